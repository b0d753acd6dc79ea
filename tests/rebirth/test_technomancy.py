"""Technomancy: every spell on both sides, and its upgrades. Doria casts; Rikkart stands beside him."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import UPGRADE, proves, scene
from tests.rebirth.scenario import Rebirth

KINDS = ["Iron Claws", "Piston Legs", "Plated Hide", "Grounding Coil", "Barbed Frame", "Overcharged Core"]


@scene
def lodge(pack: Pack) -> Rebirth:
    """Doria and Rikkart in the Arena, Arianna next door in the Sanctuary, Gramigna two rooms off."""
    table = Rebirth("Baron Doria", "Rikkart", "Arianna", "Gramigna", pack=pack)
    table.stand("Baron Doria", "Arena")
    table.stand("Rikkart", "Arena")
    table.stand("Arianna", "Sanctuary")
    table.stand("Gramigna", "Mirrors Room")
    for mage in table.people:
        table.power(mage, 3)
    return table


def cadaver(lodge: Rebirth, room: str = "Arena", damage: str = "", upgrade: str = "") -> str:
    """A Cadaver of Doria's."""
    return lodge.evocation("Baron Doria", room, damage, upgrade, kind="Cadaver")


def upgrade(lodge: Rebirth, model: str) -> str:
    """The upgrade an evocation carries, "" for none."""
    number = lodge.state.upgrade[lodge.model(model)]
    return lodge.rules.upgrades[number].name.en if number >= 0 else ""


def left(lodge: Rebirth, name: str) -> int:
    """How many cards of an upgrade are in the supply."""
    return lodge.state.upgrades[lodge.rules.upgrade_names[name]]


def carry_on(lodge: Rebirth) -> None:
    """The first answer to everything that is still asked: cubes alike, nothing to choose."""
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])


def hit(lodge: Rebirth, model: str, by: str = "Rikkart") -> None:
    """3 damage on a model next door at most, with nothing besides."""
    lodge.resolve("Athanor Eruption", "light", by=by)
    lodge.choose(model)


# Upgrades


@proves("Iron Claws", UPGRADE)
@pytest.mark.rule("GLO.4")
@pytest.mark.parametrize(("free", "power"), [(3, 4), (4, 3)])
def test_iron_claws_add_1_strength_and_pay_for_a_defeat(lodge: Rebirth, free: int, power: int) -> None:
    """A Cadaver of Rikkart's with 1 damage is felled by 3; one that bears 4 is not, and nothing is paid."""
    kind = "Cadaver" if free == 3 else "Nigredo"
    theirs = lodge.evocation("Rikkart", "Arena", kind=kind)
    cadaver(lodge, upgrade="Iron Claws")
    lodge.resolve("Overclock", "dark")
    lodge.choose("Cadaver d1", f"attack {theirs}")
    assert (lodge.place(theirs) == "") == (power == 4)
    assert lodge.power("Baron Doria") == power
    lodge.choose("stop")
    assert [event.amount for event in lodge.events("suffered")] == [2 if power == 4 else 3]


