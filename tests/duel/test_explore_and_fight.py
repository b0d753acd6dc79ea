"""Explore and Fight: their parts, in which order, how far and how hard; and what it is to enter a room."""

import pytest

from tests.duel.lodge import ABYSS, ARMORY, CENTRE, CRYPT, LIBRARY, SUMMONER, TREASURE
from tests.scenario import Duel, box_with


def table(action: str, room: str = ARMORY) -> Duel:
    """Bartholomew in a room, Ulrich next door, two cards to draw; the action has begun."""
    duel = Duel()
    duel.stand("Bartholomew", room)
    duel.stand("Ulrich", SUMMONER)
    duel.pile("Bartholomew", ["Tremor", "Violence"])
    duel.action_phase()
    duel.choose(action)
    return duel


def moves(*rooms: str) -> set[str]:
    return {f"move to {room}" for room in rooms}


# --------------------------------------------------------------------------------------------------
# Explore
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.5", "ACT.4")
def test_explore_is_a_run_of_up_to_speed_moves() -> None:
    """Speed 2: two moves from room to touching room, and not a third."""
    duel = table("explore")
    assert set(duel.offered()) == {*moves(CRYPT, CENTRE, SUMMONER), "use", "stop"}
    duel.choose(f"move to {CRYPT}")
    assert set(duel.offered()) == {*moves(ARMORY, CENTRE, ABYSS), "use", "stop"}
    duel.choose(f"move to {ABYSS}")

    assert duel.offered() == ["use", "stop"]
    assert duel.place("Bartholomew") == ABYSS


@pytest.mark.rule("ACT.5", "EX.D.3")
def test_moves_then_the_use_of_the_room() -> None:
    """Move, move, use: the room at the end of the run is used, and nothing is left to do."""
    duel = table("explore", ABYSS)
    duel.choose(f"move to {CRYPT}", f"move to {ARMORY}", "use")

    assert duel.hand("Bartholomew") == ["Tremor"]
    assert duel.asked() == ("Bartholomew", "action")


@pytest.mark.rule("ACT.5", "EX.D.3")
def test_the_use_of_the_room_then_moves() -> None:
    """Use, move, move: one use only, however far the run leads."""
    duel = table("explore")
    duel.choose("use")
    assert duel.hand("Bartholomew") == ["Tremor"]
    assert set(duel.offered()) == {*moves(CRYPT, CENTRE, SUMMONER), "stop"}
    duel.choose(f"move to {CRYPT}", f"move to {ARMORY}")

    assert duel.asked() == ("Bartholomew", "action")
    assert duel.hand("Bartholomew") == ["Tremor"]


@pytest.mark.rule("ACT.5", "EX.D.3")
def test_the_use_of_the_room_ends_the_run() -> None:
    """Move, use, move is not allowed: the second move is lost with the use."""
    duel = table("explore", CRYPT)
    duel.choose(f"move to {ARMORY}", "use")

    assert duel.asked() == ("Bartholomew", "action")
    assert duel.place("Bartholomew") == ARMORY


@pytest.mark.rule("ACT.4", "ACT.17")
def test_every_part_of_explore_may_be_left_out() -> None:
    """Nothing happens, and the token is spent all the same."""
    duel = table("explore")
    duel.choose("stop")

    assert duel.place("Bartholomew") == ARMORY
    assert duel.hand("Bartholomew") == []
    duel.choose("explore", "stop")
    assert duel.asked() == ("Ulrich", "action")


@pytest.mark.rule("ACT.17", "ACT.31")
def test_a_token_outside_the_cell_can_always_be_spent() -> None:
    """No spell, no evocation, nobody to hit: Bartholomew still has his action and must take it."""
    duel = Duel()
    duel.stand("Bartholomew", ARMORY)
    duel.stand("Ulrich", SUMMONER)
    duel.tokens("Bartholomew", 1)
    duel.action_phase()

    assert duel.offered() == ["explore", "fight"]
    duel.choose("fight")
    assert duel.offered() == ["use", "stop"]
    duel.choose("stop")
    assert duel.asked() == ("Ulrich", "action")


# --------------------------------------------------------------------------------------------------
# Fight
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.6", "ACT.4", "EX.D.4")
def test_an_attack_then_the_use_of_the_room() -> None:
    """Strength 2: two cubes on Ulrich, once; then the room is used on another room."""
    duel = table("fight", SUMMONER)
    duel.choose("attack Ulrich")
    assert duel.damage("Ulrich") == "bb"
    assert duel.offered() == ["use", "stop"]
    duel.choose("use", CENTRE)

    assert duel.damage("Ulrich") == "bb"
    assert duel.asked() == ("Bartholomew", "action")


@pytest.mark.rule("ACT.6", "ACT.4", "EX.D.4")
def test_the_use_of_the_room_then_an_attack() -> None:
    """The room is used first, for 1 damage; the attack for 2 comes after it."""
    duel = table("fight", SUMMONER)
    duel.choose("use", SUMMONER)
    assert duel.offered() == ["attack Ulrich", "stop"]
    duel.choose("attack Ulrich")

    assert duel.damage("Ulrich") == "bbb"
    assert duel.asked() == ("Bartholomew", "action")


