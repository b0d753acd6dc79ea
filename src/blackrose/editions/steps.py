"""Steps that several editions have in their lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking import secret
from blackrose.engine.asking.questions import answered, pick
from blackrose.engine.components import Pack
from blackrose.engine.decisions import Option
from blackrose.engine.edition import Edition, Face, Faces, Planning
from blackrose.engine.play.actions import can_act, own_evocations, resolve_spell, reveal_with_mark
from blackrose.engine.play.rooms import full_rooms, rebuild
from blackrose.engine.rng import below
from blackrose.engine.stack import clockwise, players_order
from blackrose.engine.table import (
    AVAILABLE,
    EMPTY,
    NOBODY,
    QUICK,
    REVEALED,
    RUINED,
    SLOTS,
    USED,
    ActivationFrame,
    DefeatFrame,
    GameFrame,
    PhaseFrame,
    Table,
    includes,
)
from blackrose.engine.verbs.models import push_activation

FACES = Faces(
    (
        Face("ruined", effect=0, takes_cubes=True, after_use=RUINED),
        Face("available", effect=1, takes_cubes=False, after_use=USED, token="up"),
        Face("used", effect=1, takes_cubes=False, after_use=USED, usable=False, spent=True, token="turned"),
    ),
    rebuilt=AVAILABLE,
    renewed=(RUINED, AVAILABLE, AVAILABLE),
)
"""Rooms that are ruined at first and rebuilt once they are full; then they have a token that is used up."""

PLANNING = Planning(order=(1, 2, 3, QUICK), least=2, kept=2)
"""Standard slots first, then the quick one; at least two spells (PRE.1), two kept of those drawn (STU.2)."""

CASTING = (reveal_with_mark, resolve_spell)

NO_WISHES: Final[Mapping[int, int]] = {}

SCORED_TROPHIES, SCORED_ROOMS, SCORED_QUESTS, SCORED_SOLVED, SCORED_CROWN = range(5)
"""What points of the final count are for."""

# --------------------------------------------------------------------------------------------------
# Setup
# --------------------------------------------------------------------------------------------------


def in_play(edition: Edition, pack: Pack, options: Mapping[str, str]) -> tuple[list[int], list[int]]:
    """The mages and the schools that can be taken, by number: those of the expansion only if it is in, and
    of more schools than the Library has decks those that were drawn.
    """
    left_out = frozenset() if options.get("expansion") == "yes" else edition.expansion
    mages = [n for n, mage in enumerate(pack.mages) if mage.name.en not in left_out]
    schools = [n for n, school in enumerate(pack.schools) if school.name.en not in left_out]
    if drawn := options.get("decks"):
        schools = sorted(map(int, drawn.split(",")))
    return mages, schools


def crown_somebody(t: Table, f: GameFrame) -> bool:
    """The crown goes to the seat the host named, or to one at random."""
    wish = t.rules.options.get("crown", "random")
    changes.give_crown(t, below(t, len(t.rules.people)) if wish == "random" else int(wish))
    t.first = t.crown
    return True


def take_mages(t: Table, f: GameFrame) -> bool:
    """Each player, from the crown holder on, takes a mage, unless the host has seated them."""
    free, _ = in_play(t.rules.edition, t.rules.pack, t.rules.options)
    wishes = wished(t, "mages")
    for seat in players_order(t):
        if t.mage[seat] == NOBODY:
            t.mage[seat] = one_of(t, f, seat, "mage", untaken(free, t.mage, wishes), wishes)
            answered(f)
            changes.emit(t, ev.CHOSEN, seat, ev.CHOSEN_MAGE, t.mage[seat])
    return True


def wished(t: Table, option: str) -> dict[int, int]:
    """What the host has chosen for seats: numbers by seat, with commas between."""
    wishes = t.rules.options.get(option, "").split(",")
    return {seat: int(wish) for seat, wish in enumerate(wishes) if wish}


def untaken(free: Sequence[int], taken: Sequence[int], wishes: Mapping[int, int]) -> list[int]:
    """What nobody has taken and the host wants for nobody."""
    return [number for number in free if number not in taken and number not in wishes.values()]


def one_of(
    t: Table, f: GameFrame, seat: int, kind: str, free: Sequence[int], wishes: Mapping[int, int] = NO_WISHES
) -> int:
    """What a seat takes: what the host wishes for it, else one of these, by chance if setup is "random"."""
    if seat in wishes:
        return wishes[seat]
    if t.rules.options.get("setup") == "random":
        return free[below(t, len(free))]
    options: tuple[Option, ...] = tuple((kind, number) for number in free)
    return int(pick(t, f, seat, kind, options)[1])


# --------------------------------------------------------------------------------------------------
# Phases
# --------------------------------------------------------------------------------------------------


def holds_crown_now(t: Table) -> int:
    """Whoever holds the crown as a phase begins is First Mage for that whole phase (CRN.1)."""
    return t.crown


def in_secret(t: Table, f: PhaseFrame, choice: int) -> bool:
    """Begins a secret choice of all seats; once it is through the step is done."""
    if f.begun:
        return True
    f.begun = 1
    secret.begin_secret(t, choice)
    return False


def plan(t: Table, f: PhaseFrame) -> bool:
    """Two to four spells are laid out face-down, in secret and all at once."""
    return in_secret(t, f, secret.PLANS)


def take_turns(t: Table, f: PhaseFrame) -> bool:
    """In play order, again and again, an activation for whoever can act, until nobody can (ACT.2)."""
    for seat in from_next(t, f):
        if can_act(t, seat):
            was_turn_of(t, f, seat)
            t.turn += 1
            t.stack.append(ActivationFrame(seat))
            return False
    return True


def from_next(t: Table, f: PhaseFrame) -> tuple[int, ...]:
    """The seats clockwise, beginning with whoever's turn it is in a step that goes round."""
    return clockwise(t, f.at if f.begun else t.first)


