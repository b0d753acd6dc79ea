"""Live tables of editions with moons at which a window opens: two games that differ only in what a seat
hides."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

from blackrose.engine.full_stop.reactions import PASS
from blackrose.engine.table import NO_SPELL
from blackrose.game import Choice, Game, Option, State
from blackrose.game.reactions import window_seat
from blackrose.table import Setup

TRAPPER = 1
SEATS = 3
OPTIONS = {"setup": "random", "reactions": "windows", "crown": "0"}


@dataclass(frozen=True)
class Twins:
    """Choices that lead to the same window of seat 1; only with the first it has something to reveal."""

    setup: Setup
    matching: tuple[Choice, ...]
    other: tuple[Choice, ...]
    slot: int


def waiting_sides(state: State, kind: str) -> list[tuple[int, int]]:
    """The sides of that type in the trapper's hand, one a card."""
    found = []
    for card in dict.fromkeys(state.hand[TRAPPER]):
        sides = (state.rules.cards[card].light, state.rules.cards[card].dark)
        found += [(card, side) for side, each in enumerate(sides) if each.type == kind][:1]
    return found


def _answer(state: State, dice: random.Random) -> Choice:
    """Random, but the trapper casts slot I as soon as it can, and nobody reveals anything."""
    decision = state.decisions[0]
    for wanted in (PASS, ("cast", 1)):
        if wanted in decision.options and (wanted == PASS or decision.seat == TRAPPER):
            return decision.seat, wanted
    return decision.seat, dice.choice(decision.options)


def _planned(setup: Setup, seed: int, kind: str) -> tuple[list[Choice], list[Option]] | None:
    """A game up to the trapper's plan, and two spells that could lie in slot I alike."""
    dice = random.Random(seed)
    state, choices = setup.game().start(), []
    while state.decisions[0].kind != "plan":
        choice = _answer(state, dice)
        state.choose(*choice)
        choices.append(choice)
    sides = waiting_sides(state, kind)
    if len(sides) < 2:
        return None
    return choices, [("plan", 1, *side) for side in sides[:2]]


def _played(setup: Setup, seed: int, kind: str) -> Twins | None:
    found = _planned(setup, seed, kind)
    if found is None:
        return None
    choices, plans = found
    for first, second in (plans, plans[::-1]):
        games = [setup.game().replay(choices), setup.game().replay(choices)]
        logs = [list(choices), list(choices)]
        if _lay(games, logs, (first, second)) and _until_window(games, logs, random.Random(seed)):
            return Twins(setup, tuple(logs[0]), tuple(logs[1]), 1)
    return None


def _lay(games: list[State], logs: list[list[Choice]], plans: tuple[Option, Option]) -> bool:
    """Everybody plans; the trapper one spell or the other in slot I, and the same card in no other slot."""
    named = {plan[2] for plan in plans}
    for state, log, plan in zip(games, logs, plans, strict=True):
        while state.decisions and state.decisions[0].kind == "plan":
            decision = state.decisions[0]
            options = decision.options
            if decision.seat == TRAPPER:
                free = [each for each in options if len(each) < 3 or each[2] not in named]
                options = (plan,) if plan in options and state.sheet[TRAPPER][1] == NO_SPELL else tuple(free)
            if not options:
                return False
            state.choose(decision.seat, options[0])
            log.append((decision.seat, options[0]))
    return True


def _until_window(games: list[State], logs: list[list[Choice]], dice: random.Random) -> bool:
    """Both games go on alike until the trapper's window opens; whether only the first has an answer there."""
    for _ in range(80):
        one, other = games
        if one.over or other.over or one.round > 1 or other.round > 1:
            return False
        seats = [window_seat(state.rules, state.decisions) for state in games]
        if seats[0] != seats[1]:
            return False
        if seats[0] == TRAPPER:
            offered = [len(state.decisions[0].options) for state in games]
            if offered == [2, 1]:
                return True
            if offered != [1, 1]:
                return False
        seat, option = _answer(one, dice)
        if all(seat == state.decisions[0].seat and option in state.decisions[0].options for state in games):
            for state, log in zip(games, logs, strict=True):
                state.choose(seat, option)
                log.append((seat, option))
        else:
            return False
    return False


@cache
def twins(kind: str = "trap", first: int = 0, edition: str = "rebirth") -> Twins:
    """The first pair of such games."""
    for seed in range(first, first + 3000):
        setup = Setup.new(edition, ("",) * SEATS, ("person",) * SEATS, OPTIONS, seed)
        found = _played(setup, seed, kind)
        if found is not None:
            return found
    raise AssertionError("no such games")


def at_the_window(setup: Setup, choices: tuple[Choice, ...]) -> State:
    """The state in which the window is open."""
    game: Game = setup.game()
    return game.replay(choices)
