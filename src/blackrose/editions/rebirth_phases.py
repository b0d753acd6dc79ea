"""The phases of Rebirth: Black Rose, study, preparation, action, evocation, clean-up."""

from __future__ import annotations

from blackrose.editions.common import activate_once, barrier_once, rebuild_next, waiting_evocations
from blackrose.engine import atoms_mages, barrier, cards, event_board, own_quests
from blackrose.engine.decisions import Option
from blackrose.engine.frames import answered, full_stop, pick, play_order
from blackrose.engine.table import (
    AVAILABLE,
    TASK_ACTIVE,
    TASK_COMPLETED,
    USED,
    Frame,
    Table,
)
from blackrose.engine.watching import rewatch

PASS: Option = ("pass",)

# --------------------------------------------------------------------------------------------------
# The Black Rose phase (BRP.2)
# --------------------------------------------------------------------------------------------------


def shift_events(t: Table, f: Frame) -> bool:
    """Every event goes one slot on."""
    event_board.shift(t)
    full_stop(t)
    return True


def draw_event(t: Table, f: Frame) -> bool:
    """The last in play order draws an event (BRP.10)."""
    event_board.draw_event(t, play_order(t)[-1])
    if t.stack[-1] is f:
        full_stop(t)
    return True


def give_up_quests(t: Table, f: Frame) -> bool:
    """In play order each mage may discard one Active quest, to the Black Rose's gain (BRP.6)."""
    order = play_order(t)
    while f.clause < len(order):
        seat = order[f.clause]
        active = own_quests.quests_in(t, seat, TASK_ACTIVE)
        if active:
            options: tuple[Option, ...] = (*(("quest", quest) for quest in active), PASS)
            answer = pick(t, f, seat, "give up", options)
            _answered(f)
            if answer != PASS:
                own_quests.give_up(t, seat, int(answer[1]))
        f.clause += 1
    f.clause = 0
    full_stop(t)
    return True


def _answered(f: Frame) -> None:
    """One of several questions of a step is through."""
    answered(f)
    f.cursor = 0


def draw_quests(t: Table, f: Frame) -> bool:
    """In play order each mage without an Active quest draws one (BRP.7)."""
    for seat in play_order(t):
        if not own_quests.quests_in(t, seat, TASK_ACTIVE):
            own_quests.draw_quest(t, seat)
    return True


def cut_active(t: Table, f: Frame) -> bool:
    """All mages cut their Active quests to the limit, each picking their own."""
    return _cut(t, f, TASK_ACTIVE)


def cut_completed(t: Table, f: Frame) -> bool:
    """All mages cut their Completed quests to the limit."""
    return _cut(t, f, TASK_COMPLETED)


def _cut(t: Table, f: Frame, state: int) -> bool:
    for seat in play_order(t):
        while own_quests.over_limit(t, seat, state):
            own = own_quests.quests_in(t, seat, state)
            options: tuple[Option, ...] = tuple(("quest", quest) for quest in own)
            answer = pick(t, f, seat, "quest", options)
            _answered(f)
            own_quests.discard_quest(t, seat, int(answer[1]))
    full_stop(t)
    return True


# --------------------------------------------------------------------------------------------------
# Study (STU)
# --------------------------------------------------------------------------------------------------

LIBRARY_DRAWS = 4
"""Spells each mage draws from the Library, before keeping two."""


def draw_grimoires(t: Table, f: Frame) -> bool:
    """All mages draw from their grimoires."""
    for seat in play_order(t):
        for _ in range(t.rules.edition.draws):
            cards.draw_from_grimoire(t, seat)
    return True


def name_schools(t: Table, f: Frame) -> bool:
    """In play order each names the four schools they draw from, for all to hear; nobody sees a card before
    all have named theirs (STU.2, STU.10). Then they draw, and keep two, put one away and cut their hands in
    secret and at once.

    The step keeps in ``f.data`` the schools named, mage after mage.
    """
    if f.clause > t.rules.seats:
        f.clause = 0
        return True
    order = play_order(t)
    while f.clause < len(order):
        f.data = (*f.data, _schools_named(t, f, order[f.clause]))
        _answered(f)
        f.clause += 1
    drawn = {seat: _drawn(t, seat, schools) for seat, schools in zip(order, f.data, strict=True)}
    f.data = ()
    f.clause += 1
    given: tuple[barrier.Answers, ...] = tuple(
        ((barrier.DRAWN, *drawn[seat]),) for seat in range(t.rules.seats)
    )
    barrier.push_barrier(t, barrier.STUDIES, given)
    return False


