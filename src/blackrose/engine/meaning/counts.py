"""How much there is of something that a figure goes by: "for each damage on it", "of your evocations" …"""

from __future__ import annotations

from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.components import Side
from blackrose.engine.conditions.facts import is_sort, revealed
from blackrose.engine.meaning.references import all_counted, carried, counted, leaves_choice, rooms
from blackrose.engine.table import ABSENT, NOBODY, Table, TextFrame, power_gained
from blackrose.language import tree as tr

TALLIED: Final = (
    tr.Ignored,
    tr.Assigned,
    tr.InstabilityRemoved,
    tr.ModelsHealed,
    tr.SpellsDiscarded,
    tr.DamageConverted,
    tr.DamageShifted,
    tr.EvocationsRemoved,
    tr.JinxesRemoved,
)
"""What an earlier sentence of the text has done; the frame remembers how much."""


def count(t: Table, f: TextFrame, ref: tr.Countable, model: int = NOBODY, ask: bool = True) -> int:
    """How much of it there is now; ``model`` is the one hit, where it is counted for each.

    With ``ask=False`` nobody is asked, and a count that goes by a choice is the most it could be.
    """
    if isinstance(ref, tr.DamageOn):
        return damage_on(t, f, ref, ask)
    if isinstance(ref, tr.ModelsCounted):
        return _models_counted(t, f, ref.models, ask)
    if isinstance(ref, TALLIED):
        return f.tally
    if isinstance(ref, tr.Suffered):
        return still_suffered(t, f.trigger)
    if isinstance(ref, tr.SpellsRevealed):
        return sum(_spells(revealed(t, seat), ref) for seat in _mages(t, f, ref))
    if isinstance(ref, tr.SpellsReady):
        return sum(len(changes.ready_slots(t, seat)) for seat in _mages(t, f, ref))
    if isinstance(ref, tr.Carried):
        return _total(ref.on, [carried(t, ref.thing, m) for m in counted(t, f, ref.on, ask)], ask)
    if isinstance(ref, tr.TheirDestiny):
        return len(t.destiny[model]) if t.rules.is_mage(model) else 0
    if isinstance(ref, tr.Unconverted):
        return sum(number for at, number in f.unconverted if not ref.theirs or at == model)
    if isinstance(ref, tr.StrengthOf):
        return sum(printed_strength(t, m) for m in all_counted(t, f, ref.models, ask))
    if isinstance(ref, tr.PowerGained):
        return power_gained(f.trigger.did) if isinstance(f.trigger, ev.Resolved) else 0
    if isinstance(ref, tr.QuestPower):
        return _quest_power(t, f.trigger)
    assert isinstance(ref, tr.InstabilityIn)
    return _instability(t, f, ref, ask)


def is_theirs(ref: tr.Amount) -> bool:
    """Whether an amount is another for each model that a clause is about."""
    if not isinstance(ref, tr.ForEach):
        return False
    count = ref.count
    return isinstance(count, tr.TheirDestiny) or (isinstance(count, tr.Unconverted) and count.theirs)


def _total(ref: tr.ModelRef | tr.RoomRef | None, numbers: list[int], ask: bool) -> int:
    """All of it; of what could be chosen, while nobody is asked, the most."""
    return sum(numbers) if ask or not leaves_choice(ref) else max(numbers, default=0)


def _instability(t: Table, f: TextFrame, ref: tr.InstabilityIn, ask: bool) -> int:
    where = rooms(t, f, ref.where, f.actor, ask=ask)
    cubes = [t.slots[room].count(f.actor) if ref.yours else len(t.slots[room]) for room in where]
    return _total(ref.where, cubes, ask)


def damage_on(t: Table, f: TextFrame, ref: tr.DamageOn, ask: bool = True) -> int:
    """The damage on the models a phrase means; ``black`` only the Black Rose's."""
    bars = [t.bar[m] for m in counted(t, f, ref.who, ask)]
    return _total(ref.who, [bar.count(t.rules.rose) if ref.black else len(bar) for bar in bars], ask)


def _models_counted(t: Table, f: TextFrame, ref: tr.Models, ask: bool) -> int:
    """Models as they are now; of those this text has damaged also the ones that left play since."""
    number = len(all_counted(t, f, ref, ask))
    if ref.damaged and ref.noun.word == "model":
        return f.hit.count(ABSENT) + len({m for m in f.hit if m != ABSENT})
    return number


def _quest_power(t: Table, event: ev.Event | None) -> int:
    """What the quest is worth that was completed, solved or claimed."""
    if isinstance(event, (ev.QuestSolved, ev.QuestCompleted, ev.QuestShown, ev.Claimed)):
        return t.rules.quests[event.quest].power
    return 0


def still_suffered(t: Table, event: ev.Event | None) -> int:
    """How much of the damage suffered still lies there, or how much a hit to come would place."""
    if not isinstance(event, ev.Suffered):
        return 0
    if event.cause & ev.PENDING:
        return changes.hit_to_come(t, event)
    return min(event.amount, t.bar[event.model].count(event.by))


def _mages(t: Table, f: TextFrame, ref: tr.SpellsRevealed | tr.SpellsReady) -> tuple[int, ...]:
    """The mage whose spells are counted: the resolver, the target if that is a mage, or the caster of the
    spell that set the text off.
    """
    if ref.casters:
        return (f.trigger.who,) if isinstance(f.trigger, (ev.Reaches, ev.Cast)) else ()
    if ref.whose is tr.Whose.YOURS:
        return (f.actor,)
    return (f.target,) if f.target >= 0 and t.rules.is_mage(f.target) else ()


def _spells(sides: list[Side], ref: tr.SpellsRevealed) -> int:
    return sum(is_sort(side, ref.elements, ref.types) for side in sides)


def printed_strength(t: Table, model: int) -> int:
    """The Strength on a model's card."""
    if t.kind[model] == NOBODY:
        return t.rules.mages[t.mage[model]].strength
    return t.rules.evocations[t.kind[model]].strength
