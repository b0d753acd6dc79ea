"""Spells in Classic: any element, the mark, how a spell lies, and when it leaves the game (SPL)."""

from __future__ import annotations

import pytest

from blackrose.engine import changes
from blackrose.engine.components import Pack
from blackrose.game import State
from tests.classic.scenario import Classic, box_with


def box(*marked: str) -> Pack:
    """The box with spells of these tests, some with the mark."""
    spells = (
        "Wild | contingency any | self | Gain 1 power.",
        "Wild Ward | protection any | self | Gain 1 power. | You suffer damage.",
        "Ember | combat fire | model 2 | Inflict 1 damage.",
        "Splash | contingency water | self | Gain 1 power for each of your revealed fire spells.",
        "Stone | contingency earth | room 1 | Place 2 instability.",
        "Step | contingency air | self | Move up to 1 room.",
        "Hoard | contingency earth | room 1 | Remove 1 instability in the target room.",
        "Fan | trap fire | mage * | The target loses 1 power. | Another mage resolves a fire spell.",
        "Pit | trap earth | model * | Inflict 1 damage. | A model enters a red room.",
        "Vigil | contingency air | self | Until the end of the round: "
        "Whenever you enter a room, gain 1 power.",
        "Spy | trap magic | mage * | The target loses 1 power. | Another mage casts a trap spell.",
    )
    return box_with(*(_with_mark(spell) if spell.split(" | ")[0] in marked else spell for spell in spells))


def _with_mark(spell: str) -> str:
    name, kind, *rest = spell.split(" | ")
    return " | ".join((name, f"{kind} marked", *rest))


def lodge(spell: str, *marked: str) -> Classic:
    """Nero with a spell in the Garden, Tessa beside him."""
    table = Classic("Nero", "Tessa", pack=box(*marked))
    table.stand("Nero", "Garden")
    table.stand("Tessa", "Garden")
    table.prepare("Nero", quick=f"{spell} light")
    return table


# --------------------------------------------------------------------------------------------------
# Any element
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPL.14", "SPL.12")
@pytest.mark.parametrize(("element", "power"), [("fire", 1), ("water", 0)])
def test_any_counts_as_the_element_named_while_the_spell_lies_there(element: str, power: int) -> None:
    elements = ("air", "earth", "fire", "water", "sacred", "profane", "magic")
    table = lodge("Wild")
    table.prepare("Nero", I="Splash light")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    assert table.asked() == ("Nero", "element")
    assert len(table.offered()) == 7
    assert table.lies("Nero", "quick") == "revealed"  # what is asked gives nothing away that was hidden
    table.choose(f"element {elements.index(element)}")
    assert table.power("Nero") == 1
    assert State.from_json(table.rules, table.state.to_json()) == table.state
    table.choose("cast I")
    assert table.power("Nero") == 1 + power


@pytest.mark.rule("SPL.14")
@pytest.mark.parametrize(("element", "asked"), [(2, "Tessa"), (3, "Nero")])
def test_what_waits_for_an_element_goes_by_the_one_named(element: int, asked: str) -> None:
    table = lodge("Wild")
    table.prepare("Tessa", "active", I="Fan light")
    table.action_phase(first="Nero")
    table.choose("cast quick", f"element {element}")
    assert table.asked()[0] == asked


@pytest.mark.rule("SPL.14", "SPL.26")
def test_of_a_protection_it_is_named_when_it_triggers() -> None:
    table = lodge("Ember")
    table.prepare("Tessa", "active", I="Wild Ward light")
    table.action_phase(first="Nero")
    table.choose("cast quick", "reveal I")
    assert table.asked() == ("Tessa", "element")
    assert table.lies("Tessa", "I") == "revealed"
    table.choose("element 6")
    assert table.power("Tessa") == 1
    assert table.state.elements[1][1] == 6
    assert table.damage("Tessa") == "n"


@pytest.mark.rule("SPL.14")
def test_a_spell_with_an_element_of_its_own_is_not_asked_for_one() -> None:
    table = lodge("Splash")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    assert table.asked() == ("Nero", "action")


# --------------------------------------------------------------------------------------------------
# The mark
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPL.16", "SPL.29")
@pytest.mark.parametrize(("first", "cubes"), [("first -1", "xxxn"), ("first -2", "xxxn")])
def test_the_mark_comes_before_the_effect_or_after_it(first: str, cubes: str) -> None:
    """One slot is free in the Garden: the mark takes it, or the effect."""
    table = lodge("Stone", "Stone")
    table.instability("Garden", "xxx")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    assert table.asked() == ("Nero", "first")
    table.choose(first, "Garden")
    assert table.cubes("Garden") == cubes
    mark = table.events("placed")[0]
    assert [event.amount for event in table.events("placed")] == [1]
    before = table.when("placed") < table.when("targeted")
    assert before is (first == "first -1")
    assert mark.by == 0


