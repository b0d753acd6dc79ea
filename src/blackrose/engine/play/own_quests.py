"""Quests of the mages' own: Active in secret, Completed by progress, Solved by their effect; or fulfilled in
one go, shown and rewarded at once.
"""

from __future__ import annotations

from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.conditions import facts, one_round
from blackrose.engine.conditions.triggers import met
from blackrose.engine.play.event_board import with_pile
from blackrose.engine.rng import shuffled
from blackrose.engine.stack import full_stop, play_order, push_effect
from blackrose.engine.table import (
    AIMING,
    CELL,
    TASK_ACTIVE,
    TASK_COMPLETED,
    TASK_SOLVED,
    FullStopFrame,
    Table,
    Task,
    TaskFrame,
    TextFrame,
    replaced,
)

PAYS: Final = 2
"""Its effect is the reward of a quest that was shown: power follows, and nothing else becomes of it."""

REPLACES: Final = 3
"""The same, and the reward comes instead of the effect of the room that was just activated (QST.5)."""

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
    deck = deck_of(t, moon)
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


def deck_of(t: Table, moon: int) -> tuple[int, ...]:
    """The quests of a moon from which one is due: an empty deck is made anew from its discards (QST.12)."""
    if not t.quest_decks[moon - 1]:
        t.quest_decks = with_pile(t.quest_decks, moon, shuffled(t, t.quest_discards[moon - 1]))
        t.quest_discards = with_pile(t.quest_discards, moon, ())
    return t.quest_decks[moon - 1]


def lay_solved(t: Table, seat: int, quest: int) -> None:
    """A quest comes to lie among the Solved ones; that is no solving, and it pays nothing."""
    _put(t, seat, quest, _task(t, seat, quest)._replace(state=TASK_SOLVED, shown=1))
    t.reveals += 1
    changes.emit(t, ev.QUEST_SHOWN, seat, quest)


def _to_discards(t: Table, faction: int, quest: int, state: int) -> None:
    moon = t.rules.quests[quest].moon
    t.quest_discards = with_pile(t.quest_discards, moon, (*t.quest_discards[moon - 1], quest))
    shown = int(t.rules.edition.ways.open_discards)
    changes.emit(t, ev.QUEST_DISCARDED, faction, quest, state, moon, shown)


def discard_quest(t: Table, seat: int, quest: int) -> None:
    """A quest of a mage goes to the discards, its cubes to the pool."""
    task = _task(t, seat, quest)
    t.pool[seat] += task.cubes
    _put(t, seat, quest)
    _to_discards(t, seat, quest, task.state)


def put_back(t: Table, seat: int, quest: int) -> None:
    """A quest of a mage goes unseen on the deck of its moon, its cubes to the pool."""
    task = _task(t, seat, quest)
    t.pool[seat] += task.cubes
    _put(t, seat, quest)
    moon = t.rules.quests[quest].moon
    t.quest_decks = with_pile(t.quest_decks, moon, (*t.quest_decks[moon - 1], quest))
    changes.emit(t, ev.QUEST_PUT_BACK, seat, quest, moon)


def hand_over(t: Table, seat: int, to: int, quest: int) -> None:
    """A quest of a mage comes to another as it lies; its cubes go back to the pool, and nothing that came
    about for its former owner counts.
    """
    task = _task(t, seat, quest)
    t.pool[seat] += task.cubes
    _put(t, seat, quest)
    t.reveals += 1
    t.tasks = replaced(t.tasks, to, (*t.tasks[to], task._replace(cubes=0, marks=(), met=0)))
    changes.emit(t, ev.QUEST_TAKEN, to, seat, quest, task.state)


def may_keep_more(t: Table, seat: int) -> bool:
    """Whether a mage has fewer Active quests than the mage card allows."""
    return len(quests_in(t, seat, TASK_ACTIVE)) < t.rules.mages[t.mage[seat]].quests