@pytest.mark.rule("ACT.6")
def test_an_attack_is_on_an_opposing_model_in_the_room() -> None:
    """Ulrich's Templar here can be attacked, Bartholomew's here and Ulrich next door cannot."""
    duel = Duel()
    duel.stand("Bartholomew", ARMORY)
    duel.stand("Ulrich", SUMMONER)
    duel.evocation("Bartholomew", ARMORY)
    duel.evocation("Ulrich", ARMORY)
    duel.action_phase()
    duel.choose("fight")

    assert duel.offered() == ["attack Templar u1", "use", "stop"]
    duel.choose("attack Templar u1")
    assert duel.place("Templar u1") == ""


@pytest.mark.rule("ACT.6", "ACT.4")
def test_fight_has_no_move() -> None:
    """The attack may be left out, but no step comes in its place."""
    duel = table("fight", SUMMONER)
    assert duel.offered() == ["attack Ulrich", "use", "stop"]
    duel.choose("stop")

    assert duel.damage("Ulrich") == ""
    assert duel.asked() == ("Bartholomew", "action")


# --------------------------------------------------------------------------------------------------
# Cut short by a defeat
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.19", "CEL.18")
def test_a_fight_cut_short_by_a_defeat_has_cost_its_token() -> None:
    """Ulrich's threat strikes back: Bartholomew goes to the Cell, the room is not used, the token is gone."""
    duel = Duel()
    duel.stand("Bartholomew", ARMORY, damage="uuuuuuuu")
    duel.stand("Ulrich", ARMORY)
    duel.prepare("Ulrich", quick="Threat from the Shadow light")
    duel.pile("Bartholomew", ["Tremor"])
    duel.tokens("Ulrich", 0)
    duel.action_phase(first="Ulrich", round_=4)
    duel.choose("cast quick", "Bartholomew")

    duel.choose("fight", "attack Ulrich")
    assert (duel.damage("Ulrich"), duel.place("Bartholomew")) == ("bb", "Cell")
    assert duel.offered() == ["explore", "end"], "the rest of the Fight is lost, the activation is not"
    duel.choose("explore", f"move to {LIBRARY}", "stop")
    assert duel.state.over, "both tokens are spent"
    assert duel.hand("Bartholomew") == []


@pytest.mark.rule("ACT.19", "CEL.18")
def test_an_explore_cut_short_by_a_defeat_has_cost_its_token() -> None:
    """The quest of entering the black room is one wound too many: the second move and the use are lost."""
    duel = Duel(quests="1B+2A", claimed=["Seeds of Ruin", "Unbroken", "Insight", "Killer", "Balance"])
    duel.stand("Bartholomew", ARMORY, damage="uuuuuuuuu")
    duel.stand("Ulrich", SUMMONER)
    duel.tokens("Bartholomew", 1)
    duel.action_phase()
    duel.choose("explore", f"move to {CENTRE}", "claim Trespasser")

    assert duel.place("Bartholomew") == "Cell"
    assert duel.asked() == ("Ulrich", "action"), "there was no other token"


# --------------------------------------------------------------------------------------------------
# Entering
# --------------------------------------------------------------------------------------------------

WATCHER = "Watcher | contingency magic | self | Persistent: Whenever a model enters a room, gain 1 power."


@pytest.fixture
def watched() -> Duel:
    """Bartholomew's card pays him for each model that enters a room; he stands in the Crypt."""
    duel = Duel(
        pack=box_with(
            WATCHER,
            "Step | contingency air | self | Place yourself in your room or an adjacent one.",
            "Call | contingency air | special | Summon 1 Templar in your room.",
            "Walk | contingency air | self | Move up to 2 rooms.",
        )
    )
    duel.stand("Bartholomew", CRYPT)
    duel.resolve("Watcher", "light")
    return duel


@pytest.mark.rule("ACT.13")
def test_summoning_and_placing_are_entering(watched: Duel) -> None:
    """A model enters a room however it comes there; placed where it stands it does not."""
    watched.resolve("Call", "light")
    assert watched.power("Bartholomew") == 1
    watched.resolve("Step", "light")
    watched.choose(ARMORY)
    assert watched.power("Bartholomew") == 2
    watched.resolve("Step", "light")
    watched.choose(ARMORY)
    assert watched.power("Bartholomew") == 2
    assert watched.quiet


@pytest.mark.rule("ACT.13")
def test_each_single_move_enters_a_room(watched: Duel) -> None:
    """Two moves of a run enter two rooms, the room passed through too."""
    watched.resolve("Walk", "light")
    watched.choose(f"move to {CENTRE}")
    assert watched.power("Bartholomew") == 1
    watched.choose(f"move to {TREASURE}")
    assert watched.power("Bartholomew") == 2
    assert watched.quiet


@pytest.mark.rule("ACT.13")
def test_leaving_the_cell_enters_a_room(watched: Duel) -> None:
    """Ulrich comes out of his Cell into a room where he was not."""
    watched.action_phase(first="Ulrich")
    watched.choose(f"move to {ARMORY}")

    assert watched.power("Bartholomew") == 1
