"""The evocation phase: by turns, one each, until all were activated."""

from __future__ import annotations

import pytest

from tests.scenario import Duel

CRYPT = "Crypt of the Saint"


def phase(first: str, *owners: str) -> Duel:
    """The evocation phase with a Templar for each owner named, in the Crypt."""
    duel = Duel()
    for owner in owners:
        duel.evocation(owner, CRYPT)
    duel.begin("evocation", first=first)
    return duel


@pytest.mark.rule("EVP.2")
def test_by_turns_one_each_from_the_first_mage_on() -> None:
    """Ulrich begins with one of his two, Bartholomew answers with his only one, Ulrich ends."""
    duel = phase("Ulrich", "Bartholomew", "Ulrich", "Ulrich")
    assert (duel.asked(), duel.offered()) == (("Ulrich", "evocation"), ["Templar u1", "Templar u2"])
    duel.choose("Templar u2", "stop")
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose("stop")
    assert duel.asked() == ("Ulrich", "part")  # u1 is the only one left: nobody is asked which
    duel.choose("stop")
    order = [duel.name(model) for model, _ in duel.happened("activated")]
    assert order == ["Templar u2", "Templar b1", "Templar u1"]
    assert (duel.state.phase, duel.state.round) == (2, 2)  # on to the next round's action phase


@pytest.mark.rule("EVP.2")
def test_who_has_none_left_passes() -> None:
    """Bartholomew has none: Ulrich activates his three one after the other."""
    duel = phase("Bartholomew", "Ulrich", "Ulrich", "Ulrich")
    duel.choose("Templar u3", "stop", "Templar u1", "stop", "stop")
    order = [duel.name(model) for model, _ in duel.happened("activated")]
    assert order == ["Templar u3", "Templar u1", "Templar u2"]


@pytest.mark.rule("EVP.2")
def test_an_evocation_that_left_is_not_waited_for() -> None:
    """Bartholomew's Templar fells one of Ulrich's before its turn: only the other one still activates."""
    duel = phase("Bartholomew", "Bartholomew", "Ulrich", "Ulrich")
    duel.choose("attack Templar u1", "stop")
    assert duel.place("Templar u1") == ""
    assert duel.asked() == ("Ulrich", "part")
    duel.choose("stop")
    assert [duel.name(model) for model, _ in duel.happened("activated")] == ["Templar b1", "Templar u2"]


@pytest.mark.rule("EVP.3")
def test_a_command_does_not_use_up_the_phase() -> None:
    """Commanded and ordered by a spell before, the Templar still activates in the evocation phase."""
    duel = Duel()
    duel.stand("Bartholomew", CRYPT)
    templar = duel.evocation("Bartholomew", CRYPT)
    duel.prepare("Bartholomew", quick="Dread Order light")
    duel.tokens("Bartholomew", 1)
    duel.tokens("Ulrich", 0)
    duel.action_phase()
    duel.choose("command", templar, "stop", "cast quick", templar, "stop")
    assert duel.happened("phase")[-1] == (3,)
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose("stop")
    assert duel.happened("activated") == [(duel.model(templar), 0)] * 3


@pytest.mark.rule("EVP.3")
def test_an_events_activation_does_not_use_up_the_phase_either() -> None:
    """Control, an event, activates the Templar twice; its own turn comes all the same."""
    duel = Duel(event="Rebuilding")
    duel.stand("Ulrich", CRYPT)
    templar = duel.evocation("Ulrich", CRYPT)
    duel.tokens("Bartholomew", 0)
    duel.tokens("Ulrich", 0)
    duel.begin("black rose", round_=2)
    duel.choose("stop", "stop")  # Control: each mage drives the only evocation
    assert duel.happened("phase")[-1] == (3,)
    assert duel.asked() == ("Ulrich", "part")
    assert len(duel.happened("activated")) == 3
    assert duel.place(templar) == CRYPT
