"""Quests: drawn, discarded, completed and solved."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import (
    COUNTED,
    ClauseForm,
    Done,
    FactForm,
    Manner,
    Occasion,
    TriggerForm,
    Values,
    Way,
    Wrong,
)
from blackrose.language.tree.base import Clause, Fact
from blackrose.language.tree.occasions import PlainTrigger
from blackrose.language.tree.phrases import Actor, Amount
from blackrose.language.tree.words import QuestState

_MOONS = {
    "previous": '"the" "previous"',
    "next": '"the" "next"',
    "same": '"the" "same"',
}
"""How a moon is said that is not named by its number."""


def _not_solved_yet(values: Values) -> Wrong | None:
    if values["frm"] is QuestState.SOLVED:
        return Wrong(('"Active"', '"Completed"'), "Solved", field="frm")
    return None


@dataclass(frozen=True, slots=True)
class DrawQuest(Clause):
    """``Draw 1 quest.`` / ``Draw 1 quest of moon 3.`` / ``Draw 1 quest of the previous moon.``

    ``which``: the "previous" or the "next" moon, or the "same" as that of the quest which set the text off;
    "" for the running one, or the ``moon`` that is named.
    """

    actor: Actor
    amount: Amount
    moon: int | None = None
    which: str = ""


DRAW_QUEST = ClauseForm(
    node=DrawQuest,
    name="verb: draw N quests",
    ways=(
        Way('<draw> {amount} #quest ["of" "moon" {moon:1..3}] {each}', {"which": ""}),
        *(
            Way(f'<draw> {{amount}} #quest "of" {words} "moon" {{each}}', {"moon": None, "which": which})
            for which, words in _MOONS.items()
        ),
    ),
    does=Done.QUESTS,
    examples=("Draw 1 quest.", "Draw 1 quest of the previous moon."),
    en="""
        draw-quest = { quantity } { $quantity ->
            [all] quests
           *[some] { $count ->
                [one] quest
               *[other] quests
            }
        } { of-moon } { of-which-moon } { $each }{ $cap }
            .order = draw
            .one = draws
        of-which-moon = { $which ->
            [previous] of the previous moon
            [next] of the next moon
            [same] of the same moon
           *[other] { "" }
        }
    """,
    de="""
        draw-quest = { $each } { quantity } { $quantity ->
            [all] Aufgaben
           *[some] { $count ->
                [one] Aufgabe
               *[other] Aufgaben
            }
        } { of-moon } { of-which-moon }
            .order = ziehe
            .one = zieht
            .may = ziehen
            .tail = { $cap }
        of-which-moon = { $which ->
            [previous] der vorherigen Mondphase
            [next] der nächsten Mondphase
            [same] derselben Mondphase
           *[other] { "" }
        }
    """,
    ru="""
        draw-quest = { quantity } { $quantity ->
            [all] задания
           *[some] { $count ->
                [one] задание
                [few] задания
               *[many] заданий
            }
        } { of-moon } { of-which-moon } { $each }{ $cap }
            .order = возьмите
            .always = берите
            .one = берёт
            .may = взять
        of-which-moon = { $which ->
            [previous] предыдущей фазы луны
            [next] следующей фазы луны
            [same] той же фазы луны
           *[other] { "" }
        }
    """,
)


@dataclass(frozen=True, slots=True)
class DiscardQuest(Clause):
    """``Discard 2 Active quests.`` / ``Discard 1 Solved quest.``"""

    actor: Actor
    amount: Amount
    state: QuestState


DISCARD_QUEST = ClauseForm(
    node=DiscardQuest,
    name="verb: discard N quests",
    ways=(Way("<discard> {amount} {state} #quest {each}"),),
    examples=("Discard 2 Active quests.",),
    en="""
        discard-quest = { quantity } { $quantity ->
            [all] { $quest-many }
           *[some] { $count ->
                [one] { $quest }
               *[other] { $quest-many }
            }
        } { $each }{ $cap }
            .order = discard
            .one = discards
    """,
    de="""
        discard-quest = { $each } { quantity } { $quantity ->
            [all] { $quest-many }
           *[some] { $count ->
                [one] { $quest }
               *[other] { $quest-counted }
            }
        }
            .order = lege
            .one = legt
            .may = ablegen
            .particle = ab
            .tail = { $cap }
    """,
    ru="""
        discard-quest = { quantity } { $quantity ->
            [all] { $quest-group }
           *[some] { $count ->
                [one] { $quest }
                [few] { $quest-few }
               *[many] { $quest-many }
            }
        } { $each }{ $cap }
            .order = сбросьте
            .always = сбрасывайте
            .one = сбрасывает
            .may = сбросить
    """,
)


@dataclass(frozen=True, slots=True)
class AdvanceQuest(Clause):
    """``Complete one of your Active quests.`` / ``Solve one of your Completed quests.`` (``to`` is what it
    becomes). Solved so, it pays and its own effect is not carried out, but for ``Solve one of your Active
    quests with its effect.``
    """

    frm: QuestState
    to: QuestState
    with_effect: bool = False


ADVANCE_QUEST = ClauseForm(
    node=AdvanceQuest,
    name="verb: complete or solve a quest",
    ways=(
        Way(
            '<complete> "one" "of" "your" <=Active> "quests"',
            {"frm": QuestState.ACTIVE, "to": QuestState.COMPLETED, "with_effect": False},
        ),
        Way(
            '<solve> "one" "of" "your" {frm:state} "quests" {with_effect? "with its effect"}',
            {"to": QuestState.SOLVED},
            check=_not_solved_yet,
        ),
    ),
    manner=Manner.ORDER,
    examples=("Complete one of your Active quests.", "Solve one of your Completed quests."),
    en="""
        advance-quest = one of your { $quest-many } { $with_effect ->
            [yes] with its effect
           *[no] { "" }
        }
            .order = { $to ->
                [solved] solve
               *[completed] complete
            }
    """,
    de="""
        advance-quest = eine deiner { $quest-many } { $with_effect ->
            [yes] mit ihrem Effekt
           *[no] { "" }
        }
            .order = { $to ->
                [solved] { solved.order }
               *[completed] schließe
            }
            .may = { $to ->
                [solved] { solved.may }
               *[completed] abschließen
            }
            .particle = { $to ->
                [solved] { "" }
               *[completed] ab
            }
    """,
    ru="""
        advance-quest = одно своё { $quest } { $with_effect ->
            [yes] вместе с его эффектом
           *[no] { "" }
        }
            .order = { $to ->
                [solved] выполните
               *[completed] завершите
            }
            .always = { $to ->
                [solved] выполняйте
               *[completed] завершайте
            }
            .may = { $to ->
                [solved] выполнить
               *[completed] завершить
            }
    """,
)


@dataclass(frozen=True, slots=True)
class KeepQuest(Clause):
    """``This quest is not solved.``: in a quest's own text."""


