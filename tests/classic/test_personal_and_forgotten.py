"""The personal and the forgotten spells of Classic, side by side. Nero casts them."""

import pytest

from blackrose.engine.components import Pack
from tests.classic.proving import proves, scene
from tests.classic.scenario import ROW, Classic
from tests.moon_scenario import with_spells

BLOW = "Blow | combat fire | mage * | Inflict 3 damage."
GUST = "Gust | contingency air | mage * | The target loses 1 power."
STORM = "Storm | combat fire | special | Inflict 1 damage on each other mage in the Lodge."
SNARE = "Snare | trap earth | mage * | Inflict 1 damage. | Another mage enters a red room."


@scene
def lodge(pack: Pack) -> Classic:
    """Nero and Tessa in the Arena, Rebecca next door in the Sanctuary, Jaf'ar far off."""
    box = with_spells(pack, "Destruction", BLOW, GUST, STORM, SNARE)
    table = Classic("Nero", "Tessa", "Rebecca", "Jaf'ar", pack=box)
    table.stand("Nero", "Arena")
    table.stand("Tessa", "Arena")
    table.stand("Rebecca", "Sanctuary")
    table.stand("Jaf'ar", "Treasure Room")
    for mage in table.people:
        table.power(mage, 5)
    return table


def powers(table: Classic) -> list[int]:
    return [table.power(mage) for mage in table.people]


def walk(table: Classic, mage: str, room: str) -> None:
    """A mage takes one step on their own turn; whoever is before them does as little as possible."""
    for _ in range(20):
        if table.asked() == (mage, "action"):
            break
        offered = table.offered()
        table.choose(next((word for word in ("end", "stop", "explore") if word in offered), offered[0]))
    table.choose("explore", f"move to {room}")


MARKED = (
    "Ring of Fire",
    "Death Delirium",
    "Intertwine Fate",
    "Disintegration",
    "Eviscerate",
    "Lightning Storm",
    "Time Stop",
)
UNMARKED = (
    *("Wrath of Nature", "Putrefy", "Danse Macabre", "Invisibility", "Devastation", "Echo of Revenge"),
    *("Infamy of Crete", "Soul Entrapment", "Reading the Stars"),
)


@pytest.mark.parametrize(("spell", "marked"), [*((s, True) for s in MARKED), *((s, False) for s in UNMARKED)])
def test_some_spells_have_the_mark_of_instability(lodge: Classic, spell: str, marked: bool) -> None:
    assert lodge.rules.cards[lodge.card(spell)].instability is marked


REACH = [
    ("Wrath of Nature", "dark", "room", 1),
    ("Putrefy", "light", "mage", 1),
    ("Ring of Fire", "dark", "room", 2),
    ("Danse Macabre", "light", "mage", 2),
    ("Danse Macabre", "dark", "mage", 2),
    ("Death Delirium", "light", "mage", 2),
    ("Disintegration", "light", "mage", 2),
    ("Disintegration", "dark", "room", 2),
    ("Eviscerate", "light", "mage", 2),
    ("Eviscerate", "dark", "mage", 2),
    ("Infamy of Crete", "dark", "room", 2),
]


@proves("{spell}", "{side}")
@pytest.mark.parametrize(("spell", "side", "aim", "reach"), REACH)
@pytest.mark.rule("TGT.2", "TGT.13")
def test_what_is_near_enough_can_be_chosen(
    lodge: Classic, spell: str, side: str, aim: str, reach: int
) -> None:
    lodge.stand("Nero", ROW[0])
    for mage, room in zip(("Tessa", "Rebecca", "Jaf'ar"), ROW[1:], strict=False):
        lodge.stand(mage, room)
    lodge.resolve(spell, side)
    row = ROW[:4] if aim == "room" else ("Nero", "Tessa", "Rebecca", "Jaf'ar")
    offered = lodge.offered() if not lodge.quiet else ()
    near = [place for place in row if place in offered]
    wanted = [place for place in row[: reach + 1] if place != "Nero"]
    if aim == "mage" and reach == 1:
        assert lodge.quiet, "Tessa is the only one"
        assert lodge.damage("Tessa")
    else:
        assert near == wanted


