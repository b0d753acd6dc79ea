"""What holds in every game, whatever is chosen: hypothesis looks for one where it does not."""

from __future__ import annotations

import json
import random
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from blackrose.engine.table import SecretFrame
from blackrose.game import Choice, IllegalChoice, State
from blackrose.game.checks import violations
from blackrose.lab.fuzz import eager, fuzz_range, random_setup
from blackrose.table import Session, Setup, load

pytestmark = pytest.mark.long

WHOLE_GAMES = settings(max_examples=7, deadline=None, derandomize=True)
KINDS = (
    ("duel", 2),
    ("rebirth", 2),
    ("classic", 2),
    ("rebirth", 3),
    ("classic", 3),
    ("rebirth", 4),
    ("classic", 4),
)
"""Editions with the number of seats; options, mages, Lodges and parts of other boxes are dealt besides."""
SEEDS = st.tuples(st.sampled_from(KINDS), st.integers(0, 2**32))
GAMES = {"duel": 500, "rebirth": 300, "classic": 300}
EVERY = {"duel": 16, "rebirth": 96, "classic": 96}
SHARDS = 10

Seed = tuple[tuple[str, int], int]


def table(seed: Seed) -> tuple[Session, random.Random]:
    """A game set up in some way, and dice to play it with; Rebirth with an early end, so that it is short."""
    (edition, seats), number = seed
    dice = random.Random(number)
    setup = random_setup(dice, str(number), edition, seats)
    short = {"moons": "4-12-20"} if edition == "rebirth" else {}
    options = dict(setup.options) | short
    return Session(Setup.new(edition, setup.mages, setup.players, options, setup.seed)), dice


def some_choice(state: State, dice: random.Random) -> Choice:
    """Some open decision, answered at random, mostly so that something happens."""
    decision = dice.choice(state.decisions)
    return decision.seat, eager(decision, dice)


def read_back(state: State) -> State:
    """The state as it is read from its JSON."""
    return State.from_json(state.rules, json.loads(json.dumps(state.to_json())))


@WHOLE_GAMES
@given(SEEDS)
def test_cubes_cards_models_and_tokens_are_conserved(seed: Seed) -> None:
    session, dice = table(seed)
    assert violations(session.state) == []
    while not session.state.over:
        session.choose(*some_choice(session.state, dice))
        assert violations(session.state) == []


@WHOLE_GAMES
@given(SEEDS)
def test_no_copy_changes_when_its_original_goes_on(seed: Seed) -> None:
    session, dice = table(seed)
    copies = []
    while not session.state.over:
        copies.append((session.state.copy(), session.state.digest()))
        session.choose(*some_choice(session.state, dice))
    assert all(copy.digest() == digest for copy, digest in copies)


@WHOLE_GAMES
@given(SEEDS)
def test_no_original_changes_when_a_copy_goes_on(seed: Seed) -> None:
    session, dice = table(seed)
    while not session.state.over:
        digest = session.state.digest()
        copy = session.state.copy()
        for _ in range(5):
            if not copy.over:
                copy.choose(*some_choice(copy, dice))
        assert session.state.digest() == digest
        session.choose(*some_choice(session.state, dice))


@WHOLE_GAMES
@given(SEEDS)
def test_at_every_decision_a_state_reads_back_from_json_and_goes_on_equally(seed: Seed) -> None:
    session, dice = table(seed)
    while not session.state.over:
        twin = read_back(session.state)
        assert twin == session.state
        choice = some_choice(session.state, dice)
        twin.choose(*choice)
        session.choose(*choice)
        assert twin == session.state
    assert read_back(session.state) == session.state


@WHOLE_GAMES
@given(SEEDS)
def test_a_replay_of_any_part_of_a_game_comes_to_the_same_state(seed: Seed) -> None:
    session, dice = table(seed)
    digests = []
    while not session.state.over:
        session.choose(*some_choice(session.state, dice))
        digests.append(session.state.digest())
    assert session.game.replay(session.choices, journal=True).journal == session.state.journal
    assert session.record().checked() == session.state
    half = len(digests) // 2
    assert session.game.replay(session.choices[:half]).digest() == digests[half - 1]


