""" "Choose one" with options of several sentences, and behind an "if", at a table of Rebirth."""

import pytest

from tests.rebirth.scenario import Rebirth, at_the_arena, box_with


def table_with(*spells: str) -> Rebirth:
    """Rikkart and Gramigna in the Arena, Arianna next door."""
    return at_the_arena(box_with(*spells))


def test_the_sentences_of_an_option_come_one_after_the_other() -> None:
    table = table_with(
        "Fork | combat fire | mage 1 | Choose one: inflict 1 damage, then gain 1 power; or lose 1 power.",
    )
    table.resolve("Fork", "light")
    table.choose("Gramigna", "choice 0")
    assert (table.damage("Gramigna"), table.power("Rikkart")) == ("r", 6)
    assert table.in_order("suffered", "gained") == [("suffered", 1), ("gained", 0)]


def test_what_was_not_chosen_is_not_done() -> None:
    table = table_with(
        "Fork | combat fire | mage 1 | Choose one: inflict 1 damage, then gain 1 power; or lose 1 power.",
    )
    table.resolve("Fork", "light")
    table.choose("Gramigna", "choice 1")
    assert (table.damage("Gramigna"), table.power("Rikkart")) == ("", 4)


def test_then_is_a_full_stop() -> None:
    """A protection answers the damage before the second sentence of the option."""
    table = table_with(
        "Fork | combat fire | mage 1 | Choose one: inflict 1 damage, then gain 1 power; or lose 1 power.",
        "Shield | protection air | self | Gain 2 power. | You suffer damage.",
    )
    table.prepare("Gramigna", status="active", quick="Shield light")
    table.resolve("Fork", "light")
    table.choose("Gramigna", "choice 0")
    assert table.asked() == ("Gramigna", "react")
    assert table.power("Rikkart") == 5
    table.choose("reveal quick")
    assert (table.power("Gramigna"), table.power("Rikkart")) == (7, 6)


@pytest.mark.parametrize(("power", "left"), [(5, 6), (0, 0)])
def test_if_you_do_goes_by_the_sentence_before_it_in_the_option(power: int, left: int) -> None:
    text = "Choose one: lose 1 power, then if you do, gain 2 power; or gain 1 power."
    table = table_with(f"Fork | contingency fire | self | {text}")
    table.power("Rikkart", power)
    table.resolve("Fork", "light")
    table.choose("choice 0")
    assert table.power("Rikkart") == left


@pytest.mark.parametrize(("hand", "asked"), [(1, False), (0, True)])
def test_otherwise_before_a_choice(hand: int, asked: bool) -> None:
    text = "Discard 1 spell from hand. Otherwise, choose one: gain 1 power; or lose 1 power. Heal 1 damage."
    table = table_with(f"Fork | contingency fire | self | {text}")
    table.stand("Rikkart", "Arena", damage="x")
    if hand:
        table.hold("Rikkart", "Tearing")
    table.resolve("Fork", "light")
    assert table.quiet != asked
    if asked:
        table.choose("choice 0")
    assert table.power("Rikkart") == 5 + asked
    assert table.damage("Rikkart") == ""  # the text goes on either way


@pytest.mark.parametrize(("hand", "paid"), [(2, True), (1, False)])
def test_a_price_before_a_choice_is_paid_in_full_or_not_at_all(hand: int, paid: bool) -> None:
    text = "Discard 2 spells from hand. If you do, choose one: gain 1 power; or lose 1 power."
    table = table_with(f"Fork | contingency fire | self | {text}")
    table.hold("Rikkart", *["Tearing"] * hand)
    table.resolve("Fork", "light")
    if paid:
        table.choose("choice 0")
    assert table.quiet
    assert len(table.hand("Rikkart")) == (0 if paid else hand)
    assert table.power("Rikkart") == 5 + paid
