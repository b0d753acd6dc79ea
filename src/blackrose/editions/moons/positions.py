"""The positions that perft counts from, of the editions with moons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from blackrose.editions.listing import Position
from blackrose.editions.positions import asks, at_once
from blackrose.engine.state import State


def _for(seats: int, about: str, seed: str, reached: Callable[[State], bool], depth: int) -> Position:
    return Position(about, seed, reached, depth, seats)


POSITIONS: Final = {
    "start": _for(4, "nobody has chosen a mage yet", "start", at_once, 5),
    "study": _for(4, "four mages look at what they have drawn", "study", asks("keep"), 6),
    "planning": _for(3, "the first spell of the first round is laid out", "planning", asks("plan"), 5),
    "action": _for(4, "the first action of the game", "action", asks("action"), 5),
    "combat": _for(4, "somebody stands before an enemy and may strike", "combat", asks("part", "attack"), 5),
    "aim": _for(2, "a spell looks for its target", "aim", asks("target"), 4),
    "trap": _for(3, "a trap or protection may be revealed", "trap", asks("react", "reveal"), 4),
    "evocation": _for(4, "evocations are about to move", "evocation", asks("evocation"), 4),
    "mid-game": _for(3, "the first action of round 3", "mid-game", asks("action", round_=3), 4),
}
