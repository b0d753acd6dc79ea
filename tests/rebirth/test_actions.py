"""Activations of Rebirth: quests between actions, rooms used up for the round, what jinxes forbid."""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import Rebirth, box_with

ARENA, SANCTUARY, CENTRE = "Arena", "Sanctuary", "Black Rose Room"
GUST = "Gust | contingency air | self | Gain 1 power."
GUARDIAN, CONSPIRATOR = "Guardian Mage", "Conspirator Mage"


def table(*spells: str) -> Rebirth:
    """A table with spells made for the purpose; everybody stands in the Arena."""
    game = Rebirth(pack=box_with(GUST, *spells))
    for mage in game.people:
        game.stand(mage, ARENA)
    return game


# --------------------------------------------------------------------------------------------------
# Effects of Completed quests
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("QST.7", "QST.15", "QST.25")
def test_quests_are_used_around_actions_and_stand_for_none() -> None:
    """One before the first action, which must still be taken; one after the second."""
    game = table()
    game.task("Rikkart", GUARDIAN, "completed")
    game.task("Rikkart", CONSPIRATOR, "completed")
    game.action_phase(first="Rikkart")
    assert game.offered() == ["explore", "fight", GUARDIAN, CONSPIRATOR], "no end before an action"
    game.choose(GUARDIAN)
    assert game.tasks("Rikkart")[GUARDIAN] == "solved"
    assert (game.power("Rikkart"), game.cubes(ARENA)) == (1, "r")
    assert game.offered() == ["explore", "fight", CONSPIRATOR]

    game.choose("fight", "stop", "fight", "stop")
    assert game.offered() == [CONSPIRATOR, "end"], "after the last action"
    game.choose(CONSPIRATOR)
    assert (game.damage("Gramigna"), game.power("Rikkart")) == ("rr", 2)
    assert game.asked() == ("Gramigna", "action")


@pytest.mark.rule("QST.7")
def test_quests_are_used_in_ones_own_activation_only() -> None:
    game = table()
    game.task("Gramigna", GUARDIAN, "completed")
    game.task("Rikkart", CONSPIRATOR)
    game.action_phase(first="Rikkart")
    assert game.offered() == ["explore", "fight"]
    assert game.refused(("quest", game.quest(GUARDIAN)), "Rikkart")


@pytest.mark.rule("QST.26")
def test_who_has_no_action_left_uses_no_quest() -> None:
    game = table()
    game.task("Gramigna", GUARDIAN, "completed")
    game.tokens("Gramigna", 0)
    game.action_phase(first="Rikkart")
    game.choose("fight", "stop", "end")
    assert game.asked()[0] == "Rikkart", "Gramigna is passed over"


@pytest.mark.rule("CEL.17")
def test_no_quest_is_used_in_the_cell() -> None:
    game = table()
    game.stand("Rikkart", "Cell")
    game.task("Rikkart", GUARDIAN, "completed")
    game.action_phase(first="Rikkart")
    assert game.asked() == ("Rikkart", "part"), "to explore was all there was to choose"
    game.choose(f"move to {game.exits('Rikkart')[0]}", "stop")
    assert game.asked() == ("Rikkart", "action")
    assert GUARDIAN in game.offered()


# --------------------------------------------------------------------------------------------------
# Rooms
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ROO.10")
def test_a_rebuilt_room_is_used_once_a_round() -> None:
    game = table()
    game.stand("Rikkart", SANCTUARY, damage="xxxxxxx")
    game.instability(SANCTUARY, "", face="available")
    game.action_phase(first="Rikkart")
    game.choose("fight", "use")
    assert game.damage("Rikkart") == "xxxx"
    game.choose("explore")
    assert "use" not in game.offered()


@pytest.mark.rule("ROO.4")
def test_a_ruined_room_is_used_again_and_again() -> None:
    game = table()
    game.quest_deck(1, GUARDIAN, CONSPIRATOR)
    game.stand("Rikkart", SANCTUARY)
    game.action_phase(first="Rikkart")
    game.choose("fight", "use", "fight", "use")
    assert list(game.tasks("Rikkart")) == [GUARDIAN, CONSPIRATOR]


