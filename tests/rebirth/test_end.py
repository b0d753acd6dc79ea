"""The end: bonuses for quests, trophies and the crown, and who wins."""

from __future__ import annotations

import pytest

from tests.naming import ROSE
from tests.rebirth.scenario import Rebirth


def counted(table: Rebirth) -> Rebirth:
    """The final count, after a last clean-up."""
    table.final_count()
    return table


def four() -> Rebirth:
    return Rebirth("Rikkart", "Gramigna", "Arianna", "Baron Doria")


def solved(table: Rebirth, *numbers: int) -> None:
    """Gives the mages, by seat, so many Solved quests."""
    quests = iter(range(len(table.rules.quests)))
    for mage, number in zip(table.people, numbers, strict=True):
        for _ in range(number):
            table.task(mage, table.rules.quests[next(quests)].name.en, "solved")


def scored(table: Rebirth, reason: int) -> dict[str, int]:
    """What the final count gave for a reason, by name."""
    return {table.who(who): points for who, points, why in table.happened("scored") if why == reason}


TROPHIES, SOLVED, CROWN = 0, 3, 4


@pytest.mark.rule("END.2", "END.7")
def test_quests_trophies_and_the_crown_are_counted_in_this_order() -> None:
    table = four()
    solved(table, 3, 2, 1, 0)
    table.capture("Rikkart", "Gramigna")
    table.capture(ROSE, "Rikkart", "Rikkart")
    table.state.crown = 3
    counted(table)
    assert scored(table, SOLVED) == {"Rikkart": 4, "Gramigna": 2, "Arianna": 1}
    assert scored(table, TROPHIES) == {ROSE: 4, "Rikkart": 2}
    assert scored(table, CROWN) == {"Baron Doria": 1}
    assert [why for _, _, why in table.happened("scored")] == [SOLVED] * 3 + [TROPHIES] * 2 + [CROWN]
    assert [table.power(who) for who in (*table.people, ROSE)] == [6, 2, 1, 1, 4]


@pytest.mark.rule("END.9", "END.6")
@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((3, 3, 1, 0), (3, 3, 2, 0)),
        ((3, 2, 2, 0), (4, 1, 1, 0)),
        ((2, 2, 2, 2), (3, 3, 3, 3)),
    ],
)
def test_a_tie_for_first_or_second_takes_one_each(numbers: tuple[int, ...], points: tuple[int, ...]) -> None:
    table = four()
    solved(table, *numbers)
    table.power(ROSE, 90)
    counted(table)
    got = scored(table, SOLVED)
    assert tuple(got.get(mage, 0) for mage in table.people) == points


@pytest.mark.rule("END.10")
def test_the_participation_point_is_not_lowered_by_a_tie() -> None:
    table = four()
    solved(table, 3, 2, 1, 1)
    counted(table)
    assert scored(table, SOLVED) == {"Rikkart": 4, "Gramigna": 2, "Arianna": 1, "Baron Doria": 1}


@pytest.mark.rule("END.21")
def test_nobody_scores_for_nothing() -> None:
    table = four()
    table.task("Rikkart", "Magic Stem", "completed")
    table.task("Gramigna", "Earth Tempest")
    counted(table)
    assert scored(table, SOLVED) == {}
    assert scored(table, TROPHIES) == {}


@pytest.mark.rule("END.4")
def test_most_power_wins() -> None:
    table = Rebirth()
    table.power("Gramigna", 12)
    table.power(ROSE, 11)
    assert counted(table).winner == "Gramigna"


@pytest.mark.rule("END.4")
def test_if_the_black_rose_has_most_nobody_is_worthy() -> None:
    table = Rebirth()
    table.power("Gramigna", 11)
    table.power(ROSE, 12)
    assert counted(table).winner == ROSE


@pytest.mark.rule("END.18")
def test_a_tie_with_the_black_rose_goes_to_the_mage() -> None:
    table = Rebirth()
    table.power("Gramigna", 12)
    table.power(ROSE, 12)
    assert counted(table).winner == "Gramigna"


@pytest.mark.rule("END.5")
def test_a_tie_among_mages_goes_to_more_solved_quests() -> None:
    table = Rebirth()
    solved(table, 1, 2)
    table.power("Rikkart", 11)  # 11 + 2 + 1 for the crown
    table.power("Gramigna", 10)  # 10 + 4
    table.capture("Rikkart", "Gramigna")
    table.capture("Gramigna", "Rikkart")  # 3 each
    counted(table)
    assert table.power("Rikkart") == table.power("Gramigna")
    assert table.winner == "Gramigna"


@pytest.mark.rule("END.5", "EX.R.21")
def test_then_to_more_trophies() -> None:
    table = Rebirth("Rikkart", "Gramigna", "Arianna")
    solved(table, 5, 5, 0)
    table.capture("Rikkart", *["Gramigna"] * 3, *["Arianna"] * 5)
    table.capture("Gramigna", *["Rikkart"] * 5)
    table.power("Rikkart", 36)  # + 3 + 4 + 1
    table.power("Gramigna", 39)  # + 3 + 2
    counted(table)
    assert (table.power("Rikkart"), table.power("Gramigna")) == (44, 44)
    assert table.winner == "Rikkart"


@pytest.mark.rule("END.20")
def test_still_tied_the_first_mage_names_the_winner_among_the_tied() -> None:
    table = Rebirth("Rikkart", "Gramigna", "Arianna")
    table.power("Gramigna", 20)
    table.power("Arianna", 20)
    table.first("Rikkart")
    counted(table)
    decision = table.decision()
    assert (decision.seat, decision.kind) == (table.seat("Rikkart"), "winner")
    assert decision.options == (("mage", 1), ("mage", 2))
    table.state.choose(0, ("mage", 2))
    assert table.winner == "Arianna"
