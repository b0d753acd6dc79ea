"""Who and what a phrase of the text means on this table: factions, models, rooms, amounts.

Where a phrase leaves a choice ("one of your evocations", "a room 1 from you") it is asked here, so every
verb can be said of every phrase.
"""

from __future__ import annotations

from blackrose.engine.decisions import Option
from blackrose.engine.frames import pick, play_order, seat_for
from blackrose.engine.table import ABSENT, CELL, DUMMY, NOBODY, Frame, Table
from blackrose.language import tree as tr

Nums = tuple[int, ...]

MANY = 99

OTHERS = (tr.Quantifier.ANOTHER, tr.Quantifier.EACH_OTHER)
"""Of rooms these leave out the one the distance is counted from, and the one aimed at."""


def hostile(t: Table, faction: int, model: int) -> bool:
    """Whether a model is neither the faction's own nor under its control."""
    return t.rules.owner(model) != faction and t.control[model] != faction


def in_reach(t: Table, f: Frame, model: int) -> bool:
    """Whether an effect can touch a model: in the Lodge, or in its Cell if the text reaches there."""
    place = t.place[model]
    return place >= 0 or (place == CELL and t.rules.programs[f.code].reaches_cells)


def actors(t: Table, f: Frame, ref: tr.Actor) -> Nums:
    """The factions that carry out a clause, in play order."""
    if isinstance(ref, tr.You):
        return (f.actor,)
    if isinstance(ref, tr.BlackRose):
        return (t.rules.rose,)
    if isinstance(ref, tr.Models) and ref.noun.word == "mage":
        order = play_order(t)
        chosen = models(t, f, ref, own_side=True)
        return tuple(seat for seat in order if seat in chosen)
    return tuple(t.rules.owner(model) for model in models(t, f, ref, own_side=True))


def models(t: Table, f: Frame, ref: tr.ModelRef, own_side: bool = False) -> Nums:
    """The models a phrase means. ``own_side``: whether it can mean the own side without saying so."""
    if isinstance(ref, tr.Models):
        return _by_kind(t, f, ref, own_side)
    if isinstance(ref, tr.You):
        return (f.actor,) if f.actor < t.rules.seats else ()
    if isinstance(ref, tr.Target):
        model = f.target
    elif isinstance(ref, tr.It):
        model = f.it
    elif isinstance(ref, tr.Attacker):
        model = f.trigger[4] if len(f.trigger) > 4 else NOBODY
    else:
        model = f.source
    return (model,) if model >= 0 and in_reach(t, f, model) else ()


def _by_kind(t: Table, f: Frame, ref: tr.Models, own_side: bool) -> Nums:
    found = candidates(t, f, ref, own_side)
    if ref.quantifier in (tr.Quantifier.EACH, tr.Quantifier.EACH_OTHER):
        return found
    if not found:
        return ()
    options: tuple[Option, ...] = tuple(("model", model) for model in found)
    f.named = int(pick(t, f, seat_for(t, f.actor), "model", options)[1])
    return (f.named,)


def candidates(t: Table, f: Frame, ref: tr.Models, own_side: bool = False) -> Nums:
    """All models a phrase could mean, by kind, owner and place."""
    found = _of_noun(t, ref.noun.word)
    if ref.whose is tr.Whose.YOURS:
        found = [m for m in found if t.rules.owner(m) == f.actor]
    elif ref.whose is tr.Whose.TARGETS:
        found = [m for m in found if t.rules.owner(m) == f.target and m != f.target]
    elif not own_side and t.rules.edition.own_side_untouched:
        found = [m for m in found if hostile(t, f.actor, m)]
    if ref.quantifier is tr.Quantifier.ANOTHER:
        found = [m for m in found if m != f.it and m != f.actor]
    elif ref.quantifier is tr.Quantifier.EACH_OTHER:
        found = [m for m in found if m != f.target and m != f.actor]
    if ref.place is not None:
        rooms = _rooms_of(t, f, ref.place)
        return tuple(m for m in found if t.place[m] in rooms)
    return tuple(m for m in found if in_reach(t, f, m))


def _of_noun(t: Table, word: str) -> list[int]:
    seats, place = t.rules.seats, t.place
    if word == "mage":
        return list(range(seats))
    if word == "model":
        return [m for m, at in enumerate(place) if at != ABSENT]
    evocations = [m for m in range(seats, len(place)) if place[m] != ABSENT]
    if word == "evocation":
        return evocations
    cards = t.rules.evocations
    return [m for m in evocations if word in (cards[t.kind[m]].archetype, cards[t.kind[m]].name.en)]


