"""Rooms with other faces than ruined and rebuilt: whoever asks goes by what a face does, not its number."""

from __future__ import annotations

from dataclasses import replace

from blackrose.bots.evaluation import evaluate
from blackrose.engine.edition import Face, Faces
from blackrose.engine.rules import Rules
from blackrose.engine.state import State
from blackrose.game import Game
from blackrose.game.checks import violations
from blackrose.table.words.names import Names
from blackrose.table.words.questions import Questions
from blackrose.table.words.subjects import Subject, subject
from blackrose.table.words.texts import Texts

ROOM, TURNED = 0, 1

ONE_FACE_AND_A_TOKEN = Faces(
    kinds=(
        Face("ready", effect=0, takes_cubes=True, after_use=TURNED),
        Face("turned", effect=0, takes_cubes=True, after_use=TURNED, usable=False, spent=True),
    ),
    rebuilt=TURNED,
    renewed=(0, 0),
)


def table() -> State:
    """Two mages; the token of one room is turned, and the first mage has a cube there."""
    game = Game.new("duel", ("Bartholomew", "Ulrich"), 7)
    rules = game.rules
    edition = replace(rules.edition, faces=ONE_FACE_AND_A_TOKEN)
    state = State.begin(Rules(edition, rules.pack, 2, rules.options), game.key)
    while not state.tiles:
        decision = state.decisions[0]
        state.choose(decision.seat, decision.options[0])
    state.face[ROOM] = TURNED
    state.slots[ROOM] = (0,)
    state.pool[0] -= 1
    return state


def test_every_room_begins_with_the_first_face() -> None:
    state = table()
    assert set(state.face[ROOM + 1 :]) == {0}


def test_a_face_that_takes_cubes_may_hold_them() -> None:
    assert violations(table()) == []


def test_cubes_on_it_are_worth_something_to_a_bot() -> None:
    state = table()
    there = evaluate(state, 0)
    state.slots[ROOM] = ()
    assert there > evaluate(state, 0)


def test_it_is_told_by_its_cubes_and_by_its_only_effect() -> None:
    view = table().view(0)
    names = Names(view.rules, "en")
    slots = view.rules.rooms[view.tiles[ROOM]].slots
    assert f"1 of {slots} slots filled" in Questions(names, Texts(view.rules, "en")).room_hint(view, ROOM)
    assert subject(view, view.decisions[0], ("room", ROOM)) == Subject("room", view.tiles[ROOM], 0)
