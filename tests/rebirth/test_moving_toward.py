"""Moving toward somebody or toward a room, as a sentence of any card (AVA.23, AVA.42)."""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import Rebirth, box_with

PULL = "Pull | contingency air | mage * | The target moves toward you. If they do, gain 1 power."
SEND = (
    "Send | contingency air | mage * | The target moves toward the Black Rose Room. If they do, gain 1 power."
)
HERD = "Herd | contingency air | special | Each Cadaver moves toward a mage."
HOLD = "Hold | contingency air | mage * | The target cannot move until the end of the round."


def table(spell: str, *more: str) -> Rebirth:
    found = Rebirth("Rikkart", "Gramigna", pack=box_with(spell, *more))
    found.stand("Rikkart", "Arena")
    found.power("Rikkart", 0)
    return found


@pytest.mark.rule("AVA.23", "AVA.42")
@pytest.mark.parametrize(
    ("start", "end", "power"),
    [
        ("Observatory", "Arena", 1),  # one step: no farther than there
        ("Garden", "Arena", 1),  # two steps, just its Speed
        ("Arena", "Arena", 1),  # there already: nothing to walk, and it was tried
    ],
)
def test_it_ends_in_the_room_of_the_goal(start: str, end: str, power: int) -> None:
    game = table(PULL)
    game.stand("Gramigna", start)
    game.resolve("Pull", "light")
    game.settle("Gramigna")
    assert (game.place("Gramigna"), game.power("Rikkart")) == (end, power)


@pytest.mark.rule("AVA.23")
def test_it_goes_as_far_as_its_speed_takes_it() -> None:
    """From the other rim four steps: after two it stands in the middle."""
    game = table(PULL)
    game.stand("Rikkart", "Armory")
    game.stand("Gramigna", "Pleasures Room")
    game.resolve("Pull", "light")
    game.settle("Gramigna")
    assert game.place("Gramigna") == "Black Rose Room"


@pytest.mark.rule("AVA.42")
def test_among_equal_ways_whoever_carries_the_text_out_chooses() -> None:
    """Sight does not matter, only steps; a way round is not offered."""
    game = table(PULL)
    game.stand("Rikkart", "Throne Room")
    game.stand("Gramigna", "Sanctuary")
    game.resolve("Pull", "light")
    game.choose("Gramigna")
    assert game.asked()[0] == "Rikkart"
    assert sorted(game.offered()) == ["move to Arena", "move to Black Rose Room"]
    game.choose("move to Arena")
    assert game.place("Gramigna") == "Throne Room"


def test_a_room_is_a_goal_as_well() -> None:
    game = table(SEND)
    game.stand("Gramigna", "Garden")
    game.resolve("Send", "light")
    game.settle("Gramigna")
    assert (game.place("Gramigna"), game.power("Rikkart")) == ("Black Rose Room", 1)


def test_who_cannot_move_stays_and_nothing_was_done() -> None:
    game = table(SEND, HOLD)
    game.stand("Gramigna", "Garden")
    game.resolve("Hold", "light")
    game.settle("Gramigna")
    game.resolve("Send", "light")
    game.settle("Gramigna")
    assert (game.place("Gramigna"), game.power("Rikkart")) == ("Garden", 0)


@pytest.mark.rule("AVA.42")
def test_nobody_in_a_cell_is_a_goal() -> None:
    """Evocations walk, too; the one mage in the Lodge is theirs, and with nobody there they stay."""
    game = table(HERD)
    game.stand("Gramigna", "Cell")
    one = game.evocation("Gramigna", "Black Rose Room", kind="Cadaver")
    game.resolve("Herd", "light")
    game.settle()
    assert game.place(one) == "Arena"
    game.stand("Rikkart", "Cell")
    game.resolve("Herd", "light")
    game.settle()
    assert game.place(one) == "Arena"
