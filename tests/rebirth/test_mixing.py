"""Parts of Duel in Rebirth and of Rebirth in Duel: what a box then holds, and what cannot be mixed."""

from __future__ import annotations

import pytest

from blackrose.engine.components import Pack
from blackrose.game import BadSetup, Game
from blackrose.lab.sim import Series, simulate
from blackrose.packs import builtin_pack, load_text
from blackrose.packs.mixing import MixError, mixed
from blackrose.table import Setup
from tests.chance_games import play
from tests.rebirth.mixed_boxes import in_duel, in_rebirth, swapped
from tests.rebirth.scenario import RING as REBIRTH_RING
from tests.rebirth.scenario import Rebirth


def names(pack: Pack, field: str) -> list[str]:
    return [one.name.en for one in getattr(pack, field)]


def spells(pack: Pack, school: str) -> list[str]:
    return [spell.name.en for spell in pack.spells if spell.school == school]


# --------------------------------------------------------------------------------------------------
# What a box then holds
# --------------------------------------------------------------------------------------------------

CLASSIC = """
    [[school]]
    name = { en = "Chaos", de = "Chaos", ru = "Хаос" }
    provenance = "original"
    grimoires.Storm = { name = { en = "Storm", de = "Sturm", ru = "Буря" }, spells = ["Wild Bolt"] }

    [[spell]]
    name = { en = "Wild Bolt", de = "Wilder Blitz", ru = "Дикая молния" }
    school = "Chaos"
    provenance = "original"
    light = { type = "combat", element = "fire", target = "model 2", text = "Inflict 3 damage." }
    dark = { type = "combat", element = "fire", target = "room 1", text = "Summon 1 Imp." }

    [[spell]]
    name = { en = "Open Eye", de = "Offenes Auge", ru = "Открытый глаз" }
    school = "personal"
    owner = "Nero"
    provenance = "original"
    light = { type = "contingency", element = "magic", target = "self", text = "Gain 1 power." }
    dark = { type = "combat", element = "magic", target = "model 1", text = "Inflict 2 damage." }

    [[evocation]]
    name = { en = "Imp", de = "Imp", ru = "Бес" }
    archetype = "demon"
    speed = 1
    strength = 1
    health = 1
    copies = 3
    provenance = "original"

    [[mage]]
    name = { en = "Nero", de = "Nero", ru = "Ниро" }
    health = 10
    hand = 5
    strength = 2
    speed = 2
    provenance = "original"
"""


@pytest.mark.rule("MIX.1")
def test_a_mage_and_a_school_of_another_game_of_the_family_swap_in() -> None:
    """Classic's come from a box of three cards here: any box's schools and mages are swapped the same way."""
    box = mixed(builtin_pack("rebirth"), [load_text(CLASSIC)], "Chaos for Hex, Nero")
    assert "Hex" not in names(box, "schools")
    assert spells(box, "Hex") == []
    assert spells(box, "Chaos") == ["Wild Bolt"]
    assert "Imp" in names(box, "evocations")
    game = Game.new("rebirth", ("Nero", "Rikkart"), 1, {"schools": "Chaos,Agony"}, box)
    state, _ = play(game, 1)
    assert state.over


@pytest.mark.rule("MIX.2")
def test_parts_of_duel_in_rebirth() -> None:
    plain = builtin_pack("rebirth")
    box = in_rebirth("Law for Technomancy, mages, forgotten")
    assert names(box, "mages") == [*names(plain, "mages"), "Bartholomew", "Ulrich"]
    # Law stands where Technomancy stood, with its knights and what they carry …
    assert names(box, "schools") == [s.replace("Technomancy", "Law") for s in names(plain, "schools")]
    assert len(spells(box, "Law")) == 12
    assert "Templar" in names(box, "evocations")
    # … and what only Technomancy needed has gone with it; what rooms and forgotten spells need has stayed.
    assert spells(box, "Technomancy") == []
    assert names(box, "upgrades") == ["Iron Claws", "Bone Shield", "Grave Blade"]
    assert {"Cadaver", "Colossus"} <= set(names(box, "evocations"))
    # Forgotten spells are added to those there are.
    duel = spells(builtin_pack("duel"), "forgotten")
    assert spells(box, "forgotten") == [*spells(plain, "forgotten"), *duel]
    assert names(box, "rooms") == names(plain, "rooms")


