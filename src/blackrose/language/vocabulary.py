"""The names that a pack adds to the language, and the plural and article of English nouns."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

UNCHANGED = frozenset({"undead"})
"""Nouns whose plural is the word itself."""

VOWELS = "aeiouAEIOU"


def plural(noun: str) -> str:
    """Return the plural of a noun: ``Templar`` → ``Templars``, ``undead`` → ``undead``."""
    if noun in UNCHANGED:
        return noun
    if noun.endswith(("s", "x", "z", "ch", "sh")):
        return noun + "es"
    if noun.endswith("y") and noun[-2:-1] not in VOWELS:
        return noun[:-1] + "ies"
    return noun + "s"


def article(noun: str) -> str:
    """Return ``an`` for a noun that starts with a vowel, otherwise ``a``."""
    return "an" if noun[:1] in VOWELS else "a"


def bare_room(name: str) -> str:
    """Return the name of a room as it stands behind "the": ``The Abyss`` → ``Abyss``."""
    return name.removeprefix("The ")


def said_of_avatar(name: str) -> str:
    """Return the name of an Avatar as it stands inside a sentence: ``The Possessed`` → ``the Possessed``."""
    return f"the {bare_room(name)}" if name.startswith("The ") else name


@dataclass(frozen=True)
class Entry:
    """A name as it may stand in a text: its words, the terminal it is, and the name itself."""

    words: tuple[str, ...]
    terminal: str
    name: str


@dataclass(frozen=True)
class Vocabulary:
    """The names of a pack that its texts may use."""

    evocations: frozenset[str] = field(default_factory=frozenset)
    archetypes: frozenset[str] = field(default_factory=frozenset)
    upgrades: frozenset[str] = field(default_factory=frozenset)
    jinxes: frozenset[str] = field(default_factory=frozenset)
    rooms: frozenset[str] = field(default_factory=frozenset)
    schools: frozenset[str] = field(default_factory=frozenset)
    avatars: frozenset[str] = field(default_factory=frozenset)

    @property
    def names(self) -> frozenset[str]:
        """All names, from which the nearest can be found."""
        models = self.evocations | self.archetypes | self.avatars
        return models | self.upgrades | self.jinxes | self.rooms | self.schools

    def joined(self, other: Vocabulary) -> Vocabulary:
        """Return the names of both vocabularies."""
        return Vocabulary(
            self.evocations | other.evocations,
            self.archetypes | other.archetypes,
            self.upgrades | other.upgrades,
            self.jinxes | other.jinxes,
            self.rooms | other.rooms,
            self.schools | other.schools,
            self.avatars | other.avatars,
        )

    @cached_property
    def entries(self) -> dict[str, tuple[Entry, ...]]:
        """The names by their first word, the longest first: "Bone Shield" is tried before "Bone"."""
        found: dict[str, list[Entry]] = {}
        for entry in self._listed():
            found.setdefault(entry.words[0], []).append(entry)
        return {
            word: tuple(sorted(entries, key=lambda entry: (-len(entry.words), entry.name)))
            for word, entries in found.items()
        }

    def _listed(self) -> list[Entry]:
        listed = [Entry(tuple(name.split()), "UPGRADE", name) for name in sorted(self.upgrades)]
        listed += [Entry(tuple(name.split()), "JINX", name) for name in sorted(self.jinxes)]
        listed += [Entry(tuple(bare_room(name).split()), "ROOM", name) for name in sorted(self.rooms)]
        listed += [Entry(tuple(name.split()), "SCHOOL", name) for name in sorted(self.schools)]
        listed += [
            Entry(tuple(said_of_avatar(name).split()), "AVATAR", name) for name in sorted(self.avatars)
        ]
        for name in sorted(self.evocations | self.archetypes):
            several = plural(name)
            if several == name:
                listed.append(Entry(tuple(name.split()), "EITHER", name))
            else:
                listed.append(Entry(tuple(name.split()), "NAME", name))
                listed.append(Entry(tuple(several.split()), "NAMES", name))
        return listed
