"""The tables of a server in one SQLite file: an append-only log that is on disk before anybody is told.

The file is in WAL mode with ``synchronous=FULL``. One thread writes (see :mod:`blackrose.server.writer`),
another one reads; neither waits for the other.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, astuple, fields
from pathlib import Path
from typing import Any

from blackrose.server.database import Database, connected, told
from blackrose.server.writer import Result, Work, Writer
from blackrose.table.live.errors import StoreError
from blackrose.table.live.store import Entry, Order, StoredSeat, StoredTable, Summary
from blackrose.table.recorded.record import Setup

_TABLE = "id, created, setup, pace, host, watch, share, updated, asked, over, window, winner"
_SEAT = "seat, player, name, bot, stands_in, holder, claim, recovery, orders"
_ENTRY = "number, seat, kind, option, key, at"


class SqliteStore:
    """A :class:`~blackrose.table.live.Store` on disk."""

    def __init__(self, path: Path) -> None:
        """Opens the file, or makes it; StoreError says why not, and then nothing was touched."""
        self.path = path
        self._database = Database(path)
        with told(path):
            self._reader = connected(path, reads_only=True)
        self._reading = ThreadPoolExecutor(1, "blackrose reader")
        self._writer = Writer(self._database.writer, str(path))
        self._closed = False

    @property
    def commits(self) -> int:
        """How often something was put on the disk; many writes can share a commit."""
        return self._writer.commits

    async def close(self) -> None:
        """Everything written is on disk and the file is free for others."""
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._reading.shutdown)
        self._reader.close()
        self._database.close()

    async def write(self, work: Work[Result]) -> Result:
        """Carries out a write for another part of the server that stores its data here; see
        :class:`Writer`.
        """
        return await self._writer.write(work)

    async def read(self, work: Work[Result]) -> Result:
        """Carries out a read for another part of the server."""
        return await self._read(work)

    # ----------------------------------------------------------------------------------------------
    # Writing
    # ----------------------------------------------------------------------------------------------

    async def create(self, table: StoredTable, entries: Sequence[Entry] = ()) -> None:
        """See :class:`~blackrose.table.live.Store`."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(f"INSERT INTO tables ({_TABLE}) VALUES ({_marks(12)})", _table_row(table))
            connection.executemany(
                f"INSERT INTO seats (table_id, {_SEAT}) VALUES ({_marks(10)})",
                [(table.id, *_seat_row(seat)) for seat in table.seats],
            )
            connection.executemany(
                f"INSERT INTO entries (table_id, {_ENTRY}) VALUES ({_marks(7)})",
                [(table.id, *astuple(entry)) for entry in entries],
            )

        await self._writer.write(work)

    async def append(self, table: str, entry: Entry, summary: Summary | None = None) -> None:
        """See :class:`~blackrose.table.live.Store`."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                f"INSERT INTO entries (table_id, {_ENTRY}) VALUES ({_marks(7)})", (table, *astuple(entry))
            )
            if summary is not None:
                connection.execute(
                    "UPDATE tables SET updated = ?, asked = ?, over = ?, winner = ? WHERE id = ?",
                    (summary.updated, json.dumps(summary.asked), summary.over, summary.winner, table),
                )

        await self._writer.write(work)

    async def put_seat(self, table: str, seat: StoredSeat) -> None:
        """See :class:`~blackrose.table.live.Store`."""
        await self._writer.write(
            _one(
                f"UPDATE seats SET ({_SEAT}) = ({_marks(9)}) WHERE table_id = ? AND seat = ?",
                (*_seat_row(seat), table, seat.seat),
            )
        )

    async def set_watch(self, table: str, watch: str) -> None:
        """See :class:`~blackrose.table.live.Store`."""
        await self._writer.write(_one("UPDATE tables SET watch = ? WHERE id = ?", (watch, table)))

    async def add_watcher(self, table: str, holder: str) -> None:
        """See :class:`~blackrose.table.live.Store`."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute("INSERT OR IGNORE INTO watchers VALUES (?, ?)", (table, holder))

        await self._writer.write(work)

    async def set_share(self, table: str, share: str) -> str:
        """See :class:`~blackrose.table.live.Store`."""

        def work(connection: sqlite3.Connection) -> str:
            connection.execute("UPDATE tables SET share = ? WHERE id = ? AND share = ''", (share, table))
            row = connection.execute("SELECT share FROM tables WHERE id = ?", (table,)).fetchone()
            if row is None:
                raise StoreError(f"there is no table {table}")
            return str(row[0])

        return await self._writer.write(work)

    # ----------------------------------------------------------------------------------------------
    # Reading
    # ----------------------------------------------------------------------------------------------

    async def table(self, table: str) -> StoredTable | None:
        """See :class:`~blackrose.table.live.Store`."""
        return await self._found("id = ?", table)

    async def shared(self, share: str) -> StoredTable | None:
        """See :class:`~blackrose.table.live.Store`."""
        return await self._found("share = ? AND share != ''", share)

    async def entries(self, table: str, start: int = 0) -> list[Entry]:
        """See :class:`~blackrose.table.live.Store`."""
        query = f"SELECT {_ENTRY} FROM entries WHERE table_id = ? AND number >= ? ORDER BY number"
        return await self._read(lambda db: [Entry(*row) for row in db.execute(query, (table, start))])

    async def watches(self, table: str, holder: str) -> bool:
        """See :class:`~blackrose.table.live.Store`."""
        query = "SELECT 1 FROM watchers WHERE table_id = ? AND holder = ?"
        return await self._read(lambda db: db.execute(query, (table, holder)).fetchone() is not None)

    async def held_by(self, holder: str, limit: int = 100) -> list[StoredTable]:
        """See :class:`~blackrose.table.live.Store`."""
        query = (
            f"SELECT {_TABLE} FROM tables WHERE id IN ("
            "SELECT table_id FROM seats WHERE holder = ?1 AND holder != '' "
            "UNION SELECT id FROM tables WHERE host = ?1 AND host != '') "
            "ORDER BY updated DESC LIMIT ?2"
        )
        return await self._read(lambda db: [_table(db, row) for row in db.execute(query, (holder, limit))])

    async def with_recovery(self, recovery: str) -> tuple[StoredTable, int] | None:
        """See :class:`~blackrose.table.live.Store`."""

        def work(connection: sqlite3.Connection) -> tuple[StoredTable, int] | None:
            found = connection.execute(
                "SELECT table_id, seat FROM seats WHERE recovery = ? AND recovery != ''", (recovery,)
            ).fetchone()
            if found is None:
                return None
            row = connection.execute(f"SELECT {_TABLE} FROM tables WHERE id = ?", found[:1]).fetchone()
            return _table(connection, row), int(found[1])

        return await self._read(work)

    async def count(self) -> int:
        """See :class:`~blackrose.table.live.Store`."""
        return await self._read(lambda db: int(db.execute("SELECT count(*) FROM tables").fetchone()[0]))

    async def _found(self, condition: str, value: str) -> StoredTable | None:
        def work(connection: sqlite3.Connection) -> StoredTable | None:
            row = connection.execute(f"SELECT {_TABLE} FROM tables WHERE {condition}", (value,)).fetchone()
            return None if row is None else _table(connection, row)

        return await self._read(work)

    async def _read(self, work: Work[Result]) -> Result:
        if self._closed:
            raise StoreError(f"{self.path}: closed")

        def read() -> Result:
            with told(self.path):
                return work(self._reader)

        return await asyncio.get_running_loop().run_in_executor(self._reading, read)


