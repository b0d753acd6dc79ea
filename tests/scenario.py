"""Setting a Duel table by name and playing it by name, so that a test reads like the table.

    duel = Duel(event="Living Lodge", quests="1A+2A")
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.stand("Ulrich", "Abyss of Faith", damage="bbr")
    duel.prepare("Bartholomew", quick="Deadly Charge dark")
    duel.action_phase(first="Bartholomew")
    duel.choose("cast quick", "Ulrich")
    assert duel.damage("Ulrich") == "bbrbbb"

Cubes are letters: b Bartholomew's (seat 0), u Ulrich's (seat 1), r the Black Rose's. Rooms, cards, quests and
models go by their English names; an evocation is "Templar b1" (Bartholomew's first place) and so on.
"""

from __future__ import annotations

from collections.abc import Iterable

from blackrose.engine import events as ev
from blackrose.engine import loop
from blackrose.engine.components import Pack
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.effects import push_effect
from blackrose.engine.events import Event
from blackrose.engine.table import (
    ABSENT,
    ACTIVE,
    AVAILABLE,
    CELL,
    GAME,
    NOBODY,
    PHASE,
    READY,
    REVEALED,
    RUINED,
    USED,
    Frame,
    replaced,
    spell_in,
)
from blackrose.engine.watching import rewatch
from blackrose.game import Game, IllegalChoice, State
from blackrose.packs import builtin_pack, load_text
from tests.naming import CUBES, SLOT_NAMES, Named

FACES = {"ruined": RUINED, "available": AVAILABLE, "used": USED}
STATUS = {"ready": READY, "active": ACTIVE, "revealed": REVEALED}
RING = (
    "Occult Black Rose Room",
    "Crypt of the Saint",
    "Templar Armory",
    "Sacral Summoner Room",
    "Templar Treasure Room",
    "Library of the Order",
    "Abyss of Faith",
)
"""The Lodge of every scenario: the centre, then the ring clockwise. Bartholomew's Cell touches the Library of
the Order and the Abyss of Faith … see :meth:`Duel.exits`; Ulrich's the two opposite rooms."""


def box_with(*spells: str) -> Pack:
    """The Duel box and Law spells only a test has: "Name | combat fire | model 2 | Inflict 1 damage."

    Both sides of such a card are alike; a trap says when in a fifth part.
    """
    return load_text("\n".join(map(_spell_toml, spells)), base=builtin_pack("duel"))


def _spell_toml(spell: str) -> str:
    name, kind, target, text, *when = (part.strip() for part in spell.split("|"))
    type_, element = kind.split()
    parts = {"type": type_, "element": element, "target": target, "text": text}
    parts |= {"when": when[0]} if when else {}
    side = ", ".join(f'{key} = "{value}"' for key, value in parts.items())
    return f"""
        [[spell]]
        name = {{ en = "{name}", de = "{name}", ru = "{name}" }}
        school = "Law"
        provenance = "original"
        light = {{ {side} }}
        dark = {{ {side} }}
    """


