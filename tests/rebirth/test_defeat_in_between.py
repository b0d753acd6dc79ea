"""Defeats in the middle of an effect: reactions come first, several go mage by mage, triggers come last."""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import Rebirth
from tests.rebirth.waiting_box import active, table

PEOPLE = ("Rikkart", "Gramigna", "Arianna")


def brink(gramigna: int = 1, arianna: int | None = None, spell: str = "Two Blows") -> Rebirth:
    """Rikkart, about to cast; Gramigna in the Crypt and Arianna in the Garden have so many places left on
    their bars (Arianna all, if none is told).
    """
    at = table(*PEOPLE)
    at.stand("Rikkart", "Arena")
    at.stand("Gramigna", "Crypt", damage=at.nearly("Gramigna", gramigna))
    at.stand("Arianna", "Garden", damage="" if arianna is None else at.nearly("Arianna", arianna))
    at.prepare("Rikkart", quick=f"{spell} light")
    return at


def cast(at: Rebirth, *choices: str) -> None:
    at.action_phase()
    at.choose("cast quick", *choices)


@pytest.mark.rule("DEF.1", "DEF.5", "TGT.25")
def test_the_defeat_comes_at_the_full_stop_and_then_the_effect_goes_on() -> None:
    """The cube of the second sentence goes to the room the target stood in last."""
    at = brink()
    cast(at, "Gramigna")
    assert (at.place("Gramigna"), at.cubes("Crypt"), at.captured("Rikkart")) == ("Cell", "r", ["Gramigna"])


@pytest.mark.rule("DEF.2", "DEF.17")
@pytest.mark.parametrize(("spell", "free"), [("Ward", 1), ("Balm", 2)])
def test_ignored_or_healed_below_health_there_is_no_defeat(spell: str, free: int) -> None:
    at = brink()
    left = len(at.nearly("Gramigna", free))
    answers = ["amount 1"] if spell == "Ward" else [f"cube {len(at.damage('Gramigna'))}"]
    active(at, "Gramigna", I=spell)
    cast(at, "Gramigna")
    assert (at.asked(), at.place("Gramigna")) == (("Gramigna", "react"), "Crypt")
    at.choose("reveal I", *answers)
    assert (at.place("Gramigna"), len(at.damage("Gramigna"))) == ("Crypt", left)
    assert at.happened("defeated") == []


@pytest.mark.rule("DEF.2")
def test_a_reaction_that_does_not_help_comes_before_the_defeat_all_the_same() -> None:
    at = brink()
    active(at, "Gramigna", I="Curse")
    cast(at, "Gramigna")
    at.choose("reveal I")
    assert (at.damage("Rikkart"), at.place("Gramigna")) == ("gg", "Cell")


@pytest.mark.rule("DEF.3", "DEF.16")
def test_several_at_once_may_all_react_and_then_fall_in_play_order() -> None:
    at = brink(gramigna=2, arianna=2, spell="Hail")
    active(at, "Gramigna", I="Curse")
    active(at, "Arianna", I="Ward")
    cast(at)
    assert at.asked() == ("Gramigna", "react")
    at.choose("reveal I")
    assert (at.asked(), at.place("Gramigna")) == (("Arianna", "react"), "Crypt")
    at.choose("pass")
    assert [defeat.who for defeat in at.events("defeated")] == [1, 2]
    assert at.captured("Rikkart") == ["Gramigna", "Arianna"]


@pytest.mark.rule("DEF.16")
def test_of_several_one_that_was_saved_does_not_fall() -> None:
    at = brink(gramigna=2, arianna=2, spell="Hail")
    active(at, "Arianna", I="Ward")
    cast(at)
    at.choose("reveal I", "amount 2")
    assert [defeat.who for defeat in at.events("defeated")] == [1]
    assert (at.place("Arianna"), at.damage("Arianna")) == ("Garden", at.nearly("Arianna", 2))


@pytest.mark.rule("DEF.2", "DEF.17", "DEF.27", "TRP.23")
def test_the_own_defeat_is_answered_before_the_way_to_the_cell() -> None:
    """Gramigna's own trap comes first, where she stands; Arianna's after the last step, with Gramigna's cubes
    gone home and the power paid.
    """
    at = brink()
    active(at, "Gramigna", I="Last Word")
    active(at, "Arianna", I="Gloating")
    cast(at, "Gramigna")
    assert at.asked() == ("Gramigna", "react")
    assert (at.place("Gramigna"), at.power("Rikkart"), at.cubes("Crypt")) == ("Crypt", 0, "")
    at.choose("reveal I")
    assert (at.asked(), at.power("Gramigna")) == (("Arianna", "react"), 3)
    assert (at.place("Gramigna"), at.damage("Gramigna"), at.power("Rikkart")) == ("Cell", "", 2)
    at.choose("reveal I")
    assert (at.power("Arianna"), at.cubes("Crypt")) == (2, "r")


