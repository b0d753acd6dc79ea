"""What the schools of our own design promise: numbers of cards, elements, starting lists, their notes."""

from collections import Counter
from pathlib import Path

import pytest

from blackrose.engine.components import ELEMENTS
from blackrose.packs import builtin_pack

PACK = builtin_pack("rebirth")
OURS = ("Hex", "Nightmare", "Shamanic", "Technomancy")
BOX = ("Agony", "Alchemy", *OURS)
NOTES = (Path(__file__).parents[2] / "docs" / "designs.md").read_text("utf-8")


def tally(school: str) -> Counter[str]:
    """How many sides of a school's spells show each element; a one-sided spell counts twice."""
    spells = [spell for spell in PACK.spells if spell.school == school]
    return Counter(side.element for spell in spells for side in (spell.light, spell.dark))


def told(row: str) -> list[int]:
    """The figures of a row in the table of the notes."""
    line = next(line for line in NOTES.splitlines() if line.startswith(f"| {row} |"))
    return [int(cell or 0) for cell in (part.strip() for part in line.split("|")[2:-1])]


@pytest.mark.parametrize("school", OURS)
def test_a_school_has_twelve_spells_of_three_copies(school: str) -> None:
    copies = [spell.copies for spell in PACK.spells if spell.school == school]
    assert copies == [3] * 12


@pytest.mark.parametrize("school", OURS)
def test_two_lists_of_six_share_out_the_school(school: str) -> None:
    lists = next(s for s in PACK.schools if s.name.en == school).grimoires.values()
    spells = {spell.name.en for spell in PACK.spells if spell.school == school}
    assert [len(one) for one in lists] == [6, 6]
    assert {name for one in lists for name in one} == spells


@pytest.mark.parametrize("school", BOX)
def test_the_notes_tell_the_elements_of_a_school(school: str) -> None:
    found = tally(school)
    assert told(school) == [found[element] for element in ("air", "earth", "fire", "water", *ELEMENTS[4:])]


def test_every_element_is_common_in_the_box() -> None:
    together = sum((tally(school) for school in BOX), Counter[str]())
    assert told("**all**") == [together[element] for element in ELEMENTS]
    assert all(together[element] >= 14 for element in ELEMENTS)


def test_jinxes_and_upgrades_are_as_many_as_in_the_box() -> None:
    assert [jinx.copies for jinx in PACK.jinxes] == [3] * 4
    assert {"Weakness", "Slowness", "Vulnerability"} < {jinx.name.en for jinx in PACK.jinxes}
    assert [upgrade.copies for upgrade in PACK.upgrades] == [3] * 6


def test_nine_forgotten_spells_and_a_personal_one_for_every_mage() -> None:
    forgotten = [spell for spell in PACK.spells if spell.school == "forgotten"]
    assert [spell.copies for spell in forgotten] == [1] * 9
    owners = [spell.owner for spell in PACK.spells if spell.school == "personal"]
    assert sorted(owners) == sorted(mage.name.en for mage in PACK.mages)


def test_each_card_of_our_own_says_what_is_not() -> None:
    ours = [spell for spell in PACK.spells if spell.school in OURS]
    told = [spell.name.en for spell in ours if spell.provenance != "original"]
    assert told == ["Cerebral Worm"]  # only its school and element are ours
    assert all(spell.note for spell in ours)
