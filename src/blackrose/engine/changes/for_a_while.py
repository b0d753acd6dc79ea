"""What holds until the end of the round without a card that says so: blocks on mages, closed rooms, damage
for a while.
"""

from __future__ import annotations

from typing import Final

from blackrose.engine import events as ev
from blackrose.engine.changes.telling import emit
from blackrose.engine.components import COLOURS
from blackrose.engine.table import NOBODY, Table, includes, including, replaced

BLOCKS: Final = ("move", "move by physical actions", "take physical actions", "activate rooms")
"""What a block can keep a mage from (GLO.5); its bit in ``Table.blocks`` is its place here."""


def block(t: Table, mage: int, what: str) -> bool:
    """A block token goes on a mage; False if one like it lies there."""
    kind = BLOCKS.index(what)
    if includes(t.blocks[mage], kind):
        return False
    t.blocks = replaced(t.blocks, mage, including(t.blocks[mage], kind))
    emit(t, ev.BLOCKED, mage, kind)
    return True


def shed_blocks(t: Table, mage: int) -> bool:
    """A mage is rid of all block tokens (CEL.5); False if there are none."""
    if not t.blocks[mage]:
        return False
    t.blocks = replaced(t.blocks, mage, 0)
    emit(t, ev.UNBLOCKED, mage)
    return True


def close_room(t: Table, room: int) -> bool:
    """A room cannot be activated for the rest of the round; False if it is closed already."""
    if includes(t.closed, room):
        return False
    t.closed = including(t.closed, room)
    emit(t, ev.CLOSED, room)
    return True


def make_fade(t: Table, models: tuple[int, ...], amounts: tuple[int, ...], colour: int) -> None:
    """Damage of a colour that was just placed will be taken back."""
    new = [(model, colour, number) for model, number in zip(models, amounts, strict=True) if number]
    t.fading = (*t.fading, *new)


def paint_room(t: Table, room: int, colour: int) -> bool:
    """A room counts as of another colour for the rest of the round; False if it does so already."""
    painted = t.painted or (NOBODY,) * len(t.tiles)
    now = painted[room]
    tile = t.copies[room] if t.copies else t.tiles[room]
    if colour == (COLOURS.index(t.rules.rooms[tile].colour) if now == NOBODY else now):
        return False
    t.painted = replaced(painted, room, colour)
    emit(t, ev.PAINTED, room, colour)
    return True


def copy_room(t: Table, room: int, tile: int) -> bool:
    """A room is a copy of another tile for the rest of the round; False if it is so already."""
    copies = t.copies or t.tiles
    if copies[room] == tile:
        return False
    t.copies = replaced(copies, room, tile)
    emit(t, ev.COPIED, room, tile)
    return True


def become(t: Table, mage: int, kind: int) -> bool:
    """A mage becomes an evocation, too, by a token of that kind; False if none is left or one lies there
    (GLO.14).
    """
    if t.kind[mage] != NOBODY or not t.supply[kind]:
        return False
    t.supply[kind] -= 1
    t.kind[mage] = kind
    emit(t, ev.BECAME, mage, kind)
    return True


def turn_back(t: Table, mage: int) -> bool:
    """A mage is only a mage again, and the token goes back (GLO.15); False if there was none."""
    kind = t.kind[mage]
    if kind == NOBODY:
        return False
    t.kind[mage] = NOBODY
    t.supply[kind] += 1
    emit(t, ev.TURNED_BACK, mage, kind)
    return True


def end_of_round(t: Table) -> None:
    """All of it ends: the first thing in clean-up."""
    for mage in range(t.rules.seats):
        shed_blocks(t, mage)
        turn_back(t, mage)
    t.closed = 0
    t.painted = t.copies = ()
    fading, t.fading = t.fading, ()
    for model, colour, number in fading:
        _fade(t, model, colour, number)


def _fade(t: Table, model: int, colour: int, number: int) -> None:
    """The last cubes of a colour leave a bar, as many as still lie there of what was placed for a while."""
    places = [at for at, cube in enumerate(t.bar[model]) if cube == colour][-number:]
    if not places:
        return
    t.pool[colour] += len(places)
    t.bar[model] = tuple([cube for at, cube in enumerate(t.bar[model]) if at not in places])
    emit(t, ev.FADED, model, len(places))
