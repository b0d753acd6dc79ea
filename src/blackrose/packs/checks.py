"""Checks what components of a pack say about each other: names told apart, and references that exist."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from blackrose.engine.components import Component, Pack
from blackrose.language.errors import CardError, Kind, nearest
from blackrose.language.vocabulary import Vocabulary, bare_room, plural
from blackrose.packs.components import FORGOTTEN, PERSONAL
from blackrose.packs.fields import Fields
from blackrose.packs.names import check_archetype, check_noun, check_room_noun, fits_text, skeleton

NOUNS = ("evocation", "upgrade", "jinx")
"""The kinds whose names texts use as they stand; rooms are named with "the"."""

MEANINGS = {
    "evocation": "an evocation",
    "upgrade": "an upgrade",
    "jinx": "a jinx",
    "room": "a room",
    "avatar": "an Avatar",
}
"""What a name in a text can mean; of two that are alike the later kind is refused."""


def name_of(table: dict[str, Any]) -> str:
    """The English name in a component's table, if there is one."""
    name = table.get("name")
    english = name.get("en") if isinstance(name, dict) else None
    return english if isinstance(english, str) else ""


def check_names(listed: dict[str, list[Fields]], known: Mapping[str, Iterable[Component]]) -> Vocabulary:
    """Reports names that cannot be told apart, and returns those that texts may use.

    ``known`` are the components of the box that the listed ones are added to, by kind.
    """
    for kind, tables in listed.items():
        _check_duplicates(tables, [one.name.en for one in known.get(kind, ())])
    evocations, upgrades, jinxes = (_nouns(listed[kind]) for kind in NOUNS)
    avatars = _nouns(listed["avatar"])
    archetypes = _archetypes(listed["evocation"])
    rooms = _rooms(listed["room"])
    schools = {fields.component for fields in listed["school"] if fits_text(fields.component)}
    _check_clashes(listed, known, archetypes)
    return Vocabulary(*map(frozenset, (evocations, archetypes, upgrades, jinxes, rooms, schools, avatars)))


def assigned_names(tables: list[Fields], known: Iterable[Component]) -> frozenset[str]:
    """The evocations that are assigned to mages instead of being summoned."""
    listed = [fields.component for fields in tables if fields.table.get("assigned") is True]
    return frozenset([*listed, *(one.name.en for one in known if getattr(one, "assigned", False))])


def _check_duplicates(tables: list[Fields], known: Iterable[str]) -> None:
    taken = {skeleton(name): name for name in known}
    for fields in tables:
        name = fields.component
        first = taken.get(skeleton(name))
        if first is None:
            taken[skeleton(name)] = name
        elif name:
            kind = Kind.DUPLICATE if first == name else Kind.LOOKALIKE
            fields.report(CardError(kind, read=name, expected=["a new name"], nearest=first), "name", "en")


def _nouns(tables: list[Fields]) -> set[str]:
    names = set()
    for fields in tables:
        if fields.component and _tried(fields, fields.component, check_noun, "name", "en"):
            names.add(fields.component)
    return names


def _rooms(tables: list[Fields]) -> set[str]:
    """The rooms that texts can name; one with other than words in its name is a room all the same."""
    names = set()
    for fields in tables:
        if _tried(fields, fields.component, check_room_noun, "name", "en") and fits_text(fields.component):
            names.add(fields.component)
    return names


def _archetypes(tables: list[Fields]) -> set[str]:
    words = set()
    for fields in tables:
        word = fields.table.get("archetype")
        if isinstance(word, str) and _tried(fields, word, check_archetype, "archetype"):
            words.add(word)
    return words


def _tried(fields: Fields, word: str, check: Any, *keys: str) -> bool:
    try:
        check(word)
    except CardError as error:
        fields.report(error, *keys)
        return False
    return True


def _check_clashes(
    listed: dict[str, list[Fields]], known: Mapping[str, Iterable[Component]], archetypes: set[str]
) -> None:
    """A word that is two things, or the plural of another, would have two meanings in a text."""
    there = {kind: {one.name.en for one in known.get(kind, ())} for kind in MEANINGS}
    archetypes = archetypes | {str(getattr(one, "archetype", "")) for one in known.get("evocation", ())}
    several = archetypes | there["evocation"] | {fields.component for fields in listed["evocation"]}
    meanings = dict.fromkeys(archetypes, "an archetype")
    meanings.update({plural(word): f"several of {word}" for word in several if word and plural(word) != word})
    for kind, told in MEANINGS.items():
        others = {name: MEANINGS[other] for other in MEANINGS if other != kind for name in there[other]}
        for fields in listed[kind]:
            _check_clash(fields, meanings | others)
        meanings.update({fields.component: told for fields in listed[kind]})


def _check_clash(fields: Fields, meanings: dict[str, str]) -> None:
    meaning = meanings.get(fields.component) or meanings.get(bare_room(fields.component))
    if meaning is not None and fields.component:
        error = CardError(
            Kind.AMBIGUOUS,
            f"the word already means {meaning}",
            read=fields.component,
            expected=["a new name"],
        )
        fields.report(error, "name", "en")


def check_references(listed: dict[str, list[Fields]], pack: Pack, whole: Pack) -> None:
    """Reports components that name others which are not there."""
    schools = [FORGOTTEN, PERSONAL, *(school.name.en for school in whole.schools)]
    mages = [mage.name.en for mage in whole.mages]
    spells = [spell.name.en for spell in whole.spells]
    for fields, spell in zip(listed["spell"], pack.spells, strict=True):
        if spell.school:
            _check_known(fields, spell.school, schools, "school")
        if spell.owner:
            _check_known(fields, spell.owner, mages, "owner")
    for fields, school in zip(listed["school"], pack.schools, strict=True):
        for key, names in school.grimoires.items():
            for place, name in enumerate(names):
                _check_known(fields, name, spells, "grimoires", key, "spells", place)
    _check_avatars(listed, pack, whole)
    if any(quest.moon for quest in whole.quests):
        for fields, mage in zip(listed["mage"], pack.mages, strict=True):
            if not mage.quests:
                error = CardError(Kind.MISSING_FIELD, "how many quests the mage keeps", expected=["quests"])
                fields.report(error)


def _check_avatars(listed: dict[str, list[Fields]], pack: Pack, whole: Pack) -> None:
    """The rooms an Avatar names, and the Avatars that commands and event cards name."""
    rooms = [room.name.en for room in whole.rooms]
    avatars = [avatar.name.en for avatar in whole.avatars]
    for fields, avatar in zip(listed["avatar"], pack.avatars, strict=True):
        if avatar.start:
            _check_known(fields, avatar.start, rooms, "start")
        if avatar.skill is not None and avatar.skill.room:
            _check_known(fields, avatar.skill.room, rooms, "skill", "room")
    for fields, command in zip(listed["command"], pack.commands, strict=True):
        if command.avatar:
            _check_known(fields, command.avatar, avatars, "avatar")
    for fields, card in zip(listed["event_card"], pack.event_cards, strict=True):
        if card.avatar:
            _check_known(fields, card.avatar, avatars, "avatar")


def _check_known(fields: Fields, name: str, known: list[str], *keys: str | int) -> None:
    if name not in known:
        error = CardError(
            Kind.UNKNOWN_COMPONENT,
            read=name,
            expected=["the name of one that exists"],
            nearest=nearest(name, known),
        )
        fields.report(error, *keys)
