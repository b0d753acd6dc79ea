"""People at tables: all seats of each choose at random among what they are offered, every so often."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Final, Self

from blackrose.language.words import LANGUAGES
from blackrose.server.load.lines import PATIENCE, Door, Line, Trouble

PACE: Final = 2.0
"""Seconds from one choice at a table to the next, on average: a pause is half to one and a half of it."""


@dataclass(slots=True)
class Tally:
    """What came of the choices of a stage. A time runs from the moment a choice was due to its answer: if the
    server or this program is late, that counts.
    """

    times: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    finished: int = 0


class Sitting:
    """All seats of one table after the other: when a game is over they go to the next."""

    def __init__(self, door: Door, tables: Iterator[str], seats: int, dice: Random) -> None:
        """``tables`` are those that nobody sits at yet."""
        self._door = door
        self._tables = tables
        self._seats = seats
        self._dice = dice
        self._language = dice.choice(LANGUAGES)
        self._lines: list[Line] = []

    @classmethod
    async def down(cls, door: Door, tables: Iterator[str], seats: int, dice: Random) -> Self:
        """Sits down at the next table."""
        sitting = cls(door, tables, seats, dice)
        await sitting._next()
        return sitting

    async def play(self, until: float, tally: Tally) -> None:
        """Chooses every so often; what is due before the end is waited for."""
        now = asyncio.get_running_loop().time
        due = now() + self._dice.random() * PACE
        while due < until:
            await asyncio.sleep(max(0.0, due - now()))
            line = await self._asked()
            if line is None:
                tally.finished += 1
                await self._next()
                due = now() + self._dice.random() * PACE
                continue
            refused = await line.choose(self._dice.choice(line.options))
            if refused:
                tally.refused[refused] += 1
            else:
                tally.times.append(now() - due)
            due += PACE * self._dice.uniform(0.5, 1.5)

    async def up(self) -> None:
        """Leaves the table."""
        lines, self._lines = self._lines, []
        await asyncio.gather(*(line.close() for line in lines))

    async def _asked(self) -> Line | None:
        """A connection whose seat is asked something, waited for if need be; None once the game is over."""
        async with asyncio.timeout(PATIENCE):
            while True:
                asked = [line for line in self._lines if line.options]
                if asked:
                    return self._dice.choice(asked)
                if all(line.over for line in self._lines):
                    return None
                await self._something_new()

    async def _something_new(self) -> None:
        for line in self._lines:
            line.changed.clear()
        waits = [asyncio.create_task(line.changed.wait()) for line in self._lines]
        try:
            await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for wait in waits:
                wait.cancel()

    async def _next(self) -> None:
        await self.up()
        table = next(self._tables, None)
        if table is None:
            raise Trouble("more games have ended than were expected")
        for seat in range(self._seats):
            self._lines.append(await Line.open(self._door, table, seat, self._language))
