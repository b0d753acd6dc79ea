"""What a mage still has: Ready spells, physical action tokens, the crown; and how much damage lies where."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import COUNTED, FactForm, Way
from blackrose.language.tree.base import Fact


@dataclass(frozen=True, slots=True)
class HasReady(Fact):
    """``you have at least 2 Ready spells`` / ``you have no Ready spells`` (``count`` 0)"""

    count: int


HAS_READY = FactForm(
    node=HasReady,
    name=COUNTED,
    ways=(
        Way('"at least" {count:1..} "Ready" #spell'),
        Way('"no" "Ready" <=spells>', {"count": 0}),
    ),
    examples=("You have no Ready spells.",),
    en="""
        has-ready = { $count ->
            [0] no Ready spells
            [one] at least { $count } Ready spell
           *[other] at least { $count } Ready spells
        }
            .verb = have
    """,
    de="""
        has-ready = { $count ->
            [0] keine vorbereiteten Zauber
            [one] mindestens { $count } vorbereiteten Zauber
           *[other] mindestens { $count } vorbereitete Zauber
        }
            .verb = hast
    """,
    ru="""
        has-ready = { $count ->
            [0] нет заготовленных заклинаний
            [one] хотя бы { $count } заготовленное заклинание
            [few] хотя бы { $count } заготовленных заклинания
           *[many] хотя бы { $count } заготовленных заклинаний
        }
            .verb = { "" }
    """,
)


@dataclass(frozen=True, slots=True)
class HasTokens(Fact):
    """``you have at least 2 physical action tokens`` / ``you have no physical action token`` (``count`` 0)"""

    count: int


HAS_TOKENS = FactForm(
    node=HasTokens,
    name=COUNTED,
    ways=(
        Way('"at least" {count:1..} "physical" "action" #token'),
        Way('"no" "physical" "action" <=tokens>', {"count": 0}),
    ),
    examples=("You have no physical action tokens.",),
    en="""
        has-tokens = { $count ->
            [0] no physical action tokens
            [one] at least { $count } physical action token
           *[other] at least { $count } physical action tokens
        }
            .verb = have
    """,
    de="""
        has-tokens = { $count ->
            [0] keine Aktionsplättchen
           *[other] mindestens { $count } Aktionsplättchen
        } übrig
            .verb = hast
    """,
    ru="""
        has-tokens = { $count ->
            [0] не осталось жетонов физических действий
            [one] остался хотя бы { $count } жетон физического действия
            [few] осталось хотя бы { $count } жетона физических действий
           *[many] осталось хотя бы { $count } жетонов физических действий
        }
            .verb = { "" }
    """,
)


@dataclass(frozen=True, slots=True)
class HasCrown(Fact):
    """``you have the crown``"""


HAS_CROWN = FactForm(
    node=HasCrown,
    name="condition: you have the crown",
    ways=(Way('"the" "crown"'),),
    examples=("You have the crown.",),
    en="""
        has-crown = the crown
            .verb = have
    """,
    de="""
        has-crown = das Kronenplättchen
            .verb = hast
    """,
    ru="""
        has-crown = корона
            .verb = { "" }
    """,
)


@dataclass(frozen=True, slots=True)
class HasDamage(Fact):
    """``you have at least 5 damage``"""

    count: int


HAS_DAMAGE = FactForm(
    node=HasDamage,
    name=COUNTED,
    ways=(Way('"at least" {count:1..} "damage"'),),
    examples=("You have at least 5 damage.",),
    en="""
        has-damage = at least { $count } damage
            .verb = have
    """,
    de="""
        has-damage = mindestens { $count } Schaden
            .verb = hast
    """,
    ru="""
        has-damage = хотя бы { $count } { $count ->
            [one] фишка
            [few] фишки
           *[many] фишек
        } урона
            .verb = { "" }
    """,
)


@dataclass(frozen=True, slots=True)
class HasDamageOn(Fact):
    """``you have damage on at least 2 other mages``: cubes of yours lie on them"""

    count: int


HAS_DAMAGE_ON = FactForm(
    node=HasDamageOn,
    name=COUNTED,
    ways=(Way('"damage" "on" "at least" {count:1..} "other" #mage'),),
    examples=("You have damage on at least 2 other mages.",),
    en="""
        has-damage-on = damage on at least { $count } other { $count ->
            [one] mage
           *[other] mages
        }
            .verb = have
    """,
    de="""
        has-damage-on = Schaden auf mindestens { $count } anderen Magi
            .verb = hast
    """,
    ru="""
        has-damage-on = есть урон хотя бы на { $count } { $count ->
            [one] другом маге
           *[many] других магах
        }
            .verb = { "" }
    """,
)
