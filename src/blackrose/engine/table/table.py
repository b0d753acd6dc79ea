"""All that lies on the table, half-resolved effects included, as plain data.

Factions are numbered: the seats 0 … n-1, then the Black Rose (``rules.rose``). Models: the mages first, in
seat order, then for each faction its evocation places. Cards are named by kind, so copies of one card are
equal. Lists hold one value a faction, seat, model or room position; every value is an int or a tuple, so a
copy shares them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from blackrose.engine.decisions import Decision
from blackrose.engine.events import Entry, Event
from blackrose.engine.table.frames import Doom, Frame
from blackrose.engine.table.laid import NO_SPELL, Jinxed, Lasting, Sheet, Task
from blackrose.engine.table.numbers import ABSENT, CELL, GOING_ON, MOONS, NOBODY, SLOTS, SLOTS_ON_BOARD

if TYPE_CHECKING:
    from blackrose.engine.rules import Rules

VALUE_FIELDS: Final = (
    "aside",
    "assigned",
    "bar",
    "blocks",
    "board",
    "borrowed",
    "captured",
    "cells",
    "chance",
    "claims",
    "closed",
    "commanded",
    "commands",
    "commands_left",
    "control",
    "copies",
    "crown",
    "deck",
    "destiny",
    "discards",
    "doomed",
    "drawer",
    "drawers",
    "dying",
    "elements",
    "ending",
    "event",
    "event_decks",
    "event_discards",
    "exhausted",
    "face",
    "fading",
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
    "kind",
    "lasting",
    "library",
    "lost",
    "mage",
    "memories",
    "moon",
    "painted",
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
    "school",
    "seating",
    "sheet",
    "shown",
    "slots",
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
    "won",
)
"""The fields that are plain data as they are; key, stack and asked need a word of translation."""


class Table:
    """The game as a value. See the module's text for how things are numbered."""

    __slots__ = ("asked", "journal", "key", "rules", "stack", *VALUE_FIELDS)

    def __init__(self, rules: Rules, key: bytes, like: Table | None = None) -> None:
        """An empty table with nothing dealt yet, or a copy of another, without its journal."""
        self.rules = rules
        self.key = key
        if like is None:
            self._lay_empty(rules)
        else:
            self._lay_like(like)

    def _lay_empty(self, rules: Rules) -> None:
        self._lay_board(rules)
        self._lay_cards(rules)
        self._lay_beside(rules)
        self.chance = 0  # blocks of the stream used
        self.reveals = 0  # how often something hidden became known to somebody
        self.round = 0
        self.phase = NOBODY
        self.crown = 0
        self.first = 0
        # Quests open to all, the running event, lasting effects
        self.quests: tuple[int, ...] = ()
        self.claims: tuple[int, ...] = ()
        # Facts of quests that hold: who passed on which place, and from when on it is offered again
        self.holding: tuple[tuple[int, int, int], ...] = ()
        self.event = NOBODY
        self.lasting: tuple[Lasting, ...] = ()
        self.watch = rules.watched  # events that something waits for, as bits
        self.fresh: list[Event] = []  # such events since the last full stop
        self.stack: list[Frame] = []
        self.asked: tuple[Decision, ...] = ()
        self.result: tuple[int, ...] = ()  # the winner's faction once the game is over
        self.journal: list[Entry] | None = None  # told, not part of the value

    def _lay_board(self, rules: Rules) -> None:
        seats, factions, rooms = rules.seats, rules.factions, len(rules.lodge.rooms)
        # Factions
        self.power = [0] * factions
        self.pool = [rules.edition.mage_cubes] * rules.rose + [rules.edition.rose_cubes]
        self.trophies = [0] * factions
        self.wins = [0] * factions
        # Rooms
        self.tiles: tuple[int, ...] = ()
        self.face = [0] * rooms  # the first of the edition's faces
        self.slots: list[tuple[int, ...]] = [()] * rooms
        # Models
        self.place = [CELL] * seats + [ABSENT] * (rules.models - seats)
        self.bar: list[tuple[int, ...]] = [()] * rules.models
        self.control = [rules.owner(model) for model in range(rules.models)]
        self.kind = [NOBODY] * rules.models
        self.upgrade = [NOBODY] * rules.models
        self.exhausted = 0  # evocations activated this phase, as bits
        self.dying = 0  # models whose bar is full and whose full stop has not come, as bits
        self.doomed: tuple[Doom, ...] = ()  # mages that an effect defeats outright at the full stop

    def _lay_cards(self, rules: Rules) -> None:
        seats = rules.seats
        # Cards
        self.mage = [NOBODY] * seats
        self.grimoire_list = [NOBODY] * seats
        self.hand: list[tuple[int, ...]] = [()] * seats
        self.grimoire: list[tuple[int, ...]] = [()] * seats  # top is last
        self.memories: list[tuple[int, ...]] = [()] * seats
        # The element that was named for a revealed spell of "any", by seat and slot (NOBODY: none)
        self.elements: tuple[tuple[int, ...], ...] = ((NOBODY,) * SLOTS,) * seats
        self.sheet: list[Sheet] = [(NO_SPELL,) * SLOTS] * seats
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

    def _lay_beside(self, rules: Rules) -> None:
        seats, factions = rules.seats, rules.factions
        # Supplies
        self.tokens = [rules.edition.physical_tokens if seat in rules.people else 0 for seat in range(seats)]
        self.supply = [item.copies for item in rules.evocations]
        self.upgrades = [item.copies for item in rules.upgrades]
        # Moons, event cards, quests of the mages' own
        self.moon = 1
        self.ending = GOING_ON  # how near the end is
        self.turn = 0  # activations so far
        self.drawer = NOBODY  # who drew the last event
        self.cells = tuple(range(seats))  # which Cell of the layout is a seat's
        self.seating = 0  # which of the ways to sit (rules.orders) came about
        self.school = (NOBODY,) * seats  # the school a mage began with
        self.quest_decks: tuple[tuple[int, ...], ...] = ((),) * MOONS  # top is last
        self.quest_discards: tuple[tuple[int, ...], ...] = ((),) * MOONS
        self.event_decks: tuple[tuple[int, ...], ...] = ((),) * MOONS  # top is last
        self.event_discards: tuple[tuple[int, ...], ...] = ((),) * MOONS
        self.board: tuple[int, ...] = (NOBODY,) * SLOTS_ON_BOARD  # the events that lie there
        self.drawers: tuple[int, ...] = (NOBODY,) * SLOTS_ON_BOARD  # who drew them
        self.tasks: tuple[tuple[Task, ...], ...] = ((),) * seats
        # An Avatar's command cards: its decks, what was used this round, how many it may still turn
        self.commands: tuple[tuple[int, ...], ...] = ((),) * MOONS  # top is last
        self.commanded: tuple[int, ...] = ()  # face-up, its Memories
        self.commands_left = 0
        # Trophies by name, and what lies on mages
        self.captured: tuple[tuple[int, ...], ...] = ((),) * factions  # whose trophies a faction took
        self.won: tuple[tuple[int, ...], ...] = ((),) * factions  # the tiles whose tokens a faction took
        self.trophies_left = (rules.edition.trophies,) * seats
        self.destiny: tuple[tuple[int, ...], ...] = ((),) * seats  # owners of the tokens on a mage
        self.jinxes: tuple[tuple[Jinxed, ...], ...] = ((),) * seats
        self.jinx_supply = tuple(item.copies for item in rules.jinxes)
        self.assigned: tuple[tuple[int, int], ...] = ()  # evocations put on a mage: model, mage
        # What holds until the end of the round without a card that says so
        self.blocks = (0,) * seats  # what each mage cannot do, as bits (BLOCKS)
        self.closed = 0  # rooms that cannot be activated, as bits
        self.copies: tuple[int, ...] = ()  # the tile each room is a copy of; () for none
        self.painted: tuple[int, ...] = ()  # the colour each room counts as, NOBODY for its own; () for none
        self.fading: tuple[tuple[int, int, int], ...] = ()  # damage for a while: model, colour, how much

    def _lay_like(self, like: Table) -> None:
        self.chance = like.chance
        self.reveals = like.reveals
        self.round = like.round
        self.phase = like.phase
        self.crown = like.crown
        self.first = like.first
        self.power = like.power[:]
        self.pool = like.pool[:]
        self.trophies = like.trophies[:]
        self.wins = like.wins[:]
        self.tiles = like.tiles
        self.face = like.face[:]
        self.slots = like.slots[:]
        self.place = like.place[:]
        self.bar = like.bar[:]
        self.control = like.control[:]
        self.kind = like.kind[:]
        self.upgrade = like.upgrade[:]
        self.exhausted = like.exhausted
        self.dying = like.dying
        self.doomed = like.doomed
        self.mage = like.mage[:]
        self.grimoire_list = like.grimoire_list[:]
        self.hand = like.hand[:]
        self.grimoire = like.grimoire[:]
        self.memories = like.memories[:]
        self.sheet = like.sheet[:]
        self.elements = like.elements
        self.library = like.library
        self.discards = like.discards
        self.aside = like.aside
        self.moon = like.moon
        self.ending = like.ending
        self.turn = like.turn
        self.drawer = like.drawer
        self.drawers = like.drawers
        self.cells = like.cells
        self.seating = like.seating
        self.commands = like.commands
        self.commanded = like.commanded
        self.commands_left = like.commands_left
        self.school = like.school
        self.quest_decks = like.quest_decks
        self.quest_discards = like.quest_discards
        self.event_decks = like.event_decks
        self.event_discards = like.event_discards
        self.board = like.board
        self.tasks = like.tasks
        self.captured = like.captured
        self.won = like.won
        self.trophies_left = like.trophies_left
        self.destiny = like.destiny
        self.jinxes = like.jinxes
        self.jinx_supply = like.jinx_supply
        self.assigned = like.assigned
        self.blocks = like.blocks
        self.closed = like.closed
        self.copies = like.copies
        self.painted = like.painted
        self.fading = like.fading
        self.forgotten = like.forgotten
        self.removed = like.removed
        self.held = like.held[:]
        self.deck = like.deck[:]
        self.lost = like.lost[:]
        self.borrowed = like.borrowed[:]
        self.shown = like.shown[:]
        self.tokens = like.tokens[:]
        self.supply = like.supply[:]
        self.upgrades = like.upgrades[:]
        self.quests = like.quests
        self.claims = like.claims
        self.holding = like.holding
        self.event = like.event
        self.lasting = like.lasting
        self.watch = like.watch
        self.fresh = like.fresh[:]
        self.stack = [frame.copy() for frame in like.stack]
        self.asked = like.asked
        self.result = like.result
        self.journal = None

    def values(self) -> dict[str, Any]:
        """Everything that makes two tables equal, by field name, as plain data."""
        plain: dict[str, Any] = {name: getattr(self, name) for name in VALUE_FIELDS}
        plain["key"] = self.key.hex()
        plain["stack"] = [frame.values() for frame in self.stack]
        plain["asked"] = [tuple(decision) for decision in self.asked]
        return plain