# Tessa: Wrath of Nature


@proves("Wrath of Nature", "light")
def test_wrath_of_nature_strikes_two_models_with_a_step_before_each(lodge: Classic) -> None:
    lodge.evocation("Tessa", "Arena")
    lodge.stand("Nero", "Forge")
    lodge.resolve("Wrath of Nature", "light")
    lodge.choose("move to Arena")
    assert lodge.asked() == ("Nero", "may"), "one step and no second"
    lodge.choose("yes")
    assert lodge.offered() == ["Tessa", "Landsknecht t1"]
    lodge.choose("Tessa")
    assert lodge.damage("Tessa") == "nn"
    lodge.choose("move to Sanctuary")
    assert lodge.asked() == ("Nero", "may")
    lodge.choose("yes")
    assert lodge.damage("Rebecca") == "nn", "nobody else stands there"
    assert lodge.quiet
    assert lodge.damage("Landsknecht t1") == ""


@proves("Wrath of Nature", "light")
def test_wrath_of_nature_never_strikes_the_same_model_twice(lodge: Classic) -> None:
    lodge.evocation("Tessa", "Arena")
    lodge.resolve("Wrath of Nature", "light")
    lodge.choose("stop", "yes", "Tessa", "stop", "yes")
    lodge.settle()
    assert lodge.damage("Tessa") == "nn"
    assert lodge.damage("Landsknecht t1") == "nn"


def test_without_a_first_attack_the_second_is_free(lodge: Classic) -> None:
    lodge.resolve("Wrath of Nature", "light")
    lodge.choose("stop", "no", "stop", "yes")
    assert lodge.damage("Tessa") == "nn"


@proves("Wrath of Nature", "dark")
def test_wrath_of_nature_unsettles_ones_own_room_twice(lodge: Classic) -> None:
    lodge.resolve("Wrath of Nature", "dark")
    assert "Garden" not in lodge.offered()
    lodge.choose("Arena")
    assert (lodge.damage("Tessa"), lodge.damage("Nero")) == ("n", "")
    assert lodge.cubes("Arena") == "nn"


@proves("Wrath of Nature", "dark")
def test_wrath_of_nature_unsettles_another_room_once(lodge: Classic) -> None:
    lodge.resolve("Wrath of Nature", "dark")
    lodge.choose("Sanctuary")
    assert (lodge.damage("Rebecca"), lodge.cubes("Sanctuary"), lodge.cubes("Arena")) == ("n", "n", "")


# Rebecca: Putrefy


@proves("Putrefy", "light")
def test_putrefy_hurts_and_a_mage_loses_power(lodge: Classic) -> None:
    lodge.resolve("Putrefy", "light")
    assert "Jaf'ar" not in lodge.offered()
    lodge.choose("Rebecca")
    assert (lodge.damage("Rebecca"), powers(lodge)) == ("nnn", [5, 5, 4, 5])


def test_the_owner_of_a_putrefied_evocation_loses_no_power(lodge: Classic) -> None:
    lodge.evocation("Tessa", "Arena", kind="Bone Knight")
    lodge.resolve("Putrefy", "light")
    lodge.choose("Bone Knight t1")
    assert (lodge.damage("Bone Knight t1"), powers(lodge)) == ("nnn", [5, 5, 5, 5])


@proves("Putrefy", "dark")
def test_putrefy_gives_up_an_undead_for_a_blow_beside_it(lodge: Classic) -> None:
    lodge.evocation("Nero", "Bibliotheca", kind="Landsknecht")
    lodge.evocation("Nero", "Forge", kind="Malacoda")
    lodge.evocation("Tessa", "Forge", kind="Landsknecht")
    lodge.evocation("Tessa", "Alchemic Laboratory", kind="Bone Knight")
    lodge.stand("Rebecca", "Black Rose Room")  # two rooms away, straight on
    lodge.resolve("Putrefy", "dark")
    assert "Malacoda n2" not in lodge.offered(), "a demon is no undead"
    assert "Landsknecht t1" in lodge.offered(), "whose undead it is does not matter"
    lodge.choose("Landsknecht n1")
    assert lodge.offered() == ["Jaf'ar", "Bone Knight t2"]
    lodge.choose("Jaf'ar")
    assert lodge.place("Landsknecht n1") == ""
    assert lodge.damage("Jaf'ar") == "nnnn"
    assert lodge.damage("Tessa") == ""


