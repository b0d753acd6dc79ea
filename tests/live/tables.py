"""Live tables for tests: a host on any store, and people who follow what they are sent."""

from __future__ import annotations

import asyncio
import functools
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, ParamSpec

from blackrose.bots.worker import Question, answer
from blackrose.game import Option
from blackrose.table import Setup
from blackrose.table.live import (
    BotPool,
    Host,
    HostLimits,
    Link,
    LiveTable,
    MemoryStore,
    Message,
    Outbox,
    Store,
    StoredSeat,
)
from blackrose.table.wire import Done, LogLine, Refused, Shown, TableInfo
from blackrose.table.wire.differences import applied

PATIENCE = 600.0
CHOSEN = {"event": "choose", "quests": "choose", "grimoire": "choose", "crown": "0"}
QUICK = HostLimits(bot_pause=0.0)
NOON = 1_000_000.0

P = ParamSpec("P")


def scenario(told: Callable[P, Awaitable[None]]) -> Callable[P, None]:
    """A scenario in which people wait for each other, as an ordinary test."""

    @functools.wraps(told)
    def test(*args: P.args, **kwargs: P.kwargs) -> None:
        async def bounded() -> None:
            async with asyncio.timeout(PATIENCE):
                await told(*args, **kwargs)

        asyncio.run(bounded())

    return test


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        """At noon."""
        self.now = NOON

    def __call__(self) -> float:
        return self.now


class NearBots(BotPool):
    """Bots that think here and now; ``asked`` is every question."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question] = []

    async def ask(self, question: Question) -> Option:
        """What the bot of a process would answer."""
        self.asked.append(question)
        await asyncio.sleep(0)
        return answer(question)


@asynccontextmanager
async def hosting(
    store: Store | None = None,
    bots: BotPool | None = None,
    limits: HostLimits = QUICK,
    clock: Callable[[], float] | None = None,
) -> AsyncIterator[Host]:
    """A host that is closed at the end, with its bots; a store that was given stays open."""
    pool = NearBots() if bots is None else bots
    host = Host(MemoryStore() if store is None else store, pool, limits, clock or Clock())
    try:
        yield host
    finally:
        await host.close()
        await pool.close()


def persons(*bots: str) -> list[StoredSeat]:
    """Two seats: a bot where one is named, people on the others."""
    named = [*bots, "", ""][:2]
    return [
        StoredSeat(seat, "bot" if bot else "person", f"player {seat}", bot) for seat, bot in enumerate(named)
    ]


async def new_table(host: Host, *bots: str, seed: int = 3, **more: Any) -> LiveTable:
    """A new table of Duel; everything that can be chosen at the start is, seat 0 holds the crown."""
    setup = Setup.new(seed=seed, options=CHOSEN)
    return await host.table(await host.new_table(setup, persons(*bots), **more))


class Reader:
    """Somebody at a table: follows views and differences, and complains about a gap."""

    def __init__(self, table: LiveTable, link: Link, sink: Outbox, name: str) -> None:
        """Use :func:`sit`."""
        self.name = name
        self.table = table
        self.link = link
        self.sink = sink
        self.rev = -1
        self.shown: Shown
        self.log: list[LogLine] = []
        self.info: TableInfo
        self.got: list[Message] = []
        self._keys = 0

    @property
    def seat(self) -> int:
        return self.link.seat

    @property
    def bytes(self) -> bytes:
        """Everything that was ever sent."""
        return json.dumps(self.got).encode()

    async def read(self) -> list[Message]:
        """All that waits, followed."""
        fresh: list[Message] = []
        while len(self.sink):
            fresh.append(await self.next())
        return fresh

    async def next(self) -> Message:
        """The next message, waited for."""
        message = await self.sink.get()
        assert message is not None, "the connection has ended"
        self._follow(message)
        self.got.append(message)
        return message

    async def plays(self, dice: random.Random) -> None:
        """Plays at random to the end against whoever else plays, without being told whose turn it is."""
        await self.read()
        while self.shown["over"] is None:
            if self.options:
                await self.does(dice.choice(self.options))
            else:
                await self.next()
            await self.read()

    def _follow(self, message: Message) -> None:
        if message["type"] == "full":
            self.rev, self.shown = message["rev"], message["shown"]
            self.log, self.info = message["log"], message["info"]
        elif message["type"] == "diff":
            assert message["rev"] == self.rev + 1, "a revision is missing"
            self.rev = message["rev"]
            self.shown = applied(self.shown, message["ops"])
            self.log = self.log[: message["log"]["start"]] + message["log"]["lines"]
        elif message["type"] == "info":
            self.info = message["info"]

    @property
    def options(self) -> list[str]:
        """What can be answered now."""
        decision = self.shown["decision"]
        return [] if decision is None else [option["id"] for option in decision["options"]]

    def key(self) -> str:
        """A key that was not used yet."""
        self._keys += 1
        return f"{self.name}-{self._keys}"

    async def choose(self, option: str, rev: int | None = None, key: str | None = None) -> Done | Refused:
        """A choice, whatever comes of it."""
        at = self.rev if rev is None else rev
        answer = await self.table.choose(self.link, at, option, key or self.key())
        await self.read()
        return answer

    async def does(self, option: str) -> None:
        """A choice that is taken."""
        answer = await self.choose(option)
        assert answer["type"] == "done", answer
        assert answer["rev"] <= self.rev

    async def back(self, key: str | None = None) -> Done | Refused:
        """Takes the last choice back, whatever comes of it."""
        answer = await self.table.back(self.link, self.rev, key or self.key())
        await self.read()
        return answer


async def sit(
    table: LiveTable, seat: int, language: str = "en", limit: int = 10_000, name: str = ""
) -> Reader:
    """Somebody comes to a table and has read what they were shown; their keys begin with their name."""
    sink = Outbox(limit)
    reader = Reader(table, await table.join(seat, language, sink), sink, name or str(seat))
    await reader.read()
    return reader


async def go_on(dice: random.Random, *readers: Reader) -> bool:
    """One random choice of somebody who is asked; False if nobody of them is."""
    for reader in readers:
        await reader.read()
    asked = [reader for reader in readers if reader.options]
    if not asked:
        return False
    reader = dice.choice(asked)
    await reader.does(dice.choice(reader.options))
    for other in readers:
        await other.read()
    return True


async def until(kind: str, *readers: Reader, seed: int = 0) -> None:
    """Random choices until somebody is asked such a thing."""
    dice = random.Random(seed)
    while not any((decision := reader.shown["decision"]) and decision["kind"] == kind for reader in readers):
        assert await go_on(dice, *readers)


def digest(table: LiveTable) -> str:
    """The whole state of a table, future cards included."""
    return ("", *table.record().digests)[-1]
