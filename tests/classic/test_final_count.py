"""The end of a game of Classic: what is counted, and who wins (END)."""

from __future__ import annotations

import pytest

from tests.classic.box import box, quest
from tests.classic.scenario import Classic
from tests.naming import ROSE

TROPHIES, ROOMS, SOLVED, CROWN = 0, 1, 3, 4
"""What points are for, in the events of the final count."""

QUESTS = [f"Quest {letter}" for letter in "ABCDEFGHJKMNPRSTUVWX"]
BOX = box(*(quest(name, "You enter a room.") for name in QUESTS))


def fulfilled(table: Classic, *numbers: int) -> None:
    """Gives the mages, by seat, so many fulfilled quests."""
    left = iter(QUESTS)
    for mage, number in zip(table.people, numbers, strict=True):
        for _ in range(number):
            table.task(mage, next(left), "solved")


def scored(table: Classic, reason: int) -> dict[str, int]:
    """What the final count gave for a reason, by name."""
    return {
        table.who(who): points for who, points, why in table.happened("scored") if why == reason and points
    }


def three(**options: str) -> Classic:
    return Classic("Nero", "Tessa", "Rebecca", pack=BOX, options=options)


def of_the_book() -> Classic:
    """Quests Rebecca 3, Nero 2, Tessa 2; trophies Nero 4, Tessa 3, Rebecca 1; the tokens of the books."""
    table = three()
    fulfilled(table, 2, 2, 3)
    table.won("Tessa", "Garden", "Cemetery", "Bibliotheca", "Arena")
    table.won("Rebecca", "Treasure Room", "Armory")
    table.capture("Nero", "Tessa", "Tessa", "Tessa", "Rebecca")
    table.capture("Tessa", "Nero", "Nero", "Nero")
    table.capture("Rebecca", "Nero")
    return table


@pytest.mark.rule("END.1", "END.9", "EX.C.27")
def test_bonuses_of_the_books_example() -> None:
    table = of_the_book()
    table.final_count()
    assert scored(table, SOLVED) == {"Rebecca": 6, "Nero": 2, "Tessa": 2}
    assert scored(table, TROPHIES) == {"Nero": 4, "Tessa": 2, "Rebecca": 1}
    assert scored(table, ROOMS) == {"Tessa": 2 + 3 + 2 + 3, "Rebecca": 2 + 3}
    assert scored(table, CROWN) == {"Nero": 1}


@pytest.mark.rule("END.4", "END.8", "EX.C.28")
def test_the_winner_of_the_books_example() -> None:
    table = of_the_book()
    for who, power in {"Nero": 34, "Tessa": 24, "Rebecca": 25, ROSE: 29}.items():
        table.power(who, power)
    table.final_count()
    assert [table.power(who) for who in ("Nero", "Tessa", "Rebecca", ROSE)] == [41, 38, 37, 29]
    assert table.winner == "Nero"


@pytest.mark.rule("END.8")
def test_the_black_rose_takes_no_rank_and_her_tokens_pay_nothing() -> None:
    table = three()
    table.capture(ROSE, "Nero", "Nero", "Tessa")
    table.capture("Tessa", "Nero")
    table.won(ROSE, "Garden")
    table.final_count()
    assert scored(table, TROPHIES) == {"Tessa": 4}
    assert table.power(ROSE) == 0


@pytest.mark.rule("END.9", "END.6", "END.10", "END.21")
@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((3, 3, 1), (5, 5, 3)),
        ((3, 2, 2), (6, 2, 2)),
        ((2, 2, 2), (5, 5, 5)),
        ((1, 0, 0), (6, 0, 0)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_tied_first_or_second_for_quests_one_less(numbers: tuple[int, ...], points: tuple[int, ...]) -> None:
    table = three()
    fulfilled(table, *numbers)
    table.final_count()
    found = scored(table, SOLVED)
    assert tuple(found.get(mage, 0) for mage in table.people) == points


@pytest.mark.rule("END.10")
def test_the_participation_point_is_not_lowered_by_a_tie() -> None:
    table = Classic("Nero", "Tessa", "Rebecca", "Jaf'ar", pack=BOX)
    fulfilled(table, 3, 2, 1, 1)
    table.final_count()
    assert scored(table, SOLVED) == {"Nero": 6, "Tessa": 3, "Rebecca": 1, "Jaf'ar": 1}


@pytest.mark.rule("END.4", "END.16")
@pytest.mark.parametrize(("rose", "winner"), [(9, "Tessa"), (10, ROSE), (11, ROSE)])
def test_most_power_wins_and_a_tie_with_the_black_rose_is_hers(rose: int, winner: str) -> None:
    table = three()
    table.power("Tessa", 10)
    table.power(ROSE, rose)
    table.final_count()
    assert table.winner == winner


@pytest.mark.rule("END.5", "EX.C.26")
def test_equal_power_and_quests_more_trophies_decide() -> None:
    table = three()
    fulfilled(table, 5, 5, 0)
    table.capture("Nero", "Rebecca", "Rebecca")
    table.capture("Tessa", "Nero", "Nero", "Rebecca", "Rebecca")
    table.power("Nero", 20)
    table.power("Tessa", 20 - (4 - 2) + 1)  # her trophies rank first, his second; he has the crown
    table.final_count()
    assert table.power("Nero") == table.power("Tessa")
    assert table.winner == "Tessa"


@pytest.mark.rule("END.5")
def test_equal_power_more_quests_decide_before_trophies() -> None:
    table = three()
    fulfilled(table, 1, 2, 0)
    table.capture("Nero", "Tessa")
    table.power("Nero", 20)
    table.power("Tessa", 20 + 3 + 4 + 1 - 6)
    table.final_count()
    assert table.power("Nero") == table.power("Tessa")
    assert table.winner == "Tessa"


@pytest.mark.rule("END.19")
def test_still_tied_the_crown_holder_names_the_winner_among_the_tied() -> None:
    table = three()
    table.crown("Rebecca")
    for mage in ("Nero", "Tessa"):
        table.power(mage, 20)
    table.final_count()
    assert table.asked() == ("Rebecca", "winner")
    assert [option[1] for option in table.decision().options] == [0, 1]
    table.state.choose(2, ("mage", 1))
    assert table.winner == "Tessa"