# Nero: Ring of Fire


@proves("Ring of Fire", "light")
def test_the_ring_of_fire_burns_around_one_and_not_where_one_stands(lodge: Classic) -> None:
    lodge.evocation("Rebecca", "Throne Room", kind="Bone Knight")
    lodge.stand("Jaf'ar", "Crypt")
    lodge.resolve("Ring of Fire", "light")
    assert lodge.quiet, "the room is one's own, nothing is chosen"
    assert (lodge.damage("Rebecca"), lodge.damage("Bone Knight r1")) == ("nn", "nn")
    assert (lodge.damage("Tessa"), lodge.damage("Jaf'ar")) == ("", "")


@proves("Ring of Fire", "dark")
def test_who_walks_out_of_the_fire_burns_again(lodge: Classic) -> None:
    lodge.prepare("Nero", quick="Ring of Fire dark")
    lodge.action_phase(first="Nero")
    lodge.choose("cast quick", "Sanctuary")
    assert lodge.damage("Rebecca") == "nn"
    walk(lodge, "Rebecca", "Garden")
    assert lodge.damage("Rebecca") == "nnnn"


def test_who_was_not_hit_walks_out_unburnt(lodge: Classic) -> None:
    lodge.prepare("Nero", quick="Ring of Fire dark")
    lodge.action_phase(first="Nero")
    lodge.choose("cast quick", "Sanctuary")
    lodge.stand("Tessa", "Sanctuary")
    walk(lodge, "Tessa", "Garden")
    assert lodge.damage("Tessa") == ""


# Geneve: Danse Macabre


@proves("Danse Macabre", "light")
def test_the_dance_goes_step_by_step_and_each_step_hurts(lodge: Classic) -> None:
    lodge.resolve("Danse Macabre", "light")
    assert "Jaf'ar" not in lodge.offered()
    lodge.choose("Rebecca")
    assert lodge.place("Nero") == "Sanctuary"
    lodge.choose("yes")
    assert "Oracle Room" not in lodge.offered()
    lodge.choose("Garden")
    assert (lodge.place("Nero"), lodge.place("Rebecca"), lodge.damage("Rebecca")) == ("Garden", "Garden", "n")
    lodge.choose("yes")
    assert "Throne Room" not in lodge.offered()
    lodge.choose("Crypt")
    assert (lodge.place("Nero"), lodge.place("Rebecca"), lodge.damage("Rebecca")) == ("Crypt", "Crypt", "nn")
    assert lodge.quiet


def test_a_dance_without_a_step_does_not_hurt(lodge: Classic) -> None:
    lodge.resolve("Danse Macabre", "light")
    lodge.choose("Rebecca", "no", "no")
    assert lodge.quiet
    assert (lodge.place("Nero"), lodge.damage("Rebecca")) == ("Sanctuary", "")


@proves("Danse Macabre", "dark")
def test_the_other_dance_is_of_one_step_and_steals(lodge: Classic) -> None:
    lodge.resolve("Danse Macabre", "dark")
    lodge.choose("Rebecca")
    assert lodge.place("Nero") == "Sanctuary"
    assert {"Sanctuary", "Oracle Room"}.isdisjoint(lodge.offered())
    lodge.choose("Garden")
    assert (lodge.place("Nero"), lodge.place("Rebecca")) == ("Garden", "Garden")
    assert powers(lodge) == [6, 5, 4, 5]
    assert lodge.damage("Rebecca") == ""


# Marco: Invisibility


@proves("Invisibility", "light")
def test_invisible_one_cancels_a_spell(lodge: Classic) -> None:
    lodge.prepare("Tessa", status="active", quick="Invisibility light")
    lodge.resolve("Storm", "light")
    lodge.choose("reveal quick")
    assert lodge.quiet
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "", "", ""]
    assert powers(lodge) == [5, 6, 5, 5]


