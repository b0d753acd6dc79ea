"""Whether something that happened is what a trap, a quest or an effect in force waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from blackrose.engine import events as ev
from blackrose.engine.atoms import is_full
from blackrose.engine.components import COLOURS
from blackrose.engine.events import Event
from blackrose.engine.facts import holds, is_sort
from blackrose.engine.table import CELL, DID_CHANGE, DID_PLACE, NOBODY, Table
from blackrose.engine.watchers import Watcher, doer, is_faction, is_model, is_room
from blackrose.language import tree as tr

Met = tuple[int, int]
"""Who met a condition and in which room (NOBODY where there is none)."""


def met(
    t: Table, seat: int, when: tr.Trigger, event: Event, target: int = NOBODY, source: int = NOBODY
) -> Met | None:
    """Who met the condition of a faction's card by this event, and where; None if nobody did.

    ``source`` is "this evocation"; where it is not told, ``target`` is.
    """
    watcher = Watcher(seat, target, target if source == NOBODY else source)
    if isinstance(when, tr.While):
        found = _MATCHERS[type(when.trigger)](t, watcher, when.trigger, event)
        return found if found and holds(t, seat, when.condition, target, event) else None
    return _MATCHERS[type(when)](t, watcher, when, event)


def is_quiet(event: Event) -> bool:
    """Whether this is damage that sets off no trap, protection or lasting effect."""
    return event[0] == ev.SUFFERED and bool(event[5] & ev.QUIET)


# --------------------------------------------------------------------------------------------------
# Models that move, come and go
# --------------------------------------------------------------------------------------------------


def _entered(t: Table, w: Watcher, when: tr.Enters, event: Event) -> Met | None:
    if event[0] != ev.ENTERED:
        return None
    model, room = event[1], event[2]
    if not is_model(t, w, when.who, model, t.rules.owner(model)) or not is_room(t, w, when.room, room):
        return None
    return (model, room)


def _moved(t: Table, w: Watcher, when: tr.Moves, event: Event) -> Met | None:
    if event[0] != ev.ENTERED or event[3] < 0:  # from a room: leaving the Cell or being summoned is no move
        return None
    model = event[1]
    return (model, event[2]) if is_model(t, w, when.who, model, t.rules.owner(model)) else None


def _activated(t: Table, w: Watcher, when: tr.Activates, event: Event) -> Met | None:
    if event[0] != ev.ACTIVATED:
        return None
    model = event[1]
    return (model, t.place[model]) if is_model(t, w, when.who, model, t.rules.owner(model)) else None


def _left(t: Table, w: Watcher, when: tr.Leaves, event: Event) -> Met | None:
    if event[0] not in (ev.REMOVED, ev.FELLED):
        return None
    model, kind, owner, room = event[1:5]
    return (NOBODY, room) if is_model(t, w, when.who, model, owner, kind) else None


def _celled(t: Table, w: Watcher, when: tr.IsCelled, event: Event) -> Met | None:
    if event[0] != ev.CELLED:
        return None
    return (event[1], NOBODY) if is_model(t, w, when.who, event[1], event[1]) else None


# --------------------------------------------------------------------------------------------------
# Damage and defeat
# --------------------------------------------------------------------------------------------------


def _inflicted(t: Table, w: Watcher, when: tr.Inflicts, event: Event) -> Met | None:
    if event[0] == ev.HEALED and when.or_heals:
        model, by, by_model = event[1], event[3], NOBODY
    elif event[0] == ev.SUFFERED:
        model, by, by_model = event[1], event[3], event[4]
        if when.in_person and event[5] & ~ev.QUIET not in (ev.BY_SPELL, ev.BY_ATTACK):
            return None
        if when.last and not (is_full(t, model) and t.bar[model][-1] == by):
            return None
    else:
        return None
    if not is_faction(t, w, when.who, by, by_model):
        return None
    if when.on is not None and not is_model(t, w, when.on, model, t.rules.owner(model)):
        return None
    # Whoever is about to be defeated is meant by "the last damage on a mage", not who inflicted it.
    return (model if when.last else doer(t, when.who, by, by_model), t.place[model])


def _suffered(t: Table, w: Watcher, when: tr.Suffers, event: Event) -> Met | None:
    if event[0] != ev.SUFFERED or (when.black and event[3] != t.rules.rose):
        return None
    model = event[1]
    return (model, t.place[model]) if is_model(t, w, when.who, model, t.rules.owner(model)) else None


def _defeats(t: Table, w: Watcher, when: tr.Defeats, event: Event) -> Met | None:
    if event[0] == ev.DEFEATED:
        model, kind, owner, by, by_model = event[1], NOBODY, event[1], event[2], event[3]
    elif event[0] == ev.FELLED:
        model, kind, owner, by, by_model = event[1], event[2], event[3], event[5], event[6]
    else:
        return None
    if not is_faction(t, w, when.who, by, by_model):
        return None
    return (model, event[4]) if is_model(t, w, when.whom, model, owner, kind) else None


def _is_defeated(t: Table, w: Watcher, when: tr.IsDefeated, event: Event) -> Met | None:
    if event[0] == ev.DEFEATED:
        mage = event[1]
        if when.with_yours and not event[5] >> w.seat & 1:
            return None
        return (mage, event[4]) if is_model(t, w, when.who, mage, mage) else None
    if event[0] == ev.FELLED and not when.with_yours:
        model, kind, owner, room = event[1:5]
        return (NOBODY, room) if is_model(t, w, when.who, model, owner, kind) else None
    return None


# --------------------------------------------------------------------------------------------------
# What a faction does
# --------------------------------------------------------------------------------------------------


def _by(t: Table, w: Watcher, ref: tr.ModelRef, faction: int, room: int = NOBODY) -> Met | None:
    """Met by a faction, if the phrase means it; the Black Rose is nobody's "that mage"."""
    if not is_faction(t, w, ref, faction):
        return None
    return (faction if faction < t.rules.seats else NOBODY, room)


