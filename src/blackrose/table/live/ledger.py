"""How something happens at a table: tried out on a copy, written down, and only then carried out."""

from __future__ import annotations

import logging
from collections.abc import Callable

from blackrose.table.live.course import Course
from blackrose.table.live.errors import StoreError
from blackrose.table.live.kept import Entry, Store, Summary

log = logging.getLogger(__name__)

Happened = Callable[[list[int], Summary | None], None]


class Ledger:
    """The log of one table: what it says and what has happened are the same, whatever fails in between."""

    def __init__(
        self, table: str, course: Course, store: Store, happened: Happened, broken: Callable[[], None]
    ) -> None:
        """``happened`` is told which audiences see something new; ``broken`` that nobody may go on here, for
        the log has something that could not be carried out.
        """
        self._table = table
        self._course = course
        self._store = store
        self._happened = happened
        self._broken = broken
        self._unsure = False  # whether the store may have kept more than it said

    async def enter(self, entry: Entry) -> None:
        """Lets an entry happen: on the disk first, then on the table, then before everybody's eyes.

        IllegalChoice, CannotTakeBack or StoreError, and nothing has happened.
        """
        summary = self._course.foresee(entry)
        try:
            await self._store.append(self._table, entry, summary)
        except StoreError:
            self._unsure = True
            raise
        self._carry_out(entry, summary)

    async def make_sure(self) -> None:
        """After a write that failed: whether it is on the disk nevertheless."""
        if not self._unsure:
            return
        for entry in await self._store.entries(self._table, self._course.length):
            self._carry_out(entry, self._course.foresee(entry))
        self._unsure = False

    def _carry_out(self, entry: Entry, summary: Summary | None) -> None:
        try:
            seen = self._course.apply(entry)
        except Exception:
            log.exception("table %s: entry %d could not be carried out", self._table, entry.number)
            self._broken()
            raise
        self._happened(seen, summary)
