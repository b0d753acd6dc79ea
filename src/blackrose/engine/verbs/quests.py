"""Verbs about the quests that mages have and about event cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.choosers import chooser
from blackrose.engine.asking.questions import pick
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.phrases import actors, amount, by_rose, leaves_choice
from blackrose.engine.play import event_board, own_quests
from blackrose.engine.programs import walk
from blackrose.engine.table import (
    MOONS,
    NOBODY,
    TASK_ACTIVE,
    TASK_COMPLETED,
    TASK_SOLVED,
    Table,
    TaskFrame,
    TextFrame,
)
from blackrose.engine.verbs.mages import mages
from blackrose.engine.verbs.possibility import (
    DECK_EMPTY,
    NO_EVENT,
    NO_MOON,
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

_OF_QUESTS: Final = (ev.QuestSolved, ev.QuestCompleted, ev.QuestShown, ev.Claimed)
"""The events by which "that quest" means something."""

_STATES: Final = {
    tr.QuestState.ACTIVE: TASK_ACTIVE,
    tr.QuestState.COMPLETED: TASK_COMPLETED,
    tr.QuestState.SOLVED: TASK_SOLVED,
}


@verb(tr.DrawQuest)
def draw_quest(t: Table, f: TextFrame, clause: tr.DrawQuest) -> bool:
    """Quests for each actor; the Black Rose's go to the discards and pay her (QST.10)."""
    wanted = amount(t, f, clause.amount)
    moon = _moon(t, f, clause)
    drawn = [
        own_quests.draw_quest(t, faction, moon)
        for faction in actors(t, f, clause.actor)
        for _ in range(wanted if moon else 0)
    ]
    f.tally = sum(drawn)
    return bool(drawn) and all(drawn)


def _moon(t: Table, f: TextFrame, clause: tr.DrawQuest) -> int:
    """The moon of which a quest is drawn; 0 for none, as before the first and after the last."""
    if clause.which == "same":
        quest = that_quest(f)
        return 0 if quest == NOBODY else t.rules.quests[quest].moon
    moon = (clause.moon or t.moon) + {"previous": -1, "next": 1}.get(clause.which, 0)
    return moon if 1 <= moon <= MOONS else 0


def _quests_left(t: Table, moon: int) -> int:
    return len(t.quest_decks[moon - 1]) + len(t.quest_discards[moon - 1])


def that_quest(f: TextFrame) -> int:
    """The quest whose completing or solving set a text off; NOBODY if none did."""
    trigger = f.trigger
    return trigger.quest if isinstance(trigger, _OF_QUESTS) else NOBODY


@possible(tr.DrawQuest)
def can_draw_quest(t: Table, f: TextFrame, clause: tr.DrawQuest) -> Possible:
    """As many quests can be drawn as the moon has; those of the Black Rose come back at once."""
    moon = _moon(t, f, clause)
    if not moon:
        return no(NO_MOON)
    wanted = amount(t, f, clause.amount, ask=False)
    drawn = [min(wanted, 1) if t.rules.is_rose(a) else wanted for a in actors(t, f, clause.actor, ask=False)]
    if not drawn:
        return no(NOBODY_THERE)
    needed = max(drawn) if leaves_choice(clause.actor) else sum(drawn)
    return of_amount(_quests_left(t, moon), needed, clause.amount, DECK_EMPTY)


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
        _advance(t, clause)(t, f.actor, quest)
    return bool(chosen)


def _advance(t: Table, clause: tr.AdvanceQuest) -> Callable[[Table, int, int], None]:
    if clause.with_effect:
        return _solved_whole(t)
    if clause.to is tr.QuestState.COMPLETED:
        return t.rules.edition.ways.fulfils or own_quests.complete
    return own_quests.solve


def _solved_whole(t: Table) -> Callable[[Table, int, int], None]:
    """How a quest is solved with all that it brings."""
    return t.rules.edition.ways.fulfils or own_quests.solve_with_effect


@possible(tr.AdvanceQuest)
def can_advance_quest(t: Table, f: TextFrame, clause: tr.AdvanceQuest) -> Possible:
    """A quest can be advanced if the mage has one that has come so far."""
    if t.rules.is_rose(f.actor):
        return no(NOT_ROSE)
    return when(own_quests.quests_in(t, f.actor, _STATES[clause.frm]), NO_QUEST)


def _picked(t: Table, f: TextFrame, seat: int, state: int, wanted: int) -> tuple[int, ...]:
    return _picked_among(t, f, own_quests.quests_in(t, seat, state), wanted, seat)


