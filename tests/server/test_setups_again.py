"""The same set-up once more: a challenge stays a challenge, a day's game the same, others are dealt anew."""

from __future__ import annotations

from datetime import date

from blackrose.server.setups import setup_again
from blackrose.table import Setup
from blackrose.table.solo.challenge import challenges
from blackrose.table.solo.occasion import challenge_setup, todays_setup

ALONE = ("person",)


def test_a_challenge_is_one_again_and_dealt_anew() -> None:
    before = challenge_setup(challenges()["never-fallen"])
    again = setup_again(before, ALONE)
    assert (again.occasion, again.challenge) == (before.occasion, before.challenge)
    assert again.seed != before.seed


def test_the_game_of_a_day_is_the_same_again() -> None:
    before = todays_setup(date(2026, 1, 31))
    assert setup_again(before, ALONE) == before


def test_any_other_game_is_dealt_anew() -> None:
    before = Setup.new("rebirth", ("Rikkart",), ALONE, {"avatar": "The Possessed"}, 1)
    again = setup_again(before, ("greedy",))
    assert (again.mages, again.options, again.players) == (before.mages, before.options, ("greedy",))
    assert again.seed != before.seed
