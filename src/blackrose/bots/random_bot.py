"""The random bot: every legal answer is equally likely."""

from __future__ import annotations

import random

from blackrose.game import Option, View


class RandomBot:
    """Chooses by its own dice, never by the game's chance."""

    def __init__(self, seed: int) -> None:
        """The same seed throws the same dice."""
        self._dice = random.Random(seed)

    def choose(self, view: View) -> Option:
        """Any of the options."""
        decision = next(decision for decision in view.decisions if decision.seat == view.seat)
        return self._dice.choice(decision.options)
