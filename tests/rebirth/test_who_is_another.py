""" "Other" and "another" are counted from who does it (EFF.38)."""

from __future__ import annotations

from functools import cache

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.scenario import Rebirth, box_with

CARDS = (
    "Brawl | combat fire | special | Each mage inflicts 1 damage on each other mage.",
    "Aimed Brawl | combat fire | mage * | Each mage inflicts 1 damage on each other mage.",
    "Grudges | combat fire | special | Each other mage inflicts 1 damage on another mage in the Lodge.",
    "Swaps | combat fire | special | Each mage converts 1 damage on each other mage.",
    "Wrath | combat fire | special | The Black Rose inflicts 1 damage on each other mage.",
    "Mine | combat fire | mage * | Inflict 1 damage on each other mage.",
    "Kindness | contingency fire | special | Each mage heals 1 damage on each other mage.",
)


@cache
def box() -> Pack:
    """The Rebirth box with these cards in it."""
    return box_with(*CARDS)


def brawl(card: str, *answers: str, damage: str = "") -> list[str]:
    """Rikkart resolves a card with Gramigna and Arianna; the damage on the three of them after it."""
    at = Rebirth("Rikkart", "Gramigna", "Arianna", pack=box())
    for mage in at.people:
        at.stand(mage, "Arena", damage=damage)
    at.resolve(card, "light")
    at.settle(*answers)
    return [at.damage(mage) for mage in at.people]


@pytest.mark.rule("EFF.38")
def test_each_mage_hits_each_other_mage_the_caster_too() -> None:
    assert brawl("Brawl") == ["ga", "ra", "rg"]


@pytest.mark.rule("EFF.38")
def test_what_the_text_aims_at_is_left_out_only_by_you() -> None:
    assert brawl("Aimed Brawl", "Gramigna") == ["ga", "ra", "rg"]
    assert brawl("Mine", "Gramigna") == ["", "", "r"]


@pytest.mark.rule("EFF.38")
def test_another_is_another_than_who_inflicts() -> None:
    """Gramigna and Arianna may each pick Rikkart, and neither herself."""
    assert brawl("Grudges", "Rikkart", "Rikkart") == ["ga", "", ""]
    assert brawl("Grudges", "Arianna", "Gramigna") == ["", "a", "g"]


@pytest.mark.rule("EFF.38")
def test_the_black_rose_is_no_mage_and_leaves_out_whoever_resolves_it() -> None:
    assert brawl("Wrath") == ["", "x", "x"]


@pytest.mark.rule("EFF.38")
def test_the_same_for_converting_and_healing() -> None:
    assert brawl("Swaps", damage="xx") == ["ax", "ax", "gx"]
    assert brawl("Kindness", damage="xxx") == ["x", "x", "x"]


@pytest.mark.rule("EFF.7")
@pytest.mark.parametrize(("damage", "left"), [("x", ""), ("xg", ""), ("xga", "a"), ("xgag", "ag")])
def test_two_healers_of_one_model_heal_different_damage(damage: str, left: str) -> None:
    assert brawl("Kindness", damage=damage) == [left, left, left]


@pytest.mark.rule("EFF.7")
def test_the_second_healer_picks_among_what_the_first_has_left() -> None:
    """Of Rikkart's bar Gramigna takes the first cube, Arianna the last."""
    at = Rebirth("Rikkart", "Gramigna", "Arianna", pack=box())
    for mage in at.people:
        at.stand(mage, "Arena", damage="xga" if mage == "Rikkart" else "")
    at.resolve("Kindness", "light")
    at.choose("cube 0")
    assert at.offered() == ["cube 1", "cube 2"]
    at.choose("cube 2")
    assert (at.damage("Rikkart"), at.quiet) == ("g", True)