@WHOLE_GAMES
@given(SEEDS)
def test_what_is_taken_back_and_done_again_comes_out_equal(seed: Seed) -> None:
    """Several cubes that were picked one after the other are one choice: all of them are taken back."""
    session, dice = table(seed)
    taken, past = 0, list[tuple[State, list[Any]]]()
    while not session.state.over:
        past.append((session.state.copy(), list(session.state.journal or ())))
        seat, option = some_choice(session.state, dice)
        session.choose(seat, option)
        after, made = session.state.copy(), list(session.choices)
        if session.why_not(seat) is None:
            first = session.take_back(seat)
            again = made[len(session.choices) :]
            assert again[0] == (seat, first)
            assert option == first or {kind for _, (kind, *_) in again} <= {"cube", "stop"}
            before, told = past[len(session.choices)]
            assert session.state == before
            assert session.state.journal == told
            assert taken % 20 or session.record().checked() == before
            for choice in again:
                session.choose(*choice)
            taken += 1
        assert session.state == after
    assert taken > 10


@WHOLE_GAMES
@given(SEEDS)
def test_nothing_can_be_taken_back_over_chance_or_news(seed: Seed) -> None:
    session, dice = table(seed)
    while not session.state.over:
        before = session.state.copy()
        seat, option = some_choice(session.state, dice)
        session.choose(seat, option)
        after = session.state
        if (after.chance, after.reveals) != (before.chance, before.reveals) or after.over:
            assert session.why_not(seat) is not None


NONSENSE: tuple[Any, ...] = ((), ("fly",), ("end", 1), ("card", -1), ("cast", 2**70), "end", ["end"], None, 3)


@WHOLE_GAMES
@given(SEEDS)
def test_illegal_stale_and_foreign_choices_change_nothing(seed: Seed) -> None:
    session, dice = table(seed)
    stale: list[Choice] = []
    while not session.state.over:
        legal = {
            (decision.seat, option) for decision in session.state.decisions for option in decision.options
        }
        seats = session.game.rules.seats
        foreign = [((seat + 1) % seats, option) for seat, option in legal]
        wrong = [choice for choice in (*stale, *foreign) if choice not in legal]
        wrong += [(seat, option) for seat in range(-1, seats + 1) for option in NONSENSE]
        digest = session.state.digest()
        for seat, option in wrong:
            with pytest.raises(IllegalChoice):
                session.choose(seat, option)
        assert session.state.digest() == digest
        stale = list(legal)
        session.choose(*some_choice(session.state, dice))
    with pytest.raises(IllegalChoice, match="waited for: nobody"):
        session.choose(*stale[0])


@WHOLE_GAMES
@given(SEEDS)
def test_secret_choices_come_out_equal_in_whatever_order_they_are_made(seed: Seed) -> None:
    session, dice = table(seed)
    seen = 0
    while not session.state.over:
        if not isinstance(session.state.stack[-1], SecretFrame):
            session.choose(*some_choice(session.state, dice))
            continue
        before, made = session.state.copy(), len(session.choices)
        frame = session.state.stack[-1]
        while not session.state.over and session.state.stack[-1] is frame:
            session.choose(*some_choice(session.state, dice))
        seats = list(range(session.game.rules.seats))
        for order in (seats, seats[::-1], dice.sample(seats, len(seats))):
            other = before.copy()
            for seat in order:
                for choice in session.choices[made:]:
                    if choice[0] == seat:
                        other.choose(*choice)
            assert other == session.state
        seen += 1
    assert seen >= session.state.round


class AtTheTable(RuleBasedStateMachine):
    """Anybody does anything at any time: choose, take back, copy, save as JSON and go on from there."""

    @initialize(seed=SEEDS)
    def set_up(self, seed: Seed) -> None:
        self.session, self.dice = table(seed)
        self.copies: list[tuple[State, str]] = []
        self.twin = read_back(self.session.state)

    @property
    def state(self) -> State:
        return self.session.state

    @precondition(lambda self: not self.session.state.over)
    @rule(which=st.integers(0, 50), option=st.integers(0, 50))
    def choose(self, which: int, option: int) -> None:
        decision = self.state.decisions[which % len(self.state.decisions)]
        choice = decision.seat, decision.options[option % len(decision.options)]
        self.session.choose(*choice)
        self.twin.choose(*choice)

    @precondition(lambda self: not self.session.state.over)
    @rule(length=st.integers(1, 40))
    def play_on(self, length: int) -> None:
        for _ in range(length):
            if not self.state.over:
                choice = some_choice(self.state, self.dice)
                self.session.choose(*choice)
                self.twin.choose(*choice)

    @rule(seat=st.integers(0, 3))
    def take_back(self, seat: int) -> None:
        seat %= self.state.rules.seats
        if self.session.why_not(seat) is None:
            self.session.take_back(seat)
            self.twin = self.session.record().replay()

    @rule()
    def copy(self) -> None:
        self.copies.append((self.state.copy(), self.state.digest()))

    @rule()
    def save_as_json(self) -> None:
        self.twin = read_back(self.state)

    @rule(seat=st.integers(0, 3))
    def think(self, seat: int) -> None:
        """A bot plays on a redealt state; the table does not notice."""
        dealt = self.state.view(seat % self.state.rules.seats).redeal(self.dice.randbytes(32))
        assert violations(dealt) == []
        for _ in range(5):
            if not dealt.over:
                dealt.choose(*some_choice(dealt, self.dice))

    @invariant()
    def all_is_well(self) -> None:
        assert violations(self.state) == []
        assert self.twin == self.state
        assert self.state.over or self.state.decisions

    def teardown(self) -> None:
        if hasattr(self, "session"):
            assert all(copy.digest() == digest for copy, digest in self.copies)
            assert self.session.record().checked() == self.state


