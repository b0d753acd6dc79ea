"""What the server answers to requests, besides the shapes of :mod:`blackrose.table.wire`."""

from __future__ import annotations

from typing import Literal

from litestar.openapi.datastructures import ResponseSpec
from msgspec import UNSET, Struct, UnsetType

from blackrose.server.errors import Problem
from blackrose.table import wire

NO_STORE = {"cache-control": "no-store"}
"""For answers that are meant for one browser."""


class SeatGiven(Struct):
    """A seat of a new table: ``recovery`` if it is this browser's, ``claim`` if it waits for somebody."""

    seat: int
    claim: str | UnsetType = UNSET
    recovery: str | UnsetType = UNSET


class TableGiven(Struct):
    """A new table. The secrets are told here and never again: ``watch`` is the one for spectators.
    ``commitment`` binds the key of the game's chance, which is told when the game is over.
    """

    table: str
    seats: list[SeatGiven]
    watch: str
    commitment: str


class TableListed(Struct):
    """A table of this browser: the seats it holds, whether one of them is asked, and the faction that has won
    (-1: none yet, or nobody knows any more); ``winners`` are all of them, where mages won together.
    """

    table: str
    edition: str
    holds: list[int]
    info: wire.TableInfo
    my_turn: bool
    over: bool
    winner: int
    winners: list[int]
    updated: float


class Rights(Struct):
    """A table and what this browser may do there. ``open`` are the seats the host can invite to; ``rematch``
    is the table at which the same people play once more, if somebody has asked for it.
    """

    info: wire.TableInfo
    holds: list[int]
    host: bool
    watch: bool
    open: list[int]
    rematch: str


class SeatTaken(Struct):
    """A seat that is this browser's now, and the code to get it back with."""

    table: str
    seat: int
    recovery: str


class Code(Struct):
    """A new recovery code; the one before is not valid any more."""

    recovery: str


class Invitation(Struct):
    """A new secret for a seat's link; the one before is not valid any more."""

    claim: str


class WatchLink(Struct):
    """A new secret for the spectators' link; the one before lets nobody in any more."""

    watch: str


class NoticesWanted(Struct):
    """Letters to the holder of a seat. ``mail``: the server sends none (off), none are wanted (none), the
    address is not confirmed yet (asked), they are sent (on). ``address`` is told in part.
    """

    mail: Literal["off", "none", "asked", "on"]
    address: str


class Shared(Struct):
    """The public id of a finished game."""

    share: str


class Nothing(Struct):
    """It is done, and there is nothing to tell."""


class Health(Struct):
    """That the server works, and how much it has to do."""

    status: str
    version: str
    tables: int
    connections: int


class Versions(Struct):
    """What a game is played with."""

    blackrose: str
    python: str
    edition: str
    pack: str


class Report(Struct):
    """A bug report: what one audience sees and was told, and what everybody may know of the table."""

    versions: Versions
    info: wire.TableInfo
    mages: list[str]
    rev: int
    shown: wire.Shown
    log: list[wire.LogLine]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals a route can answer with, for its description; every route can be asked too often."""
    told = {
        400: "the request could not be read",
        403: "this browser may not do that",
        404: "there is no such thing",
        405: "no such method",
        409: "not as things are",
        413: "too large",
        415: "not JSON",
        429: "too many requests",
        503: "not at the moment",
    }
    return {
        status: ResponseSpec(Problem, description=told[status], generate_examples=False)
        for status in (*statuses, 400, 429)
    }
