"""What the rest of the program knows of an edition besides how it plays: its entry in the registry."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from blackrose.editions.topics import Topics
from blackrose.engine.components import Pack
from blackrose.engine.edition import Edition
from blackrose.engine.state import State
from blackrose.language.tree.base import Record
from blackrose.language.wording import Wording

Need = Callable[[Edition, Pack, int], str]
"""Something an edition needs: in words what a pack lacks of it for so many seats, or nothing."""


@dataclass(frozen=True, slots=True)
class Extra(Record):
    """Rules that come with components: whether a box has any, and the edition with those rules."""

    has: Callable[[Pack], bool]
    add: Callable[[Edition], Edition]


@dataclass(frozen=True, slots=True)
class Flag(Record):
    """An option of the set-up that has a flag of its own on the command line: what it takes, and its help."""

    takes: str
    help: str


NOTHING_WISHED: Mapping[str, str] = {}

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def in_words(seats: int) -> str:
    """A number of seats as it stands in a sentence."""
    return NUMBERS[seats] if seats < len(NUMBERS) else str(seats)


CROWN = Flag("SEAT", "who begins: random, or the number of a seat, from 0 on")
MIX = Flag("PARTS", "parts of the other boxes, such as 'Law for Hex, Ulrich, Arena of Classic, forgotten'")


@dataclass(frozen=True, slots=True)
class Position(Record):
    """A place in a game that everybody can reach again: a seed, and the first moment of a kind.

    ``depth`` is how many decisions ahead of it are counted.
    """

    about: str
    seed: str
    reached: Callable[[State], bool]
    depth: int
    seats: int


@dataclass(frozen=True, slots=True, eq=False)
class Listing:
    """An edition and everything about it that other parts of the program ask for.

    - ``box`` names the folder of ``packs`` with its components, ``needs`` what any other pack must hold,
      ``extras`` the rules that parts of other boxes bring along;
    - ``letter`` marks its rules in docs/rules.md, ``topics`` says which of them explains what, but for
      those in ``rules_elsewhere``, which speak of other editions;
    - ``usual_seats`` is how many play if nobody says; ``left_open`` are the options with which players
      choose as much as possible, ``left_to_chance`` those with which they choose as little as possible;
    - ``variants`` are other ways to play it, by the option that asks for one; ``ours`` the values of options
      that are in no book;
    - ``flags`` are options with a flag on the command line, ``positions`` those that perft counts from;
    - ``words`` are its name, its options and the rules in short, in every language.
    """

    edition: Edition
    box: str
    letter: str
    usual_seats: int
    needs: tuple[Need, ...]
    topics: Topics
    words: Wording
    extras: tuple[Extra, ...] = ()
    variants: Mapping[str, Callable[[Edition], Edition]] = field(default_factory=dict)
    ours: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    rules_elsewhere: tuple[str, ...] = ()
    left_open: Mapping[str, str] = field(default_factory=dict)
    left_to_chance: Mapping[str, str] = field(default_factory=dict)
    flags: Mapping[str, Flag] = field(default_factory=dict)
    positions: Mapping[str, Position] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """What the edition is called on the command line and in records."""
        return self.edition.name

    @property
    def title(self) -> str:
        """The name as it stands in a sentence."""
        return self.name.title()

    @property
    def fewest_seats(self) -> int:
        """The smallest number of players it is for."""
        return min(self.edition.layouts)

    @property
    def most_seats(self) -> int:
        """The largest number of players it is for."""
        return max(self.edition.layouts)

    def lacking(self, pack: Pack, seats: int) -> str:
        """What a pack lacks to be played with, in words; nothing if it will do."""
        return next((lack for need in self.needs if (lack := need(self.edition, pack, seats))), "")

    def fitted(self, pack: Pack, options: Mapping[str, str] = NOTHING_WISHED) -> Edition:
        """The edition as it is asked for, with all rules that the components of a pack bring along."""
        edition = self.edition
        for option, varied in self.variants.items():
            if options.get(option):
                edition = varied(edition)
        for extra in self.extras:
            if extra.has(pack):
                edition = extra.add(edition)
        return edition

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickles the entry by building it again, as records do. It is no record, because two equal entries
        are still two.
        """
        return type(self), tuple([getattr(self, each.name) for each in fields(self)])