class Duel(Named):
    """A Duel table in the middle of a game: nobody has spells, tokens are fresh, all rooms are ruined and
    empty.
    """

    def __init__(
        self,
        event: str = "Living Lodge",
        quests: str = "1A+2A",
        pack: Pack | None = None,
        claimed: Iterable[str] | None = None,
        seed: int = 7,
    ) -> None:
        """Seats Bartholomew (crown) and Ulrich in their Cells, in round 1. By default no quest is open.

        ``claimed``: names of quests that are gone; None for all of them, so that no claim gets in the way.
        """
        game = Game.new(
            seats=("Bartholomew", "Ulrich"),
            seed=seed,
            options={"crown": "0", "grimoire": "0", "quests": quests},
            pack=pack,
        )
        self.game = game
        self.rules = game.rules
        self.state = State(game.rules, game.key)
        t = self.state
        names = [room.name.en for room in self.rules.rooms]
        t.tiles = tuple(names.index(name) for name in RING)
        t.mage = [0, 1]
        t.grimoire_list = [0, 1]
        t.event = [e.name.en for e in self.rules.events].index(event)
        sides = quests.split("+")
        t.quests = tuple(q for q, quest in enumerate(self.rules.quests) if quest.side in sides)
        gone = [self.rules.quests[q].name.en for q in t.quests] if claimed is None else list(claimed)
        t.claims = tuple(
            self.rules.rose if self.rules.quests[q].name.en in gone else NOBODY for q in t.quests
        )
        t.round = 1
        t.journal = []
        rewatch(t)

    # ----------------------------------------------------------------------------------------------
    # Setting the table
    # ----------------------------------------------------------------------------------------------

    def stand(self, mage: str, room: str, damage: str = "") -> None:
        """Puts a mage in a room (or "Cell") with damage on the bar, the leftmost cube first."""
        seat = self.seat(mage)
        self.state.place[seat] = CELL if room == "Cell" else self.room(room)
        self._cubes(seat, damage)

    def evocation(
        self, owner: str, room: str, damage: str = "", upgrade: str = "", kind: str = "Templar"
    ) -> str:
        """Puts an evocation of a mage into a room; gives its name ("Templar b1")."""
        t, seat = self.state, self.seat(owner)
        start = self.rules.seats + seat * self.rules.places
        model = next(m for m in range(start, start + self.rules.places) if t.place[m] == ABSENT)
        number = self.rules.evocation_names[kind]
        t.supply[number] -= 1
        t.kind[model], t.place[model] = number, self.room(room)
        self._cubes(model, damage)
        if upgrade:
            t.upgrade[model] = self.rules.upgrade_names[upgrade]
            t.upgrades[t.upgrade[model]] -= 1
        return self.name(model)

    def instability(self, room: str, cubes: str, face: str = "ruined") -> None:
        """Fills slots of a room from the left, or turns it to another face."""
        at = self.room(room)
        for cube in cubes:
            self.state.pool[CUBES.index(cube)] -= 1
        self.state.slots[at] += tuple(CUBES.index(cube) for cube in cubes)
        self.state.face[at] = FACES[face]

    def prepare(self, mage: str, status: str = "ready", **slots: str) -> None:
        """Lays spells in slots: ``quick="Deadly Charge light"``, ``I=…``, ``II=…``, ``III=…``."""
        t, seat = self.state, self.seat(mage)
        for slot, spell in slots.items():
            name, side = spell.rsplit(" ", 1)
            value = spell_in(self.card(name), ("light", "dark").index(side), STATUS[status])
            t.sheet[seat] = replaced(t.sheet[seat], SLOT_NAMES.index(slot), value)
            if status != "revealed":
                t.held[seat] = tuple(sorted((*t.held[seat], self.card(name))))
        rewatch(t)

    def hold(self, mage: str, *cards: str) -> None:
        """Puts spells into a hand."""
        t, seat = self.state, self.seat(mage)
        numbers = tuple(self.card(name) for name in cards)
        t.hand[seat] = tuple(sorted(t.hand[seat] + numbers))
        t.held[seat] = tuple(sorted(t.held[seat] + numbers))

    def pile(self, mage: str, grimoire: Iterable[str] = (), memories: Iterable[str] = ()) -> None:
        """Sets a grimoire (top first) and Memories."""
        t, seat = self.state, self.seat(mage)
        t.grimoire[seat] = tuple(self.card(name) for name in reversed(tuple(grimoire)))
        t.deck[seat] = tuple(sorted(t.grimoire[seat]))
        t.memories[seat] = tuple(self.card(name) for name in memories)

    def library(self, *cards: str) -> None:
        """Sets the Library, top first."""
        self.state.library = (tuple(self.card(name) for name in reversed(cards)),)

    def forgotten(self, *cards: str) -> None:
        """Sets the deck of forgotten spells, top first."""
        self.state.forgotten = tuple(self.card(name) for name in reversed(cards))

    def cubes_left(self, who: str, number: int) -> None:
        """Leaves a mage or the Black Rose this many cubes in the pool."""
        self.state.pool[self.faction(who)] = number

    def tokens(self, mage: str, number: int) -> None:
        """Leaves a mage this many physical tokens."""
        self.state.tokens[self.seat(mage)] = number

    def power(self, who: str, points: int | None = None) -> int:
        """The power of a mage or the Black Rose; sets it when told."""
        if points is not None:
            self.state.power[self.faction(who)] = points
        return self.state.power[self.faction(who)]

    def trophies(self, who: str, steps: int | None = None) -> int:
        """The place of a marker on a trophy track; sets it when told."""
        if steps is not None:
            self.state.trophies[self.faction(who)] = steps
        return self.state.trophies[self.faction(who)]

    def rooms_won(self, who: str, steps: int | None = None) -> int:
        """The place of a marker on a room track; sets it when told."""
        if steps is not None:
            self.state.wins[self.faction(who)] = steps
        return self.state.wins[self.faction(who)]

    # ----------------------------------------------------------------------------------------------
    # Starting play
    # ----------------------------------------------------------------------------------------------

    def begin(self, phase: str, first: str = "Bartholomew", round_: int = 1) -> None:
        """Starts a phase ("black rose", "study", "action", "evocation", "clean-up"); the rest of the game
        follows.
        """
        t = self.state
        phases = [p.name for p in self.rules.edition.phases]
        number = phases.index(phase)
        t.round, t.phase = round_, number
        t.crown = t.first = self.seat(first)
        game = Frame(GAME, pc=(round_ - 1) * len(phases) + number + 1)
        game.clause = len(self.rules.edition.setup)
        t.stack = [game, Frame(PHASE, number)]
        t.asked = ()
        loop.run(t)

    def action_phase(self, first: str = "Bartholomew", round_: int = 1) -> None:
        """Starts the action phase with a mage as the first."""
        self.begin("action", first, round_)

    def resolve(self, component: str, face: str = "", by: str = "Bartholomew") -> None:
        """Carries out one effect by itself: a spell's side, a room's face, a quest, a line of an event.

        Nothing follows: when it is through the table is quiet.
        """
        self.state.stack = []
        self.state.asked = ()
        seat = self.faction(by)
        push_effect(self.state, self.code(component, face), seat, seat if seat < 2 else NOBODY)
        loop.run(self.state)

    def code(self, component: str, face: str = "") -> int:
        """The number of an effect by its component's name and face."""
        rules = self.rules
        for number, card in enumerate(rules.cards):
            if card.name.en == component and face in ("light", "dark"):
                return rules.card_codes[number][("light", "dark").index(face)]
        for number, room in enumerate(rules.rooms):
            if room.name.en == component and face in ("ruined", "rebuilt"):
                return rules.room_codes[number][("ruined", "rebuilt").index(face)]
        for number, quest in enumerate(rules.quests):
            if quest.name.en == component:
                return rules.quest_codes[number]
        for number, event in enumerate(rules.events):
            for line, name in enumerate(event.line_names):
                if name.en == component and (not face or event.name.en == face):
                    return rules.event_codes[number][line]
        raise KeyError(f"no effect {component!r} {face!r}")

    # ----------------------------------------------------------------------------------------------
    # Playing
    # ----------------------------------------------------------------------------------------------

    def offered(self, mage: str | None = None) -> list[str]:
        """The legal answers of the open decision (of a mage), by name."""
        decision = self.decision(mage)
        return [self.label(option) for option in decision.options]

    def decision(self, mage: str | None = None) -> Decision:
        """The open decision (of a mage)."""
        decisions = self.state.decisions
        if mage is not None:
            decisions = tuple(d for d in decisions if d.seat == self.seat(mage))
        assert decisions, f"nothing is asked of {mage or 'anybody'}"
        return decisions[0]

    def asked(self) -> tuple[str, str]:
        """Who is asked, and what kind of thing."""
        decision = self.decision()
        return self.name(decision.seat), decision.kind

    def choose(self, *labels: str, by: str | None = None) -> None:
        """Answers the open decisions one after the other, by name."""
        for label in labels:
            decision = self.decision(by)
            options = {self.label(option): option for option in decision.options}
            if label not in options:
                raise IllegalChoice(f"{label!r} is not offered; offered: {list(options)}")
            self.state.choose(decision.seat, options[label])

    def refused(self, option: Option, mage: str) -> bool:
        """Whether a raw option is refused and changes nothing."""
        before = self.state.digest()
        try:
            self.state.choose(self.seat(mage), option)
        except IllegalChoice:
            return self.state.digest() == before
        return False

    @property
    def quiet(self) -> bool:
        """Whether nothing is asked any more (after :meth:`resolve`)."""
        return not self.state.asked and not self.state.stack

    # ----------------------------------------------------------------------------------------------
    # Looking
    # ----------------------------------------------------------------------------------------------

    def damage(self, model: str) -> str:
        """The cubes on a bar, from the left."""
        return "".join(CUBES[cube] for cube in self.state.bar[self.model(model)])

    def cubes(self, room: str) -> str:
        """The cubes in a room, from the left."""
        return "".join(CUBES[cube] for cube in self.state.slots[self.room(room)])

    def place(self, model: str) -> str:
        """The room a model stands in, "Cell", or "" when it is not in play."""
        at = self.state.place[self.model(model)]
        return self.room_name(at) if at >= 0 else "Cell" if at == CELL else ""

    def hand(self, mage: str) -> list[str]:
        """A hand, by name."""
        return [self.rules.cards[card].name.en for card in self.state.hand[self.seat(mage)]]

    def memories(self, mage: str) -> list[str]:
        """The Memories, by name, in order."""
        return [self.rules.cards[card].name.en for card in self.state.memories[self.seat(mage)]]

    def sheet(self, mage: str) -> dict[str, str]:
        """The spells in the slots that are not empty, by name and side: ``{"quick": "Tremor dark"}``."""
        spells = zip(SLOT_NAMES, self.state.sheet[self.seat(mage)], strict=True)
        return {
            slot: f"{self.rules.cards[spell >> 3].name.en} {('light', 'dark')[spell >> 2 & 1]}"
            for slot, spell in spells
            if spell
        }

    def claimant(self, quest: str) -> str:
        """Whose cube lies on a quest on the board; "" while it is open."""
        names = [self.rules.quests[number].name.en for number in self.state.quests]
        return self.who(self.state.claims[names.index(quest)])

    @property
    def winner(self) -> str:
        """Who won, once the game is over."""
        return self.who(self.state.result[0]) if self.state.over else ""

    def happened(self, name: str) -> list[Event]:
        """All events of a type so far, without their type."""
        journal = self.state.journal or []
        number = ev.NAMES.index(name)
        return [event[1:] for _, event in journal if event[0] == number]

    def exits(self, mage: str) -> list[str]:
        """The rooms a mage's Cell touches."""
        return [self.room_name(room) for room in self.rules.lodge.exits[self.state.cells[self.seat(mage)]]]

    def _cubes(self, model: int, damage: str) -> None:
        for cube in damage:
            self.state.pool[CUBES.index(cube)] -= 1
        self.state.bar[model] = tuple(CUBES.index(cube) for cube in damage)
