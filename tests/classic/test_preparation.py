"""Preparation in Classic: a quick spell always, one to three in the standard slots (PRE)."""

from __future__ import annotations

import pytest

from blackrose.engine.table import HIDDEN
from tests.classic.box import box
from tests.classic.scenario import Classic

TEXT = "self | Gain 1 power."
BOX = box(
    spells=(
        f"Acorn | contingency magic | {TEXT}",
        f"Birch | combat fire | {TEXT}",
        f"Cedar | combat air | {TEXT}",
        f"Dogwood | combat water | {TEXT}",
        "Shelter | protection air | self | Gain 1 power. | You suffer damage.",
    ),
)


def preparing(*hand: str) -> Classic:
    """Nero, with this hand, prepares; Tessa has nothing."""
    table = Classic("Nero", "Tessa", pack=BOX)
    for mage in table.people:
        table.stand(mage, "Arena")
    table.hold("Nero", *hand)
    table.begin("preparation")
    return table


@pytest.mark.rule("PRE.1", "PRE.8")
def test_one_spell_must_lie_in_the_quick_slot_and_one_in_a_standard_one() -> None:
    table = preparing("Acorn", "Birch", "Cedar")
    assert table.asked() == ("Nero", "plan")
    assert all(option.startswith("quick: ") for option in table.offered())
    assert {"quick: Acorn light", "quick: Acorn dark"} <= set(table.offered())
    table.choose("quick: Acorn light")
    assert all(option.startswith("I: ") for option in table.offered())  # and cannot be skipped
    table.choose("I: Birch dark")
    assert "skip" in table.offered()
    table.choose("skip")
    assert table.sheet("Nero") == {"quick": "Acorn light", "I": "Birch dark"}
    assert table.hand("Nero") == ["Cedar"]


@pytest.mark.rule("PRE.1", "PRE.3", "PRE.8")
def test_at_most_four_and_standard_slots_fill_from_the_first_without_gaps() -> None:
    table = preparing("Acorn", "Birch", "Cedar", "Dogwood", "Shelter")
    table.choose("quick: Acorn light", "I: Shelter light", "II: Cedar light", "III: Dogwood light")
    assert list(table.sheet("Nero")) == ["quick", "I", "II", "III"]
    assert table.hand("Nero") == ["Birch"]


@pytest.mark.rule("PRE.10", "PRE.5")
def test_a_single_spell_goes_to_the_quick_slot() -> None:
    table = preparing("Acorn")
    assert all(option.startswith("quick: Acorn") for option in table.offered())
    table.choose("quick: Acorn dark")
    assert table.sheet("Nero") == {"quick": "Acorn dark"}


@pytest.mark.rule("PRE.5")
def test_who_has_no_spell_places_none() -> None:
    table = preparing()
    assert table.sheet("Nero") == {}
    assert table.asked()[1] == "action"


@pytest.mark.rule("PRE.9", "PRE.4", "HID.2")
def test_owners_see_their_face_down_spells_others_only_the_slots() -> None:
    table = preparing("Acorn", "Birch")
    table.choose("quick: Acorn light", "I: Birch dark")
    assert table.seen_sheet("Nero", by="Nero") == {"quick": "Acorn light", "I": "Birch dark"}
    assert table.seen_sheet("Nero", by="Tessa") == {"quick": "face-down", "I": "face-down"}
    assert table.asked()[1] == "action"
    assert not [option for option in table.offered() if "Acorn" in option]
    assert table.state.view(1).sheet[0][0].card == HIDDEN


@pytest.mark.rule("EX.C.8", "PRE.1", "PRE.4", "PRE.8", "ACT.8")
def test_the_quick_spell_in_any_own_turn_the_others_only_in_their_order() -> None:
    table = preparing("Shelter", "Birch", "Cedar", "Acorn")
    table.choose("quick: Acorn light", "I: Shelter light", "II: Birch light", "III: Cedar light")
    assert [option for option in table.offered() if option.startswith("cast")] == ["cast quick", "cast I"]
    table.choose("cast I", "end")
    table.choose("fight", "stop", "end")
    assert [option for option in table.offered() if option.startswith("cast")] == ["cast quick", "cast II"]
    table.choose("cast II", "cast quick")
    table.choose("fight", "stop")
    assert [option for option in table.offered() if option.startswith("cast")] == ["cast III"]


@pytest.mark.rule("PRE.6")
def test_a_room_trap_has_no_side_to_choose() -> None:
    table = preparing("Acorn", "Blade Barrage")
    assert [option for option in table.offered() if "Blade Barrage" in option] == [
        "quick: Blade Barrage light"
    ]


@pytest.mark.rule("SET.37")
def test_tokens_of_traps_never_run_short() -> None:
    """Every mage may have a token on each of four spells, and be kept from moving, all at once."""
    table = Classic("Nero", "Tessa", "Rebecca", "Jaf'ar", pack=BOX)
    for mage in table.people:
        table.stand(mage, "Arena")
        slots = dict.fromkeys(("quick", "I", "II", "III"), "Shelter light")
        table.prepare(mage, "ready", **slots)
    for _ in range(4):
        table.action_phase()
        for mage in table.people:
            assert table.asked()[0] == mage
            table.choose(next(option for option in table.offered() if option.startswith("cast")), "end")
    found = [table.lies(mage, slot) for mage in table.people for slot in ("quick", "I", "II", "III")]
    assert found == ["active"] * 16


@pytest.mark.rule("ACT.34")
def test_a_spell_that_was_cast_before_preparation_makes_way() -> None:
    table = Classic("Nero", "Tessa", pack=BOX)
    for mage in table.people:
        table.stand(mage, "Arena")
    table.prepare("Nero", status="active", I="Shelter light")
    table.hold("Nero", "Acorn", "Birch")
    table.begin("preparation")
    table.choose("quick: Acorn light", "I: Birch dark")
    assert table.sheet("Nero") == {"quick": "Acorn light", "I": "Birch dark"}
    assert table.memories("Nero") == ["Shelter"]
