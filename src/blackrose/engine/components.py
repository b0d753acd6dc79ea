"""The components of the box, read from the packs: plain frozen data with their texts as trees."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from blackrose.language.tree import Aim, Record, Text, When

PROVENANCES = ("rulebook", "community", "original")
"""Where a component's figures and effect come from; ``original`` is our own design and says so to players."""

COLOURS: Final = ("black", "grey", "purple", "red", "green", "yellow", "blue")
ANY: Final = "any"
"""The element that stands for each of the others."""

ELEMENTS: Final = ("air", "earth", "fire", "water", "sacred", "profane", "magic", "any")
TYPES = ("combat", "contingency", "protection", "trap")


@dataclass(frozen=True, slots=True)
class Name(Record):
    """A component's name in the three languages."""

    en: str
    de: str
    ru: str


@dataclass(frozen=True, slots=True)
class Component(Record):
    """What every component has: a name, where it comes from, and a remark on what is doubtful."""

    name: Name
    provenance: str
    note: str


@dataclass(frozen=True, slots=True)
class Effect(Record):
    """A text with what it aims at and, for traps, quests and abilities, what sets it off."""

    aim: Aim
    text: Text
    when: When | None = None


@dataclass(frozen=True, slots=True)
class Side(Record):
    """One side of a spell: only the chosen one counts."""

    type: str
    element: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class Spell(Component):
    """A spell card. ``school`` is the school's name, ``forgotten``, or ``personal`` with ``owner`` set.

    Of a ``room_trap`` both sides wait at the same time, each for rooms of other colours (TRP.9).
    """

    school: str
    instability: bool
    light: Side
    dark: Side
    copies: int
    owner: str = ""
    room_trap: bool = False

    @property
    def one_sided(self) -> bool:
        """Whether it has one text only, kept as both sides: some traps do."""
        return self.light is self.dark

    @property
    def sides_to_choose(self) -> int:
        """How many ways there are to lay it out: one where there is no side to choose (PRE.6, PRE.7)."""
        return 1 if self.one_sided or self.room_trap else 2


@dataclass(frozen=True, slots=True)
class School(Component):
    """A school of magic with its two named starting lists."""

    grimoires: dict[str, tuple[str, ...]] = field(default_factory=dict)
    grimoire_names: dict[str, Name] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Room(Component):
    """A room tile: its slots, what it pays, and the effects of its faces, each by name.

    One that gets rebuilt pays three ``rewards`` by rank; one that collapses is worth the power on its
    activation ``token``.
    """

    colour: str
    slots: int
    rewards: tuple[int, int, int]
    effects: tuple[Effect, ...]
    faces: tuple[str, ...]
    token: int = 0

    @property
    def collapses(self) -> bool:
        """Whether it has one face, and falls when it is full."""
        return len(self.faces) == 1


@dataclass(frozen=True, slots=True)
class Quest(Component):
    """A quest: what must happen or be the case, what it is worth, and its effect.

    Those open to all have a card ``side``; those of a mage's own belong to a ``moon``, have ``cubes`` (slots
    to fill; 0: done in one go) and are ``open`` from the start or shown at the first progress. Some leave the
    game where fewer than ``four`` play; the effect of some comes ``instead`` of that of the room they name;
    some say when they are ``shown``: in a phase, or at the start of a "turn".
    """

    side: str
    power: int
    effect: Effect
    moon: int = 0
    cubes: int = 0
    open: bool = False
    four: bool = False
    instead: bool = False
    shown: str = ""


@dataclass(frozen=True, slots=True)
class EventSide(Component):
    """One side of an event card that lies there all through the game: a named line for each round."""

    line_names: tuple[Name, ...]
    lines: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class EventCard(Component):
    """An event card of a moon: maybe a crown, when it works, its slot (0: instant, never placed), what the
    Black Rose gains when it is drawn and when it leaves, and its text.

    ``phase`` is the name of a phase, "always" or "instant".
    """

    moon: int
    crown: bool
    phase: str
    slot: int
    drawn: int
    discarded: int
    effect: Effect
    avatar: str = ""  # whose event deck it belongs to; "" for the usual ones


