"""Whether something that happened is what a trap, a quest or an effect in force waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from blackrose.engine import events as ev
from blackrose.engine.changes import is_full
from blackrose.engine.components import COLOURS, TYPES
from blackrose.engine.conditions.facts import holds, is_sort, side_in_slot, side_of_text
from blackrose.engine.conditions.subjects import Watcher, doer, is_faction, is_model, is_room
from blackrose.engine.events import Event
from blackrose.engine.meaning.references import aim_of
from blackrose.engine.stack import frames_of
from blackrose.engine.table import (
    ACTIVE,
    CELL,
    EMPTY,
    NOBODY,
    FullStopFrame,
    ManoeuvreFrame,
    Table,
    TextFrame,
    as_bits,
    has_changed,
    has_placed,
    has_summoned,
    includes,
)
from blackrose.language import tree as tr

# Written as tuples, once: these are asked for at every full stop.
_OF_POWER = (ev.Gained, ev.Lost)
_OF_QUESTS = (ev.QuestSolved, ev.Claimed, ev.QuestCompleted)
_LEAVING = (ev.Removed, ev.Felled)

_KNOWN: Final = (tr.You, tr.ThisEvocation)
"""Who needs no "that …" to be spoken of: where they do something to a model, that one is meant by it."""

Met = tuple[int, int]
"""Who met a condition and in which room (NOBODY where there is none)."""


def met(
    t: Table,
    seat: int,
    when: tr.Trigger,
    event: Event,
    target: int = NOBODY,
    source: int = NOBODY,
    room: int = NOBODY,
    named: int = NOBODY,
    hit: int = 0,
) -> Met | None:
    """Who met the condition of a faction's card by this event, and where; None if nobody did.

    ``source`` is "this evocation"; where it is not told, ``target`` is. ``room`` is "that room", ``named``
    the type that was named before, ``hit`` are the models "damaged by this effect", as bits.
    """
    watcher = Watcher(seat, target, target if source == NOBODY else source, room, named, hit)
    if isinstance(when, tr.While):
        found = _MATCHERS[type(when.trigger)](t, watcher, when.trigger, event)
        return found if found and holds(t, seat, when.condition, target, event) else None
    return _MATCHERS[type(when)](t, watcher, when, event)


def is_quiet(event: Event) -> bool:
    """Whether this is damage that sets off no trap, protection or lasting effect."""
    return isinstance(event, ev.Suffered) and bool(event.cause & ev.QUIET)


def is_unguarded(t: Table, event: Event) -> bool:
    """Whether no protection answers this: damage that triggers none, or a spell that inflicts such damage."""
    if isinstance(event, ev.Suffered):
        return bool(event.cause & ev.UNGUARDED)
    return isinstance(event, ev.Reaches) and t.rules.programs[event.effect].unguarded


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


def _left_room(t: Table, w: Watcher, when: tr.LeavesRoom, event: Event) -> Met | None:
    """For another room: who goes to the Cell has not left one in this sense. It happened in the room left."""
    if not isinstance(event, ev.Entered) or event.before < 0:
        return None
    model = event.model
    if when.physically and not _walks(t, model):
        return None
    if not is_model(t, w, when.who, model, t.rules.owner(model)) or not is_room(
        t, w, when.room, event.before
    ):
        return None
    return (model, event.before)


def _walks(t: Table, model: int) -> bool:
    """Whether what happened just now is a part of a model's own physical action."""
    for frame in reversed(t.stack):
        if not isinstance(frame, FullStopFrame):
            return isinstance(frame, ManoeuvreFrame) and bool(frame.physical) and frame.model == model
    return False


def _acted(t: Table, w: Watcher, when: tr.CompletesPhysical, event: Event) -> Met | None:
    return _by(t, w, when.who, event.who, event.room) if isinstance(event, ev.Acted) else None


