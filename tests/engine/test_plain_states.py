"""States and answers from outside: what is not as a state or an answer should be is refused in words."""

import json
from typing import Any

import pytest

from blackrose.game import Game, State

GAME = Game.new(seed=3)


def some_state() -> State:
    """A few choices into a game."""
    state = GAME.start()
    for _ in range(8):
        state.choose(state.decisions[0].seat, state.decisions[0].options[0])
    return state


def nested(depth: int) -> list[Any]:
    """A list in a list in a list."""
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


PLAIN: dict[str, Any] = json.loads(json.dumps(some_state().to_json()))


@pytest.mark.parametrize("plain", [None, [], 3, "state", {}])
def test_what_is_no_state_is_refused(plain: Any) -> None:
    with pytest.raises(ValueError, match="not a state"):
        State.from_json(GAME.rules, plain)


@pytest.mark.parametrize("name", sorted(set(PLAIN) - {"format"}))
def test_a_state_with_a_field_missing_or_of_another_form_is_refused_by_its_name(name: str) -> None:
    with pytest.raises(ValueError, match=f"a state without '{name}'"):
        State.from_json(GAME.rules, {field: PLAIN[field] for field in PLAIN if field != name})
    values: tuple[Any, ...] = (None, {}, 1.5, "zz", [None], nested(100_000))
    for value in values:
        with pytest.raises(ValueError, match=f"a state whose '{name}'"):
            State.from_json(GAME.rules, {**PLAIN, name: value})


def test_a_list_must_be_as_long_as_the_table_has_it() -> None:
    for power in (PLAIN["power"][:-1], [*PLAIN["power"], 0]):
        with pytest.raises(ValueError, match="a state whose 'power'"):
            State.from_json(GAME.rules, {**PLAIN, "power": power})
    assert State.from_json(GAME.rules, PLAIN) == some_state()


def test_an_answer_that_only_equals_an_offered_one_leads_to_the_same_state() -> None:
    """A host may hand in 1.0 or True for 1; what is kept is the option as it was offered."""
    state = GAME.start()
    other = state.copy()
    for _ in range(30):
        seat, option = state.decisions[0].seat, state.decisions[0].options[0]
        state.choose(seat, option)
        like: Any = tuple(float(part) if isinstance(part, int) else part for part in option)
        other.choose(bool(seat), like)
        assert other.digest() == state.digest()
