"""The game of the day: the same for everybody, public, and told as such."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from blackrose.table import BrokenRecord, Setup
from blackrose.table.live import StoredSeat, StoredTable, info_asleep
from blackrose.table.solo.occasion import (
    NOTHING_SPECIAL,
    check_occasion,
    occasion_of,
    seed_of_day,
    todays_game,
    todays_setup,
)

DAY = date(2026, 1, 31)


def test_it_is_the_same_for_everybody_who_has_the_same_rules() -> None:
    one, other = todays_setup(DAY), todays_setup(DAY)
    assert one == other
    assert one.game().start().digest() == other.game().start().digest()
    assert one.seed == seed_of_day(one.edition, DAY)
    assert "2026-01-31" in one.seed
    assert one.pack_digest[:12] in one.seed
    assert one.engine_version in one.seed


def test_every_day_has_another_and_all_mages_and_schools_come() -> None:
    games = [todays_game(DAY + timedelta(days)) for days in range(150)]
    assert len({game.seed for game in games}) == 150
    assert len({game.mage for game in games}) == 4
    assert len({game.school for game in games}) == 6


@pytest.mark.rule("AVA.30")
def test_it_is_harder_at_weekends() -> None:
    week = [todays_game(date(2026, 11, 16) + timedelta(day)).difficulty for day in range(7)]
    assert week == ["apprentice"] * 5 + ["master"] * 2


def test_its_seed_is_public_and_the_table_says_so() -> None:
    setup = todays_setup(DAY)
    assert occasion_of(setup) == ("today", "2026-01-31", True)
    info = info_asleep(StoredTable("t", 0.0, setup, (StoredSeat(0),)))
    assert info["occasion"] == {"kind": "today", "name": "2026-01-31", "public": True}
    assert info["seed"] == setup.seed
    usual = Setup.new("rebirth", ("",), ("person",), {"avatar": "The Possessed"}, 1)
    assert occasion_of(usual) == NOTHING_SPECIAL
    info = info_asleep(StoredTable("t", 0.0, usual, (StoredSeat(0),)))
    assert info["occasion"] == {"kind": "ordinary", "name": "", "public": False}
    assert info["seed"] == ""


def test_a_game_that_only_says_so_is_refused() -> None:
    setup = todays_setup(DAY)
    check_occasion(setup)
    with pytest.raises(BrokenRecord, match="not the game of 2026-01-30"):
        check_occasion(replace(setup, occasion="today 2026-01-30"))
    with pytest.raises(BrokenRecord, match="is no day"):
        check_occasion(replace(setup, occasion="today tomorrow"))
