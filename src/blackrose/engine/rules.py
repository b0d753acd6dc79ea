"""The fixed part of a game: the components compiled into tables, and the edition's way of playing.

A table refers to everything by small ints; this is where they lead. Nothing here changes during a game, so
copies of a table share it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from itertools import pairwise
from operator import or_
from typing import Any, Final

from blackrose.engine import events as ev
from blackrose.engine.components import (
    ELEMENTS,
    Avatar,
    Command,
    Effect,
    EventCard,
    EventSide,
    Evocation,
    Jinx,
    Mage,
    Pack,
    Quest,
    Room,
    School,
    Side,
    Spell,
    Upgrade,
)
from blackrose.engine.decisions import Option
from blackrose.engine.edition import NO_DIFFICULTY, Difficulty, Edition
from blackrose.engine.programs import (
    CARRIED_OUT_ONCE,
    Program,
    Programs,
    lasting_bits,
    stands,
    trigger_bits,
    walk,
    whenevers,
)
from blackrose.engine.table.laid import Laid
from blackrose.engine.table.numbers import MOONS, NOBODY, SLOTS
from blackrose.language import tree as tr

ANY_OF: Final = frozenset(ELEMENTS)
FOUR: Final = 4
"""So many must play for quests with that mark to be in the game."""


@dataclass(frozen=True, slots=True)
class Bringers:
    """The texts that bring a sort of rule along while their cards lie there, and what cards those are."""

    codes: frozenset[int]
    evocations: bool  # or upgrades on them
    jinxes: bool
    events: bool


COMMANDS: Final = {"spell": "command", "action": "command action"}
"""What the texts of a command's parts are called."""

ARMED_BITS: Final = ev.BITS[ev.SUFFERED] | ev.BITS[ev.TARGETED]
"""What sets off the armed card of an Avatar."""

ALWAYS: Final = 0
"""What a step of the full stop waits for that is taken whatever happened, be it a bar that filled unheard."""


