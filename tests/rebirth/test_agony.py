"""Agony: every spell on both sides. Rikkart casts; Gramigna stands beside him, with a Nigredo of her own."""

import pytest

from blackrose.engine.components import Pack
from tests.rebirth.proving import proves, scene
from tests.rebirth.scenario import Rebirth


@scene
def lodge(pack: Pack) -> Rebirth:
    """Rikkart and Gramigna in the Arena, Arianna next door in the Sanctuary, Doria two rooms off."""
    table = Rebirth("Rikkart", "Gramigna", "Arianna", "Baron Doria", pack=pack)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    table.stand("Arianna", "Sanctuary")
    table.stand("Baron Doria", "Mirrors Room")
    for mage in table.people:
        table.power(mage, 5)
    return table


def hurt(lodge: Rebirth, cubes: str) -> None:
    """Rikkart carries this damage."""
    lodge.stand("Rikkart", "Arena", damage=cubes)


def succubi(lodge: Rebirth) -> list[str]:
    """Where Rikkart's Succubi stand."""
    places = (lodge.place(f"Succubus r{number}") for number in (1, 2, 3) if _is_there(lodge, number))
    return [place for place in places if place]


def _is_there(lodge: Rebirth, number: int) -> bool:
    model = lodge.rules.places_of(0)[number - 1]
    return lodge.state.place[model] >= 0


