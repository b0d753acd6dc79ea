"""Figures as they are now: what upgrades, effects in force and running activations make of the printed
ones.
"""

from __future__ import annotations

from collections.abc import Iterator

from blackrose.engine.facts import holds
from blackrose.engine.phrases import candidates
from blackrose.engine.programs import NO_PROGRAM
from blackrose.engine.table import EFFECT, EVOCATION, NOBODY, Frame, Table
from blackrose.language import tree as tr


def strength(t: Table, model: int, extra: int = 0) -> int:
    """The damage of a physical attack."""
    if model < t.rules.seats:
        base = t.rules.mages[t.mage[model]].strength
    else:
        base = t.rules.evocations[t.kind[model]].strength
    return max(0, base + extra + _bonus(t, model, tr.Stat.STRENGTH))


def speed(t: Table, model: int, extra: int = 0) -> int:
    """The number of single moves in a run."""
    if model < t.rules.seats:
        base = t.rules.mages[t.mage[model]].speed
    else:
        base = t.rules.evocations[t.kind[model]].speed
    return max(0, base + extra + _bonus(t, model, tr.Stat.SPEED))


def _bonus(t: Table, model: int, stat: tr.Stat) -> int:
    total = 0
    if model >= t.rules.seats:
        for clause in _of_evocation(t, model):
            if isinstance(clause, tr.Has) and clause.bonus.stat is stat and not clause.until_activation_ends:
                total += clause.bonus.value
    if t.lasting:
        for source, clause in _in_force(t):
            if (
                isinstance(clause, tr.Has)
                and clause.bonus.stat is stat
                and _means(t, clause.who, source, model)
            ):
                total += clause.bonus.value
    if model >= t.rules.seats:
        for frame in t.stack:
            if frame.kind == EVOCATION and frame.source == model:
                total += frame.data[0 if stat is tr.Stat.STRENGTH else 1]
    return total


def _of_evocation(t: Table, model: int) -> Iterator[tr.Clause]:
    """The standing rules an evocation brings along: those of its card and of its upgrade."""
    rules = t.rules
    codes = (
        rules.evocation_codes[t.kind[model]],
        NO_PROGRAM if t.upgrade[model] == NOBODY else rules.upgrade_codes[t.upgrade[model]],
    )
    for code in codes:
        if code != NO_PROGRAM and rules.programs[code].when is None:
            for part in rules.programs[code].text:
                if isinstance(part, tr.Sentence):
                    yield from part.clauses


def _in_force(t: Table) -> Iterator[tuple[Frame, tr.Clause]]:
    """The clauses of effects in force that change figures, with whose they are and on whom they lie."""
    for seat, _, code, sentence, target in t.lasting:
        part = t.rules.programs[code].text[sentence]
        if isinstance(part, tr.Sentence) and part.whenever is None:
            if isinstance(part.condition, tr.IfCase) and not holds(t, seat, part.condition.condition):
                continue
            for clause in part.clauses:
                yield Frame(EFFECT, code, seat, seat, target), clause


def _means(t: Table, who: tr.ModelRef, source: Frame, model: int) -> bool:
    if isinstance(who, tr.Models):
        return model in candidates(t, source, who, own_side=True)
    meant = source.actor if isinstance(who, tr.You) else source.target
    return model == meant and t.place[model] >= 0  # not in the Cell (PER.5)


def damage_after_ignoring(t: Table, model: int, amount: int) -> int:
    """What is left of a hit on a model once "ignore n of it" has come off; not in the Cell (PER.5)."""
    if t.lasting and model < t.rules.seats and t.place[model] >= 0:
        for source, clause in _in_force(t):
            if isinstance(clause, tr.IgnoreEach) and source.actor == model:
                amount -= clause.amount
    return max(0, amount)


def instability_after_less(t: Table, room: int, amount: int, faction: int) -> int:
    """How much a faction may place in a room where evocations of others hold it down."""
    if faction == t.rules.rose:
        return amount
    for model in range(t.rules.seats, t.rules.models):
        if t.place[model] == room and t.rules.owner(model) != faction:
            amount -= sum(c.amount for c in _of_evocation(t, model) if isinstance(c, tr.PlaceLess))
    return max(0, amount)
