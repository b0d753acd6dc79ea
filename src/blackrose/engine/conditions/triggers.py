"""Whether something that happened is what a trap, a quest or an effect in force waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from blackrose.engine import events as ev
from blackrose.engine.changes import is_full
from blackrose.engine.components import COLOURS
from blackrose.engine.conditions.facts import holds, is_sort
from blackrose.engine.conditions.subjects import Watcher, doer, is_faction, is_model, is_room
from blackrose.engine.events import Event
from blackrose.engine.table import CELL, DID_CHANGE, DID_PLACE, DID_SUMMON, NOBODY, Table, includes
from blackrose.language import tree as tr

# Written as tuples, once: these are asked for at every full stop.
_OF_POWER = (ev.Gained, ev.Lost)
_OF_QUESTS = (ev.QuestSolved, ev.Claimed, ev.QuestCompleted)
_LEAVING = (ev.Removed, ev.Felled)

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
    return isinstance(event, ev.Suffered) and bool(event.cause & ev.QUIET)


# --------------------------------------------------------------------------------------------------
# Models that move, come and go
# --------------------------------------------------------------------------------------------------


def _entered(t: Table, w: Watcher, when: tr.Enters, event: Event) -> Met | None:
    if not isinstance(event, ev.Entered):
        return None
    model, room = event.model, event.room
    if not is_model(t, w, when.who, model, t.rules.owner(model)) or not is_room(t, w, when.room, room):
        return None
    return (model, room)


def _moved(t: Table, w: Watcher, when: tr.Moves, event: Event) -> Met | None:
    if not isinstance(event, ev.Entered) or event.before < 0:
        return None  # from a room: leaving the Cell or being summoned is no move
    model = event.model
    return (model, event.room) if is_model(t, w, when.who, model, t.rules.owner(model)) else None


def _activated(t: Table, w: Watcher, when: tr.Activates, event: Event) -> Met | None:
    if not isinstance(event, ev.Activated):
        return None
    model = event.model
    return (model, t.place[model]) if is_model(t, w, when.who, model, t.rules.owner(model)) else None


def _left(t: Table, w: Watcher, when: tr.Leaves, event: Event) -> Met | None:
    if not isinstance(event, _LEAVING):
        return None
    meant = is_model(t, w, when.who, event.model, event.owner, event.evocation)
    return (NOBODY, event.room) if meant else None


def _celled(t: Table, w: Watcher, when: tr.IsCelled, event: Event) -> Met | None:
    if not isinstance(event, ev.Celled):
        return None
    return (event.who, NOBODY) if is_model(t, w, when.who, event.who, event.who) else None


# --------------------------------------------------------------------------------------------------
# Damage and defeat
# --------------------------------------------------------------------------------------------------


def _inflicted(t: Table, w: Watcher, when: tr.Inflicts, event: Event) -> Met | None:
    if isinstance(event, ev.Healed) and when.or_heals:
        model, by, by_model = event.model, event.by, NOBODY
    elif isinstance(event, ev.Suffered):
        model, by, by_model = event.model, event.by, event.striker
        if when.in_person and event.cause & ~(ev.QUIET | ev.UNSPRUNG) not in (ev.BY_SPELL, ev.BY_ATTACK):
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
    if not isinstance(event, ev.Suffered) or (when.black and not t.rules.is_rose(event.by)):
        return None
    model = event.model
    return (model, t.place[model]) if is_model(t, w, when.who, model, t.rules.owner(model)) else None


def _defeats(t: Table, w: Watcher, when: tr.Defeats, event: Event) -> Met | None:
    if isinstance(event, ev.Defeated):
        model, kind, owner = event.who, NOBODY, event.who
    elif isinstance(event, ev.Felled):
        model, kind, owner = event.model, event.evocation, event.owner
    else:
        return None
    if not is_faction(t, w, when.who, event.by, event.striker):
        return None
    return (model, event.room) if is_model(t, w, when.whom, model, owner, kind) else None


def _is_defeated(t: Table, w: Watcher, when: tr.IsDefeated, event: Event) -> Met | None:
    if isinstance(event, ev.Defeated):
        mage = event.who
        if when.with_yours and not ev.has_colour(event, w.seat):
            return None
        return (mage, event.room) if is_model(t, w, when.who, mage, mage) else None
    if isinstance(event, ev.Felled) and not when.with_yours:
        meant = is_model(t, w, when.who, event.model, event.owner, event.evocation)
        return (NOBODY, event.room) if meant else None
    return None


# --------------------------------------------------------------------------------------------------
# What a faction does
# --------------------------------------------------------------------------------------------------


def _by(t: Table, w: Watcher, ref: tr.ModelRef, faction: int, room: int = NOBODY) -> Met | None:
    """Met by a faction, if the phrase means it; the Black Rose is nobody's "that mage"."""
    if not is_faction(t, w, ref, faction):
        return None
    return (faction if t.rules.is_mage(faction) else NOBODY, room)


