"""Shamanic magic: every spell on both sides, and its Totems. Arianna casts; Rikkart stands beside her."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import ABILITY, proves, scene
from tests.rebirth.scenario import Rebirth

HIT = ("Athanor Eruption", "light")
"""3 damage on a model up to one room off; its Enhancement is never met here."""


@scene
def lodge(pack: Pack) -> Rebirth:
    """Arianna and Rikkart in the Arena, Gramigna next door in the Sanctuary, Doria two rooms off."""
    table = Rebirth("Arianna", "Rikkart", "Gramigna", "Baron Doria", pack=pack)
    table.stand("Arianna", "Arena")
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Sanctuary")
    table.stand("Baron Doria", "Mirrors Room")
    for mage in table.people:
        table.power(mage, 3)
    return table


def totems(lodge: Rebirth, *rooms: str) -> None:
    """Totems of Arianna's stand in these rooms."""
    for room in rooms:
        lodge.evocation("Arianna", room, kind="Totem")


def cubes(lodge: Rebirth, *rooms: str) -> list[str]:
    """What lies in these rooms."""
    return [lodge.cubes(room) for room in rooms]


def hurt(lodge: Rebirth, damage: str) -> None:
    """Arianna has damage."""
    lodge.stand("Arianna", "Arena", damage=damage)


def carry_on(lodge: Rebirth) -> None:
    """The first answer to everything that is still asked: cubes alike, nothing to choose."""
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])


def walks(lodge: Rebirth, room: str) -> None:
    """Rikkart goes by himself into a room beside his."""
    lodge.action_phase(first="Rikkart")
    lodge.choose("explore", f"move to {room}")


def lasting(lodge: Rebirth, spell: str, *answers: str) -> None:
    """Arianna casts a spell that stays in force; then Rikkart acts."""
    lodge.prepare("Arianna", I=spell)
    lodge.tokens("Arianna", 0)
    lodge.action_phase(first="Arianna")
    lodge.choose("cast I", *answers)
    while lodge.asked()[1] == "cube":  # of one colour
        lodge.choose(lodge.offered()[0])
    assert lodge.asked() == ("Rikkart", "action")


def attacked(lodge: Rebirth, card: str) -> None:
    """Rikkart strikes Arianna for 3; she answers with an Active spell."""
    lodge.prepare("Arianna", "active", I=card)
    lodge.resolve(*HIT, by="Rikkart")
    lodge.choose("Arianna", "reveal I")


# Totems


@proves("Totem", ABILITY)
def test_a_totem_feeds_its_room_when_it_activates(lodge: Rebirth) -> None:
    totems(lodge, "Garden")
    lodge.action_phase(first="Arianna")
    lodge.choose("command", "Totem a1")
    assert lodge.cubes("Garden") == "a"


@proves("Totem", ABILITY)
def test_a_totem_strikes_another_mage_who_enters_its_room(lodge: Rebirth) -> None:
    totems(lodge, "Forge")
    walks(lodge, "Forge")
    assert lodge.damage("Rikkart") == "a"


@proves("Totem", ABILITY)
def test_a_totem_lets_its_owner_pass(lodge: Rebirth) -> None:
    totems(lodge, "Forge")
    lodge.action_phase(first="Arianna")
    lodge.choose("explore", "move to Forge")
    assert (lodge.place("Arianna"), lodge.damage("Arianna")) == ("Forge", "")


def test_a_totem_neither_moves_nor_strikes_by_itself(lodge: Rebirth) -> None:
    totems(lodge, "Arena")
    lodge.action_phase(first="Arianna")
    lodge.choose("command", "Totem a1")
    assert (lodge.place("Totem a1"), lodge.damage("Rikkart")) == ("Arena", "")
    assert lodge.asked() == ("Arianna", "action")


# Raise the Totem


@proves("Raise the Totem", "light")
@pytest.mark.parametrize(("number", "fed"), [(0, "a"), (1, "aa"), (2, "aa")])
def test_raise_the_totem_light(lodge: Rebirth, number: int, fed: str) -> None:
    """The one just raised counts; more than two feed no more."""
    totems(lodge, *["Garden"] * number)
    lodge.resolve("Raise the Totem", "light")
    lodge.choose("Forge")
    assert (lodge.place(f"Totem a{number + 1}"), lodge.cubes("Forge")) == ("Forge", fed)
    assert len(lodge.happened("summoned")) == 1