def _rooms_of(t: Table, f: Frame, place: tr.Place) -> Nums:
    if isinstance(place, tr.InLodge):
        return tuple(range(len(t.tiles)))
    if isinstance(place, tr.InTargetRoom):
        return (f.room,)
    seen: list[int] = []
    for room in anchor_rooms(t, f, place.anchor):
        seen.extend(t.rules.lodge.sight[place.range][room])
    return tuple(seen)


def anchor_rooms(t: Table, f: Frame, anchor: tr.ModelRef) -> Nums:
    """The rooms from which a distance is counted; a dummy target stands where its caster named."""
    if f.target <= DUMMY and (
        isinstance(anchor, tr.Target) or (isinstance(anchor, tr.It) and f.it == NOBODY)
    ):
        return (DUMMY - f.target,)
    if isinstance(anchor, tr.You) and f.source >= 0:
        found: Nums = (f.source,)
    else:
        found = models(t, f, anchor, own_side=True)
    return tuple(t.place[m] for m in found if t.place[m] >= 0)


def rooms(t: Table, f: Frame, ref: tr.RoomRef | None, seat: int, wanted: Nums | None = None) -> Nums:
    """The rooms a phrase means; None means the room aimed at, or the room of the model aimed at.

    ``wanted``, where told, are the rooms in which the clause can do anything: a choice is among those.
    """
    if ref is None or isinstance(ref, tr.TargetRoom):
        return target_room(t, f)
    if isinstance(ref, tr.There):
        return (f.room,) if f.room >= 0 else ()
    if isinstance(ref, tr.EveryRoom):
        tiles = t.rules.rooms
        return tuple(
            room for room, tile in enumerate(t.tiles) if not ref.colours or tiles[tile].colour in ref.colours
        )
    found: list[int] = []
    for start in _starts(t, f, ref):
        seen = t.rules.lodge.sight[ref.range][start] if ref.range >= 0 else tuple(range(len(t.tiles)))
        if ref.quantifier in OTHERS:
            seen = tuple(room for room in seen if room not in (start, f.room))
        if ref.quantifier in (tr.Quantifier.EACH, tr.Quantifier.EACH_OTHER):
            found.extend(seen)
            continue
        open_ = tuple(room for room in seen if wanted is None or room in wanted)
        if open_:
            options: tuple[Option, ...] = tuple(("room", room) for room in open_)
            found.append(int(pick(t, f, seat, "room", options)[1]))
    return tuple(found)


def _starts(t: Table, f: Frame, ref: tr.RoomAt) -> Nums:
    if ref.range == tr.ANYWHERE:
        return (0,)
    return anchor_rooms(t, f, ref.anchor)


def target_room(t: Table, f: Frame) -> Nums:
    """The room a card aims at, or the one where the model (or dummy) it aims at stands."""
    if t.rules.programs[f.code].aim.kind == "room":  # otherwise f.room is where its trigger happened
        return (f.room,) if f.room >= 0 else ()
    if f.target <= DUMMY:
        return (DUMMY - f.target,)
    if f.target >= 0 and t.place[f.target] >= 0:
        return (t.place[f.target],)
    return ()


def amount(t: Table, f: Frame, ref: tr.Amount) -> int:
    """How many an amount is now."""
    if isinstance(ref, tr.Number):
        return ref.value
    if isinstance(ref, tr.All):
        return MANY
    number = ref.value * (_count(t, f, ref.count) // ref.every)
    return number if ref.cap is None else min(number, ref.cap)


def _count(t: Table, f: Frame, ref: tr.Countable) -> int:
    if isinstance(ref, tr.DamageOn):
        return sum(len(t.bar[m]) for m in models(t, f, ref.who, own_side=True))
    if isinstance(ref, tr.ModelsCounted):
        return len(candidates(t, f, ref.models, own_side=True))
    if isinstance(ref, tr.Ignored):
        return int(f.data[0]) if f.data else 0
    where = rooms(t, f, ref.where, seat_for(t, f.actor))
    if ref.yours:
        return sum(t.slots[room].count(f.actor) for room in where)
    return sum(len(t.slots[room]) for room in where)
