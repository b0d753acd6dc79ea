"""The balance report: shares with intervals, the same for the same seed whatever the number of processes."""

import json

import pytest

from blackrose.cli import main
from blackrose.lab.balance import Share, measure


def test_a_share_tells_its_interval() -> None:
    """Half of a hundred wins is known to about ten points, half of ten thousand to about one."""
    low, high = Share("x", 50, 100).interval
    assert (round(low, 1), round(high, 1)) == (40.4, 59.6)
    low, high = Share("x", 5000, 10000).interval
    assert 49.0 < low < 49.1
    assert 50.9 < high < 51.0
    assert Share("x", 0, 0).interval == (0.0, 100.0)


def test_the_report_does_not_depend_on_the_number_of_processes() -> None:
    """One process and two play the same games and count the same."""
    one = measure("random", 12, seed="fair", jobs=1)
    assert one.as_dict() == measure("random", 12, seed="fair", jobs=2).as_dict()
    assert one.games == 12
    rose = one.shares["Black Rose"][0]
    decided = one.shares["seat"][0].of
    assert rose.wins + decided == 12
    assert sum(share.wins for share in one.shares["seat"]) == decided
    assert sum(times for _, _, times in one.cast) > 12


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    """The figures come as one line of JSON."""
    assert main(["balance", "--bot", "random", "--games", "2", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {"games", "shares", "power", "cast"}
    assert figures["games"] == 2
