"""What answers what in a Duel with a school of Rebirth: a spell that would touch a mage, one's own defeat."""

from __future__ import annotations

import pytest

from tests.rebirth.mixed_boxes import in_duel
from tests.scenario import Duel

ARMORY = "Templar Armory"


def table(school: str) -> Duel:
    """Bartholomew and Ulrich in the Armory."""
    duel = Duel(pack=in_duel(school))
    duel.stand("Bartholomew", ARMORY)
    duel.stand("Ulrich", ARMORY)
    return duel


@pytest.mark.rule("MIX.5", "TGT.27", "TGT.30")
@pytest.mark.parametrize("answer", ["reveal I", "pass"])
def test_a_mixed_duel_has_a_full_stop_between_target_and_effect(answer: str) -> None:
    duel = table("Death")
    duel.prepare("Bartholomew", quick="Tearing dark")
    duel.prepare("Ulrich", status="active", I="Bone Shield light")
    duel.action_phase(first="Bartholomew")
    duel.choose("cast quick", "Ulrich")
    assert (duel.asked(), duel.damage("Ulrich")) == (("Ulrich", "react"), "")
    duel.choose(answer)
    while duel.asked()[1] in ("cube", "target"):
        duel.choose(duel.offered()[0])
    assert duel.asked() == ("Bartholomew", "action")
    struck = ("", "uu") if answer == "reveal I" else ("bb", "")
    assert (duel.damage("Ulrich"), duel.damage("Bartholomew")) == struck


@pytest.mark.rule("MIX.5")
def test_an_unmixed_duel_opens_no_window_there() -> None:
    """Nothing in its box can answer, so there is nothing to stop for between target and effect."""
    assert Duel().rules.reaction_bits == 0
    assert table("Death").rules.reaction_bits != 0


@pytest.mark.rule("MIX.5", "TGT.30")
def test_in_a_mixed_duel_too_a_spell_that_does_nothing_to_a_mage_is_not_answered() -> None:
    duel = table("Death")
    duel.prepare("Bartholomew", quick="Lethal Touch dark")
    duel.prepare("Ulrich", status="active", I="Bone Shield light")
    duel.action_phase(first="Bartholomew")
    duel.choose("cast quick")
    assert duel.asked() == ("Bartholomew", "action")


@pytest.mark.rule("MIX.5", "DEF.2", "DEF.27")
def test_in_a_mixed_duel_the_own_defeat_is_answered_before_the_cell() -> None:
    duel = table("Agony")
    duel.stand("Ulrich", ARMORY, damage="r" * 8)
    duel.prepare("Ulrich", status="active", I="Liquefy the Pain light")
    duel.action_phase(first="Bartholomew")
    duel.choose("fight", "attack Ulrich")
    assert (duel.asked(), duel.place("Ulrich")) == (("Ulrich", "react"), ARMORY)
    duel.choose("reveal I")
    while duel.asked()[0] == "Ulrich":
        duel.choose(duel.offered()[0])
    assert (duel.place("Ulrich"), duel.power("Ulrich")) == ("Cell", 1)
