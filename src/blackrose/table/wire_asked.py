"""What a seat is asked, and what it may answer (see :mod:`blackrose.table.wire`)."""

from __future__ import annotations

from typing import TypedDict

from blackrose.table.wire_things import CardRef


class Planned(TypedDict):
    """One answer of the own secret choice that is still open. ``what``: plan (a spell for a slot; an empty
    slot is not listed), discard, keep (of those drawn in study), away (put away in study), back (the Active
    spell of a slot goes to hand). ``slot``, ``card`` and ``side`` are -1 where none is meant.
    """

    what: str
    slot: int
    card: int
    side: int


class Planning(TypedDict):
    """How the own secret plan is made: the slots in the order in which they are asked (the quick slot is 0
    and the others are filled without a gap), and the fewest spells it may have.
    """

    order: list[int]
    least: int


class Resolving(TypedDict):
    """A text that is being carried out, the innermost last: by whom, at what (-1: nothing)."""

    card: CardRef
    by: int
    model: int
    room: int


class Waiting(TypedDict):
    """A seat that is waited for, and for what, in words that tell no secret."""

    seat: int
    kind: str
    text: str


class OptionShown(TypedDict):
    """A legal answer. ``id`` names it in a choice. ``text`` and ``hint`` are words; the rest says where it
    lights up: ``room``, ``model``, ``slot``, ``card`` (-1 or None where it does not). ``group`` is the
    option's own word (move, attack, plan, cast …). ``final``: it cannot be taken back afterwards, as far as
    the seat can know.
    """

    id: str
    text: str
    hint: str
    group: str
    room: int
    model: int
    slot: int
    card: CardRef | None
    final: bool


class Absent(TypedDict):
    """Something a player may look for and that is not possible now, why, and the rule that says so."""

    text: str
    why: str
    rule: str


class DecisionShown(TypedDict):
    """What the audience's own seat is asked: the question, the card's sentence that asks, the answers."""

    kind: str
    question: str
    sentence: str
    card: CardRef | None
    options: list[OptionShown]
    absent: list[Absent]
    rule: str


class Back(TypedDict):
    """Whether the own last choice can be taken back, or why not and by which rule."""

    can: bool
    why: str
    rule: str
