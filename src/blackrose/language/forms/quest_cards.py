"""Quests as cards that change hands, and the quest that set a text off."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import (
    ClauseForm,
    CountForm,
    Done,
    Manner,
    Need,
    Occasion,
    TriggerForm,
    Way,
)
from blackrose.language.tree.base import Clause, Countable
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import Amount, ModelRef
from blackrose.language.tree.words import QuestState

_STEAL = "verb: steal a quest"
_THAT_QUEST = Need("that quest", Occasion.QUEST)


@dataclass(frozen=True, slots=True)
class StealQuest(Clause):
    """``Steal 1 Solved quest from the target.``: the card changes hands as it lies; you pick which, and look
    at Active ones for it.
    """

    amount: Amount
    state: QuestState
    of: ModelRef


STEAL_QUEST = ClauseForm(
    node=StealQuest,
    name=_STEAL,
    ways=(Way('<steal> {amount} {state} #quest "from" {of:model} {each}'),),
    manner=Manner.ORDER,
    examples=("Steal 1 Solved quest from the target.",),
    en="""
        steal-quest = { quantity } { $quantity ->
            [all] { $quest-many }
           *[some] { $count ->
                [one] { $quest }
               *[other] { $quest-many }
            }
        } from { $of } { $each }{ $cap }
            .order = steal
    """,
    de="""
        steal-quest = { $of-dat } { $each } { quantity } { $quantity ->
            [all] { $quest-many }
           *[some] { $count ->
                [one] { $quest }
               *[other] { $quest-counted }
            }
        }
            .order = stiehl
            .may = stehlen
            .tail = { $cap }
    """,
    ru="""
        steal-quest = { $of-at } { quantity } { $quantity ->
            [all] { $quest-group }
           *[some] { $count ->
                [one] { $quest }
                [few] { $quest-few }
               *[many] { $quest-many }
            }
        } { $each }{ $cap }
            .order = украдите
            .always = крадите
            .may = украсть
    """,
)


@dataclass(frozen=True, slots=True)
class StealThatQuest(Clause):
    """``Steal that quest.``: the one whose solving set the text off; its power and effect stay with whoever
    solved it.
    """


STEAL_THAT_QUEST = ClauseForm(
    node=StealThatQuest,
    name=_STEAL,
    ways=(Way('<steal> "that" "quest"'),),
    manner=Manner.ORDER,
    needs=_THAT_QUEST,
    examples=("Steal that quest.",),
    en="""
        steal-that-quest = that quest
            .order = steal
    """,
    de="""
        steal-that-quest = diese Aufgabe
            .order = stiehl
            .may = stehlen
    """,
    ru="""
        steal-that-quest = это задание
            .order = украдите
            .always = крадите
            .may = украсть
    """,
)


@dataclass(frozen=True, slots=True)
class ShowsQuest(PlainTrigger):
    """``another mage shows a quest``: it lies open from now on, and nothing came of it yet"""


SHOWS_QUEST = TriggerForm(
    node=ShowsQuest,
    name="verb: show a card",
    ways=(Way('{who:model} <show> <=a> "quest"'),),
    gives=frozenset({Occasion.QUEST}),
    examples=("Another mage shows a quest.",),
    en="""
        shows-quest = a quest
            .order = show
            .one = shows
    """,
    de="""
        shows-quest = eine Aufgabe
            .you = deckst
            .one = deckt
            .particle = auf
    """,
    ru="""
        shows-quest = задание
            .you = показываете
            .one = показывает
    """,
)


@dataclass(frozen=True, slots=True)
class HoldQuest(Clause):
    """``That quest cannot be solved until the end of the round.``: one that was just shown, and its
    mage has it again; nothing comes of it.
    """


HOLD_QUEST = ClauseForm(
    node=HoldQuest,
    name="verb: a quest is not solved",
    ways=(Way('"that" "quest" "cannot" "be" "solved" "until the end of the round"'),),
    manner=Manner.WHOLE,
    subject="that-quest",
    needs=_THAT_QUEST,
    examples=("That quest cannot be solved until the end of the round.",),
    en="""
        that-quest = that quest
            .agrees = one
            .gender = n
        hold-quest = be solved { until-round }
            .one = cannot
    """,
    de="""
        that-quest = diese Aufgabe
            .agrees = one
            .gender = f
        hold-quest = { until-round } nicht { solved } werden
            .one = kann
    """,
    ru="""
        that-quest = это задание
            .agrees = one
            .gender = n
        hold-quest = быть выполнено { until-round }
            .one = не может
    """,
)


@dataclass(frozen=True, slots=True)
class GiveQuest(Clause):
    """``Draw 2 quests and give 1 of them to another mage.``: to somebody who may keep one more; if nobody
    may, it is discarded.
    """

    amount: Amount
    to: ModelRef


GIVE_QUEST = ClauseForm(
    node=GiveQuest,
    name="verb: give a card",
    ways=(Way('"give" {amount} "of" "them" "to" {to:model}'),),
    manner=Manner.ORDER,
    needs=Need("them", Done.QUESTS),
    examples=("Draw 2 quests and give 1 of them to another mage.",),
    en="""
        give-quest = { quantity } of them to { $to }
            .order = give
    """,
    de="""
        give-quest = { $to-dat } { quantity } davon
            .order = gib
            .may = geben
    """,
    ru="""
        give-quest = { to-dat-early } { quantity } из них { to-dat-late }
            .order = отдайте
            .always = отдавайте
            .may = отдать
    """,
)


@dataclass(frozen=True, slots=True)
class QuestPower(Countable):
    """Counts the power printed on the quest that set the text off: ``power of that quest``."""


QUEST_POWER = CountForm(
    node=QuestPower,
    name="amount: power of that quest",
    ways=(Way('"power" "of" "that" "quest"'),),
    needs=_THAT_QUEST,
    key="each-quest-power",
    en="""
        each-quest-power = for { every } power of that quest
    """,
    de="""
        each-quest-power = für { $every ->
            [1] jeden Machtpunkt
           *[other] je { $every } Machtpunkte
        } dieser Aufgabe
    """,
    ru="""
        each-quest-power = за { $every ->
            [1] каждое очко
           *[other] каждые { $every } { $every ->
                [one] очко
                [few] очка
               *[many] очков
            }
        } силы этого задания
    """,
)
