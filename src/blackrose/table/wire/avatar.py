"""An Avatar at the table: its commands, how it chose, and how a game against it ended (see
:mod:`blackrose.table.wire`).
"""

from __future__ import annotations

from typing import TypedDict


class ArmedShown(TypedDict):
    """What everybody sees on the back of the card on top of an Avatar's deck: a ``type`` (trap, protection;
    "" where the back is plain) and the ``mark`` that sets it off (damaged, targeted; ""). ``text`` says it in
    words ("" where it is plain), ``rule`` explains it. ``ready``: it can be set off now.
    """

    type: str
    mark: str
    text: str
    rule: str
    ready: bool


class CommandShown(TypedDict):
    """The command card that an Avatar carries out: its number in the box's list "command", the ``part`` of it
    that runs (a side of the card, -1 before the first), and whether it was set off instead of turned
    (``armed``). ``parts`` says of each of its sides whether it waits, runs, is done, or is left out. The
    sentence that is carried out is in ``resolving``, as of any text.
    """

    command: int
    part: int
    armed: bool
    parts: list[str]


class WeighedFigure(TypedDict):
    """What an Avatar may choose, a model or a room by number, and its figure; ``left``: it is still in the
    choice after this.
    """

    which: int
    figure: int
    left: bool
    name: str


class WeighedShown(TypedDict):
    """One criterion of an Avatar's priority: its code (damage, nearest, power, mages, models, instability,
    black damage), its name in words, and what was compared. Of the nearest the least counts, else the most.
    ``text`` says the same in one line.
    """

    criterion: str
    name: str
    figures: list[WeighedFigure]
    text: str


class ChoiceShown(TypedDict):
    """The latest choice of an Avatar, so that everybody can follow it. ``number`` is higher than that of the
    choice before. ``what`` it chose from: model or room; the numbers in ``steps`` are those of models or
    rooms. ``priority`` is the letter on the card ("" where none is printed), ``command`` the card it was
    chosen for (-1: none). ``chosen`` is what came of it; -1: all in ``tied`` are equal by every criterion,
    and the crown holder chooses: the seat ``asked`` (-1: nobody is asked any more). ``text`` has all lines in
    one; ``rule`` answers "why?".
    """

    number: int
    what: str
    priority: str
    command: int
    steps: list[WeighedShown]
    chosen: int
    tied: list[int]
    asked: int
    text: str
    rule: str


class PriorityShown(TypedDict):
    """A printed priority: its letter, and what counts in which order, as codes and in words."""

    letter: str
    criteria: list[str]
    text: str


class AvatarShown(TypedDict):
    """An Avatar at the table. ``seat`` is its faction: the last, a mage and the Black Rose at once;
    ``avatar`` its number in the box's list "avatar".

    ``decks`` are the sizes of its command decks by moon, ``moon`` (from 0) is the one in use, ``used`` the
    cards in its Memories this round, ``commands`` how many it has in a round and ``left`` how many are left.
    ``own_difficulty``: the difficulty is no printed one. ``events`` are the sizes of its event decks by moon.
    ``margins`` is how much power each mage has more than it (by seat; below 0: less). ``together``: all mages
    win if the best of them beats it.
    """

    seat: int
    avatar: int
    name: str
    difficulty: str
    difficulty_name: str
    own_difficulty: bool
    decks: list[int]
    moon: int
    commands: int
    left: int
    armed: ArmedShown
    used: list[int]
    running: CommandShown | None
    choice: ChoiceShown | None
    priorities: list[PriorityShown]
    events: list[int]
    margins: list[int]
    together: bool


class GoalLine(TypedDict):
    """One condition of a challenge: its words, and how it stands: open, met, or failed. ``figure`` of
    ``needed`` where it is counted (0 of 0 otherwise).
    """

    text: str
    state: str
    figure: int
    needed: int


class GoalShown(TypedDict):
    """The goal of a prepared challenge and how it stands (open, met, failed) with its conditions. ``text``
    says what it is about.
    """

    challenge: str
    name: str
    text: str
    state: str
    lines: list[GoalLine]


class SoloShown(TypedDict):
    """How a game against an Avatar ended. ``won``: whether the mages have (all of them where they play
    ``together``); ``own_difficulty``: it is no printed one; ``margin`` is how much more power the best mage
    has than the Avatar, ``margins`` that of each seat. ``score`` is for comparing games; ``score_text`` tells
    how it comes about.
    """

    won: bool
    together: bool
    difficulty: str
    difficulty_name: str
    own_difficulty: bool
    margin: int
    margins: list[int]
    rounds: int
    score: int
    text: str
    score_text: str


class Occasion(TypedDict):
    """What is special about a table's game. ``kind``: ordinary, today (the game of the day: its ``name`` is
    the day as 2026-01-31) or challenge (``name`` is the challenge's). ``public``: its seed is known to all
    beforehand, so no commitment binds its chance.
    """

    kind: str
    name: str
    public: bool
