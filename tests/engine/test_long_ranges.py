"""Ranges that are longer than the Lodge is wide."""

import pytest

from tests.scenario import Duel, box_with


@pytest.mark.rule("TGT.2")
@pytest.mark.parametrize("steps", [3, 9])
def test_a_range_longer_than_any_row_reaches_to_the_ends_of_the_rows(steps: int) -> None:
    """From the Abyss a card of range 3 or 9 sees what one of range 2 sees: no row is longer."""
    duel = Duel(pack=box_with(f"Long Arm | combat fire | room {steps} | Inflict 1 damage."))
    duel.stand("Bartholomew", "Abyss of Faith")
    duel.prepare("Bartholomew", quick="Long Arm light")
    duel.action_phase()
    duel.choose("cast quick")

    assert duel.offered() == [
        "Abyss of Faith",
        "Occult Black Rose Room",
        "Crypt of the Saint",
        "Sacral Summoner Room",
        "Library of the Order",
    ]
