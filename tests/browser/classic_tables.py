"""Tables of Classic for scenes: set at the page, or at the server in the middle of a random game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from blackrose.game import Choice, Decision, Option, State
from blackrose.table import Setup
from tests.browser.pages import Person
from tests.browser.people import People
from tests.browser.rebirth_tables import set_table, sit
from tests.server.serving import Served

WINDOW = 3600
"""Seconds that a window is open: none ends while somebody looks at it."""
OPTIONS = {"setup": "random", "reactions": "windows", "crown": "0"}
QUICK = {"confirm": False}
MOST = 400
"""Random games of two that are searched; such a game takes a tenth of a second."""
Wanted = Callable[[State, Decision], bool]


def choose_classic(person: Person, seats: int) -> None:
    """On the page for a new table: Classic for so many, with mages and schools by chance."""
    page = person.page
    person.goes("/#/new")
    page.get_by_role("radiogroup", name="Edition").get_by_text("Classic", exact=True).click()
    page.get_by_label("Your name").fill(person.name)
    page.get_by_label("How many play").select_option(str(seats))
    page.get_by_label("Mages and schools").select_option("random")
    page.get_by_label("Time to react").select_option("3")


@dataclass(frozen=True)
class Scene:
    """A moment of a game: how it was set up, what was chosen, and what is asked now."""

    setup: Setup
    choices: tuple[Choice, ...]
    state: State
    decision: Decision

    def seated(self, people: People, served: Served, *more: int) -> list[Person]:
        """Whoever is asked at a table at which the game has come so far, then others."""
        links = set_table(served, self.setup, self.choices, WINDOW)
        seats = (self.decision.seat, *more)
        return [sit(people.person(("Ada", "Ben")[seat], QUICK), links[seat]) for seat in seats]


def find(wanted: Wanted) -> Scene:
    """The first moment of this kind in random games of two."""
    for seed in range(MOST):
        for setup, choices, state, decision in _moments(seed):
            if wanted(state, decision):
                return Scene(setup, tuple(choices), state.copy(), decision)
    raise AssertionError("no such moment in any game")


def _moments(seed: int) -> Iterator[tuple[Setup, list[Choice], State, Decision]]:
    """A game in which rooms are activated and few spells laid out, so that hands grow and much happens."""
    setup = Setup.new("classic", ("",) * 2, ("person",) * 2, OPTIONS, seed)
    state, choices, dice = setup.game().start(), list[Choice](), random.Random(seed)
    while not state.over:
        decision = state.decisions[0]
        yield setup, choices, state, decision
        answer = _answer(decision, dice)
        state.choose(decision.seat, answer)
        choices.append((decision.seat, answer))


def _answer(decision: Decision, dice: random.Random) -> Option:
    wanted = {"plan": ("skip",), "part": ("use",)}.get(decision.kind, ())
    preferred = [option for option in decision.options if option[0] in wanted]
    return dice.choice(preferred or decision.options)
