"""The box of Rebirth: all that is known of it is there, in the right numbers and in three languages."""

from __future__ import annotations

from collections import Counter

import pytest

from blackrose.engine.components import EventCard, Quest, Spell
from blackrose.language.printing import print_sentences
from blackrose.language.references import Context, Role
from blackrose.language.tree import NamedRoom, Put, Sentence, You
from blackrose.packs import builtin_pack, load_text
from blackrose.packs.faces import card_face, components_of, names_of

PACK = builtin_pack("rebirth")
ROOMS = {room.name.en: room for room in PACK.rooms}
EVENTS = {card.name.en: card for card in PACK.event_cards}
QUESTS = {quest.name.en: quest for quest in PACK.quests}
EVOCATIONS = {evocation.name.en: evocation for evocation in PACK.evocations}
MAGES = {mage.name.en: mage for mage in PACK.mages}
SPELLS = {spell.name.en: spell for spell in PACK.spells}
BOX_SCHOOLS = {"Agony", "Alchemy", "Hex", "Nightmare", "Shamanic", "Technomancy"}

TALLIES = {
    "Agony": {"air": 4, "fire": 4, "water": 6, "profane": 8, "any": 2},
    "Alchemy": {"air": 5, "earth": 5, "fire": 5, "water": 5, "any": 4},
    "Death": {"profane": 8, "sacred": 8, "magic": 6, "any": 2},
}
GRIMOIRES = {
    "Agony": ("Sadistic Fury", "Algolagnia"),
    "Alchemy": ("Scourge", "Auromancer"),
    "Death": ("Oblivion", "The End"),
}
MARKED = {
    "Agony": {"Grim Torment", "Cross and Delight", "Visceral Fire", "Pain Mark", "Ineluctable Pain"},
    "Alchemy": {"Viatorium Spagyricum", "Liquid Fire", "Purifying Aludel", "Albify", "Silver of the Sages"},
    "Death": {"Entropy", "Lugubrious Toll", "Sacrificial Pyre", "Martyrdom"},
}


def of_school(school: str) -> list[Spell]:
    return [spell for spell in PACK.spells if spell.school == school]


def said(quest: Quest) -> str:
    context = Context(quest.effect.aim, quest.effect.when, Role.QUEST)
    return " ".join(print_sentences(quest.effect.text, "en", context, names_of(PACK)))


# The box as a whole


def test_it_is_a_box_of_its_own() -> None:
    assert (PACK.name, PACK.box) == ("rebirth", "rebirth")
    assert builtin_pack("rebirth") is PACK
    assert not PACK.events
    assert len(PACK.digest) == 32


def test_every_component_has_a_name_in_each_language() -> None:
    for component in components_of(PACK):
        name = component.name
        assert all((name.en, name.de, name.ru))
        assert any("а" <= letter <= "я" for letter in name.ru.lower()), name.en


def test_every_school_has_names_for_its_lists_in_each_language() -> None:
    for school in PACK.schools:
        assert set(school.grimoires) == set(school.grimoire_names)
        for name in school.grimoire_names.values():
            assert any("а" <= letter <= "я" for letter in name.ru.lower()), name.en


def test_every_doubtful_or_own_component_says_so() -> None:
    for component in components_of(PACK):
        if component.provenance == "original":
            assert component.note, component.name.en


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_every_card_can_be_read(language: str) -> None:
    for component in components_of(PACK):
        face = card_face(component, language, names_of(PACK))
        assert all((face.name, face.kind, face.provenance))
        for side in face.sides:
            assert all(side.lines), face.name


# Rooms


def test_there_are_three_rooms_of_each_colour_and_one_black() -> None:
    colours = Counter(room.colour for room in PACK.rooms)
    assert colours == {"black": 1, "grey": 3, "purple": 3, "red": 3, "green": 3, "yellow": 3, "blue": 3}


@pytest.mark.parametrize(
    ("names", "slots", "rewards"),
    [
        (("Black Rose Room", "Throne Room"), 10, (6, 3, 1)),
        (("Armory", "Pleasures Room", "Crypt", "Sacrificial Altar", "Cemetery"), 6, (4, 2, 1)),
        (("Summoner Room", "Alchemical Laboratory", "Arena"), 6, (4, 2, 1)),
        (("The Abyss", "Oracle Room", "Mirrors Room"), 6, (4, 2, 1)),
        (("Observatory", "Bibliotheca", "Sanctuary"), 5, (3, 1, 1)),
        (("Garden", "Forge", "Treasure Room"), 4, (2, 1, 0)),
    ],
)
def test_rooms_have_their_slots_and_rewards(
    names: tuple[str, ...], slots: int, rewards: tuple[int, int, int]
) -> None:
    for name in names:
        assert (ROOMS[name].slots, ROOMS[name].rewards) == (slots, rewards)


