"""In whole games, what a verb says beforehand is what it then does.

Each clause that is about to be carried out is asked first how far it could be. That changes nothing. NOT: it
is not carried out, and nothing happens. WHOLLY, and nobody had to choose anything: it is carried out.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from blackrose.engine.table import Table, TextFrame
from blackrose.engine.table.table import VALUE_FIELDS
from blackrose.engine.verbs.possibility import NOBODY_THERE, NOT, REASONS, WHOLLY, Possible
from blackrose.engine.verbs.registry import VERBS, verify
from blackrose.lab.fuzz import random_setup
from blackrose.language import tree as tr
from blackrose.table import Session, Setup

GAMES = (("duel", 2, 24), ("rebirth", 3, 6), ("rebirth", 6, 4), ("classic", 4, 6))
"""Editions with the number of seats and of games."""

DONE_BY_NOBODY = (tr.Gain, tr.Lose, tr.Draw, tr.Discard)
"""Each of those who do it did it, even if there is none of them: so such a clause counts as carried out."""

Values = tuple[Any, ...]


class Watched:
    """What was found wrong with the verbs, and how often each of them gave which answer."""

    def __init__(self) -> None:
        self.wrong: Counter[str] = Counter()
        self.answers: Counter[tuple[str, int]] = Counter()

    def verb(self, do: Callable[..., bool]) -> Callable[[Table, TextFrame, Any], bool]:
        """A verb that is asked before it is carried out."""

        def asked_first(t: Table, f: TextFrame, clause: Any) -> bool:
            before = everything(t, f)
            answer = verify(t, f, clause)
            self.check(everything(t, f) == before, clause, answer, "the question changes something")
            table, read = values(t), f.cursor
            done = do(t, f, clause)
            self.answers[type(clause).__name__, answer.extent] += 1
            self.compare(clause, answer, done, still=values(t) == table, asked=f.cursor != read)
            return done

        return asked_first

    def compare(self, clause: Any, answer: Possible, done: bool, *, still: bool, asked: bool) -> None:
        """Holds an answer against what was then done."""
        self.check((answer.reason in REASONS) == (answer.extent != WHOLLY), clause, answer, "no such reason")
        if answer.extent == NOT:
            self.check(still, clause, answer, "something happens")
            if answer.reason != NOBODY_THERE or not isinstance(clause, DONE_BY_NOBODY):
                self.check(not done, clause, answer, "it is carried out")
        elif answer.extent == WHOLLY and not asked:
            self.check(done, clause, answer, "it is not carried out")

    def check(self, right: bool, clause: Any, answer: Possible, what: str) -> None:
        if not right:
            self.wrong[f"{clause}: {answer}, but {what}"] += 1


def values(t: Table) -> Values:
    """The table and what was told of it."""
    lying = [list(v) if isinstance(v, list) else v for v in (getattr(t, name) for name in VALUE_FIELDS)]
    return (*lying, len(t.stack), len(t.journal or ()))


def everything(t: Table, f: TextFrame) -> Values:
    """The table and all that is running on it."""
    running = [(frame.values(), frame.cursor) for frame in t.stack]
    return (*values(t), running, f.chosen, t.asked)


@contextmanager
def watched() -> Iterator[Watched]:
    """All verbs are asked before they are carried out."""
    before, watch = dict(VERBS), Watched()
    VERBS.update({node: watch.verb(do) for node, do in before.items()})
    try:
        yield watch
    finally:
        VERBS.update(before)


def play(edition: str, seats: int, number: int) -> Session:
    """A game played at random, with some setup."""
    dice = random.Random(f"{edition}/{seats}/{number}")
    setup = random_setup(dice, str(number), edition, seats)
    session = Session(Setup.new(edition, setup.mages, setup.players, dict(setup.options), setup.seed))
    while not session.state.over:
        decision = dice.choice(session.state.decisions)
        session.choose(decision.seat, dice.choice(decision.options))
    return session


@pytest.mark.parametrize(("edition", "seats", "games"), GAMES)
def test_what_a_verb_says_beforehand_is_what_it_does(edition: str, seats: int, games: int) -> None:
    with watched() as watch:
        for number in range(games):
            play(edition, seats, number)
    assert not watch.wrong, "\n".join(f"{times} x {what}" for what, times in watch.wrong.items())
    assert len(watch.answers) > 20
