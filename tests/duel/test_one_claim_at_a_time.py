"""Claims in Duel come one after the other, and nothing comes between a target and its effect."""

from __future__ import annotations

import pytest

from tests.scenario import Duel, box_with

ARMORY, HALL, BLACK = "Templar Armory", "Crypt of the Saint", "Occult Black Rose Room"
THREE_COMBAT = {"I": "Violence light", "II": "Dark Force light", "III": "Tremor light"}


def standing(duel: Duel) -> tuple[str, int]:
    """Bartholomew's damage and power."""
    return duel.damage("Bartholomew"), duel.power("Bartholomew")


@pytest.mark.rule("QST.11")
def test_a_claim_is_carried_out_before_the_same_mage_may_claim_another() -> None:
    duel = Duel(claimed=["First Blood", "Manipulator", "Killer", "Balance"])
    duel.stand("Bartholomew", ARMORY)
    duel.stand("Ulrich", HALL)
    duel.prepare("Bartholomew", "revealed", I="Violence light", II="Dark Force light")
    duel.prepare("Bartholomew", quick="Deadly Charge light")
    duel.instability(ARMORY, "uuuuu")
    duel.action_phase()
    duel.choose("cast quick", "claim Insight")
    assert duel.offered()[:2] == ["claim Destroyer", "pass"]
    assert standing(duel) == ("r", 1)
    duel.choose("pass")
    assert duel.asked() == ("Bartholomew", "target")


@pytest.mark.rule("QST.11", "QST.36")
def test_a_quest_passed_on_is_not_offered_in_the_middle_of_another_claim() -> None:
    """Both mages passed on a quest whose condition holds; Bartholomew claims Trespasser."""
    duel = Duel(quests="1B+2A", claimed=["Seeds of Ruin", "Insight", "Killer", "Unbroken"])
    duel.stand("Bartholomew", ARMORY)
    duel.stand("Ulrich", HALL)
    for mage in ("Bartholomew", "Ulrich"):
        duel.prepare(mage, "revealed", quick="Violence light", I="Dark Force light", II="Dread Order light")
        duel.prepare(mage, III="Fusion light")
    duel.action_phase()
    duel.choose("cast III")
    while duel.asked()[1] != "claim":
        duel.choose(duel.offered()[0])
    assert duel.offered()[:2] == ["claim Balance", "pass"]
    while duel.asked()[1] == "claim":
        duel.choose("pass")
    while "explore" not in duel.offered():
        duel.settle("pass")
    duel.choose("explore", f"move to {BLACK}")
    assert duel.offered()[:3] == ["claim Trespasser", "claim Balance", "pass"]
    duel.choose("claim Trespasser")
    assert (duel.asked(), standing(duel)) == (("Bartholomew", "claim"), ("r", 1))
    duel.choose("claim Balance")
    assert standing(duel) == ("rrr", 3)
    assert duel.asked() == ("Bartholomew", "part")


@pytest.mark.rule("QST.11", "QST.35", "QST.37")
@pytest.mark.parametrize("first", ["Bartholomew", "Ulrich"])
def test_what_happens_during_a_claim_can_be_claimed_after_it(first: str) -> None:
    """The claim's damage sets off Bartholomew's thorns, which defeat a Templar: Killer comes after the
    claim's power.
    """
    thorns = (
        "Thorns | contingency air | self | "
        "Persistent: Whenever you suffer damage, inflict 1 damage on each evocation in the Lodge."
    )
    duel = Duel(quests="1B+2A", claimed=["Seeds of Ruin", "Insight", "Unbroken"], pack=box_with(thorns))
    duel.stand("Bartholomew", ARMORY)
    duel.stand("Ulrich", HALL)
    templar = duel.evocation("Ulrich", HALL)
    health = duel.rules.evocations[duel.state.kind[duel.model(templar)]].health
    duel.evocation("Ulrich", HALL, damage="r" * (health - 1))
    duel.prepare("Bartholomew", quick="Thorns light")
    duel.tokens("Ulrich", 1)
    duel.action_phase(first=first)
    if first == "Ulrich":
        duel.choose("explore", "stop")
    duel.choose("cast quick", "explore", f"move to {BLACK}", "claim Trespasser")
    assert duel.offered() == ["claim Killer", "pass"]
    assert standing(duel) == ("r", 1)
    duel.choose("claim Killer")
    assert standing(duel) == ("rr", 2)
    assert duel.asked() == ("Bartholomew", "part")


@pytest.mark.rule("EFF.30", "QST.36")
def test_no_claim_comes_between_target_and_effect() -> None:
    """Bartholomew has passed on Destroyer; his next spell is aimed and strikes before it is offered again."""
    duel = Duel(claimed=["First Blood", "Manipulator", "Insight", "Killer", "Balance"])
    duel.stand("Bartholomew", HALL)
    duel.stand("Ulrich", HALL)
    duel.prepare("Bartholomew", "revealed", I="Violence light", II="Dark Force light")
    duel.prepare("Bartholomew", quick="Deadly Charge dark")
    duel.action_phase()
    duel.choose("cast quick")
    assert duel.offered()[:2] == ["claim Destroyer", "pass"]
    duel.choose("pass")
    assert duel.asked() == ("Bartholomew", "target")
    duel.choose("Ulrich")
    assert duel.asked() == ("Bartholomew", "claim")
    assert duel.damage("Ulrich") == "bbb"
