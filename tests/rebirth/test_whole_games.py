"""Whole games of Rebirth by chance: nothing stalls, nothing is lost, every moment can be saved."""

from __future__ import annotations

import random

import pytest

from blackrose.game import Choice, Decision, Game, Option, State
from blackrose.game.checks import violations

IDLE = ("end", "stop", "pass", "skip", "momentum", "dummy", "done", "no")
"""Answers by which little happens."""


def eager(decision: Decision, chance: random.Random) -> Option:
    """An answer by chance, mostly one by which something happens."""
    busy = [option for option in decision.options if option[0] not in IDLE]
    return chance.choice(busy if busy and chance.random() < 0.85 else decision.options)


def play(game: Game, seed: int, check_every: int = 25) -> tuple[State, list[Choice]]:
    """Plays to the end, looking closely now and then; gives the end and the way to it."""
    state, chance = game.start(), random.Random(seed)
    choices: list[Choice] = []
    while not state.over:
        decision = chance.choice(state.decisions)
        assert len(decision.options) > 1
        assert violations(state) == []
        if len(choices) % check_every == 0:
            saved = State.from_json(game.rules, state.to_json())
            assert saved.digest() == state.copy().digest() == state.digest()
            view = state.view(decision.seat)
            dealt = view.redeal(bytes(32))
            assert violations(dealt) == []
            assert [d.options for d in dealt.decisions if d.seat == decision.seat] == [decision.options]
        choices.append((decision.seat, eager(decision, chance)))
        state.choose(*choices[-1])
        assert len(choices) < 5000
    return state, choices


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_by_chance_comes_to_its_end(seats: int) -> None:
    for seed in range(2):
        game = Game.new("rebirth", ("",) * seats, seed)
        state, choices = play(game, seed)
        assert state.ending == 1
        assert max(state.power) >= 30
        assert state.result[0] in range(seats + 1)
        assert game.replay(choices).digest() == state.digest()


@pytest.mark.parametrize(
    "options",
    [
        {"expansion": "yes", "moons": "4-12-20"},
        {"steady crown": "yes", "summoner": "yes"},
        {"moons": "8-24-40", "setup": "random"},
    ],
)
def test_so_does_one_with_options(options: dict[str, str]) -> None:
    state, _ = play(Game.new("rebirth", ("", "", ""), 5, options), 5)
    assert max(state.power) >= state.rules.moons[-1]


@pytest.mark.parametrize("seats", [5, 6])
def test_so_do_five_and_six(seats: int) -> None:
    state, _ = play(Game.new("rebirth", ("",) * seats, 3, {"expansion": "yes"}), 3)
    assert state.over
