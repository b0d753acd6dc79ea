"""Which factions, models and rooms a phrase of the text means on this table.

Where a phrase leaves a choice ("one of your evocations", "a room 1 from you"), these functions ask for it, so
every verb can be said of every phrase. With ``ask=False`` they ask nobody and give everything that the phrase
could mean.
"""

from __future__ import annotations

from typing import Final

from blackrose.engine import events as ev
from blackrose.engine.asking.questions import pick
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.colours import colour_of, tile_of
from blackrose.engine.stack import play_order
from blackrose.engine.table import ABSENT, CELL, DUMMY, NOBODY, Table, TextFrame, includes
from blackrose.language import tree as tr

Nums = tuple[int, ...]

OTHERS: Final = (tr.Quantifier.ANOTHER, tr.Quantifier.EACH_OTHER)
"""Words that leave out the room from which the distance is counted, and the one aimed at."""

ALL_OF_THEM: Final = (tr.Quantifier.EACH, tr.Quantifier.EACH_OTHER)


def hostile(t: Table, faction: int, model: int) -> bool:
    """Whether a model is neither the faction's own nor under its control."""
    return t.rules.owner(model) != faction and t.control[model] != faction


def in_reach(t: Table, f: TextFrame, model: int) -> bool:
    """Whether an effect can touch a model: in the Lodge, or in its Cell if the text reaches there; never a
    mage who ignores this spell (EFF.25).
    """
    if f.spared and includes(f.spared, model):
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


def aim_of(t: Table, f: TextFrame) -> tr.Aim:
    """What the card aims at: as printed, or as an Enhancement that is met makes it."""
    program = t.rules.programs[f.code]
    if f.enhanced:
        for sentence, aim in program.becomes:
            if includes(f.enhanced, sentence):
                return aim
    return program.aim


def by_rose(t: Table, f: TextFrame, faction: int) -> bool:
    """Whether what a faction does in a text is the Black Rose's doing, and not her Avatar's (AVA.60)."""
    return t.rules.is_hers(faction, f.source if f.actor == faction else NOBODY)


# --------------------------------------------------------------------------------------------------
# Factions and models
# --------------------------------------------------------------------------------------------------


def actors(t: Table, f: TextFrame, ref: tr.Actor, ask: bool = True) -> Nums:
    """The factions that carry out a clause, in play order."""
    if isinstance(ref, tr.You):
        return (f.actor,)
    if isinstance(ref, tr.BlackRose):
        return (t.rules.rose,)
    if isinstance(ref, tr.TheAvatar):
        return () if t.rules.avatar == NOBODY else (t.rules.avatar,)
    if isinstance(ref, tr.Models) and ref.noun.word == "mage":
        order = play_order(t)
        chosen = models(t, f, ref, own_side=True, ask=ask)
        return tuple(seat for seat in order if seat in chosen)
    return tuple(t.rules.owner(model) for model in models(t, f, ref, own_side=True, ask=ask))


def models(
    t: Table,
    f: TextFrame,
    ref: tr.ModelRef,
    own_side: bool = False,
    faction: int = NOBODY,
    ask: bool = True,
    among: Nums | None = None,
    named: bool = False,
) -> Nums:
    """The models a phrase means. ``own_side``: whether it can mean the resolver's side without saying so.

    ``faction`` is who carries out the clause, where that is not the resolver: the choice is theirs.
    ``among``, where told, are the models with which the clause can do anything: a choice is among those.
    ``named``: whether the clause names them ("each mage inflicts …"): then "other" is counted from them.
    """
    if isinstance(ref, tr.Models):
        faction = faction if faction != NOBODY else f.actor
        found = candidates(t, f, ref, own_side, faction, ask, named)
        return _chosen(t, f, ref, faction, found, among) if ask else found
    if isinstance(ref, tr.You):
        return (f.actor,) if t.rules.is_mage(f.actor) and not includes(f.spared, f.actor) else ()
    model = _named(t, f, ref)
    if isinstance(ref, tr.TheAvatar):  # it ignores what is said of mages, not what names it (AVA.13)
        return (model,) if model >= 0 and (t.place[model] >= 0 or in_reach(t, f, model)) else ()
    return (model,) if model >= 0 and in_reach(t, f, model) else ()


