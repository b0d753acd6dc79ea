"""Parts of Duel in Rebirth and of Rebirth in Duel: which rules then hold."""

from __future__ import annotations

import pytest

from blackrose.packs import load_text
from tests.rebirth.mixed_boxes import in_duel, in_rebirth, swapped
from tests.rebirth.scenario import RING as REBIRTH_RING
from tests.rebirth.scenario import Rebirth
from tests.scenario import RING as DUEL_RING
from tests.scenario import Duel
from tests.table_scenario import Scenario


def idle(at: Scenario, mage: str) -> None:
    """A mage goes nowhere and does nothing for as long as they are asked."""
    while at.state.asked and at.asked()[0] == mage:
        rest(at)


def rest(at: Scenario) -> None:
    """Whoever is asked does as little as may be."""
    at.choose(next(word for word in ("stop", "end", "explore", "pass") if word in at.offered()))


# --------------------------------------------------------------------------------------------------
# Which rules then hold: Duel
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MIX.4")
def test_in_a_duel_no_card_hurts_the_own_side() -> None:
    """A room spell of Alchemy strikes a rival and spares the caster, as Duel has it; at a Rebirth table the
    caster is a model in the room like the others.
    """
    duel = Duel(pack=in_duel("Alchemy"))
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Templar Armory")
    mine = duel.evocation("Bartholomew", "Templar Armory")
    duel.resolve("Azoth Bomb", "light", by="Bartholomew")
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
    assert duel.jinxes("Ulrich") == {"Weakness": 0}
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
    duel.resolve("Night Terror", "light", by="Bartholomew")
    duel.choose("Ulrich", "stop")
    assert duel.place("Umbra r1") == "Templar Armory"
    duel.begin("evocation")
    # The Umbra has struck by the time Bartholomew is asked about his Templar, the only one he has.
    assert duel.damage("Ulrich") == "bbr"
    assert duel.asked()[0] == "Bartholomew"
    assert duel.place(mine) == "Templar Armory"
    duel.stand("Ulrich", "Templar Armory", damage="bbbbbbbbb")
    duel.resolve("Night Terror", "light", by="Bartholomew")
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
    assert list(duel.jinxes("Ulrich")) == ["Vulnerability"]
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
    assert (duel.crown(), duel.power("Ulrich")) == ("Ulrich", 2)
    assert duel.first() == "Bartholomew"  # still, for the rest of this phase
    while duel.state.phase == 2:
        rest(duel)
    assert duel.first() == "Ulrich"
    assert duel.asked()[0] == "Ulrich"
    while duel.state.round == 1:
        rest(duel)
    assert duel.crown() == "Bartholomew"


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
    assert duel.supply("Totem") == 2
    assert duel.cubes("Templar Armory") == "bbbb"  # the rest of the effect goes on


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
