"""The host of many tables: found, loaded, let go, limited, forked."""

from __future__ import annotations

import asyncio
import random
import re
from dataclasses import replace

import pytest

from blackrose.game import IllegalChoice
from blackrose.table import Setup
from blackrose.table.live import (
    Host,
    HostLimits,
    MemoryStore,
    NotOver,
    NotSaved,
    StoredSeat,
    StoredTable,
    StoreError,
    TableClosed,
    TooManyTables,
    UnknownTable,
    UnplayableTable,
)
from blackrose.table.live.store import Entry
from blackrose.table.wire import WATCHING
from tests.live.tables import (
    Clock,
    NearBots,
    digest,
    go_on,
    hosting,
    new_table,
    persons,
    scenario,
    sit,
    until,
)


@scenario
async def test_ids_are_short_random_and_fit_into_an_address() -> None:
    async with hosting() as host:
        setup = Setup.new(seed=1)
        ids = {await host.new_table(setup, persons()) for _ in range(50)}
        assert len(ids) == 50
        assert all(re.fullmatch(r"[A-Za-z0-9_-]{10,12}", table) for table in ids)


@scenario
async def test_a_table_that_is_not_there_is_unknown() -> None:
    async with hosting() as host:
        for name in ("nowhere", "", "../../etc"):
            with pytest.raises(UnknownTable) as error:
                await host.table(name)
            assert error.value.code == "no-table"
        assert len(host) == 0


@scenario
async def test_a_table_that_nobody_looks_at_leaves_the_memory_and_comes_back_as_it_was() -> None:
    clock = Clock()
    async with hosting(clock=clock, limits=HostLimits(idle=60)) as host:
        table = await new_table(host)
        anna, ben = await sit(table, 0), await sit(table, 1)
        await until("plan", anna, ben)
        await anna.does(anna.options[0])
        table.leave(ben.link)
        clock.now += 1000
        assert await host.let_go_idle() == 0, "somebody is still there"
        table.leave(anna.link)
        assert await host.let_go_idle() == 0, "they may be back in a moment"
        clock.now += 61
        assert await host.let_go_idle() == 1
        assert len(host) == 0
        with pytest.raises(TableClosed):
            await table.sync(anna.link)
        again = await host.table(table.id)
        assert again is not table
        assert digest(again) == digest(table)
        back = await sit(again, 0)
        assert (back.rev, back.shown, back.log) == (anna.rev, anna.shown, anna.log)


@scenario
async def test_a_table_is_not_let_go_while_a_bot_has_something_to_decide() -> None:
    class Thinking(NearBots):
        async def ask(self, question: object) -> tuple[str | int, ...]:
            await asyncio.Event().wait()
            raise AssertionError

    async with hosting(bots=Thinking()) as host:
        await new_table(host, "greedy")
        assert await host.let_go_idle(after=0) == 0
        await new_table(host)
        assert await host.let_go_idle(after=0) == 1


@scenario
async def test_those_who_ask_at_once_get_the_same_table() -> None:
    async with hosting() as host:
        table = await host.new_table(Setup.new(seed=1), persons())
        found = await asyncio.gather(*(host.table(table) for _ in range(5)))
        assert len(set(map(id, found))) == 1


