"""What goes from a table to whoever looks at it: plain data, made from a seat's view and from nothing else.

Everything here is a dict, a list, a string or a number, so that it can be compared, cut down to differences
and sent as it is. ``server.schema`` writes the same shapes down for the page, which knows no others. Numbers
name things as in the engine: factions are the seats and then the Black Rose, rooms are positions of the
Lodge, models are mages and then evocation places. A component is named by its kind and number and looked up
in the box.
"""

from __future__ import annotations

from typing import Literal, TypedDict

WATCHING = -1
"""The audience that sits on no seat."""

OPEN = -2
"""The audience that sees all cards: only of a game that is over."""


# --------------------------------------------------------------------------------------------------
# The box: what never changes during a game, in one language
# --------------------------------------------------------------------------------------------------


class CardSide(TypedDict):
    """One side of a card or one line of it; ``lines`` has one string a sentence. Words are the reader's,
    codes (``type_code``: trap, combat …; ``element_code``: fire, magic …) are for icons.
    """

    title: str
    type: str
    type_code: str
    element: str
    element_code: str
    target: str
    when: str
    lines: list[str]


class Card(TypedDict):
    """A component as its card shows it; ``kind_code`` names the list of the box it stands in. ``colour`` is a
    room's, ``group`` a spell's school or a quest's side. ``note`` remarks on what is doubtful, in English
    only.
    """

    kind: str
    kind_code: str
    name: str
    facts: list[str]
    sides: list[CardSide]
    provenance: str
    own_design: bool
    note: str
    colour: str
    group: str
    figures: dict[str, int]


class Layout(TypedDict):
    """Where rooms and Cells lie, as axial coordinates [q, r]."""

    rooms: list[list[int]]
    cells: list[list[int]]


class Box(TypedDict):
    """All components of an edition in one language. ``cards`` by kind: spell, room, quest, event, evocation,
    upgrade, mage, school, event card, jinx; a card's number is its place in the list. ``layouts`` by number
    of seats. ``rounds`` is 0 where a game has no fixed number of them.
    """

    edition: str
    pack: str
    digest: str
    language: str
    cards: dict[str, list[Card]]
    layouts: dict[str, Layout]
    track_top: int
    rounds: int


# --------------------------------------------------------------------------------------------------
# The table as an audience sees it
# --------------------------------------------------------------------------------------------------


class CardRef(TypedDict):
    """A component by kind and number; ``side`` is -1 where no side is meant, ``sentence`` where none is."""

    kind: str
    number: int
    side: int
    sentence: int


class SlotShown(TypedDict):
    """A spell slot: ``state`` is empty, ready, active or revealed; of a face-down spell of another the card
    is -1. ``waits`` tells of an active one whether it is a trap or a protection ("" otherwise). ``order`` is
    the own standing order for it (None: none, and others' are never told).
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
    completed or solved; ``cubes`` of ``slots`` are filled; ``shown``: it was revealed to all.
    """

    quest: int
    moon: int
    state: str
    cubes: int
    slots: int
    power: int
    shown: bool


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
    """A seat or the Black Rose (``rose``). ``school`` is the one a mage began with (-1: none), ``aside`` the
    personal spells set aside, ``destiny`` the owners of the Destiny tokens on it, ``captured`` whose trophies
    it holds. ``glyph`` names the sign that stands beside its colour everywhere;
    ``letter`` is the mage's initial. ``hand``, ``grimoire`` are counts; ``hand_cards`` are the cards the
    audience may see (the own hand; all hands where all cards are open), ``memories`` are cards in the open.
    """

    number: int
    rose: bool
    name: str
    letter: str
    glyph: str
    mage: int
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
    trophies_left: int


class RankShown(TypedDict):
    """Factions with equally many cubes in a room, and the power each would gain were it rebuilt so."""

    cubes: int
    factions: list[int]
    power: int


class RoomShown(TypedDict):
    """A room of the Lodge: ``tile`` is the room card, ``face`` ruined, available or used, ``cubes`` the
    factions of its instability from the left, ``ranks`` who has most of them, first.
    """

    at: int
    tile: int
    name: str
    colour: str
    face: str
    cubes: list[int]
    capacity: int
    ranks: list[RankShown]


