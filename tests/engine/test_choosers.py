"""Who answers for a faction: a mage's player, and for the Black Rose whoever the edition lists first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from blackrose.engine.asking.choosers import chooser, crown_holder, event_drawer, resolver
from blackrose.engine.edition import Chooser
from blackrose.engine.rules import Rules
from blackrose.engine.state import State
from blackrose.engine.table import NOBODY, PhaseFrame, TextFrame
from blackrose.game import Game

ROSE = 3


def table(*choosers: Chooser) -> State:
    """Three mages with the crown at seat 1; seat 2 drew the last event."""
    game = Game.new("rebirth", ("Rikkart", "Gramigna", "Arianna"), 7)
    rules = game.rules
    state = State(Rules(replace(rules.edition, choosers=choosers), rules.pack, 3, rules.options), game.key)
    state.crown, state.drawer = 1, 2
    return state


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_mages_player_answers_for_the_mage_whoever_is_listed(seat: int) -> None:
    assert chooser(table(crown_holder), PhaseFrame(), seat) == seat


@pytest.mark.parametrize(
    ("choosers", "seat"),
    [
        ((crown_holder,), 1),
        ((event_drawer, crown_holder), 2),
        ((crown_holder, event_drawer), 1),
        ((resolver, event_drawer), 0),
    ],
)
def test_the_first_who_is_named_answers_for_the_black_rose(choosers: tuple[Chooser, ...], seat: int) -> None:
    assert chooser(table(*choosers), TextFrame(actor=0), ROSE) == seat


def test_without_an_event_or_a_mage_who_resolves_the_next_one_answers() -> None:
    state = table(resolver, event_drawer, crown_holder)
    state.drawer = NOBODY
    assert chooser(state, TextFrame(actor=ROSE), ROSE) == 1
    assert chooser(state, PhaseFrame(), ROSE) == 1


def test_an_edition_that_names_nobody_says_so() -> None:
    with pytest.raises(ValueError, match="answers for faction 3"):
        chooser(table(), PhaseFrame(), ROSE)
