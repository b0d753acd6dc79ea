"""Setting a table by name and playing it by name, whatever the edition; see :class:`tests.scenario.Duel` and
:class:`tests.rebirth.scenario.Rebirth`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from blackrose.engine import events as ev
from blackrose.engine import loop
from blackrose.engine.conditions.watching import rewatch
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.stack import push_effect
from blackrose.engine.table import (
    ABSENT,
    ACTIVE,
    CELL,
    EMPTY,
    NOBODY,
    READY,
    REVEALED,
    GameFrame,
    Laid,
    PhaseFrame,
    Sheet,
    replaced,
)
from blackrose.engine.views.visibility import is_hidden, seen_event
from blackrose.game import SPECTATOR, Game, IllegalChoice, State
from blackrose.language.tree import Sentence
from tests.naming import ROSE, SLOT_NAMES, Named

STATUS = {"ready": READY, "active": ACTIVE, "revealed": REVEALED}
SIDES = ("light", "dark")
FACE_DOWN = "face-down"
"""What others see of a spell that is not revealed."""


class Scenario(Named):
    """A table in the middle of a game, set and played by names."""

    game: Game
    evocation_kind = ""
    """The evocation that is meant when none is named."""

    def lay(self, game: Game, ring: tuple[str, ...]) -> None:
        """An empty table of a game in round 1, its Lodge laid out, the mages by seat in their Cells."""
        self.game = game
        self.rules = game.rules
        self.state = State(game.rules, game.key)
        rooms = [room.name.en for room in self.rules.rooms]
        self.state.tiles = tuple(rooms.index(name) for name in ring)
        mages = [mage.name.en for mage in self.rules.mages]
        self.state.mage = [mages.index(name) for name in self.people]
        self.state.round = 1
        self.state.journal = []

    # ----------------------------------------------------------------------------------------------
    # Setting the table
    # ----------------------------------------------------------------------------------------------

    def stand(self, mage: str, room: str, damage: str = "") -> None:
        """Puts a mage in a room (or "Cell") with damage on the bar, the leftmost cube first."""
        seat = self.seat(mage)
        self.state.place[seat] = CELL if room == "Cell" else self.room(room)
        self._cubes(seat, damage)

    def nearly(self, mage: str, free: int, cube: str = "x") -> str:
        """Damage that leaves a mage so many places on the bar, whatever Health the card has."""
        return cube * (self.rules.mages[self.state.mage[self.seat(mage)]].health - free)

    def evocation(self, owner: str, room: str, damage: str = "", upgrade: str = "", kind: str = "") -> str:
        """Puts an evocation of a mage into a room; gives its name ("Templar b1")."""
        t, seat = self.state, self.faction(owner)
        places = self.rules.rose_places if owner == ROSE else self.rules.places_of(seat)
        model = next(m for m in places if t.place[m] == ABSENT)
        number = self.rules.evocation_names[kind or self.evocation_kind]
        t.supply[number] -= 1
        t.kind[model], t.place[model] = number, self.room(room)
        self._cubes(model, damage)
        if upgrade:
            t.upgrade[model] = self.rules.upgrade_names[upgrade]
            t.upgrades[t.upgrade[model]] -= 1
        return self.name(model)

    def instability(self, room: str, cubes: str, face: str = "") -> None:
        """Fills slots of a room from the left, or turns it to another face than the first."""
        at = self.room(room)
        for cube in cubes:
            self.state.pool[self.letters.index(cube)] -= 1
        self.state.slots[at] += tuple(self.letters.index(cube) for cube in cubes)
        faces = [kind.name for kind in self.rules.faces]
        self.state.face[at] = faces.index(face) if face else 0

    def prepare(self, mage: str, status: str = "ready", **slots: str) -> None:
        """Lays spells in slots: ``quick="Deadly Charge light"``, ``I=…``, ``II=…``, ``III=…``."""
        t, seat = self.state, self.seat(mage)
        for slot, spell in slots.items():
            laid = self.laid(spell, status)
            t.sheet[seat] = replaced(t.sheet[seat], SLOT_NAMES.index(slot), laid)
            if status != "revealed":
                t.held[seat] = tuple(sorted((*t.held[seat], laid.card)))
        rewatch(t)

    def laid(self, spell: str, status: str = "ready") -> Laid:
        """A spell as it lies in a slot: "Deadly Charge light", ready, active or revealed."""
        name, side = spell.rsplit(" ", 1)
        return Laid(self.card(name), SIDES.index(side), STATUS[status])

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

    def forgotten(self, *cards: str) -> None:
        """Sets the deck of forgotten spells, top first."""
        self.state.forgotten = tuple(self.card(name) for name in reversed(cards))

    def cubes_left(self, who: str, number: int | None = None) -> int:
        """How many cubes a mage or the Black Rose has in the pool; leaves so many when told."""
        if number is not None:
            self.state.pool[self.faction(who)] = number
        return self.state.pool[self.faction(who)]

    def tokens(self, mage: str, number: int | None = None) -> int:
        """How many physical action tokens a mage has available; leaves so many when told."""
        if number is not None:
            self.state.tokens[self.seat(mage)] = number
        return self.state.tokens[self.seat(mage)]

    def supply(self, kind: str, number: int | None = None) -> int:
        """How many models of an evocation are left; leaves so many when told."""
        at = self.rules.evocation_names[kind]
        if number is not None:
            self.state.supply[at] = number
        return self.state.supply[at]

    def crown(self, mage: str = "") -> str:
        """The mage with the crown; gives it to one who is named."""
        if mage:
            self.state.crown = self.seat(mage)
        return self.who(self.state.crown)

    def first(self, mage: str = "") -> str:
        """The First Mage; makes one of a mage who is named."""
        if mage:
            self.state.first = self.seat(mage)
        return self.who(self.state.first)

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

    # ----------------------------------------------------------------------------------------------
    # Starting play
    # ----------------------------------------------------------------------------------------------

    def begin(self, phase: str, first: str = "", round_: int = 1) -> None:
        """Starts a phase ("black rose", "study" …); the rest of the game
        follows.
        """
        t = self.state
        phases = [p.name for p in self.rules.edition.phases]
        number = phases.index(phase)
        t.round, t.phase = round_, number
        t.crown = t.first = self.seat(first or self.people[0])
        t.stack = [self._begun((round_ - 1) * len(phases) + number + 1), PhaseFrame(number)]
        t.asked = ()
        loop.run(t)

    def action_phase(self, first: str = "", round_: int = 1) -> None:
        """Starts the action phase with a mage as the first."""
        self.begin("action", first, round_)

    def final_count(self) -> None:
        """Starts the final count, as after the clean-up of a last round."""
        self.state.ending = 1
        self.state.stack = [self._begun(len(self.rules.edition.phases))]
        self.state.asked = ()
        loop.run(self.state)

    def _begun(self, phases: int) -> GameFrame:
        """The game after its setup, when so many phases have begun."""
        return GameFrame(step=len(self.rules.edition.setup), phases=phases)

    def resolve(self, component: str, face: str = "", by: str = "") -> None:
        """Carries out one effect by itself: a spell's side, a room's face, a quest, a line of an event.

        Nothing follows: when it is through the table is quiet.
        """
        self.state.stack = []
        self.state.asked = ()
        seat = self.faction(by or self.people[0])
        push_effect(self.state, self.code(component, face), seat, seat if seat != self.rules.rose else NOBODY)
        loop.run(self.state)

    def code(self, component: str, face: str = "") -> int:
        """The number of an effect by its component's name and face."""
        rules = self.rules
        for number, card in enumerate(rules.cards):
            if card.name.en == component and face in SIDES:
                return rules.card_codes[number][SIDES.index(face)]
        for number, room in enumerate(rules.rooms):
            if room.name.en == component and face in room.faces:
                return rules.room_codes[number][room.faces.index(face)]
        for number, quest in enumerate(rules.quests):
            if quest.name.en == component:
                return rules.quest_codes[number]
        for number, event in enumerate(rules.events):
            for line, name in enumerate(event.line_names):
                if name.en == component and (not face or event.name.en == face):
                    return rules.event_codes[number][line]
        for number, event_card in enumerate(rules.event_cards):
            if event_card.name.en == component:
                return rules.event_card_codes[number]
        for number, command in enumerate(rules.commands):
            if command.name.en == component:
                armed = face == "armed"
                return rules.armed_codes[number] if armed else rules.command_codes[number][int(face or 1) - 1]
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

    def settle(self, *labels: str) -> None:
        """Gives these answers, then the first one to whatever is still asked, until nothing is."""
        self.choose(*labels)
        while not self.quiet:
            self.choose(self.offered()[0])

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
        return "".join(self.letters[cube] for cube in self.state.bar[self.model(model)])

    def cubes(self, room: str) -> str:
        """The cubes in a room, from the left."""
        return "".join(self.letters[cube] for cube in self.state.slots[self.room(room)])

    def place(self, model: str) -> str:
        """The room a model stands in, "Cell", or "" when it is not in play."""
        at = self.state.place[self.model(model)]
        return self.room_name(at) if at >= 0 else "Cell" if at == CELL else ""

    def hand(self, mage: str) -> list[str]:
        """A hand, by name."""
        return [self._card_name(card) for card in self.state.hand[self.seat(mage)]]

    def memories(self, mage: str) -> list[str]:
        """The Memories, by name, in order."""
        return [self._card_name(card) for card in self.state.memories[self.seat(mage)]]

    def sheet(self, mage: str) -> dict[str, str]:
        """The spells in the slots that are not empty, by name and side: ``{"quick": "Tremor dark"}``."""
        return self._spells(self.state.sheet[self.seat(mage)])

    def lies(self, mage: str, slot: str) -> str:
        """How the spell in a slot lies: "ready", "active" or "revealed"; "" for an empty slot."""
        words = {EMPTY: "", **{number: word for word, number in STATUS.items()}}
        return words[self.state.sheet[self.seat(mage)][SLOT_NAMES.index(slot)].status]

    def seen_sheet(self, mage: str, by: str = "") -> dict[str, str]:
        """A mage's slots as another sees them (a spectator if nobody is named): a spell's name and side, or
        "face-down".
        """
        return self._spells(self.state.view(self._looking(by)).sheet[self.seat(mage)])

    def _spells(self, sheet: Sheet) -> dict[str, str]:
        return {
            slot: FACE_DOWN if is_hidden(spell) else f"{self._card_name(spell.card)} {SIDES[spell.side]}"
            for slot, spell in zip(SLOT_NAMES, sheet, strict=True)
            if spell.status != EMPTY
        }

    def seen(self, by: str = "") -> dict[str, Any]:
        """All that a mage sees (a spectator if nobody is named), as plain data."""
        return self.state.view(self._looking(by)).to_json()

    def _looking(self, by: str) -> int:
        return self.seat(by) if by else SPECTATOR

    def tokens_on(self, model: str) -> list[str]:
        """The persistence tokens that everybody sees on a model's card: "Rikkart I"."""
        seen = self.state.view(SPECTATOR).lasting
        kept = [lasting for lasting in seen if not self._is_for_round(lasting.code, lasting.sentence)]
        tokens = {(lasting.seat, lasting.slot): lasting.target for lasting in kept}
        here = self.model(model)
        return [f"{self.who(by)} {SLOT_NAMES[slot]}" for (by, slot), on in tokens.items() if on == here]

    def _is_for_round(self, code: int, sentence: int) -> bool:
        """Whether a sentence in force has no token (SPL.25)."""
        part = self.rules.programs[code].text[sentence]
        return isinstance(part, Sentence) and part.for_round

    def jinxes(self, mage: str) -> dict[str, int]:
        """The jinxes on a mage by name, with the cubes on each."""
        return {self.rules.jinxes[on.jinx].name.en: on.cubes for on in self.state.jinxes[self.seat(mage)]}

    @property
    def winner(self) -> str:
        """Who won, once the game is over."""
        return self.who(self.state.result[0]) if self.state.over else ""

    def happened(self, name: str) -> list[tuple[int, ...]]:
        """All events of a type so far, without their type."""
        return [tuple(event)[1:] for event in self.events(name)]

    def events(self, name: str) -> list[Any]:
        """All events of a type so far, with their fields by name: ``events("suffered")[0].amount``."""
        number = ev.NAMES.index(name)
        return [event for _, event in self.state.journal or () if event.kind == number]

    def told(self, *names: str) -> list[str]:
        """The types of all events so far (only of these types, if some are named), in their order."""
        types = [ev.NAMES[event.kind] for _, event in self.state.journal or ()]
        return [name for name in types if not names or name in names]

    def when(self, name: str, **facts: int) -> int:
        """The place of the first event of a type (with these facts) among all that happened."""
        facts["kind"] = ev.NAMES.index(name)
        events = [event for _, event in self.state.journal or ()]
        return next(at for at, event in enumerate(events) if facts.items() <= _facts(event).items())

    def in_order(self, *names: str) -> list[tuple[str, int]]:
        """The events of these types as they came: the type and its first fact."""
        facts = [(ev.NAMES[kind], first) for _, (kind, first, *_) in self.state.journal or ()]
        return [(name, first) for name, first in facts if name in names]

    def told_to(self, by: str, name: str) -> list[Any]:
        """The events of a type as a mage is told them (a spectator if the name is ""), with named fields."""
        return [seen_event(event, self._looking(by)) for event in self.events(name)]

    def exits(self, mage: str) -> list[str]:
        """The rooms a mage's Cell touches."""
        return [self.room_name(room) for room in self.rules.lodge.exits[self.state.cells[self.seat(mage)]]]

    def _cubes(self, model: int, damage: str) -> None:
        for cube in damage:
            self.state.pool[self.letters.index(cube)] -= 1
        self.state.bar[model] = tuple(self.letters.index(cube) for cube in damage)

    def _card_name(self, card: int) -> str:
        return self.rules.cards[card].name.en


def _facts(event: ev.Event) -> dict[str, int]:
    """The facts of an event, by the names of its fields."""
    return dict(zip(event._fields, event, strict=True))
