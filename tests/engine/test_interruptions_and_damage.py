"""Traps and protections on damage: what can be ignored, what a defeat cuts short, where they also work."""

import pytest

from tests.duel.lodge import ABYSS, ARMORY, CENTRE, CRYPT, LIBRARY, SUMMONER, moves
from tests.engine.test_interruptions import active, explore, table
from tests.scenario import Duel


def struck(*wards: str, before: str = "") -> Duel:
    """Bartholomew with protections in I and II has just suffered 3 from Ulrich's Deadly Charge."""
    duel = table(room=ABYSS, damage=before)
    active(duel, "Bartholomew", **dict(zip(("I", "II"), wards, strict=False)))
    duel.prepare("Ulrich", quick="Deadly Charge dark")
    duel.action_phase(first="Ulrich")
    duel.choose("cast quick", "Bartholomew")
    return duel


# --------------------------------------------------------------------------------------------------
# Ignoring
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRP.18", "TRP.29", "EX.R.32")
@pytest.mark.parametrize("before", ["", "r", "u", "ur"])
def test_damage_that_is_no_longer_there_cannot_be_ignored_again(before: str) -> None:
    """The first Ward takes all 3 back: the second is not offered, whatever lay on the bar before."""
    duel = struck("Ward", "Ward", before=before)
    duel.choose("reveal I")
    assert duel.offered() == ["amount 3", "amount 2", "amount 1", "amount 0"]
    duel.choose("amount 3")
    assert (duel.damage("Bartholomew"), duel.power("Bartholomew")) == (before, 1)
    assert duel.asked() == ("Ulrich", "action")


@pytest.mark.rule("TRP.11", "TRP.18", "TRP.29", "EFF.3")
def test_what_the_first_left_the_second_may_ignore() -> None:
    """2 of 3 are taken back by the first Ward; the second can take the last one, not the old damage."""
    duel = struck("Ward", "Ward", before="u")
    pool = duel.state.pool[1]
    duel.choose("reveal I", "amount 2", "reveal II")
    assert duel.offered() == ["amount 1", "amount 0"]
    duel.choose("amount 1")
    assert (duel.damage("Bartholomew"), duel.power("Bartholomew")) == ("u", 2)
    assert duel.state.pool[1] == pool + 3


@pytest.mark.rule("TRP.18")
def test_a_counter_attack_needs_damage_still_there() -> None:
    """After a Ward took everything back, the Curse that answers damage is not offered; before it, it is."""
    duel = struck("Ward", "Baleful Curse")
    assert duel.offered() == ["reveal I", "reveal II", "pass"]
    duel.choose("reveal I", "amount 3")
    assert duel.asked() == ("Ulrich", "action")

    duel = struck("Ward", "Baleful Curse")
    duel.choose("reveal II")
    assert duel.damage("Ulrich") == "bb"
    assert duel.offered() == ["reveal I", "pass"]


# --------------------------------------------------------------------------------------------------
# Defeats
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DEF.2", "DEF.17", "TRP.30")
def test_a_protection_prevents_a_defeat() -> None:
    """One place is free, 1 of the trap's 2 is placed; that one is taken back, and Bartholomew moves on."""
    duel = table(damage="r" * 9, I="Pitfall")
    active(duel, "Bartholomew", I="Ward")
    explore(duel, SUMMONER)
    duel.choose("reveal I")
    assert (duel.damage("Bartholomew"), duel.place("Bartholomew")) == ("r" * 9 + "u", SUMMONER)
    duel.choose("reveal I")
    assert duel.offered() == ["amount 1", "amount 0"]
    duel.choose("amount 1")

    assert (duel.damage("Bartholomew"), duel.place("Bartholomew")) == ("r" * 9, SUMMONER)
    assert duel.happened("defeated") == []
    assert duel.asked() == ("Bartholomew", "part")


@pytest.mark.rule("DEF.2")
def test_a_protection_that_is_kept_prevents_nothing() -> None:
    """Bartholomew keeps his Ward, or ignores 0: he is defeated."""
    for answers in (["pass"], ["reveal I", "amount 0"]):
        duel = table(damage="r" * 9, I="Pitfall")
        active(duel, "Bartholomew", I="Ward")
        explore(duel, SUMMONER)
        duel.choose("reveal I", *answers)
        assert (duel.damage("Bartholomew"), duel.place("Bartholomew")) == ("", "Cell")


