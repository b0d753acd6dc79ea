"""Pushing, asking and the full stop: the few moves every frame is made of.

A step never waits. It finds the answers it was given in ``frame.picks``; where one is missing it leaves a
decision in ``table.asked`` and raises :class:`Asked`, and is run again from its beginning once the answer is
there. So a step takes all its answers before it changes anything.
"""

from __future__ import annotations

from blackrose.engine.decisions import Decision, Option
from blackrose.engine.table import EFFECT, FULL_STOP, Frame, Table


class Asked(Exception):
    """A decision is open; the step will be run again with the answer."""


def pick(t: Table, f: Frame, seat: int, kind: str, options: tuple[Option, ...]) -> Option:
    """The answer to a question: the only possible one, the one given before, or ask."""
    if len(options) == 1:
        return options[0]
    number = f.cursor
    if number < len(f.picks):
        f.cursor = number + 1
        answer: Option = f.picks[number]
        return answer
    if f.kind == EFFECT:
        t.asked = (Decision(seat, kind, options, f.code, f.pc),)
    else:
        t.asked = (Decision(seat, kind, options),)
    raise Asked  # a new one each time: a kept one would hold every frame it ever passed through


def answered(f: Frame) -> None:
    """The step is through: its answers are used up."""
    f.picks = ()


def full_stop(t: Table) -> None:
    """A sentence ended: if anything waits for what it did, or a bar is full, that is dealt with first."""
    if t.fresh or t.dying:
        window = Frame(FULL_STOP, data=(tuple(t.fresh), t.dying))
        t.fresh = []
        t.dying = 0
        t.stack.append(window)


def play_order(t: Table) -> tuple[int, ...]:
    """The seats from the First Mage on, clockwise."""
    return t.rules.orders[t.first]


def seat_for(t: Table, faction: int) -> int:
    """Who chooses for a faction: a mage's own seat; for the Black Rose the crown holder."""
    return faction if faction < t.rules.seats else t.crown
