"""Traps at the tables of Rebirth: when they interrupt, who is asked when, and what stays met.

Rikkart is the First Mage and moves; the Arena is red, the Sanctuary and the Observatory are yellow.
"""

from __future__ import annotations

import pytest

from tests.rebirth.scenario import Rebirth
from tests.rebirth.waiting_box import active, solve, table

ALL = ("Rikkart", "Gramigna", "Arianna")


def three() -> Rebirth:
    """Rikkart in the Throne Room, next to the Arena; Gramigna in the Crypt, Arianna in the Garden."""
    at = table(*ALL)
    at.stand("Rikkart", "Throne Room")
    at.stand("Gramigna", "Crypt")
    at.stand("Arianna", "Garden")
    return at


def explore(at: Rebirth, *rooms: str, first: str = "Rikkart") -> None:
    at.action_phase(first=first)
    at.choose("explore", *(f"move to {room}" for room in rooms))


@pytest.mark.rule("TRP.2", "TRP.3", "TRP.26")
def test_a_trap_interrupts_the_move_and_the_action_goes_on() -> None:
    at = three()
    active(at, "Gramigna", I="Pitfall")
    explore(at, "Arena")
    assert (at.asked(), at.offered()) == (("Gramigna", "react"), ["reveal I", "pass"])
    at.choose("reveal I")
    assert at.damage("Rikkart") == "gg"
    assert at.asked() == ("Rikkart", "part")
    assert "move to Sanctuary" in at.offered()


@pytest.mark.rule("TRP.2", "TRP.27")
def test_a_trap_kept_for_later_works_once() -> None:
    """Kept at the red Arena, sprung at the yellow Sanctuary, and spent for both colours."""
    at = three()
    active(at, "Gramigna", I="Pitfall")
    explore(at, "Arena")
    at.choose("pass", "move to Sanctuary", "reveal I")
    assert at.damage("Rikkart") == "gg"
    at.choose("stop", "explore", "move to Arena")
    assert at.asked() == ("Rikkart", "part")


@pytest.mark.rule("TRP.6", "TRP.22", "TRP.23")
@pytest.mark.parametrize(
    ("first", "order"),
    [("Rikkart", ALL), ("Gramigna", ("Gramigna", "Arianna", "Rikkart"))],
)
def test_several_owners_are_asked_in_play_order_from_the_first_mage(
    first: str, order: tuple[str, ...]
) -> None:
    """Each has a Toll; whoever moves, the First Mage is asked first, and each sees the last one resolved."""
    at = three()
    for mage in ALL:
        active(at, mage, I="Toll")
    if first != "Rikkart":
        for other in ("Gramigna", "Arianna"):
            at.tokens(other, 1)
    at.action_phase(first=first)
    while at.asked()[0] != "Rikkart":
        at.choose("fight", "stop") if "fight" in at.offered() else at.choose(at.offered()[-1])
    at.choose("explore", "move to Arena")
    for number, mage in enumerate(order):
        assert at.asked() == (mage, "react")
        at.choose("reveal I")
        assert [at.power(other) for other in order] == [1] * (number + 1) + [0] * (2 - number)
    assert at.asked() == ("Rikkart", "part")


@pytest.mark.rule("TRP.5")
def test_several_of_one_owner_come_in_the_owners_order() -> None:
    at = three()
    active(at, "Gramigna", I="Pitfall", II="Toll")
    explore(at, "Arena")
    assert at.offered() == ["reveal I", "reveal II", "pass"]
    at.choose("reveal II")
    assert (at.power("Gramigna"), at.damage("Rikkart")) == (1, "")
    assert at.offered() == ["reveal I", "pass"]


@pytest.mark.rule("TRP.19")
def test_what_was_entered_stays_entered() -> None:
    """Gramigna sends Rikkart out of the Arena; Arianna may still spring hers for it."""
    at = three()
    active(at, "Gramigna", I="Banishment")
    active(at, "Arianna", I="Pitfall")
    explore(at, "Arena")
    at.choose("reveal I", "Black Rose Room")
    assert at.place("Rikkart") == "Black Rose Room"
    assert (at.asked(), at.offered()) == (("Arianna", "react"), ["reveal I", "pass"])
    at.choose("reveal I")
    assert at.damage("Rikkart") == "aa"


