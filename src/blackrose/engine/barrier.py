"""Secret choices made at the same time: one open decision a seat, and nothing happens until all are done.

A barrier frame keeps the answers of each seat apart in ``frame.data``. They can be taken back until the last
seat is done, and in whatever order they come the outcome is the same.
"""

from __future__ import annotations

from collections.abc import Callable

from blackrose.engine import atoms, cards
from blackrose.engine import events as ev
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.frames import play_order
from blackrose.engine.table import BARRIER, Frame, Table

SKIP: Option = ("skip",)
QUICK_LAST = (1, 2, 3, 0)
"""Planning asks for I, II, III and then for the quick slot."""

LEAST_PLANNED = 2
"""Spells that must be planned by whoever has so many (PRE.1)."""

Answers = tuple[Option, ...]
Draft = tuple[Answers, Decision | None]


def push_barrier(t: Table, code: int) -> None:
    """Opens a barrier for all seats."""
    t.stack.append(Frame(BARRIER, code, data=((),) * t.rules.seats))


def run_barrier(t: Table, f: Frame) -> None:
    """Lists the open decisions; when there are none, everything chosen happens at once."""
    draft, happen = BARRIERS[f.code]
    drafts = [draft(t, seat, f.data[seat]) for seat in range(t.rules.seats)]
    t.asked = tuple(decision for _, decision in drafts if decision is not None)
    if not t.asked:
        t.stack.pop()
        t.reveals += 1  # how many spells the others laid out, and where
        for seat in play_order(t):
            happen(t, seat, drafts[seat][0])


def answer(t: Table, f: Frame, seat: int, option: Option, asked: tuple[Decision, ...]) -> None:
    """Adds a seat's answer; only that seat's own question changes."""
    give(f, seat, option)
    draft, _ = BARRIERS[f.code]
    own = draft(t, seat, f.data[seat])[1]
    others = tuple(decision for decision in asked if decision.seat != seat)
    t.asked = tuple(sorted((*others, own))) if own else others


def give(f: Frame, seat: int, option: Option) -> None:
    """Puts down a seat's answer."""
    f.data = (*f.data[:seat], (*f.data[seat], option), *f.data[seat + 1 :])


def retract(f: Frame, seat: int) -> bool:
    """Takes a seat's last answer back; False if there is none."""
    if not f.data[seat]:
        return False
    f.data = (*f.data[:seat], f.data[seat][:-1], *f.data[seat + 1 :])
    return True


# --------------------------------------------------------------------------------------------------
# Cutting the hand to its limit
# --------------------------------------------------------------------------------------------------


def _discards(t: Table, seat: int, given: Answers) -> Draft:
    """One card after the other until the hand fits; the last kind left is discarded without asking."""
    left = list(t.hand[seat])
    over = len(left) - t.rules.mages[t.mage[seat]].hand
    made: list[Option] = []
    answers = iter(given)
    while len(made) < over:
        options = tuple(("card", card) for card in dict.fromkeys(left))
        option: Option | None = options[0] if len(options) == 1 else next(answers, None)
        if option is None:
            return tuple(made), Decision(seat, "discard", options)
        left.remove(int(option[1]))
        made.append(option)
    return tuple(made), None


def _discard(t: Table, seat: int, made: Answers) -> None:
    for option in made:
        cards.discard_from_hand(t, seat, int(option[1]))


# --------------------------------------------------------------------------------------------------
# Planning two to four spells
# --------------------------------------------------------------------------------------------------


def _plan(t: Table, seat: int, given: Answers) -> Draft:
    """Slot by slot a spell and its side, or nothing; without a gap, and at least two while there are two.

    Who has a single spell may leave all standard slots empty and place it in the quick slot.
    """
    left = list(t.hand[seat])
    made: list[Option] = []
    planned = 0
    answers = iter(given)
    for slot in QUICK_LAST:
        if not left or (slot > 1 and made[-1] == SKIP):
            made.append(SKIP)
            continue
        option = next(answers, None)
        if option is None:
            must = planned < LEAST_PLANNED if slot == 0 else planned < 1 and len(left) > 1
            return tuple(made), Decision(seat, "plan", _spells(t, slot, left, must))
        made.append(option)
        if option != SKIP:
            planned += 1
            left.remove(int(option[2]))
    return tuple(made), None


def _spells(t: Table, slot: int, left: list[int], must: bool) -> tuple[Option, ...]:
    """Both sides of every spell left in hand, and to skip the slot unless it must be filled."""
    sides = t.rules.plans[slot]
    options: list[Option] = []
    for card in dict.fromkeys(left):
        options += sides[card]
    if not must:
        options.append(SKIP)
    return tuple(options)


def _prepare(t: Table, seat: int, made: Answers) -> None:
    planned = [option for option in made if option != SKIP]
    for option in planned:
        cards.prepare(t, seat, int(option[1]), int(option[2]), int(option[3]))
    atoms.emit(t, (ev.PREPARED, seat, len(planned)))


DISCARDS, PLANS = range(2)
BARRIERS: tuple[tuple[Callable[[Table, int, Answers], Draft], Callable[[Table, int, Answers], None]], ...] = (
    (_discards, _discard),
    (_plan, _prepare),
)
