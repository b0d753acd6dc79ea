"""Actions in Classic: Explore, Fight, casting, and Momentum with Active spells too, whose move is made."""

from __future__ import annotations

from blackrose.editions.classic import quests
from blackrose.editions.steps import from_next, was_turn_of
from blackrose.engine import changes
from blackrose.engine.decisions import Option
from blackrose.engine.edition import Action, Actions
from blackrose.engine.meaning.modifiers import forbidden
from blackrose.engine.play.actions import (
    MOMENTA,
    cast_from_slot,
    explore,
    fight,
    may_cast_from_slots,
    may_explore,
    may_fight,
    push_manoeuvre,
)
from blackrose.engine.stack import full_stop
from blackrose.engine.table import ACTIVE, CELL, READY, ActivationFrame, PhaseFrame, Table


def may_use_momentum(t: Table, f: ActivationFrame) -> list[Option]:
    """Any Ready spell, and any trap or protection that waits, can be given up for a move (ACT.9, ACT.24); not
    by a mage who cannot move (ACT.23).
    """
    if forbidden(t, f.seat, "move"):
        return []
    sheet = t.sheet[f.seat]
    return [MOMENTA[slot] for slot, spell in enumerate(sheet) if spell.status in (READY, ACTIVE)]


def use_momentum(t: Table, f: ActivationFrame, answer: Option) -> None:
    """A spell is discarded for a single move, which is made (ACT.23)."""
    changes.discard_from_sheet(t, f.seat, int(answer[1]))
    push_manoeuvre(t, f.seat, f.seat, moves=1, must=1)
    full_stop(t)


def may_pass(t: Table, seat: int) -> bool:
    """A mage who could only give up Active spells may keep them, unless giving one up is the way out of the
    Cell (ACT.26–27). A physical token obliges nobody whose blocks leave no use for it (ACT.11).
    """
    if t.place[seat] == CELL or changes.ready_slots(t, seat):
        return False
    turn = ActivationFrame(seat)
    return not (may_explore(t, turn) or may_fight(t, turn))


ACTIONS: Actions = Actions(
    (
        Action("explore", may_explore, explore),
        Action("fight", may_fight, fight),
        Action("cast", may_cast_from_slots, cast_from_slot),
        Action("momentum", may_use_momentum, use_momentum),
    ),
    most=2,
    may_pass=may_pass,
    momentum_moves=True,
)
"""What a mage may do: there is no Command (ACT.10)."""


def take_turns(t: Table, f: PhaseFrame) -> bool:
    """In play order, again and again, a turn for whoever can act; those who have only Active spells left are
    asked each time round until all of them pass in a row (ACT.2, ACT.26, ACT.35).

    ``f.left`` are those who have passed since somebody last acted.
    """
    if f.begun and (f.at - 1) % t.rules.seats not in f.left:
        f.left = ()  # whoever had the last turn has acted
    for seat in from_next(t, f):
        if seat in f.left or not _can_do_something(t, seat):
            continue
        shown = quests.begin_turn(t, f, seat)
        was_turn_of(t, f, seat)
        t.turn += 1
        t.stack.append(ActivationFrame(seat))
        quests.show(t, seat, shown)
        return False
    return True


def _can_do_something(t: Table, seat: int) -> bool:
    """Whether any action would be offered: a mage may be blocked."""
    turn = ActivationFrame(seat)
    return any(action.offered(t, turn) for action in ACTIONS.kinds)
