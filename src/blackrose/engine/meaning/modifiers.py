"""Figures as they are now, and rules that hold: what evocations, upgrades, jinxes, events, effects in force
and running activations make of the printed ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar

from blackrose.engine.components import COLOURS
from blackrose.engine.conditions.facts import holds, is_sort, side_of_text
from blackrose.engine.conditions.standing import is_in_force
from blackrose.engine.meaning.counts import count, printed_strength
from blackrose.engine.meaning.references import candidates, is_coloured
from blackrose.engine.programs import Rule
from blackrose.engine.rules import Bringers
from blackrose.engine.stack import spared_by
from blackrose.engine.table import NOBODY, EvocationFrame, Table, TextFrame, includes
from blackrose.language import tree as tr

R = TypeVar("R")

# --------------------------------------------------------------------------------------------------
# Strength, Speed, Health
# --------------------------------------------------------------------------------------------------


def strength(t: Table, model: int, extra: int = 0) -> int:
    """The damage of a physical attack."""
    base = printed_strength(t, model)
    if t.lasting:
        base = max([rule.value for rule in of_mage(t, model, tr.StrengthIs)], default=base)
    return max(0, base + extra + _bonus(t, model, tr.Stat.STRENGTH))


def of_mage(t: Table, model: int, kind: type[R]) -> list[R]:
    """The rules of a kind that a mage has in force for what they do in person; not in the Cell (PER.5)."""
    if not t.lasting or not t.rules.is_mage(model) or t.place[model] < 0:
        return []
    return [rule for source, rule in _lasting(t, kind) if source.actor == model]


def speed(t: Table, model: int, extra: int = 0) -> int:
    """The number of single moves in a run."""
    if t.kind[model] == NOBODY:
        base = t.rules.mages[t.mage[model]].speed
    else:
        base = t.rules.evocations[t.kind[model]].speed
    return max(0, base + extra + _bonus(t, model, tr.Stat.SPEED))


def health(t: Table, model: int) -> int:
    """How much damage fills a model's bar; 0: it cannot suffer any."""
    if t.rules.is_mage(model):
        return t.rules.mages[t.mage[model]].health
    base = t.rules.evocations[t.kind[model]].health
    if base == 0 or tr.Stat.HEALTH not in t.rules.raised:
        return base
    return max(1, base + _bonus(t, model, tr.Stat.HEALTH))


def _bonus(t: Table, model: int, stat: tr.Stat) -> int:
    total = 0
    if stat in t.rules.raised:
        for source, clause in _in_force(t, tr.Has, t.rules.raising[stat]):
            if clause.bonus.stat is stat and _means(t, clause.who, source, model):
                total += _value(t, source, clause.bonus)
    if t.rules.is_evocation(model) and stat is not tr.Stat.HEALTH:
        for frame in t.stack:
            if isinstance(frame, EvocationFrame) and frame.model == model:
                total += frame.strength if stat is tr.Stat.STRENGTH else frame.speed
    return total


def _value(t: Table, source: TextFrame, bonus: tr.Bonus) -> int:
    return bonus.value if bonus.count is None else bonus.value * count(t, source, bonus.count)


def _means(t: Table, who: tr.ModelRef, source: TextFrame, model: int) -> bool:
    """Whether a rule's phrase means a model; on a mage in the Cell nothing works (PER.5, GLO.8)."""
    if isinstance(who, tr.Models):
        return model in candidates(t, source, who, own_side=True)
    if isinstance(who, tr.You):
        meant = source.actor
    elif isinstance(who, tr.CrownHolder):
        meant = t.crown
    elif isinstance(who, tr.TheAvatar):
        meant = t.rules.avatar
    else:
        meant = source.target
    return model == meant and t.place[model] >= 0


# --------------------------------------------------------------------------------------------------
# Rules in force
# --------------------------------------------------------------------------------------------------


