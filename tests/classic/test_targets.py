"""Targets in Classic: what a spell is aimed at, where it reaches, and what becomes of one without (TGT)."""

from __future__ import annotations

import pytest

from blackrose.game import IllegalChoice
from tests.classic.scenario import ROW, Classic, box_with

BOX = box_with(
    "Bolt | combat fire | mage 1 | Inflict 3 damage. Gain 1 power.",
    "Ember | combat fire | model 2 | Inflict 1 damage.",
    "Blast | combat fire | room 1 | Inflict 2 damage.",
    "Single | combat fire | room 1 | Inflict 2 damage on a mage in the target room.",
    "Quake | contingency earth | room 1 | Place 1 instability.",
    "Self | contingency air | self | Gain 1 power.",
    "Near Pit | trap earth | model 1 | Inflict 1 damage. Gain 1 power. | A model enters a red room.",
    "Far Pit | trap earth | model * | Inflict 1 damage. | A model enters a red room.",
    "Startle | trap air | mage * | The target loses 1 power. | Another mage aims a spell at you.",
    "Retort | protection air | mage * | Inflict 1 damage. | Another mage inflicts damage on you.",
)


def lodge(spell: str, *people: str) -> Classic:
    """Nero with a marked spell in the Throne Room, the others in their Cells."""
    table = Classic("Nero", *(people or ("Tessa", "Rebecca")), pack=BOX)
    table.stand("Nero", "Throne Room")
    table.prepare("Nero", quick=f"{spell} light")
    return table


@pytest.mark.rule("TGT.24")
def test_without_a_legal_target_a_spell_may_be_cast_and_does_nothing() -> None:
    table = lodge("Bolt")
    table.action_phase(first="Nero")
    assert "cast quick" in table.offered()
    table.choose("cast quick")
    assert table.lies("Nero", "quick") == "revealed"
    assert table.power("Nero") == 0  # the rest of the text is skipped as well
    assert table.asked() == ("Nero", "action")


@pytest.mark.rule("TGT.24")
def test_there_is_no_dummy() -> None:
    table = lodge("Ember")
    table.stand("Tessa", "Throne Room")
    table.stand("Rebecca", "Armory")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    assert table.offered() == ["Tessa", "Rebecca"]
    with pytest.raises(IllegalChoice):
        table.choose("dummy")


@pytest.mark.rule("TGT.20")
def test_the_text_of_a_room_spell_says_whom_it_touches() -> None:
    for spell, answers, found in (
        ("Blast", ("Throne Room",), ("nn", "nn", "")),
        ("Single", ("Throne Room", "Tessa"), ("nn", "", "")),
        ("Quake", ("Throne Room",), ("", "", "n")),
    ):
        table = lodge(spell)
        table.stand("Tessa", "Throne Room")
        table.stand("Rebecca", "Throne Room")
        table.action_phase(first="Nero")
        table.choose("cast quick", *answers)
        assert (table.damage("Tessa"), table.damage("Rebecca"), table.cubes("Throne Room")) == found


@pytest.mark.rule("TGT.21", "TGT.27")
@pytest.mark.parametrize(("spell", "aim"), [("Blast", "Armory"), ("Ember", "Tessa")])
def test_who_stands_in_the_room_aimed_at_is_a_target_before_anything_happens(spell: str, aim: str) -> None:
    table = lodge(spell)
    table.stand("Tessa", "Armory")
    table.stand("Rebecca", "Armory")
    table.power("Nero", 1)
    table.prepare("Tessa", "active", I="Startle light")
    table.action_phase(first="Nero")
    table.choose("cast quick", aim)
    assert table.asked() == ("Tessa", "react")
    assert table.damage("Tessa") == ""
    table.choose("reveal I")
    assert table.power("Nero") == 0
    assert table.damage("Tessa").startswith("n")


@pytest.mark.rule("TGT.21")
def test_who_stands_elsewhere_is_none() -> None:
    table = lodge("Blast")
    table.stand("Tessa", "Crypt")
    table.prepare("Tessa", "active", I="Startle light")
    table.action_phase(first="Nero")
    table.choose("cast quick", "Armory")
    assert table.asked() == ("Nero", "action")


@pytest.mark.rule("TGT.22", "TRP.14")
@pytest.mark.parametrize(("stands", "hit"), [("Sanctuary", "t"), ("Crypt", "")])
def test_the_range_of_a_trap_is_counted_from_its_owners_room_as_it_triggers(stands: str, hit: str) -> None:
    table = Classic("Nero", "Tessa", pack=BOX)
    table.stand("Nero", "Throne Room")
    table.stand("Tessa", stands)
    table.prepare("Tessa", "active", I="Near Pit light")
    table.action_phase(first="Nero")
    table.choose("explore", "move to Arena", "reveal I")
    assert table.damage("Nero") == hit
    assert table.power("Tessa") == 1  # carried out as far as it goes
    assert table.lies("Tessa", "I") == "revealed"


@pytest.mark.rule("TGT.23", "CEL.16")
@pytest.mark.parametrize(("trap", "hit"), [("Near Pit", ""), ("Far Pit", "t")])
def test_from_the_cell_nothing_is_in_range(trap: str, hit: str) -> None:
    table = Classic("Nero", "Tessa", pack=BOX)
    table.stand("Nero", "Throne Room")
    table.prepare("Tessa", "active", I=f"{trap} light")
    table.action_phase(first="Nero")
    table.choose("explore", "move to Arena", "reveal I")
    assert table.damage("Nero") == hit


@pytest.mark.rule("TGT.1", "TGT.2", "TGT.7", "TGT.15")
def test_a_straight_row_through_others_and_nobody_in_the_cell() -> None:
    table = lodge("Ember", "Tessa", "Rebecca", "Jaf'ar")
    table.stand("Nero", ROW[0])
    table.stand("Tessa", ROW[1])
    table.stand("Rebecca", ROW[2])
    table.action_phase(first="Nero")
    table.choose("cast quick")
    assert table.offered() == ["Tessa", "Rebecca"]
