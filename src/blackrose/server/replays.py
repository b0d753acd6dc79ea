"""Replays of finished games, made in a process of their own: playing a game again takes seconds, in which no
table may wait. The last ones are kept, compressed, for those who look at them again or through other eyes.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

import msgspec

from blackrose.server.page import Kept, json_kept
from blackrose.table import wire
from blackrose.table.record import Record

KEPT: Final = 24
IDLE: Final = 60.0
"""Seconds after which the process ends if nobody wants a replay."""

Which = tuple[str, int, str]
"""Which replay: of which share, through whose eyes, in which language."""


def _made(record: Record, eyes: int, language: str, info: wire.TableInfo) -> Kept:
    from blackrose.table.shown import replay

    return json_kept(msgspec.json.encode(replay(record, eyes, language, info)))


class Replays:
    """The maker of replays: one at a time."""

    def __init__(self) -> None:
        """Nothing is made or started yet."""
        self._kept: OrderedDict[Which, Kept] = OrderedDict()
        self._making = asyncio.Lock()
        self._pool: ProcessPoolExecutor | None = None
        self._end: asyncio.TimerHandle | None = None

    async def get(self, which: Which, record: Record, info: wire.TableInfo) -> Kept:
        """A replay, made or remembered."""
        async with self._making:
            if which not in self._kept:
                self._kept[which] = await self._make(which, record, info)
                while len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(which)
            return self._kept[which]

    async def _make(self, which: Which, record: Record, info: wire.TableInfo) -> Kept:
        loop = asyncio.get_running_loop()
        _, eyes, language = which
        for attempt in (1, 2):
            try:
                return await loop.run_in_executor(self._started(), _made, record, eyes, language, info)
            except BrokenProcessPool:  # the process was killed; once more with a new one
                self.close()
                if attempt == 2:
                    raise
            finally:
                self._end_later(loop)
        raise AssertionError("unreachable")

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"))
        return self._pool

    def _end_later(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._end is not None:
            self._end.cancel()
        self._end = loop.call_later(IDLE, self.close)

    def close(self) -> None:
        """Ends the process."""
        if self._end is not None:
            self._end.cancel()
            self._end = None
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
