"""Steps that several editions have in their lists."""

from __future__ import annotations

from collections.abc import Mapping

from blackrose.engine import atoms, barrier, cards
from blackrose.engine import events as ev
from blackrose.engine.actions import can_act, own_evocations
from blackrose.engine.components import Pack
from blackrose.engine.decisions import Option
from blackrose.engine.frames import answered, pick, play_order
from blackrose.engine.rng import below
from blackrose.engine.rooms import full_rooms, rebuild
from blackrose.engine.rules import Edition
from blackrose.engine.table import ACTIVATION, EMPTY, REVEALED, SLOTS, Frame, Table
from blackrose.engine.verbs_models import push_activation

SCORED_TROPHIES, SCORED_ROOMS, SCORED_QUESTS, SCORED_SOLVED, SCORED_CROWN = range(5)
"""What points of the final count are for."""

# --------------------------------------------------------------------------------------------------
# Setup
# --------------------------------------------------------------------------------------------------


def in_play(edition: Edition, pack: Pack, options: Mapping[str, str]) -> tuple[list[int], list[int]]:
    """The mages and the schools that can be taken, by number: those of the expansion only if it is in."""
    left_out = frozenset() if options.get("expansion") == "yes" else edition.expansion
    mages = [n for n, mage in enumerate(pack.mages) if mage.name.en not in left_out]
    schools = [n for n, school in enumerate(pack.schools) if school.name.en not in left_out]
    return mages, schools


def crown_somebody(t: Table, f: Frame) -> bool:
    """The crown goes to the seat the host named, or to one at random."""
    wish = t.rules.options.get("crown", "random")
    atoms.give_crown(t, below(t, t.rules.seats) if wish == "random" else int(wish))
    t.first = t.crown
    return True


def one_each(t: Table, f: Frame, kind: str, free: list[int], wishes: str) -> dict[int, int]:
    """From the crown holder on each takes one that nobody has taken, unless the host has chosen for them.

    ``wishes`` are the host's, by seat and with commas between; ``setup`` "random" lets chance choose.
    """
    named = wishes.split(",")
    taken = {seat: int(wish) for seat, wish in enumerate(named) if wish}
    free = [number for number in free if number not in taken.values()]
    open_seats = [seat for seat in play_order(t) if seat not in taken]
    answers = {}
    for seat in open_seats:
        if t.rules.options.get("setup") == "random":
            answers[seat] = free[below(t, len(free))]
        else:
            options: tuple[Option, ...] = tuple((kind, number) for number in free)
            answers[seat] = int(pick(t, f, seat, kind, options)[1])
        free.remove(answers[seat])
    return taken | answers


# --------------------------------------------------------------------------------------------------
# Phases
# --------------------------------------------------------------------------------------------------


def barrier_once(t: Table, f: Frame, code: int) -> bool:
    """Opens a barrier; once it is through the step is done."""
    if f.data:
        return True
    f.data = (1,)
    barrier.push_barrier(t, code)
    return False


def plan(t: Table, f: Frame) -> bool:
    """Two to four spells are laid out face-down, in secret and all at once."""
    return barrier_once(t, f, barrier.PLANS)


def take_turns(t: Table, f: Frame) -> bool:
    """In play order, again and again, an activation for whoever can act, until nobody can (ACT.2)."""
    seats = t.rules.seats
    start = f.data[0] if f.data else t.first
    for step in range(seats):
        seat = (start + step) % seats
        if can_act(t, seat):
            f.data = ((seat + 1) % seats,)
            t.turn += 1
            t.stack.append(Frame(ACTIVATION, actor=seat))
            return False
    return True


def waiting_evocations(t: Table, seat: int) -> list[int]:
    """A mage's evocations that have not been activated in this phase."""
    return [model for model in own_evocations(t, seat) if not t.exhausted >> model & 1]


def activate_once(t: Table, model: int, seat: int) -> None:
    """An evocation's activation of this phase."""
    t.exhausted |= 1 << model
    push_activation(t, model, seat)


# --------------------------------------------------------------------------------------------------
# Clean-up
# --------------------------------------------------------------------------------------------------


def clear_sheets(t: Table, f: Frame) -> bool:
    """Spells to the Memories, revealed forgotten ones out of the game; tokens and evocations become
    available.
    """
    for seat in range(t.rules.seats):
        for slot in range(SLOTS):
            spell = t.sheet[seat][slot]
            if spell == EMPTY:
                continue
            if spell & 3 == REVEALED and spell >> 3 in t.rules.forgotten:
                t.removed = (*t.removed, cards.clear_slot(t, seat, slot))
            else:
                cards.discard_from_sheet(t, seat, slot)
        t.tokens[seat] = t.rules.edition.physical_tokens
    t.exhausted = 0
    return True


def rebuild_next(t: Table, f: Frame) -> tuple[int, int] | None:
    """Rebuilds the next full room in the First Mage's order; gives it and its sole first-ranked faction."""
    full = full_rooms(t)
    if not full:
        return None
    options: tuple[Option, ...] = tuple(("room", room) for room in full)
    room = int(pick(t, f, t.first, "rebuild", options)[1])
    answered(f)
    f.cursor = 0
    return room, rebuild(t, room)


# --------------------------------------------------------------------------------------------------
# A mage is defeated
# --------------------------------------------------------------------------------------------------


def defeated_to_cell(t: Table, f: Frame) -> bool:
    """The model goes to its Cell."""
    atoms.to_cell(t, f.source)
    return True


def defeated_is_healed(t: Table, f: Frame) -> bool:
    """All cubes go back to their owners."""
    atoms.clear_bar(t, f.source)
    atoms.emit(t, (ev.CUBES_BACK, f.source))
    return True


# --------------------------------------------------------------------------------------------------
# The end
# --------------------------------------------------------------------------------------------------


def score(t: Table, faction: int, points: int, reason: int) -> None:
    """Points of the final count."""
    atoms.emit(t, (ev.SCORED, faction, points, reason))
    atoms.gain_power(t, faction, points)


def win(t: Table, faction: int) -> bool:
    """The game is over, and this faction has won it."""
    t.result = (faction,)
    atoms.emit(t, (ev.OVER, faction))
    return True
