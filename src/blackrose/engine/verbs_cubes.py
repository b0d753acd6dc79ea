"""Verbs about cubes: inflict, convert, heal, ignore, place and remove instability.

Every verb takes all its answers first and changes the table afterwards, and says whether it was carried out.
"""

from __future__ import annotations

from blackrose.engine import atoms
from blackrose.engine import events as ev
from blackrose.engine.components import COLOURS
from blackrose.engine.counts import still_suffered
from blackrose.engine.decisions import Option
from blackrose.engine.frames import pick, seat_for
from blackrose.engine.modifiers import damage_after_ignoring, instability_after_less, spell_damage
from blackrose.engine.phrases import Nums, actors, aim_of, amount, hostile, in_reach, models, rooms
from blackrose.engine.table import DID_CHANGE, DID_PLACE, EFFECT, NOBODY, Frame, Table
from blackrose.language import tree as tr

STOP: Option = ("stop",)


# --------------------------------------------------------------------------------------------------
# Damage
# --------------------------------------------------------------------------------------------------


def inflict(t: Table, f: Frame, clause: tr.Inflict) -> bool:
    """Damage of each actor on each model named, all at the same time (TGT.11)."""
    plan = []
    for faction in actors(t, f, clause.actor):
        hit = targets(t, f, clause.on, faction)
        plan.append((faction, hit, share(t, f, faction, hit_caps(t, f, clause.amount, hit, faction))))
    cause = cause_of(t, f) | (ev.QUIET if clause.quiet else 0)
    placed = 0
    for faction, hit, shares in plan:
        placed += _strike(t, f, faction, _striker(t, f, faction), hit, shares, cause)
    return placed > 0


def hit_caps(t: Table, f: Frame, wanted: tr.Amount, hit: Nums, faction: int) -> Nums:
    """How much each model would take of what a text inflicts."""
    if isinstance(wanted, tr.ForEach) and isinstance(wanted.count, tr.TheirDestiny):
        each = [amount(t, f, wanted, model) for model in hit]
    else:
        each = [amount(t, f, wanted)] * len(hit)
    return tuple(_cap(t, m, spell_damage(t, f, faction, n)) for m, n in zip(hit, each, strict=True))


def _cap(t: Table, model: int, wanted: int) -> int:
    return min(damage_after_ignoring(t, model, wanted), atoms.health(t, model) - len(t.bar[model]))


_CAUSES = {
    "spell": ev.BY_SPELL,
    "room": ev.BY_ROOM,
    "quest": ev.BY_QUEST,
    "event": ev.BY_EVENT,
    "event card": ev.BY_EVENT,
    "evocation": ev.BY_EVOCATION,
    "upgrade": ev.BY_EVOCATION,
}


def cause_of(t: Table, f: Frame) -> int:
    """What damage of a text comes from."""
    return _CAUSES.get(t.rules.programs[f.code].kind, ev.BY_OTHER) if f.kind == EFFECT else ev.BY_OTHER


def _striker(t: Table, f: Frame, faction: int) -> int:
    """The model that inflicts what a text inflicts: the acting one, the mage, or nobody for the Black
    Rose.
    """
    if faction == t.rules.rose:
        return NOBODY
    return f.source if f.source >= 0 and f.actor == faction else faction


def targets(t: Table, f: Frame, on: tr.ModelRef | tr.RoomRef | None, faction: int) -> Nums:
    """The models a harmful clause touches; without a phrase the target, or all opposing models of the
    target room; with a room phrase all of those there. The own side only where the text or its target
    names it (DMG.3, DMG.8).
    """
    if isinstance(on, tr.RoomRef):
        return _opposing(t, f, rooms(t, f, on, seat_for(t, faction)), faction)
    if on is not None:
        found = models(t, f, on, faction=faction)
        spared = faction != t.rules.rose and not _names_own_side(t, f, on)
        return tuple(m for m in found if not spared or hostile(t, faction, m))
    if f.room >= 0 and aim_of(t, f).kind == "room":
        return _opposing(t, f, (f.room,), faction)
    model = f.target
    if model < 0 or not in_reach(t, f, model):
        return ()
    return (model,) if hostile(t, faction, model) or _names_own_side(t, f, on) else ()


