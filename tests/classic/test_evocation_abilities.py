"""What the evocations of Classic can do, and their figures. Nero owns them."""

import pytest

from blackrose.engine.components import Pack
from tests.classic.proving import ABILITY, FIGURES, proves, scene
from tests.classic.scenario import ROW, Classic
from tests.moon_scenario import with_spells

WAKE = "Wake | contingency air | self | One of your evocations activates."
BORROW = "Borrow | contingency air | special | An evocation in the Lodge activates under your control."

EVOCATIONS = [  # Speed, Strength, Health, how many
    ("Landsknecht", 2, 2, 3, 8),
    ("Bone Knight", 2, 4, 4, 3),
    ("Divine Altar", 0, 0, 4, 5),
    ("Mutant Altar", 0, 0, 4, 5),
    ("Cerberus", 3, 2, 2, 3),
    ("Malacoda", 2, 3, 3, 3),
    ("Andromeda", 2, 0, 3, 3),
    ("Infamy of Crete", 2, 0, 6, 1),
]


@scene
def lodge(pack: Pack) -> Classic:
    """Nero and Tessa in the Arena, Rebecca next door in the Sanctuary."""
    table = Classic("Nero", "Tessa", "Rebecca", pack=with_spells(pack, "Destruction", WAKE, BORROW))
    table.stand("Nero", "Arena")
    table.stand("Tessa", "Arena")
    table.stand("Rebecca", "Sanctuary")
    return table


# Figures


@proves("{kind}", FIGURES)
@pytest.mark.parametrize(("kind", "speed", "strength", "health", "copies"), EVOCATIONS)
def test_figures_tell_at_the_table(
    lodge: Classic, kind: str, speed: int, strength: int, health: int, copies: int
) -> None:
    number = [card.name.en for card in lodge.rules.evocations].index(kind)
    assert lodge.state.supply[number] == copies
    lodge.stand("Tessa", ROW[0])
    lodge.stand("Nero", "Cell")
    name = lodge.evocation("Nero", ROW[0], kind=kind)
    lodge.resolve("Wake", "light", by="Nero")
    there = [] if lodge.quiet else lodge.offered()
    assert ("attack Tessa" in there) == bool(strength), "an attack for nothing is not offered"
    if strength:
        lodge.choose("attack Tessa")
        lodge.settle()
    assert lodge.damage("Tessa").count("n") == strength
    if not lodge.quiet:
        lodge.settle()
    lodge.resolve("Wake", "light", by="Nero")
    steps = 0
    while f"move to {ROW[steps + 1]}" in (lodge.offered() if not lodge.quiet else ()):
        steps += 1
        lodge.choose(f"move to {ROW[steps]}")
    assert steps == speed
    assert lodge.rules.evocations[number].health == health
    assert lodge.place(name) == ROW[steps]


# Cerberus


@proves("Cerberus", ABILITY)
def test_cerberus_converts_one_damage_with_each_attack(lodge: Classic) -> None:
    lodge.stand("Tessa", "Arena", damage="rx")
    lodge.evocation("Nero", "Arena", kind="Cerberus")
    lodge.resolve("Wake", "light", by="Nero")
    lodge.choose("attack Tessa", "cube 1")
    lodge.settle()
    assert lodge.damage("Tessa") == "rnnn"
    assert lodge.damage("Rebecca") == ""


def test_cerberus_finds_nothing_to_convert_among_its_own_cubes(lodge: Classic) -> None:
    lodge.evocation("Nero", "Arena", kind="Cerberus")
    lodge.resolve("Wake", "light", by="Nero")
    lodge.choose("attack Tessa")
    lodge.settle()
    assert lodge.damage("Tessa") == "nn"


@pytest.mark.rule("EVO.5")
def test_under_control_cerberus_converts_for_the_controller(lodge: Classic) -> None:
    lodge.stand("Rebecca", "Arena", damage="n")
    lodge.evocation("Nero", "Arena", kind="Cerberus")
    lodge.resolve("Borrow", "light", by="Tessa")
    lodge.choose("attack Rebecca")
    lodge.settle()
    assert lodge.damage("Rebecca") == "ttt"


# Andromeda


