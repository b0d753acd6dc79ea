"""Preparation: two to four spells face-down, in secret and all at once."""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import Rebirth
from tests.table_scenario import FACE_DOWN

HAND = ("Torment", "Submission", "Pain Mark", "Heart of Ice", "Visceral Fire")


def preparing(*hand: str) -> Rebirth:
    """A preparation phase; Gramigna has nothing to lay out."""
    table = Rebirth()
    table.hold("Rikkart", *hand)
    table.begin("preparation")
    return table


@pytest.mark.rule("PRE.1", "PRE.2", "PRE.3")
def test_two_to_four_spells_are_laid_out_slot_by_slot_without_a_gap() -> None:
    table = preparing(*HAND)
    assert "skip" not in table.offered()
    table.choose("I: Torment light")
    assert "skip" in table.offered()
    table.choose("II: Submission dark", "skip")
    assert "skip" in table.offered()  # the quick slot may stay empty
    table.choose("skip")
    assert table.sheet("Rikkart") == {"I": "Torment light", "II": "Submission dark"}
    assert len(table.hand("Rikkart")) == 3


@pytest.mark.rule("PRE.1")
def test_after_one_standard_spell_the_quick_slot_must_be_filled() -> None:
    table = preparing(*HAND)
    table.choose("I: Torment light", "skip")
    assert "skip" not in table.offered()
    table.choose("quick: Pain Mark light")
    assert table.sheet("Rikkart") == {"quick": "Pain Mark light", "I": "Torment light"}


@pytest.mark.rule("PRE.2")
def test_four_slots_can_be_filled() -> None:
    table = preparing(*HAND)
    table.choose(
        "I: Torment light", "II: Submission light", "III: Pain Mark dark", "quick: Heart of Ice dark"
    )
    assert set(table.sheet("Rikkart")) == {"quick", "I", "II", "III"}


@pytest.mark.rule("PRE.5")
def test_who_has_one_spell_places_it_who_has_none_nothing() -> None:
    table = preparing("Torment")
    assert {decision.seat for decision in table.state.decisions} == {0}
    table.choose("I: Torment dark")
    assert table.sheet("Rikkart") == {"I": "Torment dark"}
    assert table.sheet("Gramigna") == {}


@pytest.mark.rule("PRE.7")
def test_a_trap_with_one_side_leaves_no_side_to_choose() -> None:
    table = preparing("Cerebral Worm", "Torment")
    assert table.offered() == ["I: Torment light", "I: Torment dark", "I: Cerebral Worm light"]


@pytest.mark.rule("PRE.4", "CRN.6")
def test_after_the_phase_neither_place_nor_side_can_change() -> None:
    table = preparing("Torment", "Submission")
    table.choose("I: Torment light", "II: Submission dark", by="Rikkart")
    assert table.state.phase == 3
    assert table.refused(("plan", 1, table.card("Torment"), 1), "Rikkart")


@pytest.mark.rule("PRE.1")
def test_all_choose_at_once_and_see_nothing_of_each_other() -> None:
    table = Rebirth()
    table.hold("Rikkart", *HAND)
    table.hold("Gramigna", *HAND)
    table.begin("preparation")
    before = table.seen("Gramigna")["stack"]
    table.choose("I: Torment light", "II: Submission dark", by="Rikkart")
    assert table.seen("Gramigna")["stack"] == before
    assert table.sheet("Rikkart") == {}


@pytest.mark.rule("PRE.9")
def test_owners_may_look_at_their_own_face_down_spells() -> None:
    table = preparing("Torment", "Submission")
    table.choose("I: Torment light", "II: Submission dark")
    assert table.seen_sheet("Rikkart", by="Rikkart")["I"] == "Torment light"
    assert table.seen_sheet("Rikkart", by="Gramigna")["I"] == FACE_DOWN
