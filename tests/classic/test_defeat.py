"""Defeat in Classic: who is paid what, and what becomes of the mage (DEF)."""

from __future__ import annotations

import pytest

from tests.classic.scenario import Classic, box_with

BOX = box_with(
    "Bolt | combat fire | model 2 | Inflict 3 damage.",
    "Storm | combat fire | special | Inflict 1 damage on each model in the Lodge.",
    "Ebb | combat fire | model 2 | Inflict 1 damage. Gain 1 power.",
    "Black Bolt | combat fire | model 2 | The Black Rose inflicts 1 damage on the target.",
    "Own Claim | combat profane | self | Convert 1 damage on you.",
    "Salve | trap sacred | special | Heal 1 damage. | Another mage inflicts damage on you.",
    "Escape | protection magic | self | Heal all damage. | You are defeated.",
)


def felled(
    damage: str, last: str = "Nero", people: tuple[str, ...] = ("Nero", "Tessa", "Rebecca", "Jaf'ar")
) -> Classic:
    """Tessa, with this on her bar, is hit by the last damage of a mage."""
    table = Classic(*people, pack=BOX)
    table.stand(last, "Garden")
    table.stand("Tessa", "Garden", damage=damage)
    table.prepare(last, quick="Ebb light")
    table.action_phase(first=last)
    table.choose("cast quick")
    assert table.place("Tessa") == "Cell"
    table.power(last, table.power(last) - 1)  # what the spell itself brings
    return table


def powers(table: Classic) -> list[int]:
    return [table.power(who) for who in (*table.people, "Black Rose")]


@pytest.mark.rule("DEF.5", "DEF.25")
def test_cell_trophy_power_then_the_cubes_go_back() -> None:
    table = felled("nnnnnrrrxx")
    assert table.told("celled", "trophy", "cubes_back", "defeated") == [
        "celled",
        "trophy",
        "cubes_back",
        "defeated",
    ]
    assert table.state.pool == [25, 25, 25, 25, 30]
    assert table.damage("Tessa") == ""


@pytest.mark.rule("DEF.6", "DEF.7", "DEF.24")
def test_by_number_of_cubes_four_two_and_one_each() -> None:
    """Nero 5, Rebecca 3, the Black Rose 2, Jaf'ar 1."""
    table = felled("nnnnrrrxxj")
    assert powers(table) == [4, 0, 2, 1, 1]
    assert table.captured("Nero") == ["Tessa"]


@pytest.mark.rule("DEF.6")
def test_who_placed_the_last_damage_takes_the_trophy_whatever_their_rank() -> None:
    table = felled("rrrrrrrrrr")
    assert powers(table) == [2, 0, 4, 0, 0]
    assert table.captured("Nero") == ["Tessa"]


@pytest.mark.rule("DEF.6")
def test_the_black_rose_takes_one_too_and_none_that_is_not_left() -> None:
    for left in (1, 0):
        table = Classic("Nero", "Tessa", pack=BOX)
        table.stand("Nero", "Garden")
        table.stand("Tessa", "Garden", damage="n" * 10)
        table.state.trophies_left = (10, left)
        table.state.captured = ((1,) * (10 - left), (), ())
        table.prepare("Nero", quick="Black Bolt light")
        table.action_phase(first="Nero")
        table.choose("cast quick")
        assert table.captured("Black Rose") == ["Tessa"] * left
        assert powers(table) == [4, 0, 2]


@pytest.mark.rule("DEF.8")
def test_own_cubes_rank_and_pay_nothing() -> None:
    """Her own 6 are the first rank, Nero's 3 the second, Rebecca's 2 the third."""
    assert powers(felled("ttttttnnrr")) == [2, 0, 1, 0, 0]


@pytest.mark.rule("DEF.8")
def test_nobody_takes_a_trophy_for_a_last_cube_of_the_mages_own() -> None:
    table = Classic("Tessa", "Nero", pack=BOX)
    table.stand("Tessa", "Garden", damage="n" * 10 + "t")
    table.state.dying = 1
    table.stand("Nero", "Garden")
    table.resolve("Own Claim", "light", by="Tessa")
    table.settle()
    assert table.place("Tessa") == "Cell"
    assert table.happened("trophy") == []


@pytest.mark.rule("DEF.19")
def test_all_damage_by_one_is_five() -> None:
    assert powers(felled("n" * 10)) == [5, 0, 0, 0, 0]