@proves("Raise the Totem", "light")
def test_raise_the_totem_light_without_a_model(lodge: Rebirth) -> None:
    """All five Totems stand elsewhere, one of them is Arianna's: none comes, and that one counts."""
    for mage in ("Arianna", "Rikkart", "Rikkart", "Rikkart", "Gramigna"):
        lodge.evocation(mage, "Garden", kind="Totem")
    lodge.resolve("Raise the Totem", "light")
    lodge.choose("Forge")
    assert lodge.cubes("Forge") == "a"
    assert lodge.happened("summoned") == []


@proves("Raise the Totem", "dark")
def test_raise_the_totem_dark(lodge: Rebirth) -> None:
    lodge.instability("Pleasures Room", "rg")  # three rooms off, out of sight
    lodge.resolve("Raise the Totem", "dark")
    lodge.choose("Pleasures Room", "cube 0")
    assert (lodge.place("Totem a1"), lodge.cubes("Pleasures Room")) == ("Pleasures Room", "ag")
    assert lodge.quiet
    assert len(lodge.happened("summoned")) == 1


@proves("Raise the Totem", "dark")
def test_raise_the_totem_dark_with_nothing_to_convert(lodge: Rebirth) -> None:
    lodge.instability("Forge", "a")
    lodge.resolve("Raise the Totem", "dark")
    lodge.choose("Forge")
    assert (lodge.place("Totem a1"), lodge.cubes("Forge"), lodge.quiet) == ("Forge", "a", True)


# Spirit Wolf


@proves("Spirit Wolf", "light")
def test_spirit_wolf_light_drives_a_mage_before_the_totem(lodge: Rebirth) -> None:
    totems(lodge, "Crypt")
    lodge.resolve("Spirit Wolf", "light")
    lodge.choose("Baron Doria", "yes")
    assert (lodge.place("Baron Doria"), lodge.damage("Baron Doria")) == ("Crypt", "aaa")


@proves("Spirit Wolf", "light")
def test_spirit_wolf_light_may_leave_the_mage_where_they_are(lodge: Rebirth) -> None:
    totems(lodge, "Crypt")
    lodge.resolve("Spirit Wolf", "light")
    lodge.choose("Baron Doria", "no")
    assert (lodge.place("Baron Doria"), lodge.damage("Baron Doria")) == ("Mirrors Room", "aa")


@proves("Spirit Wolf", "light")
def test_spirit_wolf_light_without_a_totem(lodge: Rebirth) -> None:
    """Rikkart's own does not count, and nobody is asked."""
    lodge.evocation("Rikkart", "Crypt", kind="Totem")
    lodge.resolve("Spirit Wolf", "light")
    lodge.choose("Baron Doria")
    assert (lodge.place("Baron Doria"), lodge.damage("Baron Doria")) == ("Mirrors Room", "aa")
    assert lodge.quiet


@proves("Spirit Wolf", "light")
def test_spirit_wolf_light_does_not_drag_whoever_is_there(lodge: Rebirth) -> None:
    """A mage already in the Totem's room enters nothing."""
    totems(lodge, "Mirrors Room")
    lodge.resolve("Spirit Wolf", "light")
    lodge.settle("Baron Doria")
    assert (lodge.place("Baron Doria"), lodge.damage("Baron Doria")) == ("Mirrors Room", "aa")


@proves("Spirit Wolf", "dark")
@pytest.mark.parametrize("room", ["Mirrors Room", "Garden"])
def test_spirit_wolf_dark_hunts_around_a_totem(lodge: Rebirth, room: str) -> None:
    """In its room and next door, wherever Arianna stands."""
    lodge.stand("Gramigna", "Armory")
    totems(lodge, room)
    lodge.resolve("Spirit Wolf", "dark")
    assert lodge.damage("Baron Doria") == "aaa"
    assert lodge.damage("Rikkart") == ""


@proves("Spirit Wolf", "dark")
def test_spirit_wolf_dark_asks_only_for_a_totem_with_prey(lodge: Rebirth) -> None:
    """Gramigna and Doria have a Totem near them, nobody has the third."""
    lodge.stand("Gramigna", "Armory")
    totems(lodge, "Armory", "Mirrors Room", "Treasure Room")
    lodge.resolve("Spirit Wolf", "dark")
    assert lodge.offered() == ["Totem a1", "Totem a2"]
    lodge.choose("Totem a2")
    assert (lodge.damage("Gramigna"), lodge.damage("Baron Doria")) == ("", "aaa")


