"""Whom and where a phrase of the text means on this table: factions, models, rooms.

Where a phrase leaves a choice ("one of your evocations", "a room 1 from you") it is asked here, so every
verb can be said of every phrase.
"""

from __future__ import annotations

from blackrose.engine import events as ev
from blackrose.engine.decisions import Option
from blackrose.engine.frames import pick, play_order, seat_for
from blackrose.engine.table import ABSENT, CELL, DUMMY, NOBODY, Frame, Table
from blackrose.language import tree as tr

Nums = tuple[int, ...]

OTHERS = (tr.Quantifier.ANOTHER, tr.Quantifier.EACH_OTHER)
"""Of rooms these leave out the one the distance is counted from, and the one aimed at."""

ALL_OF_THEM = (tr.Quantifier.EACH, tr.Quantifier.EACH_OTHER)


def hostile(t: Table, faction: int, model: int) -> bool:
    """Whether a model is neither the faction's own nor under its control."""
    return t.rules.owner(model) != faction and t.control[model] != faction


def in_reach(t: Table, f: Frame, model: int) -> bool:
    """Whether an effect can touch a model: in the Lodge, or in its Cell if the text reaches there; never a
    mage who ignores this spell (EFF.25).
    """
    if f.spared and f.spared >> model & 1:
        return False
    place = t.place[model]
    return place >= 0 or (place == CELL and t.rules.programs[f.code].reaches_cells)


def is_dummy(target: int) -> bool:
    """Whether a target is a dummy: a real one is a model, NOBODY or ABSENT."""
    return target <= DUMMY


def dummy_rooms(tiles: Nums, target: int) -> Nums:
    """The room a dummy stands in; none where it is nowhere in the Lodge (TGT.16)."""
    room = DUMMY - target
    return (room,) if room < len(tiles) else ()


def aim_of(t: Table, f: Frame) -> tr.Aim:
    """What the card aims at: as printed, or as an Enhancement that is met makes it."""
    program = t.rules.programs[f.code]
    if f.enhanced:
        for sentence, aim in program.becomes:
            if f.enhanced >> sentence & 1:
                return aim
    return program.aim


# --------------------------------------------------------------------------------------------------
# Factions and models
# --------------------------------------------------------------------------------------------------


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


def models(t: Table, f: Frame, ref: tr.ModelRef, own_side: bool = False, faction: int = NOBODY) -> Nums:
    """The models a phrase means. ``own_side``: whether it can mean the own side without saying so.

    ``faction`` is who carries out the clause, where that is not the resolver: the choice is theirs.
    """
    if isinstance(ref, tr.Models):
        return _by_kind(t, f, ref, own_side, faction if faction != NOBODY else f.actor)
    if isinstance(ref, tr.You):
        return (f.actor,) if f.actor < t.rules.seats and not f.spared >> f.actor & 1 else ()
    model = _named(t, f, ref)
    return (model,) if model >= 0 and in_reach(t, f, model) else ()


def _named(t: Table, f: Frame, ref: tr.ModelRef) -> int:
    """The one model a word stands for; NOBODY where it stands for none."""
    if isinstance(ref, tr.Target):
        return f.target
    if isinstance(ref, tr.It):
        return f.it
    if isinstance(ref, tr.That):
        return f.met
    if isinstance(ref, tr.Attacker):
        return f.trigger[4] if f.trigger and f.trigger[0] == ev.SUFFERED else NOBODY
    if isinstance(ref, tr.Caster):
        caster = f.trigger[1] if f.trigger and f.trigger[0] == ev.TARGETED else NOBODY
        return caster if caster < t.rules.seats else NOBODY
    return t.crown if isinstance(ref, tr.CrownHolder) else f.source


def _by_kind(t: Table, f: Frame, ref: tr.Models, own_side: bool, faction: int) -> Nums:
    found = candidates(t, f, ref, own_side, faction)
    if ref.quantifier in ALL_OF_THEM:
        return found
    if not found:
        return ()
    options: tuple[Option, ...] = tuple(("model", model) for model in found)
    f.named = int(pick(t, f, seat_for(t, faction), "model", options)[1])
    return (f.named,)


