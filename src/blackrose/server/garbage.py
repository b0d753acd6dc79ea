"""When the server looks for rings of objects that nobody needs any more.

Left to itself Python looks through everything whenever there is a quarter more of it. With a few hundred
tables that takes a good part of a second, in which nobody is answered, and it happens often while people sit
down. What dies young is found without that; the rest can wait for a round every few minutes.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

log = logging.getLogger(__name__)

EVERY: Final = 300.0
"""Seconds from one round to the next."""

NEVER: Final = 1_000_000_000
"""So many rounds of the younger ones before Python would look through everything by itself."""


@asynccontextmanager
async def collected_rarely(every: float = EVERY) -> AsyncIterator[None]:
    """Collects garbage only once a period while this lasts, and as before afterwards."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()  # the program itself stays for good
    gc.set_threshold(*before[:2], NEVER)
    rounds = asyncio.create_task(_rounds(every))
    try:
        yield
    finally:
        rounds.cancel()
        await asyncio.gather(rounds, return_exceptions=True)
        gc.set_threshold(*before)
        gc.unfreeze()


async def _rounds(every: float) -> None:
    while True:
        await asyncio.sleep(every)
        begun = time.perf_counter()
        found = gc.collect()
        log.debug("looked for garbage: %d found in %.0f ms", found, 1000 * (time.perf_counter() - begun))