def _in_force(t: Table, kind: type[R], bringers: Bringers | None = None) -> Iterator[tuple[TextFrame, R]]:
    """The rules of a kind that hold now: of evocations and upgrades, jinxes, events, lasting effects.

    With each comes whose it is: who says "you" (actor), and the model that brings it or on whom it lies
    (target). ``bringers`` are the texts to look at, if not all that have such a rule.
    """
    rules = t.rules
    found = bringers or rules.bringing.get(kind)
    if found:
        if found.evocations:
            yield from _of_evocations(t, kind, found.codes)
        if found.jinxes:
            for mage, jinxes in enumerate(t.jinxes):
                if jinxes and t.place[mage] >= 0:  # GLO.8
                    yield from _of_jinxes(t, mage, kind, found.codes)
        if found.events:
            for event in t.board:
                code = rules.event_card_codes[event] if event != NOBODY else NOBODY
                if code in found.codes and is_in_force(t, event):
                    yield from _of_text(t, code, kind, rules.rose, NOBODY)
    if t.lasting:
        yield from _lasting(t, kind)


def _of_evocations(t: Table, kind: type[R], codes: frozenset[int]) -> Iterator[tuple[TextFrame, R]]:
    """The rules that evocations bring along: those of their cards and of their upgrades."""
    rules = t.rules
    evocation_codes, upgrade_codes, owners = rules.evocation_codes, rules.upgrade_codes, rules.owners
    kinds, upgrades = t.kind, t.upgrade
    for model in rules.evocation_models:
        if kinds[model] == NOBODY or t.place[model] < 0:
            continue
        code = evocation_codes[kinds[model]]
        if code in codes:
            yield from _of_text(t, code, kind, owners[model], model)
        if upgrades[model] != NOBODY:
            code = upgrade_codes[upgrades[model]]
            if code in codes:
                yield from _of_text(t, code, kind, owners[model], model)


def _of_jinxes(t: Table, mage: int, kind: type[R], codes: frozenset[int]) -> Iterator[tuple[TextFrame, R]]:
    for jinxed in t.jinxes[mage]:
        if kind is tr.SufferMore and jinxed.turn == t.turn:
            continue  # nothing more in the activation in which it was assigned (GLO.9)
        code = t.rules.jinx_codes[jinxed.jinx]
        if code in codes:
            yield from _of_text(t, code, kind, mage, mage)


def _of_text(t: Table, code: int, kind: type[R], actor: int, model: int) -> Iterator[tuple[TextFrame, R]]:
    program = t.rules.programs[code]
    if program.when is None:
        source = TextFrame(code, actor, model, target=model, it=model, spared=spared_by(t, program))
        yield from ((source, clause) for clause in _that_hold(t, source, program.stands, kind))


def _that_hold(t: Table, source: TextFrame, stands: tuple[Rule, ...], kind: type[R]) -> Iterator[R]:
    for clause, condition in stands:
        if isinstance(clause, kind) and (
            condition is None or holds(t, source.actor, condition, source.target)
        ):
            yield clause


def _lasting(t: Table, kind: type[R]) -> Iterator[tuple[TextFrame, R]]:
    """Persistent sentences that change figures or rules, with whose they are and on whom they lie."""
    for entry in t.lasting:
        part = t.rules.programs[entry.code].text[entry.sentence]
        if isinstance(part, tr.Sentence) and part.whenever is None:
            seat, target = entry.seat, entry.target
            source = TextFrame(
                entry.code, seat, seat, target=target, it=target, slot=entry.slot, room=entry.room
            )
            source.named = entry.named
            case = part.condition.condition if isinstance(part.condition, tr.IfCase) else None
            stands: tuple[Rule, ...] = tuple((clause, case) for clause in part.clauses)
            yield from ((source, clause) for clause in _that_hold(t, source, stands, kind))


# --------------------------------------------------------------------------------------------------
# Damage and instability
# --------------------------------------------------------------------------------------------------


def damage_after_ignoring(t: Table, model: int, amount: int) -> int:
    """What a hit on a model comes to: more where something makes it suffer more, less where it may ignore
    some, nothing where it cannot suffer damage; not in the Cell (PER.5, GLO.8).
    """
    if amount <= 0 or t.place[model] < 0:
        return max(0, amount)
    if _asked_for(t, tr.CannotSuffer) and _cannot_suffer(t, model):
        return 0
    if _asked_for(t, tr.SufferMore):
        rules = _in_force(t, tr.SufferMore)
        amount += sum(rule.amount for at, rule in rules if _suffers_more(t, rule.who, at, model))
    if _asked_for(t, tr.IgnoreEach):
        amount -= sum(rule.amount for at, rule in _in_force(t, tr.IgnoreEach) if _bearer(t, at) == model)
    return max(0, amount)


