"""How much there is of something that a figure goes by: "for each damage on it", "of your evocations" …"""

from __future__ import annotations

from blackrose.engine import events as ev
from blackrose.engine.components import Side
from blackrose.engine.facts import is_sort, revealed
from blackrose.engine.frames import seat_for
from blackrose.engine.meant import candidates, carried, models, rooms
from blackrose.engine.table import NOBODY, Frame, Table
from blackrose.language import tree as tr


def count(t: Table, f: Frame, ref: tr.Countable, model: int = NOBODY) -> int:
    """How much of it there is now; ``model`` is the one hit, where it is counted for each."""
    if isinstance(ref, tr.DamageOn):
        return damage_on(t, f, ref)
    if isinstance(ref, tr.ModelsCounted):
        return _models_counted(t, f, ref.models)
    if isinstance(ref, tr.Ignored | tr.Assigned):
        return f.tally
    if isinstance(ref, tr.Suffered):
        return still_suffered(t, f.trigger)
    if isinstance(ref, tr.SpellsRevealed):
        return _spells(revealed(t, f.actor), ref)
    if isinstance(ref, tr.Carried):
        return sum(carried(t, ref.thing, m) for m in models(t, f, ref.on, own_side=True))
    if isinstance(ref, tr.TheirDestiny):
        return len(t.destiny[model]) if 0 <= model < t.rules.seats else 0
    if isinstance(ref, tr.StrengthOf):
        return sum(printed_strength(t, m) for m in candidates(t, f, ref.models, own_side=True))
    where = rooms(t, f, ref.where, seat_for(t, f.actor))
    if ref.yours:
        return sum(t.slots[room].count(f.actor) for room in where)
    return sum(len(t.slots[room]) for room in where)


def damage_on(t: Table, f: Frame, ref: tr.DamageOn) -> int:
    """The damage on the models a phrase means; ``black`` only the Black Rose's."""
    bars = [t.bar[m] for m in models(t, f, ref.who, own_side=True)]
    return sum(bar.count(t.rules.rose) for bar in bars) if ref.black else sum(map(len, bars))


def _models_counted(t: Table, f: Frame, ref: tr.Models) -> int:
    """Models as they are now; of those this text has damaged also the ones that left play since."""
    number = len(candidates(t, f, ref, own_side=True))
    if ref.damaged and ref.noun.word == "model":
        return len(f.hit)
    return number


def still_suffered(t: Table, event: ev.Event) -> int:
    """Of the damage that was suffered, what still lies there."""
    if not event or event[0] != ev.SUFFERED:
        return 0
    return min(event[2], t.bar[event[1]].count(event[3]))


def _spells(sides: list[Side], ref: tr.SpellsRevealed) -> int:
    return sum(is_sort(side, ref.elements, ref.types) for side in sides)


def printed_strength(t: Table, model: int) -> int:
    """The Strength on a model's card."""
    if model < t.rules.seats:
        return t.rules.mages[t.mage[model]].strength
    return t.rules.evocations[t.kind[model]].strength
