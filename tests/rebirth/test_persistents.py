"""Effects in force at the tables of Rebirth: persistents, and texts of cards that lie there."""

from __future__ import annotations

import pytest

from tests.naming import ROSE
from tests.rebirth.scenario import Rebirth
from tests.rebirth.waiting_box import table


def lasting(spell: str, *choices: str) -> Rebirth:
    """Gramigna has cast a spell that stays in force; Rikkart stands in the Throne Room."""
    at = table("Rikkart", "Gramigna")
    at.stand("Rikkart", "Throne Room")
    at.stand("Gramigna", "Crypt")
    at.prepare("Gramigna", quick=f"{spell} light")
    at.tokens("Gramigna", 0)
    at.action_phase(first="Gramigna")
    at.choose("cast quick", *choices)
    return at


@pytest.mark.rule("PER.1", "PER.2", "EX.R.9")
def test_it_applies_each_time_without_being_asked() -> None:
    at = lasting("Shadow", "Rikkart")
    at.choose("explore", "move to Arena", "move to Sanctuary")
    assert at.damage("Rikkart") == "gg"


@pytest.mark.rule("PER.5")
def test_it_stays_at_its_targets_defeat_and_works_again_outside_the_cell() -> None:
    at = lasting("Shadow", "Rikkart")
    at.stand("Rikkart", "Throne Room", damage="x" * 10)
    at.choose("explore", "move to Arena")
    assert at.place("Rikkart") == "Cell"
    assert len(at.state.lasting) == 1
    way_out = at.exits("Rikkart")[0]
    at.choose("explore", f"move to {way_out}")
    assert (at.place("Rikkart"), at.damage("Rikkart")) == (way_out, "")
    at.choose(at.offered()[0])
    assert at.damage("Rikkart") == "g"


@pytest.mark.rule("PER.3")
def test_it_ends_when_its_card_leaves_the_sheet() -> None:
    at = lasting("Echo")
    assert len(at.state.lasting) == 1
    at.begin("clean-up")
    assert not at.state.lasting


@pytest.mark.rule("PER.2", "TRP.6")
def test_what_one_gains_sets_off_the_others_echo_once() -> None:
    at = lasting("Echo")
    at.resolve("Windfall", "light", by="Rikkart")
    assert (at.power("Rikkart"), at.power("Gramigna")) == (1, 1)


@pytest.mark.rule("EVT.10", "EVT.15")
@pytest.mark.parametrize(("phase", "power"), [("action", 1), ("study", 0)])
def test_an_event_on_the_board_works_in_its_phase_alone(phase: str, power: int) -> None:
    """Whenever a mage activates a red room, the Black Rose gains 1: in the action phase."""
    at = table("Rikkart", "Gramigna")
    at.lay_event(1, next(c.name.en for c in at.rules.event_cards if "Battle" in c.name.en))
    at.stand("Rikkart", "Arena")
    at.action_phase()
    at.state.phase = [p.name for p in at.rules.edition.phases].index(phase)
    at.choose("explore", "use")
    assert at.power(ROSE) == power


@pytest.mark.rule("EVO.10", "TRP.22")
def test_a_text_of_an_evocation_applies_to_who_enters_its_room() -> None:
    """Rikkart walks into the room of Gramigna's Totem: she inflicts 1 on him, without being asked."""
    at = table("Rikkart", "Gramigna")
    at.stand("Rikkart", "Throne Room")
    at.stand("Gramigna", "Crypt")
    at.evocation("Gramigna", "Arena", kind="Totem")
    at.action_phase()
    at.choose("explore", "move to Arena")
    assert at.damage("Rikkart") == "g"
    assert at.asked() == ("Rikkart", "part")


@pytest.mark.rule("TRP.2")
def test_a_text_that_comes_into_force_meanwhile_does_not_answer_what_was_before() -> None:
    """The trap on Rikkart's entering summons a Totem there: it does not strike him for that same entering."""
    at = table("Rikkart", "Gramigna")
    at.stand("Rikkart", "Throne Room")
    at.stand("Gramigna", "Crypt")
    at.prepare("Gramigna", status="active", I="Late Totem light")
    at.action_phase()
    at.choose("explore", "move to Arena", "reveal I")
    assert at.place("Totem g1") == "Arena"
    assert at.damage("Rikkart") == ""


@pytest.mark.rule("PER.5")
@pytest.mark.parametrize(("place", "power"), [("Cell", 0), ("Crypt", 1)])
def test_an_own_one_does_not_work_in_the_cell_either(place: str, power: int) -> None:
    at = lasting("Echo")
    at.stand("Gramigna", place)
    at.resolve("Windfall", "light", by="Rikkart")
    assert (at.power("Rikkart"), at.power("Gramigna")) == (1, power)


@pytest.mark.rule("PER.5")
def test_what_brought_its_caster_there_is_still_answered() -> None:
    """Dark Omens pays Gramigna for every mage who is placed in the Cell, herself too."""
    at = table("Rikkart", "Gramigna")
    at.stand("Rikkart", "Throne Room")
    at.stand("Gramigna", "Crypt", damage=at.nearly("Gramigna", 1))
    at.prepare("Gramigna", quick="Dark Omens dark")
    at.action_phase(first="Gramigna")
    at.choose("cast quick")
    at.resolve("Strike", "light", by="Rikkart")
    at.choose("Gramigna")
    assert (at.place("Gramigna"), at.power("Gramigna")) == ("Cell", 1)
