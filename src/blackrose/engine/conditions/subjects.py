"""What a condition speaks of: whether it means this model, this faction or this room."""

from __future__ import annotations

from typing import NamedTuple

from blackrose.engine.meaning.colours import colour_of, tile_of
from blackrose.engine.meaning.references import fits, is_narrowed
from blackrose.engine.table import ABSENT, CELL, NOBODY, Table, includes
from blackrose.language import tree as tr


class Watcher(NamedTuple):
    """Whose condition it is ("you"), the model it lies on ("the target"), the evocation that speaks, the room
    in which it was set off ("that room"), what was named before ("that type"), and the models its text had
    hit ("damaged by this effect", as bits).
    """

    seat: int
    target: int
    source: int
    room: int = NOBODY
    named: int = NOBODY
    hit: int = 0


def is_model(t: Table, w: Watcher, ref: tr.ModelRef, model: int, owner: int, kind: int = NOBODY) -> bool:
    """Whether a phrase of a condition means this model; of one that left play the ``kind`` is told."""
    if isinstance(ref, tr.You):
        return model == w.seat and t.rules.is_mage(model)
    if isinstance(ref, tr.Target):
        return model == w.target
    if isinstance(ref, (tr.ThisEvocation, tr.It)):
        return model == w.source
    if isinstance(ref, tr.CrownHolder):
        return model == t.crown
    if isinstance(ref, tr.TheAvatar):
        return model == t.rules.avatar != NOBODY
    if not isinstance(ref, tr.Models) or not _is_noun(t, ref.noun.word, model, kind):
        return False
    if not _is_owned(t, w, ref.whose, owner, model):
        return False
    if ref.quantifier is tr.Quantifier.ANOTHER and _is_self(t, w, model):
        return False
    if ref.damaged and not (model >= 0 and includes(w.hit, model)):
        return False
    return _is_so(t, w, ref, model)


def _is_self(t: Table, w: Watcher, model: int) -> bool:
    """Whether a model is the one whose condition it is: a mage, or the evocation that speaks."""
    if t.rules.is_mage(model):
        return model == w.seat
    return model == w.source and t.rules.is_evocation(model)


def _is_owned(t: Table, w: Watcher, whose: tr.Whose, owner: int, model: int) -> bool:
    if whose is tr.Whose.ANY:
        return True
    if whose is tr.Whose.OTHERS:
        return owner != w.seat and not t.rules.is_hers(owner, model)
    return owner == (w.seat if whose is tr.Whose.YOURS else w.target)


def _is_so(t: Table, w: Watcher, ref: tr.Models, model: int) -> bool:
    """What a phrase says of a model besides its kind, while it is in play: Health, what it carries, place."""
    if ref.place is None and not is_narrowed(ref):
        return True
    if model < 0 or t.place[model] == ABSENT or not fits(t, ref, model):
        return False
    if isinstance(ref.place, tr.Within):
        start = _anchor(t, w, ref.place.anchor)
        return start >= 0 and t.place[model] in t.rules.lodge.sight[ref.place.range][start]
    return ref.place is None or t.place[model] >= 0


def _anchor(t: Table, w: Watcher, anchor: tr.ModelRef | tr.TargetRoom) -> int:
    """The room from which a condition counts a distance; CELL where there is none."""
    model = w.source
    if isinstance(anchor, tr.You):
        model = w.seat if t.rules.is_mage(w.seat) else NOBODY
    elif isinstance(anchor, tr.Target):
        model = w.target
    elif isinstance(anchor, tr.CrownHolder):
        model = t.crown
    elif isinstance(anchor, tr.TheAvatar):
        model = t.rules.avatar
    return t.place[model] if model >= 0 else CELL


def _is_noun(t: Table, word: str, model: int, kind: int) -> bool:
    """Whether a model is of a kind: a mage, an evocation, of an archetype or by name."""
    mage = t.rules.is_mage(model)
    if kind == NOBODY and model >= 0:
        kind = t.kind[model]
    if word in ("model", "mage"):
        return word == "model" or mage
    if word == "evocation":
        return not mage or kind != NOBODY
    if kind == NOBODY:
        return False
    card = t.rules.evocations[kind]
    return word in (card.archetype, card.name.en)


def is_faction(
    t: Table, w: Watcher, ref: tr.ModelRef, faction: int, model: int = NOBODY, struck: bool = False
) -> bool:
    """Whether a phrase means who did it: a mage also does what their evocations do. Where something was
    ``struck``, the model tells the Black Rose's doing from her Avatar's (AVA.60).
    """
    if isinstance(ref, tr.You):
        return faction == w.seat
    if isinstance(ref, tr.CrownHolder):
        return faction == t.crown
    if isinstance(ref, tr.TheAvatar):
        own = faction == t.rules.avatar != NOBODY
        return own and not (struck and t.rules.is_hers(faction, model))
    if isinstance(ref, tr.Target):  # a model; only a mage's number is also a faction's
        return w.target >= 0 and (model == w.target or (t.rules.is_mage(w.target) and faction == w.target))
    if isinstance(ref, tr.Models) and ref.noun.word == "mage":
        if not t.rules.is_mage(faction) or (struck and t.rules.is_hers(faction, model)):
            return False
        if ref.quantifier is tr.Quantifier.ANOTHER and faction == w.seat:
            return False
        return _is_so(t, w, ref, faction)
    if model == NOBODY:
        return False
    return is_model(t, w, ref, model, t.rules.owner(model))


def doer(t: Table, ref: tr.ModelRef, faction: int, model: int) -> int:
    """The model that counts as having done it: "another mage" is the mage, whoever did it for them."""
    mage = isinstance(ref, (tr.You, tr.CrownHolder, tr.TheAvatar)) or (
        isinstance(ref, tr.Models) and ref.noun.word == "mage"
    )
    if mage or model == NOBODY:
        return faction if t.rules.is_mage(faction) else NOBODY
    return model


def is_room(t: Table, w: Watcher, ref: tr.RoomFilter, room: int) -> bool:
    """Whether a condition means a room: by colour, name, the instability there, or the evocation in it."""
    if room < 0:
        return ref == tr.RoomFilter()
    tile = t.rules.rooms[tile_of(t, room)]
    if ref.colours and colour_of(t, room) not in ref.colours:
        return False
    if ref.that and room != w.room:
        return False
    if ref.name and tile.name.en != ref.name:
        return False
    if ref.its and (w.source < 0 or t.place[w.source] != room):
        return False
    if ref.holding is not None and not _holds_one(t, w, ref.holding, room):
        return False
    return not (ref.without_your_instability and w.seat in t.slots[room])


def _holds_one(t: Table, w: Watcher, ref: tr.Models, room: int) -> bool:
    """Whether one of these models stands in a room."""
    owner = t.rules.owner
    return any(at == room and is_model(t, w, ref, model, owner(model)) for model, at in enumerate(t.place))
