"""Ways through the Lodge: how many single moves from room to room, and the first steps of the shortest."""

from __future__ import annotations

from typing import Final

from blackrose.engine.table import CELL, Table

FAR: Final = 99
"""Farther than any room is: from a Cell, or to somebody who is in one."""


def distance(t: Table, start: int, goal: int) -> int:
    """Single moves from room to room, whether or not one is seen from the other (AVA.42)."""
    if start < 0 or goal < 0:
        return FAR
    rim, seen, steps = {start}, {start}, 0
    while rim:
        if goal in rim:
            return steps
        rim = {near for room in rim for near in t.rules.lodge.neighbours[room]} - seen
        seen |= rim
        steps += 1
    return FAR


def nearer(t: Table, here: int, goal: int) -> list[int]:
    """The neighbouring rooms that lie on a shortest way."""
    way = distance(t, here, goal)
    return [room for room in t.rules.lodge.neighbours[here] if distance(t, room, goal) < way]


def first_steps(t: Table, model: int, goal: int) -> list[int]:
    """Where a model goes first on a shortest way to a room; out of its Cell by the nearest way out."""
    here = t.place[model]
    if here != CELL:
        return nearer(t, here, goal)
    exits = t.rules.lodge.exits[t.cells[model]]
    ways = {room: distance(t, room, goal) for room in exits}
    return [room for room in exits if ways[room] == min(ways.values())]
