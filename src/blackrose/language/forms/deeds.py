"""What mages do, as something to wait for: healing, converting, attacking, aiming, summoning, the crown."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import TriggerForm, Values, Way, Wrong, some_spells
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import ModelRef
from blackrose.language.tree.words import Thing
from blackrose.language.vocabulary import article


def _right_article(values: Values) -> Wrong | None:
    first = (*values["elements"], *values["types"], "spell")[0]
    wanted = article(first)
    return None if values["a"] == wanted else Wrong((f'"{wanted}"',), values["a"], field="a")


@dataclass(frozen=True, slots=True)
class Heals(PlainTrigger):
    """``you heal damage`` / ``you heal damage on another mage``"""

    on: ModelRef | None = None


HEALS = TriggerForm(
    node=Heals,
    name="verb: heal N damage",
    ways=(Way('{who:model} <heal> "damage" ["on" {on:model}]'),),
    examples=("You heal damage.",),
    en="""
        heals = damage { $on-on }
            .order = heal
            .one = heals
    """,
    de="""
        heals = Schaden { $on-upon }
            .you = heilst
            .one = heilt
    """,
    ru="""
        heals = урон { $on-at }
            .you = исцеляете
            .one = исцеляет
    """,
)


@dataclass(frozen=True, slots=True)
class Converts(PlainTrigger):
    """``you convert damage on another mage`` / ``you convert instability``"""

    thing: Thing
    on: ModelRef | None = None


CONVERTS = TriggerForm(
    node=Converts,
    ways=(
        Way(
            '{who:model} <convert> "damage" ["on" {on:model}]',
            {"thing": Thing.DAMAGE},
            name="verb: convert N damage",
        ),
        Way(
            '{who:model} <convert> "instability"',
            {"thing": Thing.INSTABILITY},
            key="converts-instability",
            name="verb: convert N instability",
        ),
    ),
    examples=("You convert damage on another mage.", "You convert instability."),
    en="""
        converts = damage { $on-on }
            .order = convert
            .one = converts
        converts-instability = instability
            .order = convert
            .one = converts
    """,
    de="""
        converts = Schaden { $on-upon }
            .you = konvertierst
            .one = konvertiert
        converts-instability = Instabilität
            .you = konvertierst
            .one = konvertiert
    """,
    ru="""
        converts = урон { $on-at }
            .you = заменяете
            .one = заменяет
        converts-instability = нестабильность
            .you = заменяете
            .one = заменяет
    """,
)


@dataclass(frozen=True, slots=True)
class Attacks(PlainTrigger):
    """``you perform a physical attack on another mage`` / ``another model performs a physical attack on
    you``: what an evocation does, its controller does too
    """

    on: ModelRef


ATTACKS = TriggerForm(
    node=Attacks,
    name="verb: perform a physical attack",
    ways=(Way('{who:model} <perform> <=a> "physical" "attack" "on" {on:model}'),),
    examples=("You perform a physical attack on another mage.",),
    en="""
        attacks = a physical attack { $on-on }
            .order = perform
            .one = performs
    """,
    de="""
        attacks = { $on-acc } physisch
            .you = greifst
            .one = greift
            .particle = an
    """,
    ru="""
        attacks = физическую атаку по { $on-dat }
            .you = проводите
            .one = проводит
    """,
)


@dataclass(frozen=True, slots=True)
class Aims(PlainTrigger):
    """``another mage aims a combat spell at you``: at the model, or at the room in which it stands"""

    at: ModelRef
    elements: tuple[str, ...] = ()
    types: tuple[str, ...] = ()


AIMS = TriggerForm(
    node=Aims,
    name="verb: aim a spell at somebody",
    ways=(
        Way('{who:model} <aim> {a:article} {elements} {types} "spell" "at" {at:model}', check=_right_article),
    ),
    also=some_spells,
    examples=("Another mage aims a combat spell at you.",),
    en="""
        aims = { $vowel } { $elements } { $types } spell at { $at }
            .order = aim
            .one = aims
    """,
    de="""
        aims = mit einem { such-spells } auf { $at-acc } oder { $at-room-acc }
            .you = zielst
            .one = zielt
    """,
    ru="""
        aims = заклинанием { such } в { $at-acc } или { $at-room-acc }
            .you = целитесь
            .one = целится
    """,
)


@dataclass(frozen=True, slots=True)
class Summons(PlainTrigger):
    """``you summon an undead``: it came into play"""

    whom: ModelRef


SUMMONS = TriggerForm(
    node=Summons,
    name="verb: summon N of a kind",
    ways=(Way("{who:model} <summon> {whom:model}"),),
    examples=("You summon an evocation.",),
    en="""
        summons = { $whom }
            .order = summon
            .one = summons
    """,
    de="""
        summons = { $whom-acc }
            .you = beschwörst
            .one = beschwört
    """,
    ru="""
        summons = { $whom-acc }
            .you = призываете
            .one = призывает
    """,
)


@dataclass(frozen=True, slots=True)
class GetsCrown(PlainTrigger):
    """``you get the crown``: from somebody else"""


GETS_CROWN = TriggerForm(
    node=GetsCrown,
    name="verb: get the crown",
    ways=(Way('{who:model} <get> "the" "crown"'),),
    examples=("You get the crown.",),
    en="""
        gets-crown = the crown
            .order = get
            .one = gets
    """,
    de="""
        gets-crown = das Kronenplättchen
            .you = erhältst
            .one = erhält
    """,
    ru="""
        gets-crown = корону
            .you = получаете
            .one = получает
    """,
)
