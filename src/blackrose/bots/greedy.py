"""The greedy bot: looks one action ahead on redealt states and takes what looks best.

It never sees the truth: it redeals what its view leaves open and tries every option there. An option is as
good as the best of a few ways to finish the action it begins. While planning it tries out what each spell
would do if it were cast from where its mage stands.
"""

from __future__ import annotations

import random

from blackrose.bots.evaluation import evaluate
from blackrose.game import Decision, Option, State, View, try_spell

TURNING_POINTS = frozenset(("action", "plan", "discard", "evocation", "rebuild"))
"""Decisions at which an action is over and the position can be judged."""


class GreedyBot:
    """Chooses for a seat from its view alone."""

    def __init__(self, seed: int = 0, worlds: int = 2, tries: int = 3) -> None:
        """``worlds`` redealt states are looked at for each decision, ``tries`` ways to finish each option."""
        self.random = random.Random(seed)
        self.worlds = worlds
        self.tries = tries

    def choose(self, view: View) -> Option:
        """The option that looks best; among equals any."""
        decision = next(d for d in view.decisions if d.seat == view.seat)
        worlds = [view.redeal(self.random.randbytes(32)) for _ in range(self.worlds)]
        if decision.kind == "plan":
            scores = self._planned(worlds, decision)
        elif decision.kind == "discard":
            scores = self._discarded(worlds, decision)
        else:
            scores = [self._tried(worlds, decision, option) for option in decision.options]
        best = max(scores)
        return self.random.choice([o for o, s in zip(decision.options, scores, strict=True) if s == best])

    def _tried(self, worlds: list[State], decision: Decision, option: Option) -> float:
        """The mean over the redealt states of the best of a few ways to go on."""
        total = 0.0
        for world in worlds:
            best = float("-inf")
            for _ in range(self.tries):
                trial = world.copy()
                trial.choose(decision.seat, option)
                settled = not self._goes_on(trial, decision.seat)
                best = max(best, self._finished(trial, decision.seat))
                if settled:
                    break  # nothing is left open: every try would end alike
            total += best
        return total / len(worlds)

    def _finished(self, state: State, seat: int) -> float:
        """The worth once the action is over, its open choices made at random."""
        while self._goes_on(state, seat):
            state.choose(seat, self.random.choice(state.decisions[0].options))
        return evaluate(state, seat)

    @staticmethod
    def _goes_on(state: State, seat: int) -> bool:
        """Whether the action is still running and the seat has a choice in it."""
        if not state.decisions:
            return False
        decision = state.decisions[0]
        return decision.seat == seat and decision.kind not in TURNING_POINTS

    def _planned(self, worlds: list[State], decision: Decision) -> list[float]:
        """What each spell would do if it were cast now; a slot left empty is worth nothing."""
        worth: dict[tuple[int, int], float] = {}
        scores = []
        for option in decision.options:
            if option[0] != "plan":
                scores.append(0.0)
                continue
            card, side = int(option[2]), int(option[3])
            if (card, side) not in worth:
                worth[card, side] = self._worth_of(worlds, decision.seat, card, side)
            scores.append(worth[card, side] + 0.5)
        return scores

    def _discarded(self, worlds: list[State], decision: Decision) -> list[float]:
        """The spell whose better side does least is the one to lose."""
        return [
            -max(self._worth_of(worlds, decision.seat, int(option[1]), side) for side in (0, 1))
            for option in decision.options
        ]

    def _worth_of(self, worlds: list[State], seat: int, card: int, side: int) -> float:
        total = 0.0
        for world in worlds:
            before = evaluate(world, seat)
            best = max(
                self._finished(try_spell(world, seat, card, side), seat) - before for _ in range(self.tries)
            )
            total += best
        return total / len(worlds)
