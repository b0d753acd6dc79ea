"""Random games of Rebirth that are looked at, at every decision."""

from __future__ import annotations

import random
from collections.abc import Iterator

from blackrose.game import Decision, Game, State


def moments(
    seats: int, seed: int, reactions: str = "asked", **options: str
) -> Iterator[tuple[State, Decision]]:
    """A random game: the state at every decision, and the decision that is answered next."""
    game = Game.new("rebirth", ("",) * seats, seed=seed, options={"reactions": reactions, **options})
    state = game.start(journal=True)
    dice = random.Random(seed)
    while not state.over:
        decision = dice.choice(state.decisions)
        yield state, decision
        state.choose(decision.seat, dice.choice(decision.options))


def finished(seats: int, seed: int) -> State:
    """A random game at its end."""
    for state, _ in moments(seats, seed, moons="4-12-20"):
        last = state
    return last
