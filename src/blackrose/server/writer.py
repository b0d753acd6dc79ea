"""The one writer of a database: a thread that takes all that waits to be written and commits it at once."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from blackrose.table.live.errors import Conflict, StoreError

BATCH: Final = 512
"""The most writes that share a commit."""

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Result]


@dataclass(slots=True)
class _Job:
    """Something to write, and who waits for it."""

    work: Work[Any]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = field(default=None)

    def tell(self) -> None:
        """Answers in the waiting one's own loop."""
        if self.future.done():
            return  # whoever waited has gone; it is written nevertheless
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Writer:
    """Writes of many share a commit: while one is being put on the disk the next ones gather.

    Each write stands or falls alone (a savepoint); all of a batch fall if the commit fails.
    """

    def __init__(self, connection: sqlite3.Connection, name: str) -> None:
        """The connection belongs to the writer from now on."""
        self._connection = connection
        self._name = name
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._closed = False
        self.commits = 0
        self._thread = threading.Thread(target=self._run, name="blackrose writer", daemon=True)
        self._thread.start()

    async def write(self, work: Work[Result]) -> Result:
        """Carries out a write; what it gives, once that is on the disk. Conflict or StoreError, and nothing
        is.
        """
        if self._closed:
            raise StoreError(f"{self._name}: closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        self._jobs.put(_Job(work, loop, future))
        return await future

    async def close(self) -> None:
        """Everything that waits is written first."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        open_ = True
        while open_:
            batch, open_ = self._gathered()
            if batch:
                self._commit(batch)
                _tell(batch)

    def _gathered(self) -> tuple[list[_Job], bool]:
        """At least one job, and all others that wait; whether there will be more."""
        batch: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH:
                return batch, True
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _commit(self, batch: list[_Job]) -> None:
        connection = self._connection
        try:
            if connection.in_transaction:  # the last one could not even be given up
                connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                self._carry_out(job)
            connection.execute("COMMIT")
            self.commits += 1
        except Exception as error:
            for job in batch:
                job.error = self._told(error)
            with suppress(sqlite3.Error):
                connection.rollback()

    def _carry_out(self, job: _Job) -> None:
        connection = self._connection
        connection.execute("SAVEPOINT one")
        try:
            job.result = job.work(connection)
        except Exception as error:
            job.error = self._told(error)
            if not connection.in_transaction:
                raise  # SQLite has given up the whole batch: disk full, a damaged file
            connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")

    def _told(self, error: Exception) -> Exception:
        if isinstance(error, sqlite3.IntegrityError):
            return Conflict(f"{self._name}: {error}")
        if isinstance(error, sqlite3.Error):
            return StoreError(f"{self._name}: could not be written: {error}")
        return error


def _tell(batch: list[_Job]) -> None:
    """One call a loop; a loop that has ended has nobody who waits."""
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in batch:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, jobs in by_loop.items():
        try:
            loop.call_soon_threadsafe(_tell_all, jobs)
        except RuntimeError:
            if not loop.is_closed():
                raise


def _tell_all(jobs: list[_Job]) -> None:
    for job in jobs:
        job.tell()