AtTheTable.TestCase.settings = settings(
    max_examples=15, stateful_step_count=25, deadline=None, derandomize=True
)
TestAtTheTable = AtTheTable.TestCase


@WHOLE_GAMES
@given(SEEDS)
def test_no_two_states_on_the_way_have_one_digest(seed: Seed) -> None:
    session, dice = table(seed)
    digests = {session.state.digest()}
    while not session.state.over:
        session.choose(*some_choice(session.state, dice))
        assert session.state.digest() == session.state.copy().digest() == read_back(session.state).digest()
        digests.add(session.state.digest())
    assert len(digests) == len(session.choices) + 1


@WHOLE_GAMES
@given(SEEDS)
def test_a_redealt_state_looks_the_same_to_its_seat_and_can_be_played_to_an_end(seed: Seed) -> None:
    session, dice = table(seed)
    for number in count():
        if session.state.over:
            break
        if number % 40 == 7:
            seat = dice.randrange(session.game.rules.seats)
            view = session.state.view(seat)
            dealt = view.redeal(dice.randbytes(32))
            assert violations(dealt) == []
            assert dealt.view(seat).to_json() == view.to_json()
        if number == 87:
            while not dealt.over:
                dealt.choose(*some_choice(dealt, dice))
            assert violations(dealt) == []
        session.choose(*some_choice(session.state, dice))


@WHOLE_GAMES
@given(SEEDS)
def test_a_view_tells_no_hidden_card_of_another_seat(seed: Seed) -> None:
    """Two tables that differ only in what a seat may not know look the same to it."""
    session, dice = table(seed)
    while not session.state.over:
        seat = dice.randrange(session.game.rules.seats)
        other = session.state.copy()
        for owner in range(session.game.rules.seats):
            other.grimoire[owner] = tuple(reversed(other.grimoire[owner]))
        other.library = tuple(tuple(reversed(deck)) for deck in other.library)
        other.quest_decks = tuple(tuple(reversed(deck)) for deck in other.quest_decks)
        other.event_decks = tuple(tuple(reversed(deck)) for deck in other.event_decks)
        other.forgotten = tuple(reversed(other.forgotten))
        other.key = bytes(32)
        assert other.view(seat).to_json() == session.state.view(seat).to_json()
        session.choose(*some_choice(session.state, dice))


@WHOLE_GAMES
@given(SEEDS)
def test_a_game_saved_at_any_point_goes_on_from_its_file(seed: Seed) -> None:
    session, dice = table(seed)
    with TemporaryDirectory() as folder:
        path = Path(folder, "game.save")
        until = dice.randrange(20, 200)
        while not session.state.over and len(session.choices) < until:
            session.choose(*some_choice(session.state, dice))
        session.save(path)
        resumed = Session.resume(load(path), None, path)
        assert resumed.state == session.state
        for _ in range(30):
            if not session.state.over:
                choice = some_choice(session.state, dice)
                session.choose(*choice)
                resumed.choose(*choice)
        assert resumed.state == session.state
        assert load(path).checked() == session.state


@pytest.mark.parametrize("shard", range(SHARDS))
@pytest.mark.parametrize("edition", GAMES)
def test_hundreds_of_random_games_come_to_their_end(edition: str, shard: int) -> None:
    """With everything the fuzzer checks, for two to six: see :mod:`blackrose.lab.fuzz`."""
    size = GAMES[edition] // SHARDS
    found = fuzz_range("make test", range(shard * size, (shard + 1) * size), edition, every=EVERY[edition])
    assert [failure for _, failure in found if failure] == []
    assert all(decisions > 20 for decisions, _ in found)
