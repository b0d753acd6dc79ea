"""Random games that are looked at, at every decision."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from blackrose.engine.events import Entry
from blackrose.game import Decision, Game, State

EVERYTHING_CHOSEN = {"event": "choose", "quests": "choose", "grimoire": "choose"}


def moments(seed: int) -> Iterator[tuple[State, Decision]]:
    """A random game: the state at every decision, and the decision that is answered next."""
    game = Game.new(seed=seed, options=EVERYTHING_CHOSEN)
    state = game.start(journal=True)
    dice = random.Random(seed)
    while not state.over:
        decision = dice.choice(state.decisions)
        yield state, decision
        state.choose(decision.seat, dice.choice(decision.options))


@cache
def finished(seed: int) -> State:
    """A random game at its end."""
    for state, _ in moments(seed):
        last = state
    return last


def journal(seed: int) -> list[Entry]:
    """Everything that happened in a random game."""
    told = finished(seed).journal
    assert told is not None
    return told
