"""What all routes share: settings, limits, the host of the tables and its store, the page, who is there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from litestar.di import NamedDependency

from blackrose.server.browsers import Connection, holder_of
from blackrose.server.errors import RequestRefused
from blackrose.server.limits import RateLimits, address_of
from blackrose.server.notices.notices import Notices
from blackrose.server.page import Page
from blackrose.server.replays import Replays
from blackrose.server.settings import Settings
from blackrose.table.live import PERSON, Host, LiveTable, Store, StoredSeat, StoredTable

MOST = 50_000
"""Seats of whom it is remembered when they left."""


class Presence:
    """Since when each seat has had no connection; where it is unknown, since the server was started."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Nobody has been here."""
        self._clock = clock
        self._start = clock()
        self._left: dict[tuple[str, int], float] = {}

    def seen(self, table: str, seat: int) -> None:
        """Notes that somebody was here just now: the last connection of a seat has gone, or the seat was
        just taken.
        """
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
    limits: RateLimits
    page: Page
    store: Store
    host: Host
    replays: Replays
    notices: Notices
    presence: Presence = field(default_factory=Presence)
    rematches: dict[str, str] = field(default_factory=dict)
    making: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def table(self, table: str) -> LiveTable:
        """A table by the id in an address; impossible ids do not reach the store."""
        if not (0 < len(table) <= 64 and table.isascii() and table.isprintable()):
            raise RequestRefused("no-table")
        return await self.host.table(table)

    def seated(self, table: str, seats: Iterable[StoredSeat]) -> None:
        """Gives people who have just got a seat time to come to it."""
        for seat in seats:
            if seat.player == PERSON:
                self.presence.seen(table, seat.seat)

    async def may_look(self, stored: StoredTable, holder: str) -> bool:
        """Whether a browser may see what everybody there sees: it sits there, is the host, or was let in."""
        if holds(stored, holder) or is_host(stored, holder):
            return True
        return bool(holder) and await self.store.watches(stored.id, holder)

    def address(self, connection: Connection) -> str:
        """The address that a request comes from, for limits."""
        client = connection.scope.get("client")
        return address_of(client[0] if client else None)


Given = NamedDependency[Service]
"""The service, as routes get it."""


def holds(stored: StoredTable, holder: str) -> list[int]:
    """The seats of a table that a browser holds."""
    return [seat.seat for seat in stored.seats if holder and seat.holder == holder]


def is_host(stored: StoredTable, holder: str) -> bool:
    """Whether a browser has made the table."""
    return bool(holder) and stored.host == holder


def held_seat(connection: Connection, stored: StoredTable, seat: int) -> str:
    """The holder of a request, who must hold this seat."""
    holder = holder_of(connection)
    if not 0 <= seat < len(stored.seats):
        raise RequestRefused("not-found")
    if seat not in holds(stored, holder):
        raise RequestRefused("no-seat")
    return holder
