"""Trouble at one table: it is refused in words, and no other table and nobody else at the table notices."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
import tracemalloc
from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from blackrose.bots.worker import Question
from blackrose.game import Option
from blackrose.table import Setup
from blackrose.table.live import BotPool, LiveTable, MemoryStore, Outbox, StoreError, TableClosed
from blackrose.table.live.audience import Showing
from blackrose.table.live.game import TableGame
from blackrose.table.live.store import Entry, Summary
from blackrose.table.wire import WATCHING
from tests.live.tables import Reader, digest, go_on, hosting, new_table, persons, scenario, sit, until


class Disk(MemoryStore):
    """A store whose next writes can fail, or not come back."""

    def __init__(self) -> None:
        super().__init__()
        self.fails = 0
        self.keeps_nevertheless = False
        self.stuck: str | None = None
        self.arrived, self.released = asyncio.Event(), asyncio.Event()

    async def append(self, table: str, entry: Entry, summary: Summary | None = None) -> None:
        if table == self.stuck:
            self.arrived.set()
            await self.released.wait()
        if self.fails:
            self.fails -= 1
            if self.keeps_nevertheless:
                await super().append(table, entry, summary)
            raise StoreError("the disk is full")
        await super().append(table, entry, summary)


async def play_to_the_end(*readers: Reader) -> None:
    dice = random.Random(1)
    while await go_on(dice, *readers):
        pass
    assert readers[0].table.over


@scenario
async def test_what_cannot_be_saved_does_not_happen_and_can_be_tried_again() -> None:
    disk = Disk()
    async with hosting(disk) as host:
        table = await new_table(host)
        anna, crowd = await sit(table, 0), await sit(table, WATCHING)
        before = table.record()
        disk.fails = 1
        refused = await anna.choose(anna.options[0], key="k")
        assert refused["type"] == "refused"
        assert refused["code"] == "not-saved"
        assert refused["text"]
        assert table.record() == before
        assert [message["type"] for message in anna.got[1:]] == ["info", "refused"]
        assert await crowd.read() == []
        assert (await anna.choose(anna.options[0], key="k"))["type"] == "done"


@scenario
async def test_a_taking_back_that_cannot_be_saved_does_not_happen() -> None:
    disk = Disk()
    async with hosting(disk) as host:
        table = await new_table(host)
        anna = await sit(table, 0)
        await anna.does(anna.options[0])
        before, shown = table.record(), anna.shown
        disk.fails = 1
        assert (await anna.back())["type"] == "refused"
        assert (table.record(), anna.shown) == (before, shown)
        assert (await anna.back())["type"] == "done"
        assert table.record().choices == ()


@scenario
async def test_what_was_saved_although_the_store_said_no_has_happened() -> None:
    """An error at the very end of a write: the same key finds out what became of it."""
    disk = Disk()
    async with hosting(disk) as host:
        table = await new_table(host)
        anna, crowd = await sit(table, 0), await sit(table, WATCHING)
        disk.fails, disk.keeps_nevertheless = 1, True
        rev, option = anna.rev, anna.options[0]
        assert (await anna.choose(option, key="k"))["type"] == "refused"
        assert (await anna.choose(option, rev=rev, key="k"))["type"] == "done"
        assert len(table.record().choices) == 1
        assert [message["type"] for message in await crowd.read()] == ["diff"]
        await anna.does(anna.options[0])
        assert len(await disk.entries(table.id)) == 2


@scenario
async def test_a_seat_that_cannot_be_saved_stays_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise StoreError("the disk is full")

    async with hosting() as host:
        table = await new_table(host)
        before = table.stored
        monkeypatch.setattr(host.store, "put_seat", fails)
        with pytest.raises(Exception, match="the disk is full"):
            await table.change_seat(0, lambda stored: stored.with_bot("random"))
        assert table.stored == before


@scenario
async def test_while_one_table_waits_for_the_disk_another_plays_to_its_end() -> None:
    disk = Disk()
    async with hosting(disk) as host:
        slow, other = await new_table(host), await new_table(host)
        anna = await sit(slow, 0)
        disk.stuck = slow.id
        choice = asyncio.create_task(anna.choose(anna.options[0]))
        await disk.arrived.wait()
        await play_to_the_end(await sit(other, 0), await sit(other, 1))
        assert not choice.done()
        disk.released.set()
        assert (await choice)["type"] == "done"


class StuckBots(BotPool):
    """Bots that think for as long as they like."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = asyncio.Event()

    async def ask(self, question: Question) -> Option:
        self.asked.set()
        await asyncio.Event().wait()
        raise AssertionError


