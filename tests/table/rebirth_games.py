"""Random games of editions with moons that are looked at, at every decision."""

from __future__ import annotations

import random
from collections.abc import Iterator

from blackrose.game import Decision, Game, State


def moments(
    seats: int, seed: int, reactions: str = "asked", edition: str = "rebirth", **options: str
) -> Iterator[tuple[State, Decision]]:
    """A random game: the state at every decision, and the decision that is answered next."""
    game = Game.new(edition, ("",) * seats, seed=seed, options={"reactions": reactions, **options})
    state = game.start(journal=True)
    dice = random.Random(seed)
    while not state.over:
        decision = dice.choice(state.decisions)
        yield state, decision
        state.choose(decision.seat, dice.choice(decision.options))


def finished(seats: int, seed: int, edition: str = "rebirth") -> State:
    """A random game at its end."""
    short = {"moons": "4-12-20"} if edition == "rebirth" else {}
    for state, _ in moments(seats, seed, edition=edition, **short):
        last = state
    return last