@pytest.mark.rule("MIX.2", "EX.D.15")
def test_a_room_of_duel_replaces_the_one_of_the_same_plain_name() -> None:
    box = in_rebirth("Occult Black Rose Room, Templar Armory")
    plain = names(builtin_pack("rebirth"), "rooms")
    there = swapped(tuple(plain), "Black Rose Room", "Occult Black Rose Room")
    assert names(box, "rooms") == list(swapped(there, "Armory", "Templar Armory"))
    state = Game.new("rebirth", ("", ""), 3, pack=box).start()
    assert state.rules.rooms[state.tiles[0]].name.en == "Occult Black Rose Room"


@pytest.mark.rule("MIX.2")
def test_all_seven_rooms_of_duel_have_their_place_in_rebirth() -> None:
    box = in_rebirth("rooms")
    assert set(names(builtin_pack("duel"), "rooms")) < set(names(box, "rooms"))
    assert len(box.rooms) == 19
    gone = {
        "Black Rose Room",
        "Crypt",
        "Armory",
        "Summoner Room",
        "Treasure Room",
        "Bibliotheca",
        "The Abyss",
    }
    assert not gone & set(names(box, "rooms"))


@pytest.mark.rule("MIX.2", "MIX.4")
def test_texts_that_name_a_room_mean_the_one_in_its_place() -> None:
    """Rikkart's constructs reach rooms, but never the Black Rose Room: nor the Occult one."""
    ring = swapped(REBIRTH_RING, "Black Rose Room", "Occult Black Rose Room")
    at = Rebirth("Rikkart", "Ulrich", pack=in_rebirth("Occult Black Rose Room, Ulrich"), ring=ring)
    spell = next(
        card.name.en
        for card in at.rules.cards
        if card.school == "Alchemy" and "Occult Black Rose Room" in repr(card.light.effect)
    )
    at.stand("Rikkart", "Arena")
    at.evocation("Rikkart", "Occult Black Rose Room", kind="Nigredo")
    at.resolve(spell, "light", by="Rikkart")
    assert at.quiet
    assert at.happened("used_room") == []


@pytest.mark.rule("MIX.3")
def test_parts_of_rebirth_in_a_duel() -> None:
    plain, rebirth = builtin_pack("duel"), builtin_pack("rebirth")
    box = in_duel("Technomancy, mages, Armory, Throne Room for Library of the Order, forgotten")
    assert names(box, "schools") == ["Technomancy"]
    assert spells(box, "Law") == []
    assert {"Cadaver", "Colossus"} <= set(names(box, "evocations"))
    assert {"Barbed Frame", "Iron Claws"} <= set(names(box, "upgrades"))
    assert names(box, "mages") == [*names(plain, "mages"), *names(rebirth, "mages")]
    assert spells(box, "forgotten") == [*spells(plain, "forgotten"), *spells(rebirth, "forgotten")]
    rooms = swapped(tuple(names(plain, "rooms")), "Templar Armory", "Armory")
    assert names(box, "rooms") == list(swapped(rooms, "Library of the Order", "Throne Room"))
    assert (box.event_cards, names(box, "quests")) == ((), names(plain, "quests"))
    game = Game.new("duel", ("Mors", "Bartholomew"), 5, {"grimoire": "0"}, box)
    state = game.start()
    assert [game.rules.cards[card].school for card in state.library[0]] == ["Technomancy"] * 20


@pytest.mark.rule("MIX.3")
def test_what_the_school_of_a_duel_needs_comes_along_and_no_more() -> None:
    assert names(in_duel("Hex"), "jinxes") == ["Weakness", "Slowness", "Vulnerability", "Bewilderment"]
    assert names(in_duel("Nightmare"), "evocations") == ["Templar", "Umbra"]  # a room calls Templars
    assert names(in_duel("Agony"), "evocations") == ["Templar", "Succubus"]
    assert names(in_duel("Agony"), "upgrades") == []


