"""Actions in Classic: pairs, Momentum with waiting spells, passing, the Cell (ACT)."""

from __future__ import annotations

import pytest

from tests.classic.box import box
from tests.classic.scenario import Classic
from tests.moon_scenario import with_spells as with_own

BOX = box(
    spells=(
        "Gift | contingency magic | self | Gain 1 power.",
        "Second | contingency air | self | Gain 2 power.",
        "Third | contingency air | self | Gain 3 power.",
        "Snare | trap air | mage * | Inflict 1 damage. | Another mage solves a quest.",
        "Tripwire | trap air | mage * | Inflict 1 damage. | Another mage enters a room.",
        "Shelter | protection air | self | Gain 1 power. | You suffer damage.",
        "Call | contingency air | room * | Summon 1 Landsknecht.",
        "Swift | contingency air | self | Cast 1 spell from hand.",
        "Plain Fire | combat fire | room 1 | Inflict 3 damage.",
        "Hold | contingency earth | mage * | The target cannot move until the end of the round.",
        "Numb | contingency earth | mage * "
        "| The target cannot take physical actions until the end of the round.",
        "Out | contingency air | self | Place yourself in any room.",
    ),
)

WITH_FORGOTTEN = with_own(BOX, "forgotten", "Old Word | contingency magic | self | Gain 1 power.")


def at_table(*people: str) -> Classic:
    """Nero and others in the Arena, each with something to do."""
    table = Classic(*(people or ("Nero", "Tessa")), pack=BOX)
    for mage in table.people:
        table.stand(mage, "Arena")
    return table


def with_spells(**slots: str) -> Classic:
    table = at_table()
    table.prepare("Nero", **(slots or {"quick": "Gift light", "I": "Second light", "II": "Third light"}))
    table.action_phase()
    return table


# --------------------------------------------------------------------------------------------------
# Which actions, in which pairs
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.2", "ACT.10", "ACT.8", "ACT.31")
def test_explore_fight_casting_and_momentum_are_all_there_is() -> None:
    table = with_spells()
    assert table.offered() == [
        "explore",
        "fight",
        "cast quick",
        "cast I",
        "momentum quick",
        "momentum I",
        "momentum II",
    ]


@pytest.mark.rule("ACT.10", "ACT.20", "ACT.21", "ACT.25", "EX.C.34")
@pytest.mark.parametrize(
    ("first", "then"),
    [
        (("explore", "stop"), ["explore", "fight", "cast quick", "cast I"]),
        (("cast quick",), ["explore", "fight", "cast I"]),
        (("cast I",), ["explore", "fight", "cast quick"]),
        (("momentum II", "move to Forge"), ["explore", "fight", "cast quick", "cast I"]),
    ],
)
def test_the_second_action_of_a_turn(first: tuple[str, ...], then: list[str]) -> None:
    table = with_spells()
    table.choose(*first)
    offered = [option for option in table.offered() if not option.startswith("momentum")]
    assert offered == [*then, "end"]
    assert any(option.startswith("momentum") for option in table.offered())


@pytest.mark.rule("ACT.10", "ACT.2")
def test_two_actions_are_a_turn() -> None:
    table = with_spells()
    table.choose("explore", "stop", "fight", "stop")
    assert table.asked()[0] == "Tessa"


@pytest.mark.rule("ACT.25", "ACT.9")
def test_two_momentum_in_a_turn() -> None:
    table = with_spells()
    table.choose("momentum quick", "move to Forge", "momentum II", "move to Arena")
    assert sorted(table.memories("Nero")) == ["Gift", "Third"]
    assert table.asked()[0] == "Tessa"


@pytest.mark.rule("ACT.3", "EX.C.9")
def test_no_spell_comes_between_two_moves_of_an_action() -> None:
    table = with_spells()
    table.choose("explore", "move to Forge")
    assert not any(option.startswith("cast") for option in table.offered())
    table.choose("stop", "cast quick")
    assert not any(option.startswith("move") for option in table.offered())


@pytest.mark.rule("ACT.5", "ACT.6", "ACT.4", "ACT.17")
def test_parts_may_come_in_any_order_or_be_left_out() -> None:
    table = at_table()
    table.action_phase()
    table.choose("explore")
    assert "use" in table.offered()
    assert "stop" in table.offered()
    table.choose("move to Forge", "move to Arena")
    assert table.offered() == ["use", "stop"]
    table.choose("stop", "fight")
    assert table.offered() == ["attack Tessa", "use", "stop"]
    table.choose("attack Tessa", "use")
    assert table.damage("Tessa") == "nn"
    assert table.state.tokens[0] == 0


# --------------------------------------------------------------------------------------------------
# Momentum
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.23", "ACT.32")
def test_momentums_move_is_made_and_nothing_else() -> None:
    table = with_spells()
    table.choose("momentum quick")
    assert table.asked() == ("Nero", "part")
    assert all(option.startswith("move to") for option in table.offered())
    table.choose("move to Forge")
    assert table.asked() == ("Nero", "action")
    assert table.state.tokens[0] == 2


