"""All that lies on the table, half-resolved effects included, as plain data.

Factions are numbered: the seats 0 … n-1, then the Black Rose (``rules.rose``). Models: the mages first, in
seat order, then for each faction its evocation places. Cards are named by kind, so copies of one card are
equal. Lists hold one value a faction, seat, model or room position; every value is an int or a tuple, so a
copy shares them.
"""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from blackrose.engine.decisions import Decision
from blackrose.engine.events import Event

if TYPE_CHECKING:
    from blackrose.engine.rules import Rules

NOBODY: Final = -1
CELL: Final = -1
ABSENT: Final = -2
DUMMY: Final = -10
"""A dummy target in room r is the number ``DUMMY - r``."""

EMPTY, READY, ACTIVE, REVEALED = range(4)
"""How a spell lies in its slot. A slot holds ``card << 3 | side << 2 | status``; an empty one 0."""

RUINED, AVAILABLE, USED = range(3)
"""A room's face: ruined, rebuilt with its token to be used, rebuilt with it used up."""

QUICK: Final = 0
SLOTS: Final = 4

# What a frame carries out; loop.py has the function for each, in this order.
EFFECT, EACH, FULL_STOP, DEFEAT, CAST, MANOEUVRE, EVOCATION, ACTIVATION, PHASE, BARRIER, GAME = range(11)
TASK, INSTANT = range(11, 13)


TASK_ACTIVE, TASK_COMPLETED, TASK_SOLVED = range(3)
"""How far a quest of a mage's own has come."""

SLOTS_ON_BOARD: Final = 3
MOONS: Final = 3

Task = tuple[int, int, int, int]
"""A quest of a mage's own: its number, how far it has come, cubes on it, 1 once it was shown."""

Jinxed = tuple[int, int, int]
"""A jinx on a mage: its kind, cubes on it, the activation in which it was assigned."""

WHOLE, SENTENCE, PART = range(3)
"""How much of its text a frame carries out: all of it, one sentence in force, or a text inside another."""


DID_PLACE, DID_SUMMON = 1, 2
"""What a text has really done: placed instability, summoned. Bit ``DID_CHANGE << colour`` says it placed or
converted instability in a room of that colour.
"""
DID_CHANGE: Final = 4


class Frame:
    """Where an effect, action, phase or round stands: what is carried out, which part is next, who acts,
    on what.
    """

    __slots__ = (
        "actor",
        "clause",
        "code",
        "cursor",
        "data",
        "did",
        "done",
        "enhanced",
        "hit",
        "it",
        "kind",
        "left",
        "met",
        "named",
        "once",
        "origin",
        "pc",
        "picks",
        "room",
        "slot",
        "source",
        "spared",
        "tally",
        "target",
        "trigger",
    )

    def __init__(
        self,
        kind: int,
        code: int = -1,
        actor: int = NOBODY,
        source: int = NOBODY,
        target: int = NOBODY,
        room: int = NOBODY,
        it: int = NOBODY,
        trigger: Event = (),
        pc: int = 0,
        once: int = 0,
        slot: int = NOBODY,
        data: tuple[Any, ...] = (),
    ) -> None:
        """A frame at its beginning."""
        self.kind = kind
        self.code = code
        self.pc = pc
        self.clause = 0
        self.actor = actor
        self.source = source
        self.target = target
        self.room = room
        self.it = it
        self.done = 1  # whether the sentence before was carried out; for an action: whether it goes on
        self.once = (
            once  # an effect in force carries out one sentence (SENTENCE), an inner text is PART of one
        )
        self.slot = slot  # where the spell lies whose text this is
        self.trigger = trigger
        self.met = NOBODY  # the model that met the condition: "that mage"
        self.left = NOBODY  # the room of the target (or of "it") when it left the Lodge (TGT.25)
        self.origin = NOBODY  # the room distances start from, if not the source's: a room used from afar
        self.hit: tuple[int, ...] = ()  # the models this text has damaged; ABSENT for one that left play
        self.spared = 0  # mages that ignore this spell, as bits
        self.enhanced = 0  # sentences whose Enhancement was met when the card was revealed, as bits
        self.tally = 0  # how many the sentence before ignored or assigned
        self.did = 0  # what this text has done so far, as bits (DID_…)
        self.picks: tuple[Any, ...] = ()
        self.data = data
        self.cursor = 0  # how many picks the running clause has read; of no meaning between steps
        self.named = NOBODY  # the one model the running clause has named; of no meaning between steps

    def copy(self) -> Frame:
        """An equal frame that changes on its own."""
        new = Frame.__new__(Frame)
        new.kind = self.kind
        new.code = self.code
        new.pc = self.pc
        new.clause = self.clause
        new.actor = self.actor
        new.source = self.source
        new.target = self.target
        new.room = self.room
        new.it = self.it
        new.done = self.done
        new.once = self.once
        new.slot = self.slot
        new.trigger = self.trigger
        new.met = self.met
        new.left = self.left
        new.origin = self.origin
        new.hit = self.hit
        new.spared = self.spared
        new.enhanced = self.enhanced
        new.tally = self.tally
        new.did = self.did
        new.picks = self.picks
        new.data = self.data
        new.cursor = 0
        new.named = NOBODY
        return new

    def values(self) -> tuple[Any, ...]:
        """Everything that makes two frames equal, in the order of :data:`FRAME_FIELDS`."""
        values: tuple[Any, ...] = _frame_values(self)
        return values


