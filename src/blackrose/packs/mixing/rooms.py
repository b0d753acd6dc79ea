"""Rooms of one box in another: which takes whose place, and what it is there (MIX.2–3, MIX.6, MIX.9–11)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from blackrose.engine.components import Pack, Room
from blackrose.packs.boxes import FREE_ROOMS
from blackrose.packs.mixing.needs import TEXTS, renamed, rooms_named, with_needs
from blackrose.packs.mixing.parts import Boxes, MixError, replaced_one, title

ALIKE: Final = {
    "Library of the Order": "Bibliotheca",
    "Alchemic Laboratory": "Alchemical Laboratory",
}
"""Rooms that are one and the same in the books, though their names here differ."""


# --------------------------------------------------------------------------------------------------
# Which takes whose place
# --------------------------------------------------------------------------------------------------


def take_room(mix: Pack, boxes: Boxes, room: Room, source: Pack, instead: str) -> Pack:
    """A room takes the place of the one of the same plain name; texts that name that one now mean it."""
    out = _named_room(mix, room, instead) if instead else _like(mix.rooms, room)
    if out is None:
        hint = f"; write {room.name.en} for one of its own" if mix.box in FREE_ROOMS else ""
        raise MixError(f"no room of this box has the same plain name as {room.name.en}{hint}")
    if (out.colour == "black") != (room.colour == "black"):
        raise MixError(
            f"{room.name.en} cannot take the place of {out.name.en}: the black room is one of its own"
        )
    new = fitted(room, out, boxes.base.rooms)
    grown = replace(mix, rooms=tuple(new if own is out else own for own in mix.rooms))
    grown = in_texts(grown, {out.name.en: room.name.en})
    return with_needs(grown, source, [new])


def _named_room(mix: Pack, room: Room, instead: str) -> Room:
    out = replaced_one(mix.rooms, "room", room.name.en, instead)
    if mix.box not in FREE_ROOMS and not alike(out.name.en, room.name.en):
        raise MixError(f"{room.name.en} and {out.name.en} have not the same plain name")
    return out


def take_rooms(mix: Pack, boxes: Boxes, of: str) -> Pack:
    """Every room that has one of the same plain name here."""
    found = [(room, source) for room, source in boxes.all("rooms", of) if _like(mix.rooms, room)]
    having = [title(pack) for pack in boxes.named(of) if any(source is pack for _, source in found)]
    if len(having) > 1:
        told = " or ".join(f"rooms of {box}" for box in having)
        raise MixError(f"rooms of more than one box would take the same places: write {told}")
    for room, source in found:
        mix = take_room(mix, boxes, room, source, "")
    return mix


def alike(one: str, other: str) -> bool:
    """Whether a name is the other with more words around it: "Armory", "Templar Armory"."""
    short, long = sorted((_bare(one), _bare(other)), key=len)
    return any(long[at : at + len(short)] == short for at in range(len(long) - len(short) + 1))


def _bare(name: str) -> list[str]:
    return ALIKE.get(name, name).casefold().replace("'", "").removeprefix("the ").split()


def _like(rooms: Iterable[Room], room: Room) -> Room | None:
    """The room of the same plain name."""
    return next((own for own in rooms if alike(own.name.en, room.name.en)), None)


# --------------------------------------------------------------------------------------------------
# What it is there
# --------------------------------------------------------------------------------------------------


def fitted(room: Room, out: Room, own: Iterable[Room]) -> Room:
    """A room as the box it comes into has rooms: with one face, as whatever makes way for it, or with two."""
    if room.collapses == out.collapses:
        return room
    return _collapsing(room, out) if out.collapses else _rebuilt(room, out, tuple(own))


def _collapsing(room: Room, out: Room) -> Room:
    """Its only effect is the one it has when it is rebuilt, and its first reward is what its token is worth
    (MIX.6, MIX.10).
    """
    worth = room.rewards[0]
    effect = room.effects[room.faces.index("rebuilt")]
    return replace(room, effects=(effect,), faces=out.faces, rewards=(worth, 0, 0), token=worth)


def _rebuilt(room: Room, out: Room, own: tuple[Room, ...]) -> Room:
    """Its effect is that of the rebuilt face; all else is that of the room of the same plain name, or of its
    colour (MIX.9).
    """
    coloured = (one for one in own if one.colour == room.colour)
    like = _like(own, room) or next(coloured, out)
    effects = (like.effects[like.faces.index("ruined")], room.effects[0])
    return replace(
        room, slots=like.slots, rewards=like.rewards, effects=effects, faces=("ruined", "rebuilt"), token=0
    )


# --------------------------------------------------------------------------------------------------
# What texts call them
# --------------------------------------------------------------------------------------------------


def in_texts(mix: Pack, names: dict[str, str]) -> Pack:
    """The box with rooms or schools called otherwise in all its texts."""
    names = {old: new for old, new in names.items() if old != new}
    return replace(mix, **{field: renamed(getattr(mix, field), names) for field in TEXTS}) if names else mix


def with_own_names(mix: Pack) -> Pack:
    """The box with texts that name only rooms it has: a room it lacks becomes its room of the same plain
    name.
    """
    there = {room.name.en for room in mix.rooms}
    texts = tuple(getattr(mix, field) for field in TEXTS)
    strange = [name for name in dict.fromkeys(rooms_named(texts)) if name not in there]
    found = {name: [own for own in there if alike(own, name)] for name in strange}
    return in_texts(mix, {name: own[0] if len(own) == 1 else "" for name, own in found.items()})