@proves("Invisibility", "dark")
@pytest.mark.parametrize(("choice", "place", "power", "damage"), [(0, "Garden", 6, ""), (1, "Arena", 5, "t")])
def test_invisible_one_ignores_a_combat_spell_and_smiles_or_strikes(
    lodge: Classic, choice: int, place: str, power: int, damage: str
) -> None:
    lodge.stand("Tessa", "Garden")
    lodge.prepare("Tessa", status="active", quick="Invisibility dark")
    lodge.resolve("Storm", "light")
    lodge.choose("reveal quick", f"choice {choice}")
    assert lodge.quiet
    assert [lodge.damage(mage) for mage in lodge.people] == [damage, "", "n", "n"]
    assert (lodge.place("Tessa"), lodge.power("Tessa")) == (place, power)


def test_the_dark_side_waits_for_combat_spells_only(lodge: Classic) -> None:
    lodge.prepare("Tessa", status="active", quick="Invisibility dark")
    lodge.resolve("Gust", "light")
    lodge.choose("Tessa")
    assert lodge.quiet
    assert lodge.power("Tessa") == 4


# Forgotten spells


@proves("Death Delirium", "light")
def test_the_delirium_lasts_a_round(lodge: Classic) -> None:
    lodge.stand("Tessa", "Arena", damage="r")
    lodge.resolve("Death Delirium", "light")
    assert "Jaf'ar" not in lodge.offered()
    lodge.choose("Tessa")
    assert lodge.damage("Tessa") == "r" + "n" * 8
    lodge.begin("clean-up")
    assert lodge.damage("Tessa") == "r"


@proves("Death Delirium", "dark")
def test_the_delirium_takes_everybody_who_is_hurt(lodge: Classic) -> None:
    lodge.stand("Tessa", "Arena", damage="r")
    lodge.stand("Nero", "Arena", damage="t")
    lodge.evocation("Rebecca", "Forge", damage="t", kind="Bone Knight")
    lodge.resolve("Death Delirium", "dark")
    lodge.settle()
    assert (lodge.damage("Tessa"), lodge.damage("Nero"), lodge.damage("Rebecca")) == ("rnnn", "t", "")
    assert lodge.place("Bone Knight r1") == ""


@proves("Devastation", "light")
def test_devastation_hits_and_converts_within_two_rooms(lodge: Classic) -> None:
    lodge.stand("Tessa", "Arena", damage="rrrr")
    lodge.stand("Jaf'ar", "Garden", damage="x")
    lodge.evocation("Nero", "Arena", damage="t")
    lodge.resolve("Devastation", "light")
    assert lodge.quiet or lodge.asked()[1] == "cube", "the room is one's own, nothing is chosen"
    lodge.settle()
    assert sorted(lodge.damage("Tessa")) == [*"nnnnn", "r"]
    assert lodge.damage("Rebecca") == "nn"
    assert lodge.damage("Landsknecht n1") == "t"
    assert lodge.damage("Jaf'ar") == "x", "two rooms away, but in no straight row"


@proves("Devastation", "{side}")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_devastation_reaches_two_rooms_and_not_three(lodge: Classic, side: str) -> None:
    lodge.stand("Nero", ROW[0])
    lodge.stand("Tessa", ROW[2], damage="rrrr")
    lodge.stand("Rebecca", ROW[3], damage="tttt")
    lodge.stand("Jaf'ar", "Cell")
    lodge.resolve("Devastation", side)
    lodge.settle()
    near, far = sorted(lodge.damage("Tessa")), lodge.damage("Rebecca")
    assert (near, far) == (sorted("nnnnnr" if side == "light" else "rrrr"), "tttt")
    assert powers(lodge) == ([5, 5, 5, 5] if side == "light" else [7, 2, 5, 5])


@proves("Devastation", "dark")
def test_devastation_robs_the_mages_within_two_rooms(lodge: Classic) -> None:
    lodge.power("Rebecca", 2)
    lodge.resolve("Devastation", "dark")
    assert powers(lodge) == [9, 2, 0, 5]


