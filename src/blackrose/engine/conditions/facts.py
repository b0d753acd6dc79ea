"""What is the case: the conditions of quests and of "if you have …"."""

from __future__ import annotations

from collections import Counter
from typing import Final

from blackrose.engine import events as ev
from blackrose.engine.components import ELEMENTS, Side
from blackrose.engine.meaning.references import carried
from blackrose.engine.table import ABSENT, NOBODY, REVEALED, TASK_ACTIVE, TASK_COMPLETED, TASK_SOLVED, Table
from blackrose.language import tree as tr

TASKS: Final = {
    tr.QuestState.ACTIVE: TASK_ACTIVE,
    tr.QuestState.COMPLETED: TASK_COMPLETED,
    tr.QuestState.SOLVED: TASK_SOLVED,
}


def holds(
    t: Table, faction: int, condition: tr.Condition, target: int = NOBODY, trigger: ev.Event | None = None
) -> bool:
    """Whether a condition is the case now: for a faction, of a target, after what set it off."""
    if isinstance(condition, tr.AllOf):
        return all(holds(t, faction, part, target, trigger) for part in condition.parts)
    if isinstance(condition, tr.OwnsEvocations):
        owned = sum(_is_kind(t, model, condition.noun) for model in t.rules.places_of(faction))
        return owned >= condition.count if condition.count else not owned
    if isinstance(condition, tr.HasInstability):
        return sum(faction in cubes for cubes in t.slots) >= condition.rooms
    if isinstance(condition, tr.TargetCarries):
        return target >= 0 and carried(t, condition.thing, target) >= condition.count
    if t.rules.is_rose(faction):
        return False  # what follows only a mage can have
    if isinstance(condition, tr.HasRevealed):
        return _has_revealed(t, faction, condition)
    if isinstance(condition, tr.HasQuests):
        number = sum(task.state == TASKS[condition.state] for task in t.tasks[faction])
        return number >= condition.count if condition.count else not number
    if isinstance(condition, tr.DefeatedByRose):
        fell = trigger
        return isinstance(fell, ev.Defeated) and fell.who == faction and t.rules.is_rose(fell.by)
    return not t.bar[faction]


def _is_kind(t: Table, model: int, noun: str) -> bool:
    if t.place[model] == ABSENT:
        return False
    card = t.rules.evocations[t.kind[model]]
    return noun in ("evocation", card.archetype, card.name.en)


# --------------------------------------------------------------------------------------------------
# Revealed spells
# --------------------------------------------------------------------------------------------------


def revealed(t: Table, seat: int, but: int = NOBODY) -> list[Side]:
    """The revealed sides on a mage's sheet, leaving out slot ``but``."""
    if t.rules.is_rose(seat):
        return []
    return [
        t.rules.side_of(spell)
        for slot, spell in enumerate(t.sheet[seat])
        if spell.status == REVEALED and slot != but
    ]


def is_sort(side: Side, elements: tuple[str, ...], types: tuple[str, ...]) -> bool:
    """Whether a side is of one of these elements or types, where told; "any" is each element (SPL.12)."""
    if elements and side.element not in elements and side.element != "any":
        return False
    return not types or side.type in types


def shows(t: Table, seat: int, elements: tuple[str, ...], but: int) -> bool:
    """Whether the revealed spells, slot ``but`` left out, show these elements; two of one need two spells,
    and each "any" stands for one (SPL.15).
    """
    shown = Counter(side.element for side in revealed(t, seat, but))
    missing = Counter(elements) - shown
    return missing.total() <= shown["any"]


def _has_revealed(t: Table, seat: int, condition: tr.HasRevealed) -> bool:
    sides = revealed(t, seat)
    if condition.kind is not None:
        sides = [side for side in sides if side.type == condition.kind]
    if condition.among:
        elements = tuple(word for word in condition.among if word in ELEMENTS)
        types = tuple(word for word in condition.among if word not in ELEMENTS)
        sides = [side for side in sides if is_sort(side, elements, types)]
    if len(sides) < condition.count:
        return False
    elements_shown = {side.element for side in sides if side.element != "any"}
    wild = sum(side.element == "any" for side in sides)
    return len(elements_shown) + wild >= condition.elements
