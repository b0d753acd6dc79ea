"""The page on Rebirth's provenance names every component of the box, and says of each what the data say."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from blackrose.engine.components import Component
from blackrose.packs import builtin_pack
from tests.docs.pages import page, section

PAGE = page("provenance-rebirth.md")
ENTRY = re.compile(r"^- \*\*(.+?)\*\* \((rulebook|community|original)\)\. (.*(?:\n  .*)*)", re.MULTILINE)
LIST = re.compile(r"^- \*(Told by players|Our own design)(?:, [^*]+)?:\* (.*(?:\n  .*)*)", re.MULTILINE)
MEANING = {"Told by players": "community", "Our own design": "original"}
PACK = builtin_pack("rebirth")
SECTIONS: dict[str, Iterable[Component]] = {
    "Rooms": PACK.rooms,
    "Events": PACK.event_cards,
    "Quests": PACK.quests,
    "Evocations": PACK.evocations,
    "Upgrades": PACK.upgrades,
    "Jinxes": PACK.jinxes,
    "Mages": PACK.mages,
    "Avatars": PACK.avatars,
    "Commands": PACK.commands,
    "Forgotten spells": [spell for spell in PACK.spells if spell.school == "forgotten"],
    "Personal spells": [spell for spell in PACK.spells if spell.school == "personal"],
    **{
        f"Spells of {school.name.en}": [spell for spell in PACK.spells if spell.school == school.name.en]
        for school in PACK.schools
    },
}


def told(heading: str) -> dict[str, str]:
    """What a section says of where its components come from."""
    where = section(PAGE, heading).split("\n### ")[0]
    named = {found[1]: found[2] for found in ENTRY.finditer(where)}
    for kind, names in LIST.findall(where):
        named |= dict.fromkeys(" ".join(names.split()).removesuffix(".").split("; "), MEANING[kind])
    return named


@pytest.mark.parametrize("heading", SECTIONS)
def test_every_component_is_named_with_its_provenance(heading: str) -> None:
    assert told(heading) == {one.name.en: one.provenance for one in SECTIONS[heading]}


def test_every_school_is_named_with_its_provenance() -> None:
    assert told("Schools") == {school.name.en: school.provenance for school in PACK.schools}


@pytest.mark.parametrize("heading", SECTIONS)
def test_what_the_rulebook_tells_or_a_note_doubts_has_its_reason(heading: str) -> None:
    entries = {found[1]: found[3] for found in ENTRY.finditer(section(PAGE, heading))}
    for one in SECTIONS[heading]:
        if one.provenance == "rulebook":
            assert "*Reading:*" in entries[one.name.en]
        elif one.provenance == "community" and one.note and "by data of players" not in one.note:
            assert "*Known:*" in entries[one.name.en], one.name.en
    assert all("*Known:*" in entry for entry in entries.values())


def test_the_numbers_of_cards_are_as_told() -> None:
    counts = re.search(r"the box as printed has (\d+), (\d+), (\d+) and (\d+)", " ".join(PAGE.split()))
    assert counts
    forgotten = [spell for spell in PACK.spells if spell.school == "forgotten"]
    usual = [card for card in PACK.event_cards if not card.avatar]
    there = len(usual), len(PACK.quests), sum(jinx.copies for jinx in PACK.jinxes), len(forgotten)
    assert there == tuple(map(int, counts.groups()))
