"""Games at a terminal, opened as the command line opens them."""

from __future__ import annotations

import argparse
import io
import random
from collections.abc import Callable
from pathlib import Path

from blackrose.table.recorded.saves import BrokenSave
from blackrose.terminal.host import Host
from blackrose.terminal.opening import opened
from blackrose.terminal.plain import Plain


def arguments(**given: object) -> argparse.Namespace:
    """What the command line gives, with some of it set."""
    usual: dict[str, object] = {
        "seats": ("person", "random"),
        "seed": "7",
        "lang": "en",
        "plain": True,
        "load": None,
        "save": None,
        "pack": None,
        "mages": ("Bartholomew", "Ulrich"),
        "options": {"grimoire": "0", "crown": "0"},
    }
    return argparse.Namespace(**usual | given)


def never(error: BrokenSave) -> bool:
    raise AssertionError(f"nobody should be asked about {error}")


def host(**given: object) -> Host:
    """A game at the terminal; Bartholomew is the person and holds the crown."""
    return opened(arguments(**given), never)


def rebirth(*seats: str, **given: object) -> Host:
    """A game of Rebirth at the terminal, short if it is played to its end; seat 0 holds the crown."""
    options = {"crown": "0", "moons": "4-12-20"}
    usual: dict[str, object] = {"edition": "rebirth", "mages": None, "options": options}
    return host(**usual | {"seats": seats or ("person", "random", "random", "random")} | given)


def classic(*seats: str, **given: object) -> Host:
    """A game of Classic at the terminal; seat 0 holds the crown."""
    return rebirth(*seats, **{"edition": "classic", "options": {"crown": "0"}} | given)


def nearly_over(**given: object) -> Host:
    """A game in its last moments: the person has one more choice to make."""
    at = host(**given)
    dice = random.Random(1)
    while True:
        at.let_bots_choose()
        decision = at.open_decision()
        assert decision is not None
        option = dice.choice(decision.options)
        last = at.state.copy()
        last.choose(decision.seat, option)
        while not last.over and all(d.seat not in at.persons for d in last.decisions):
            last.choose(last.decisions[0].seat, last.decisions[0].options[0])
        if last.over:
            return at
        at.choose(decision.seat, option)


class Typist(io.StringIO):
    """Somebody who types: first the given lines, then random numbers and looks at the table, or nothing."""

    def __init__(
        self,
        *lines: str,
        seed: int | None = None,
        before: Callable[[], None] | None = None,
    ) -> None:
        """``before`` is called each time a line is asked for."""
        super().__init__()
        self.lines = list(lines)
        self.dice = None if seed is None else random.Random(seed)
        self.before = before

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        if self.before is not None:
            self.before()
        if self.lines:
            return self.lines.pop(0) + "\n"
        if self.dice is None:
            return ""
        return self.dice.choice([*map(str, range(1, 13)), "b", "h"]) + "\n"


def played(at: Host, *lines: str, seed: int | None = None) -> str:
    """What the line mode writes when these lines, and then perhaps random numbers, are typed."""
    sink = io.StringIO()
    assert Plain(at, Typist(*lines, seed=seed), sink).run() == 0
    return sink.getvalue()


def saved(path: Path, *lines: str, **given: object) -> str:
    """Plays some lines of a game that is saved to a file from its start."""
    return played(host(save=path, **given), *lines)
