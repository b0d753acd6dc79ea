"""Counting the tree: how many ways the next decisions can go from a named position.

The counts are pinned by tests. When one changes, :func:`divide` shows below which answer.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from itertools import count

from blackrose.game import Game, Option, State, listing
from blackrose.game.listings import Position

NOTHING_WISHED: Mapping[str, str] = {}


def state_at(edition: str, position: Position, wished: Mapping[str, str] = NOTHING_WISHED) -> State:
    """The state at a position of an edition, from the first of the seed's games that reaches it; with options
    that are ``wished`` for it is another one.
    """
    options = {**listing(edition).left_open, **wished}
    people = position.seats - bool(wished.get("avatar"))  # an Avatar has one of the places
    for number in count():
        seed = f"{position.seed}/{number}"
        state = Game.new(edition, ("",) * people, seed, options).start()
        dice = random.Random(seed)
        while not state.over:
            if position.reached(state):
                return state
            decision = state.decisions[0]
            state.choose(decision.seat, dice.choice(decision.options))
    raise AssertionError("games can be counted for ever")


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
