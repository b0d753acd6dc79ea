"""Asking: how a step gets its answers.

A step never waits. It finds the answers it was given in ``frame.picks``; where one is missing it leaves a
decision in ``table.asked`` and raises :class:`Asked`, and is run again from its beginning once the answer is
there. So a step takes all its answers before it changes anything.
"""

from __future__ import annotations

from typing import Final

from blackrose.engine.asking.choosers import chooser
from blackrose.engine.decisions import NO_CUBES, About, Decision, Option, Several
from blackrose.engine.table import NOBODY, Frame, Table, TextFrame

NOTHING: About = ()

_new: Final = tuple.__new__  # a question is asked at every decision, so its record is made the short way


class Asked(Exception):
    """A decision is open; the step will be run again with the answer."""


def pick(
    t: Table,
    f: Frame,
    faction: int,
    kind: str,
    options: tuple[Option, ...],
    about: About = NOTHING,
    several: Several = NO_CUBES,
) -> Option:
    """A faction's answer to a question: the only possible one, the one given before, or ask.

    ``about`` is what on the table the question is about: a bar, a room.
    """
    if len(options) == 1:
        return options[0]
    number = f.cursor
    if number < len(f.picks):
        f.cursor = number + 1
        return f.picks[number]
    if faction == t.rules.avatar:
        options = t.rules.edition.narrows(t, f, kind, options)
        if len(options) == 1:  # kept like an answer: the step may run again, and would tell it again
            f.picks = (*f.picks, options[0])
            f.cursor = number + 1
            return options[0]
    _open(t, f, faction, kind, options, about, several)
    raise Asked  # a new one each time: a kept one would hold every frame it ever passed through


def offer(t: Table, f: Frame, faction: int, kind: str, options: tuple[Option, ...]) -> Option | None:
    """The only possible answer, or None once the question is open: for a step that does nothing before it.

    Such a step ends itself, which costs less than :class:`Asked`.
    """
    if len(options) == 1:
        return options[0]
    _open(t, f, faction, kind, options, NOTHING)
    return None


def ask(
    t: Table, f: Frame, faction: int, kind: str, options: tuple[Option, ...], about: About = NOTHING
) -> Option:
    """As :func:`pick`, but it asks even where only one answer is possible: not to ask would tell that."""
    if f.cursor < len(f.picks):
        f.cursor += 1
        return f.picks[f.cursor - 1]
    _open(t, f, faction, kind, options, about)
    raise Asked


def _open(
    t: Table,
    f: Frame,
    faction: int,
    kind: str,
    options: tuple[Option, ...],
    about: About,
    several: Several = NO_CUBES,
) -> None:
    """Leaves a decision for whoever chooses for a faction."""
    seat = t.rules.players[faction]
    if seat == NOBODY:
        seat = chooser(t, f, faction, kind)
    if isinstance(f, TextFrame):
        t.asked = (_new(Decision, (seat, kind, options, f.code, f.sentence, about, several)),)
    else:
        t.asked = (_new(Decision, (seat, kind, options, NOBODY, NOBODY, about, several)),)


def answered(f: Frame) -> None:
    """The question is through: its answers are used up, and the next one of the step starts anew."""
    f.picks = ()
    f.cursor = 0
