"""The server looks through everything only now and then, and does find what nobody needs."""

from __future__ import annotations

import asyncio
import gc
import weakref

from blackrose.server.garbage import NEVER, collected_rarely
from tests.server.serving import PATIENCE


class Ring:
    """Holds itself, so that only a search finds it."""

    def __init__(self) -> None:
        self.own = self


def test_rings_that_nobody_holds_are_found_in_the_next_round() -> None:
    async def scenario() -> None:
        async with collected_rarely(every=0.01):
            gone, ring = asyncio.Event(), Ring()
            weakref.finalize(ring, gone.set)
            gc.collect()  # the ring has become old
            del ring
            async with asyncio.timeout(PATIENCE):
                await gone.wait()

    asyncio.run(scenario())


def test_python_does_not_look_by_itself_meanwhile_and_does_so_again_afterwards() -> None:
    async def scenario() -> None:
        before = gc.get_threshold()
        async with collected_rarely():
            assert gc.get_threshold() == (*before[:2], NEVER)
            assert gc.get_freeze_count() > 0
        assert gc.get_threshold() == before
        assert gc.get_freeze_count() == 0

    asyncio.run(scenario())
