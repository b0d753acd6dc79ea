"""The armed card on top of its deck (AVA.7, AVA.32–34, AVA.39, AVA.61, EX.R.23)."""

from __future__ import annotations

import pytest

from tests.avatar.tables import AVATAR, IDLE, ROSE_ROOM, SNARE, WARD, alone
from tests.rebirth.scenario import Rebirth, box_with


def struck(*commands: str, left: int = 3, spell: str = "combat fire | mage 2 | Inflict 2 damage.") -> Rebirth:
    """Rikkart's quick spell, about to be cast at The Possessed, whose deck these commands are."""
    table = Rebirth(
        "Rikkart", "Gramigna", avatar=AVATAR, pack=box_with(f"Trial | {spell}"), commands=commands
    )
    table.stand(AVATAR, ROSE_ROOM)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Garden")
    table.state.seating = 1
    table.prepare("Rikkart", quick="Trial light")
    table.action_phase(first="Rikkart")
    table.commands_left(left)
    return table


@pytest.mark.rule("EX.R.23", "AVA.7", "AVA.32", "AVA.33")
def test_damage_sets_off_the_trap_alone_and_the_card_counts() -> None:
    """The book's own: one trophy of the mage who dealt the damage."""
    table = struck(SNARE, IDLE)
    table.choose("cast quick", AVATAR)
    assert table.captured(AVATAR) == ["Rikkart"]
    assert table.power(AVATAR) == 0  # its spell part is not carried out
    assert table.commanded == ["Snare"]
    assert table.commands_left() == 2
    assert [event.left for event in table.events("sprang")] == [2]
    assert table.when("suffered") < table.when("sprang") < table.when("trophy")


@pytest.mark.rule("AVA.33")
def test_turned_by_an_activation_its_trap_is_never_carried_out() -> None:
    table = alone(SNARE)
    table.command()
    assert table.power(AVATAR) == 1
    assert table.captured(AVATAR) == []
    assert table.events("sprang") == []


@pytest.mark.rule("AVA.7", "AVA.33")
def test_a_combat_spell_aimed_at_it_sets_off_the_other_mark_before_it_does_anything() -> None:
    table = struck(WARD)
    table.choose("cast quick", AVATAR)
    assert table.power(AVATAR) == 5
    assert table.when("targeted") < table.when("sprang") < table.when("suffered")


@pytest.mark.rule("AVA.7")
def test_neither_a_contingency_spell_nor_damage_sets_off_a_targeted_mark() -> None:
    table = struck(WARD, spell="contingency fire | mage 2 | Steal 1 power from the target.")
    table.choose("cast quick", AVATAR)
    assert table.events("sprang") == []
    table = struck(WARD)
    table.stand("Rikkart", ROSE_ROOM)
    table.choose("fight", "attack The Possessed")
    assert table.damage(AVATAR) != ""
    assert table.events("sprang") == []


@pytest.mark.rule("AVA.34")
def test_a_room_spell_does_not_target_it() -> None:
    table = struck(WARD, spell="combat fire | room 1 | Inflict 1 damage.")
    table.choose("cast quick", ROSE_ROOM)
    assert table.damage(AVATAR) == "r"
    assert table.events("sprang") == []


@pytest.mark.rule("AVA.7")
@pytest.mark.parametrize(
    "spell",
    [
        "combat fire | mage 2 | Place 1 instability in the target's room.",
        "combat fire | mage 2 | Inflict 0 damage.",
    ],
)
def test_without_damage_the_damaged_mark_stays_armed(spell: str) -> None:
    table = struck(SNARE, spell=spell)
    table.choose("cast quick", AVATAR)
    assert table.events("sprang") == []
    assert table.commands_in(1) == ["Snare"]


@pytest.mark.rule("AVA.39", "AVA.32")
def test_in_the_action_phase_it_needs_a_card_left() -> None:
    table = struck(SNARE, left=0)
    table.choose("cast quick", AVATAR)
    assert table.damage(AVATAR) == "rr"
    assert table.events("sprang") == []
    assert table.commands_in(1) == ["Snare"]


@pytest.mark.rule("AVA.39")
def test_in_other_phases_it_is_set_off_uncounted() -> None:
    table = alone(SNARE)
    table.evocation("Rikkart", ROSE_ROOM)
    table.begin("evocation", first="Rikkart")
    table.choose("Nigredo r1", "attack The Possessed", "no")
    assert table.captured(AVATAR) == ["Rikkart"]
    assert table.commands_left() == 0