@scenario
async def test_who_stops_waiting_for_a_table_does_not_take_it_from_the_others() -> None:
    async with hosting() as host:
        table = await host.new_table(Setup.new(seed=1), persons())
        first, second = (asyncio.create_task(host.table(table)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        assert (await second).id == table
        assert first.cancelled()


@scenario
async def test_there_are_only_so_many_tables() -> None:
    async with hosting(limits=HostLimits(stored=2)) as host:
        for _ in range(2):
            await host.new_table(Setup.new(seed=1), persons())
        with pytest.raises(TooManyTables) as error:
            await host.new_table(Setup.new(seed=1), persons())
        assert error.value.code == "full"
        assert await host.store.count() == 2


@scenario
async def test_there_are_only_so_many_tables_in_memory_and_idle_ones_make_room() -> None:
    clock = Clock()
    async with hosting(limits=HostLimits(live=2), clock=clock) as host:
        ids = [await host.new_table(Setup.new(seed=1), persons()) for _ in range(4)]
        first, second = [await host.table(table) for table in ids[:2]]
        anna, ben = await sit(first, 0), await sit(second, 0)
        with pytest.raises(TooManyTables):
            await host.table(ids[2])
        await ben.does(ben.options[0])
        second.leave(ben.link)
        clock.now += 10
        assert (await host.table(ids[2])).id == ids[2]
        assert len(host) == 2
        await anna.does(anna.options[0])


@scenario
async def test_seats_must_fit_the_set_up() -> None:
    async with hosting() as host:
        for seats in ([], persons()[:1], persons()[::-1], [*persons(), StoredSeat(2)]):
            with pytest.raises(ValueError, match="2 seats are needed"):
                await host.new_table(Setup.new(seed=1), seats)
        assert await host.store.count() == 0


@scenario
async def test_a_fork_goes_on_from_the_middle_of_another_game() -> None:
    async with hosting() as host:
        table = await new_table(host)
        anna, ben = await sit(table, 0), await sit(table, 1)
        dice = random.Random(1)
        while await go_on(dice, anna, ben):
            pass
        record = table.record()
        prefix = record.choices[:40]
        fork = await host.table(await host.new_table(record.setup, persons("", "random"), prefix=prefix))
        assert digest(fork) == record.digests[39]
        assert len(await host.store.entries(fork.id)) >= 40
        again = await sit(fork, 0)
        assert not again.shown["over"]
        await again.plays(dice)
        assert fork.record().choices[:40] == prefix
        assert table.record() == record


@scenario
async def test_a_fork_of_choices_that_cannot_have_been_made_is_refused() -> None:
    async with hosting() as host:
        with pytest.raises(IllegalChoice):
            await host.new_table(Setup.new(seed=1), persons(), prefix=[(0, ("move", 99))])
        assert await host.store.count() == 0


@scenario
async def test_a_game_of_another_version_is_kept_and_not_played() -> None:
    store = MemoryStore()
    setup = replace(Setup.new(seed=1), engine_version="0.0.0")
    await store.create(StoredTable("old", 0.0, setup, tuple(persons())))
    broken = Setup.new(seed=1)
    entry = Entry(0, 0, "choose", "move:99", "k", 0.0)
    await store.create(StoredTable("broken", 0.0, broken, tuple(persons())), [entry])
    async with hosting(store) as host:
        for name in ("old", "broken"):
            with pytest.raises(UnplayableTable) as error:
                await host.table(name)
            assert error.value.code == "unplayable"
        assert len(host) == 0
        assert await store.table("old") is not None


@scenario
async def test_a_store_that_fails_makes_no_table() -> None:
    class Broken(MemoryStore):
        async def create(self, table: StoredTable, entries: object = ()) -> None:
            raise StoreError("the disk is full")

        async def table(self, table: str) -> StoredTable | None:
            raise StoreError("the disk is gone")

    async with hosting(Broken()) as host:
        with pytest.raises(NotSaved):
            await host.new_table(Setup.new(seed=1), persons())
        with pytest.raises(NotSaved):
            await host.table("any")
        assert len(host) == 0


@scenario
async def test_only_a_finished_game_gets_a_public_id_and_always_the_same() -> None:
    async with hosting() as host:
        table = await new_table(host, "random", "random")
        with pytest.raises(NotOver):
            await table.share()
        while not table.over:
            await asyncio.sleep(0)
        share = await table.share()
        assert len(share) >= 20
        assert await table.share() == share
        found = await host.store.shared(share)
        assert found is not None
        assert found.id == table.id
        assert found.over
        assert await host.store.shared("") is None


@scenario
async def test_a_host_that_closes_tells_everybody_and_takes_nothing_more() -> None:
    bots, store = NearBots(), MemoryStore()
    host = Host(store, bots)
    table = await new_table(host)
    anna, crowd = await sit(table, 0), await sit(table, WATCHING)
    choice = asyncio.create_task(table.choose(anna.link, anna.rev, anna.options[0], "k"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await host.close()
    await host.close()
    answer = await choice
    assert answer["type"] == "done", "what was under way is finished"
    assert len(await store.entries(table.id)) == 1
    for reader in (anna, crowd):
        await reader.read()
        assert reader.got[-1] == {"type": "closed", "code": "going-down", "text": ""}
    with pytest.raises(TableClosed):
        await host.table(table.id)
    with pytest.raises(TableClosed):
        await host.new_table(Setup.new(seed=1), persons())
    with pytest.raises(TableClosed):
        await table.sync(anna.link)
    await bots.close()