@proves("Devastation", "dark")
def test_devastation_pays_six_at_most(pack: Pack) -> None:
    assert six_at_most(pack, "Devastation", "dark") == [6, 2, 2, 2, 2]


def six_at_most(pack: Pack, spell: str, side: str) -> list[int]:
    """The power of five mages in one room, four of whom had 5, after Nero has cast a spell."""
    table = Classic("Nero", "Tessa", "Rebecca", "Jaf'ar", "Marco", pack=pack)
    for mage in table.people:
        table.stand(mage, "Arena")
        table.power(mage, 5 if mage != "Nero" else 0)
        table.prepare(mage, quick="Putrefy light")
    table.resolve(spell, side)
    table.settle(*(["Arena"] if side == "light" else []))
    return [table.power(mage) for mage in table.people]


@proves("Disintegration", "light")
def test_disintegration_hurts_seven(lodge: Classic) -> None:
    lodge.resolve("Disintegration", "light")
    assert "Jaf'ar" not in lodge.offered()
    lodge.choose("Rebecca")
    assert lodge.damage("Rebecca") == "n" * 7


@proves("Disintegration", "dark")
def test_disintegration_unsettles_five(lodge: Classic) -> None:
    lodge.resolve("Disintegration", "dark")
    assert "Treasure Room" not in lodge.offered()
    lodge.choose("Arena")
    assert lodge.cubes("Arena") == "n" * 5, "there would be place for six"


@proves("Echo of Revenge", "light")
def test_the_echo_hurts_everybody_as_much(lodge: Classic) -> None:
    lodge.evocation("Tessa", "Forge", kind="Landsknecht")
    lodge.evocation("Rebecca", "Forge", kind="Bone Knight")
    lodge.prepare("Tessa", status="active", quick="Echo of Revenge light")
    lodge.resolve("Blow", "light")
    lodge.choose("Tessa", "reveal quick")
    lodge.settle()
    assert [lodge.damage(mage) for mage in lodge.people] == ["ttt", "nnn", "ttt", "ttt"]
    assert (lodge.damage("Landsknecht t1"), lodge.damage("Bone Knight r1")) == ("", "ttt")


@proves("Echo of Revenge", "light")
def test_the_echo_is_never_louder_than_five(lodge: Classic) -> None:
    lodge.prepare("Tessa", status="active", quick="Echo of Revenge light")
    lodge.resolve("Disintegration", "light")
    lodge.choose("Tessa", "reveal quick")
    lodge.settle()
    assert [lodge.damage(mage) for mage in lodge.people] == ["ttttt", "n" * 7, "ttttt", "ttttt"]


@proves("Echo of Revenge", "dark")
@pytest.mark.rule("DEF.2")
def test_revenge_takes_who_has_hurt_one_most_instead(lodge: Classic) -> None:
    """Tessa would fall by Nero's blow, but Rebecca has hurt her most and falls; Tessa ranks first."""
    lodge.stand("Tessa", "Arena", damage="r" * 6 + "n" * 3)
    lodge.stand("Rebecca", "Sanctuary", damage="jjj")
    lodge.prepare("Tessa", status="active", quick="Echo of Revenge dark")
    lodge.resolve("Blow", "light")
    lodge.choose("Tessa", "reveal quick")
    lodge.settle()
    assert (lodge.place("Tessa"), lodge.damage("Tessa")) == ("Arena", "")
    assert (lodge.place("Rebecca"), lodge.damage("Rebecca")) == ("Cell", "")
    assert powers(lodge) == [5, 9, 5, 7], "4 for the first, 2 for the second"
    assert [event.who for event in lodge.events("defeated")] == [lodge.seat("Rebecca")]


