"""Windows: as long for everybody who might hide something, and nobody can tell from them what it is."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from blackrose.game import Choice
from blackrose.server.store import SqliteStore
from blackrose.table.live import AT_ONCE, Host, LiveTable, MemoryStore, StoredSeat, windows
from blackrose.table.wire import WATCHING
from tests.live.moon_tables import SEATS, TRAPPER, Twins, twins
from tests.live.tables import NOON, Clock, Reader, hosting, scenario, sit

LENGTH = 5
OTHERS = ((0, "en"), (2, "de"), (WATCHING, "ru"))


class Time(Clock):
    """A clock that is moved by hand, and wakes whoever waits for it."""

    def __init__(self) -> None:
        super().__init__()
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    async def rest(self, seconds: float) -> None:
        """Until the clock was moved so far."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.now + seconds, future))
        await future

    async def move(self, seconds: float) -> None:
        """Time goes by, and whatever is due happens."""
        await quiet()
        self.now += seconds
        for due, future in list(self._sleepers):
            if due <= self.now + 1e-6 and not future.done():
                future.set_result(None)
        await quiet()


async def quiet() -> None:
    """Everything that can happen now has happened."""
    for _ in range(50):
        await asyncio.sleep(0)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(windows, "rest", clock.rest)
    return clock


def people(*bots: str) -> list[StoredSeat]:
    """Three seats: a bot where one is named, people on the others."""
    named = [*bots, "", "", ""][:SEATS]
    return [StoredSeat(seat, "bot" if bot else "person", f"p{seat}", bot) for seat, bot in enumerate(named)]


async def table_at(
    host: Host, pair: Twins, choices: tuple[Choice, ...], window: int = LENGTH, *bots: str
) -> LiveTable:
    """A table at which the trapper's window is about to open: the last choice before it is still to come."""
    return await host.table(
        await host.new_table(pair.setup, people(*bots), window=window, prefix=choices[:-1])
    )


async def opens(table: LiveTable, choices: tuple[Choice, ...]) -> None:
    """Whoever makes the last choice of the past makes it."""
    seat, option = choices[-1]
    mover = await sit(table, seat, name=f"mover {seat}")
    await mover.does(":".join(map(str, option)))
    table.leave(mover.link)


def sent(readers: list[Reader], table: LiveTable) -> list[str]:
    return [json.dumps(reader.got).replace(table.id, "id") for reader in readers]


async def story(time: Time, pair: Twins, choices: tuple[Choice, ...], mode: str) -> tuple[list[str], ...]:
    """What the others are sent before the window closes, and then; and when it closed."""
    time.now = NOON
    async with hosting(clock=time) as host:
        table = await table_at(host, pair, choices)
        trapper = await sit(table, TRAPPER)
        if mode:
            assert (await table.order(trapper.link, pair.slot, mode, [], "k"))["type"] == "done"
        table.leave(trapper.link)  # and is away from now on
        others = [await sit(table, seat, language, name=f"o{seat}") for seat, language in OTHERS]
        await opens(table, choices)
        before = []
        for moment in (1.0, 2.0, 1.9, 0.2):
            before.append(len(table.record().choices))
            await time.move(moment)
            if moment == 0.2:
                break
            for reader in others:
                await reader.read()
        until_then = sent(others, table)
        for reader in others:
            await reader.read()
        return until_then, sent(others, table), [str(before), repr(table.record().choices[len(choices)])]


@pytest.mark.rule("HID.3")
@pytest.mark.parametrize("kind", ["trap", "protection"])
def test_neither_pause_nor_byte_tells_what_lies_there_until_it_is_revealed(kind: str, time: Time) -> None:
    """A matching spell with the order to reveal it, one that does not match with the same order, and somebody
    who is away without any: the window is as long, and the others are sent the same bytes.
    """

    async def tell() -> list[tuple[list[str], ...]]:
        pair = twins(kind)
        return [
            await story(time, pair, pair.matching, "first"),
            await story(time, pair, pair.other, "first"),
            await story(time, pair, pair.matching, ""),
            await story(time, pair, pair.other, ""),
        ]

    reveals, no_match, away, away_without = asyncio.run(tell())
    assert reveals[0] == no_match[0] == away[0] == away_without[0]
    assert no_match[1] == away[1] == away_without[1] != reveals[1]
    assert reveals[2][0] == no_match[2][0] == away[2][0]  # nothing was chosen before the end
    assert "reveal" in reveals[2][1]
    assert "pass" in no_match[2][1]
    assert "pass" in away[2][1]


@scenario
async def _a_window_is_shown(time: Time) -> None:
    pair = twins()
    async with hosting(clock=time) as host:
        table = await table_at(host, pair, pair.matching)
        others = [await sit(table, seat, language) for seat, language in OTHERS]
        trapper = await sit(table, TRAPPER)
        assert trapper.shown["window"] is None
        await opens(table, pair.matching)
        for reader in (*others, trapper):
            await reader.read()
            assert reader.shown["window"] == {"seat": TRAPPER, "until": NOON + LENGTH}
        assert trapper.options == ["reveal:1", "pass"]
        await time.move(2)
        await trapper.does("reveal:1")  # a person need not wait
        for reader in others:
            await reader.read()
            assert reader.shown["factions"][TRAPPER]["slots"][1]["state"] == "revealed"
        assert (await trapper.back())["type"] == "refused"


def test_a_window_is_shown_to_everybody_and_a_person_may_answer_before_its_end(time: Time) -> None:
    _a_window_is_shown(time)


