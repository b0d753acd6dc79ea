"""What a text of one of our four schools has really done: somebody fell, was not there, or could not.

The first mage casts, the second stands in the same room, the third next door and the fourth two rooms off.
"""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import Rebirth, box_with

CHAINS = "Chains | combat earth | mage * | The target cannot move until the end of the round."
WARD = "Ward | protection air | self | Ignore all of that damage. | You suffer damage."


def table(*people: str, own: tuple[str, ...] = ()) -> Rebirth:
    """Four mages around the Arena, with 3 power each, in a box that may have cards of a test."""
    lodge = Rebirth(*people, pack=box_with(*own) if own else None)
    for mage, room in zip(people, ("Arena", "Arena", "Sanctuary", "Mirrors Room"), strict=True):
        lodge.stand(mage, room)
        lodge.power(mage, 3)
    return lodge


def hexed(*own: str) -> Rebirth:
    """Gramigna casts."""
    return table("Gramigna", "Rikkart", "Arianna", "Baron Doria", own=own)


def haunted(*own: str) -> Rebirth:
    """Baron Doria casts."""
    return table("Baron Doria", "Rikkart", "Arianna", "Gramigna", own=own)


def shaman(*own: str) -> Rebirth:
    """Arianna casts."""
    return table("Arianna", "Rikkart", "Gramigna", "Baron Doria", own=own)


def umbras(lodge: Rebirth, mage: str) -> int:
    """How many Umbras are assigned to a mage."""
    return [seat for _, seat in lodge.state.assigned].count(lodge.seat(mage))


# Hex


def test_who_cannot_move_walks_on_no_pins_and_knots_no_path() -> None:
    """Nobody changes places with a mage in chains; the pins wait for a move that does not come."""
    lodge = hexed(CHAINS)
    lodge.prepare("Gramigna", quick="Pins and Wax light")
    lodge.action_phase(first="Gramigna")
    lodge.choose("cast quick", "Baron Doria")
    lodge.resolve("Chains", "light")
    lodge.choose("Baron Doria")
    lodge.resolve("Knotted Path", "dark")
    lodge.choose("Baron Doria")
    assert (lodge.place("Gramigna"), lodge.place("Baron Doria")) == ("Arena", "Mirrors Room")
    assert (lodge.damage("Baron Doria"), lodge.cubes("Mirrors Room")) == ("", "g")


@pytest.mark.rule("GLO.2")
@pytest.mark.parametrize(("jinxed", "asked"), [(False, True), (True, False)])
def test_a_bewildered_thief_opens_no_room(jinxed: bool, asked: bool) -> None:
    """Hand of Glory (dark): whoever cannot activate rooms is not even asked."""
    lodge = hexed()
    lodge.instability("Sanctuary", "", face="available")
    lodge.stand("Gramigna", "Arena", damage="rr")
    if jinxed:
        lodge.jinx("Gramigna", "Bewilderment")
    lodge.resolve("Hand of Glory", "dark")
    lodge.choose("Arianna")
    assert (not lodge.quiet) == asked


@pytest.mark.rule("GLO.8")
def test_the_worm_counts_no_jinx_of_a_mage_who_falls_by_it() -> None:
    lodge = hexed()
    lodge.stand("Rikkart", "Arena", damage=lodge.nearly("Rikkart", 2))
    lodge.jinx("Rikkart", "Weakness")
    lodge.prepare("Gramigna", "active", I="Cerebral Worm light")
    lodge.action_phase(first="Rikkart")
    lodge.choose("explore", "move to Sanctuary", "reveal I")
    assert (lodge.place("Rikkart"), lodge.cubes("Sanctuary")) == ("Cell", "")
    assert set(lodge.jinxes("Rikkart")) == {
        "Weakness",
        "Vulnerability",
    }  # assigned in the sentence of the blow


def test_the_hour_takes_nothing_of_who_pays_with_the_last_point_twice() -> None:
    """The second toll finds 0 power: nothing is stolen, so the other half is all there is."""
    lodge = hexed()
    for mage in ("Rikkart", "Baron Doria"):
        lodge.stand(mage, "Cell")
    lodge.power("Arianna", 1)
    lodge.resolve("Thirteenth Hour", "light")
    lodge.choose("choice 0", by="Arianna")
    lodge.resolve("Thirteenth Hour", "light")
    assert lodge.quiet
    assert (lodge.power("Gramigna"), lodge.power("Arianna")) == (4, 0)
    assert (lodge.damage("Arianna"), set(lodge.jinxes("Arianna"))) == ("g", {"Slowness"})


# Nightmare


@pytest.mark.rule("DEF.4")
@pytest.mark.parametrize(("free", "place", "number"), [(3, "Throne Room", 1), (2, "Cell", 0)])
def test_who_falls_by_cold_sweat_has_no_umbra(free: int, place: str, number: int) -> None:
    lodge = haunted()
    lodge.stand("Rikkart", "Arena", damage=lodge.nearly("Rikkart", free, "a"))
    lodge.prepare("Baron Doria", "active", I="Cold Sweat light")
    lodge.action_phase(first="Rikkart")
    lodge.choose("explore", "move to Throne Room", "reveal I")
    assert (lodge.place("Rikkart"), umbras(lodge, "Rikkart")) == (place, number)


def test_persecution_drives_off_nobody_in_chains() -> None:
    """The Umbra follows all the same."""
    lodge = haunted(CHAINS)
    lodge.resolve("Chains", "light")
    lodge.choose("Rikkart")
    lodge.prepare("Baron Doria", "active", I="Persecution dark")
    lodge.resolve("Masked Ball", "light", by="Rikkart")
    lodge.choose("Baron Doria", "reveal I", "amount 2")
    assert (lodge.quiet, lodge.place("Rikkart"), umbras(lodge, "Rikkart")) == (True, "Arena", 1)


