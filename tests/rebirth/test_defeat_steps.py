"""A mage is defeated: assigned evocations, Destiny, Cell, trophy, power, cubes back."""

from __future__ import annotations

import pytest

from tests.naming import ROSE
from tests.rebirth.scenario import Rebirth, box_with

FINISH = box_with(
    "Blow | combat fire | mage 0 | Inflict 1 damage. Gain 1 power.",
    "Curse | combat fire | special | Pain 1.",
    "Doom | combat fire | mage 0 | Defeat the target.",
)
FOUR = ("Rikkart", "Gramigna", "Arianna", "Baron Doria")


def last_blow(bar: str, by: str = "Gramigna", spell: str = "Blow", people: tuple[str, ...] = FOUR) -> Rebirth:
    """Rikkart (Health 11) in the Arena with this bar; everybody else there too; the spell follows."""
    table = before_the_blow(bar, people)
    table.resolve(spell, "light", by=by)
    if not table.quiet:
        table.choose("Rikkart")
    return table


def before_the_blow(bar: str, people: tuple[str, ...] = FOUR) -> Rebirth:
    table = Rebirth(*people, pack=FINISH)
    table.stand("Rikkart", "Arena", damage=bar)
    for mage in people[1:]:
        table.stand(mage, "Arena")
    return table


def gains(table: Rebirth) -> list[int]:
    """Power of the four mages and of the Black Rose, less what the spell itself gives its caster."""
    points = [table.power(who) for who in (*table.people, ROSE)]
    points[table.seat("Gramigna")] -= 1
    return points


@pytest.mark.rule("DEF.5", "DEF.6", "DEF.7", "DEF.10", "EX.R.19")
def test_the_ranks_of_a_defeat() -> None:
    table = last_blow("aaaaadddxx")  # and one of Gramigna's
    assert table.place("Rikkart") == "Cell"
    assert table.captured("Gramigna") == ["Rikkart"]
    assert gains(table) == [0, 1, 4, 2, 1]
    assert table.damage("Rikkart") == ""
    assert table.state.pool == [25, 25, 25, 25, 30]


@pytest.mark.rule("DEF.19")
def test_all_damage_by_one_pays_5() -> None:
    assert gains(last_blow("gggggggggg")) == [0, 5, 0, 0, 0]


@pytest.mark.rule("DEF.20", "DEF.21", "DEF.24", "EX.R.18")
def test_tied_first_get_one_less_and_the_next_group_is_second() -> None:
    table = Rebirth(*FOUR, pack=FINISH)
    table.stand("Rikkart", "Arena", damage="xxxaaaaggd")
    table.resolve("Curse", "light", by="Rikkart")
    assert [table.power(who) for who in (*table.people, ROSE)] == [0, 2, 3, 1, 3]
    assert table.captured(ROSE) == ["Rikkart"]


@pytest.mark.rule("DEF.20")
def test_tied_second_get_one_less() -> None:
    assert gains(last_blow("aaaaaddxgg")) == [0, 2, 4, 1, 1]  # 5, 3, 2, 1
    assert gains(last_blow("aaaaadddgg")) == [0, 1, 4, 1, 0]  # 5, 3, 3


@pytest.mark.rule("DEF.22")
def test_a_tie_lowers_the_1_too() -> None:
    table = last_blow("aaaaaddddx")
    assert gains(table) == [0, 0, 4, 2, 0]


@pytest.mark.rule("DEF.8")
def test_own_cubes_rank_but_pay_nothing() -> None:
    assert gains(last_blow("rrrrrraaad")) == [0, 0, 2, 0, 0]


@pytest.mark.rule("DEF.8")
def test_if_the_last_cube_is_their_own_nobody_takes_a_trophy() -> None:
    table = before_the_blow("aaaaaaaaaa")
    table.state.pool[0] -= 1
    table.state.bar[0] += (0,)
    table.state.dying |= 1
    table.resolve("Curse", "light", by="Baron Doria")
    assert table.place("Rikkart") == "Cell"
    assert [table.captured(who) for who in (*table.people, ROSE)] == [[]] * 5
    assert table.power("Arianna") == 4


@pytest.mark.rule("DEF.6")
def test_without_a_trophy_left_none_is_taken() -> None:
    table = before_the_blow("aaaaaaaaaa")
    table.capture("Arianna", *["Rikkart"] * 7)
    table.resolve("Blow", "light", by="Gramigna")
    table.choose("Rikkart")
    assert table.captured("Gramigna") == []
    assert table.place("Rikkart") == "Cell"


@pytest.mark.rule("DEF.6", "DEF.11")
def test_an_outright_defeat_gives_a_trophy_and_ranks_the_cubes_there_are() -> None:
    table = last_blow("aad", spell="Doom")
    assert table.captured("Gramigna") == ["Rikkart"]
    assert [table.power(who) for who in table.people] == [0, 0, 4, 2]
    assert last_blow("", spell="Doom").state.power == [0] * 5


