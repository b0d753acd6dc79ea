"""What holds in every game of Rebirth, whatever is chosen, with two to four mages."""

from __future__ import annotations

import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from blackrose.game import Choice, Game, State, may_take_back
from blackrose.lab.conservation import violations

WHOLE_GAMES = settings(max_examples=6, deadline=None, derandomize=True)
SEEDS = st.integers(0, 2**32)
SECRET = ("keep", "put away", "plan", "take back")
MOST_DECISIONS = 10_000


def table(seed: int) -> tuple[Game, State, random.Random]:
    """A game set up in some way, and dice to play it with."""
    dice = random.Random(seed)
    options = {
        "setup": dice.choice(("choose", "random")),
        "reactions": dice.choice(("asked", "windows")),
        "moons": dice.choice(("6-18-30", "4-12-20")),
        "expansion": dice.choice(("no", "yes")),
    }
    game = Game.new("rebirth", ("",) * dice.randint(2, 4), seed=seed, options=options)
    return game, game.start(journal=True), dice


def some_choice(state: State, dice: random.Random) -> Choice:
    """Some open decision, answered at random."""
    decision = dice.choice(state.decisions)
    return decision.seat, dice.choice(decision.options)


@WHOLE_GAMES
@given(SEEDS)
def test_everything_in_the_box_is_conserved_and_the_game_ends(seed: int) -> None:
    _, state, dice = table(seed)
    for _ in range(MOST_DECISIONS):
        assert violations(state) == []
        if state.over:
            break
        state.choose(*some_choice(state, dice))
    assert state.over


@WHOLE_GAMES
@given(SEEDS)
def test_a_state_reads_back_from_json_and_goes_on_equally(seed: int) -> None:
    _, state, dice = table(seed)
    twin = state.copy()
    number = 0
    while not state.over:
        if number % 10 == 0:
            twin = State.from_json(state.rules, json.loads(json.dumps(state.to_json())))
        assert twin == state
        choice = some_choice(state, dice)
        twin.choose(*choice)
        state.choose(*choice)
        number += 1
    assert twin == state


@WHOLE_GAMES
@given(SEEDS)
def test_a_replay_comes_to_the_same_state_and_copies_do_not_change(seed: int) -> None:
    game, state, dice = table(seed)
    choices: list[Choice] = []
    copies = []
    while not state.over:
        if len(choices) % 40 == 0:
            copies.append((state.copy(), state.digest()))
        choices.append(some_choice(state, dice))
        state.choose(*choices[-1])
    replayed = game.replay(choices, journal=True)
    assert replayed == state
    assert replayed.journal == state.journal
    assert all(copy.digest() == digest for copy, digest in copies)


@WHOLE_GAMES
@given(SEEDS)
def test_nothing_can_be_taken_back_over_chance_or_news(seed: int) -> None:
    _, state, dice = table(seed)
    taken = 0
    while not state.over:
        before = state.copy()
        seat, option = some_choice(state, dice)
        state.choose(seat, option)
        if may_take_back(before, state, seat):
            assert (state.chance, state.reveals) == (before.chance, before.reveals)
            for other in range(state.rules.seats):
                if other != seat:
                    assert state.view(other).hand == before.view(other).hand
            taken += 1
    assert taken > 5


@WHOLE_GAMES
@given(SEEDS)
def test_secret_choices_come_out_equal_in_whatever_order_they_are_made(seed: int) -> None:
    _, state, dice = table(seed)
    seen = 0
    while not state.over:
        if state.decisions[0].kind not in SECRET or len(state.decisions) < 2:
            state.choose(*some_choice(state, dice))
            continue
        before, frame, made = state.copy(), state.stack[-1], []
        while not state.over and state.stack[-1] is frame:
            made.append(some_choice(state, dice))
            state.choose(*made[-1])
        other = before.copy()
        for seat in reversed(range(state.rules.seats)):
            for choice in made:
                if choice[0] == seat:
                    other.choose(*choice)
        assert other == state
        seen += 1
    assert seen > 3
