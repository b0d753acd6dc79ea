"""How far the commands of The Possessed reach, along a row of rooms with nothing in between."""

import pytest

from blackrose.engine.components import Pack
from tests.avatar.decks import solo
from tests.avatar.tables import AVATAR
from tests.rebirth.proving import proves, scene
from tests.rebirth.scenario import ROW, Rebirth


@scene
def alone(pack: Pack) -> Rebirth:
    return solo(pack)


def struck(table: Rebirth, card: str, distance: int) -> bool:
    """Whether a card touches the mage, who stands so many rooms away from where she begins, or the room."""
    table.stand(AVATAR, ROW[0])
    table.stand("Rikkart", ROW[distance])
    table.power("Rikkart", 10)
    table.instability(ROW[distance], "rr")
    table.command(card)
    table.settle()
    return (table.damage("Rikkart"), table.power("Rikkart"), table.cubes(ROW[distance])) != ("", 10, "rr")


@proves("{card}", "part 1")
@pytest.mark.parametrize(
    ("card", "farthest"),
    [
        ("Corrupted Ray", 2),
        ("Creeping Ivy", 2),
        ("Toll of the Threshold", 2),
        ("Thorn in the Palm", 1),
        ("Strangling Vine", 2),
        ("Bed of Knives", 2),
        ("Falling Petals", 2),
    ],
)
def test_what_she_does_from_where_she_stands(alone: Rebirth, card: str, farthest: int) -> None:
    reached = [distance for distance in range(1, len(ROW)) if struck(alone, card, distance)]
    assert reached == list(range(1, farthest + 1))


@proves("{card}", "part 2")
@pytest.mark.parametrize(
    "card", ["Cold Fingers", "Revenge of the Thorns", "Pruning", "Withered Blessing", "Harvest"]
)
@pytest.mark.rule("AVA.23")
def test_what_she_does_after_a_walk_of_two_rooms(alone: Rebirth, card: str) -> None:
    """In the next room from there: three rooms away, and no farther."""
    assert [distance for distance in range(1, len(ROW)) if struck(alone, card, distance)] == [1, 2, 3]