def _picked_among(
    t: Table, f: TextFrame, quests: tuple[int, ...], wanted: int, seat: int = NOBODY
) -> tuple[int, ...]:
    """So many of these quests, which a mage (who resolves the effect) picks."""
    left = list(quests)
    taken: list[int] = []
    while left and len(taken) < wanted:
        if len(left) <= wanted - len(taken):
            return (*taken, *left)
        options: tuple[Option, ...] = tuple(("quest", quest) for quest in left)
        quest = int(pick(t, f, f.actor if seat == NOBODY else seat, "quest", options)[1])
        left.remove(quest)
        taken.append(quest)
    return tuple(taken)


@verb(tr.StealQuest)
def steal_quest(t: Table, f: TextFrame, clause: tr.StealQuest) -> bool:
    """Quests of each mage named come to whoever resolves this and picks them: Active ones are looked at for
    it (EFF.11); carried out only if there were enough.
    """
    wanted = amount(t, f, clause.amount)
    state = _STATES[clause.state]
    plan = []
    having = tuple(seat for seat in range(t.rules.seats) if own_quests.quests_in(t, seat, state))
    for mage in _victims(t, f, clause.of, among=having):
        lying = own_quests.quests_in(t, mage, state)
        if len(lying) > wanted and state == TASK_ACTIVE and f.cursor >= len(f.picks):
            t.reveals += 1  # whoever is asked has seen them: that cannot be taken back
        plan.append((mage, _picked_among(t, f, lying, wanted)))
    for mage, quests in plan:
        for quest in quests:
            own_quests.hand_over(t, mage, f.actor, quest)
    return in_full([is_paid(len(quests), wanted, clause.amount) for _, quests in plan])


@possible(tr.StealQuest)
def can_steal_quest(t: Table, f: TextFrame, clause: tr.StealQuest) -> Possible:
    """As many quests can be stolen as each mage named has that have come so far."""
    if t.rules.is_rose(f.actor):
        return no(NOT_ROSE)
    wanted = amount(t, f, clause.amount, ask=False)
    held = [
        len(own_quests.quests_in(t, mage, _STATES[clause.state]))
        for mage in _victims(t, f, clause.of, ask=False)
    ]
    return over(clause.of, [of_amount(number, wanted, clause.amount, NO_QUEST) for number in held])


def _victims(
    t: Table, f: TextFrame, ref: tr.ModelRef, ask: bool = True, among: tuple[int, ...] | None = None
) -> list[int]:
    """The mages a phrase means besides who resolves the effect, a choice ``among`` some; the Black Rose takes
    no quest from them.
    """
    if t.rules.is_rose(f.actor):
        return []
    return [mage for mage in mages(t, f, ref, ask=ask, among=among) if mage != f.actor]


@verb(tr.StealThatQuest)
def steal_that_quest(t: Table, f: TextFrame, clause: tr.StealThatQuest) -> bool:
    """The quest that set the text off comes to its resolver, if it still lies with the mage who solved it."""
    holder = _holder(t, f)
    if holder == NOBODY:
        return False
    own_quests.hand_over(t, holder, f.actor, that_quest(f))
    return True


def _holder(t: Table, f: TextFrame) -> int:
    """The mage whose quest set the text off, while they still have it and are not its resolver; else NOBODY.
    From whoever has taken it meanwhile it is not stolen (EFF.6).
    """
    trigger = f.trigger
    if t.rules.is_rose(f.actor) or not isinstance(trigger, _OF_QUESTS):
        return NOBODY
    if trigger.who == f.actor or t.rules.is_rose(trigger.who):
        return NOBODY
    mine = any(task.quest == trigger.quest for task in t.tasks[trigger.who])
    return trigger.who if mine else NOBODY


@possible(tr.StealThatQuest)
def can_steal_that_quest(t: Table, f: TextFrame, clause: tr.StealThatQuest) -> Possible:
    """The quest can be stolen while it lies with another mage."""
    return when(_holder(t, f) != NOBODY, NO_QUEST)


@verb(tr.HoldQuest)
def hold_quest(t: Table, f: TextFrame, clause: tr.HoldQuest) -> bool:
    """The quest that was shown is not solved in this round; nothing comes of it."""
    trigger = f.trigger
    return isinstance(trigger, ev.QuestShown) and own_quests.hold_back(t, trigger.who, trigger.quest)


@possible(tr.HoldQuest)
def can_hold_quest(t: Table, f: TextFrame, clause: tr.HoldQuest) -> Possible:
    """A quest can be held back as long as its reward has not begun."""
    trigger = f.trigger
    shown = isinstance(trigger, ev.QuestShown) and own_quests.is_about_to_come(t, trigger.who, trigger.quest)
    return when(shown, NOT_RUNNING)


