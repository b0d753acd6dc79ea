"""Mixing boxes: parts of one box take the place of parts of another, or are added to it (MIX).

A wish names the parts, with commas between them: ``Law for Hex, Ulrich, Templar Armory, forgotten``.

- a school takes the place of a school, and brings all its spells need;
- a mage may be chosen too, and brings the personal spell (``mages``: all of them);
- a room takes the place of the one of the same plain name (``rooms``: all that have one);
- ``forgotten`` adds the forgotten spells.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, TypeVar

from blackrose.engine.components import Component, Mage, Name, Pack, Room, School
from blackrose.language import tree
from blackrose.language.errors import nearest
from blackrose.language.mentions import walk
from blackrose.packs.boxes import FREE_ROOMS

C = TypeVar("C", bound=Component)

FORGOTTEN = "forgotten"
WHOLE = ("mages", "rooms", FORGOTTEN)
"""Words for all parts of a kind."""

ALIKE = {"Library of the Order": "Bibliotheca"}
"""Rooms that are one and the same in the books' first language, though their names here differ."""

CARRIED = ("evocations", "upgrades", "jinxes")
"""What texts speak of by name and what comes along with them, as fields of a pack."""


class MixError(ValueError):
    """A mix that cannot be; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class _Boxes:
    """The boxes parts can be taken from."""

    packs: Sequence[Pack]

    def all(self, field: str) -> list[tuple[Any, Pack]]:
        """Every component of a kind, with its box."""
        return [(one, pack) for pack in self.packs for one in getattr(pack, field)]

    def find(self, field: str, name: str) -> tuple[Any, Pack] | None:
        """The component of a kind with this name."""
        return next(((one, pack) for one, pack in self.all(field) if _same(one.name.en, name)), None)


def mixed(base: Pack, others: Sequence[Pack], wish: str) -> Pack:
    """A box with the wished parts of other boxes in it; MixError if that cannot be."""
    parts = [" ".join(part.split()) for part in wish.split(",") if part.strip()]
    if not parts:
        raise MixError(f"a mix names parts of another box, such as: {_example(others)}")
    boxes, mix = _Boxes(others), base
    for part in parts:
        mix = _with_part(mix, boxes, part)
    _check_apart(mix)
    plain = json.dumps([base.digest, [pack.digest for pack in others], parts])
    digest = hashlib.blake2b(plain.encode(), digest_size=16).hexdigest()
    return replace(mix, name=f"{base.name} with {', '.join(parts)}", digest=digest)


def _with_part(mix: Pack, boxes: _Boxes, part: str) -> Pack:
    """The box with one more part."""
    if part in WHOLE:
        return _WHOLE[part](mix, boxes)
    name, _, instead = part.partition(" for ")
    for field, take in _TAKES.items():
        found = boxes.find(field, name)
        if found is not None:
            return take(mix, *found, instead)
    known = [*WHOLE, *(one.name.en for field in _TAKES for one, _ in boxes.all(field))]
    like = nearest(name, known)
    hint = f"; did you mean {like}?" if like else f"; there are: {', '.join(known)}"
    raise MixError(f"no other box has a school, mage or room called {name!r}{hint}")


def _example(others: Sequence[Pack]) -> str:
    names = [one.name.en for field in _TAKES for pack in others for one in getattr(pack, field)[:1]]
    return ", ".join([*names, FORGOTTEN])


def _same(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


# --------------------------------------------------------------------------------------------------
# Schools
# --------------------------------------------------------------------------------------------------


def _take_school(mix: Pack, school: School, source: Pack, instead: str) -> Pack:
    """A school takes the place of another; what only the other's spells needed goes with it."""
    out = _replaced_one(mix.schools, "school", school.name.en, instead)
    if any(_same(own.name.en, school.name.en) for own in mix.schools):
        raise MixError(f"the school {school.name.en} is in this box already")
    gone = [spell for spell in mix.spells if spell.school == out.name.en]
    left = replace(
        mix,
        schools=tuple(school if own is out else own for own in mix.schools),
        spells=tuple(spell for spell in mix.spells if spell.school != out.name.en),
    )
    left = _without_orphans(left, _mentioned(gone))
    new = [spell for spell in source.spells if spell.school == school.name.en]
    return _with_needs(replace(left, spells=left.spells + tuple(new)), source, new)


