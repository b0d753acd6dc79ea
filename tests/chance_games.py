"""Whole games by chance that are looked at closely now and then."""

from __future__ import annotations

import random

from blackrose.game import Choice, Game, State
from blackrose.game.checks import violations
from blackrose.lab.fuzz import eager

__all__ = ["eager", "play"]


def play(game: Game, seed: int, check_every: int = 25) -> tuple[State, list[Choice]]:
    """Plays to the end, looking closely now and then; gives the end and the way to it."""
    state, chance = game.start(), random.Random(seed)
    choices: list[Choice] = []
    while not state.over:
        decision = chance.choice(state.decisions)
        assert len(decision.options) > 1 or decision.kind == "react"  # a window tells nothing
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
