"""Damage that lies on models: healed, moved and counted."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import (
    COUNTED,
    NARROWED,
    UP_TO,
    ClauseForm,
    CountForm,
    Done,
    FactForm,
    Manner,
    Need,
    Occasion,
    Way,
)
from blackrose.language.tree.base import Clause, Countable, Fact
from blackrose.language.tree.phrases import Actor, Amount, ModelRef

_THAT_DAMAGE = Need("that damage", Occasion.DAMAGE)


def _narrowed(flag: bool) -> tuple[str, ...]:
    return (NARROWED,) if flag else ()


@dataclass(frozen=True, slots=True)
class Heal(Clause):
    """``Heal 6 damage.`` (on you) / ``Heal 1 damage on it.`` / ``Heal all damage that is not black on each
    mage.`` (``not_black``)
    """

    actor: Actor
    amount: Amount
    on: ModelRef | None = None
    not_black: bool = False


HEAL = ClauseForm(
    node=Heal,
    name="verb: heal N damage",
    ways=(Way('<heal> {amount} "damage" {not_black? "that is not black"} ["on" {on:healed}] {each}'),),
    also=lambda node: _narrowed(node.not_black),
    does=Done.HEALED,
    examples=("Heal 6 damage.", "Heal all damage on it."),
    en="""
        heal = { quantity } damage { $not_black ->
            [yes] that is not black
           *[no] { "" }
        } { $on-on } { $each }{ $cap }
            .order = heal
            .one = heals
    """,
    de="""
        heal = { $each } { damage } { $not_black ->
            [yes] außer schwarzem
           *[no] { "" }
        } { $on-from }
            .order = heile
            .one = heilt
            .may = heilen
            .tail = { $cap }
    """,
    ru="""
        heal = { $not_black ->
            [yes] { $on-at }
           *[no] { on-at-early }
        } { damage } { $not_black ->
            [yes] , кроме чёрного
           *[no] { on-at-late }
        } { $each }{ $cap }
            .order = исцелите
            .always = исцеляйте
            .one = исцеляет
            .may = исцелить
    """,
)


@dataclass(frozen=True, slots=True)
class TransferDamage(Clause):
    """``Move 1 of that damage to this evocation.`` / ``Move all of that damage to one of your evocations.``

    The cubes just suffered go, in their colour, to a model that has room for them.
    """

    amount: Amount
    to: ModelRef


TRANSFER_DAMAGE = ClauseForm(
    node=TransferDamage,
    name="verb: move that damage",
    ways=(Way('<move> {amount} "of" "that" "damage" "to" {to:model} {each}'),),
    manner=Manner.ORDER,
    of_avatar=True,
    needs=_THAT_DAMAGE,
    examples=("Move 1 of that damage to this evocation.",),
    en="""
        transfer-damage = { quantity } of that damage to { $to } { $each }{ $cap }
            .order = move
            .one = moves
    """,
    de="""
        transfer-damage = { $each } { $quantity ->
            [all] diesen gesamten Schaden
           *[some] davon { $count } Schaden
        } auf { $to-acc }
            .order = übertrage
            .one = überträgt
            .may = übertragen
            .tail = { $cap }
    """,
    ru="""
        transfer-damage = { $quantity ->
            [all] весь этот урон
           *[some] { $count } { $count ->
                [one] фишку
                [few] фишки
               *[many] фишек
            } этого урона
        } на { $to-acc } { $each }{ $cap }
            .order = переложите
            .always = перекладывайте
            .one = перекладывает
            .may = переложить
    """,
)


@dataclass(frozen=True, slots=True)
class ShiftDamage(Clause):
    """``Move up to 2 damage from you to the target.``: cubes go, in their colours, to another bar."""

    most: int
    source: ModelRef
    to: ModelRef


SHIFT_DAMAGE = ClauseForm(
    node=ShiftDamage,
    name="verb: move damage to a model",
    ways=(Way('<move> "up to" {most:0..} "damage" "from" {source:model} "to" {to:model}'),),
    manner=Manner.ORDER,
    of_avatar=True,
    also=lambda _: (UP_TO,),
    does=Done.SHIFTED,
    examples=("Move up to 2 damage from you to the target.",),
    en="""
        shift-damage = up to { $most } damage from { $source } to { $to }
            .order = move
            .one = moves
    """,
    de="""
        shift-damage = bis zu { $most } Schaden { $source-from } auf { $to-acc }
            .order = übertrage
            .one = überträgt
            .may = übertragen
    """,
    ru="""
        shift-damage = до { $most } { $most ->
            [one] фишки
           *[many] фишек
        } урона с { $source-gen } на { $to-acc }
            .order = переложите
            .always = перекладывайте
            .one = перекладывает
            .may = переложить
    """,
)


@dataclass(frozen=True, slots=True)
class DamageOn(Countable):
    """Counts the damage on a model: ``damage on you``; ``black`` only the Black Rose's: ``black damage on
    you``.
    """

    who: ModelRef
    black: bool = False


DAMAGE_ON = CountForm(
    node=DamageOn,
    name=COUNTED,
    ways=(
        Way('"damage" "on" {who:model}', {"black": False}),
        Way('"black damage" "on" {who:model}', {"black": True}),
    ),
    also=lambda node: _narrowed(node.black),
    key="each-damage",
    en="""
        each-damage = for { every } { $black ->
            [yes] black
           *[no] { "" }
        } damage { $who-on }
    """,
    de="""
        each-damage = für { $every ->
            [1] jeden { $black ->
                [yes] schwarzen
               *[no] { "" }
            } Schaden
           *[other] je { $every } { $black ->
                [yes] schwarze Schadensmarker
               *[no] Schaden
            }
        } { $who-upon }
    """,
    ru="""
        each-damage = за { $every ->
            [1] каждую { $black ->
                [yes] чёрную
               *[no] { "" }
            } фишку
           *[other] каждые { $every } { $every ->
                [few] { $black ->
                    [yes] чёрные
                   *[no] { "" }
                } фишки
               *[many] { $black ->
                    [yes] чёрных
                   *[no] { "" }
                } фишек
            }
        } урона { $who-at }
    """,
)


@dataclass(frozen=True, slots=True)
class Suffered(Countable):
    """Counts the damage that set this off and still lies there: ``damage suffered``."""


SUFFERED = CountForm(
    node=Suffered,
    name="amount: damage suffered",
    ways=(Way('"damage" "suffered"'),),
    needs=Need("damage suffered", Occasion.DAMAGE),
    key="each-suffered",
    en="""
        each-suffered = for { every } damage suffered
    """,
    de="""
        each-suffered = für { $every ->
            [1] jeden erlittenen Schaden
           *[other] je { $every } erlittene Schaden
        }
    """,
    ru="""
        each-suffered = за { $every ->
            [1] каждую полученную фишку
           *[other] каждые { $every } { $every ->
                [one] полученную фишку
                [few] полученные фишки
               *[many] полученных фишек
            }
        } урона
    """,
)


@dataclass(frozen=True, slots=True)
class HasNoDamage(Fact):
    """``you have no damage``"""


HAS_NO_DAMAGE = FactForm(
    node=HasNoDamage,
    name=COUNTED,
    ways=(Way('"no" "damage"'),),
    en="""
        has-no-damage = no damage
            .verb = have
    """,
    de="""
        has-no-damage = keinen Schaden
            .verb = hast
    """,
    ru="""
        has-no-damage = нет урона
            .verb = { "" }
    """,
)


@dataclass(frozen=True, slots=True)
class TargetHurt(Fact):
    """``the target has at least 2 damage``"""

    count: int


TARGET_HURT = FactForm(
    node=TargetHurt,
    name=COUNTED,
    ways=(Way('"the" "target" <have=has> "at least" {count:1..} "damage"'),),
    of="target",
    examples=("If the target has at least 2 damage, gain 1 power.",),
    en="""
        target-hurt = at least { $count } damage
            .verb = has
    """,
    de="""
        target-hurt = mindestens { $count } Schaden
            .verb = hat
    """,
    ru="""
        target-hurt = хотя бы { $count } { $count ->
            [one] фишка
            [few] фишки
           *[many] фишек
        } урона
            .verb = { "" }
    """,
)
