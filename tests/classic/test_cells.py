"""Cells in Classic: what reaches a mage there, and what a defeat in one's own turn costs (CEL)."""

from __future__ import annotations

import pytest

from blackrose.packs import load_text
from tests.classic.scenario import Classic, box_with

BOX = box_with(
    "Storm | combat fire | special | Inflict 1 damage on each mage.",
    "Bolt | combat fire | model 2 | Inflict 1 damage. Gain 1 power.",
    "Fetter | contingency magic | mage * | The target cannot move until the end of the round.",
    "Banish | contingency magic | mage * | Place the target in their Cell.",
    "Call | contingency magic | special | Summon 1 Landsknecht in your room. It activates. Gain 2 power.",
    "Pit | trap earth | model * | Inflict 12 damage. | A model enters a red room.",
    "Grudge | trap air | model * | Inflict 12 damage. | Another mage inflicts damage on you.",
    "Coin | contingency air | self | Gain 1 power.",
)
EVENTS = """
    [[event_card]]
    name = { en = "Black Hail" }
    provenance = "original"
    moon = 1
    phase = "action"
    slot = 1
    drawn = 0
    discarded = 0
    text = "The Black Rose inflicts 2 damage on each mage."

    [[event_card]]
    name = { en = "Cold Hand" }
    provenance = "original"
    moon = 1
    phase = "action"
    slot = 1
    drawn = 0
    discarded = 0
    text = "Each mage loses 1 power."
"""


def table_of(*people: str) -> Classic:
    return Classic(*(people or ("Nero", "Tessa", "Rebecca")), pack=load_text(EVENTS, base=BOX))


@pytest.mark.rule("CEL.1")
def test_no_spell_touches_a_mage_in_the_cell() -> None:
    table = table_of()
    table.stand("Nero", "Garden")
    table.stand("Rebecca", "Crypt")
    table.resolve("Storm", "light")
    assert (table.damage("Tessa"), table.damage("Rebecca")) == ("", "n")


@pytest.mark.rule("CEL.1", "CEL.12")
def test_what_the_black_rose_does_reaches_everybody() -> None:
    table = table_of()
    table.stand("Nero", "Garden")
    for mage in table.people:
        table.power(mage, 2)
    table.resolve("Black Hail", by="Black Rose")
    assert [table.damage(mage) for mage in table.people] == ["xx", "xx", "xx"]
    table.resolve("Cold Hand", by="Black Rose")
    assert [table.power(mage) for mage in table.people] == [1, 1, 1]


@pytest.mark.rule("CEL.5", "GLO.5")
@pytest.mark.parametrize("way", ["defeat", "banish"])
def test_block_tokens_are_shed_on_entering_the_cell(way: str) -> None:
    table = table_of()
    table.stand("Nero", "Garden")
    table.stand("Tessa", "Garden", damage="n" * 10)
    table.resolve("Fetter", "light")
    if not table.quiet:
        table.choose("Tessa")
    assert table.state.blocks[1]
    table.resolve("Bolt" if way == "defeat" else "Banish", "light")
    if not table.quiet:
        table.choose("Tessa")
    assert table.place("Tessa") == "Cell"
    assert not table.state.blocks[1]


@pytest.mark.rule("CEL.14")
def test_an_effect_puts_a_mage_into_their_own_cell_and_that_is_no_defeat() -> None:
    table = table_of()
    table.stand("Nero", "Garden")
    table.stand("Tessa", "Garden", damage="nn")
    table.resolve("Banish", "light")
    assert table.place("Tessa") == "Cell"
    assert table.damage("Tessa") == "nn"
    assert table.happened("defeated") == []


@pytest.mark.rule("CEL.16", "CEL.10")
def test_from_the_cell_a_trap_is_resolved_and_its_mark_places_nothing() -> None:
    table = table_of()
    table.stand("Nero", "Sanctuary")
    table.prepare("Tessa", "active", I="Soul Entrapment light")
    table.prepare("Rebecca", "active", I="Pit light")
    table.power("Nero", 5)
    table.action_phase(first="Nero")
    table.choose("explore", "move to Arena")
    assert table.asked() == ("Rebecca", "react")
    table.choose("reveal I")
    assert table.place("Nero") == "Cell"
    assert table.state.slots == [()] * 19


