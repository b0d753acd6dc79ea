"""How models that nobody plays move: the Black Rose's evocations (EVP.5–6), and models with a goal.

One that was put on a mage goes after that mage alone. Any other goes for a mage it can reach, the nearest,
then the one with most damage, then with most power; if it can reach none, for an evocation in the same way;
with nothing in reach it goes towards the nearest mage. What is equal then is the crown holder's choice.
"""

from __future__ import annotations

from blackrose.engine import events as ev
from blackrose.engine.asking.priorities import EVOCATIONS, best, hunting_criteria
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.modifiers import forbidden
from blackrose.engine.meaning.ways import distance, first_steps, nearer
from blackrose.engine.table import NOBODY, ManoeuvreFrame, Table


def rose_parts(t: Table, f: ManoeuvreFrame) -> list[Option]:
    """What an evocation of hers does next in its activation: equally good attacks or moves, or nothing."""
    if not f.attacks:
        return []
    here = t.place[f.model]
    preys = _preys(t, f.model, here, f.moves) if t.rules.avatar == NOBODY else _hunted(t, f, here)
    near = [model for model in preys if t.place[model] == here]
    if near:
        return [("attack", model) for model in near]
    if not f.moves:
        return []
    steps = {room for model in preys for room in nearer(t, here, t.place[model])}
    return [("move", room) for room in sorted(steps)]


def _preys(t: Table, model: int, here: int, moves: int) -> list[int]:
    """The models it is after, all equally good."""
    victim = next((mage for haunting, mage in t.assigned if haunting == model), NOBODY)
    if victim != NOBODY:
        return [victim] if t.place[victim] >= 0 else []
    rules = t.rules
    ways = {m: distance(t, here, at) for m, at in enumerate(t.place) if at >= 0 and m != model}
    foreign = [m for m in ways if not rules.is_rose(rules.owner(m))]  # nor her Avatar's
    mages = [m for m in foreign if rules.is_mage(m)]
    others = [m for m in foreign if rules.is_evocation(m)]
    for kind in (mages, others):
        found = [m for m in kind if ways[m] <= moves]
        if found:
            ranks = {m: (-ways[m], len(t.bar[m]), t.power[rules.owner(m)]) for m in found}
            return [m for m in found if ranks[m] == max(ranks.values())]
    return [m for m in mages if ways[m] == min(ways[other] for other in mages)]


def _hunted(t: Table, f: ManoeuvreFrame, here: int) -> list[int]:
    """The same for evocations beside an Avatar, and for those of others that it commands: one that can reach
    no mage goes for the nearest evocation, however far (AVA.12, AVA.26, AVA.50). What is compared is told as
    it begins to act.
    """
    model, rules = f.model, t.rules
    if model in rules.rose_places:
        return _preys(t, model, here, f.moves)
    others = [
        m for m, at in enumerate(t.place) if at >= 0 and m != model and not rules.is_rose(rules.owner(m))
    ]
    mages = [m for m in others if rules.is_mage(m)]
    near = [m for m in mages if distance(t, here, t.place[m]) <= f.moves]
    evocations = [m for m in others if rules.is_evocation(m)]
    criteria = hunting_criteria(t) if near else EVOCATIONS
    return best(t, ev.WEIGHED_MODEL, near or evocations or mages, criteria, here, not f.moving)


def toward_parts(t: Table, f: ManoeuvreFrame) -> list[Option]:
    """The next step of a model that moves toward another or toward a room: equally short ways; nothing once
    it is there, or where there is no way (AVA.23, AVA.42).
    """
    model, room = f.goal
    goal = t.place[model] if model != NOBODY else room
    if not f.moves or goal < 0 or t.place[f.model] == goal:
        return []
    if forbidden(t, f.model, "walk" if f.physical else "move"):
        return []
    return [("move", step) for step in sorted(first_steps(t, f.model, goal))]