def candidates(t: Table, f: Frame, ref: tr.Models, own_side: bool = False, faction: int = NOBODY) -> Nums:
    """All models a phrase could mean, by kind, owner, what lies on them, and place.

    Without ``own_side`` the phrase is about harm by ``faction`` and leaves out what it cannot touch.
    """
    found = _of_noun(t, ref.noun.word)
    owner = t.rules.owner
    if ref.whose is tr.Whose.YOURS:
        found = [m for m in found if owner(m) == f.actor]
    elif ref.whose is tr.Whose.TARGETS:
        found = [m for m in found if owner(m) == f.target and m != f.target]
    elif not own_side:
        side = f.actor if faction == NOBODY or t.rules.edition.own_side_untouched else faction
        found = [m for m in found if hostile(t, side, m)]
    if ref.whose is tr.Whose.OTHERS:
        found = [m for m in found if owner(m) not in (f.actor, t.rules.rose)]
    if ref.quantifier is tr.Quantifier.ANOTHER:
        found = [m for m in found if m != f.it and m != f.actor]
    elif ref.quantifier is tr.Quantifier.EACH_OTHER:
        found = [m for m in found if m != f.target and m != f.actor]
    if ref.damaged:
        found = [m for m in found if m in f.hit]
    if ref.health is not None or ref.carrying is not None or ref.no_black:
        found = [m for m in found if fits(t, ref, m)]
    if ref.place is not None:
        rooms = _rooms_of(t, f, ref.place)
        return tuple(m for m in found if t.place[m] in rooms and not f.spared >> m & 1)
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


def fits(t: Table, ref: tr.Models, model: int) -> bool:
    """Whether a model is as its phrase says: printed Health, what lies on it, no black damage."""
    if ref.health is not None and (
        model < t.rules.seats or t.rules.evocations[t.kind[model]].health > ref.health
    ):
        return False
    if ref.carrying is not None and not carried(t, ref.carrying, model):
        return False
    return not (ref.no_black and t.rules.rose in t.bar[model])


def carried(t: Table, thing: str, model: int) -> int:
    """How much of something lies on a model: Destiny, jinxes, an upgrade, evocations assigned to it."""
    if model >= t.rules.seats:
        return int(thing == "upgrade" and t.upgrade[model] != NOBODY)
    if thing == "Destiny":
        return len(t.destiny[model])
    if thing == "jinx":
        return len(t.jinxes[model])
    cards = t.rules.evocations
    return sum(mage == model and cards[t.kind[one]].name.en == thing for one, mage in t.assigned)


# --------------------------------------------------------------------------------------------------
# Rooms
# --------------------------------------------------------------------------------------------------


def _rooms_of(t: Table, f: Frame, place: tr.Place) -> Nums:
    if isinstance(place, tr.InLodge):
        return tuple(range(len(t.tiles)))
    if isinstance(place, tr.InTargetRoom):
        return target_room(t, f)
    seen: list[int] = []
    for room in anchor_rooms(t, f, place.anchor):
        seen.extend(t.rules.lodge.sight[place.range][room])
    return tuple(seen)


def anchor_rooms(t: Table, f: Frame, anchor: tr.ModelRef | tr.TargetRoom) -> Nums:
    """The rooms from which a distance is counted: of a dummy where its caster named, of a target that left
    the Lodge its last one (TGT.25), of a room used from afar that room (ROO.1).
    """
    if isinstance(anchor, tr.TargetRoom):
        return target_room(t, f)
    if isinstance(anchor, tr.You) and f.origin >= 0:
        return (f.origin,)
    if isinstance(anchor, tr.You) and f.source >= 0:
        return (t.place[f.source],) if t.place[f.source] >= 0 else ()
    if isinstance(anchor, tr.Target | tr.It):
        meant = f.target if isinstance(anchor, tr.Target) else f.it
        if is_dummy(f.target) and meant in (f.target, NOBODY):
            return dummy_rooms(t.tiles, f.target)
        return _last_room(t, f, meant)
    return tuple(t.place[m] for m in models(t, f, anchor, own_side=True) if t.place[m] >= 0)


