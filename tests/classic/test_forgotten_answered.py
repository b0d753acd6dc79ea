"""Forgotten spells in Classic can be answered like any other spell that reaches somebody (TGT.34)."""

from __future__ import annotations

import pytest

from tests.classic.scenario import Classic


def cast(spell: str) -> Classic:
    """Nero casts a forgotten spell at Tessa, who has Invisibility in wait, and at whoever else it reaches."""
    table = Classic("Nero", "Tessa", "Rebecca")
    table.stand("Nero", "Arena")
    table.stand("Tessa", "Forge", damage="n")
    table.stand("Rebecca", "Sanctuary", damage="n")
    for mage in ("Tessa", "Rebecca"):
        table.power(mage, 4)
    table.prepare("Nero", quick=spell)
    table.prepare("Tessa", "active", I="Invisibility light")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    while table.asked()[0] == "Nero" and table.asked()[1] != "action":
        offered = table.offered()
        table.choose("Tessa" if "Tessa" in offered else offered[0])
    return table


@pytest.mark.rule("TGT.34", "EFF.4", "EFF.26")
@pytest.mark.parametrize(
    "spell",
    [
        "Disintegration light",
        "Eviscerate dark",
        "Devastation dark",
        "Lightning Storm light",
        "Death Delirium dark",
    ],
)
def test_a_forgotten_spell_can_be_cancelled(spell: str) -> None:
    table = cast(spell)
    assert table.asked() == ("Tessa", "react")
    table.choose("reveal I")
    assert (table.damage("Tessa"), table.damage("Rebecca")) == ("n", "n")
    assert (table.power("Tessa"), table.power("Rebecca")) == (4 + 1, 4)
    assert table.lies("Nero", "quick") == "revealed"
    assert table.lies("Tessa", "I") == "revealed"


@pytest.mark.rule("TGT.34")
@pytest.mark.parametrize("spell", ["Disintegration dark", "Eviscerate light"])
def test_not_one_that_does_nothing_to_the_mage_nor_one_that_says_otherwise(spell: str) -> None:
    """Instability is not done to a mage; the 5 damage of the other trigger no protections."""
    table = cast(spell)
    assert table.lies("Nero", "quick") == "revealed"
    assert table.asked()[1] != "react"
    assert table.lies("Tessa", "I") == "active"
