"""Damage, conversion and cubes in Classic (DMG, CUB, EFF)."""

from __future__ import annotations

import pytest

from tests.classic.scenario import Classic, box_with

BOX = box_with(
    "Bolt | combat fire | model 2 | Inflict 3 damage.",
    "Storm | combat fire | special | Inflict 3 damage on each model in the Lodge.",
    "Claim | combat profane | model 2 | Convert 2 damage.",
    "Inner Claim | combat profane | self | Convert 2 damage on you.",
    "Any Claim | combat profane | special | Convert 1 damage on a model in the Lodge.",
    "All Claims | combat profane | special | Convert 1 damage on each model in the Lodge.",
    "Stake | contingency profane | room 1 | Convert 2 instability.",
    "Punch | combat earth | model 0 | Perform a physical attack on the target.",
    "Crack | contingency earth | model 2 | Place 1 instability in the target's room.",
    "Split | contingency earth | room 2 | Place 1 instability.",
    "Flood | combat water | room 2 | Inflict 2 damage. Place 2 instability.",
    "Puppet | contingency magic | evocation 2 | The target activates under your control.",
    "Tithe | contingency magic | self | Lose 2 power. Get the crown. Gain 1 power.",
    "Walk | contingency air | self | Move up to 1 room.",
    "Black Storm | combat fire | special | The Black Rose inflicts 2 damage on each mage.",
    "Rose's Claim | combat profane | mage 2 | The Black Rose converts 1 damage on the target.",
)


def lodge(spell: str, *people: str, **options: str) -> Classic:
    """Nero with a spell in the Garden, the others beside him."""
    table = Classic("Nero", *(people or ("Tessa", "Rebecca")), pack=BOX, options=options)
    for mage in table.people:
        table.stand(mage, "Garden")
    table.prepare("Nero", quick=f"{spell} light")
    return table


def cast(table: Classic, *answers: str) -> Classic:
    table.action_phase(first="Nero")
    table.choose("cast quick", *answers)
    return table


@pytest.mark.rule("DMG.1")
def test_damage_lies_in_the_colour_of_who_inflicts_it_from_the_left() -> None:
    table = lodge("Bolt")
    table.stand("Tessa", "Garden", damage="rx")
    cast(table, "Tessa")
    assert table.damage("Tessa") == "rxnnn"


@pytest.mark.rule("DMG.2")
def test_what_does_not_fit_is_not_placed() -> None:
    table = lodge("Bolt")
    table.evocation("Tessa", "Garden", damage="r", kind="Bone Knight")
    table.evocation("Tessa", "Crypt", damage="rr", kind="Landsknecht")
    cast(table, "Landsknecht t2")
    assert table.state.pool[0] == 25
    assert table.events("suffered")[0].amount == 1


@pytest.mark.rule("DMG.3")
def test_ones_own_effects_damage_neither_oneself_nor_ones_evocations() -> None:
    table = lodge("Storm")
    table.evocation("Nero", "Crypt", kind="Bone Knight")
    table.evocation("Tessa", "Crypt", kind="Bone Knight")
    cast(table)
    assert (table.damage("Nero"), table.damage("Bone Knight n1")) == ("", "")
    assert (table.damage("Tessa"), table.damage("Bone Knight t1")) == ("nnn", "nnn")


@pytest.mark.rule("DMG.4", "DMG.1")
def test_an_evocations_damage_is_its_controllers() -> None:
    table = lodge("Puppet")
    table.evocation("Tessa", "Garden")
    cast(table, "attack Rebecca")
    assert table.damage("Rebecca") == "nn"
    event = table.events("suffered")[0]
    assert (event.by, event.striker) == (0, table.model("Landsknecht t1"))


@pytest.mark.rule("DMG.5")
def test_an_evocation_with_damage_equal_to_its_health_goes_back_for_nothing() -> None:
    table = lodge("Bolt")
    table.evocation("Tessa", "Garden", damage="r")
    cast(table, "Landsknecht t1")
    assert table.state.kind.count(0) == 0
    assert table.supply("Landsknecht") == 8
    assert table.state.pool == [25, 25, 25, 30]
    assert [table.power(mage) for mage in table.people] == [0, 0, 0]
    assert table.happened("trophy") == []


@pytest.mark.rule("DMG.10")
def test_an_evocation_attacks_neither_its_owner_nor_its_owners_others() -> None:
    table = lodge("Bolt")
    table.evocation("Nero", "Garden")
    table.evocation("Nero", "Garden", kind="Malacoda")
    table.begin("evocation", first="Nero")
    table.choose("Landsknecht n1")
    attacks = [option for option in table.offered() if option.startswith("attack")]
    assert attacks == ["attack Tessa", "attack Rebecca"]