@pytest.mark.rule("TRP.4", "ACT.19", "CEL.8")
def test_a_defeat_cuts_the_physical_action_short_and_no_more() -> None:
    """The second move and the room use are lost, the token is spent; a second action leads out again."""
    duel = table(damage="r" * 8, I="Pitfall")
    duel.prepare("Bartholomew", quick="Tremor light")
    explore(duel, SUMMONER)
    duel.choose("reveal I")

    assert duel.place("Bartholomew") == "Cell"
    assert duel.asked() == ("Bartholomew", "action")
    assert duel.offered() == ["explore", "momentum quick", "end"]
    assert duel.state.tokens[0] == 1
    duel.choose("explore")
    assert duel.offered() == moves([LIBRARY, ABYSS])


@pytest.mark.rule("TRP.4")
def test_without_a_defeat_the_physical_action_goes_on() -> None:
    """With one place more on the bar he stays, moves on and activates the room he comes to."""
    duel = table(damage="r" * 7, I="Pitfall")
    duel.pile("Bartholomew", grimoire=["Fusion"])
    explore(duel, SUMMONER)
    duel.choose("reveal I", *moves([ARMORY]), "use")
    assert (duel.place("Bartholomew"), duel.hand("Bartholomew")) == (ARMORY, ["Fusion"])


@pytest.mark.rule("TRP.17")
def test_a_defeat_in_the_use_of_a_room_lets_its_effect_go_on() -> None:
    """Summoned, struck, in the Cell: the Templar still activates; the moves after the use are lost."""
    duel = table(room=CRYPT, damage="r" * 8, I="Backlash")
    duel.instability(CRYPT, "", face="available")
    duel.action_phase()
    duel.choose("explore", "use", "reveal I")

    assert (duel.place("Bartholomew"), duel.place("Templar b1")) == ("Cell", CRYPT)
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose("attack Ulrich", "stop")
    assert duel.damage("Ulrich") == "bb"
    assert duel.asked() == ("Bartholomew", "action")
    assert duel.offered() == ["explore", "end"]


@pytest.mark.rule("TRP.17")
def test_a_defeat_in_a_command_lets_the_activation_go_on() -> None:
    """The commanded Templar enters the grey room, which costs Bartholomew the rest: it still strikes."""
    duel = table(damage="r" * 8, I="Backlash")
    duel.evocation("Bartholomew", ARMORY)
    duel.action_phase()
    duel.choose("command", "Templar b1", *moves([CRYPT]), "reveal I")

    assert duel.place("Bartholomew") == "Cell"
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose("attack Ulrich")
    assert duel.damage("Ulrich") == "bb"


# --------------------------------------------------------------------------------------------------
# Other times and other causes
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TRP.13")
def test_protections_work_in_the_evocation_phase() -> None:
    """Bartholomew's Templar strikes Ulrich in the evocation phase; the Curse hits the Templar."""
    duel = table(I="Baleful Curse")
    duel.evocation("Bartholomew", CRYPT)
    duel.begin("evocation")
    duel.choose("attack Ulrich")
    assert (duel.asked(), duel.offered()) == (("Ulrich", "react"), ["reveal I", "pass"])
    duel.choose("reveal I")
    assert (duel.damage("Ulrich"), duel.place("Templar b1")) == ("bb", "")


@pytest.mark.rule("TRP.14")
def test_one_that_has_become_impossible_is_spent_all_the_same() -> None:
    """The Black Rose is no model that could be struck back: the Curse does nothing and is spent."""
    duel = table(I="Baleful Curse")
    duel.begin("black rose")
    assert (duel.asked(), duel.offered()) == (("Ulrich", "react"), ["reveal I", "pass"])
    duel.choose("reveal I")
    assert (duel.damage("Ulrich"), duel.damage("Bartholomew")) == ("rr", "rr")
    assert len(duel.happened("revealed")) == 1
    assert duel.asked() == ("Bartholomew", "action")


@pytest.mark.rule("TRP.25", "EX.R.31")
def test_summoning_into_a_room_is_entering_it() -> None:
    """A trap on evocations goes off at the Templar summoned into the grey room; one on mages does not."""
    duel = table(room=CRYPT, I="Open Grave", II="Pitfall")
    duel.action_phase()
    duel.choose("explore", "use")
    assert (duel.asked(), duel.offered()) == (("Ulrich", "react"), ["reveal I", "pass"])
    duel.choose("reveal I")
    assert duel.place("Templar b1") == ""
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose(*moves([CENTRE]), "stop")
    assert duel.asked() == ("Bartholomew", "action")
