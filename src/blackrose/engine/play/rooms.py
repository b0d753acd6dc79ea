"""Ranking who gave most to a room or to a bar, and rebuilding rooms (INS)."""

from __future__ import annotations

from collections import Counter

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.components import Room
from blackrose.engine.edition import Rank
from blackrose.engine.table import EXTRA_ROUND, Table


def ranking(cubes: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """Groups of factions with equal numbers of cubes, the most first: ``(cubes, factions)``."""
    groups: dict[int, list[int]] = {}
    for faction, number in Counter(cubes).items():
        groups.setdefault(number, []).append(faction)
    return [(number, tuple(sorted(groups[number]))) for number in sorted(groups, reverse=True)]


def ranks(cubes: tuple[int, ...], rewards: tuple[int, int, int]) -> list[Rank]:
    """The factions that a room pays when it is rebuilt with these cubes, the most first (INS.4–9)."""
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


def rebuilt_pays(room: Room, cubes: tuple[int, ...]) -> list[Rank]:
    """The factions that a rebuilt room pays, by its rewards."""
    return ranks(cubes, room.rewards)


def full_rooms(t: Table) -> tuple[int, ...]:
    """The rooms that take instability and have no free slot."""
    return tuple(room for room in range(len(t.tiles)) if changes.is_filled(t, room))


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


def fall(t: Table, room: int, winner: int) -> None:
    """A room is done with: its token goes to somebody, its cubes go back (INS.6, INS.17); in an extra round
    the token pays at once (OPT.10).
    """
    changes.win_token(t, winner, room)
    if t.ending == EXTRA_ROUND:
        changes.earn_power(t, winner, t.rules.rooms[t.tiles[room]].token)
    changes.clear_room(t, room)
    t.face[room] = t.rules.edition.faces.rebuilt


def can_fall(t: Table, room: int) -> bool:
    """Whether an effect can make a room collapse: it still takes instability."""
    return t.rules.faces[t.face[room]].takes_cubes


def has_fallen(t: Table, room: int) -> bool:
    """Whether a room has collapsed and does nothing any more; a rebuilt one does (ROO.6)."""
    rebuilt = t.rules.edition.faces.rebuilt
    return t.face[room] == rebuilt and not t.rules.faces[rebuilt].usable


def rebuild_at_once(t: Table, room: int, caster: int) -> None:
    """A room is rebuilt, full or not: whoever resolves the effect has the first rank, the others have the
    next ones by their cubes (MIX.12).
    """
    left, *others = t.rules.rooms[t.tiles[room]].rewards
    cubes = t.slots[room]
    changes.emit(t, ev.REBUILT, room)
    alone = bool(cubes) and set(cubes) == {caster}
    changes.gain_power(t, caster, left + alone)
    for place, (_, factions) in enumerate(ranking(tuple(cube for cube in cubes if cube != caster))):
        reward = others[min(place, 1)] - (len(factions) > 1)
        for faction in factions:
            changes.gain_power(t, faction, max(0, reward))
    changes.clear_room(t, room)
    t.face[room] = t.rules.edition.faces.rebuilt