@pytest.mark.rule("AVA.61")
def test_of_two_armed_cards_one_hit_sets_off_one() -> None:
    table = struck(
        SNARE,
        "Second | spell | | The Possessed gains 1 power. || trap damaged | mage * | The target"
        " loses 1 power.",
    )
    table.power("Rikkart", 3)
    table.prepare("Rikkart", I="Trial light")
    table.choose("cast quick", AVATAR)
    assert table.commanded == ["Snare"]
    assert table.power("Rikkart") == 3
    table.choose("cast I", AVATAR)
    assert table.commanded == ["Snare", "Second"]
    assert table.power("Rikkart") == 2
    assert table.commands_left() == 1


@pytest.mark.rule("AVA.61")
def test_two_hits_of_one_spell_set_off_two() -> None:
    table = struck(
        SNARE,
        "Second | spell | | The Possessed gains 1 power. || trap damaged | mage * | The target"
        " loses 1 power.",
        spell="combat fire | mage 2 | Inflict 1 damage. Inflict 1 damage.",
    )
    table.power("Rikkart", 3)
    table.choose("cast quick", AVATAR)
    assert table.commanded == ["Snare", "Second"]


@pytest.mark.rule("AVA.7", "DEF.2")
def test_it_is_set_off_by_the_damage_that_defeats_it_too() -> None:
    table = struck(SNARE)
    table.stand(AVATAR, ROSE_ROOM, damage=table.nearly(AVATAR, 1, "g"))
    table.choose("cast quick", AVATAR)
    assert table.captured(AVATAR) == ["Rikkart"]
    assert table.place(AVATAR) == "Cell"
    assert table.when("sprang") < table.when("celled")


@pytest.mark.rule("AVA.7", "AVA.64")
def test_a_protection_ignores_damage_before_it_is_defeated() -> None:
    table = struck(
        "Shell | spell | | The Possessed gains 1 power. || protection damaged | mage * |"
        " The Possessed ignores up to 2 of that damage."
    )
    table.stand(AVATAR, ROSE_ROOM, damage=table.nearly(AVATAR, 2, "g"))
    table.choose("cast quick", AVATAR)
    assert table.place(AVATAR) == ROSE_ROOM
    assert table.damage(AVATAR).count("r") == 0


@pytest.mark.rule("AVA.7")
def test_a_hit_that_places_no_cube_sets_nothing_off() -> None:
    table = struck(SNARE)
    table.cubes_left("Rikkart", 0)
    table.choose("cast quick", AVATAR)
    assert table.damage(AVATAR) == ""
    assert table.events("sprang") == []


@pytest.mark.rule("AVA.13", "AVA.7")
def test_black_damage_never_sets_it_off() -> None:
    table = alone(SNARE)
    table.resolve("Pledge", by="Black Rose")
    assert table.damage(AVATAR) == ""
    assert table.damage("Rikkart") == "xxx"
    assert table.events("sprang") == []


@pytest.mark.rule("AVA.32", "AVA.43")
def test_a_doer_in_the_cell_is_no_target() -> None:
    """What Rikkart has left behind strikes it while Rikkart is in the Cell."""
    table = alone(SNARE)
    table.evocation("Rikkart", ROSE_ROOM)
    table.stand("Rikkart", "Cell")
    table.begin("evocation", first="Rikkart")
    table.choose("Nigredo r1", "attack The Possessed", "no")
    assert len(table.events("sprang")) == 1
    assert table.captured(AVATAR) == []


@pytest.mark.rule("AVA.45", "AVA.33")
def test_an_empty_deck_arms_nothing() -> None:
    table = struck()
    table.choose("cast quick", AVATAR)
    assert table.damage(AVATAR) == "rr"
    assert table.events("sprang") == []


@pytest.mark.rule("AVA.32")
def test_its_trap_follows_the_rules_of_spells_and_can_be_answered() -> None:
    """The trap of a card aims at Rikkart, who has a protection on that."""
    pack = box_with(
        "Trial | combat fire | mage 2 | Inflict 2 damage.",
        "Ear | protection fire | special | Gain 1 power. | You suffer damage.",
    )
    table = Rebirth(
        "Rikkart",
        avatar=AVATAR,
        pack=pack,
        commands=(
            "Barb | spell | | The Possessed gains 1 power. || trap damaged | mage * | The Possessed"
            " inflicts 1 damage.",
        ),
    )
    table.stand(AVATAR, ROSE_ROOM)
    table.stand("Rikkart", "Arena")
    table.prepare("Rikkart", quick="Trial light")
    table.prepare("Rikkart", status="active", I="Ear light")
    table.action_phase(first="Rikkart")
    table.choose("cast quick", AVATAR, "reveal I")
    assert table.damage("Rikkart") == "x"
    assert table.power("Rikkart") == 1
