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

from blackrose.engine.components import Pack
from blackrose.engine.conditions.watching import rewatch
from blackrose.engine.table import NOBODY
from blackrose.game import Game
from blackrose.packs import builtin_pack, load_text
from tests.table_scenario import Scenario

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


class Duel(Scenario):
    """A Duel table in the middle of a game: nobody has spells, tokens are fresh, all rooms are ruined and
    empty.
    """

    evocation_kind = "Templar"

    def __init__(
        self,
        event: str = "Living Lodge",
        quests: str = "1A+2A",
        pack: Pack | None = None,
        claimed: Iterable[str] | None = None,
        seed: int = 7,
        ring: tuple[str, ...] = RING,
    ) -> None:
        """Seats Bartholomew (crown) and Ulrich in their Cells, in round 1. By default no quest is open.

        ``claimed``: names of quests that are gone; None for all of them, so that no claim gets in the way.
        ``ring``: the rooms, where some of the box have been replaced.
        """
        game = Game.new(
            seats=("Bartholomew", "Ulrich"),
            seed=seed,
            options={"crown": "0", "grimoire": "0", "quests": quests},
            pack=pack,
        )
        self.lay(game, ring)
        t = self.state
        t.grimoire_list = [0, 1]
        t.event = [e.name.en for e in self.rules.events].index(event)
        sides = quests.split("+")
        t.quests = tuple(q for q, quest in enumerate(self.rules.quests) if quest.side in sides)
        gone = [self.rules.quests[q].name.en for q in t.quests] if claimed is None else list(claimed)
        t.claims = tuple(
            self.rules.rose if self.rules.quests[q].name.en in gone else NOBODY for q in t.quests
        )
        rewatch(t)

    def library(self, *cards: str) -> None:
        """Sets the Library, top first."""
        self.state.library = (tuple(self.card(name) for name in reversed(cards)),)

    def rooms_won(self, who: str, steps: int | None = None) -> int:
        """The place of a marker on a room track; sets it when told."""
        if steps is not None:
            self.state.wins[self.faction(who)] = steps
        return self.state.wins[self.faction(who)]

    def claimant(self, quest: str) -> str:
        """Whose cube lies on a quest on the board; "" while it is open."""
        names = [self.rules.quests[number].name.en for number in self.state.quests]
        return self.who(self.state.claims[names.index(quest)])