@pytest.mark.rule("DEF.27")
def test_an_own_trap_that_was_not_used_then_is_not_offered_from_the_cell() -> None:
    at = brink()
    active(at, "Gramigna", I="Last Word")
    cast(at, "Gramigna")
    at.choose("pass")
    assert at.place("Gramigna") == "Cell"
    assert at.asked()[1] != "react"
    assert at.lies("Gramigna", "I") == "active"


@pytest.mark.rule("DEF.16", "DEF.27")
def test_of_several_all_answer_their_own_defeat_before_any_of_them_falls() -> None:
    at = brink(gramigna=2, arianna=2, spell="Hail")
    active(at, "Gramigna", I="Last Word")
    active(at, "Arianna", I="Last Word", II="Gloating")
    cast(at)
    assert (at.asked(), at.offered()) == (("Gramigna", "react"), ["reveal I", "pass"])
    at.choose("reveal I")
    assert (at.asked(), at.offered()) == (("Arianna", "react"), ["reveal I", "pass"])
    assert (at.place("Gramigna"), at.place("Arianna")) == ("Crypt", "Garden")
    at.choose("reveal I")
    assert at.place("Gramigna") == "Cell"
    assert (at.asked(), at.offered()) == (("Arianna", "react"), ["reveal II", "pass"])


@pytest.mark.rule("DEF.2", "DEF.15", "DEF.27")
@pytest.mark.parametrize(("spell", "place"), [("Two Blows", "Crypt"), ("Doom", "Cell")])
def test_who_heals_in_answer_to_the_own_defeat_is_not_defeated_but_by_an_outright_one(
    spell: str, place: str
) -> None:
    at = brink(spell=spell)
    active(at, "Gramigna", I="Last Gasp")
    cast(at, "Gramigna")
    assert at.asked() == ("Gramigna", "react")
    at.choose("reveal I")
    while at.asked()[1] == "cube":
        at.choose(at.offered()[0])
    assert at.place("Gramigna") == place
    assert len(at.happened("defeated")) == (place == "Cell")


@pytest.mark.rule("DEF.2", "DEF.27")
def test_damage_ignored_first_leaves_no_defeat_to_answer() -> None:
    at = brink()
    active(at, "Gramigna", I="Ward", II="Last Word")
    cast(at, "Gramigna")
    assert at.offered() == ["reveal I", "pass"]
    at.choose("reveal I", "amount 1")
    assert (at.place("Gramigna"), at.lies("Gramigna", "II")) == ("Crypt", "active")
    assert at.asked()[1] != "react"


@pytest.mark.rule("DEF.27", "HID.3")
def test_with_windows_everybody_about_to_fall_is_asked_who_might_answer() -> None:
    at = table(*PEOPLE, options={"reactions": "windows"})
    at.stand("Rikkart", "Arena")
    at.stand("Gramigna", "Crypt", damage=at.nearly("Gramigna", 1))
    at.stand("Arianna", "Garden")
    at.prepare("Rikkart", quick="Two Blows light")
    active(at, "Gramigna", I="Toll")  # it waits for something else
    cast(at, "Gramigna")
    seen = []
    while at.asked()[1] == "react":
        seen.append((at.asked()[0], at.place("Gramigna"), at.offered()))
        at.choose("pass")
    assert ("Gramigna", "Crypt", ["pass"]) in seen
    assert at.place("Gramigna") == "Cell"


@pytest.mark.rule("DEF.1", "DEF.6", "DEF.11", "DEF.15")
def test_an_outright_defeat_is_not_averted_by_healing() -> None:
    """Doom takes effect whatever is on the bar; who resolved it takes the trophy, the bar's cubes rank."""
    at = brink(spell="Doom")
    at.stand("Gramigna", "Crypt", damage="aa")
    active(at, "Gramigna", I="Ward")
    cast(at, "Gramigna")
    assert at.place("Gramigna") == "Cell"
    assert at.captured("Rikkart") == ["Gramigna"]
    assert (at.power("Arianna"), at.power("Rikkart")) == (5, 0)


@pytest.mark.rule("DEF.11")
def test_an_outright_defeat_without_damage_pays_nobody() -> None:
    at = brink(spell="Doom")
    at.stand("Gramigna", "Crypt")
    cast(at, "Gramigna")
    assert at.place("Gramigna") == "Cell"
    assert [at.power(mage) for mage in PEOPLE] == [0, 0, 0]
