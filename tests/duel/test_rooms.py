"""Rooms: seven colours, what using one does, and how often."""

import pytest

from blackrose.game import Game
from tests.duel.lodge import ARMORY, CENTRE, CRYPT, EVERYWHERE, SUMMONER, TREASURE
from tests.scenario import Duel


def table(room: str, face: str = "ruined") -> Duel:
    """Bartholomew with eight wounds and Ulrich with seven in a room that shows this face."""
    duel = Duel(event="Rebuilding")
    duel.stand("Bartholomew", room, damage="rrrrrrrr")
    duel.stand("Ulrich", room, damage="rrrrrrr")
    duel.instability(room, "", face)
    return duel


@pytest.mark.rule("ROO.15")
def test_seven_rooms_of_seven_colours() -> None:
    """The Lodge of a new game has each colour once."""
    state = Game.new(seats=("Bartholomew", "Ulrich"), seed=3, options={"grimoire": "0"}).start()
    colours = [state.rules.rooms[tile].colour for tile in state.tiles]

    assert sorted(colours) == ["black", "blue", "green", "grey", "purple", "red", "yellow"]


# --------------------------------------------------------------------------------------------------
# How often
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ROO.4")
def test_a_ruined_room_may_be_used_again_and_again() -> None:
    """Both actions of Bartholomew and one of Ulrich use it: each draws anew, but once an action."""
    duel = table(ARMORY)
    duel.pile("Bartholomew", ["Tremor", "Violence", "Fusion"])
    duel.pile("Ulrich", ["Dread Order"])
    duel.action_phase()

    duel.choose("fight", "use")
    assert "use" not in duel.offered()
    duel.choose("stop", "explore", "use", "stop")
    assert sorted(duel.hand("Bartholomew")) == ["Tremor", "Violence"]
    duel.choose("fight", "use")
    assert duel.hand("Ulrich") == ["Dread Order"]


@pytest.mark.rule("ROO.5")
def test_a_rebuilt_room_works_once() -> None:
    """Bartholomew's first use heals 6; neither his second nor Ulrich's heals anything."""
    duel = table(TREASURE, "available")
    duel.action_phase()

    duel.choose("fight", "use")
    assert duel.damage("Bartholomew") == "rr"
    duel.choose("stop", "fight", "use", "stop")
    assert duel.damage("Bartholomew") == "rr"
    duel.choose("fight", "use")
    assert duel.damage("Ulrich") == "rrrrrrr"


@pytest.mark.rule("ROO.5")
def test_a_spent_room_stays_spent_in_the_next_round() -> None:
    """Clean-up does not turn the token back: in round 2 the use still does nothing."""
    duel = table(TREASURE, "used")
    duel.begin("clean-up", first="Ulrich")

    assert duel.state.round == 2
    duel.choose("fight", "use", by="Bartholomew")
    assert duel.damage("Bartholomew") == "rrrrrrrr"
    assert duel.offered() == ["attack Ulrich", "stop"], "the use was taken all the same"


# --------------------------------------------------------------------------------------------------
# Rebuilt for good
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ROO.7")
@pytest.mark.parametrize("face", ["available", "used"])
def test_a_rebuilt_room_takes_no_instability(face: str) -> None:
    """The Black Rose places a cube in each room but the rebuilt one, and so does a spell."""
    duel = table(TREASURE, face)
    duel.resolve("Rebuilding", by="Black Rose")
    assert [room for room in EVERYWHERE if not duel.cubes(room)] == [TREASURE]

    duel.resolve("Tremor", "dark")
    assert TREASURE in duel.offered()
    duel.choose(TREASURE)
    assert duel.cubes(TREASURE) == ""
    assert duel.quiet


@pytest.mark.rule("ROO.7")
def test_a_rebuilt_room_is_never_ruined_again() -> None:
    """Rebuilt in one clean-up, the room still has its rebuilt effect after the next."""
    duel = table(TREASURE)
    duel.instability(TREASURE, "bbuu")
    duel.begin("clean-up", first="Ulrich")
    duel.choose("explore", "stop", "explore", "stop", by="Bartholomew")
    duel.choose("explore", "stop", "explore", "stop", by="Ulrich")

    assert duel.state.round == 3
    wounds = duel.damage("Ulrich")
    duel.choose("explore", "use", by="Ulrich")
    assert len(duel.damage("Ulrich")) == len(wounds) - 6


# --------------------------------------------------------------------------------------------------
# As far as possible
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ROO.17")
def test_who_uses_a_room_must_pay_its_price() -> None:
    """In the black room two of three Ready spells must be discarded; no way out is offered."""
    duel = Duel()
    duel.stand("Bartholomew", CENTRE)
    duel.stand("Ulrich", SUMMONER)
    duel.prepare("Bartholomew", quick="Tremor light", I="Violence light", II="Fusion light")
    duel.forgotten("Shadow Form")
    duel.action_phase()

    duel.choose("explore", "use")
    assert duel.offered() == ["slot quick", "slot I", "slot II"]
    duel.choose("slot I")
    assert duel.offered() == ["slot quick", "slot II"]
    duel.choose("slot quick")
    assert duel.memories("Bartholomew") == ["Violence", "Tremor"]
    assert duel.hand("Bartholomew") == ["Shadow Form"]


@pytest.mark.rule("ROO.17", "ROO.18")
def test_a_rooms_effect_is_carried_out_as_far_as_possible() -> None:
    """With one Ready spell two cannot be paid: it is not discarded, the cube is placed all the same."""
    duel = Duel()
    duel.stand("Bartholomew", CENTRE)
    duel.stand("Ulrich", SUMMONER)
    duel.prepare("Bartholomew", quick="Tremor light")
    duel.forgotten("Shadow Form")
    duel.action_phase()
    duel.choose("explore", "use")

    assert (duel.memories("Bartholomew"), duel.lies("Bartholomew", "quick")) == ([], "ready")
    assert duel.hand("Bartholomew") == []
    assert duel.cubes(CENTRE) == "r"


@pytest.mark.rule("ROO.17", "TGT.10")
def test_who_uses_a_room_resolves_its_effect() -> None:
    """The red room must strike a room that Bartholomew chooses, within 1 of him, and his cubes are placed."""
    duel = table(SUMMONER)
    duel.action_phase()
    duel.choose("fight", "use")

    assert duel.asked() == ("Bartholomew", "target")
    assert duel.offered() == [SUMMONER, CENTRE, ARMORY, TREASURE]
    duel.choose(SUMMONER)
    assert (duel.damage("Ulrich"), duel.damage("Bartholomew")) == ("rrrrrrrb", "rrrrrrrr")


@pytest.mark.rule("ROO.4", "ROO.17")
def test_a_use_that_can_do_nothing_is_still_legal() -> None:
    """All three Templars are out: the Crypt summons nobody, however often it is used."""
    duel = table(CRYPT)
    for _ in range(3):
        duel.evocation("Ulrich", CENTRE)
    duel.action_phase()
    duel.choose("explore", "use", "stop", "explore", "use", "stop")

    assert duel.happened("summoned") == []
    assert duel.asked() == ("Ulrich", "action")
