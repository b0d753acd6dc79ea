"""Quests of the mages' own: Active in secret, Completed by progress, Solved by their effect."""

from __future__ import annotations

from blackrose.engine import atoms, facts
from blackrose.engine import events as ev
from blackrose.engine.event_board import with_pile
from blackrose.engine.frames import full_stop, play_order, push_effect
from blackrose.engine.rng import shuffled
from blackrose.engine.table import (
    CELL,
    TASK,
    TASK_ACTIVE,
    TASK_COMPLETED,
    TASK_SOLVED,
    Frame,
    Table,
    Task,
)
from blackrose.engine.triggers import met
from blackrose.language import tree as tr

# --------------------------------------------------------------------------------------------------
# What a mage has
# --------------------------------------------------------------------------------------------------


def quests_in(t: Table, seat: int, state: int) -> tuple[int, ...]:
    """A mage's quests that have come so far."""
    return tuple(task[0] for task in t.tasks[seat] if task[1] == state)


def _task(t: Table, seat: int, quest: int) -> Task:
    return next(task for task in t.tasks[seat] if task[0] == quest)


def _put(t: Table, seat: int, quest: int, *new: Task) -> None:
    """Replaces a mage's quest by what has become of it, or by nothing."""
    at = next(n for n, task in enumerate(t.tasks[seat]) if task[0] == quest)
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
    atoms.emit(t, (ev.QUEST_DRAWN, faction, quest))
    if faction == t.rules.rose:
        _to_discards(t, faction, quest, TASK_ACTIVE)
        atoms.gain_power(t, faction, moon)
        return True
    task = (quest, TASK_ACTIVE, 0, 0)
    t.tasks = (*t.tasks[:faction], (*t.tasks[faction], task), *t.tasks[faction + 1 :])
    if t.rules.quests[quest].open:
        _show(t, faction, quest)
    return True


def _to_discards(t: Table, faction: int, quest: int, state: int) -> None:
    moon = t.rules.quests[quest].moon
    t.quest_discards = with_pile(t.quest_discards, moon, (*t.quest_discards[moon - 1], quest))
    atoms.emit(t, (ev.QUEST_DISCARDED, faction, quest, state, moon))


def discard_quest(t: Table, seat: int, quest: int) -> None:
    """A quest of a mage goes face-down to the discards, its cubes to the pool."""
    _, state, cubes, _ = _task(t, seat, quest)
    t.pool[seat] += cubes
    _put(t, seat, quest)
    _to_discards(t, seat, quest, state)


def give_up(t: Table, seat: int, quest: int) -> None:
    """An Active quest is discarded at will: the Black Rose gains power by its moon (BRP.6)."""
    discard_quest(t, seat, quest)
    atoms.gain_power(t, t.rules.rose, t.rules.quests[quest].moon)


# --------------------------------------------------------------------------------------------------
# Progress
# --------------------------------------------------------------------------------------------------


def progress(t: Table, f: Frame) -> bool:
    """Each Active quest whose task was met in this full stop is shown and takes a cube; with all its slots
    full, or without any, it is Completed.
    """
    happened = f.data[0]
    bits = 0
    for event in happened:
        bits |= ev.BITS[event[0]]
    watches = t.rules.quest_watches
    for seat in play_order(t):
        for task in t.tasks[seat]:
            if task[1] == TASK_ACTIVE and watches[task[0]] & bits and _is_met(t, seat, task[0], happened):
                _advance(t, seat, task[0])
    return True


def _is_met(t: Table, seat: int, quest: int, happened: tuple[ev.Event, ...]) -> bool:
    when = t.rules.programs[t.rules.quest_codes[quest]].when
    if when is None:
        return False
    if isinstance(when, tr.Fact | tr.AllOf):
        return facts.holds(t, seat, when)
    watch = t.rules.quest_watches[quest]
    return any(watch & ev.BITS[event[0]] and met(t, seat, when, event) is not None for event in happened)


def _advance(t: Table, seat: int, quest: int) -> None:
    _show(t, seat, quest)
    slots = t.rules.quests[quest].cubes
    if slots == 0:
        complete(t, seat, quest)
        return
    if t.pool[seat] == 0:
        return
    _, state, cubes, shown = _task(t, seat, quest)
    t.pool[seat] -= 1
    _put(t, seat, quest, (quest, state, cubes + 1, shown))
    atoms.emit(t, (ev.QUEST_PROGRESS, seat, quest, cubes + 1))
    if cubes + 1 >= slots:
        complete(t, seat, quest)


def _show(t: Table, seat: int, quest: int) -> None:
    _, state, cubes, shown = _task(t, seat, quest)
    if not shown:
        t.reveals += 1
        _put(t, seat, quest, (quest, state, cubes, 1))
        atoms.emit(t, (ev.QUEST_SHOWN, seat, quest))


def complete(t: Table, seat: int, quest: int) -> None:
    """An Active quest is Completed and lies open; its cubes go back."""
    _become(t, seat, quest, TASK_COMPLETED)
    atoms.emit(t, (ev.QUEST_COMPLETED, seat, quest))


def solve(t: Table, seat: int, quest: int) -> None:
    """A quest is Solved, turned face-down, and pays its owner; its own effect is not carried out by that."""
    _become(t, seat, quest, TASK_SOLVED)
    atoms.emit(t, (ev.QUEST_SOLVED, seat, quest))
    atoms.gain_power(t, seat, t.rules.quests[quest].power)


def _become(t: Table, seat: int, quest: int, state: int) -> None:
    _show(t, seat, quest)
    t.pool[seat] += _task(t, seat, quest)[2]
    _put(t, seat, quest, (quest, state, 0, 1))


# --------------------------------------------------------------------------------------------------
# Effects of Completed quests
# --------------------------------------------------------------------------------------------------


def usable(t: Table, seat: int) -> tuple[int, ...]:
    """The Completed quests whose effects a mage may use now: none in the Cell (CEL.17)."""
    return () if t.place[seat] == CELL else quests_in(t, seat, TASK_COMPLETED)


def use(t: Table, seat: int, quest: int) -> None:
    """A mage uses the effect of a Completed quest."""
    t.stack.append(Frame(TASK, quest, actor=seat, source=seat))


def run_task(t: Table, f: Frame) -> None:
    """A quest's effect; once it was tried the quest is Solved, unless its text kept it (QST.15)."""
    if f.pc == 0:
        f.pc = 1
        push_effect(t, t.rules.quest_codes[f.code], f.actor, f.source)
        return
    t.stack.pop()
    if f.done and f.code in quests_in(t, f.actor, TASK_COMPLETED):
        solve(t, f.actor, f.code)
    full_stop(t)


def keep(t: Table) -> bool:
    """The quest whose effect is being carried out is not solved by it."""
    frame = next((frame for frame in reversed(t.stack) if frame.kind == TASK), None)
    if frame is None:
        return False
    frame.done = 0
    return True


# --------------------------------------------------------------------------------------------------
# The limit
# --------------------------------------------------------------------------------------------------


def over_limit(t: Table, seat: int, state: int) -> bool:
    """Whether a mage has more Active, or more Completed, quests than the mage card allows."""
    return len(quests_in(t, seat, state)) > t.rules.mages[t.mage[seat]].quests
