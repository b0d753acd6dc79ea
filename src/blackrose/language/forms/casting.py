"""Spells while they are resolved: those that reach somebody, and what changes them."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import (
    ClauseForm,
    Manner,
    Need,
    Occasion,
    TriggerForm,
    Values,
    Way,
    Wrong,
    some_spells,
)
from blackrose.language.tree.base import Clause
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import RoomFilter, Target
from blackrose.language.vocabulary import article

_THAT_SPELL = Need("that spell", Occasion.SPELL)


_ANSWERED = "verb: ignore, cancel or redirect that spell"


def _right_article(values: Values) -> Wrong | None:
    wanted = article([*values["elements"], *values["types"], "spell"][0])
    return None if values["a"] == wanted else Wrong((f'"{wanted}"',), values["a"], field="a")


@dataclass(frozen=True, slots=True)
class SpellReaches(PlainTrigger):
    """``a spell reaches you``: another mage's spell, not a forgotten one, would do something
    to you as things stand
    """


SPELL_REACHES = TriggerForm(
    node=SpellReaches,
    name="verb: a spell reaches somebody",
    ways=(Way('<=a> "spell" <reach=reaches> {who:model}', subject="a-spell"),),
    gives=frozenset({Occasion.SPELL}),
    examples=("A spell reaches you.",),
    key="reaches",
    en="""
        reaches = { $who }
            .order = reach
            .one = reaches
        a-spell = a spell
            .agrees = one
            .gender = n
    """,
    de="""
        reaches = { $who-acc }
            .one = erreicht
        a-spell = ein Zauber
            .agrees = one
            .gender = m
    """,
    ru="""
        reaches = { $who-acc }
            .one = затрагивает
        a-spell = заклинание
            .agrees = one
            .gender = n
    """,
)


@dataclass(frozen=True, slots=True)
class IgnoreSpell(Clause):
    """``Ignore that spell.``: it does not touch you; others it does."""


IGNORE_SPELL = ClauseForm(
    node=IgnoreSpell,
    name=_ANSWERED,
    ways=(Way('"ignore" "that" "spell"'),),
    manner=Manner.ORDER,
    needs=_THAT_SPELL,
    examples=("Ignore that spell.",),
    en="""
        ignore-spell = that spell
            .order = ignore
    """,
    de="""
        ignore-spell = diesen Zauber
            .order = ignoriere
            .may = ignorieren
    """,
    ru="""
        ignore-spell = это заклинание
            .order = проигнорируйте
            .always = игнорируйте
            .may = проигнорировать
    """,
)


@dataclass(frozen=True, slots=True)
class CancelSpell(Clause):
    """``Cancel that spell.``: nobody is affected by it."""


CANCEL_SPELL = ClauseForm(
    node=CancelSpell,
    name=_ANSWERED,
    ways=(Way('"cancel" "that" "spell"'),),
    manner=Manner.ORDER,
    needs=_THAT_SPELL,
    examples=("Cancel that spell.",),
    en="""
        cancel-spell = that spell
            .order = cancel
    """,
    de="""
        cancel-spell = diesen Zauber
            .order = neutralisiere
            .may = neutralisieren
    """,
    ru="""
        cancel-spell = это заклинание
            .order = отмените
            .always = отменяйте
            .may = отменить
    """,
)


@dataclass(frozen=True, slots=True)
class RedirectSpell(Clause):
    """``Redirect that spell.``: you choose its new target among those that would have been legal."""


REDIRECT_SPELL = ClauseForm(
    node=RedirectSpell,
    name=_ANSWERED,
    ways=(Way('"redirect" "that" "spell"'),),
    manner=Manner.ORDER,
    needs=_THAT_SPELL,
    examples=("Redirect that spell.",),
    en="""
        redirect-spell = that spell
            .order = redirect
    """,
    de="""
        redirect-spell = diesen Zauber
            .order = leite
            .may = umleiten
            .particle = um
    """,
    ru="""
        redirect-spell = это заклинание
            .order = перенаправьте
            .always = перенаправляйте
            .may = перенаправить
    """,
)


@dataclass(frozen=True, slots=True)
class ResolvesSpell(PlainTrigger):
    """``you resolve a spell`` / ``a mage resolves a contingency or protection spell`` / ``you resolve a fire
    or profane spell in the Crypt``
    """

    types: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    room: RoomFilter | None = None


RESOLVES_SPELL = TriggerForm(
    node=ResolvesSpell,
    name="verb: resolve a spell",
    ways=(
        Way(
            '{who:model} <resolve> {a:article} {elements} {types} "spell" ["in" {room:in_rooms}]',
            check=_right_article,
        ),
    ),
    also=some_spells,
    examples=("You resolve a spell.",),
    en="""
        resolves-spell = { $vowel } { $elements } { $types } spell { $where }
            .order = resolve
            .one = resolves
    """,
    de="""
        resolves-spell = { $where } einen { such-spells }
            .you = führst
            .one = führt
            .particle = aus
    """,
    ru="""
        resolves-spell = заклинание { such } { $where }
            .you = применяете
            .one = применяет
    """,
)


@dataclass(frozen=True, slots=True)
class SpellsInflictMore(Clause):
    """``Combat spells of mages inflict +1 damage.`` / ``Your combat spells inflict +1 damage.``
    (``yours``)
    """

    type: str
    amount: int
    yours: bool = False


SPELLS_INFLICT_MORE = ClauseForm(
    node=SpellsInflictMore,
    name="verb: spells inflict more",
    ways=(
        Way('{type} "spells" "of" "mages" <inflict=inflict> {amount:+} "damage"', {"yours": False}),
        Way('"your" {type} "spells" <inflict=inflict> {amount:+} "damage"', {"yours": True}),
    ),
    manner=Manner.WHOLE,
    subject="spells-of",
    stands=True,
    examples=("Combat spells of mages inflict +1 damage.",),
    key="spells-inflict",
    en="""
        spells-of = { $yours ->
            [yes] your { $types } spells
           *[no] { $types } spells of mages
        }
            .agrees = many
            .gender = n
        spells-inflict = +{ $amount } damage
            .order = inflict
    """,
    de="""
        spells-of = { $yours ->
            [yes] deine { $types }zauber
           *[no] { $types }zauber von Magi
        }
            .agrees = many
            .gender = m
        spells-inflict = +{ $amount } Schaden
            .many = fügen
            .particle = zu
    """,
    ru="""
        spells-of = { $yours ->
            [yes] ваши заклинания { $types }
           *[no] заклинания { $types } всех магов
        }
            .agrees = many
            .gender = n
        spells-inflict = на { $amount } { $amount ->
            [one] урон
           *[many] урона
        } больше
            .many = наносят
    """,
)


@dataclass(frozen=True, slots=True)
class TargetBecomes(Clause):
    """``The target becomes room 2.``: in an Enhancement; the card aims so from the start."""

    kind: str
    range: int


TARGET_BECOMES = ClauseForm(
    node=TargetBecomes,
    name="verb: the target becomes another",
    ways=(Way('"becomes" {kind:becoming} {range:aim_range}'),),
    manner=Manner.STATE,
    only=Target(),
    key="becomes",
    en="""
        becomes = { $kind } { $range }
            .one = becomes
    """,
    de="""
        becomes = zu { $kind } { $range }
            .one = wird
    """,
    ru="""
        becomes = { $kind-ins } { $range }
            .one = становится
    """,
)
