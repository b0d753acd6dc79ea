"""The Black Rose phase: the round's line of the event card, which reaches mages in their Cells."""

import pytest

from tests.scenario import RING, Duel


def standing(event: str) -> Duel:
    """Bartholomew in the Armory, Ulrich in the Crypt, a Templar of each in the Abyss, some damage."""
    duel = Duel(event=event)
    duel.stand("Bartholomew", "Templar Armory", damage="uuuu")
    duel.stand("Ulrich", "Crypt of the Saint", damage="rbb")
    duel.evocation("Bartholomew", "Abyss of Faith")
    duel.evocation("Ulrich", "Abyss of Faith")
    duel.pile("Bartholomew", grimoire=["Tremor", "Fusion", "Violence"])
    duel.pile("Ulrich", grimoire=["Tremor", "Fusion", "Violence"])
    return duel


@pytest.mark.rule("BRP.3")
def test_living_lodge_in_round_1() -> None:
    """The Black Rose gains 1 power and inflicts 2 damage on each mage; no other line is carried out."""
    duel = standing("Living Lodge")
    duel.begin("black rose", round_=1)
    assert duel.power("Black Rose") == 1
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("uuuurr", "rbbrr")
    assert [duel.cubes(room) for room in RING] == [""] * 7
    assert len(duel.hand("Ulrich")) == 2  # what study drew


@pytest.mark.rule("BRP.3")
def test_honour_in_service_in_round_2() -> None:
    """In play order each mage places a black cube nearby, and for it commands an evocation."""
    duel = standing("Living Lodge")
    duel.begin("black rose", first="Ulrich", round_=2)
    assert duel.asked() == ("Ulrich", "room")
    assert sorted(duel.offered()) == sorted(
        ["Crypt of the Saint", "Occult Black Rose Room", "Abyss of Faith", "Templar Armory"]
    )
    duel.choose("Templar Armory")
    assert duel.asked() == ("Ulrich", "model")
    duel.choose("Templar b1", "stop")
    assert duel.asked() == ("Bartholomew", "room")
    duel.choose("Templar Armory", "Templar b1", "stop")
    assert (duel.cubes("Templar Armory"), duel.power("Black Rose")) == ("rr", 2)
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("uuuu", "rbb")


@pytest.mark.rule("BRP.3")
def test_gift_to_fools_in_round_3() -> None:
    """Each mage draws a spell; the Black Rose gains 2 power and a cube where each mage stands."""
    duel = standing("Living Lodge")
    duel.begin("black rose", round_=3)
    assert (len(duel.hand("Bartholomew")), len(duel.hand("Ulrich"))) == (3, 3)  # 1 and study's 2
    assert duel.power("Black Rose") == 2
    assert [room for room in RING if duel.cubes(room) == "r"] == ["Crypt of the Saint", "Templar Armory"]


@pytest.mark.rule("BRP.3")
def test_a_hard_lesson_in_round_4() -> None:
    """The Black Rose gains 2 power and a cube in every room."""
    duel = standing("Living Lodge")
    duel.begin("black rose", round_=4)
    assert duel.power("Black Rose") == 2
    assert [duel.cubes(room) for room in RING] == ["r"] * 7
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("uuuu", "rbb")


@pytest.mark.rule("BRP.3")
def test_rebuilding_in_round_1() -> None:
    """On the other side of the card round 1 brings 1 power and a cube in every room."""
    duel = standing("Rebuilding")
    duel.begin("black rose", round_=1)
    assert duel.power("Black Rose") == 1
    assert [duel.cubes(room) for room in RING] == ["r"] * 7


@pytest.mark.rule("BRP.3")
def test_control_in_round_2() -> None:
    """Each mage in play order commands an evocation; the damage it does turns black."""
    duel = standing("Rebuilding")
    duel.begin("black rose", first="Bartholomew", round_=2)
    assert duel.asked() == ("Bartholomew", "model")
    duel.choose("Templar b1", "move to Crypt of the Saint", "attack Ulrich")
    assert duel.damage("Ulrich") == "rbbrr"
    assert duel.asked() == ("Ulrich", "model")
    duel.choose("Templar u1", "stop")
    assert duel.power("Black Rose") == 0
    assert duel.decision().kind == "plan"


@pytest.mark.rule("BRP.3")
def test_inversion_in_round_3() -> None:
    """The Black Rose gains 2 power and turns up to three cubes on each mage black, from the left."""
    duel = standing("Rebuilding")
    duel.begin("black rose", round_=3)
    assert duel.power("Black Rose") == 2
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("rrru", "rrr")


@pytest.mark.rule("BRP.3")
def test_collapse_in_round_4() -> None:
    """The Black Rose gains 2 power and inflicts 3 damage on every model: both Templars fall."""
    duel = standing("Rebuilding")
    duel.begin("black rose", round_=4)
    assert duel.power("Black Rose") == 2
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == ("uuuurrr", "rbbrrr")
    assert (duel.place("Templar b1"), duel.place("Templar u1")) == ("", "")


@pytest.mark.rule("EVT.6")
@pytest.mark.parametrize(
    ("event", "round_", "damage"),
    [("Living Lodge", 1, "uurr"), ("Rebuilding", 3, "rr"), ("Rebuilding", 4, "uurrr")],
)
def test_events_reach_mages_in_their_cells(event: str, round_: int, damage: str) -> None:
    """Damage and conversion of an event find Bartholomew in his Cell just as Ulrich in the Lodge."""
    duel = Duel(event=event)
    duel.stand("Bartholomew", "Cell", damage="uu")
    duel.stand("Ulrich", "Crypt of the Saint", damage="bb")
    duel.begin("black rose", round_=round_)
    assert duel.damage("Bartholomew") == damage
    assert duel.damage("Ulrich") == damage.replace("u", "b")
    assert duel.place("Bartholomew") == "Cell"


@pytest.mark.rule("EVT.6")
def test_an_event_lets_mages_in_their_cells_draw() -> None:
    """Gift to Fools gives a spell to both, but a mage in the Cell has no room for the black cube."""
    duel = Duel()
    duel.pile("Bartholomew", grimoire=["Tremor", "Fusion", "Violence"])
    duel.pile("Ulrich", grimoire=["Tremor", "Fusion", "Violence"])
    duel.stand("Ulrich", "Crypt of the Saint")
    duel.resolve("Gift to Fools", by="Black Rose")
    assert (duel.hand("Bartholomew"), duel.hand("Ulrich")) == (["Tremor"], ["Tremor"])
    assert [room for room in RING if duel.cubes(room)] == ["Crypt of the Saint"]
    assert duel.quiet


@pytest.mark.rule("EVT.6")
def test_an_event_defeats_a_mage_in_the_cell() -> None:
    """Two damage fill Bartholomew's bar in his Cell: he is defeated there and starts the round healed."""
    duel = Duel()
    duel.stand("Bartholomew", "Cell", damage="u" * 8)
    duel.begin("black rose", round_=1)
    assert (duel.damage("Bartholomew"), duel.place("Bartholomew")) == ("", "Cell")
    assert duel.state.power == [0, 3, 2]  # 3 and 1 for the damage, 1 for the event
    assert duel.trophies("Black Rose") == 1