class ModelShown(TypedDict):
    """A mage or an evocation that is on the table; ``room`` is -1 in the Cell. ``bar`` has the damage in the
    order in which it lies, as factions. ``haunts`` is the mage an assigned evocation is put on (-1: none).
    """

    model: int
    mage: bool
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


class Planned(TypedDict):
    """One answer of the own secret choice that is still open: a spell for a slot, or (slot -1, side -1) one
    that will be discarded. An empty slot is not listed.
    """

    slot: int
    card: int
    side: int


class Planning(TypedDict):
    """How the own secret plan is made: the slots in the order in which they are asked (the quick slot is 0
    and the others are filled without a gap), and the fewest spells it may have.
    """

    order: list[int]
    least: int


class Resolving(TypedDict):
    """A text that is being carried out, the innermost last: by whom, at what (-1: nothing)."""

    card: CardRef
    by: int
    model: int
    room: int


class Waiting(TypedDict):
    """A seat that is waited for, and for what, in words that tell no secret."""

    seat: int
    kind: str
    text: str


class OptionShown(TypedDict):
    """A legal answer. ``id`` names it in a choice. ``text`` and ``hint`` are words; the rest says where it
    lights up: ``room``, ``model``, ``slot``, ``card`` (-1 or None where it does not). ``group`` is the
    option's own word (move, attack, plan, cast …). ``final``: it cannot be taken back afterwards, as far as
    the seat can know.
    """

    id: str
    text: str
    hint: str
    group: str
    room: int
    model: int
    slot: int
    card: CardRef | None
    final: bool


class Absent(TypedDict):
    """Something a player may look for and that is not possible now, why, and the rule that says so."""

    text: str
    why: str
    rule: str


class DecisionShown(TypedDict):
    """What the audience's own seat is asked: the question, the card's sentence that asks, the answers."""

    kind: str
    question: str
    sentence: str
    card: CardRef | None
    options: list[OptionShown]
    absent: list[Absent]
    rule: str


class Back(TypedDict):
    """Whether the own last choice can be taken back, or why not and by which rule."""

    can: bool
    why: str
    rule: str


class CountLine(TypedDict):
    """One step of the final count: what moved (``reason``: trophies, rooms, quests are points; track is a
    step on the room track), by how much, and everybody's power after it.
    """

    faction: int
    reason: str
    text: str
    count: int
    power: list[int]


class OverShown(TypedDict):
    """How the game ended; ``before`` is everybody's power before the count."""

    winner: int
    text: str
    before: list[int]
    count: list[CountLine]


class Shown(TypedDict):
    """The whole table as one audience sees it, in one language. ``quests`` and ``event`` are Duel's;
    ``board`` has an event card for each slot (-1: none; empty where there is no board). ``models`` has a
    place for every model number. ``hand`` keeps the cards of an open ``plan`` until it happens.
    """

    seat: int
    language: str
    edition: str
    round: int
    rounds: int
    phase: str
    phase_name: str
    factions: list[FactionShown]
    rooms: list[RoomShown]
    models: list[ModelShown | None]
    quests: list[QuestShown]
    event: EventShown | None
    track: TrackShown
    board: list[int]
    event_deck: int
    event_discards: list[int]
    quest_deck: int
    schools: list[SchoolShown]
    window: WindowShown | None
    lasting: list[LastingShown]
    library: int
    forgotten: int
    removed: list[int]
    hand: list[int]
    grimoire: list[int]
    plan: list[Planned]
    planning: Planning | None
    resolving: list[Resolving]
    waiting: list[Waiting]
    waiting_line: str
    decision: DecisionShown | None
    back: Back
    over: OverShown | None


class LogLine(TypedDict):
    """A line of the log: how deep it stands under its cause, the type of event ("" for a heading), the card
    it is about, the seats it hurts, and all the seats it concerns: who did it, to whom it happens.
    """

    level: int
    text: str
    event: str
    card: CardRef | None
    hurts: list[int]
    seats: list[int]


class LogChange(TypedDict):
    """The log has these lines from number ``start`` on; whatever stood there before is gone."""

    start: int
    lines: list[LogLine]


Fact = dict[str, int | str]
"""An event for the eye: ``event`` is its name, the rest its numbers by name, as the seat sees them."""

Path = list[str | int]


class Op(TypedDict):
    """One difference: the value at this path of the shown table is now this."""

    path: Path
    value: object


