"""Power and the moons: when they begin, what they bring, and when the last round has come."""

from __future__ import annotations

import pytest

from tests.naming import ROSE
from tests.rebirth.scenario import CENTRE, Rebirth, box_with

BOX = box_with(
    "Gift | contingency magic | self | Gain 1 power.",
    "Feast | contingency magic | self | Gain 20 power.",
    "Her Gift | contingency magic | self | The Black Rose gains 1 power.",
    "Rise and Fall | contingency magic | self | Gain 1 power. Lose 3 power.",
    "Quest Gift | contingency magic | self | Gain 1 power. Draw 1 quest.",
)


def gained(mage: str = "Gramigna", power: int = 5, spell: str = "Gift") -> Rebirth:
    """A table at which a mage with so much power resolves a spell, personal spells waiting aside."""
    table = Rebirth("Rikkart", "Gramigna", "Arianna", pack=BOX)
    table.power(mage, power)
    for name in table.people:
        table.aside(name, 2)
    table.resolve(spell, "light", by=mage)
    return table


@pytest.mark.rule("TRK.2", "TRK.4")
def test_the_second_moon_begins_at_6_and_every_mage_takes_a_personal_spell() -> None:
    table = gained()
    assert table.moon() == 2
    assert [table.aside(mage) for mage in table.people] == [1, 1, 1]
    assert table.hand("Rikkart") == ["Cube of Lamentations"]
    assert len(table.hand("Gramigna")) == 1


@pytest.mark.rule("TRK.2")
def test_below_6_nothing_changes() -> None:
    table = gained(power=4)
    assert table.moon() == 1
    assert table.hand("Rikkart") == []


@pytest.mark.rule("TRK.2", "TRK.4")
def test_the_third_moon_begins_at_18() -> None:
    table = gained(power=17)
    assert table.moon() == 3
    assert table.happened("moon") == [(2,), (3,)]


@pytest.mark.rule("TRK.2")
def test_the_black_rose_brings_a_moon_too() -> None:
    table = Rebirth(pack=BOX)
    table.power(ROSE, 5)
    table.resolve("Her Gift", "light")
    assert table.moon() == 2


@pytest.mark.rule("TRK.2")
def test_a_moon_never_goes_back_and_comes_once() -> None:
    table = gained()
    table.power("Gramigna", 5)
    table.resolve("Gift", "light", by="Gramigna")
    assert table.happened("moon") == [(2,)]
    assert table.aside("Rikkart") == 1


@pytest.mark.rule("TRK.4")
def test_who_has_none_aside_takes_none() -> None:
    table = Rebirth(pack=BOX)
    table.power("Rikkart", 5)
    table.aside("Rikkart", 1)
    table.resolve("Gift", "light", by="Rikkart")
    assert table.hand("Rikkart") == ["Cube of Lamentations"]
    assert table.hand("Gramigna") == []


@pytest.mark.rule("TRK.6")
def test_a_jump_over_two_moons_carries_out_both_in_order() -> None:
    table = gained(power=0, spell="Feast")
    assert table.happened("moon") == [(2,), (3,)]
    assert [table.aside(mage) for mage in table.people] == [0, 0, 0]
    assert len(table.hand("Arianna")) == 2


@pytest.mark.rule("TRK.3", "EX.R.1")
def test_the_change_comes_at_the_full_stop_then_play_goes_on_with_the_new_decks() -> None:
    table = Rebirth(pack=BOX)
    table.power("Rikkart", 5)
    table.quest_deck(1, "Magic Stem")
    table.quest_deck(2, "Wise Moon")
    table.resolve("Quest Gift", "light")
    assert table.tasks("Rikkart") == {"Wise Moon": "active hidden"}


@pytest.mark.rule("TRK.3")
def test_a_loss_in_the_next_sentence_comes_too_late() -> None:
    table = gained(spell="Rise and Fall")
    assert table.power("Gramigna") == 3
    assert table.moon() == 2


@pytest.mark.rule("TRK.8")
def test_events_and_quests_already_out_stay() -> None:
    table = Rebirth(pack=BOX)
    table.power("Rikkart", 5)
    table.lay_event(2, "Rebirth at Noon")
    table.task("Gramigna", "Magic Stem")
    table.resolve("Gift", "light")
    assert table.board == ["", "Rebirth at Noon", ""]
    assert table.tasks("Gramigna") == {"Magic Stem": "active hidden"}


@pytest.mark.rule("TRK.12", "TRK.13")
def test_at_30_the_round_is_the_last_even_if_power_falls_again() -> None:
    table = gained(power=29, spell="Rise and Fall")
    assert table.power("Gramigna") == 27
    assert table.state.ending == 1
    assert table.happened("last_round") == [(1,)]


@pytest.mark.rule("TRK.12")
def test_at_29_it_is_not() -> None:
    assert gained(power=28).state.ending == 0


@pytest.mark.rule("TRK.14", "TRK.13")
def test_the_round_in_which_the_end_was_reached_is_played_to_its_clean_up() -> None:
    table = Rebirth(pack=BOX)
    table.stand("Rikkart", CENTRE)
    table.power("Rikkart", 29)
    table.prepare("Rikkart", quick="Gift light")
    table.tokens("Gramigna", 0)
    table.tokens("Rikkart", 1)
    table.action_phase(first="Rikkart")
    table.choose("cast quick")
    assert table.state.ending == 1
    assert not table.state.over
    assert table.asked() == ("Rikkart", "action")
    table.choose("explore", "stop")
    assert table.state.over
    assert table.winner == "Rikkart"


@pytest.mark.rule("INS.14")
def test_moons_come_after_all_rooms_of_a_clean_up() -> None:
    table = Rebirth()
    table.power("Rikkart", 4)
    table.aside("Rikkart", 1)
    table.instability("Garden", "rrrr")
    table.instability("Forge", "rrrg")
    table.event_deck(1, "Rebirth at Noon")
    table.begin("clean-up")
    table.choose("Garden")
    told = table.told()
    assert told.count("rebuilt") == 2
    assert "moon" not in told[: len(told) - told[::-1].index("rebuilt")]
    assert table.moon() == 2


@pytest.mark.rule("TRK.7", "TRK.10")
def test_power_has_no_ceiling() -> None:
    table = gained(power=35)
    assert table.power("Gramigna") == 36
    assert table.rules.edition.track_top == 35


@pytest.mark.rule("TRK.1")
def test_power_never_falls_below_0() -> None:
    table = gained(power=0, spell="Rise and Fall")
    assert table.power("Gramigna") == 0


@pytest.mark.rule("OPT.2", "TRK.15")
@pytest.mark.parametrize(
    ("moons", "power", "moon"), [("4-12-20", 3, 2), ("8-24-40", 5, 1), ("8-24-40", 7, 2)][:]
)
def test_the_moons_can_be_placed_elsewhere(moons: str, power: int, moon: int) -> None:
    table = Rebirth(pack=BOX, options={"moons": moons})
    table.power("Rikkart", power)
    table.resolve("Gift", "light")
    assert table.moon() == moon


@pytest.mark.rule("OPT.2", "TRK.15")
def test_the_end_can_be_placed_elsewhere() -> None:
    table = Rebirth(pack=BOX, options={"moons": "4-12-20"})
    table.power("Rikkart", 19)
    table.resolve("Gift", "light")
    assert table.state.ending == 1
