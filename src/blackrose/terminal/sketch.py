"""The table in plain sentences, for lines, pipes and screen readers."""

from __future__ import annotations

from itertools import groupby

from blackrose.engine.table import ABSENT, ACTIVE, AVAILABLE, CELL, EMPTY, NOBODY, REVEALED, RUINED, SLOTS
from blackrose.engine.views import View
from blackrose.engine.visibility import is_hidden
from blackrose.game import Decision, Option
from blackrose.language.printer_sentences import capital
from blackrose.table.about import ORIGINAL
from blackrose.table.narrator import Narrator
from blackrose.table.questions import health
from blackrose.table.shown.secret import plan
from blackrose.table.texts import in_one_line
from blackrose.table.words import Scene
from blackrose.terminal.glyphs import OWN_DESIGN


class Sketch:
    """Describes a view in the narrator's language, a line a thing."""

    def __init__(self, narrator: Narrator, view: View) -> None:
        """What this view shows, now."""
        self.narrator = narrator
        self.names = narrator.names
        self.say = narrator.names.say
        self.texts = narrator.texts
        self.view = view
        self.scene = Scene.of(view)
        self.rules = view.rules

    # ----------------------------------------------------------------------------------------------
    # The whole board
    # ----------------------------------------------------------------------------------------------

    def board(self) -> list[str]:
        """Round, tracks, rooms, Cells, quests and seats."""
        lines = [self.round(), *self.event(), self.power(), self.tracks()]
        lines += self.moons()
        lines += [self.room(position) for position in range(len(self.view.tiles))]
        lines += self.cells()
        lines += self.quests()
        for seat in range(self.rules.seats):
            lines += self.seat(seat)
        return lines

    def round(self) -> str:
        """Which round and phase it is, and who holds the crown."""
        view = self.view
        phase = self.names.phase(view.phase)
        if view.round == 0:
            return phase
        who = self.names.faction(self.scene, view.crown)
        if self.rules.moons:
            return self.say("round-line-open", round=view.round, phase=phase, who=who)
        rounds = self.rules.edition.rounds
        return self.say("round-line", round=view.round, rounds=rounds, phase=phase, who=who)

    def event(self) -> list[str]:
        """The line of the event card for this round."""
        view = self.view
        if view.event == NOBODY or view.round == 0:
            return []
        side = self.texts.face("event", view.event).sides[view.round - 1]
        return [self.say("event-line", name=side.title, text=in_one_line(side))]

    def moons(self) -> list[str]:
        """The moon of Rebirth, the events on the board, and how many cards the schools' decks have."""
        if not self.rules.moons:
            return []
        second, third, end = self.rules.moons
        lines = [self.say("moons-line", moon=self.view.moon, second=second, third=third, end=end)]
        if self.view.ending:
            lines.append(capital(self.say("top-last")) + ".")
        for slot, event in enumerate(self.view.board, start=1):
            if event != NOBODY:
                face = self.texts.face("event card", event)
                text = f"{', '.join(face.facts)}. {in_one_line(face.sides[0])}"
                lines.append(self.say("event-on-board", slot=slot, name=face.name, text=text))
        decks = zip(self.rules.schools, self.view.library, strict=True)
        told = [f"{self.names.name(school)} {deck}" for school, deck in decks if deck]
        return [*lines, self.say("library-line", list=", ".join(told))] if told else lines

    def power(self) -> str:
        """Everybody's power."""
        return self.say("power-line", list=self.by_faction(self.view.power))

    def tracks(self) -> str:
        """Trophies and rooms won."""
        return self.say(
            "tracks-line",
            trophies=self.by_faction(self.view.trophies),
            rooms=self.by_faction(self.view.wins),
        )

    def by_faction(self, numbers: tuple[int, ...]) -> str:
        """A number for each faction."""
        return self.names.list([self._counted(faction, number) for faction, number in enumerate(numbers)])

    def _counted(self, faction: int, number: int) -> str:
        return self.say("counted", who=self.names.faction(self.scene, faction), count=number)

    def cubes(self, row: tuple[int, ...]) -> str:
        """Cubes in their order, from the left."""
        return self.names.list([self._counted(faction, len(list(run))) for faction, run in groupby(row)])

    # ----------------------------------------------------------------------------------------------
    # Rooms
    # ----------------------------------------------------------------------------------------------

    def room(self, position: int) -> str:
        """A room: its colour, face, cubes, models, what it does, and what it touches."""
        view = self.view
        tile = self.rules.rooms[view.tiles[position]]
        parts = [
            self.say("room-line", name=self.names.name(tile), colour=self.say(f"hue-{tile.colour}")),
            self.room_face(position),
        ]
        if models := self.models_in(position):
            parts.append(self.say("room-models", list=self.names.list(models)))
        if view.face[position] in (RUINED, AVAILABLE):
            rebuilt = int(view.face[position] == AVAILABLE)
            parts.append(self.say("room-effect", text=self.texts.side("room", view.tiles[position], rebuilt)))
        touched = [self._room_name(room) for room in self.rules.lodge.neighbours[position]]
        parts.append(self.say("room-touches", list=self.names.list(touched)))
        return " ".join(parts)

    def _room_name(self, position: int) -> str:
        return self.names.name(self.rules.rooms[self.view.tiles[position]])

    def room_face(self, position: int) -> str:
        """Ruined with its cubes, or rebuilt."""
        view = self.view
        face = view.face[position]
        if face != RUINED:
            return self.say("room-rebuilt" if face == AVAILABLE else "room-used")
        slots = self.rules.rooms[view.tiles[position]].slots
        row = view.slots[position]
        if not row:
            return self.say("room-empty", slots=slots)
        return self.say("room-filled", filled=len(row), slots=slots, list=self.cubes(row))

    def models_in(self, place: int) -> list[str]:
        """The models in a room, with what is left of their health."""
        return [self.model(model) for model, at in enumerate(self.view.place) if at == place]

    def model(self, model: int) -> str:
        """A model with its health, its upgrade and whose control it is under."""
        view = self.view
        full, who = health(view, model), self.names.model(self.scene, model)
        told = who.text
        if full:  # an Umbra has no Health
            told = self.say("model-line", who=who, left=full - len(view.bar[model]), health=full)
        return (
            told
            if view.upgrade[model] == NOBODY
            else f"{told} + {self.names.upgrade(view.upgrade[model]).text}"
        )

    def cells(self) -> list[str]:
        """Who sits in a Cell, and where it lets out."""
        lines = []
        for seat in range(self.rules.seats):
            if self.view.place[seat] == CELL and self.view.mage[seat] != NOBODY:
                exits = [self._room_name(room) for room in self.rules.lodge.exits[self.view.cells[seat]]]
                lines.append(self.say("cell-line", who=self.model(seat), list=self.names.list(exits)))
        return lines

    # ----------------------------------------------------------------------------------------------
    # Quests and seats
    # ----------------------------------------------------------------------------------------------

    def quests(self) -> list[str]:
        """Every quest: what it asks for, or who has claimed it."""
        lines = []
        for quest, claim in zip(self.view.quests, self.view.claims, strict=True):
            component = self.rules.quests[quest]
            mark = f" {OWN_DESIGN}" if component.provenance == ORIGINAL else ""
            name, power = self.names.quest(quest).text + mark, component.power
            if claim == NOBODY:
                text = self.texts.side("quest", quest, 0)
                lines.append(self.say("table-quest-open", quest=name, count=power, text=text))
            else:
                who = self.names.faction(self.scene, claim)
                lines.append(self.say("quest-claimed", quest=name, count=power, who=who))
        return lines

    def seat(self, seat: int) -> list[str]:
        """A seat: health and damage, tokens, slots, evocations, and how many cards lie where."""
        view = self.view
        if view.mage[seat] == NOBODY:
            return []
        who = self.names.faction(self.scene, seat)
        lines = [self.say("seat-line", who=who, model=self.model(seat), tokens=view.tokens[seat])]
        if view.bar[seat]:
            lines.append(self.say("seat-damage", who=who, list=self.cubes(view.bar[seat])))
        lines.append(self.say("seat-slots", who=who, list=self.names.list(self.slots(seat))))
        if evocations := self.evocations(seat):
            lines.append(self.say("seat-evocations", who=who, list=self.names.list(evocations)))
        lines.append(
            self.say(
                "seat-cards",
                who=who,
                hand=view.hands[seat],
                grimoire=view.grimoires[seat],
                memories=len(view.memories[seat]),
            )
        )
        return [*lines, *self.carried(seat)]

    def carried(self, seat: int) -> list[str]:
        """What a mage of Rebirth has besides: school, quests, jinxes, Destiny, Umbras, trophies."""
        view, who = self.view, self.names.faction(self.scene, seat)
        lines = []
        if self.rules.moons and view.school[seat] != NOBODY:
            school = self.names.name(self.rules.schools[view.school[seat]])
            lines.append(self.say("seat-school", who=who, school=school, count=view.trophies_left[seat]))
        if view.captured[seat] and self.rules.moons:
            lines.append(self.say("seat-captured", who=who, list=self.cubes(tuple(view.captured[seat]))))
        for quest, state, cubes, _, moon in view.tasks[seat]:
            lines.append(self.say("seat-quest", who=who, quest=self.quest(quest, state, cubes, moon)))
        for kind, cubes, _ in view.jinxes[seat]:
            needed, text = self.rules.jinxes[kind].cubes, self.texts.side("jinx", kind, 0)
            jinx = self.names.jinx(kind)
            lines.append(self.say("seat-jinx", who=who, jinx=jinx, cubes=cubes, needed=needed, text=text))
        if view.destiny[seat]:
            lines.append(self.say("seat-destiny", who=who, list=self.cubes(view.destiny[seat])))
        for model, mage in view.assigned:
            if mage == seat:
                lines.append(self.say("seat-umbra", who=who, model=self.names.model(self.scene, model)))
        return lines

    def quest(self, quest: int, state: int, cubes: int, moon: int) -> str:
        """A quest of a mage's own: hidden, or with how far it has come and its text."""
        status = self.say(f"quest-state-{state}")
        if quest < 0:
            return f"{self.say('own-quest-hidden', moon=moon)} ({status})"
        needed = self.rules.quests[quest].cubes
        told = f"{status}, {cubes}/{needed}" if needed else status
        sides = self.texts.face("quest", quest).sides
        return f"{self.names.quest(quest).text} ({told}): {' '.join(in_one_line(side) for side in sides)}"

    def evocations(self, seat: int) -> list[str]:
        """The evocations a seat owns, with the room each stands in."""
        found = []
        for model in range(self.rules.seats, len(self.view.place)):
            if self.view.place[model] != ABSENT and self.rules.owner(model) == seat:
                room = self.names.room(self.scene, self.view.place[model]).form("in")
                found.append(f"{self.model(model)} {room}")
        return found

    def slots(self, seat: int) -> list[str]:
        """What lies in a seat's slots, as this view may see it."""
        return [self.slot(seat, slot) for slot in range(SLOTS)]

    def slot(self, seat: int, slot: int) -> str:
        """One slot: empty, face-down, or what it holds and how it lies."""
        spell = self.view.sheet[seat][slot]
        where = self.names.slot(slot)
        if spell == EMPTY:
            return self.say("slot-line", slot=where, state=self.say("slot-empty"))
        lies = self.say(slot_status(self.view, seat, slot))
        if token := self.view.active_types[seat][slot]:
            lies = self.say(("", "slot-trap", "slot-protection")[token])
        if is_hidden(spell):
            return self.say("slot-line", slot=where, state=lies)
        name = self.names.spell(spell >> 3, spell >> 2 & 1)
        return self.say("slot-line", slot=where, state=self.say("slot-spell", spell=name, state=lies))

    def hand(self) -> list[str]:
        """The own hand, every card with both sides."""
        view = self.view
        if not view.hand:
            return [self.say("hand-empty")]
        lines = [self.say("hand-line", count=len(view.hand))]
        for card in dict.fromkeys(view.hand):
            lines += self.card(card, view.hand.count(card))
        return lines

    def card(self, card: int, copies: int = 1) -> list[str]:
        """A spell with its facts and sides."""
        face = self.texts.face("spell", card)
        own = self.rules.cards[card].provenance == ORIGINAL
        name = face.name if copies == 1 else self.say("several", count=copies, name=face.name)
        source = f"{OWN_DESIGN} {face.provenance}" if own else face.provenance
        lines = [f"{name} ({', '.join((*face.facts, source))})"]
        for side in face.sides:
            head = f"{side.title}: " if side.title else ""
            lines.append(f"  {head}{in_one_line(side)}")
        return lines

    def answers(self) -> list[str]:
        """The own secret answers so far, in an open choice."""
        return [
            self.planned(answer["what"], answer["card"], answer["slot"], answer["side"])
            for answer in plan(self.view)
        ]

    def answer(self, decision: Decision, option: Option) -> str:
        """A secret answer in a line."""
        word = option[0]
        if word == "plan":
            return self.planned("plan", int(option[2]), int(option[1]), int(option[3]))
        if word == "card":
            return self.planned("keep" if decision.kind == "keep" else "discard", int(option[1]))
        if word == "away":
            return self.planned("away", int(option[1]))
        if word == "slot":
            spell = self.view.sheet[self.view.seat][int(option[1])]
            return self.planned("back", spell >> 3, int(option[1]), spell >> 2 & 1)
        return capital(self.say("answer-skip" if word == "skip" else "answer-done"))

    def planned(self, what: str, card: int, slot: int = NOBODY, side: int = NOBODY) -> str:
        """One part of a secret choice."""
        if what == "plan":
            told = self.say("slot-line", slot=self.names.slot(slot), state=self.names.spell(card, side))
        else:
            told = self.say(f"answer-{what}", spell=self.names.spell(card))
        return capital(told)


def slot_status(view: View, seat: int, slot: int) -> str:
    """The message that says how a spell lies in its slot, and whether it is in force."""
    spell = view.sheet[seat][slot]
    if spell == EMPTY:
        return "slot-empty"
    if spell & 3 == REVEALED:
        in_force = any(entry[:2] == (seat, slot) for entry in view.lasting)
        return "slot-lasting" if in_force else "slot-revealed"
    return "slot-active" if spell & 3 == ACTIVE else "slot-ready"