KEEP_QUEST = ClauseForm(
    node=KeepQuest,
    name="verb: a quest is not solved",
    ways=(Way('"this" "quest" <are=is> "not" "solved"'),),
    manner=Manner.WHOLE,
    subject="this-quest",
    examples=("This quest is not solved.",),
    en="""
        this-quest = this quest
            .agrees = one
            .gender = n
        keep-quest = not solved
            .one = is
    """,
    de="""
        this-quest = diese Aufgabe
            .agrees = one
            .gender = f
        keep-quest = nicht { solved }
            .one = wird
    """,
    ru="""
        this-quest = это задание
            .agrees = one
            .gender = n
        keep-quest = выполненным
            .one = не считается
    """,
)


@dataclass(frozen=True, slots=True)
class Solves(PlainTrigger):
    """``another mage solves a quest`` / ``another mage completes a quest`` / ``another mage completes or
    solves a quest``
    """

    completes: bool = False
    solves: bool = True


SOLVES = TriggerForm(
    node=Solves,
    name="verb: complete or solve a quest",
    ways=(
        Way('{who:model} <solve> <=a> "quest"', {"completes": False, "solves": True}),
        Way('{who:model} <complete> <=a> "quest"', {"completes": True, "solves": False}, key="completes"),
        Way('{who:model} <complete> "or" <solve> <=a> "quest"', {"completes": True, "solves": True}),
    ),
    gives=frozenset({Occasion.QUEST}),
    examples=("Another mage solves a quest.", "Another mage completes a quest."),
    en="""
        solves = a quest
            .order = { $completes ->
                [yes] complete or
               *[no] { "" }
            } solve
            .one = { $completes ->
                [yes] completes or
               *[no] { "" }
            } solves
        completes = a quest
            .order = complete
            .one = completes
    """,
    de="""
        solves = eine Aufgabe
            .you = { $completes ->
                [yes] schließt
               *[no] { solved.one }
            }
            .one = { solves.you }
            .particle = { $completes ->
                [yes] ab
               *[no] { "" }
            }
            .tail = { $completes ->
                [yes] { $place ->
                    [main] oder { solved.one } sie
                   *[sub] oder { solved.one }
                }
               *[no] { "" }
            }
        completes = eine Aufgabe
            .you = schließt
            .one = schließt
            .particle = ab
    """,
    ru="""
        solves = задание
            .you = { $completes ->
                [yes] завершаете или
               *[no] { "" }
            } выполняете
            .one = { $completes ->
                [yes] завершает или
               *[no] { "" }
            } выполняет
        completes = задание
            .you = завершаете
            .one = завершает
    """,
)


@dataclass(frozen=True, slots=True)
class HasQuests(Fact):
    """``you have at least 1 Completed quest`` / ``you have no Completed quest`` (count 0)"""

    count: int
    state: QuestState


HAS_QUESTS = FactForm(
    node=HasQuests,
    name=COUNTED,
    ways=(
        Way('"at least" {count:1..} {state} #quest'),
        Way('"no" {state} "quest"', {"count": 0}),
    ),
    examples=("You have at least 1 Completed quest.",),
    en="""
        has-quests = { $count ->
            [0] no { $quest }
            [one] at least { $count } { $quest }
           *[other] at least { $count } { $quest-many }
        }
            .verb = have
    """,
    de="""
        has-quests = { $count ->
            [0] keine { $quest }
            [one] mindestens { $count } { $quest }
           *[other] mindestens { $count } { $quest-counted }
        }
            .verb = hast
    """,
    ru="""
        has-quests = { $count ->
            [0] нет { $quest-many }
            [one] хотя бы { $count } { $quest }
            [few] хотя бы { $count } { $quest-few }
           *[many] хотя бы { $count } { $quest-many }
        }
            .verb = { "" }
    """,
)