def counted(t: Table, f: TextFrame, ref: tr.ModelRef, ask: bool = True, among: Nums | None = None) -> Nums:
    """The models of either side that a phrase means, where a distance starts from them or something of
    theirs is counted: who ignores the spell is not touched by it, and counts all the same.
    """
    return models(t, _whoever_ignores(f, ref, ask), ref, own_side=True, ask=ask, among=among)


def all_counted(t: Table, f: TextFrame, ref: tr.Models, ask: bool = True) -> Nums:
    """All models a phrase could mean, where they are counted."""
    return candidates(t, _whoever_ignores(f, ref, ask), ref, own_side=True, ask=ask)


def _whoever_ignores(f: TextFrame, ref: tr.ModelRef, ask: bool) -> TextFrame:
    """The text as if nobody ignored it; the text itself where somebody must still be asked."""
    if not f.spared:
        return f
    place = ref.place if isinstance(ref, tr.Models) else None
    if ask and (leaves_choice(ref) or (isinstance(place, tr.Within) and leaves_choice(place.anchor))):
        return f
    plain = f.copy()
    plain.spared = 0
    return plain


def _named(t: Table, f: TextFrame, ref: tr.ModelRef) -> int:
    """The one model a word stands for; NOBODY where it stands for none."""
    if isinstance(ref, tr.Target):
        return f.target
    if isinstance(ref, tr.It):
        return f.it
    if isinstance(ref, tr.That):
        return f.met
    if isinstance(ref, tr.Attacker):
        return f.trigger.striker if isinstance(f.trigger, ev.Suffered) else NOBODY
    if isinstance(ref, tr.Caster):
        caster = f.trigger.who if isinstance(f.trigger, (ev.Reaches, ev.Cast)) else NOBODY
        return caster if t.rules.is_mage(caster) else NOBODY
    if isinstance(ref, tr.Owner):
        return _owner_of(t, _named(t, f, ref.of))
    if isinstance(ref, tr.TheAvatar):
        return t.rules.avatar
    return t.crown if isinstance(ref, tr.CrownHolder) else f.source


def _owner_of(t: Table, model: int) -> int:
    """The mage whose evocation a model is; NOBODY for a mage, and for what is the Black Rose's."""
    if model < 0 or not t.rules.is_evocation(model):
        return NOBODY
    owner = t.rules.owner(model)
    return owner if t.rules.is_mage(owner) else NOBODY


def _chosen(t: Table, f: TextFrame, ref: tr.Models, faction: int, found: Nums, among: Nums | None) -> Nums:
    """Those of the models a phrase could mean that it does mean: all of them, or one that is chosen."""
    if ref.quantifier in ALL_OF_THEM:
        return found
    if among is not None:
        found = tuple([model for model in found if model in among])
    if not found:
        f.chosen = ABSENT  # not NOBODY: "it" is known to be the one that was not there
        return ()
    options: tuple[Option, ...] = tuple([("model", model) for model in found])
    f.chosen = int(pick(t, f, faction, "model", options)[1])
    return (f.chosen,)


def leaves_choice(ref: tr.Actor | tr.RoomRef | None) -> bool:
    """Whether a phrase means one of several models or rooms, so that somebody chooses which."""
    if isinstance(ref, (tr.Models, tr.RoomAt)):
        return ref.quantifier not in ALL_OF_THEM
    return isinstance(ref, tr.NextToCell)


def candidates(
    t: Table,
    f: TextFrame,
    ref: tr.Models,
    own_side: bool = False,
    faction: int = NOBODY,
    ask: bool = True,
    named: bool = False,
) -> Nums:
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
        side = f.actor if faction == NOBODY else t.rules.edition.ways.harmless_to(f, faction)
        found = [m for m in found if hostile(t, side, m)]
    if ref.whose is tr.Whose.OTHERS:
        found = [m for m in found if owner(m) != f.actor and not t.rules.is_hers(owner(m), m)]
    if ref.quantifier in OTHERS:
        left_out = _left_out(t, f, ref, faction if named else NOBODY)
        found = [m for m in found if m not in left_out]
    if ref.damaged:
        found = [m for m in found if m in f.hit]
    if ref.unhit:
        found = [m for m in found if not includes(f.struck, m)]
    if is_narrowed(ref):
        found = [m for m in found if fits(t, ref, m, f.actor)]
    if ref.place is not None:
        rooms = _rooms_of(t, f, ref.place, found if ask else None)
        place = t.place
        found = [m for m in found if place[m] in rooms]
        return tuple([m for m in found if not includes(f.spared, m)] if f.spared else found)
    return tuple([m for m in found if in_reach(t, f, m)])