@proves("Spirit Wolf", "dark")
@pytest.mark.parametrize("away", [True, False])
def test_spirit_wolf_dark_otherwise_hunts_around_its_mage(lodge: Rebirth, away: bool) -> None:
    """No Totem, or nobody near it: 2 damage in Arianna's room or next door."""
    if away:
        totems(lodge, "Treasure Room")
    lodge.stand("Rikkart", "Cell")
    lodge.resolve("Spirit Wolf", "dark")
    assert lodge.damage("Gramigna") == "aa"
    assert lodge.damage("Baron Doria") == ""


@proves("Spirit Wolf", "dark")
def test_spirit_wolf_dark_finds_nobody(lodge: Rebirth) -> None:
    lodge.stand("Rikkart", "Cell")
    lodge.stand("Gramigna", "Cell")
    lodge.resolve("Spirit Wolf", "dark")
    assert lodge.quiet
    assert lodge.happened("suffered") == []


# Song of the Ancestors


@proves("Song of the Ancestors", "light")
def test_song_of_the_ancestors_light(lodge: Rebirth) -> None:
    """The Totem feeds the Summoner Room, whose effect strikes one room off, counted from there."""
    totems(lodge, "Summoner Room", "Mirrors Room")
    lodge.resolve("Song of the Ancestors", "light")
    lodge.choose("Totem a1")
    assert "Mirrors Room" not in lodge.offered()
    lodge.choose("Arena")
    assert (cubes(lodge, "Summoner Room", "Mirrors Room"), lodge.damage("Rikkart")) == (["a", ""], "a")


@proves("Song of the Ancestors", "light")
def test_song_of_the_ancestors_light_wakes_a_used_room(lodge: Rebirth) -> None:
    hurt(lodge, "rrrr")
    totems(lodge, "Sanctuary")
    lodge.instability("Sanctuary", "", face="used")
    lodge.resolve("Song of the Ancestors", "light")
    carry_on(lodge)
    assert lodge.damage("Arianna") == "r"


@proves("Song of the Ancestors", "light")
@pytest.mark.parametrize("room", ["Throne Room", "Black Rose Room"])
def test_song_of_the_ancestors_light_leaves_out_two_rooms(lodge: Rebirth, room: str) -> None:
    """The Totem there feeds its room all the same."""
    totems(lodge, room)
    lodge.resolve("Song of the Ancestors", "light")
    carry_on(lodge)
    assert lodge.cubes(room) == "a"
    assert lodge.happened("used_room") == []


@proves("Song of the Ancestors", "light")
def test_song_of_the_ancestors_light_without_a_totem(lodge: Rebirth) -> None:
    lodge.resolve("Song of the Ancestors", "light")
    assert lodge.quiet
    assert lodge.happened("used_room") == []


@proves("Song of the Ancestors", "dark")
def test_song_of_the_ancestors_dark(lodge: Rebirth) -> None:
    """Two rooms answer; the Totem in the Throne Room is not asked."""
    hurt(lodge, "rr")
    totems(lodge, "Garden", "Armory", "Throne Room")
    lodge.pile("Arianna", grimoire=["Stone Skin", "Storm Call"])
    lodge.resolve("Song of the Ancestors", "dark")
    assert lodge.offered() == ["Totem a1", "Totem a2"]
    lodge.choose("Totem a1", "Pleasures Room")
    assert lodge.quiet  # another Totem than the first: that in the Armory
    assert (lodge.cubes("Pleasures Room"), lodge.hand("Arianna")) == ("a", ["Stone Skin"])
    assert lodge.damage("Arianna") == "r"


@proves("Song of the Ancestors", "dark")
def test_song_of_the_ancestors_dark_with_one_totem(lodge: Rebirth) -> None:
    """One room answers, once; a used one does not."""
    totems(lodge, "Crypt")
    lodge.resolve("Song of the Ancestors", "dark")
    carry_on(lodge)
    assert len(lodge.happened("summoned")) == 1
    lodge.instability("Crypt", "", face="used")
    lodge.resolve("Song of the Ancestors", "dark")
    carry_on(lodge)
    assert len(lodge.happened("summoned")) == 1


