"""Three boxes mixed: what Classic's then holds, what its parts are in the others, what cannot be mixed."""

from __future__ import annotations

import pytest

from blackrose.engine.components import Pack, Room
from blackrose.game import BadSetup, Game
from blackrose.packs import builtin_pack
from blackrose.packs.mixing import mixed
from tests.chance_games import play
from tests.classic.scenario import RING, Classic
from tests.rebirth.mixed_boxes import classic_in_duel, classic_in_rebirth, in_classic, swapped

BOX, DUEL, REBIRTH = (builtin_pack(box) for box in ("classic", "duel", "rebirth"))


def names(pack: Pack, field: str) -> list[str]:
    return [one.name.en for one in getattr(pack, field)]


def spells(pack: Pack, school: str) -> list[str]:
    return [spell.name.en for spell in pack.spells if spell.school == school]


def room(pack: Pack, name: str) -> Room:
    return next(one for one in pack.rooms if one.name.en == name)


# --------------------------------------------------------------------------------------------------
# What a box then holds
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIX.1")
def test_schools_and_mages_of_rebirth_in_classic_and_the_other_way_round() -> None:
    box = in_classic("Hex for Destruction, Rikkart")
    assert names(box, "schools") == [s.replace("Destruction", "Hex") for s in names(BOX, "schools")]
    assert (spells(box, "Destruction"), len(spells(box, "Hex"))) == ([], 12)
    assert names(box, "jinxes") == names(REBIRTH, "jinxes")  # what its spells need has come along
    assert names(box, "mages") == [*names(BOX, "mages"), "Rikkart"]
    assert [s.name.en for s in box.spells if s.owner == "Rikkart"] != []
    other = classic_in_rebirth("Necromancy for Technomancy, Tessa")
    assert "Necromancy" in names(other, "schools")
    assert "Technomancy" not in names(other, "schools")
    assert {"Landsknecht", "Bone Knight"} <= set(names(other, "evocations"))
    assert names(other, "mages")[-1] == "Tessa"


@pytest.mark.rule("MIX.2", "EX.D.15")
def test_parts_of_duel_in_classic() -> None:
    box = in_classic("Law for Necromancy, mages of Duel, forgotten of Duel, rooms of Duel")
    assert names(box, "mages") == [*names(BOX, "mages"), "Bartholomew", "Ulrich"]
    assert spells(box, "forgotten") == [*spells(BOX, "forgotten"), *spells(DUEL, "forgotten")]
    assert {"Templar"} <= set(names(box, "evocations"))
    assert {"Grave Blade", "Bone Shield"} <= set(names(box, "upgrades"))
    replaced = {
        "Black Rose Room": "Occult Black Rose Room",
        "Armory": "Templar Armory",
        "Crypt": "Crypt of the Saint",
    }
    for plain, theirs in replaced.items():
        assert names(box, "rooms").index(theirs) == names(BOX, "rooms").index(plain)
    assert len(box.rooms) == len(BOX.rooms)
    assert set(names(DUEL, "rooms")) < set(names(box, "rooms"))


@pytest.mark.rule("MIX.3")
def test_parts_of_classic_in_a_duel() -> None:
    box = classic_in_duel("Necromancy, Tessa, Arena for Library of the Order, forgotten")
    assert names(box, "schools") == ["Necromancy"]
    assert names(box, "mages") == [*names(DUEL, "mages"), "Tessa"]
    assert names(box, "rooms") == list(swapped(tuple(names(DUEL, "rooms")), "Library of the Order", "Arena"))
    assert spells(box, "forgotten") == [*spells(DUEL, "forgotten"), *spells(BOX, "forgotten")]
    assert (box.event_cards, names(box, "quests")) == ((), names(DUEL, "quests"))


@pytest.mark.rule("MIX.11")
def test_rooms_and_forgotten_spells_pass_between_classic_and_rebirth() -> None:
    box = in_classic("rooms of Rebirth, forgotten of Rebirth")
    assert sorted(names(box, "rooms")) == sorted(names(REBIRTH, "rooms"))  # spelling aside, the same names
    assert spells(box, "forgotten") == [*spells(BOX, "forgotten"), *spells(REBIRTH, "forgotten")]
    other = classic_in_rebirth("rooms, forgotten")
    assert "Mirrors' Room" in names(other, "rooms")
    assert "Mirrors Room" not in names(other, "rooms")
    assert spells(other, "forgotten") == [*spells(REBIRTH, "forgotten"), *spells(BOX, "forgotten")]


