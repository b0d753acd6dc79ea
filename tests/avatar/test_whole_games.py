"""Whole games against The Possessed, by chance and by bots, with everything checked on the way."""

from __future__ import annotations

import json
import pickle
import random

import pytest

from blackrose.bots import make_bot
from blackrose.game import SPECTATOR, Choice, Game, State
from blackrose.game.checks import violations
from blackrose.table import Record, Setup
from tests.avatar.tables import AVATAR

EVERY = 20


def whole(people: int, seed: int, **options: str) -> tuple[Game, State, list[Choice]]:
    """A random game to its end, checked at every decision."""
    wishes = {"avatar": AVATAR, "setup": "random", **options}
    game = Game.new("rebirth", ("",) * people, seed, wishes)
    state, dice = game.start(), random.Random(seed)
    chosen: list[Choice] = []
    twin: State | None = None
    while not state.over:
        assert len(chosen) < 5000
        decision = dice.choice(state.decisions)
        assert decision.seat in state.rules.people
        assert len(set(decision.options)) == len(decision.options) >= 1
        option = dice.choice(decision.options)
        for one in (state, twin):
            if one is not None:
                one.choose(decision.seat, option)
        chosen.append((decision.seat, option))
        assert violations(state) == []
        if len(chosen) % EVERY == 0:
            twin = State.from_json(state.rules, json.loads(json.dumps(state.to_json())))
            assert twin == state
        if len(chosen) == 2 * EVERY:
            assert pickle.loads(pickle.dumps(state)).digest() == state.digest()
        if len(chosen) % EVERY == EVERY // 2:
            for seat in (*state.rules.people, SPECTATOR):
                view = state.view(seat)
                dealt = view.redeal(dice.randbytes(32))
                assert violations(dealt) == []
                assert dealt.view(seat).to_json() == view.to_json()
                for _ in range(3):
                    if not dealt.over:
                        asked = dice.choice(dealt.decisions)
                        dealt.choose(asked.seat, dice.choice(asked.options))
                assert violations(dealt) == []
    assert twin == state
    return game, state, chosen


@pytest.mark.parametrize(
    ("people", "seed", "options"),
    [
        (1, 1, {}),
        (1, 2, {"difficulty": "legend", "reactions": "windows"}),
        (2, 3, {"difficulty": "master", "summoner": "yes"}),
        (2, 4, {"together": "yes", "moons": "4-12-20"}),
        (3, 5, {"difficulty": "novice", "steady crown": "yes"}),
        (4, 6, {"expansion": "yes"}),
        (2, 7, {"mix": "mages of Classic, Law of Duel for Hex"}),
    ],
)
def test_a_random_game_goes_to_its_end(people: int, seed: int, options: dict[str, str]) -> None:
    game, state, chosen = whole(people, seed, **options)
    assert game.replay(chosen) == state
    assert all(winner in range(people + 1) for winner in state.result)
    assert state.view(0).result == state.result


@pytest.mark.parametrize(("people", "bot"), [(1, "greedy"), (2, "greedy"), (3, "random")])
def test_bots_play_against_it(people: int, bot: str) -> None:
    state = Game.new("rebirth", ("",) * people, 11, {"avatar": AVATAR, "moons": "2-6-10"}).start()
    bots = [make_bot(bot, seat) for seat in range(people)]
    for _ in range(3000):
        if state.over:
            break
        decision = state.decisions[0]
        state.choose(decision.seat, bots[decision.seat].choose(state.view(decision.seat)))
    assert state.over


def test_a_record_of_a_game_with_it_is_read_and_checked() -> None:
    setup = Setup.new("rebirth", ("",), ("person",), {"avatar": AVATAR, "setup": "random"}, seed=4)
    state, dice = setup.game().start(), random.Random(4)
    choices, digests = [], []
    for _ in range(60):
        decision = dice.choice(state.decisions)
        option = dice.choice(decision.options)
        state.choose(decision.seat, option)
        choices.append((decision.seat, option))
        digests.append(state.digest())
    record = Record(setup, tuple(choices), tuple(digests))
    assert record.checked() == state


def test_another_deck_is_another_state() -> None:
    state = Game.new("rebirth", ("",), 1, {"avatar": AVATAR, "setup": "random"}).start()
    for field, value in (
        ("commands", tuple(deck[::-1] for deck in state.commands)),
        ("commanded", (1,)),
        ("commands_left", 2),
        ("seating", 3),
    ):
        other = state.copy()
        setattr(other, field, value)
        assert other != state
        assert other.digest() != state.digest()
        assert State.from_json(state.rules, json.loads(json.dumps(other.to_json()))) == other
