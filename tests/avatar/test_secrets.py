"""Who sees what of an Avatar's cards: the back on top and what was used, never the faces or their order."""

from __future__ import annotations

import random

import pytest

from blackrose.game import SPECTATOR, Game, State
from blackrose.game.checks import violations
from blackrose.game.numbers import BACKS
from blackrose.game.reading import running_command
from tests.avatar.tables import AVATAR, IDLE, RAY, SNARE, WARD, alone, hunted


def moments(people: int, seed: int, every: int = 12) -> list[State]:
    """Some states of a random game."""
    game = Game.new("rebirth", ("",) * people, seed, {"avatar": AVATAR, "setup": "random"})
    state, dice, found = game.start(), random.Random(seed), []
    for number in range(220):
        if state.over:
            break
        if number % every == 0:
            found.append(state.copy())
        decision = dice.choice(state.decisions)
        state.choose(decision.seat, dice.choice(decision.options))
    return found


@pytest.mark.rule("AVA.7")
@pytest.mark.parametrize(
    ("command", "back"),
    [(SNARE, ("trap", "damaged")), (WARD, ("protection", "targeted")), (IDLE, ("", ""))],
)
def test_everybody_sees_what_the_back_of_the_top_card_shows(command: str, back: tuple[str, str]) -> None:
    table = alone(command, RAY)
    for by in ("", "Rikkart"):
        seen = table.seen(by)
        assert BACKS[seen["armed"]] == back
        assert seen["commands"] == [2, 0, 0]


def test_of_the_decks_only_their_sizes_are_told() -> None:
    for state in moments(2, 1):
        for seat in (*state.rules.people, SPECTATOR):
            told = state.view(seat).to_json()
            assert told["commands"] == [len(deck) for deck in state.commands]
            assert told["commanded"] == list(state.commanded)
            assert told["commands_left"] == state.commands_left


@pytest.mark.parametrize("people", [1, 2, 3])
def test_the_order_of_its_decks_changes_nothing_that_anybody_sees(people: int) -> None:
    """Two tables that differ only in what lies below the top card, or in which of those alike lies there."""
    for state in moments(people, people):
        other = state.copy()
        decks = []
        for deck in state.commands:
            *rest, top = deck or (-1,)
            decks.append((*reversed(rest), top) if deck else ())
        other.commands = tuple(decks)
        for seat in (*state.rules.people, SPECTATOR):
            assert state.view(seat).to_json() == other.view(seat).to_json()


def test_a_redeal_shuffles_them_and_keeps_the_back() -> None:
    orders = set()
    for state in moments(2, 3):
        for seat in state.rules.people:
            view = state.view(seat)
            for number in range(3):
                dealt = view.redeal(bytes([number] * 32))
                assert violations(dealt) == []
                assert dealt.view(seat).to_json() == view.to_json()
                assert dealt.commanded == state.commanded
                orders.add(dealt.commands[0])
    assert len(orders) > 20


def test_on_a_masked_table_no_card_of_a_deck_is_told() -> None:
    table = alone(SNARE, IDLE).state.view(0).table
    assert len(table.commands[0]) == 2
    assert len(set(table.commands[0])) == 1
    assert table.commands[0] != alone(SNARE, IDLE).state.commands[0]


@pytest.mark.rule("AVA.20")
def test_everybody_sees_the_command_that_is_carried_out_and_how_far() -> None:
    table = hunted(
        "Walk | spell B | mage 1 | The Possessed inflicts 1 damage. || spell | | The Possessed gains 1 power."
    )
    assert running_command(table.state.view(0)) is None
    table.command()  # equal: the crown is asked
    running = running_command(table.state.view(1))
    assert running is not None
    assert table.rules.commands[running.card].name.en == "Walk"
    assert (running.part, running.extra) == (1, False)
    assert running_command(table.state.view(SPECTATOR)) == running
    table.choose("Gramigna")
    assert running_command(table.state.view(0)) is None


def test_its_choice_is_told_once_to_everybody() -> None:
    """Asking the crown holder runs the step again; nothing is told twice."""
    table = hunted(RAY)
    table.command()
    before = len(table.events("weighed"))
    assert before == 6  # two mages, three criteria
    table.choose("Gramigna")
    assert len(table.events("weighed")) == before
    assert table.told_to("", "weighed") == table.events("weighed")
    assert table.told_to("Gramigna", "decided") == table.events("decided")
