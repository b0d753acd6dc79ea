"""What a seat is asked, and what it may answer (see :mod:`blackrose.table.wire`)."""

from __future__ import annotations

from typing import TypedDict

from blackrose.table.wire.things import CardRef


class Planned(TypedDict):
    """One answer of the audience's own secret choice, which is still open. ``what``: plan (a spell for a
    slot; an empty slot is not listed), discard, keep (of those drawn in study), away (put away in study),
    back (the Active spell of a slot goes to hand). ``slot``, ``card`` and ``side`` are -1 where none is
    meant.
    """

    what: str
    slot: int
    card: int
    side: int


class Planning(TypedDict):
    """How the audience's secret plan is made: the slots in the order in which they are asked (the quick slot
    is 0 and the others are filled without a gap), the fewest spells it may have, and the slots that must be
    filled by whoever has a spell.
    """

    order: list[int]
    least: int
    always: list[int]


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


class CubeShown(TypedDict):
    """A cube that can be picked, by its place in the row of a bar or a room."""

    place: int
    text: str


class CubesShown(TypedDict):
    """Several cubes of one row are picked in any order: from which, and how many at least and at most. The
    answer ``cubes:1:4`` names them all by their places, ``cubes`` alone none. ``taken`` were picked before,
    one by one. ``room`` or ``model`` is whose row it is (-1: the other).
    """

    cubes: list[CubeShown]
    least: int
    most: int
    taken: list[int]
    room: int
    model: int


class DecisionShown(TypedDict):
    """What the audience's own seat is asked: the question, alone and with the name of the seat's mage before
    it (``asked``), the card's sentence that asks, the answers. ``cubes`` where cubes are picked. ``behalf``
    is the faction without a player that the seat answers for, the Black Rose or her Avatar (-1: itself);
    ``behalf_text`` says for whom and why ("" otherwise).
    """

    kind: str
    question: str
    asked: str
    sentence: str
    card: CardRef | None
    options: list[OptionShown]
    cubes: CubesShown | None
    absent: list[Absent]
    rule: str
    behalf: int
    behalf_text: str


class Back(TypedDict):
    """Whether the audience can take back its last choice, or why not and by which rule."""

    can: bool
    why: str
    rule: str
