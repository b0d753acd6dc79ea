"""What is kept of tables: the same in memory and on disk, and on disk before anybody is told."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from blackrose.server.store import SqliteStore
from blackrose.table import Setup
from blackrose.table.live import (
    Conflict,
    Entry,
    MemoryStore,
    Store,
    StoredSeat,
    StoredTable,
    StoreError,
    Summary,
)
from tests.live.tables import scenario

Opened = Callable[[], Store]


@pytest.fixture(params=["memory", "disk"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    """Opens a store; on disk always the same one."""
    stored = MemoryStore()
    return lambda: stored if request.param == "memory" else SqliteStore(tmp_path / "data" / "tables.sqlite3")


@asynccontextmanager
async def open_store(opened: Opened) -> AsyncIterator[Store]:
    store = opened()
    try:
        yield store
    finally:
        await store.close()


def table(name: str = "t1", **more: object) -> StoredTable:
    seats = (
        StoredSeat(0, "person", "Änne ☾", holder="browser a", recovery="code a"),
        StoredSeat(1, "open", claim="claim b"),
    )
    setup = Setup.new(seed=7, options={"crown": "0"}, mages=("Ulrich", ""))
    stored = StoredTable(
        name, 10.5, setup, seats, pace=60, host="browser a", watch="link", updated=11.0, asked=(0,)
    )
    return replace(stored, **more)  # type: ignore[arg-type]


def entry(number: int, seat: int = 0, key: str | None = None, kind: str = "choose") -> Entry:
    return Entry(number, seat, kind, "plan:1:12:0" if kind == "choose" else "", key, 12.25 + number)


@scenario
async def test_what_was_written_is_found_again(opened: Opened) -> None:
    log = [entry(0, key="k"), entry(1, 1), entry(2, 1, kind="back")]
    async with open_store(opened) as store:
        await store.create(table(), log[:1])
        for one in log[1:]:
            await store.append("t1", one)
        assert await store.table("t1") == table()
        assert await store.entries("t1") == log
        assert await store.count() == 1
    async with open_store(opened) as store:
        assert await store.table("t1") == table()
        assert await store.entries("t1") == log
        assert await store.entries("t1", 2) == log[2:]


@scenario
async def test_what_is_not_there_is_not_found(opened: Opened) -> None:
    async with open_store(opened) as store:
        assert await store.table("t1") is None
        assert await store.entries("t1") == []
        assert await store.shared("share") is None
        assert await store.with_recovery("code") is None
        assert await store.held_by("browser a") == []
        assert not await store.watches("t1", "browser a")


@scenario
async def test_nothing_is_found_by_an_empty_secret(opened: Opened) -> None:
    async with open_store(opened) as store:
        await store.create(table(host=""))
        assert await store.shared("") is None
        assert await store.with_recovery("") is None
        assert await store.held_by("") == []


@scenario
async def test_a_log_has_neither_gaps_nor_two_entries_of_a_number_or_key(opened: Opened) -> None:
    async with open_store(opened) as store:
        await store.create(table(), [entry(0, key="k")])
        for wrong in (entry(0), entry(2), entry(1, key="k")):
            with pytest.raises(Conflict):
                await store.append("t1", wrong, Summary(99.0, (1,), True))
        assert await store.entries("t1") == [entry(0, key="k")]
        assert await store.table("t1") == table()
        await store.append("t1", entry(1, seat=1, key="k"))
        await store.append("t1", entry(2))
        await store.append("t1", entry(3))


@scenario
async def test_two_tables_of_one_id_cannot_be(opened: Opened) -> None:
    async with open_store(opened) as store:
        await store.create(table())
        with pytest.raises(Conflict):
            await store.create(table(pace=5))
        assert await store.table("t1") == table()


@scenario
async def test_an_entry_that_all_see_changes_the_list_of_tables(opened: Opened) -> None:
    async with open_store(opened) as store:
        await store.create(table())
        await store.append("t1", entry(0), Summary(12.5, (0, 1), False))
        assert await store.table("t1") == table(updated=12.5, asked=(0, 1))
        await store.append("t1", entry(1))
        assert await store.table("t1") == table(updated=12.5, asked=(0, 1))
        await store.append("t1", entry(2), Summary(14.5, (), True, 1))
        assert await store.table("t1") == table(updated=14.5, asked=(), over=True, winner=1)


@scenario
async def test_seats_change_hands(opened: Opened) -> None:
    async with open_store(opened) as store:
        await store.create(table())
        before = table().seats[1]
        taken = before.taken("Ben", "browser b", "code b")
        assert (taken.claim, taken.player) == ("", "person")
        await store.put_seat("t1", taken)
        await store.put_seat("t1", taken.with_bot("greedy"))
        found = await store.table("t1")
        assert found is not None
        assert found.seats == (table().seats[0], replace(taken, bot="greedy", stands_in=True))
        assert await store.with_recovery("code b") == (found, 1)
        assert [stored.id for stored in await store.held_by("browser b")] == ["t1"]


@scenario
async def test_a_browser_finds_its_tables_the_latest_first(opened: Opened) -> None:
    async with open_store(opened) as store:
        await store.create(table("old", updated=1.0))
        await store.create(table("new", updated=3.0))
        await store.create(table("host", updated=2.0, seats=(), host="browser a"))
        await store.create(table("other", seats=(), host="browser b"))
        assert [stored.id for stored in await store.held_by("browser a")] == ["new", "host", "old"]
        assert [stored.id for stored in await store.held_by("browser a", 2)] == ["new", "host"]


@scenario
async def test_watchers_and_public_ids(opened: Opened) -> None:
    async with open_store(opened) as store:
        await store.create(table())
        await store.add_watcher("t1", "browser c")
        await store.add_watcher("t1", "browser c")
        assert await store.watches("t1", "browser c")
        assert not await store.watches("t1", "browser d")
        await store.set_watch("t1", "another link")
        assert await store.set_share("t1", "first") == "first"
        assert await store.set_share("t1", "second") == "first"
        assert await store.shared("first") == table(watch="another link", share="first")
        assert await store.shared("second") is None


@scenario
async def test_a_table_that_is_not_there_cannot_be_changed(opened: Opened) -> None:
    async with open_store(opened) as store:
        for change in (
            store.append("t1", entry(0)),
            store.put_seat("t1", StoredSeat(0)),
            store.set_watch("t1", "x"),
            store.add_watcher("t1", "x"),
            store.set_share("t1", "x"),
        ):
            with pytest.raises(Exception, match=r"no such table|no table|FOREIGN KEY"):
                await change


# --------------------------------------------------------------------------------------------------
# On disk
# --------------------------------------------------------------------------------------------------


@scenario
async def test_writes_that_come_while_the_disk_is_busy_share_one_commit(tmp_path: Path) -> None:
    """A hundred tables append while one write is under way: all are on disk after one commit more."""
    store = SqliteStore(tmp_path / "tables.sqlite3")
    for number in range(100):
        await store.create(table(f"t{number}"))
    begun, released = threading.Event(), threading.Event()

    def slow(_: sqlite3.Connection) -> None:
        begun.set()
        assert released.wait(60)

    first = asyncio.create_task(store._writer.write(slow))
    assert await asyncio.to_thread(begun.wait, 60)
    before = store.commits
    appends = [asyncio.create_task(store.append(f"t{number}", entry(0))) for number in range(100)]
    await asyncio.sleep(0)
    assert not any(task.done() for task in appends)
    released.set()
    await asyncio.gather(first, *appends)
    assert store.commits == before + 2
    await store.close()


@scenario
async def test_in_a_shared_commit_each_write_stands_or_falls_alone(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    await store.create(table("t1"))
    await store.create(table("t2"))
    results = await asyncio.gather(
        store.append("t1", entry(0)),
        store.append("t1", entry(5), Summary(99.0, (), True)),
        store.append("t2", entry(0)),
        store.create(table("t1")),
        store.append("t1", entry(1)),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), Conflict, type(None), Conflict, type(None)]
    assert await store.entries("t1") == [entry(0), entry(1)]
    assert await store.entries("t2") == [entry(0)]
    assert await store.table("t1") == table("t1")
    await store.close()


@scenario
async def test_a_commit_that_fails_fails_for_all_and_the_next_one_works(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    await store.create(table("t1"))

    def breaks(connection: sqlite3.Connection) -> None:
        connection.execute("ROLLBACK")  # what SQLite does by itself when the disk is full
        raise sqlite3.OperationalError("database or disk is full")

    first = asyncio.create_task(store.append("t1", entry(0)))
    second = asyncio.create_task(store._writer.write(breaks))
    results = await asyncio.gather(first, second, return_exceptions=True)
    assert isinstance(results[1], StoreError)
    assert "disk is full" in str(results[1])
    stored = len(await store.entries("t1"))
    assert stored == (0 if isinstance(results[0], StoreError) else 1)
    await store.append("t1", entry(stored))
    await store.close()


@scenario
async def test_what_is_waited_for_by_nobody_any_more_is_written_nevertheless(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    await store.create(table("t1"))
    gone = asyncio.create_task(store.append("t1", entry(0)))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)
    await store.append("t1", entry(1))
    assert len(await store.entries("t1")) == 2
    await store.close()


@scenario
async def test_a_closed_store_says_so(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    await store.create(table("t1"))
    await store.close()
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.append("t1", entry(0))
    with pytest.raises(StoreError, match="closed"):
        await store.table("t1")


@scenario
async def test_the_log_on_disk_can_only_grow(tmp_path: Path) -> None:
    """Not even by hand is an entry changed or taken out unnoticed."""
    path = tmp_path / "tables.sqlite3"
    store = SqliteStore(path)
    await store.create(table("t1"), [entry(0)])
    await store.close()
    by_hand = sqlite3.connect(path)
    for change in ("UPDATE entries SET option = 'skip'", "DELETE FROM entries"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            by_hand.execute(change)
    (mode,) = by_hand.execute("PRAGMA journal_mode").fetchone()
    assert mode == "wal"
    by_hand.close()


@scenario
async def test_everything_is_synced_before_it_is_told(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite3")
    level = await store._writer.write(lambda db: int(db.execute("PRAGMA synchronous").fetchone()[0]))
    assert level == 2  # FULL
    await store.close()