@proves("Iron Claws", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_iron_claws_pay_for_their_own_kills_only(lodge: Rebirth) -> None:
    cadaver(lodge, "Garden", upgrade="Iron Claws")
    theirs = lodge.evocation("Rikkart", "Arena", kind="Cadaver")
    hit(lodge, theirs, by="Baron Doria")
    assert (lodge.place(theirs), lodge.power("Baron Doria")) == ("", 3)


@proves("Piston Legs", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_piston_legs_add_1_speed_and_take_their_mage_along(lodge: Rebirth) -> None:
    cadaver(lodge, upgrade="Piston Legs")
    lodge.resolve("Overclock", "light")
    lodge.choose("yes", "move to Forge")
    assert lodge.place("Baron Doria") == "Forge"
    assert lodge.asked() == ("Baron Doria", "part"), "one room, no more"
    lodge.choose("move to Forge", "move to Cemetery", "move to Mirrors Room")
    assert lodge.offered() == ["attack Gramigna", "stop"], "three rooms, no more"
    lodge.choose("stop")
    assert (lodge.place("Cadaver d1"), lodge.place("Baron Doria")) == ("Mirrors Room", "Forge")
    assert lodge.quiet


@proves("Piston Legs", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_a_mage_may_stay_where_the_legs_walk(lodge: Rebirth) -> None:
    lodge.stand("Baron Doria", "Cell")
    cadaver(lodge, upgrade="Piston Legs")
    lodge.resolve("Overclock", "light")
    assert lodge.asked() == ("Baron Doria", "part"), "nobody walks out of the Cell"
    lodge.choose("stop")
    lodge.stand("Baron Doria", "Arena")
    lodge.resolve("Overclock", "light")
    lodge.choose("no", "stop")
    assert lodge.place("Baron Doria") == "Arena"


@proves("Plated Hide", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_plated_hide_adds_2_health_and_a_cadaver_1_more(lodge: Rebirth) -> None:
    cadaver(lodge, damage="g", upgrade="Plated Hide")
    hit(lodge, "Cadaver d1")
    assert lodge.damage("Cadaver d1") == "grrr"
    lodge.resolve("Deflagrate", "dark", by="Rikkart")
    lodge.choose("Arena")  # the fifth
    assert lodge.place("Cadaver d1") == ""


@proves("Plated Hide", UPGRADE)
@pytest.mark.rule("GLO.4")
@pytest.mark.parametrize(("answer", "mage", "body"), [("yes", "rr", "r"), ("no", "rrr", "")])
def test_plated_hide_takes_1_of_its_mages_damage(lodge: Rebirth, answer: str, mage: str, body: str) -> None:
    cadaver(lodge, "Garden", upgrade="Plated Hide")
    hit(lodge, "Baron Doria")
    lodge.choose(answer)
    assert (lodge.damage("Baron Doria"), lodge.damage("Cadaver d1")) == (mage, body)


@proves("Plated Hide", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_plated_hide_takes_nothing_of_the_black_roses(lodge: Rebirth) -> None:
    cadaver(lodge, upgrade="Plated Hide")
    lodge.resolve("Grim Torment", "light")  # Pain 1
    lodge.choose("Rikkart")
    assert lodge.quiet
    assert (lodge.damage("Baron Doria"), lodge.damage("Cadaver d1")) == ("x", "")


@proves("Grounding Coil", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_grounding_coil_takes_1_from_what_others_place(lodge: Rebirth) -> None:
    cadaver(lodge, upgrade="Grounding Coil")
    lodge.resolve("Deflagrate", "dark", by="Rikkart")
    lodge.choose("Arena")
    assert lodge.cubes("Arena") == "r"
    lodge.resolve("Deflagrate", "dark")
    lodge.choose("Arena")
    assert lodge.cubes("Arena") == "rdd"


@proves("Grounding Coil", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_grounding_coil_turns_a_cube_whenever_it_activates(lodge: Rebirth) -> None:
    """Where it stands before it moves; with no cubes of others there, nothing is asked."""
    lodge.instability("Arena", "rxd")
    lodge.instability("Sanctuary", "g")
    cadaver(lodge, upgrade="Grounding Coil")
    lodge.resolve("Overclock", "dark")
    lodge.choose("Cadaver d1")
    while lodge.asked()[1] == "cube":
        lodge.choose(lodge.offered()[0])
    lodge.choose("move to Sanctuary", "stop", "no")
    assert (lodge.cubes("Arena").count("d"), lodge.cubes("Sanctuary")) == (2, "g")


@proves("Barbed Frame", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_a_barbed_frame_strikes_back(lodge: Rebirth) -> None:
    """Whoever hits it suffers 2, also from two rooms off; whoever hits its mage suffers nothing."""
    lodge.evocation("Baron Doria", "Forge", kind="Colossus", upgrade="Barbed Frame")
    lodge.resolve("Viatorium Spagyricum", "dark", by="Rikkart")
    lodge.choose("Colossus d1")
    assert (lodge.damage("Colossus d1"), lodge.damage("Rikkart")) == ("rr", "dd")
    hit(lodge, "Baron Doria")
    assert lodge.damage("Rikkart") == "dd"


@proves("Barbed Frame", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_a_barbed_frame_strikes_back_at_an_evocation(lodge: Rebirth) -> None:
    lodge.evocation("Baron Doria", "Arena", kind="Colossus", upgrade="Barbed Frame")
    theirs = lodge.evocation("Rikkart", "Arena", kind="Nigredo")
    lodge.resolve("Purifying Aludel", "dark", by="Arianna")
    lodge.choose(theirs, "attack Colossus d1")
    carry_on(lodge)
    assert (lodge.damage("Colossus d1"), lodge.damage(theirs)) == ("aa", "dd")


@proves("Overcharged Core", UPGRADE)
@pytest.mark.rule("GLO.4")
@pytest.mark.parametrize(("answer", "cubes", "wounds"), [("yes", "dd", "x"), ("no", "", "")])
def test_an_overcharged_core_leaves_instability_and_wears(
    lodge: Rebirth, answer: str, cubes: str, wounds: str
) -> None:
    cadaver(lodge, upgrade="Overcharged Core")
    lodge.resolve("Overclock", "dark")
    lodge.choose("Cadaver d1", "attack Rikkart", answer, "stop")
    assert (lodge.damage("Rikkart"), lodge.cubes("Arena"), lodge.damage("Cadaver d1")) == (
        "dd",
        cubes,
        wounds,
    )


@proves("Overcharged Core", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_an_overcharged_core_can_be_its_bearers_end(lodge: Rebirth) -> None:
    """The last wound is the Black Rose's; the upgrade goes back to the supply with the Cadaver."""
    cadaver(lodge, damage="rr", upgrade="Overcharged Core")
    lodge.resolve("Overclock", "dark")
    lodge.choose("Cadaver d1", "attack Rikkart", "yes")
    assert (lodge.place("Cadaver d1"), lodge.quiet) == ("", True)
    assert left(lodge, "Overcharged Core") == 3


# Reanimate


@proves("Reanimate", "light")
def test_reanimate_light(lodge: Rebirth) -> None:
    lodge.resolve("Reanimate", "light")
    lodge.choose("Sanctuary", "no", "attack Arianna", "stop")
    assert (lodge.place("Cadaver d1"), lodge.damage("Arianna")) == ("Sanctuary", "dd")
    assert upgrade(lodge, "Cadaver d1") == "Piston Legs"
    assert len(lodge.happened("summoned")) == 1


@proves("Reanimate", "light")
def test_reanimate_light_without_a_model_does_nothing(lodge: Rebirth) -> None:
    """The supply is empty: nobody gets the legs, and nobody else activates."""
    lodge.supply("Cadaver", 0)
    other = lodge.evocation("Baron Doria", "Arena", kind="Nigredo")
    lodge.resolve("Reanimate", "light")
    lodge.choose("Sanctuary")
    assert (lodge.quiet, upgrade(lodge, other), lodge.happened("activated")) == (True, "", [])


@proves("Reanimate", "dark")
def test_reanimate_dark(lodge: Rebirth) -> None:
    lodge.resolve("Reanimate", "dark")
    lodge.choose("Sanctuary")
    assert lodge.offered() == KINDS
    lodge.choose("Grounding Coil")
    assert (lodge.place("Cadaver d1"), upgrade(lodge, "Cadaver d1")) == ("Sanctuary", "Grounding Coil")
    assert (lodge.cubes("Sanctuary"), left(lodge, "Grounding Coil")) == ("d", 2)
    assert len(lodge.happened("summoned")) == 1


@proves("Reanimate", "dark")
def test_reanimate_dark_offers_only_what_is_left(lodge: Rebirth) -> None:
    lodge.state.upgrades[:] = [0, 0, 1, 0, 0, 2]
    lodge.resolve("Reanimate", "dark")
    lodge.choose("Arena")
    assert lodge.offered() == ["Plated Hide", "Overcharged Core"]
    lodge.choose("Overcharged Core")
    lodge.state.upgrades[:] = [0] * 6
    lodge.resolve("Reanimate", "dark")
    lodge.choose("Arena")
    assert (lodge.quiet, upgrade(lodge, "Cadaver d2"), lodge.cubes("Arena")) == (True, "", "dd")


# Grafted Claws


@proves("Grafted Claws", "light")
def test_grafted_claws_light(lodge: Rebirth) -> None:
    """It goes a room farther than a Cadaver does, and strikes with its claws."""
    cadaver(lodge, "Bibliotheca")
    lodge.resolve("Grafted Claws", "light")
    lodge.choose("Cadaver d1", "move to Crypt", "move to Black Rose Room", "move to Arena")
    assert lodge.offered() == ["attack Rikkart", "stop"], "three rooms, no more"
    lodge.choose("attack Rikkart")
    carry_on(lodge)
    assert (upgrade(lodge, "Cadaver d1"), lodge.damage("Rikkart")) == ("Iron Claws", "ddd")


@proves("Grafted Claws", "light")
@proves("Grafted Claws", "dark")
@pytest.mark.parametrize("side", ["light", "dark"])
def test_grafted_claws_need_an_evocation(lodge: Rebirth, side: str) -> None:
    lodge.evocation("Rikkart", "Arena", kind="Cadaver")
    lodge.resolve("Grafted Claws", side)
    assert lodge.quiet
    assert lodge.happened("suffered") == []


@proves("Grafted Claws", "dark")
@pytest.mark.parametrize("victim", ["Arianna", "Rikkart"])
def test_grafted_claws_dark(lodge: Rebirth, victim: str) -> None:
    cadaver(lodge)
    lodge.resolve("Grafted Claws", "dark")
    lodge.choose("Cadaver d1")
    assert set(lodge.offered()) == {"Rikkart", "Arianna"}  # two rooms are too far for Gramigna
    lodge.choose(victim)
    assert (upgrade(lodge, "Cadaver d1"), lodge.damage(victim)) == ("Iron Claws", "ddd")
    assert lodge.place("Cadaver d1") == "Arena"


@proves("Grafted Claws", "dark")
def test_who_keeps_another_upgrade_strikes_without_claws(lodge: Rebirth) -> None:
    cadaver(lodge, upgrade="Barbed Frame")
    lodge.resolve("Grafted Claws", "dark")
    lodge.choose("Cadaver d1", "Barbed Frame", "Rikkart")
    assert (upgrade(lodge, "Cadaver d1"), lodge.damage("Rikkart")) == ("Barbed Frame", "dd")


# Piston Drive


@proves("Piston Drive", "light")
def test_piston_drive_light(lodge: Rebirth) -> None:
    cadaver(lodge, "Bibliotheca")
    lodge.resolve("Piston Drive", "light")
    lodge.choose("Cadaver d1", "no", "move to Crypt", "move to Black Rose Room", "move to Arena")
    lodge.choose("attack Rikkart", "move to Forge", "move to Cemetery")
    assert lodge.quiet, "two rooms, no more; and Doria himself is not kicked"
    assert (upgrade(lodge, "Cadaver d1"), lodge.damage("Rikkart")) == ("Piston Legs", "dd")
    assert (lodge.place("Rikkart"), lodge.place("Cadaver d1")) == ("Cemetery", "Arena")


@proves("Piston Drive", "light")
def test_piston_drive_light_kicks_one_of_them_struck_or_not(lodge: Rebirth) -> None:
    """Also one whom the machine has not hit; the other stays, and both of them may."""
    lodge.stand("Arianna", "Arena")
    cadaver(lodge)
    lodge.resolve("Piston Drive", "light")
    lodge.choose("Cadaver d1", "no", "stop")
    assert set(lodge.offered()) == {"Rikkart", "Arianna"}
    lodge.choose("Arianna", "move to Forge", "stop")
    assert (lodge.place("Arianna"), lodge.place("Rikkart"), lodge.damage("Arianna")) == ("Forge", "Arena", "")


@proves("Piston Drive", "light")
def test_piston_drive_light_with_nobody_there(lodge: Rebirth) -> None:
    cadaver(lodge, "Garden")
    lodge.resolve("Piston Drive", "light")
    lodge.choose("Cadaver d1", "no", "stop")
    assert (lodge.quiet, upgrade(lodge, "Cadaver d1")) == (True, "Piston Legs")


@proves("Piston Drive", "light")
def test_piston_drive_light_kicks_even_as_the_body_falls(lodge: Rebirth) -> None:
    """Barbs answer the blow and fell the Cadaver; the kick is for the room where it stood."""
    theirs = lodge.evocation("Rikkart", "Arena", kind="Colossus", upgrade="Barbed Frame")
    cadaver(lodge, damage="r")
    lodge.resolve("Piston Drive", "light")
    lodge.choose("Cadaver d1", "no", f"attack {theirs}", "move to Forge", "stop")
    assert (lodge.place("Cadaver d1"), lodge.place("Rikkart"), lodge.quiet) == ("", "Forge", True)


@proves("Piston Drive", "dark")
@pytest.mark.parametrize(("carried", "damage"), [("", "dd"), ("Barbed Frame", "ddd")])
def test_piston_drive_dark(lodge: Rebirth, carried: str, damage: str) -> None:
    cadaver(lodge, "Crypt", upgrade=carried)
    theirs = lodge.evocation("Gramigna", "Mirrors Room", kind="Colossus")
    lodge.resolve("Piston Drive", "dark")
    lodge.choose("Cadaver d1", "move to Black Rose Room", "move to Sanctuary", "move to Mirrors Room")
    assert lodge.quiet, "three rooms, no more"
    assert lodge.place("Cadaver d1") == "Mirrors Room"
    assert (lodge.damage("Gramigna"), lodge.damage(theirs)) == (damage, damage)


@proves("Piston Drive", "dark")
def test_piston_drive_dark_may_stay(lodge: Rebirth) -> None:
    cadaver(lodge)
    lodge.resolve("Piston Drive", "dark")
    lodge.choose("Cadaver d1", "stop")
    assert (lodge.damage("Rikkart"), lodge.damage("Baron Doria"), lodge.damage("Arianna")) == ("dd", "", "")


# Stitching


@proves("Stitching", "light")
@pytest.mark.parametrize("carried", KINDS[1:])
def test_stitching_light(lodge: Rebirth, carried: str) -> None:
    lodge.evocation("Baron Doria", "Arena", damage="rrr", kind="Colossus")
    lodge.resolve("Stitching", "light")
    lodge.choose("Colossus d1")
    while lodge.asked()[1] == "cube":  # which of the equal cubes goes
        lodge.choose(lodge.offered()[0])
    assert lodge.offered() == KINDS
    lodge.choose(carried)
    if carried == "Piston Legs":
        lodge.choose("no")
    assert (lodge.damage("Colossus d1"), upgrade(lodge, "Colossus d1")) == ("r", carried)
    lodge.choose("attack Rikkart")
    assert lodge.damage("Rikkart") == "ddd"


@proves("Stitching", "light")
def test_stitching_light_may_leave_the_old_upgrade(lodge: Rebirth) -> None:
    """One question says both: the old one, or which new one. Of the old kind none is offered besides."""
    cadaver(lodge, upgrade="Plated Hide")
    lodge.resolve("Stitching", "light")
    lodge.choose("Cadaver d1")
    assert sorted(lodge.offered()) == sorted(KINDS)
    lodge.choose("Plated Hide", "stop")
    assert (upgrade(lodge, "Cadaver d1"), lodge.happened("assigned")) == ("Plated Hide", [])
    lodge.resolve("Stitching", "light")
    lodge.choose("Cadaver d1", "Iron Claws", "stop")
    assert (upgrade(lodge, "Cadaver d1"), left(lodge, "Plated Hide"), left(lodge, "Iron Claws")) == (
        "Iron Claws",
        3,
        2,
    )


@proves("Stitching", "dark")
@pytest.mark.parametrize(("damage", "answer", "mage", "body"), [("rrr", 2, "r", "rr"), ("r", 1, "", "r")])
def test_stitching_dark(lodge: Rebirth, damage: str, answer: int, mage: str, body: str) -> None:
    lodge.stand("Baron Doria", "Pleasures Room", damage=damage)
    lodge.resolve("Stitching", "dark")
    while not lodge.quiet:
        kind = lodge.asked()[1]
        lodge.choose(f"amount {answer}" if kind == "amount" else lodge.offered()[0])
    assert (lodge.place("Cadaver d1"), upgrade(lodge, "Cadaver d1")) == ("Pleasures Room", "Plated Hide")
    assert (lodge.damage("Baron Doria"), lodge.damage("Cadaver d1")) == (mage, body)
    assert len(lodge.happened("summoned")) == 1


@proves("Stitching", "dark")
def test_stitching_dark_can_wound_an_older_body(lodge: Rebirth) -> None:
    lodge.stand("Baron Doria", "Arena", damage="gg")
    old = lodge.evocation("Baron Doria", "Garden", kind="Nigredo")
    lodge.resolve("Stitching", "dark")
    lodge.choose(old)
    carry_on(lodge)
    assert (lodge.damage("Baron Doria"), lodge.damage(old), lodge.damage("Cadaver d2")) == ("", "gg", "")


# Great Assembly


@proves("Great Assembly", "light")
def test_great_assembly_light_builds_from_a_part(lodge: Rebirth) -> None:
    cadaver(lodge, "Garden", upgrade="Iron Claws")
    cadaver(lodge, "Garden")
    lodge.resolve("Great Assembly", "light")
    lodge.choose("Sanctuary", "choice 0", "attack Arianna", "stop")
    assert (lodge.place("Colossus d3"), lodge.damage("Arianna")) == ("Sanctuary", "ddd")
    assert (upgrade(lodge, "Cadaver d1"), left(lodge, "Iron Claws")) == ("", 3)
    assert (lodge.place("Cadaver d1"), lodge.place("Cadaver d2")) == ("Garden", "Garden")


@proves("Great Assembly", "light")
def test_great_assembly_light_asks_whose_part(lodge: Rebirth) -> None:
    """Only those that carry one are offered."""
    cadaver(lodge, "Garden", upgrade="Iron Claws")
    cadaver(lodge, "Garden")
    lodge.evocation("Baron Doria", "Garden", kind="Nigredo", upgrade="Barbed Frame")
    lodge.evocation("Rikkart", "Garden", kind="Nigredo", upgrade="Barbed Frame")
    lodge.resolve("Great Assembly", "light")
    lodge.choose("Sanctuary", "choice 0")
    assert set(lodge.offered()) == {"Cadaver d1", "Nigredo d3"}


@proves("Great Assembly", "light")
def test_great_assembly_light_without_a_part_builds_nothing(lodge: Rebirth) -> None:
    """No upgrade to pay with: no Colossus, and nobody activates in its stead."""
    cadaver(lodge, "Garden")
    lodge.resolve("Great Assembly", "light")
    lodge.choose("Sanctuary")
    if not lodge.quiet:
        lodge.choose("choice 0")
    assert lodge.quiet
    assert (lodge.happened("summoned"), lodge.happened("activated")) == ([], [])


@proves("Great Assembly", "light")
def test_great_assembly_light_raises_a_cadaver(lodge: Rebirth) -> None:
    cadaver(lodge, "Garden", upgrade="Iron Claws")
    lodge.resolve("Great Assembly", "light")
    lodge.choose("Sanctuary", "choice 1")
    assert lodge.quiet
    assert (lodge.place("Cadaver d2"), upgrade(lodge, "Cadaver d1")) == ("Sanctuary", "Iron Claws")
    assert len(lodge.happened("summoned")) == 1


@proves("Great Assembly", "light")
def test_a_cadaver_whose_part_is_taken_may_fall(lodge: Rebirth) -> None:
    """Without the upgrade it has 2 Health, and 2 damage lie on it; the price is paid all the same."""
    cadaver(lodge, "Garden", damage="rr", upgrade="Iron Claws")
    lodge.resolve("Great Assembly", "light")
    lodge.choose("Sanctuary", "choice 0")
    carry_on(lodge)
    assert lodge.told("felled", "summoned") == ["felled", "summoned"]


@proves("Great Assembly", "dark")
def test_great_assembly_dark(lodge: Rebirth) -> None:
    """Each of his own gets one, which he picks for each; one of them activates."""
    cadaver(lodge)
    cadaver(lodge, "Sanctuary", upgrade="Iron Claws")
    theirs = lodge.evocation("Rikkart", "Arena", kind="Cadaver")
    lodge.resolve("Great Assembly", "dark")
    lodge.choose("Barbed Frame", "Grounding Coil")
    assert [upgrade(lodge, f"Cadaver d{n}") for n in (1, 2)] == ["Barbed Frame", "Grounding Coil"]
    assert upgrade(lodge, theirs) == ""
    lodge.choose("Cadaver d2", "attack Arianna", "stop")
    assert (lodge.damage("Arianna"), lodge.quiet) == ("dd", True)


@proves("Great Assembly", "dark")
def test_great_assembly_dark_does_not_give_one_card_twice(lodge: Rebirth) -> None:
    cadaver(lodge)
    cadaver(lodge)
    lodge.state.upgrades[:] = [1, 0, 0, 1, 0, 0]
    lodge.resolve("Great Assembly", "dark")
    lodge.choose("Iron Claws")  # the last one left goes to the other unasked
    assert [upgrade(lodge, f"Cadaver d{n}") for n in (1, 2)] == ["Iron Claws", "Grounding Coil"]


# Short Circuit


@proves("Short Circuit", "light")
def test_short_circuit_light(lodge: Rebirth) -> None:
    mine = cadaver(lodge)
    large, demon = (lodge.evocation("Rikkart", "Crypt", kind=kind) for kind in ("Nigredo", "Succubus"))
    lodge.prepare("Baron Doria", "active", I="Short Circuit light")
    lodge.resolve("Reanimate", "dark", by="Rikkart")
    lodge.choose("Arena", "Barbed Frame", "reveal I")
    assert set(lodge.offered()) == {demon, "Cadaver r3"}  # Health 3 at most
    lodge.choose("Cadaver r3", "Iron Claws")
    while not lodge.quiet:
        lodge.choose("no")  # the Succubus takes nothing
    assert (lodge.place("Cadaver r3"), lodge.place(large), lodge.damage("Rikkart")) == ("", "Crypt", "d")
    assert upgrade(lodge, mine) == "Iron Claws"


@proves("Short Circuit", "light")
def test_short_circuit_light_gains_no_part_without_a_victim(lodge: Rebirth) -> None:
    """A Nigredo is too large to be scrapped: no part, but the damage all the same."""
    mine = cadaver(lodge)
    lodge.prepare("Baron Doria", "active", I="Short Circuit light")
    lodge.resolve("Emet-Met", "light", by="Rikkart")
    lodge.choose("reveal I") if "reveal I" in lodge.offered() else lodge.choose("Arena", "reveal I")
    carry_on(lodge)
    assert (lodge.place("Nigredo r1"), upgrade(lodge, mine), lodge.damage("Rikkart")) == ("Arena", "", "d")


@proves("Short Circuit", "dark")
@pytest.mark.parametrize(("fitted", "damage"), [(0, "d"), (1, "dd"), (2, "ddd")])
def test_short_circuit_dark(lodge: Rebirth, fitted: int, damage: str) -> None:
    for number in range(2):
        cadaver(lodge, "Garden", upgrade="Iron Claws" if number < fitted else "")
    lodge.evocation("Baron Doria", "Sanctuary", kind="Colossus")
    lodge.prepare("Baron Doria", "active", I="Short Circuit dark")
    hit(lodge, "Baron Doria")
    assert lodge.quiet, "he himself is not what the trap watches over"
    hit(lodge, "Colossus d3")
    lodge.choose("reveal I")
    assert (lodge.damage("Rikkart"), lodge.cubes("Arena")) == (damage, "dd")  # one for the mark


# Scrap Bomb


@proves("Scrap Bomb", "light")
@pytest.mark.parametrize(("carried", "damage"), [("", "ddd"), ("Iron Claws", "ddddd")])
def test_scrap_bomb_light(lodge: Rebirth, carried: str, damage: str) -> None:
    cadaver(lodge, "Mirrors Room", upgrade=carried)
    theirs = lodge.evocation("Rikkart", "Mirrors Room", kind="Cadaver")
    lodge.resolve("Scrap Bomb", "light")
    lodge.choose("Cadaver d1")
    assert (lodge.damage("Gramigna"), lodge.cubes("Mirrors Room")) == (damage, "d")
    assert (lodge.place("Cadaver d1"), lodge.place(theirs)) == ("", "")
    assert left(lodge, "Iron Claws") == 3


@proves("Scrap Bomb", "dark")
def test_scrap_bomb_dark_throws_a_part(lodge: Rebirth) -> None:
    cadaver(lodge, upgrade="Iron Claws")
    other = cadaver(lodge, "Sanctuary")
    lodge.resolve("Scrap Bomb", "dark")
    lodge.choose("Cadaver d1", "yes")
    assert [lodge.damage(mage) for mage in ("Rikkart", "Arianna", "Gramigna", "Baron Doria")] == [
        "dd",
        "dd",
        "",
        "",
    ]
    assert (lodge.damage(other), lodge.cubes("Arena"), upgrade(lodge, "Cadaver d1")) == ("", "d", "")
    assert lodge.place("Cadaver d1") == "Arena"


@proves("Scrap Bomb", "dark")
@pytest.mark.parametrize("carried", ["", "Iron Claws"])
def test_scrap_bomb_dark_without_a_part(lodge: Rebirth, carried: str) -> None:
    cadaver(lodge, upgrade=carried)
    lodge.resolve("Scrap Bomb", "dark")
    lodge.choose("Cadaver d1")
    if carried:
        lodge.choose("no")
    assert [lodge.damage(mage) for mage in ("Rikkart", "Arianna", "Baron Doria")] == ["dd", "", ""]
    assert (lodge.cubes("Arena"), upgrade(lodge, "Cadaver d1"), lodge.quiet) == ("", carried, True)


@proves("Scrap Bomb", "dark")
def test_a_body_that_falls_without_its_part_throws_it_all_the_same(lodge: Rebirth) -> None:
    """2 damage on 2 Health once the upgrade is gone: the Cadaver falls at the full stop before the blast,
    which goes off in the room where it stood.
    """
    cadaver(lodge, damage="rr", upgrade="Iron Claws")
    lodge.resolve("Scrap Bomb", "dark")
    lodge.choose("Cadaver d1", "yes")
    assert (lodge.place("Cadaver d1"), lodge.quiet) == ("", True)
    assert (lodge.damage("Rikkart"), lodge.damage("Arianna"), lodge.cubes("Arena")) == ("dd", "dd", "d")
    assert left(lodge, "Iron Claws") == 3


# Corpse Wall


def attacked(lodge: Rebirth, card: str) -> None:
    """Rikkart hits Doria, who answers with an Active spell."""
    lodge.prepare("Baron Doria", "active", I=card)
    hit(lodge, "Baron Doria")
    lodge.choose("reveal I")


@proves("Corpse Wall", "light")
@pytest.mark.parametrize(("number", "damage"), [(0, "rr"), (1, "r"), (2, "")])
def test_corpse_wall_light(lodge: Rebirth, number: int, damage: str) -> None:
    for _ in range(number):
        cadaver(lodge, "Garden")
    attacked(lodge, "Corpse Wall light")
    assert lodge.offered()[0] == f"amount {number + 1}"
    lodge.choose(f"amount {number + 1}")
    assert (lodge.damage("Baron Doria"), lodge.place(f"Cadaver d{number + 1}")) == (damage, "Arena")


@proves("Corpse Wall", "dark")
@pytest.mark.parametrize(
    ("carried", "answer", "thrown"), [("", "", ""), ("Iron Claws", "no", ""), ("Iron Claws", "yes", "ddd")]
)
def test_corpse_wall_dark(lodge: Rebirth, carried: str, answer: str, thrown: str) -> None:
    mine = cadaver(lodge, "Garden", upgrade=carried)
    attacked(lodge, "Corpse Wall dark")
    assert lodge.offered()[0] == "amount 2"
    lodge.choose("amount 2", *filter(None, [answer]))
    assert (lodge.damage("Baron Doria"), lodge.damage("Rikkart"), lodge.quiet) == ("r", thrown, True)
    assert upgrade(lodge, mine) == ("" if thrown else carried)


@proves("Corpse Wall", "dark")
def test_corpse_wall_dark_does_not_answer_the_black_rose(lodge: Rebirth) -> None:
    cadaver(lodge, upgrade="Iron Claws")
    lodge.prepare("Baron Doria", "active", I="Corpse Wall dark")
    lodge.resolve("Grim Torment", "light")
    lodge.choose("Rikkart")
    assert (lodge.quiet, lodge.damage("Baron Doria")) == (True, "x")


# Overclock


@proves("Overclock", "light")
def test_overclock_light(lodge: Rebirth) -> None:
    """It activates before the spell is in force; afterwards only those with an upgrade are stronger."""
    cadaver(lodge, upgrade="Grounding Coil")
    cadaver(lodge, "Sanctuary")
    lodge.prepare("Baron Doria", quick="Overclock light")
    lodge.action_phase(first="Baron Doria")
    lodge.choose("cast quick", "Cadaver d1", "attack Rikkart", "stop")
    assert lodge.damage("Rikkart") == "dd"
    lodge.choose("command", "Cadaver d1", "attack Rikkart", "stop")
    assert lodge.damage("Rikkart") == "ddddd"


@proves("Overclock", "light")
def test_overclock_light_leaves_the_plain_ones_as_they_are(lodge: Rebirth) -> None:
    cadaver(lodge)
    lodge.prepare("Baron Doria", quick="Overclock light")
    lodge.action_phase(first="Baron Doria")
    lodge.choose("cast quick", "stop")
    lodge.choose("command", "Cadaver d1", "attack Rikkart", "stop")
    assert lodge.damage("Rikkart") == "dd"


@proves("Overclock", "dark")
@pytest.mark.parametrize(("answer", "damage", "kept"), [("yes", "dddddd", ""), ("no", "dd", "Barbed Frame")])
def test_overclock_dark(lodge: Rebirth, answer: str, damage: str, kept: str) -> None:
    """2 with the first blow, 4 with the second, for which the part is burnt."""
    cadaver(lodge, upgrade="Barbed Frame")
    lodge.resolve("Overclock", "dark")
    lodge.choose("Cadaver d1", "attack Rikkart", "stop", answer)
    if answer == "yes":
        lodge.choose("attack Rikkart", "stop")
    assert (lodge.damage("Rikkart"), upgrade(lodge, "Cadaver d1"), lodge.quiet) == (damage, kept, True)


@proves("Overclock", "dark")
def test_overclock_dark_without_a_part_ends_after_the_first(lodge: Rebirth) -> None:
    cadaver(lodge)
    lodge.resolve("Overclock", "dark")
    lodge.choose("Cadaver d1", "attack Rikkart", "stop")
    assert (lodge.damage("Rikkart"), lodge.quiet) == ("dd", True)


@proves("Overclock", "dark")
def test_overclock_dark_may_burn_the_body_with_the_part(lodge: Rebirth) -> None:
    """Without the upgrade its Health sinks to its damage: it falls, and there is no second activation."""
    cadaver(lodge, damage="rr", upgrade="Barbed Frame")
    lodge.resolve("Overclock", "dark")
    lodge.choose("Cadaver d1", "attack Rikkart", "stop", "yes")
    assert (lodge.place("Cadaver d1"), lodge.damage("Rikkart"), lodge.quiet) == ("", "dd", True)


# Vivisection


@proves("Vivisection", "light")
def test_vivisection_light(lodge: Rebirth) -> None:
    mine = cadaver(lodge, "Garden")
    lodge.evocation("Rikkart", "Sanctuary", kind="Cadaver")
    lodge.evocation("Rikkart", "Sanctuary", kind="Nigredo")
    lodge.evocation("Rikkart", "Sanctuary", kind="Succubus")
    lodge.resolve("Vivisection", "light")
    assert set(lodge.offered()) == {"Cadaver r1", "Succubus r3", "dummy"}  # no Nigredo: Health 4
    lodge.choose("Cadaver r1", "Plated Hide")
    assert (lodge.place("Cadaver r1"), lodge.power("Baron Doria")) == ("", 4)
    assert (upgrade(lodge, mine), lodge.quiet) == ("Plated Hide", True)


@proves("Vivisection", "dark")
@pytest.mark.parametrize(
    ("carried", "answer", "power", "mage"),
    [("", "", 3, "rrr"), ("Iron Claws", "no", 3, "rrr"), ("Iron Claws", "yes", 4, "r")],
)
def test_vivisection_dark(lodge: Rebirth, carried: str, answer: str, power: int, mage: str) -> None:
    lodge.stand("Baron Doria", "Arena", damage="rrr")
    mine = cadaver(lodge, "Garden", upgrade=carried)
    lodge.resolve("Vivisection", "dark")
    lodge.choose("Arianna", *filter(None, [answer]))
    carry_on(lodge)
    assert (lodge.damage("Arianna"), lodge.power("Baron Doria"), lodge.damage("Baron Doria")) == (
        "dd",
        power,
        mage,
    )
    assert upgrade(lodge, mine) == ("" if power == 4 else carried)


# Dissecting Ray


@proves("Dissecting Ray", "light")
@pytest.mark.parametrize(("fitted", "damage"), [(0, "dd"), (1, "ddd"), (2, "dddd")])
def test_dissecting_ray_light(lodge: Rebirth, fitted: int, damage: str) -> None:
    for number in range(2):
        cadaver(lodge, "Mirrors Room", upgrade="Iron Claws" if number < fitted else "")
    lodge.evocation("Rikkart", "Crypt", kind="Cadaver", upgrade="Iron Claws")
    lodge.resolve("Dissecting Ray", "light")
    lodge.choose("Cadaver d1")
    assert set(lodge.offered()) == {"Gramigna", "Arianna"}  # next door to the Cadaver
    lodge.choose("Arianna")
    assert (lodge.damage("Arianna"), lodge.damage("Gramigna"), lodge.quiet) == (damage, "", True)


@proves("Dissecting Ray", "dark")
@pytest.mark.parametrize(("fitted", "damage"), [(0, "dd"), (1, "ddd"), (2, "dddd")])
def test_dissecting_ray_dark(lodge: Rebirth, fitted: int, damage: str) -> None:
    for number in range(2):
        cadaver(lodge, "Garden", upgrade="Iron Claws" if number < fitted else "")
    lodge.resolve("Dissecting Ray", "dark")
    lodge.choose("Sanctuary")
    assert lodge.damage("Arianna") == damage


# Grinding Gears


@proves("Grinding Gears", "light")
@pytest.mark.parametrize(("fitted", "cubes"), [(0, "dd"), (1, "ddd"), (2, "dddd")])
def test_grinding_gears_light(lodge: Rebirth, fitted: int, cubes: str) -> None:
    """Its own core is one of the upgrades that are counted; those of others are not."""
    cadaver(lodge, "Crypt")
    for number in range(2):
        cadaver(lodge, "Garden", upgrade="Iron Claws" if number < fitted else "")
    lodge.evocation("Rikkart", "Crypt", kind="Cadaver", upgrade="Iron Claws")
    lodge.resolve("Grinding Gears", "light")
    lodge.choose("Cadaver d1", "move to Black Rose Room", "move to Sanctuary")
    assert lodge.quiet, "two rooms, no more"
    assert (upgrade(lodge, "Cadaver d1"), lodge.place("Cadaver d1")) == ("Overcharged Core", "Sanctuary")
    assert (lodge.cubes("Sanctuary"), lodge.cubes("Crypt"), lodge.cubes("Garden")) == (cubes, "", "")


@proves("Grinding Gears", "light")
def test_grinding_gears_light_may_stay_and_finds_no_core(lodge: Rebirth) -> None:
    """Without a core in the supply nothing is assigned; the machine rolls and places 1 all the same."""
    cadaver(lodge)
    lodge.state.upgrades[lodge.rules.upgrade_names["Overcharged Core"]] = 0
    lodge.resolve("Grinding Gears", "light")
    lodge.choose("Cadaver d1", "stop")
    assert (upgrade(lodge, "Cadaver d1"), lodge.cubes("Arena"), lodge.damage("Rikkart")) == ("", "d", "")


@proves("Grinding Gears", "dark")
@pytest.mark.parametrize(
    ("carried", "answer", "damage", "cubes"),
    [("", "", "", "dd"), ("Iron Claws", "no", "", "dd"), ("Iron Claws", "yes", "d", "ddd")],
)
def test_grinding_gears_dark(lodge: Rebirth, carried: str, answer: str, damage: str, cubes: str) -> None:
    cadaver(lodge, "Mirrors Room", upgrade=carried)
    lodge.resolve("Grinding Gears", "dark")
    lodge.choose("Cadaver d1", *filter(None, [answer]))
    assert (lodge.damage("Gramigna"), lodge.cubes("Mirrors Room"), lodge.cubes("Arena")) == (
        damage,
        cubes,
        "",
    )
    assert (upgrade(lodge, "Cadaver d1"), lodge.quiet) == ("" if answer == "yes" else carried, True)
