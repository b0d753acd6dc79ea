"""The table in plain sentences, for lines, pipes and screen readers."""

from __future__ import annotations

from itertools import groupby

from blackrose.engine.table import ABSENT, ACTIVE, AVAILABLE, CELL, EMPTY, NOBODY, REVEALED, RUINED, SLOTS
from blackrose.engine.views import View
from blackrose.engine.visibility import is_hidden
from blackrose.game import Option
from blackrose.language.printer_sentences import capital
from blackrose.table.about import ORIGINAL
from blackrose.table.narrator import Narrator
from blackrose.table.questions import health, planned
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
        return self.say(
            "round-line",
            round=view.round,
            rounds=self.rules.edition.rounds,
            phase=phase,
            who=self.names.faction(self.scene, view.crown),
        )

    def event(self) -> list[str]:
        """The line of the event card for this round."""
        view = self.view
        if view.event == NOBODY or view.round == 0:
            return []
        side = self.texts.face("event", view.event).sides[view.round - 1]
        return [self.say("event-line", name=side.title, text=in_one_line(side))]

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
        full = health(view, model)
        told = self.say(
            "model-line",
            who=self.names.model(self.scene, model),
            left=full - len(view.bar[model]),
            health=full,
        )
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
                exits = [self._room_name(room) for room in self.rules.lodge.exits[seat]]
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
        return lines

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
        return [self.answer(option) for option in planned(self.view)]

    def answer(self, option: Option) -> str:
        """A secret answer in a line."""
        if option[0] == "plan":
            spell = self.names.spell(int(option[2]), int(option[3]))
            told = self.say("slot-line", slot=self.names.slot(int(option[1])), state=spell)
        elif option[0] == "card":
            told = self.say("answer-discard", spell=self.names.spell(int(option[1])))
        else:
            told = self.say("answer-skip")
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