def _suffers_more(t: Table, who: tr.ModelRef, source: TextFrame, model: int) -> bool:
    """Whether "you suffer more" means a model, the one on which the card lies, or a phrase for many does."""
    return source.target == model if isinstance(who, tr.You) else _means(t, who, source, model)


def is_immune(t: Table, model: int) -> bool:
    """Whether a model can suffer no damage at all: it has no Health, or something says so."""
    rules = t.rules
    if rules.is_evocation(model) and rules.evocations[t.kind[model]].health == 0:  # nothing raises none
        return True
    return _asked_for(t, tr.CannotSuffer) and _cannot_suffer(t, model)


def _asked_for(t: Table, kind: type[object]) -> bool:
    """Whether a rule of this kind can be in force at all."""
    return bool(t.lasting) or kind in t.rules.bringing


def _cannot_suffer(t: Table, model: int) -> bool:
    return any(_means(t, rule.who, at, model) for at, rule in _in_force(t, tr.CannotSuffer))


def _bearer(t: Table, source: TextFrame) -> int:
    """Who "you" is in "if you would suffer damage": the evocation that speaks, or the mage."""
    return source.source if t.rules.is_evocation(source.source) else source.actor


def spell_damage(t: Table, f: TextFrame, faction: int, amount: int) -> int:
    """What a spell of a mage inflicts: more where something raises spells of its type."""
    program = t.rules.programs[f.code]
    if not program.is_spell or amount <= 0 or t.rules.is_hers(faction, f.source):
        return amount
    if not _asked_for(t, tr.SpellsInflictMore):
        return amount
    side = side_of_text(t, f.actor, f.code)
    for source, clause in _in_force(t, tr.SpellsInflictMore):
        if faction >= 0 and includes(source.spared, faction):
            continue  # what an event says of the spells of mages is not said of an Avatar's (AVA.13)
        if is_sort(side, clause.elements, clause.types) and (not clause.yours or source.actor == faction):
            amount += clause.amount
    return max(0, amount)


def instability_after_less(t: Table, room: int, amount: int, faction: int) -> int:
    """How much a faction may place in a room where evocations of others hold it down."""
    found = t.rules.bringing.get(tr.PlaceLess)
    if faction == t.rules.rose or not found or room not in t.place[t.rules.seats :]:
        return amount
    for source, clause in _of_evocations(t, tr.PlaceLess, found.codes):
        if t.place[source.source] == room and source.actor != faction:
            amount -= clause.amount
    return max(0, amount)


# --------------------------------------------------------------------------------------------------
# What is forbidden or goes another way
# --------------------------------------------------------------------------------------------------


_BLOCKING: Final = {"move": 1, "walk": 1 | 2, "explore": 4, "fight": 4, "command": 4, "use rooms": 8}
"""The block tokens (``changes.BLOCKS``, as bits) that keep a mage from something."""


def forbidden(t: Table, mage: int, what: str) -> bool:
    """Whether a mage may not "use rooms", "explore", "fight", "command", "move" (at all) or "walk" (by a
    physical action) now: a block token (GLO.5) or a rule in force says so. An evocation may.
    """
    if t.rules.is_evocation(mage):
        return False
    if t.blocks[mage] and t.blocks[mage] & _BLOCKING[what]:
        return True
    if what in ("move", "walk", "explore"):  # no card's rule is about these
        return False
    if not t.jinxes[mage] and not t.lasting:
        return False
    return any(clause.what == what and source.target == mage for source, clause in _in_force(t, tr.Cannot))


def closed_by_rule(t: Table, room: int) -> bool:
    """Whether a rule in force keeps everybody from using a room."""
    if not _asked_for(t, tr.RoomsClosed):
        return False
    return any(
        is_coloured(t, room, _named_colours(source) if rule.named else rule.colours)
        for source, rule in _in_force(t, tr.RoomsClosed)
    )


def _named_colours(source: TextFrame) -> tuple[str, ...]:
    """The colour that was named before a rule came into force; a colour that no room has, if none was."""
    return (COLOURS[source.named],) if source.named >= 0 else ("",)


def trophies_go_to_rose(t: Table) -> bool:
    """Whether an event makes the trophies of defeated mages the Black Rose's."""
    return any(True for _ in _in_force(t, tr.TrophiesToRose))