@proves("Echo of Revenge", "dark")
@pytest.mark.rule("DEF.2", "DEF.6")
def test_revenge_comes_instead_of_an_outright_defeat_too(lodge: Classic) -> None:
    lodge.stand("Tessa", "Arena", damage="r")
    lodge.prepare("Tessa", status="active", quick="Echo of Revenge dark")
    lodge.resolve("Eviscerate", "dark")
    lodge.choose("Tessa", "reveal quick")
    lodge.settle()
    assert (lodge.place("Tessa"), lodge.place("Rebecca")) == ("Arena", "Cell")
    assert (lodge.captured("Nero"), lodge.captured("Tessa")) == ([], ["Rebecca"])


@pytest.mark.rule("DEF.2")
def test_without_damage_of_another_mage_nobody_falls_in_ones_stead(lodge: Classic) -> None:
    """Neither the Black Rose nor the mage itself does."""
    lodge.stand("Tessa", "Arena", damage="t" * 5 + lodge.nearly("Tessa", 6))
    lodge.prepare("Tessa", status="active", quick="Echo of Revenge dark")
    lodge.resolve("Confession")  # Nero, then Tessa may suffer 2 black damage
    lodge.choose("no", "yes", "reveal quick")
    assert (lodge.place("Tessa"), lodge.damage("Tessa")) == ("Arena", "")
    assert lodge.events("defeated") == []


@proves("Eviscerate", "light")
def test_nothing_protects_from_being_eviscerated(lodge: Classic) -> None:
    lodge.prepare("Rebecca", status="active", quick="Echo of Revenge light")
    lodge.resolve("Eviscerate", "light")
    assert "Jaf'ar" not in lodge.offered()
    lodge.choose("Rebecca")
    assert lodge.quiet
    assert (lodge.damage("Rebecca"), lodge.damage("Tessa")) == ("nnnnn", "")


