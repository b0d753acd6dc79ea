"""Rules for your own physical attacks and actions while they hold."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Manner, Way
from blackrose.language.tree.base import Clause
from blackrose.language.tree.phrases import Noun

_RULE = "verb: your physical attacks and actions do more"
_ATTACKS = '"your" "physical" "attacks"'
_HERE = '"instability" "in" "your" "room"'


@dataclass(frozen=True, slots=True)
class AttacksHitAll(Clause):
    """``Your physical attacks hit each model in your room.``"""


ATTACKS_HIT_ALL = ClauseForm(
    node=AttacksHitAll,
    name=_RULE,
    ways=(Way(f'{_ATTACKS} "hit" "each" "model" "in" "your" "room"'),),
    manner=Manner.WHOLE,
    subject="your-attacks",
    stands=True,
    examples=("Your physical attacks hit each model in your room.",),
    en="""
        your-attacks = your physical attacks
            .agrees = many
            .gender = n
        attacks-hit-all = each model in your room
            .order = hit
    """,
    de="""
        your-attacks = deine physischen Angriffe
            .agrees = many
            .gender = m
        attacks-hit-all = jede Figur in deinem Raum
            .many = treffen
    """,
    ru="""
        your-attacks = ваши физические атаки
            .agrees = many
            .gender = f
        attacks-hit-all = каждую фигурку в вашей комнате
            .many = поражают
    """,
)


@dataclass(frozen=True, slots=True)
class AttacksPlace(Clause):
    """``Your physical attacks place 1 instability in your room.``"""

    amount: int


ATTACKS_PLACE = ClauseForm(
    node=AttacksPlace,
    name=_RULE,
    ways=(Way(f"{_ATTACKS} <place=place> {{amount:1..}} {_HERE}"),),
    manner=Manner.WHOLE,
    subject="your-attacks",
    stands=True,
    examples=("Your physical attacks place 1 instability in your room.",),
    en="""
        attacks-place = { $amount } instability in your room
            .order = place
    """,
    de="""
        attacks-place = { $amount } Instabilität in deinem Raum
            .many = verursachen
    """,
    ru="""
        attacks-place = { $amount } { $amount ->
            [one] фишку
            [few] фишки
           *[many] фишек
        } нестабильности в вашу комнату
            .many = помещают
    """,
)


@dataclass(frozen=True, slots=True)
class AttacksInstead(Clause):
    """``Your physical attacks may place 2 instability in your room instead of damage.``"""

    amount: int


ATTACKS_INSTEAD = ClauseForm(
    node=AttacksInstead,
    name=_RULE,
    ways=(Way(f'{_ATTACKS} "may" <place=place> {{amount:1..}} {_HERE} "instead of damage"'),),
    manner=Manner.WHOLE,
    subject="at-your-attacks",
    stands=True,
    examples=("Your physical attacks may place 2 instability in your room instead of damage.",),
    en="""
        at-your-attacks = your physical attacks
            .agrees = many
            .gender = n
        attacks-instead = place { $amount } instability in your room instead of damage
            .order = may
    """,
    de="""
        at-your-attacks = bei deinen physischen Angriffen
            .agrees = many
            .gender = m
        attacks-instead = statt Schaden { $amount } Instabilität in deinem Raum verursachen
            .many = darfst du
    """,
    ru="""
        at-your-attacks = при физической атаке
            .agrees = many
            .gender = f
        attacks-instead = вместо урона поместить { $amount } { $amount ->
            [one] фишку
            [few] фишки
           *[many] фишек
        } нестабильности в свою комнату
            .many = вы можете
    """,
)


@dataclass(frozen=True, slots=True)
class AttacksSpend(Clause):
    """``Your physical attacks may remove 1 instability in your room for +1 damage.``"""

    amount: int
    more: int


ATTACKS_SPEND = ClauseForm(
    node=AttacksSpend,
    name=_RULE,
    ways=(Way(f'{_ATTACKS} "may" <remove=remove> {{amount:1..}} {_HERE} "for" {{more:+}} "damage"'),),
    manner=Manner.WHOLE,
    subject="at-your-attacks",
    stands=True,
    examples=("Your physical attacks may remove 1 instability in your room for +1 damage.",),
    en="""
        attacks-spend = remove { $amount } instability in your room for +{ $more } damage
            .order = may
    """,
    de="""
        attacks-spend = für +{ $more } Schaden { $amount } Schadensmarker aus deinem Raum entfernen
            .many = darfst du
    """,
    ru="""
        attacks-spend = убрать { $amount } { $amount ->
            [one] фишку
            [few] фишки
           *[many] фишек
        } нестабильности из своей комнаты, чтобы нанести на { $more } { $more ->
            [one] урон
           *[many] урона
        } больше
            .many = вы можете
    """,
)


@dataclass(frozen=True, slots=True)
class StrengthIs(Clause):
    """``Your Strength is 3.``: whatever your card says; raises come on top."""

    value: int


STRENGTH_IS = ClauseForm(
    node=StrengthIs,
    name=_RULE,
    ways=(Way('"your" <=Strength> <are=is> {value:0..}'),),
    manner=Manner.WHOLE,
    subject="your-strength",
    stands=True,
    examples=("Your Strength is 3.",),
    en="""
        your-strength = your Strength
            .agrees = one
            .gender = n
        strength-is = { $value }
            .order = are
            .one = is
    """,
    de="""
        your-strength = dein Angriffswert
            .agrees = one
            .gender = m
        strength-is = { $value }
            .one = ist
    """,
    ru="""
        your-strength = ваша сила
            .agrees = one
            .gender = f
        strength-is = { $value }
            .one = равна
    """,
)


@dataclass(frozen=True, slots=True)
class CombineActions(Clause):
    """``Your physical actions combine moves with attacks.``: each of them has both."""


COMBINE_ACTIONS = ClauseForm(
    node=CombineActions,
    name=_RULE,
    ways=(Way('"your" "physical" "actions" "combine" <move=moves> "with" "attacks"'),),
    manner=Manner.WHOLE,
    subject="your-actions",
    stands=True,
    examples=("Your physical actions combine moves with attacks.",),
    en="""
        your-actions = your physical actions
            .agrees = many
            .gender = n
        combine-actions = moves with attacks
            .order = combine
    """,
    de="""
        your-actions = deine physischen Aktionen
            .agrees = many
            .gender = f
        combine-actions = Bewegungen mit Angriffen
            .many = verbinden
    """,
    ru="""
        your-actions = ваши физические действия
            .agrees = many
            .gender = n
        combine-actions = передвижение с атакой
            .many = сочетают
    """,
)


@dataclass(frozen=True, slots=True)
class Become(Clause):
    """``Become 1 Abomination until the end of the round.``: a mage and an evocation at once, with the Speed
    and the Strength of its card.
    """

    noun: Noun


BECOME = ClauseForm(
    node=Become,
    name="verb: become an evocation",
    ways=(Way('"become" {=1} {noun} "until the end of the round"'),),
    manner=Manner.ORDER,
    en="""
        become = 1 { $noun } { until-round }
            .order = become
    """,
    de="""
        become = { until-round } zu { $noun-gender ->
            [f] einer
           *[m] einem
        } { $noun-dat }
            .order = werde
            .may = werden
    """,
    ru="""
        become = { until-round } { $noun-ins }
            .order = станьте
            .always = становитесь
            .may = стать
    """,
)