@scenario
async def test_while_the_bot_of_one_table_thinks_another_plays_to_its_end() -> None:
    bots = StuckBots()
    async with hosting(bots=bots) as host:
        slow = await new_table(host, "greedy")
        await bots.asked.wait()
        other = await new_table(host)
        await play_to_the_end(await sit(other, 0), await sit(other, 1))
        ben = await sit(slow, 1)
        assert ben.shown["decision"] is None
        assert slow.asked == (0,)


@scenario
async def test_while_one_table_is_loaded_another_plays_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    loading, released = threading.Event(), threading.Event()
    played = TableGame.played

    def slowly(setup: Setup, created: float, entries: Sequence[Entry]) -> TableGame:
        if entries:
            loading.set()
            assert released.wait(60)
        return played(setup, created, entries)

    async with hosting() as host:
        slow = await new_table(host)
        anna = await sit(slow, 0)
        await anna.does(anna.options[0])
        slow.leave(anna.link)
        assert await host.let_go_idle(after=0) == 1
        monkeypatch.setattr(TableGame, "played", slowly)
        both = [asyncio.create_task(host.table(slow.id)) for _ in range(2)]
        assert await asyncio.to_thread(loading.wait, 60)
        other = await new_table(host)
        await play_to_the_end(await sit(other, 0), await sit(other, 1))
        assert not any(task.done() for task in both)
        released.set()
        loaded = await asyncio.gather(*both)
        assert loaded[0] is loaded[1]
        assert digest(loaded[0]) == digest(slow)


@scenario
async def test_a_mistake_of_ours_is_logged_and_refused_and_the_table_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosting() as host:
        table, other = await new_table(host), await new_table(host)
        anna, elsewhere = await sit(table, 0), await sit(other, 0)

        def breaks(_: Entry) -> Summary:
            raise ZeroDivisionError("a mistake")

        with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
            broken.setattr(table._game, "foresee", breaks)
            refused = await anna.choose(anna.options[0])
            await elsewhere.does(elsewhere.options[0])
        assert refused["type"] == "refused"
        assert refused["code"] == "internal"
        assert "a mistake" not in anna.bytes.decode()
        assert "a mistake" in caplog.text
        assert table.record().choices == ()
        await anna.does(anna.options[0])


@scenario
async def test_who_cannot_be_shown_the_table_is_sent_away_and_the_others_play_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    renew = Showing.renew

    def breaks(self: Showing, game: TableGame) -> Any:
        if self.seat == WATCHING:
            raise ZeroDivisionError("a mistake")
        return renew(self, game)

    async with hosting() as host:
        table = await new_table(host)
        anna, crowd = await sit(table, 0), await sit(table, WATCHING)
        with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
            broken.setattr(Showing, "renew", breaks)
            await anna.does(anna.options[0])
        await crowd.read()
        assert crowd.got[-1].get("code") == "internal"
        again = await sit(table, WATCHING)
        await anna.does(anna.options[0])
        assert [message["type"] for message in await again.read()] == ["diff"]


