"""Parts of Duel in Rebirth and of Rebirth in Duel: what a box then holds, and which rules then hold."""

from __future__ import annotations

from functools import cache

import pytest

from blackrose.engine.components import Pack
from blackrose.game import BadSetup, Game
from blackrose.lab.sim import Series, simulate
from blackrose.packs import builtin_pack, load_text
from blackrose.packs.mixing import MixError, mixed
from blackrose.table import Setup
from tests.rebirth.scenario import RING as REBIRTH_RING
from tests.rebirth.scenario import Rebirth
from tests.rebirth.test_whole_games import play
from tests.scenario import RING as DUEL_RING
from tests.scenario import Duel
from tests.table_scenario import Scenario


@cache
def in_duel(wish: str) -> Pack:
    """Duel's box with parts of Rebirth's."""
    return mixed(builtin_pack("duel"), [builtin_pack("rebirth")], wish)


@cache
def in_rebirth(wish: str) -> Pack:
    """Rebirth's box with parts of Duel's."""
    return mixed(builtin_pack("rebirth"), [builtin_pack("duel")], wish)


def names(pack: Pack, field: str) -> list[str]:
    return [one.name.en for one in getattr(pack, field)]


def spells(pack: Pack, school: str) -> list[str]:
    return [spell.name.en for spell in pack.spells if spell.school == school]


