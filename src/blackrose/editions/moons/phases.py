"""Steps of phases that the editions with moons share: events, quests, evocations, what ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from blackrose.editions.steps import activate_once, waiting_evocations
from blackrose.engine.asking.questions import answered, pick
from blackrose.engine.conditions.watching import rewatch
from blackrose.engine.decisions import Option
from blackrose.engine.play import event_board, own_quests
from blackrose.engine.stack import full_stop, play_order, players_order
from blackrose.engine.table import TASK_ACTIVE, PhaseFrame, Table

PASS: Final[Option] = ("pass",)


def shift_events(t: Table, f: PhaseFrame) -> bool:
    """Every event goes one slot on."""
    event_board.shift(t)
    full_stop(t)
    return True


def draw_event(t: Table, f: PhaseFrame) -> bool:
    """The last in play order draws an event (BRP.10)."""
    event_board.draw_event(t, play_order(t)[-1])
    if t.stack[-1] is f:
        full_stop(t)
    return True


def draw_quests(t: Table, f: PhaseFrame) -> bool:
    """In play order each mage without an Active quest draws one (BRP.7)."""
    for seat in players_order(t):
        if not own_quests.quests_in(t, seat, TASK_ACTIVE):
            own_quests.draw_quest(t, seat)
    return True


Next = Callable[[Table, PhaseFrame, int], Option]
"""Says which of its evocations a seat activates next; or to pass."""


def command_evocations(t: Table, f: PhaseFrame) -> bool:
    """In play order each mage may activate each of theirs once; "summoner": one each by turns (OPT.3)."""
    return command_in_turn(t, f, next_evocation)


def command_in_turn(t: Table, f: PhaseFrame, next_of: Next) -> bool:
    """In play order the evocations of each seat act, as many as it is said to activate.

    ``f.left`` are the seats that are not through, the next one first.
    """
    if not f.begun:
        f.begun, f.left = 1, play_order(t)
    by_turns = t.rules.options.get("summoner") == "yes"
    while f.left:
        seat, others = f.left[0], f.left[1:]
        answer = next_of(t, f, seat)
        if answer == PASS:
            f.left = others
        else:
            f.left = (*others, seat) if by_turns else f.left
            activate_once(t, int(answer[1]), seat)
            return False
    return True


def next_evocation(t: Table, f: PhaseFrame, seat: int) -> Option:
    """Which of the evocations that wait a mage activates next; or to pass."""
    answer = PASS
    waiting = waiting_evocations(t, seat)
    if waiting:
        options: tuple[Option, ...] = (*(("model", model) for model in waiting), PASS)
        answer = pick(t, f, seat, "evocation", options)
        answered(f)
    return answer


def end_lasting(t: Table, f: PhaseFrame) -> bool:
    """Persistent effects end with their tokens."""
    t.lasting = ()
    rewatch(t)
    return True