@pytest.mark.rule("MIX.11", "MIX.12")
def test_texts_mean_the_room_of_the_same_plain_name() -> None:
    """Quests of Rebirth that ask for its Mirrors Room ask for Classic's; a spell that spares the Black Rose
    Room spares the Occult one, and a room that is nowhere is no exception.
    """
    other = classic_in_rebirth("Mirrors' Room")
    assert "Mirrors' Room" in repr(next(q for q in other.quests if q.name.en == "Illusory Moon"))
    assert "'Mirrors Room'" not in repr(other.quests)
    crete = next(s for s in classic_in_duel("forgotten").spells if s.name.en == "Infamy of Crete")
    assert "other_than=('Occult Black Rose Room',)" in repr(crete.light)


@pytest.mark.rule("MIX.13")
def test_a_favourite_school_is_told_only_where_it_can_be_taken() -> None:
    def favourite(pack: Pack) -> str:
        return next(mage.school for mage in pack.mages if mage.name.en == "Nero")

    assert favourite(BOX) == "Destruction"
    assert favourite(in_classic("Hex for Destruction")) == ""
    assert favourite(classic_in_rebirth("Nero")) == ""
    assert favourite(classic_in_rebirth("Nero, Destruction")) == "Destruction"


# --------------------------------------------------------------------------------------------------
# Rooms in another box
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIX.6", "MIX.10")
@pytest.mark.parametrize("name", ["Library of the Order", "Pleasures Room", "Treasure Room of Rebirth"])
def test_a_room_with_two_faces_has_one_in_classic(name: str) -> None:
    plain = name.removesuffix(" of Rebirth")
    source = room(DUEL if plain == "Library of the Order" else REBIRTH, plain)
    here = room(in_classic(name), plain)
    assert here.collapses
    assert here.effects == (source.effects[1],)
    assert (here.slots, here.colour) == (source.slots, source.colour)
    assert here.token == source.rewards[0]


@pytest.mark.rule("MIX.6")
def test_a_room_of_duel_in_classic_is_used_by_its_token_and_won_with_it() -> None:
    """The Library of the Order draws two from the grimoire, once a round; full, it collapses, and its token
    is worth the left figure of the card.
    """
    ring = swapped(RING, "Bibliotheca", "Library of the Order")
    at = Classic("Nero", "Tessa", pack=in_classic("Library of the Order"), ring=ring)
    at.stand("Nero", "Library of the Order")
    at.pile("Nero", grimoire=("Fireball", "Fire Dash", "Maelstrom"))
    at.action_phase(first="Nero")
    at.choose("fight", "use")
    assert sorted(at.hand("Nero")) == ["Fire Dash", "Fireball"]
    assert at.face("Library of the Order") == "turned"
    here = room(at.rules.pack, "Library of the Order")
    at.instability("Library of the Order", "n" * here.slots)
    at.begin("clean-up")
    assert at.face("Library of the Order") == "collapsed"
    assert at.won("Nero") == ["Library of the Order"]
    before = at.power("Nero")
    at.final_count()
    crown = 1
    assert at.power("Nero") == before + here.token + crown


@pytest.mark.rule("MIX.10")
def test_a_collapsed_room_lends_its_effect_to_nobody() -> None:
    """The Mirrors Room of Rebirth activates any room's effect, but not that of one that is no more."""
    ring = swapped(RING, "Mirrors' Room", "Mirrors Room")
    at = Classic("Nero", "Tessa", pack=in_classic("Mirrors Room"), ring=ring)
    at.stand("Nero", "Mirrors Room")
    at.instability("Garden", "", face="collapsed")
    at.resolve("Mirrors Room", "effect", by="Nero")
    assert "Treasure Room" in at.offered()
    assert "Garden" not in at.offered()
    at.choose("Treasure Room")
    assert at.power("Nero") == 1  # what Classic's Treasure Room gives


