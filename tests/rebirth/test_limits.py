"""Cards that set each other off without end: the chain is stopped, told, and the game goes on."""

from __future__ import annotations

import pytest

from blackrose.engine.table import CELL
from blackrose.game.checks import violations
from tests.rebirth.scenario import Rebirth, box_with

BOX = box_with(
    "Spiral | contingency magic | self | Persistent: Whenever another mage gains power, gain 1 power.",
    "Carousel | contingency air | self | Persistent: Whenever a mage gains power, you may gain 1 power.",
    "Spark | contingency fire | self | Gain 1 power. Place 1 instability in your room.",
)


def spiral(spell: str = "Spiral", *others: str) -> Rebirth:
    """Two mages with the same endless effect in force; Rikkart is about to act. The others are idle."""
    table = Rebirth("Rikkart", "Gramigna", *others, pack=BOX)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Crypt")
    for mage in ("Rikkart", "Gramigna"):
        table.prepare(mage, I=f"{spell} light")
    for mage in others:
        table.stand(mage, "Arena")
        table.tokens(mage, 0)
    table.prepare("Rikkart", quick="Spark light")
    table.action_phase()
    table.choose("cast I", "end", "cast I", "end")
    return table


@pytest.mark.rule("TRP.16")
def test_a_chain_without_end_is_stopped_and_the_game_goes_on() -> None:
    """Each gain of one sets off the other: it is voided, said so once, and the next action can be taken."""
    table = spiral()
    table.choose("cast quick")
    assert len(table.happened("voided")) == 1
    assert table.state.control == [table.rules.owner(model) for model in range(table.rules.models)]
    assert table.asked() == ("Rikkart", "action")
    table.choose("end")
    assert table.asked()[0] == "Gramigna"
    assert not [wrong for wrong in violations(table.state) if wrong.startswith(("cubes", "model", "room"))]


@pytest.mark.rule("TRP.16")
def test_a_chain_that_players_keep_up_is_stopped_too() -> None:
    table = spiral("Carousel")
    table.choose("cast quick")
    for _ in range(1000):
        if table.asked()[1] != "may":
            break
        table.choose("yes")
    assert len(table.happened("voided")) == 1
    assert table.asked() == ("Rikkart", "action")


@pytest.mark.rule("DEF.27")
def test_a_defeat_that_is_stopped_in_the_middle_is_not_done_twice() -> None:
    """The power paid at a defeat starts the spiral: the mage is in the Cell, unhurt, defeated once."""
    table = spiral("Spiral", "Arianna")
    table.stand("Arianna", "Arena", damage=table.nearly("Arianna", 1))
    table.choose("fight", "attack Arianna")
    assert len(table.happened("voided")) == 1
    assert (table.state.place[2], table.damage("Arianna")) == (CELL, "")
    assert len(table.happened("defeated")) == 1
    assert table.captured("Rikkart") == ["Arianna"]
