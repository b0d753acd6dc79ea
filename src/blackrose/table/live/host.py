"""The host of many tables: found by id, loaded from the store when somebody asks, let go when nobody is
there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from blackrose.game import Choice
from blackrose.table.live.bots import BotPool
from blackrose.table.live.kept import SeatKept, Store
from blackrose.table.live.table import LiveTable
from blackrose.table.record import Setup


@dataclass(frozen=True, slots=True)
class Limits:
    """What a host allows. ``kept``: tables in the store; ``live``: tables in memory; ``queue``: commands that
    may wait at one table; ``idle``: seconds after which a table nobody looks at leaves the memory.
    """

    kept: int = 10_000
    live: int = 2_000
    queue: int = 64
    idle: float = 600.0
    bot_pause: float = 0.6


class Host:
    """All tables of a store. Use as ``async with Host(store, bots) as host`` or call :meth:`close` at the
    end; the store and the bots are the caller's to close.
    """

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        limits: Limits = Limits(),
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Nothing is loaded yet."""
        self.store = store
        raise NotImplementedError

    async def new_table(
        self,
        setup: Setup,
        seats: Sequence[SeatKept],
        *,
        pace: int = 0,
        host: str = "",
        watch: str = "",
        prefix: Sequence[Choice] = (),
    ) -> str:
        """A new table on disk, and its id; ``prefix`` are the choices of the game it goes on from (a fork).

        TooManyTables, NotSaved; ValueError for seats that do not fit the set-up; IllegalChoice for a wrong
        prefix.
        """
        raise NotImplementedError

    async def table(self, table: str) -> LiveTable:
        """A table by its id; UnknownTable, TooManyTables, UnplayableTable, TableClosed while going down."""
        raise NotImplementedError

    async def close(self, text: str = "") -> None:
        """Ends every connection with Closed (code "going-down") and every actor; nothing is taken any more."""
        raise NotImplementedError
