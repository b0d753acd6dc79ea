"""Verbs about quests of the mages' own and about event cards."""

from __future__ import annotations

from blackrose.engine import event_board, own_quests
from blackrose.engine.decisions import Option
from blackrose.engine.frames import pick, seat_for
from blackrose.engine.phrases import actors, amount
from blackrose.engine.table import NOBODY, TASK_ACTIVE, TASK_COMPLETED, TASK_SOLVED, Frame, Table
from blackrose.language import tree as tr

_STATES = {
    tr.QuestState.ACTIVE: TASK_ACTIVE,
    tr.QuestState.COMPLETED: TASK_COMPLETED,
    tr.QuestState.SOLVED: TASK_SOLVED,
}


def draw_quest(t: Table, f: Frame, clause: tr.DrawQuest) -> bool:
    """Quests for each actor; the Black Rose's go to the discards and pay her (QST.10)."""
    wanted = amount(t, f, clause.amount)
    drawn = [
        own_quests.draw_quest(t, faction, clause.moon)
        for faction in actors(t, f, clause.actor)
        for _ in range(wanted)
    ]
    return bool(drawn) and all(drawn)


def discard_quest(t: Table, f: Frame, clause: tr.DiscardQuest) -> bool:
    """The actor picks quests that have come so far; carried out only if there were enough."""
    wanted = amount(t, f, clause.amount)
    plan = []
    for faction in actors(t, f, clause.actor):
        if faction < t.rules.seats:
            plan.append((faction, _picked(t, f, faction, _STATES[clause.state], wanted)))
    for seat, quests in plan:
        for quest in quests:
            own_quests.discard_quest(t, seat, quest)
    return bool(plan) and all(len(quests) == wanted for _, quests in plan)


def advance_quest(t: Table, f: Frame, clause: tr.AdvanceQuest) -> bool:
    """A quest is Completed or Solved by the effect; Solved so it pays and its own effect is not carried out
    (QST.14).
    """
    if f.actor >= t.rules.seats:
        return False
    chosen = _picked(t, f, f.actor, _STATES[clause.frm], 1)
    for quest in chosen:
        advance = own_quests.solve if clause.to is tr.QuestState.SOLVED else own_quests.complete
        advance(t, f.actor, quest)
    return bool(chosen)


def _picked(t: Table, f: Frame, seat: int, state: int, wanted: int) -> tuple[int, ...]:
    left = list(own_quests.quests_in(t, seat, state))
    taken: list[int] = []
    while left and len(taken) < wanted:
        if len(left) <= wanted - len(taken):
            return (*taken, *left)
        options: tuple[Option, ...] = tuple(("quest", quest) for quest in left)
        quest = int(pick(t, f, seat, "quest", options)[1])
        left.remove(quest)
        taken.append(quest)
    return tuple(taken)


def keep_quest(t: Table, f: Frame, clause: tr.KeepQuest) -> bool:
    """The quest whose text this is stays Completed."""
    return own_quests.keep(t)


def draw_event(t: Table, f: Frame, clause: tr.DrawEvent) -> bool:
    """Events, handled as in the Black Rose phase (EVT.9); of the Black Rose's effects the crown holder draws.

    What several of them carry out comes in the order in which they were drawn.
    """
    before = len(t.stack)
    drawer = seat_for(t, f.actor)
    drawn = [event_board.draw_event(t, drawer, clause.moon) for _ in range(amount(t, f, clause.amount))]
    t.stack[before:] = reversed(t.stack[before:])
    return bool(drawn) and all(drawn)


def discard_event(t: Table, f: Frame, clause: tr.DiscardEvent) -> bool:
    """An event on the board that who resolves the effect picks (EVT.11); it pays nothing (EVT.5)."""
    lying = [event for event in t.board if event != NOBODY]
    if not lying:
        return False
    options: tuple[Option, ...] = tuple(("event", event) for event in lying)
    event = int(pick(t, f, seat_for(t, f.actor), "event", options)[1])
    event_board.discard_event(t, t.board.index(event), False)
    return True
