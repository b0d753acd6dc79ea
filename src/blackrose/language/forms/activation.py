"""Models that activate, and what they have while they do."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, CountForm, Manner, Occasion, TriggerForm, Way
from blackrose.language.tree.base import Clause, Countable
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import Bonus, ModelRef, Models

_ACTIVATES = "verb: a model activates"


@dataclass(frozen=True, slots=True)
class Activate(Clause):
    """``It activates.`` / ``One of your evocations activates under your control with +1 Strength.``"""

    who: ModelRef
    controlled: bool = False
    bonus: Bonus | None = None
    second: Bonus | None = None  # "with +1 Strength and +1 Speed"


ACTIVATE = ClauseForm(
    node=Activate,
    name=_ACTIVATES,
    ways=(Way('<activate> {controlled? "under" "your" "control"} ["with" {bonus:bonuses}]'),),
    manner=Manner.STATE,
    also=lambda node: ("verb: activates under your control",) if node.controlled else (),
    examples=(
        "It activates.",
        "It activates under your control with +1 Strength.",
        "One of your evocations activates under your control.",
    ),
    en="""
        activate = { $controlled ->
            [yes] under your control
           *[no] { "" }
        } { $bonus-with }
            .order = activate
            .one = activates
    """,
    de="""
        activate = { $subject-acc } { $controlled ->
            [yes] unter deiner Kontrolle
           *[no] { "" }
        } { $bonus-with }
            .order = erwecke
            .you = erweckst
            .one = wird
            .may = erwecken
            .asked = yes
            .told = { $controlled ->
                [yes] unter deiner Kontrolle
               *[no] { "" }
            } { $bonus-with } erweckt
    """,
    ru="""
        activate = { $controlled ->
            [yes] под вашим контролем
           *[no] { "" }
        } { $bonus-with }
            .you = активируетесь
            .one = активируется
            .many = активируются
            .may = активироваться
    """,
)


@dataclass(frozen=True, slots=True)
class Activates(PlainTrigger):
    """``this evocation activates``"""


ACTIVATES = TriggerForm(
    node=Activates,
    name=_ACTIVATES,
    ways=(Way("{who:model} <activate>", not_you=True),),
    gives=frozenset({Occasion.ROOM}),
    examples=("This evocation activates.",),
    en="""
        activates = { "" }
            .order = activate
            .one = activates
    """,
    de="""
        activates = erweckt
            .you = wirst
            .one = wird
    """,
    ru="""
        activates = { "" }
            .you = активируетесь
            .one = активируется
    """,
)


@dataclass(frozen=True, slots=True)
class EndActivation(Clause):
    """``The activation of the target ends.``"""

    who: ModelRef


END_ACTIVATION = ClauseForm(
    node=EndActivation,
    name="verb: an activation ends",
    ways=(Way('"the" "activation" "of" {who:model} "ends"'),),
    manner=Manner.WHOLE,
    subject="activation-of",
    examples=("The activation of the target ends.",),
    key="ends",
    en="""
        activation-of = the activation of { $who }
            .agrees = one
            .gender = n
        ends = { "" }
            .one = ends
    """,
    de="""
        activation-of = die Erweckung { $who-gen }
            .agrees = one
            .gender = f
        ends = { "" }
            .one = endet
    """,
    ru="""
        activation-of = активация { $who-gen }
            .agrees = one
            .gender = f
        ends = { "" }
            .one = заканчивается
    """,
)


@dataclass(frozen=True, slots=True)
class Has(Clause):
    """``Your evocations have +1 Strength.`` / ``It has +1 Strength until the end of the activation.``"""

    who: ModelRef
    bonus: Bonus
    until_activation_ends: bool = False


HAS = ClauseForm(
    node=Has,
    name="verb: a model has a raise",
    ways=(Way('<have> {bonus} {until_activation_ends? "until" "the" "end" "of" "the" "activation"}'),),
    manner=Manner.STATE,
    together=True,
    also=lambda node: ("frame: until the end of the activation",) if node.until_activation_ends else (),
    examples=(
        "Your evocations have +1 Strength.",
        "It has +1 Strength until the end of the activation.",
    ),
    en="""
        has = { $bonus } { $until_activation_ends ->
            [yes] until the end of the activation
           *[no] { "" }
        }
            .order = have
            .one = has
    """,
    de="""
        has = { $until_activation_ends ->
            [yes] bis zum Ende der Erweckung
           *[no] { "" }
        } { $bonus }
            .you = hast
            .one = hat
            .many = haben
            .may = haben
    """,
    ru="""
        has = { $bonus } { $until_activation_ends ->
            [yes] до конца активации
           *[no] { "" }
        }
            .you = получаете
            .one = получает
            .many = получают
            .may = получить
    """,
)


@dataclass(frozen=True, slots=True)
class StrengthOf(Countable):
    """Adds up the Strength of models: ``Strength of your evocations``."""

    models: Models


STRENGTH_OF = CountForm(
    node=StrengthOf,
    name="amount: Strength of models",
    ways=(Way('<=Strength> "of" {models:together}'),),
    key="each-strength",
    en="""
        each-strength = for { every } Strength of { $models }
    """,
    de="""
        each-strength = für { $every ->
            [1] jeden Punkt
           *[other] je { $every } Punkte
        } Angriffswert { $models }
    """,
    ru="""
        each-strength = за { $every ->
            [1] каждую единицу
           *[other] каждые { $every } { $every ->
                [one] единицу
                [few] единицы
               *[many] единиц
            }
        } силы { $models }
    """,
)
