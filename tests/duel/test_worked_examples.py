"""The worked examples of the Duel rulebook, with its own numbers."""

from __future__ import annotations

import pytest

from blackrose.game import track_place
from tests.duel.trial import with_evocation
from tests.naming import ROSE
from tests.scenario import Duel, box_with

CENTRE = "Occult Black Rose Room"
CRYPT = "Crypt of the Saint"
ARMORY = "Templar Armory"
TREASURE = "Templar Treasure Room"
READING_HALL = "Library of the Order"
ABYSS = "Abyss of Faith"


@pytest.mark.rule("EX.D.1", "TRK.11")
def test_27_power_is_the_turned_token_on_7() -> None:
    """A mage on 25 gains 2: the token lies with its +20 side up on 7."""
    duel = Duel()
    duel.power("Bartholomew", 25)
    duel.resolve("Destroyer")
    top = duel.rules.edition.track_top
    assert track_place(duel.power("Bartholomew"), top) == (True, 7)
    assert [track_place(points, top) for points in (20, 21)] == [(False, 20), (True, 1)]


@pytest.mark.rule("EX.D.2", "CUB.1")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_3_damage_on_each_of_two_models_with_4_cubes_left(first: int) -> None:
    """The caster may share the four cubes out as 3 and 1, 2 and 2, or 1 and 3."""
    box = with_evocation("Hound", health=4, base=box_with("Blast | combat fire | room 1 | Inflict 3 damage."))
    duel = Duel(pack=box)
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", ARMORY)
    hound = duel.evocation("Ulrich", ARMORY, kind="Hound")
    duel.cubes_left("Bartholomew", 4)
    duel.resolve("Blast", "light")
    duel.choose(ARMORY)
    assert (duel.asked(), duel.offered()) == (("Bartholomew", "share"), ["amount 1", "amount 2", "amount 3"])
    duel.choose(f"amount {first}")
    assert (duel.damage("Ulrich"), duel.damage(hound)) == ("b" * first, "b" * (4 - first))
    assert duel.quiet


@pytest.mark.rule("EX.D.3", "ACT.5")
@pytest.mark.parametrize(
    "parts",
    [
        ("move to Templar Armory", "move to Occult Black Rose Room", "use"),
        ("move to Templar Armory", "use"),
        ("use", "move to Templar Armory"),
    ],
)
def test_legal_ways_to_explore(parts: tuple[str, ...]) -> None:
    """Move, move, use; move, use; use, move."""
    duel = exploring()
    duel.choose("explore", *parts)
    assert len(duel.happened("used_room")) == 1
    assert duel.place("Bartholomew") == (CENTRE if len(parts) == 3 else ARMORY)


@pytest.mark.rule("EX.D.3", "ACT.5")
def test_the_illegal_way_to_explore() -> None:
    """Move, use, move is not possible: after the use no move is offered, the action is over."""
    duel = exploring()
    duel.choose("explore", "move to Templar Armory", "use")
    assert duel.asked() == ("Bartholomew", "action")
    assert duel.refused(("move", duel.room(CRYPT)), "Bartholomew")


def exploring() -> Duel:
    """Bartholomew stands in the Crypt with both tokens."""
    duel = Duel()
    duel.stand("Bartholomew", CRYPT)
    duel.action_phase()
    return duel


@pytest.mark.rule("EX.D.4", "ACT.6")
@pytest.mark.parametrize("parts", [("attack Ulrich", "use"), ("use", "attack Ulrich")])
def test_legal_ways_to_fight(parts: tuple[str, ...]) -> None:
    """Attack and use the room, in either order."""
    duel = Duel()
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", CRYPT)
    duel.action_phase()
    duel.choose("fight", *parts)
    assert (duel.damage("Ulrich"), duel.place("Templar b1")) == ("bb", CRYPT)
    assert duel.asked() == ("Bartholomew", "action")


@pytest.mark.rule("EX.D.5", "PRE.1", "SPL.8")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_the_half_chosen_in_study_is_the_active_one(side: str) -> None:
    """Imperishable Fate is laid down with one half active; revealed, that half and only it is carried out."""
    duel = Duel()
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", ARMORY)
    templar = duel.evocation("Bartholomew", ABYSS)
    duel.hold("Bartholomew", "Imperishable Fate", "Tremor")
    duel.begin("study")
    duel.choose(f"I: Imperishable Fate {side}", by="Bartholomew")
    duel.choose("II: Tremor dark", by="Bartholomew")
    assert duel.sheet("Bartholomew") == {"I": f"Imperishable Fate {side}", "II": "Tremor dark"}
    duel.choose("cast I")
    if side == "light":
        assert duel.asked() == ("Bartholomew", "part")  # the undead activates under his control
        assert duel.damage(templar) == ""
    else:
        assert duel.damage(templar) == "r"  # the Black Rose inflicts 1 damage on each of his evocations
        assert duel.happened("activated") == []


@pytest.mark.rule("EX.D.6", "INS.6", "INS.12")
def test_the_reading_hall_is_rebuilt() -> None:
    """Its tile turns, its token lies on it, available: using it draws 2 spells from the grimoire, once."""
    duel = Duel(event="Rebuilding")
    duel.stand("Bartholomew", READING_HALL)
    duel.instability(READING_HALL, "bbbuu")
    duel.begin("clean-up", first="Ulrich", round_=2)
    assert (duel.cubes(READING_HALL), duel.asked()) == ("", ("Bartholomew", "action"))
    duel.pile("Bartholomew", grimoire=["Tremor", "Fusion", "Violence"])
    duel.choose("explore", "use", "stop")
    assert sorted(duel.hand("Bartholomew")) == ["Fusion", "Tremor"]
    duel.choose("explore", "use", "stop")
    assert len(duel.hand("Bartholomew")) == 2


