"""Verbs about the quests that mages have and about event cards."""

from __future__ import annotations

from typing import Final

from blackrose.engine.asking.choosers import chooser
from blackrose.engine.asking.questions import pick
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.phrases import actors, amount, leaves_choice
from blackrose.engine.play import event_board, own_quests
from blackrose.engine.table import (
    NOBODY,
    TASK_ACTIVE,
    TASK_COMPLETED,
    TASK_SOLVED,
    Table,
    TaskFrame,
    TextFrame,
)
from blackrose.engine.verbs.possibility import (
    DECK_EMPTY,
    NO_EVENT,
    NO_QUEST,
    NOBODY_THERE,
    NOT_ROSE,
    NOT_RUNNING,
    Possible,
    no,
    of_amount,
    of_cost,
    over,
    when,
)
from blackrose.engine.verbs.registry import in_full, is_paid, possible, verb
from blackrose.language import tree as tr

_STATES: Final = {
    tr.QuestState.ACTIVE: TASK_ACTIVE,
    tr.QuestState.COMPLETED: TASK_COMPLETED,
    tr.QuestState.SOLVED: TASK_SOLVED,
}


@verb(tr.DrawQuest)
def draw_quest(t: Table, f: TextFrame, clause: tr.DrawQuest) -> bool:
    """Quests for each actor; the Black Rose's go to the discards and pay her (QST.10)."""
    wanted = amount(t, f, clause.amount)
    drawn = [
        own_quests.draw_quest(t, faction, clause.moon)
        for faction in actors(t, f, clause.actor)
        for _ in range(wanted)
    ]
    return bool(drawn) and all(drawn)


@possible(tr.DrawQuest)
def can_draw_quest(t: Table, f: TextFrame, clause: tr.DrawQuest) -> Possible:
    """As many quests can be drawn as the moon has; those of the Black Rose come back at once."""
    moon = (clause.moon or t.moon) - 1
    wanted = amount(t, f, clause.amount, ask=False)
    drawn = [min(wanted, 1) if t.rules.is_rose(a) else wanted for a in actors(t, f, clause.actor, ask=False)]
    if not drawn:
        return no(NOBODY_THERE)
    needed = max(drawn) if leaves_choice(clause.actor) else sum(drawn)
    left = len(t.quest_decks[moon]) + len(t.quest_discards[moon])
    return of_amount(left, needed, clause.amount, DECK_EMPTY)


@verb(tr.DiscardQuest)
def discard_quest(t: Table, f: TextFrame, clause: tr.DiscardQuest) -> bool:
    """The actor picks quests that have come so far; carried out only if there were enough."""
    wanted = amount(t, f, clause.amount)
    plan = []
    for faction in actors(t, f, clause.actor):
        if t.rules.is_mage(faction):
            plan.append((faction, _picked(t, f, faction, _STATES[clause.state], wanted)))
    for seat, quests in plan:
        for quest in quests:
            own_quests.discard_quest(t, seat, quest)
    return in_full([is_paid(len(quests), wanted, clause.amount) for _, quests in plan])


@possible(tr.DiscardQuest)
def can_discard_quest(t: Table, f: TextFrame, clause: tr.DiscardQuest) -> Possible:
    """As many quests can be discarded as the mage has that have come so far."""
    wanted = amount(t, f, clause.amount, ask=False)
    seats = [a for a in actors(t, f, clause.actor, ask=False) if t.rules.is_mage(a)]
    held = [len(own_quests.quests_in(t, seat, _STATES[clause.state])) for seat in seats]
    return over(clause.actor, [of_cost(number, wanted, clause.amount, NO_QUEST) for number in held])


@verb(tr.AdvanceQuest)
def advance_quest(t: Table, f: TextFrame, clause: tr.AdvanceQuest) -> bool:
    """A quest is Completed or Solved by the effect; Solved so it pays and its own effect is not carried out
    (QST.14).
    """
    if t.rules.is_rose(f.actor):
        return False
    chosen = _picked(t, f, f.actor, _STATES[clause.frm], 1)
    for quest in chosen:
        advance = own_quests.solve if clause.to is tr.QuestState.SOLVED else own_quests.complete
        advance(t, f.actor, quest)
    return bool(chosen)


@possible(tr.AdvanceQuest)
def can_advance_quest(t: Table, f: TextFrame, clause: tr.AdvanceQuest) -> Possible:
    """A quest can be advanced if the mage has one that has come so far."""
    if t.rules.is_rose(f.actor):
        return no(NOT_ROSE)
    return when(own_quests.quests_in(t, f.actor, _STATES[clause.frm]), NO_QUEST)


def _picked(t: Table, f: TextFrame, seat: int, state: int, wanted: int) -> tuple[int, ...]:
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


@verb(tr.KeepQuest)
def keep_quest(t: Table, f: TextFrame, clause: tr.KeepQuest) -> bool:
    """The quest whose text this is stays Completed."""
    return own_quests.keep(t)


@possible(tr.KeepQuest)
def can_keep_quest(t: Table, f: TextFrame, clause: tr.KeepQuest) -> Possible:
    """A quest can be kept while its effect is carried out."""
    return when([frame for frame in t.stack if isinstance(frame, TaskFrame)], NOT_RUNNING)


@verb(tr.DrawEvent)
def draw_event(t: Table, f: TextFrame, clause: tr.DrawEvent) -> bool:
    """Events, handled as in the Black Rose phase (EVT.9); of the Black Rose's effects the crown holder draws.

    What several of them carry out comes in the order in which they were drawn.
    """
    before = len(t.stack)
    drawer = chooser(t, f, f.actor)
    drawn = [event_board.draw_event(t, drawer, clause.moon) for _ in range(amount(t, f, clause.amount))]
    t.stack[before:] = reversed(t.stack[before:])
    return bool(drawn) and all(drawn)


@possible(tr.DrawEvent)
def can_draw_event(t: Table, f: TextFrame, clause: tr.DrawEvent) -> Possible:
    """As many events can be drawn as the moon has."""
    moon = (clause.moon or t.moon) - 1
    left = len(t.event_decks[moon]) + len(t.event_discards[moon])
    return of_amount(left, amount(t, f, clause.amount, ask=False), clause.amount, DECK_EMPTY)


@verb(tr.DiscardEvent)
def discard_event(t: Table, f: TextFrame, clause: tr.DiscardEvent) -> bool:
    """An event on the board that who resolves the effect picks (EVT.11); it pays nothing (EVT.5)."""
    lying = [event for event in t.board if event != NOBODY]
    if not lying:
        return False
    options: tuple[Option, ...] = tuple(("event", event) for event in lying)
    event = int(pick(t, f, f.actor, "event", options)[1])
    event_board.discard_event(t, t.board.index(event), False)
    return True


@possible(tr.DiscardEvent)
def can_discard_event(t: Table, f: TextFrame, clause: tr.DiscardEvent) -> Possible:
    """An event can be discarded if one lies on the board."""
    return when(max(t.board) != NOBODY, NO_EVENT)
