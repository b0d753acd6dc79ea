"""The host of many tables: found by id, loaded from the store on demand, let go when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, Self

from blackrose.game import Choice, IllegalChoice
from blackrose.table.live.bots import BotPool
from blackrose.table.live.errors import (
    NotSaved,
    StoreError,
    TableClosed,
    TooManyTables,
    UnknownTable,
    UnplayableTable,
)
from blackrose.table.live.game import TableGame
from blackrose.table.live.store import CHOOSE, Entry, Store, StoredSeat, StoredTable
from blackrose.table.live.table import LiveTable
from blackrose.table.recorded.record import Setup
from blackrose.table.shown import option_id

log = logging.getLogger(__name__)

ID_BYTES: Final = 8
"""Random bytes of a table's id, which makes eleven characters."""

GRACE: Final = 5.0
"""Seconds that whoever has asked for a table has to join it, even where room is needed."""


@dataclass(frozen=True, slots=True)
class HostLimits:
    """What a host allows. ``stored``: tables in the store; ``live``: tables in memory; ``queue``: commands
    that may wait at one table; ``idle``: seconds after which a table nobody looks at leaves the memory;
    ``bot_pause``: seconds a bot's visible choice takes at least.
    """

    stored: int = 10_000
    live: int = 2_000
    queue: int = 64
    idle: float = 600.0
    bot_pause: float = 0.6


DEFAULTS: Final = HostLimits()


class Host:
    """All tables of a store. Use as ``async with Host(store, bots) as host`` or call :meth:`close` at the
    end; the store and the bots are the caller's to close.
    """

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        limits: HostLimits = DEFAULTS,
        clock: Callable[[], float] = time.time,
    ) -> None:
        """Nothing is loaded yet; made inside a running event loop."""
        self.store = store
        self.limits = limits
        self._bots = bots
        self._clock = clock
        self._tables: dict[str, asyncio.Task[LiveTable]] = {}
        self._loading = ThreadPoolExecutor(2, "blackrose loading")
        self._closed = False
        self._sweeper = asyncio.create_task(self._sweep())

    async def __aenter__(self) -> Self:
        """The host itself."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Closes it."""
        await self.close()

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # ----------------------------------------------------------------------------------------------
    # Tables
    # ----------------------------------------------------------------------------------------------

    async def new_table(
        self,
        setup: Setup,
        seats: Sequence[StoredSeat],
        *,
        pace: int = 0,
        window: int = 0,
        host: str = "",
        watch: str = "",
        prefix: Sequence[Choice] = (),
    ) -> str:
        """A new table on disk, and its id; ``prefix`` are the choices of the game it goes on from (a fork).

        TooManyTables, NotSaved; ValueError for seats that do not fit the set-up; IllegalChoice for a wrong
        prefix.
        """
        self._check_open()
        if [seat.seat for seat in seats] != list(range(len(setup.mages))):
            raise ValueError(f"{len(setup.mages)} seats are needed, in order")
        try:
            if await self.store.count() >= self.limits.stored:
                raise TooManyTables(f"there are {self.limits.stored} tables already")
            now = self._clock()
            entries = [
                Entry(number, seat, CHOOSE, option_id(option), None, now)
                for number, (seat, option) in enumerate(prefix)
            ]
            game = await self._played(setup, now, entries)
            stored = StoredTable(
                id=secrets.token_urlsafe(ID_BYTES),
                created=now,
                setup=setup,
                seats=tuple(seats),
                pace=pace,
                window=window,
                host=host,
                watch=watch,
                updated=now,
                asked=game.asked,
                over=game.over,
                winner=game.winner,
            )
            await self.store.create(stored, entries)
        except UnplayableTable as error:
            raise IllegalChoice(str(error)) from error
        except StoreError as error:
            raise NotSaved(str(error)) from error
        return stored.id

    async def table(self, table: str) -> LiveTable:
        """A table by its id; UnknownTable, TooManyTables, UnplayableTable, TableClosed while going down."""
        self._check_open()
        task = self._tables.get(table)
        if task is not None and task.done() and not task.cancelled() and task.exception() is None:
            if not task.result().closed:
                task.result().used = self._clock()
                return task.result()
            await self._let_go(table, task.result())
            return await self.table(table)
        if task is None:
            task = self._tables[table] = asyncio.create_task(self._load(table))
        # Whoever asks first may go away; the others still wait for the same table.
        return await asyncio.shield(task)

    async def _load(self, table: str) -> LiveTable:
        try:
            stored = await self.store.table(table)
            if stored is None:
                raise UnknownTable(f"there is no table {table}")
            await self._make_room()
            entries = await self.store.entries(table)
            game = await self._played(stored.setup, stored.created, entries)
            self._check_open()
        except BaseException as error:
            del self._tables[table]
            if isinstance(error, StoreError):
                raise NotSaved(str(error)) from error
            raise
        return LiveTable(
            stored,
            game,
            self.store,
            self._bots,
            self._clock,
            queue=self.limits.queue,
            bot_pause=self.limits.bot_pause,
        )

    async def _played(self, setup: Setup, created: float, entries: Sequence[Entry]) -> TableGame:
        """Plays a log in a thread: however long it is, other tables go on."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._loading, TableGame.played, setup, created, entries)

    # ----------------------------------------------------------------------------------------------
    # Letting go
    # ----------------------------------------------------------------------------------------------

    async def let_go_idle(self, after: float | None = None) -> int:
        """Drops tables from memory at which nothing has happened for so long; returns how many."""
        limit = self._clock() - (self.limits.idle if after is None else after)
        idle = [(name, live) for name, live in self._loaded() if live.idle and live.used <= limit]
        for name, live in idle:
            await self._let_go(name, live)
        return len(idle)

    async def _let_go(self, name: str, live: LiveTable) -> None:
        task = self._tables.get(name)
        await live.close()
        if task is not None and self._tables.get(name) is task:
            del self._tables[name]

    async def _make_room(self) -> None:
        """Makes room for a new table in memory: those that nobody looks at are dropped early."""
        if len(self._tables) > self.limits.live:
            await self.let_go_idle(after=min(GRACE, self.limits.idle))
        if len(self._tables) > self.limits.live:
            raise TooManyTables(f"there are {self.limits.live} tables in use")

    def _loaded(self) -> list[tuple[str, LiveTable]]:
        done = [(name, task) for name, task in self._tables.items() if task.done() and not task.cancelled()]
        return [(name, task.result()) for name, task in done if task.exception() is None]

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(max(1.0, self.limits.idle / 4))
            try:
                await self.let_go_idle()
            except Exception:
                log.exception("idle tables could not be let go")

    def _check_open(self) -> None:
        if self._closed:
            raise TableClosed("no more tables are opened")

    async def close(self) -> None:
        """Ends every connection with Closed (code "going-down") and every actor; nothing is taken
        any more.
        """
        self._closed = True
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, return_exceptions=True)
        await asyncio.gather(*self._tables.values(), return_exceptions=True)
        for name, live in self._loaded():
            await self._let_go(name, live)
        await asyncio.to_thread(self._loading.shutdown)
