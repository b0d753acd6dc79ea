"""Figures as they are now: what upgrades, effects in force and running activations make of the printed
ones.
"""

from __future__ import annotations

from collections.abc import Iterator

from blackrose.engine.table import EVOCATION, NOBODY, Table
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
    upgrade = t.upgrade[model]
    if upgrade != NOBODY:
        for part in t.rules.programs[t.rules.upgrade_codes[upgrade]].text:
            if isinstance(part, tr.Sentence):
                total += sum(
                    clause.bonus.value
                    for clause in part.clauses
                    if isinstance(clause, tr.Has) and clause.bonus.stat is stat
                )
    if t.lasting:
        for seat, clause in _in_force(t):
            if (
                isinstance(clause, tr.Has)
                and clause.bonus.stat is stat
                and _means(t, clause.who, seat, model)
            ):
                total += clause.bonus.value
    if model >= t.rules.seats:
        for frame in t.stack:
            if frame.kind == EVOCATION and frame.source == model:
                total += frame.data[0 if stat is tr.Stat.STRENGTH else 1]
    return total


def _in_force(t: Table) -> Iterator[tuple[int, tr.Clause]]:
    """The clauses of effects in force that change figures, with whose they are."""
    for seat, _, code, sentence, _ in t.lasting:
        part = t.rules.programs[code].text[sentence]
        if isinstance(part, tr.Sentence) and part.whenever is None:
            for clause in part.clauses:
                yield seat, clause


def _means(t: Table, who: tr.ModelRef, seat: int, model: int) -> bool:
    if isinstance(who, tr.You):
        return model == seat and t.place[model] >= 0  # not in the Cell (PER.5)
    if isinstance(who, tr.Models):
        return (
            who.whose is tr.Whose.YOURS
            and who.noun.word == "evocation"
            and model >= t.rules.seats
            and t.rules.owner(model) == seat
        )
    return False


def damage_after_ignoring(t: Table, model: int, amount: int) -> int:
    """What is left of a hit on a model once "ignore n of it" has come off; not in the Cell (PER.5)."""
    if t.lasting and model < t.rules.seats and t.place[model] >= 0:
        for seat, clause in _in_force(t):
            if isinstance(clause, tr.IgnoreEach) and seat == model:
                amount -= clause.amount
    return max(0, amount)


def instability_after_less(t: Table, room: int, amount: int, faction: int) -> int:
    """How much a faction may place in a room where evocations of others hold it down."""
    if faction == t.rules.rose:
        return amount
    for model, upgrade in enumerate(t.upgrade):
        if upgrade != NOBODY and t.place[model] == room and t.rules.owner(model) != faction:
            for part in t.rules.programs[t.rules.upgrade_codes[upgrade]].text:
                if isinstance(part, tr.Sentence):
                    amount -= sum(c.amount for c in part.clauses if isinstance(c, tr.PlaceLess))
    return max(0, amount)
