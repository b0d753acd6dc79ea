"""Technomancy: every spell on both sides, and its upgrades. Doria casts; Rikkart stands beside him."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import UPGRADE, proves, scene
from tests.rebirth.scenario import Rebirth


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


def carry_on(lodge: Rebirth) -> None:
    """The first answer to everything that is still asked: cubes alike, nothing to choose."""
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])


# Upgrades


@proves("Iron Claws", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_iron_claws_add_1_strength(lodge: Rebirth) -> None:
    cadaver(lodge, upgrade="Iron Claws")
    lodge.resolve("Overclock", "light")
    lodge.choose("attack Rikkart")
    assert lodge.damage("Rikkart") == "ddd"


@proves("Piston Legs", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_piston_legs_add_2_speed(lodge: Rebirth) -> None:
    cadaver(lodge, upgrade="Piston Legs")
    lodge.resolve("Overclock", "light")
    lodge.choose("move to Forge", "move to Cemetery", "move to Mirrors Room", "move to Pleasures Room")
    assert (lodge.place("Cadaver d1"), lodge.quiet) == ("Pleasures Room", True)


@proves("Plated Hide", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_plated_hide_adds_2_health_and_a_cadaver_1_more(lodge: Rebirth) -> None:
    cadaver(lodge, damage="g", upgrade="Plated Hide")
    lodge.resolve("Athanor Eruption", "light", by="Rikkart")
    lodge.choose("Cadaver d1")
    assert lodge.damage("Cadaver d1") == "grrr"
    lodge.resolve("Submission", "light", by="Rikkart")
    lodge.choose("Cadaver d1")
    assert lodge.place("Cadaver d1") == ""


@proves("Grounding Coil", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_grounding_coil_takes_1_from_what_others_place(lodge: Rebirth) -> None:
    cadaver(lodge, upgrade="Grounding Coil")
    lodge.resolve("Scrap Bomb", "dark", by="Rikkart")
    lodge.choose("Arena")
    assert lodge.cubes("Arena") == "r"
    lodge.resolve("Grinding Gears", "light")
    assert lodge.cubes("Arena") == "rdd"


@proves("Barbed Frame", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_a_barbed_frame_strikes_another_mage_who_enters(lodge: Rebirth) -> None:
    cadaver(lodge, "Forge", upgrade="Barbed Frame")
    lodge.resolve("Sleepwalker", "dark", by="Rikkart")
    lodge.choose("move to Forge")
    assert lodge.damage("Rikkart") == "d"


@proves("Overcharged Core", UPGRADE)
@pytest.mark.rule("GLO.4")
def test_an_overcharged_core_leaves_instability(lodge: Rebirth) -> None:
    cadaver(lodge, upgrade="Overcharged Core")
    lodge.resolve("Overclock", "light")
    lodge.choose("attack Rikkart", "yes")
    assert (lodge.damage("Rikkart"), lodge.cubes("Arena")) == ("dd", "d")


# Traps and protections


def attacked(lodge: Rebirth, card: str) -> None:
    """Rikkart strikes Doria, who answers with an Active spell."""
    lodge.prepare("Baron Doria", "active", I=card)
    lodge.resolve("Athanor Eruption", "light", by="Rikkart")
    lodge.choose("Baron Doria", "reveal I")


@proves("Short Circuit", "light")
def test_short_circuit_light(lodge: Rebirth) -> None:
    attacked(lodge, "Short Circuit light")
    assert lodge.damage("Baron Doria") == ""
    assert lodge.cubes("Arena") == "dd"  # one for the mark on the card as it is revealed


@proves("Short Circuit", "light")
def test_short_circuit_light_spares_everybody(lodge: Rebirth) -> None:
    lodge.stand("Arianna", "Arena")
    lodge.prepare("Baron Doria", "active", I="Short Circuit light")
    lodge.resolve("Burning Herbs", "dark", by="Rikkart")
    lodge.choose("Arena", "reveal I")
    assert (lodge.damage("Arianna"), lodge.damage("Baron Doria"), lodge.cubes("Arena")) == ("", "", "dd")


@proves("Short Circuit", "dark")
def test_short_circuit_dark(lodge: Rebirth) -> None:
    large, demon = (lodge.evocation("Rikkart", "Crypt", kind=kind) for kind in ("Nigredo", "Succubus"))
    lodge.prepare("Baron Doria", "active", I="Short Circuit dark")
    lodge.resolve("Stitching", "dark", by="Rikkart")
    lodge.choose("reveal I")
    assert set(lodge.offered()) == {demon, "Cadaver r3"}  # Health 3 at most
    lodge.choose("Cadaver r3")
    while not lodge.quiet:
        lodge.choose("no")  # the Succubus takes nothing
    assert (lodge.place("Cadaver r3"), lodge.place(large), lodge.damage("Rikkart")) == ("", "Crypt", "d")


@proves("Corpse Wall", "light")
@pytest.mark.parametrize(("number", "left"), [(0, "rr"), (1, "r"), (2, "")])
def test_corpse_wall_light(lodge: Rebirth, number: int, left: str) -> None:
    for _ in range(number):
        cadaver(lodge, "Garden")
    attacked(lodge, "Corpse Wall light")
    assert lodge.offered()[0] == f"amount {number + 1}"
    lodge.choose(f"amount {number + 1}")
    assert (lodge.damage("Baron Doria"), lodge.place(f"Cadaver d{number + 1}")) == (left, "Arena")


@proves("Corpse Wall", "dark")
def test_corpse_wall_dark(lodge: Rebirth) -> None:
    cadaver(lodge, "Sanctuary")
    lodge.prepare("Baron Doria", "active", I="Corpse Wall dark")
    lodge.resolve("Athanor Eruption", "light", by="Rikkart")
    lodge.choose("Cadaver d1", "reveal I", "attack Arianna")
    assert (lodge.place("Cadaver d1"), lodge.damage("Arianna")) == ("Sanctuary", "dd")
    assert len(lodge.happened("summoned")) == 1


# The others


@proves("Reanimate", "light")
def test_reanimate_light(lodge: Rebirth) -> None:
    lodge.resolve("Reanimate", "light")
    lodge.choose("Sanctuary", "attack Arianna")
    assert (lodge.place("Cadaver d1"), lodge.damage("Arianna")) == ("Sanctuary", "ddd")
    assert len(lodge.happened("summoned")) == 1


@proves("Reanimate", "dark")
def test_reanimate_dark(lodge: Rebirth) -> None:
    lodge.resolve("Reanimate", "dark")
    lodge.choose("Mirrors Room")
    assert (lodge.place("Cadaver d1"), upgrade(lodge, "Cadaver d1")) == ("Mirrors Room", "Barbed Frame")
    assert lodge.cubes("Mirrors Room") == "d"


@proves("Grafted Claws", "light")
def test_grafted_claws_light(lodge: Rebirth) -> None:
    cadaver(lodge)
    lodge.resolve("Grafted Claws", "light")
    lodge.choose("Cadaver d1", "attack Rikkart")
    assert (upgrade(lodge, "Cadaver d1"), lodge.damage("Rikkart")) == ("Iron Claws", "ddd")


@proves("Grafted Claws", "dark")
def test_grafted_claws_dark(lodge: Rebirth) -> None:
    lodge.resolve("Grafted Claws", "dark")
    lodge.choose("Arianna")
    assert lodge.damage("Arianna") == "ddd"


@proves("Piston Drive", "light")
def test_piston_drive_light(lodge: Rebirth) -> None:
    cadaver(lodge, "Bibliotheca")
    lodge.resolve("Piston Drive", "light")
    lodge.choose("Cadaver d1", "move to Crypt", "move to Black Rose Room", "move to Arena", "attack Rikkart")
    assert (upgrade(lodge, "Cadaver d1"), lodge.damage("Rikkart")) == ("Piston Legs", "ddd")


@proves("Piston Drive", "dark")
def test_piston_drive_dark(lodge: Rebirth) -> None:
    lodge.resolve("Piston Drive", "dark")
    lodge.choose("move to Sanctuary", "move to Mirrors Room", "yes")
    assert (lodge.place("Baron Doria"), lodge.damage("Gramigna")) == ("Mirrors Room", "dddd")


@proves("Stitching", "light")
@pytest.mark.parametrize(("choice", "carried"), [(0, "Plated Hide"), (1, "Grounding Coil")])
def test_stitching_light(lodge: Rebirth, choice: int, carried: str) -> None:
    lodge.evocation("Baron Doria", "Arena", damage="rrr", kind="Colossus")
    lodge.resolve("Stitching", "light")
    lodge.choose("Colossus d1")
    while f"choice {choice}" not in lodge.offered():  # which of the equal cubes goes
        lodge.choose(lodge.offered()[0])
    lodge.choose(f"choice {choice}", "attack Rikkart")
    assert (lodge.damage("Colossus d1"), upgrade(lodge, "Colossus d1")) == ("r", carried)
    assert lodge.damage("Rikkart") == "ddd"


@proves("Stitching", "dark")
def test_stitching_dark(lodge: Rebirth) -> None:
    lodge.stand("Baron Doria", "Pleasures Room", damage="rrr")
    lodge.resolve("Stitching", "dark")
    assert lodge.quiet  # nobody is asked where the Cadaver comes
    assert (lodge.place("Cadaver d1"), lodge.damage("Baron Doria")) == ("Pleasures Room", "r")
    assert len(lodge.happened("summoned")) == 1


@proves("Great Assembly", "light")
def test_great_assembly_light(lodge: Rebirth) -> None:
    cadaver(lodge, "Garden")
    lodge.resolve("Great Assembly", "light")
    lodge.choose("Sanctuary", "attack Arianna")
    assert (lodge.place("Colossus d1"), lodge.damage("Arianna")) == ("Sanctuary", "ddd")
    assert lodge.happened("removed")


@proves("Great Assembly", "light")
def test_great_assembly_light_needs_an_undead(lodge: Rebirth) -> None:
    lodge.evocation("Baron Doria", "Garden", kind="Totem")
    lodge.resolve("Great Assembly", "light")
    lodge.choose("Sanctuary")
    assert lodge.quiet
    assert (lodge.place("Totem d1"), lodge.cubes("Garden")) == ("Garden", "")


@proves("Great Assembly", "dark")
def test_great_assembly_dark(lodge: Rebirth) -> None:
    cadaver(lodge)
    cadaver(lodge, "Sanctuary")
    lodge.resolve("Great Assembly", "dark")
    lodge.choose("Cadaver d1", "attack Rikkart", "stop", "attack Arianna")
    assert (lodge.damage("Rikkart"), lodge.damage("Arianna")) == ("dddd", "dddd")


@proves("Scrap Bomb", "light")
def test_scrap_bomb_light(lodge: Rebirth) -> None:
    cadaver(lodge, "Mirrors Room")
    lodge.resolve("Scrap Bomb", "light")
    lodge.choose("Cadaver d1")
    assert (lodge.damage("Gramigna"), lodge.cubes("Mirrors Room")) == ("dddd", "d")
    assert lodge.place("Cadaver d1") == ""


@proves("Scrap Bomb", "dark")
def test_scrap_bomb_dark(lodge: Rebirth) -> None:
    lodge.resolve("Scrap Bomb", "dark")
    lodge.choose("Sanctuary")
    assert (lodge.damage("Arianna"), lodge.cubes("Sanctuary")) == ("d", "dd")


@proves("Overclock", "light")
def test_overclock_light(lodge: Rebirth) -> None:
    cadaver(lodge)
    lodge.prepare("Baron Doria", quick="Overclock light")
    lodge.action_phase(first="Baron Doria")
    lodge.choose("cast quick", "attack Rikkart", "stop")
    assert lodge.damage("Rikkart") == "dd"
    lodge.choose("command", "Cadaver d1", "attack Rikkart")
    assert lodge.damage("Rikkart") == "ddddd"


@proves("Overclock", "dark")
def test_overclock_dark(lodge: Rebirth) -> None:
    lodge.evocation("Rikkart", "Sanctuary", kind="Cadaver")
    lodge.resolve("Overclock", "dark")
    lodge.choose("Cadaver r1", "attack Arianna")
    assert lodge.damage("Arianna") == "ddd"


@proves("Vivisection", "light")
def test_vivisection_light(lodge: Rebirth) -> None:
    lodge.evocation("Rikkart", "Sanctuary", kind="Cadaver")
    lodge.evocation("Rikkart", "Sanctuary", kind="Totem")
    lodge.resolve("Vivisection", "light")
    lodge.evocation("Rikkart", "Sanctuary", kind="Succubus")
    lodge.resolve("Vivisection", "light")
    assert "Succubus r3" in lodge.offered()  # Health 3
    assert "Totem r2" not in lodge.offered()  # Health 4
    lodge.choose("Cadaver r1")
    assert (lodge.place("Cadaver r1"), lodge.power("Baron Doria")) == ("", 4)


@proves("Vivisection", "dark")
def test_vivisection_dark(lodge: Rebirth) -> None:
    lodge.stand("Baron Doria", "Arena", damage="rrr")
    lodge.resolve("Vivisection", "dark")
    lodge.choose("Arianna")
    carry_on(lodge)
    assert (lodge.damage("Arianna"), lodge.damage("Baron Doria")) == ("dd", "r")


@proves("Dissecting Ray", "light")
def test_dissecting_ray_light(lodge: Rebirth) -> None:
    cadaver(lodge, "Garden", upgrade="Iron Claws")
    cadaver(lodge, "Garden")
    lodge.resolve("Dissecting Ray", "light")
    lodge.choose("Gramigna")
    assert lodge.damage("Gramigna") == "dddd"


@proves("Dissecting Ray", "dark")
def test_dissecting_ray_dark(lodge: Rebirth) -> None:
    cadaver(lodge, "Garden", upgrade="Iron Claws")
    cadaver(lodge, "Garden")
    lodge.resolve("Dissecting Ray", "dark")
    lodge.choose("Sanctuary")
    assert lodge.damage("Arianna") == "dddd"


@proves("Grinding Gears", "light")
def test_grinding_gears_light(lodge: Rebirth) -> None:
    cadaver(lodge, "Garden")
    cadaver(lodge, "Crypt")
    lodge.resolve("Grinding Gears", "light")
    assert [lodge.cubes(room) for room in ("Arena", "Garden", "Crypt")] == ["d", "d", "d"]


@proves("Grinding Gears", "dark")
def test_grinding_gears_dark(lodge: Rebirth) -> None:
    cadaver(lodge)
    lodge.resolve("Grinding Gears", "dark")
    lodge.choose("Cadaver d1", "attack Rikkart", "yes")
    assert upgrade(lodge, "Cadaver d1") == "Overcharged Core"
    assert (lodge.damage("Rikkart"), lodge.cubes("Arena")) == ("dd", "d")
