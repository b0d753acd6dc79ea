"""The tree below named positions has always the same number of leaves: tests/golden/perft*.txt.

When the engine or a card changes on purpose, BLACKROSE_GOLDEN=write renews the file; when a count has changed
and should not have, `blackrose perft POSITION --depth N --divide` shows below which answer.
"""

from __future__ import annotations

import pytest

from blackrose.cli import main
from blackrose.game import Game, State, listing
from blackrose.lab.perft import divide, perft, state_at
from tests.golden.files import approved


@pytest.mark.parametrize(
    ("edition", "file"),
    [("duel", "perft.txt"), ("rebirth", "perft-rebirth.txt"), ("classic", "perft-classic.txt")],
)
def test_the_trees_have_so_many_leaves(edition: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "--edition", edition]) == 0
    counted = capsys.readouterr().out
    assert counted == approved(file, counted)


def at(edition: str, position: str) -> State:
    return state_at(edition, listing(edition).positions[position])


@pytest.mark.parametrize(("edition", "position"), [("duel", "aim"), ("rebirth", "trap"), ("classic", "trap")])
def test_counting_changes_nothing(edition: str, position: str) -> None:
    state = at(edition, position)
    digest = state.digest()
    perft(state, 3)
    assert state.digest() == digest == at(edition, position).digest()


@pytest.mark.parametrize(
    ("edition", "position"), [("duel", "combat"), ("rebirth", "study"), ("classic", "study")]
)
def test_the_counts_below_each_answer_add_up(edition: str, position: str) -> None:
    state = at(edition, position)
    parts = divide(state, 4)
    assert [option for option, _ in parts] == list(state.decisions[0].options)
    assert sum(leaves for _, leaves in parts) == perft(state, 4)


def test_a_game_that_is_over_is_one_leaf() -> None:
    state = Game.new(seed=1).start()
    while not state.over:
        last = state.copy()
        state.choose(state.decisions[0].seat, state.decisions[0].options[-1])
    assert perft(state, 3) == 1
    assert divide(state, 3) == []
    assert perft(last, 9) >= len(last.decisions[0].options)


def test_the_command_counts_and_divides(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "start", "--depth", "3"]) == 0
    assert capsys.readouterr().out.split() == ["start", "2", "4", "8"]
    assert main(["perft", "start", "--depth", "3", "--divide"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split()[-1] for line in told[1:]] == ["4", "4", "8"]