# --------------------------------------------------------------------------------------------------
# Defeated in one's own turn (CEL.6)
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("CEL.6")
def test_the_rest_of_a_spell_and_the_second_action_are_lost() -> None:
    table = table_of("Nero", "Tessa")
    table.stand("Nero", "Garden")
    table.stand("Tessa", "Garden")
    table.prepare("Nero", quick="Bolt light", I="Coin light")
    table.prepare("Tessa", "active", I="Grudge light")
    table.action_phase(first="Nero")
    table.choose("cast quick", "reveal I")
    assert table.place("Nero") == "Cell"
    assert table.power("Nero") == 0  # the second sentence
    assert table.asked() == ("Tessa", "action")  # not his second action


@pytest.mark.rule("CEL.6")
def test_so_is_the_rest_of_a_physical_action_and_of_what_it_activated() -> None:
    table = table_of("Nero", "Tessa")
    table.stand("Nero", "Garden", damage="t" * 11)
    table.stand("Tessa", "Garden")
    table.prepare("Nero", quick="Call light")
    table.prepare("Tessa", "active", I="Grudge light")
    table.action_phase(first="Nero")
    table.choose("cast quick", "attack Tessa", "reveal I")
    # Grudge aims at Nero: whoever strikes for a mage, the mage inflicts the damage.
    assert table.place("Nero") == "Cell"
    assert table.power("Nero") == 0
    assert table.state.control[table.model("Landsknecht n1")] == 0
    assert table.asked() == ("Tessa", "action")


@pytest.mark.rule("CEL.22", "CEL.3")
def test_in_the_evocation_phase_a_defeated_mage_goes_on_with_the_other_evocations() -> None:
    table = table_of("Nero", "Tessa")
    table.stand("Nero", "Garden", damage="t" * 11)
    table.stand("Tessa", "Crypt")
    table.prepare("Tessa", "active", I="Grudge light")
    first, second = table.evocation("Nero", "Crypt"), table.evocation("Nero", "Sanctuary")
    table.begin("evocation", first="Nero")
    table.choose(first, "attack Tessa", "reveal I")
    assert table.place("Nero") == "Cell"
    assert (table.asked(), table.offered()) == (("Nero", "evocation"), [second, "pass"])
    table.choose(second, "move to Garden", "stop")
    assert table.place(second) == "Garden"


@pytest.mark.rule("CEL.22", "GLO.15")
def test_there_a_defeat_as_an_abomination_ends_its_own_activation_alone() -> None:
    table = table_of("Nero", "Tessa")
    table.stand("Nero", "Garden", damage="t" * 11)
    table.stand("Tessa", "Garden")
    table.state.kind[0] = table.rules.evocation_names["Abomination"]
    table.prepare("Tessa", "active", I="Grudge light")
    other = table.evocation("Nero", "Sanctuary")
    table.begin("evocation", first="Nero")
    assert table.offered() == [other, "Nero", "pass"]
    table.choose("Nero", "attack Tessa", "reveal I")
    assert table.place("Nero") == "Cell"
    assert table.state.kind[0] < 0
    assert (table.asked(), table.offered()) == (("Nero", "evocation"), [other, "pass"])


@pytest.mark.rule("CEL.6")
def test_in_the_turn_of_another_nothing_is_lost() -> None:
    table = table_of("Nero", "Tessa")
    table.stand("Nero", "Garden")
    table.stand("Tessa", "Garden", damage="n" * 10)
    table.prepare("Nero", quick="Bolt light", I="Coin light")
    table.action_phase(first="Nero")
    table.choose("cast quick")
    assert table.place("Tessa") == "Cell"
    assert table.power("Nero") == 6  # five for her, one for the spell's second sentence
    assert table.asked() == ("Nero", "action")
    assert "cast I" in table.offered()
