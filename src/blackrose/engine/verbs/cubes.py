"""Verbs about instability: place and remove; and how too few cubes are shared out.

Every verb takes all its answers first and changes the table afterwards, and says whether it was carried out.
"""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine.asking.priorities import sharing_order
from blackrose.engine.asking.questions import pick
from blackrose.engine.asking.several import by_colour, pick_cubes, taken_off
from blackrose.engine.components import COLOURS
from blackrose.engine.decisions import About, Option
from blackrose.engine.meaning.colours import colour_of
from blackrose.engine.meaning.modifiers import instability_after_less
from blackrose.engine.meaning.phrases import Nums, actors, amount, leaves_choice, rooms
from blackrose.engine.table import DID_CHANGE, DID_PLACE, NOBODY, Frame, Table, TextFrame
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
    """Divides what is left in a pool among places that would take ``caps``, and asks only if that is too
    little.

    Whoever chooses for the faction shares the cubes out (CUB.1, CUB.2).
    """
    left = t.pool[faction]
    total = sum(caps)
    if total <= left:
        return caps
    if faction == t.rules.avatar and places[0][0] == "bar":
        return _by_rank(t, f, caps, places)
    return _shared(t, f, faction, caps, places, left)


def _by_rank(t: Table, f: Frame, caps: Nums, places: tuple[About, ...]) -> Nums:
    """An Avatar serves one model after the other, and the crown holder says where several are equal (AVA.11,
    AVA.59).
    """
    models = [int(place[1]) for place in places]
    left, shares = t.pool[t.rules.avatar], dict.fromkeys(models, 0)
    for equal in sharing_order(t, models, tell=f.cursor >= len(f.picks)):
        wanted = tuple([caps[models.index(model)] for model in equal])
        given = wanted
        if sum(wanted) > left:
            given = _shared(t, f, t.rules.avatar, wanted, bars(tuple(equal)), left)
        for model, number in zip(equal, given, strict=True):
            shares[model] = number
        left -= sum(given)
    return tuple([shares[model] for model in models])


def _shared(t: Table, f: Frame, faction: int, caps: Nums, places: tuple[About, ...], left: int) -> Nums:
    """What is left in a pool, which is too little, divided as is chosen."""
    total = sum(caps)
    shares = []
    for cap, place in zip(caps, places, strict=True):
        total -= cap
        low, high = max(0, left - total), min(cap, left)
        options: tuple[Option, ...] = tuple(("amount", n) for n in range(low, high + 1))
        number = int(pick(t, f, faction, "share", options, place)[1])
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
        caps = tuple(room_for(t, room, wanted, faction) for room in where)
        plan.append((faction, colour, where, share(t, f, colour, caps, slots(where))))
    placed = 0
    for faction, colour, where, shares in plan:
        for room, number in zip(where, shares, strict=True):
            new = changes.place_instability(t, room, number, colour, faction)
            placed += new
            if new:
                f.did |= DID_PLACE | change_in(t, room)
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
    caps = [room_for(t, room, wanted, faction) for room in where]
    if not any(caps):
        return no(HELD_DOWN if wanted > 0 else NOTHING_COUNTED)
    needed = max(caps) if leaves_choice(clause.where) else sum(caps)
    found = []
    for room, cap in zip(where, caps, strict=True):
        full = changes.free_slots(t, room) == cap
        found.append(measured(cap, wanted, ROOM_FULL if full else HELD_DOWN))
    return limited(over(clause.where, found), needed <= cubes, NO_CUBES)


def change_in(t: Table, room: int) -> int:
    """What a text has done that changed instability in a room, as it is noted by the room's colour."""
    return DID_CHANGE[COLOURS.index(colour_of(t, room))]


def _open_rooms(t: Table, wanted: int, faction: int, colour: int) -> Nums:
    """The rooms in which anything could be placed: a choice of a room is among those."""
    if t.pool[colour] == 0:
        return ()
    return tuple(room for room in range(len(t.tiles)) if room_for(t, room, wanted, faction))


def place_mark(t: Table, seat: int, room: int = NOBODY) -> None:
    """The cube of a revealed spell's instability mark, in the room of whoever revealed it, or where they
    stood then; the Cell is none.
    """
    room = t.place[seat] if room == NOBODY else room
    if room >= 0:
        changes.place_instability(t, room, room_for(t, room, 1, seat), seat, seat)


def room_for(t: Table, room: int, wanted: int, faction: int) -> int:
    """How many cubes of a faction a room would take of those wanted."""
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


@verb(tr.ClearInstability)
def clear_instability(t: Table, f: TextFrame, clause: tr.ClearInstability) -> bool:
    """The actor picks cubes of any colour that leave; carried out only if each room had all that was asked
    for (EFF.34), "up to" so many if any left.

    A cost is taken from a room where all of it lies (EFF.41).
    """
    wanted = amount(t, f, clause.amount)
    least = wanted if f.sentence in t.rules.programs[f.code].costs and not clause.up_to else 1
    leaving: dict[int, Nums] = {}
    plan: list[Nums] = []
    for faction in actors(t, f, clause.actor):
        filled = tuple(room for room in range(len(t.tiles)) if len(t.slots[room]) >= least)
        for room in rooms(t, f, clause.where, faction, filled):
            gone = leaving.get(room, ())
            places = _picked_cubes(t, f, faction, room, gone, wanted, clause.up_to)
            leaving[room] = (*gone, *places)
            plan.append(places)
    f.tally = sum([changes.take_instability(t, room, places) for room, places in leaving.items()])
    if clause.up_to or isinstance(clause.amount, tr.All):
        return f.tally > 0
    return in_full([len(places) == wanted for places in plan])


def _picked_cubes(
    t: Table, f: TextFrame, faction: int, room: int, gone: Nums, wanted: int, up_to: bool
) -> Nums:
    """Which cubes of a room leave: where they lie counts only if a rule goes by their order (INS.7)."""
    row = t.slots[room]
    left = tuple([at for at in range(len(row)) if at not in gone])
    if wanted >= len(left) and not up_to:
        return left
    kinds = taken_off(row, left) if t.rules.edition.ways.cubes_in_order else by_colour(row, left)
    most = min(wanted, len(left))
    return pick_cubes(t, f, faction, left, kinds, 0 if up_to else most, most, ("room", room))


@possible(tr.ClearInstability)
def can_clear_instability(t: Table, f: TextFrame, clause: tr.ClearInstability) -> Possible:
    """As many cubes can leave as lie in the rooms named."""
    wanted = amount(t, f, clause.amount, ask=False)
    found = []
    for faction in actors(t, f, clause.actor, ask=False):
        where = rooms(t, f, clause.where, faction, ask=False)
        enough = 1 if clause.up_to or isinstance(clause.amount, tr.All) else wanted
        lying = [measured(len(t.slots[room]), enough, NO_INSTABILITY) for room in where]
        found.append(over(clause.where, lying, NOWHERE))
    return over(clause.actor, found)
