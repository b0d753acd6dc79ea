"""Setting a table with moons, schools, events and quests of the mages' own by name: what
:class:`tests.rebirth.scenario.Rebirth` and :class:`tests.classic.scenario.Classic` share.
"""

from __future__ import annotations

from collections.abc import Iterable

from blackrose.engine.components import Pack
from blackrose.engine.table import (
    NOBODY,
    TASK_ACTIVE,
    TASK_COMPLETED,
    TASK_SOLVED,
    Task,
    replaced,
)
from blackrose.packs import load_text
from tests.table_scenario import Scenario

TASK_STATES = {"active": TASK_ACTIVE, "completed": TASK_COMPLETED, "solved": TASK_SOLVED}


def with_spells(base: Pack, school: str, *spells: str) -> Pack:
    """A box and spells only a test has: "Name | combat fire | model 2 | Inflict 1 damage."

    Both sides of such a card are alike; a trap or protection says when in a fifth part. One with the
    instability mark is "combat fire marked".
    """
    return load_text("\n".join(_spell_toml(spell, school) for spell in spells), base=base)


def _spell_toml(spell: str, school: str) -> str:
    name, kind, target, text, *when = (part.strip() for part in spell.split("|"))
    type_, element, *mark = kind.split()
    parts = {"type": type_, "element": element, "target": target, "text": text}
    parts |= {"when": when[0]} if when else {}
    side = ", ".join(f'{key} = "{value}"' for key, value in parts.items())
    return f"""
        [[spell]]
        name = {{ en = "{name}", de = "{name}", ru = "{name}" }}
        school = "{school}"
        provenance = "original"
        instability = {"true" if mark else "false"}
        light = {{ {side} }}
        dark = {{ {side} }}
    """


class MoonScenario(Scenario):
    """A table of an edition with moons."""

    # ----------------------------------------------------------------------------------------------
    # Decks
    # ----------------------------------------------------------------------------------------------

    def library(self, school: str, *cards: str, discards: Iterable[str] = ()) -> None:
        """Sets a school's deck, top first, and its discards."""
        t, at = self.state, self.school(school)
        deck = tuple(self.card(name) for name in reversed(cards))
        pile = tuple(self.card(name) for name in discards)
        t.library = (*t.library[:at], deck, *t.library[at + 1 :])
        t.discards = (*t.discards[:at], pile, *t.discards[at + 1 :])

    def discards(self, school: str) -> list[str]:
        """A school's discards, by name, in order."""
        return [self.rules.cards[card].name.en for card in self.state.discards[self.school(school)]]

    def school(self, name: str) -> int:
        """The number of a school."""
        return [school.name.en for school in self.rules.schools].index(name)

    def event_deck(self, moon: int, *events: str) -> None:
        """Sets a moon's event deck, top first."""
        deck = tuple(self.event(name) for name in reversed(events))
        self.state.event_decks = replaced(self.state.event_decks, moon - 1, deck)

    def quest_deck(self, moon: int, *quests: str) -> None:
        """Sets a moon's quest deck, top first."""
        deck = tuple(self.quest(name) for name in reversed(quests))
        self.state.quest_decks = replaced(self.state.quest_decks, moon - 1, deck)

    def moon(self, number: int | None = None) -> int:
        """The running moon; sets it when told."""
        if number is not None:
            self.state.moon = number
        return self.state.moon

    def aside(self, mage: str, number: int | None = None) -> int:
        """How many personal spells of a mage are set aside; sets it when told."""
        if number is not None:
            self.state.aside = replaced(self.state.aside, self.seat(mage), number)
        return self.state.aside[self.seat(mage)]

    # ----------------------------------------------------------------------------------------------
    # Events and quests
    # ----------------------------------------------------------------------------------------------

    def event(self, name: str) -> int:
        """The number of an event card."""
        return [card.name.en for card in self.rules.event_cards].index(name)

    def quest(self, name: str) -> int:
        """The number of a quest."""
        return [quest.name.en for quest in self.rules.quests].index(name)

    def lay_event(self, slot: int, name: str, by: str = "") -> None:
        """Lays an event in a slot of the board (1–3), as one that a mage has drawn; nothing comes of it."""
        self.state.board = replaced(self.state.board, slot - 1, self.event(name))
        self.state.drawers = replaced(self.state.drawers, slot - 1, self.seat(by) if by else NOBODY)

    @property
    def board(self) -> list[str]:
        """The events on the board from left to right, "" for an empty slot."""
        cards = self.rules.event_cards
        return ["" if event == NOBODY else cards[event].name.en for event in self.state.board]

    def task(self, mage: str, quest: str, state: str = "active", cubes: int = 0, shown: bool = False) -> None:
        """Gives a mage a quest, active, completed or solved, with cubes of the mage's on it."""
        t, seat, number = self.state, self.seat(mage), self.quest(quest)
        seen = shown or state != "active" or cubes > 0 or self.rules.quests[number].open
        t.pool[seat] -= cubes
        task = Task(number, TASK_STATES[state], cubes, int(seen))
        t.tasks = replaced(t.tasks, seat, (*t.tasks[seat], task))

    def tasks(self, mage: str) -> dict[str, str]:
        """A mage's quests by name: "active", "active 2" (cubes), "active hidden", "active met hidden"
        (fulfilled and not yet shown), "completed", "solved"."""
        words = {}
        for task in self.state.tasks[self.seat(mage)]:
            word = list(TASK_STATES)[task.state] + (f" {task.cubes}" if task.cubes else "")
            word += " met" if task.met > 0 else ""
            words[self.rules.quests[task.quest].name.en] = word if task.shown else f"{word} hidden"
        return words

    # ----------------------------------------------------------------------------------------------
    # Trophies
    # ----------------------------------------------------------------------------------------------

    def capture(self, who: str, *of: str) -> None:
        """Gives a mage or the Black Rose trophies of these mages."""
        t, faction = self.state, self.faction(who)
        for mage in of:
            seat = self.seat(mage)
            t.captured = replaced(t.captured, faction, tuple(sorted((*t.captured[faction], seat))))
            t.trophies[faction] += 1
            t.trophies_left = replaced(t.trophies_left, seat, t.trophies_left[seat] - 1)

    def captured(self, who: str) -> list[str]:
        """Whose trophies a mage or the Black Rose has."""
        return [self.people[seat] for seat in self.state.captured[self.faction(who)]]
