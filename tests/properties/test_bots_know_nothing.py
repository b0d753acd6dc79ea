"""What a bot answers hangs on what its seat may know and on its own dice, whatever the others hide."""

from __future__ import annotations

import pickle
import random

import pytest

from blackrose.bots import make_bot
from blackrose.engine.table import ACTIVE, READY, TASK_ACTIVE, replaced
from blackrose.game import Game, Option, State, View
from tests.properties.test_secrecy import with_other_secrets

SETUPS = [("duel", 2), ("rebirth", 3), ("classic", 2), ("classic", 3), ("classic", 4)]
BOTS = ("random", "greedy")
LOOKS = 8
"""Moments of a game at which both bots are asked on both tables; a greedy one takes its time."""


def hidden_otherwise(state: State, seat: int, dice: random.Random) -> State:
    """The same to a seat: others' cards are laid otherwise, all decks lie in another order, quests of others
    are other ones, and chance is another.
    """
    other = state.copy()
    for rival in range(state.rules.seats):
        if rival != seat:
            other = with_other_secrets(other, rival, dice) or other
    other.grimoire = [tuple(dice.sample(pile, len(pile))) for pile in other.grimoire]
    other.library = tuple(tuple(dice.sample(deck, len(deck))) for deck in other.library)
    other.forgotten = tuple(dice.sample(other.forgotten, len(other.forgotten)))
    other.quest_decks = tuple(tuple(dice.sample(deck, len(deck))) for deck in other.quest_decks)
    other.event_decks = tuple(tuple(dice.sample(deck, len(deck))) for deck in other.event_decks)
    other.key = dice.randbytes(32)
    for rival in range(state.rules.seats):
        if rival != seat:
            take_other_quests(other, rival)
    return other


def take_other_quests(state: State, rival: int) -> None:
    """Unshown quests of a rival's are others of the same moon, and none of them is fulfilled."""
    for at, task in enumerate(state.tasks[rival]):
        moon = state.rules.quests[task.quest].moon - 1
        deck = state.quest_decks[moon]
        if task.state != TASK_ACTIVE or task.shown or not deck:
            continue
        taken = task._replace(quest=deck[0], met=0, marks=())
        state.tasks = replaced(state.tasks, rival, replaced(state.tasks[rival], at, taken))
        state.quest_decks = replaced(state.quest_decks, moon, (task.quest, *deck[1:]))


def rivals_hide_spells(state: State, seat: int) -> bool:
    """Whether a spell of somebody else's lies face-down."""
    sheets = [sheet for owner, sheet in enumerate(state.sheet) if owner != seat]
    return any(spell.status in (READY, ACTIVE) for sheet in sheets for spell in sheet)


def answers(view: View, seed: int) -> list[Option]:
    """What each bot answers, also to the view as another process gets it."""
    there = pickle.loads(pickle.dumps(view))
    return [make_bot(name, seed).choose(given) for name in BOTS for given in (view, there)]


@pytest.mark.rule("HID.2", "HID.3", "HID.9")
@pytest.mark.parametrize(("edition", "seats"), SETUPS)
def test_a_bot_answers_alike_whatever_others_hide(edition: str, seats: int) -> None:
    dice, compared = random.Random(f"{edition}{seats}"), 0
    differed = 0
    options = {} if edition == "duel" else {"setup": "random", "reactions": "windows"}
    state = Game.new(edition, ("",) * seats, seed=f"bots {seats}", options=options).start()
    while not state.over and compared < LOOKS:
        decision = dice.choice(state.decisions)
        alone = len(state.decisions) == 1 and len(decision.options) > 1
        if alone and rivals_hide_spells(state, decision.seat) and dice.random() < 0.2:
            other = hidden_otherwise(state, decision.seat, dice)
            one, two = state.view(decision.seat), other.view(decision.seat)
            assert one.to_json() == two.to_json()
            assert answers(one, compared) == answers(two, compared)
            compared += 1
            differed += state.sheet != other.sheet
        state.choose(decision.seat, dice.choice(decision.options))
    assert compared == LOOKS
    assert differed >= LOOKS // 2  # there was something to be found out
