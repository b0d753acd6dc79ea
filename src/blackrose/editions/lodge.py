"""The Lodge of nineteen rooms: where they and the Cells lie, and how they are laid out (SET)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.components import Room
from blackrose.engine.geometry import Hex, Lodge, lodge
from blackrose.engine.rng import below, shuffled
from blackrose.engine.table import GameFrame, Table

THRONE: Final = "Throne Room"

RING: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The six hexes around the centre, clockwise."""

RIM: tuple[Hex, ...] = tuple(
    (2 * q + step * dq, 2 * r + step * dr)
    for (q, r), (dq, dr) in zip(RING, (*RING[2:], *RING[:2]), strict=True)
    for step in range(2)
)
"""The twelve hexes of the outer ring, clockwise."""

ROOMS: tuple[Hex, ...] = ((0, 0), *RING, *RIM)

CELLS: dict[int, tuple[Hex, ...]] = {
    2: ((-2, -1), (2, 1)),
    3: ((1, -3), (2, 1), (-3, 2)),
    4: ((-2, -1), (2, -3), (2, 1), (-2, 3)),
    5: ((0, -3), (3, -3), (2, 1), (-2, 3), (-3, 0)),
    6: ((0, -3), (3, -3), (3, 0), (0, 3), (-3, 3), (-3, 0)),
}
"""Where the Cells lie, by the number of players, clockwise around the Lodge."""

LAYOUTS: dict[int, Lodge] = {seats: lodge(ROOMS, cells) for seats, cells in CELLS.items()}


def bound_rooms(rooms: Sequence[Room]) -> tuple[int, int]:
    """The rooms bound to a place, by number: the black one in the centre, the Throne room next to it."""
    centre = next(n for n, room in enumerate(rooms) if room.colour == "black")
    return centre, next(n for n, room in enumerate(rooms) if room.name.en == THRONE)


class LodgeError(ValueError):
    """A Lodge that cannot be laid out; the message says what would be right."""


def own_lodge(rooms: Sequence[Room], wish: str) -> tuple[int, ...]:
    """The rooms, place by place, that a host wishes for, by name or number with commas between (OPT.8)."""
    tiles = tuple(_tile(rooms, name.strip()) for name in wish.split(","))
    if len(tiles) != len(ROOMS):
        raise LodgeError(f"a Lodge has {len(ROOMS)} rooms, not {len(tiles)}")
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise LodgeError(f"{rooms[tile].name.en} lies there twice")
    centre, throne = bound_rooms(rooms)
    if tiles[0] != centre:
        raise LodgeError(f"{rooms[centre].name.en} lies in the centre, which is the first place")
    if throne not in tiles[1 : 1 + len(RING)]:
        raise LodgeError(f"{THRONE} lies next to the centre: in one of the places 2 to {1 + len(RING)}")
    return tiles


def _tile(rooms: Sequence[Room], name: str) -> int:
    """The number of a room, told by its name or as a number."""
    if name.isdecimal() and int(name) < len(rooms):
        return int(name)
    for number, room in enumerate(rooms):
        if name.casefold() == room.name.en.casefold():
            return number
    names = ", ".join(room.name.en for room in rooms)
    raise LodgeError(f"there is no room {name!r}; there are: {names}")


def lay_out(t: Table, f: GameFrame) -> bool:
    """The rooms as the host has laid them out, or the Black Rose room in the centre, the Throne room next to
    it, the other rooms at random around.
    """
    wish = t.rules.options.get("lodge")
    t.tiles = tuple(map(int, wish.split(","))) if wish else _at_random(t)
    for position, tile in enumerate(t.tiles):
        changes.emit(t, ev.DEALT, position, tile)
    return True


def _at_random(t: Table) -> tuple[int, ...]:
    rooms = t.rules.rooms
    centre, throne = bound_rooms(rooms)
    others = shuffled(t, [n for n in range(len(rooms)) if n not in (centre, throne)])
    at = below(t, len(RING))
    return (centre, *others[:at], throne, *others[at:])[: len(t.rules.lodge.rooms)]


def reveal_cells(t: Table, f: GameFrame) -> bool:
    """Only now is it known whose Cell lies where (SET.17)."""
    t.cells = shuffled(t, range(t.rules.seats))
    return True
