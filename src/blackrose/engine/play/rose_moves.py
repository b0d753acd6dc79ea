"""How the Black Rose's own evocations move and attack (EVP.5–6): nobody plays them, they follow rules.

One that was put on a mage goes after that mage alone. Any other goes for a mage it can reach, the nearest,
then the one with most damage, then with most power; if it can reach none, for an evocation in the same way;
with nothing in reach it goes towards the nearest mage. What is equal then is the crown holder's choice.
"""

from __future__ import annotations

from typing import Final

from blackrose.engine.decisions import Option
from blackrose.engine.table import NOBODY, ManoeuvreFrame, Table

FAR: Final = 99


def rose_parts(t: Table, f: ManoeuvreFrame) -> list[Option]:
    """What an evocation of hers does next in its activation: equally good attacks or moves, or nothing."""
    if not f.attacks:
        return []
    here = t.place[f.model]
    preys = _preys(t, f.model, here, f.moves)
    near = [model for model in preys if t.place[model] == here]
    if near:
        return [("attack", model) for model in near]
    if not f.moves:
        return []
    steps = {room for model in preys for room in _nearer(t, here, t.place[model])}
    return [("move", room) for room in sorted(steps)]


def _preys(t: Table, model: int, here: int, moves: int) -> list[int]:
    """The models it is after, all equally good."""
    victim = next((mage for haunting, mage in t.assigned if haunting == model), NOBODY)
    if victim != NOBODY:
        return [victim] if t.place[victim] >= 0 else []
    rules = t.rules
    ways = {m: distance(t, here, at) for m, at in enumerate(t.place) if at >= 0 and m != model}
    mages = [m for m in ways if rules.is_mage(m)]
    others = [m for m in ways if rules.is_evocation(m) and not rules.is_rose(rules.owner(m))]
    for kind in (mages, others):
        found = [m for m in kind if ways[m] <= moves]
        if found:
            ranks = {m: (-ways[m], len(t.bar[m]), t.power[rules.owner(m)]) for m in found}
            return [m for m in found if ranks[m] == max(ranks.values())]
    return [m for m in mages if ways[m] == min(ways[other] for other in mages)]


def _nearer(t: Table, here: int, goal: int) -> list[int]:
    """The neighbouring rooms that lie on a shortest way."""
    way = distance(t, here, goal)
    return [room for room in t.rules.lodge.neighbours[here] if distance(t, room, goal) < way]


def distance(t: Table, start: int, goal: int) -> int:
    """Single moves from room to room."""
    rim, seen, steps = {start}, {start}, 0
    while rim:
        if goal in rim:
            return steps
        rim = {near for room in rim for near in t.rules.lodge.neighbours[room]} - seen
        seen |= rim
        steps += 1
    return FAR