def _left_out(t: Table, f: TextFrame, ref: tr.Models, doer: int) -> Nums:
    """The models that "another" and "each other" leave out (EFF.38): the mage who does it, if the clause
    names one; else whoever resolves the text, and what it has just named or aims at.
    """
    if doer != NOBODY and t.rules.is_mage(doer):
        return (doer,)
    spoken_of = f.it if ref.quantifier is tr.Quantifier.ANOTHER else f.target
    return (spoken_of, f.actor) if t.rules.is_mage(f.actor) else (spoken_of,)


def _of_noun(t: Table, word: str) -> list[int]:
    seats, place = t.rules.seats, t.place
    if word == "mage":
        return list(range(seats))
    if word == "model":
        return [m for m, at in enumerate(place) if at != ABSENT]
    evocations = [m for m in t.rules.evocation_models if place[m] != ABSENT]
    evocations += [m for m in range(seats) if t.kind[m] != NOBODY]  # mages that are one, too (GLO.6)
    if word == "evocation":
        return evocations
    cards = t.rules.evocations
    return [m for m in evocations if word in (cards[t.kind[m]].archetype, cards[t.kind[m]].name.en)]


def fits(t: Table, ref: tr.Models, model: int, you: int = NOBODY) -> bool:
    """Whether a model is as its phrase says: printed Health, what lies on it, no black damage."""
    if ref.health is not None and (
        t.rules.is_mage(model) or t.rules.evocations[t.kind[model]].health > ref.health
    ):
        return False
    if ref.carrying is not None and not carried(t, ref.carrying, model):
        return False
    if ref.no_black and t.rules.rose in t.bar[model]:
        return False
    if ref.wounds is not None and len(t.bar[model]) < ref.wounds:
        return False
    if ref.no_crown and model == t.crown:
        return False
    return ref.extreme is None or _is_extreme(t, ref.extreme, model, you)


def is_narrowed(ref: tr.Models) -> bool:
    """Whether a phrase says more of its models than their kind, owner and place (see :func:`fits`)."""
    return (
        ref.health is not None
        or ref.carrying is not None
        or ref.no_black
        or ref.wounds is not None
        or ref.no_crown
        or ref.extreme is not None
    )


def _is_extreme(t: Table, extreme: tr.Extreme, model: int, you: int) -> bool:
    """Whether a mage has the most or the least of something among all mages, ties included; whoever has none
    of it has not the most.
    """
    if not t.rules.is_mage(model):
        return False
    numbers = [_had(t, extreme, mage, you) for mage in range(t.rules.seats)]
    if extreme is tr.Extreme.LEAST_POWER:
        return numbers[model] == min(numbers)
    return 0 < numbers[model] == max(numbers)


def _had(t: Table, extreme: tr.Extreme, mage: int, you: int) -> int:
    if extreme is tr.Extreme.MOST_DAMAGE:
        return len(t.bar[mage])
    if extreme is tr.Extreme.MOST_ON_YOU:  # cubes of theirs; your own do not count
        return t.bar[you].count(mage) if t.rules.is_mage(you) and mage != you else 0
    if extreme is tr.Extreme.MOST_TROPHIES:
        return t.trophies[mage]
    if extreme is tr.Extreme.MOST_EVOCATIONS:
        return len(evocations_of(t, mage))
    return t.power[mage]


def evocations_of(t: Table, faction: int) -> list[int]:
    """The evocations a faction owns that are in play; a mage, too, who has become one (GLO.6)."""
    found = [model for model in t.rules.places_of(faction) if t.place[model] != ABSENT]
    return [*found, faction] if t.rules.is_mage(faction) and t.kind[faction] != NOBODY else found


