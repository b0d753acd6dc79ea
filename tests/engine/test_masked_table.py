"""The table of a view: what the seat may know is there as it is, everything else under a mask."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from blackrose.engine.meaning import modifiers
from blackrose.engine.table import HIDDEN
from blackrose.game import SPECTATOR, Game, State
from blackrose.game.reading import NO_FIGURES, Figures, figures

EDITIONS = pytest.mark.parametrize(("edition", "seats"), [("duel", 2), ("rebirth", 3), ("classic", 3)])


def moments(edition: str, seats: int, often: float = 0.1) -> Iterator[State]:
    """A random game, looked at from time to time."""
    dice, state = random.Random(7), Game.new(edition, ("",) * seats, seed=7).start()
    while not state.over:
        if dice.random() < often:
            yield state
        decision = dice.choice(state.decisions)
        state.choose(decision.seat, dice.choice(decision.options))
    yield state


def audiences(state: State) -> tuple[int, ...]:
    return (SPECTATOR, *range(state.rules.seats))


@EDITIONS
def test_figures_are_those_of_the_true_table(edition: str, seats: int) -> None:
    for state in moments(edition, seats):
        for seat in audiences(state):
            view = state.view(seat)
            for model in range(state.rules.models):
                cards = state.mage if state.rules.is_mage(model) else state.kind
                true = NO_FIGURES
                if cards[model] >= 0:
                    asked = (modifiers.health, modifiers.strength, modifiers.speed)
                    true = Figures(*(figure(state, model) for figure in asked))
                assert figures(view, model) == true


@EDITIONS
def test_what_others_hide_is_there_by_number_only(edition: str, seats: int) -> None:
    for state in moments(edition, seats):
        for seat in audiences(state):
            table = state.view(seat).table
            assert [len(hand) for hand in table.hand] == [len(hand) for hand in state.hand]
            for other in range(seats):
                hidden = [*table.hand[other], *table.grimoire[other]]
                assert other == seat or set(hidden) <= {HIDDEN}
            assert {card for deck in table.library for card in deck} <= {HIDDEN}
            assert set(table.forgotten) <= {HIDDEN}
            assert table.key == b""
            if seat != SPECTATOR:
                assert table.hand[seat] == state.hand[seat]


@EDITIONS
def test_a_view_that_shows_nothing_new_is_equal(edition: str, seats: int) -> None:
    """Audiences are told of something new only if their view differs: running frames are compared too."""
    for state in moments(edition, seats):
        for seat in audiences(state):
            assert state.view(seat).seen == state.copy().view(seat).seen
