"""Setting a Classic table by name and playing it by name, so that a test reads like the table.

    table = Classic("Nero", "Tessa")
    table.stand("Nero", "Arena")
    table.stand("Tessa", "Arena", damage="nnx")
    table.prepare("Nero", quick="Fireball light")
    table.action_phase(first="Nero")
    table.choose("cast quick", "Arena")
    assert table.damage("Tessa") == "nnxnnn"

Cubes are letters: n Nero's, t Tessa's, j Jaf'ar's, r Rebecca's (m Marco's, g Geneve's), x those of the Black
Rose. Rooms, cards, quests, events, schools and models go by their English names; an evocation is
"Landsknecht n1" (Nero's first place) and so on. The faces of a room are "open" (its token face-up), "turned",
"closed" (the Black Rose room before the second moon) and "collapsed".
"""

from __future__ import annotations

from blackrose.editions.classic.rooms import CLOSED, ROSE_ROOM
from blackrose.engine.components import Pack
from blackrose.engine.conditions.watching import rewatch
from blackrose.engine.table import OFFERED, TextFrame
from blackrose.game import Game
from blackrose.packs import builtin_pack
from tests.moon_scenario import MoonScenario, with_spells

LETTERS = {"Nero": "n", "Tessa": "t", "Jaf'ar": "j", "Rebecca": "r", "Marco": "m", "Geneve": "g"}
LETTERS |= {
    "Bartholomew": "b",
    "Ulrich": "u",
    "Rikkart": "k",
    "Gramigna": "G",
    "Arianna": "a",
    "Baron Doria": "d",
}

CENTRE = "Black Rose Room"
INNER = ("Throne Room", "Arena", "Sanctuary", "Garden", "Crypt", "Oracle Room")
OUTER = (
    "Armory",
    "Summoner Room",
    "Observatory",
    "Forge",
    "Cemetery",
    "Mirrors' Room",
    "Pleasures' Room",
    "Alchemic Laboratory",
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

ROW = ("Armory", "Throne Room", CENTRE, "Garden", "Pleasures' Room")
"""From one corner of that Lodge straight through its middle to the other."""


def box_with(*spells: str, school: str = "Destruction") -> Pack:
    """The Classic box and spells only a test has: "Name | combat fire | model 2 | Inflict 1 damage."

    Both sides of such a card are alike; a trap or protection says when in a fifth part.
    """
    return with_spells(builtin_pack("classic"), school, *spells)


class Classic(MoonScenario):
    """A Classic table in the middle of a game: nobody has spells or quests, no event lies on the board, the
    decks are empty, all rooms are open and empty but the closed Black Rose room, everybody is in the Cell.
    """

    evocation_kind = "Landsknecht"

    def __init__(
        self,
        *people: str,
        pack: Pack | None = None,
        seed: int = 7,
        options: dict[str, str] | None = None,
        ring: tuple[str, ...] = RING,
    ) -> None:
        """Seats these mages (Nero and Tessa if none are named); the first has the crown, in round 1."""
        self.people = people or ("Nero", "Tessa")
        self.letters = "".join(LETTERS[name] for name in self.people) + "x"
        wishes = {"crown": "0", "expansion": "yes", **(options or {})}
        self.lay(Game.new("classic", self.people, seed, wishes, pack), ring)
        t = self.state
        t.school = tuple(range(self.rules.seats))
        t.grimoire_list = [2 * seat for seat in range(self.rules.seats)]
        t.face[ROSE_ROOM] = CLOSED
        rewatch(t)

    def choose(self, *labels: str, by: str | None = None) -> None:
        """Answers as in every scenario. The effect of a room that is activated is taken up, unless the next
        answer is "no".
        """
        for label, after in zip(labels, (*labels[1:], ""), strict=False):
            super().choose(label, by=by)
            if after not in ("yes", "no"):
                self._take_up()

    def resolve(self, component: str, face: str = "", by: str = "") -> None:
        """Carries out one effect alone; that of a room it activates is taken up."""
        super().resolve(component, face, by)
        self._take_up()

    def _take_up(self) -> None:
        frame = self.state.stack[-1] if self.state.decisions else None
        if isinstance(frame, TextFrame) and frame.sentence == OFFERED:
            super().choose("yes")

    def moon(self, number: int | None = None) -> int:
        """The running moon; sets it when told, and with the second the Black Rose room is open."""
        if number is not None and number > 1 and self.state.face[ROSE_ROOM] == CLOSED:
            self.state.face[ROSE_ROOM] = 0
        return super().moon(number)

    def face(self, room: str) -> str:
        """The face of a room: "open", "turned", "closed" or "collapsed"."""
        return self.rules.faces[self.state.face[self.room(room)]].name

    def won(self, who: str, *rooms: str) -> list[str]:
        """The rooms whose activation tokens a mage or the Black Rose has; gives some more when told."""
        t, faction = self.state, self.faction(who)
        names = [room.name.en for room in self.rules.rooms]
        tiles = (*t.won[faction], *(names.index(room) for room in rooms))
        t.won = (*t.won[:faction], tiles, *t.won[faction + 1 :])
        return [names[tile] for tile in tiles]
