"""The middle of a chain as a value, and chains that would never end."""

import json
from collections.abc import Callable

import pytest

from blackrose.game import Option, State
from tests.duel.lodge import ABYSS, CENTRE, CRYPT, SUMMONER, TREASURE, moves
from tests.engine.test_interruptions import active, explore, table
from tests.engine.trap_box import trap_box
from tests.scenario import Duel

CHAIN = ["reveal I", "reveal I", "amount 2", "reveal II", *moves([TREASURE]), "use", CENTRE, "end"]
"""The answers from the first trap on to the end of the activation (see test_interruptions)."""


def in_the_chain() -> Duel:
    """Bartholomew has entered the red room, and Ulrich is asked whether he springs his trap."""
    duel = table(I="Cerebral Worm", II="Baleful Curse")
    active(duel, "Bartholomew", I="Persecution")
    explore(duel, SUMMONER)
    return duel


def restored(state: State) -> State:
    """The state after it was written down as text and read again."""
    return State.from_json(state.rules, json.loads(json.dumps(state.to_json())))


@pytest.mark.parametrize("save", [State.copy, restored])
def test_a_chain_goes_on_from_a_copy_or_a_saved_state(save: Callable[[State], State]) -> None:
    """At every decision of the chain: an equal state, and it goes on to the equal end."""
    duel = in_the_chain()
    saved: list[State] = []
    choices: list[tuple[int, Option]] = []
    for label in CHAIN:
        saved.append(save(duel.state))
        assert saved[-1] == duel.state
        decision = duel.decision()
        option = next(option for option in decision.options if duel.label(option) == label)
        choices.append((decision.seat, option))
        before = duel.state.digest()
        duel.choose(label)
        assert saved[-1].digest() == before != duel.state.digest()

    assert duel.asked() == ("Ulrich", "action")
    for at, state in enumerate(saved):
        for seat, option in choices[at:]:
            state.choose(seat, option)
        assert state == duel.state
        assert state.digest() == duel.state.digest()


def test_a_refused_answer_in_the_chain_changes_nothing() -> None:
    """Neither a spell that cannot be revealed now nor the other mage's answer is taken."""
    duel = in_the_chain()
    assert duel.refused(("reveal", 2), "Ulrich")
    assert duel.refused(("pass",), "Bartholomew")
    duel.choose("reveal I", "reveal I")
    assert duel.refused(("amount", 3), "Bartholomew")


# --------------------------------------------------------------------------------------------------
# Chains without end
# --------------------------------------------------------------------------------------------------


def mirrored(**bartholomews: str) -> Duel:
    """Both have cast a Mirror of Pain: every damage is healed and thrown back. Bartholomew is to act."""
    duel = Duel(pack=trap_box())
    duel.stand("Bartholomew", CRYPT)
    duel.stand("Ulrich", CRYPT)
    duel.prepare("Bartholomew", quick="Mirror of Pain light", **bartholomews)
    duel.prepare("Ulrich", quick="Mirror of Pain light")
    duel.action_phase()
    duel.choose("cast quick", "end", "cast quick", "end")
    return duel


def test_two_cards_that_set_each_other_off_without_end_are_stopped() -> None:
    """A blow between the two mirrors is thrown back and forth until the limit; then the fight goes on."""
    duel = mirrored()
    duel.choose("fight", "attack Ulrich")
    assert len(duel.happened("voided")) == 1
    assert len(duel.happened("suffered")) > 100
    assert duel.asked() == ("Bartholomew", "part")
    duel.choose("use")
    assert duel.place("Templar b1") == CRYPT
    assert duel.asked() == ("Bartholomew", "action")


def test_the_game_goes_on_after_a_chain_was_stopped() -> None:
    """Played on by whatever is offered first, the game comes to its end and to a winner."""
    duel = mirrored()
    duel.choose("fight", "attack Ulrich")
    for _ in range(2000):
        if duel.state.over:
            break
        decision = duel.decision()
        duel.state.choose(decision.seat, decision.options[0])
    assert len(duel.happened("over")) == 1


def test_a_bar_filled_before_the_chain_was_stopped_is_not_forgotten() -> None:
    """The blast that sets off the mirrors also fells a Templar: it leaves at the next full stop."""
    duel = mirrored(I="Dark Force light")
    duel.evocation("Ulrich", CRYPT)
    duel.choose("cast I", CRYPT)
    assert len(duel.happened("voided")) == 1
    duel.choose("explore", *moves([ABYSS]))
    assert duel.place("Templar u1") == ""
    assert duel.asked() == ("Bartholomew", "part")
