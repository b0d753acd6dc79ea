"""The box: what never changes during a game, in one language (see :mod:`blackrose.table.wire`)."""

from __future__ import annotations

from typing import TypedDict


class EnhancementShown(TypedDict):
    """A sentence that needs certain elements among its player's revealed spells: its line, and their
    codes.
    """

    line: int
    elements: list[str]


class CardSide(TypedDict):
    """One side of a card or one line of it; ``lines`` has one string a sentence. Words are the reader's,
    codes (``type_code``: trap, combat …; ``element_code``: fire, magic …) are for icons.
    """

    title: str
    type: str
    type_code: str
    element: str
    element_code: str
    target: str
    when: str
    lines: list[str]
    enhancements: list[EnhancementShown]


class Card(TypedDict):
    """A component as its card shows it; ``kind_code`` names the list of the box it stands in. ``colour`` is a
    room's, ``group`` a spell's school, a quest's side, an evocation's archetype, the Avatar of a command, or
    when an event card works: a phase, always, instant. ``figures`` has the ``avatar`` whose card it is, by
    number. ``note`` remarks on what is doubtful, in English only.
    """

    kind: str
    kind_code: str
    name: str
    facts: list[str]
    sides: list[CardSide]
    provenance: str
    own_design: bool
    note: str
    colour: str
    group: str
    figures: dict[str, int]


class Layout(TypedDict):
    """Where rooms and Cells lie, as axial coordinates [q, r]."""

    rooms: list[list[int]]
    cells: list[list[int]]


class Box(TypedDict):
    """All components of an edition in one language. ``cards`` by kind: spell, room, quest, event, evocation,
    upgrade, mage, school, event card, jinx, avatar, command; a card's number is its place in the list.
    ``layouts`` by number of mages, an Avatar counted. ``rounds`` is 0 where a game has no fixed number of
    them.
    """

    edition: str
    pack: str
    digest: str
    language: str
    cards: dict[str, list[Card]]
    layouts: dict[str, Layout]
    track_top: int
    rounds: int
