"""The only places where the table changes: one function for each observable change.

Each guards the change that would be none, and tells what happened as an event.
"""

from __future__ import annotations

from blackrose.engine import events as ev
from blackrose.engine.events import BITS, Event
from blackrose.engine.modifiers import health as health  # so figures change in one place
from blackrose.engine.table import ABSENT, CELL, EFFECT, FULL_STOP, MANOEUVRE, NOBODY, Table, added, replaced

# --------------------------------------------------------------------------------------------------
# Telling
# --------------------------------------------------------------------------------------------------


def emit(t: Table, event: Event) -> None:
    """Something happened: remembered until the next full stop if anything waits for it, and told."""
    if t.watch & BITS[event[0]]:
        t.fresh.append(event)
    if t.journal is not None:
        t.journal.append((_cause(t), event))


def _cause(t: Table) -> tuple[int, ...]:
    """The text that is being carried out: effect, sentence, who resolves it, how deep it is nested."""
    for frame in reversed(t.stack):
        if frame.kind == EFFECT:
            return (frame.code, frame.pc, frame.actor, len(t.stack))
    return (NOBODY, NOBODY, NOBODY, len(t.stack))


# --------------------------------------------------------------------------------------------------
# Power, tracks, crown
# --------------------------------------------------------------------------------------------------


def gain_power(t: Table, faction: int, amount: int) -> int:
    """Moves a faction up the track."""
    if amount > 0:
        t.power[faction] += amount
        emit(t, (ev.GAINED, faction, amount))
    return amount


def lose_power(t: Table, faction: int, amount: int) -> int:
    """Moves a faction down the track, never below 0; gives how far."""
    amount = min(amount, t.power[faction])
    if amount > 0:
        t.power[faction] -= amount
        emit(t, (ev.LOST, faction, amount))
    return amount


def gain_trophy(t: Table, faction: int, of: int = NOBODY) -> bool:
    """One step on a faction's trophy track; where trophies have names, that of a mage, if one is left."""
    if of != NOBODY:
        if not t.trophies_left[of]:
            return False
        t.trophies_left = replaced(t.trophies_left, of, t.trophies_left[of] - 1)
        taken = added(t.captured[faction], of)
        t.captured = (*t.captured[:faction], taken, *t.captured[faction + 1 :])
    t.trophies[faction] += 1
    emit(t, (ev.TROPHY, faction, of))
    return True


def win_room(t: Table, faction: int, room: int) -> None:
    """One step on a faction's room track."""
    t.wins[faction] += 1
    emit(t, (ev.ROOM_WON, faction, room))


def give_crown(t: Table, seat: int) -> None:
    """The crown goes to a seat."""
    t.crown = seat
    emit(t, (ev.CROWN, seat))


# --------------------------------------------------------------------------------------------------
# Cubes on models
# --------------------------------------------------------------------------------------------------


def is_full(t: Table, model: int) -> bool:
    """Whether a model in play has damage equal to its Health; one without Health suffers none."""
    bar = t.bar[model]
    return bool(bar) and t.place[model] != ABSENT and len(bar) >= health(t, model) > 0


def suffer(t: Table, model: int, amount: int, by: int, by_model: int, cause: int = ev.BY_OTHER) -> int:
    """Places damage of a faction on a model, as far as its bar and the pool allow; gives how much."""
    limit = health(t, model)
    bar = t.bar[model]
    amount = min(amount, limit - len(bar), t.pool[by])
    if amount <= 0:
        return 0
    t.pool[by] -= amount
    t.bar[model] = bar + (by,) * amount
    if len(bar) + amount >= limit:
        t.dying |= 1 << model
    emit(t, (ev.SUFFERED, model, amount, by, by_model, cause))
    return amount


def suffered_less(t: Table, event: Event, number: int) -> Event:
    """Damage was ignored: the full stop that answers it holds so much less of it; gives what is left."""
    left = (*event[:2], event[2] - number, *event[3:])
    for frame in reversed(t.stack):
        if frame.kind == FULL_STOP and event in frame.data[0]:
            happened, dying = frame.data
            at = happened.index(event)
            frame.data = ((*happened[:at], left, *happened[at + 1 :]), dying)
            break
    return left


def heal(t: Table, model: int, places: tuple[int, ...], by: int) -> int:
    """Takes the damage at these places of the bar back to its owners; the rest closes up."""
    if not places:
        return 0
    _take_back(t, model, places)
    emit(t, (ev.HEALED, model, len(places), by))
    return len(places)


def ignore(t: Table, model: int, places: tuple[int, ...]) -> int:
    """Damage just suffered goes back as if it had never been placed: that is no healing."""
    if not places:
        return 0
    _take_back(t, model, places)
    emit(t, (ev.IGNORED, model, len(places)))
    return len(places)


def _take_back(t: Table, model: int, places: tuple[int, ...]) -> None:
    bar = t.bar[model]
    for at in places:
        t.pool[bar[at]] += 1
    t.bar[model] = tuple(cube for at, cube in enumerate(bar) if at not in places)
    t.dying &= ~(1 << model)


def convert_damage(t: Table, model: int, places: tuple[int, ...], by: int) -> int:
    """Replaces the damage at these places by cubes of ``by``, place for place."""
    if not places:
        return 0
    t.bar[model] = _recoloured(t, t.bar[model], places, by)
    emit(t, (ev.CONVERTED_DAMAGE, model, len(places), by))
    return len(places)


def clear_bar(t: Table, model: int) -> None:
    """All cubes on a model go back to their owners."""
    for cube in t.bar[model]:
        t.pool[cube] += 1
    t.bar[model] = ()
    t.dying &= ~(1 << model)