def _placed(t: Table, w: Watcher, when: tr.Places, event: Event) -> Met | None:
    if not isinstance(event, ev.Placed) or (when.last and not event.last):
        return None
    return _by(t, w, when.who, event.by, event.room)


def _took(t: Table, w: Watcher, when: tr.TakesForgotten, event: Event) -> Met | None:
    return _by(t, w, when.who, event.who) if isinstance(event, ev.TookForgotten) else None


def _gained_or_lost(t: Table, w: Watcher, when: tr.GainsOrLoses, event: Event) -> Met | None:
    if isinstance(event, _OF_POWER):
        waited_for = when.gains if isinstance(event, ev.Gained) else when.loses
        return _by(t, w, when.who, event.who) if waited_for else None
    return None


def _solved(t: Table, w: Watcher, when: tr.Solves, event: Event) -> Met | None:
    """No trap of another reaches a mage in the Cell (CEL.7); what the Black Rose has on the board does.

    Claiming a quest for all is solving it.
    """
    if not isinstance(event, _OF_QUESTS):
        return None
    if not (when.completes if isinstance(event, ev.QuestCompleted) else when.solves):
        return None
    mage = event.who
    if t.place[mage] == CELL and w.seat not in (mage, t.rules.rose):
        return None
    return _by(t, w, when.who, mage)


def _used(t: Table, w: Watcher, when: tr.UsesRoom, event: Event) -> Met | None:
    if not isinstance(event, ev.UsedRoom) or event.effect == NOBODY:
        return None
    return _by(t, w, when.who, event.who, event.room) if is_room(t, w, when.room, event.room) else None


# --------------------------------------------------------------------------------------------------
# Effects: resolved, or on their way
# --------------------------------------------------------------------------------------------------


def _resolved_summon(t: Table, w: Watcher, when: tr.ResolvesSummon, event: Event) -> Met | None:
    """What it has really done counts: an evocation came (EVO.20)."""
    if not isinstance(event, ev.Resolved) or not event.did & DID_SUMMON:
        return None
    return _by(t, w, when.who, event.who)


def _resolved_summon_word(t: Table, w: Watcher, when: tr.ResolvesSummonWord, event: Event) -> Met | None:
    """What its text says counts, whether or not a model came (EVO.21)."""
    if not isinstance(event, ev.Resolved) or not t.rules.programs[event.effect].summons:
        return None
    return _by(t, w, when.who, event.who)


def _resolved_spell(t: Table, w: Watcher, when: tr.ResolvesSpell, event: Event) -> Met | None:
    """Of a type or element, maybe in a room: the one in which it was cast, wherever the mage is now."""
    if not isinstance(event, ev.Resolved) or t.rules.programs[event.effect].kind != "spell":
        return None
    program = t.rules.programs[event.effect]
    card = t.rules.cards[program.component]
    if not is_sort(card.dark if program.side else card.light, when.elements, when.types):
        return None
    room = event.room
    if when.room is not None and (room < 0 or not is_room(t, w, when.room, room)):
        return None
    return _by(t, w, when.who, event.who, room)


def _resolved_room(t: Table, w: Watcher, when: tr.ResolvesRoom, event: Event) -> Met | None:
    if not isinstance(event, ev.Resolved) or t.rules.programs[event.effect].kind != "room":
        return None
    room = t.tiles.index(t.rules.programs[event.effect].component)
    return _by(t, w, when.who, event.who, room) if is_room(t, w, when.room, room) else None


def _resolved_placing(t: Table, w: Watcher, when: tr.ResolvesPlacing, event: Event) -> Met | None:
    """What it has really done counts, not what its text says."""
    if not isinstance(event, ev.Resolved):
        return None
    did = event.did
    if not when.converts and not did & DID_PLACE:
        return None
    colours = when.room.colours if when.room is not None and when.room.colours else COLOURS
    if not any(did & DID_CHANGE << COLOURS.index(colour) for colour in colours):
        return None
    return _by(t, w, when.who, event.who)


def _spell_reaches(t: Table, w: Watcher, when: tr.SpellReaches, event: Event) -> Met | None:
    """Another mage's spell is about to do something to them (TGT.30)."""
    if not isinstance(event, ev.Reaches) or event.who == w.seat:
        return None
    for model in range(t.rules.models):
        if includes(event.models, model) and is_model(t, w, when.who, model, t.rules.owner(model)):
            return (event.who, t.place[event.who])
    return None


_MATCHERS: Final[dict[type, Callable[[Table, Watcher, Any, Event], Met | None]]] = {
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
    tr.ResolvesSummonWord: _resolved_summon_word,
    tr.ResolvesSpell: _resolved_spell,
    tr.ResolvesRoom: _resolved_room,
    tr.ResolvesPlacing: _resolved_placing,
    tr.SpellReaches: _spell_reaches,
}