@verb(tr.GiveQuest)
def give_quest(t: Table, f: TextFrame, clause: tr.GiveQuest) -> bool:
    """So many of the quests just drawn go to a mage who may keep one more; if there is none, they are
    discarded, which pays nobody.
    """
    them = drawn_by(t, f)
    if not them:
        return False
    takers = _takers(t, f, clause)
    to = _one_of(t, f, takers) if takers else NOBODY
    given = _picked_among(t, f, them, amount(t, f, clause.amount))
    for quest in given:
        if to == NOBODY:
            own_quests.discard_quest(t, f.actor, quest)
        else:
            own_quests.hand_over(t, f.actor, to, quest)
    return to != NOBODY


def drawn_by(t: Table, f: TextFrame) -> tuple[int, ...]:
    """The quests that the resolver of a text has drawn by it: those that came last; an Avatar's lie on their
    discards (AVA.57).
    """
    if f.actor == t.rules.avatar and f.tally:
        moons = [_moon(t, f, n) for n in walk(t.rules.programs[f.code].text) if isinstance(n, tr.DrawQuest)]
        return t.quest_discards[moons[0] - 1][-f.tally :] if moons else ()
    if t.rules.is_rose(f.actor) or not f.tally:
        return ()
    return own_quests.quests_in(t, f.actor, TASK_ACTIVE)[-f.tally :]


def _takers(t: Table, f: TextFrame, clause: tr.GiveQuest) -> list[int]:
    """The mages to whom a quest can be given."""
    meant = mages(t, f, clause.to, ask=False)
    return [mage for mage in meant if mage != f.actor and own_quests.may_keep_more(t, mage)]


def _one_of(t: Table, f: TextFrame, found: list[int]) -> int:
    options: tuple[Option, ...] = tuple(("model", mage) for mage in found)
    return int(pick(t, f, f.actor, "model", options)[1])


@possible(tr.GiveQuest)
def can_give_quest(t: Table, f: TextFrame, clause: tr.GiveQuest) -> Possible:
    """Quests can be given if some were drawn and a mage may keep one more."""
    return when(drawn_by(t, f), NO_QUEST) if _takers(t, f, clause) else no(NOBODY_THERE)


@verb(tr.SolveDrawn)
def solve_drawn(t: Table, f: TextFrame, clause: tr.SolveDrawn) -> bool:
    """One of the quests just drawn is solved with its effect; who resolves the text picks which."""
    chosen = _picked_among(t, f, drawn_by(t, f), 1)
    solve = own_quests.solve_discarded if f.actor == t.rules.avatar else _solved_whole(t)
    for quest in chosen:
        solve(t, f.actor, quest)
    return bool(chosen)


@possible(tr.SolveDrawn)
def can_solve_drawn(t: Table, f: TextFrame, clause: tr.SolveDrawn) -> Possible:
    """A quest can be solved so if one was drawn."""
    return when(drawn_by(t, f), NO_QUEST)


@verb(tr.ReturnQuest)
def return_quest(t: Table, f: TextFrame, clause: tr.ReturnQuest) -> bool:
    """An Active quest of the mage's choice goes on the deck of its moon."""
    if t.rules.is_rose(f.actor):
        return False
    chosen = _picked(t, f, f.actor, TASK_ACTIVE, 1)
    for quest in chosen:
        own_quests.put_back(t, f.actor, quest)
    return bool(chosen)


@possible(tr.ReturnQuest)
def can_return_quest(t: Table, f: TextFrame, clause: tr.ReturnQuest) -> Possible:
    """A quest can go back if the mage has an Active one."""
    if t.rules.is_rose(f.actor):
        return no(NOT_ROSE)
    return when(own_quests.quests_in(t, f.actor, TASK_ACTIVE), NO_QUEST)


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
    """Events, handled as in the Black Rose phase (EVT.9); of the Black Rose's effects the crown holder draws,
    of an Avatar's commands the Avatar (AVA.38).

    What several of them carry out comes in the order in which they were drawn.
    """
    before = len(t.stack)
    avatars = f.actor == t.rules.avatar and not by_rose(t, f, f.actor)
    drawer = f.actor if avatars else chooser(t, f, f.actor)
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
    """An event on the board that the effect's resolver picks (EVT.11); whether it pays is the edition's
    (EVT.5, EVT.12).
    """
    lying = [event for event in t.board if event != NOBODY]
    if not lying:
        return False
    options: tuple[Option, ...] = tuple(("event", event) for event in lying)
    event = int(pick(t, f, f.actor, "event", options)[1])
    unpaid = clause.unpaid or clause.shared
    event_board.discard_event(t, t.board.index(event), pays=False if unpaid else None)
    if clause.shared:
        half = max(1, t.rules.event_cards[event].discarded // 2)
        for faction in dict.fromkeys((f.actor, t.rules.rose)):
            changes.gain_power(t, faction, half)
    return True


@possible(tr.DiscardEvent)
def can_discard_event(t: Table, f: TextFrame, clause: tr.DiscardEvent) -> Possible:
    """An event can be discarded if one lies on the board."""
    return when(max(t.board) != NOBODY, NO_EVENT)