def was_turn_of(t: Table, f: PhaseFrame, seat: int) -> None:
    """A seat has had its turn: the next one in such a step is its neighbour's."""
    f.begun, f.at = 1, clockwise(t, seat)[1 % t.rules.seats]


def waiting_evocations(t: Table, seat: int) -> list[int]:
    """A mage's evocations that have not been activated in this phase."""
    return [model for model in own_evocations(t, seat) if not includes(t.exhausted, model)]


def activate_once(t: Table, model: int, seat: int) -> None:
    """An evocation's activation of this phase."""
    changes.tire(t, model)
    push_activation(t, model, seat)


# --------------------------------------------------------------------------------------------------
# Clean-up
# --------------------------------------------------------------------------------------------------


def clear_sheets(t: Table, f: PhaseFrame) -> bool:
    """Spells to the Memories, revealed forgotten ones out of the game; tokens and evocations become
    available, and what held until the end of the round ends.
    """
    changes.end_of_round(t)
    for seat in range(t.rules.seats):
        for slot in range(SLOTS):
            spell = t.sheet[seat][slot]
            if spell.status == EMPTY:
                continue
            if spell.status == REVEALED and spell.card in t.rules.forgotten:
                t.removed = (*t.removed, changes.clear_slot(t, seat, slot))
            else:
                changes.discard_from_sheet(t, seat, slot)
        if seat in t.rules.people:
            t.tokens[seat] = t.rules.edition.physical_tokens
    t.exhausted = 0
    return True


def rebuild_next(t: Table, f: PhaseFrame) -> tuple[int, int] | None:
    """Rebuilds the next full room in the First Mage's order; gives it and its sole first-ranked faction."""
    full = full_rooms(t)
    if not full:
        return None
    options: tuple[Option, ...] = tuple(("room", room) for room in full)
    room = int(pick(t, f, t.first, "rebuild", options)[1])
    answered(f)
    return room, rebuild(t, room)


# --------------------------------------------------------------------------------------------------
# A mage is defeated
# --------------------------------------------------------------------------------------------------


def defeated_to_cell(t: Table, f: DefeatFrame) -> bool:
    """The model goes to its Cell."""
    changes.to_cell(t, f.mage)
    return True


def defeated_is_healed(t: Table, f: DefeatFrame) -> bool:
    """All cubes go back to their owners."""
    changes.clear_bar(t, f.mage)
    changes.emit(t, ev.CUBES_BACK, f.mage)
    return True


# --------------------------------------------------------------------------------------------------
# The end
# --------------------------------------------------------------------------------------------------


def score(t: Table, faction: int, points: int, reason: int) -> None:
    """Points of the final count."""
    changes.emit(t, ev.SCORED, faction, points, reason)
    changes.gain_power(t, faction, points)


def win(t: Table, faction: int) -> bool:
    """The game is over, and this faction has won it."""
    t.result = (faction,)
    changes.emit(t, ev.OVER, faction)
    return True
