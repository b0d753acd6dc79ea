"""What is the case: the conditions of quests and of "if you have …"."""

from __future__ import annotations

from blackrose.engine.cards import revealed_sides
from blackrose.engine.components import Side
from blackrose.engine.table import ABSENT, Table
from blackrose.language import tree as tr


def is_fact(when: tr.When | None) -> bool:
    """Whether a condition is something that is the case, not something that happens."""
    return isinstance(when, tr.Fact | tr.AllOf)


def holds(t: Table, seat: int, condition: tr.Condition) -> bool:
    """Whether a condition is the case for a seat now."""
    if isinstance(condition, tr.AllOf):
        return all(holds(t, seat, part) for part in condition.parts)
    if isinstance(condition, tr.HasRevealed):
        return _has_revealed(t, seat, condition)
    if isinstance(condition, tr.OwnsEvocations):
        start = t.rules.seats + seat * t.rules.places
        owned = sum(t.place[m] != ABSENT for m in range(start, start + t.rules.places))
        return owned >= condition.count
    if isinstance(condition, tr.HasInstability):
        return sum(seat in cubes for cubes in t.slots) >= condition.rooms
    return not t.bar[seat]


def _has_revealed(t: Table, seat: int, condition: tr.HasRevealed) -> bool:
    sides = [_side(t, spell) for spell in revealed_sides(t, seat)]
    if condition.kind is not None:
        sides = [side for side in sides if side.type == condition.kind]
    if len(sides) < condition.count:
        return False
    elements = {side.element for side in sides if side.element != "any"}
    wild = sum(side.element == "any" for side in sides)
    return len(elements) + wild >= condition.elements


def _side(t: Table, spell: int) -> Side:
    card = t.rules.cards[spell >> 1]
    return card.dark if spell & 1 else card.light
