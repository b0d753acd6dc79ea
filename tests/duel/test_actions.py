"""Activations and their actions: how many, in which order, Command, Momentum, and the way out of the Cell."""

import pytest

from tests.duel.lodge import ABYSS, ARMORY, CENTRE, CRYPT, LIBRARY, SUMMONER
from tests.scenario import Duel


def table(**sheet: str) -> Duel:
    """Bartholomew, with these spells, and Ulrich, with none, in the same room."""
    duel = Duel()
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", CRYPT)
    duel.prepare("Bartholomew", **sheet)
    return duel


def moves(*rooms: str) -> set[str]:
    return {f"move to {room}" for room in rooms}


# --------------------------------------------------------------------------------------------------
# Activations
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.2", "ACT.31")
def test_activations_go_round_until_nobody_can_act() -> None:
    """With one token against two, Ulrich acts, Bartholomew acts, Ulrich acts again; then it is over."""
    duel = table()
    duel.tokens("Bartholomew", 1)
    duel.action_phase(first="Ulrich", round_=4)

    assert duel.asked() == ("Ulrich", "action")
    duel.choose("fight", "stop", "end")
    assert duel.asked() == ("Bartholomew", "action")
    duel.choose("fight", "stop")
    assert duel.asked() == ("Ulrich", "action")
    duel.choose("fight", "stop")
    assert duel.state.over


@pytest.mark.rule("ACT.2", "ACT.31")
def test_an_activation_is_one_or_two_actions() -> None:
    """The first action cannot be left out, the second can, and there is no third."""
    duel = table(quick="Deadly Charge light")
    duel.action_phase()

    assert "end" not in duel.offered()
    duel.choose("fight", "stop")
    assert "end" in duel.offered()
    duel.choose("fight", "stop")
    assert duel.asked() == ("Ulrich", "action")


@pytest.mark.rule("ACT.31")
def test_who_cannot_act_is_passed_over() -> None:
    """Bartholomew is first, but has neither token nor spell: Ulrich begins."""
    duel = table()
    duel.tokens("Bartholomew", 0)
    duel.action_phase(first="Bartholomew")

    assert duel.asked() == ("Ulrich", "action")
    duel.choose("fight", "stop", "end")
    assert duel.asked() == ("Ulrich", "action")


@pytest.mark.rule("ACT.31")
def test_a_ready_spell_alone_forces_an_action() -> None:
    """Without tokens but with a spell left one must cast it or spend it."""
    duel = table(I="Tremor light")
    duel.tokens("Bartholomew", 0)
    duel.action_phase()

    assert duel.offered() == ["cast I", "momentum I"]


@pytest.mark.rule("ACT.3")
def test_an_action_ends_before_the_next_begins() -> None:
    """In the middle of Explore no spell can be cast; when it is over it can."""
    duel = table(quick="Tremor light")
    duel.action_phase()
    duel.choose("explore", f"move to {CENTRE}")

    assert not {"cast quick", "momentum quick", "fight"} & set(duel.offered())
    assert duel.refused(("cast", 0), "Bartholomew")
    duel.choose("stop")
    assert "cast quick" in duel.offered()


@pytest.mark.rule("ACT.3")
def test_a_spell_ends_before_the_next_action() -> None:
    """While a commanded evocation still has its moves its mage cannot begin the second action."""
    duel = table(quick="Dread Order light")
    duel.evocation("Bartholomew", ABYSS)
    duel.action_phase()
    duel.choose("cast quick", "Templar b1")

    assert duel.asked() == ("Bartholomew", "part")
    assert "explore" not in duel.offered()
    duel.choose("stop")
    assert "explore" in duel.offered()


@pytest.mark.rule("ACT.4")
def test_there_are_two_physical_tokens_a_round() -> None:
    """After one physical action all three are open, after two of them only spells are left."""
    duel = table(quick="Tremor light")
    duel.evocation("Bartholomew", ABYSS)
    duel.tokens("Ulrich", 0)
    duel.action_phase()

    duel.choose("explore", "stop")
    assert {"explore", "fight", "command"} <= set(duel.offered())
    duel.choose("command", "stop")
    assert duel.offered() == ["cast quick", "momentum quick"]


# --------------------------------------------------------------------------------------------------
# Command
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.7")
def test_command_activates_one_of_ones_own_evocations() -> None:
    """Of two Templars of his and one of Ulrich's Bartholomew commands one of his, and only that one."""
    duel = table()
    first, second = (duel.evocation("Bartholomew", ABYSS) for _ in range(2))
    duel.evocation("Ulrich", ABYSS)
    duel.action_phase()

    duel.choose("command")
    assert duel.offered() == [first, second, "stop"]
    duel.choose(second, f"move to {LIBRARY}", "stop")
    assert (duel.place(first), duel.place(second)) == (ABYSS, LIBRARY)
    assert duel.asked() == ("Bartholomew", "action")


@pytest.mark.rule("ACT.7")
def test_without_an_evocation_there_is_nothing_to_command() -> None:
    """Ulrich's Templar is not Bartholomew's to command."""
    duel = table()
    duel.evocation("Ulrich", ABYSS)
    duel.action_phase()

    assert duel.offered() == ["explore", "fight"]


