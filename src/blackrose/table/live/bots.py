"""Bots think in processes of their own, on nothing but what their seat may know."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from blackrose.bots.worker import Question, answer, begin, get_ready
from blackrose.game import Option
from blackrose.table.live.errors import TableClosed

Think = Callable[[Question], Option]


class BotFailed(Exception):
    """A bot gave no answer: it raised, its process ended, or it thought for too long."""


class BotPool:
    """The processes in which bots think; each starts when it is first needed, or with :meth:`wake`.

    A process has one question at a time: when it dies, that question alone fails, and all others are asked
    in another process.
    """

    def __init__(self, workers: int = 1, patience: float = 30.0, think: Think = answer) -> None:
        """``patience`` is how many seconds a bot may think before it counts as failed. ``think`` is what the
        processes run: a function of a module.
        """
        self._workers = [_Worker(think, patience) for _ in range(workers)]
        self._free: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._closed = False

    async def ask(self, question: Question) -> Option:
        """A bot's answer, whether it is a legal one or not; BotFailed if there is none, TableClosed at the
        end.
        """
        worker = await self._free.get()
        try:
            if not self._closed:
                return await worker.ask(question)
        except BotFailed:
            if not self._closed:
                raise
        finally:
            self._free.put_nowait(worker)
        raise TableClosed("no more bots are asked")

    def wake(self) -> None:
        """Starts the processes without waiting for them, so that the first answer comes sooner."""
        for worker in self._workers:
            worker.wake()

    async def close(self) -> None:
        """Ends the processes; questions that are out fail."""
        self._closed = True
        for worker in self._workers:
            await worker.close()


class _Worker:
    """One process, made anew when it is gone."""

    def __init__(self, think: Think, patience: float) -> None:
        self._think = think
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None

    def wake(self) -> None:
        self._process().submit(get_ready)

    def _process(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, initializer=begin)
        return self._pool

    async def ask(self, question: Question) -> Option:
        asked = asyncio.get_running_loop().run_in_executor(self._process(), self._think, question)
        asked.add_done_callback(_looked_at)
        try:
            # Shielded, because the executor cannot bear it when a question that waits is cancelled and its
            # process dies afterwards: its thread would end with an InvalidStateError.
            async with asyncio.timeout(self._patience):
                return await asyncio.shield(asked)
        except TimeoutError:
            await self.close()
            raise BotFailed("thought for too long") from None
        except BrokenProcessPool:
            await self.close()
            raise BotFailed("its process ended") from None
        except Exception as error:
            # Its message could tell what the seat alone may know, and this one ends up in a log.
            raise BotFailed(type(error).__name__) from error

    async def close(self) -> None:
        """Ends the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list((pool._processes or {}).values()):
            process.kill()
        await asyncio.to_thread(pool.shutdown, cancel_futures=True)


def _looked_at(asked: asyncio.Future[Option]) -> None:
    """Takes note of a failure, which nobody else does once the one who asked has gone."""
    if not asked.cancelled():
        asked.exception()