class Rules:
    """The tables of one game: its edition, its box, and the figures that depend on the number of seats."""

    __slots__ = (
        "armed_codes",
        "avatar",
        "avatar_card",
        "bringing",
        "card_codes",
        "cards",
        "command_codes",
        "command_decks",
        "commands",
        "difficulty",
        "edition",
        "event_card_codes",
        "event_cards",
        "event_codes",
        "events",
        "evocation_codes",
        "evocation_models",
        "evocation_names",
        "evocations",
        "faces",
        "factions",
        "forgotten",
        "full_stop",
        "goes_by_elements",
        "idle",
        "jinx_codes",
        "jinx_names",
        "jinxes",
        "library_cards",
        "lodge",
        "mages",
        "models",
        "moon_events",
        "moon_quests",
        "moons",
        "options",
        "orders",
        "overkill",
        "overload",
        "owners",
        "pack",
        "people",
        "personal",
        "places",
        "plans",
        "players",
        "programs",
        "quest_codes",
        "quest_sides",
        "quest_watches",
        "quests",
        "raised",
        "raising",
        "reachable",
        "reached_openly",
        "reaction_bits",
        "room_codes",
        "rooms",
        "rose",
        "rose_places",
        "school_cards",
        "school_lists",
        "school_of",
        "schools",
        "seats",
        "traps_wait_for_quests",
        "upgrade_codes",
        "upgrade_names",
        "upgrades",
        "waiting",
        "waits",
        "waits_active",
        "waits_lasting",
        "watched",
        "whenever_bits",
        "whenevers",
    )

    def __init__(self, edition: Edition, pack: Pack, seats: int, options: dict[str, str]) -> None:
        """Compiles a pack for an edition and a number of people; an Avatar has one seat more, the last."""
        self.edition = edition
        self.pack = pack
        self.options = options
        self.people = range(seats)
        self.avatar_card = avatar_named(pack, options.get("avatar", ""))
        self.avatar = NOBODY if self.avatar_card is None else seats
        seats += self.avatar_card is not None
        self.seats = seats
        self.overkill = options.get("overkill") == "yes"  # damage beyond Health is placed and counts
        self.overload = options.get("overload") == "yes"  # so is instability beyond the slots
        # An Avatar is a mage and the Black Rose at once: one number for both (AVA.18, AVA.52).
        self.rose = seats if self.avatar == NOBODY else self.avatar
        self.factions = self.rose + 1
        self.players: tuple[int, ...] = (*self.people, NOBODY)  # the seat that plays a faction; hers nobody
        # The power that brings the second and the third moon and the end; nothing where there are no moons.
        self.moons = tuple(map(int, options.get("moons", edition.moons).split("-"))) if edition.moons else ()
        self.orders = _play_orders(len(self.people), self.avatar)
        self.lodge = edition.layouts[seats]
        self.faces = edition.faces.kinds
        # The steps of the full stop, and the kinds of events after which each is taken, as bits.
        self.full_stop = tuple((step, edition.only_after.get(step, ALWAYS)) for step in edition.full_stop)
        self._number_models()
        self._take_components(pack)
        self._index_cards()
        self._compile()
        # The quests of each moon that are in the game: some leave it where fewer than four play (SET.19).
        self.moon_quests = tuple(
            tuple(
                number
                for number, quest in enumerate(self.quests)
                if quest.moon == moon and (seats >= FOUR or not quest.four)
            )
            for moon in range(1, MOONS + 1)
        )
        sides = dict.fromkeys(quest.side for quest in self.quests)
        self.quest_sides = tuple(sides)
        whose = "" if self.avatar_card is None else self.avatar_card.name.en
        self.moon_events = tuple(
            tuple(n for n, e in enumerate(self.event_cards) if e.moon == moon and e.avatar == whose)
            for moon in range(1, MOONS + 1)
        )
        self.difficulty = edition.difficulties.get(options.get("difficulty", ""), NO_DIFFICULTY)
        self.command_decks = _command_decks(self.commands, whose, self.difficulty)

    def __reduce__(self) -> tuple[Any, ...]:
        """Rules are pickled by what they are compiled from."""
        return (Rules, (self.edition, self.pack, len(self.people), self.options))

    def _take_components(self, pack: Pack) -> None:
        self.cards: tuple[Spell, ...] = pack.spells
        self.rooms: tuple[Room, ...] = pack.rooms
        self.quests: tuple[Quest, ...] = pack.quests
        self.events: tuple[EventSide, ...] = pack.events
        self.evocations: tuple[Evocation, ...] = pack.evocations
        self.upgrades: tuple[Upgrade, ...] = pack.upgrades
        self.mages: tuple[Mage, ...] = (*pack.mages, *_as_mages(self.avatar_card))
        self.event_cards: tuple[EventCard, ...] = pack.event_cards
        self.jinxes: tuple[Jinx, ...] = pack.jinxes
        self.schools: tuple[School, ...] = pack.schools
        self.commands: tuple[Command, ...] = pack.commands

    def _number_models(self) -> None:
        """The mages come first, by seat, then each mage's evocation places, then the Black Rose's."""
        seats, edition = self.seats, self.edition
        self.places = edition.evocation_places
        self.models = seats + seats * self.places + edition.rose_places
        self.evocation_models = range(seats, self.models)
        self.rose_places = range(self.models - edition.rose_places, self.models)
        self.owners = (
            *range(seats),
            *(min((model - seats) // self.places, self.rose) for model in self.evocation_models),
        )

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
                tuple(("plan", slot, number, side) for side in range(card.sides_to_choose))
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
        jinxes, then what belongs to Avatars: their events and their commands, in this order.
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
            tuple(book.add(effect, "room", i, side) for side, effect in enumerate(room.effects))
            for i, room in enumerate(self.rooms)
        )
        self.quest_codes = tuple(
            book.add(quest.effect, "quest", i, 0, self._reaches_cells("own quest" if quest.moon else "quest"))
            for i, quest in enumerate(self.quests)
        )
        self.event_codes = tuple(
            tuple(
                book.add(line, "event", i, number, self._reaches_cells("event"))
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
        usual = self._event_codes(book, hers=False)
        self.jinx_codes = tuple(book.add(jinx.effect, "jinx", i, 0) for i, jinx in enumerate(self.jinxes))
        codes = usual | self._event_codes(book, hers=True)
        self.event_card_codes = tuple(codes[i] for i in range(len(self.event_cards)))
        self._compile_commands(book)
        self.programs: tuple[Program, ...] = book.finished()
        self._list_what_waits()
        self.goes_by_elements = any(_speaks_of_elements(program) for program in self.programs)
        self._list_what_stands()
        self.idle = tuple(frozenset(_idle(program)) for program in self.programs)
        self._list_what_each_waits_for()
        self.evocation_names = {item.name.en: i for i, item in enumerate(self.evocations)}
        self.upgrade_names = {item.name.en: i for i, item in enumerate(self.upgrades)}
        self.jinx_names = {item.name.en: i for i, item in enumerate(self.jinxes)}

    def _event_codes(self, book: Programs, hers: bool) -> dict[int, int]:
        """The numbers of the texts of event cards, of the usual ones or of those of Avatars."""
        return {
            i: book.add(card.effect, "event card", i, 0, self._reaches_cells("event card"))
            for i, card in enumerate(self.event_cards)
            if bool(card.avatar) is hers
        }

    def _events_away(self) -> Iterator[int]:
        """The event cards that are in no deck of this game: an Avatar's take the place of the usual ones."""
        whose = "" if self.avatar_card is None else self.avatar_card.name.en
        return (i for i, card in enumerate(self.event_cards) if card.avatar != whose)

    def _compile_commands(self, book: Programs) -> None:
        self.command_codes = tuple(
            tuple(book.add(part.effect, COMMANDS[part.kind], i, n) for n, part in enumerate(command.parts))
            for i, command in enumerate(self.commands)
        )
        self.armed_codes = tuple(
            book.add_maybe(command.armed.effect if command.armed else None, "armed", i)
            for i, command in enumerate(self.commands)
        )

    def _list_what_each_waits_for(self) -> None:
        """The events that each side of a spell and each quest waits for, as bits."""
        self.waits_active = tuple(
            tuple(
                reduce(or_, (self.programs[code].watch for code in self.waiting_codes(card, side)))
                for side in range(2)
            )
            for card in range(len(self.cards))
        )
        self.quest_watches = tuple(self.programs[code].watch for code in self.quest_codes)

    def _reaches_cells(self, kind: str) -> bool:
        """Whether texts of a kind reach mages in their Cells (CEL.13)."""
        return kind in self.edition.reach_cells

    def _list_what_waits(self) -> None:
        """What cards of the box can wait for, so that nobody learns from it which of them lie there.

        ``waiting`` are the conditions of all traps and of all protections (``reaction_bits`` the events
        that can meet one), ``whenevers`` the sentences of each text that are in force while its card lies
        there, ``watched`` the events of all these and of the quests of the mages' own, as bits.
        """
        conditions: dict[str, dict[tr.Trigger, None]] = {"trap": {}, "protection": {}}
        self.watched = self.edition.watched
        for card in self.cards:
            for side in (card.light, card.dark):
                when = side.effect.when
                if side.type in conditions and isinstance(when, (tr.PlainTrigger, tr.While)):
                    conditions[side.type][when] = None
        self.waiting = {type_: tuple(found) for type_, found in conditions.items()}
        # Event cards of an Avatar that is not in the game never lie anywhere.
        away = {self.event_card_codes[i] for i in self._events_away()}
        self.whenevers = tuple(() if n in away else whenevers(p) for n, p in enumerate(self.programs))
        # By the number of a text; the last is for no text at all (NO_PROGRAM).
        self.waits = (*(reduce(or_, (bits for _, bits in texts), 0) for texts in self.whenevers), 0)
        self.waits_lasting = tuple(lasting_bits(program) for program in self.programs)
        self.whenever_bits = reduce(or_, self.waits)
        self.reaction_bits = 0
        for found in self.waiting.values():
            for when in found:
                self.reaction_bits |= trigger_bits(when)
        self.watched |= self.whenever_bits | self.reaction_bits
        if self.avatar_card is not None:
            self.watched |= ARMED_BITS
        of_quests = ev.BITS[ev.QUEST_SOLVED] | ev.BITS[ev.QUEST_COMPLETED] | ev.BITS[ev.QUEST_SHOWN]
        self.traps_wait_for_quests = bool(self.reaction_bits & of_quests)
        for quest, code in zip(self.quests, self.quest_codes, strict=True):
            if quest.moon:
                self.watched |= self.programs[code].watch
        self._list_who_can_be_reached()

    def _list_who_can_be_reached(self) -> None:
        """The models that cards of the box speak of in "a spell reaches …" (``reachable``), and whether one
        of these is in force while it lies there (``reached_openly``), not only face-down.
        """
        waited_for = [when for found in self.waiting.values() for when in found]
        named = [node.who for node in walk(tuple(waited_for)) if isinstance(node, tr.SpellReaches)]
        lying = [
            part.whenever for p in self.programs for part in walk(p.text) if isinstance(part, tr.Sentence)
        ]
        openly = [node.who for node in walk(tuple(lying)) if isinstance(node, tr.SpellReaches)]
        self.reached_openly = bool(openly)
        mages_alone = all(isinstance(who, tr.You) for who in (*named, *openly))
        self.reachable = range((self.seats if mages_alone else self.models) if named or openly else 0)

    def _list_what_stands(self) -> None:
        """Which texts of cards that stay on the table bring a kind of standing rule along (``bringing``) or
        raise a figure (``raising``), and which figures anything raises, spells too (``raised``): where
        nothing does, nobody needs to look.
        """
        lying = {n: p for n, p in enumerate(self.programs) if p.kind not in CARRIED_OUT_ONCE}
        rules = [(code, clause) for code, program in lying.items() for clause, _ in program.stands]
        self.bringing: dict[type, Bringers] = {
            kind: _bringers(lying, {code for code, clause in rules if type(clause) is kind})
            for kind in {type(clause) for _, clause in rules}
        }
        self.raising = {
            stat: _bringers(lying, {code for code, clause in rules if _raises(clause, stat)})
            for stat in tr.Stat
        }
        self.raised = tuple(
            {node.bonus.stat for p in self.programs for node in walk(p.text) if isinstance(node, tr.Has)}
        )

    def owner(self, model: int) -> int:
        """The faction a model belongs to: a mage is its own, an evocation its summoner's."""
        return self.owners[model] if model >= 0 else model

    def is_mage(self, number: int) -> bool:
        """Whether the number of a model is a mage's; so is then the faction of that number."""
        return 0 <= number < self.seats

    def is_evocation(self, model: int) -> bool:
        """Whether the number of a model is an evocation's."""
        return model >= self.seats

    def is_rose(self, faction: int) -> bool:
        """Whether a faction is the Black Rose; with an Avatar in the game that is a mage as well."""
        return faction == self.rose

    def is_hers(self, faction: int, source: int) -> bool:
        """Whether what a faction does from the place of a model (or of NOBODY) is the Black Rose's doing:
        that of her Avatar's own models is the mage's (AVA.60).
        """
        return faction == self.rose and (source < 0 or source in self.rose_places)

    def side_of(self, spell: Laid) -> Side:
        """The side of a spell that lies in a slot."""
        card = self.cards[spell.card]
        return card.dark if spell.side else card.light

    def side_of_command(self, program: Program) -> Side:
        """What a text of a command is as a spell: without element, of a type by what it does (AVA.53)."""
        armed = self.commands[program.component].armed if program.kind == "armed" else None
        effect = Effect(program.aim, program.text, program.when)
        return Side(armed.type if armed else "combat" if _strikes(program) else "contingency", "", effect)

    def waiting_codes(self, card: int, side: int) -> tuple[int, ...]:
        """The texts with which a spell lies in wait: that of its side, of a room trap both (TRP.9)."""
        codes = self.card_codes[card]
        return codes if self.cards[card].room_trap else (codes[side],)

    def places_of(self, faction: int) -> range:
        """The models that are a faction's evocation places; of an Avatar those it has as a mage."""
        if faction == self.rose != self.avatar:
            return self.rose_places
        start = self.seats + faction * self.places
        return range(start, start + self.places)

    def in_library(self, card: int) -> bool:
        """Whether copies of a card can lie in the Library: neither a personal nor a forgotten spell."""
        return not self.cards[card].owner and card not in self.forgotten


def avatar_named(pack: Pack, name: str) -> Avatar | None:
    """The Avatar of a box by its English name; None for no name."""
    return next((avatar for avatar in pack.avatars if name and avatar.name.en == name), None)


def _as_mages(avatar: Avatar | None) -> tuple[Mage, ...]:
    """The card of an Avatar as one of a mage, after those of the box: it has neither hand nor quests."""
    if avatar is None:
        return ()
    figures = (avatar.health, 0, avatar.strength, avatar.speed)
    return (Mage(avatar.name, avatar.provenance, avatar.note, *figures, quests=0),)


def _play_orders(people: int, avatar: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For each way to sit, and each First Mage, the seats in play order. Without an Avatar there is one way;
    with one as many as people: it sits behind one of them (AVA.44).
    """
    seatings: list[tuple[int, ...]] = [tuple(range(people))]
    if avatar != NOBODY:
        seatings = [(*range(seat + 1), avatar, *range(seat + 1, people)) for seat in range(people)]
    return tuple(
        tuple((*seats[(at := seats.index(first)) :], *seats[:at]) for first in range(len(seats)))
        for seats in seatings
    )


def _command_decks(
    commands: tuple[Command, ...], avatar: str, difficulty: Difficulty
) -> tuple[tuple[int, ...], ...]:
    """The commands of an Avatar by the moon of their deck, in the order of the box. Where cards come ahead of
    their moon, they are the first of the next deck that are not mild; the mild ones of the last deck are out.
    """
    own = [n for n, command in enumerate(commands) if command.avatar == avatar]
    decks = [[n for n in own if commands[n].moon == moon] for moon in range(1, MOONS + 1)]
    if difficulty.ahead:
        decks[-1] = [n for n in decks[-1] if not commands[n].mild]
        for deck, later in pairwise(decks):
            early = [n for n in later if not commands[n].mild][: difficulty.ahead]
            deck += early
            later[:] = [n for n in later if n not in early]
    return tuple(map(tuple, decks))


def _idle(program: Program) -> Iterator[int]:
    """The sentences in force while the card lies there, so that running its text does nothing for them."""
    for number, part in enumerate(program.text):
        if isinstance(part, tr.Sentence) and (
            part.whenever is not None or number in program.tied or all(map(stands, part.clauses))
        ):
            yield number


def _speaks_of_elements(program: Program) -> bool:
    """Whether a text or what it waits for goes by the elements of spells."""
    return any(
        getattr(node, "elements", None) or ANY_OF & set(getattr(node, "among", None) or ())
        for node in walk((program.text, program.when))
    )


def _strikes(program: Program) -> bool:
    """Whether a text inflicts or converts damage."""
    return any(
        isinstance(node, (tr.Inflict, tr.ConvertInflicted))
        or (isinstance(node, tr.Convert) and node.thing is tr.Thing.DAMAGE)
        for node in walk(program.text)
    )


def _raises(clause: tr.Clause, stat: tr.Stat) -> bool:
    """Whether a rule changes a figure."""
    return isinstance(clause, tr.Has) and clause.bonus.stat is stat


def _bringers(lying: dict[int, Program], codes: set[int]) -> Bringers:
    """Texts with what cards they stand on."""
    kinds = {lying[code].kind for code in codes}
    return Bringers(
        frozenset(codes), bool(kinds & {"evocation", "upgrade"}), "jinx" in kinds, "event card" in kinds
    )
