"""Counting the tree: how many ways the next decisions can go from a named position.

The counts are pinned by tests. When one changes, :func:`divide` shows below which answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from blackrose.game import EDITIONS, Game, Option, State

CHOOSING = {"event": "choose", "quests": "choose", "grimoire": "choose"}
"""Duel with everything left to choose; in Rebirth that is so by itself."""


@dataclass(frozen=True, slots=True)
class Position:
    """A place in a game that everybody can reach again: a seed, and the first moment of a kind."""

    about: str
    seed: str
    reached: Callable[[State], bool]
    depth: int
    edition: str = "duel"
    seats: int = 2

    def state(self) -> State:
        """The state there: in the first of the seed's games that comes by such a moment."""
        for number in count():
            known = EDITIONS[self.edition].options
            options = {name: value for name, value in CHOOSING.items() if name in known}
            game = Game.new(self.edition, ("",) * self.seats, f"{self.seed}/{number}", options)
            state = game.start()
            dice = random.Random(f"{self.seed}/{number}")
            while not state.over:
                if self.reached(state):
                    return state
                decision = state.decisions[0]
                state.choose(decision.seat, dice.choice(decision.options))
        raise AssertionError("games can be counted for ever")


def _asks(kind: str, word: str = "", round_: int = 1) -> Callable[[State], bool]:
    """Whether this kind of thing is asked, with such an answer among the legal ones."""

    def reached(state: State) -> bool:
        decision = state.decisions[0]
        offers = not word or any(option[0] == word for option in decision.options)
        return state.round >= round_ and decision.kind == kind and offers

    return reached


def _always(state: State) -> bool:
    return True


DUEL = {
    "start": Position("nothing is chosen yet", "start", _always, 9),
    "planning": Position("the first spell of the first round is laid out", "planning", _asks("plan"), 7),
    "action": Position("the first action of the game", "action", _asks("action"), 6),
    "combat": Position(
        "somebody stands before an enemy and may strike", "combat", _asks("part", "attack"), 6
    ),
    "aim": Position("a spell looks for its target", "aim", _asks("target"), 6),
    "evocation": Position("evocations are about to move by turns", "evocation", _asks("evocation"), 6),
    "mid-game": Position("the first action of round 3", "mid-game", _asks("action", round_=3), 5),
}


def _for(seats: int, about: str, seed: str, reached: Callable[[State], bool], depth: int) -> Position:
    """A position of Rebirth for so many."""
    return Position(about, seed, reached, depth, "rebirth", seats)


REBIRTH = {
    "start": _for(4, "nobody has chosen a mage yet", "start", _always, 5),
    "study": _for(4, "four mages look at what they have drawn", "study", _asks("keep"), 6),
    "planning": _for(3, "the first spell of the first round is laid out", "planning", _asks("plan"), 5),
    "action": _for(4, "the first action of the game", "action", _asks("action"), 5),
    "combat": _for(4, "somebody stands before an enemy and may strike", "combat", _asks("part", "attack"), 5),
    "aim": _for(2, "a spell looks for its target", "aim", _asks("target"), 4),
    "trap": _for(3, "a trap or protection may be revealed", "trap", _asks("react", "reveal"), 4),
    "evocation": _for(4, "evocations are about to move", "evocation", _asks("evocation"), 4),
    "mid-game": _for(3, "the first action of round 3", "mid-game", _asks("action", round_=3), 4),
}

POSITIONS = {"duel": DUEL, "rebirth": REBIRTH}
"""By edition."""


def perft(state: State, depth: int) -> int:
    """How many different lines of decisions there are; a game that ends earlier counts as one."""
    if depth == 0 or state.over:
        return 1
    decision = state.decisions[0]
    if depth == 1:
        return len(decision.options)
    return sum(perft(_after(state, decision.seat, option), depth - 1) for option in decision.options)


def divide(state: State, depth: int) -> list[tuple[Option, int]]:
    """The count below each answer to the open decision."""
    if state.over or depth == 0:
        return []
    decision = state.decisions[0]
    return [(option, perft(_after(state, decision.seat, option), depth - 1)) for option in decision.options]


def _after(state: State, seat: int, option: Option) -> State:
    """Secret choices are made seat by seat: in whatever order they come, the outcome is the same."""
    child = state.copy()
    child.choose(seat, option)
    return child
