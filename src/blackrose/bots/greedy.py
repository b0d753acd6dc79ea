"""The greedy bot: looks one action ahead on redealt states and takes what looks best.

It never sees the truth: it redeals what its view leaves open and tries every option there. An option is as
good as the best of a few ways to finish the action it begins. While planning it tries out what each spell
would do if it were cast from where its mage stands.
"""

from __future__ import annotations

import random
from typing import Final

from blackrose.bots.evaluation import evaluate
from blackrose.bots.waiting import worth_waiting
from blackrose.game import Decision, Option, State, View, try_spell
from blackrose.game.reactions import lies_in_wait

TURNING_POINTS: Final = frozenset(
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

WEIGHTY: Final = frozenset(("action", "evocation", "react", "quest effect", "claim"))
"""Decisions worth a look at several redealt states; the rest of an action is settled on one."""

OF_HAND: Final = frozenset(("plan", "discard", "keep", "put away"))
"""Decisions on spells in hand, which go by what each would do."""

MANY: Final = 5
"""From so many options on, each gets one try less."""

LONGEST: Final = 40
"""Choices after which an action that is tried out is judged as it stands."""

POSITION: Final = (
    "seat",
    "round",
    "place",
    "bar",
    "slots",
    "kind",
    "power",
    "sheet",
    "lasting",
    "jinxes",
    "board",
)
"""What of a view the worth of a spell in hand hangs on: while it stays the same, none is tried out again."""

PASS: Final[Option] = ("pass",)
LATER: Final[Option] = ("later",)
NOT_THIS_ROUND: Final[Option] = ("nextround",)
GUESSED: Final = (0.5, 1.5)  # how far from its usual worth a trap or a protection may be taken to be
THIN: Final = 0.25  # a spell that does less is better put away for good


class GreedyBot:
    """Chooses for a seat from its view alone."""

    def __init__(self, seed: int = 0, worlds: int = 2, tries: int = 3) -> None:
        """``worlds`` redealt states are looked at for a weighty decision, ``tries`` ways to finish each
        option.
        """
        self.random = random.Random(seed)
        self.worlds = worlds
        self.tries = tries
        self._position: tuple[object, ...] = ()
        self._world: State | None = None  # where spells are tried out for the decision that is open
        self._worth: dict[tuple[int, int], float] = {}  # of spells tried out in this position

    def choose(self, view: View) -> Option:
        """The option that looks best; among equals any."""
        decision = next(d for d in view.decisions if d.seat == view.seat)
        if len(decision.options) == 1:
            return decision.options[0]
        scores = self._scores(view, decision)
        best = max(scores)
        found = [option for option, score in zip(decision.options, scores, strict=True) if score == best]
        if LATER in found:  # asked less often it keeps nobody from taking back a harmless move
            found = [option for option in found if option not in (PASS, NOT_THIS_ROUND)]
        return self.random.choice(found)

    def _scores(self, view: View, decision: Decision) -> list[float]:
        if decision.kind == "school":
            return [0.0] * len(decision.options)  # what lies on top there nobody knows: any of them
        if decision.kind in OF_HAND:
            self._look_at(view)
            score = self._planned if decision.kind == "plan" else self._sorted_out
            return score(view, decision)
        number = self.worlds if decision.kind in WEIGHTY else 1
        worlds = [self._redealt(view) for _ in range(number)]
        return [self._tried(worlds, decision, option) for option in decision.options]

    def _redealt(self, view: View) -> State:
        return view.redeal(self.random.randbytes(32))

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
        """The worth of the best of a few ways to finish an action, each beginning with another choice;
        changes the state it is given.
        """
        for _ in range(LONGEST):
            if not self._goes_on(begun, seat):
                break
            decision = begun.decisions[0]
            if not self._leaves_out(decision, seat):
                last, *ways = self.random.sample(decision.options, min(tries, len(decision.options)))
                found = [self._after(begun.copy(), decision, way, seat) for way in ways]
                return max([*found, self._after(begun, decision, last, seat)])
            begun.choose(decision.seat, PASS)
        return evaluate(begun, seat)  # nothing is left open: every try would end alike

    def _after(self, state: State, decision: Decision, option: Option, seat: int) -> float:
        state.choose(decision.seat, option)
        return self._finished(state, seat)

    def _finished(self, state: State, seat: int) -> float:
        """The worth once the action is over, its open choices made at random, others' reactions left out."""
        for _ in range(LONGEST):
            if not self._goes_on(state, seat):
                break
            decision = state.decisions[0]
            left_out = self._leaves_out(decision, seat)
            state.choose(decision.seat, PASS if left_out else self.random.choice(decision.options))
        return evaluate(state, seat)

    @staticmethod
    def _leaves_out(decision: Decision, seat: int) -> bool:
        """Whether this is a reaction of somebody else, who is taken to pass."""
        return decision.seat != seat and PASS in decision.options

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

    def _look_at(self, view: View) -> None:
        """What spells would do is remembered as long as the position stays the same."""
        self._world = None
        position = tuple(view.seen[name] for name in POSITION)
        if position != self._position:
            self._position, self._worth = position, {}

    def _planned(self, view: View, decision: Decision) -> list[float]:
        """What each spell would do if it were cast now; a slot left empty is worth nothing."""
        return [
            self._worth_planned(view, int(option[2]), int(option[3])) + 0.5 if option[0] == "plan" else 0.0
            for option in decision.options
        ]

    def _worth_planned(self, view: View, card: int, side: int) -> float:
        """What a spell is worth on the sheet. Whether a trap is met nobody knows, so it is a guess each time;
        rivals cannot know a bot's traps by heart, either.
        """
        worth = self._worth_of(view, card, side)
        return worth * self.random.uniform(*GUESSED) if lies_in_wait(view.rules, card, side) else worth

    def _sorted_out(self, view: View, decision: Decision) -> list[float]:
        """The spell whose better side does most is the one to keep, the one that does least to lose; one that
        hardly does anything is put away for good.
        """
        keeps = decision.kind == "keep"
        scores = []
        for word, *cards in decision.options:
            if not cards:
                scores.append(0.0)
                continue
            worth = self._worth_of_card(view, int(cards[0]))
            scores.append(worth if keeps and word == "card" else (THIN if word == "away" else 0.0) - worth)
        return scores

    def _worth_of_card(self, view: View, card: int) -> float:
        sides = range(view.rules.cards[card].sides_to_choose)
        return max(self._worth_of(view, card, side) for side in sides)

    def _worth_of(self, view: View, card: int, side: int) -> float:
        """What a spell would change if it were cast."""
        if lies_in_wait(view.rules, card, side):
            return worth_waiting(view, card, side)
        if (card, side) not in self._worth:
            if self._world is None:
                self._world = self._redealt(view)
            begun = try_spell(self._world, view.seat, card, side)
            after = self._best_of(begun, view.seat, self.tries)
            self._worth[card, side] = after - evaluate(self._world, view.seat)
        return self._worth[card, side]