@pytest.mark.rule("MIX.9")
def test_a_classic_room_in_rebirth_has_its_effect_when_it_is_rebuilt() -> None:
    """All else is that of the room of the same plain name there, spelling aside."""
    box = classic_in_rebirth("rooms")
    for here in box.rooms:
        like = room(REBIRTH, SPELLING.get(here.name.en, here.name.en))
        assert here.faces == like.faces
        assert (here.slots, here.rewards, here.token) == (like.slots, like.rewards, 0)
        assert repr(here.effects[0]) == repr(like.effects[0])
        assert here.effects[1] == room(box, here.name.en).effects[1]
    assert room(box, "Sanctuary").effects[1] == room(BOX, "Sanctuary").effects[0]


SPELLING = {
    "Pleasures' Room": "Pleasures Room",
    "Mirrors' Room": "Mirrors Room",
    "Alchemic Laboratory": "Alchemical Laboratory",
}


@pytest.mark.rule("MIX.9", "MIX.3")
def test_a_classic_room_in_a_duel_is_like_the_one_of_its_name_or_of_its_colour() -> None:
    box = classic_in_duel("Treasure Room, Arena for Library of the Order")
    like, other = room(DUEL, "Templar Treasure Room"), room(DUEL, "Sacral Summoner Room")
    treasure, arena = room(box, "Treasure Room"), room(box, "Arena")
    assert (treasure.slots, treasure.rewards) == (like.slots, like.rewards)
    assert treasure.effects == (like.effects[0], room(BOX, "Treasure Room").effects[0])
    assert arena.colour == "red"
    assert (arena.slots, arena.rewards, arena.effects[0]) == (other.slots, other.rewards, other.effects[0])
    assert arena.effects[1] == room(BOX, "Arena").effects[0]


# --------------------------------------------------------------------------------------------------
# Six decks
# --------------------------------------------------------------------------------------------------


def decks(game: Game) -> list[str]:
    """The schools that were drawn; no card of another lies in the Library or in a grimoire."""
    drawn = [game.rules.schools[int(school)].name.en for school in game.rules.options["decks"].split(",")]
    state = game.start()
    while state.round == 0:
        decision = state.decisions[0]
        state.choose(decision.seat, decision.options[0])
    cards = [card for deck in (*state.library, *state.grimoire) for card in deck]
    found = {game.rules.cards[card].school for card in cards} & set(names(game.rules.pack, "schools"))
    assert found == {school for school in drawn if spells(game.rules.pack, school)}
    return sorted(drawn)


@pytest.mark.rule("SET.10", "MIX.1")
def test_a_table_has_six_decks_of_all_the_schools_of_three_boxes() -> None:
    box = mixed(builtin_pack("rebirth"), [DUEL, BOX], "schools")
    assert len(box.schools) == 14  # thirteen, and Death
    named = {"setup": "random", "schools": "Law,Illusion"}
    found = [decks(Game.new("rebirth", ("", ""), seed, named, box)) for seed in range(4)]
    assert [len(schools) for schools in found] == [6] * 4
    assert all({"Law", "Illusion"} <= set(schools) for schools in found)
    assert all("Death" not in schools for schools in found)  # the expansion is not in
    assert len({tuple(schools) for schools in found}) > 1
    assert decks(Game.new("rebirth", ("", ""), 2, named, box)) == found[2]


@pytest.mark.rule("SET.10")
def test_without_more_schools_nothing_is_drawn() -> None:
    assert "decks" not in Game.new("rebirth", ("", ""), 1).rules.options
    assert "decks" not in Game.new("rebirth", ("", ""), 1, {"expansion": "yes"}).rules.options
    assert "decks" not in Game.new("rebirth", ("", ""), 1, {"mix": "Law for Hex"}).rules.options
    assert "decks" in Game.new("rebirth", ("", ""), 1, {"mix": "Law"}).rules.options


def test_a_school_that_was_not_drawn_cannot_be_taken() -> None:
    box = mixed(builtin_pack("rebirth"), [DUEL, BOX], "schools")
    game = Game.new("rebirth", ("Rikkart", "Gramigna"), 1, {"crown": "0"}, box)
    state = game.start()
    offered = [game.rules.schools[int(option[1])].name.en for option in state.decisions[0].options]
    assert sorted(offered) == decks(game)


