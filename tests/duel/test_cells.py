"""Cells: out of the Lodge and out of reach, left by Explore or Momentum, entered by defeat alone."""

import pytest

from blackrose.engine.table import DUMMY
from blackrose.packs import builtin_pack, load_text
from tests.duel.lodge import ABYSS, ARMORY, CENTRE, CRYPT, EVERYWHERE, LIBRARY, SUMMONER, dummies
from tests.scenario import Duel, box_with


def threatened(damage: str = "uuuuuuuu", **sheet: str) -> Duel:
    """Bartholomew, two wounds from defeat, and Ulrich in one room; Ulrich's threat answers every hit."""
    duel = Duel()
    duel.stand("Bartholomew", ARMORY, damage=damage)
    duel.stand("Ulrich", ARMORY, damage="r")
    duel.prepare("Ulrich", quick="Threat from the Shadow light")
    duel.prepare("Bartholomew", **sheet)
    duel.action_phase(first="Ulrich")
    duel.choose("cast quick", "Bartholomew", "end")
    return duel


# --------------------------------------------------------------------------------------------------
# Out of the Lodge
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CEL.1", "TGT.7")
def test_a_mage_in_the_cell_is_no_target() -> None:
    """With Ulrich in his Cell a spell on a mage anywhere in the Lodge finds only a dummy."""
    duel = Duel()
    duel.stand("Bartholomew", ARMORY)
    duel.resolve("Minor Control", "light")

    assert duel.quiet
    assert [event.model <= DUMMY for event in duel.events("targeted")] == [True]
    duel.stand("Ulrich", SUMMONER)
    duel.resolve("Minor Control", "light")
    assert duel.offered() == ["Ulrich", *dummies(EVERYWHERE[:1])]


@pytest.mark.rule("CEL.1")
def test_effects_on_all_mages_pass_over_the_cell() -> None:
    """A spell that strikes and pays each mage touches those in the Lodge only."""
    storm = "Storm | combat air | special | Inflict 1 damage on each mage. Each mage gains 1 power."
    duel = Duel(pack=box_with(storm))
    duel.stand("Bartholomew", ARMORY)
    duel.resolve("Storm", "light")
    assert (duel.damage("Ulrich"), duel.power("Ulrich"), duel.power("Bartholomew")) == ("", 0, 1)

    duel.stand("Ulrich", SUMMONER)
    duel.resolve("Storm", "light")
    assert (duel.damage("Ulrich"), duel.power("Ulrich"), duel.power("Bartholomew")) == ("b", 1, 2)
    assert duel.quiet


@pytest.mark.rule("CEL.1")
def test_events_reach_the_cells() -> None:
    """The Living Lodge wounds both mages where they start."""
    duel = Duel()
    duel.resolve("Living Lodge", by="Black Rose")

    assert duel.damage("Bartholomew") == duel.damage("Ulrich") == "rr"


@pytest.mark.rule("CEL.1")
def test_an_event_finds_no_room_at_a_cell() -> None:
    """The Gift to Fools is drawn in the Cell, too; but cubes go only where a mage stands in a room."""
    duel = Duel()
    duel.stand("Ulrich", SUMMONER)
    duel.pile("Bartholomew", ["Tremor"])
    duel.resolve("Gift to Fools", by="Black Rose")

    assert duel.hand("Bartholomew") == ["Tremor"]
    assert [room for room in EVERYWHERE if duel.cubes(room)] == [SUMMONER]


@pytest.mark.rule("CEL.1")
def test_a_rooms_effect_does_not_reach_the_cell_beside_it() -> None:
    """A strike on both rooms at Ulrich's Cell leaves him alone."""
    duel = Duel(
        pack=box_with(
            "Quake | combat earth | self | Inflict 1 damage on each model in your room or an adjacent one."
        )
    )
    duel.stand("Bartholomew", SUMMONER)
    templar = duel.evocation("Ulrich", ARMORY)
    duel.resolve("Quake", "light")

    assert (duel.damage(templar), duel.damage("Ulrich")) == ("b", "")


# --------------------------------------------------------------------------------------------------
# Nobody comes in
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CEL.2")
def test_no_model_moves_into_a_cell() -> None:
    """From the rooms at his Cell Bartholomew, like a Templar of his, can go to the rooms around only."""
    duel = Duel()
    duel.stand("Bartholomew", ABYSS)
    duel.stand("Ulrich", ARMORY)
    templar = duel.evocation("Bartholomew", LIBRARY)
    duel.action_phase()

    duel.choose("explore")
    assert duel.offered() == [f"move to {room}" for room in (CENTRE, CRYPT, LIBRARY)] + ["use", "stop"]
    duel.choose("stop", "command", templar)
    around = (CENTRE, "Templar Treasure Room", ABYSS)
    assert duel.offered() == [f"move to {room}" for room in around] + ["stop"]


