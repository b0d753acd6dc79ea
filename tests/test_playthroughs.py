"""Whole games, with what each seat sees at each decision, compared with tests/golden/playthrough-*.txt.

When the rules or cards change on purpose, BLACKROSE_GOLDEN=write renews the files; read the difference.
"""

from __future__ import annotations

import pytest

from blackrose.game import Game
from tests.golden import playthrough as told
from tests.golden.files import approved

NOT_TOLD = {
    "seat",
    "stack",
    "asked",
    "tiles",
    "face",
    "slots",
    "place",
    "bar",
    "kind",
    "watch",
    "mage",
    "quests",
}
"""Fields told in other words, or made from others."""


@pytest.mark.parametrize("seed", [1, 2])
def test_each_seat_sees_at_each_decision_what_was_read_and_approved(seed: int) -> None:
    text = told.playthrough(seed)
    assert text.splitlines() == approved(f"playthrough-{seed}.txt", text).splitlines()


def test_so_does_each_of_three_in_rebirth() -> None:
    text = told.playthrough(5, "rebirth", 3)
    assert text.splitlines() == approved("playthrough-rebirth.txt", text).splitlines()


def test_so_does_whoever_plays_alone_against_an_avatar() -> None:
    text = told.playthrough(6, "rebirth", 1)
    assert text.splitlines() == approved("playthrough-avatar.txt", text).splitlines()


@pytest.mark.parametrize(("seats", "seed"), [(3, 36), (2, 158)])
def test_so_does_each_of_two_and_three_in_classic(seats: int, seed: int) -> None:
    """The game of two has every option on: bars and rooms take more than they hold, windows are asked."""
    text = told.playthrough(seed, "classic", seats)
    assert text.splitlines() == approved(f"playthrough-classic-{seats}.txt", text).splitlines()


@pytest.mark.parametrize("edition", ["duel", "rebirth", "classic"])
def test_everything_in_a_view_is_told(edition: str) -> None:
    state = Game.new(edition, seed=1).start()
    view = state.view(0)
    fields = set(view.seen) - NOT_TOLD
    of_editions = (*told.OF_REBIRTH, *told.OF_CLASSIC, *told.OF_AVATAR)
    assert fields <= {*told.PLAIN, *of_editions, *told.CARDS, *told.CARDS_BY_SEAT, "sheet"}
    assert "key" not in view.seen
    assert hasattr(state, "key")
