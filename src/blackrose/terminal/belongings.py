"""What some editions lay beside the board: mages' own quests, jinxes, Destiny, Umbras; events and moons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from blackrose.table.wire import NONE, FactionShown, TaskShown
from blackrose.table.words.texts import in_one_line
from blackrose.terminal.glyphs import BLOCK, COPY, DESTINY, DIM, FREE, JINX, LIT, QUESTS, TROPHY, UMBRA, WON
from blackrose.terminal.hexes import fitted

if TYPE_CHECKING:
    from blackrose.terminal.panels import Panels

SHORT = 4
"""Letters of a jinx's name where there is little room."""


class Belongings:
    """Draws it for the panels of one seen table."""

    def __init__(self, panels: Panels) -> None:
        """What whoever sits at the keyboard sees, now."""
        self.panels = panels
        self.seen = panels.seen
        self.shown = panels.seen.shown
        self.say = panels.say
        self.cubes = panels.board.cubes

    # ----------------------------------------------------------------------------------------------
    # A seat, in a few signs
    # ----------------------------------------------------------------------------------------------

    def carried(self, seat: FactionShown) -> Text:
        """A mage's quests, jinxes, Destiny and Umbras as signs."""
        text = Text(no_wrap=True)
        for task in seat["tasks"]:
            state = self.seen.state_of(task)
            text.append(f"{QUESTS[state]}{task['cubes'] or ''}", DIM if state == "active" else LIT)
        for jinx in seat["jinxes"]:
            name = self.seen.name("jinx", jinx["jinx"])[:SHORT]
            text.append(f" {JINX}{name} {jinx['cubes']}/{jinx['needed']}", "#c39bff")
        if seat["destiny"]:
            text.append(f" {DESTINY}")
            text.append_text(self.cubes(seat["destiny"]))
        umbras = len(self.seen.haunting(seat["number"]))
        text.append(f" {UMBRA}{umbras}" if umbras else "", "#ff6fa8")
        return text

    # ----------------------------------------------------------------------------------------------
    # The events
    # ----------------------------------------------------------------------------------------------

    def board_in_short(self, width: int) -> Text:
        """The three events on the board by name, each in a line."""
        lines = []
        for slot, event in enumerate(self.shown["board"], start=1):
            name = FREE if event == NONE else self.seen.name("event card", event)
            lines.append(fitted(Text(f"{slot} {name}", DIM if event == NONE else ""), width))
        return Text("\n").join(lines)

    def tables(self, width: int) -> list[Text]:
        """The moons, the events in full, rooms that are not as usual, everybody's quests, jinxes and
        trophies, the quests that were discarded, the schools' decks.
        """
        return [
            self._moons(),
            self.panels.tracks(width),
            self._events(),
            *([rooms] if (rooms := self._rooms()) else []),
            *(self._seat(seat) for seat in self.seen.seats),
            *([discards] if (discards := self._discards()) else []),
            self._schools(),
        ]

    def _moons(self) -> Text:
        track = self.shown["track"]
        second, third = track["moons"]
        told = self.say("moons-line", moon=track["moon"], second=second, third=third, end=track["end"])
        return Text.styled(told, "bold")

    def _events(self) -> Text:
        text = Text.styled(self.say("events-title"), f"bold {LIT}")
        for slot, event in enumerate(self.shown["board"], start=1):
            text.append(f"\n{slot} ", "bold")
            if event == NONE:
                text.append(self.say("slot-empty"), DIM)
                continue
            face = self.seen.face("event card", event)
            text.append(face.name, "bold")
            text.append(f"  {' · '.join(face.facts)}", DIM)
            text.append(f"\n  {in_one_line(face.sides[0])}")
        return text

    def _rooms(self) -> Text:
        """The rooms that are closed for the round or copy another, a line each."""
        told = self.panels.told
        rooms = [(room["name"], told.besides(room)) for room in self.shown["rooms"]]
        return Text("\n").join(Text(f"{name}: {' '.join(notes)}") for name, notes in rooms if notes)

    def _discards(self) -> Text:
        """The quests that were discarded, face-up."""
        return Text(" ".join(self.panels.told.quest_discards()), DIM)

    def _won(self, tile: int) -> str:
        """A room whose activation token somebody has, and what that is worth."""
        room = next(room for room in self.seen.shown["rooms"] if room["tile"] == tile)
        return self.say("room-won-line", name=room["name"], power=room["worth"])

    def _seat(self, seat: FactionShown) -> Text:
        """A mage's quests and jinxes with their texts, and what else others can take from them."""
        if seat["mage"] == NONE:
            return Text()
        text = self.panels.tagged(seat["number"]) + Text.styled(f" {seat['name']}", "bold")
        if seat["school"] != NONE:
            text.append(f" · {self.seen.name('school', seat['school'])}", DIM)
        text.append(f" · {TROPHY} {self.say('trophies-left', count=seat['trophies_left'])}", DIM)
        if seat["captured"]:
            text.append(f" · {self.say('trophies-taken')} ", DIM)
            text.append_text(self.cubes(seat["captured"]))
        if seat["won"]:
            text.append(f" · {WON} {', '.join(map(self._won, seat['won']))}", DIM)
        also = self.seen.mage(seat["number"])["also"]
        if also != NONE:
            text.append(f"\n{COPY} {self.seen.name('evocation', also)}", "bold")
        for block in seat["blocks"]:
            text.append(f"\n{BLOCK} {self.say(f'blocked-{block}')}", "bold")
        for task in seat["tasks"]:
            text.append("\n")
            text.append_text(self._quest(task))
        for jinx in seat["jinxes"]:
            face = self.seen.face("jinx", jinx["jinx"])
            text.append(f"\n{JINX} {face.name} {jinx['cubes']}/{jinx['needed']}: ", "bold")
            text.append(in_one_line(face.sides[0]))
        if seat["destiny"]:
            text.append(f"\n{DESTINY} {self.say('help-destiny')}: ", "bold")
            text.append_text(self.cubes(seat["destiny"]))
        return text

    def _quest(self, task: TaskShown) -> Text:
        """A quest with what it asks for and what it brings; of a hidden one its moon."""
        state = self.seen.state_of(task)
        sign, status = QUESTS[state], self.say(f"own-quest-{state}")
        if task["quest"] == NONE:
            return Text(f"{sign} {self.say('own-quest-hidden', moon=task['moon'])} ({status})", DIM)
        face = self.seen.face("quest", task["quest"])
        needed = "".join(f" {progress}" for progress in self.panels.told.progress(task))
        text = Text.styled(f"{sign} {face.name}{needed} ({status}, {task['power']})", "bold")
        text.append(f"\n  {' '.join(in_one_line(side) for side in face.sides)}")
        return text

    def _schools(self) -> Text:
        """How many cards are left of each school."""
        told = [
            f"{self.seen.name('school', school['school'])} {school['deck']}"
            for school in self.shown["schools"]
            if school["deck"] or school["discards"]
        ]
        return Text(self.say("library-line", list=", ".join(told)) if told else "", DIM)
