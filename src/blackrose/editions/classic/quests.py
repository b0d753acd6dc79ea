"""Quests in Classic: secret, fulfilled within one round, then shown and rewarded at once (QST.2–5).

A quest that is met gets a hidden mark. Its owner shows it in a turn of the owner's own: at once where it is
one, else at the start of the next; a place in the evocation phase is a turn, too (QST.40).
"""

from __future__ import annotations

from typing import Final

from blackrose.engine import events as ev
from blackrose.engine.asking.questions import answered, pick
from blackrose.engine.decisions import Option
from blackrose.engine.play import own_quests
from blackrose.engine.play.own_quests import PAYS, REPLACES
from blackrose.engine.programs import walk
from blackrose.engine.stack import full_stop, play_order
from blackrose.engine.table import (
    NOBODY,
    TASK_ACTIVE,
    ActivationFrame,
    Frame,
    FullStopFrame,
    PhaseFrame,
    Table,
    Task,
    TextFrame,
)
from blackrose.language import tree as tr

MOST: Final = 2
"""Unfinished quests that a mage may have (QST.2)."""

TURN: Final = "turn"
"""What a quest says that is shown only at the start of a turn."""

TURNS: Final = ("action", "evocation")
"""The phases in which mages have turns; in the others nobody has one."""

COMING: Final = ev.BITS[ev.QUEST_DRAWN] | ev.BITS[ev.QUEST_TAKEN]
"""A quest comes to a mage: what it asks for may be the case already (QST.19)."""

# --------------------------------------------------------------------------------------------------
# What is met
# --------------------------------------------------------------------------------------------------


def hears(t: Table, kinds: int) -> bool:
    """Whether an unfinished quest waits for events of these kinds, a fulfilled one waits to be shown, or
    somebody has too many quests.
    """
    watches = t.rules.quest_watches
    for tasks in t.tasks:
        unfinished = 0
        for task in tasks:
            if task.met > 0:
                return True
            if task.state == TASK_ACTIVE:
                unfinished += 1
                if watches[task.quest] & kinds:
                    return True
        if unfinished > MOST:
            return True
    return False


def note_met(t: Table, f: FullStopFrame) -> bool:
    """Unfinished quests that were met by what happened since they were drawn get a hidden mark (QST.3)."""
    if not _is_any_concerned(t, ev.bits(f.happened)):
        return True
    happened = tuple([event for event in f.happened if not _is_nothing(event)])
    bits = ev.bits(happened)
    watches = t.rules.quest_watches
    for seat in play_order(t):
        for task in t.tasks[seat]:
            if task.state != TASK_ACTIVE or not (watches[task.quest] | COMING) & bits:
                continue
            if task.met > 0 or own_quests.is_held_back(t, task):
                continue
            since = _since_it_came(happened, seat, task.quest) if bits & COMING else happened
            if (watches[task.quest] & bits or since is not happened) and own_quests.is_met(
                t, seat, task.quest, since
            ):
                own_quests.note_met(t, seat, task.quest)
    return True


def _is_any_concerned(t: Table, bits: int) -> bool:
    """Whether an unfinished quest waits for events of these kinds; nearly always none does."""
    watches = t.rules.quest_watches
    for tasks in t.tasks:
        for task in tasks:
            if (watches[task.quest] | COMING) & bits and task.state == TASK_ACTIVE:
                return True
    return False


def _is_nothing(event: ev.Event) -> bool:
    """Damage of which nothing was left."""
    return isinstance(event, ev.Suffered) and not event.amount


def _since_it_came(happened: tuple[ev.Event, ...], seat: int, quest: int) -> tuple[ev.Event, ...]:
    """What happened after a quest came to a mage; all of it, if that was before."""
    for at, event in enumerate(happened):
        if isinstance(event, (ev.QuestDrawn, ev.QuestTaken)) and (event.who, event.quest) == (seat, quest):
            return happened[at + 1 :]
    return happened


# --------------------------------------------------------------------------------------------------
# Showing
# --------------------------------------------------------------------------------------------------


def show_met(t: Table, f: FullStopFrame) -> bool:
    """Whoever may show fulfilled quests now must (QST.4)."""
    return _show_all(t, f)


def show_in_phase(t: Table, f: PhaseFrame) -> bool:
    """Quests that wait to be shown are shown as a phase without turns begins (QST.22)."""
    return _show_all(t, f)


def _show_all(t: Table, f: FullStopFrame | PhaseFrame) -> bool:
    if not _is_any_met(t):
        return True
    turn = whose_turn(t)
    for seat in play_order(t):
        quests = _due(t, seat, turn)
        if quests:
            show(t, seat, _in_order(t, f, seat, quests))
            return False
    return True


