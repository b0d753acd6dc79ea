"""What a seat may know of a game of Classic (HID)."""

from __future__ import annotations

import random

import pytest

from blackrose.engine.conservation import violations
from blackrose.engine.table import HIDDEN
from blackrose.game import SPECTATOR, Game, State
from tests.classic.box import box, quest
from tests.classic.scenario import Classic

TEXT = "contingency magic | self | Gain 1 power."
BOX = box(
    quest("Watcher", "Another mage enters a room."),
    quest("Other Watcher", "Another mage enters a room."),
    quest("Walker", "You enter a room."),
    spells=(
        f"Acorn | {TEXT}",
        f"Birch | {TEXT}",
        "Snare | trap air | mage * | Inflict 1 damage. | Another mage solves a quest.",
        "Shelter | protection air | self | Gain 1 power. | You suffer damage.",
    ),
)


def at_table() -> Classic:
    table = Classic("Nero", "Tessa", "Rebecca", pack=BOX)
    for mage in table.people:
        table.stand(mage, "Arena")
    return table


@pytest.mark.rule("HID.1")
def test_board_cubes_tokens_piles_and_counts_are_public() -> None:
    table = at_table()
    table.hold("Nero", "Acorn", "Birch")
    table.pile("Nero", memories=("Acorn",))
    table.instability("Garden", "nt", face="turned")
    table.won("Tessa", "Forge")
    for seat in (1, 2, SPECTATOR):
        view = table.state.view(seat)
        assert view.hands == (2, 0, 0)
        assert view.memories[0] == (table.card("Acorn"),)
        assert view.face[table.room("Garden")] == table.state.face[table.room("Garden")]
        assert view.slots[table.room("Garden")] == (0, 1)
        assert view.won == table.state.won
        assert view.hand == ()


@pytest.mark.rule("HID.2", "HID.7")
def test_of_a_spell_that_waits_the_slot_and_the_kind_are_public() -> None:
    table = at_table()
    table.prepare("Nero", "active", quick="Snare light", I="Shelter light")
    table.prepare("Nero", "ready", II="Acorn light")
    view = table.state.view(1)
    assert [spell.card for spell in view.sheet[0]] == [HIDDEN, HIDDEN, HIDDEN, -1]
    assert view.active_types[0] == (1, 2, 0, 0)
    assert table.seen_sheet("Nero", by="Nero")["quick"] == "Snare light"


@pytest.mark.rule("HID.6")
def test_spells_discarded_for_momentum_become_public() -> None:
    table = at_table()
    table.prepare("Nero", "active", quick="Snare light")
    table.action_phase()
    table.choose("momentum quick", "move to Forge")
    assert table.state.view(1).memories[0] == (table.card("Snare"),)


def _with_quest(name: str) -> State:
    table = at_table()
    table.task("Nero", name)
    table.action_phase(first="Rebecca")
    table.choose("explore", "move to Forge")
    return table.state


@pytest.mark.rule("HID.3", "HID.9", "QST.40")
def test_no_view_tells_whether_a_quest_waits_to_be_shown() -> None:
    marked, other = _with_quest("Watcher"), _with_quest("Walker")
    assert [state.tasks[0][0].met for state in (marked, other)] == [1, 0]
    for seat in (1, 2, SPECTATOR):
        assert marked.view(seat).to_json() == other.view(seat).to_json()


@pytest.mark.rule("HID.3")
def test_a_redealt_view_is_a_table_that_could_be() -> None:
    """At decisions all through games left to chance: nothing is lost or doubled, and the view is the same."""
    dice = random.Random("classic redeal")
    for seed in range(2):
        state = Game.new("classic", ("", "", ""), seed, {"setup": "random"}).start()
        for step in range(260):
            if state.over:
                break
            decision = dice.choice(state.decisions)
            if step % 13 == 0:
                view = state.view(decision.seat)
                redealt = view.redeal(bytes([step % 256]))
                assert violations(redealt) == []
                assert redealt.view(decision.seat).tasks == view.tasks
            state.choose(decision.seat, dice.choice(decision.options))
        assert violations(state) == []