@pytest.mark.rule("DMG.10")
def test_unless_another_mage_controls_it() -> None:
    table = lodge("Puppet")
    table.evocation("Tessa", "Garden")
    cast(table)
    assert "attack Tessa" in table.offered()
    assert "attack Nero" not in table.offered()


# --------------------------------------------------------------------------------------------------
# Converting
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.27", "EFF.13")
def test_so_many_cubes_are_converted_and_not_fewer() -> None:
    table = lodge("Claim")
    table.stand("Tessa", "Garden", damage="rxr")
    cast(table, "Tessa")
    assert "stop" not in table.offered()
    table.choose("cube 1")  # the other two are alike
    assert table.damage("Tessa").count("n") == 2
    assert table.state.pool == [23, 25, 24, 30]


@pytest.mark.rule("EFF.27")
def test_or_all_there_are() -> None:
    table = lodge("Claim")
    table.stand("Tessa", "Garden", damage="nx")
    cast(table, "Tessa")
    assert table.damage("Tessa") == "nn"


@pytest.mark.rule("EFF.27")
def test_instability_is_converted_so_too() -> None:
    table = lodge("Stake")
    table.instability("Crypt", "xtr")
    cast(table, "Crypt", "cube 0")
    assert "stop" not in table.offered()
    table.choose("cube 2")
    assert table.cubes("Crypt") == "ntn"


@pytest.mark.rule("DMG.7")
def test_damage_on_oneself_and_ones_evocations_can_be_converted() -> None:
    table = lodge("Inner Claim")
    table.stand("Nero", "Garden", damage="tt")
    cast(table)
    assert table.damage("Nero") == "nn"
    table = lodge("Any Claim")
    table.stand("Nero", "Garden", damage="t")
    table.evocation("Nero", "Crypt", damage="t", kind="Bone Knight")
    cast(table)
    assert {"Nero", "Bone Knight n1"} <= set(table.offered())
    table.choose("Bone Knight n1")
    assert table.damage("Bone Knight n1") == "n"
    table = lodge("Claim")
    table.evocation("Nero", "Crypt", damage="tt", kind="Bone Knight")
    cast(table, "Bone Knight n1")
    assert table.damage("Bone Knight n1") == "nn"


@pytest.mark.rule("DMG.7")
def test_what_is_done_to_each_model_is_not_done_to_ones_own() -> None:
    """Where nobody is chosen or named, a spell passes its caster's side over."""
    table = lodge("All Claims")
    table.stand("Nero", "Garden", damage="t")
    table.stand("Tessa", "Garden", damage="r")
    cast(table)
    assert (table.damage("Nero"), table.damage("Tessa")) == ("t", "n")


@pytest.mark.rule("EFF.31")
def test_what_the_black_rose_converts_the_crown_holder_chooses() -> None:
    """Outside of events, even in an effect that another mage resolves."""
    table = lodge("Rose's Claim")
    table.stand("Tessa", "Garden", damage="nr")
    table.action_phase(first="Nero")
    table.crown("Rebecca")
    table.choose("cast quick", "Tessa")
    assert table.asked() == ("Rebecca", "cube")
    table.choose("cube 0")
    assert table.damage("Tessa") == "xr"


# --------------------------------------------------------------------------------------------------
# Other words of effects
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EFF.21")
def test_an_attack_in_an_effect_is_strength_damage_to_the_target() -> None:
    table = cast(lodge("Punch"), "Tessa")
    assert table.damage("Tessa") == "nn"
    assert table.happened("attacked") == [(0, 1, 0)]


@pytest.mark.rule("EFF.24")
def test_instability_without_a_named_room_goes_where_the_effect_is_aimed() -> None:
    table = lodge("Crack")
    table.stand("Tessa", "Crypt")
    cast(table, "Tessa")
    assert table.cubes("Crypt") == "n"
    assert cast(lodge("Split"), "Sanctuary").cubes("Sanctuary") == "n"


@pytest.mark.rule("EFF.35", "EFF.37")
def test_what_is_got_or_lost_is_so_at_once() -> None:
    table = lodge("Tithe")
    table.power("Nero", 3)
    table.action_phase(first="Nero")
    table.crown("Tessa")
    table.choose("cast quick")
    assert table.power("Nero") == 2
    assert table.crown() == "Nero"
    assert table.told("lost", "crown", "gained") == ["lost", "crown", "gained"]