def test_rooms_of_a_colour_share_their_ruined_effect() -> None:
    by_colour: dict[str, set[object]] = {}
    for room in PACK.rooms:
        by_colour.setdefault(room.colour, set()).add((room.effects[0].aim, room.effects[0].text))
    assert {colour: len(effects) for colour, effects in by_colour.items()} == {
        "black": 1,
        "grey": 1,
        "red": 1,
        "green": 1,
        "yellow": 1,
        "blue": 1,
        "purple": 3,
    }


# Events


def test_each_moon_has_thirteen_events_and_twelve_of_the_avatar() -> None:
    usual = [card for card in PACK.event_cards if not card.avatar]
    assert Counter(card.moon for card in usual) == {1: 13, 2: 13, 3: 13}
    hers = [card for card in PACK.event_cards if card.avatar]
    assert {card.avatar for card in hers} == {"The Possessed"}
    assert Counter(card.moon for card in hers) == {1: 12, 2: 12, 3: 12}


def test_instant_events_have_no_slot_and_others_have_one() -> None:
    for card in PACK.event_cards:
        assert (card.phase == "instant") == (card.slot == 0), card.name.en


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("Hidden Resources", (1, True, "always", 1, 2, 0)),
        ("Awakening", (1, False, "instant", 0, 1, 0)),
        ("Gift to Fools", (1, False, "black rose", 1, 2, 2)),
        ("Puppeteer", (1, True, "action", 3, 2, 0)),
        ("Illness", (2, False, "black rose", 3, 1, 2)),
        ("Tribute of the Command", (2, False, "action", 1, 1, 3)),
        ("Renovation", (2, True, "instant", 0, 3, 0)),
        ("Assault", (3, False, "action", 2, 2, 3)),
        ("Immortals", (3, False, "always", 3, 3, 3)),
        ("Power Infusion", (3, True, "instant", 0, 0, 3)),
    ],
)
def test_events_have_their_figures(name: str, figures: tuple[object, ...]) -> None:
    card: EventCard = EVENTS[name]
    assert (card.moon, card.crown, card.phase, card.slot, card.drawn, card.discarded) == figures


def test_crowns_on_events() -> None:
    crowns = Counter(card.moon for card in PACK.event_cards if card.crown and not card.avatar)
    assert crowns == {1: 6, 2: 5, 3: 4}
    hers = Counter(card.moon for card in PACK.event_cards if card.crown and card.avatar)
    assert hers == {1: 5, 2: 4, 3: 3}


# Quests


def test_the_moons_have_their_quests() -> None:
    assert Counter(quest.moon for quest in PACK.quests) == {1: 15, 2: 21, 3: 13}


def test_open_quests_are_those_with_a_long_task() -> None:
    opened = [quest for quest in PACK.quests if quest.open]
    assert all(quest.cubes >= 2 for quest in opened)
    assert len(opened) == 15


@pytest.mark.parametrize(
    ("name", "cubes", "power"),
    [
        ("Holy Corruption", 0, 2),
        ("Channeling Instability", 4, 1),
        ("Shattered Illusion", 2, 1),
        ("Golden Sun", 3, 1),
        ("Crimson Star", 0, 2),
        ("Hydromancer", 0, 4),
        ("Power Catalyst", 3, 4),
        ("Surrender of Power", 0, 4),
    ],
)
def test_quests_have_their_figures(name: str, cubes: int, power: int) -> None:
    assert (QUESTS[name].cubes, QUESTS[name].power) == (cubes, power)


def test_a_room_is_named_on_a_quest() -> None:
    assert said(QUESTS["Powerful Moon"]) == "Place the target in the Arena. Inflict 2 damage."


# Spells


@pytest.mark.parametrize("school", TALLIES)
def test_known_schools_have_twelve_spells_and_their_elements(school: str) -> None:
    spells = of_school(school)
    assert len(spells) == 12
    assert {spell.copies for spell in spells} == {3}
    elements = Counter(side.element for spell in spells for side in (spell.light, spell.dark))
    assert elements == TALLIES[school]
    assert {spell.name.en for spell in spells if spell.instability} == MARKED[school]


