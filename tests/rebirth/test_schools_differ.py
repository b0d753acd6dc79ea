"""The four schools of our own: each is a way to play of its own, and none of our sides is another's."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from blackrose.engine.components import Command, Pack, Side, Spell
from blackrose.engine.programs import walk
from blackrose.language import tree as tr
from blackrose.packs import builtin_pack
from blackrose.packs.faces import AnyComponent, FaceSide, card_face, components_of, names_of

PACKS = {box: builtin_pack(box) for box in ("duel", "rebirth", "classic")}
REBIRTH = PACKS["rebirth"]
NOTES = (Path(__file__).parents[2] / "docs" / "designs.md").read_text("utf-8")
KNOWN = ("Agony", "Alchemy")
MATTER = {"Hex": "jinx", "Nightmare": "Umbra", "Shamanic": "Totem", "Technomancy": "upgrade"}
"""What only one school deals in."""

TYPES = ("combat", "contingency", "trap", "protection")
SCHOOLS = (*KNOWN, *MATTER)


def spells(school: str) -> list[Spell]:
    """The twelve spells of a school."""
    return [spell for spell in REBIRTH.spells if spell.school == school]


def sides(spell: Spell) -> list[Side]:
    """Its sides; one for a spell with one text."""
    return [spell.light] if spell.one_sided else [spell.light, spell.dark]


def printed(pack: Pack, component: AnyComponent) -> tuple[FaceSide, ...]:
    """The sides of a component as they are printed."""
    return card_face(component, "en", names_of(pack)).sides


def words(pack: Pack, component: AnyComponent) -> list[str]:
    """What each side of a component says, condition included."""
    return [" | ".join([side.when, " ".join(side.lines)]) for side in printed(pack, component)]


# --------------------------------------------------------------------------------------------------
# One idea a card, one matter a school
# --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("school", MATTER)
def test_both_sides_of_a_card_are_of_one_type_and_element(school: str) -> None:
    for spell in spells(school):
        assert (spell.light.type, spell.light.element) == (spell.dark.type, spell.dark.element), spell.name.en


def deals_in(school: str) -> list[list[bool]]:
    """For each spell of a school, whether its sides name the school's matter or a card of it."""
    cards = {"jinx": REBIRTH.jinxes, "upgrade": REBIRTH.upgrades}.get(MATTER[school], ())
    named = re.compile("|".join([MATTER[school], *(re.escape(card.name.en) for card in cards)]))
    return [
        [bool(named.search(f"{side.target} {side.when} {side.lines}")) for side in printed(REBIRTH, spell)]
        for spell in spells(school)
    ]


@pytest.mark.parametrize("school", MATTER)
def test_nine_cards_of_twelve_at_least_deal_in_the_matter_of_the_school(school: str) -> None:
    assert sum(any(card) for card in deals_in(school)) >= 9


@pytest.mark.parametrize("school", MATTER)
def test_no_other_school_deals_in_it(school: str) -> None:
    pattern = re.compile(MATTER[school])
    others = [spell for other in SCHOOLS if other != school for spell in spells(other)]
    assert [spell.name.en for spell in others if pattern.search(" ".join(words(REBIRTH, spell)))] == []


# --------------------------------------------------------------------------------------------------
# A profile of its own
# --------------------------------------------------------------------------------------------------


def types(school: str) -> Counter[str]:
    """How many sides of a school are of each type."""
    return Counter(side.type for spell in spells(school) for side in sides(spell))


def elements(school: str) -> Counter[str]:
    """How many sides show each element."""
    return Counter(side.element for spell in spells(school) for side in sides(spell))


def aims(school: str) -> Counter[str]:
    """What the sides of a school aim at: a mage far or near, a room, a model, an evocation, nobody."""
    return Counter(_aim(side.effect.aim) for spell in spells(school) for side in sides(spell))


def _aim(aim: tr.Aim) -> str:
    if aim.whose is tr.Whose.YOURS:
        return "own evocation"
    if aim.kind in ("self", "special"):
        return "nobody"
    if aim.kind == "mage":
        return "mage near" if 0 <= aim.range <= 2 else "mage anywhere"
    return "room" if aim.kind == "room" else "model"


AIMS = ("mage anywhere", "mage near", "room", "model", "own evocation", "nobody")


def persistents(school: str) -> int:
    """How many sides have a persistent sentence."""
    return sum(
        any(isinstance(node, tr.Sentence) and node.persistent for node in walk(side.effect.text))
        for spell in spells(school)
        for side in sides(spell)
    )