@pytest.mark.rule("EFF.20")
def test_a_move_with_a_figure_is_up_to_it_and_one_without_up_to_speed() -> None:
    table = cast(lodge("Walk"))
    table.choose("move to Crypt")
    assert table.place("Nero") == "Crypt"
    assert table.asked()[1] == "action"  # one room, though Speed is 2
    table = lodge("Puppet")
    table.evocation("Tessa", "Garden")
    cast(table, "move to Crypt", "move to Oracle Room")
    assert not [option for option in table.offered() if option.startswith("move")]


# --------------------------------------------------------------------------------------------------
# Too few cubes
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CUB.1")
def test_too_few_cubes_are_shared_out_by_who_inflicts() -> None:
    table = lodge("Storm")
    table.cubes_left("Nero", 4)
    cast(table)
    assert table.asked() == ("Nero", "share")
    assert table.offered() == ["amount 1", "amount 2", "amount 3"]
    table.choose("amount 3")
    assert (table.damage("Tessa"), table.damage("Rebecca")) == ("nnn", "n")


@pytest.mark.rule("CUB.1")
def test_with_no_cubes_nothing_is_placed() -> None:
    table = lodge("Storm")
    table.cubes_left("Nero", 0)
    cast(table)
    assert (table.damage("Tessa"), table.damage("Rebecca")) == ("", "")


@pytest.mark.rule("CUB.2")
def test_the_black_roses_cubes_are_shared_out_by_the_crown_holder() -> None:
    table = lodge("Black Storm")
    table.cubes_left("Black Rose", 3)
    table.action_phase(first="Nero")
    table.crown("Rebecca")
    table.choose("cast quick")
    assert table.asked() == ("Rebecca", "share")


@pytest.mark.rule("CUB.3")
def test_short_of_cubes_the_caster_may_place_the_instability_first() -> None:
    for first, found in (("first 0", ("nn", "n")), ("first 1", ("n", "nn"))):
        table = lodge("Flood", "Tessa")
        table.stand("Tessa", "Sanctuary")
        table.cubes_left("Nero", 3)
        cast(table, "Sanctuary")
        assert table.asked() == ("Nero", "first")
        table.choose(first)
        assert (table.damage("Tessa"), table.cubes("Sanctuary")) == found
        assert table.asked()[1] == "action"


@pytest.mark.rule("CUB.3")
def test_with_enough_cubes_nobody_is_asked() -> None:
    table = lodge("Flood", "Tessa")
    table.stand("Tessa", "Sanctuary")
    table.cubes_left("Nero", 4)
    cast(table, "Sanctuary")
    assert (table.damage("Tessa"), table.cubes("Sanctuary")) == ("nn", "nn")
    assert table.asked()[1] == "action"


@pytest.mark.rule("CUB.5")
def test_cubes_freed_by_a_defeat_serve_what_comes_next() -> None:
    table = lodge("Flood", "Tessa")
    table.stand("Tessa", "Sanctuary", damage="n" * 10)
    table.cubes_left("Nero", 1)
    cast(table, "Sanctuary", "first 0")
    assert table.place("Tessa") == "Cell"
    assert table.cubes("Sanctuary") == "nn"


# --------------------------------------------------------------------------------------------------
# Overload
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("OPT.6")
@pytest.mark.parametrize(("option", "cubes"), [("no", "xxxn"), ("yes", "xxxnn")])
def test_instability_beyond_the_slots(option: str, cubes: str) -> None:
    table = lodge("Flood", "Tessa", overload=option)
    table.instability("Garden", "xxx")
    cast(table, "Garden")
    assert table.cubes("Garden") == cubes
    assert table.events("placed")[-1].last == 1


@pytest.mark.rule("OPT.6")
def test_it_counts_when_the_room_collapses() -> None:
    table = lodge("Flood", "Tessa", overload="yes")
    table.instability("Garden", "xxnn")
    cast(table, "Garden")
    assert table.cubes("Garden") == "xxnnnn"
    table.begin("clean-up", first="Nero")
    assert table.face("Garden") == "collapsed"
    assert table.won("Nero") == ["Garden"]
    assert table.state.pool[0] == 25 - len(table.damage("Tessa"))


@pytest.mark.rule("OPT.11")
@pytest.mark.parametrize(("option", "cubes"), [("no", "nnnx"), ("yes", "nnnxxx")])
def test_the_black_roses_instability_too(option: str, cubes: str) -> None:
    box = box_with("Bloom | contingency magic | room 1 | The Black Rose places 3 instability.")
    table = Classic("Nero", "Tessa", pack=box, options={"overload": option})
    table.stand("Nero", "Garden")
    table.instability("Garden", "nnn")
    table.resolve("Bloom", "light")
    table.choose("Garden")
    assert table.cubes("Garden") == cubes