@pytest.mark.parametrize("school", GRIMOIRES)
def test_known_starting_grimoires_share_out_the_school(school: str) -> None:
    (found,) = (one for one in PACK.schools if one.name.en == school)
    assert tuple(found.grimoires) == GRIMOIRES[school]
    assert all(len(spells) == 6 for spells in found.grimoires.values())
    assert {name for spells in found.grimoires.values() for name in spells} == {
        spell.name.en for spell in of_school(school)
    }


def test_the_box_has_its_six_schools_and_that_of_an_expansion() -> None:
    assert {school.name.en for school in PACK.schools} == BOX_SCHOOLS | {"Death"}


def test_forgotten_spells_have_one_copy() -> None:
    assert {SPELLS[name].copies for name in ("Arcane Barrage", "Killer Fog", "Supreme Fireball")} == {1}


def test_every_mage_has_one_personal_spell() -> None:
    owners = Counter(spell.owner for spell in PACK.spells if spell.school == "personal")
    assert owners == dict.fromkeys(MAGES, 1)
    assert {spell.copies for spell in PACK.spells if spell.owner} == {3}


@pytest.mark.rule("PRE.7")
def test_the_trap_of_one_side_has_no_side_to_choose() -> None:
    worm = SPELLS["Cerebral Worm"]
    assert worm.one_sided
    assert worm.light.type == "trap"
    assert len(card_face(worm, "en", names_of(PACK)).sides) == 1


# Evocations and mages


@pytest.mark.parametrize(
    ("name", "archetype", "figures", "copies"),
    [
        ("Succubus", "demon", (2, 1, 3), 3),
        ("Nigredo", "construct", (2, 2, 4), 3),
        ("Cadaver", "undead", (2, 2, 2), 8),
        ("Colossus", "undead", (2, 3, 4), 3),
    ],
)
def test_known_evocations(name: str, archetype: str, figures: tuple[int, int, int], copies: int) -> None:
    one = EVOCATIONS[name]
    assert (one.archetype, (one.speed, one.strength, one.health), one.copies) == (archetype, figures, copies)


def test_marks_of_evocations() -> None:
    assert EVOCATIONS["Colossus"].large
    assert EVOCATIONS["Umbra"].assigned
    assert not EVOCATIONS["Umbra"].health
    facts = card_face(EVOCATIONS["Umbra"], "en", names_of(PACK)).facts
    assert "assigned to a mage" in facts
    assert "cannot suffer damage" in facts


@pytest.mark.rule("GLO.11")
@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_the_card_of_an_umbra_says_what_it_does(language: str) -> None:
    (side,) = card_face(EVOCATIONS["Umbra"], language, names_of(PACK)).sides
    assert len(side.lines) == 3
    if language == "en":
        told = " ".join(side.lines)
        for word in ("belongs to the Black Rose", "attacks nobody else", "suffers no damage", "defeated"):
            assert word in told


def test_mages_have_a_limit_of_quests() -> None:
    assert len(MAGES) == 6
    assert {mage.quests for mage in MAGES.values()} == {2}
    assert (MAGES["Rikkart"].health, MAGES["Rikkart"].hand) == (11, 7)
    assert MAGES["Baron Doria"].hand == 8
    assert "Quests 2" in card_face(MAGES["Rikkart"], "en").facts


# Cards of one's own


def test_cards_can_be_added_to_it() -> None:
    source = (
        'box = "rebirth"\n[[quest]]\nname = { en = "Gardener" }\nmoon = 1\npower = 1\n'
        'provenance = "original"\nwhen = "You resolve the effect of the Garden."\n'
        'text = "Summon 1 Cadaver in the Garden."\n'
    )
    pack = load_text(source, PACK)
    assert pack.box == "rebirth"
    assert pack.quests[-1].name.en == "Gardener"
    assert pack.rooms == PACK.rooms


def test_a_room_can_be_used_in_texts_by_its_name() -> None:
    source = (
        '[[room]]\nname = { en = "Hall of Salt" }\ncolour = "red"\nslots = 2\nrewards = [1, 0, 0]\n'
        'provenance = "original"\n'
        'ruined = { target = "self", text = "Place yourself in the Hall of Salt." }\n'
        'rebuilt = { target = "self", text = "Gain 1 power." }\n'
    )
    (sentence,) = load_text(source, PACK).rooms[-1].effects[0].text
    assert sentence == Sentence((Put(You(), NamedRoom("Hall of Salt")),))
