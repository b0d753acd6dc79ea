"""What all routes share: settings, limits, the host of the tables and its store, the page, who is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from litestar.di import NamedDependency

from blackrose.server.browsers import Connection, holder_of
from blackrose.server.errors import Refusal
from blackrose.server.limits import Limits, address_of
from blackrose.server.notices.notices import Notices
from blackrose.server.page import Page
from blackrose.server.replays import Replays
from blackrose.server.settings import Settings
from blackrose.table.live import PERSON, Host, LiveTable, SeatKept, Store, TableKept

MOST = 50_000
"""Seats of whom it is remembered when they left."""


class Presence:
    """Since when a seat has had no connection; one nobody knows of, since the server was started."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Nobody has been here."""
        self._clock = clock
        self._start = clock()
        self._left: dict[tuple[str, int], float] = {}

    def seen(self, table: str, seat: int) -> None:
        """Somebody was here just now: the last connection of a seat has gone, or it was given to them."""
        self._left.pop((table, seat), None)
        while len(self._left) >= MOST:
            del self._left[next(iter(self._left))]
        self._left[table, seat] = self._clock()

    def away(self, table: str, seat: int) -> float:
        """For how many seconds a seat that is not connected has been away."""
        return self._clock() - self._left.get((table, seat), self._start)


@dataclass(slots=True)
class Service:
    """One server."""

    settings: Settings
    limits: Limits
    page: Page
    store: Store
    host: Host
    replays: Replays
    notices: Notices
    presence: Presence = field(default_factory=Presence)
    rematches: dict[str, str] = field(default_factory=dict)
    making: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def table(self, table: str) -> LiveTable:
        """A table by the id in an address; ids that none can have do not reach the store."""
        if not (0 < len(table) <= 64 and table.isascii() and table.isprintable()):
            raise Refusal("no-table")
        return await self.host.table(table)

    def seated(self, table: str, seats: Iterable[SeatKept]) -> None:
        """People who have got a seat have time to come to it."""
        for seat in seats:
            if seat.player == PERSON:
                self.presence.seen(table, seat.seat)

    async def may_look(self, kept: TableKept, holder: str) -> bool:
        """Whether a browser may see what everybody there sees: it sits there, is the host, or was let in."""
        if holds(kept, holder) or is_host(kept, holder):
            return True
        return bool(holder) and await self.store.watches(kept.id, holder)

    def address(self, connection: Connection) -> str:
        """Whom a request comes from, for limits."""
        client = connection.scope.get("client")
        return address_of(client[0] if client else None)


Given = NamedDependency[Service]
"""The service, as routes get it."""


def holds(kept: TableKept, holder: str) -> list[int]:
    """The seats of a table that a browser holds."""
    return [seat.seat for seat in kept.seats if holder and seat.holder == holder]


def is_host(kept: TableKept, holder: str) -> bool:
    """Whether a browser has made the table."""
    return bool(holder) and kept.host == holder


def held_seat(connection: Connection, kept: TableKept, seat: int) -> str:
    """The holder of a request, who must hold this seat."""
    holder = holder_of(connection)
    if not 0 <= seat < len(kept.seats):
        raise Refusal("not-found")
    if seat not in holds(kept, holder):
        raise Refusal("no-seat")
    return holder
