"""Cubes run out: who has too few uses those left, and somebody shares them out."""

from __future__ import annotations

import pytest

from tests.naming import ROSE
from tests.scenario import Duel, box_with


def two_targets() -> Duel:
    """Bartholomew stands beside a room with Ulrich and a Templar of his, Dark Force in hand."""
    duel = Duel()
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Templar Armory")
    duel.evocation("Ulrich", "Templar Armory")
    duel.prepare("Bartholomew", quick="Dark Force light")
    return duel


@pytest.mark.rule("CUB.1")
@pytest.mark.parametrize(
    ("left", "offered"), [(3, ["amount 1", "amount 2"]), (2, ["amount 0", "amount 1", "amount 2"])]
)
def test_damage_is_shared_out_by_who_inflicts_it(left: int, offered: list[str]) -> None:
    """Two damage on each of two models with 3 or 2 cubes left: all are used, as Bartholomew likes."""
    duel = two_targets()
    duel.cubes_left("Bartholomew", left)
    duel.action_phase()
    duel.choose("cast quick", "Templar Armory")
    assert duel.asked() == ("Bartholomew", "share")
    assert duel.offered() == offered
    duel.choose("amount 1")
    assert (duel.damage("Ulrich"), duel.damage("Templar u1")) == ("b", "b" * (left - 1) if left == 2 else "")
    assert duel.state.pool[0] == (0 if left == 2 else 2)  # a felled Templar's two cubes come back


@pytest.mark.rule("CUB.1")
@pytest.mark.parametrize("left", [4, 5])
def test_nothing_is_shared_out_while_there_are_enough(left: int) -> None:
    """With just enough cubes nobody is asked."""
    duel = two_targets()
    duel.cubes_left("Bartholomew", left)
    duel.action_phase()
    duel.choose("cast quick", "Templar Armory")
    assert (duel.damage("Ulrich"), duel.place("Templar u1")) == ("bb", "")


@pytest.mark.rule("CUB.1")
def test_without_cubes_nothing_is_placed() -> None:
    """With no cube left a spell neither inflicts, places nor converts; the rest of the effect goes on."""
    text = "Inflict 2 damage. Place 1 instability. Convert 1 instability. Gain 1 power."
    duel = Duel(pack=box_with(f"Dregs | combat fire | room 0 | {text}"))
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Crypt of the Saint")
    duel.instability("Crypt of the Saint", "r")
    duel.cubes_left("Bartholomew", 0)
    duel.resolve("Dregs", "light")
    assert (duel.damage("Ulrich"), duel.cubes("Crypt of the Saint"), duel.power("Bartholomew")) == (
        "",
        "r",
        1,
    )
    assert duel.quiet


@pytest.mark.rule("CUB.1")
def test_instability_is_shared_out_too() -> None:
    """Two cubes for three rooms: Bartholomew says which go without, and a full room takes none."""
    box = box_with("Flood | combat water | special | Place 1 instability in each room 1 from you.")
    duel = Duel(pack=box)
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.instability("Occult Black Rose Room", "r" * 10)
    duel.cubes_left("Bartholomew", 2)
    duel.resolve("Flood", "light")
    duel.choose("amount 0")
    placed = [room for room in ("Crypt of the Saint", "Templar Armory", "Abyss of Faith") if duel.cubes(room)]
    assert placed == ["Templar Armory", "Abyss of Faith"]
    assert duel.quiet


@pytest.mark.rule("CUB.1")
def test_conversion_takes_no_more_than_the_pool_holds() -> None:
    """Up to 3 could be converted, 1 cube is left: one is picked, and then it is over."""
    duel = Duel(pack=box_with("Seizure | combat sacred | mage 2 | Convert 3 damage."))
    duel.stand("Bartholomew", "Crypt of the Saint")
    duel.stand("Ulrich", "Crypt of the Saint", damage="rrr")
    duel.cubes_left("Bartholomew", 1)
    duel.resolve("Seizure", "dark")
    duel.choose("Ulrich", "cube 1")
    assert duel.damage("Ulrich") == "rbr"
    assert duel.quiet


@pytest.mark.rule("CUB.2")
@pytest.mark.parametrize("crown", ["Bartholomew", "Ulrich"])
def test_the_crown_holder_shares_out_for_the_black_rose(crown: str) -> None:
    """Living Lodge, 2 damage on each mage and 3 black cubes left: whoever has the crown divides them."""
    duel = Duel(event="Living Lodge")
    duel.cubes_left(ROSE, 3)
    duel.begin("black rose", first=crown)
    assert duel.asked() == (crown, "share")
    assert duel.offered() == ["amount 1", "amount 2"]
    duel.choose("amount 1")
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("r", "rr")


@pytest.mark.rule("CUB.2")
def test_the_crown_holder_shares_out_black_instability() -> None:
    """A Hard Lesson with 6 black cubes for seven rooms: Ulrich, who has the crown, leaves out the Crypt."""
    duel = Duel(event="Living Lodge")
    duel.cubes_left(ROSE, 6)
    duel.begin("black rose", first="Ulrich", round_=4)
    for amount in ("amount 1", "amount 0"):
        assert duel.asked() == ("Ulrich", "share")
        duel.choose(amount)
    assert [duel.room_name(at) for at, cubes in enumerate(duel.state.slots) if not cubes] == [
        "Crypt of the Saint"
    ]


@pytest.mark.rule("CUB.2")
@pytest.mark.parametrize("share", [1, 2, 3])
def test_the_crown_holder_shares_out_what_she_converts(share: int) -> None:
    """Inversion, 3 on each mage, with 4 black cubes left: the crown holder says how many for whom."""
    duel = Duel(event="Rebuilding")
    duel.stand("Bartholomew", "Crypt of the Saint", damage="uuuuu")
    duel.stand("Ulrich", "Templar Armory", damage="bbb")
    duel.cubes_left(ROSE, 4)
    duel.begin("black rose", first="Ulrich", round_=3)
    assert duel.asked() == ("Ulrich", "share")
    assert duel.offered() == ["amount 1", "amount 2", "amount 3"]
    duel.choose(f"amount {share}")
    assert duel.damage("Bartholomew") == "r" * share + "u" * (5 - share)
    assert duel.damage("Ulrich") == "r" * (4 - share) + "b" * (share - 1)
