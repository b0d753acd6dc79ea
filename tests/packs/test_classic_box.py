"""The box of Classic: all that is known of it is there, in the right numbers and in three languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import pytest

from blackrose.engine.components import School
from blackrose.packs import builtin_pack, load_text
from blackrose.packs.faces import card_face, names_of

PACK = builtin_pack("classic")
EVOCATIONS = {evocation.name.en: evocation for evocation in PACK.evocations}
MAGES = {mage.name.en: mage for mage in PACK.mages}
ROOMS = {room.name.en: room for room in PACK.rooms}


def test_it_is_a_box_of_its_own() -> None:
    assert (PACK.name, PACK.box) == ("classic", "classic")
    assert builtin_pack("classic") is PACK


SCHOOLS: dict[str, tuple[str, str, int]] = {
    "Conspiracy": ("contingency 12, protection 2, trap 10", "air 8, any 2, magic 6, profane 8", 5),
    "Destruction": ("combat 18, contingency 4, protection 2", "air 6, fire 8, profane 6, water 4", 6),
    "Divination": ("contingency 22, protection 2", "any 4, earth 6, fire 6, magic 4, sacred 4", 10),
    "Illusion": ("combat 2, contingency 8, protection 6, trap 8", "air 6, earth 6, magic 6, sacred 6", 6),
    "Necromancy": ("combat 12, contingency 10, protection 2", "profane 12, sacred 6, water 6", 5),
    "Transmutation": ("combat 8, contingency 14, protection 2", "earth 8, fire 8, water 8", 5),
}
"""The sides of each school by type and element, and how many of its twelve spells bear the mark."""


def test_all_that_lies_in_the_box_is_there_in_its_number() -> None:
    """As the books count it; the evocations with the tokens of those that have no miniature."""
    schools = [spell for spell in PACK.spells if spell.school in SCHOOLS]
    forgotten = [spell for spell in PACK.spells if spell.school == "forgotten"]
    personal = [spell for spell in PACK.spells if spell.owner in MAGES]
    assert Counter(spell.copies for spell in schools) == {3: 72}
    assert Counter(spell.copies for spell in forgotten) == {1: 10}
    assert Counter(spell.copies for spell in personal) == {3: 6}  # with those of the two expansion's mages
    assert len(PACK.spells) == 72 + 10 + 6
    assert len(ROOMS) == 19
    assert Counter(room.colour for room in PACK.rooms) == {
        **dict.fromkeys(("blue", "yellow", "green", "red", "purple", "grey"), 3),
        "black": 1,
    }
    assert len(EVOCATIONS) == 9
    assert sum(one.copies for one in PACK.evocations) == 30 + 1 + 3
    assert len(PACK.quests) == 95
    assert {quest.moon for quest in PACK.quests} == {1, 2, 3}
    assert 0 < sum(quest.four for quest in PACK.quests) < 95 / 4
    assert Counter(card.moon for card in PACK.event_cards) == {1: 26, 2: 26, 3: 26}


@pytest.mark.parametrize("school", SCHOOLS)
def test_a_school_has_the_sides_its_cards_show(school: str) -> None:
    spells = [spell for spell in PACK.spells if spell.school == school]
    sides = [side for spell in spells for side in (spell.light, spell.dark)]
    types, elements, marked = SCHOOLS[school]
    assert counted(side.type for side in sides) == types
    assert counted(side.element for side in sides) == elements
    assert sum(spell.instability for spell in spells) == marked


@pytest.mark.parametrize("school", PACK.schools, ids=lambda school: school.name.en)
def test_a_school_has_two_lists_that_share_its_twelve_spells(school: School) -> None:
    lists = school.grimoires.values()
    assert [len(spells) for spells in lists] == [6, 6]
    named = [name for spells in lists for name in spells]
    assert sorted(named) == sorted(spell.name.en for spell in PACK.spells if spell.school == school.name.en)


def test_what_the_books_do_not_show_says_so() -> None:
    """All quests and events but the one the books show of each are ours."""
    known = [card for card in (*PACK.quests, *PACK.event_cards) if card.provenance != "original"]
    assert [card.name.en for card in known] == ["Shed Blood", "Pitiful Dance"]


def counted(words: Iterable[str]) -> str:
    """How often each word comes: "air 8, any 2"."""
    return ", ".join(f"{word} {number}" for word, number in sorted(Counter(words).items()))


@pytest.mark.parametrize(
    ("name", "archetype", "copies", "figures"),
    [
        ("Landsknecht", "undead", 8, (2, 2, 3)),
        ("Bone Knight", "undead", 3, (2, 4, 4)),
        ("Divine Altar", "altar", 5, (0, 0, 4)),
        ("Mutant Altar", "altar", 5, (0, 0, 4)),
        ("Cerberus", "demon", 3, (3, 2, 2)),
        ("Malacoda", "demon", 3, (2, 3, 3)),
        ("Andromeda", "construct", 3, (2, 0, 3)),
        ("Infamy of Crete", "beast", 1, (2, 0, 6)),
    ],
)
def test_evocations_have_their_figures(
    name: str, archetype: str, copies: int, figures: tuple[int, int, int]
) -> None:
    card = EVOCATIONS[name]
    assert (card.archetype, card.copies) == (archetype, copies)
    assert (card.speed, card.strength, card.health) == figures


@pytest.mark.parametrize(
    ("name", "school"),
    [
        ("Nero", "Destruction"),
        ("Tessa", "Transmutation"),
        ("Rebecca", "Necromancy"),
        ("Jaf'ar", "Divination"),
        ("Marco", "Illusion"),
        ("Geneve", "Conspiracy"),
    ],
)
def test_every_mage_has_a_favourite_school(name: str, school: str) -> None:
    mage = MAGES[name]
    assert (mage.school, mage.strength, mage.quests) == (school, 2, 2)
    for language, told in (
        ("en", "favourite school"),
        ("de", "Lieblingszauberschule"),
        ("ru", "предпочитаемая школа"),
    ):
        shown = card_face(mage, language, names_of(PACK)).facts[-1]
        assert shown.startswith(f"{told}: ")


def test_mages_strike_move_and_fall_as_in_the_examples_of_the_books() -> None:
    nero, tessa = MAGES["Nero"], MAGES["Tessa"]
    assert (nero.health, nero.hand, nero.speed) == (12, 7, 2)
    assert (tessa.health, tessa.speed) == (11, 2)
    assert all(10 <= mage.health <= 12 and mage.hand in (7, 8) for mage in PACK.mages)


@pytest.mark.parametrize(
    ("name", "colour", "slots", "token"),
    [
        ("Black Rose Room", "black", 10, 6),
        ("Throne Room", "purple", 6, 5),
        ("Armory", "purple", 6, 3),
        ("Pleasures' Room", "purple", 6, 3),
        ("Crypt", "grey", 6, 3),
        ("Sacrificial Altar", "grey", 6, 3),
        ("Cemetery", "grey", 6, 3),
        ("Summoner Room", "red", 6, 3),
        ("Alchemic Laboratory", "red", 6, 3),
        ("Arena", "red", 6, 3),
        ("Observatory", "yellow", 5, 2),
        ("Bibliotheca", "yellow", 5, 2),
        ("Sanctuary", "yellow", 5, 2),
        ("Garden", "green", 4, 2),
        ("Forge", "green", 4, 2),
        ("Treasure Room", "green", 4, 2),
        ("The Abyss", "blue", 6, 3),
        ("Oracle Room", "blue", 6, 3),
        ("Mirrors' Room", "blue", 6, 3),
    ],
)
def test_rooms_have_one_effect_and_a_token(name: str, colour: str, slots: int, token: int) -> None:
    room = ROOMS[name]
    assert (room.colour, room.slots, room.token) == (colour, slots, token)
    assert (room.faces, len(room.effects), room.collapses) == (("effect",), 1, True)
    for language, shown in (
        ("en", "token"),
        ("de", "Aktivierungsplättchen"),
        ("ru", "жетон активации"),
    ):
        face = card_face(room, language, names_of(PACK))
        assert face.facts[-1] == f"{shown} {token}"
        assert len(face.sides) == 1


def test_a_text_can_name_every_room() -> None:
    """A name that ends in an apostrophe is one word more for the language."""
    spell = (
        'spell = [{{ name = {{ en = "Trial" }}, school = "forgotten", provenance = "original",'
        ' light = {{ type = "contingency", element = "air", target = "self", text = "{0}" }},'
        ' dark = {{ type = "contingency", element = "air", target = "self", text = "{0}" }} }}]'
    )
    for name in ROOMS:
        text = f"Place yourself in the {name.removeprefix('The ')}."
        pack = load_text(spell.format(text), PACK)
        assert " ".join(card_face(pack.spells[-1], "en", names_of(pack)).sides[0].lines) == text