def give_up(t: Table, seat: int, quest: int) -> None:
    """An Active quest is discarded at will: the Black Rose gains power by its moon (BRP.6)."""
    discard_quest(t, seat, quest)
    changes.gain_power(t, t.rules.rose, t.rules.quests[quest].moon)


# --------------------------------------------------------------------------------------------------
# Progress
# --------------------------------------------------------------------------------------------------


def hears(t: Table, kinds: int) -> bool:
    """Whether an Active quest waits for events of these kinds."""
    watches = t.rules.quest_watches
    for tasks in t.tasks:
        for task in tasks:
            if watches[task.quest] & kinds and task.state == TASK_ACTIVE:
                return True
    return False


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
    """The same for damage, once everybody could react: what was ignored wholly is none (TRP.35), and what was
    moved has counted with its new bearer (TRP.36).
    """
    damage = [event for event in f.happened if isinstance(event, ev.Suffered)]
    stays = [event for event in damage if event.amount and not event.cause & ev.MOVED]
    if stays:
        moved = [event for event in damage if event.cause & ev.MOVED]
        _progress(t, tuple(stays), DAMAGE, (*_without_damage(f.happened), *moved))
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
            if counted and _has_counted(t, seat, task.quest, counted):
                continue
            if is_met(t, seat, task.quest, happened):
                _advance(t, seat, task.quest)


def _has_counted(t: Table, seat: int, quest: int, counted: tuple[ev.Event, ...]) -> bool:
    """Whether the same full stop has already brought this quest a step. A quest that is done in one round
    adds up all that happens, so for it nothing is left out.
    """
    if t.rules.programs[t.rules.quest_codes[quest]].one_round is not None:
        return False
    return is_met(t, seat, quest, counted)


def is_met(t: Table, seat: int, quest: int, happened: tuple[ev.Event, ...]) -> bool:
    """Whether a quest's task is met by what happened; what it has of a round so far is remembered."""
    program = t.rules.programs[t.rules.quest_codes[quest]]
    if program.one_round is not None:
        task = _task(t, seat, quest)
        marks = one_round.marked(t, seat, program.one_round, task.marks, happened)
        if marks != task.marks:
            _put(t, seat, quest, task._replace(marks=marks))
        return one_round.fulfilled(t, seat, program.one_round, marks)
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
    _pay(t, seat, quest)


def solve_discarded(t: Table, avatar: int, quest: int) -> None:
    """An Avatar solves a quest that came to the discards as it drew it: it lies among its Solved ones and
    pays, and its effect is not carried out (AVA.14).
    """
    moon = t.rules.quests[quest].moon
    pile = t.quest_discards[moon - 1]
    t.quest_discards = with_pile(t.quest_discards, moon, tuple([other for other in pile if other != quest]))
    t.tasks = replaced(t.tasks, avatar, (*t.tasks[avatar], Task(quest, TASK_SOLVED, 0, 1)))
    _pay(t, avatar, quest)


def _pay(t: Table, seat: int, quest: int) -> None:
    changes.emit(t, ev.QUEST_SOLVED, seat, quest)
    changes.earn_power(t, seat, t.rules.quests[quest].power)


def _become(t: Table, seat: int, quest: int, state: int) -> None:
    _show(t, seat, quest)
    task = _task(t, seat, quest)
    t.pool[seat] += task.cubes
    _put(t, seat, quest, Task(quest, state, 0, 1, met=min(task.met, 0)))  # one held back stays so


# --------------------------------------------------------------------------------------------------
# Quests that are shown once they are fulfilled
# --------------------------------------------------------------------------------------------------


def note_met(t: Table, seat: int, quest: int) -> None:
    """A quest is fulfilled, which nobody but its owner learns before it is shown."""
    _put(t, seat, quest, _task(t, seat, quest)._replace(met=1))


