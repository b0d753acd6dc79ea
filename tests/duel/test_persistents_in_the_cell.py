"""A persistent does not work on a mage in the Cell, its own caster or another."""

from __future__ import annotations

import pytest

from tests.scenario import Duel, box_with

HALL = "Crypt of the Saint"
DEEDS = (
    "Cull | combat fire | self | Remove each evocation in the Lodge.",
    "Reward | combat fire | self | Gain 1 power.",
    "Greed | contingency air | self | Persistent: Whenever another mage gains power, gain 1 power.",
    "Penance | contingency air | self | Persistent: Whenever another mage gains power, lose 1 power.",
    "Banner | contingency air | self | Persistent: Your evocations have +2 Strength.",
    "Curse | combat air | mage 0 | Persistent: Whenever the target gains power, the target loses 1 power.",
)


def in_force(spell: str, *choices: str) -> Duel:
    """Bartholomew has cast a persistent."""
    duel = Duel(pack=box_with(*DEEDS))
    duel.stand("Bartholomew", HALL)
    duel.stand("Ulrich", HALL)
    duel.power("Bartholomew", 3)
    duel.prepare("Bartholomew", quick=spell)
    duel.action_phase(first="Bartholomew")
    duel.choose("cast quick", *choices)
    return duel


@pytest.mark.rule("PER.5", "CEL.1")
@pytest.mark.parametrize(("place", "power"), [("Cell", 3), (HALL, 4)])
def test_unseen_strike_pays_nobody_in_the_cell(place: str, power: int) -> None:
    duel = in_force("Unseen Strike light")
    duel.stand("Bartholomew", place)
    duel.evocation("Ulrich", HALL)
    duel.resolve("Cull", "light", by="Ulrich")
    assert duel.power("Bartholomew") == power


@pytest.mark.rule("PER.5", "CEL.1")
@pytest.mark.parametrize(("spell", "outside"), [("Greed", 4), ("Penance", 2)])
def test_neither_good_nor_harm_of_ones_own_comes_to_the_cell(spell: str, outside: int) -> None:
    for place, power in (("Cell", 3), (HALL, outside)):
        duel = in_force(f"{spell} light")
        duel.stand("Bartholomew", place)
        duel.resolve("Reward", "light", by="Ulrich")
        assert duel.power("Bartholomew") == power


@pytest.mark.rule("PER.5")
@pytest.mark.parametrize(("place", "left"), [("Cell", 2), (HALL, 1)])
def test_one_on_another_mage_does_not_work_there_either(place: str, left: int) -> None:
    duel = in_force("Curse light", "Ulrich")
    duel.power("Ulrich", 1)
    duel.stand("Ulrich", place)
    duel.resolve("Reward", "light", by="Ulrich")
    assert duel.power("Ulrich") == left


@pytest.mark.rule("PER.5", "DEF.12")
@pytest.mark.parametrize("place", ["Cell", HALL])
def test_evocations_in_the_lodge_keep_what_it_gives_them(place: str) -> None:
    duel = in_force("Banner light")
    templar = duel.evocation("Bartholomew", HALL)
    duel.stand("Bartholomew", place)
    strength = duel.rules.evocations[duel.state.kind[duel.model(templar)]].strength
    duel.begin("evocation", first="Bartholomew")
    duel.choose("attack Ulrich")
    assert duel.damage("Ulrich") == "b" * (strength + 2)


@pytest.mark.rule("PER.5")
def test_it_works_again_outside() -> None:
    duel = in_force("Greed light")
    duel.stand("Bartholomew", "Cell")
    duel.resolve("Reward", "light", by="Ulrich")
    duel.stand("Bartholomew", HALL)
    duel.resolve("Reward", "light", by="Ulrich")
    assert duel.power("Bartholomew") == 4
    assert duel.tokens_on("Bartholomew") == ["Bartholomew quick"]


@pytest.mark.rule("PER.5", "EVT.6")
@pytest.mark.parametrize(("place", "damage"), [("Cell", "rr"), (HALL, "")])
def test_shadow_form_shields_nobody_in_the_cell(place: str, damage: str) -> None:
    """An event reaches a mage there."""
    duel = in_force("Shadow Form light")
    duel.stand("Bartholomew", place)
    duel.resolve("Living Lodge", by="Black Rose")
    assert (duel.damage("Bartholomew"), duel.damage("Ulrich")) == (damage, "rr")
