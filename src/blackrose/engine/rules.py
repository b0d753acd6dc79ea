"""The fixed part of a game: the components compiled into tables, and the edition's way of playing.

A table refers to everything by small ints; this is where they lead. Nothing here changes during a game, so
copies of a table share it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from blackrose.engine.components import (
    EventCard,
    EventSide,
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
from blackrose.engine.decisions import Option
from blackrose.engine.geometry import Lodge
from blackrose.engine.programs import Program, Programs, stands, trigger_bits, walk, whenevers
from blackrose.engine.table import SLOTS
from blackrose.language.tree import Clause, Has, Sentence, Stat, When

if TYPE_CHECKING:
    from blackrose.engine.table import Frame, Table

Step = Callable[["Table", "Frame"], bool]
"""One step of a list that is data of the edition. True: done, go on; False: it asked or pushed, call
again.
"""


@dataclass(frozen=True, slots=True)
class Phase:
    """A phase of the round: its name and its steps in order."""

    name: str
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Edition:
    """How an edition plays: what differs between editions is which of these lists it uses.

    ``full_stop`` runs after every sentence, ``defeat`` when a mage is defeated, ``setup`` before the first
    round, ``finish`` at the end. A round is the last one when ``is_last`` says so in its last step.
    """

    name: str
    version: str
    layouts: dict[int, Lodge]
    setup: tuple[Step, ...]
    phases: tuple[Phase, ...]
    full_stop: tuple[Step, ...]
    defeat: tuple[Step, ...]
    finish: tuple[Step, ...]
    is_last: Callable[[Table], bool]
    mage_cubes: int
    rose_cubes: int
    track_top: int
    evocation_places: int
    rose_places: int
    physical_tokens: int
    draws: int
    own_side_untouched: bool
    defeat_alone: int
    rounds: int = 0
    moons: str = ""
    trophies: int = 0
    defeat_pays: tuple[int, ...] = (3, 1)  # power by rank where several have damage on a defeated mage
    replaces_evocations: bool = False  # for one too many, one of the mage's own may be removed
    spent_rooms_usable: bool = True  # a rebuilt room whose token is turned: used for nothing, or not at all
    rose_converts_from_left: bool = False  # otherwise the crown holder picks which cubes
    last_room_counts: bool = True  # distances from a target that left the Lodge start at its last room
    dummy_has_room: bool = False  # whether the caster says where a dummy stands
    expansion: frozenset[str] = frozenset()  # mages and schools of the box that the option "expansion" adds
    watched: int = 0  # events that steps of the full stop wait for themselves, as bits
    options: dict[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Bringers:
    """The texts that bring a sort of rule along while their cards lie there, and what cards those are."""

    codes: frozenset[int]
    evocations: bool  # or upgrades on them
    jinxes: bool
    events: bool


class Rules:
    """The tables of one game: its edition, its box, and the figures that depend on the number of seats."""

    __slots__ = (
        "bringing",
        "card_codes",
        "cards",
        "edition",
        "event_card_codes",
        "event_cards",
        "event_codes",
        "events",
        "evocation_codes",
        "evocation_names",
        "evocations",
        "forgotten",
        "idle",
        "jinx_codes",
        "jinx_names",
        "jinxes",
        "library_cards",
        "lodge",
        "mages",
        "models",
        "moons",
        "options",
        "orders",
        "owners",
        "pack",
        "personal",
        "places",
        "plans",
        "programs",
        "quest_codes",
        "quest_sides",
        "quest_watches",
        "quests",
        "raised",
        "raising",
        "reaction_bits",
        "room_codes",
        "rooms",
        "rose",
        "school_cards",
        "school_lists",
        "school_of",
        "schools",
        "seats",
        "upgrade_codes",
        "upgrade_names",
        "upgrades",
        "waiting",
        "waits",
        "watched",
        "whenever_bits",
        "whenevers",
    )

    def __init__(self, edition: Edition, pack: Pack, seats: int, options: dict[str, str]) -> None:
        """Compiles a pack for an edition and a number of seats."""
        self.edition = edition
        self.pack = pack
        self.seats = seats
        self.options = options
        self.rose = seats
        # The power that brings the second and the third moon and the end; nothing where there are no moons.
        self.moons = tuple(map(int, options.get("moons", edition.moons).split("-"))) if edition.moons else ()
        self.orders = tuple(tuple((first + i) % seats for i in range(seats)) for first in range(seats))
        self.lodge = edition.layouts[seats]
        self.places = edition.evocation_places
        self.models = seats + seats * self.places + edition.rose_places
        self.owners = (
            *range(seats),
            *(min((model - seats) // self.places, self.rose) for model in range(seats, self.models)),
        )
        self.cards: tuple[Spell, ...] = pack.spells
        self.rooms: tuple[Room, ...] = pack.rooms
        self.quests: tuple[Quest, ...] = pack.quests
        self.events: tuple[EventSide, ...] = pack.events
        self.evocations: tuple[Evocation, ...] = pack.evocations
        self.upgrades: tuple[Upgrade, ...] = pack.upgrades
        self.mages: tuple[Mage, ...] = pack.mages
        self.event_cards: tuple[EventCard, ...] = pack.event_cards
        self.jinxes: tuple[Jinx, ...] = pack.jinxes
        self.schools: tuple[School, ...] = pack.schools
        self._index_cards()
        self._compile()
        sides = dict.fromkeys(quest.side for quest in self.quests)
        self.quest_sides = tuple(sides)

    def _index_cards(self) -> None:
        self.school_cards = tuple(
            tuple(i for i, card in enumerate(self.cards) if card.school == school.name.en)
            for school in self.schools
        )
        schools = [school.name.en for school in self.schools]
        self.school_of = tuple(
            schools.index(card.school) if card.school in schools else -1 for card in self.cards
        )
        names = {card.name.en: number for number, card in enumerate(self.cards)}
        self.school_lists = tuple(
            tuple(tuple(names[name] for name in spells) for spells in school.grimoires.values())
            for school in self.schools
        )
        self.plans: tuple[tuple[tuple[Option, ...], ...], ...] = tuple(
            tuple(
                tuple(("plan", slot, number, side) for side in range(1 if card.one_sided else 2))
                for number, card in enumerate(self.cards)
            )
            for slot in range(SLOTS)
        )
        self.forgotten = frozenset(i for i, card in enumerate(self.cards) if card.school == "forgotten")
        self.library_cards = tuple(
            tuple(card for card in cards if self.in_library(card)) for cards in self.school_cards
        )
        self.personal = {
            m: next((i for i, card in enumerate(self.cards) if card.owner == mage.name.en), -1)
            for m, mage in enumerate(self.mages)
        }

    def _compile(self) -> None:
        """Gives every effect its number: spells, rooms, quests, events, abilities, upgrades, event cards,
        jinxes, in this order.
        """
        book = Programs()
        self.card_codes = tuple(
            (
                book.add(card.light.effect, "spell", i, 0),
                book.add(card.dark.effect, "spell", i, 1),
            )
            for i, card in enumerate(self.cards)
        )
        self.room_codes = tuple(
            (book.add(room.ruined, "room", i, 0), book.add(room.rebuilt, "room", i, 1))
            for i, room in enumerate(self.rooms)
        )
        self.quest_codes = tuple(
            book.add(quest.effect, "quest", i, 0, reaches_cells=not quest.moon)  # only Duel's do (CEL.13)
            for i, quest in enumerate(self.quests)
        )
        self.event_codes = tuple(
            tuple(
                book.add(line, "event", i, number, reaches_cells=True)
                for number, line in enumerate(event.lines)
            )
            for i, event in enumerate(self.events)
        )
        self.evocation_codes = tuple(
            book.add_maybe(evocation.ability, "evocation", i) for i, evocation in enumerate(self.evocations)
        )
        self.upgrade_codes = tuple(
            book.add(upgrade.effect, "upgrade", i, 0) for i, upgrade in enumerate(self.upgrades)
        )
        self.event_card_codes = tuple(
            book.add(card.effect, "event card", i, 0, reaches_cells=True)
            for i, card in enumerate(self.event_cards)
        )
        self.jinx_codes = tuple(book.add(jinx.effect, "jinx", i, 0) for i, jinx in enumerate(self.jinxes))
        self.programs: tuple[Program, ...] = book.finished()
        self._list_what_waits()
        self._list_what_stands()
        self.idle = tuple(frozenset(_idle(program)) for program in self.programs)
        self.quest_watches = tuple(self.programs[code].watch for code in self.quest_codes)
        self.evocation_names = {item.name.en: i for i, item in enumerate(self.evocations)}
        self.upgrade_names = {item.name.en: i for i, item in enumerate(self.upgrades)}
        self.jinx_names = {item.name.en: i for i, item in enumerate(self.jinxes)}

    def _list_what_waits(self) -> None:
        """What cards of the box can wait for, so that nobody learns from it which of them lie there.

        ``waiting`` are the conditions of all traps and of all protections (``reaction_bits`` the events
        that can meet one), ``whenevers`` the sentences of each text that are in force while its card lies
        there, ``watched`` the events of all these and of the quests of the mages' own, as bits.
        """
        conditions: dict[str, dict[When, None]] = {"trap": {}, "protection": {}}
        self.watched = self.edition.watched
        for card in self.cards:
            for side in (card.light, card.dark):
                if side.type in conditions and side.effect.when is not None:
                    conditions[side.type][side.effect.when] = None
        self.waiting = {type_: tuple(found) for type_, found in conditions.items()}
        self.whenevers = tuple(whenevers(program) for program in self.programs)
        # By the number of a text; the last is for no text at all (NO_PROGRAM).
        self.waits = (*(reduce(or_, (bits for _, bits in texts), 0) for texts in self.whenevers), 0)
        self.whenever_bits = reduce(or_, self.waits)
        self.reaction_bits = 0
        for found in self.waiting.values():
            for when in found:
                self.reaction_bits |= trigger_bits(when)
        self.watched |= self.whenever_bits | self.reaction_bits
        for quest, code in zip(self.quests, self.quest_codes, strict=True):
            if quest.moon:
                self.watched |= self.programs[code].watch

    def _list_what_stands(self) -> None:
        """Which texts of cards that stay on the table bring a kind of standing rule along (``bringing``) or
        raise a figure (``raising``), and which figures anything raises, spells too (``raised``): where
        nothing does, nobody needs to look.
        """
        lying = {n: p for n, p in enumerate(self.programs) if p.kind not in ("spell", "room", "quest")}
        rules = [(code, clause) for code, program in lying.items() for clause, _ in program.stands]
        self.bringing: dict[type, Bringers] = {
            kind: _bringers(lying, {code for code, clause in rules if type(clause) is kind})
            for kind in {type(clause) for _, clause in rules}
        }
        self.raising = {
            stat: _bringers(lying, {code for code, clause in rules if _raises(clause, stat)}) for stat in Stat
        }
        self.raised = tuple(
            {node.bonus.stat for p in self.programs for node in walk(p.text) if isinstance(node, Has)}
        )

    def owner(self, model: int) -> int:
        """The faction a model belongs to: a mage is its own, an evocation its summoner's."""
        return self.owners[model] if model >= 0 else model

    def places_of(self, faction: int) -> range:
        """The models that are a faction's evocation places."""
        start = self.seats + faction * self.places
        return range(start, self.models if faction == self.rose else start + self.places)

    def in_library(self, card: int) -> bool:
        """Whether copies of a card can lie in the Library: neither a personal nor a forgotten spell."""
        return not self.cards[card].owner and card not in self.forgotten


def _idle(program: Program) -> Iterator[int]:
    """The sentences in force while the card lies there, so that running its text does nothing for them."""
    for number, part in enumerate(program.text):
        if isinstance(part, Sentence) and (
            part.whenever is not None or number in program.tied or all(map(stands, part.clauses))
        ):
            yield number


def _raises(clause: Clause, stat: Stat) -> bool:
    """Whether a rule changes a figure."""
    return isinstance(clause, Has) and clause.bonus.stat is stat


def _bringers(lying: dict[int, Program], codes: set[int]) -> Bringers:
    """Texts with what cards they stand on."""
    kinds = {lying[code].kind for code in codes}
    return Bringers(
        frozenset(codes), bool(kinds & {"evocation", "upgrade"}), "jinx" in kinds, "event card" in kinds
    )