@pytest.mark.rule("TRP.14", "TRP.19")
def test_against_a_mage_who_is_in_the_cell_by_now_a_trap_does_nothing_and_is_spent() -> None:
    at = three()
    at.stand("Rikkart", "Throne Room", damage="x" * 10)
    active(at, "Gramigna", I="Pitfall")
    active(at, "Arianna", I="Pitfall")
    explore(at, "Arena")
    at.choose("reveal I")
    assert at.place("Rikkart") == "Cell"
    assert at.asked() == ("Arianna", "react")
    at.choose("reveal I")
    assert (at.damage("Rikkart"), at.sheet("Arianna")) == ("", {"I": "Pitfall light"})
    assert [reveal.who for reveal in at.events("revealed")] == [1, 2]


@pytest.mark.rule("TRP.4")
def test_defeated_in_a_physical_action_the_rest_of_it_is_lost_not_the_activation() -> None:
    at = three()
    active(at, "Gramigna", I="Slaughter")
    explore(at, "Arena")
    at.choose("reveal I")
    assert at.place("Rikkart") == "Cell"
    assert (at.asked(), at.offered()) == (("Rikkart", "action"), ["explore", "end"])


@pytest.mark.rule("TRP.15", "TRP.16", "TRP.31", "TRP.32")
def test_a_chain_three_deep_unwinds_in_reverse() -> None:
    """Trap, protection in the mover's own turn, counter; then the trap's second sentence; then the move."""
    at = three()
    active(at, "Gramigna", I="Worm", II="Curse")
    active(at, "Rikkart", I="Retort")
    explore(at, "Arena")
    at.choose("reveal I")
    assert (at.damage("Rikkart"), at.cubes("Arena")) == ("gg", "")
    assert at.asked() == ("Rikkart", "react")
    at.choose("reveal I", "amount 2")
    assert (at.damage("Rikkart"), at.damage("Gramigna"), at.cubes("Arena")) == ("", "rr", "")
    assert at.asked() == ("Gramigna", "react")
    at.choose("reveal II")
    assert (at.damage("Rikkart"), at.cubes("Arena")) == ("gg", "gg")
    assert at.asked() == ("Rikkart", "part")


@pytest.mark.rule("TRP.25")
def test_summoning_into_a_grey_room_sets_off_what_waits_for_evocations() -> None:
    at = three()
    at.stand("Rikkart", "Crypt")
    active(at, "Gramigna", I="Open Grave")
    at.prepare("Rikkart", quick="Calling light")
    at.action_phase()
    at.choose("cast quick")
    assert (at.asked(), at.place("Nigredo r1")) == (("Gramigna", "react"), "Crypt")
    at.choose("reveal I")
    assert at.damage("Nigredo r1") == "gg"


@pytest.mark.rule("TRP.13")
def test_traps_work_in_the_evocation_phase() -> None:
    at = three()
    active(at, "Gramigna", I="Open Grave")
    nigredo = at.evocation("Rikkart", "Garden")
    at.begin("evocation")
    at.choose(nigredo, "move to Crypt")
    assert (at.asked(), at.offered()) == (("Gramigna", "react"), ["reveal I", "pass"])
    at.choose("reveal I")
    assert at.damage(nigredo) == "gg"


@pytest.mark.rule("CEL.7", "EX.R.42")
@pytest.mark.parametrize(("room", "reached"), [("Cell", False), ("Throne Room", True)])
def test_a_quest_solved_in_the_cell_sets_off_no_trap(room: str, reached: bool) -> None:
    at = three()
    at.stand("Rikkart", room)
    active(at, "Gramigna", I="Envy")
    quest = next(quest.name.en for quest in at.rules.quests if quest.moon == 1)
    at.task("Rikkart", quest, state="completed")
    solve(at, "Rikkart", quest)
    if reached:
        assert at.asked() == ("Gramigna", "react")
        at.choose("reveal I")
        assert at.damage("Rikkart") == "g"
    else:
        assert at.quiet
        assert at.happened("quest_solved") == [(0, at.quest(quest))]


@pytest.mark.rule("CEL.16", "TGT.23")
@pytest.mark.parametrize(("room", "damage"), [("Cell", ""), ("Sanctuary", "g")])
def test_from_the_cell_a_range_reaches_nobody(room: str, damage: str) -> None:
    """Gramigna's Last Word works from the Cell; a trap with a range has no room to measure from."""
    at = table("Rikkart", "Gramigna")
    at.stand("Rikkart", "Arena")
    at.stand("Gramigna", room)
    at.resolve("Near Snare", "light", by="Gramigna")
    if at.state.asked:
        at.choose("Rikkart")
    assert at.damage("Rikkart") == damage