# --------------------------------------------------------------------------------------------------
# What jinxes forbid
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("GLO.2")
def test_a_bewildered_mage_cannot_use_rooms() -> None:
    game = table()
    game.stand("Rikkart", SANCTUARY)
    game.jinx("Rikkart", "Bewilderment")
    game.action_phase(first="Rikkart")
    game.choose("explore")
    assert "use" not in game.offered()
    assert "stop" in game.offered()


# --------------------------------------------------------------------------------------------------
# Momentum
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.36", "SPL.23")
def test_momentum_takes_no_active_spell() -> None:
    game = table("Ward | protection water | self | Ignore up to 1 of that damage. | You suffer damage.")
    game.prepare("Rikkart", "active", I="Ward light")
    game.prepare("Rikkart", II="Gust light")
    game.action_phase(first="Rikkart")
    assert [label for label in game.offered() if "momentum" in label] == ["momentum II"]


# --------------------------------------------------------------------------------------------------
# The Black Rose's evocations
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVP.5")
def test_an_umbra_goes_after_its_mage_alone() -> None:
    """It starts two rooms away, passes Rikkart by and strikes Gramigna with a black cube."""
    game = table()
    game.stand("Gramigna", "Throne Room")
    game.stand("Rikkart", CENTRE)
    umbra = game.haunt("Gramigna", room="Garden")  # opposite: the only way of two moves is through him
    game.begin("evocation", first="Rikkart")
    assert game.place(umbra) == "Throne Room"
    assert (game.damage("Gramigna"), game.damage("Rikkart")) == ("x", "")


@pytest.mark.rule("EVP.6")
def test_equal_ways_are_the_crown_holders_choice() -> None:
    """From the Forge to the Black Rose Room there are two shortest ways."""
    game = table()
    game.stand("Gramigna", CENTRE)
    umbra = game.haunt("Gramigna", room="Forge")
    game.begin("evocation", first="Rikkart")
    assert game.asked() == ("Rikkart", "step")
    assert game.offered() == ["move to Arena", "move to Sanctuary"]
    game.choose("move to Sanctuary")
    assert (game.place(umbra), game.damage("Gramigna")) == (CENTRE, "x")


@pytest.mark.rule("EVP.6")
def test_her_other_evocations_take_the_nearest_mage_then_the_most_damaged() -> None:
    game = table()
    cadaver = game.evocation("Black Rose", "Sanctuary", kind="Cadaver")
    game.stand("Rikkart", CENTRE)
    game.stand("Gramigna", ARENA, damage="r")
    game.begin("evocation", first="Rikkart")
    assert (game.place(cadaver), game.damage("Gramigna"), game.damage("Rikkart")) == (ARENA, "rxx", "")


@pytest.mark.rule("EVP.6")
def test_with_no_mage_in_reach_she_strikes_an_evocation() -> None:
    game = table()
    game.stand("Rikkart", "Cell")
    game.stand("Gramigna", "Cell")
    nigredo = game.evocation("Gramigna", ARENA)
    cadaver = game.evocation("Black Rose", "Sanctuary", kind="Cadaver")
    game.begin("evocation", first="Rikkart")
    assert (game.place(cadaver), game.damage(nigredo)) == (ARENA, "xx")


@pytest.mark.rule("EVO.5", "EFF.10")
def test_an_umbra_under_a_mages_control_strikes_for_that_mage() -> None:
    game = table("Leash | combat fire | special | An Umbra in the Lodge activates under your control.")
    umbra = game.haunt("Gramigna")
    game.resolve("Leash", "light", by="Rikkart")
    assert game.asked() == ("Rikkart", "part")
    game.choose("attack Gramigna")
    assert game.damage("Gramigna") == "r"
    game.choose("stop")
    assert game.state.control[game.model(umbra)] == game.rules.rose
