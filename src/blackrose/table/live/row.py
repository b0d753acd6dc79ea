"""What is stored of a table besides its log, as it is now; every change is on disk before it counts."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace

from blackrose.table.live.errors import NoSuchSeat
from blackrose.table.live.game import TableGame
from blackrose.table.live.store import Store, StoredSeat, StoredTable, Summary
from blackrose.table.shown.solo import occasion_shown
from blackrose.table.wire import SeatInfo, TableInfo

SHARE_BYTES = 16
"""Random bytes of a finished game's public id."""


class TableRow:
    """One table's row in the store. ``now`` is its content."""

    def __init__(self, stored: StoredTable, store: Store) -> None:
        """As it was loaded."""
        self.now = stored
        self._store = store

    def seat(self, seat: int) -> StoredSeat:
        """Who sits on a seat; NoSuchSeat."""
        if not 0 <= seat < len(self.now.seats):
            raise NoSuchSeat(f"there is no seat {seat}")
        return self.now.seats[seat]

    async def change_seat(self, seat: int, change: Callable[[StoredSeat], StoredSeat]) -> StoredSeat:
        """Changes who sits on a seat; if ``change`` raises an exception, nothing changes."""
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
        self.now = replace(
            self.now,
            updated=summary.updated,
            asked=summary.asked,
            over=summary.over,
            winner=summary.winner,
        )

    def info(self, game: TableGame, online: Callable[[int], bool], watchers: int) -> TableInfo:
        """What everybody at the table may know besides the game."""
        seats = [_seat_info(seat, online(seat.seat), game.since[seat.seat]) for seat in self.now.seats]
        return _table_info(self.now, seats, watchers, game.over)


def info_asleep(stored: StoredTable) -> TableInfo:
    """The same of a table that is not in memory: nobody is there."""
    asked = stored.asked
    seats = [_seat_info(seat, False, stored.updated if seat.seat in asked else 0.0) for seat in stored.seats]
    return _table_info(stored, seats, 0, stored.over)


def _table_info(stored: StoredTable, seats: list[SeatInfo], watchers: int, over: bool) -> TableInfo:
    """The seed is told only of a game that is over, or that has one which everybody can know beforehand."""
    setup = stored.setup
    occasion = occasion_shown(setup)
    return {
        "table": stored.id,
        "edition": setup.edition,
        "options": dict(setup.options),
        "commitment": setup.commitment,
        "seed": setup.seed if over or occasion["public"] else "",
        "occasion": occasion,
        "pace": stored.pace,
        "window": stored.window,
        "watchers": watchers,
        "seats": seats,
        "over": over,
    }


def _seat_info(seat: StoredSeat, online: bool, since: float) -> SeatInfo:
    return {
        "seat": seat.seat,
        "player": seat.player,
        "name": seat.name,
        "bot": seat.bot,
        "stands_in": seat.stands_in,
        "online": online,
        "since": since,
    }
