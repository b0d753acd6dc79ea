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
from blackrose.engine.table import BARRIER, SLOTS, Frame, Table

SKIP: Option = ("skip",)
QUICK_LAST = (1, 2, 3, 0)
"""Planning asks for I, II, III and then for the quick slot."""

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
        for seat in play_order(t):
            happen(t, seat, drafts[seat][0])


def answer(f: Frame, seat: int, option: Option) -> None:
    """Adds a seat's answer."""
    f.data = (*f.data[:seat], (*f.data[seat], option), *f.data[seat + 1 :])


def retract(f: Frame, seat: int) -> bool:
    """Takes a seat's last answer back; False if there is none."""
    if not f.data[seat]:
        return False
    f.data = (*f.data[:seat], f.data[seat][:-1], *f.data[seat + 1 :])
    return True


def _draft(
    seat: int, given: Answers, kind: str, next_options: Callable[[Answers], tuple[Option, ...]]
) -> Draft:
    """Walks through a seat's answers, taking what is forced by itself, up to the first open question."""
    made: Answers = ()
    left = list(given)
    while options := next_options(made):
        if len(options) == 1:
            made = (*made, options[0])
        elif left:
            made = (*made, left.pop(0))
        else:
            return made, Decision(seat, kind, options)
    return made, None


# --------------------------------------------------------------------------------------------------
# Cutting the hand to its limit
# --------------------------------------------------------------------------------------------------


def _discards(t: Table, seat: int, given: Answers) -> Draft:
    limit = t.rules.mages[t.mage[seat]].hand

    def next_options(made: Answers) -> tuple[Option, ...]:
        left = _hand_without(t, seat, made)
        return tuple(("card", card) for card in dict.fromkeys(left)) if len(left) > limit else ()

    return _draft(seat, given, "discard", next_options)


def _discard(t: Table, seat: int, made: Answers) -> None:
    for option in made:
        cards.discard_from_hand(t, seat, int(option[1]))


# --------------------------------------------------------------------------------------------------
# Planning two to four spells
# --------------------------------------------------------------------------------------------------


def _plan(t: Table, seat: int, given: Answers) -> Draft:
    def next_options(made: Answers) -> tuple[Option, ...]:
        if len(made) == SLOTS:
            return ()
        slot = QUICK_LAST[len(made)]
        planned = tuple(option for option in made if option != SKIP)
        left = _hand_without(t, seat, planned)
        if not left or (slot in (2, 3) and made[-1] == SKIP):
            return (SKIP,)
        spells: tuple[Option, ...] = tuple(
            ("plan", slot, card, side) for card in dict.fromkeys(left) for side in (0, 1)
        )
        must = len(planned) < 1 or (slot == 0 and len(planned) < 2)
        return spells if must else (*spells, SKIP)

    return _draft(seat, given, "plan", next_options)


def _prepare(t: Table, seat: int, made: Answers) -> None:
    planned = [option for option in made if option != SKIP]
    for option in planned:
        cards.prepare(t, seat, int(option[1]), int(option[2]), int(option[3]))
    atoms.emit(t, (ev.PREPARED, seat, len(planned)))


def _hand_without(t: Table, seat: int, used: Answers) -> list[int]:
    """What is left in hand after the cards a draft has used (the last number but the side names a card)."""
    left = list(t.hand[seat])
    for option in used:
        left.remove(int(option[1] if option[0] == "card" else option[2]))
    return left


DISCARDS, PLANS = range(2)
BARRIERS: tuple[tuple[Callable[[Table, int, Answers], Draft], Callable[[Table, int, Answers], None]], ...] = (
    (_discards, _discard),
    (_plan, _prepare),
)
