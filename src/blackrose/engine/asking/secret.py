"""Secret choices made at the same time: one open decision a seat, and nothing happens until all are done.

The frame keeps the answers of each seat apart. They can be taken back until the last seat is done, and in
whatever order they come the outcome is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.stack import players_order
from blackrose.engine.table import ACTIVE, QUICK, SecretFrame, Table, less

SKIP: Final[Option] = ("skip",)
PASS: Final[Option] = ("pass",)
DRAWN: Final = "drawn"
"""What stands before a seat's answers in study: the spells of the Library that it drew and may keep."""

Answers = tuple[Option, ...]
Draft = tuple[Answers, Decision | None]


def begin_secret(t: Table, choice: int, given: tuple[Answers, ...] = ()) -> None:
    """Begins a secret choice of all seats; ``given`` is what is put down for each before anybody answers."""
    t.stack.append(SecretFrame(choice, given or ((),) * t.rules.seats))


def run_secret(t: Table, f: SecretFrame) -> None:
    """Lists the open decisions; when there are none, everything chosen happens at once."""
    draft, happen = CHOICES[f.choice]
    drafts = [draft(t, seat, f.answers[seat]) for seat in t.rules.people]
    t.asked = tuple(decision for _, decision in drafts if decision is not None)
    if not t.asked:
        t.stack.pop()
        t.reveals += 1  # how many spells the others laid out, and where
        for seat in players_order(t):
            happen(t, seat, drafts[seat][0])


def answer(t: Table, f: SecretFrame, seat: int, option: Option, asked: tuple[Decision, ...]) -> None:
    """Adds a seat's answer; only that seat's own question changes."""
    give(f, seat, option)
    draft, _ = CHOICES[f.choice]
    own = draft(t, seat, f.answers[seat])[1]
    if own:  # in the place of the question that was answered
        t.asked = tuple([own if decision.seat == seat else decision for decision in asked])
    else:
        t.asked = tuple([decision for decision in asked if decision.seat != seat])


def give(f: SecretFrame, seat: int, option: Option) -> None:
    """Puts down a seat's answer."""
    f.answers = (*f.answers[:seat], (*f.answers[seat], option), *f.answers[seat + 1 :])


def retract(f: SecretFrame, seat: int) -> bool:
    """Takes a seat's last answer back; False if there is none."""
    if not f.answers[seat] or f.answers[seat][-1][0] == DRAWN:
        return False
    f.answers = (*f.answers[:seat], f.answers[seat][:-1], *f.answers[seat + 1 :])
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
        changes.discard_from_hand(t, seat, int(option[1]))


# --------------------------------------------------------------------------------------------------
# Study: keeping two of the spells drawn, putting one away, cutting the hand
# --------------------------------------------------------------------------------------------------

DONE: Final[Option] = ("done",)


def _study(t: Table, seat: int, given: Answers) -> Draft:
    """Which of the drawn spells are kept; then the hand is cut. One spell may be put away before, between or
    after (STU.17): a drawn one only once it is kept, since before that it is not in the hand.
    """
    if not given:  # of another seat's draws nothing is known
        return (), None
    drawn, answers = [int(card) for card in given[0][1:]], iter(given[1:])
    away: list[int] = []
    open_keeps = min(t.rules.edition.planning.kept, len(drawn))
    while open_keeps:
        asked = len(drawn) > open_keeps and drawn.count(drawn[0]) < len(drawn)
        option: Option | None = next(answers, None) if asked else ("card", drawn[0])
        if option is None:
            return (), Decision(seat, "keep", _to_keep(t, seat, given, drawn, away))
        if option[0] == "away":
            away.append(int(option[1]))
        else:
            open_keeps -= 1
            drawn.remove(int(option[1]))
    made: list[Option] = [("away", card) for card in away]
    made += (("refuse", card) for card in drawn)
    left = list(less(t.hand[seat], (*drawn, *away)))
    return _thinned(t, seat, left, bool(away), made, answers)


def _to_keep(t: Table, seat: int, given: Answers, left: list[int], away: list[int]) -> tuple[Option, ...]:
    """The drawn spells that may be kept, and those held before that may be put away first."""
    options: list[Option] = [("card", card) for card in dict.fromkeys(left)]
    if not away and t.rules.edition.planning.away_early:
        own = less(t.hand[seat], map(int, given[0][1:]))
        options += [("away", card) for card in dict.fromkeys(own)]
    return tuple(options)


def _thinned(
    t: Table, seat: int, left: list[int], away: bool, made: list[Option], answers: Iterator[Option]
) -> Draft:
    """One spell may be put away, if none was before, and the hand is cut to its limit, in the order the seat
    likes.
    """
    limit = t.rules.mages[t.mage[seat]].hand
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
    happen = {"refuse": changes.put_back, "away": changes.put_away, "card": changes.discard_from_hand}
    for option in made:
        happen[str(option[0])](t, seat, int(option[1]))


# --------------------------------------------------------------------------------------------------
# Clean-up: Active spells go to the Memories, or back to hand if their owner likes
# --------------------------------------------------------------------------------------------------


def _take_back(t: Table, seat: int, given: Answers) -> Draft:
    """One Active spell after the other, until the owner passes."""
    left = [slot for slot, spell in enumerate(t.sheet[seat]) if spell.status == ACTIVE]
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
        changes.take_back(t, seat, int(option[1]))


# --------------------------------------------------------------------------------------------------
# Planning two to four spells
# --------------------------------------------------------------------------------------------------


def _plan(t: Table, seat: int, given: Answers) -> Draft:
    """Slot by slot a spell and its side, or nothing; without a gap, and at least two while there are two.

    Whoever has a single spell may leave all standard slots empty and place it in the quick slot. Where a slot
    must be filled and only one spell with one side is left (a room trap), it is laid there without asking.
    """
    left = list(t.hand[seat])
    made: list[Option] = []
    planned = 0
    answers = iter(given)
    planning = t.rules.edition.planning
    for slot in planning.order:
        if not left or (slot > 1 and made[-1] == SKIP):
            made.append(SKIP)
            continue
        # Skipped, a standard slot leaves those after it empty: only the quick one can come then.
        later = QUICK in planning.order[len(made) + 1 :]
        must = slot in planning.always or planned + later < min(planning.least, planned + len(left))
        sides = t.rules.plans[slot][left[0]]
        forced = must and len(sides) == 1 and left.count(left[0]) == len(left)
        option = sides[0] if forced else next(answers, None)
        if option is None:
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
        changes.prepare(t, seat, int(option[1]), int(option[2]), int(option[3]))
    changes.emit(t, ev.PREPARED, seat, len(planned))


Drafting = Callable[[Table, int, Answers], Draft]
Settling = Callable[[Table, int, Answers], None]

DISCARDS: Final = 0
PLANS: Final = 1
STUDIES: Final = 2
RETURNS: Final = 3
CHOICES: Final[tuple[tuple[Drafting, Settling], ...]] = (
    (_discards, _discard),
    (_plan, _prepare),
    (_study, _studied),
    (_take_back, _taken_back),
)
