"""Whole games of Classic by chance: nothing stalls, nothing is lost, every moment can be saved."""

from __future__ import annotations

import pytest

from blackrose.game import Game
from tests.chance_games import play


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_by_chance_comes_to_its_end(seats: int) -> None:
    for seed in range(2):
        game = Game.new("classic", ("",) * seats, seed)
        state, choices = play(game, seed)
        assert state.ending == 1
        assert max(state.power) >= 30
        assert state.result[0] in range(seats + 1)
        assert game.replay(choices).digest() == state.digest()


@pytest.mark.parametrize(
    "options",
    [
        {"expansion": "yes", "extra rounds": "yes", "reactions": "windows"},
        {"overkill": "yes", "overload": "yes", "for the crown": "yes", "setup": "random"},
    ],
)
def test_so_does_one_with_options(options: dict[str, str]) -> None:
    state, _ = play(Game.new("classic", ("", "", ""), 5, options), 5)
    assert max(state.power) >= state.rules.moons[-1]


@pytest.mark.parametrize("seats", [5, 6])
def test_so_do_five_and_six(seats: int) -> None:
    state, _ = play(Game.new("classic", ("",) * seats, 3, {"expansion": "yes"}), 3)
    assert state.over
