"""The greedy bot: looks one action ahead on redealt states and takes what looks best.

It never sees the truth: it redeals what its view leaves open and tries every option there. An option is as
good as the best of a few ways to finish the action it begins. While planning it tries out what each spell
would do if it were cast from where its mage stands.
"""

from __future__ import annotations

import random

from blackrose.bots.evaluation import evaluate
from blackrose.bots.waiting import waits, worth_waiting
from blackrose.game import Decision, Option, State, View, try_spell

TURNING_POINTS = frozenset(
    (
        "action",
        "plan",
        "discard",
        "evocation",
        "rebuild",
        "keep",
        "put away",
        "give up",
        "take back",
        "clean-up",
    )
)
"""Decisions at which an action is over and the position can be judged."""

WEIGHTY = frozenset(("action", "evocation", "react", "quest effect", "claim"))
"""Decisions worth a look at several redealt states; the rest of an action is settled on one."""

MANY = 5
"""From so many options on, each gets one try less."""

LONGEST = 40
"""Choices after which an action that is tried out is judged as it stands."""

PASS: Option = ("pass",)
OWN_SCHOOL = 0.5  # how much likelier the own school is named than another
THIN = 0.25  # a spell that does less is better put away for good


class GreedyBot:
    """Chooses for a seat from its view alone."""

    def __init__(self, seed: int = 0, worlds: int = 2, tries: int = 3) -> None:
        """``worlds`` redealt states are looked at for a weighty decision, ``tries`` ways to finish each
        option.
        """
        self.random = random.Random(seed)
        self.worlds = worlds
        self.tries = tries

    def choose(self, view: View) -> Option:
        """The option that looks best; among equals any."""
        decision = next(d for d in view.decisions if d.seat == view.seat)
        if len(decision.options) == 1:
            return decision.options[0]
        if decision.kind == "school":
            scores = self._schools(view, decision)
        else:
            number = self.worlds if decision.kind in WEIGHTY else 1
            worlds = [view.redeal(self.random.randbytes(32)) for _ in range(number)]
            scores = self._scores(worlds, decision)
        best = max(scores)
        return self.random.choice([o for o, s in zip(decision.options, scores, strict=True) if s == best])

    def _scores(self, worlds: list[State], decision: Decision) -> list[float]:
        if decision.kind == "plan":
            return self._planned(worlds, decision)
        if decision.kind in ("discard", "keep", "put away"):
            return self._sorted_out(worlds, decision)
        return [self._tried(worlds, decision, option) for option in decision.options]

    # ----------------------------------------------------------------------------------------------
    # Trying out
    # ----------------------------------------------------------------------------------------------

    def _tried(self, worlds: list[State], decision: Decision, option: Option) -> float:
        """The mean over the redealt states of the best of a few ways to go on."""
        total = 0.0
        tries = max(1, self.tries - (len(decision.options) >= MANY))
        for world in worlds:
            begun = world.copy()
            begun.choose(decision.seat, option)
            total += self._best_of(begun, decision.seat, tries)
        return total / len(worlds)

    def _best_of(self, begun: State, seat: int, tries: int) -> float:
        """The worth of the best of a few ways to finish an action; changes the state it is given."""
        if not self._goes_on(begun, seat):
            return evaluate(begun, seat)  # nothing is left open: every try would end alike
        best = max((self._finished(begun.copy(), seat) for _ in range(tries - 1)), default=float("-inf"))
        return max(best, self._finished(begun, seat))

    def _finished(self, state: State, seat: int) -> float:
        """The worth once the action is over, its open choices made at random, others' reactions left out."""
        for _ in range(LONGEST):
            if not self._goes_on(state, seat):
                break
            decision = state.decisions[0]
            if decision.seat != seat and PASS in decision.options:
                state.choose(decision.seat, PASS)
            else:
                state.choose(decision.seat, self.random.choice(decision.options))
        return evaluate(state, seat)

    @staticmethod
    def _goes_on(state: State, seat: int) -> bool:
        """Whether the action is still running and somebody has a choice in it."""
        if not state.decisions:
            return False
        decision = state.decisions[0]
        if decision.kind in TURNING_POINTS:
            return False
        return decision.seat == seat or decision.kind == "react"

    # ----------------------------------------------------------------------------------------------
    # Cards in hand
    # ----------------------------------------------------------------------------------------------

    def _planned(self, worlds: list[State], decision: Decision) -> list[float]:
        """What each spell would do if it were cast now; a slot left empty is worth nothing."""
        now = [evaluate(world, decision.seat) for world in worlds]
        worth: dict[tuple[int, int], float] = {}
        scores = []
        for option in decision.options:
            if option[0] != "plan":
                scores.append(0.0)
                continue
            card, side = int(option[2]), int(option[3])
            if (card, side) not in worth:
                worth[card, side] = self._worth_of(worlds, now, decision.seat, card, side)
            scores.append(worth[card, side] + 0.5)
        return scores

    def _sorted_out(self, worlds: list[State], decision: Decision) -> list[float]:
        """The spell whose better side does most is the one to keep, the one that does least to lose; one that
        hardly does anything is put away for good.
        """
        keep = decision.kind == "keep"
        now = [evaluate(world, decision.seat) for world in worlds]
        scores = []
        for word, *cards in decision.options:
            if not cards:
                scores.append(0.0)
                continue
            worth = self._worth_of_card(worlds, now, decision.seat, int(cards[0]))
            scores.append(worth if keep else (THIN if word == "away" else 0.0) - worth)
        return scores

    def _worth_of_card(self, worlds: list[State], now: list[float], seat: int, card: int) -> float:
        sides = (0,) if worlds[0].rules.cards[card].one_sided else (0, 1)
        return max(self._worth_of(worlds, now, seat, card, side) for side in sides)

    def _worth_of(self, worlds: list[State], now: list[float], seat: int, card: int, side: int) -> float:
        """What a spell would change if it were cast; ``now`` is what each world is worth without it."""
        if waits(worlds[0], card, side):
            return worth_waiting(worlds[0], card, side)
        total = 0.0
        for world, before in zip(worlds, now, strict=True):
            total += self._best_of(try_spell(world, seat, card, side), seat, self.tries) - before
        return total / len(worlds)

    def _schools(self, view: View, decision: Decision) -> list[float]:
        """Any school, the own one more often: its spells go together."""
        return [
            self.random.random() + OWN_SCHOOL * (option[1] == view.school[view.seat])
            for option in decision.options
        ]
