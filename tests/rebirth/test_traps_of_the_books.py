"""Traps at a Rebirth table: what the books' questions and answers say of them."""

from __future__ import annotations

import pytest

from blackrose.packs import load_text
from tests.rebirth.scenario import Rebirth, box_with
from tests.rebirth.waiting_box import active, table

SNARE = (
    'type = "trap", element = "earth", target = "mage *", '
    'when = "Another mage enters a red room.", text = "Inflict 1 damage."'
)
MARKED = f"""
    [[spell]]
    name = {{ en = "Snare", de = "Schlinge", ru = "Силок" }}
    school = "Hex"
    provenance = "original"
    instability = true
    light = {{ {SNARE} }}
    dark = {{ {SNARE} }}
"""
OTHERS = (
    "Guillotine | trap fire | mage * | Inflict 12 damage. | Another mage activates a purple room.",
    "Harvest | combat fire | self | Gain 1 power for each of your revealed earth spells.",
    "Calling | contingency earth | self | Summon 1 Nigredo in your room.",
)


def marked() -> Rebirth:
    """Rikkart beside the red Arena; Gramigna in the Crypt with a marked trap."""
    at = Rebirth("Rikkart", "Gramigna", pack=load_text(MARKED, base=box_with(*OTHERS)))
    at.stand("Rikkart", "Black Rose Room")
    at.stand("Gramigna", "Crypt")
    return at


def three() -> Rebirth:
    """Rikkart beside the Arena, the others elsewhere."""
    at = table("Rikkart", "Gramigna", "Arianna")
    at.stand("Rikkart", "Black Rose Room")
    at.stand("Gramigna", "Crypt")
    at.stand("Arianna", "Garden")
    return at


def enter_arena(at: Rebirth) -> None:
    at.action_phase(first="Rikkart")
    at.choose("explore", "move to Arena")


@pytest.mark.rule("EX.R.28", "TRP.5")
def test_two_equal_traps_of_one_mage_both_work_in_the_owners_order() -> None:
    at = three()
    active(at, "Gramigna", I="Pitfall", II="Pitfall")
    enter_arena(at)
    assert at.offered() == ["reveal I", "reveal II", "pass"]
    at.choose("reveal II")
    assert (at.asked(), at.offered()) == (("Gramigna", "react"), ["reveal I", "pass"])
    at.choose("reveal I")
    assert at.damage("Rikkart") == "gggg"


@pytest.mark.rule("EX.R.29", "TRP.6")
def test_traps_of_two_mages_come_in_play_order_not_from_the_active_mage() -> None:
    """Arianna is first in this phase: she is asked before Gramigna, who sits next to the active Rikkart."""
    at = three()
    for mage in ("Gramigna", "Arianna"):
        active(at, mage, I="Pitfall")
        at.tokens(mage, 0)
    at.action_phase(first="Arianna")
    assert at.asked()[0] == "Rikkart"
    at.choose("explore", "move to Arena")
    assert at.asked() == ("Arianna", "react")
    at.choose("reveal I")
    assert at.asked() == ("Gramigna", "react")
    at.choose("reveal I")
    assert at.damage("Rikkart") == "aagg"


@pytest.mark.rule("EX.R.31", "TRP.25")
@pytest.mark.parametrize(
    ("room", "trap", "answered"), [("Crypt", "Open Grave", True), ("Arena", "Toll", False)]
)
def test_summoning_into_a_trapped_room_counts_for_traps_on_evocations(
    room: str, trap: str, answered: bool
) -> None:
    at = three()
    at.stand("Rikkart", room)
    active(at, "Gramigna", I=trap)
    at.resolve("Calling", "light", by="Rikkart")
    if answered:
        assert at.asked() == ("Gramigna", "react")
        at.choose("reveal I")
        assert at.damage("Nigredo r1") == "gg"
    else:
        assert at.quiet


@pytest.mark.rule("EX.R.37", "SPL.17")
def test_the_mark_of_a_trap_is_placed_where_its_owner_stands_when_it_is_sprung() -> None:
    at = marked()
    active(at, "Gramigna", I="Snare")
    enter_arena(at)
    assert at.happened("placed") == []
    at.choose("reveal I")
    assert (at.cubes("Crypt"), at.cubes("Arena"), at.damage("Rikkart")) == ("g", "", "g")


@pytest.mark.rule("EX.R.37", "SPL.17")
def test_a_trap_never_revealed_places_no_mark() -> None:
    at = marked()
    active(at, "Gramigna", I="Snare")
    at.begin("clean-up")
    at.choose("pass")
    assert (at.sheet("Gramigna"), at.happened("placed")) == ({}, [])


@pytest.mark.rule("CEL.10", "CEL.16")
def test_a_marked_trap_sprung_from_the_cell_places_nothing() -> None:
    at = marked()
    at.stand("Gramigna", "Cell")
    active(at, "Gramigna", I="Snare")
    enter_arena(at)
    at.choose("reveal I")
    assert (at.damage("Rikkart"), at.happened("placed")) == ("g", [])


@pytest.mark.rule("EX.R.40", "TRP.27")
def test_a_trap_of_two_colours_is_spent_after_one() -> None:
    at = three()
    active(at, "Gramigna", I="Pitfall")
    enter_arena(at)
    at.choose("reveal I", "move to Sanctuary")  # red sprang it; yellow does no more
    assert (at.damage("Rikkart"), at.asked()[0]) == ("gg", "Rikkart")


@pytest.mark.rule("ACT.11")
def test_an_active_trap_forces_no_action_and_need_not_be_used() -> None:
    """Nobody has anything left but Gramigna's trap: the action phase is over at once."""
    at = three()
    active(at, "Gramigna", I="Pitfall")
    for mage in at.people:
        at.tokens(mage, 0)
    at.action_phase()
    assert at.rules.edition.phases[at.state.phase].name == "clean-up"
    assert at.asked() == ("Gramigna", "take back")


@pytest.mark.rule("SPL.26")
def test_a_trap_counts_by_its_element_only_once_sprung() -> None:
    at = marked()
    active(at, "Gramigna", I="Snare")
    at.resolve("Harvest", "light", by="Gramigna")
    assert at.power("Gramigna") == 0
    enter_arena(at)
    at.choose("reveal I")
    at.resolve("Harvest", "light", by="Gramigna")
    assert at.power("Gramigna") == 1


@pytest.mark.rule("TRP.17")
def test_defeated_in_mid_use_the_room_goes_on_and_the_rest_of_the_action_is_lost() -> None:
    """The Throne Room still takes its price from Rikkart and crowns him; he fights nobody any more."""
    at = marked()
    at.stand("Rikkart", "Throne Room")
    at.stand("Gramigna", "Throne Room")
    at.power("Rikkart", 3)
    active(at, "Gramigna", I="Guillotine")
    at.begin("action", first="Gramigna")
    while at.asked()[0] == "Gramigna":
        at.choose(next(word for word in ("stop", "end", "explore") if word in at.offered()))
    at.choose("fight", "use")
    assert at.asked() == ("Gramigna", "react")
    at.choose("reveal I")
    assert at.place("Rikkart") == "Cell"
    assert at.crown() == "Rikkart"
    assert at.power("Rikkart") == 2
    assert at.asked()[1] != "part"
