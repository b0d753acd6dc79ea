"""Ranking who gave most to a room or to a bar, and rebuilding rooms (INS)."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.table import Table


def ranking(cubes: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """Groups of factions with equal numbers of cubes, the most first: ``(cubes, factions)``."""
    groups: dict[int, list[int]] = {}
    for faction, number in Counter(cubes).items():
        groups.setdefault(number, []).append(faction)
    return [(number, tuple(sorted(groups[number]))) for number in sorted(groups, reverse=True)]


class Rank(NamedTuple):
    """Factions that gave equally many cubes to a room, and what each of them gains for it."""

    cubes: int
    factions: tuple[int, ...]
    reward: int


def ranks(cubes: tuple[int, ...], rewards: tuple[int, int, int]) -> list[Rank]:
    """Whom a room pays that is rebuilt with these cubes, the most first (INS.4–9)."""
    groups = ranking(cubes)
    found = []
    for rank, (number, factions) in enumerate(groups):
        reward = rewards[min(rank, 2)]
        if len(groups) == 1 and len(factions) == 1:
            reward += 1  # all cubes by one
        if len(factions) > 1:
            reward -= 1  # tied
        found.append(Rank(number, factions, max(0, reward)))
    return found


def full_rooms(t: Table) -> tuple[int, ...]:
    """The rooms that take instability and have no free slot."""
    return tuple(
        room
        for room in range(len(t.tiles))
        if t.rules.faces[t.face[room]].takes_cubes and changes.free_slots(t, room) == 0
    )


def rebuild(t: Table, room: int) -> int:
    """Scores a full room, returns its cubes and turns it; gives the sole first-ranked faction, or -1
    (INS.4–12).
    """
    paid = ranks(t.slots[room], t.rules.rooms[t.tiles[room]].rewards)
    changes.emit(t, ev.REBUILT, room)
    for rank in paid:
        for faction in rank.factions:
            changes.gain_power(t, faction, rank.reward)
    changes.clear_room(t, room)
    t.face[room] = t.rules.edition.faces.rebuilt
    first = paid[0].factions
    return first[0] if len(first) == 1 else -1
