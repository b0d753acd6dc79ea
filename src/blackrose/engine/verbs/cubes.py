"""Verbs about instability: place and remove; and how too few cubes are shared out.

Every verb takes all its answers first and changes the table afterwards, and says whether it was carried out.
"""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine.asking.questions import pick
from blackrose.engine.components import COLOURS
from blackrose.engine.decisions import About, Option
from blackrose.engine.meaning.modifiers import instability_after_less
from blackrose.engine.meaning.phrases import Nums, actors, amount, leaves_choice, rooms
from blackrose.engine.table import DID_CHANGE, DID_PLACE, Frame, Table, TextFrame
from blackrose.engine.verbs.possibility import (
    HELD_DOWN,
    NO_CUBES,
    NO_INSTABILITY,
    NOTHING_COUNTED,
    NOWHERE,
    ROOM_FULL,
    YES,
    Possible,
    limited,
    measured,
    no,
    over,
)
from blackrose.engine.verbs.registry import in_full, possible, verb
from blackrose.language import tree as tr

# --------------------------------------------------------------------------------------------------
# Sharing out
# --------------------------------------------------------------------------------------------------


def bars(models_hit: Nums) -> tuple[About, ...]:
    """The bars of models, as a question is about them."""
    return tuple(("bar", model) for model in models_hit)


def slots(where: Nums) -> tuple[About, ...]:
    """The slots of rooms, as a question is about them."""
    return tuple(("room", room) for room in where)


def share(t: Table, f: Frame, faction: int, caps: Nums, places: tuple[About, ...]) -> Nums:
    """Divides what is left in a pool among places that would take ``caps``; asked only where it is too
    little. The Black Rose's cubes the crown holder shares out (CUB.2).
    """
    sharer = t.crown if t.rules.is_rose(faction) else faction
    left = t.pool[faction]
    total = sum(caps)
    if total <= left:
        return caps
    shares = []
    for cap, place in zip(caps, places, strict=True):
        total -= cap
        low, high = max(0, left - total), min(cap, left)
        options: tuple[Option, ...] = tuple(("amount", n) for n in range(low, high + 1))
        number = int(pick(t, f, sharer, "share", options, place)[1])
        left -= number
        shares.append(number)
    return tuple(shares)


# --------------------------------------------------------------------------------------------------
# Instability
# --------------------------------------------------------------------------------------------------


@verb(tr.PlaceInstability)
def place_instability(t: Table, f: TextFrame, clause: tr.PlaceInstability) -> bool:
    """Cubes into free slots; in several rooms with too few cubes, whoever they belong to shares them out."""
    wanted = amount(t, f, clause.amount)
    plan = []
    for faction in actors(t, f, clause.actor):
        colour = t.rules.rose if clause.black else faction
        chosen = isinstance(clause.where, (tr.RoomAt, tr.NextToCell))
        open_ = _open_rooms(t, wanted, faction, colour) if chosen else None
        where = rooms(t, f, clause.where, faction, open_)
        caps = tuple(_room_for(t, room, wanted, faction) for room in where)
        plan.append((faction, colour, where, share(t, f, colour, caps, slots(where))))
    placed = 0
    for faction, colour, where, shares in plan:
        for room, number in zip(where, shares, strict=True):
            new = changes.place_instability(t, room, number, colour, faction)
            placed += new
            if new:
                f.did |= DID_PLACE | DID_CHANGE << colour_bit(t, room)
    return placed > 0


@possible(tr.PlaceInstability)
def can_place_instability(t: Table, f: TextFrame, clause: tr.PlaceInstability) -> Possible:
    """As many cubes can be placed as there are, and as the rooms have free slots."""
    wanted = amount(t, f, clause.amount, ask=False)
    factions = actors(t, f, clause.actor, ask=False)
    found = over(clause.actor, [_could_place(t, f, clause, faction, wanted) for faction in factions])
    enough = not clause.black or t.pool[t.rules.rose] >= wanted * len(factions)
    return limited(found, enough, NO_CUBES)


def _could_place(t: Table, f: TextFrame, clause: tr.PlaceInstability, faction: int, wanted: int) -> Possible:
    cubes = t.pool[t.rules.rose if clause.black else faction]
    where = rooms(t, f, clause.where, faction, ask=False)
    if not where or not cubes:
        return no(NO_CUBES if where else NOWHERE)
    if not any(changes.free_slots(t, room) for room in where):
        return no(ROOM_FULL)
    caps = [_room_for(t, room, wanted, faction) for room in where]
    if not any(caps):
        return no(HELD_DOWN if wanted > 0 else NOTHING_COUNTED)
    needed = max(caps) if leaves_choice(clause.where) else sum(caps)
    found = []
    for room, cap in zip(where, caps, strict=True):
        full = changes.free_slots(t, room) == cap
        found.append(measured(cap, wanted, ROOM_FULL if full else HELD_DOWN))
    return limited(over(clause.where, found), needed <= cubes, NO_CUBES)


def colour_bit(t: Table, room: int) -> int:
    """Which of the colours a room has, as what a text has done is noted by it."""
    return COLOURS.index(t.rules.rooms[t.tiles[room]].colour)


def _open_rooms(t: Table, wanted: int, faction: int, colour: int) -> Nums:
    """The rooms in which anything could be placed: a choice of a room is among those."""
    if t.pool[colour] == 0:
        return ()
    return tuple(room for room in range(len(t.tiles)) if _room_for(t, room, wanted, faction))


def place_mark(t: Table, seat: int) -> None:
    """The cube of a revealed spell's instability mark, in the room of who revealed it; the Cell is none."""
    room = t.place[seat]
    if room >= 0:
        changes.place_instability(t, room, _room_for(t, room, 1, seat), seat, seat)


def _room_for(t: Table, room: int, wanted: int, faction: int) -> int:
    return min(instability_after_less(t, room, wanted, faction), changes.free_slots(t, room))


@verb(tr.RemoveInstability)
def remove_instability(t: Table, f: TextFrame, clause: tr.RemoveInstability) -> bool:
    """The actor takes cubes back; carried out only if each room had all that was asked for (EFF.34).

    A cost is taken from a room where all of it lies (EFF.41).
    """
    wanted = amount(t, f, clause.amount)
    least = wanted if f.sentence in t.rules.programs[f.code].costs else 1
    plan = []
    for faction in actors(t, f, clause.actor):
        owned = tuple(room for room in range(len(t.tiles)) if t.slots[room].count(faction) >= least)
        plan.append((faction, rooms(t, f, clause.where, faction, owned)))
    taken = [changes.remove_instability(t, room, wanted, actor) for actor, where in plan for room in where]
    if isinstance(clause.amount, tr.All):
        return any(taken)
    return in_full([number == wanted for number in taken])


@possible(tr.RemoveInstability)
def can_remove_instability(t: Table, f: TextFrame, clause: tr.RemoveInstability) -> Possible:
    """As many cubes can be taken back as the actor has in the rooms named."""
    wanted = amount(t, f, clause.amount, ask=False)
    factions = actors(t, f, clause.actor, ask=False)
    return over(clause.actor, [_could_remove(t, f, clause, faction, wanted) for faction in factions])


def _could_remove(
    t: Table, f: TextFrame, clause: tr.RemoveInstability, faction: int, wanted: int
) -> Possible:
    where = rooms(t, f, clause.where, faction, ask=False)
    lying = [t.slots[room].count(faction) for room in where]
    if not any(lying):
        return no(NO_INSTABILITY if where else NOWHERE)
    if isinstance(clause.amount, tr.All):
        return YES
    return over(clause.where, [measured(number, wanted, NO_INSTABILITY) for number in lying])