@proves("Shared Torture", "light")
@pytest.mark.rule("GLO.1")
def test_shared_torture_light(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena", damage="aa")
    lodge.resolve("Shared Torture", "light")
    lodge.choose("Gramigna", "cube 0")
    assert lodge.damage("Gramigna") == "rarrrr"
    assert lodge.damage("Rikkart") == "xxx"
    assert lodge.quiet


@proves("Shared Torture", "dark")
@pytest.mark.parametrize(("cubes", "dealt"), [("xxx", 1), ("xxgxaxxgx", 3), ("ggg", 0)])
def test_shared_torture_dark(lodge: Rebirth, cubes: str, dealt: int) -> None:
    hurt(lodge, cubes)
    lodge.resolve("Shared Torture", "dark")
    lodge.choose("Gramigna")
    assert lodge.damage("Gramigna") == "r" * dealt


@proves("Grim Torment", "light")
def test_grim_torment_light(lodge: Rebirth) -> None:
    lodge.resolve("Grim Torment", "light")
    lodge.choose("Arianna")
    assert lodge.damage("Arianna") == "rrr"
    assert lodge.damage("Rikkart") == "x"


@proves("Grim Torment", "dark")
@pytest.mark.parametrize(("cubes", "dealt"), [("gx", 1), ("gax", 2), ("gaxgaxgax", 3)])
def test_grim_torment_dark_hurts_first_and_counts_every_colour(
    lodge: Rebirth, cubes: str, dealt: int
) -> None:
    hurt(lodge, cubes)
    lodge.resolve("Grim Torment", "dark")
    lodge.choose("Arena")
    assert lodge.damage("Rikkart") == cubes + "x"
    assert lodge.damage("Gramigna") == "r" * dealt


@proves("Cross and Delight", "light")
def test_cross_and_delight_light(lodge: Rebirth) -> None:
    lodge.resolve("Cross and Delight", "light")
    lodge.choose("Sanctuary")
    assert lodge.place("Succubus r1") == "Sanctuary"
    assert lodge.damage("Rikkart") == "x"
    assert lodge.offered() == ["yes", "no"]  # the Succubus may take the Pain
    lodge.choose("no", "attack Arianna")
    assert lodge.damage("Arianna") == "r"


@proves("Cross and Delight", "dark")
def test_cross_and_delight_dark(lodge: Rebirth) -> None:
    demon = lodge.evocation("Rikkart", "Sanctuary", kind="Succubus", damage="ga")
    lodge.evocation("Rikkart", "Sanctuary")
    lodge.resolve("Cross and Delight", "dark")
    assert lodge.offered() == [demon, "dummy"]
    lodge.choose(demon)
    assert lodge.damage("Arianna") == "rrrr"
    assert lodge.place(demon) == ""
    assert lodge.place("Nigredo r2") == "Sanctuary"


@proves("Torment", "light")
def test_torment_light(lodge: Rebirth) -> None:
    lodge.prepare("Rikkart", "active", I="Torment light")
    lodge.resolve("Athanor Eruption", "light", by="Gramigna")
    lodge.choose("Arianna", "reveal I")
    assert lodge.damage("Arianna") == "ggg"
    assert lodge.damage("Gramigna") == "rr"
    assert succubi(lodge) == ["Arena"]


@proves("Torment", "dark")
def test_torment_dark(lodge: Rebirth) -> None:
    lodge.prepare("Rikkart", "active", I="Torment dark")
    lodge.resolve("Athanor Eruption", "light", by="Gramigna")
    lodge.choose("Rikkart", "reveal I")
    assert lodge.damage("Rikkart") == "ggg"
    assert lodge.damage("Gramigna") == "rrrr"


@proves("Torment", "dark")
def test_torment_dark_does_not_answer_damage_on_others(lodge: Rebirth) -> None:
    lodge.prepare("Rikkart", "active", I="Torment dark")
    lodge.resolve("Athanor Eruption", "light", by="Gramigna")
    lodge.choose("Arianna")
    assert lodge.quiet


@proves("Visceral Fire", "light")
@pytest.mark.rule("TGT.25", "DMG.3")
def test_visceral_fire_light(lodge: Rebirth) -> None:
    """Gramigna falls in the Arena: whoever stands there or next door is hit, but for Rikkart's."""
    lodge.stand("Gramigna", "Arena", damage="aaaaaaaaaa")
    mine, hers = lodge.evocation("Rikkart", "Arena"), lodge.evocation("Gramigna", "Arena")
    far, doria_s = lodge.evocation("Gramigna", "Crypt"), lodge.evocation("Baron Doria", "Sanctuary")
    lodge.resolve("Visceral Fire", "light")
    lodge.choose("Gramigna")
    assert (lodge.place("Gramigna"), lodge.damage("Gramigna")) == ("Cell", "")
    assert [lodge.damage(model) for model in (hers, doria_s, "Arianna")] == ["rr", "rr", "rr"]
    assert [lodge.damage(model) for model in (mine, far, "Baron Doria")] == ["", "", ""]
    assert lodge.damage("Rikkart") == "xx"


@proves("Visceral Fire", "light")
def test_visceral_fire_light_spares_all_others_while_the_target_stands(lodge: Rebirth) -> None:
    hers = lodge.evocation("Gramigna", "Arena")
    lodge.resolve("Visceral Fire", "light")
    lodge.choose("Gramigna")
    assert [lodge.damage(model) for model in ("Gramigna", hers, "Arianna")] == ["rr", "", ""]


@proves("Visceral Fire", "dark")
@pytest.mark.parametrize(("cubes", "dealt"), [("xgx", 2), ("xxxxxxx", 5)])
def test_visceral_fire_dark(lodge: Rebirth, cubes: str, dealt: int) -> None:
    hurt(lodge, cubes)
    lodge.resolve("Visceral Fire", "dark")
    lodge.choose("Sanctuary")
    assert lodge.damage("Arianna") == "r" * dealt


@proves("Peak of Agony", "light")
def test_peak_of_agony_light(lodge: Rebirth) -> None:
    hurt(lodge, "gag")
    lodge.resolve("Peak of Agony", "light")
    lodge.choose("Arena")
    while not lodge.quiet:
        lodge.choose(lodge.offered()[0])
    assert lodge.damage("Gramigna") == "rr"
    assert lodge.damage("Rikkart").count("x") == 4
    assert len(lodge.damage("Rikkart")) == 5


@proves("Peak of Agony", "dark")
@pytest.mark.parametrize(("cubes", "dealt"), [("ggaxg", 2), ("ggaxggax", 3)])
def test_peak_of_agony_dark(lodge: Rebirth, cubes: str, dealt: int) -> None:
    hurt(lodge, cubes)
    lodge.resolve("Peak of Agony", "dark")
    lodge.choose("Gramigna")
    assert sorted(lodge.offered()) == ["Arianna", "Baron Doria"]
    lodge.choose("Baron Doria")
    assert (lodge.damage("Gramigna"), lodge.damage("Baron Doria")) == ("rrr", "r" * dealt)


def lasting(lodge: Rebirth, spell: str, *answers: str) -> None:
    """Rikkart casts a spell that stays in force."""
    lodge.prepare("Rikkart", I=spell)
    lodge.action_phase(first="Rikkart")
    lodge.choose("cast I", *answers)


@proves("Pain Mark", "light")
def test_pain_mark_light(lodge: Rebirth) -> None:
    lasting(lodge, "Pain Mark light", "Gramigna")
    assert lodge.damage("Gramigna") == ""
    lodge.resolve("Athanor Eruption", "light", by="Gramigna")
    lodge.choose("Rikkart")
    assert lodge.damage("Gramigna") == "rr"


@proves("Pain Mark", "light")
def test_pain_mark_light_does_not_count_evocations(lodge: Rebirth) -> None:
    hers = lodge.evocation("Gramigna", "Arena")
    lasting(lodge, "Pain Mark light", "Gramigna")
    lodge.resolve("Grafted Claws", "light", by="Gramigna")
    lodge.choose(hers, "attack Rikkart")
    assert lodge.damage("Gramigna") == ""


@proves("Pain Mark", "dark")
def test_pain_mark_dark(lodge: Rebirth) -> None:
    mine = lodge.evocation("Rikkart", "Crypt")
    lasting(lodge, "Pain Mark dark")
    lodge.resolve("Athanor Eruption", "light", by="Gramigna")
    lodge.choose("Rikkart", "yes")
    assert (lodge.damage("Rikkart"), lodge.damage(mine)) == ("", "ggg")


@proves("Master of Pleasure", "light")
def test_master_of_pleasure_light(lodge: Rebirth) -> None:
    lodge.prepare("Rikkart", "active", I="Master of Pleasure light")
    lodge.task("Arianna", "Hydromancer", "completed")
    lodge.action_phase(first="Arianna")
    lodge.choose("Hydromancer")
    lodge.choose("reveal I", by="Rikkart")
    assert lodge.damage("Arianna") == "rr"
    assert succubi(lodge) == ["Sanctuary"]


@proves("Master of Pleasure", "dark")
@pytest.mark.parametrize(("cubes", "gained"), [("x", 2), ("xxxxxxx", 4)])
def test_master_of_pleasure_dark(lodge: Rebirth, cubes: str, gained: int) -> None:
    hurt(lodge, cubes)
    lodge.prepare("Rikkart", "active", I="Master of Pleasure dark")
    lodge.resolve("Athanor Eruption", "light", by="Gramigna")
    lodge.choose("Arianna", "reveal I")
    assert lodge.damage("Rikkart") == cubes + "xxx"
    assert lodge.power("Rikkart") == 5 + gained


@proves("Liquefy the Pain", "light")
@pytest.mark.parametrize(("by_rose", "gained"), [(True, 2), (False, 1)])
def test_liquefy_the_pain_light(lodge: Rebirth, by_rose: bool, gained: int) -> None:
    hurt(lodge, "ggggggggg" + ("g" if by_rose else ""))
    lodge.prepare("Rikkart", "active", I="Liquefy the Pain light")
    if by_rose:
        lodge.resolve("Grim Torment", "light")
        lodge.choose("Arianna", "reveal I")
    else:
        lodge.resolve("Athanor Eruption", "light", by="Gramigna")
        lodge.choose("Rikkart", "reveal I")
    assert lodge.asked() == ("Rikkart", "target")
    lodge.choose("Crypt")
    assert succubi(lodge) == ["Crypt"]
    assert lodge.power("Rikkart") == 5 + gained


@proves("Liquefy the Pain", "dark")
@pytest.mark.parametrize(("cubes", "placed"), [("ga", 1), ("gaxgaxgaxg", 4)])
def test_liquefy_the_pain_dark(lodge: Rebirth, cubes: str, placed: int) -> None:
    hurt(lodge, cubes)
    lodge.stand("Arianna", "Sanctuary", damage="ddddddddd")
    lodge.prepare("Rikkart", "active", I="Liquefy the Pain dark")
    lodge.resolve("Athanor Eruption", "light", by="Gramigna")
    lodge.choose("Arianna", "reveal I")
    assert lodge.cubes("Sanctuary") == "r" * placed


@proves("Submission", "light")
def test_submission_light(lodge: Rebirth) -> None:
    lodge.stand("Baron Doria", "Mirrors Room", damage="aa")
    lodge.resolve("Submission", "light")
    lodge.choose("Baron Doria", "cube 0")
    assert lodge.damage("Baron Doria") == "rar"
    assert lodge.damage("Rikkart") == "x"


@proves("Submission", "dark")
@pytest.mark.parametrize(("cubes", "placed"), [("x", 2), ("xxxx", 4)])
def test_submission_dark(lodge: Rebirth, cubes: str, placed: int) -> None:
    lodge.stand("Gramigna", "Arena", damage=cubes)
    other = lodge.evocation("Baron Doria", "Arena", damage="x")
    lodge.evocation("Rikkart", "Arena", damage="xx")
    lodge.resolve("Submission", "dark")
    lodge.choose("Arena")
    assert lodge.damage("Gramigna") == cubes + "rr"
    assert lodge.damage(other) == "xrr"
    assert lodge.cubes("Arena") == "r" * placed


@proves("Ineluctable Pain", "light")
def test_ineluctable_pain_light(lodge: Rebirth) -> None:
    lasting(lodge, "Ineluctable Pain light", "Gramigna")
    lodge.resolve("Masked Ball", "dark", by="Gramigna")
    assert lodge.damage("Gramigna") == "rr"


@proves("Ineluctable Pain", "light")
def test_ineluctable_pain_light_counts_losses_too(lodge: Rebirth) -> None:
    lasting(lodge, "Ineluctable Pain light", "Gramigna")
    lodge.resolve("Observatory", "rebuilt", by="Arianna")
    assert lodge.damage("Gramigna") == "rr"


@proves("Ineluctable Pain", "dark")
def test_ineluctable_pain_dark(lodge: Rebirth) -> None:
    lasting(lodge, "Ineluctable Pain dark")
    lodge.resolve("Grim Torment", "light")
    lodge.choose("Arianna")
    assert lodge.power("Rikkart") == 6
    lodge.resolve("Athanor Eruption", "light", by="Gramigna")
    lodge.choose("Rikkart")
    assert lodge.power("Rikkart") == 6


@proves("Heart of Ice", "light")
def test_heart_of_ice_light(lodge: Rebirth) -> None:
    lodge.stand("Gramigna", "Arena", damage="aada")
    lodge.resolve("Heart of Ice", "light")
    lodge.choose("Gramigna")
    lodge.choose("cube 0", "cube 2")
    assert lodge.damage("Gramigna") == "rararrr"
    assert lodge.damage("Rikkart") == "xx"
    assert lodge.quiet


@proves("Heart of Ice", "dark")
@pytest.mark.parametrize(("cubes", "placed"), [("xgx", 2), ("xxxxx", 4)])
def test_heart_of_ice_dark(lodge: Rebirth, cubes: str, placed: int) -> None:
    hurt(lodge, cubes)
    lodge.resolve("Heart of Ice", "dark")
    lodge.choose("Sanctuary")
    assert lodge.cubes("Sanctuary") == "r" * placed