def _opposing(t: Table, f: Frame, where: Nums, faction: int) -> Nums:
    return tuple(
        m for m, at in enumerate(t.place) if at in where and hostile(t, faction, m) and not f.spared >> m & 1
    )


def _names_own_side(t: Table, f: Frame, on: tr.ModelRef | None) -> bool:
    if isinstance(on, tr.You | tr.ThisEvocation):
        return True
    if isinstance(on, tr.Models):
        return on.whose is tr.Whose.YOURS
    if isinstance(on, tr.That | tr.Attacker | tr.Caster | tr.CrownHolder):
        return False  # whoever that is: it may be the own side by chance
    aim = aim_of(t, f)
    return aim.kind == "self" or aim.whose is not None


def strike(t: Table, f: Frame, faction: int, by_model: int, hit: Nums, wanted: int) -> int:
    """Hits each model for the wanted damage; short of cubes, whoever inflicts shares them out.

    Struck by a model it is a physical attack, by nobody what the running text does.
    """
    shares = share(t, f, faction, tuple(_cap(t, model, wanted) for model in hit))
    if by_model == NOBODY:
        cause = cause_of(t, f)
    else:
        cause = ev.BY_EVOCATION if by_model >= t.rules.seats else ev.BY_ATTACK
    return _strike(t, f, faction, by_model, hit, shares, cause)


def _strike(t: Table, f: Frame, faction: int, by_model: int, hit: Nums, shares: Nums, cause: int) -> int:
    total = 0
    marks = f.kind == EFFECT and t.rules.programs[f.code].marks_hit
    for model, number in zip(hit, shares, strict=True):
        placed = atoms.suffer(t, model, number, faction, by_model, cause)
        total += placed
        if placed and marks and model not in f.hit:
            f.hit = (*f.hit, model)
    return total


def share(t: Table, f: Frame, faction: int, caps: Nums) -> Nums:
    """Divides what is left in a pool among places that would take ``caps``; asked only where it is too
    little.
    """
    left = t.pool[faction]
    total = sum(caps)
    if total <= left:
        return caps
    shares = []
    for cap in caps:
        total -= cap
        low, high = max(0, left - total), min(cap, left)
        options: tuple[Option, ...] = tuple(("amount", n) for n in range(low, high + 1))
        number = int(pick(t, f, seat_for(t, faction), "share", options)[1])
        left -= number
        shares.append(number)
    return tuple(shares)


def heal(t: Table, f: Frame, clause: tr.Heal) -> bool:
    """The healer picks which cubes leave; among neighbours of one colour there is nothing to pick."""
    wanted = amount(t, f, clause.amount)
    plan = []
    for faction in actors(t, f, clause.actor):
        who = (faction,) if clause.on is None else models(t, f, clause.on, own_side=True, faction=faction)
        for model in who:
            bar = t.bar[model]
            open_ = [at for at, cube in enumerate(bar) if not clause.not_black or cube != t.rules.rose]
            places = _healed_places(t, f, seat_for(t, faction), bar, open_, wanted)
            plan.append((model, places, faction))
    return sum([atoms.heal(t, model, places, faction) for model, places, faction in plan]) > 0


def _healed_places(t: Table, f: Frame, seat: int, bar: Nums, left: list[int], wanted: int) -> Nums:
    if wanted >= len(left):
        return tuple(left)
    taken: list[int] = []
    for _ in range(wanted):
        runs = [at for n, at in enumerate(left) if n == 0 or bar[left[n - 1]] != bar[at]]
        options: tuple[Option, ...] = tuple(("cube", at) for at in runs)
        at = int(pick(t, f, seat, "cube", options)[1])
        left.remove(at)
        taken.append(at)
    return tuple(taken)


