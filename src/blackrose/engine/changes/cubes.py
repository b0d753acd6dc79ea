"""Changes of cubes: damage on models, instability in rooms."""

from __future__ import annotations

from typing import Final

from blackrose.engine import events as ev
from blackrose.engine.changes.telling import emit
from blackrose.engine.meaning.modifiers import health
from blackrose.engine.table import ABSENT, Table, excluding, including

BESIDE: Final = 99
"""More cubes than there are: so many find a place beside a bar or beside the slots of a room."""


def is_full(t: Table, model: int) -> bool:
    """Whether a model in play has damage equal to its Health; one without Health suffers none."""
    bar = t.bar[model]
    return bool(bar) and t.place[model] != ABSENT and len(bar) >= health(t, model) > 0


def places_on_bar(t: Table, model: int) -> int:
    """How much damage a model still takes; with "Overkill" a mage takes more than fits (OPT.5)."""
    if t.rules.overkill and t.rules.is_mage(model):
        return BESIDE
    return health(t, model) - len(t.bar[model])


def spares_herself(t: Table, model: int, by: int) -> bool:
    """Whether damage is black and on an Avatar or its evocations: they never suffer any (AVA.13, AVA.58)."""
    return by == t.rules.avatar == t.rules.owner(model)


def suffer(t: Table, model: int, amount: int, by: int, by_model: int, cause: int = ev.BY_OTHER) -> int:
    """Places damage of a faction on a model, as far as its bar and the pool allow; gives how much."""
    bar = t.bar[model]
    amount = min(amount, places_on_bar(t, model), t.pool[by])
    if amount <= 0 or spares_herself(t, model, by):
        return 0
    t.pool[by] -= amount
    t.bar[model] = bar + (by,) * amount
    if len(bar) + amount >= health(t, model):
        t.dying = including(t.dying, model)
    emit(t, ev.SUFFERED, model, amount, by, by_model, cause)
    return amount


def heal(t: Table, model: int, places: tuple[int, ...], by: int) -> int:
    """Takes the damage at these places of the bar back to its owners; the rest closes up."""
    if not places:
        return 0
    _take_back(t, model, places)
    emit(t, ev.HEALED, model, len(places), by)
    return len(places)


def ignore(t: Table, model: int, places: tuple[int, ...]) -> int:
    """Damage just suffered goes back as if it had never been placed: that is no healing."""
    if not places:
        return 0
    if t.fading:
        _fade_less(t, model, [t.bar[model][at] for at in places])
    _take_back(t, model, places)
    emit(t, ev.IGNORED, model, len(places))
    return len(places)


def _fade_less(t: Table, model: int, gone: list[int]) -> None:
    """Damage for a while that was ignored need not be taken back any more."""
    left = []
    for bearer, colour, number in t.fading:
        less = min(number, gone.count(colour)) if bearer == model else 0
        gone = (
            gone
            if not less
            else [cube for cube in gone if cube != colour] + [colour] * (gone.count(colour) - less)
        )
        if number > less:
            left.append((bearer, colour, number - less))
    t.fading = tuple(left)


def _take_back(t: Table, model: int, places: tuple[int, ...]) -> None:
    bar = t.bar[model]
    for at in places:
        t.pool[bar[at]] += 1
    t.bar[model] = tuple(cube for at, cube in enumerate(bar) if at not in places)
    t.dying = excluding(t.dying, model)


def convert_damage(t: Table, model: int, places: tuple[int, ...], by: int) -> int:
    """Replaces the damage at these places by cubes of ``by``, place for place."""
    if not places:
        return 0
    t.bar[model] = _recoloured(t, t.bar[model], places, by)
    emit(t, ev.CONVERTED_DAMAGE, model, len(places), by)
    return len(places)


def clear_bar(t: Table, model: int) -> None:
    """All cubes on a model go back to their owners."""
    for cube in t.bar[model]:
        t.pool[cube] += 1
    t.bar[model] = ()
    t.dying = excluding(t.dying, model)
    if t.fading:
        t.fading = tuple([entry for entry in t.fading if entry[0] != model])


def _recoloured(t: Table, cubes: tuple[int, ...], places: tuple[int, ...], by: int) -> tuple[int, ...]:
    changed = list(cubes)
    for at in places:
        t.pool[changed[at]] += 1
        t.pool[by] -= 1
        changed[at] = by
    return tuple(changed)


def free_slots(t: Table, room: int) -> int:
    """How many cubes a room still takes; a rebuilt or collapsed one takes none, with "Overload" every other
    takes more than fits (OPT.6).
    """
    if not t.rules.faces[t.face[room]].takes_cubes:
        return 0
    return BESIDE if t.rules.overload else _empty_slots(t, room)


def is_filled(t: Table, room: int) -> bool:
    """Whether a room that takes cubes has one in every slot."""
    return t.rules.faces[t.face[room]].takes_cubes and _empty_slots(t, room) <= 0


def _empty_slots(t: Table, room: int) -> int:
    return t.rules.rooms[t.tiles[room]].slots - len(t.slots[room])


def place_instability(t: Table, room: int, amount: int, colour: int, by: int) -> int:
    """Places cubes of a colour in a room, as far as its slots and the pool allow; gives how many."""
    empty = _empty_slots(t, room)
    amount = min(amount, free_slots(t, room), t.pool[colour])
    if amount <= 0:
        return 0
    t.pool[colour] -= amount
    t.slots[room] += (colour,) * amount
    emit(t, ev.PLACED, room, amount, colour, by, int(amount >= empty > 0))
    return amount


def remove_instability(t: Table, room: int, amount: int, colour: int) -> int:
    """Takes the last cubes of a colour out of a room."""
    kept = list(t.slots[room])
    amount = min(amount, kept.count(colour))
    if amount <= 0:
        return 0
    for _ in range(amount):
        del kept[len(kept) - 1 - kept[::-1].index(colour)]
    t.slots[room] = tuple(kept)
    t.pool[colour] += amount
    emit(t, ev.UNPLACED, room, amount, colour)
    return amount


def take_instability(t: Table, room: int, places: tuple[int, ...]) -> int:
    """Takes the cubes at these places of a room back to their owners, told colour by colour."""
    cubes = t.slots[room]
    t.slots[room] = tuple(cube for at, cube in enumerate(cubes) if at not in places)
    gone = [cubes[at] for at in places]
    for colour in dict.fromkeys(gone):
        t.pool[colour] += gone.count(colour)
        emit(t, ev.UNPLACED, room, gone.count(colour), colour)
    return len(gone)


def convert_instability(t: Table, room: int, places: tuple[int, ...], by: int) -> int:
    """Replaces the cubes at these places of a room by cubes of ``by``."""
    if not places:
        return 0
    t.slots[room] = _recoloured(t, t.slots[room], places, by)
    emit(t, ev.CONVERTED_INSTABILITY, room, len(places), by)
    return len(places)


def clear_room(t: Table, room: int) -> None:
    """All cubes in a room go back to their owners."""
    for cube in t.slots[room]:
        t.pool[cube] += 1
    t.slots[room] = ()
