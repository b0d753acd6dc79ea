"""Play is what it was: whole games come to the hashes written down before (see :mod:`tests.golden.meaning`).

The first games of each edition are played, all of them with BLACKROSE_GAMES=all.
"""

from __future__ import annotations

import os

import pytest

from tests.golden.files import FOLDER
from tests.golden.meaning import played
from tests.plugins.engines import IS_COMPILED

ENOUGH = (
    {"duel": 100, "rebirth": 60, "classic": 60} if IS_COMPILED else {"duel": 24, "rebirth": 24, "classic": 24}
)
"""So many games meet every option of an edition (see :func:`tests.golden.meaning.setup`).

The compiled engine, which nothing else proves to play alike, has to play more.
"""


def written(edition: str) -> list[str]:
    """The lines of an edition's games, as many as are to be played."""
    lines = (FOLDER / f"play-{edition}.txt").read_text(encoding="utf-8").splitlines()
    return lines if os.environ.get("BLACKROSE_GAMES") == "all" else lines[: ENOUGH[edition]]


@pytest.mark.parametrize(
    ("edition", "line"),
    [
        pytest.param(edition, line, id=f"{edition}-{line.split()[0]}")
        for edition in ENOUGH
        for line in written(edition)
    ],
)
def test_a_game_is_played_as_it_was(edition: str, line: str) -> None:
    assert played(edition, int(line.split()[0])) == line