def ignore(t: Table, f: Frame, clause: tr.Ignore) -> bool:
    """Takes back cubes of the damage just suffered, the last ones placed, to their owner."""
    if not f.trigger or f.trigger[0] != ev.SUFFERED:
        return False
    model, by, bar = f.trigger[1], f.trigger[3], t.bar[f.trigger[1]]
    most = min(amount(t, f, clause.amount), still_suffered(t, f.trigger))
    least = most if isinstance(clause.amount, tr.All) else 0
    options: tuple[Option, ...] = tuple(("amount", n) for n in range(most, least - 1, -1))
    number = int(pick(t, f, seat_for(t, f.actor), "amount", options)[1])
    places = [at for at, cube in enumerate(bar) if cube == by]
    f.tally = number
    f.trigger = atoms.suffered_less(t, f.trigger, number)
    return atoms.ignore(t, model, tuple(places[len(places) - number :])) > 0


# --------------------------------------------------------------------------------------------------
# Converting
# --------------------------------------------------------------------------------------------------


def convert(t: Table, f: Frame, clause: tr.Convert) -> bool:
    """Swaps in cubes of the actor, place for place; a mage picks which, for the Black Rose see
    :func:`_rose_places`.
    """
    damage = clause.thing is tr.Thing.DAMAGE
    rows, change = (t.bar, atoms.convert_damage) if damage else (t.slots, atoms.convert_instability)
    plan = []
    for faction in actors(t, f, clause.actor):
        where = convert_where(t, f, clause, faction)
        wanted = amount(t, f, clause.amount)
        places = _converted_places(t, f, faction, tuple(rows[at] for at in where), wanted)
        plan.append((faction, where, places))
    done = 0
    for faction, where, places in plan:
        for at, taken in zip(where, places, strict=True):
            changed = change(t, at, taken, faction)
            done += changed
            if changed and not damage:
                f.did |= DID_CHANGE << _colour(t, at)
    return done > 0


def convert_where(t: Table, f: Frame, clause: tr.Convert, faction: int) -> Nums:
    """The models (damage) or rooms (instability) a conversion is about."""
    if clause.thing is tr.Thing.DAMAGE:
        return targets(t, f, clause.on, faction)
    assert not isinstance(clause.on, tr.ModelRef)
    return rooms(t, f, clause.on, seat_for(t, faction))


def _colour(t: Table, room: int) -> int:
    return COLOURS.index(t.rules.rooms[t.tiles[room]].colour)


def _converted_places(
    t: Table, f: Frame, faction: int, rows: tuple[Nums, ...], wanted: int
) -> tuple[Nums, ...]:
    """Which cubes of each row are converted: up to ``wanted`` a row, no more than the pool holds in all.

    Cubes are picked from left to right, so that one set is picked in one way only.
    """
    foreign = [tuple(at for at, cube in enumerate(row) if cube != faction) for row in rows]
    if faction == t.rules.rose:
        shares = share(t, f, faction, tuple(min(wanted, len(places)) for places in foreign))
        return tuple(_rose_places(t, f, *row) for row in zip(foreign, shares, strict=True))
    left = t.pool[faction]
    plan = []
    for places in foreign:
        taken = _picked_cubes(t, f, faction, places, min(wanted, len(places), left))
        left -= len(taken)
        plan.append(taken)
    return tuple(plan)


def _rose_places(t: Table, f: Frame, foreign: Nums, number: int) -> Nums:
    """The cubes the Black Rose converts, as many as she can: from the left, or as the crown holder picks."""
    if t.rules.edition.rose_converts_from_left:
        return foreign[:number]
    taken: list[int] = []
    left = list(foreign)
    while len(taken) < number:
        last = len(left) - (number - len(taken) - 1)
        options: tuple[Option, ...] = tuple(("cube", at) for at in left[:last])
        at = int(pick(t, f, seat_for(t, t.rules.rose), "cube", options)[1])
        taken.append(at)
        left = [other for other in left if other > at]
    return tuple(taken)