@scenario
async def test_a_table_that_went_wrong_after_saving_is_loaded_anew(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What is on the disk counts: nobody goes on with a copy that has not got it."""
    async with hosting() as host:
        table = await new_table(host)
        anna = await sit(table, 0)

        def breaks(_: Entry) -> Iterable[int]:
            raise ZeroDivisionError("a mistake")

        with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
            broken.setattr(table._game, "apply", breaks)
            await table.choose(anna.link, anna.rev, anna.options[0], "k")
        await anna.read()
        assert anna.got[-1].get("code") == "internal"
        with pytest.raises(TableClosed):
            await table.sync(anna.link)
        fresh = await host.table(table.id)
        assert fresh is not table
        anna = await sit(fresh, 0)
        assert await anna.choose("stop", rev=0, key="k") == {"type": "done", "key": "k", "rev": 1}
        await anna.does(anna.options[0])


# --------------------------------------------------------------------------------------------------
# Slow readers
# --------------------------------------------------------------------------------------------------


async def waits(table: LiveTable, seat: int, limit: int) -> Outbox:
    """A connection nobody reads from."""
    sink = Outbox(limit)
    await table.join(seat, "en", sink)
    return sink


@scenario
async def test_a_slow_reader_gets_one_fresh_view_instead_of_a_heap_of_differences() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna, ben = await sit(table, 0), await sit(table, 1)
        await until("plan", anna, ben)
        sink = await waits(table, WATCHING, 5)
        dice = random.Random(2)
        while (waiting := len(sink)) < sink.limit:
            assert await go_on(dice, anna, ben)
        assert waiting == sink.limit
        while len(sink) == sink.limit:
            assert await go_on(dice, anna, ben)
        assert len(sink) <= 2  # the view, and who is there now
        full = await sink.get()
        newcomer = await sit(table, WATCHING)
        assert full is not None
        assert full["type"] == "full"
        assert full["rev"] == newcomer.rev
        assert full["shown"] == newcomer.shown


@scenario
async def test_who_does_not_read_the_fresh_view_either_is_sent_away() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna, ben = await sit(table, 0), await sit(table, 1)
        sink = await waits(table, WATCHING, 5)
        dice = random.Random(2)
        while not sink.closed:
            assert len(sink) <= sink.limit
            assert await go_on(dice, anna, ben)
        left = [message async for message in sink]
        assert left == [{"type": "closed", "code": "slow", "text": ""}]
        assert table.info()["watchers"] == 0
        await anna.read()
        assert anna.info["watchers"] == 0


@scenario
async def test_answers_are_not_dropped_with_the_differences() -> None:
    async with hosting() as host:
        table = await new_table(host)
        sink = Outbox(6)
        link = await table.join(0, "en", sink)
        reader = await sit(table, 0, name="other")
        keys = []
        for number in range(2):
            keys.append(f"k{number}")
            await table.choose(link, reader.rev, reader.options[0], keys[-1])
            await reader.read()
        ben = await sit(table, 1)
        await reader.does(reader.options[0])
        table.leave(ben.link)
        assert not sink.closed
        got = []
        while len(sink):
            got.append(await sink.get())
        assert [message["key"] for message in got if message and message["type"] == "done"] == keys
        assert sum(message is not None and message["type"] == "full" for message in got) == 1


@scenario
async def test_who_sends_and_never_reads_costs_no_more_than_an_outbox() -> None:
    """Refusals are answers too; a thousand of them are not kept for somebody who does not take them."""
    async with hosting() as host:
        table = await new_table(host)
        sink = Outbox(8)
        link = await table.join(0, "en", sink)
        for number in range(1000):
            await table.choose(link, 0, "move:99", f"k{number}")
            assert len(sink) <= sink.limit + 1
        assert sink.closed


@scenario
async def test_a_reader_who_never_reads_needs_bounded_memory() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna, ben = await sit(table, 0), await sit(table, 1)
        sinks = [await waits(table, WATCHING, 16) for _ in range(50)]
        dice = random.Random(4)
        tracemalloc.start()
        try:
            while await go_on(dice, anna, ben):
                anna.got.clear()
                ben.got.clear()
            stored, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        assert all(sink.closed and len(sink) == 1 for sink in sinks)
        assert stored < 4_000_000


@scenario
async def test_tables_never_get_in_each_others_way() -> None:
    """Many tables at once, each with its own two people, all to the same end as alone."""
    async with hosting() as host:
        ids = [await host.new_table(Setup.new(seed=9), persons()) for _ in range(6)]
        tables = await asyncio.gather(*map(host.table, ids))

        async def play(table: LiveTable) -> str:
            await play_to_the_end(await sit(table, 0), await sit(table, 1))
            return digest(table)

        assert len(set(await asyncio.gather(*map(play, tables)))) == 1


@scenario
async def test_many_who_come_to_watch_are_announced_together() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna = await sit(table, 0)
        watching = [await sit(table, WATCHING, name=f"guest {number}") for number in range(60)]
        while anna.info["watchers"] < len(watching):
            await anna.next()
        told = [message for message in anna.got if message["type"] == "info"]
        assert len(told) < len(watching) / 2  # not one for each
        table.leave(watching[0].link)
        while anna.info["watchers"] == len(watching):
            await anna.next()
        assert anna.info["watchers"] == len(watching) - 1
