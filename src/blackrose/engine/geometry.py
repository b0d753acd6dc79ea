"""The Lodge as hexes: which rooms touch, which see each other, and where a Cell lets out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from blackrose.language.tree.base import Record

Hex = tuple[int, int]

FARTHEST: Final = 9
"""The longest range a card can name; it may be longer than any row of the Lodge."""

DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


@dataclass(frozen=True, slots=True)
class Lodge(Record):
    """A layout: the hex of each room position, and for each seat's Cell its own hex.

    The tables are worked out once: ``neighbours[p]``, ``sight[n][p]`` (rooms at most n steps away along a
    straight row, the room itself first), ``exits[c]`` (the rooms a Cell touches) and ``moves[p]`` (the moves
    to neighbours as options).
    """

    rooms: tuple[Hex, ...]
    cells: tuple[Hex, ...]
    neighbours: tuple[tuple[int, ...], ...]
    sight: tuple[tuple[tuple[int, ...], ...], ...]
    exits: tuple[tuple[int, ...], ...]
    moves: tuple[tuple[tuple[str | int, ...], ...], ...]


def lodge(rooms: tuple[Hex, ...], cells: tuple[Hex, ...]) -> Lodge:
    """Works out the tables of a layout."""
    at = {hex_: position for position, hex_ in enumerate(rooms)}
    neighbours = tuple(_touching(hex_, at) for hex_ in rooms)
    return Lodge(
        rooms=rooms,
        cells=cells,
        neighbours=neighbours,
        sight=tuple(tuple(_seen(hex_, n, at) for hex_ in rooms) for n in range(FARTHEST + 1)),
        exits=tuple(_touching(hex_, at) for hex_ in cells),
        moves=tuple(tuple(("move", room) for room in near) for near in neighbours),
    )


def _touching(hex_: Hex, at: dict[Hex, int]) -> tuple[int, ...]:
    q, r = hex_
    return tuple(sorted(at[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in at))


def _seen(hex_: Hex, steps: int, at: dict[Hex, int]) -> tuple[int, ...]:
    """Rooms within ``steps`` along the six rows; a row ends where there is no tile."""
    seen = []
    for dq, dr in DIRECTIONS:
        q, r = hex_
        for _ in range(steps):
            q, r = q + dq, r + dr
            if (q, r) not in at:
                break
            seen.append(at[q, r])
    return (at[hex_], *sorted(seen))