# Storm Call


@proves("Storm Call", "light")
def test_storm_call_light(lodge: Rebirth) -> None:
    totems(lodge, "Garden", "Crypt")
    lodge.evocation("Arianna", "Forge", kind="Cadaver")
    lodge.resolve("Storm Call", "light")
    assert cubes(lodge, "Arena", "Garden", "Crypt", "Forge") == ["a", "a", "a", ""]


@proves("Storm Call", "light")
def test_storm_call_light_in_rooms_that_take_nothing(lodge: Rebirth) -> None:
    """A full room and a rebuilt one: the others are fed all the same."""
    totems(lodge, "Garden", "Crypt")
    lodge.instability("Garden", "rrrr")
    lodge.instability("Arena", "", face="available")
    lodge.resolve("Storm Call", "light")
    assert cubes(lodge, "Arena", "Garden", "Crypt") == ["", "rrrr", "a"]


@proves("Storm Call", "dark")
def test_storm_call_dark(lodge: Rebirth) -> None:
    """One cube at once, one for each who enters a room with a Totem of Arianna's."""
    totems(lodge, "Forge", "Garden")
    lasting(lodge, "Storm Call dark", "Totem a2")
    assert cubes(lodge, "Arena", "Forge", "Garden") == ["a", "", "a"]
    lodge.choose("explore", "move to Forge")
    lodge.choose(lodge.offered()[0])  # the Totem strikes, and the storm feeds its room, in Arianna's order
    assert cubes(lodge, "Arena", "Forge", "Garden") == ["a", "a", "a"]
    lodge.choose("move to Cemetery")
    assert cubes(lodge, "Cemetery", "Forge") == ["", "a"]


@proves("Storm Call", "dark")
def test_storm_call_dark_asks_for_a_totem_of_ones_own(lodge: Rebirth) -> None:
    """Neither another mage's Totem nor another evocation of Arianna's counts; nor does she herself."""
    lodge.evocation("Rikkart", "Forge", kind="Totem")
    lodge.evocation("Arianna", "Forge", kind="Cadaver")
    totems(lodge, "Summoner Room")
    lasting(lodge, "Storm Call dark")
    assert lodge.cubes("Summoner Room") == "a"
    lodge.choose("explore", "move to Forge")
    assert lodge.cubes("Forge") == ""
    lodge.resolve("Wind Walk", "light")
    carry_on(lodge)
    assert (lodge.place("Arianna"), lodge.cubes("Summoner Room")) == ("Summoner Room", "a")


# Wind Walk


@proves("Wind Walk", "light")
def test_wind_walk_light(lodge: Rebirth) -> None:
    totems(lodge, "Crypt", "Garden")
    lodge.pile("Arianna", grimoire=["Stone Skin", "Storm Call"])
    lodge.resolve("Wind Walk", "light")
    lodge.choose("Totem a2")
    assert (lodge.place("Arianna"), lodge.hand("Arianna")) == ("Garden", ["Stone Skin"])


@proves("Wind Walk", "light")
def test_wind_walk_light_without_a_totem(lodge: Rebirth) -> None:
    lodge.pile("Arianna", grimoire=["Stone Skin"])
    lodge.resolve("Wind Walk", "light")
    lodge.choose("move to Forge", "move to Cemetery")
    assert (lodge.place("Arianna"), lodge.hand("Arianna")) == ("Cemetery", ["Stone Skin"])


@proves("Wind Walk", "dark")
def test_wind_walk_dark(lodge: Rebirth) -> None:
    """The Totem comes to the Arena and feeds it; Arianna stands where it stood."""
    totems(lodge, "Crypt")
    lodge.evocation("Arianna", "Garden", kind="Cadaver")
    lodge.pile("Arianna", grimoire=["Stone Skin", "Storm Call"])
    lodge.resolve("Wind Walk", "dark")
    assert "Cadaver a2" not in lodge.offered()
    lodge.choose("Totem a1")
    assert (lodge.place("Arianna"), lodge.place("Totem a1")) == ("Crypt", "Arena")
    assert (cubes(lodge, "Arena", "Crypt"), lodge.hand("Arianna")) == (["a", ""], ["Stone Skin"])


