"""Texts in force: figures and rules that evocations, upgrades, jinxes, events and lasting effects change."""

import pytest

from blackrose.engine.meaning import modifiers
from tests.rebirth.scenario import Rebirth, box_with

MAGES = ("Rikkart", "Gramigna", "Arianna")


def trial(text: str, target: str = "mage 0", kind: str = "combat fire") -> Rebirth:
    """Three mages in the Arena, and "Trial" with this text in Rikkart's quick slot."""
    table = Rebirth(*MAGES, pack=box_with(f"Trial | {kind} | {target} | {text}"))
    for mage in MAGES:
        table.stand(mage, "Arena")
    table.prepare("Rikkart", quick="Trial light")
    return table


def cast(table: Rebirth, *choices: str) -> Rebirth:
    """Rikkart casts the Trial with these answers."""
    table.action_phase(first="Rikkart")
    table.choose("cast quick", *choices)
    return table


def strength(table: Rebirth, model: str) -> int:
    return modifiers.strength(table.state, table.model(model))


# Evocations and upgrades


@pytest.mark.rule("EX.R.10")
def test_a_succubus_is_stronger_for_each_damage_on_it_and_may_take_1_of_its_owners() -> None:
    table = trial("Inflict 2 damage.")
    succubus = table.evocation("Gramigna", "Arena", kind="Succubus")
    assert strength(table, succubus) == 1
    cast(table, "Gramigna")
    assert table.asked() == ("Gramigna", "may")
    table.choose("yes")
    assert (table.damage("Gramigna"), table.damage(succubus)) == ("r", "r")
    assert strength(table, succubus) == 2


def test_a_cadaver_with_an_upgrade_takes_one_damage_more() -> None:
    upgrade = "Iron Claws"
    for carried, left in (("", ""), (upgrade, "Arena")):
        table = trial("Inflict 2 damage.", "evocation 0")
        cadaver = table.evocation("Gramigna", "Arena", kind="Cadaver", upgrade=carried)
        cast(table, cadaver)
        assert table.place(cadaver) == left


@pytest.mark.rule("EVO.8")
def test_an_evocation_without_health_suffers_nothing() -> None:
    """An Umbra in the room is not hurt, and no cube is kept back for it."""
    table = trial("Inflict 2 damage.", "room 0")
    umbra = table.haunt("Gramigna")
    table.cubes_left("Rikkart", 4)
    cast(table)
    assert [table.damage(model) for model in (umbra, "Gramigna", "Arianna")] == ["", "rr", "rr"]


# Jinxes


@pytest.mark.rule("GLO.2")
def test_a_jinx_lowers_a_figure_but_never_below_zero() -> None:
    table = trial("Persistent: The target has -1 Strength.", kind="contingency fire")
    table.jinx("Gramigna", "Weakness")
    before = strength(table, "Arianna")
    assert strength(table, "Gramigna") == before - 1
    cast(table, "Gramigna")
    assert strength(table, "Gramigna") == max(0, before - 2)
    assert strength(table, "Arianna") == before


@pytest.mark.rule("GLO.8")
def test_a_jinx_does_not_work_in_the_cell() -> None:
    table = trial("Inflict 1 damage.")
    table.jinx("Gramigna", "Weakness")
    in_the_lodge = strength(table, "Gramigna")
    table.stand("Gramigna", "Cell")
    assert strength(table, "Gramigna") == in_the_lodge + 1


@pytest.mark.rule("GLO.9")
def test_vulnerability_adds_nothing_in_the_activation_in_which_it_came() -> None:
    """Assigned between two hits of one activation it changes neither; later each hit is 1 worse."""
    table = trial("Assign Vulnerability to the target. Inflict 2 damage.")
    cast(table, "Gramigna")
    assert table.damage("Gramigna") == "rr"
    table.state.turn += 1
    table.resolve("Trial", "light", by="Arianna")
    table.choose("Gramigna")
    assert table.damage("Gramigna") == "rraaa"


def test_more_damage_is_for_hits_only() -> None:
    """A hit of nothing stays nothing."""
    table = trial("Inflict 1 damage for each Destiny on the target.")
    table.jinx("Gramigna", "Vulnerability")
    cast(table, "Gramigna")
    assert table.damage("Gramigna") == ""


# Events


def test_an_event_makes_combat_spells_of_mages_worse() -> None:
    """Assault: each combat spell of a mage inflicts 1 more; contingency spells and attacks do not."""
    for kind, hit in (("combat fire", "rr"), ("contingency fire", "r")):
        table = trial("Inflict 1 damage.", kind=kind)
        table.lay_event(2, "Assault")
        cast(table, "Gramigna")
        assert table.damage("Gramigna") == hit
    table.choose("fight", "attack Arianna")
    assert table.damage("Arianna") == "r" * strength(table, "Rikkart")


def test_an_event_works_in_its_phase_only() -> None:
    """Assault belongs to the action phase: in the Black Rose phase it adds nothing."""
    table = trial("Inflict 1 damage.")
    table.lay_event(2, "Assault")
    table.state.phase = [phase.name for phase in table.rules.edition.phases].index("black rose")
    table.resolve("Trial", "light")
    table.choose("Gramigna")
    assert table.damage("Gramigna") == "r"


def test_while_immortals_lies_there_evocations_suffer_nothing() -> None:
    table = trial("Inflict 2 damage.", "room 0")
    theirs = table.evocation("Gramigna", "Arena", damage="r")
    cast(table)
    assert table.damage(theirs) == "rrr"
    table = trial("Inflict 2 damage.", "room 0")
    theirs = table.evocation("Gramigna", "Arena", damage="r")
    table.lay_event(3, "Immortals")
    cast(table)
    assert (table.damage(theirs), table.damage("Gramigna")) == ("r", "rr")


def test_what_only_stands_is_not_carried_out() -> None:
    """Drawn, Immortals heals once; its second sentence is a rule and does nothing by itself."""
    table = trial("Inflict 2 damage.")
    theirs = table.evocation("Gramigna", "Arena", damage="r")
    table.resolve("Immortals", by="Black Rose")
    assert table.quiet
    assert table.damage(theirs) == ""


# Lasting effects


def test_a_lasting_effect_makes_whom_it_lies_on_suffer_more() -> None:
    table = trial("Persistent: You suffer 1 more damage from each hit.", "self", "contingency fire")
    table.resolve("Trial", "light", by="Gramigna")
    table.action_phase(first="Rikkart")
    table.choose("fight", "attack Gramigna")
    assert table.damage("Gramigna") == "r" * (strength(table, "Rikkart") + 1)


def test_a_lasting_raise_goes_by_what_it_counts() -> None:
    table = trial("Persistent: You have +1 Strength for each damage on you.", "self", "contingency fire")
    table.stand("Rikkart", "Arena", damage="gg")
    before = strength(table, "Rikkart")
    cast(table)
    assert strength(table, "Rikkart") == before + 2