def marks(school: str) -> int:
    """How many cards bear the instability mark."""
    return sum(spell.instability for spell in spells(school))


def told(table: str, school: str) -> list[str]:
    """The cells of a school's row in the table of the notes that begins with a word."""
    _, rows = NOTES.split(f"| {table} |", 1)
    row = next(line for line in rows.splitlines() if line.startswith(f"| {school} |"))
    return [cell.strip() for cell in row.split("|")[2:-1]]


@pytest.mark.parametrize("school", SCHOOLS)
def test_the_notes_tell_the_profile_of_a_school(school: str) -> None:
    figures = [*(types(school)[kind] for kind in TYPES), persistents(school), marks(school)]
    matter = []
    if school in MATTER:
        found = deals_in(school)
        matter = [str(sum(map(any, found))), str(sum(map(sum, found)))]
    assert told("types", school) == [*map(str, figures), *(matter or ["", ""])]


@pytest.mark.parametrize("school", SCHOOLS)
def test_the_notes_tell_what_a_school_aims_at(school: str) -> None:
    assert told("aims", school) == [str(aims(school)[what] or "") for what in AIMS]


def apart(one: Counter[str], other: Counter[str]) -> int:
    """How many sides of one school there are that the other has no counterpart to."""
    return (one - other).total()


@pytest.mark.parametrize(("one", "other"), list(combinations(SCHOOLS, 2)))
def test_two_schools_have_two_profiles(one: str, other: str) -> None:
    """Of the types, elements and aims of some twenty-four sides a third at least is different."""
    if {one, other} == set(KNOWN):
        return  # theirs are given
    assert types(one) != types(other)
    measures = [apart(count(one), count(other)) for count in (types, elements, aims)]
    assert sum(measures) >= 24, measures
    assert (persistents(one), marks(one), aims(one)) != (persistents(other), marks(other), aims(other))


def test_our_schools_have_their_share_of_persistents() -> None:
    assert sum(map(persistents, MATTER)) >= 8
    assert all(map(persistents, MATTER))


# --------------------------------------------------------------------------------------------------
# No side is another's
# --------------------------------------------------------------------------------------------------

NEARLY: dict[frozenset[str], str] = {
    frozenset({"White Work 0 (rebirth)", "Infamy of Crete 1 (classic)"}): (
        "forgotten spells bring their evocation, and it strikes: the books' own way; all else is its card's"
    ),
    frozenset({"Slowness 0 (rebirth)", "Weakness 0 (rebirth)"}): (
        "the names are the rulebook's, and each takes 1 off the figure that it names"
    ),
}
"""Sides that differ in a name or a figure alone, and why they may."""


def said() -> Iterator[tuple[str, str, bool]]:
    """What the sides of all components of all boxes say, whose they are, and whether they are ours.

    A command is a whole of several parts, and many begin with a step: no two of them are alike as cards
    (tests/avatar/test_decks.py).
    """
    for box, pack in PACKS.items():
        for component in components_of(pack):
            if isinstance(component, Command):
                continue
            ours = box == "rebirth" and component.provenance == "original"
            for number, text in enumerate(words(pack, component)):
                if text != " | ":
                    yield text, f"{component.name.en} {number} ({box})", ours


def repeated(without: str = "(?!)") -> set[frozenset[str]]:
    """The sides that say the same, one of ours among them, once a pattern has been taken out."""
    pattern = re.compile(without)
    groups: dict[str, set[str]] = defaultdict(set)
    ours = set()
    for text, whose, own in said():
        text = pattern.sub("…", text)
        groups[text].add(whose)
        if own:
            ours.add(text)
    return {frozenset(groups[text]) for text in ours if len(groups[text]) > 1}


def test_no_side_of_ours_says_what_another_says() -> None:
    assert repeated() == set()


def test_none_says_it_with_another_figure() -> None:
    assert repeated(r"\d+") == set()


def test_none_says_it_of_another_evocation_jinx_upgrade_colour_or_figure() -> None:
    """But for those of which we say why."""
    names = {
        one.name.en for pack in PACKS.values() for one in (*pack.evocations, *pack.upgrades, *pack.jinxes)
    }
    words_alike = ("yellow", "red", "green", "blue", "grey", "purple", "Speed", "Strength", "Health")
    every = "|".join(re.escape(name) for name in sorted((*names, *words_alike), key=len, reverse=True))
    assert repeated(rf"\d+|\b(?:{every})s?\b|an upgrade of your choice") == set(NEARLY)
