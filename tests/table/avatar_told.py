"""What a narrator can be made to tell of an Avatar: made-up events, its questions, moments of games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from blackrose.engine import events as ev
from blackrose.engine.decisions import Decision
from blackrose.engine.events import Event
from blackrose.engine.rules import Rules
from blackrose.engine.table import CELL, HIDDEN, NOBODY
from blackrose.game import Game, State
from blackrose.table.words.names import Scene
from blackrose.table.words.narrator import Narrator

AVATAR = "The Possessed"

KINDS = ("remove",)
"""What is only asked where an Avatar plays."""


def rules(people: int = 2, **options: str) -> Rules:
    """Two seats, and the Avatar on the third."""
    return Game.new("rebirth", ("",) * people, 1, {"avatar": AVATAR, **options}).rules


def moments(people: int = 1, seed: int = 1, **options: str) -> Iterator[tuple[State, Decision]]:
    """A random game with an Avatar: the state at every decision, and what is answered next."""
    wishes = {"avatar": AVATAR, "moons": "4-12-20", **options}
    state = Game.new("rebirth", ("",) * people, seed, wishes).start(journal=True)
    dice = random.Random(seed)
    while not state.over:
        decision = state.decisions[0]
        yield state, decision
        state.choose(decision.seat, dice.choice(decision.options))


def finished(people: int = 1, seed: int = 1, **options: str) -> State:
    """A random game with an Avatar at its end."""
    for state, _ in moments(people, seed, **options):
        last = state
    return last


def made_up(rules: Rules) -> list[Event]:
    """One event of every type that an Avatar brings, and one for every way its message can go."""
    return [ev.made(kind, facts) for kind, *facts in _happenings(rules)]


def _happenings(rules: Rules) -> Iterator[tuple[int, ...]]:
    avatar = rules.avatar
    yield (ev.ENTERED, avatar, 0, CELL)
    yield from ((ev.COMMANDED, avatar, 0, left) for left in (0, 1, 3))
    yield (ev.SPRANG, avatar, _armed(rules), 2)
    yield (ev.COMMAND_LOST, avatar, 0)
    yield from ((ev.COMMANDS_BACK, avatar, amount) for amount in (1, 2, 5))
    yield from ((ev.SAW_COMMAND, 0, command) for command in (0, HIDDEN))
    for criterion in range(len(ev.CRITERIA)):
        what = ev.WEIGHED_ROOM if 3 <= criterion < 6 else ev.WEIGHED_MODEL
        yield from ((ev.WEIGHED, avatar, criterion, what, 0, amount) for amount in (0, 3, 99))
        yield from ((ev.DECIDED, avatar, criterion, what, 1),)
    yield (ev.DECIDED, avatar, NOBODY, ev.WEIGHED_MODEL, NOBODY)
    yield from ((kind, avatar, 2) for kind in (ev.GAINED, ev.LOST))


def _armed(rules: Rules) -> int:
    return next(number for number, command in enumerate(rules.commands) if command.armed is not None)


def everything_told(narrator: Narrator) -> Iterator[str]:
    """What is told of made-up events, of its texts, of its questions, and of a game."""
    rules = narrator.rules
    scene = Scene.begin(rules)
    scene.tiles = list(range(len(rules.lodge.rooms)))
    scene.mage = [0, 1, len(rules.mages) - 1]
    yield narrator.event(scene, ev.made(ev.ENTERED, (rules.avatar, 0, CELL)), 0)
    scene.begun = True
    for event in made_up(rules):
        yield narrator.event(scene, event, 0)
    for amounts in ((0, 0, 0, 0), (2, 1, 0, 0), (2, 0)):
        weighed = [
            ev.Weighed(ev.WEIGHED, rules.avatar, 5, ev.WEIGHED_ROOM, room, amount)
            for room, amount in enumerate(amounts)
        ]
        yield from (
            narrator.telling.tell_weighed(scene, weighed, chosen, tied=tied)
            for chosen in (NOBODY, 0)
            for tied in (False, True)
        )
    for codes in rules.command_codes:
        yield from (narrator.names.effect(code).text for code in codes)
    for code in rules.armed_codes:
        if code >= 0:
            yield narrator.names.effect(code).text
    yield from _questions(narrator)


def _questions(narrator: Narrator) -> Iterator[str]:
    for state, decision in moments(2, 3):
        view = state.view(decision.seat)
        if told := narrator.questions.behalf(view, decision):
            yield told
        for kind in KINDS:
            yield narrator.questions.question(view, Decision(0, kind, (), NOBODY, 0))
        if state.round > 2:
            return