@proves("Wind Walk", "dark")
def test_wind_walk_dark_from_the_cell(lodge: Rebirth) -> None:
    """Nobody swaps places with a Totem from there; it feeds the room in which it stands."""
    lodge.stand("Arianna", "Cell")
    totems(lodge, "Crypt")
    lodge.resolve("Wind Walk", "dark")
    carry_on(lodge)
    assert (lodge.place("Arianna"), lodge.place("Totem a1"), lodge.cubes("Crypt")) == ("Cell", "Crypt", "a")


# Burning Herbs


@proves("Burning Herbs", "light")
@pytest.mark.parametrize(("number", "left"), [(0, "rrrr"), (2, "rr")])
def test_burning_herbs_light(lodge: Rebirth, number: int, left: str) -> None:
    hurt(lodge, "rrrrr")
    totems(lodge, *["Garden"] * number)
    lodge.resolve("Burning Herbs", "light")
    carry_on(lodge)
    assert (lodge.place(f"Totem a{number + 1}"), lodge.damage("Arianna")) == ("Arena", left)
    assert len(lodge.happened("summoned")) == 1


@proves("Burning Herbs", "light")
def test_burning_herbs_light_with_all_places_taken(lodge: Rebirth) -> None:
    """A fourth may replace one; if none is given up, the three heal."""
    hurt(lodge, "rrrrr")
    totems(lodge, "Garden", "Garden", "Garden")
    lodge.resolve("Burning Herbs", "light")
    lodge.choose("pass")
    carry_on(lodge)
    assert (lodge.damage("Arianna"), lodge.happened("summoned")) == ("rr", [])


@proves("Burning Herbs", "dark")
def test_burning_herbs_dark(lodge: Rebirth) -> None:
    """Rikkart uses the Arena, where a Totem stands, and pays 2."""
    hurt(lodge, "rrrrr")
    totems(lodge, "Arena")
    lasting(lodge, "Burning Herbs dark")
    assert lodge.damage("Arianna") == "rr"
    lodge.choose("explore", "use")
    assert lodge.damage("Rikkart") == "aa"


@proves("Burning Herbs", "dark")
def test_burning_herbs_dark_where_no_totem_stands(lodge: Rebirth) -> None:
    hurt(lodge, "rrrrr")
    totems(lodge, "Forge")
    lasting(lodge, "Burning Herbs dark")
    assert lodge.damage("Arianna") == "rrrr"
    lodge.choose("explore", "use")
    assert lodge.damage("Rikkart") == ""


# Stone Skin


@proves("Stone Skin", "light")
def test_stone_skin_light(lodge: Rebirth) -> None:
    totems(lodge, "Garden", "Crypt")
    attacked(lodge, "Stone Skin light")
    assert lodge.offered() == ["amount 2", "amount 1", "amount 0"]
    lodge.choose("amount 2")
    assert (lodge.damage("Arianna"), cubes(lodge, "Arena", "Garden", "Crypt")) == ("r", ["", "a", "a"])


@proves("Stone Skin", "light")
def test_stone_skin_light_feeds_them_even_if_nothing_was_ignored(lodge: Rebirth) -> None:
    totems(lodge, "Garden")
    attacked(lodge, "Stone Skin light")
    lodge.choose("amount 0")
    assert (lodge.damage("Arianna"), lodge.cubes("Garden")) == ("rrr", "a")


@proves("Stone Skin", "dark")
def test_stone_skin_dark(lodge: Rebirth) -> None:
    """A Cadaver cannot take it; nothing more is ignored."""
    totems(lodge, "Garden")
    lodge.evocation("Arianna", "Crypt", kind="Cadaver")
    attacked(lodge, "Stone Skin dark")
    assert (lodge.damage("Arianna"), lodge.damage("Totem a1"), lodge.damage("Cadaver a2")) == ("", "rrr", "")
    assert lodge.place("Totem a1") == "Garden"


@proves("Stone Skin", "dark")
def test_stone_skin_dark_without_a_totem(lodge: Rebirth) -> None:
    attacked(lodge, "Stone Skin dark")
    assert lodge.offered() == ["amount 2", "amount 1", "amount 0"]
    lodge.choose("amount 2")
    assert lodge.damage("Arianna") == "r"


