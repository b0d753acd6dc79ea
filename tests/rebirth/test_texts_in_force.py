"""Texts in force of one owner: each is told from the others by the card it is on."""

from __future__ import annotations

import pytest

from blackrose.engine.conditions.standing import EVOCATION, UPGRADE
from blackrose.packs import builtin_pack
from blackrose.table.shown import option_id, option_of
from tests.rebirth.scenario import Rebirth, with_upgrade

SNARE = "Whenever another mage enters this evocation's room, inflict 1 damage on that mage."


def two_guards() -> Rebirth:
    """Rikkart enters a room in which a Colossus and an upgraded Cadaver of Mors wait for him."""
    at = Rebirth("Rikkart", "Mors", pack=with_upgrade(builtin_pack("rebirth"), "Snare", SNARE))
    at.stand("Rikkart", "Crypt")
    at.stand("Mors", "Arena")
    at.evocation("Mors", "Garden", kind="Colossus", upgrade="Snare")
    at.evocation("Mors", "Garden", kind="Cadaver", upgrade="Snare")
    at.prepare("Rikkart")
    at.action_phase()
    at.choose("explore", "move to Garden")
    return at


@pytest.mark.rule("TRP.5")
def test_an_answer_names_where_a_text_lies_and_the_number_of_its_card() -> None:
    at = two_guards()
    assert at.offered() == [
        "upgrade of Cadaver m2 0 0",
        "evocation of Colossus m1 0 0",
        "upgrade of Colossus m1 0 0",
    ]
    colossus, cadaver, options = at.model("Colossus m1"), at.model("Cadaver m2"), at.decision().options
    assert [option[3:5] for option in options] == [
        (UPGRADE, cadaver),
        (EVOCATION, colossus),
        (UPGRADE, colossus),
    ]
    assert [option_of(option_id(option)) for option in options] == list(options)


@pytest.mark.rule("TRP.5", "TRP.22")
def test_two_cards_alike_answer_once_each_in_the_owners_order() -> None:
    at = two_guards()
    at.choose("upgrade of Colossus m1 0 0")
    assert at.damage("Rikkart") == "m"
    assert at.offered() == ["upgrade of Cadaver m2 0 0", "evocation of Colossus m1 0 0"]
    at.choose("evocation of Colossus m1 0 0")  # the last one is not asked for
    assert (at.damage("Rikkart"), at.asked()) == ("mmmmm", ("Rikkart", "part"))