def _cast(t: Table, w: Watcher, when: tr.Casts, event: Event) -> Met | None:
    """A spell that lies in wait has a type, which its token tells, and no element yet (SPL.26)."""
    if not isinstance(event, ev.Cast):
        return None
    spell = t.sheet[event.who][event.slot]
    if spell.status == EMPTY or (when.elements and spell.status == ACTIVE):
        return None
    side = side_in_slot(t, event.who, event.slot)
    if not is_sort(side, when.elements, when.types):
        return None
    if when.named and (w.named < 0 or side.type != TYPES[w.named]):
        return None
    return _by(t, w, when.who, event.who)


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
        if when.in_person and event.cause & ~ev.MARKS not in (ev.BY_SPELL, ev.BY_ATTACK):
            return None
        if when.last and not (is_full(t, model) and t.bar[model][-1] == by):
            return None
    else:
        return None
    if not is_faction(t, w, when.who, by, by_model, isinstance(event, ev.Suffered)):
        return None
    if when.on is not None and not is_model(t, w, when.on, model, t.rules.owner(model)):
        return None
    # Who suffers it is meant by "that model" where it is known who inflicts it, and by "the last damage on a
    # mage": whoever is about to be defeated.
    known = when.on is not None and isinstance(when.who, _KNOWN)
    return (model if when.last or known else doer(t, when.who, by, by_model), t.place[model])


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
    if not is_faction(t, w, when.who, event.by, event.striker, True):
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


def _healed(t: Table, w: Watcher, when: tr.Heals, event: Event) -> Met | None:
    if not isinstance(event, ev.Healed) or not event.amount:
        return None
    return _to_model(t, w, when.who, event.by, when.on, event.model)


def _converted(t: Table, w: Watcher, when: tr.Converts, event: Event) -> Met | None:
    """Cubes that have really changed their owner."""
    if isinstance(event, ev.ConvertedDamage) and when.thing is tr.Thing.DAMAGE and event.amount:
        return _to_model(t, w, when.who, event.by, when.on, event.model)
    if isinstance(event, ev.ConvertedInstability) and when.thing is tr.Thing.INSTABILITY and event.amount:
        return _by(t, w, when.who, event.by, event.room)
    return None


def _to_model(
    t: Table, w: Watcher, who: tr.ModelRef, by: int, on: tr.ModelRef | None, model: int
) -> Met | None:
    """Met by a faction that does something to a model, if the phrases mean both."""
    if on is not None and not is_model(t, w, on, model, t.rules.owner(model)):
        return None
    return _by(t, w, who, by, t.place[model])