def test_the_feast_converts_before_it_strikes_and_a_ward_saves_what_was_converted() -> None:
    """What is ignored is the blow; the two cubes stay with whoever took them."""
    lodge = haunted(WARD)
    lodge.stand("Rikkart", "Arena", damage="xx")
    lodge.haunt("Rikkart")
    lodge.prepare("Rikkart", "active", I="Ward light")
    lodge.resolve("Feast of Fears", "light")
    while not lodge.quiet:
        lodge.choose("reveal I" if "reveal I" in lodge.offered() else lodge.offered()[0])
    assert lodge.damage("Rikkart") == "dd"


# Shamanic


@pytest.mark.parametrize(("free", "place"), [(3, "Crypt"), (2, "Cell")])
def test_the_wolf_drags_nobody_who_fell_by_it(free: int, place: str) -> None:
    lodge = shaman()
    lodge.stand("Rikkart", "Arena", damage=lodge.nearly("Rikkart", free, "g"))
    lodge.evocation("Arianna", "Crypt", damage="ggg", kind="Totem")
    lodge.stand("Gramigna", "Cell")
    lodge.resolve("Spirit Wolf", "light")
    lodge.choose("Rikkart")
    if place == "Crypt":
        lodge.choose("no")
        assert lodge.place("Rikkart") == "Arena"
    else:
        assert (lodge.place("Rikkart"), lodge.quiet) == ("Cell", True)


def test_the_wind_does_not_carry_a_mage_in_chains() -> None:
    """Light does not move at all; dark changes no places, yet the Totem activates where it stands."""
    lodge = shaman(CHAINS)
    lodge.evocation("Arianna", "Crypt", kind="Totem")
    lodge.pile("Arianna", grimoire=["Stone Skin", "Storm Call"])
    lodge.resolve("Chains", "light", by="Rikkart")
    lodge.choose("Arianna")
    lodge.resolve("Wind Walk", "light")
    assert (lodge.quiet, lodge.place("Arianna"), lodge.hand("Arianna")) == (True, "Arena", ["Stone Skin"])
    lodge.resolve("Wind Walk", "dark")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert (lodge.place("Arianna"), lodge.place("Totem a1"), lodge.cubes("Crypt")) == ("Arena", "Crypt", "a")


def test_no_spell_in_hand_and_the_great_spirit_only_opens_the_eye() -> None:
    lodge = shaman()
    lodge.evocation("Arianna", "Crypt", kind="Totem")
    lodge.resolve("Great Spirit", "dark")
    assert (lodge.cubes("Crypt"), lodge.quiet) == ("a", True)


def test_the_land_does_not_answer_a_bewildered_mage() -> None:
    """Song of the Ancestors (dark): no room is activated, the healing comes."""
    lodge = shaman()
    lodge.stand("Arianna", "Arena", damage="rr")
    lodge.jinx("Arianna", "Bewilderment")
    for room in ("Sanctuary", "Garden"):
        lodge.evocation("Arianna", room, kind="Totem")
    lodge.resolve("Song of the Ancestors", "dark")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert (lodge.happened("used_room"), lodge.damage("Arianna")) == ([], "r")


# Technomancy


def test_vivisection_without_a_patient_gains_nothing() -> None:
    """A Nigredo is too large: nothing is removed, so neither power nor part comes of it."""
    lodge = haunted()
    mine = lodge.evocation("Baron Doria", "Garden", kind="Cadaver")
    theirs = lodge.evocation("Rikkart", "Arena", kind="Nigredo")
    lodge.resolve("Vivisection", "light")
    assert (lodge.quiet, lodge.place(theirs)) == (True, "Arena")
    assert (lodge.power("Baron Doria"), lodge.state.upgrade[lodge.model(mine)]) == (3, -1)


@pytest.mark.rule("EVO.3", "EVO.20")
@pytest.mark.parametrize("kind", ["Totem", "Cadaver"])
def test_short_circuit_is_not_set_off_by_a_summoning_that_failed(kind: str) -> None:
    """No model of Rikkart's came, so nothing was summoned: the trap is not even offered."""
    lodge = haunted()
    mine = lodge.evocation("Baron Doria", "Garden", kind="Cadaver")
    lodge.supply(kind, 0)
    lodge.prepare("Baron Doria", "active", I="Short Circuit light")
    lodge.resolve(
        *(("Reanimate", "dark") if kind == "Cadaver" else ("Raise the Totem", "light")), by="Rikkart"
    )
    lodge.choose("Arena")
    assert (lodge.quiet, lodge.lies("Baron Doria", "I")) == (True, "active")
    assert (lodge.state.upgrade[lodge.model(mine)], lodge.damage("Rikkart")) == (-1, "")


def test_a_corpse_wall_without_a_corpse_ignores_one() -> None:
    """No Cadaver is left: the wall counts what stands, and raises nothing."""
    lodge = haunted()
    lodge.supply("Cadaver", 0)
    lodge.prepare("Baron Doria", "active", I="Corpse Wall light")
    lodge.resolve("Athanor Eruption", "light", by="Rikkart")
    lodge.choose("Baron Doria", "reveal I")
    assert lodge.offered() == ["amount 1", "amount 0"]
    lodge.choose("amount 1")
    assert (lodge.damage("Baron Doria"), lodge.happened("summoned"), lodge.quiet) == ("rr", [], True)