def _replaced_one(own: Sequence[C], what: str, name: str, instead: str) -> C:
    """The component of this box that is named to make way; the only one need not be named."""
    if not instead and len(own) == 1:
        return own[0]
    found = next((one for one in own if _same(one.name.en, instead)), None)
    if found is None:
        names = ", ".join(one.name.en for one in own)
        told = f"there is no {what} {instead!r}" if instead else f"{name} takes the place of another {what}"
        raise MixError(f"{told} in this box: write {name} for one of {names}")
    return found


# --------------------------------------------------------------------------------------------------
# Mages, forgotten spells
# --------------------------------------------------------------------------------------------------


def _take_mage(mix: Pack, mage: Mage, source: Pack, instead: str) -> Pack:
    """A mage may be chosen too, with the personal spell; one whose box has no quests of the mages' own keeps
    as many as anybody here.
    """
    if instead:
        raise MixError(f"mages are added: write {mage.name.en} alone")
    if any(_same(own.name.en, mage.name.en) for own in mix.mages):
        raise MixError(f"the mage {mage.name.en} is in this box already")
    quests = mage.quests or min((own.quests for own in mix.mages), default=0)
    new = [spell for spell in source.spells if spell.owner == mage.name.en]
    grown = replace(mix, mages=(*mix.mages, replace(mage, quests=quests)), spells=mix.spells + tuple(new))
    return _with_needs(grown, source, new)


def _take_mages(mix: Pack, boxes: _Boxes) -> Pack:
    for mage, source in boxes.all("mages"):
        mix = _take_mage(mix, mage, source, "")
    return mix


def _take_forgotten(mix: Pack, boxes: _Boxes) -> Pack:
    """The forgotten spells of the other boxes are added, with what they need."""
    for source in boxes.packs:
        new = [spell for spell in source.spells if spell.school == FORGOTTEN]
        mix = _with_needs(replace(mix, spells=mix.spells + tuple(new)), source, new)
    return mix


# --------------------------------------------------------------------------------------------------
# Rooms
# --------------------------------------------------------------------------------------------------


def _take_room(mix: Pack, room: Room, source: Pack, instead: str) -> Pack:
    """A room takes the place of the one of the same plain name; texts that name that one now mean it."""
    out = next((own for own in mix.rooms if _alike(own.name.en, room.name.en)), None)
    if instead:
        out = _named_room(mix, room, instead)
    if out is None:
        raise MixError(
            f"no room of this box has the same plain name as {room.name.en}{_room_hint(mix, room)}"
        )
    if (out.colour == "black") != (room.colour == "black"):
        raise MixError(
            f"{room.name.en} cannot take the place of {out.name.en}: the black room is one of its own"
        )
    grown = replace(mix, rooms=tuple(room if own is out else own for own in mix.rooms))
    names = {out.name.en: room.name.en}
    grown = replace(grown, **{field: _renamed(getattr(grown, field), names) for field in _TEXTS})
    return _with_needs(grown, source, [room])


def _named_room(mix: Pack, room: Room, instead: str) -> Room:
    out = _replaced_one(mix.rooms, "room", room.name.en, instead)
    if mix.box not in FREE_ROOMS and not _alike(out.name.en, room.name.en):
        raise MixError(f"{room.name.en} and {out.name.en} have not the same plain name")
    return out


def _room_hint(mix: Pack, room: Room) -> str:
    return f"; write {room.name.en} for one of its own" if mix.box in FREE_ROOMS else ""


def _take_rooms(mix: Pack, boxes: _Boxes) -> Pack:
    """Every room that has one of the same plain name here."""
    for room, source in boxes.all("rooms"):
        if any(_alike(own.name.en, room.name.en) for own in mix.rooms):
            mix = _take_room(mix, room, source, "")
    return mix


