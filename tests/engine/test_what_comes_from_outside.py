"""What a player or a file may send that is none of ours: refused by our own errors, whichever engine runs."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from blackrose.game import Game, IllegalChoice, State

NO_SEATS: tuple[Any, ...] = ("x", None, 1.5, -7, 99, 10**30, (), [], {})
NO_OPTIONS: tuple[Any, ...] = (5, None, "pass", [], {}, (), (...,), ("mage", "0"), ("mage", 10**30))


@pytest.fixture
def state() -> State:
    return Game.new("duel", ("", ""), "outside").start()


def planning() -> State:
    """Both seats plan in secret: the one kind of decision that can be taken back."""
    state = Game.new("duel", ("", ""), "outside").start()
    while state.decisions[0].kind != "plan":
        state.choose(state.decisions[0].seat, state.decisions[0].options[0])
    return state


@pytest.mark.parametrize("seat", NO_SEATS, ids=repr)
def test_who_is_no_seat_can_neither_choose_nor_take_back(seat: Any) -> None:
    for state in (Game.new("duel", ("", ""), "outside").start(), planning()):
        before = state.digest()
        with pytest.raises(IllegalChoice, match="has nothing to decide now"):
            state.choose(seat, state.decisions[0].options[0])
        with pytest.raises(IllegalChoice, match="no secret answer to take back"):
            state.retract(seat)
        assert state.digest() == before


@pytest.mark.parametrize("option", NO_OPTIONS, ids=repr)
def test_what_is_no_option_cannot_be_chosen(state: State, option: Any) -> None:
    before = state.digest()
    with pytest.raises(IllegalChoice, match="is not a legal answer to 'mage'"):
        state.choose(state.decisions[0].seat, option)
    assert state.digest() == before


def test_an_equal_of_an_option_is_taken_for_it(state: State) -> None:
    state.choose(0.0, ("mage", True))
    other = Game.new("duel", ("", ""), "outside").start()
    other.choose(0, ("mage", 1))
    assert (state, state.digest()) == (other, other.digest())


@pytest.mark.parametrize("seat", ["x", None, 1.5, (), []], ids=repr)
def test_only_a_number_has_a_view(state: State, seat: Any) -> None:
    with pytest.raises(ValueError, match="a seat is a number"):
        state.view(seat)


@pytest.mark.parametrize("plain", [5, None, [], "state", {}, {"format": "x"}, {"format": 2}], ids=repr)
def test_nonsense_is_no_state(state: State, plain: Any) -> None:
    with pytest.raises(ValueError, match="state"):
        State.from_json(state.rules, plain)


WRONG: tuple[tuple[str, Any], ...] = (
    ("round", "x"),
    ("round", None),
    ("round", [1]),
    ("power", 5),
    ("power", [1]),
    ("power", ["x", "y", "z"]),
    ("hand", [5, 5]),
    ("sheet", [[[1]]]),
    ("lasting", [["a"]]),
    ("fresh", [[99]]),
    ("key", 5),
    ("key", "no hex"),
    ("stack", 5),
    ("stack", [{"frame": []}]),
    ("stack", [{"frame": "game", "phases": "x"}]),
    ("asked", 5),
    ("asked", [[0, "x", ["ab"], 0, 0, []]]),
)


@pytest.mark.parametrize(("name", "value"), WRONG, ids=repr)
def test_a_state_with_a_wrong_field_is_refused(state: State, name: str, value: Any) -> None:
    with pytest.raises(ValueError, match="state"):
        State.from_json(state.rules, {**state.to_json(), name: value})


def test_everything_travels_between_processes(state: State) -> None:
    for frame in state.stack:
        assert pickle.loads(pickle.dumps(frame)).values() == frame.values()
    other = pickle.loads(pickle.dumps(state))
    assert other.digest() == state.digest()
    assert other.rules.pack == state.rules.pack
    assert hash(other.rules.pack.spells) == hash(state.rules.pack.spells)
    view = pickle.loads(pickle.dumps(state.view(0)))
    assert (view.seat, view.seen) == (0, state.view(0).seen)
