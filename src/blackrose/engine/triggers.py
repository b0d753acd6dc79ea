"""Whether something that happened is what a trap, a quest or an effect in force waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from blackrose.engine import events as ev
from blackrose.engine.events import Event
from blackrose.engine.table import NOBODY, Table
from blackrose.language import tree as tr

Met = tuple[int, int]
"""Who met a condition and in which room (NOBODY where there is none)."""


def met(t: Table, seat: int, when: tr.Trigger, event: Event, target: int = NOBODY) -> Met | None:
    """Who met the condition of a seat's card by this event, and where; None if nobody did."""
    return _MATCHERS[type(when)](t, seat, when, event, target)


def _is_model(
    t: Table, ref: tr.ModelRef, model: int, owner: int, seat: int, target: int, kind: int = NOBODY
) -> bool:
    """Whether a phrase of a condition means this model; of one that left play the ``kind`` is told."""
    if isinstance(ref, tr.You):
        return model == seat
    if isinstance(ref, tr.Target):
        return model == target
    if isinstance(ref, tr.Models):
        if not _is_noun(t, ref.noun.word, model, kind):
            return False
        if ref.whose is not tr.Whose.ANY and owner != (seat if ref.whose is tr.Whose.YOURS else target):
            return False
        return ref.quantifier is not tr.Quantifier.ANOTHER or model != seat
    return False


def _is_noun(t: Table, word: str, model: int, kind: int) -> bool:
    """Whether a model is of a kind: a mage, an evocation, of an archetype or by name."""
    mage = 0 <= model < t.rules.seats
    if word in ("model", "mage", "evocation"):
        return word == "model" or mage == (word == "mage")
    if kind == NOBODY and model >= 0:
        kind = t.kind[model]
    if mage or kind == NOBODY:
        return False
    card = t.rules.evocations[kind]
    return word in (card.archetype, card.name.en)


def _is_faction(t: Table, ref: tr.ModelRef, faction: int, model: int, seat: int, target: int) -> bool:
    """Whether a phrase means who did it: a mage also does what their evocations do."""
    if isinstance(ref, tr.You):
        return faction == seat
    if isinstance(ref, tr.Target):  # a model; only a mage's number is also a faction's
        return target >= 0 and (model == target or (target < t.rules.seats and faction == target))
    if isinstance(ref, tr.Models) and ref.noun.word == "mage":
        if faction == t.rules.rose:
            return False
        return ref.quantifier is not tr.Quantifier.ANOTHER or faction != seat
    if model == NOBODY:
        return False
    return _is_model(t, ref, model, t.rules.owner(model), seat, target)


def _entered(t: Table, seat: int, when: tr.Enters, event: Event, target: int) -> Met | None:
    if event[0] != ev.ENTERED:
        return None
    model, room = event[1], event[2]
    if not _is_model(t, when.who, model, t.rules.owner(model), seat, target):
        return None
    if when.room.colours and t.rules.rooms[t.tiles[room]].colour not in when.room.colours:
        return None
    if when.room.without_your_instability and seat in t.slots[room]:
        return None
    return (model, room)


def _inflicted(t: Table, seat: int, when: tr.Inflicts, event: Event, target: int) -> Met | None:
    if event[0] != ev.SUFFERED:
        return None
    _, model, _, by, by_model, _ = event
    if not _is_faction(t, when.who, by, by_model, seat, target):
        return None
    if when.on is not None and not _is_model(t, when.on, model, t.rules.owner(model), seat, target):
        return None
    return (by_model, t.place[model])


def _suffered(t: Table, seat: int, when: tr.Suffers, event: Event, target: int) -> Met | None:
    if event[0] != ev.SUFFERED:
        return None
    model = event[1]
    if not _is_model(t, when.who, model, t.rules.owner(model), seat, target):
        return None
    return (model, t.place[model])


def _placed(t: Table, seat: int, when: tr.Places, event: Event, target: int) -> Met | None:
    if event[0] != ev.PLACED:
        return None
    _, room, _, _, by, last = event
    if (when.last and not last) or not _is_faction(t, when.who, by, NOBODY, seat, target):
        return None
    return (by if by != t.rules.rose else NOBODY, room)


def _left(t: Table, seat: int, when: tr.Leaves, event: Event, target: int) -> Met | None:
    if event[0] not in (ev.REMOVED, ev.FELLED):
        return None
    model, kind, owner, room = event[1:5]
    return (NOBODY, room) if _is_model(t, when.who, model, owner, seat, target, kind) else None


def _defeated(t: Table, seat: int, when: tr.Defeats, event: Event, target: int) -> Met | None:
    if event[0] == ev.DEFEATED:
        model, kind, owner, by, by_model = event[1], NOBODY, event[1], event[2], event[3]
    elif event[0] == ev.FELLED:
        model, kind, owner, by, by_model = event[1], event[2], event[3], event[5], event[6]
    else:
        return None
    if not _is_faction(t, when.who, by, by_model, seat, target):
        return None
    return (model, NOBODY) if _is_model(t, when.whom, model, owner, seat, target, kind) else None


def _resolved(t: Table, seat: int, when: tr.ResolvesSummon, event: Event, target: int) -> Met | None:
    if event[0] != ev.RESOLVED or not t.rules.programs[event[2]].summons:
        return None
    return (event[1], NOBODY) if _is_faction(t, when.who, event[1], NOBODY, seat, target) else None


def _took(t: Table, seat: int, when: tr.TakesForgotten, event: Event, target: int) -> Met | None:
    if event[0] != ev.TOOK_FORGOTTEN:
        return None
    return (event[1], NOBODY) if _is_faction(t, when.who, event[1], NOBODY, seat, target) else None


def _activated(t: Table, seat: int, when: tr.Activates, event: Event, target: int) -> Met | None:
    if event[0] != ev.ACTIVATED:
        return None
    model = event[1]
    if not _is_model(t, when.who, model, t.rules.owner(model), seat, target):
        return None
    return (model, t.place[model])


_MATCHERS: dict[type, Callable[[Table, int, Any, Event, int], Met | None]] = {
    tr.Enters: _entered,
    tr.Inflicts: _inflicted,
    tr.Suffers: _suffered,
    tr.Places: _placed,
    tr.Leaves: _left,
    tr.Defeats: _defeated,
    tr.ResolvesSummon: _resolved,
    tr.TakesForgotten: _took,
    tr.Activates: _activated,
}
