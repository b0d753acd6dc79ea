"""Replays of finished games, made one at a time in a thread beside the tables, so that none of them waits.

The last ones are kept, compressed, for those who look at them again or through other eyes.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

import msgspec

from blackrose.server.page import Kept, json_kept
from blackrose.table import wire
from blackrose.table.record import Record
from blackrose.table.shown import replay

KEPT: Final = 24

Which = tuple[str, int, str]
"""Which replay: of which share, through whose eyes, in which language."""


class Replays:
    """The maker of replays."""

    def __init__(self) -> None:
        """Nothing is made yet."""
        self._kept: OrderedDict[Which, Kept] = OrderedDict()
        self._making = asyncio.Lock()

    async def get(self, which: Which, record: Record, info: wire.TableInfo, paid: Callable[[], None]) -> Kept:
        """A replay, made or remembered; ``paid`` is called before one is made, and may refuse."""
        if which not in self._kept:
            paid()
        async with self._making:
            if which not in self._kept:
                _, eyes, language = which
                self._kept[which] = await asyncio.to_thread(_made, record, eyes, language, info)
                if len(self._kept) > KEPT:
                    self._kept.popitem(last=False)
            self._kept.move_to_end(which)
            return self._kept[which]


def _made(record: Record, eyes: int, language: str, info: wire.TableInfo) -> Kept:
    return json_kept(msgspec.json.encode(replay(record, eyes, language, info)))
