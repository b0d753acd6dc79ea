"""Quests of the mages' own: Active in secret, Completed by progress, Solved by their effect."""

from __future__ import annotations

from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.conditions import facts
from blackrose.engine.conditions.triggers import met
from blackrose.engine.play.event_board import with_pile
from blackrose.engine.rng import shuffled
from blackrose.engine.stack import full_stop, play_order, push_effect
from blackrose.engine.table import (
    CELL,
    TASK_ACTIVE,
    TASK_COMPLETED,
    TASK_SOLVED,
    FullStopFrame,
    Table,
    Task,
    TaskFrame,
)

DAMAGE: Final = ev.BITS[ev.SUFFERED]

# --------------------------------------------------------------------------------------------------
# What a mage has
# --------------------------------------------------------------------------------------------------


def quests_in(t: Table, seat: int, state: int) -> tuple[int, ...]:
    """A mage's quests that have come so far."""
    return tuple(task.quest for task in t.tasks[seat] if task.state == state)


def _task(t: Table, seat: int, quest: int) -> Task:
    return next(task for task in t.tasks[seat] if task.quest == quest)


def _put(t: Table, seat: int, quest: int, *new: Task) -> None:
    """Replaces a mage's quest by what has become of it, or by nothing."""
    at = next(n for n, task in enumerate(t.tasks[seat]) if task.quest == quest)
    tasks = (*t.tasks[seat][:at], *new, *t.tasks[seat][at + 1 :])
    t.tasks = (*t.tasks[:seat], tasks, *t.tasks[seat + 1 :])


# --------------------------------------------------------------------------------------------------
# Drawing and discarding
# --------------------------------------------------------------------------------------------------


def draw_quest(t: Table, faction: int, moon: int | None = None) -> bool:
    """A mage draws a quest of a moon (the running one), unseen unless it lies open from the start.

    The Black Rose's goes to the discards at once and pays her by its moon (QST.10).
    """
    moon = moon or t.moon
    deck = t.quest_decks[moon - 1]
    if not deck:
        deck = shuffled(t, t.quest_discards[moon - 1])
        t.quest_discards = with_pile(t.quest_discards, moon, ())
    if not deck:
        return False
    t.quest_decks = with_pile(t.quest_decks, moon, deck[:-1])
    quest = deck[-1]
    t.reveals += 1
    changes.emit(t, ev.QUEST_DRAWN, faction, quest)
    if t.rules.is_rose(faction):
        _to_discards(t, faction, quest, TASK_ACTIVE)
        changes.gain_power(t, faction, moon)
        return True
    task = Task(quest, TASK_ACTIVE, 0, 0)
    t.tasks = (*t.tasks[:faction], (*t.tasks[faction], task), *t.tasks[faction + 1 :])
    if t.rules.quests[quest].open:
        _show(t, faction, quest)
    return True


def _to_discards(t: Table, faction: int, quest: int, state: int) -> None:
    moon = t.rules.quests[quest].moon
    t.quest_discards = with_pile(t.quest_discards, moon, (*t.quest_discards[moon - 1], quest))
    changes.emit(t, ev.QUEST_DISCARDED, faction, quest, state, moon)


def discard_quest(t: Table, seat: int, quest: int) -> None:
    """A quest of a mage goes face-down to the discards, its cubes to the pool."""
    task = _task(t, seat, quest)
    t.pool[seat] += task.cubes
    _put(t, seat, quest)
    _to_discards(t, seat, quest, task.state)


def give_up(t: Table, seat: int, quest: int) -> None:
    """An Active quest is discarded at will: the Black Rose gains power by its moon (BRP.6)."""
    discard_quest(t, seat, quest)
    changes.gain_power(t, t.rules.rose, t.rules.quests[quest].moon)


# --------------------------------------------------------------------------------------------------
# Progress
# --------------------------------------------------------------------------------------------------


def progress(t: Table, f: FullStopFrame) -> bool:
    """Each Active quest whose task was met by what happened is shown and takes a cube; with all its slots
    full, or without any, it is Completed. Damage may still be ignored and counts later.
    """
    happened = f.happened
    bits = ev.bits(happened)
    if bits & DAMAGE:
        happened, bits = _without_damage(happened), bits & ~DAMAGE
    if bits:
        _progress(t, happened, bits)
    return True


def progress_by_damage(t: Table, f: FullStopFrame) -> bool:
    """The same for damage, once everybody could react: what was ignored wholly is none (TRP.35)."""
    damage = [event for event in f.happened if isinstance(event, ev.Suffered) and event.amount]
    if damage:
        _progress(t, tuple(damage), DAMAGE, _without_damage(f.happened))
    return True


