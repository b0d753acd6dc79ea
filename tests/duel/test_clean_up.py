"""Clean-up: sheets, tokens and evocations, then full rooms, then the end of the round."""

import pytest

from tests.scenario import Duel


def standing(event: str = "Living Lodge") -> Duel:
    """Bartholomew in the Armory, Ulrich in the Crypt."""
    duel = Duel(event=event)
    duel.stand("Bartholomew", "Templar Armory")
    duel.stand("Ulrich", "Crypt of the Saint")
    return duel


def two_full_rooms(duel: Duel) -> None:
    """So that the First Mage is asked which one is rebuilt first."""
    duel.instability("Templar Treasure Room", "bbbu")
    duel.instability("Library of the Order", "uuuur")


@pytest.mark.rule("CLN.3")
def test_all_spells_go_from_the_sheets_to_the_memories() -> None:
    """Cast or not, in whatever slot: every spell lies face-up in its owner's Memories, after those there."""
    duel = standing()
    duel.pile("Bartholomew", memories=["Magic Bond"])
    duel.prepare("Bartholomew", "revealed", quick="Tremor dark", II="Fusion light")
    duel.prepare("Bartholomew", I="Violence dark")
    duel.prepare("Ulrich", III="Dark Force light")
    two_full_rooms(duel)
    duel.begin("clean-up")
    assert (duel.sheet("Bartholomew"), duel.sheet("Ulrich")) == ({}, {})
    assert duel.memories("Bartholomew")[0] == "Magic Bond"
    assert sorted(duel.memories("Bartholomew")) == ["Fusion", "Magic Bond", "Tremor", "Violence"]
    assert duel.memories("Ulrich") == ["Dark Force"]
    assert duel.state.view(1).memories[0] == duel.state.memories[0]


@pytest.mark.rule("CLN.3", "SPL.5", "SPL.22")
def test_a_forgotten_spell_leaves_the_game_only_if_it_was_revealed() -> None:
    """Shadow Form was cast and is gone for good; Guardians of the Temple was not and can come back."""
    duel = standing()
    duel.prepare("Bartholomew", "revealed", quick="Shadow Form dark")
    duel.prepare("Bartholomew", I="Guardians of the Temple light")
    two_full_rooms(duel)
    duel.begin("clean-up")
    assert duel.memories("Bartholomew") == ["Guardians of the Temple"]
    assert duel.state.removed == (duel.card("Shadow Form"),)
    assert duel.state.forgotten == ()


@pytest.mark.rule("CLN.3")
def test_sheets_and_tokens_come_before_the_rooms_and_the_rooms_before_the_crown() -> None:
    """When the first full room is chosen, spells are away and tokens back, but the crown has not moved."""
    duel = standing()
    duel.prepare("Bartholomew", "revealed", quick="Tremor dark")
    for mage in ("Bartholomew", "Ulrich"):
        duel.tokens(mage, 0)
    two_full_rooms(duel)
    duel.begin("clean-up")
    assert duel.asked() == ("Bartholomew", "rebuild")
    assert (duel.sheet("Bartholomew"), duel.state.tokens) == ({}, [2, 2])
    assert (duel.state.round, duel.happened("crown"), duel.happened("rebuilt")) == (1, [], [])
    duel.choose("Library of the Order")
    order = duel.told("discarded", "rebuilt", "crown", "round")
    assert order == ["discarded", "rebuilt", "rebuilt", "crown", "round"]


@pytest.mark.rule("CLN.3")
def test_effects_in_force_end_with_the_sheets() -> None:
    """Shadow Form shielded Bartholomew in round 3; the event of round 4 hits him with all 3 damage."""
    duel = standing(event="Rebuilding")
    duel.prepare("Bartholomew", quick="Shadow Form light")
    duel.action_phase(round_=3)
    duel.choose("cast quick", "end")
    duel.choose("fight", "stop", "fight", "stop")
    assert duel.damage("Bartholomew") == ""
    duel.choose("fight", "stop", "fight", "stop")
    assert duel.state.round == 4
    assert duel.damage("Bartholomew") == "rrr"


@pytest.mark.rule("CLN.3")
def test_physical_tokens_are_fresh_in_the_next_round() -> None:
    """Both have spent their tokens; after the clean-up each can take two physical actions, not three."""
    duel = standing()
    for mage in ("Bartholomew", "Ulrich"):
        duel.tokens(mage, 0)
    duel.begin("clean-up", round_=2)
    assert duel.asked() == ("Ulrich", "action")
    duel.choose("fight", "stop", "fight", "stop")
    assert duel.asked() == ("Bartholomew", "action")
    duel.choose("fight", "stop", "fight", "stop")
    assert duel.state.round == 4


@pytest.mark.rule("CLN.3")
def test_evocations_are_available_again_in_the_next_round() -> None:
    """The Templar that activated in round 2 activates in round 3 too, once each time."""
    duel = standing()
    templar = duel.evocation("Ulrich", "Abyss of Faith")
    duel.begin("evocation", round_=2)
    for round_ in (2, 3):
        assert (duel.state.round, duel.asked()) == (round_, ("Ulrich", "part"))
        duel.choose("stop")
        while duel.state.round < 4 and duel.decision().kind == "action":
            duel.choose("fight", "stop", "fight", "stop")
    assert duel.happened("activated") == [(duel.model(templar), 1)] * 2


@pytest.mark.rule("CLN.4")
def test_hands_are_kept() -> None:
    """Nine spells of Bartholomew and one of Ulrich are still in hand when the next round has begun."""
    duel = standing()
    duel.hold("Bartholomew", *["Tremor", "Fusion", "Violence"] * 3)
    duel.hold("Ulrich", "Tremor")
    duel.begin("clean-up")
    assert (duel.state.round, duel.asked()) == (2, ("Ulrich", "room"))  # the event of round 2
    assert (len(duel.hand("Bartholomew")), duel.hand("Ulrich")) == (9, ["Tremor"])
    assert (duel.memories("Bartholomew"), duel.memories("Ulrich")) == ([], [])


@pytest.mark.rule("CLN.9", "SET.26")
@pytest.mark.parametrize("round_", [1, 2, 3])
def test_before_round_4_the_marker_advances_and_the_crown_goes_over(round_: int) -> None:
    """The next round begins with its event, and the opponent of the crown holder is first."""
    duel = standing()
    duel.begin("clean-up", first="Ulrich", round_=round_)
    assert not duel.state.over
    assert duel.state.view(0).round == round_ + 1
    assert (duel.state.crown, duel.state.first) == (0, 0)
    assert duel.asked()[0] == "Bartholomew"
    assert duel.happened("scored") == []


@pytest.mark.rule("CLN.9")
def test_in_round_4_the_game_ends() -> None:
    """After the clean-up of round 4, full rooms included, the count follows and nothing is asked any more."""
    duel = standing()
    two_full_rooms(duel)
    duel.begin("clean-up", first="Ulrich", round_=4)
    assert not duel.state.over
    duel.choose("Library of the Order")
    assert duel.state.over
    assert (duel.state.decisions, duel.state.round, duel.happened("crown")) == ((), 4, [])
    assert len(duel.happened("rebuilt")) == 2
    assert duel.refused(("end",), "Bartholomew")