@pytest.mark.rule("CEL.15", "CEL.2")
def test_no_effect_moves_or_places_a_model_into_a_cell() -> None:
    """Beside his Cell Ulrich can be pushed, placed or banished into rooms only."""
    duel = Duel(
        pack=box_with(
            "Push | combat air | model 2 | Move the target up to 1 room.",
            "Banish | combat air | model 2 | Place the target in any room.",
        )
    )
    duel.stand("Bartholomew", CENTRE)
    duel.stand("Ulrich", ARMORY)

    duel.resolve("Push", "light")
    duel.choose("Ulrich")
    assert set(duel.offered()) == {f"move to {room}" for room in (CENTRE, CRYPT, SUMMONER)} | {"stop"}
    duel.resolve("Banish", "light")
    duel.choose("Ulrich")
    assert duel.offered() == EVERYWHERE


@pytest.mark.rule("CEL.15")
def test_a_defeat_puts_a_mage_into_the_cell() -> None:
    """The tenth wound does, the ninth does not."""
    duel = Duel()
    duel.stand("Bartholomew", CENTRE)
    duel.stand("Ulrich", ARMORY, damage="rrrrrrr")
    duel.resolve("Dark Force", "light")
    duel.choose(ARMORY)
    assert duel.place("Ulrich") == ARMORY
    duel.resolve("Dark Force", "light")
    duel.choose(ARMORY)

    assert duel.place("Ulrich") == "Cell"
    assert duel.quiet


# --------------------------------------------------------------------------------------------------
# What can be done in it
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CEL.3", "CEL.9", "ACT.12")
def test_in_the_cell_there_is_only_explore_and_momentum() -> None:
    """Token, spells and a Templar are at hand; no Fight, no Command, no cast for all that."""
    duel = Duel()
    duel.prepare("Bartholomew", quick="Tremor light", I="Violence light")
    duel.evocation("Bartholomew", CENTRE)
    duel.action_phase()

    assert duel.offered() == ["explore", "momentum quick", "momentum I"]
    for option in (("fight",), ("command",), ("cast", 0), ("cast", 1), ("end",)):
        assert duel.refused(option, "Bartholomew")


@pytest.mark.rule("CEL.3")
def test_evocations_are_activated_from_the_cell() -> None:
    """In the evocation phase Bartholomew's Templar strikes for him while he sits in the Cell."""
    duel = Duel()
    duel.stand("Ulrich", CENTRE)
    duel.evocation("Bartholomew", CENTRE)
    duel.begin("evocation", round_=4)
    duel.choose("attack Ulrich", "stop", by="Bartholomew")

    assert duel.damage("Ulrich") == "bb"
    assert duel.place("Bartholomew") == "Cell"
    assert duel.state.over


@pytest.mark.rule("CEL.13")
def test_a_quest_reaches_its_mage_in_the_cell() -> None:
    """From the Cell Bartholomew claims First Blood: her wound and his power find him there."""
    others = ["Destroyer", "Manipulator", "Insight", "Killer", "Balance"]
    duel = Duel(claimed=others)
    duel.stand("Ulrich", CENTRE, damage="bbbbbbbb")
    duel.evocation("Bartholomew", CENTRE)
    duel.begin("evocation", round_=4)
    duel.choose("attack Ulrich", "claim First Blood", by="Bartholomew")

    assert duel.place("Bartholomew") == "Cell"
    assert duel.damage("Bartholomew") == "r"
    assert duel.power("Bartholomew") == 4 + 1


@pytest.mark.rule("CEL.13")
def test_a_quest_reaches_the_other_mage_in_the_cell() -> None:
    """A quest that pays each mage pays Ulrich as well, who has just been sent to his Cell."""
    quest = """
        [[quest]]
        name = { en = "Truce", de = "Waffenruhe", ru = "Перемирие" }
        side = "1A"
        power = 1
        provenance = "original"
        when = "You defeat another mage."
        text = "Each mage gains 1 power."
    """
    others = ["First Blood", "Destroyer", "Manipulator", "Insight", "Killer", "Balance"]
    duel = Duel(pack=load_text(quest, base=builtin_pack("duel")), claimed=others)
    duel.stand("Bartholomew", CENTRE)
    duel.stand("Ulrich", ARMORY, damage="bbbbbbbb")
    duel.resolve("Dark Force", "light")
    duel.choose(ARMORY, "claim Truce")

    assert duel.place("Ulrich") == "Cell"
    assert (duel.power("Ulrich"), duel.power("Bartholomew")) == (1, 4 + 1)