# --------------------------------------------------------------------------------------------------
# What cannot be mixed
# --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "wish", "told"),
    [
        ("rebirth", " , ", "a mix names parts of another box, such as: Law, Bartholomew"),
        ("rebirth", "Lwa for Hex", "did you mean Law?"),
        ("rebirth", "Xyzzy", "there are: schools, mages, rooms, forgotten, Law"),
        ("rebirth", "Law for Chaos", "there is no school 'Chaos' in this box: write Law for one of Agony"),
        ("rebirth", "Law, Law for Agony", "the school Law is in this box already"),
        ("rebirth", "Arena of Duel", "Duel has no school, mage or room called 'Arena'"),
        ("rebirth", "rooms", "would take the same places: write rooms of Duel or rooms of Classic"),
        ("rebirth", "Law for Hex, Law for Agony", "the school Law is in this box already"),
        ("rebirth", "Ulrich for Mors", "mages are added: write Ulrich alone"),
        ("rebirth", "Ulrich, mages", "the mage Ulrich is in this box already"),
        ("rebirth", "forgotten, forgotten", "two of the spells are called"),
        ("rebirth", "Templar Armory for Arena", "have not the same plain name"),
        ("duel", "Hex for Agony", "there is no school 'Agony' in this box"),
        ("duel", "schools", "this box has a single school: name the one that takes its place"),
        ("duel", "Arena", "is in more than one other box: write Arena of Rebirth or Arena of Classic"),
        ("duel", "Arena of Rebirth", "write Arena for one of its own"),
        ("duel", "Arena of Rebirth for Occult Black Rose Room", "the black room is one of its own"),
        ("duel", "Arena of Classic for Crypt", "there is no room 'Crypt' in this box"),
        ("duel", "Arena of Rebrith", "did you mean Arena of Rebirth?"),
        ("duel", "rooms", "would take the same places: write rooms of Rebirth or rooms of Classic"),
    ],
)
def test_an_impossible_mix_says_what_would_be_right(edition: str, wish: str, told: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Game.new(edition, ("", ""), 1, {"mix": wish})
    assert told in str(refused.value)
    assert str(refused.value).startswith("option mix: ")


def test_a_school_that_cannot_deal_two_grimoires_cannot_play_a_duel() -> None:
    box = mixed(builtin_pack("duel"), [load_text(CLASSIC)], "Chaos")
    with pytest.raises(BadSetup, match="it needs a school with 2 starting grimoires"):
        Game.new("duel", ("", ""), 1, pack=box)


def test_two_components_of_one_name_are_refused() -> None:
    twin = load_text(CLASSIC.replace("Wild Bolt", "Visceral Fire"))
    with pytest.raises(MixError, match="two of the spells are called Visceral Fire"):
        mixed(builtin_pack("rebirth"), [twin], "Chaos for Hex")


# --------------------------------------------------------------------------------------------------
# Whole games
# --------------------------------------------------------------------------------------------------

DUELS = (
    "Agony, mages of Rebirth, forgotten of Rebirth",
    "Alchemy, rooms of Rebirth",
    "Death, mages of Rebirth, rooms of Rebirth, forgotten of Rebirth",
    "Hex, mages of Rebirth",
    "Nightmare, mages of Rebirth, forgotten of Rebirth",
    "Shamanic, rooms of Rebirth",
    "Technomancy, mages of Rebirth, Throne Room of Rebirth for Library of the Order,"
    " Pleasures Room for Templar Armory, forgotten of Rebirth",
    "mages of Rebirth, Oracle Room of Rebirth for Abyss of Faith,"
    " Sanctuary of Rebirth for Crypt of the Saint, Forge of Rebirth for Templar Armory",
)
REBIRTHS = (
    "Law for Hex, mages of Duel, rooms of Duel, forgotten of Duel",
    "Law for Nightmare, forgotten of Duel, rooms of Duel",
    "Law for Technomancy, Templar Armory, Ulrich",
)


@pytest.mark.rule("MIX.3", "MIX.4")
@pytest.mark.parametrize("wish", DUELS)
def test_whole_duels_of_mixed_boxes(wish: str) -> None:
    for seed in range(2):
        game = Game.new("duel", ("", ""), seed, {"mix": wish})
        state, choices = play(game, seed, check_every=40)
        assert state.round == 4
        assert game.replay(choices).digest() == state.digest()


@pytest.mark.rule("MIX.2", "MIX.4")
@pytest.mark.parametrize(("wish", "seats"), list(zip(REBIRTHS, (2, 3, 4), strict=True)))
def test_whole_games_of_rebirth_with_mixed_boxes(wish: str, seats: int) -> None:
    game = Game.new("rebirth", ("",) * seats, 2, {"mix": wish})
    state, choices = play(game, 2, check_every=60)
    assert max(state.power) >= 30
    assert game.replay(choices).digest() == state.digest()


def test_a_mixed_game_is_set_up_again_from_its_record() -> None:
    setup = Setup.new("duel", ("Mors", ""), options={"mix": "Death, Mors"}, seed=4)
    again = setup.game()
    assert again.rules.pack.digest == setup.pack_digest != builtin_pack("duel").digest
    assert "Death" in names(again.rules.pack, "schools")


def test_bots_play_mixed_boxes() -> None:
    series = Series(players=("random", "random"), games=2, seed="1", options=(("mix", "Hex, Mors"),))
    assert simulate(series, 1).finished == 2
