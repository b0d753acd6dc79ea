"""What texts need that come into another box: the components they speak of, and names that mean something."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final

from blackrose.engine.components import Component, Name, Pack
from blackrose.language import tree
from blackrose.language.mentions import walk

CARRIED: Final = ("evocations", "upgrades", "jinxes")
"""What texts speak of by name and what comes along with them, as fields of a pack."""

TEXTS: Final = (
    "spells",
    "rooms",
    "quests",
    "events",
    "evocations",
    "upgrades",
    "event_cards",
    "jinxes",
    "commands",
)
"""The fields of a pack whose components have texts."""


def with_needs(mix: Pack, source: Pack, new: Iterable[Component]) -> Pack:
    """The box with all that the texts of new components speak of, and with all that those speak of."""
    waiting = list(new)
    while waiting:
        words, summoned, fitted = _mentioned(waiting), _summoned(waiting), _choose_upgrades(waiting)
        waiting = []
        for field in CARRIED:
            there = {one.name.en for one in getattr(mix, field)}
            needed = tuple(
                one
                for one in getattr(source, field)
                if one.name.en not in there
                and (
                    one.name.en in words
                    or getattr(one, "archetype", "") in summoned
                    or (fitted and field == "upgrades")
                )
            )
            mix = replace(mix, **{field: getattr(mix, field) + needed})
            waiting += needed
    return mix


def without_orphans(mix: Pack, gone: Iterable[Component]) -> Pack:
    """The box without what only texts spoke of that have gone."""
    gone = list(gone)
    unneeded = _mentioned(gone)
    if _choose_upgrades(gone):
        unneeded |= {upgrade.name.en for upgrade in mix.upgrades}
    while True:
        left = [one for field in TEXTS for one in getattr(mix, field)]
        words = {word for one in left for word in _words(one) if word != one.name.en}
        if _choose_upgrades(left):
            words |= {upgrade.name.en for upgrade in mix.upgrades}
        orphans = [
            one
            for field in CARRIED
            for one in getattr(mix, field)
            if one.name.en in unneeded - words and getattr(one, "archetype", "") not in _summoned(left)
        ]
        if not orphans:
            return mix
        unneeded |= _mentioned(orphans)
        kept: dict[str, Any] = {
            field: tuple(one for one in getattr(mix, field) if one not in orphans) for field in CARRIED
        }
        mix = replace(mix, **kept)


def renamed(node: Any, names: dict[str, str]) -> Any:
    """Components or parts of a text with rooms or schools renamed; a room renamed to nothing is no longer an
    exception ("any room other than …").
    """
    if isinstance(node, tuple):
        return tuple(renamed(part, names) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    changes: dict[str, Any] = {}
    for one in fields(node):
        part = getattr(node, one.name)
        new = renamed(part, names)
        if isinstance(node, tree.NamedRoom | tree.RoomFilter) and one.name == "name":
            new = names.get(part) or part
        if isinstance(node, tree.RevealedOf) and one.name == "source":
            new = names.get(part) or part
        if isinstance(node, tree.RoomAt | tree.Aim) and one.name == "other_than":
            new = tuple(filter(None, (names.get(name, name) for name in part)))
        if new != part:
            changes[one.name] = new
    return replace(node, **changes) if changes else node


def rooms_named(node: object) -> Iterator[str]:
    """The names of all rooms that texts speak of."""
    for part in walk(node):
        if isinstance(part, tree.NamedRoom | tree.RoomFilter) and part.name:
            yield part.name
        if isinstance(part, tree.RoomAt | tree.Aim):
            yield from part.other_than


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


def _choose_upgrades(components: Iterable[Component]) -> bool:
    """Whether texts of these components assign an upgrade of somebody's choice: then all kinds are needed."""
    return any(isinstance(node, tree.AssignAny) for one in components for node in walk(one))
