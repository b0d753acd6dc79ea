"""How the goals of a challenge stand: counted from what happened, judged as soon as it can be.

Only what everybody at the table sees is counted, so the same is told to all. A challenge is for one mage, on
the first seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from blackrose.game.box import Rules
from blackrose.game.journal import Entry, Event
from blackrose.game.journal import events as ev
from blackrose.table.solo.challenge import Challenge, Goal

OPEN: Final = "open"
MET: Final = "met"
FAILED: Final = "failed"

COUNTED: Final = (
    "its defeats",
    "own defeats",
    "trophies",
    "quests",
    "rooms",
    "summonings",
    "combat spells",
    "traps",
    "armed commands",
    "damage suffered",
)
"""What is counted event by event; the rest is there to be read at any time."""

PERSON: Final = 0
"""The seat whose challenge it is."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How one goal stands: open, met or failed, and how much of it there is."""

    goal: Goal
    state: str
    figure: int


def standings(rules: Rules, challenge: Challenge, journal: Iterable[Entry]) -> list[Standing]:
    """How the goals of a challenge stand after all that is in a journal."""
    watched = [Watched(rules, goal) for goal in challenge.goals]
    tally = Tally(rules)
    for _, event in journal:
        tally.add(event)
        for each in watched:
            each.look(tally, event)
    return [Standing(each.goal, each.state, each.figure) for each in watched]


def together(found: Iterable[Standing]) -> str:
    """How a challenge stands: it fails with one of its goals, and is met with the last."""
    states = {standing.state for standing in found}
    return FAILED if FAILED in states else OPEN if OPEN in states else MET


class Tally:
    """What is counted of a game."""

    def __init__(self, rules: Rules) -> None:
        """Nothing has happened."""
        self.rules = rules
        self.power = [0] * rules.factions
        self.counts = dict.fromkeys(COUNTED, 0)
        self.round = self.moon = 0
        self.winners: tuple[int, ...] = ()
        self._paying = False

    def figure(self, what: str) -> int:
        """How much there is of what a goal counts."""
        avatar = self.rules.avatar
        if what in self.counts:
            return self.counts[what]
        return {
            "win": int(PERSON in self.winners),
            "margin": self.power[PERSON] - self.power[avatar],
            "power": self.power[PERSON],
            "its power": self.power[avatar],
            "rounds": self.round,
        }[what]

    def add(self, event: Event) -> None:
        """One more event."""
        if isinstance(event, ev.Gained):
            self.power[event.who] += event.amount
            if self._paying and event.who == PERSON:
                self.counts["rooms"] += 1
                self._paying = False
            return
        self._paying = isinstance(event, ev.Rebuilt)
        if isinstance(event, ev.Lost):
            self.power[event.who] -= event.amount
        elif isinstance(event, ev.Round):
            self.round = event.round
        elif isinstance(event, ev.Moon):
            self.moon = event.moon
        elif isinstance(event, ev.Over):
            self.winners = (*self.winners, event.who)
        elif (count := _COUNTED.get(event.kind)) is not None:
            what, amount = count(self.rules, event)
            if what:
                self.counts[what] += amount


NOTHING: Final = ("", 0)
Counted = tuple[str, int]


def _celled(rules: Rules, event: Any) -> Counted:
    if event.who == rules.avatar:
        return "its defeats", 1
    return ("own defeats", 1) if event.who == PERSON else NOTHING


def _trophy(rules: Rules, event: Any) -> Counted:
    return ("trophies", 1) if event.who == PERSON and event.of == rules.avatar else NOTHING


def _solved(rules: Rules, event: Any) -> Counted:
    return ("quests", 1) if event.who == PERSON else NOTHING


def _summoned(rules: Rules, event: Any) -> Counted:
    return ("summonings", 1) if event.owner == PERSON else NOTHING


def _revealed(rules: Rules, event: Any) -> Counted:
    if event.who != PERSON or event.card < 0:
        return NOTHING
    card = rules.cards[event.card]
    kind = (card.light, card.dark)[event.side].type
    if kind == "combat":
        return "combat spells", 1
    return ("traps", 1) if kind in ("trap", "protection") else NOTHING


def _sprang(rules: Rules, event: Any) -> Counted:
    return "armed commands", 1


def _suffered(rules: Rules, event: Any) -> Counted:
    if event.model != PERSON or event.cause & ev.PENDING:
        return NOTHING
    return "damage suffered", event.amount


_COUNTED: Final[dict[int, Callable[[Rules, Any], Counted]]] = {
    ev.CELLED: _celled,
    ev.TROPHY: _trophy,
    ev.QUEST_SOLVED: _solved,
    ev.SUMMONED: _summoned,
    ev.REVEALED: _revealed,
    ev.SPRANG: _sprang,
    ev.SUFFERED: _suffered,
}
"""What an event adds to which count."""


class Watched:
    """One goal while the game goes on; once it is met or failed it stays so."""

    def __init__(self, rules: Rules, goal: Goal) -> None:
        """At the beginning of the game."""
        self.goal = goal
        self.state = OPEN
        self.figure = 0

    def look(self, tally: Tally, event: Event) -> None:
        """How it stands after an event."""
        if self.state != OPEN:
            return
        due = self._is_due(event)
        if due and not isinstance(event, ev.Over):
            self._judge()  # by what there was before the moon or the round began
            return
        self.figure = tally.figure(self.goal.what)
        if due:
            self._judge()
        elif self._is_failed():
            self.state = FAILED
        elif self._is_met_early():
            self.state = MET

    def _is_due(self, event: Event) -> bool:
        goal = self.goal
        if isinstance(event, ev.Moon) and goal.moon:
            return bool(event.moon >= goal.moon)
        if isinstance(event, ev.Round) and goal.round:
            return bool(event.round >= goal.round)
        return isinstance(event, ev.Over)

    def _is_failed(self) -> bool:
        """Too much of something is too much for good; a margin may still change."""
        return self.goal.most is not None and self.figure > self.goal.most

    def _is_met_early(self) -> bool:
        goal = self.goal
        return goal.least is not None and goal.what != "margin" and self.figure >= goal.least

    def _judge(self) -> None:
        goal = self.goal
        if goal.what == "win":
            good = self.figure > 0
        elif goal.least is not None:
            good = self.figure >= goal.least
        else:
            good = goal.most is None or self.figure <= goal.most
        self.state = MET if good else FAILED
