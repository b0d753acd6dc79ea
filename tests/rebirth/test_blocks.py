"""What holds until the end of the round: blocks on mages (GLO.5, CEL.5) and rooms that are closed."""

import pytest

from tests.rebirth.scenario import Rebirth, box_with

UNTIL = "until the end of the round."
BOX = box_with(
    f"Chains | combat earth | mage 1 | The target cannot move {UNTIL}",
    f"Mud | combat earth | mage 1 | The target cannot move by physical actions {UNTIL}",
    f"Stupor | combat earth | mage 1 | The target cannot take physical actions {UNTIL}",
    f"Seal | combat earth | mage 1 | The target cannot activate rooms {UNTIL}",
    f"Bars | combat earth | room 1 | The target room cannot be activated {UNTIL}",
    "Push | contingency air | model 2 | Move the target up to 1 room.",
    "Throw | contingency air | mage 2 | Place the target in any room.",
    "Herd | contingency air | special | Move each mage in the Lodge up to 1 room.",
    "Shove | contingency air | special | Place another mage in the Garden.",
    "Exile | contingency air | mage 2 | Place the target in their Cell.",
    "Key | contingency air | special | Activate the Arena even if it was used.",
    "Vow | contingency air | mage 1 | You may place the target in any room. If you do, gain 1 power.",
    f"Often | combat earth | mage 1 | The target cannot move {UNTIL} If they do, gain 1 power.",
    f"Wide | combat earth | special | Each other mage cannot move {UNTIL}",
)


@pytest.fixture
def table() -> Rebirth:
    """Rikkart and Gramigna in the Arena, which is rebuilt; Arianna next door."""
    table = Rebirth("Rikkart", "Gramigna", "Arianna", pack=BOX)
    table.stand("Rikkart", "Arena")
    table.stand("Gramigna", "Arena")
    table.stand("Arianna", "Sanctuary")
    table.instability("Arena", "", face="available")
    return table


def blocked(table: Rebirth, spell: str) -> None:
    """A spell on Gramigna, then her turn: she has a spell to give up for a move."""
    table.resolve(spell, "light")
    table.choose("Gramigna")
    table.prepare("Gramigna", I="Grim Torment light")
    table.action_phase(first="Gramigna")


def moves(table: Rebirth) -> list[str]:
    return [answer for answer in table.offered() if answer.startswith("move ")]


@pytest.mark.rule("GLO.5")
def test_who_cannot_move_at_all_explores_only_to_use_the_room(table: Rebirth) -> None:
    blocked(table, "Chains")
    assert table.offered() == ["explore", "fight", "cast I"]  # and no momentum
    table.choose("explore")
    assert table.offered() == ["use", "stop"]


@pytest.mark.rule("GLO.5")
def test_who_cannot_move_by_physical_actions_may_use_momentum(table: Rebirth) -> None:
    blocked(table, "Mud")
    assert table.offered() == ["explore", "fight", "cast I", "momentum I"]
    table.choose("momentum I")
    assert moves(table)


def test_a_walk_that_leads_nowhere_is_not_offered(table: Rebirth) -> None:
    table.instability("Arena", "", face="used")
    blocked(table, "Mud")
    assert table.offered() == ["fight", "cast I", "momentum I"]


@pytest.mark.rule("GLO.5")
def test_who_cannot_take_physical_actions_still_casts_and_moves_by_momentum(table: Rebirth) -> None:
    table.evocation("Gramigna", "Arena")  # to command it would be a physical action
    blocked(table, "Stupor")
    assert table.offered() == ["cast I", "momentum I"]


@pytest.mark.rule("GLO.5")
def test_who_cannot_activate_rooms_walks_and_fights(table: Rebirth) -> None:
    blocked(table, "Seal")
    table.choose("explore")
    assert moves(table)
    assert "use" not in table.offered()


def test_others_are_not_blocked(table: Rebirth) -> None:
    table.resolve("Chains", "light")
    table.choose("Gramigna")
    table.action_phase(first="Rikkart")
    table.choose("explore")
    assert moves(table)
    assert "use" in table.offered()