def _last_room(t: Table, f: Frame, model: int) -> Nums:
    """Where a model stands; gone from the Lodge, where it last stood, if the edition counts that."""
    if model >= 0 and t.place[model] >= 0:
        return (t.place[model],)
    if f.left >= 0 and model != ABSENT and t.rules.edition.last_room_counts:
        return (f.left,)
    return ()


def target_room(t: Table, f: Frame) -> Nums:
    """The room a card aims at, or the one where the model (or dummy) it aims at stands."""
    if aim_of(t, f).kind == "room":  # otherwise f.room is where its trigger happened
        return (f.room,) if f.room >= 0 else ()
    if is_dummy(f.target):
        return dummy_rooms(t.tiles, f.target)
    return _last_room(t, f, f.target)


def rooms(t: Table, f: Frame, ref: tr.RoomRef | None, seat: int, wanted: Nums | None = None) -> Nums:
    """The rooms a phrase means; None means the room aimed at, or the room of the model aimed at.

    ``wanted``, where told, are the rooms in which the clause can do anything: a choice is among those.
    """
    if ref is None or isinstance(ref, tr.TargetRoom):
        return target_room(t, f)
    if isinstance(ref, tr.There):
        return (f.room,) if f.room >= 0 else ()
    if isinstance(ref, tr.EveryRoom):
        return _every_room(t, ref)
    if isinstance(ref, tr.NamedRoom):
        return tuple(room for room, tile in enumerate(t.tiles) if t.rules.rooms[tile].name.en == ref.name)
    if isinstance(ref, tr.NextToCell):
        if f.actor >= t.rules.seats:
            return ()
        return _one_room(t, f, t.rules.lodge.exits[t.cells[f.actor]], seat, wanted)
    found: list[int] = []
    for seen in _rooms_at(t, f, ref):
        if ref.quantifier in ALL_OF_THEM:
            found.extend(seen)
        else:
            found.extend(_one_room(t, f, seen, seat, wanted))
    return tuple(found)


def _every_room(t: Table, ref: tr.EveryRoom) -> Nums:
    mages = t.place[: t.rules.seats]
    return tuple(
        room
        for room, tile in enumerate(t.tiles)
        if (not ref.colours or t.rules.rooms[tile].colour in ref.colours)
        and (not ref.with_mage or room in mages)
    )


def _rooms_at(t: Table, f: Frame, ref: tr.RoomAt) -> list[Nums]:
    """For each place the distance is counted from, the rooms so far away."""
    everywhere = ref.range == tr.ANYWHERE
    found = []
    for start in (0,) if everywhere else anchor_rooms(t, f, ref.anchor):
        seen = tuple(range(len(t.tiles))) if everywhere else t.rules.lodge.sight[ref.range][start]
        if ref.quantifier in OTHERS:
            seen = tuple(room for room in seen if room not in (start, f.room))
        if ref.other_than:
            seen = tuple(r for r in seen if t.rules.rooms[t.tiles[r]].name.en not in ref.other_than)
        found.append(seen)
    return found


def _one_room(t: Table, f: Frame, seen: Nums, seat: int, wanted: Nums | None) -> Nums:
    open_ = seen if wanted is None else tuple(room for room in seen if room in wanted)
    if not open_:
        return ()
    options: tuple[Option, ...] = tuple(("room", room) for room in open_)
    return (int(pick(t, f, seat, "room", options)[1]),)


def seen_rooms(t: Table, f: Frame, where: tr.RoomRef | None) -> Nums:
    """The rooms a phrase could mean, without asking for one."""
    if isinstance(where, tr.RoomAt):
        return tuple(room for seen in _rooms_at(t, f, where) for room in seen)
    if isinstance(where, tr.NextToCell) and f.actor < t.rules.seats:
        return t.rules.lodge.exits[t.cells[f.actor]]
    return rooms(t, f, where, f.actor)
