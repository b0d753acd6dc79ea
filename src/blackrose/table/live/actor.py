"""An actor: things are done in the order in which they were asked for, one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from blackrose.table.live.errors import TableClosed, TooBusy

Result = TypeVar("Result")
Work = Callable[[], Awaitable[Any]]


class Actor:
    """One task and its queue. An exception goes to whoever asked for the work, and the next piece of work
    follows.
    """

    def __init__(self, name: str, limit: int) -> None:
        """At most ``limit`` things can wait."""
        self._name = name
        self._queue: asyncio.Queue[tuple[Work, asyncio.Future[Any]]] = asyncio.Queue(limit)
        self._under_way = False
        self.closed = False
        self._task = asyncio.create_task(self._run(), name=f"table {name}")

    @property
    def busy(self) -> bool:
        """Whether something is under way or waits."""
        return self._under_way or not self._queue.empty()

    async def do(self, work: Callable[[], Awaitable[Result]], patient: bool = False) -> Result:
        """Does a piece of work in its turn and returns its result, even if whoever asked has gone meanwhile.

        Raises TableClosed, or TooBusy if too much waits, unless the caller is ``patient``.
        """
        if self.closed:
            raise TableClosed(f"table {self._name} was let go")
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        if patient:
            await self._queue.put((work, future))
        else:
            try:
                self._queue.put_nowait((work, future))
            except asyncio.QueueFull:
                raise TooBusy(f"table {self._name} has too much to do") from None
        return await future

    def stop(self) -> None:
        """Nothing more is taken, and what waits is refused; what is under way goes on."""
        self.closed = True
        while not self._queue.empty():
            _, future = self._queue.get_nowait()
            if not future.done():
                future.set_exception(TableClosed(f"table {self._name} was let go"))

    async def close(self) -> None:
        """Stops, waits for what is under way, and ends the task."""
        self.stop()
        while self._under_way:
            await self._finished.wait()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            work, future = await self._queue.get()
            self._under_way, self._finished = True, asyncio.Event()
            try:
                result = await work()
            except asyncio.CancelledError:
                future.cancel()
                if self._task.cancelling():
                    raise
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(result)
            finally:
                self._under_way = False
                self._finished.set()