def _placed(t: Table, w: Watcher, when: tr.Places, event: Event) -> Met | None:
    if event[0] != ev.PLACED or (when.last and not event[5]):
        return None
    return _by(t, w, when.who, event[4], event[1])


def _took(t: Table, w: Watcher, when: tr.TakesForgotten, event: Event) -> Met | None:
    return _by(t, w, when.who, event[1]) if event[0] == ev.TOOK_FORGOTTEN else None


def _gained_or_lost(t: Table, w: Watcher, when: tr.GainsOrLoses, event: Event) -> Met | None:
    if (event[0] == ev.GAINED and when.gains) or (event[0] == ev.LOST and when.loses):
        return _by(t, w, when.who, event[1])
    return None


def _solved(t: Table, w: Watcher, when: tr.Solves, event: Event) -> Met | None:
    """No trap of another reaches a mage in the Cell (CEL.7); what the Black Rose has on the board does.

    Claiming a quest for all is solving it.
    """
    solved = event[0] in (ev.QUEST_SOLVED, ev.CLAIMED)
    if not solved and not (when.completes and event[0] == ev.QUEST_COMPLETED):
        return None
    mage = event[1]
    if t.place[mage] == CELL and w.seat not in (mage, t.rules.rose):
        return None
    return _by(t, w, when.who, mage)


def _used(t: Table, w: Watcher, when: tr.UsesRoom, event: Event) -> Met | None:
    if event[0] != ev.USED_ROOM or event[3] == NOBODY or not is_room(t, w, when.room, event[2]):
        return None
    return _by(t, w, when.who, event[1], event[2])


# --------------------------------------------------------------------------------------------------
# Effects: resolved, or on their way
# --------------------------------------------------------------------------------------------------


def _resolved_summon(t: Table, w: Watcher, when: tr.ResolvesSummon, event: Event) -> Met | None:
    if event[0] != ev.RESOLVED or not t.rules.programs[event[2]].summons:
        return None
    return _by(t, w, when.who, event[1])


def _resolved_spell(t: Table, w: Watcher, when: tr.ResolvesSpell, event: Event) -> Met | None:
    """Of a type or element, maybe in a room: where the mage stands now."""
    if event[0] != ev.RESOLVED or t.rules.programs[event[2]].kind != "spell":
        return None
    program = t.rules.programs[event[2]]
    card = t.rules.cards[program.component]
    if not is_sort(card.dark if program.side else card.light, when.elements, when.types):
        return None
    room = t.place[event[1]]
    if when.room is not None and (room < 0 or not is_room(t, w, when.room, room)):
        return None
    return _by(t, w, when.who, event[1], room)


def _resolved_room(t: Table, w: Watcher, when: tr.ResolvesRoom, event: Event) -> Met | None:
    if event[0] != ev.RESOLVED or t.rules.programs[event[2]].kind != "room":
        return None
    room = t.tiles.index(t.rules.programs[event[2]].component)
    return _by(t, w, when.who, event[1], room) if is_room(t, w, when.room, room) else None


def _resolved_placing(t: Table, w: Watcher, when: tr.ResolvesPlacing, event: Event) -> Met | None:
    """What it has really done counts, not what its text says."""
    if event[0] != ev.RESOLVED:
        return None
    did = event[3]
    if not when.converts and not did & DID_PLACE:
        return None
    colours = when.room.colours if when.room is not None and when.room.colours else COLOURS
    if not any(did & DID_CHANGE << COLOURS.index(colour) for colour in colours):
        return None
    return _by(t, w, when.who, event[1])


def _spell_reaches(t: Table, w: Watcher, when: tr.SpellReaches, event: Event) -> Met | None:
    """Another mage's spell, not a forgotten one, aims at them or at the room they stand in."""
    if event[0] != ev.TARGETED:
        return None
    _, caster, code, model, room = event
    program = t.rules.programs[code]
    if program.kind != "spell" or caster in (w.seat, t.rules.rose) or program.component in t.rules.forgotten:
        return None
    reached = (model,) if model >= 0 else range(t.rules.seats) if room >= 0 else ()
    for mage in reached:
        if (model >= 0 or t.place[mage] == room) and is_model(t, w, when.who, mage, t.rules.owner(mage)):
            return (caster, t.place[caster])
    return None


_MATCHERS: dict[type, Callable[[Table, Watcher, Any, Event], Met | None]] = {
    tr.Enters: _entered,
    tr.Moves: _moved,
    tr.Activates: _activated,
    tr.Leaves: _left,
    tr.IsCelled: _celled,
    tr.Inflicts: _inflicted,
    tr.Suffers: _suffered,
    tr.Defeats: _defeats,
    tr.IsDefeated: _is_defeated,
    tr.Places: _placed,
    tr.TakesForgotten: _took,
    tr.GainsOrLoses: _gained_or_lost,
    tr.Solves: _solved,
    tr.UsesRoom: _used,
    tr.ResolvesSummon: _resolved_summon,
    tr.ResolvesSpell: _resolved_spell,
    tr.ResolvesRoom: _resolved_room,
    tr.ResolvesPlacing: _resolved_placing,
    tr.SpellReaches: _spell_reaches,
}
