"""What is offered, what it costs, and who chooses: at a table of Duel."""

from __future__ import annotations

import pytest

from blackrose.engine.verbs.possibility import REASONS
from tests.naming import ROSE
from tests.scenario import Duel, box_with

ABYSS, CRYPT, ARMORY = "Abyss of Faith", "Crypt of the Saint", "Templar Armory"


def table(*spells: str) -> Duel:
    """Bartholomew and Ulrich in the Abyss of Faith; Ulrich has the crown."""
    duel = Duel(pack=box_with(*spells) if spells else None)
    duel.stand("Bartholomew", ABYSS)
    duel.stand("Ulrich", ABYSS)
    duel.crown("Ulrich")
    return duel


def reasons(duel: Duel) -> list[str]:
    """Why something was not offered or not paid, each time."""
    return [REASONS[event.why] for event in duel.events("withheld")]


@pytest.mark.rule("EFF.34", "EFF.41")
@pytest.mark.parametrize(("cost", "reason"), [("Lose 2 power", "no-power"), ("Draw 2 spells", "deck-empty")])
def test_a_cost_that_is_there_only_in_part_is_not_paid(cost: str, reason: str) -> None:
    text = f"{cost} from your grimoire" if "Draw" in cost else cost
    duel = table(f"Price | contingency fire | self | {text}. If you do, heal 3 damage. Heal 1 damage.")
    duel.stand("Bartholomew", ABYSS, damage="uuuu")
    duel.power("Bartholomew", 1)
    duel.pile("Bartholomew", grimoire=["Tremor"])
    duel.resolve("Price", "light", by="Bartholomew")
    assert (duel.power("Bartholomew"), duel.hand("Bartholomew")) == (1, [])
    assert (duel.damage("Bartholomew"), reasons(duel)) == ("uuu", [reason])


@pytest.mark.rule("EFF.42")
def test_a_templar_is_not_asked_for_a_cube_that_is_not_there() -> None:
    """Nothing is told either: it activates again and again."""
    for cubes in ("", "b"):
        duel = table()
        duel.evocation("Bartholomew", ABYSS)
        duel.instability(ABYSS, cubes)
        duel.begin("evocation", first="Bartholomew")
        assert duel.asked() == ("Bartholomew", "may" if cubes else "part")
        assert reasons(duel) == []


@pytest.mark.rule("EFF.43")
def test_equal_gains_come_in_any_order_without_a_question() -> None:
    """Two of Ulrich's Templars leave at once: +1 twice, and Bartholomew is not asked which comes first."""
    watch = "Persistent: Whenever an evocation is removed or defeated, gain 1 power."
    duel = table(
        f"Watch | contingency fire | self | {watch}",
        "Sweep | contingency fire | self | Remove each Templar in the Lodge.",
    )
    for _ in range(2):
        duel.evocation("Ulrich", CRYPT)
    duel.prepare("Bartholomew", I="Watch light", quick="Sweep light")
    duel.action_phase(first="Bartholomew")
    duel.choose("cast I", "cast quick")
    assert duel.power("Bartholomew") == 2


@pytest.mark.rule("TGT.10", "TGT.32", "CUB.2")
def test_who_resolves_a_text_chooses_what_the_black_rose_does_in_it() -> None:
    """Which room is Bartholomew's choice; how too few of her cubes are shared out is the crown holder's."""
    duel = table(
        "Mark | contingency fire | self | "
        "The Black Rose places 1 instability in your room or an adjacent one.",
        "Scourge | contingency fire | self | The Black Rose inflicts 1 damage on each of your evocations.",
    )
    duel.resolve("Mark", "light", by="Bartholomew")
    assert duel.asked() == ("Bartholomew", "room")
    for _ in range(2):
        duel.evocation("Bartholomew", CRYPT)
    duel.cubes_left(ROSE, 1)
    duel.resolve("Scourge", "light", by="Bartholomew")
    assert duel.asked() == ("Ulrich", "share")


@pytest.mark.rule("TGT.33")
def test_an_evocation_is_chosen_around_which_something_can_be_done() -> None:
    seep = "Place 1 instability in the room of one of your evocations."
    duel = table(f"Seep | contingency fire | self | {seep}")
    duel.evocation("Bartholomew", CRYPT)
    duel.evocation("Bartholomew", ARMORY)
    duel.instability(ARMORY, "", face="available")
    duel.resolve("Seep", "light", by="Bartholomew")
    assert (duel.quiet, duel.cubes(CRYPT)) == (True, "b")


@pytest.mark.rule("DMG.14")
def test_without_a_cube_nobody_is_offered_for_an_attack() -> None:
    for cubes in (0, 1):
        duel = table()
        duel.cubes_left("Bartholomew", cubes)
        duel.action_phase(first="Bartholomew")
        duel.choose("fight")
        assert ("attack Ulrich" in duel.offered()) == bool(cubes)


@pytest.mark.rule("EFF.43", "TGT.17")
@pytest.mark.parametrize("spell", ["Threat from the Shadow dark", "Vague Shift dark", "Minor Control light"])
def test_where_a_dummy_stands_is_asked_only_where_it_matters(spell: str) -> None:
    """What the target itself would do, or where it would go, does not depend on the room of a dummy."""
    duel = table()
    duel.prepare("Bartholomew", quick=spell)
    duel.action_phase(first="Bartholomew")
    duel.choose("cast quick")
    assert len([option for option in duel.offered() if option.startswith("dummy")]) == 1
