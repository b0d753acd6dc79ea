"""How something happens at a table: tried out on a copy, written down, and only then carried out."""

from __future__ import annotations

import logging
from collections.abc import Callable

from blackrose.table.live.errors import StoreError
from blackrose.table.live.game import TableGame
from blackrose.table.live.store import Entry, Store, Summary

log = logging.getLogger(__name__)

Happened = Callable[[list[int], Summary | None], None]


class Ledger:
    """The log of one table: what it says and what has happened are the same, whatever fails in between."""

    def __init__(
        self, table: str, game: TableGame, store: Store, happened: Happened, broken: Callable[[], None]
    ) -> None:
        """``happened`` is told which audiences see something new; ``broken`` is called when the log has an
        entry that could not be carried out, so that nobody may go on here.
        """
        self._table = table
        self._game = game
        self._store = store
        self._happened = happened
        self._broken = broken
        self._unsure = False  # whether the store may have kept more than it said

    async def enter(self, entry: Entry) -> None:
        """Lets an entry happen: first on disk, then at the table, then for everybody to see.

        IllegalChoice, CannotTakeBack or StoreError, and nothing has happened.
        """
        summary = self._game.foresee(entry)
        try:
            await self._store.append(self._table, entry, summary)
        except StoreError:
            self._unsure = True
            raise
        self._carry_out(entry, summary)

    async def make_sure(self) -> None:
        """After a failed write: carries out what is on disk nevertheless."""
        if not self._unsure:
            return
        for entry in await self._store.entries(self._table, self._game.length):
            self._carry_out(entry, self._game.foresee(entry))
        self._unsure = False

    def _carry_out(self, entry: Entry, summary: Summary | None) -> None:
        try:
            seen = self._game.apply(entry)
        except Exception:
            log.exception("table %s: entry %d could not be carried out", self._table, entry.number)
            self._broken()
            raise
        self._happened(seen, summary)
