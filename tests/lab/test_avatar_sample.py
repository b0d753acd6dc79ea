"""The games against The Possessed that docs/balance.md reports: is each difficulty as hard as we promise?

When its cards or the bots change, `make balance` renews them.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from blackrose.game import Game

DOCS = Path(__file__).parents[2] / "docs"
AVATAR = "The Possessed"
PROMISED = {
    (1, "novice"): (55, 75),
    (1, "apprentice"): (40, 60),
    (1, "master"): (20, 40),
    (1, "legend"): (5, 20),
    (2, "apprentice"): (35, 65),
    (3, "apprentice"): (35, 65),
}
"""How many games in a hundred the best mage wins, by mages and difficulty."""

Report = dict[str, Any]


@pytest.fixture(scope="module")
def reports() -> dict[tuple[int, str], Report]:
    """The report of each number of mages and difficulty: a line each."""
    lines = (DOCS / "balance-avatar.jsonl").read_text(encoding="utf-8").splitlines()
    found: list[Report] = [json.loads(line) for line in lines]
    return {(report["seats"], report["difficulty"]): report for report in found}


def test_every_setting_was_played_to_the_end(reports: dict[tuple[int, str], Report]) -> None:
    assert set(reports) == set(PROMISED)
    for report in reports.values():
        assert (report["avatar"], report["given up"]) == (AVATAR, 0)
        assert report["games"] >= 500


@pytest.mark.parametrize("setting", PROMISED, ids=str)
def test_it_is_as_hard_as_it_says(reports: dict[tuple[int, str], Report], setting: tuple[int, str]) -> None:
    (beaten,) = reports[setting]["shares"]["beaten"]
    least, most = PROMISED[setting]
    assert beaten["of"] == reports[setting]["games"]
    assert least <= beaten["percent"] <= most


def test_mages_and_schools_are_dealt_evenly(reports: dict[tuple[int, str], Report]) -> None:
    """One mage alone has each school as often; for several there are more ways to deal than games."""
    for (mages, _), report in reports.items():
        for group, number in (("mage", 4), ("school", 6)):
            dealt = [share["of"] for share in report["shares"][group]]
            assert len(dealt) == number
            assert max(dealt) - min(dealt) <= (1 if mages == 1 else max(dealt) / 10)


def test_every_part_of_every_command_is_carried_out(reports: dict[tuple[int, str], Report]) -> None:
    rules = Game.new("rebirth", ("Rikkart",), 1, {"avatar": AVATAR}).rules
    parts = {
        (command.name.en, number)
        for command in rules.commands
        for number in range(1, len(command.parts) + (command.armed is not None) + 1)
    }
    did: Counter[tuple[str, int]] = Counter()
    for report in reports.values():
        for part in report["parts"]:
            did[part["command"], part["number"]] += part["did something"]
    assert set(did) == parts
    assert [part for part, times in did.items() if not times] == []


@pytest.mark.parametrize("setting", PROMISED, ids=str)
def test_the_report_tells_these_figures(
    reports: dict[tuple[int, str], Report], setting: tuple[int, str]
) -> None:
    told = (DOCS / "balance.md").read_text(encoding="utf-8").split("\n## The Avatar\n", 1)[1]
    (beaten,) = reports[setting]["shares"]["beaten"]
    mages, difficulty = setting
    figures = "{wins} of {of} | {percent} % | {low} to {high}".format(**beaten)
    assert f"| {mages} | {difficulty} | {figures} |" in told