def _schools_named(t: Table, f: Frame, seat: int) -> tuple[int, ...]:
    left = [len(deck) + len(pile) for deck, pile in zip(t.library, t.discards, strict=True)]
    for schools in f.data:
        for school in schools:
            left[school] -= 1
    named: list[int] = []
    while len(named) < LIBRARY_DRAWS and any(left):
        options: tuple[Option, ...] = tuple(("school", n) for n, number in enumerate(left) if number)
        school = int(pick(t, f, seat, "school", options)[1])
        left[school] -= 1
        named.append(school)
    return tuple(named)


def _drawn(t: Table, seat: int, schools: tuple[int, ...]) -> tuple[int, ...]:
    """Draws from the schools named; gives the cards."""
    before = t.hand[seat]
    for school in schools:
        cards.draw_from_library(t, seat, school)
    return _more(before, t.hand[seat])


def _more(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    """The cards that a hand has more than before."""
    new = list(after)
    for card in before:
        new.remove(card)
    return tuple(new)


# --------------------------------------------------------------------------------------------------
# The evocation phase (EVP)
# --------------------------------------------------------------------------------------------------


def command_rose(t: Table, f: Frame) -> bool:
    """The Black Rose's evocations activate before the mages' (EVP.5)."""
    rose = t.rules.rose
    for model in t.rules.places_of(rose):
        if t.place[model] >= 0 and not t.exhausted >> model & 1:
            activate_once(t, model, rose)
            return False
    return True


def command_evocations(t: Table, f: Frame) -> bool:
    """In play order each mage may activate each of theirs once; under "summoner" one each by turns (OPT.3).

    The step keeps in ``f.data`` the seats that are not through, the next one first.
    """
    if not f.clause:
        f.clause, f.data = 1, play_order(t)
    by_turns = t.rules.options.get("summoner") == "yes"
    while f.data:
        seat, others = f.data[0], f.data[1:]
        waiting = waiting_evocations(t, seat)
        answer = PASS
        if waiting:
            options: tuple[Option, ...] = (*(("model", model) for model in waiting), PASS)
            answer = pick(t, f, seat, "evocation", options)
            _answered(f)
        if answer == PASS:
            f.data = others
        else:
            f.data = (*others, seat) if by_turns else f.data
            activate_once(t, int(answer[1]), seat)
            return False
    f.clause = 0
    return True


# --------------------------------------------------------------------------------------------------
# Clean-up (CLN.2)
# --------------------------------------------------------------------------------------------------


def take_back_spells(t: Table, f: Frame) -> bool:
    """Owners take Active traps and protections back to hand if they like (CLN.8)."""
    return barrier_once(t, f, barrier.RETURNS)


def end_lasting(t: Table, f: Frame) -> bool:
    """Persistent effects end with their tokens."""
    t.lasting = ()
    rewatch(t)
    return True


def work_off_jinxes(t: Table, f: Frame) -> bool:
    """Clean-up effects in play order, several of one mage in that mage's order: a cube on each jinx (CLN.5).

    The step keeps in ``f.data`` the jinxes of the mage whose turn it is that have had their cube.
    """
    order = play_order(t)
    while f.clause < len(order):
        seat = order[f.clause]
        waiting = [kind for kind, _, _ in t.jinxes[seat] if kind not in f.data]
        if waiting and t.pool[seat]:
            codes = t.rules.jinx_codes
            options: tuple[Option, ...] = tuple(("effect", codes[kind]) for kind in waiting)
            answer = pick(t, f, seat, "clean-up", options)
            _answered(f)
            kind = codes.index(int(answer[1]))
            f.data = (*f.data, kind)
            atoms_mages.work_off_jinx(t, seat, kind)
        else:
            f.data = ()
            f.clause += 1
    f.clause = 0
    full_stop(t)
    return True


def rebuild_rooms(t: Table, f: Frame) -> bool:
    """Full rooms one by one in the First Mage's order; new moons come after the last (INS.14)."""
    while rebuild_next(t, f) is not None:
        pass
    full_stop(t)
    return True


def turn_tokens(t: Table, f: Frame) -> bool:
    """The tokens of rebuilt rooms turn back to available (ROO.10)."""
    t.face = [AVAILABLE if face == USED else face for face in t.face]
    return True
