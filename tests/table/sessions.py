"""Games at a table, for tests of what is kept of them."""

from __future__ import annotations

import random
from pathlib import Path

from blackrose.game import Option
from blackrose.table import Session, Setup

CHOSEN = {"event": "choose", "quests": "choose", "grimoire": "choose", "crown": "0"}


def session(seed: int = 3, path: Path | None = None, choices: int = 0) -> Session:
    """A game, so many choices after its start; seat 0 holds the crown."""
    table = Session(Setup.new(seed=seed, options=CHOSEN), path=path)
    go_on(table, choices)
    return table


def go_on(table: Session, choices: int, seed: int = 0) -> None:
    """Some random choices more, or to the end of the game."""
    dice = random.Random(seed)
    for _ in range(choices):
        if table.state.over:
            return
        decision = dice.choice(table.state.decisions)
        table.choose(decision.seat, dice.choice(decision.options))


def until(table: Session, kind: str) -> None:
    """Random choices until such a thing is asked."""
    while table.state.decisions[0].kind != kind:
        go_on(table, 1)


def first_option(table: Session, seat: int) -> Option:
    """The first legal answer of a seat's open decision."""
    return next(decision for decision in table.state.decisions if decision.seat == seat).options[0]
