"""What Rebirth lays beside the board: the mages' own quests, jinxes, Destiny, Umbras; events and moons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from blackrose.engine.table import NOBODY
from blackrose.table.texts import in_one_line
from blackrose.terminal.glyphs import DESTINY, DIM, FREE, JINX, LIT, QUESTS, TROPHY, UMBRA
from blackrose.terminal.hexes import fitted

if TYPE_CHECKING:
    from blackrose.terminal.panels import Panels

SHORT = 4
"""Letters of a jinx's name where there is little room."""


class Possessed:
    """Draws it for the panels of one view."""

    def __init__(self, panels: Panels) -> None:
        """What whoever sits at the keyboard sees, now."""
        self.panels = panels
        self.names = panels.names
        self.say = panels.say
        self.view = panels.view
        self.rules = panels.rules
        self.texts = panels.host.narrator.texts

    # ----------------------------------------------------------------------------------------------
    # A seat, in a few signs
    # ----------------------------------------------------------------------------------------------

    def carried(self, seat: int) -> Text:
        """A mage's quests, jinxes, Destiny and Umbras as signs."""
        text = Text(no_wrap=True)
        for _, state, cubes, _, _ in self.view.tasks[seat]:
            text.append(f"{QUESTS[state]}{cubes or ''}", LIT if state else DIM)
        for kind, cubes, _ in self.view.jinxes[seat]:
            jinx = self.rules.jinxes[kind]
            text.append(f" {JINX}{self.names.name(jinx)[:SHORT]} {cubes}/{jinx.cubes}", "#c39bff")
        if self.view.destiny[seat]:
            text.append(f" {DESTINY}")
            text.append_text(self.panels.board.cubes(self.view.destiny[seat]))
        umbras = sum(mage == seat for _, mage in self.view.assigned)
        text.append(f" {UMBRA}{umbras}" if umbras else "", "#ff6fa8")
        return text

    # ----------------------------------------------------------------------------------------------
    # The events
    # ----------------------------------------------------------------------------------------------

    def board_in_short(self, width: int) -> Text:
        """The three events on the board by name, each in a line."""
        lines = []
        for slot, event in enumerate(self.view.board, start=1):
            name = FREE if event == NOBODY else self.names.name(self.rules.event_cards[event])
            lines.append(fitted(Text(f"{slot} {name}", DIM if event == NOBODY else ""), width))
        return Text("\n").join(lines)

    def tables(self, width: int) -> list[Text]:
        """The moons, the events in full, everybody's quests, jinxes and trophies, the schools' decks."""
        return [
            self._moons(),
            self.panels.tracks(width),
            self._events(),
            *(self._seat(seat) for seat in range(self.rules.seats)),
            self._schools(),
        ]

    def _moons(self) -> Text:
        second, third, end = self.rules.moons
        told = self.say("moons-line", moon=self.view.moon, second=second, third=third, end=end)
        return Text.styled(told, "bold")

    def _events(self) -> Text:
        text = Text.styled(self.say("events-title"), f"bold {LIT}")
        for slot, event in enumerate(self.view.board, start=1):
            text.append(f"\n{slot} ", "bold")
            if event == NOBODY:
                text.append(self.say("slot-empty"), DIM)
                continue
            face = self.texts.face("event card", event)
            text.append(face.name, "bold")
            text.append(f"  {' · '.join(face.facts)}", DIM)
            text.append(f"\n  {in_one_line(face.sides[0])}")
        return text

    def _seat(self, seat: int) -> Text:
        """A mage's quests and jinxes with their texts, and what else others can take from them."""
        view = self.view
        if view.mage[seat] == NOBODY:
            return Text()
        text = self.panels.tagged(seat) + Text.styled(
            f" {self.names.faction(self.panels.scene, seat).text}", "bold"
        )
        if view.school[seat] != NOBODY:
            text.append(f" · {self.names.name(self.rules.schools[view.school[seat]])}", DIM)
        text.append(f" · {TROPHY} {self.say('trophies-left', count=view.trophies_left[seat])}", DIM)
        if view.captured[seat]:
            text.append(f" · {self.say('trophies-taken')} ", DIM)
            text.append_text(self.panels.board.cubes(view.captured[seat]))
        for quest, state, cubes, _, moon in view.tasks[seat]:
            text.append("\n")
            text.append_text(self._quest(quest, state, cubes, moon))
        for kind, cubes, _ in view.jinxes[seat]:
            face = self.texts.face("jinx", kind)
            text.append(f"\n{JINX} {face.name} {cubes}/{self.rules.jinxes[kind].cubes}: ", "bold")
            text.append(in_one_line(face.sides[0]))
        if carried := self.view.destiny[seat]:
            text.append(f"\n{DESTINY} {self.say('help-destiny')}: ", "bold")
            text.append_text(self.panels.board.cubes(carried))
        return text

    def _quest(self, quest: int, state: int, cubes: int, moon: int) -> Text:
        """A quest with what it asks for and what it brings; of a hidden one its moon."""
        status = self.say(f"quest-state-{state}")
        if quest < 0:
            return Text(f"{QUESTS[state]} {self.say('own-quest-hidden', moon=moon)} ({status})", DIM)
        face, component = self.texts.face("quest", quest), self.rules.quests[quest]
        needed = f" {cubes}/{component.cubes}" if component.cubes else ""
        text = Text.styled(f"{QUESTS[state]} {face.name}{needed} ({status}, {component.power})", "bold")
        text.append(f"\n  {' '.join(in_one_line(side) for side in face.sides)}")
        return text

    def _schools(self) -> Text:
        """How many cards are left of each school."""
        told = [
            f"{self.names.name(school)} {deck}"
            for school, deck in zip(self.rules.schools, self.view.library, strict=True)
            if deck or self.view.discards[self.rules.schools.index(school)]
        ]
        return Text(self.say("library-line", list=", ".join(told)) if told else "", DIM)
