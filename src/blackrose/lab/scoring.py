"""Where power comes from in a game: rooms, defeats, quests, evocations, theft, effects, the final count.

It is read off the journal: what stands before a gain, and the text in which it comes, say why it was paid.
What rooms and defeats pay goes by cubes, so the part of it for cubes that evocations placed is theirs.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from blackrose.game.box import Rules
from blackrose.game.journal import Cause, Entry, Event
from blackrose.game.journal import events as ev

WAYS: Final = ("rooms", "defeats", "quests", "evocations", "theft", "effects", "final count")
"""The ways to score; "effects" are what spells, rooms, events and jinxes give by their own texts."""

ROOMS, DEFEATS, QUESTS, EVOCATIONS, THEFT, EFFECTS, COUNT = range(len(WAYS))

OF_EVOCATIONS: Final = ("evocation", "upgrade")
"""The kinds of texts that are an evocation's own."""

PAID_FOR: Final = {
    ev.REBUILT: ROOMS,
    ev.COLLAPSED: ROOMS,
    ev.CELLED: DEFEATS,  # a defeated mage goes to the Cell first, then a trophy, if one is left, and power
    ev.TROPHY: DEFEATS,
    ev.QUEST_SOLVED: QUESTS,
    ev.CLAIMED: QUESTS,
    ev.SCORED: COUNT,
}
"""What a gain is for by the event before it, if both come from the same text."""


@dataclass(slots=True)
class Cubes:
    """The cubes of each faction on one bar or in one room: all, and those that evocations placed."""

    all: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    by_evocations: dict[int, int] = field(default_factory=lambda: defaultdict(int))

    def add(self, faction: int, amount: int, by_evocation: bool) -> None:
        """So many more; taken back if the amount is negative."""
        self.all[faction] += amount
        if by_evocation:
            self.by_evocations[faction] += amount

    def part_of_evocations(self, faction: int) -> float:
        """Which part of a faction's cubes evocations placed."""
        return self.by_evocations[faction] / self.all[faction] if self.all[faction] > 0 else 0.0


class Ledger:
    """What each faction has gained so far in a game, by the way it was gained."""

    def __init__(self, rules: Rules) -> None:
        """Nobody has gained anything."""
        self.gained = [[0.0] * len(WAYS) for _ in range(rules.factions)]
        self._rules = rules
        self._bars: dict[int, Cubes] = defaultdict(Cubes)
        self._rooms: dict[int, Cubes] = defaultdict(Cubes)
        self._paying = Cubes()  # of the room that was just rebuilt, or of the mage who just went to the Cell
        self._before: tuple[Cause | None, Event | None] = (None, None)  # what came before the gains
        self._hit: tuple[int, int, bool] = (-1, -1, False)  # the last damage: on whom, by whom, by what

    def read(self, journal: Iterable[Entry]) -> None:
        """Enters what a journal tells, in its order."""
        for cause, event in journal:
            if isinstance(event, ev.Gained):
                self._enter(cause, event)
            else:
                self._note(cause, event)
                self._before = (cause, event)

    def _enter(self, cause: Cause, event: ev.Gained) -> None:
        way = self._way(cause, event)
        evocations = self._paying.part_of_evocations(event.who) if way in (ROOMS, DEFEATS) else 0.0
        mine = self.gained[event.who]
        mine[EVOCATIONS] += event.amount * evocations
        mine[way] += event.amount * (1 - evocations)

    def _way(self, cause: Cause, event: ev.Gained) -> int:
        since, before = self._before
        if before is not None and since is not None and since[:3] == cause[:3]:
            if before.kind in PAID_FOR:
                return PAID_FOR[before.kind]
            if isinstance(before, ev.Lost) and before.amount == event.amount and before.who != event.who:
                return THEFT
        kind = self._kind(cause)
        if kind == "quest":
            return QUESTS
        return EVOCATIONS if kind in OF_EVOCATIONS else EFFECTS

    def _kind(self, cause: Cause) -> str:
        """The kind of component whose text is carried out; "" outside of texts."""
        return self._rules.programs[cause.effect].kind if cause.effect >= 0 else ""

    def _note(self, cause: Cause, event: Event) -> None:
        """Who placed which cubes, and which of them are just being paid for."""
        of_evocation = self._kind(cause) in OF_EVOCATIONS
        if isinstance(event, ev.Suffered):
            if not event.cause & ev.PENDING:
                struck = event.striker >= 0 and self._rules.is_evocation(event.striker)
                self._hit = (event.model, event.by, of_evocation or struck)
                self._bars[event.model].add(event.by, event.amount, self._hit[2])
        elif isinstance(event, ev.Ignored):
            if event.model == self._hit[0]:
                self._bars[event.model].add(self._hit[1], -event.amount, self._hit[2])
        elif isinstance(event, ev.ConvertedDamage):
            self._bars[event.model].add(event.by, event.amount, of_evocation)
        elif isinstance(event, ev.Placed):
            self._rooms[event.room].add(event.owner, event.amount, of_evocation)
        elif isinstance(event, ev.ConvertedInstability):
            self._rooms[event.room].add(event.by, event.amount, of_evocation)
        elif isinstance(event, ev.Rebuilt | ev.Collapsed):
            self._paying = self._rooms.pop(event.room, Cubes())
        elif isinstance(event, ev.Celled):
            self._paying = self._bars[event.who]
        elif isinstance(event, ev.CubesBack):
            self._bars.pop(event.who, None)
