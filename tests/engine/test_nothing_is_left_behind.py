"""A game that is over leaves nothing behind: long runs must not grow."""

import gc
import random

from blackrose.game import Game


def play(seed: int) -> None:
    """One random game to its end."""
    state = Game.new(seats=("Bartholomew", "Ulrich"), seed=seed).start()
    dice = random.Random(seed)
    while not state.over:
        decision = state.decisions[0]
        state.choose(decision.seat, dice.choice(decision.options))


def test_finished_games_are_forgotten() -> None:
    """Ten more games leave no more objects alive than the first ones did."""
    for seed in range(3):
        play(seed)
    gc.collect()
    before = len(gc.get_objects())
    for seed in range(3, 13):
        play(seed)
    gc.collect()
    assert len(gc.get_objects()) - before < 500