def _is_any_met(t: Table) -> bool:
    for tasks in t.tasks:
        for task in tasks:
            if task.met > 0:
                return True
    return False


def begin_turn(t: Table, f: PhaseFrame, seat: int) -> tuple[int, ...]:
    """The quests that a mage shows at the start of a turn, in the order the mage likes (QST.20)."""
    return _in_order(t, f, seat, _due(t, seat, seat, starts=True))


def show(t: Table, seat: int, quests: tuple[int, ...]) -> None:
    """Fulfilled quests are shown; their rewards come one after the other, each with its power. One that says
    so comes instead of the effect of the room (QST.5).
    """
    for quest in reversed(quests):
        own_quests.fulfil(t, seat, quest, REPLACES if t.rules.quests[quest].instead else PAYS)


def whose_turn(t: Table) -> int:
    """Whose turn it is: an activation in the action phase, a place in the evocation phase; else nobody's."""
    for frame in t.stack:
        if isinstance(frame, ActivationFrame):
            return frame.seat
        if isinstance(frame, PhaseFrame) and _phase(t) == "evocation" and frame.left:
            return frame.left[0]
    return NOBODY


def _phase(t: Table) -> str:
    return t.rules.edition.phases[t.phase].name if t.phase >= 0 else ""


def _due(t: Table, seat: int, turn: int, starts: bool = False) -> tuple[int, ...]:
    """The fulfilled quests that a mage shows now; ``starts``: at the start of the mage's turn."""
    return tuple(
        [task.quest for task in t.tasks[seat] if task.met > 0 and _may_show(t, seat, task, turn, starts)]
    )


def _may_show(t: Table, seat: int, task: Task, turn: int, starts: bool) -> bool:
    quest = t.rules.quests[task.quest]
    if quest.shown == TURN:
        return starts
    if quest.shown:
        phase = _phase(t)
        return phase == quest.shown and (phase not in TURNS or turn == seat)
    return turn == seat or is_of_room(t, task.quest)


def is_of_room(t: Table, quest: int) -> bool:
    """Whether a quest is fulfilled by activating a room: then it is shown as that is done (QST.41)."""
    trigger = t.rules.programs[t.rules.quest_codes[quest]].trigger
    return isinstance(trigger.trigger if isinstance(trigger, tr.While) else trigger, tr.UsesRoom)


def _in_order(t: Table, f: Frame, seat: int, quests: tuple[int, ...]) -> tuple[int, ...]:
    """Several fulfilled quests in the order their owner likes."""
    left, order = list(quests), []
    while left:
        options: tuple[Option, ...] = tuple(("quest", quest) for quest in left)
        quest = int(pick(t, f, seat, "quest effect", options)[1])
        left.remove(quest)
        order.append(quest)
    answered(f)
    return tuple(order)


def would_replace(t: Table, seat: int, room: int) -> bool:
    """Whether using a room would fulfil a quest of a mage's whose reward comes instead of its effect."""
    use = ev.UsedRoom(ev.USED_ROOM, seat, room, 0)
    return any(
        t.rules.quests[task.quest].instead and own_quests.is_met(t, seat, task.quest, (use,))
        for task in t.tasks[seat]
        if task.state == TASK_ACTIVE and is_of_room(t, task.quest)
    )


# --------------------------------------------------------------------------------------------------
# The limit
# --------------------------------------------------------------------------------------------------


def cut_quests(t: Table, f: FullStopFrame) -> bool:
    """Whoever has more than two unfinished quests discards down to two; each pays the Black Rose (QST.2)."""
    if max(map(len, t.tasks)) <= MOST:
        return True
    for seat in play_order(t):
        while len(own_quests.quests_in(t, seat, TASK_ACTIVE)) > MOST and not _gives_some_away(t, seat):
            unfinished = own_quests.quests_in(t, seat, TASK_ACTIVE)
            options: tuple[Option, ...] = tuple(("quest", quest) for quest in unfinished)
            answer = pick(t, f, seat, "give up", options)
            answered(f)
            own_quests.give_up(t, seat, int(answer[1]))
    return True


def _gives_some_away(t: Table, seat: int) -> bool:
    """Whether a running text of a mage's is about to give some of the quests just drawn to another."""
    for frame in reversed(t.stack):
        if isinstance(frame, TextFrame) and frame.actor == seat:
            to_come = t.rules.programs[frame.code].text[max(frame.sentence, 0) :]
            return any(isinstance(node, tr.GiveQuest) for node in walk(to_come))
    return False


def look_at_drawn(t: Table, f: PhaseFrame) -> bool:
    """After quests were drawn: what they ask for may be the case."""
    full_stop(t)
    return True