@pytest.mark.rule("EX.D.7", "DMG.1")
def test_the_blue_mage_deals_3_to_bartholomew() -> None:
    """Three cubes of the other mage lie on Bartholomew's bar."""
    duel = Duel()
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", CRYPT)
    duel.resolve("Deadly Charge", "dark", by="Ulrich")
    duel.choose("Bartholomew")
    assert duel.damage("Bartholomew") == "uuu"


@pytest.mark.rule("EX.D.8", "EFF.8", "EFF.13")
def test_the_red_mage_converts_2_on_ulrich() -> None:
    """Two black cubes become the converter's; the total stays 9, so Ulrich is not defeated by it."""
    duel = Duel(pack=box_with("Swap | combat fire | mage 2 | Convert 2 damage."))
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", CRYPT, damage="rrrrrrrrr")
    pools = list(duel.state.pool)
    duel.resolve("Swap", "light")
    duel.choose("Ulrich", "cube 3", "cube 8")
    assert (duel.damage("Ulrich"), duel.place("Ulrich")) == ("rrrbrrrrb", CRYPT)
    assert duel.state.pool == [pools[0] - 2, pools[1], pools[2] + 2]
    assert duel.quiet


@pytest.mark.rule("EX.D.9", "DEF.1")
def test_cubes_equal_to_his_health_defeat_ulrich() -> None:
    """Ulrich's tenth cube is placed: he is defeated."""
    duel = Duel()
    health = duel.rules.mages[1].health
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", CRYPT, damage="r" * (health - 3))
    duel.resolve("Deadly Charge", "light")
    duel.choose("Ulrich")
    assert (len(duel.damage("Ulrich")), duel.place("Ulrich")) == (health - 1, CRYPT)
    duel.resolve("Deadly Charge", "light")
    duel.choose("Ulrich")
    assert (duel.place("Ulrich"), duel.power("Bartholomew"), duel.power(ROSE)) == ("Cell", 1, 3)


@pytest.mark.rule("EX.D.10", "EX.D.11", "INS.1", "EFF.8")
def test_placing_and_converting_in_the_reading_hall() -> None:
    """Blue places 3 in the Reading Hall, red converts 1 of them: blue 2, red 1."""
    box = box_with(
        "Three | combat fire | room 1 | Place 3 instability.",
        "One | combat fire | room 1 | Convert 1 instability.",
    )
    duel = Duel(pack=box)
    duel.stand("Bartholomew", ABYSS)
    duel.stand("Ulrich", TREASURE)
    duel.resolve("Three", "light", by="Ulrich")
    duel.choose(READING_HALL)
    assert duel.cubes(READING_HALL) == "uuu"
    duel.resolve("One", "light")
    duel.choose(READING_HALL, "cube 1")
    assert duel.cubes(READING_HALL) == "ubu"
    assert duel.rules.rooms[duel.state.tiles[duel.room(READING_HALL)]].rewards == (3, 1, 1)
    assert duel.quiet


def around_bartholomew() -> tuple[Duel, list[str]]:
    """Bartholomew in the Crypt; Ulrich's Templars at distance 0, 1 and 2."""
    text = "Inflict 1 damage on each model in your room or an adjacent one."
    duel = Duel(pack=box_with(f"Ring | combat fire | special | {text}"))
    duel.stand("Bartholomew", CRYPT)
    return duel, [duel.evocation("Ulrich", room) for room in (CRYPT, ARMORY, TREASURE)]


@pytest.mark.rule("EX.D.12", "TGT.2")
def test_model_1_is_one_model_within_one_room() -> None:
    """Deadly Charge's stronger side reaches a model in the same or the next room, and just one."""
    duel, (here, next_door, far) = around_bartholomew()
    duel.resolve("Deadly Charge", "dark")
    assert [option for option in duel.offered() if option.startswith("Templar")] == [here, next_door]
    duel.choose(next_door)
    assert [duel.place(templar) for templar in (here, next_door, far)] == [CRYPT, "", TREASURE]


@pytest.mark.rule("EX.D.13", "TGT.8")
def test_all_model_1_is_every_model_at_0_and_1() -> None:
    """Bartholomew touches the models in his room and next door, not the one two rooms away."""
    duel, templars = around_bartholomew()
    duel.resolve("Ring", "light")
    assert [duel.damage(templar) for templar in templars] == ["b", "b", ""]
    assert duel.quiet


@pytest.mark.rule("EX.D.14", "TGT.2", "TGT.6")
def test_a_room_along_an_edge_is_no_target_and_a_dummy_in_a_legal_room_is() -> None:
    """From the Crypt range 2 sees the room opposite, not those beside it, which lie along edges."""
    text = "Inflict 1 damage. Place 1 instability in the target's room."
    duel = Duel(pack=box_with(f"Spill | combat fire | model 2 | {text}"))
    duel.stand("Bartholomew", CRYPT)
    for room in (TREASURE, READING_HALL, "Sacral Summoner Room"):
        duel.evocation("Ulrich", room)
    duel.resolve("Spill", "light")
    models = [option for option in duel.offered() if not option.startswith("dummy")]
    assert models == ["Templar u1"]  # the one in the Treasure Room
    dummies = [option.removeprefix("dummy in ") for option in duel.offered() if option.startswith("dummy")]
    assert sorted(dummies) == sorted([CRYPT, CENTRE, ARMORY, ABYSS, TREASURE])
    duel.choose(f"dummy in {TREASURE}")
    assert (duel.damage("Templar u1"), duel.cubes(TREASURE)) == ("", "b")  # the rest is carried out there
    assert duel.quiet
