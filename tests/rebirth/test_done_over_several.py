"""A verb over several mages, models or rooms: it goes on to the last of them, and what counts as done."""

from __future__ import annotations

from functools import cache

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.scenario import Rebirth, box_with

CARDS = (
    "Levy | contingency fire | special | Each other mage loses 1 power. If they do, gain 3 power.",
    "Tithe | contingency fire | special | Each other mage loses 1 power.",
    "Ransom | contingency fire | mage * | The target loses 1 power. If they do, gain 3 power.",
    "Gathering | contingency fire | room * | Place each other mage in the target room. "
    "If you do, gain 3 power.",
    "Harvest | contingency fire | special | Remove 1 of your instability in each room 1 from you. "
    "If you do, gain 3 power.",
    "Gleaning | contingency fire | special | Remove 1 of your instability in each room 1 from you.",
    "Fallow | contingency fire | special | Remove all of your instability in each room 1 from you. "
    "If you do, gain 3 power.",
    "Twins | contingency fire | room * | Summon 2 Colossuses. If you do, gain 3 power.",
    "Seeding | contingency fire | special | Each mage places 1 instability in the room of each mage. "
    "If they do, gain 3 power.",
    "Purge | contingency fire | special | Each other mage discards 1 Ready spell. If they do, gain 3 power.",
    "Forfeit | contingency fire | special | Each other mage discards 1 Ready spell.",
    "Plunder | contingency fire | special | Each other mage discards 1 Ready spell of your choice. "
    "If they do, gain 3 power.",
    "Hour | contingency fire | special | Each other mage draws 1 spell from their grimoire.",
    "Lesson | contingency fire | special | Each other mage draws 1 spell from their grimoire. "
    "If they do, gain 3 power.",
)


@cache
def box() -> Pack:
    """The Rebirth box with these cards in it."""
    return box_with(*CARDS)


def lodge() -> Rebirth:
    """Rikkart in the Arena, Gramigna in the Crypt, Arianna in the Garden; nobody has power."""
    at = Rebirth("Rikkart", "Gramigna", "Arianna", pack=box())
    for mage, room in (("Rikkart", "Arena"), ("Gramigna", "Crypt"), ("Arianna", "Garden")):
        at.stand(mage, room)
    return at


def power(at: Rebirth) -> list[int]:
    return [at.power(mage) for mage in at.people]


@pytest.mark.rule("EFF.34", "EFF.41")
@pytest.mark.parametrize(
    ("card", "had", "left"),
    [
        ("Tithe", (0, 0, 2), [0, 0, 1]),
        ("Tithe", (0, 2, 0), [0, 1, 0]),
        ("Levy", (0, 0, 2), [0, 0, 2]),
        ("Levy", (0, 2, 0), [0, 2, 0]),
        ("Levy", (0, 1, 1), [3, 0, 0]),
    ],
)
def test_each_mage_loses_power_as_a_cost_all_of_them_or_nobody(
    card: str, had: list[int], left: list[int]
) -> None:
    at = lodge()
    for mage, number in zip(at.people, had, strict=True):
        at.power(mage, number)
    at.resolve(card, "light")
    assert power(at) == left


@pytest.mark.rule("EFF.34")
def test_nobody_there_pays_nothing() -> None:
    """A dummy loses no power."""
    at = lodge()
    at.stand("Gramigna", "Cell")
    at.stand("Arianna", "Cell")
    at.resolve("Ransom", "light")
    at.settle()
    assert power(at) == [0, 0, 0]


@pytest.mark.rule("EFF.9")
def test_each_mage_is_placed() -> None:
    at = lodge()
    at.resolve("Gathering", "light")
    at.choose("Sanctuary")
    assert (at.place("Gramigna"), at.place("Arianna"), at.power("Rikkart")) == ("Sanctuary", "Sanctuary", 3)


@pytest.mark.rule("EFF.34", "EFF.41")
@pytest.mark.parametrize(
    ("card", "short", "left", "gained"),
    [("Harvest", "", "r", 3), ("Harvest", "Sanctuary", "rr", 0), ("Gleaning", "Sanctuary", "r", 0)],
)
def test_instability_is_taken_out_of_each_room_as_a_cost_of_all_of_them_or_none(
    card: str, short: str, left: str, gained: int
) -> None:
    """Seven rooms lie around the Arena, itself among them."""
    at = lodge()
    around = [at.room_name(room) for room in at.rules.lodge.sight[1][at.room("Arena")]]
    for room in around:
        at.instability(room, "" if room == short else "rr")
    at.resolve(card, "light")
    assert {at.cubes(room) for room in around if room != short} == {left}
    assert at.power("Rikkart") == gained


@pytest.mark.rule("EFF.34")
@pytest.mark.parametrize(("lying", "gained"), [("rr", 3), ("", 0)])
def test_all_of_it_is_whatever_there_is(lying: str, gained: int) -> None:
    at = lodge()
    at.instability("Sanctuary", lying)
    at.resolve("Fallow", "light")
    assert (at.cubes("Sanctuary"), at.power("Rikkart")) == ("", gained)


@pytest.mark.rule("EVO.3", "EFF.34")
def test_of_two_summoned_one_that_came_is_enough() -> None:
    """A mage has one large evocation at most: the second does not come."""
    at = lodge()
    at.resolve("Twins", "light")
    at.choose("Arena")
    assert (at.place("Colossus r1"), at.power("Rikkart")) == ("Arena", 3)


@pytest.mark.rule("EFF.34")
def test_of_several_who_place_one_who_did_is_enough() -> None:
    at = lodge()
    at.cubes_left("Gramigna", 0)
    at.resolve("Seeding", "light")
    assert (at.cubes("Arena"), at.power("Rikkart")) == ("ra", 3)


@pytest.mark.rule("EFF.34", "EFF.41")
@pytest.mark.parametrize(
    ("card", "both", "discarded", "gained"),
    [
        ("Purge", True, 1, 3),
        ("Purge", False, 0, 0),
        ("Plunder", True, 1, 3),
        ("Plunder", False, 0, 0),
        ("Forfeit", False, 1, 0),
    ],
)
def test_spells_are_discarded_by_each_as_a_cost_by_all_of_them_or_nobody(
    card: str, both: bool, discarded: int, gained: int
) -> None:
    at = lodge()
    at.prepare("Arianna", I="Marbling light")
    if both:
        at.prepare("Gramigna", I="Albify light")
    at.resolve(card, "light")
    at.settle()
    assert (at.memories("Arianna"), at.power("Rikkart")) == (["Marbling"] * discarded, gained)


@pytest.mark.rule("EFF.34", "EFF.41")
@pytest.mark.parametrize(
    ("card", "both", "drawn", "gained"),
    [("Lesson", True, 1, 3), ("Lesson", False, 0, 0), ("Hour", False, 1, 0)],
)
def test_spells_are_drawn_by_each_as_a_cost_by_all_of_them_or_nobody(
    card: str, both: bool, drawn: int, gained: int
) -> None:
    at = lodge()
    at.pile("Arianna", ["Marbling"], [])
    if both:
        at.pile("Gramigna", ["Albify"], [])
    at.resolve(card, "light")
    assert (at.hand("Arianna"), at.power("Rikkart")) == (["Marbling"] * drawn, gained)