def carried(t: Table, thing: str, model: int) -> int:
    """How much of something lies on a model: Destiny, jinxes, an upgrade, evocations assigned to it."""
    if t.rules.is_evocation(model):
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


def _rooms_of(t: Table, f: TextFrame, place: tr.Place, meant: list[int] | None) -> Nums:
    """The rooms of a place.

    A distance may be counted from one of several models. Then the choice is asked for, among those near which
    one of the models ``meant`` stands; with None nobody is asked.
    """
    if isinstance(place, tr.InLodge):
        return tuple(range(len(t.tiles)))
    if isinstance(place, tr.InTargetRoom):
        return target_room(t, f)
    if isinstance(place, tr.InColour):
        return tuple(room for room in range(len(t.tiles)) if is_coloured(t, room, place.colours))
    if isinstance(place, tr.InCell):
        return (CELL,) if t.rules.programs[f.code].reaches_cells else ()
    if isinstance(place, tr.InSameColour):
        colours = [colour_of(t, room) for room in target_room(t, f)]
        return tuple(room for room in range(len(t.tiles)) if colour_of(t, room) in colours)
    among = None
    if meant is not None and isinstance(place.anchor, tr.Models) and leaves_choice(place.anchor):
        among = _near_some(t, f, place, place.anchor, meant)
    seen: list[int] = []
    for room in anchor_rooms(t, f, place.anchor, meant is not None, among):
        seen.extend(t.rules.lodge.sight[place.range][room])
    return tuple(seen)


def _near_some(t: Table, f: TextFrame, place: tr.Within, anchor: tr.Models, meant: list[int]) -> Nums:
    """The models from which one of those meant stands so far away, one for each room in which such models
    stand (EFF.43).
    """
    sight = t.rules.lodge.sight[place.range]
    where = {t.place[model] for model in meant}
    near: dict[int, int] = {}
    for model in candidates(t, f, anchor, own_side=True, ask=False):
        start = t.place[model]
        if start >= 0 and not where.isdisjoint(sight[start]):
            near.setdefault(start, model)
    return tuple(near.values())


def anchor_rooms(
    t: Table,
    f: TextFrame,
    anchor: tr.ModelRef | tr.TargetRoom,
    ask: bool = True,
    among: Nums | None = None,
) -> Nums:
    """The rooms from which a distance is counted: of a dummy where its caster named, of a target that left
    the Lodge its last one (TGT.25), of a room used from afar that room (ROO.1). ``among`` is as in
    :func:`models`.
    """
    if isinstance(anchor, tr.TargetRoom):
        return target_room(t, f)
    if isinstance(anchor, tr.You) and f.origin >= 0:
        return (f.origin,)
    if isinstance(anchor, tr.You) and f.source >= 0:
        return (t.place[f.source],) if t.place[f.source] >= 0 else ()
    if isinstance(anchor, (tr.Target, tr.It)):
        meant = f.target if isinstance(anchor, tr.Target) else f.it
        if is_dummy(f.target) and meant in (f.target, NOBODY):
            return dummy_rooms(t.tiles, f.target)
        return _last_room(t, f, meant)
    before = f.chosen
    found = counted(t, f, anchor, ask, among)
    places = tuple(t.place[m] for m in found if t.place[m] >= 0)
    if before != NOBODY:
        f.chosen = before  # the clause is about that one, and only says where by this one
    return places


def _last_room(t: Table, f: TextFrame, model: int) -> Nums:
    """Where a model stands; gone from the Lodge, where it last stood, if the edition counts that."""
    if model >= 0 and t.place[model] >= 0:
        return (t.place[model],)
    return t.rules.edition.ways.last_room(f) if f.left >= 0 and model != ABSENT else ()


def where_it_left(f: TextFrame) -> Nums:
    """Distances from a target that left the Lodge start at its last room (TGT.25)."""
    return (f.left,)


def nowhere(f: TextFrame) -> Nums:
    """No distance is counted from a target that left the Lodge."""
    return ()


def side_of_resolver(f: TextFrame, faction: int) -> int:
    """Harm leaves out the side of whoever resolves the text, whoever carries it out."""
    return f.actor


def side_of_doer(f: TextFrame, faction: int) -> int:
    """Harm leaves out the side of whoever carries it out."""
    return faction


