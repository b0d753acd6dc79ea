"""What lies on the table, as an audience sees it (see :mod:`blackrose.table.wire`)."""

from __future__ import annotations

from typing import TypedDict


class CardRef(TypedDict):
    """A component by kind and number; ``side`` is -1 where no side is meant, ``sentence`` where none is. The
    sides of a "command" are its parts from top to bottom and then, where it can be armed, what the back sets
    off.
    """

    kind: str
    number: int
    side: int
    sentence: int


class SlotShown(TypedDict):
    """A spell slot: ``state`` is empty, ready, active or revealed; of a face-down spell of another the card
    is -1. ``waits`` tells of an active one whether it is a trap or a protection ("" otherwise). ``order``
    is the audience's standing order for it (None: none; those of others are never shown).
    """

    slot: int
    name: str
    state: str
    card: int
    side: int
    waits: str
    order: StandingOrder | None


class StandingOrder(TypedDict):
    """What a seat wants done when a trap or protection of its own could be revealed. ``mode``: ask, first
    (reveal at the first chance), saves (only if it saves the mage from defeat), against (only if one of the
    factions in ``against`` met its condition).
    """

    mode: str
    against: list[int]


class TaskShown(TypedDict):
    """A quest of a mage's own. ``quest`` is -1 where the audience may not know it. ``state`` is active,
    completed or solved; ``cubes`` of ``slots`` are filled; ``shown``: it was revealed to all. ``parts`` tells
    the owner of a quest that is done in one round how many of each part have come about and are needed,
    ``met`` that it is fulfilled and waits to be shown; others are never told of either.
    """

    quest: int
    moon: int
    state: str
    cubes: int
    slots: int
    power: int
    shown: bool
    parts: list[list[int]]
    met: bool


class JinxShown(TypedDict):
    """A jinx on a mage: ``cubes`` of ``needed`` work it off."""

    jinx: int
    cubes: int
    needed: int


class SchoolShown(TypedDict):
    """A school's deck in the Library and its discards in the open, the newest last."""

    school: int
    deck: int
    discards: list[int]


class TrackShown(TypedDict):
    """The power track: it has spaces 0 … ``top``; ``moons`` are the figures at which they rise (none where
    there are no moons), ``end`` the figure that makes a round the last (0: none), ``last`` whether it is.
    """

    top: int
    moon: int
    moons: list[int]
    end: int
    last: bool


class WindowShown(TypedDict):
    """A time in which traps and protections may be revealed; as long for every seat that has one waiting.
    ``seat`` is whose turn it is to answer, ``until`` when it closes (seconds since 1970; 0: no limit).
    """

    seat: int
    until: float


class FactionShown(TypedDict):
    """A seat or the Black Rose (``rose``). An Avatar is both: the last faction, a ``rose`` with a mage's
    place on the board; ``avatar`` is then its number in the box's list "avatar" (-1: none), and ``mage`` -1.
    ``school`` is the one a mage began with (-1: none), ``aside`` the
    personal spells set aside, ``destiny`` the owners of the Destiny tokens on it, ``captured`` whose trophies
    it holds, ``won`` the rooms (as tiles) whose activation tokens it has, ``blocks`` what it cannot do for
    the rest of the round: move, walk, act, rooms. ``cell`` is the place of its Cell in the layout (-1: none).
    ``glyph`` names the sign that stands beside its colour everywhere;
    ``letter`` is the mage's initial. ``hand``, ``grimoire`` are counts; ``hand_cards`` are the cards the
    audience may see (its own hand, or all hands where all cards are open), ``memories`` are cards that lie
    face-up.
    """

    number: int
    rose: bool
    name: str
    letter: str
    glyph: str
    mage: int
    avatar: int
    power: int
    pool: int
    trophies: int
    rooms_won: int
    hand: int
    hand_cards: list[int]
    grimoire: int
    memories: list[int]
    slots: list[SlotShown]
    tokens: int
    crown: bool
    first: bool
    school: int
    aside: int
    tasks: list[TaskShown]
    jinxes: list[JinxShown]
    destiny: list[int]
    captured: list[int]
    won: list[int]
    blocks: list[str]
    trophies_left: int
    cell: int


class RankShown(TypedDict):
    """Factions with equally many cubes in a room, and the power each would gain were it rebuilt so."""

    cubes: int
    factions: list[int]
    power: int


class RoomShown(TypedDict):
    """A room of the Lodge: ``tile`` is the room card, ``face`` the name of the face it shows (ruined,
    available, used; open, turned, closed, collapsed), ``side`` the place of that face's effect on the card.
    Its activation ``token`` lies "up" or "turned", or there is none; ``worth`` is its power at the end, where
    it has any; ``closed``: nobody can activate it for the rest of the round. For that long it may copy
    another: ``copies`` is that room card (-1: none), whose effect it has; ``colour`` is always the one it
    counts as. It ``fills`` while it takes instability: ``cubes`` are the factions from the left, ``ranks``
    who has most of them, first.
    """

    at: int
    tile: int
    copies: int
    name: str
    colour: str
    face: str
    side: int
    token: str
    worth: int
    closed: bool
    fills: bool
    cubes: list[int]
    capacity: int
    ranks: list[RankShown]


class ModelShown(TypedDict):
    """A mage or an evocation that is on the table; ``room`` is -1 in the Cell. ``bar`` has the damage in the
    order in which it lies, as factions. ``haunts`` is the mage an assigned evocation is put on (-1: none).
    ``also`` is the evocation card a mage counts as besides, for a while (-1: none). Of an Avatar ``mage`` is
    true and ``avatar`` its number in the box (-1 otherwise), ``card`` is -1.
    """

    model: int
    mage: bool
    avatar: int
    card: int
    name: str
    owner: int
    control: int
    room: int
    bar: list[int]
    health: int
    strength: int
    speed: int
    upgrade: int
    exhausted: bool
    haunts: int
    also: int
    large: bool


class QuestShown(TypedDict):
    """A quest on the table and the seat that has claimed it (-1: nobody yet)."""

    quest: int
    claimed: int


class EventShown(TypedDict):
    """The event card and which of its lines counts now (-1: none)."""

    event: int
    line: int


class LastingShown(TypedDict):
    """An effect in force: whose, from which slot, of which text, on which model (-1: none)."""

    seat: int
    slot: int
    card: CardRef
    target: int
