"""Bots at a table of Rebirth: they answer everything they are asked, and the greedy one plays to win."""

from __future__ import annotations

import pytest

from blackrose.bots import make_bot
from blackrose.bots.evaluation import evaluate
from blackrose.bots.waiting import waits, worth_waiting
from blackrose.game import Game, State
from tests.rebirth.waiting_box import table

MOST_DECISIONS = 5_000


def play(seats: tuple[str, ...], seed: int, reactions: str) -> State:
    """A whole game between bots."""
    game = Game.new("rebirth", ("",) * len(seats), seed=seed, options={"reactions": reactions})
    state = game.start()
    bots = [make_bot(name, seed + seat) for seat, name in enumerate(seats)]
    for _ in range(MOST_DECISIONS):
        if state.over:
            break
        decision = state.decisions[0]
        state.choose(decision.seat, bots[decision.seat].choose(state.view(decision.seat)))
    return state


@pytest.mark.parametrize(("seed", "reactions"), [(1, "asked"), (2, "windows")])
def test_the_greedy_bot_plays_on_and_beats_the_random_one(seed: int, reactions: str) -> None:
    state = play(("greedy", "random"), seed, reactions)
    assert state.over
    assert state.power[0] > state.power[1] + 5


def test_a_trap_is_worth_what_it_does() -> None:
    """It cannot be tried out: more damage is worth more, and whatever it does is worth something."""
    at = table("Rikkart", "Gramigna")
    worth = {name: worth_waiting(at.state, at.card(name), 0) for name in ("Near Snare", "Pitfall", "Worm")}
    assert 0 < worth["Near Snare"] < worth["Pitfall"] < worth["Worm"]
    assert waits(at.state, at.card("Ward"), 0)
    assert not waits(at.state, at.card("Strike"), 0)


def test_what_lies_on_a_mage_or_is_nearly_done_counts() -> None:
    """A jinx and a haunting cost, Destiny on a rival and a Completed quest are worth something."""
    plain = evaluate(table("Rikkart", "Gramigna").state, 0)
    jinxed = table("Rikkart", "Gramigna")
    jinxed.jinx("Rikkart", "Weakness")
    destined = table("Rikkart", "Gramigna")
    destined.destiny("Gramigna", "r")
    questing = table("Rikkart", "Gramigna")
    quest = next(quest for quest in questing.rules.quests if quest.moon == 1)
    questing.task("Rikkart", quest.name.en, state="completed")
    assert evaluate(jinxed.state, 0) < plain
    assert evaluate(destined.state, 0) > plain
    assert evaluate(questing.state, 0) > plain