def target_room(t: Table, f: TextFrame) -> Nums:
    """The room a card aims at, or the one where the model (or dummy) it aims at stands."""
    if aim_of(t, f).kind == "room":  # otherwise f.room is where its trigger happened
        return (f.room,) if f.room >= 0 else ()
    if is_dummy(f.target):
        return dummy_rooms(t.tiles, f.target)
    return _last_room(t, f, f.target)


def rooms(
    t: Table,
    f: TextFrame,
    ref: tr.RoomRef | None,
    faction: int,
    wanted: Nums | None = None,
    ask: bool = True,
) -> Nums:
    """The rooms a phrase means; None means the room aimed at, or the room of the model aimed at.

    ``faction`` chooses where the phrase leaves a choice. ``wanted``, where told, are the rooms in which the
    clause can do anything: a choice is among those.
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
        if t.rules.is_rose(f.actor) and not t.rules.is_mage(f.actor):
            return ()
        return _one_room(t, f, t.rules.lodge.exits[t.cells[f.actor]], faction, wanted, ask)
    found: list[int] = []
    for seen in _rooms_at(t, f, ref, wanted, ask):
        if ref.quantifier in ALL_OF_THEM:
            found.extend(seen)
        else:
            found.extend(_one_room(t, f, seen, faction, wanted, ask))
    return tuple(found)


def _every_room(t: Table, ref: tr.EveryRoom) -> Nums:
    mages = t.place[: t.rules.seats]
    return tuple(
        room
        for room in range(len(t.tiles))
        if (not ref.colours or colour_of(t, room) in ref.colours)
        and (not ref.with_mage or room in mages)
        and not (ref.without_mage and room in mages)
    )


def is_coloured(t: Table, room: int, colours: tuple[str, ...]) -> bool:
    """Whether a room is of one of these colours."""
    return colour_of(t, room) in colours


def _rooms_at(t: Table, f: TextFrame, ref: tr.RoomAt, wanted: Nums | None, ask: bool) -> list[Nums]:
    """For each place the distance is counted from, the rooms so far away."""
    if ref.range == tr.ANYWHERE:
        return [_seen_from(t, f, ref, 0)]
    among = None
    if ask and isinstance(ref.anchor, tr.Models) and leaves_choice(ref.anchor):
        among = _good_anchors(t, f, ref, ref.anchor, wanted)
    return [_seen_from(t, f, ref, start) for start in anchor_rooms(t, f, ref.anchor, ask, among)]


def _good_anchors(t: Table, f: TextFrame, ref: tr.RoomAt, anchor: tr.Models, wanted: Nums | None) -> Nums:
    """The models from which a distance can be counted to some room that the phrase means, one for each room
    in which such models stand (EFF.43).
    """
    good: dict[int, int] = {}
    for model in candidates(t, f, anchor, own_side=True, ask=False):
        start = t.place[model]
        seen = _seen_from(t, f, ref, start) if start >= 0 else ()
        if any(wanted is None or room in wanted for room in seen):
            good.setdefault(start, model)
    return tuple(good.values())


def _seen_from(t: Table, f: TextFrame, ref: tr.RoomAt, start: int) -> Nums:
    """The rooms a phrase means, counted from one."""
    everywhere = ref.range == tr.ANYWHERE
    seen = tuple(range(len(t.tiles))) if everywhere else t.rules.lodge.sight[ref.range][start]
    if ref.quantifier in OTHERS:
        seen = tuple(room for room in seen if room not in (start, f.room))
    if ref.colours:
        seen = tuple(r for r in seen if colour_of(t, r) in ref.colours)
    if ref.other_than:
        seen = tuple(r for r in seen if t.rules.rooms[tile_of(t, r)].name.en not in ref.other_than)
    return seen


def _one_room(t: Table, f: TextFrame, seen: Nums, faction: int, wanted: Nums | None, ask: bool) -> Nums:
    open_ = seen if wanted is None else tuple([room for room in seen if room in wanted])
    if not open_ or not ask:
        return open_
    options: tuple[Option, ...] = tuple([("room", room) for room in open_])
    return (int(pick(t, f, faction, "room", options)[1]),)
