"""Why something cannot be done at a table of Rebirth, and the rule behind it."""

from __future__ import annotations

from blackrose.table.shown import Presenter
from tests.rebirth.scenario import Rebirth
from tests.table.rebirth_absences import bewildered, in_the_cell, two_actions_taken, used_room


def why(table: Rebirth) -> dict[str, str]:
    """What is not offered to Rikkart, with the rule."""
    decision = Presenter(table.rules, "en").shown(table.state, 0)["decision"]
    assert decision is not None
    return {each["text"]: each["rule"] for each in decision["absent"]}


def test_a_used_room_is_not_used_again_in_this_round() -> None:
    assert why(used_room())["Activate the room"] == "ROO.10"


def test_a_jinx_can_forbid_the_use_of_rooms() -> None:
    assert why(bewildered())["Activate the room"] == "CRN.5"


def test_after_two_actions_only_quests_are_left() -> None:
    assert why(two_actions_taken()) == {"Another action": "ACT.2"}


def test_a_completed_quest_is_of_no_use_in_the_cell() -> None:
    found = why(in_the_cell())
    assert found["The effect of a Completed quest"] == "CEL.17"
    assert found["Fight"] == "CEL.9"