@proves("Stone Skin", "dark")
def test_stone_skin_dark_fells_a_totem_that_is_full(lodge: Rebirth) -> None:
    """What finds no place on it is lost."""
    lodge.evocation("Arianna", "Garden", damage="ggg", kind="Totem")
    attacked(lodge, "Stone Skin dark")
    carry_on(lodge)
    assert (lodge.damage("Arianna"), lodge.place("Totem a1")) == ("", "")


# Spirit Snare


@proves("Spirit Snare", "light")
@pytest.mark.parametrize("room", ["Summoner Room", "Forge"])
def test_spirit_snare_light(lodge: Rebirth, room: str) -> None:
    """The Totem is too late to strike for that same entering."""
    lodge.prepare("Arianna", "active", I="Spirit Snare light")
    walks(lodge, room)
    lodge.choose("reveal I")
    assert (lodge.damage("Rikkart"), lodge.place("Totem a1")) == ("a", room)
    assert len(lodge.happened("summoned")) == 1


@proves("Spirit Snare", "light")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_spirit_snare_does_not_close_elsewhere(lodge: Rebirth, side: str) -> None:
    """A yellow room without a Totem of Arianna's; Rikkart's own is none."""
    lodge.evocation("Rikkart", "Observatory", kind="Totem")
    lodge.prepare("Arianna", "active", I=f"Spirit Snare {side}")
    walks(lodge, "Observatory")
    assert lodge.asked()[0] == "Rikkart"


@proves("Spirit Snare", "dark")
def test_spirit_snare_dark(lodge: Rebirth) -> None:
    """Beside the Totem's own blow; Rikkart's run ends there."""
    totems(lodge, "Observatory")
    lodge.prepare("Arianna", "active", I="Spirit Snare dark")
    walks(lodge, "Observatory")
    lodge.choose("reveal I")
    while lodge.asked()[0] == "Arianna":
        lodge.choose(lodge.offered()[0])
    assert lodge.damage("Rikkart") == "aaa"
    assert not [answer for answer in lodge.offered() if answer.startswith("move")]


# Sacred Ground


@proves("Sacred Ground", "light")
def test_sacred_ground_light(lodge: Rebirth) -> None:
    hurt(lodge, "gg")
    totems(lodge, "Crypt")
    lodge.instability("Crypt", "rgd")
    lodge.instability("Arena", "r")
    lodge.resolve("Sacred Ground", "light")
    lodge.choose("cube 0", "cube 1")
    assert (cubes(lodge, "Crypt", "Arena"), lodge.damage("Arianna")) == (["aad", "r"], "g")
    assert lodge.quiet


@proves("Sacred Ground", "light")
@pytest.mark.parametrize("away", [True, False])
def test_sacred_ground_light_otherwise_works_nearby(lodge: Rebirth, away: bool) -> None:
    """No Totem, or nothing of others' in its room: 1 cube in Arianna's room or next door."""
    if away:
        totems(lodge, "Crypt")
    lodge.instability("Forge", "rgd")
    lodge.resolve("Sacred Ground", "light")
    assert "Mirrors Room" not in lodge.offered()
    lodge.choose("Forge", "cube 0")
    assert (lodge.cubes("Forge"), lodge.quiet) == ("agd", True)


@proves("Sacred Ground", "dark")
def test_sacred_ground_dark(lodge: Rebirth) -> None:
    """One cube in each Totem's room at once, one more for each who goes on placing there."""
    totems(lodge, "Forge", "Crypt")
    lodge.stand("Rikkart", "Forge")
    for room in ("Forge", "Crypt", "Arena"):
        lodge.instability(room, "dd")
    lasting(lodge, "Sacred Ground dark")
    assert cubes(lodge, "Forge", "Crypt", "Arena") == ["ad", "ad", "dd"]
    lodge.choose("explore", "use", "Forge")
    lodge.choose("cube 1", by="Arianna")
    assert cubes(lodge, "Forge", "Crypt", "Arena") == ["aar", "ad", "dd"]
    assert lodge.asked()[0] == "Rikkart"


@proves("Sacred Ground", "dark")
def test_sacred_ground_dark_where_no_totem_stands(lodge: Rebirth) -> None:
    totems(lodge, "Crypt")
    lodge.stand("Rikkart", "Forge")
    lasting(lodge, "Sacred Ground dark")
    lodge.choose("explore", "use", "Forge")
    assert lodge.cubes("Forge") == "r"


# Great Spirit


