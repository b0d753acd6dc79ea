"""How a game against an Avatar ended: who has won, by how much, and a score for comparing such games.

The score weighs the margin by the difficulty and honours quick victories::

    level × max(0, 20 + margin (at most 40) + (if won: 20 + rounds below 20))

The level is 2 for the mildest difficulty and one more for each after it. A victory by nothing at all is worth
more than the narrowest defeat at the same difficulty, and 20 power behind or more is worth nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from blackrose.game.box import Rules
from blackrose.game.numbers import NOBODY

LOWEST_LEVEL: Final = 2
BASE: Final = 20
"""What an even game is worth; whoever is so far behind gets nothing."""

MOST_MARGIN: Final = 40
VICTORY: Final = 20
LONG: Final = 20
"""A game of so many rounds is honoured no more for being quick."""

TOGETHER: Final = "together"


@dataclass(frozen=True, slots=True)
class SoloResult:
    """The end of a game against an Avatar. ``margins`` is by how much power each mage was ahead of it, and
    ``margin`` that of the best; ``won``: one of the mages has won, and where they play ``together`` all have.
    """

    won: bool
    together: bool
    difficulty: str
    level: int
    margin: int
    margins: tuple[int, ...]
    rounds: int

    @property
    def score(self) -> int:
        """For comparing games: see the head of this module."""
        return score(self.level, self.margin, self.rounds, won=self.won)


def score(level: int, margin: int, rounds: int, *, won: bool) -> int:
    """What a game is worth."""
    worth = BASE + min(margin, MOST_MARGIN)
    if won:
        worth += VICTORY + max(0, LONG - rounds)
    return level * max(0, worth)


def level_of(rules: Rules, difficulty: str) -> int:
    """The weight of a difficulty: they stand in the order of how hard they are."""
    names = list(rules.edition.difficulties)
    return LOWEST_LEVEL + (names.index(difficulty) if difficulty in names else 0)


def margins(rules: Rules, power: Any) -> tuple[int, ...]:
    """How much more power each mage has than the Avatar."""
    return tuple(power[seat] - power[rules.avatar] for seat in rules.people)


def difficulty_of(rules: Rules) -> str:
    """How hard the Avatar of a game makes it."""
    return rules.options.get("difficulty", "")


def is_together(rules: Rules) -> bool:
    """Whether all mages win if the best of them beats the Avatar."""
    return rules.avatar != NOBODY and rules.options.get(TOGETHER) == "yes"


def solo_result(seen: Any) -> SoloResult | None:
    """How a game ended that a view or a state shows; None before the end and without an Avatar."""
    rules: Rules = seen.rules
    if rules.avatar == NOBODY or not seen.result:
        return None
    ahead = margins(rules, seen.power)
    difficulty = difficulty_of(rules)
    return SoloResult(
        won=seen.result[0] in rules.people,
        together=is_together(rules),
        difficulty=difficulty,
        level=level_of(rules, difficulty),
        margin=max(ahead),
        margins=ahead,
        rounds=seen.round,
    )