@proves("Eviscerate", "dark")
def test_who_bleeds_is_finished_off_and_ranked_by_what_lies_there(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Sanctuary", damage="t")
    lodge.resolve("Eviscerate", "dark")
    lodge.choose("Rebecca")
    assert lodge.place("Rebecca") == "Cell"
    assert powers(lodge) == [5, 10, 5, 5]
    assert lodge.captured("Nero") == ["Rebecca"]


@proves("Eviscerate", "dark")
def test_who_does_not_bleed_is_not_finished_off(lodge: Classic) -> None:
    lodge.resolve("Eviscerate", "dark")
    lodge.choose("Rebecca")
    assert lodge.quiet
    assert lodge.place("Rebecca") == "Sanctuary"


@proves("Infamy of Crete", "light")
@pytest.mark.rule("INS.6")
def test_two_rooms_beside_a_room_are_destroyed_at_once(lodge: Classic) -> None:
    lodge.instability("Sanctuary", "tt", face="turned")
    lodge.resolve("Infamy of Crete", "light")
    lodge.choose("Arena")
    offered = lodge.offered()
    assert {"Arena", "Throne Room", "Black Rose Room", "Garden", "Crypt"}.isdisjoint(offered)
    lodge.choose("Sanctuary")
    assert {"Sanctuary", "Crypt"}.isdisjoint(lodge.offered())
    lodge.choose("Forge")
    assert lodge.quiet
    assert (lodge.face("Sanctuary"), lodge.face("Forge")) == ("collapsed", "collapsed")
    assert lodge.cubes("Sanctuary") == ""
    assert lodge.won("Nero") == ["Sanctuary", "Forge"]
    assert lodge.won("Tessa") == []


@proves("Infamy of Crete", "dark")
@pytest.mark.rule("EVO.14")
def test_the_infamy_is_summoned_and_acts(lodge: Classic) -> None:
    lodge.resolve("Infamy of Crete", "dark")
    assert "Treasure Room" not in lodge.offered()
    lodge.choose("Forge")
    assert lodge.place("Infamy of Crete n1") == "Forge"
    lodge.choose("move to Sanctuary")
    assert lodge.damage("Rebecca") == "nnnn"


@proves("Lightning Storm", "{side}")
@pytest.mark.parametrize(("side", "block"), [("light", "move"), ("dark", "use rooms")])
@pytest.mark.rule("GLO.5")
def test_a_storm_hurts_everybody_and_blocks_the_mages(lodge: Classic, side: str, block: str) -> None:
    lodge.stand("Jaf'ar", "Cell")
    lodge.evocation("Tessa", "Forge", kind="Bone Knight")
    lodge.evocation("Nero", "Forge", kind="Landsknecht")
    lodge.resolve("Lightning Storm", side)
    lodge.settle()
    assert [lodge.damage(mage) for mage in lodge.people] == ["", "nnn", "nnn", ""]
    assert (lodge.damage("Bone Knight t1"), lodge.damage("Landsknecht n1")) == ("nnn", "")
    lodge.action_phase(first="Tessa")
    offered = lodge.offered()
    if side == "light":
        assert "momentum quick" not in offered
    lodge.choose("explore")
    moves = [option for option in lodge.offered() if option.startswith("move")]
    assert (moves == []) == (side == "light")
    assert ("use" in lodge.offered()) == (side == "light")


@proves("Soul Entrapment", "light")
def test_a_soul_trapped_in_a_grey_room_pays_four(lodge: Classic) -> None:
    lodge.prepare("Nero", status="active", quick="Soul Entrapment light")
    lodge.power("Tessa", 7)
    lodge.stand("Tessa", "Garden")
    lodge.action_phase(first="Tessa")
    lodge.choose("explore", "move to Crypt", "reveal quick")
    assert (lodge.power("Nero"), lodge.power("Tessa")) == (9, 3)


@proves("Soul Entrapment", "dark")
def test_a_soul_trapped_in_a_yellow_room_suffers_six_and_only_the_trapper_is_paid(lodge: Classic) -> None:
    lodge.prepare("Nero", status="active", quick="Soul Entrapment light")
    lodge.stand("Tessa", "Arena", damage="jjjrr")
    lodge.action_phase(first="Tessa")
    lodge.choose("explore", "move to Sanctuary", "reveal quick")
    assert lodge.place("Tessa") == "Cell"
    assert powers(lodge) == [11, 5, 5, 5]


@proves("Soul Entrapment", "dark")
def test_who_survives_the_yellow_room_pays_nobody(lodge: Classic) -> None:
    lodge.prepare("Nero", status="active", quick="Soul Entrapment light")
    lodge.action_phase(first="Tessa")
    lodge.choose("explore", "move to Sanctuary", "reveal quick")
    assert lodge.damage("Tessa") == "n" * 6
    assert powers(lodge) == [5, 5, 5, 5]


@proves("Time Stop", "light")
def test_two_spells_are_cast_from_hand_while_time_stands(lodge: Classic) -> None:
    lodge.hold("Nero", "Blow", "Gust", "Storm")
    lodge.resolve("Time Stop", "light")
    for _ in range(10):
        if lodge.quiet:
            break
        wishes = [
            label for label in lodge.offered() if label == "Tessa" or "Blow" in label or "Gust" in label
        ]
        lodge.choose((wishes or lodge.offered())[0])
    assert (lodge.damage("Tessa"), lodge.power("Tessa")) == ("nnn", 4)
    assert lodge.hand("Nero") == ["Storm"]
    assert lodge.power("Nero") == 7


@proves("Time Stop", "dark")
def test_everybody_else_loses_a_ready_spell(lodge: Classic) -> None:
    lodge.prepare("Nero", quick="Blow light")
    lodge.prepare("Tessa", quick="Blow light", I="Gust light")
    lodge.prepare("Rebecca", status="revealed", quick="Blow light")
    lodge.resolve("Time Stop", "dark")
    assert (lodge.asked(), lodge.offered()) == (("Tessa", "spell"), ["slot quick", "slot I"])
    lodge.choose("slot I")
    assert lodge.memories("Tessa") == ["Gust"]
    assert lodge.memories("Nero") == lodge.memories("Rebecca") == []
    assert powers(lodge) == [9, 5, 5, 5]


# Jaf'ar: Reading the Stars


def quests(lodge: Classic, moon: int, number: int) -> list[str]:
    """Names of quests of a moon."""
    return [quest.name.en for quest in lodge.rules.quests if quest.moon == moon][:number]


@proves("Reading the Stars", "light")
def test_the_stars_show_two_quests_and_sell_one(lodge: Classic) -> None:
    one, two, three = quests(lodge, 3, 3)
    lodge.quest_deck(3, one, two, three)
    lodge.resolve("Reading the Stars", "light")
    assert len(lodge.events("saw_quest")) == 2
    lodge.choose("yes")
    assert sorted(lodge.offered()) == sorted([one, two])
    lodge.choose(two)
    assert list(lodge.tasks("Nero")) == [two]
    assert powers(lodge) == [4, 5, 5, 5]
    left = [lodge.rules.quests[quest].name.en for quest in reversed(lodge.state.quest_decks[2])]
    assert left == [one, three]


def test_without_power_the_stars_only_show(lodge: Classic) -> None:
    lodge.quest_deck(3, *quests(lodge, 3, 3))
    lodge.power("Nero", 0)
    lodge.resolve("Reading the Stars", "light")
    assert lodge.quiet
    assert len(lodge.events("saw_quest")) == 2
    assert lodge.tasks("Nero") == {}


@proves("Reading the Stars", "dark")
def test_the_stars_put_four_events_in_order(lodge: Classic) -> None:
    events = [card.name.en for card in lodge.rules.event_cards if card.moon == 1][:5]
    lodge.event_deck(1, *events)
    lodge.resolve("Reading the Stars", "dark")
    assert sorted(lodge.offered()) == sorted(events[:4])
    wanted = [events[2], events[0], events[3], events[1]]
    for event in wanted[:3]:
        lodge.choose(event)
    assert lodge.quiet
    left = [lodge.rules.event_cards[card].name.en for card in reversed(lodge.state.event_decks[0])]
    assert left == [*wanted, events[4]]
    assert lodge.power("Nero") == 6


# Intertwine Fate


@proves("Intertwine Fate", "light")
def test_fates_of_a_room_lose_their_quick_spells(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Arena")
    lodge.prepare("Nero", quick="Blow light")
    lodge.prepare("Tessa", quick="Blow light", I="Gust light")
    lodge.prepare("Rebecca", status="revealed", quick="Gust light")
    lodge.prepare("Jaf'ar", quick="Gust light")
    lodge.resolve("Intertwine Fate", "light")
    lodge.choose("Arena")
    assert (lodge.sheet("Tessa"), lodge.sheet("Rebecca")) == ({"I": "Gust light"}, {})
    assert lodge.lies("Nero", "quick") == lodge.lies("Jaf'ar", "quick") == "ready"
    assert powers(lodge) == [9, 5, 5, 5]


@proves("Intertwine Fate", "light")
def test_fates_pay_six_at_most(pack: Pack) -> None:
    assert six_at_most(pack, "Intertwine Fate", "light") == [6, 5, 5, 5, 5]


@proves("Intertwine Fate", "dark")
def test_a_fate_of_the_moon_before_is_fulfilled(lodge: Classic) -> None:
    first = [quest for quest in lodge.rules.quests if quest.moon == 1]
    plain = next(quest for quest in first if not quest.effect.text)
    names = [plain.name.en, *(quest.name.en for quest in first if quest is not plain)][:5]
    lodge.moon(2)
    lodge.quest_deck(1, *names)
    lodge.resolve("Intertwine Fate", "dark")
    assert sorted(lodge.offered()) == sorted(names[:4])
    lodge.choose(plain.name.en)
    assert lodge.quiet
    assert [event.quest for event in lodge.events("quest_solved")] == [lodge.quest(plain.name.en)]
    assert list(lodge.tasks("Nero")) == [plain.name.en]
    assert lodge.power("Nero") == 5 + plain.power + 2
    assert len(lodge.state.quest_decks[0]) == 4


def test_before_the_second_moon_no_fate_is_fulfilled(lodge: Classic) -> None:
    lodge.quest_deck(1, *quests(lodge, 1, 4))
    lodge.resolve("Intertwine Fate", "dark")
    assert lodge.quiet
    assert lodge.tasks("Nero") == {}
    assert lodge.power("Nero") == 7
