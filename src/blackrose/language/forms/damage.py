"""Damage: inflicted and suffered, and what it sets off."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import NARROWED, ClauseForm, Done, Manner, Occasion, TriggerForm, Unsaid, Way
from blackrose.language.tree.base import Clause
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import Actor, Amount, ModelRef, RoomRef


def _narrowed(flag: bool) -> tuple[str, ...]:
    return (NARROWED,) if flag else ()


def _also_inflict(node: Inflict) -> tuple[str, ...]:
    quiet = node.quiet or node.unsprung or node.unguarded
    found = ("verb: damage that triggers nothing",) if quiet else ()
    return (*found, "verb: damage until the end of the round") if node.for_round else found


@dataclass(frozen=True, slots=True)
class Inflict(Clause):
    """``Inflict 3 damage.`` (on the target) / ``The Black Rose inflicts 2 damage on each mage.``

    On a room phrase (``inflict 2 damage in a room 2 from you``) it hits every opposing model there.
    ``quiet`` damage (``inflict 1 damage that triggers nothing``) sets off no trap, protection or text in
    force, ``unsprung`` damage (``inflict 1 damage that triggers no traps or protections``) only the last,
    ``unguarded`` damage (``… that triggers no protections``) no protection. What is inflicted ``for_round``
    (``inflict 8 damage until the end of the round``) is taken back in clean-up, as far as it is
    still there.
    """

    actor: Actor
    amount: Amount
    on: ModelRef | RoomRef | None = None
    quiet: bool = False
    unsprung: bool = False
    unguarded: bool = False
    for_round: bool = False


INFLICT = ClauseForm(
    node=Inflict,
    name="verb: inflict N damage",
    ways=(
        Way(
            '<inflict> {amount} "damage" {quiet? "that triggers nothing"}'
            ' {unsprung? "that triggers no traps or protections"} {unguarded? "that triggers no protections"}'
            ' [{on:struck}] {each} {for_round? "until the end of the round"}',
            unsaid={"on": Unsaid.TARGET},
        ),
    ),
    also=_also_inflict,
    does=Done.HURT,
    examples=(
        "Inflict 3 damage.",
        "Inflict 1 damage on each mage.",
        "Inflict 1 damage for every 2 damage on you, up to 3.",
        "Inflict 2 damage plus 1 for each damage on it.",
        "Inflict 1 damage that triggers nothing.",
        "Inflict 1 damage that triggers no traps or protections.",
        "Inflict 3 damage that triggers no protections.",
        "Inflict 8 damage until the end of the round.",
    ),
    en="""
        inflict = { quantity } damage { $quiet ->
            [yes] that triggers nothing
           *[no] { "" }
        } { $unsprung ->
            [yes] that triggers no traps or protections
           *[no] { "" }
        } { $unguarded ->
            [yes] that triggers no protections
           *[no] { "" }
        } { $on-on } { $where } { $each }{ $cap } { $for_round ->
            [yes] { until-round }
           *[no] { "" }
        }
            .order = inflict
            .one = inflicts
    """,
    de="""
        inflict = { $on-dat } { $where } { $each } { damage }
            .order = füge
            .one = fügt
            .may = zufügen
            .particle = zu
            .tail = { $cap }{ $for_round ->
                [yes] , der nur { until-round } bleibt
               *[no] { "" }
            }{ $quiet ->
                [yes] , ohne etwas auszulösen
               *[no] { "" }
            }{ $unsprung ->
                [yes] , ohne Fallen oder Schutzzauber auszulösen
               *[no] { "" }
            }{ $unguarded ->
                [yes] , ohne Schutzzauber auszulösen
               *[no] { "" }
            }
    """,
    ru="""
        inflict = { on-dat-early } { $where-early } { damage } { on-dat-late } { $where-late } { $each }{
            $cap
        }{ $for_round ->
            [yes] , который остаётся только { until-round }
           *[no] { "" }
        }{ $quiet ->
            [yes] , не вызывая срабатываний
           *[no] { "" }
        }{ $unsprung ->
            [yes] , не вызывая срабатывания ловушек и защиты
           *[no] { "" }
        }{ $unguarded ->
            [yes] , не вызывая срабатывания защиты
           *[no] { "" }
        }
            .order = нанесите
            .always = наносите
            .one = наносит
            .may = нанести
    """,
)


@dataclass(frozen=True, slots=True)
class Inflicts(PlainTrigger):
    """``the target inflicts damage on you`` / ``another model inflicts damage`` / ``another mage inflicts
    the last damage on a mage`` (``last``: the bar is full) / ``the target inflicts damage in person``
    (``in_person``: by a spell or a physical action, not by an evocation) / ``you inflict or heal damage on
    an evocation`` (``or_heals``)
    """

    on: ModelRef | None = None
    last: bool = False
    in_person: bool = False
    or_heals: bool = False


INFLICTS = TriggerForm(
    node=Inflicts,
    name="verb: inflict N damage",
    ways=(
        Way(
            '{who:model} <inflict> {last? "the" "last"} "damage" {in_person? "in person"} ["on" {on:model}]',
            {"or_heals": False},
        ),
        Way(
            '{who:model} <inflict> "or" <heal> {last? "the" "last"} "damage" {in_person? "in person"}'
            ' ["on" {on:model}]',
            {"or_heals": True},
            key="inflicts-or-heals",
        ),
    ),
    also=lambda node: _narrowed(node.last or node.in_person),
    gives=frozenset({Occasion.DAMAGE}),
    en="""
        inflicts = { hit }
            .order = inflict
            .one = inflicts
        inflicts-or-heals = { hit }
            .order = inflict or heal
            .one = inflicts or heals
        hit = { $last ->
            [yes] the last
           *[no] { "" }
        } damage { $in_person ->
            [yes] in person
           *[no] { "" }
        } { $on-on }
    """,
    de="""
        inflicts = { $on-dat } { in-person } { hit }
            .you = fügst
            .one = fügt
            .particle = zu
        inflicts-or-heals = { $on-dat } { in-person } { hit }
            .you = fügst
            .one = fügt
            .particle = zu
            .tail = oder { $place ->
                [sub] Schaden { from-them } { heals-them }
               *[main] { heals-them } Schaden { from-them }
            }
        heals-them = { $subject-agrees ->
            [you] heilst
           *[one] heilt
        }
        from-them = { $on-gender ->
            [f] von ihr
           *[m] von ihm
        }
        hit = { $last ->
            [yes] den letzten
           *[no] { "" }
        } Schaden
        in-person = { $in_person ->
            [yes] persönlich
           *[no] { "" }
        }
    """,
    ru="""
        inflicts = { on-dat-early } { hit } { on-dat-late }
            .you = { in-person } наносите
            .one = { in-person } наносит
        inflicts-or-heals = { on-dat-early } { hit } { on-dat-late } или { $subject-agrees ->
            [you] исцеляете
           *[one] исцеляет
        } его
            .you = { in-person } наносите
            .one = { in-person } наносит
        hit = { $last ->
            [yes] последний
           *[no] { "" }
        } урон
        in-person = { $in_person ->
            [yes] лично
           *[no] { "" }
        }
    """,
)


@dataclass(frozen=True, slots=True)
class SufferBlack(Clause):
    """``Pain 2.`` (``keyword``) / ``You may suffer 1 black damage.``: the Black Rose inflicts it on you."""

    amount: Amount
    keyword: bool = False


SUFFER_BLACK = ClauseForm(
    node=SufferBlack,
    name="verb: suffer N black damage",
    ways=(
        Way('"pain" {amount} {each}', {"keyword": True}, key="pain", whole=True),
        Way('<suffer> {amount} "black damage" {each}', {"keyword": False}),
    ),
    manner=Manner.ORDER,
    does=Done.HURT,
    examples=("Pain 2.", "Suffer 1 black damage."),
    en="""
        pain = pain { quantity } { $each }{ $cap }
        suffer-black = { quantity } black damage { $each }{ $cap }
            .order = suffer
    """,
    de="""
        pain = Schmerz { quantity } { $each }{ $cap }
        suffer-black = { $each } { damage } der Black Rose
            .order = erleide
            .may = erleiden
            .tail = { $cap }
    """,
    ru="""
        pain = боль { quantity } { $each }{ $cap }
        suffer-black = { $quantity ->
            [all] весь чёрный урон
           *[some] { $count } { $count ->
                [one] чёрный урон
               *[many] чёрного урона
            }
        } { $each }{ $cap }
            .order = получите
            .always = получайте
            .may = получить
    """,
)


@dataclass(frozen=True, slots=True)
class Suffers(PlainTrigger):
    """``you suffer damage`` / ``you suffer black damage``"""

    black: bool = False


SUFFERS = TriggerForm(
    node=Suffers,
    name="verb: suffer damage",
    ways=(
        Way('{who:model} <suffer> "damage"', {"black": False}),
        Way('{who:model} <suffer> "black damage"', {"black": True}),
    ),
    also=lambda node: _narrowed(node.black),
    gives=frozenset({Occasion.DAMAGE}),
    examples=("You suffer damage.",),
    en="""
        suffers = { $black ->
            [yes] black
           *[no] { "" }
        } damage
            .order = suffer
            .one = suffers
    """,
    de="""
        suffers = { $black ->
            [yes] schwarzen
           *[no] { "" }
        } Schaden
            .you = erleidest
            .one = erleidet
    """,
    ru="""
        suffers = { $black ->
            [yes] чёрный
           *[no] { "" }
        } урон
            .you = получаете
            .one = получает
    """,
)