def _without_damage(happened: tuple[ev.Event, ...]) -> tuple[ev.Event, ...]:
    return tuple([event for event in happened if not isinstance(event, ev.Suffered)])


def _progress(
    t: Table, happened: tuple[ev.Event, ...], bits: int, counted: tuple[ev.Event, ...] = ()
) -> None:
    """Progress by what happened, one step for each quest, unless what has counted before was one."""
    watches = t.rules.quest_watches
    for seat in play_order(t):
        for task in t.tasks[seat]:
            if task.state != TASK_ACTIVE or not watches[task.quest] & bits:
                continue
            if counted and _is_met(t, seat, task.quest, counted):
                continue
            if _is_met(t, seat, task.quest, happened):
                _advance(t, seat, task.quest)


def _is_met(t: Table, seat: int, quest: int, happened: tuple[ev.Event, ...]) -> bool:
    program = t.rules.programs[t.rules.quest_codes[quest]]
    if program.fact is not None:
        return facts.holds(t, seat, program.fact)
    if program.trigger is None:
        return False
    for event in happened:
        if program.watch & ev.BITS[event.kind] and met(t, seat, program.trigger, event) is not None:
            return True
    return False


def _advance(t: Table, seat: int, quest: int) -> None:
    _show(t, seat, quest)
    slots = t.rules.quests[quest].cubes
    if slots == 0:
        complete(t, seat, quest)
        return
    if t.pool[seat] == 0:
        return
    task = _task(t, seat, quest)
    cubes = task.cubes + 1
    t.pool[seat] -= 1
    _put(t, seat, quest, task._replace(cubes=cubes))
    changes.emit(t, ev.QUEST_PROGRESS, seat, quest, cubes)
    if cubes >= slots:
        complete(t, seat, quest)


def _show(t: Table, seat: int, quest: int) -> None:
    task = _task(t, seat, quest)
    if not task.shown:
        t.reveals += 1
        _put(t, seat, quest, task._replace(shown=1))
        changes.emit(t, ev.QUEST_SHOWN, seat, quest)


def complete(t: Table, seat: int, quest: int) -> None:
    """An Active quest is Completed and lies open; its cubes go back."""
    _become(t, seat, quest, TASK_COMPLETED)
    changes.emit(t, ev.QUEST_COMPLETED, seat, quest)


def solve(t: Table, seat: int, quest: int) -> None:
    """A quest is Solved, turned face-down, and pays its owner; its own effect is not carried out by that."""
    _become(t, seat, quest, TASK_SOLVED)
    changes.emit(t, ev.QUEST_SOLVED, seat, quest)
    changes.gain_power(t, seat, t.rules.quests[quest].power)


def _become(t: Table, seat: int, quest: int, state: int) -> None:
    _show(t, seat, quest)
    t.pool[seat] += _task(t, seat, quest).cubes
    _put(t, seat, quest, Task(quest, state, 0, 1))


# --------------------------------------------------------------------------------------------------
# Effects of Completed quests
# --------------------------------------------------------------------------------------------------


def usable(t: Table, seat: int) -> tuple[int, ...]:
    """The Completed quests whose effects a mage may use now: none in the Cell (CEL.17)."""
    return () if t.place[seat] == CELL else quests_in(t, seat, TASK_COMPLETED)


def use(t: Table, seat: int, quest: int) -> None:
    """A mage uses the effect of a Completed quest."""
    t.stack.append(TaskFrame(quest, seat))


def run_task(t: Table, f: TaskFrame) -> None:
    """A quest's effect; once it was tried the quest is Solved, unless its text kept it (QST.15)."""
    if f.step == 0:
        f.step = 1
        push_effect(t, t.rules.quest_codes[f.quest], f.seat, f.seat)
        return
    t.stack.pop()
    if f.solves and f.quest in quests_in(t, f.seat, TASK_COMPLETED):
        solve(t, f.seat, f.quest)
    full_stop(t)


def keep(t: Table) -> bool:
    """The quest whose effect is being carried out is not solved by it."""
    frame = next((frame for frame in reversed(t.stack) if isinstance(frame, TaskFrame)), None)
    if frame is None:
        return False
    frame.solves = 0
    return True


# --------------------------------------------------------------------------------------------------
# The limit
# --------------------------------------------------------------------------------------------------


def over_limit(t: Table, seat: int, state: int) -> bool:
    """Whether a mage has more Active, or more Completed, quests than the mage card allows."""
    return len(quests_in(t, seat, state)) > t.rules.mages[t.mage[seat]].quests