@proves("Great Spirit", "light")
def test_great_spirit_light(lodge: Rebirth) -> None:
    """Two rooms off; of all spells in the grimoire the one that is wanted."""
    lodge.pile("Arianna", grimoire=["Stone Skin", "Storm Call", "Wind Walk"])
    lodge.resolve("Great Spirit", "light")
    assert "Treasure Room" not in lodge.offered()
    lodge.choose("Mirrors Room")
    assert set(lodge.offered()) == {"Stone Skin", "Storm Call", "Wind Walk"}
    lodge.choose("Storm Call")
    assert (lodge.place("Totem a1"), lodge.hand("Arianna")) == ("Mirrors Room", ["Storm Call"])
    assert lodge.quiet
    assert len(lodge.happened("summoned")) == 1
    assert (lodge.cubes("Mirrors Room"), lodge.damage("Baron Doria")) == ("", "")  # he was there before


@proves("Great Spirit", "light")
def test_great_spirit_light_with_an_empty_grimoire(lodge: Rebirth) -> None:
    lodge.resolve("Great Spirit", "light")
    lodge.choose("Mirrors Room")
    assert (lodge.place("Totem a1"), lodge.quiet) == ("Mirrors Room", True)


@proves("Great Spirit", "light")
def test_great_spirit_light_without_a_model(lodge: Rebirth) -> None:
    """None comes; the spell does."""
    lodge.supply("Totem", 0)
    lodge.pile("Arianna", grimoire=["Stone Skin", "Storm Call"])
    lodge.resolve("Great Spirit", "light")
    lodge.choose("Mirrors Room", "Stone Skin")
    assert (lodge.happened("summoned"), lodge.hand("Arianna"), lodge.quiet) == ([], ["Stone Skin"], True)


@proves("Great Spirit", "dark")
def test_great_spirit_dark(lodge: Rebirth) -> None:
    """Athanor Eruption reaches one room: from the Totem that acts that is Doria, not Gramigna."""
    totems(lodge, "Crypt", "Mirrors Room")
    lodge.hold("Arianna", "Athanor Eruption")
    lodge.prepare("Arianna", quick="Great Spirit dark")
    lodge.action_phase(first="Arianna")
    lodge.choose("cast quick", "Totem a2", "slot I", "I: Athanor Eruption light")
    assert "Rikkart" not in lodge.offered()
    lodge.choose("Baron Doria")
    assert lodge.damage("Baron Doria") == "aaa"
    assert cubes(lodge, "Crypt", "Mirrors Room", "Arena") == ["", "a", "a"]  # its act, and the mark


@proves("Great Spirit", "dark")
def test_great_spirit_dark_without_a_totem(lodge: Rebirth) -> None:
    lodge.hold("Arianna", "Athanor Eruption")
    lodge.prepare("Arianna", quick="Great Spirit dark")
    lodge.action_phase(first="Arianna")
    lodge.choose("cast quick")
    assert (lodge.asked(), lodge.hand("Arianna")) == (("Arianna", "action"), ["Athanor Eruption"])


# Drums of War


@proves("Drums of War", "light")
def test_drums_of_war_light(lodge: Rebirth) -> None:
    lodge.evocation("Arianna", "Arena", damage="rrr", kind="Totem")
    lodge.evocation("Arianna", "Arena", kind="Cadaver")
    lodge.resolve("Drums of War", "light")
    while "attack Rikkart" not in lodge.offered():
        lodge.choose(lodge.offered()[0])
    lodge.choose("attack Rikkart")
    carry_on(lodge)
    assert (lodge.damage("Totem a1"), lodge.damage("Rikkart"), lodge.cubes("Arena")) == ("r", "aaa", "a")


@proves("Drums of War", "dark")
def test_drums_of_war_dark(lodge: Rebirth) -> None:
    """Next door stand Gramigna and a Totem: 2 and 1 for this attack, 1 as long as Arianna stands there."""
    totems(lodge, "Sanctuary")
    lodge.prepare("Arianna", I="Drums of War dark")
    lodge.action_phase(first="Arianna")
    lodge.choose("cast I", "move to Sanctuary", "yes")
    assert lodge.damage("Gramigna") == "aaaa"
    lodge.choose("fight", "attack Gramigna")
    assert lodge.damage("Gramigna") == "aaaaaaa"


