"""The box of Classic: all that is known of it is there, in the right numbers and in three languages."""

from __future__ import annotations

import pytest

from blackrose.packs import builtin_pack, load_text
from blackrose.packs.faces import card_face, names_of

PACK = builtin_pack("classic")
EVOCATIONS = {evocation.name.en: evocation for evocation in PACK.evocations}
MAGES = {mage.name.en: mage for mage in PACK.mages}
ROOMS = {room.name.en: room for room in PACK.rooms}


def test_it_is_a_box_of_its_own() -> None:
    assert (PACK.name, PACK.box) == ("classic", "classic")
    assert builtin_pack("classic") is PACK


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
