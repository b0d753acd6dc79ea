"""Rooms as they are now: an effect may make one count as of another colour, or copy another room."""

from __future__ import annotations

from blackrose.engine.components import COLOURS
from blackrose.engine.table import NOBODY, Table


def tile_of(t: Table, room: int) -> int:
    """The tile whose name, colour and effect a room has: its own, or the one it copies."""
    return t.copies[room] if t.copies else t.tiles[room]


def colour_of(t: Table, room: int) -> str:
    """The colour a room counts as."""
    painted = t.painted[room] if t.painted else NOBODY
    return t.rules.rooms[tile_of(t, room)].colour if painted == NOBODY else COLOURS[painted]
