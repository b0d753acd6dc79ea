"""What is the case: the conditions of quests and of "if you have …"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from blackrose.engine import events as ev
from blackrose.engine.components import ANY, ELEMENTS, Side
from blackrose.engine.conditions.subjects import Watcher, is_model, is_room
from blackrose.engine.meaning.references import carried, evocations_of
from blackrose.engine.stack import clockwise
from blackrose.engine.table import (
    CELL,
    NOBODY,
    READY,
    REVEALED,
    TASK_ACTIVE,
    TASK_COMPLETED,
    TASK_SOLVED,
    Table,
)
from blackrose.language import tree as tr

TASKS: Final = {
    tr.QuestState.ACTIVE: TASK_ACTIVE,
    tr.QuestState.COMPLETED: TASK_COMPLETED,
    tr.QuestState.SOLVED: TASK_SOLVED,
}


def holds(
    t: Table,
    faction: int,
    condition: tr.Condition,
    target: int = NOBODY,
    trigger: ev.Event | None = None,
    room: int = NOBODY,
) -> bool:
    """Whether a condition is the case now: for a faction, of a target or a room aimed at, after what set it
    off.
    """
    if isinstance(condition, tr.AllOf):
        return all(holds(t, faction, part, target, trigger, room) for part in condition.parts)
    if isinstance(condition, tr.OwnsEvocations):
        owned = sum(_is_kind(t, model, condition.noun) for model in evocations_of(t, faction))
        return owned >= condition.count if condition.count else not owned
    if isinstance(condition, tr.HasInstability):
        return sum(faction in cubes for cubes in t.slots) >= condition.rooms
    if isinstance(condition, tr.TargetCarries):
        return target >= 0 and carried(t, condition.thing, target) >= condition.count
    if isinstance(condition, tr.TargetIsMage):
        return target >= 0 and t.rules.is_mage(target)
    if isinstance(condition, tr.TargetHurt):
        return target >= 0 and len(t.bar[target]) >= condition.count
    if isinstance(condition, tr.PhaseRuns):
        return t.phase >= 0 and t.rules.edition.phases[t.phase].name == condition.phase
    if not t.rules.is_mage(faction):
        return False  # what follows only a mage can have
    if isinstance(condition, tr.StandsInTarget):
        return room >= 0 and t.place[faction] == room
    if isinstance(condition, tr.ThereAre):
        return _there_are(t, Watcher(faction, target, NOBODY), condition)
    if type(condition) in _OF_MAGES:
        return _OF_MAGES[type(condition)](t, faction, condition)
    if isinstance(condition, tr.HasRevealed):
        return _has_revealed(t, faction, condition)
    if isinstance(condition, tr.HasQuests):
        number = sum(task.state == TASKS[condition.state] for task in t.tasks[faction])
        return number >= condition.count if condition.count else not number
    if isinstance(condition, tr.DefeatedByRose):
        fell = trigger
        return isinstance(fell, ev.Defeated) and fell.who == faction and t.rules.is_rose(fell.by)
    return not t.bar[faction]


# --------------------------------------------------------------------------------------------------
# Where mages stand, who is there, what they still have
# --------------------------------------------------------------------------------------------------


def _there_are(t: Table, w: Watcher, condition: tr.ThereAre) -> bool:
    """So many such models in rooms of the Lodge; nobody is in the room of a mage who is in the Cell. "Other"
    is than you and than what the text aims at (EFF.38).
    """
    models = condition.models
    if isinstance(models.place, tr.Within) and t.place[w.seat] == CELL:
        return False
    other = models.quantifier in (tr.Quantifier.ANOTHER, tr.Quantifier.EACH_OTHER)
    number = sum(
        t.place[model] >= 0
        and not (other and model in (w.seat, w.target))
        and is_model(t, w, models, model, t.rules.owner(model))
        for model in range(t.rules.models)
    )
    return number >= condition.count if condition.count else not number


def _stands_in(t: Table, seat: int, condition: tr.StandsIn) -> bool:
    room = t.place[seat]
    return room >= 0 and is_room(t, Watcher(seat, NOBODY, NOBODY), condition.room, room)


def _has_ready(t: Table, seat: int, condition: tr.HasReady) -> bool:
    number = sum(spell.status == READY for spell in t.sheet[seat])
    return number >= condition.count if condition.count else not number


def _has_tokens(t: Table, seat: int, condition: tr.HasTokens) -> bool:
    return t.tokens[seat] >= condition.count if condition.count else not t.tokens[seat]


def _has_damage(t: Table, seat: int, condition: tr.HasDamage) -> bool:
    return len(t.bar[seat]) >= condition.count


def _has_damage_on(t: Table, seat: int, condition: tr.HasDamageOn) -> bool:
    return sum(seat in t.bar[mage] for mage in range(t.rules.seats) if mage != seat) >= condition.count


def _has_crown(t: Table, seat: int, condition: tr.HasCrown) -> bool:
    return t.crown == seat


def _revealed_of(t: Table, seat: int, condition: tr.RevealedOf) -> bool:
    """Revealed spells of a school, the forgotten or the personal ones; or of so many different schools."""
    schools = [t.rules.cards[spell.card].school for spell in t.sheet[seat] if spell.status == REVEALED]
    if condition.source:
        schools = [school for school in schools if school == condition.source]
    if len(schools) < condition.count:
        return False
    return len(set(schools) - {"forgotten", "personal"}) >= condition.schools


_OF_MAGES: Final[dict[type, Callable[[Table, int, Any], bool]]] = {
    tr.StandsIn: _stands_in,
    tr.HasReady: _has_ready,
    tr.HasTokens: _has_tokens,
    tr.HasDamage: _has_damage,
    tr.HasDamageOn: _has_damage_on,
    tr.HasCrown: _has_crown,
    tr.RevealedOf: _revealed_of,
}


def _is_kind(t: Table, model: int, noun: str) -> bool:
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
        side_in_slot(t, seat, slot)
        for slot, spell in enumerate(t.sheet[seat])
        if spell.status == REVEALED and slot != but
    ]


def side_in_slot(t: Table, seat: int, slot: int) -> Side:
    """The side of a spell that lies in a slot, with the element it counts as (SPL.14)."""
    side = t.rules.side_of(t.sheet[seat][slot])
    named = t.elements[seat][slot]
    return side if named == NOBODY or side.element != ANY else replace(side, element=ELEMENTS[named])


def side_of_text(t: Table, seat: int, effect: int) -> Side:
    """The side of a card whose text a mage carries out, with the element it counts as where it lies: before
    that mage, or before another whose spell it is.
    """
    program = t.rules.programs[effect]
    if program.kind != "spell":
        return t.rules.side_of_command(program)
    card = t.rules.cards[program.component]
    side = card.dark if program.side else card.light
    if side.element == ANY and t.rules.is_mage(seat):
        for owner in clockwise(t, seat):
            for slot, spell in enumerate(t.sheet[owner]):
                if (spell.card, spell.side, spell.status) == (program.component, program.side, REVEALED):
                    return side_in_slot(t, owner, slot)
    return side


def is_sort(side: Side, elements: tuple[str, ...], types: tuple[str, ...]) -> bool:
    """Whether a side is of one of these elements and of one of these types; an empty list allows all. "Any"
    counts as each element (SPL.12).
    """
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
