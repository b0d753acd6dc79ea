"""The box of an edition in one language: every component as its card shows it, and where the rooms lie."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from blackrose.game import EDITIONS, BadSetup, box_of
from blackrose.game.box import (
    Avatar,
    Command,
    Edition,
    EventCard,
    Evocation,
    Jinx,
    Mage,
    Pack,
    Quest,
    Room,
    School,
    Spell,
    Upgrade,
)
from blackrose.language import tree as tr
from blackrose.packs.faces import AnyComponent, card_face, names_of
from blackrose.table.wire import Box, Card, CardSide, EnhancementShown, Layout
from blackrose.table.words.subjects import ORIGINAL

NOTED = "en"
"""The language remarks are written in."""

CACHED = 16


def box(edition: str, language: str, pack: Pack | None = None) -> Box:
    """The components of an edition, or of another pack played by it. The result is cached: do not change
    it.
    """
    if edition not in EDITIONS:
        raise BadSetup(f"there is no edition {edition!r}; there are: {', '.join(EDITIONS)}")
    contents = pack or box_of(edition)
    return _box(_ByDigest(contents), edition, language)


class _ByDigest:
    """A pack that is equal to every pack of the same content."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack

    def __hash__(self) -> int:
        return hash(self.pack.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _ByDigest) and other.pack.digest == self.pack.digest


@lru_cache(maxsize=CACHED)
def _box(of: _ByDigest, edition: str, language: str) -> Box:
    pack, way = of.pack, EDITIONS[edition]
    kinds: dict[str, Iterable[AnyComponent]] = {
        "spell": pack.spells,
        "room": pack.rooms,
        "quest": pack.quests,
        "event": pack.events,
        "evocation": pack.evocations,
        "upgrade": pack.upgrades,
        "mage": pack.mages,
        "school": pack.schools,
        "event card": pack.event_cards,
        "jinx": pack.jinxes,
        "avatar": pack.avatars,
        "command": pack.commands,
    }
    return {
        "edition": edition,
        "pack": pack.name,
        "digest": pack.digest,
        "language": language,
        "cards": {
            kind: [_card(kind, item, language, pack) for item in items] for kind, items in kinds.items()
        },
        "layouts": _layouts(way),
        "track_top": way.track_top,
        "rounds": way.rounds,
    }


def _layouts(edition: Edition) -> dict[str, Layout]:
    return {
        str(seats): {"rooms": [list(at) for at in lodge.rooms], "cells": [list(at) for at in lodge.cells]}
        for seats, lodge in edition.layouts.items()
    }


def _card(kind: str, component: AnyComponent, language: str, pack: Pack) -> Card:
    face = card_face(component, language, names_of(pack))
    codes = _codes(component)
    sides: list[CardSide] = [
        {
            "title": side.title,
            "type": side.type,
            "type_code": codes[number][0] if codes else "",
            "element": side.element,
            "element_code": codes[number][1] if codes else "",
            "target": side.target,
            "when": side.when,
            "lines": list(side.lines),
            "enhancements": _enhancements(component, number),
        }
        for number, side in enumerate(face.sides)
    ]
    return {
        "kind": face.kind,
        "kind_code": kind,
        "name": face.name,
        "facts": list(face.facts),
        "sides": sides,
        "provenance": face.provenance,
        "own_design": component.provenance == ORIGINAL,
        "note": face.note if language == NOTED else "",
        "colour": component.colour if isinstance(component, Room) else "",
        "group": _group(component),
        "figures": _figures(component) | _owner(component, pack),
    }


def _codes(component: AnyComponent) -> list[tuple[str, str]]:
    """Type and element of each side, where sides have them."""
    if not isinstance(component, Spell):
        return []
    return [(side.type, side.element) for side in (component.light, component.dark)]


def _enhancements(component: AnyComponent, side: int) -> list[EnhancementShown]:
    """The sentences of a spell's side that need elements, with those elements."""
    if not isinstance(component, Spell):
        return []
    text = (component.light, component.dark)[side].effect.text
    return [
        {"line": line, "elements": list(part.condition.elements)}
        for line, part in enumerate(text)
        if isinstance(part, tr.Sentence) and isinstance(part.condition, tr.IfEnhanced)
    ]


def _group(component: AnyComponent) -> str:
    match component:
        case Spell():
            return component.school.casefold()
        case School():
            return component.name.en.casefold()
        case Quest():
            return component.side
        case Evocation():
            return component.archetype.casefold()
        case EventCard():
            return component.phase
        case Command():
            return component.avatar
        case _:
            return ""


def _owner(component: AnyComponent, pack: Pack) -> dict[str, int]:
    """The mage whose personal spell it is, or the Avatar whose card, by number."""
    if isinstance(component, EventCard | Command) and component.avatar:
        return {"avatar": [avatar.name.en for avatar in pack.avatars].index(component.avatar)}
    if not (isinstance(component, Spell) and component.owner):
        return {}
    return {"owner": [mage.name.en for mage in pack.mages].index(component.owner)}


def _figures(component: AnyComponent) -> dict[str, int]:
    match component:
        case Spell():
            trap = {"room_trap": 1} if component.room_trap else {}
            return {"copies": component.copies, "instability": int(component.instability)} | trap
        case Room():
            first, second, third = component.rewards
            return {"slots": component.slots, "first": first, "second": second, "third": third}
        case Quest():
            return {"power": component.power, "cubes": component.cubes, "moon": component.moon}
        case EventCard():
            return {"moon": component.moon, "drawn": component.drawn, "discarded": component.discarded}
        case Jinx():
            return {"copies": component.copies, "cubes": component.cubes}
        case Evocation():
            names: tuple[str, ...] = ("speed", "strength", "health", "copies")
        case Upgrade():
            names = ("copies",)
        case Command():
            return {"moon": component.moon, "mild": int(component.mild)}
        case Avatar():
            names = ("health", "strength", "speed")
        case Mage():
            names = ("health", "hand", "strength", "speed")
        case _:
            names = ()
    return {name: getattr(component, name) for name in names}
