"""What the schools of our own design promise: numbers of cards, elements, starting lists, their notes."""

import re
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


@pytest.mark.parametrize("school", OURS)
def test_a_school_has_its_page(school: str) -> None:
    """How one wins with it and plays against it, three combinations, and its lists as two ways to play."""
    page = NOTES.split(f"\n## {school}\n", 1)[1].split("\n## ", 1)[0]
    parts = dict(re.findall(r"^\*\*(.+?)\.?\*\*(.*?)(?=^\*\*|\Z)", page, re.MULTILINE | re.DOTALL))
    assert {re.sub(r" with it| to find", "", name) for name in parts} >= {
        "Idea",
        "How one wins",
        "How one plays against it",
        "Three combinations",
        "Lists",
        "Figures",
    }
    lists = next(s for s in PACK.schools if s.name.en == school).grimoires
    assert re.findall(r"\*(.+?)\*", parts["Lists"]) == list(lists)


def why(note: str) -> str:
    """A note without the sentences that say where a card comes from."""
    sentences = re.split(r"(?<=[.;]) ", note)
    return " ".join(
        one for one in sentences if not re.search(r"\b(?:our own|rulebook)\b", one, re.IGNORECASE)
    )


def test_notes_on_our_own_cards_say_why() -> None:
    """They tell more than that a card is ours: what it is for, how it is meant, or what answers it."""
    cards = [
        *(school for school in PACK.schools if school.name.en in OURS),
        *(spell for spell in PACK.spells if spell.school in OURS),
        *PACK.upgrades,
        *PACK.jinxes,
    ]
    ours = [card for card in cards if card.provenance == "original"]
    assert len(ours) == 4 + 47 + 6 + 4
    assert [card.name.en for card in ours if len(why(card.note).split()) < 10] == []


def test_each_card_of_our_own_says_what_is_not() -> None:
    ours = [spell for spell in PACK.spells if spell.school in OURS]
    told = [spell.name.en for spell in ours if spell.provenance != "original"]
    assert told == ["Cerebral Worm"]  # only its school and element are ours
    assert all(spell.note for spell in ours)