# --------------------------------------------------------------------------------------------------
# Rows
# --------------------------------------------------------------------------------------------------


def _marks(count: int) -> str:
    return ", ".join("?" * count)


def _one(query: str, values: tuple[Any, ...]) -> Work[None]:
    """A change of one row that must be there."""

    def work(connection: sqlite3.Connection) -> None:
        if connection.execute(query, values).rowcount != 1:
            raise StoreError("there is no such table or seat")

    return work


def _table_row(table: StoredTable) -> tuple[Any, ...]:
    setup = json.dumps(asdict(table.setup))
    return (
        table.id,
        table.created,
        setup,
        table.pace,
        table.host,
        table.watch,
        table.share,
        table.updated,
        json.dumps(table.asked),
        table.over,
        table.window,
        table.winner,
    )


def _seat_row(seat: StoredSeat) -> tuple[Any, ...]:
    *plain, orders = astuple(seat)
    return (*plain, json.dumps(orders))


def _table(connection: sqlite3.Connection, row: tuple[Any, ...]) -> StoredTable:
    id_, created, setup, pace, host, watch, share, updated, asked, over, window, winner = row
    query = f"SELECT {_SEAT} FROM seats WHERE table_id = ? ORDER BY seat"
    seats = tuple(_seat(*seat) for seat in connection.execute(query, (id_,)))
    return StoredTable(
        id=id_,
        created=created,
        setup=_setup(json.loads(setup)),
        seats=seats,
        pace=pace,
        host=host,
        watch=watch,
        share=share,
        updated=updated,
        asked=tuple(json.loads(asked)),
        over=bool(over),
        window=window,
        winner=winner,
    )


def _seat(seat: int, player: str, name: str, bot: str, stands_in: int, *more: str) -> StoredSeat:
    holder, claim, recovery, orders = more
    return StoredSeat(seat, player, name, bot, bool(stands_in), holder, claim, recovery, _orders(orders))


def _orders(plain: str) -> tuple[Order, ...]:
    return tuple(
        Order(round_, slot, (card, side), mode, tuple(against))
        for round_, slot, (card, side), mode, against in json.loads(plain)
    )


def _setup(plain: dict[str, Any]) -> Setup:
    values = {field.name: plain[field.name] for field in fields(Setup) if field.name in plain}
    values["mages"] = tuple(values["mages"])
    values["players"] = tuple(values["players"])
    values["options"] = tuple((name, value) for name, value in values["options"])
    return Setup(**values)
