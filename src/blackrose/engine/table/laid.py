"""A spell in a slot of a mage's sheet, and a few things every field of the table is made with."""

from __future__ import annotations

from typing import Final, NamedTuple

from blackrose.engine.table.numbers import EMPTY, NOBODY, UNLIMITED

HIDDEN: Final = -1
"""Stands for a card or a side that nobody but its owner may know."""


class Laid(NamedTuple):
    """What lies in a slot: the card, which side of it, and how it lies (EMPTY, READY, ACTIVE, REVEALED)."""

    card: int
    side: int
    status: int


NO_SPELL: Final = Laid(NOBODY, 0, EMPTY)

Sheet = tuple[Laid, ...]
"""The slots of a mage, the quick one first."""


class Task(NamedTuple):
    """A quest of a mage's own: its number, how far it has come, cubes on it, 1 once it was shown, what of it
    came about this round (:mod:`~blackrose.engine.conditions.one_round`), and the hidden mark: 1 once it is
    fulfilled and waits to be shown (QST.40).
    """

    quest: int
    state: int
    cubes: int
    shown: int
    marks: tuple[int, ...] = ()
    met: int = 0


class Jinxed(NamedTuple):
    """A jinx on a mage: its kind, cubes on it, the activation in which it was assigned."""

    jinx: int
    cubes: int
    turn: int


class Lasting(NamedTuple):
    """A persistent sentence in force: whose spell, its slot, the text and its sentence, on whom it lies; the
    room its card was aimed at, what was named before it, how often it still works (UNLIMITED, or so many
    times), and which models its text had hit by then, as bits.
    """

    seat: int
    slot: int
    code: int
    sentence: int
    target: int
    room: int = NOBODY
    named: int = NOBODY
    times: int = UNLIMITED
    hit: int = 0
