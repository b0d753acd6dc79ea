"""Setting a Rebirth table by name and playing it by name, so that a test reads like the table.

    table = Rebirth("Rikkart", "Gramigna")
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena", damage="rrx")
    table.prepare("Rikkart", quick="Shared Torture light")
    table.action_phase(first="Rikkart")
    table.choose("cast quick", "Gramigna")
    assert table.damage("Gramigna") == "rrxrrrr"

Cubes are letters: r Rikkart's, g Gramigna's, a Arianna's, d Baron Doria's (A Angela's, m Mors's), x those of
the Black Rose. Rooms, cards, quests, events, schools and models go by their English names; an evocation is
"Nigredo r1" (Rikkart's first place) and so on, the Black Rose's "Umbra x1".
"""

from __future__ import annotations

from collections.abc import Iterable

from blackrose.engine.components import Pack
from blackrose.engine.conditions.watching import rewatch
from blackrose.engine.table import (
    NOBODY,
    TASK_ACTIVE,
    TASK_COMPLETED,
    TASK_SOLVED,
    Jinxed,
    Task,
    replaced,
)
from blackrose.game import Game
from blackrose.packs import builtin_pack, load_text
from tests.table_scenario import Scenario

LETTERS = {"Rikkart": "r", "Gramigna": "g", "Arianna": "a", "Baron Doria": "d", "Angela": "A", "Mors": "m"}
LETTERS |= {"Bartholomew": "b", "Ulrich": "u"}
TASK_STATES = {"active": TASK_ACTIVE, "completed": TASK_COMPLETED, "solved": TASK_SOLVED}

CENTRE = "Black Rose Room"
INNER = ("Throne Room", "Arena", "Sanctuary", "Garden", "Crypt", "Oracle Room")
OUTER = (
    "Armory",
    "Summoner Room",
    "Observatory",
    "Forge",
    "Cemetery",
    "Mirrors Room",
    "Pleasures Room",
    "Alchemical Laboratory",
    "Bibliotheca",
    "Treasure Room",
    "Sacrificial Altar",
    "The Abyss",
)
RING = (CENTRE, *INNER, *OUTER)
"""The Lodge of every scenario: the centre, the inner ring clockwise from the Throne, then the outer ring.

Beyond the Throne lie The Abyss, the Armory and the Summoner Room; beyond the Arena the Summoner Room, the
Observatory and the Forge; and so on.
"""

ROW = ("Armory", "Throne Room", CENTRE, "Garden", "Pleasures Room")
"""From one corner of that Lodge straight through its middle to the other."""


def box_with(*spells: str, school: str = "Agony") -> Pack:
    """The Rebirth box and spells only a test has: "Name | combat fire | model 2 | Inflict 1 damage."

    Both sides of such a card are alike; a trap or protection says when in a fifth part.
    """
    return load_text("\n".join(_spell_toml(spell, school) for spell in spells), base=builtin_pack("rebirth"))


def _spell_toml(spell: str, school: str) -> str:
    name, kind, target, text, *when = (part.strip() for part in spell.split("|"))
    type_, element = kind.split()
    parts = {"type": type_, "element": element, "target": target, "text": text}
    parts |= {"when": when[0]} if when else {}
    side = ", ".join(f'{key} = "{value}"' for key, value in parts.items())
    return f"""
        [[spell]]
        name = {{ en = "{name}", de = "{name}", ru = "{name}" }}
        school = "{school}"
        provenance = "original"
        light = {{ {side} }}
        dark = {{ {side} }}
    """


