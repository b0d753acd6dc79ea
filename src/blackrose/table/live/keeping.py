"""What is kept of a table besides its log, as it is now: every change is on disk before it counts."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace

from blackrose.table.live.course import Course
from blackrose.table.live.errors import NoSuchSeat
from blackrose.table.live.kept import SeatKept, Store, Summary, TableKept
from blackrose.table.wire import SeatInfo, TableInfo

SHARE_BYTES = 16
"""Random bytes of a finished game's public id."""


class Keeping:
    """One table's row in the store. ``now`` is what is kept."""

    def __init__(self, kept: TableKept, store: Store) -> None:
        """As it was loaded."""
        self.now = kept
        self._store = store

    def seat(self, seat: int) -> SeatKept:
        """Who sits on a seat; NoSuchSeat."""
        if not 0 <= seat < len(self.now.seats):
            raise NoSuchSeat(f"there is no seat {seat}")
        return self.now.seats[seat]

    async def change_seat(self, seat: int, change: Callable[[SeatKept], SeatKept]) -> SeatKept:
        """Changes who sits on a seat; whatever ``change`` raises leaves it."""
        before = self.seat(seat)
        after = change(before)
        if after.seat != seat:
            raise NoSuchSeat(f"seat {seat} cannot become seat {after.seat}")
        if after != before:
            await self._store.put_seat(self.now.id, after)
            seats = self.now.seats
            self.now = replace(self.now, seats=(*seats[:seat], after, *seats[seat + 1 :]))
        return after

    async def set_watch(self, watch: str) -> None:
        """Another link to watch by; its hash."""
        await self._store.set_watch(self.now.id, watch)
        self.now = replace(self.now, watch=watch)

    async def share(self) -> str:
        """The public id, made when first asked for."""
        if not self.now.share:
            share = await self._store.set_share(self.now.id, secrets.token_urlsafe(SHARE_BYTES))
            self.now = replace(self.now, share=share)
        return self.now.share

    def sum_up(self, summary: Summary) -> None:
        """What the store has noted with the last entry."""
        self.now = replace(self.now, updated=summary.updated, asked=summary.asked, over=summary.over)

    def info(self, course: Course, online: Callable[[int], bool], watchers: int) -> TableInfo:
        """What everybody at the table may know besides the game."""
        seats = [_seat_info(seat, online(seat.seat), course.since[seat.seat]) for seat in self.now.seats]
        return _table_info(self.now, seats, watchers, course.over)


def info_asleep(kept: TableKept) -> TableInfo:
    """The same of a table that is not in memory: nobody is there."""
    asked = kept.asked
    seats = [_seat_info(seat, False, kept.updated if seat.seat in asked else 0.0) for seat in kept.seats]
    return _table_info(kept, seats, 0, kept.over)


def _table_info(kept: TableKept, seats: list[SeatInfo], watchers: int, over: bool) -> TableInfo:
    """The seed is told only of a game that is over."""
    setup = kept.setup
    return {
        "table": kept.id,
        "edition": setup.edition,
        "options": dict(setup.options),
        "commitment": setup.commitment,
        "seed": setup.seed if over else "",
        "pace": kept.pace,
        "window": kept.window,
        "watchers": watchers,
        "seats": seats,
        "over": over,
    }


def _seat_info(seat: SeatKept, online: bool, since: float) -> SeatInfo:
    return {
        "seat": seat.seat,
        "player": seat.player,
        "name": seat.name,
        "bot": seat.bot,
        "stands_in": seat.stands_in,
        "online": online,
        "since": since,
    }