def _recoloured(t: Table, cubes: tuple[int, ...], places: tuple[int, ...], by: int) -> tuple[int, ...]:
    changed = list(cubes)
    for at in places:
        t.pool[changed[at]] += 1
        t.pool[by] -= 1
        changed[at] = by
    return tuple(changed)


# --------------------------------------------------------------------------------------------------
# Cubes in rooms
# --------------------------------------------------------------------------------------------------


def free_slots(t: Table, room: int) -> int:
    """How many cubes a room still takes; a rebuilt one takes none."""
    if t.face[room]:
        return 0
    return t.rules.rooms[t.tiles[room]].slots - len(t.slots[room])


def place_instability(t: Table, room: int, amount: int, colour: int, by: int) -> int:
    """Places cubes of a colour in a room, as far as its slots and the pool allow; gives how many."""
    free = free_slots(t, room)
    amount = min(amount, free, t.pool[colour])
    if amount <= 0:
        return 0
    t.pool[colour] -= amount
    t.slots[room] += (colour,) * amount
    emit(t, (ev.PLACED, room, amount, colour, by, int(amount == free)))
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
    emit(t, (ev.UNPLACED, room, amount, colour))
    return amount


def convert_instability(t: Table, room: int, places: tuple[int, ...], by: int) -> int:
    """Replaces the cubes at these places of a room by cubes of ``by``."""
    if not places:
        return 0
    t.slots[room] = _recoloured(t, t.slots[room], places, by)
    emit(t, (ev.CONVERTED_INSTABILITY, room, len(places), by))
    return len(places)


def clear_room(t: Table, room: int) -> None:
    """All cubes in a room go back to their owners."""
    for cube in t.slots[room]:
        t.pool[cube] += 1
    t.slots[room] = ()


# --------------------------------------------------------------------------------------------------
# Models
# --------------------------------------------------------------------------------------------------


def enter(t: Table, model: int, room: int) -> bool:
    """A model comes to be in a room where it was not, however it got there."""
    before = t.place[model]
    if before == room:
        return False
    t.place[model] = room
    emit(t, (ev.ENTERED, model, room, before))
    return True


def to_cell(t: Table, mage: int) -> None:
    """A mage's model goes to its Cell; what is left of its running physical actions is lost."""
    room = t.place[mage]
    t.place[mage] = CELL
    for frame in t.stack:
        if frame.source == mage and frame.kind == MANOEUVRE:
            frame.done = 0
        if mage in (frame.target, frame.it):
            frame.left = room
    emit(t, (ev.CELLED, mage))


def summon(t: Table, owner: int, evocation: int, room: int) -> int:
    """An evocation of a kind comes into play for its owner; NOBODY if no model or no place is left."""
    model = next((m for m in t.rules.places_of(owner) if t.place[m] == ABSENT), NOBODY)
    if model == NOBODY or t.supply[evocation] == 0:
        return NOBODY
    t.supply[evocation] -= 1
    t.kind[model] = evocation
    t.place[model] = room
    emit(t, (ev.SUMMONED, model, evocation, owner, room))
    emit(t, (ev.ENTERED, model, room, ABSENT))
    return model


def take_off(t: Table, model: int, felled_by: int = NOBODY, by_model: int = NOBODY) -> None:
    """An evocation leaves play: removed by an effect, or felled by damage when ``felled_by`` is told."""
    kind, room, owner = t.kind[model], t.place[model], t.rules.owner(model)
    clear_bar(t, model)
    unassign(t, model)
    t.place[model] = ABSENT
    t.kind[model] = NOBODY
    t.control[model] = owner
    t.exhausted &= ~(1 << model)
    t.supply[kind] += 1
    if t.assigned:
        t.assigned = tuple(pair for pair in t.assigned if pair[0] != model)
    _forget(t, model, room)
    if felled_by == NOBODY:
        emit(t, (ev.REMOVED, model, kind, owner, room))
    else:
        emit(t, (ev.FELLED, model, kind, owner, room, felled_by, by_model))


def _forget(t: Table, model: int, room: int) -> None:
    """No running effect means this model any more: another may soon stand in its place."""
    for frame in t.stack:
        if model in (frame.target, frame.it):
            frame.left = room
        if frame.it == model:
            frame.it = NOBODY
        if frame.target == model:
            frame.target = NOBODY
        if frame.met == model:
            frame.met = NOBODY
        if frame.source == model:
            frame.source = NOBODY
        if model in frame.hit:
            frame.hit = tuple(ABSENT if m == model else m for m in frame.hit)
    if t.lasting:
        t.lasting = tuple(entry if entry[4] != model else (*entry[:4], ABSENT) for entry in t.lasting)


def assign_upgrade(t: Table, model: int, upgrade: int) -> bool:
    """An upgrade from the supply goes on an evocation; none left, none assigned."""
    if t.upgrades[upgrade] == 0:
        return False
    unassign(t, model)
    t.upgrades[upgrade] -= 1
    t.upgrade[model] = upgrade
    emit(t, (ev.ASSIGNED, model, upgrade))
    return True


def unassign(t: Table, model: int) -> None:
    """An evocation's upgrade, if it has one, goes back to the supply."""
    upgrade = t.upgrade[model]
    if upgrade != NOBODY:
        t.upgrade[model] = NOBODY
        t.upgrades[upgrade] += 1
        emit(t, (ev.UPGRADE_BACK, model, upgrade))
        if is_full(t, model):  # it may have been what kept the bar from being full
            t.dying |= 1 << model
