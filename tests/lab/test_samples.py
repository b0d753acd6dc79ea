"""The samples that docs/balance.md reports: is each of its box, and does it hold what we promise?

When cards or bots change, `make balance` renews them.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from blackrose.game import Game
from blackrose.lab.happenings import possible, told_names
from blackrose.lab.scoring import WAYS

DOCS = Path(__file__).parents[2] / "docs"
MOST, LEAST = 1.5, 0.6
"""How many times its even share anything may win."""

What = tuple[str, str, str]


class Promise(NamedTuple):
    """What we hold an edition to."""

    edition: str
    rose: tuple[int, int]  # how many games in a hundred the Black Rose wins
    shares: dict[str, int]  # of how many of each group the sample speaks
    within: tuple[str, ...]  # the groups whose shares are held to the bounds
    never: dict[What, str]  # what never came up, with the reason


PROMISES = (
    Promise(
        "rebirth",
        rose=(5, 25),
        shares={"school": 6, "mage": 4, "seat": 4, "grimoire": 12},
        within=("school", "mage", "seat", "grimoire"),
        never={
            (
                "spell",
                "Stolen Hour",
                "dark",
            ): "it casts the next spell, and a bot that plans sees none lie there yet",
        },
    ),
    Promise(
        "classic",
        rose=(2, 25),
        shares={"school": 6, "mage": 4, "seat": 4, "grimoire": 12},
        within=("school", "mage", "seat", "grimoire"),
        never={
            (
                "spell",
                "Magical Theft",
                "light",
            ): "the card is stolen, not what it pays: the bot casts the side that pays",
            (
                "spell",
                "Arcane Mark",
                "dark",
            ): "it pays when the target casts later, which the bot does not see",
            (
                "spell",
                "Intertwine Fate",
                "light",
            ): "it pays for others' quick spells; its other side pays always",
            (
                "quest",
                "The Golden Calf",
                "",
            ): "by the third moon its room has mostly collapsed, and hardly ever do two stand there",
        },
    ),
)

Sample = dict[str, Any]


@pytest.fixture(params=PROMISES, ids=lambda promise: promise.edition)
def promise(request: pytest.FixtureRequest) -> Promise:
    """The edition that is looked at."""
    chosen: Promise = request.param
    return chosen


@pytest.fixture
def sample(promise: Promise) -> Sample:
    """The figures of its games."""
    figures: Sample = json.loads((DOCS / f"balance-{promise.edition}.json").read_text(encoding="utf-8"))
    return figures


def test_it_is_large_enough_and_every_game_came_to_its_end(sample: Sample) -> None:
    assert sample["games"] >= 2000
    assert sample["given up"] == 0
    assert sample["seats"] == 4


def test_it_speaks_of_every_component_of_the_box_and_of_no_other(promise: Promise, sample: Sample) -> None:
    rules = Game.new(promise.edition, ("",) * 4, 1, {"setup": "random"}).rules
    counted = [(what["kind"], what["name"], what["side"]) for what in sample["happened"]]
    assert counted == [told_names(rules, what) for what in possible(rules)]


def test_every_card_is_cast_and_every_event_quest_and_room_effect_happens(
    promise: Promise, sample: Sample
) -> None:
    never = {(what["kind"], what["name"], what["side"]) for what in sample["happened"] if not what["times"]}
    assert never == set(promise.never)


def test_nothing_wins_far_more_or_far_less_than_its_share(promise: Promise, sample: Sample) -> None:
    even = 100.0 / float(sample["seats"])
    for group, number in promise.shares.items():
        assert len(sample["shares"][group]) == number
    times = {
        share["name"]: share["percent"] / even
        for group in promise.within
        for share in sample["shares"][group]
    }
    assert {name: figure for name, figure in times.items() if not LEAST <= figure <= MOST} == {}


def test_the_black_rose_wins_now_and_then(promise: Promise, sample: Sample) -> None:
    (rose,) = sample["shares"]["Black Rose"]
    least, most = promise.rose
    assert least <= rose["percent"] <= most


def test_a_game_lasts_five_to_twelve_rounds(sample: Sample) -> None:
    """Nearly every one: a mage who is far ahead may end it in the fourth."""
    lasted = {int(rounds): games for rounds, games in sample["rounds"]["games"].items()}
    assert sum(lasted.values()) == sample["games"]
    assert 5 <= sample["rounds"]["mean"] <= 12
    assert sum(games for rounds, games in lasted.items() if 5 <= rounds <= 12) >= 0.95 * sample["games"]


def test_the_report_tells_these_figures(promise: Promise, sample: Sample) -> None:
    report = (DOCS / "balance.md").read_text(encoding="utf-8")
    for group in ("school", "mage", "grimoire"):
        for share in sample["shares"][group]:
            figures = "{wins} of {of} | {percent} % | {low} to {high}".format(**share)
            assert f"| {share['name']} | {figures} |" in report


# --------------------------------------------------------------------------------------------------
# How the schools of Rebirth score
# --------------------------------------------------------------------------------------------------

OURS = ("Hex", "Nightmare", "Shamanic", "Technomancy")
OLDER = "The sample was played before power was told apart by where it came from"
"""What the report says as long as that is so; it goes with the first sample that counts the ways."""

APART = 2.0
"""By so many points two of our schools differ in one way at least."""


@pytest.fixture
def section() -> str:
    """What the report tells of the ways of scoring."""
    report = (DOCS / "balance.md").read_text(encoding="utf-8")
    return report.split("\n### How each school scores\n", 1)[1].split("\n### ", 1)[0]


@pytest.fixture
def scoring() -> list[dict[str, Any]]:
    """A row for each school; none in a sample that was played before they were counted."""
    sample: Sample = json.loads((DOCS / "balance-rebirth.json").read_text(encoding="utf-8"))
    rows: list[dict[str, Any]] = sample.get("ways of scoring", [])
    return rows


def test_the_report_tells_how_each_school_scores(section: str, scoring: list[dict[str, Any]]) -> None:
    """A line for each school that was counted, as the command prints it, or that none was."""
    head, _, *lines = [line for line in section.splitlines() if line.startswith("|")]
    assert head == f"| | power | {' | '.join(WAYS)} |"
    assert lines == [
        f"| {row['school']} | {row['power']:.1f} | {' | '.join(f'{row[way]:.1f}' for way in WAYS)} |"
        for row in scoring
    ]
    assert (OLDER in section) == (not scoring)


def test_each_two_of_our_schools_score_in_different_ways(section: str, scoring: list[dict[str, Any]]) -> None:
    ours = {row["school"]: row for row in scoring if row["school"] in OURS}
    assert sorted(ours) == sorted(OURS) or OLDER in section
    alike = [
        (one, other)
        for one, other in combinations(ours, 2)
        if max(abs(ours[one][way] - ours[other][way]) for way in WAYS) < APART
    ]
    assert alike == []
