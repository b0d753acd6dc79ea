"""The positions of Duel that perft counts from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from blackrose.editions.listing import Position
from blackrose.editions.positions import asks, at_once
from blackrose.engine.state import State


def _here(about: str, seed: str, reached: Callable[[State], bool], depth: int) -> Position:
    return Position(about, seed, reached, depth, seats=2)


POSITIONS: Final = {
    "start": _here("nothing is chosen yet", "start", at_once, 9),
    "planning": _here("the first spell of the first round is laid out", "planning", asks("plan"), 7),
    "action": _here("the first action of the game", "action", asks("action"), 6),
    "combat": _here("somebody stands before an enemy and may strike", "combat", asks("part", "attack"), 6),
    "aim": _here("a spell looks for its target", "aim", asks("target"), 6),
    "evocation": _here("evocations are about to move by turns", "evocation", asks("evocation"), 6),
    "mid-game": _here("the first action of round 3", "mid-game", asks("action", round_=3), 5),
}