def fulfil(t: Table, seat: int, quest: int, solves: int = PAYS) -> None:
    """A fulfilled quest is shown, which may be answered; its effect comes, and then its power (QST.4)."""
    if _task(t, seat, quest).shown:  # it was shown before, and held back
        changes.emit(t, ev.QUEST_SHOWN, seat, quest)
    _become(t, seat, quest, TASK_SOLVED)
    t.stack.append(TaskFrame(quest, seat, solves=solves))
    full_stop(t)


def hold_back(t: Table, seat: int, quest: int) -> bool:
    """A quest that was just shown is not fulfilled, neither now nor later in this round: nothing comes of it,
    and its owner has it again. False if its reward has begun. One that is Solved later on is kept from that.
    """
    for frame in t.stack:
        if isinstance(frame, TaskFrame) and (frame.seat, frame.quest, frame.step) == (seat, quest, 0):
            t.stack.remove(frame)
            _put(t, seat, quest, Task(quest, TASK_ACTIVE, 0, 1, met=-t.round))
            changes.emit(t, ev.QUEST_HELD, seat, quest)
            return True
    if not _solved_later(t, seat, quest):
        return False
    _put(t, seat, quest, _task(t, seat, quest)._replace(met=-t.round))
    changes.emit(t, ev.QUEST_HELD, seat, quest)
    return True


def is_about_to_come(t: Table, seat: int, quest: int) -> bool:
    """Whether a quest was shown and its reward has not begun."""
    waiting = [frame for frame in t.stack if isinstance(frame, TaskFrame) and not frame.step]
    return any((frame.seat, frame.quest) == (seat, quest) for frame in waiting) or _solved_later(
        t, seat, quest
    )


def _solved_later(t: Table, seat: int, quest: int) -> bool:
    """Whether a quest that was shown waits to be Solved, where that is a step of its own (MIX.12)."""
    return t.rules.edition.ways.fulfils is None and any(
        task.quest == quest and task.state != TASK_SOLVED for task in t.tasks[seat]
    )


def is_held_back(t: Table, task: Task) -> bool:
    """Whether a quest cannot be fulfilled in this round any more."""
    return task.met == -t.round


# --------------------------------------------------------------------------------------------------
# Effects of Completed quests
# --------------------------------------------------------------------------------------------------


def usable(t: Table, seat: int) -> tuple[int, ...]:
    """The Completed quests whose effects a mage may use now: none in the Cell (CEL.17), none held back."""
    if t.place[seat] == CELL:
        return ()
    tasks = [task for task in t.tasks[seat] if task.state == TASK_COMPLETED]
    return tuple([task.quest for task in tasks if not is_held_back(t, task)])


def use(t: Table, seat: int, quest: int) -> None:
    """A mage uses the effect of a Completed quest."""
    t.stack.append(TaskFrame(quest, seat))


def solve_with_effect(t: Table, seat: int, quest: int) -> None:
    """A quest is Solved as if its effect had been used: that comes first, and it pays afterwards."""
    if quest in quests_in(t, seat, TASK_COMPLETED):
        use(t, seat, quest)
    else:
        fulfil(t, seat, quest)


def run_task(t: Table, f: TaskFrame) -> None:
    """A quest's effect; once it was tried the quest is Solved, unless its text kept it (QST.15)."""
    if f.step == 0:
        f.step = 1
        if f.solves == REPLACES:
            _leave_out_room(t, f.seat)
        push_effect(t, t.rules.quest_codes[f.quest], f.seat, f.seat)
        return
    t.stack.pop()
    if f.solves >= PAYS:
        _pay(t, f.seat, f.quest)
    elif f.solves and f.quest in quests_in(t, f.seat, TASK_COMPLETED):
        solve(t, f.seat, f.quest)
    full_stop(t)


def _leave_out_room(t: Table, seat: int) -> None:
    """The effect of the room that a mage has just activated is not carried out, if it has not begun yet."""
    for at in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[at]
        if isinstance(frame, TextFrame):
            begun = frame.sentence > AIMING or frame.actor != seat
            if not begun and t.rules.programs[frame.code].kind == "room":
                del t.stack[at]
            return


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