def test_dominion_sends_trophies_to_the_black_rose() -> None:
    table = before_the_blow("aaaaaaaaaa")
    table.lay_event(3, "Dominion")
    table.state.phase = 3
    table.resolve("Blow", "light", by="Gramigna")
    table.choose("Rikkart")
    assert table.captured("Gramigna") == []
    assert table.captured(ROSE) == ["Rikkart"]


@pytest.mark.rule("DEF.25")
def test_the_order_is_cell_trophy_power_cubes_back() -> None:
    table = last_blow("aaaaaaaaaa")
    order = [table.when(name) for name in ("celled", "trophy", "gained", "cubes_back", "defeated")]
    assert order == sorted(order)


@pytest.mark.rule("DEF.4", "DEF.30")
def test_evocations_put_on_the_mage_leave_before_the_mage_goes_to_the_cell() -> None:
    table = before_the_blow("aaaaaaaaaa")
    umbra = table.haunt("Rikkart")
    other = table.haunt("Gramigna")
    own = table.evocation("Rikkart", "Crypt")
    table.resolve("Blow", "light", by="Gramigna")
    table.choose("Rikkart")
    assert table.place(umbra) == ""
    assert table.place(other) == "Arena"
    assert table.place(own) == "Crypt"  # summoned ones stay (DEF.12)
    assert table.when("removed") < table.when("celled")


@pytest.mark.rule("DEF.4")
def test_what_their_leaving_sets_off_is_resolved_then() -> None:
    table = before_the_blow("aaaaaaaaaa")
    table.haunt("Rikkart", "Crypt")
    table.lay_event(3, "Puppeteer")
    table.state.phase = 3
    table.resolve("Blow", "light", by="Gramigna")
    table.choose("Rikkart")
    assert table.cubes("Crypt") == "x"
    assert table.when("placed") < table.when("celled")


@pytest.mark.rule("GLO.13")
def test_destiny_is_met_before_points_are_counted() -> None:
    table = before_the_blow("aaaaaadddd")
    table.destiny("Rikkart", "dd")
    table.resolve("Blow", "light", by="Gramigna")
    table.choose("Rikkart")
    assert table.asked() == ("Baron Doria", "destiny")
    assert table.offered() == ["amount 0", "amount 1", "amount 2"]
    table.choose("amount 2")
    assert table.asked() == ("Baron Doria", "cube")
    assert table.offered() == ["cube 1", "cube 10"]  # the first is Arianna's in any case
    table.choose("cube 1")
    assert gains(table) == [0, 1, 2, 4, 0]  # 6 of his, 4 of Arianna's, 1 of Gramigna's
    assert table.destiny("Rikkart") == ""
    assert table.captured("Gramigna") == ["Rikkart"]  # the last damage was hers
    assert table.state.pool == [25, 25, 25, 25, 30]


@pytest.mark.rule("GLO.13")
def test_destiny_that_is_not_met_stays() -> None:
    table = before_the_blow("aaaaaadddd")
    table.destiny("Rikkart", "ad")
    table.resolve("Blow", "light", by="Gramigna")
    table.choose("Rikkart")
    assert table.asked() == ("Arianna", "destiny")
    table.choose("amount 0", "amount 0")
    assert table.destiny("Rikkart") == "ad"
    assert table.place("Rikkart") == "Cell"


@pytest.mark.rule("DEF.3", "DEF.16")
def test_several_defeats_come_mage_by_mage_in_play_order() -> None:
    wave = "Wave | combat fire | special | Inflict 4 damage on each other mage."
    table = Rebirth(*FOUR, pack=box_with(wave))
    for mage in FOUR:
        table.stand(mage, "Arena", damage=table.nearly(mage, 4, "x"))
    table.first("Arianna")
    table.resolve("Wave", "light", by="Rikkart")
    assert [defeat.who for defeat in table.events("defeated")] == [2, 3, 1]
    steps = table.in_order("celled", "cubes_back")
    assert steps == [(name, seat) for seat in (2, 3, 1) for name in ("celled", "cubes_back")]


@pytest.mark.rule("DEF.12", "DEF.13")
def test_a_defeated_mage_keeps_everything_else() -> None:
    table = before_the_blow("aaaaaaaaaa")
    table.hold("Rikkart", "Torment")
    table.prepare("Rikkart", I="Submission light")
    table.power("Rikkart", 3)
    table.resolve("Blow", "light", by="Gramigna")
    table.choose("Rikkart")
    assert table.hand("Rikkart") == ["Torment"]
    assert table.sheet("Rikkart") == {"I": "Submission light"}
    assert table.power("Rikkart") == 3
