"""Processes that host tables over a store, for tests that kill them.

One plays for ever (:func:`run`). It tells every answer it got, and nothing it did not get. ``loaded``: a
table as it was found; ``done``: a choice or a taking back was acknowledged. Both with the length of the log
and the digest of the whole state. The other (:func:`serve`) has one table and does what it is told.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from blackrose.server.store import SqliteStore
from blackrose.table import Setup
from blackrose.table.live import Host, LiveTable
from blackrose.table.shown import Presenter
from tests.live.tables import QUICK, NearBots, Reader, digest, persons, sit

TABLES = 6

EDITIONS = {"duel": 2, "rebirth": 3, "classic": 3}
WARM = [
    Presenter(Setup.new(edition, ("",) * seats, ("person",) * seats).game().rules, "en")
    for edition, seats in EDITIONS.items()
]
"""Made when this module is loaded, so that no process has to make it: it shall be killed while it plays."""

Tell = Callable[[str, LiveTable, str], None]


async def play(table: LiveTable, dice: random.Random, tell: Tell) -> None:
    """Two people at one table: they choose and take back, plans too, until the game is over."""
    readers = [await sit(table, seat) for seat in range(2)]
    while not table.over:
        for reader in readers:
            await reader.read()
        asked = [reader for reader in readers if reader.options or reader.shown["back"]["can"]]
        await act(dice.choice(asked), dice, tell)


async def act(reader: Reader, dice: random.Random, tell: Tell) -> None:
    key = f"{dice.getrandbits(64):x}"
    if reader.shown["back"]["can"] and (not reader.options or dice.random() < 0.2):
        answer = await reader.back(key)
    else:
        answer = await reader.choose(dice.choice(reader.options), key=key)
    assert answer["type"] == "done", answer
    tell("done", reader.table, f"{reader.seat} {key}")


async def host_tables(path: Path, tell: Tell) -> None:
    """Goes on with the unfinished tables that are there, and opens new ones for those that are over."""
    store, dice = SqliteStore(path), random.Random()
    host = Host(store, NearBots())
    found = [stored for stored in await store.held_by("host") if not stored.over]
    for stored in found:
        tell("loaded", await host.table(stored.id), "")

    async def chair(table: str | None) -> None:
        while True:
            table = table or await host.new_table(Setup.new(), persons(), host="host")
            await play(await host.table(table), dice, tell)
            table = None

    names = [stored.id for stored in found] + [None] * TABLES
    await asyncio.gather(*(chair(name) for name in names[: max(TABLES, len(found))]))


def run(path: Path, wire: Connection) -> None:
    """What the process does."""

    def tell(what: str, table: LiveTable, key: str) -> None:
        told = [what, table.id, table._game.length, digest(table), key]
        wire.send_bytes(json.dumps(told).encode())

    asyncio.run(host_tables(path, tell))


# --------------------------------------------------------------------------------------------------
# One table that does what it is told
# --------------------------------------------------------------------------------------------------


def as_it_is(table: LiveTable, readers: list[Reader]) -> dict[str, Any]:
    """All that is to be compared: the log, the whole state, and what each seat sees."""
    return {
        "length": table._game.length,
        "digest": digest(table),
        "revs": [reader.rev for reader in readers],
        "shown": [reader.shown for reader in readers],
    }


async def obey(table: LiveTable, readers: list[Reader], told: tuple[Any, ...]) -> Any:
    """Looks, or lets a seat choose or give an order, at the revision it names or the one it has seen last."""
    what, *more = told
    for reader in readers:
        await reader.read()
    if what == "look":
        return as_it_is(table, readers)
    seat, *wish = more
    if what == "order":
        slot, mode, key = wish
        return await table.order(readers[seat].link, slot, mode, [], key)
    option, key, rev = wish
    return await readers[seat].choose(option, rev, key)


async def host_one(path: Path, name: str, wire: Connection) -> None:
    """Opens a table, tells so, and obeys until it is killed."""
    host = Host(SqliteStore(path), NearBots(), QUICK)
    table = await host.table(name)
    readers = [await sit(table, seat) for seat in range(len(table.stored.seats))]
    wire.send(await obey(table, readers, ("look",)))
    while True:
        told = await asyncio.to_thread(wire.recv)
        wire.send(await obey(table, readers, told))


def serve(path: Path, name: str, wire: Connection) -> None:
    """What such a process does."""
    asyncio.run(host_one(path, name, wire))
