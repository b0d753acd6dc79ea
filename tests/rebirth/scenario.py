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

from blackrose.engine import loop
from blackrose.engine.components import Pack
from blackrose.engine.conditions.watching import rewatch
from blackrose.engine.play.commanding import begin_command
from blackrose.engine.table import (
    MOONS,
    NOBODY,
    Jinxed,
    replaced,
)
from blackrose.game import Game
from blackrose.game.numbers import CRITERIA, WEIGHED_MODEL
from blackrose.packs import builtin_pack, load_text
from tests.moon_scenario import MoonScenario, with_spells

LETTERS = {"Rikkart": "r", "Gramigna": "g", "Arianna": "a", "Baron Doria": "d", "Angela": "A", "Mors": "m"}
LETTERS |= {"Bartholomew": "b", "Ulrich": "u", "Nero": "n", "Tessa": "t", "Rebecca": "R", "Jaf'ar": "j"}

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
    return with_spells(builtin_pack("rebirth"), school, *spells)


def with_upgrade(base: Pack, name: str, text: str) -> Pack:
    """A box and three cards of an upgrade that only a test has."""
    return load_text(
        f"""
        [[upgrade]]
        name = {{ en = "{name}", de = "{name}", ru = "{name}" }}
        copies = 3
        provenance = "original"
        text = "{text}"
        """,
        base=base,
    )


def with_commands(base: Pack, avatar: str, *commands: str) -> Pack:
    """A box and commands only a test has: "Name | spell B | mage 2 | The Possessed inflicts 1 damage."

    Several parts stand behind each other with "||" between. A part may be "marked" and "extra", an "action"
    has no target ("action A | | …"), and what the back shows is a part, too: "trap damaged | mage * | …".
    "moon 2" behind the name puts the card into another deck than the first.
    """
    return load_text("\n".join(_command_toml(command, avatar) for command in commands), base=base)


def _command_toml(command: str, avatar: str) -> str:
    head, *others = (part.strip() for part in command.split("||"))
    name, *first = (part.strip() for part in head.split("|", 1))
    name, _, moon = name.partition(" moon ")
    parts, armed = [], ""
    for part in (*first, *others):
        kind, target, text = (word.strip() for word in part.split("|"))
        word, *marks = kind.split()
        said = (f'target = "{target}", ' if target else "") + f'text = "{text}"'
        if word in ("trap", "protection"):
            armed = f'armed = {{ type = "{word}", mark = "{marks[0]}", {said} }}'
            continue
        flags = [f'kind = "{word}"']
        for mark in marks:
            named = {"marked": "instability = true", "extra": "extra = true"}
            flags.append(named.get(mark, f'priority = "{mark}"'))
        parts.append("{ " + ", ".join([*flags, said]) + " }")
    return f"""
        [[command]]
        name = {{ en = "{name}", de = "{name}", ru = "{name}" }}
        avatar = "{avatar}"
        moon = {moon or 1}
        provenance = "original"
        part = [{", ".join(parts)}]
        {armed}
    """


class Rebirth(MoonScenario):
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
        avatar: str = "",
        commands: tuple[str, ...] = (),
    ) -> None:
        """Seats these mages (Rikkart and Gramigna if none are named); the first has the crown, in round 1. An
        Avatar takes the last seat; its decks are these commands, top first: texts as :func:`with_commands`
        reads them, or names, which go into the first deck.
        """
        mages = people or ("Rikkart", "Gramigna")
        self.people = (*mages, avatar) if avatar else mages
        self.letters = "".join(LETTERS[name] for name in mages) + "x"
        wishes = {"crown": "0", "expansion": "yes", **(options or {})}
        if avatar:
            wishes["avatar"] = avatar
        if texts := [command for command in commands if "|" in command]:
            pack = with_commands(pack or builtin_pack("rebirth"), avatar, *texts)
        self.lay(Game.new("rebirth", mages, seed, wishes, pack), ring)
        t = self.state
        t.school = tuple(seat if seat in self.rules.people else NOBODY for seat in range(self.rules.seats))
        t.grimoire_list = [2 * seat for seat in range(self.rules.seats)]
        for moon in range(1, MOONS + 1 if commands else 1):
            heads = [command.split("|")[0].strip().partition(" moon ") for command in commands]
            self.command_deck(moon, *(name for name, _, own in heads if int(own or 1) == moon))
        rewatch(t)

    # ----------------------------------------------------------------------------------------------
    # An Avatar
    # ----------------------------------------------------------------------------------------------

    def command_deck(self, moon: int, *commands: str) -> None:
        """Sets a moon's command deck, top first."""
        names = [command.name.en for command in self.rules.commands]
        deck = tuple(names.index(name) for name in reversed(commands))
        self.state.commands = replaced(self.state.commands, moon - 1, deck)

    def commands_in(self, moon: int) -> list[str]:
        """A moon's command deck, top first."""
        return [self.rules.commands[card].name.en for card in reversed(self.state.commands[moon - 1])]

    @property
    def commanded(self) -> list[str]:
        """The command cards that lie face-up in the Avatar's Memories."""
        return [self.rules.commands[card].name.en for card in self.state.commanded]

    def commands_left(self, number: int | None = None) -> int:
        """How many cards the Avatar may still turn in this round; leaves so many when told."""
        if number is not None:
            self.state.commands_left = number
        return self.state.commands_left

    def command(self, *commands: str) -> None:
        """One activation of the Avatar alone, with these cards as the deck of the running moon, top first, or
        with those that lie there; nothing follows.
        """
        if commands:
            self.command_deck(self.state.moon, *commands)
        self.state.stack = []
        self.state.asked = ()
        begin_command(self.state)
        loop.run(self.state)

    def weighed(self) -> list[tuple[str, dict[str, int]]]:
        """What the Avatar has compared so far: the criterion, and the figure of each candidate by name."""
        found: list[tuple[str, dict[str, int]]] = []
        for event in self.events("weighed"):
            criterion = CRITERIA[event.criterion]
            named = self.name if event.what == WEIGHED_MODEL else self.room_name
            if not found or found[-1][0] != criterion or named(event.which) in found[-1][1]:
                found.append((criterion, {}))
            found[-1][1][named(event.which)] = event.amount
        return found

    def decided(self) -> list[tuple[str, str]]:
        """What has decided so far, and for whom or which room; ("", "") where the crown had to."""
        told = []
        for event in self.events("decided"):
            if event.criterion == NOBODY:
                told.append(("", ""))
            else:
                named = self.name if event.what == WEIGHED_MODEL else self.room_name
                told.append((CRITERIA[event.criterion], named(event.which)))
        return told

    # ----------------------------------------------------------------------------------------------
    # What lies on mages
    # ----------------------------------------------------------------------------------------------

    def jinx(self, mage: str, name: str, cubes: int = 0) -> None:
        """Puts a jinx on a mage, with cubes of the mage's on it; it came in an earlier activation."""
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