# --------------------------------------------------------------------------------------------------
# Seats and who sits there: known to everybody at the table, not part of the game
# --------------------------------------------------------------------------------------------------


class SeatInfo(TypedDict):
    """Who sits on a seat. ``player``: person, bot or open (nobody has come yet). ``bot`` is the bot that
    plays now ("" if a person does); ``stands_in``: it does so for a person who can come back. ``since`` is
    when the seat was asked (seconds since 1970, 0 if it is not), for the clock.
    """

    seat: int
    player: str
    name: str
    bot: str
    stands_in: bool
    online: bool
    since: float


class TableInfo(TypedDict):
    """What is known of a table besides the game. ``pace`` is the clock in seconds a decision (0: none)."""

    table: str
    edition: str
    options: dict[str, str]
    commitment: str
    seed: str
    pace: int
    watchers: int
    seats: list[SeatInfo]
    over: bool


# --------------------------------------------------------------------------------------------------
# Messages to the page
# --------------------------------------------------------------------------------------------------


class Full(TypedDict):
    """The whole view: on joining, after a gap, in another language. ``rev`` counts what this audience has
    seen.
    """

    type: Literal["full"]
    rev: int
    shown: Shown
    log: list[LogLine]
    info: TableInfo


class Diff(TypedDict):
    """What has changed since revision ``rev - 1``; ``facts`` is what happened, for animation."""

    type: Literal["diff"]
    rev: int
    ops: list[Op]
    log: LogChange
    facts: list[Fact]


class InfoMessage(TypedDict):
    """Somebody came, left, or a bot sat down; no change of the game."""

    type: Literal["info"]
    info: TableInfo


class Done(TypedDict):
    """A choice or a taking back is on disk. ``rev`` is the audience's revision after it."""

    type: Literal["done"]
    key: str
    rev: int


class Refused(TypedDict):
    """Nothing was changed. ``code``: stale (a full view follows), illegal, not-asked, cannot-back, over,
    malformed, too-fast, no-right … ``text`` says what would be right, in the reader's language.
    """

    type: Literal["refused"]
    key: str
    code: str
    text: str


class Preview(TypedDict):
    """What is certain to happen if this option is chosen, as far as the seat can know. ``lines`` are log
    lines in words; ``more``: what comes after them depends on chance or on what is hidden; ``final`` as in
    the option.
    """

    type: Literal["preview"]
    rev: int
    option: str
    lines: list[str]
    facts: list[Fact]
    more: bool
    final: bool


class Closed(TypedDict):
    """The connection ends: the seat was taken over on another device, the server goes down …"""

    type: Literal["closed"]
    code: str
    text: str


# --------------------------------------------------------------------------------------------------
# Replays
# --------------------------------------------------------------------------------------------------


class ReplayStep(TypedDict):
    """One choice: who chose, what it was called, and what changed."""

    seat: int
    choice: str
    round: int
    phase: str
    ops: list[Op]
    log: LogChange
    facts: list[Fact]


class Series(TypedDict):
    """One line of a chart: a value a faction at each step."""

    name: str
    values: list[list[int]]


class Replay(TypedDict):
    """A finished game through one audience's eyes, or with all cards open (``eyes`` = -2). ``log`` is the log
    at the start; a step has its own change of it. Charts have one value more than there are steps: the first
    is the start. They are called power, damage (inflicted so far), rooms (won) and instability (placed so
    far).
    """

    info: TableInfo
    eyes: int
    start: Shown
    log: list[LogLine]
    steps: list[ReplayStep]
    charts: list[Series]


# --------------------------------------------------------------------------------------------------
# The rules reference
# --------------------------------------------------------------------------------------------------


class RuleShown(TypedDict):
    """A numbered rule: the editions it holds for by their letters."""

    id: str
    tags: list[str]
    text: str


class RuleSection(TypedDict):
    """A section of the rules."""

    code: str
    title: str
    rules: list[RuleShown]


class RulesShown(TypedDict):
    """The built-in rules reference. ``glance`` is the table of differences between editions, row by row;
    ``topics`` leads from figures, keywords, decision kinds and phases to rules.
    """

    language: str
    sections: list[RuleSection]
    glance: list[list[str]]
    topics: dict[str, str]
