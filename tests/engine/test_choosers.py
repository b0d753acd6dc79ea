"""Who answers for a faction: a mage's player, and for the Black Rose whoever the edition lists first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from blackrose.engine.asking.choosers import chooser, crown_holder, event_drawer, resolver, sharer
from blackrose.engine.edition import Chooser, Edition
from blackrose.engine.rules import Rules
from blackrose.engine.state import State
from blackrose.engine.table import NOBODY, PhaseFrame, TextFrame
from blackrose.game import EDITIONS, Game

ROSE = 3


def table(*choosers: Chooser) -> State:
    """Three mages with the crown at seat 1; seat 2 drew the last event, which is carried out."""
    game = Game.new("rebirth", ("Rikkart", "Gramigna", "Arianna"), 7)
    rules = game.rules
    state = State(Rules(replace(rules.edition, choosers=choosers), rules.pack, 3, rules.options), game.key)
    state.crown, state.drawer = 1, 2
    state.stack = [TextFrame(state.rules.event_card_codes[0], ROSE)]
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
    state.stack = []
    assert chooser(state, TextFrame(actor=ROSE), ROSE) == 1
    assert chooser(state, PhaseFrame(), ROSE) == 1


def test_an_event_on_the_board_is_answered_for_by_who_drew_it_not_by_who_drew_the_last() -> None:
    state = table(event_drawer, crown_holder)
    state.board, state.drawers = (NOBODY, 0, 1), (NOBODY, 0, 2)
    assert chooser(state, PhaseFrame(), ROSE) == 0
    state.stack = [TextFrame(state.rules.event_card_codes[1], ROSE)]
    assert chooser(state, PhaseFrame(), ROSE) == 2


def test_in_the_middle_of_an_event_a_spell_is_nobodys_event() -> None:
    state = table(event_drawer, crown_holder)
    state.stack.append(TextFrame(state.rules.card_codes[0][0], ROSE))
    assert chooser(state, PhaseFrame(), ROSE) == 1


def test_an_edition_that_names_nobody_says_so() -> None:
    with pytest.raises(ValueError, match="answers for faction 3"):
        chooser(table(), PhaseFrame(), ROSE)


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=EDITIONS)
def test_the_crown_holder_shares_out_what_is_left_whoever_resolves_the_text(edition: Edition) -> None:
    state, text = table(*edition.choosers), TextFrame(actor=0)
    assert edition.choosers[0] is sharer
    assert chooser(state, text, ROSE, "share") == 1
    drew = event_drawer in edition.choosers  # in Classic who drew the event chooses, else who resolves it
    assert chooser(state, text, ROSE, "cube") == (2 if drew else 0)
