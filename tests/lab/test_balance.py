"""The balance report: shares with intervals, the same for the same seed whatever the number of processes."""

import json
from collections import Counter

import pytest

from blackrose.cli import main
from blackrose.game import EDITIONS, box_of
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


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rebirth_is_measured_by_mage_and_school(seats: int) -> None:
    report = measure("random", 6, seed="fair", edition="rebirth", seats=seats, options={"moons": "4-12-20"})
    assert list(report.shares) == ["seat", "mage", "school", "grimoire", "first crown", "Black Rose"]
    assert len(report.shares["seat"]) == seats
    assert report.even == pytest.approx(100 / seats)
    schools = {share.name for share in report.shares["school"]}
    assert schools <= {"Agony", "Alchemy", "Hex", "Nightmare", "Shamanic", "Technomancy"}
    assert sum(games for _, games in report.rounds) == 6
    assert report.rounds[0][0] <= report.mean_rounds <= report.rounds[-1][0]
    assert report.given_up == 0
    assert len(report.power) == seats + 1


def test_a_share_counts_the_games_in_which_somebody_had_the_thing() -> None:
    """With two at the table a school is in every third game, and its share is of those."""
    report = measure("greedy", 2, seed="fair", edition="rebirth", seats=2, options={"moons": "4-12-20"})
    decided = report.shares["seat"][0].of
    assert sum(share.of for share in report.shares["school"]) == 2 * decided
    assert sum(share.wins for share in report.shares["school"]) == decided


def test_what_never_came_up_is_listed() -> None:
    report = measure("random", 2, edition="rebirth", seats=2)
    told = {what[:3]: what[3] for what in report.happened}
    assert {kind for kind, _, _ in told} == {
        "spell",
        "event",
        "quest",
        "room",
        "evocation",
        "upgrade",
        "jinx",
    }
    assert set(report.never) == {what for what, times in told.items() if times == 0}
    assert ("quest", "Theurge", "") in report.never
    assert any(times for (kind, _, side), times in told.items() if (kind, side) == ("room", "ruined"))
    names = {name for kind, name, _ in told if kind == "spell"}
    assert "Lethal Touch" not in names  # a spell of Death, which comes with the expansion
    assert "Evil Eye" in names
    assert ("spell", "Cerebral Worm", "dark") not in told  # it has one side


def test_every_component_of_classic_is_counted_on_every_side() -> None:
    """By the pack itself: both sides of every spell, and events, quests, rooms and evocations once each."""
    report = measure("random", 1, edition="classic", seats=4)
    pack = box_of("classic")
    absent = EDITIONS["classic"].expansion
    spells = {
        ("spell", spell.name.en, side)
        for spell in pack.spells
        if spell.owner not in absent
        for side in ("light", "dark")
    }
    others = {("event", one.name.en, "") for one in pack.event_cards}
    others |= {("quest", one.name.en, "") for one in pack.quests}
    others |= {("evocation", one.name.en, "") for one in pack.evocations}
    others |= {("room", one.name.en, "effect") for one in pack.rooms}
    assert {what[:3] for what in report.happened} == spells | others
    assert [len(spells), len(others)] == [2 * (72 + 10 + 4), 78 + 95 + 9 + 19]
    assert set(report.never) == {what[:3] for what in report.happened if not what[3]}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_comes_up_in_classic_is_counted(seats: int) -> None:
    report = measure("random", 3, seed="fair", edition="classic", seats=seats)
    times = Counter[str]()
    for kind, _, _, number in report.happened:
        times[kind] += number
    assert times["event"] >= sum(rounds * games for rounds, games in report.rounds)
    assert min(times["spell"], times["room"], times["quest"] + times["evocation"]) > 0
    assert list(report.shares) == ["seat", "mage", "school", "grimoire", "first crown", "Black Rose"]


def test_a_game_without_end_is_given_up_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("blackrose.lab.balance.MOST_DECISIONS", 3)
    report = measure("random", 2)
    assert (report.games, report.given_up) == (0, 2)
    assert report.shares["seat"][0].of == 0
    assert main(["balance", "--bot", "random", "--games", "1", "--jobs", "1"]) == 0
    assert "given up as endless and not counted: 1 games" in capsys.readouterr().out


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    """The figures come as one line of JSON."""
    assert main(["balance", "--bot", "random", "--games", "2", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    every = {"games", "given up", "seats", "shares", "power", "rounds", "happened", "ways of scoring"}
    assert set(figures) == every
    assert figures["games"] == 2
    assert figures["rounds"] == {"mean": 4, "games": {"4": 2}}


def test_the_command_prints_a_page(capsys: pytest.CaptureFixture[str]) -> None:
    words = "balance --bot random --games 1 --edition rebirth --seats 3 --moons 4-12-20 --jobs 1"
    assert main(words.split()) == 0
    told = capsys.readouterr().out
    assert "3 mages" in told
    assert "(even: 33.3 %)" in told
    assert "school: " in told
    assert "never came up: " in told
