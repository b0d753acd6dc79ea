"""Power: gained, lost and stolen."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import UP_TO, ClauseForm, Manner, TriggerForm, Way
from blackrose.language.tree.base import Clause
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import Actor, Amount, ModelRef, Models, Noun
from blackrose.language.tree.words import Quantifier

_POWER = "verb: gain or lose N power"


@dataclass(frozen=True, slots=True)
class Gain(Clause):
    """``Gain 1 power.`` / ``The Black Rose gains 2 power.``"""

    actor: Actor
    amount: Amount


GAIN = ClauseForm(
    node=Gain,
    name=_POWER,
    ways=(Way('<gain> {amount} "power" {each}'),),
    examples=("Gain 1 power.", "The Black Rose gains 2 power."),
    en="""
        gain = { quantity } power { $each }{ $cap }
            .order = gain
            .one = gains
    """,
    de="""
        gain = { $each } { power }
            .order = erhalte
            .one = erhält
            .may = erhalten
            .tail = { $cap }
    """,
    ru="""
        gain = { power } { $each }{ $cap }
            .order = получите
            .always = получайте
            .one = получает
            .may = получить
    """,
)


@dataclass(frozen=True, slots=True)
class Lose(Clause):
    """``Lose 1 power.`` / ``The target loses 1 power.``"""

    actor: Actor
    amount: Amount


LOSE = ClauseForm(
    node=Lose,
    name=_POWER,
    ways=(Way('<lose> {amount} "power" {each}'),),
    examples=("Lose 1 power.", "The target loses 1 power."),
    en="""
        lose = { quantity } power { $each }{ $cap }
            .order = lose
            .one = loses
    """,
    de="""
        lose = { $each } { power }
            .order = verliere
            .one = verliert
            .may = verlieren
            .tail = { $cap }
    """,
    ru="""
        lose = { power } { $each }{ $cap }
            .order = потеряйте
            .always = теряйте
            .one = теряет
            .may = потерять
    """,
)


@dataclass(frozen=True, slots=True)
class Steal(Clause):
    """``Steal 1 power from the target.``: not more than they have. ``Steal 1 power from each of up to 3 other
    mages.`` (``most``): whoever steals picks them.
    """

    amount: Amount
    of: ModelRef
    most: int = 0  # of those meant, this many at most; 0: all of them


STEAL = ClauseForm(
    node=Steal,
    name="verb: steal N power",
    ways=(
        Way('<steal> {amount} "power" "from" {of:model} {each}', {"most": 0}),
        Way(
            '<steal> {amount} "power" "from" "each" "of" "up to" {most:1..} "other" "mages" {each}',
            {"of": Models(Quantifier.EACH_OTHER, Noun("mage"))},
            key="steal-from-some",
        ),
    ),
    manner=Manner.ORDER,
    of_avatar=True,
    also=lambda node: (UP_TO,) if node.most else (),
    examples=("Steal 1 power from the target.", "Steal 1 power from each of up to 3 other mages."),
    en="""
        steal = { quantity } power from { $of } { $each }{ $cap }
            .order = steal
            .one = steals
        steal-from-some = { quantity } power from each of up to { $most } other mages { $each }{ $cap }
            .order = steal
            .one = steals
    """,
    de="""
        steal = { $of-dat } { $each } { power }
            .order = stiehl
            .one = stiehlt
            .may = stehlen
            .tail = { $cap }
        steal-from-some = bis zu { $most } anderen Magi je { $each } { power }
            .order = stiehl
            .one = stiehlt
            .may = stehlen
            .tail = { $cap }
    """,
    ru="""
        steal = { $of-light ->
            [no] { power } { $of-at }
           *[yes] { $of-at } { power }
        } { $each }{ $cap }
            .order = украдите
            .always = крадите
            .one = крадёт
            .may = украсть
        steal-from-some = по { $count } { $count ->
            [one] очку
           *[many] очка
        } силы не более чем у { $most } других магов { $each }{ $cap }
            .order = украдите
            .always = крадите
            .one = крадёт
            .may = украсть
    """,
)


@dataclass(frozen=True, slots=True)
class GainsOrLoses(PlainTrigger):
    """``the target gains or loses power`` / ``another mage gains power`` / ``another mage loses power``"""

    gains: bool = True
    loses: bool = True


GAINS_OR_LOSES = TriggerForm(
    node=GainsOrLoses,
    name=_POWER,
    ways=(
        Way('{who:model} <gain> "or" <lose> "power"'),
        Way('{who:model} <gain> "power"', {"loses": False}),
        Way('{who:model} <lose> "power"', {"gains": False}),
    ),
    examples=("The target gains or loses power.",),
    en="""
        gains-or-loses = power
            .order = { $gains ->
                [yes] gain
               *[no] { "" }
            } { gain-or-lose } { $loses ->
                [yes] lose
               *[no] { "" }
            }
            .one = { $gains ->
                [yes] gains
               *[no] { "" }
            } { gain-or-lose } { $loses ->
                [yes] loses
               *[no] { "" }
            }
        gain-or-lose = { $gains ->
            [yes] { $loses ->
                [yes] or
               *[no] { "" }
            }
           *[no] { "" }
        }
    """,
    de="""
        gains-or-loses = Machtpunkte
            .you = { $gains ->
                [yes] erhältst
               *[no] { "" }
            } { gain-or-lose } { $loses ->
                [yes] verlierst
               *[no] { "" }
            }
            .one = { $gains ->
                [yes] erhält
               *[no] { "" }
            } { gain-or-lose } { $loses ->
                [yes] verliert
               *[no] { "" }
            }
        gain-or-lose = { $gains ->
            [yes] { $loses ->
                [yes] oder
               *[no] { "" }
            }
           *[no] { "" }
        }
    """,
    ru="""
        gains-or-loses = очки силы
            .you = { $gains ->
                [yes] получаете
               *[no] { "" }
            } { gain-or-lose } { $loses ->
                [yes] теряете
               *[no] { "" }
            }
            .one = { $gains ->
                [yes] получает
               *[no] { "" }
            } { gain-or-lose } { $loses ->
                [yes] теряет
               *[no] { "" }
            }
        gain-or-lose = { $gains ->
            [yes] { $loses ->
                [yes] или
               *[no] { "" }
            }
           *[no] { "" }
        }
    """,
)