@dataclass(frozen=True, slots=True)
class Jinx(Component):
    """A jinx card for a mage: how many there are, how many cubes work it off, and the handicap."""

    copies: int
    cubes: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class Evocation(Component):
    """An evocation: its archetype, figures, how many models there are, and its ability if it has one.

    A ``large`` one stands on the large base; a ``forgotten`` one comes by forgotten spells alone; an
    ``assigned`` one is put on a mage, not summoned. The ability of some comes ``instead`` of their attack.
    Health 0: it cannot suffer damage.
    """

    archetype: str
    speed: int
    strength: int
    health: int
    copies: int
    ability: Effect | None
    large: bool = False
    forgotten: bool = False
    assigned: bool = False
    instead: bool = False


@dataclass(frozen=True, slots=True)
class Upgrade(Component):
    """An upgrade card for an evocation."""

    copies: int
    effect: Effect


@dataclass(frozen=True, slots=True)
class Mage(Component):
    """A mage card. The personal spells belong to a favourite ``school``, where the mage has one (SET.39)."""

    health: int
    hand: int
    strength: int
    speed: int
    quests: int = 2
    school: str = ""


@dataclass(frozen=True, slots=True)
class Part(Record):
    """One part of a command, carried out by an Avatar: a "spell" or an "action", at what its ``priority``
    names ("A", "B", "C"; "" where nothing is chosen by one).

    A spell part may bear the ``instability`` mark; after a part with an ``extra`` card mark one more command
    follows in the same activation. An action's effect is carried out as a physical action.
    """

    kind: str
    priority: str
    effect: Effect
    instability: bool = False
    extra: bool = False


@dataclass(frozen=True, slots=True)
class Armed(Record):
    """The trap or protection on a command whose back shows it while the card lies on top of the deck: set off
    when the Avatar is "targeted" by a combat spell, or "damaged".
    """

    type: str
    mark: str
    effect: Effect


@dataclass(frozen=True, slots=True)
class Command(Component):
    """A command card of an Avatar: the moon of its deck, its parts from top to bottom, maybe an armed back.

    The ``mild`` ones are left out where the game is to be hardest.
    """

    avatar: str
    moon: int
    parts: tuple[Part, ...]
    armed: Armed | None = None
    mild: bool = False


@dataclass(frozen=True, slots=True)
class Skill(Record):
    """What an Avatar does when it is due to activate in its Cell: it is placed in a room instead."""

    name: Name
    room: str


@dataclass(frozen=True, slots=True)
class Avatar(Component):
    """An Avatar: figures, the room it starts in, a skill if it has one, and by what it chooses.

    ``priorities`` are, for each of "A", "B" and "C", what counts in which order: of models "damage",
    "nearest" and "power", of rooms "mages", "models" and "instability". Its command and event cards name it.
    """

    health: int
    strength: int
    speed: int
    start: str
    priorities: dict[str, tuple[str, ...]] = field(default_factory=dict)
    skill: Skill | None = None


@dataclass(frozen=True, slots=True)
class Pack(Record):
    """All components of one box, in the order of its files, and the hash of what was read.

    ``box`` is the box that comes with the game whose cards these are or are added to; a folder of one's own
    has none.
    """

    name: str
    digest: str
    schools: tuple[School, ...]
    spells: tuple[Spell, ...]
    rooms: tuple[Room, ...]
    quests: tuple[Quest, ...]
    events: tuple[EventSide, ...]
    evocations: tuple[Evocation, ...]
    upgrades: tuple[Upgrade, ...]
    mages: tuple[Mage, ...]
    event_cards: tuple[EventCard, ...] = ()
    jinxes: tuple[Jinx, ...] = ()
    avatars: tuple[Avatar, ...] = ()
    commands: tuple[Command, ...] = ()
    box: str = ""
