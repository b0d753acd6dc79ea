"""The page on provenance names every component, and says of each what the data say."""

from __future__ import annotations

import re

from blackrose.packs import builtin_pack
from blackrose.packs.faces import components_of
from tests.docs.pages import page

PAGE = page("provenance.md")
ENTRY = re.compile(r"^- \*\*(.+?)\*\* \((rulebook|community|original)\)\. (.*(?:\n  .*)*)", re.MULTILINE)
ENTRIES = {found[1]: (found[2], found[3]) for found in ENTRY.finditer(PAGE)}
COMPONENTS = list(components_of(builtin_pack("duel")))


def test_every_component_is_named_with_its_provenance() -> None:
    told = {name: provenance for name, (provenance, _) in ENTRIES.items()}
    assert told == {one.name.en: one.provenance for one in COMPONENTS}
    assert len(ENTRY.findall(PAGE)) == len(COMPONENTS)


def test_what_is_doubtful_or_ours_is_told_with_its_reason() -> None:
    for one in COMPONENTS:
        told = ENTRIES[one.name.en][1]
        if one.note or one.provenance == "original":
            assert "*Reading:*" in told or "*Ours:*" in told or "worth" in told, one.name.en
            assert len(told) > 60, one.name.en
        else:
            assert "*Ours:*" not in told, one.name.en


def test_the_tally_of_elements_is_as_told() -> None:
    law = [spell for spell in builtin_pack("duel").spells if spell.school == "Law"]
    elements = [side.element for spell in law for side in (spell.light, spell.dark)]
    told = re.search(r"\*\*profane (\d+), sacred (\d+), earth (\d+)\*\*", PAGE)
    assert told
    assert [elements.count(one) for one in ("profane", "sacred", "earth")] == [int(n) for n in told.groups()]


def test_the_lists_can_meet_the_quests_about_types() -> None:
    """Each starting list shows three combat and three contingency spells at a time, as the page says."""
    pack = builtin_pack("duel")
    spells = {spell.name.en: spell for spell in pack.spells}
    for names in pack.schools[0].grimoires.values():
        for type_ in ("combat", "contingency"):
            able = [name for name in names if type_ in (spells[name].light.type, spells[name].dark.type)]
            assert len(able) >= 3
