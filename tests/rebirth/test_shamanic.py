"""Shamanic magic: every spell on both sides, and its Totems. Arianna casts; Rikkart stands beside her."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import ABILITY, proves, scene
from tests.rebirth.scenario import Rebirth


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


def hurt(lodge: Rebirth, damage: str) -> None:
    """Arianna has damage."""
    lodge.stand("Arianna", "Arena", damage=damage)


def carry_on(lodge: Rebirth) -> None:
    """The first answer to everything that is still asked: cubes alike, nothing to choose."""
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])


def walks(lodge: Rebirth, mage: str, room: str) -> None:
    """A mage enters a room beside hers."""
    lodge.resolve("Sleepwalker", "dark", by=mage)
    lodge.choose(f"move to {room}")


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
    walks(lodge, "Rikkart", "Forge")
    assert lodge.damage("Rikkart") == "a"


@proves("Totem", ABILITY)
def test_a_totem_lets_its_owner_pass(lodge: Rebirth) -> None:
    totems(lodge, "Forge")
    walks(lodge, "Arianna", "Forge")
    assert (lodge.place("Arianna"), lodge.damage("Arianna")) == ("Forge", "")


def test_a_totem_neither_moves_nor_strikes_by_itself(lodge: Rebirth) -> None:
    totems(lodge, "Arena", "Arena")
    lodge.resolve("Song of the Ancestors", "dark")
    carry_on(lodge)
    assert (lodge.place("Totem a1"), lodge.damage("Rikkart")) == ("Arena", "")


# Traps and protections


def attacked(lodge: Rebirth, card: str) -> None:
    """Rikkart strikes Arianna, who answers with an Active spell."""
    lodge.prepare("Arianna", "active", I=card)
    lodge.resolve("Athanor Eruption", "light", by="Rikkart")
    lodge.choose("Arianna", "reveal I")


@proves("Stone Skin", "light")
def test_stone_skin_light(lodge: Rebirth) -> None:
    attacked(lodge, "Stone Skin light")
    assert lodge.offered() == ["amount 2", "amount 1", "amount 0"]
    lodge.choose("amount 2")
    assert (lodge.damage("Arianna"), lodge.cubes("Arena")) == ("r", "a")


@proves("Stone Skin", "dark")
def test_stone_skin_dark(lodge: Rebirth) -> None:
    totems(lodge, "Garden")
    attacked(lodge, "Stone Skin dark")
    assert (lodge.damage("Arianna"), lodge.damage("Totem a1")) == ("", "rrr")


@proves("Spirit Snare", "light")
@pytest.mark.parametrize("room", ["Summoner Room", "Forge"])
def test_spirit_snare_light(lodge: Rebirth, room: str) -> None:
    lodge.prepare("Arianna", "active", I="Spirit Snare light")
    walks(lodge, "Rikkart", room)
    lodge.choose("reveal I")
    assert (lodge.damage("Rikkart"), lodge.place("Totem a1")) == ("a", room)
    assert len(lodge.happened("summoned")) == 1


@proves("Spirit Snare", "dark")
def test_spirit_snare_dark(lodge: Rebirth) -> None:
    lodge.evocation("Arianna", "Sanctuary", damage="ggg", kind="Totem")
    lodge.prepare("Arianna", "active", I="Spirit Snare dark")
    lodge.resolve("Athanor Eruption", "light", by="Rikkart")
    lodge.choose("Totem a1", "reveal I")
    assert (lodge.damage("Gramigna"), lodge.cubes("Sanctuary")) == ("aa", "aa")


@proves("Ancestor Mask", "light")
def test_ancestor_mask_light(lodge: Rebirth) -> None:
    hurt(lodge, "gg")
    attacked(lodge, "Ancestor Mask light")
    carry_on(lodge)
    assert lodge.damage("Arianna") == "g"


@proves("Ancestor Mask", "dark")
def test_ancestor_mask_dark(lodge: Rebirth) -> None:
    hurt(lodge, "ggg")
    totems(lodge, "Arena")
    lodge.prepare("Arianna", "active", I="Ancestor Mask dark")
    lodge.resolve("Athanor Eruption", "light", by="Rikkart")
    lodge.choose("Totem a1", "reveal I")
    carry_on(lodge)
    assert (lodge.damage("Rikkart"), lodge.damage("Arianna")) == ("aa", "g")


# The others


@proves("Raise the Totem", "light")
def test_raise_the_totem_light(lodge: Rebirth) -> None:
    lodge.resolve("Raise the Totem", "light")
    lodge.choose("Forge")
    assert (lodge.place("Totem a1"), lodge.cubes("Forge")) == ("Forge", "a")
    assert len(lodge.happened("summoned")) == 1


@proves("Raise the Totem", "dark")
def test_raise_the_totem_dark(lodge: Rebirth) -> None:
    totems(lodge, "Sanctuary")
    lodge.evocation("Arianna", "Mirrors Room", kind="Cadaver")
    lodge.resolve("Raise the Totem", "dark")
    assert "Cadaver a2" not in lodge.offered()
    lodge.choose("Totem a1")
    assert (lodge.damage("Gramigna"), lodge.damage("Totem a1"), lodge.cubes("Sanctuary")) == ("aa", "", "a")


@proves("Spirit Wolf", "light")
@pytest.mark.parametrize(("number", "damage"), [(0, "aa"), (1, "aaa"), (3, "aaaaa")])
def test_spirit_wolf_light(lodge: Rebirth, number: int, damage: str) -> None:
    totems(lodge, *["Garden"] * number)
    lodge.resolve("Spirit Wolf", "light")
    lodge.choose("Gramigna")
    assert lodge.damage("Gramigna") == damage


@proves("Spirit Wolf", "dark")
def test_spirit_wolf_dark(lodge: Rebirth) -> None:
    hurt(lodge, "rr")
    lodge.resolve("Spirit Wolf", "dark")
    lodge.choose("Mirrors Room")
    carry_on(lodge)
    assert (lodge.damage("Baron Doria"), lodge.damage("Arianna")) == ("aa", "r")


@proves("Song of the Ancestors", "light")
@pytest.mark.parametrize(("number", "left"), [(0, "rrr"), (2, "r")])
def test_song_of_the_ancestors_light(lodge: Rebirth, number: int, left: str) -> None:
    hurt(lodge, "rrrrr")
    totems(lodge, *["Garden"] * number)
    lodge.resolve("Song of the Ancestors", "light")
    carry_on(lodge)
    assert lodge.damage("Arianna") == left


@proves("Song of the Ancestors", "dark")
def test_song_of_the_ancestors_dark(lodge: Rebirth) -> None:
    totems(lodge, "Garden", "Crypt", "Forge")
    lodge.pile("Arianna", grimoire=["Wind Walk", "Stone Skin"])
    lodge.resolve("Song of the Ancestors", "dark")
    lodge.choose("Totem a2", "Totem a3")
    assert [lodge.cubes(room) for room in ("Garden", "Crypt", "Forge")] == ["", "a", "a"]
    assert lodge.hand("Arianna") == ["Wind Walk"]


@proves("Storm Call", "light")
def test_storm_call_light(lodge: Rebirth) -> None:
    lodge.stand("Baron Doria", "Bibliotheca")  # three rooms off, in a straight row
    lodge.resolve("Storm Call", "light")
    lodge.choose("Bibliotheca")
    assert lodge.damage("Baron Doria") == "aa"


@proves("Storm Call", "dark")
def test_storm_call_dark(lodge: Rebirth) -> None:
    totems(lodge, "Garden", "Crypt")
    lodge.resolve("Storm Call", "dark")
    assert [lodge.cubes(room) for room in ("Arena", "Garden", "Crypt")] == ["a", "a", "a"]


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
def test_wind_walk_dark_drags_a_mage_before_the_totem(lodge: Rebirth) -> None:
    totems(lodge, "Crypt")
    lodge.resolve("Wind Walk", "dark")
    lodge.choose("Baron Doria", "yes")
    assert (lodge.place("Baron Doria"), lodge.damage("Baron Doria")) == ("Crypt", "aaaa")


@proves("Wind Walk", "dark")
def test_wind_walk_dark_may_leave_the_mage_where_they_are(lodge: Rebirth) -> None:
    totems(lodge, "Crypt")
    lodge.resolve("Wind Walk", "dark")
    lodge.choose("Baron Doria", "no")
    assert (lodge.place("Baron Doria"), lodge.damage("Baron Doria")) == ("Mirrors Room", "aaa")


@proves("Burning Herbs", "light")
def test_burning_herbs_light(lodge: Rebirth) -> None:
    hurt(lodge, "rr")
    lodge.resolve("Burning Herbs", "light")
    lodge.choose("Gramigna")
    carry_on(lodge)
    assert (lodge.damage("Gramigna"), lodge.damage("Arianna")) == ("aaa", "r")


@proves("Burning Herbs", "dark")
def test_burning_herbs_dark(lodge: Rebirth) -> None:
    lodge.resolve("Burning Herbs", "dark")
    lodge.choose("Sanctuary")
    assert (lodge.damage("Gramigna"), lodge.cubes("Sanctuary")) == ("aa", "a")


@proves("Sacred Ground", "light")
def test_sacred_ground_light(lodge: Rebirth) -> None:
    lodge.instability("Summoner Room", "rgd")
    lodge.resolve("Sacred Ground", "light")
    lodge.choose("Summoner Room")
    carry_on(lodge)
    assert lodge.cubes("Summoner Room") == "aada"


@proves("Sacred Ground", "dark")
def test_sacred_ground_dark(lodge: Rebirth) -> None:
    lodge.stand("Baron Doria", "Mirrors Room", damage="rxg")
    lodge.instability("Mirrors Room", "rg")
    lodge.resolve("Sacred Ground", "dark")
    lodge.choose("Mirrors Room")
    carry_on(lodge)
    assert (lodge.damage("Baron Doria"), lodge.cubes("Mirrors Room")) == ("aag", "ag")


@proves("Great Spirit", "light")
def test_great_spirit_light(lodge: Rebirth) -> None:
    lodge.resolve("Great Spirit", "light")
    lodge.choose("Mirrors Room")
    carry_on(lodge)
    assert (lodge.place("Totem a1"), lodge.cubes("Mirrors Room")) == ("Mirrors Room", "a")
    assert len(lodge.happened("summoned")) == 1
    assert lodge.damage("Baron Doria") == ""  # he was there before


@proves("Great Spirit", "dark")
def test_great_spirit_dark(lodge: Rebirth) -> None:
    totems(lodge, "Mirrors Room")
    lodge.resolve("Great Spirit", "dark")
    lodge.choose("Totem a1")
    assert (lodge.damage("Baron Doria"), lodge.place("Totem a1")) == ("aaaa", "")


@proves("Drums of War", "light")
def test_drums_of_war_light(lodge: Rebirth) -> None:
    lodge.evocation("Arianna", "Arena", damage="rrr", kind="Totem")
    lodge.resolve("Drums of War", "light")
    lodge.choose("Totem a1")
    while "attack Rikkart" not in lodge.offered():
        lodge.choose(lodge.offered()[0])
    lodge.choose("attack Rikkart")
    carry_on(lodge)
    assert (lodge.damage("Totem a1"), lodge.damage("Rikkart"), lodge.cubes("Arena")) == ("r", "aa", "a")


@proves("Drums of War", "dark")
@pytest.mark.parametrize(("number", "damage"), [(0, "aa"), (2, "aaaa")])
def test_drums_of_war_dark(lodge: Rebirth, number: int, damage: str) -> None:
    totems(lodge, *["Garden"] * number)
    lodge.resolve("Drums of War", "dark")
    lodge.choose("Baron Doria")
    assert lodge.damage("Baron Doria") == damage


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
