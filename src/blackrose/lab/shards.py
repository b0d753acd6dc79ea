"""Work on numbered games spread over processes; the results come back in order, however many there are."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.context import BaseContext
from pathlib import Path
from typing import TypeVar

from blackrose.game import parcels, unpack
from blackrose.lab.progress import Progress

Result = TypeVar("Result")

SHARD = 5
"""Games a task: few, so that the progress moves and whoever stops a run need not wait for long."""


def shards(games: int, size: int) -> list[range]:
    """The games in ranges of equal size."""
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def in_shards(
    work: Callable[[range], list[Result]], games: int, jobs: int, progress: Progress
) -> Iterator[list[Result]]:
    """The results of each range of games, in order; ``work`` must be picklable if there are several jobs."""
    size = max(1, min(SHARD, -(-games // max(jobs, 1))))
    ranges = shards(games, size)
    if jobs <= 1:
        for span in ranges:
            yield work(span)
            progress(span.stop)
        return
    processes = min(jobs, len(ranges) or 1)
    with ProcessPoolExecutor(processes, _context(), initializer=unpack, initargs=(parcels(),)) as pool:
        try:
            for span, results in zip(ranges, pool.map(work, ranges), strict=True):
                yield results
                progress(span.stop)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise


def _context() -> BaseContext:
    """Forked processes have everything loaded at once, but only a process without threads may be forked."""
    threads = Path("/proc/self/task")  # there on Linux alone
    alone = threads.is_dir() and len(os.listdir(threads)) == 1
    return multiprocessing.get_context("fork" if alone else "spawn")
