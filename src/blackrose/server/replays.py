"""Replays of finished games, made one at a time in a thread beside the tables, so that none of them waits.

The last ones are kept, compressed, for those who look at them again or through other eyes.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from blackrose.server.page import StaticAnswer, json_answer
from blackrose.table import wire
from blackrose.table.recorded.record import Record
from blackrose.table.shown import replay

CACHED: Final = 24

Which = tuple[str, int, str]
"""Which replay: of which share, through whose eyes, in which language."""


class Replays:
    """The maker of replays."""

    def __init__(self) -> None:
        """Nothing is made yet."""
        self._cached: OrderedDict[Which, StaticAnswer] = OrderedDict()
        self._making = asyncio.Lock()

    async def get(
        self, which: Which, record: Record, info: wire.TableInfo, paid: Callable[[], None]
    ) -> StaticAnswer:
        """A replay, made or remembered; ``paid`` is called before one is made, and may refuse."""
        if which not in self._cached:
            paid()
        async with self._making:
            if which not in self._cached:
                _, eyes, language = which
                self._cached[which] = await asyncio.to_thread(_made, record, eyes, language, info)
                if len(self._cached) > CACHED:
                    self._cached.popitem(last=False)
            self._cached.move_to_end(which)
            return self._cached[which]


def _made(record: Record, eyes: int, language: str, info: wire.TableInfo) -> StaticAnswer:
    return json_answer(msgspec.json.encode(replay(record, eyes, language, info)))
