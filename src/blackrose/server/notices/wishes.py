"""Who wants notices, in the server's database: beside the tables, and no longer than their games.

Of secrets in links only hashes are kept. ``told`` is how many choices the seat had made when its holder was
last told that it is waited for; once it has chosen more often, or its holder has come (-1), there can be
another notice.
"""

from __future__ import annotations

import sqlite3
from dataclasses import dataclass
from typing import Final

from blackrose.server.store import SqliteStore
from blackrose.server.tokens import new_secret

NOT_TOLD: Final = -1

_OVER = "table_id IN (SELECT id FROM tables WHERE over)"
_OLD = "(confirm != '' AND named < ?)"


@dataclass(frozen=True, slots=True)
class Wish:
    """A seat's wish for notices; confirmed if ``confirm`` is empty."""

    table: str
    seat: int
    address: str
    language: str
    holder: str
    named: float
    confirm: str
    stop: str
    told: int = NOT_TOLD


@dataclass(frozen=True, slots=True)
class Due:
    """A seat that is waited for and whose holder was not told. ``chosen``: how often it has chosen."""

    table: str
    seat: int
    address: str
    language: str
    chosen: int


_WISH = "table_id, seat, address, language, holder, named, confirm, stop, told"


class WishStore:
    """The wishes of a server."""

    def __init__(self, store: SqliteStore) -> None:
        """Keeps the wishes in the store's file, through the store's writer."""
        self._store = store

    async def key(self) -> str:
        """The key of the links that end notices; made when first asked for."""

        def work(connection: sqlite3.Connection) -> str:
            connection.execute("INSERT OR IGNORE INTO keys VALUES ('stop', ?)", (new_secret(),))
            return str(connection.execute("SELECT key FROM keys WHERE name = 'stop'").fetchone()[0])

        return await self._store.write(work)

    async def put(self, wish: Wish) -> None:
        """Stores a seat's wish in place of any earlier one."""

        def work(connection: sqlite3.Connection) -> None:
            values = (
                wish.table,
                wish.seat,
                wish.address,
                wish.language,
                wish.holder,
                wish.named,
                wish.confirm,
                wish.stop,
                wish.told,
            )
            connection.execute(
                f"INSERT OR REPLACE INTO notices ({_WISH}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", values
            )

        await self._store.write(work)

    async def of(self, table: str, seat: int) -> Wish | None:
        """A seat's wish."""
        query = f"SELECT {_WISH} FROM notices WHERE table_id = ? AND seat = ?"

        def work(connection: sqlite3.Connection) -> Wish | None:
            row = connection.execute(query, (table, seat)).fetchone()
            return None if row is None else Wish(*row)

        return await self._store.read(work)

    async def has_confirmed(self, holder: str, address: str) -> bool:
        """Whether a browser has shown at another table that the address is its own."""
        query = "SELECT 1 FROM notices WHERE address = ? AND holder = ? AND holder != '' AND confirm = ''"
        return await self._store.read(lambda db: db.execute(query, (address, holder)).fetchone() is not None)

    async def confirm(self, hashed: str, oldest: float) -> bool:
        """Confirms the wish that a link belongs to, unless it is too old; False if there is none."""
        query = "UPDATE notices SET confirm = '' WHERE confirm = ? AND confirm != '' AND named >= ?"
        return await self._store.write(lambda db: db.execute(query, (hashed, oldest)).rowcount == 1)

    async def drop(self, table: str, seat: int) -> None:
        """Deletes the wish of a seat."""
        query = "DELETE FROM notices WHERE table_id = ? AND seat = ?"
        await self._store.write(lambda db: db.execute(query, (table, seat)).rowcount)

    async def stop(self, hashed: str) -> int:
        """Deletes the wishes for an address at every table; returns how many there were."""
        query = "DELETE FROM notices WHERE stop = ? AND stop != ''"
        return await self._store.write(lambda db: db.execute(query, (hashed,)).rowcount)

    async def set_told(self, table: str, seat: int, told: int) -> None:
        """Notes how far the holder of a seat has been told."""
        query = "UPDATE notices SET told = ? WHERE table_id = ? AND seat = ?"
        await self._store.write(lambda db: db.execute(query, (told, table, seat)).rowcount)

    async def told(self) -> dict[tuple[str, int], int]:
        """The seats whose holders were told something, and how far."""
        query = "SELECT table_id, seat, told FROM notices WHERE told != ?"

        def work(connection: sqlite3.Connection) -> dict[tuple[str, int], int]:
            return {(table, seat): told for table, seat, told in connection.execute(query, (NOT_TOLD,))}

        return await self._store.read(work)

    async def due(self) -> list[Due]:
        """The seats that are waited for and whose holders agreed and were not told; the longest first."""
        query = """
            SELECT n.table_id, n.seat, n.address, n.language, (
                SELECT count(*) FROM entries e WHERE e.table_id = n.table_id AND e.seat = n.seat
            ) AS chosen
            FROM notices n
            JOIN tables t ON t.id = n.table_id
            JOIN seats s ON s.table_id = n.table_id AND s.seat = n.seat
            WHERE n.confirm = '' AND NOT t.over AND s.player = 'person' AND s.bot = ''
            AND EXISTS (SELECT 1 FROM json_each(t.asked) WHERE value = n.seat)
            AND n.told != chosen
            ORDER BY t.updated, n.table_id, n.seat
        """
        return await self._store.read(lambda db: [Due(*row) for row in db.execute(query)])

    async def tidy(self, oldest: float) -> None:
        """Forgets addresses of games that are over, and those that nobody has confirmed in time."""
        query = f"SELECT 1 FROM notices WHERE {_OVER} OR {_OLD} LIMIT 1"
        if await self._store.read(lambda db: db.execute(query, (oldest,)).fetchone() is not None):
            delete = f"DELETE FROM notices WHERE {_OVER} OR {_OLD}"
            await self._store.write(lambda db: db.execute(delete, (oldest,)).rowcount)
