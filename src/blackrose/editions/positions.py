"""When a position that perft counts from is reached."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from blackrose.engine.state import State


def at_once(state: State) -> bool:
    """The first decision of a game."""
    return True


def asks(kind: str, word: str = "", round_: int = 1) -> Callable[[State], bool]:
    """Whether this kind of thing is asked, with such an answer among the legal ones."""
    return partial(_asks, kind, word, round_)


def _asks(kind: str, word: str, round_: int, state: State) -> bool:
    decision = state.decisions[0]
    offers = not word or any(option[0] == word for option in decision.options)
    return state.round >= round_ and decision.kind == kind and offers
