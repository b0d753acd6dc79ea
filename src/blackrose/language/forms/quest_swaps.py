"""Quests just drawn that are solved, and quests that go back on their decks."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.form import ClauseForm, Done, Manner, Need, Way
from blackrose.language.tree.base import Clause


@dataclass(frozen=True, slots=True)
class SolveDrawn(Clause):
    """``Solve 1 of them with its effect.``: of the quests just drawn, with all that it brings."""


SOLVE_DRAWN = ClauseForm(
    node=SolveDrawn,
    name="verb: settle a quest just drawn",
    ways=(Way('<solve> {=1} "of" "them" "with its effect"'),),
    manner=Manner.ORDER,
    needs=Need("them", Done.QUESTS),
    examples=("Solve 1 of them with its effect.",),
    en="""
        solve-drawn = 1 of them with its effect
            .order = solve
    """,
    de="""
        solve-drawn = 1 davon mit ihrem Effekt
            .order = { solved.order }
            .may = { solved.may }
    """,
    ru="""
        solve-drawn = 1 из них вместе с эффектом
            .order = выполните
            .always = выполняйте
            .may = выполнить
    """,
)


@dataclass(frozen=True, slots=True)
class ReturnQuest(Clause):
    """``Put 1 of your Active quests on its deck.``: on top, unseen; you pick which."""


RETURN_QUEST = ClauseForm(
    node=ReturnQuest,
    name="verb: put a quest on its deck",
    ways=(Way('"put" {=1} "of" "your" <=Active> "quests" "on" "its" "deck"'),),
    manner=Manner.ORDER,
    examples=("Put 1 of your Active quests on its deck.",),
    en="""
        return-quest = 1 of your Active quests on its deck
            .order = put
    """,
    de="""
        return-quest = 1 deiner aktiven Aufgaben auf ihren Stapel
            .order = lege
            .may = legen
    """,
    ru="""
        return-quest = 1 своё активное задание на верх его колоды
            .order = положите
            .always = кладите
            .may = положить
    """,
)