@scenario
async def _orders_are_secret(time: Time) -> None:
    pair = twins()
    async with hosting(clock=time) as host:
        table = await table_at(host, pair, pair.matching)
        others = [await sit(table, seat, language) for seat, language in OTHERS]
        trapper = await sit(table, TRAPPER)
        for reader in others:
            await reader.read()
        before, revs = sent(others, table), [table.rev(seat) for seat, _ in OTHERS]
        rev = trapper.rev
        assert trapper.shown["factions"][TRAPPER]["slots"][1]["order"] is None
        done = await table.order(trapper.link, 1, "against", [0, SEATS], "a")
        assert done == {"type": "done", "key": "a", "rev": rev + 1}
        await trapper.read()
        shown = trapper.shown["factions"][TRAPPER]["slots"][1]["order"]
        assert shown == {"mode": "against", "against": [0, SEATS]}
        for reader in others:
            assert await reader.read() == []
        assert [table.rev(seat) for seat, _ in OTHERS] == revs
        assert sent(others, table) == before
        for slot, mode, against in (
            (1, "never", []),
            (1, "first", [0]),
            (1, "against", []),
            (1, "against", [TRAPPER]),
            (1, "against", [9]),
            (7, "first", []),
        ):
            assert (await table.order(trapper.link, slot, mode, against, "b"))["type"] == "refused"
        assert (await table.order(others[2].link, 1, "first", [], "c"))["type"] == "refused"
        await table.order(trapper.link, 1, "ask", [], "d")
        await trapper.read()
        assert trapper.shown["factions"][TRAPPER]["slots"][1]["order"] is None


def test_a_standing_order_is_known_to_its_seat_alone_and_must_make_sense(time: Time) -> None:
    _orders_are_secret(time)


@scenario
async def _after_a_restart(time: Time, folder: Path) -> None:
    pair = twins()
    store = SqliteStore(folder / "tables.db")
    async with hosting(store, clock=time) as host:
        table = await table_at(host, pair, pair.matching)
        trapper = await sit(table, TRAPPER)
        await table.order(trapper.link, 1, "first", [], "a")
        await opens(table, pair.matching)
        name = table.id
        await time.move(4)
    await store.close()
    store = SqliteStore(folder / "tables.db")
    async with hosting(store, clock=time) as host:
        table = await host.table(name)
        trapper = await sit(table, TRAPPER)
        assert trapper.shown["window"] == {"seat": TRAPPER, "until": time.now + LENGTH}
        order = trapper.shown["factions"][TRAPPER]["slots"][1]["order"]
        assert order is not None
        assert (order["mode"], order["against"]) == ("first", [])
        await time.move(LENGTH - 1)
        assert len(table.record().choices) == len(pair.matching)
        await time.move(1)
        while len(table.record().choices) == len(pair.matching):
            await asyncio.sleep(0.01)
        assert table.record().choices[len(pair.matching)] == (TRAPPER, ("reveal", 1))
    await store.close()


def test_after_a_restart_orders_stand_and_a_window_has_its_full_length(time: Time, tmp_path: Path) -> None:
    _after_a_restart(time, tmp_path)


@scenario
async def _bots_wait(time: Time) -> None:
    pair = twins()
    async with hosting(clock=time) as host:
        for choices in (pair.matching, pair.other):
            time.now = NOON
            table = await table_at(host, pair, choices, LENGTH, "", "greedy")
            await opens(table, choices)
            await time.move(4.9)
            assert len(table.record().choices) == len(choices)
            await time.move(0.1)
            assert table.record().choices[len(choices)][0] == TRAPPER


def test_a_bot_answers_when_the_window_closes_whatever_it_hides(time: Time) -> None:
    _bots_wait(time)


@scenario
async def _no_limit(time: Time) -> None:
    pair = twins()
    async with hosting(clock=time) as host:
        table = await table_at(host, pair, pair.other, 0)
        trapper = await sit(table, TRAPPER)
        await opens(table, pair.other)
        await trapper.read()
        assert trapper.shown["window"] == {"seat": TRAPPER, "until": 0.0}
        await time.move(1000)
        assert trapper.options == ["pass"]
        await trapper.read()
        await trapper.does("pass")
        assert len(table.record().choices) > len(pair.other)


def test_without_a_limit_a_window_waits_for_the_person(time: Time) -> None:
    _no_limit(time)


@scenario
async def _alone_with_bots(time: Time) -> None:
    pair = twins()
    async with hosting(clock=time) as host:
        table = await table_at(host, pair, pair.other, AT_ONCE)
        await opens(table, pair.other)
        await time.move(0)
        assert table.record().choices[len(pair.other)] == (TRAPPER, ("pass",))
        table = await table_at(host, pair, pair.matching, AT_ONCE)
        trapper = await sit(table, TRAPPER)
        await opens(table, pair.matching)
        await time.move(100)
        await trapper.read()
        assert trapper.options == ["reveal:1", "pass"]
        assert trapper.shown["window"] is None


def test_where_one_person_plays_with_bots_nobody_waits_for_nothing(time: Time) -> None:
    _alone_with_bots(time)


def test_the_memory_keeps_orders_too(time: Time) -> None:
    store = MemoryStore()

    @scenario
    async def told() -> None:
        pair = twins()
        async with hosting(store, clock=time) as host:
            table = await table_at(host, pair, pair.matching)
            trapper = await sit(table, TRAPPER)
            await table.order(trapper.link, 1, "saves", [], "a")
            stored = await store.table(table.id)
            assert stored is not None
            assert [(order.slot, order.mode) for order in stored.seats[TRAPPER].orders] == [(1, "saves")]

    told()
