"""How games against an Avatar end: who has won, by how much, and what that is worth."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from blackrose.game import Game
from blackrose.game.box import Rules
from blackrose.language.words import LANGUAGES
from blackrose.table.shown import Presenter
from blackrose.table.shown.solo import solo_shown
from blackrose.table.solo.result import score, solo_result
from blackrose.table.words.names import Names
from tests.table.avatar_told import finished, moments, rules


def ended(game: Rules, power: list[int], result: tuple[int, ...], rounds: int = 9) -> SimpleNamespace:
    return SimpleNamespace(rules=game, power=power, result=result, round=rounds)


def test_the_score_weighs_the_margin_by_the_difficulty_and_honours_quick_victories() -> None:
    """level × max(0, 20 + margin (at most 40) + (if won: 20 + rounds below 20))."""
    assert score(3, 5, 9, won=True) == 3 * (20 + 5 + 20 + 11)
    assert score(3, 5, 8, won=True) == score(3, 5, 9, won=True) + 3
    assert score(3, 90, 25, won=True) == 3 * (20 + 40 + 20)
    assert score(3, -5, 9, won=False) == 3 * 15
    assert score(3, -20, 9, won=False) == score(3, -90, 1, won=False) == 0
    assert score(2, 0, 30, won=True) > score(2, 0, 1, won=False)
    levels = [score(level, 4, 10, won=True) for level in (2, 3, 4, 5)]
    assert levels == sorted(set(levels))


@pytest.mark.rule("AVA.28", "AVA.30", "AVA.47")
@pytest.mark.parametrize(
    ("difficulty", "level"), [("novice", 2), ("apprentice", 3), ("master", 4), ("legend", 5)]
)
def test_of_one_mage_alone(difficulty: str, level: int) -> None:
    game = rules(1, difficulty=difficulty)
    won = solo_result(ended(game, [33, 28], (0,)))
    assert won is not None
    assert (won.won, won.margin, won.margins, won.level, won.rounds) == (True, 5, (5,), level, 9)
    lost = solo_result(ended(game, [20, 28], (1,)))
    assert lost is not None
    assert (lost.won, lost.margin) == (False, -8)
    assert solo_result(ended(game, [20, 28], ())) is None


def test_of_several_the_best_mage_counts() -> None:
    found = solo_result(ended(rules(2), [12, 30, 28], (1,)))
    assert found is not None
    assert (found.won, found.margin, found.margins, found.together) == (True, 2, (-16, 2), False)


def test_without_an_avatar_there_is_no_such_result() -> None:
    game = Game.new("rebirth", ("", ""), 1).rules
    assert solo_result(ended(game, [3, 2, 1], (0,))) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_together_all_win_or_none(language: str) -> None:
    game = rules(2, together="yes")
    names = Names(game, language, "shown.ftl")
    won = solo_shown(names, ended(game, [12, 30, 28], (0, 1)))
    lost = solo_shown(names, ended(game, [12, 20, 28], (2,)))
    assert won is not None
    assert lost is not None
    assert (won["won"], won["together"], won["margin"]) == (True, True, 2)
    assert (lost["won"], lost["margin"]) == (False, -8)
    assert "2" in won["text"]
    assert "8" in lost["text"]
    assert won["text"] != lost["text"]
    assert str(won["score"]) in won["score_text"]


def test_the_end_of_a_game_names_all_winners_and_tells_the_result() -> None:
    state = finished(1, 8)
    over = Presenter(state.rules, "en").shown(state, 0)["over"]
    assert over is not None
    assert over["solo"] is not None
    assert over["winners"] == list(state.result)
    assert over["solo"]["margin"] == state.power[0] - state.power[1]
    assert over["solo"]["difficulty_name"] == "Apprentice"
    assert over["solo"]["rounds"] == state.round
    assert over["count"][-1]["power"] == list(state.power)


@pytest.mark.parametrize("best", [0, 1])
def test_together_the_end_names_every_mage(best: int) -> None:
    """The best mage is far ahead when the last round has come; the other has nothing."""
    for state, _ in moments(2, 4, together="yes", moons="2-6-10"):
        if state.ending:
            state.power[best] = 99
    over = Presenter(state.rules, "en").shown(state, 0)["over"]
    assert over is not None
    assert over["winners"] == [0, 1]
    assert over["text"] == "The mages win together."
    assert over["solo"] is not None
    assert over["solo"]["won"]


def test_together_they_lose_to_it_together() -> None:
    state = finished(2, 4, together="yes", moons="2-6-10")
    over = Presenter(state.rules, "en").shown(state, 0)["over"]
    assert over is not None
    assert (over["winners"], over["text"]) == ([2], "The Possessed wins the game.")