# --------------------------------------------------------------------------------------------------
# What cannot be mixed
# --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ("Armory for Crypt", "Armory and Crypt have not the same plain name"),
        ("Law for Chaos", "there is no school 'Chaos' in this box: write Law for one of Conspiracy"),
        ("rooms", "write rooms of Duel or rooms of Rebirth"),
        ("Arena of Duel", "Duel has no school, mage or room called 'Arena'"),
        ("Nero", "no other box has a school, mage or room called 'Nero'"),
        ("Xyzzy", "there are: schools, mages, rooms, forgotten, Law, Agony"),
        ("Occult Black Rose Room for Crypt", "have not the same plain name"),
    ],
)
def test_an_impossible_mix_says_what_would_be_right(wish: str, told: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Game.new("classic", ("", ""), 1, {"mix": wish})
    assert told in str(refused.value)


def test_only_boxes_that_were_used_count_for_what_a_mix_is() -> None:
    """A change of Classic's cards leaves saved games of Rebirth with parts of Duel as they are."""
    with_one = mixed(builtin_pack("rebirth"), [DUEL], "Law for Hex")
    assert mixed(builtin_pack("rebirth"), [DUEL, BOX], "Law for Hex").digest == with_one.digest
    assert mixed(builtin_pack("rebirth"), [DUEL, BOX], "forgotten").digest != with_one.digest


# --------------------------------------------------------------------------------------------------
# Whole games
# --------------------------------------------------------------------------------------------------

IN_CLASSIC = (
    "Law for Destruction, mages of Duel, rooms of Duel, forgotten of Duel",
    "Hex, Nightmare, Death",
    "Agony, Alchemy, Shamanic, Technomancy, mages of Rebirth",
    "rooms of Rebirth, forgotten",
    "schools, rooms of Rebirth",
)
IN_REBIRTH = (
    "Destruction for Hex, Necromancy",
    "Conspiracy, Illusion, rooms",
    "Transmutation for Agony, Divination for Death",
    "schools, mages, forgotten",
)
IN_DUEL = (
    "Destruction, forgotten",
    "Necromancy, rooms, mages",
    "Conspiracy",
    "Illusion",
    "Divination",
    "Transmutation",
)


def played(edition: str, box: Pack, seed: int, seats: int) -> None:
    options = {} if edition == "duel" else {"setup": "random"}
    game = Game.new(edition, ("",) * seats, seed, options, box)
    state, choices = play(game, seed, check_every=40)
    assert state.result
    assert game.replay(choices).digest() == state.digest()


@pytest.mark.rule("MIX.1", "MIX.2", "MIX.4", "MIX.6", "MIX.10", "MIX.11")
@pytest.mark.parametrize("wish", IN_CLASSIC)
def test_whole_games_of_classic_with_parts_of_others(wish: str) -> None:
    for seats in (2, 4):
        played("classic", in_classic(wish), seats, seats)


@pytest.mark.rule("MIX.1", "MIX.4", "MIX.9", "MIX.11")
@pytest.mark.parametrize("wish", IN_REBIRTH)
def test_whole_games_of_rebirth_with_parts_of_classic(wish: str) -> None:
    for seats in (2, 3):
        played("rebirth", classic_in_rebirth(wish), seats, seats)


@pytest.mark.rule("MIX.3", "MIX.4", "MIX.9")
@pytest.mark.parametrize("wish", IN_DUEL)
def test_whole_duels_with_parts_of_classic(wish: str) -> None:
    for seed in range(2):
        played("duel", classic_in_duel(wish), seed, 2)


@pytest.mark.long
@pytest.mark.rule("MIX.4", "MIX.12")
@pytest.mark.parametrize("seed", range(30))
def test_thirty_games_of_each_kind(seed: int) -> None:
    played("classic", in_classic(IN_CLASSIC[seed % len(IN_CLASSIC)]), 100 + seed, 2 + seed % 3)
    played("rebirth", classic_in_rebirth(IN_REBIRTH[seed % len(IN_REBIRTH)]), 100 + seed, 2 + seed % 3)
    played("duel", classic_in_duel(IN_DUEL[seed % len(IN_DUEL)]), 100 + seed, 2)