def _picked_cubes(t: Table, f: Frame, faction: int, foreign: Nums, most: int) -> Nums:
    taken: list[int] = []
    while len(taken) < most:
        after = taken[-1] if taken else -1
        options: tuple[Option, ...] = (*(("cube", at) for at in foreign if at > after), STOP)
        answer = pick(t, f, faction, "cube", options)
        if answer == STOP:
            break
        taken.append(int(answer[1]))
    return tuple(taken)


def convert_inflicted(t: Table, f: Frame, clause: tr.ConvertInflicted) -> bool:
    """Recolours the very cubes the last activation placed, where they still lie."""
    done = 0
    for faction in actors(t, f, clause.actor):
        for model, number, colour in f.data:
            bar = t.bar[model]
            places = tuple(at for at, cube in enumerate(bar) if cube == colour)
            most = min(number, len(places), t.pool[faction])
            done += atoms.convert_damage(t, model, places[len(places) - most :] if most else (), faction)
    return done > 0


# --------------------------------------------------------------------------------------------------
# Instability
# --------------------------------------------------------------------------------------------------


def place_instability(t: Table, f: Frame, clause: tr.PlaceInstability) -> bool:
    """Cubes into free slots; in several rooms with too few cubes, whoever they belong to shares them out."""
    wanted = amount(t, f, clause.amount)
    plan = []
    for faction in actors(t, f, clause.actor):
        colour = t.rules.rose if clause.black else faction
        chosen = isinstance(clause.where, tr.RoomAt | tr.NextToCell)
        open_ = _open_rooms(t, wanted, faction, colour) if chosen else None
        where = rooms(t, f, clause.where, seat_for(t, faction), open_)
        caps = tuple(_room_for(t, room, wanted, faction) for room in where)
        plan.append((faction, colour, where, share(t, f, colour, caps)))
    done = bool(plan)
    for faction, colour, where, shares in plan:
        placed = 0
        for room, number in zip(where, shares, strict=True):
            new = atoms.place_instability(t, room, number, colour, faction)
            placed += new
            if new:
                f.did |= DID_PLACE | DID_CHANGE << _colour(t, room)
        done &= placed > 0
    return done


def _open_rooms(t: Table, wanted: int, faction: int, colour: int) -> Nums:
    """The rooms in which anything could be placed: a choice of a room is among those."""
    if t.pool[colour] == 0:
        return ()
    return tuple(room for room in range(len(t.tiles)) if _room_for(t, room, wanted, faction))


def place_mark(t: Table, seat: int) -> None:
    """The cube of a revealed spell's instability mark, in the room of who revealed it; the Cell is none."""
    room = t.place[seat]
    if room >= 0:
        atoms.place_instability(t, room, _room_for(t, room, 1, seat), seat, seat)


def _room_for(t: Table, room: int, wanted: int, faction: int) -> int:
    return min(instability_after_less(t, room, wanted, faction), atoms.free_slots(t, room))


def remove_instability(t: Table, f: Frame, clause: tr.RemoveInstability) -> bool:
    """The actor takes own cubes back; carried out only if all that was asked for could be taken."""
    wanted = amount(t, f, clause.amount)
    plan = []
    for faction in actors(t, f, clause.actor):
        owned = tuple(room for room in range(len(t.tiles)) if faction in t.slots[room])
        plan.append((faction, rooms(t, f, clause.where, seat_for(t, faction), owned)))
    done = bool(plan)
    for faction, where in plan:
        taken = sum([atoms.remove_instability(t, room, wanted, faction) for room in where])
        done &= taken == wanted
    return done
