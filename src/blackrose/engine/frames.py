"""Pushing, asking and the full stop: the few moves every frame is made of.

A step never waits. It finds the answers it was given in ``frame.picks``; where one is missing it leaves a
decision in ``table.asked`` and raises :class:`Asked`, and is run again from its beginning once the answer is
there. So a step takes all its answers before it changes anything.
"""

from __future__ import annotations

from blackrose.engine.decisions import Decision, Option
from blackrose.engine.events import Event
from blackrose.engine.table import CELL, EFFECT, FULL_STOP, NOBODY, Frame, Table

AIMING = -1
"""The sentence before the first: choosing the card's target is one too, with its own full stop."""


class Asked(Exception):
    """A decision is open; the step will be run again with the answer."""


def pick(t: Table, f: Frame, seat: int, kind: str, options: tuple[Option, ...]) -> Option:
    """The answer to a question: the only possible one, the one given before, or ask."""
    if len(options) == 1:
        return options[0]
    return ask(t, f, seat, kind, options)


def ask(t: Table, f: Frame, seat: int, kind: str, options: tuple[Option, ...]) -> Option:
    """The answer given before, or ask, even where only one is possible: that it is would tell something."""
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


def push_effect(
    t: Table,
    code: int,
    actor: int,
    source: int,
    *,
    trigger: Event = (),
    target: int = NOBODY,
    room: int = NOBODY,
    it: int = NOBODY,
    slot: int = NOBODY,
) -> Frame:
    """Begins a text: who resolves it, from which model's place, and what set it off."""
    frame = Frame(EFFECT, code, actor, source, target, room, it, trigger, pc=AIMING, slot=slot)
    t.stack.append(frame)
    return frame


def full_stop(t: Table) -> None:
    """A sentence ended: if anything waits for what it did, or a bar is full, that is dealt with first."""
    if t.fresh or t.dying:
        window = Frame(FULL_STOP, data=(tuple(t.fresh), t.dying))
        for seat, room in enumerate(t.place[: t.rules.seats]):
            if room == CELL:  # who was in the Cell then: some reactions do not reach them
                window.spared |= 1 << seat
        t.fresh = []
        t.dying = 0
        t.stack.append(window)


def play_order(t: Table) -> tuple[int, ...]:
    """The seats from the First Mage on, clockwise."""
    return t.rules.orders[t.first]


def seat_for(t: Table, faction: int) -> int:
    """Who chooses for a faction: a mage's own seat; for the Black Rose the crown holder."""
    return faction if faction < t.rules.seats else t.crown
