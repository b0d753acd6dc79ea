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

from blackrose.engine.components import Pack
from blackrose.engine.conditions.watching import rewatch
from blackrose.engine.table import (
    NOBODY,
    Jinxed,
    replaced,
)
from blackrose.game import Game
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