def _alike(one: str, other: str) -> bool:
    """Whether a name is the other with more words around it: "Armory", "Templar Armory"."""
    short, long = sorted((_bare(one), _bare(other)), key=len)
    return any(long[at : at + len(short)] == short for at in range(len(long) - len(short) + 1))


def _bare(name: str) -> list[str]:
    return ALIKE.get(name, name).casefold().removeprefix("the ").split()


def _renamed(node: Any, names: dict[str, str]) -> Any:
    """Components or parts of a text with rooms called otherwise."""
    if isinstance(node, tuple):
        return tuple(_renamed(part, names) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    changes: dict[str, Any] = {}
    for one in fields(node):
        part = getattr(node, one.name)
        new = _renamed(part, names)
        if isinstance(node, tree.NamedRoom | tree.RoomFilter) and one.name == "name":
            new = names.get(part, part)
        if isinstance(node, tree.RoomAt) and one.name == "other_than":
            new = tuple(names.get(name, name) for name in part)
        if new != part:
            changes[one.name] = new
    return replace(node, **changes) if changes else node


# --------------------------------------------------------------------------------------------------
# What texts need
# --------------------------------------------------------------------------------------------------

_TEXTS = ("spells", "rooms", "quests", "events", "evocations", "upgrades", "event_cards", "jinxes")
"""The fields of a pack whose components have texts."""


def _words(node: object) -> Iterator[str]:
    """Every word that stands in a text's tree by itself; names of components are among them."""
    for part in walk(node):
        if isinstance(part, Component | Name | tree.RoomFilter | tree.NamedRoom):
            continue
        if not is_dataclass(part):
            continue
        for one in fields(part):
            value = getattr(part, one.name)
            yield from (value,) if isinstance(value, str) else ()


def _mentioned(components: Iterable[Component]) -> set[str]:
    """The names that texts of these components may speak of."""
    return {word for one in components for word in _words(one)}


def _summoned(components: Iterable[Component]) -> set[str]:
    """What texts of these components summon: names, or archetypes."""
    return {node.noun.word for one in components for node in walk(one) if isinstance(node, tree.Summon)}


def _with_needs(mix: Pack, source: Pack, new: Iterable[Component]) -> Pack:
    """The box with all that the texts of new components speak of, and with all that those speak of."""
    waiting = list(new)
    while waiting:
        words, summoned = _mentioned(waiting), _summoned(waiting)
        waiting = []
        for field in CARRIED:
            there = {one.name.en for one in getattr(mix, field)}
            needed = tuple(
                one
                for one in getattr(source, field)
                if one.name.en not in there
                and (one.name.en in words or getattr(one, "archetype", "") in summoned)
            )
            mix = replace(mix, **{field: getattr(mix, field) + needed})
            waiting += needed
    return mix


def _without_orphans(mix: Pack, gone: set[str]) -> Pack:
    """The box without what only texts spoke of that have gone."""
    while True:
        left = [one for field in _TEXTS for one in getattr(mix, field)]
        words = {word for one in left for word in _words(one) if word != one.name.en}
        orphans = [
            one
            for field in CARRIED
            for one in getattr(mix, field)
            if one.name.en in gone - words and getattr(one, "archetype", "") not in _summoned(left)
        ]
        if not orphans:
            return mix
        gone |= _mentioned(orphans)
        kept: dict[str, Any] = {
            field: tuple(one for one in getattr(mix, field) if one not in orphans) for field in CARRIED
        }
        mix = replace(mix, **kept)


def _check_apart(mix: Pack) -> None:
    """Two components of a kind with one name could not be told apart."""
    for field in ("schools", "mages", *_TEXTS):
        names = [one.name.en for one in getattr(mix, field)]
        twice = next((name for name in names if names.count(name) > 1), "")
        if twice:
            raise MixError(f"two of the {field} are called {twice}")


_TAKES: dict[str, Callable[..., Pack]] = {
    "schools": _take_school,
    "mages": _take_mage,
    "rooms": _take_room,
}
_WHOLE: dict[str, Callable[[Pack, _Boxes], Pack]] = {
    "mages": _take_mages,
    "rooms": _take_rooms,
    FORGOTTEN: _take_forgotten,
}