@pytest.mark.rule("ACT.23")
def test_momentum_is_not_open_to_who_cannot_move() -> None:
    table = at_table()
    table.prepare("Nero", quick="Gift light")
    table.resolve("Hold", "light", by="Tessa")
    assert table.quiet
    table.action_phase()
    assert not any(option.startswith("momentum") for option in table.offered())


@pytest.mark.rule("ACT.24", "ACT.15")
@pytest.mark.parametrize("spell", ["Snare", "Shelter"])
def test_an_active_trap_or_protection_may_be_given_up_for_momentum(spell: str) -> None:
    table = at_table()
    table.prepare("Nero", "active", I=f"{spell} light")
    table.prepare("Nero", "revealed", II="Second light")
    table.action_phase()
    assert "momentum I" in table.offered()
    assert "momentum II" not in table.offered()
    table.choose("momentum I", "move to Forge")
    assert table.memories("Nero") == [spell]
    assert table.place("Nero") == "Forge"


# --------------------------------------------------------------------------------------------------
# Only Active spells left
# --------------------------------------------------------------------------------------------------


def only_active(*people: str) -> Classic:
    """Everybody has spent all but two Active spells."""
    table = at_table(*people)
    for mage in table.people:
        table.tokens(mage, 0)
        table.prepare(mage, "active", quick="Snare light", I="Shelter light")
    return table


@pytest.mark.rule("ACT.26", "ACT.11")
def test_who_has_only_active_spells_left_may_use_momentum_or_pass() -> None:
    table = only_active()
    table.action_phase()
    assert table.offered() == ["momentum quick", "momentum I", "end"]


@pytest.mark.rule("ACT.26", "ACT.35")
def test_who_passed_is_asked_again_once_another_acted_until_all_pass_in_a_row() -> None:
    table = only_active()
    table.action_phase()
    table.choose("end")
    assert table.asked()[0] == "Tessa"
    table.choose("momentum quick", "move to Forge", "end")
    assert table.asked() == ("Nero", "action")
    table.choose("end")
    assert table.asked() == ("Tessa", "action")
    table.choose("end")
    assert table.state.phase != 3


@pytest.mark.rule("ACT.26", "ACT.11")
def test_a_token_that_a_block_leaves_no_use_for_forces_nobody_to_give_one_up() -> None:
    table = only_active()
    table.tokens("Nero", 2)
    table.resolve("Numb", "light", by="Tessa")
    assert table.quiet
    table.action_phase()
    assert table.offered() == ["momentum quick", "momentum I", "end"]
    table.choose("end")
    assert table.asked()[0] == "Tessa"
    assert set(table.sheet("Nero")) == {"quick", "I"}


@pytest.mark.rule("ACT.26", "ACT.31", "ACT.17")
@pytest.mark.parametrize("block", ["", "Hold"])
def test_who_can_explore_or_fight_must_not_pass(block: str) -> None:
    """A block on moving leaves the attack, even on nobody."""
    table = only_active()
    table.tokens("Nero", 1)
    if block:
        table.resolve(block, "light", by="Tessa")
    table.action_phase()
    assert "fight" in table.offered()
    assert "end" not in table.offered()


@pytest.mark.rule("ACT.27", "ACT.31")
def test_from_the_cell_nobody_passes() -> None:
    table = only_active()
    table.stand("Nero", "Cell")
    table.action_phase()
    assert table.offered() == ["momentum quick", "momentum I"]


@pytest.mark.rule("ACT.35")
def test_who_still_can_act_goes_on_while_others_have_passed() -> None:
    table = only_active()
    table.tokens("Tessa", 2)
    table.action_phase()
    table.choose("end", "explore", "stop", "end")
    assert table.asked()[0] == "Nero"
    table.choose("end", "explore", "stop", "end")
    assert table.asked()[0] == "Nero"
    table.choose("end")
    assert table.asked()[0] == "Tessa"
    table.choose("end")
    assert table.state.phase != 3


# --------------------------------------------------------------------------------------------------
# The Cell
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.12", "ACT.28", "ACT.33", "CEL.3")
def test_the_cell_is_left_by_explore_or_momentum_never_by_a_spell() -> None:
    table = at_table()
    table.stand("Nero", "Cell")
    table.prepare("Nero", quick="Out light")
    table.action_phase()
    assert table.offered() == ["explore", "momentum quick"]
    table.choose("explore")
    assert table.offered() == [f"move to {room}" for room in table.exits("Nero")]


