"""Nobody but the owner of a quest of Classic is told how far it has come, byte for byte."""

from __future__ import annotations

import random

import pytest

from blackrose.engine.table import replaced
from blackrose.game import SPECTATOR, State
from blackrose.table.shown import Presenter
from tests.table.rebirth_games import moments
from tests.table.test_shown_secrets import everything

SEATS = 3


def forgotten(state: State, seat: int) -> State:
    """The same table, but of what came about of a seat's secret quests nothing is known."""
    other = state.copy()
    tasks = tuple(task if task.shown else task._replace(marks=(), met=0) for task in state.tasks[seat])
    other.tasks = replaced(state.tasks, seat, tasks)
    other.journal = list(state.journal or ())
    return other


def fulfilled(state: State, seat: int) -> State:
    """The same table, but the first of a seat's secret quests is fulfilled and waits to be shown."""
    other = state.copy()
    first = next(task for task in state.tasks[seat] if not task.shown)
    tasks = tuple(task._replace(met=1) if task is first else task for task in state.tasks[seat])
    other.tasks = replaced(state.tasks, seat, tasks)
    other.journal = list(state.journal or ())
    return other


def _begun(state: State, seat: int) -> list[bool]:
    """Of which secret quests of a seat something has come about."""
    return [bool(task.marks or task.met > 0) for task in state.tasks[seat] if not task.shown]


@pytest.mark.rule("HID.9", "QST.40")
def test_others_are_sent_the_same_whatever_came_about_of_a_secret_quest() -> None:
    compared, begun = 0, 0
    for number, (state, _) in enumerate(moments(SEATS, 5, "windows", edition="classic", setup="random")):
        started = [any(_begun(state, seat)) for seat in range(SEATS)]
        if number % 29 and not (any(started) and begun < 3):
            continue
        begun += any(started)
        for seat in range(SEATS):
            secret = [task for task in state.tasks[seat] if not task.shown]
            if not secret:
                continue
            presenter = Presenter(state.rules, "en")
            for other in (forgotten(state, seat), fulfilled(state, seat)):
                for audience in {*range(SEATS), SPECTATOR} - {seat}:
                    sent = [
                        everything(each, audience, "ru", random.Random(number)) for each in (state, other)
                    ]
                    assert sent[0] == sent[1]
                    compared += 1
            told = presenter.shown(fulfilled(state, seat), seat)["factions"][seat]["tasks"]
            assert any(task["met"] for task in told)
    assert compared > 30
    assert begun


@pytest.mark.rule("QST.40")
def test_a_quest_that_was_held_back_is_not_told_to_wait() -> None:
    for state, _ in moments(2, 5, edition="classic", setup="random"):
        if state.round == 2 and state.tasks[0]:
            task = state.tasks[0][0]._replace(state=0, met=-state.round)
            state.tasks = replaced(state.tasks, 0, (task, *state.tasks[0][1:]))
            assert not Presenter(state.rules, "en").shown(state, 0)["factions"][0]["tasks"][0]["met"]
            return
    raise AssertionError("nobody had a quest in the second round")
