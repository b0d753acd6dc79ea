"""Differences: what a page gets instead of the whole table must make the same table."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from blackrose.table.shown import Presenter
from blackrose.table.wire.differences import applied, differences
from tests.table.games import moments
from tests.table.shown_games import plain

LEAVES = st.none() | st.booleans() | st.integers(-5, 5) | st.sampled_from(("", "a", "b"))
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("abcd"), inner, max_size=4),
    max_leaves=20,
)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(VALUES, VALUES)
def test_differences_applied_to_the_old_value_make_the_new_one(old: Any, new: Any) -> None:
    before = copy.deepcopy(old)
    assert applied(old, differences(old, new)) == new
    assert old == before


def test_equal_values_do_not_differ() -> None:
    value = {"a": [1, {"b": []}], "c": None}
    assert differences(value, copy.deepcopy(value)) == []


def test_only_what_has_changed_is_told() -> None:
    old = {"rooms": [{"name": "Crypt", "cubes": [0]}, {"name": "Abyss", "cubes": []}], "round": 1}
    new = {"rooms": [{"name": "Crypt", "cubes": [0, 1]}, {"name": "Abyss", "cubes": []}], "round": 2}
    assert differences(old, new) == [
        {"path": ["rooms", 0, "cubes"], "value": [0, 1]},
        {"path": ["round"], "value": 2},
    ]


def test_a_list_of_another_length_is_told_anew() -> None:
    assert differences({"a": [{"b": 1}]}, {"a": [{"b": 1}, {"b": 2}]}) == [
        {"path": ["a"], "value": [{"b": 1}, {"b": 2}]}
    ]


def test_a_whole_game_can_be_followed_by_its_differences() -> None:
    """Somebody who only ever gets differences sees the same table, and much less is sent."""
    presenter, followed, sent, whole = None, None, 0, 0
    for state, _ in moments(4):
        presenter = presenter or Presenter(state.rules, "en")
        shown: Any = presenter.shown(state, 0)
        if followed is None:
            followed = shown
            continue
        ops = differences(followed, shown)
        followed = applied(followed, ops)
        assert plain(followed) == plain(shown)
        sent, whole = sent + len(plain(ops)), whole + len(plain(shown))
    assert sent < whole / 3