def _attacked(t: Table, w: Watcher, when: tr.Attacks, event: Event) -> Met | None:
    """A mage also attacks where an evocation does under the mage's control."""
    if not isinstance(event, ev.Attacked):
        return None
    by = event.by
    if not is_faction(t, w, when.who, by, event.model):
        return None
    if not is_model(t, w, when.on, event.whom, t.rules.owner(event.whom)):
        return None
    known = isinstance(when.who, _KNOWN)
    return (event.whom if known else doer(t, when.who, by, event.model), t.place[event.whom])


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
    if when.room is not None and not is_room(t, w, when.room, event.room):
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

    Claiming a quest for all is solving it; where quests are claimed, or fulfilled in one go, completing is
    solving (MIX.12).
    """
    if not isinstance(event, _OF_QUESTS):
        return None
    in_one_go = t.rules.edition.ways.fulfils is not None or isinstance(event, ev.Claimed)
    completed = isinstance(event, ev.QuestCompleted)
    if not (when.completes if completed else when.solves or (in_one_go and when.completes)):
        return None
    mage = event.who
    if t.place[mage] == CELL and w.seat not in (mage, t.rules.rose):
        return None
    return _by(t, w, when.who, mage)


def _crowned(t: Table, w: Watcher, when: tr.GetsCrown, event: Event) -> Met | None:
    return _by(t, w, when.who, event.who) if isinstance(event, ev.Crown) else None


def _summoned(t: Table, w: Watcher, when: tr.Summons, event: Event) -> Met | None:
    if not isinstance(event, ev.Summoned):
        return None
    if not is_model(t, w, when.whom, event.model, event.owner, event.evocation):
        return None
    return _by(t, w, when.who, event.owner, event.room)


def _showed(t: Table, w: Watcher, when: tr.ShowsQuest, event: Event) -> Met | None:
    """No trap of another reaches a mage in the Cell, as with quests that are solved (CEL.7)."""
    if not isinstance(event, ev.QuestShown):
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
    if not isinstance(event, ev.Resolved) or not has_summoned(event.did):
        return None
    return _by(t, w, when.who, event.who)


def _resolved_summon_word(t: Table, w: Watcher, when: tr.ResolvesSummonWord, event: Event) -> Met | None:
    """What its text says counts, whether or not a model came (EVO.21)."""
    if not isinstance(event, ev.Resolved) or not t.rules.programs[event.effect].summons:
        return None
    return _by(t, w, when.who, event.who)


def _resolved_spell(t: Table, w: Watcher, when: tr.ResolvesSpell, event: Event) -> Met | None:
    """The spell has a type or element, and may have to be cast in a room, wherever its mage is now."""
    if not isinstance(event, ev.Resolved) or not t.rules.programs[event.effect].is_spell:
        return None
    if not is_sort(side_of_text(t, event.who, event.effect), when.elements, when.types):
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
    if not when.converts and not has_placed(did):
        return None
    colours = when.room.colours if when.room is not None and when.room.colours else COLOURS
    if not any(has_changed(did, COLOURS.index(colour)) for colour in colours):
        return None
    return _by(t, w, when.who, event.who)


def _aimed(t: Table, w: Watcher, when: tr.Aims, event: Event) -> Met | None:
    """Aimed at the model itself, or at the room in which it stood just then."""
    if not isinstance(event, ev.Targeted) or not t.rules.programs[event.effect].is_spell:
        return None
    if not is_sort(side_of_text(t, event.who, event.effect), when.elements, when.types):
        return None
    aimed_at = as_bits((event.model,)) if event.model >= 0 else event.there
    if not any(
        includes(aimed_at, model) and is_model(t, w, when.at, model, t.rules.owner(model))
        for model in range(t.rules.models)
    ):
        return None
    return _by(t, w, when.who, event.who)


def _spell_reaches(t: Table, w: Watcher, when: tr.SpellReaches, event: Event) -> Met | None:
    """Another mage's spell is about to do something to them (TGT.30)."""
    if not isinstance(event, ev.Reaches) or event.who == w.seat:
        return None
    if (when.types or when.elements) and not is_sort(
        side_of_text(t, event.who, event.effect), when.elements, when.types
    ):
        return None
    for model in range(t.rules.models):
        meant = includes(event.models, model) and is_model(t, w, when.who, model, t.rules.owner(model))
        if meant and (not when.aimed or _is_aimed_so(t, when, event, model)):
            return (event.who, t.place[event.who])
    return None


def _is_aimed_so(t: Table, when: tr.SpellReaches, event: ev.Reaches, model: int) -> bool:
    """Whether a spell that is carried out is aimed at a model itself, or at a room."""
    frames = frames_of(t, event)
    whole = frames[0] if frames else None
    if not isinstance(whole, TextFrame):
        return False
    return whole.target == model if when.aimed == "you" else aim_of(t, whole).kind == "room"


_MATCHERS: Final[dict[type, Callable[[Table, Watcher, Any, Event], Met | None]]] = {
    tr.Enters: _entered,
    tr.Moves: _moved,
    tr.LeavesRoom: _left_room,
    tr.CompletesPhysical: _acted,
    tr.Casts: _cast,
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
    tr.ShowsQuest: _showed,
    tr.UsesRoom: _used,
    tr.ResolvesSummon: _resolved_summon,
    tr.ResolvesSummonWord: _resolved_summon_word,
    tr.ResolvesSpell: _resolved_spell,
    tr.ResolvesRoom: _resolved_room,
    tr.ResolvesPlacing: _resolved_placing,
    tr.SpellReaches: _spell_reaches,
    tr.Heals: _healed,
    tr.Converts: _converted,
    tr.Attacks: _attacked,
    tr.Aims: _aimed,
    tr.Summons: _summoned,
    tr.GetsCrown: _crowned,
}