# --------------------------------------------------------------------------------------------------
# Momentum
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.9", "ACT.32")
def test_momentum_spends_a_ready_spell_of_any_slot_for_one_move() -> None:
    """The spell of slot II goes to the Memories before that of slot I was cast; one room, and that is all."""
    duel = table(quick="Tremor light", I="Violence light", II="Dark Force light")
    duel.action_phase()

    assert {"momentum quick", "momentum I", "momentum II"} < set(duel.offered())
    duel.choose("momentum II")
    assert duel.memories("Bartholomew") == ["Dark Force"]
    assert set(duel.offered()) == {*moves(ARMORY, ABYSS, CENTRE), "stop"}, "no attack, no use of the room"
    duel.choose(f"move to {ARMORY}")
    assert duel.asked() == ("Bartholomew", "action")
    assert duel.place("Bartholomew") == ARMORY


@pytest.mark.rule("ACT.32", "ACT.9")
def test_momentum_is_neither_physical_nor_a_cast() -> None:
    """The one token is still there, nothing is revealed, and a standard spell may be cast after it."""
    duel = table(I="Violence light", II="Dark Force light")
    duel.tokens("Bartholomew", 1)
    duel.action_phase()

    duel.choose("momentum I", "stop")
    assert duel.happened("revealed") == []
    assert duel.offered() == ["explore", "fight", "cast II", "momentum II", "end"]


@pytest.mark.rule("ACT.22")
def test_the_move_of_momentum_may_be_left_out() -> None:
    """The spell is spent, the mage stays."""
    duel = table(I="Violence light")
    duel.action_phase()
    duel.choose("momentum I", "stop")

    assert duel.place("Bartholomew") == CRYPT
    assert duel.memories("Bartholomew") == ["Violence"]
    assert duel.asked() == ("Bartholomew", "action")


@pytest.mark.rule("ACT.15")
def test_a_forgotten_spell_spent_on_momentum_goes_to_the_memories() -> None:
    """It was never revealed, so it does not leave the game."""
    duel = table(I="Shadow Form light")
    duel.action_phase()
    duel.choose("momentum I", "stop")

    assert duel.memories("Bartholomew") == ["Shadow Form"]
    assert duel.state.removed == ()


@pytest.mark.rule("ACT.25")
def test_the_same_action_may_be_taken_twice() -> None:
    """Two Momentum in one activation, two rooms away."""
    duel = table(quick="Tremor light", I="Violence light")
    duel.action_phase()
    duel.choose("momentum quick", f"move to {CENTRE}", "momentum I", f"move to {SUMMONER}")

    assert duel.place("Bartholomew") == SUMMONER
    assert duel.asked() == ("Ulrich", "action")


@pytest.mark.rule("ACT.25")
def test_two_fights_in_one_activation() -> None:
    """Both tokens go into attacks on the same mage."""
    duel = table()
    duel.action_phase()
    duel.choose("fight", "attack Ulrich", "stop", "fight", "attack Ulrich", "stop")

    assert duel.damage("Ulrich") == "bbbb"
    assert duel.asked() == ("Ulrich", "action")


# --------------------------------------------------------------------------------------------------
# Out of the Cell
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ACT.12", "ACT.33")
def test_explore_from_the_cell_must_lead_out() -> None:
    """One of the two rooms at the Cell has to be entered; the rest of the run and the use are free again."""
    duel = table(quick="Tremor light")
    duel.stand("Bartholomew", "Cell")
    duel.action_phase()

    assert duel.offered() == ["explore", "momentum quick"]
    duel.choose("explore")
    assert set(duel.offered()) == moves(ABYSS, LIBRARY), "it cannot be left out"
    duel.choose(f"move to {LIBRARY}")
    assert {"use", "stop", f"move to {CENTRE}"} < set(duel.offered())
    duel.choose("stop")
    assert {"fight", "cast quick", "end"} < set(duel.offered()), "outside, everything is open again"


@pytest.mark.rule("ACT.12", "ACT.33")
def test_momentum_from_the_cell_must_lead_out() -> None:
    """The move that may be left out elsewhere must be taken here."""
    duel = table(quick="Tremor light", I="Violence light")
    duel.stand("Bartholomew", "Cell")
    duel.tokens("Bartholomew", 0)
    duel.action_phase()

    assert duel.offered() == ["momentum quick", "momentum I"]
    duel.choose("momentum I")
    assert set(duel.offered()) == moves(ABYSS, LIBRARY)
    assert duel.refused(("stop",), "Bartholomew")
    duel.choose(f"move to {ABYSS}")
    assert duel.offered() == ["cast quick", "momentum quick", "end"]


@pytest.mark.rule("ACT.12", "ACT.31")
def test_who_can_neither_explore_nor_use_momentum_stays_in_the_cell() -> None:
    """Without token and spell Bartholomew is passed over and does not leave."""
    duel = table()
    duel.stand("Bartholomew", "Cell")
    duel.tokens("Bartholomew", 0)
    duel.action_phase(round_=4)

    duel.choose("fight", "stop", "fight", "stop", by="Ulrich")
    assert duel.place("Bartholomew") == "Cell"
    assert duel.state.over
