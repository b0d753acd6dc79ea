"""Secret choices made at the same time: one open decision a seat, and nothing happens until all are done.

A barrier frame keeps the answers of each seat apart in ``frame.data``. They can be taken back until the last
seat is done, and in whatever order they come the outcome is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from blackrose.engine import atoms, cards
from blackrose.engine import events as ev
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.frames import play_order
from blackrose.engine.table import ACTIVE, BARRIER, Frame, Table

SKIP: Option = ("skip",)
PASS: Option = ("pass",)
QUICK_LAST = (1, 2, 3, 0)
"""Planning asks for I, II, III and then for the quick slot."""

DRAWN = "drawn"
"""What stands before a seat's answers in study: the spells of the Library that it drew and may keep."""

KEPT = 2
"""Spells of the Library that are kept in study (STU.2)."""

LEAST_PLANNED = 2
"""Spells that must be planned by whoever has so many (PRE.1)."""

Answers = tuple[Option, ...]
Draft = tuple[Answers, Decision | None]


def push_barrier(t: Table, code: int, given: tuple[Answers, ...] = ()) -> None:
    """Opens a barrier for all seats; ``given`` is what is put down for each before anybody answers."""
    t.stack.append(Frame(BARRIER, code, data=given or ((),) * t.rules.seats))


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
    if not f.data[seat] or f.data[seat][-1][0] == DRAWN:
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
# Study: keeping two of the spells drawn, putting one away, cutting the hand
# --------------------------------------------------------------------------------------------------

DONE: Option = ("done",)


def _study(t: Table, seat: int, given: Answers) -> Draft:
    """First which of the drawn spells are kept; then one spell may be put away, before the cut or after."""
    if not given:  # of another seat's draws nothing is known
        return (), None
    drawn, answers = list(given[0][1:]), iter(given[1:])
    made: list[Option] = []
    left = list(t.hand[seat])
    all_kept = len(drawn) <= KEPT
    for _ in range(min(KEPT, len(drawn))):
        options: tuple[Option, ...] = tuple(("card", card) for card in dict.fromkeys(drawn))
        option = options[0] if all_kept or len(options) == 1 else next(answers, None)
        if option is None:
            return tuple(made), Decision(seat, "keep", options)
        drawn.remove(option[1])
    for card in drawn:
        made.append(("refuse", card))
        left.remove(int(card))
    return _thinned(t, seat, left, made, answers)


def _thinned(t: Table, seat: int, left: list[int], made: list[Option], answers: Iterator[Option]) -> Draft:
    """One spell may be put away, and the hand is cut to its limit, in the order the seat likes."""
    limit, away = t.rules.mages[t.mage[seat]].hand, False
    while left and (len(left) > limit or not away):
        options: tuple[Option, ...] = ()
        if not away:
            options = tuple(("away", card) for card in dict.fromkeys(left))
        if len(left) > limit:
            options = (*options, *(("card", card) for card in dict.fromkeys(left)))
        else:
            options = (*options, DONE)
        option = options[0] if len(options) == 1 else next(answers, None)
        if option is None:
            return tuple(made), Decision(seat, "put away", options)
        if option == DONE:
            break
        away |= option[0] == "away"
        left.remove(int(option[1]))
        made.append(option)
    return tuple(made), None


def _studied(t: Table, seat: int, made: Answers) -> None:
    happen = {"refuse": cards.put_back, "away": cards.put_away, "card": cards.discard_from_hand}
    for option in made:
        happen[str(option[0])](t, seat, int(option[1]))


# --------------------------------------------------------------------------------------------------
# Clean-up: Active spells go to the Memories, or back to hand if their owner likes
# --------------------------------------------------------------------------------------------------


def _take_back(t: Table, seat: int, given: Answers) -> Draft:
    """One Active spell after the other, until the owner passes."""
    left = [slot for slot, spell in enumerate(t.sheet[seat]) if spell & 3 == ACTIVE]
    made: list[Option] = []
    answers = iter(given)
    while left:
        option = next(answers, None)
        if option is None:
            options: tuple[Option, ...] = (*(("slot", slot) for slot in left), PASS)
            return tuple(made), Decision(seat, "take back", options)
        if option == PASS:
            break
        left.remove(int(option[1]))
        made.append(option)
    return tuple(made), None


def _taken_back(t: Table, seat: int, made: Answers) -> None:
    for option in made:
        cards.take_back(t, seat, int(option[1]))


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


DISCARDS, PLANS, STUDIES, RETURNS = range(4)
BARRIERS: tuple[tuple[Callable[[Table, int, Answers], Draft], Callable[[Table, int, Answers], None]], ...] = (
    (_discards, _discard),
    (_plan, _prepare),
    (_study, _studied),
    (_take_back, _taken_back),
)