@proves("Andromeda", ABILITY)
def test_andromeda_uses_the_room_where_it_stands_for_its_owner(lodge: Classic) -> None:
    lodge.evocation("Nero", "Sanctuary", kind="Andromeda")
    lodge.resolve("Wake", "light", by="Nero")
    lodge.choose("move to Garden", "ability", "choice 1")
    assert {"Garden", "Sanctuary"} <= set(lodge.offered())
    assert "Arena" not in lodge.offered(), "the effect starts at the Garden"
    lodge.choose("Garden")
    assert lodge.cubes("Garden") == "n"
    assert lodge.face("Garden") == "turned"
    assert lodge.quiet


@proves("Andromeda", ABILITY)
def test_andromeda_removes_one_instability_of_anybody(lodge: Classic) -> None:
    lodge.instability("Sanctuary", "tx")
    lodge.instability("Garden", "tx")
    lodge.evocation("Nero", "Sanctuary", kind="Andromeda")
    lodge.resolve("Wake", "light", by="Nero")
    lodge.choose("ability", "choice 0", "cube 1")
    assert lodge.cubes("Sanctuary") == "t"
    assert lodge.face("Sanctuary") == "open"
    assert lodge.quiet or "ability" not in lodge.offered(), "it acts instead of attacking, once"


@proves("Andromeda", ABILITY)
@pytest.mark.rule("EVO.17")
def test_andromeda_does_not_move_after_what_she_does_instead_of_attacking(lodge: Classic) -> None:
    lodge.instability("Sanctuary", "x")
    lodge.evocation("Nero", "Sanctuary", kind="Andromeda")
    lodge.resolve("Wake", "light", by="Nero")
    assert "move to Garden" in lodge.offered()
    lodge.choose("ability", "choice 0")
    assert lodge.cubes("Sanctuary") == ""
    assert lodge.quiet


def test_andromeda_uses_no_room_whose_token_is_turned(lodge: Classic) -> None:
    lodge.instability("Treasure Room", "", face="turned")
    lodge.evocation("Nero", "Treasure Room", kind="Andromeda")
    lodge.resolve("Wake", "light", by="Nero")
    before = lodge.power("Nero")
    lodge.choose("ability")
    lodge.settle("choice 1")
    assert lodge.power("Nero") == before


# The Infamy of Crete


@proves("Infamy of Crete", ABILITY)
def test_the_infamy_hurts_everybody_in_each_room_it_enters(lodge: Classic) -> None:
    lodge.stand("Nero", "Sanctuary")
    lodge.evocation("Tessa", "Sanctuary", kind="Bone Knight")
    name = lodge.evocation("Nero", "Garden", kind="Infamy of Crete")
    lodge.resolve("Wake", "light", by="Nero")
    lodge.choose("move to Sanctuary")
    assert (lodge.damage("Rebecca"), lodge.damage("Nero")) == ("nnnn", "")
    assert lodge.place("Bone Knight t1") == "", "four damage fell it"
    lodge.choose("move to Arena")
    assert lodge.damage("Tessa") == "nnnn"
    assert lodge.damage(name) == ""


def test_the_infamy_spares_who_stands_where_it_stood(lodge: Classic) -> None:
    lodge.evocation("Nero", "Sanctuary", kind="Infamy of Crete")
    lodge.resolve("Wake", "light", by="Nero")
    lodge.choose("stop")
    assert lodge.damage("Rebecca") == ""


# Mages

MAGES = [  # Health, hand, Strength, Speed
    ("Nero", 12, 7, 2, 2),
    ("Tessa", 11, 7, 2, 2),
    ("Rebecca", 12, 7, 2, 2),
    ("Jaf'ar", 11, 8, 2, 2),
    ("Marco", 10, 7, 2, 3),
    ("Geneve", 11, 8, 2, 2),
]


@proves("{mage}", FIGURES)
@pytest.mark.parametrize(("mage", "health", "hand", "strength", "speed"), MAGES)
def test_figures_of_mages_tell_at_the_table(
    pack: Pack, mage: str, health: int, hand: int, strength: int, speed: int
) -> None:
    other = "Tessa" if mage != "Tessa" else "Nero"
    table = Classic(mage, other, pack=pack)
    table.stand(mage, ROW[0])
    table.stand(other, ROW[0])
    table.action_phase(first=mage)
    table.choose("fight", f"attack {other}")
    assert len(table.damage(other)) == strength
    while table.asked() != (mage, "action"):
        table.choose("stop")
    table.choose("explore")
    steps = 0
    while f"move to {ROW[steps + 1]}" in table.offered():
        steps += 1
        table.choose(f"move to {ROW[steps]}")
    assert steps == speed
    card = table.rules.mages[table.state.mage[0]]
    assert (card.health, card.hand) == (health, hand)