@pytest.mark.parametrize(("block", "moved"), [("Chains", False), ("Mud", True), ("Seal", True)])
def test_only_a_block_on_all_moving_holds_against_effects_of_others(
    table: Rebirth, block: str, moved: bool
) -> None:
    table.resolve(block, "light")
    table.choose("Gramigna")
    table.resolve("Throw", "light")
    table.choose("Gramigna")
    assert table.quiet is not moved
    if moved:
        table.choose("Throne Room")
    assert table.place("Gramigna") == ("Throne Room" if moved else "Arena")
    table.resolve("Push", "light")
    table.choose("Gramigna")
    assert bool(not table.quiet and moves(table)) is moved


def test_of_several_only_those_who_can_move_do(table: Rebirth) -> None:
    table.resolve("Chains", "light")
    table.choose("Gramigna")
    table.resolve("Herd", "light")
    table.choose("stop", "stop")  # Rikkart's and Arianna's moves
    assert table.quiet


def test_a_choice_is_among_those_who_can_move(table: Rebirth) -> None:
    table.resolve("Chains", "light")
    table.choose("Gramigna")
    table.resolve("Shove", "light")
    assert table.place("Arianna") == "Garden"  # nobody is asked: Gramigna could not go
    assert table.place("Gramigna") == "Arena"


def test_you_may_is_not_asked_where_the_target_cannot_move(table: Rebirth) -> None:
    table.resolve("Chains", "light")
    table.choose("Gramigna")
    table.power("Rikkart", 0)
    table.resolve("Vow", "light")
    table.choose("Gramigna")
    assert table.quiet
    assert table.power("Rikkart") == 0


def test_a_second_block_of_the_kind_is_not_carried_out(table: Rebirth) -> None:
    table.power("Rikkart", 0)
    for expected in (1, 1):
        table.resolve("Often", "light")
        table.choose("Gramigna")
        assert table.power("Rikkart") == expected
    assert len(table.happened("blocked")) == 1


@pytest.mark.rule("CEL.5")
def test_blocks_are_shed_on_entering_the_cell(table: Rebirth) -> None:
    table.resolve("Wide", "light")
    assert [bool(bits) for bits in table.state.blocks] == [False, True, True]
    table.resolve("Exile", "light")
    table.choose("Gramigna")
    assert table.place("Gramigna") == "Cell"  # going there is no moving
    assert [bool(bits) for bits in table.state.blocks] == [False, False, True]
    assert table.happened("unblocked") == [(table.seat("Gramigna"),)]


@pytest.mark.rule("CEL.5", "GLO.5")
def test_a_defeat_sheds_blocks(table: Rebirth) -> None:
    table.resolve("Wide", "light")
    table.stand("Gramigna", "Arena", damage=table.nearly("Gramigna", 2))
    table.state.blocks = (0, 15, 0)
    table.action_phase(first="Rikkart")
    table.choose("fight", "attack Gramigna")
    assert table.state.blocks[1] == 0


@pytest.mark.rule("CEL.5", "GLO.5")
def test_blocks_and_closed_rooms_end_in_clean_up(table: Rebirth) -> None:
    table.resolve("Wide", "light")
    table.resolve("Bars", "light")
    table.choose("Arena")
    table.begin("clean-up")
    assert not any(table.state.blocks)
    assert not table.state.closed


def test_blocks_are_public(table: Rebirth) -> None:
    table.resolve("Wide", "light")
    assert table.seen("Rikkart")["blocks"] == table.seen("Gramigna")["blocks"] == [0, 1, 1]


def test_a_closed_room_cannot_be_used_by_anybody(table: Rebirth) -> None:
    table.resolve("Bars", "light")
    table.choose("Arena")
    table.resolve("Key", "light")
    assert table.quiet
    assert table.happened("used_room") == []
    table.action_phase(first="Gramigna")
    table.choose("explore")
    assert "use" not in table.offered()


def test_other_rooms_stay_open(table: Rebirth) -> None:
    table.resolve("Bars", "light")
    table.choose("Sanctuary")
    table.action_phase(first="Gramigna")
    table.choose("explore")
    assert "use" in table.offered()
    assert table.happened("closed") == [(table.room("Sanctuary"),)]