@pytest.mark.rule("ACT.27", "EX.C.37")
@pytest.mark.parametrize("status", ["active", "ready"])
def test_in_the_cell_the_last_spell_must_be_given_up_to_leave(status: str) -> None:
    table = at_table()
    table.stand("Nero", "Cell")
    table.tokens("Nero", 0)
    table.prepare("Nero", status, I="Snare light")
    table.action_phase()
    assert table.asked() == ("Nero", "part")  # no other answer was possible
    assert table.memories("Nero") == ["Snare"]
    table.choose(f"move to {table.exits('Nero')[0]}")
    assert table.asked()[0] == "Tessa"  # no activation of the room
    assert table.sheet("Nero") == {}


@pytest.mark.rule("ACT.12", "CEL.11")
def test_who_can_do_neither_stays_in_the_cell() -> None:
    table = at_table()
    table.stand("Nero", "Cell")
    table.tokens("Nero", 0)
    table.action_phase()
    assert table.asked()[0] == "Tessa"
    assert table.place("Nero") == "Cell"


@pytest.mark.rule("ACT.19", "CEL.6")
def test_the_token_is_spent_even_if_a_defeat_ends_the_turn() -> None:
    table = at_table()
    table.stand("Nero", "Arena", damage=table.nearly("Nero", 1))
    table.prepare("Tessa", "active", I="Tripwire light")
    table.action_phase()
    table.choose("explore", "move to Forge", "reveal I")
    assert table.place("Nero") == "Cell"
    assert table.state.tokens[0] == 1
    assert table.asked()[0] == "Tessa"  # the rest of the action and of the turn is lost


@pytest.mark.rule("CEL.2")
def test_no_model_moves_into_a_cell() -> None:
    table = at_table()
    start = table.exits("Nero")[0]
    table.stand("Nero", start)
    theirs = table.evocation("Tessa", start)
    table.action_phase()
    table.choose("explore")
    assert {table.place("Nero"), "Cell"}.isdisjoint(
        option.removeprefix("move to ") for option in table.offered()
    )
    table.begin("evocation", first="Tessa")
    table.choose(theirs)
    assert not [option for option in table.offered() if "Cell" in option]


@pytest.mark.rule("ACT.13")
def test_a_room_is_entered_by_a_move_a_summoning_and_a_placing() -> None:
    for spell, answers in (("Out", ("Forge",)), ("Call", ("Forge",))):
        table = at_table()
        table.resolve(spell, "light")
        table.choose(*answers)
        assert [event.room for event in table.events("entered")] == [table.room("Forge")]
    table = at_table()
    table.action_phase()
    table.choose("explore", "move to Forge")
    assert [event.room for event in table.events("entered")] == [table.room("Forge")]


# --------------------------------------------------------------------------------------------------
# Cast from hand
# --------------------------------------------------------------------------------------------------


def cast_from_hand(table: Classic, *wanted: str) -> None:
    """Nero casts Swift and, with it, a spell from hand; of several answers the first wanted one is given."""
    table.resolve("Swift", "light")
    while not table.quiet:
        table.choose(next(one for one in (*wanted, *table.offered()) if one in table.offered()))


@pytest.mark.rule("ACT.34", "ACT.14")
def test_a_spell_replaced_by_a_cast_from_hand_goes_to_the_memories() -> None:
    table = at_table()
    table.prepare("Nero", "ready", quick="Third light")
    table.hold("Nero", "Second")
    cast_from_hand(table, "slot quick", "Second")
    assert table.power("Nero") == 2
    assert table.sheet("Nero")["quick"].startswith("Second")
    assert table.memories("Nero") == ["Third"]


@pytest.mark.rule("ACT.30")
@pytest.mark.parametrize(("status", "removed"), [("revealed", True), ("ready", False)])
def test_a_forgotten_spell_already_resolved_leaves_the_game_when_it_is_replaced(
    status: str, removed: bool
) -> None:
    table = Classic("Nero", "Tessa", pack=WITH_FORGOTTEN)
    table.stand("Nero", "Arena")
    table.stand("Tessa", "Arena")
    table.prepare("Nero", status, quick="Old Word light")
    table.hold("Nero", "Second")
    cast_from_hand(table, "slot quick", "Second")
    assert (table.state.removed == (table.card("Old Word"),)) == removed
    assert (table.memories("Nero") == ["Old Word"]) != removed


@pytest.mark.rule("CRN.5")
@pytest.mark.parametrize(("spell", "asked"), [("Plain Fire", True), ("Fireball", False)])
def test_a_card_beats_the_rulebook(spell: str, asked: bool) -> None:
    """A protection may answer damage; to that of Fireball, which says so, it may not."""
    table = at_table()
    table.prepare("Tessa", "active", I="Shelter light")
    table.resolve(spell, "light")
    while not table.quiet and table.asked()[1] != "react":
        table.choose("Arena" if "Arena" in table.offered() else table.offered()[0])
    assert (not table.quiet) == asked
    assert table.damage("Tessa") == ("" if asked else "nnn")