# --------------------------------------------------------------------------------------------------
# Put there in mid-activation
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CEL.4", "CEL.18")
def test_a_mage_put_into_the_cell_goes_on_with_the_own_spell() -> None:
    """Violence strikes, the threat strikes back and defeats its caster; he still converts a cube."""
    duel = threatened(quick="Violence light")
    duel.choose("cast quick", "Ulrich")

    assert duel.place("Bartholomew") == "Cell"
    assert duel.offered() == ["cube 0", "stop"], "the second sentence of the spell"
    duel.choose("cube 0")
    assert duel.damage("Ulrich") == "bbb"


@pytest.mark.rule("CEL.18", "CEL.4")
def test_only_the_rest_of_the_physical_action_is_lost() -> None:
    """Bartholomew activates the red room, is defeated by the answer, and can no longer attack then."""
    duel = Duel()
    duel.stand("Bartholomew", SUMMONER, damage="uuuuuuuu")
    duel.stand("Ulrich", SUMMONER)
    duel.resolve("Threat from the Shadow", "light", by="Ulrich")
    duel.choose("Bartholomew")
    duel.action_phase()
    duel.choose("fight", "use", SUMMONER)

    assert (duel.damage("Ulrich"), duel.place("Bartholomew")) == ("b", "Cell")
    assert duel.offered() == ["explore", "end"]


@pytest.mark.rule("CEL.8", "CEL.9")
def test_defeated_in_the_first_action_the_second_may_follow() -> None:
    """The activation goes on, with Explore or Momentum alone, or ends if its mage likes."""
    duel = threatened(quick="Tremor light", I="Dark Force light")
    duel.evocation("Bartholomew", CENTRE)
    duel.choose("fight", "attack Ulrich")

    assert duel.place("Bartholomew") == "Cell"
    assert duel.asked() == ("Bartholomew", "action")
    assert duel.offered() == ["explore", "momentum quick", "momentum I", "end"]
    duel.choose("momentum quick", f"move to {LIBRARY}")
    assert duel.asked() == ("Ulrich", "action"), "that was the second action"


@pytest.mark.rule("CEL.8")
def test_defeated_in_the_second_action_the_activation_is_over() -> None:
    """Two actions were taken: there is no third to leave the Cell with."""
    duel = threatened(quick="Tremor light")
    duel.choose("momentum quick", "stop", "fight", "attack Ulrich")

    assert duel.place("Bartholomew") == "Cell"
    assert duel.asked() == ("Ulrich", "action")


@pytest.mark.rule("CEL.11")
def test_who_is_in_the_cell_at_the_end_starts_the_next_round_there() -> None:
    """Ulrich's last action fells Bartholomew, who has none left: he is there when round 2 begins."""
    duel = Duel(event="Rebuilding")
    duel.stand("Bartholomew", CENTRE, damage="uuuuuuuu")
    duel.stand("Ulrich", CENTRE)
    duel.tokens("Bartholomew", 0)
    duel.tokens("Ulrich", 1)
    duel.hold("Bartholomew", "Tremor")
    duel.action_phase(first="Ulrich")
    duel.choose("fight", "attack Bartholomew", "stop")

    assert duel.state.round == 2
    assert duel.place("Bartholomew") == "Cell"
    duel.choose("I: Tremor light", by="Bartholomew")
    assert duel.offered("Bartholomew") == ["explore", "momentum I"]


@pytest.mark.rule("CEL.21")
def test_a_commanded_evocation_goes_on_when_its_mage_falls() -> None:
    """Bartholomew's Templar strikes, the threat fells him for it, and the Templar still makes its moves."""
    duel = threatened()
    templar = duel.evocation("Bartholomew", ARMORY)
    duel.begin("action", first="Bartholomew")
    duel.choose("command", templar, "attack Ulrich")

    assert duel.place("Bartholomew") == "Cell"
    assert "move to Crypt of the Saint" in duel.offered()
    duel.choose("move to Crypt of the Saint", "stop")
    assert duel.place(templar) == "Crypt of the Saint"


@pytest.mark.rule("CEL.21")
def test_a_room_in_use_goes_on_when_its_mage_falls() -> None:
    """The armory's attack fells its user by the threat; the rest of the Explore is lost, not the effect."""
    duel = threatened()
    duel.instability(ARMORY, "", face="available")
    duel.begin("action", first="Bartholomew")
    duel.choose("explore", "use", "stop", "yes")

    assert (duel.place("Bartholomew"), duel.damage("Ulrich")) == ("Cell", "rbbbb")
    assert duel.asked() == ("Bartholomew", "action")
