"""What happens at a table: the log, differences, who sits there, the messages to the page, replays."""

from __future__ import annotations

from typing import Literal, TypedDict

from blackrose.table.wire.avatar import Occasion
from blackrose.table.wire.shown import Shown
from blackrose.table.wire.things import CardRef


class LogLine(TypedDict):
    """A line of the log: how deep it stands under its cause, the type of event ("" for a heading), the card
    it is about, the seats it hurts, and all the seats it concerns: who did it, to whom it happens.
    """

    level: int
    text: str
    event: str
    card: CardRef | None
    hurts: list[int]
    seats: list[int]


class LogChange(TypedDict):
    """The log has these lines from number ``start`` on; whatever stood there before is gone."""

    start: int
    lines: list[LogLine]


Fact = dict[str, int | str]
"""An event as data for animation: ``event`` is its name, the rest its numbers by name, as the seat sees
them.
"""

Path = list[str | int]


class Op(TypedDict):
    """One difference: the value at this path of the shown table is now this."""

    path: Path
    value: object


# --------------------------------------------------------------------------------------------------
# Seats and who sits there: known to everybody at the table, not part of the game
# --------------------------------------------------------------------------------------------------


class SeatInfo(TypedDict):
    """Who sits on a seat. ``player``: person, bot or open (nobody has come yet). ``bot`` is the bot that
    plays now ("" if a person does); ``stands_in``: it does so for a person who can come back. ``since`` is
    when the seat was asked (seconds since 1970, 0 if it is not), for the clock.
    """

    seat: int
    player: str
    name: str
    bot: str
    stands_in: bool
    online: bool
    since: float


class TableInfo(TypedDict):
    """What is known of a table besides the game. ``pace`` is the clock in seconds a decision (0: none),
    ``window`` how many seconds there are to reveal a trap or protection (0: no limit, -1: nobody is waited
    for), where the game is played with windows. An Avatar has no seat here: ``options`` names it.
    ``occasion`` tells a game of the day and a challenge, whose ``seed`` is told from the start.
    """

    table: str
    edition: str
    options: dict[str, str]
    commitment: str
    seed: str
    occasion: Occasion
    pace: int
    window: int
    watchers: int
    seats: list[SeatInfo]
    over: bool


# --------------------------------------------------------------------------------------------------
# Messages to the page
# --------------------------------------------------------------------------------------------------


class Full(TypedDict):
    """The whole view: on joining, after a gap, in another language. ``rev`` counts what this audience has
    seen.
    """

    type: Literal["full"]
    rev: int
    shown: Shown
    log: list[LogLine]
    info: TableInfo


class Diff(TypedDict):
    """What has changed since revision ``rev - 1``; ``facts`` is what happened, for animation."""

    type: Literal["diff"]
    rev: int
    ops: list[Op]
    log: LogChange
    facts: list[Fact]


class InfoMessage(TypedDict):
    """Somebody came, left, or a bot sat down; no change of the game."""

    type: Literal["info"]
    info: TableInfo


class Done(TypedDict):
    """A choice or a taking back is on disk. ``rev`` is the audience's revision after it."""

    type: Literal["done"]
    key: str
    rev: int


class Refused(TypedDict):
    """Nothing was changed. ``code``: stale (a full view follows), illegal, not-asked, cannot-back, over,
    malformed, too-fast, no-right … ``text`` says what would be right, in the reader's language.
    """

    type: Literal["refused"]
    key: str
    code: str
    text: str


class Preview(TypedDict):
    """What is certain to happen if this option is chosen, as far as the seat can know. ``lines`` are log
    lines in words; ``more``: what comes after them depends on chance or on what is hidden; ``final`` as in
    the option.
    """

    type: Literal["preview"]
    rev: int
    option: str
    lines: list[str]
    facts: list[Fact]
    more: bool
    final: bool


class Closed(TypedDict):
    """The connection ends: the seat was taken over on another device, the server goes down …"""

    type: Literal["closed"]
    code: str
    text: str


# --------------------------------------------------------------------------------------------------
# Replays
# --------------------------------------------------------------------------------------------------


class ReplayStep(TypedDict):
    """One choice: who chose, what it was called, and what changed."""

    seat: int
    choice: str
    round: int
    phase: str
    ops: list[Op]
    log: LogChange
    facts: list[Fact]


class Series(TypedDict):
    """One line of a chart: a value a faction at each step."""

    name: str
    values: list[list[int]]


class Replay(TypedDict):
    """A finished game through one audience's eyes, or with all cards open (``eyes`` = -2). ``log`` is the log
    at the start; a step has its own change of it. Charts have one value more than there are steps: the first
    is the start. They are called power, damage (inflicted so far), rooms (won) and instability (placed so
    far).
    """

    info: TableInfo
    eyes: int
    start: Shown
    log: list[LogLine]
    steps: list[ReplayStep]
    charts: list[Series]