@pytest.mark.rule("DEF.20", "DEF.21")
@pytest.mark.parametrize(
    ("damage", "expected"),
    [
        ("nnnnrrrrrj", [3, 0, 3, 2, 0]),  # 5, 5, 1: tied first, and behind them the second rank
        ("nnnnnnnrrj", [4, 0, 2, 1, 0]),
        ("nnnnnnrrjj", [4, 0, 1, 1, 0]),  # 7, 2, 2: tied second
    ],
)
def test_tied_first_or_second_gets_one_less(damage: str, expected: list[int]) -> None:
    assert powers(felled(damage)) == expected


@pytest.mark.rule("DEF.23")
def test_a_tie_does_not_lower_the_one() -> None:
    """Nero 5, Rebecca 4, then one each."""
    assert powers(felled("nnnnrrrrjx")) == [4, 0, 2, 1, 1]


@pytest.mark.rule("DEF.24")
def test_the_black_rose_ranks_like_a_mage() -> None:
    assert powers(felled("xxxxxxxxxx")) == [2, 0, 0, 0, 4]


# --------------------------------------------------------------------------------------------------
# When
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DEF.14", "EFF.29")
def test_a_full_bar_is_a_defeat_before_the_next_sentence() -> None:
    table = Classic("Nero", "Tessa", pack=BOX)
    table.stand("Nero", "Garden")
    table.stand("Tessa", "Garden", damage="x" * 10)
    table.prepare("Nero", quick="Ebb light")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    assert table.told("defeated", "gained")[:2] == ["gained", "gained"]  # the ranks
    assert table.told("defeated", "gained")[2:] == ["defeated", "gained"]  # then the second sentence


@pytest.mark.rule("DEF.2")
@pytest.mark.parametrize("heals", [True, False])
def test_own_traps_and_protections_come_first_and_healed_there_is_no_defeat(heals: bool) -> None:
    table = Classic("Nero", "Tessa", pack=BOX)
    table.stand("Nero", "Garden")
    table.stand("Tessa", "Garden", damage="x" * 10)
    table.prepare("Tessa", "active", I="Salve light")
    table.prepare("Nero", quick="Ebb light")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    assert table.asked() == ("Tessa", "react")
    assert table.place("Tessa") == "Garden"
    table.choose("reveal I" if heals else "pass")
    if heals:
        table.choose("cube 10")
    assert table.place("Tessa") == ("Garden" if heals else "Cell")
    assert len(table.happened("defeated")) == (0 if heals else 1)


@pytest.mark.rule("DEF.3", "DEF.28")
def test_several_fall_after_all_damage_in_play_order() -> None:
    table = Classic("Nero", "Tessa", "Rebecca", pack=BOX)
    table.stand("Nero", "Garden")
    table.stand("Tessa", "Garden", damage="n" * 10)
    table.stand("Rebecca", "Crypt", damage="n" * 11)
    table.prepare("Nero", quick="Storm light")
    table.action_phase(first="Nero")
    table.first("Rebecca")
    table.choose("cast quick")
    told = table.in_order("suffered", "defeated")
    assert told == [("suffered", 1), ("suffered", 2), ("defeated", 2), ("defeated", 1)]


@pytest.mark.rule("DEF.29", "CEL.6")
def test_a_defeated_mage_acts_again_from_their_next_turn() -> None:
    table = Classic("Nero", "Tessa", pack=BOX)
    table.stand("Nero", "Garden")
    table.stand("Tessa", "Garden", damage="n" * 8)
    table.prepare("Nero", quick="Bolt light")
    table.action_phase(first="Nero")
    table.choose("cast quick", "end")
    assert table.asked() == ("Tessa", "part")  # to explore is all she can do
    assert table.offered() == [f"move to {room}" for room in table.exits("Tessa")]


@pytest.mark.rule("OPT.5")
def test_overkill_counts_for_the_ranking_and_its_cubes_go_back() -> None:
    """Ten of eleven: Rebecca 6, Nero 4; three more of his make 7."""
    for option, expected in (("no", [2, 0, 4]), ("yes", [4, 0, 2])):
        table = Classic("Nero", "Tessa", "Rebecca", pack=BOX, options={"overkill": option})
        table.stand("Nero", "Garden")
        table.stand("Tessa", "Garden", damage="rrrrrrnnnn")
        table.prepare("Nero", quick="Bolt light")
        table.action_phase(first="Nero")
        table.choose("cast quick")
        assert powers(table)[:3] == expected
        assert table.state.pool == [25, 25, 25, 30]