FRAME_FIELDS: Final = (
    "kind",
    "code",
    "pc",
    "clause",
    "actor",
    "source",
    "target",
    "room",
    "it",
    "done",
    "once",
    "slot",
    "trigger",
    "met",
    "left",
    "origin",
    "hit",
    "spared",
    "enhanced",
    "tally",
    "did",
    "picks",
    "data",
)
_frame_values: Final = attrgetter(*FRAME_FIELDS)


class Table:
    """The game as a value. See the module's text for how things are numbered."""

    __slots__ = (
        "aside",
        "asked",
        "assigned",
        "bar",
        "board",
        "borrowed",
        "captured",
        "cells",
        "chance",
        "claims",
        "control",
        "crown",
        "deck",
        "destiny",
        "discards",
        "drawer",
        "dying",
        "ending",
        "event",
        "event_decks",
        "event_discards",
        "exhausted",
        "face",
        "first",
        "forgotten",
        "fresh",
        "grimoire",
        "grimoire_list",
        "hand",
        "held",
        "holding",
        "jinx_supply",
        "jinxes",
        "journal",
        "key",
        "kind",
        "lasting",
        "library",
        "lost",
        "mage",
        "memories",
        "moon",
        "phase",
        "place",
        "pool",
        "power",
        "quest_decks",
        "quest_discards",
        "quests",
        "removed",
        "result",
        "reveals",
        "round",
        "rules",
        "school",
        "sheet",
        "shown",
        "slots",
        "stack",
        "supply",
        "tasks",
        "tiles",
        "tokens",
        "trophies",
        "trophies_left",
        "turn",
        "upgrade",
        "upgrades",
        "watch",
        "wins",
    )

    def __init__(self, rules: Rules, key: bytes) -> None:
        """An empty table: nothing dealt yet."""
        seats, factions, rooms = rules.seats, rules.seats + 1, len(rules.lodge.rooms)
        self.rules = rules
        self.key = key
        self.chance = 0  # blocks of the stream used
        self.reveals = 0  # how often something hidden became known to somebody
        self.round = 0
        self.phase = NOBODY
        self.crown = 0
        self.first = 0
        # Factions
        self.power = [0] * factions
        self.pool = [rules.edition.mage_cubes] * seats + [rules.edition.rose_cubes]
        self.trophies = [0] * factions
        self.wins = [0] * factions
        # Rooms
        self.tiles: tuple[int, ...] = ()
        self.face = [RUINED] * rooms
        self.slots: list[tuple[int, ...]] = [()] * rooms
        # Models
        self.place = [CELL] * seats + [ABSENT] * (rules.models - seats)
        self.bar: list[tuple[int, ...]] = [()] * rules.models
        self.control = [rules.owner(model) for model in range(rules.models)]
        self.kind = [NOBODY] * rules.models
        self.upgrade = [NOBODY] * rules.models
        self.exhausted = 0  # evocations activated this phase, as bits
        self.dying = 0  # models whose bar is full and whose full stop has not come, as bits
        # Cards
        self.mage = [NOBODY] * seats
        self.grimoire_list = [NOBODY] * seats
        self.hand: list[tuple[int, ...]] = [()] * seats
        self.grimoire: list[tuple[int, ...]] = [()] * seats  # top is last
        self.memories: list[tuple[int, ...]] = [()] * seats
        self.sheet: list[tuple[int, ...]] = [(0,) * SLOTS] * seats
        self.library: tuple[tuple[int, ...], ...] = ((),) * len(rules.schools)  # a deck a school, top is last
        self.discards: tuple[tuple[int, ...], ...] = ((),) * len(rules.schools)  # face-up, a pile a school
        self.aside = (0,) * seats  # personal spells set aside until a new moon
        self.forgotten: tuple[int, ...] = ()  # top is last
        self.removed: tuple[int, ...] = ()
        # What everybody can work out of a seat's hidden cards (see redeal)
        self.held: list[tuple[int, ...]] = [()] * seats
        self.deck: list[tuple[int, ...]] = [()] * seats
        self.lost = [0] * seats
        self.borrowed: list[tuple[int, ...]] = [(0,) * len(rules.schools)] * seats  # of each school
        self.shown: list[tuple[int, ...]] = [()] * seats
        # Supplies
        self.tokens = [rules.edition.physical_tokens] * seats
        self.supply = [item.copies for item in rules.evocations]
        self.upgrades = [item.copies for item in rules.upgrades]
        # Moons, event cards, quests of the mages' own
        self.moon = 1
        self.ending = 0  # 1 once somebody reached the end figure: this round is the last
        self.turn = 0  # activations so far
        self.drawer = NOBODY  # who drew the last event
        self.cells = tuple(range(seats))  # which Cell of the layout is a seat's
        self.school = (NOBODY,) * seats  # the school a mage began with
        self.quest_decks: tuple[tuple[int, ...], ...] = ((),) * MOONS  # top is last
        self.quest_discards: tuple[tuple[int, ...], ...] = ((),) * MOONS
        self.event_decks: tuple[tuple[int, ...], ...] = ((),) * MOONS  # top is last
        self.event_discards: tuple[tuple[int, ...], ...] = ((),) * MOONS
        self.board: tuple[int, ...] = (NOBODY,) * SLOTS_ON_BOARD  # the events that lie there
        self.tasks: tuple[tuple[Task, ...], ...] = ((),) * seats
        # Trophies by name, and what lies on mages
        self.captured: tuple[tuple[int, ...], ...] = ((),) * factions  # whose trophies a faction took
        self.trophies_left = (rules.edition.trophies,) * seats
        self.destiny: tuple[tuple[int, ...], ...] = ((),) * seats  # owners of the tokens on a mage
        self.jinxes: tuple[tuple[Jinxed, ...], ...] = ((),) * seats
        self.jinx_supply = tuple(item.copies for item in rules.jinxes)
        self.assigned: tuple[tuple[int, int], ...] = ()  # evocations put on a mage: model, mage
        # Open quests, event of Duel, lasting effects
        self.quests: tuple[int, ...] = ()
        self.claims: tuple[int, ...] = ()
        self.holding = 0  # quests whose fact holds and that a seat passed on, as bits seat * 32 + place
        self.event = NOBODY
        self.lasting: tuple[tuple[int, int, int, int, int], ...] = ()  # seat, slot, effect, sentence, target
        self.watch = rules.watched  # events that something waits for, as bits
        self.fresh: list[Event] = []  # such events since the last full stop
        self.stack: list[Frame] = []
        self.asked: tuple[Decision, ...] = ()
        self.result: tuple[int, ...] = ()  # the winner's faction once the game is over
        self.journal: list[tuple[tuple[int, ...], Event]] | None = None  # told, not part of the value

    def _copy_into(self, new: Table) -> None:
        new.rules = self.rules
        new.key = self.key
        new.chance = self.chance
        new.reveals = self.reveals
        new.round = self.round
        new.phase = self.phase
        new.crown = self.crown
        new.first = self.first
        new.power = self.power[:]
        new.pool = self.pool[:]
        new.trophies = self.trophies[:]
        new.wins = self.wins[:]
        new.tiles = self.tiles
        new.face = self.face[:]
        new.slots = self.slots[:]
        new.place = self.place[:]
        new.bar = self.bar[:]
        new.control = self.control[:]
        new.kind = self.kind[:]
        new.upgrade = self.upgrade[:]
        new.exhausted = self.exhausted
        new.dying = self.dying
        new.mage = self.mage[:]
        new.grimoire_list = self.grimoire_list[:]
        new.hand = self.hand[:]
        new.grimoire = self.grimoire[:]
        new.memories = self.memories[:]
        new.sheet = self.sheet[:]
        new.library = self.library
        new.discards = self.discards
        new.aside = self.aside
        new.moon = self.moon
        new.ending = self.ending
        new.turn = self.turn
        new.drawer = self.drawer
        new.cells = self.cells
        new.school = self.school
        new.quest_decks = self.quest_decks
        new.quest_discards = self.quest_discards
        new.event_decks = self.event_decks
        new.event_discards = self.event_discards
        new.board = self.board
        new.tasks = self.tasks
        new.captured = self.captured
        new.trophies_left = self.trophies_left
        new.destiny = self.destiny
        new.jinxes = self.jinxes
        new.jinx_supply = self.jinx_supply
        new.assigned = self.assigned
        new.forgotten = self.forgotten
        new.removed = self.removed
        new.held = self.held[:]
        new.deck = self.deck[:]
        new.lost = self.lost[:]
        new.borrowed = self.borrowed[:]
        new.shown = self.shown[:]
        new.tokens = self.tokens[:]
        new.supply = self.supply[:]
        new.upgrades = self.upgrades[:]
        new.quests = self.quests
        new.claims = self.claims
        new.holding = self.holding
        new.event = self.event
        new.lasting = self.lasting
        new.watch = self.watch
        new.fresh = self.fresh[:]
        new.stack = [frame.copy() for frame in self.stack]
        new.asked = self.asked
        new.result = self.result
        new.journal = None

    def values(self) -> dict[str, Any]:
        """Everything that makes two tables equal, by field name, as plain data."""
        plain: dict[str, Any] = {name: getattr(self, name) for name in VALUE_FIELDS}
        plain["key"] = self.key.hex()
        plain["stack"] = [frame.values() for frame in self.stack]
        plain["asked"] = [tuple(decision) for decision in self.asked]
        return plain


VALUE_FIELDS: Final = tuple(sorted(set(Table.__slots__) - {"rules", "journal", "key", "stack", "asked"}))
"""The fields that are plain data as they are; key, stack and asked need a word of translation."""


def spell_in(card: int, side: int, status: int) -> int:
    """What a slot holds when this spell lies there like this."""
    return card << 3 | side << 2 | status


def replaced(items: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """The tuple with one value changed."""
    return (*items[:at], value, *items[at + 1 :])


def without(items: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The tuple with the first such value taken out."""
    at = items.index(value)
    return items[:at] + items[at + 1 :]


def added(items: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The sorted tuple with one value more, still sorted."""
    return tuple(sorted((*items, value)))
