"""Simulation: the same seed gives the same games, whoever and how many play them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from blackrose.bots import UnknownBot, make_bot
from blackrose.cli import main
from blackrose.game import BadSetup, Game
from blackrose.lab import sim
from blackrose.lab.progress import bar
from blackrose.lab.shards import in_shards, shards
from blackrose.lab.sim import Outcome, Series, play_range, simulate

RANDOM = ("random", "random")


def test_the_digest_is_the_same_with_one_process_and_with_two() -> None:
    series = Series(RANDOM, games=30, seed="1")
    alone, together = simulate(series, jobs=1), simulate(series, jobs=2)
    assert alone.digest == together.digest
    assert (alone.winners, alone.decisions) == (together.winners, together.decisions)
    assert alone.finished == 30 == sum(alone.winners.values())


def test_a_game_depends_on_its_seed_and_number_only() -> None:
    series = Series(RANDOM, games=6, seed="x")
    assert play_range(series, range(6)) == [play_range(series, [number])[0] for number in range(6)]
    assert len({outcome.digest for outcome in play_range(series, range(6))}) == 6
    assert simulate(Series(RANDOM, 6, "y")).digest != simulate(series).digest


def test_the_greedy_bot_can_be_sat_down() -> None:
    assert simulate(Series(("greedy", "random"), games=1, seed="1")).finished == 1


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim, "MOST_DECISIONS", 5)
    assert simulate(Series(RANDOM, games=2)).finished == 0


def test_the_command_prints_exactly_these_figures(capsys: pytest.CaptureFixture[str]) -> None:
    line = "sim --edition duel --seats random,random --games 8 --seed 1 --jobs 2 --json"
    assert main(line.split()) == 0
    told = capsys.readouterr()
    figures = json.loads(told.out)
    assert list(figures) == ["edition", "games", "finished", "decisions", "seconds", "winners", "digest"]
    assert list(figures["winners"]) == ["0", "1", "black_rose"]
    assert (figures["edition"], figures["games"], figures["finished"]) == ("duel", 8, 8)
    assert figures["digest"] == simulate(Series(RANDOM, 8, "1")).digest
    assert told.err == ""


def test_the_command_tells_a_reader_who_won(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "--seats", "random,random", "--games", "3", "--jobs", "1", "--mages", "Ulrich,"]) == 0
    told = capsys.readouterr().out
    assert "3 of 3 games finished" in told
    assert "the Black Rose won" in told


def test_options_and_seats_are_used() -> None:
    game = Series(RANDOM, 1, mages=("Ulrich", "Bartholomew"), options=(("crown", "1"),)).game(0)
    state = game.start()
    assert state.crown == 1
    assert [game.rules.mages[mage].name.en for mage in state.mage] == ["Ulrich", "Bartholomew"]


ONE_MAGE = """
[[mage]]
name = { en = "Ada", de = "Ada", ru = "Ада" }
health = 9
hand = 7
strength = 1
speed = 2
provenance = "original"
"""


def test_cards_that_make_no_whole_box_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "ada"
    folder.mkdir()
    (folder / "mages.toml").write_text(ONE_MAGE, encoding="utf-8")
    with pytest.raises(BadSetup, match="with the pack 'ada': it needs 7 rooms, one of them black"):
        simulate(Series(RANDOM, 1, pack=folder))


def test_a_file_of_cards_is_added_to_the_box_of_duel(tmp_path: Path) -> None:
    file = tmp_path / "ada.toml"
    file.write_text(ONE_MAGE, encoding="utf-8")
    with pytest.raises(BadSetup, match="with the pack 'ada': it needs one personal spell for Ada"):
        simulate(Series(RANDOM, 1, pack=file))


def test_an_unknown_bot_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(UnknownBot, match="no bot 'wise'; there are: random, greedy"):
        make_bot("wise", 1)


def test_a_bot_with_the_same_seed_makes_the_same_choices() -> None:
    state = Game.new(seed=1).start()
    answers = [[make_bot("random", seed).choose(state.view(state.decisions[0].seat))] * 20 for seed in (1, 1)]
    assert answers[0] == answers[1]
    assert {make_bot("random", n).choose(state.view(state.decisions[0].seat)) for n in range(20)} == set(
        state.decisions[0].options
    )


def test_work_comes_back_in_order_and_is_counted() -> None:
    done: list[int] = []
    found = list(in_shards(list, 12, 1, done.append))
    assert [number for part in found for number in part] == list(range(12))
    assert done == [5, 10, 12]
    assert shards(0, 5) == []


def test_the_progress_bar_is_only_for_a_terminal_and_a_long_run(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    bar(10)(5)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    bar(10)(5)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("blackrose.lab.progress.PATIENCE", 0.0)
    draw = bar(10)
    draw(5)
    assert "5/10 games" in capsys.readouterr().err
    draw(10)
    assert capsys.readouterr().err.strip() == ""


def test_an_outcome_says_who_won() -> None:
    outcome = play_range(Series(RANDOM, 1), [0])[0]
    assert isinstance(outcome, Outcome)
    assert outcome.winner in (0, 1, 2)
    assert outcome.decisions > 50