class Rebirth(Scenario):
    """A Rebirth table in the middle of a game: nobody has spells or quests, no event lies on the board, the
    decks are empty, all rooms are ruined and empty, everybody is in the Cell.
    """

    evocation_kind = "Nigredo"

    def __init__(
        self,
        *people: str,
        pack: Pack | None = None,
        seed: int = 7,
        options: dict[str, str] | None = None,
        ring: tuple[str, ...] = RING,
    ) -> None:
        """Seats these mages (Rikkart and Gramigna if none are named); the first has the crown, in round 1."""
        self.people = people or ("Rikkart", "Gramigna")
        self.letters = "".join(LETTERS[name] for name in self.people) + "x"
        wishes = {"crown": "0", "expansion": "yes", **(options or {})}
        self.lay(Game.new("rebirth", self.people, seed, wishes, pack), ring)
        t = self.state
        t.school = tuple(range(self.rules.seats))
        t.grimoire_list = [2 * seat for seat in range(self.rules.seats)]
        rewatch(t)

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

    def lay_event(self, slot: int, name: str) -> None:
        """Lays an event in a slot of the board (1–3); nothing comes of it."""
        self.state.board = replaced(self.state.board, slot - 1, self.event(name))

    @property
    def board(self) -> list[str]:
        """The events on the board from left to right, "" for an empty slot."""
        cards = self.rules.event_cards
        return ["" if event == NOBODY else cards[event].name.en for event in self.state.board]

    def task(self, mage: str, quest: str, state: str = "active", cubes: int = 0, shown: bool = False) -> None:
        """Gives a mage a quest, active, completed or solved, with own cubes on it."""
        t, seat, number = self.state, self.seat(mage), self.quest(quest)
        seen = shown or state != "active" or cubes > 0 or self.rules.quests[number].open
        t.pool[seat] -= cubes
        task = Task(number, TASK_STATES[state], cubes, int(seen))
        t.tasks = replaced(t.tasks, seat, (*t.tasks[seat], task))

    def tasks(self, mage: str) -> dict[str, str]:
        """A mage's quests by name: "active", "active 2" (cubes), "active hidden", "completed", "solved"."""
        words = {}
        for task in self.state.tasks[self.seat(mage)]:
            word = list(TASK_STATES)[task.state] + (f" {task.cubes}" if task.cubes else "")
            words[self.rules.quests[task.quest].name.en] = word if task.shown else f"{word} hidden"
        return words

    # ----------------------------------------------------------------------------------------------
    # What lies on mages
    # ----------------------------------------------------------------------------------------------

    def jinx(self, mage: str, name: str, cubes: int = 0) -> None:
        """Puts a jinx on a mage, with own cubes on it; it came in an earlier activation."""
        t, seat, kind = self.state, self.seat(mage), self.rules.jinx_names[name]
        t.pool[seat] -= cubes
        t.jinx_supply = replaced(t.jinx_supply, kind, t.jinx_supply[kind] - 1)
        t.jinxes = replaced(t.jinxes, seat, (*t.jinxes[seat], Jinxed(kind, cubes, NOBODY)))

    def destiny(self, mage: str, tokens: str | None = None) -> str:
        """The Destiny on a mage, as letters of its owners; sets it when told."""
        t, seat = self.state, self.seat(mage)
        if tokens is not None:
            for token in tokens:
                t.pool[self.letters.index(token)] -= 1
            t.destiny = replaced(
                t.destiny, seat, tuple(sorted(self.letters.index(token) for token in tokens))
            )
        return "".join(self.letters[owner] for owner in t.destiny[seat])

    def haunt(self, mage: str, room: str = "", kind: str = "Umbra") -> str:
        """Assigns an evocation of the Black Rose to a mage, in a room (the mage's own); gives its name."""
        name = self.evocation("Black Rose", room or self.place(mage), kind=kind)
        self.state.assigned = (*self.state.assigned, (self.model(name), self.seat(mage)))
        return name

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


def at_the_arena(pack: Pack) -> Rebirth:
    """Rikkart and Gramigna in the Arena, Arianna next door in the Sanctuary, each with 5 power."""
    table = Rebirth("Rikkart", "Gramigna", "Arianna", pack=pack)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    table.stand("Arianna", "Sanctuary")
    table.pile("Rikkart", ["Azoth Bomb", "Marbling", "Albify", "Deflagrate"], ["Tearing"])
    for mage in table.people:
        table.power(mage, 5)
    return table