@proves("Drums of War", "dark")
def test_drums_of_war_dark_away_from_a_totem(lodge: Rebirth) -> None:
    """No run and no Totem: only what the attack itself has more; nothing for the fights to come."""
    lodge.evocation("Rikkart", "Arena", kind="Totem")
    lodge.prepare("Arianna", I="Drums of War dark")
    lodge.action_phase(first="Arianna")
    lodge.choose("cast I", "stop", "yes", "Rikkart")
    assert lodge.damage("Rikkart") == "aaa"
    lodge.choose("fight", "attack Rikkart")
    assert lodge.damage("Rikkart") == "aaaaa"


# Ancestor Mask


@proves("Ancestor Mask", "light")
@pytest.mark.parametrize(("answer", "place"), [("yes", "Crypt"), ("no", "Arena")])
def test_ancestor_mask_light(lodge: Rebirth, answer: str, place: str) -> None:
    totems(lodge, "Crypt")
    attacked(lodge, "Ancestor Mask light")
    lodge.choose(answer)
    assert (lodge.damage("Arianna"), lodge.place("Arianna")) == ("", place)


@proves("Ancestor Mask", "light")
def test_ancestor_mask_light_without_a_totem(lodge: Rebirth) -> None:
    attacked(lodge, "Ancestor Mask light")
    assert (lodge.damage("Arianna"), lodge.place("Arianna"), lodge.quiet) == ("", "Arena", True)


@proves("Ancestor Mask", "dark")
@pytest.mark.rule("EFF.5")
@pytest.mark.parametrize(("room", "damage"), [("Arena", "rrr"), ("Crypt", "")])
def test_ancestor_mask_dark(lodge: Rebirth, room: str, damage: str) -> None:
    """The Totem is hit instead; out of the spell's reach it is no legal target, and the spell is ignored."""
    totems(lodge, room)
    attacked(lodge, "Ancestor Mask dark")
    carry_on(lodge)
    assert (lodge.damage("Arianna"), lodge.damage("Totem a1")) == ("", damage)


@proves("Ancestor Mask", "dark")
@pytest.mark.parametrize("totem", [True, False])
def test_ancestor_mask_dark_where_no_totem_can_be_aimed_at(lodge: Rebirth, totem: bool) -> None:
    """A spell for mages alone, or no Totem: it is ignored."""
    if totem:
        totems(lodge, "Crypt")
    spell = ("Visceral Fire", "light") if totem else HIT
    lodge.prepare("Arianna", "active", I="Ancestor Mask dark")
    lodge.resolve(*spell, by="Rikkart")
    lodge.choose("Arianna", "reveal I")
    carry_on(lodge)
    assert lodge.damage("Arianna") == ""
    assert not totem or lodge.damage("Totem a1") == ""


@proves("Ancestor Mask", "dark")
def test_ancestor_mask_dark_does_not_answer_a_spell_at_a_room(lodge: Rebirth) -> None:
    totems(lodge, "Crypt")
    lodge.prepare("Arianna", "active", I="Ancestor Mask dark")
    lodge.resolve("Peak of Agony", "light", by="Rikkart")
    lodge.choose("Arena")
    carry_on(lodge)
    assert lodge.damage("Arianna") == "rr"


# Arianna's own


@proves("Red Thread", "light")
def test_red_thread_light(lodge: Rebirth) -> None:
    hurt(lodge, "rrrrr")
    lodge.instability("Sanctuary", "", face="available")
    lodge.resolve("Red Thread", "light")
    lodge.choose("Sanctuary")
    carry_on(lodge)
    assert (lodge.place("Arianna"), lodge.damage("Arianna")) == ("Sanctuary", "rr")


@proves("Red Thread", "light")
def test_red_thread_light_feeds_a_room_in_ruins(lodge: Rebirth) -> None:
    lodge.resolve("Red Thread", "light")
    lodge.choose("Forge", "Cemetery")  # a ruined green room: 1 instability up to one room off
    assert (lodge.cubes("Cemetery"), lodge.cubes("Forge")) == ("a", "a")


@proves("Red Thread", "dark")
def test_red_thread_dark(lodge: Rebirth) -> None:
    lodge.resolve("Red Thread", "dark")
    lodge.choose("Baron Doria")
    assert (lodge.damage("Baron Doria"), lodge.place("Baron Doria")) == ("aa", "Arena")
    assert lodge.cubes("Arena") == "a"