@pytest.mark.rule("SPL.16")
def test_it_goes_where_the_caster_stood_when_casting() -> None:
    table = lodge("Step", "Step")
    table.cubes_left("Nero", 3)
    table.action_phase(first="Nero")
    table.choose("cast quick", "move to Crypt")
    assert (table.cubes("Garden"), table.cubes("Crypt")) == ("n", "")


@pytest.mark.rule("SPL.29")
def test_where_the_order_changes_nothing_nobody_is_asked() -> None:
    for spell in ("Step", "Ember"):
        table = lodge(spell, spell)
        table.action_phase(first="Nero")
        table.choose("cast quick")
        assert table.cubes("Garden") == "n"
        assert table.asked()[1] != "first"


@pytest.mark.rule("SPL.29", "CUB.1")
@pytest.mark.parametrize(("first", "found"), [("first -1", ("n", "")), ("first -2", ("", "n"))])
def test_with_the_last_cube_it_is_asked(first: str, found: tuple[str, str]) -> None:
    table = lodge("Ember", "Ember")
    table.cubes_left("Nero", 1)
    table.action_phase(first="Nero")
    table.choose("cast quick", first)
    assert (table.cubes("Garden"), table.damage("Tessa")) == found


@pytest.mark.rule("SPL.16")
def test_after_the_effect_it_is_where_the_caster_stood_though_the_effect_is_cast_from_there() -> None:
    table = lodge("Hoard", "Hoard")
    table.instability("Garden", "xxxx")
    table.action_phase(first="Nero")
    table.choose("cast quick", "first -2", "Garden")
    assert table.cubes("Garden") == "xxxn"


@pytest.mark.rule("SPL.17", "CEL.10")
def test_a_traps_mark_lies_in_its_owners_room_and_nowhere_from_the_cell() -> None:
    for place, cubes in (("Garden", "t"), ("Cell", "")):
        table = lodge("Ember", "Pit")
        table.stand("Nero", "Sanctuary")
        table.stand("Tessa", place)
        table.prepare("Tessa", "active", I="Pit light")
        table.action_phase(first="Nero")
        table.choose("explore", "move to Arena", "reveal I")
        assert table.cubes("Garden") == cubes
        assert sum(map(len, table.state.slots)) == len(cubes)


# --------------------------------------------------------------------------------------------------
# How a spell lies, and when it leaves
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SPL.20", "SPL.21")
@pytest.mark.parametrize(("status", "gone"), [("revealed", True), ("active", False), ("ready", False)])
def test_a_forgotten_spell_leaves_the_game_if_it_was_used(status: str, gone: bool) -> None:
    table = Classic("Nero", "Tessa")
    table.prepare("Nero", status, I="Soul Entrapment light")
    card = table.card("Soul Entrapment")
    if status != "revealed":
        table.state.held[0], table.state.lost[0] = (), 1
    table.begin("clean-up", first="Nero")
    while table.state.round == 1 and not table.quiet and table.asked()[1] == "take back":
        table.choose(table.offered()[0])
    assert (card in table.state.removed) is gone


@pytest.mark.rule("SPL.23", "SPL.6")
def test_a_trap_with_its_token_is_active_and_not_ready() -> None:
    table = lodge("Pit")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    assert table.lies("Nero", "quick") == "active"
    assert "cast quick" not in table.offered()


@pytest.mark.rule("SPL.24", "SPL.26")
@pytest.mark.parametrize(("status", "power"), [("revealed", 1), ("active", 0), ("ready", 0)])
def test_a_spell_counts_by_type_and_element_once_it_is_revealed(status: str, power: int) -> None:
    table = lodge("Splash")
    table.prepare("Nero", status, I="Fan light")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    assert table.power("Nero") == power


@pytest.mark.rule("SPL.25", "SPL.27")
def test_a_round_long_effect_stays_without_a_token_and_ends_with_its_card() -> None:
    table = lodge("Vigil")
    table.action_phase(first="Nero")
    table.choose("cast quick", "explore", "move to Crypt")
    assert table.power("Nero") == 1
    assert table.tokens_on("Nero") == []
    assert len(table.state.lasting) == 1
    table = lodge("Vigil")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    changes.clear_slot(table.state, 0, 0)
    assert table.state.lasting == ()


@pytest.mark.rule("SPL.25")
def test_it_ends_in_clean_up() -> None:
    table = lodge("Vigil")
    table.resolve("Vigil", "light")
    before = table.state.lasting
    assert [entry.seat for entry in before] == [0]
    table.begin("clean-up", first="Nero")
    assert not table.state.lasting


@pytest.mark.rule("SPL.28")
def test_a_trap_is_cast_when_it_is_activated_and_revealed_when_it_triggers() -> None:
    table = lodge("Fan")
    table.power("Nero", 2)
    table.prepare("Tessa", "active", I="Spy light")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    assert table.asked() == ("Tessa", "react")  # cast, though it lies face-down
    assert table.happened("revealed") == []
    table.choose("reveal I")
    assert table.power("Nero") == 1
    assert len(table.happened("revealed")) == 1  # Tessa's
