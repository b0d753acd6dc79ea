"""Verbs that convert cubes: damage, instability, and what an activation has inflicted."""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine.asking.several import pick_cubes, recoloured
from blackrose.engine.decisions import About
from blackrose.engine.meaning.phrases import Nums, actors, amount, leaves_choice, rooms
from blackrose.engine.table import Table, TextFrame
from blackrose.engine.verbs.cubes import bars, change_in, share, slots
from blackrose.engine.verbs.damage import is_named, targets
from blackrose.engine.verbs.possibility import (
    NO_CUBES,
    NO_DAMAGE,
    NO_INSTABILITY,
    NOBODY_THERE,
    NOWHERE,
    Possible,
    limited,
    measured,
    no,
    of_amount,
    over,
)
from blackrose.engine.verbs.registry import possible, verb
from blackrose.language import tree as tr


@verb(tr.Convert)
def convert(t: Table, f: TextFrame, clause: tr.Convert) -> bool:
    """Swaps in cubes of the actor, place for place; a mage picks which, for the Black Rose see
    ``Ways.rose_converts``.
    """
    damage = clause.thing is tr.Thing.DAMAGE
    rows, change = (t.bar, changes.convert_damage) if damage else (t.slots, changes.convert_instability)
    plan = []
    short: list[tuple[int, int]] = []
    for faction in actors(t, f, clause.actor):
        where = _where(t, f, clause, faction)
        wanted = amount(t, f, clause.amount)
        about = bars(where) if damage else slots(where)
        places = _converted_places(t, f, faction, tuple(rows[at] for at in where), about, wanted)
        if damage:
            short += _not_converted(t, faction, where, places, clause.amount, wanted)
        plan.append((faction, where, places))
    f.unconverted = tuple(short)
    done = 0
    for faction, where, places in plan:
        for at, taken in zip(where, places, strict=True):
            changed = change(t, at, taken, faction)
            done += changed
            if changed and not damage:
                f.did |= change_in(t, at)
    f.tally = done
    return done > 0


def _not_converted(
    t: Table, faction: int, where: Nums, places: tuple[Nums, ...], ref: tr.Amount, wanted: int
) -> list[tuple[int, int]]:
    """How much damage on each model could not be converted, because too few cubes of others lie there or too
    few of the converter's are left in the pool. Cubes that a mage chose to leave do not count, and of "all"
    nothing can be missing.
    """
    if isinstance(ref, tr.All):
        return []
    left = t.pool[faction]
    short = []
    for model, taken in zip(where, places, strict=True):
        foreign = sum(cube != faction for cube in t.bar[model])
        short.append((model, wanted - min(wanted, foreign, left)))
        left -= len(taken)
    return short


@possible(tr.Convert)
def can_convert(t: Table, f: TextFrame, clause: tr.Convert) -> Possible:
    """As many cubes can be converted as others have there, and as the actor has in the pool."""
    factions = actors(t, f, clause.actor, ask=False)
    return over(clause.actor, [_could_convert(t, f, clause, faction) for faction in factions])


def _could_convert(t: Table, f: TextFrame, clause: tr.Convert, faction: int) -> Possible:
    damage = clause.thing is tr.Thing.DAMAGE
    rows, missing = (t.bar, NO_DAMAGE) if damage else (t.slots, NO_INSTABILITY)
    where = _where(t, f, clause, faction, ask=False)
    if not where:
        return no(NOBODY_THERE if damage else NOWHERE)
    foreign = [sum(cube != faction for cube in rows[at]) for at in where]
    if not any(foreign):
        return no(missing)
    if not t.pool[faction]:
        return no(NO_CUBES)
    wanted = amount(t, f, clause.amount, ask=False)
    taken = [min(number, wanted) for number in foreign]
    needed = max(taken) if leaves_choice(clause.on) else sum(taken)
    found = over(clause.on, [of_amount(number, wanted, clause.amount, missing) for number in foreign])
    return limited(found, needed <= t.pool[faction], NO_CUBES)


def _where(t: Table, f: TextFrame, clause: tr.Convert, faction: int, ask: bool = True) -> Nums:
    """The models (damage) or rooms (instability) a conversion is about."""
    if clause.thing is tr.Thing.DAMAGE:
        spares = not t.rules.edition.ways.spares_nobody
        return targets(t, f, clause.on, faction, ask, named=is_named(clause.actor), spares=spares)
    assert not isinstance(clause.on, tr.ModelRef)
    return rooms(t, f, clause.on, faction, ask=ask)


def _converted_places(
    t: Table, f: TextFrame, faction: int, rows: tuple[Nums, ...], about: tuple[About, ...], wanted: int
) -> tuple[Nums, ...]:
    """Which cubes of each row are converted: up to ``wanted`` a row, no more than the pool holds in all."""
    foreign = [tuple(at for at, cube in enumerate(row) if cube != faction) for row in rows]
    if t.rules.is_rose(faction):
        shares = share(t, f, faction, tuple(min(wanted, len(places)) for places in foreign), about)
        converts = t.rules.edition.ways.rose_converts
        return tuple(converts(t, f, *row) for row in zip(rows, foreign, shares, about, strict=True))
    left = t.pool[faction]
    plan = []
    for row, places, place in zip(rows, foreign, about, strict=True):
        most = min(wanted, len(places), left)
        least = most if t.rules.edition.ways.must_convert else 0
        taken = pick_cubes(t, f, faction, places, recoloured(t, row, places, place), least, most, place)
        left -= len(taken)
        plan.append(taken)
    return tuple(plan)


def from_the_left(t: Table, f: TextFrame, row: Nums, foreign: Nums, number: int, about: About) -> Nums:
    """The Black Rose converts the first cubes from the left."""
    return foreign[:number]


def from_the_right(t: Table, f: TextFrame, row: Nums, foreign: Nums, number: int, about: About) -> Nums:
    """An Avatar converts from the rightmost cube on, black ones skipped (AVA.35)."""
    return foreign[len(foreign) - number :]


def as_is_chosen(t: Table, f: TextFrame, row: Nums, foreign: Nums, number: int, about: About) -> Nums:
    """Whoever chooses for the Black Rose picks the cubes she converts."""
    kinds = recoloured(t, row, foreign, about)
    return pick_cubes(t, f, t.rules.rose, foreign, kinds, number, number, about)


@verb(tr.ConvertInflicted)
def convert_inflicted(t: Table, f: TextFrame, clause: tr.ConvertInflicted) -> bool:
    """Recolours the very cubes the last activation placed, where they still lie."""
    done = 0
    for faction in actors(t, f, clause.actor):
        for model, number, colour in f.inflicted:
            bar = t.bar[model]
            places = tuple(at for at, cube in enumerate(bar) if cube == colour)
            most = min(number, len(places), t.pool[faction])
            done += changes.convert_damage(t, model, places[len(places) - most :] if most else (), faction)
    return done > 0


@possible(tr.ConvertInflicted)
def can_convert_inflicted(t: Table, f: TextFrame, clause: tr.ConvertInflicted) -> Possible:
    """As many cubes can be converted as still lie there, and as the actor has in the pool."""
    lying = sum(min(number, t.bar[model].count(colour)) for model, number, colour in f.inflicted)
    if not lying:
        return no(NO_DAMAGE)
    wanted = sum(number for _, number, _ in f.inflicted)
    found = []
    for faction in actors(t, f, clause.actor, ask=False):
        cubes = t.pool[faction]
        found.append(measured(min(lying, cubes), wanted, NO_DAMAGE if lying <= cubes else NO_CUBES))
    return over(clause.actor, found)
