"""The phases of Rebirth: Black Rose, study, preparation, action, evocation, clean-up."""

from __future__ import annotations

from typing import Final

from blackrose.editions.steps import activate_once, in_secret, rebuild_next, waiting_evocations
from blackrose.engine import changes
from blackrose.engine.asking import secret
from blackrose.engine.asking.questions import answered, pick
from blackrose.engine.conditions.watching import rewatch
from blackrose.engine.decisions import Option
from blackrose.engine.play import event_board, own_quests
from blackrose.engine.stack import full_stop, play_order
from blackrose.engine.table import TASK_ACTIVE, TASK_COMPLETED, PhaseFrame, Table, includes, less

PASS: Final[Option] = ("pass",)

# --------------------------------------------------------------------------------------------------
# The Black Rose phase (BRP.2)
# --------------------------------------------------------------------------------------------------


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


def give_up_quests(t: Table, f: PhaseFrame) -> bool:
    """In play order each mage may discard one Active quest, to the Black Rose's gain (BRP.6)."""
    order = play_order(t)
    while f.at < len(order):
        seat = order[f.at]
        active = own_quests.quests_in(t, seat, TASK_ACTIVE)
        if active:
            options: tuple[Option, ...] = (*(("quest", quest) for quest in active), PASS)
            answer = pick(t, f, seat, "give up", options)
            answered(f)
            if answer != PASS:
                own_quests.give_up(t, seat, int(answer[1]))
        f.at += 1
    full_stop(t)
    return True


def draw_quests(t: Table, f: PhaseFrame) -> bool:
    """In play order each mage without an Active quest draws one (BRP.7)."""
    for seat in play_order(t):
        if not own_quests.quests_in(t, seat, TASK_ACTIVE):
            own_quests.draw_quest(t, seat)
    return True


def cut_active(t: Table, f: PhaseFrame) -> bool:
    """All mages cut their Active quests to the limit, each picking their own."""
    return _cut(t, f, TASK_ACTIVE)


def cut_completed(t: Table, f: PhaseFrame) -> bool:
    """All mages cut their Completed quests to the limit."""
    return _cut(t, f, TASK_COMPLETED)


def _cut(t: Table, f: PhaseFrame, state: int) -> bool:
    for seat in play_order(t):
        while own_quests.over_limit(t, seat, state):
            own = own_quests.quests_in(t, seat, state)
            options: tuple[Option, ...] = tuple(("quest", quest) for quest in own)
            answer = pick(t, f, seat, "quest", options)
            answered(f)
            own_quests.discard_quest(t, seat, int(answer[1]))
    full_stop(t)
    return True


# --------------------------------------------------------------------------------------------------
# Study (STU)
# --------------------------------------------------------------------------------------------------

LIBRARY_DRAWS: Final = 4
"""Spells each mage draws from the Library, before keeping two."""


def draw_grimoires(t: Table, f: PhaseFrame) -> bool:
    """All mages draw from their grimoires."""
    for seat in play_order(t):
        for _ in range(t.rules.edition.draws):
            changes.draw_from_grimoire(t, seat)
    return True


def name_schools(t: Table, f: PhaseFrame) -> bool:
    """In play order each names the four schools they draw from, for all to hear; nobody sees a card before
    all have named theirs (STU.2, STU.10). Then they draw, and keep two, put one away and cut their hands in
    secret and at once.

    The frame keeps the schools named, mage after mage.
    """
    if f.begun:
        return True
    order = play_order(t)
    while f.at < len(order):
        f.named = (*f.named, _schools_named(t, f, order[f.at]))
        answered(f)
        f.at += 1
    drawn = {seat: _drawn(t, seat, schools) for seat, schools in zip(order, f.named, strict=True)}
    f.begun = 1
    given: tuple[secret.Answers, ...] = tuple(
        ((secret.DRAWN, *drawn[seat]),) for seat in range(t.rules.seats)
    )
    secret.begin_secret(t, secret.STUDIES, given)
    return False


def _schools_named(t: Table, f: PhaseFrame, seat: int) -> tuple[int, ...]:
    left = [len(deck) + len(pile) for deck, pile in zip(t.library, t.discards, strict=True)]
    for schools in f.named:
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
        changes.draw_from_library(t, seat, school)
    return less(t.hand[seat], before)


# --------------------------------------------------------------------------------------------------
# The evocation phase (EVP)
# --------------------------------------------------------------------------------------------------


def command_rose(t: Table, f: PhaseFrame) -> bool:
    """The Black Rose's evocations activate before the mages' (EVP.5)."""
    rose = t.rules.rose
    for model in t.rules.places_of(rose):
        if t.place[model] >= 0 and not includes(t.exhausted, model):
            activate_once(t, model, rose)
            return False
    return True


def command_evocations(t: Table, f: PhaseFrame) -> bool:
    """In play order each mage may activate each of theirs once; under "summoner" one each by turns (OPT.3).

    ``f.left`` are the seats that are not through, the next one first.
    """
    if not f.begun:
        f.begun, f.left = 1, play_order(t)
    by_turns = t.rules.options.get("summoner") == "yes"
    while f.left:
        seat, others = f.left[0], f.left[1:]
        waiting = waiting_evocations(t, seat)
        answer = PASS
        if waiting:
            options: tuple[Option, ...] = (*(("model", model) for model in waiting), PASS)
            answer = pick(t, f, seat, "evocation", options)
            answered(f)
        if answer == PASS:
            f.left = others
        else:
            f.left = (*others, seat) if by_turns else f.left
            activate_once(t, int(answer[1]), seat)
            return False
    return True


# --------------------------------------------------------------------------------------------------
# Clean-up (CLN.2)
# --------------------------------------------------------------------------------------------------


def take_back_spells(t: Table, f: PhaseFrame) -> bool:
    """Owners take Active traps and protections back to hand if they like (CLN.8)."""
    return in_secret(t, f, secret.RETURNS)


def end_lasting(t: Table, f: PhaseFrame) -> bool:
    """Persistent effects end with their tokens."""
    t.lasting = ()
    rewatch(t)
    return True


def work_off_jinxes(t: Table, f: PhaseFrame) -> bool:
    """Clean-up effects in play order, several of one mage in that mage's order: a cube on each jinx (CLN.5).

    ``f.left`` are the jinxes of the mage whose turn it is that have had their cube.
    """
    order = play_order(t)
    while f.at < len(order):
        seat = order[f.at]
        waiting = [item.jinx for item in t.jinxes[seat] if item.jinx not in f.left]
        if waiting and t.pool[seat]:
            codes = t.rules.jinx_codes
            options: tuple[Option, ...] = tuple(("effect", codes[kind]) for kind in waiting)
            if t.pool[seat] >= len(waiting):  # each gets its cube, whichever comes first (EFF.43)
                options = options[:1]
            answer = pick(t, f, seat, "clean-up", options)
            answered(f)
            kind = codes.index(int(answer[1]))
            f.left = (*f.left, kind)
            changes.work_off_jinx(t, seat, kind)
        else:
            f.left = ()
            f.at += 1
    full_stop(t)
    return True


def rebuild_rooms(t: Table, f: PhaseFrame) -> bool:
    """Full rooms one by one in the First Mage's order; new moons come after the last (INS.14)."""
    while rebuild_next(t, f) is not None:
        pass
    full_stop(t)
    return True


def turn_tokens(t: Table, f: PhaseFrame) -> bool:
    """The tokens of rebuilt rooms turn back to available (ROO.10)."""
    t.face = [t.rules.edition.faces.renewed[face] for face in t.face]
    return True