def swapped(ring: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    """A Lodge in which a room has taken the place of another."""
    return tuple(new if room == old else room for room in ring)


def idle(at: Scenario, mage: str) -> None:
    """A mage goes nowhere and does nothing for as long as they are asked."""
    while at.state.asked and at.asked()[0] == mage:
        rest(at)


def rest(at: Scenario) -> None:
    """Whoever is asked does as little as may be."""
    at.choose(next(word for word in ("stop", "end", "explore", "pass") if word in at.offered()))


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
    name = { en = "Nero", de = "Nero", ru = "Неро" }
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
        ("rebirth", "Xyzzy", "there are: mages, rooms, forgotten, Law"),
        ("rebirth", "Law", "write Law for one of Agony, Alchemy"),
        ("rebirth", "Law for Chaos", "there is no school 'Chaos' in this box"),
        ("rebirth", "Law for Hex, Law for Agony", "the school Law is in this box already"),
        ("rebirth", "Ulrich for Mors", "mages are added: write Ulrich alone"),
        ("rebirth", "Ulrich, mages", "the mage Ulrich is in this box already"),
        ("rebirth", "forgotten, forgotten", "two of the spells are called"),
        ("rebirth", "Templar Armory for Arena", "have not the same plain name"),
        ("duel", "Hex for Agony", "there is no school 'Agony' in this box"),
        ("duel", "Arena", "write Arena for one of its own"),
        ("duel", "Arena for Occult Black Rose Room", "the black room is one of its own"),
        ("duel", "Arena for Crypt", "there is no room 'Crypt' in this box"),
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
# Which rules then hold: Duel
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIX.4")
def test_in_a_duel_no_card_hurts_the_own_side() -> None:
    """A room spell of Hex strikes a rival and spares the caster, as Duel has it; at a Rebirth table the
    caster is a model in the room like the others.
    """
    duel = Duel(pack=in_duel("Hex"))
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Templar Armory")
    mine = duel.evocation("Bartholomew", "Templar Armory")
    duel.resolve("Evil Star", "light", by="Bartholomew")
    duel.choose("Templar Armory")
    assert (duel.damage("Bartholomew"), duel.damage(mine), duel.damage("Ulrich")) == ("", "", "bb")


@pytest.mark.rule("MIX.4")
def test_a_jinx_in_a_duel_works_and_is_worked_off_as_its_book_says() -> None:
    duel = Duel(pack=in_duel("Hex"))
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Templar Armory")
    duel.resolve("Withering Word", "light", by="Bartholomew")
    duel.choose("Ulrich")
    weakness = duel.rules.jinx_names["Weakness"]
    assert [jinx[:2] for jinx in duel.state.jinxes[1]] == [(weakness, 0)]
    duel.action_phase(first="Ulrich")
    duel.choose("fight", "attack Bartholomew")
    assert duel.damage("Bartholomew") == "u"  # Strength 2, less 1
    duel.begin("clean-up")
    assert duel.happened("jinx_cube")[0] == (1, weakness, 1)
    assert duel.state.pool[1] == 23 - 1 - 1


@pytest.mark.rule("MIX.4")
def test_an_umbra_in_a_duel_acts_before_the_mages_and_leaves_with_its_victim() -> None:
    duel = Duel(pack=in_duel("Nightmare"))
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Templar Armory")
    mine = duel.evocation("Bartholomew", "Templar Armory")
    duel.resolve("Persecution", "dark", by="Bartholomew")
    duel.choose("Ulrich")
    assert duel.place("Umbra r1") == "Templar Armory"
    duel.begin("evocation")
    # The Umbra has struck by the time Bartholomew is asked about his Templar, the only one he has.
    assert duel.damage("Ulrich") == "bbr"
    assert duel.asked()[0] == "Bartholomew"
    assert duel.place(mine) == "Templar Armory"
    duel.stand("Ulrich", "Templar Armory", damage="bbbbbbbbb")
    duel.resolve("Persecution", "dark", by="Bartholomew")
    duel.choose("Ulrich")
    assert duel.place("Ulrich") == "Cell"
    assert duel.place("Umbra r1") == ""


@pytest.mark.rule("MIX.4")
def test_destiny_and_trophies_in_a_duel() -> None:
    """Destiny converts the Black Rose's only cube before the count, which goes by Duel: all by one, 4. The
    trophy is a step on the track, and can be discarded as Death's cards say.
    """
    duel = Duel(pack=in_duel("Death"))
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Templar Armory", damage="bbbbbbbr")
    duel.resolve("Tearing", "dark", by="Bartholomew")
    while duel.state.asked:
        duel.choose(next(word for word in ("amount 1", *duel.offered()) if word in duel.offered()))
    assert duel.place("Ulrich") == "Cell"
    assert (duel.power("Bartholomew"), duel.power("Black Rose"), duel.trophies("Bartholomew")) == (4, 0, 1)
    duel.stand("Ulrich", "Templar Armory")
    duel.resolve("Sacrificial Pyre", "dark", by="Bartholomew")
    duel.choose("Ulrich", "yes")
    assert (duel.trophies("Bartholomew"), duel.damage("Ulrich")) == (0, "bbbb")


# --------------------------------------------------------------------------------------------------
# Traps in a Duel
# --------------------------------------------------------------------------------------------------

TOLL_SIDE = 'type = "trap", element = "magic", target = "self", when = "A mage enters a red room."'
TOLL = f"""
    [[spell]]
    name = {{ en = "Toll", de = "Maut", ru = "Пошлина" }}
    school = "Hex"
    provenance = "original"
    light = {{ {TOLL_SIDE}, text = "Gain 1 power." }}
    dark = {{ {TOLL_SIDE}, text = "Gain 1 power." }}
"""


def with_traps() -> Duel:
    """A Duel with Hex; Ulrich next to the red room, Bartholomew in it."""
    duel = Duel(pack=load_text(TOLL, base=in_duel("Hex")))
    duel.stand("Bartholomew", "Sacral Summoner Room")
    duel.stand("Ulrich", "Templar Armory")
    return duel


@pytest.mark.rule("MIX.5")
def test_a_trap_in_a_duel_is_cast_unseen_and_springs() -> None:
    """A room trap of two colours has one effect, and is spent by the first of them."""
    duel = with_traps()
    duel.prepare("Bartholomew", I="Cerebral Worm light")
    duel.prepare("Ulrich", I="Toll light")
    duel.action_phase(first="Bartholomew")
    duel.choose("cast I")
    assert duel.happened("revealed") == []
    idle(duel, "Bartholomew")
    duel.choose("explore", "move to Sacral Summoner Room")
    assert (duel.asked(), duel.offered()) == (("Bartholomew", "react"), ["reveal I", "pass"])
    duel.choose("reveal I")
    assert duel.damage("Ulrich") == "bb"
    assert [jinx[0] for jinx in duel.state.jinxes[1]] == [duel.rules.jinx_names["Vulnerability"]]
    assert duel.cubes("Sacral Summoner Room") == "b"


@pytest.mark.rule("MIX.5")
@pytest.mark.parametrize(
    ("first", "order"),
    [("Bartholomew", ("Bartholomew", "Ulrich")), ("Ulrich", ("Ulrich", "Bartholomew"))],
)
def test_two_owners_of_traps_are_asked_in_play_order(first: str, order: tuple[str, str]) -> None:
    duel = with_traps()
    for mage in duel.people:
        duel.prepare(mage, status="active", I="Toll light")
    duel.action_phase(first=first)
    idle(duel, "Bartholomew")
    duel.choose("explore", "move to Sacral Summoner Room")
    for mage in order:
        assert duel.asked() == (mage, "react")
        duel.choose("reveal I")
    assert (duel.power("Bartholomew"), duel.power("Ulrich")) == (1, 1)


@pytest.mark.rule("MIX.5")
def test_a_protection_takes_back_placed_cubes_and_strikes_in_its_owners_colour() -> None:
    """Ulrich has room for two cubes; of a hit of three two were suffered, and both are taken back."""
    duel = Duel(pack=in_duel("Nightmare"))
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Templar Armory", damage="rrrrrrrr")
    duel.prepare("Bartholomew", quick="Night Terror light")
    duel.prepare("Ulrich", status="active", I="Persecution light")
    duel.action_phase(first="Bartholomew")
    duel.choose("cast quick", "Ulrich")
    assert duel.asked() == ("Ulrich", "react")
    duel.choose("reveal I")
    assert duel.offered() == ["amount 2", "amount 1", "amount 0"]
    duel.choose("amount 2")
    assert duel.damage("Ulrich") == "rrrrrrrr"
    assert duel.place("Ulrich") != "Cell"
    assert duel.damage("Bartholomew") == "uu"


@pytest.mark.rule("MIX.5")
def test_an_unsprung_trap_goes_back_to_hand_if_its_owner_likes() -> None:
    duel = with_traps()
    duel.prepare("Bartholomew", status="active", I="Toll light", II="Cerebral Worm light")
    duel.begin("clean-up")
    assert duel.asked()[0] == "Bartholomew"
    duel.choose("slot I", "pass")
    assert "Toll" in duel.hand("Bartholomew")
    assert "Cerebral Worm" in duel.memories("Bartholomew")


# --------------------------------------------------------------------------------------------------
# The crown, and a fourth evocation
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIX.7")
def test_a_crown_won_in_a_duel_counts_from_the_next_phase_and_is_handed_over_after_the_round() -> None:
    wish = "Throne Room for Library of the Order"
    duel = Duel(pack=in_duel(wish), ring=swapped(DUEL_RING, "Library of the Order", "Throne Room"))
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Throne Room")
    duel.power("Ulrich", 3)
    duel.evocation("Bartholomew", "Crypt of the Saint")
    duel.evocation("Ulrich", "Crypt of the Saint")
    duel.action_phase(first="Bartholomew")
    idle(duel, "Bartholomew")
    duel.choose("fight", "use")
    assert (duel.who(duel.state.crown), duel.power("Ulrich")) == ("Ulrich", 2)
    assert duel.who(duel.state.first) == "Bartholomew"  # still, for the rest of this phase
    while duel.state.phase == 2:
        rest(duel)
    assert duel.who(duel.state.first) == "Ulrich"
    assert duel.asked()[0] == "Ulrich"
    while duel.state.round == 1:
        rest(duel)
    assert duel.who(duel.state.crown) == "Bartholomew"


@pytest.mark.rule("MIX.8")
def test_for_a_fourth_evocation_in_a_duel_one_may_be_removed() -> None:
    duel = Duel(pack=in_duel("Shamanic"))
    duel.stand("Bartholomew", "Templar Armory")
    totems = [duel.evocation("Bartholomew", "Crypt of the Saint", kind="Totem") for _ in range(3)]
    duel.resolve("Raise the Totem", "light", by="Bartholomew")
    duel.choose("Templar Armory")
    assert duel.asked() == ("Bartholomew", "replace")
    assert duel.offered() == [*totems, "pass"]
    duel.choose(totems[1])
    assert [duel.place(f"Totem b{n}") for n in (1, 2, 3)] == [
        "Crypt of the Saint",
        "Templar Armory",
        "Crypt of the Saint",
    ]
    duel.resolve("Raise the Totem", "light", by="Bartholomew")
    duel.choose("Templar Armory", "pass")
    assert duel.state.supply[duel.rules.evocation_names["Totem"]] == 2
    assert duel.cubes("Templar Armory") == "bb"  # the rest of the effect goes on


# --------------------------------------------------------------------------------------------------
# Which rules then hold: Rebirth
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIX.4")
def test_law_in_rebirth_an_evocation_keeps_one_upgrade() -> None:
    at = Rebirth("Rikkart", "Ulrich", pack=in_rebirth("Law for Hex, Ulrich"))
    at.stand("Ulrich", "Arena")
    templar = at.evocation("Ulrich", "Arena", kind="Templar", upgrade="Bone Shield")
    at.resolve("Dark Force", "dark", by="Ulrich")
    if at.asked()[1] == "target":
        at.choose(templar)
    assert at.asked()[0] == "Ulrich"
    assert set(at.offered()) >= {"Bone Shield", "Grave Blade"}
    at.choose("Grave Blade")
    assert at.state.upgrade[at.model(templar)] == at.rules.upgrade_names["Grave Blade"]


@pytest.mark.rule("MIX.2", "MIX.4")
def test_a_room_of_duel_is_used_by_the_rules_of_rebirth() -> None:
    """The Library of the Order draws two for Gramigna; its turned token cannot be used again this round."""
    ring = swapped(REBIRTH_RING, "Bibliotheca", "Library of the Order")
    at = Rebirth("Gramigna", "Ulrich", pack=in_rebirth("Library of the Order, Ulrich"), ring=ring)
    at.stand("Gramigna", "Library of the Order")
    at.stand("Ulrich", "Arena")
    at.instability("Library of the Order", "", face="available")
    at.pile("Gramigna", grimoire=("Evil Star", "Sour Milk", "Rusted Nail"))
    at.action_phase(first="Gramigna")
    at.choose("fight", "use")
    assert sorted(at.hand("Gramigna")) == ["Evil Star", "Sour Milk"]
    assert at.asked()[0] == "Gramigna"
    at.choose("fight")
    assert "use" not in at.offered()


@pytest.mark.rule("MIX.2", "MIX.4")
def test_a_mage_of_duel_keeps_as_many_quests_as_anybody_in_rebirth() -> None:
    at = Rebirth("Ulrich", "Bartholomew", pack=in_rebirth("mages"))
    for quest in ("Guardian Mage", "Theurge", "Invisible Sun"):
        at.task("Ulrich", quest)
    at.begin("black rose")
    at.choose("pass")
    assert at.asked() == ("Ulrich", "quest")


# --------------------------------------------------------------------------------------------------
# Whole games
# --------------------------------------------------------------------------------------------------

DUELS = (
    "Agony, mages, forgotten",
    "Alchemy, rooms",
    "Death, mages, rooms, forgotten",
    "Hex, mages",
    "Nightmare, mages, forgotten",
    "Shamanic, rooms",
    "Technomancy, mages, Throne Room for Library of the Order, Pleasures Room for Templar Armory, forgotten",
    "mages, Oracle Room for Abyss of Faith, Sanctuary for Crypt of the Saint, Forge for Templar Armory",
)
REBIRTHS = (
    "Law for Hex, mages, rooms, forgotten",
    "Law for Nightmare, forgotten, rooms",
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
    series = Series(players=("random", "random"), games=2, seed="1", options=(("mix", "Hex, mages"),))
    assert simulate(series, 1).finished == 2
