"""Clean-up in Classic (CLN)."""

from __future__ import annotations

import pytest

from blackrose.engine.table import HIDDEN, LAST_ROUND
from tests.classic.box import box
from tests.classic.scenario import Classic

BOX = box(
    spells=(
        "Gift | contingency magic | self | Gain 1 power.",
        "Snare | trap air | mage * | Inflict 1 damage. | Another mage solves a quest.",
        "Shelter | protection air | self | Gain 1 power. | You suffer damage.",
        "Hold | contingency earth | mage * | The target cannot move until the end of the round.",
    ),
)


def at_table() -> Classic:
    table = Classic("Nero", "Tessa", pack=BOX)
    table.state.ending = LAST_ROUND  # so that nothing follows
    for mage in table.people:
        table.stand(mage, "Arena")
    return table


@pytest.mark.rule("CLN.6", "CLN.7", "HID.6")
def test_active_traps_go_back_to_hand_all_else_to_the_memories() -> None:
    table = at_table()
    table.prepare("Nero", "active", quick="Snare light", I="Shelter light")
    table.prepare("Nero", "revealed", II="Gift light")
    table.prepare("Nero", "ready", III="Snare light")
    table.begin("clean-up")
    assert table.hand("Nero") == ["Snare"]
    assert sorted(table.memories("Nero")) == ["Gift", "Shelter", "Snare"]
    assert table.sheet("Nero") == {}


@pytest.mark.rule("HID.10")
def test_a_trap_taken_back_stays_secret() -> None:
    table = at_table()
    table.prepare("Nero", "active", quick="Snare light")
    table.begin("clean-up")
    assert [event.card for event in table.told_to("Nero", "returned")] == [table.card("Snare")]
    assert [event.card for event in table.told_to("Tessa", "returned")] == [HIDDEN]


@pytest.mark.rule("CLN.6", "STU.13")
def test_then_the_hand_limit_cuts() -> None:
    table = at_table()
    table.hold("Nero", *["Gift"] * 7)
    table.prepare("Nero", "active", quick="Snare light")
    table.begin("clean-up")
    assert table.asked() == ("Nero", "discard")
    assert sorted(table.offered()) == ["Gift", "Snare"]
    table.choose("Snare")
    assert table.memories("Nero") == ["Snare"]
    assert len(table.hand("Nero")) == 7


@pytest.mark.rule("CLN.4")
def test_hands_are_kept() -> None:
    table = at_table()
    table.hold("Nero", "Gift", "Shelter")
    table.begin("clean-up")
    assert table.hand("Nero") == ["Gift", "Shelter"]


@pytest.mark.rule("CLN.1")
def test_tokens_come_back_and_round_long_effects_end_rooms_turn_then_collapse() -> None:
    table = at_table()
    table.tokens("Nero", 0)
    table.resolve("Hold", "light", by="Tessa")
    assert table.state.blocks[0]
    table.instability("Garden", "nnnt", face="turned")
    table.instability("Arena", "", face="turned")
    table.begin("clean-up")
    assert table.state.tokens[0] == 2
    assert not table.state.blocks[0]
    assert table.face("Arena") == "open"
    assert table.face("Garden") == "collapsed"


@pytest.mark.rule("CLN.1", "TRK.14")
def test_the_end_is_checked_after_the_collapsed_rooms() -> None:
    table = at_table()
    table.instability("Garden", "nnnt")
    table.begin("clean-up")
    assert table.state.over
    assert table.told("collapsed", "scored", "over")[0] == "collapsed"
    assert table.power("Nero") == 2 + 1  # the token, the crown
