"""A program that has a bot's process and then does nothing, for a test that kills it."""

from __future__ import annotations

import asyncio

from blackrose.bots.worker import Question
from blackrose.table.live import BotPool
from tests.live.thinkers import tells_process


async def main() -> None:
    """Tells the number of the bot's process and waits."""
    pool = BotPool(think=tells_process)
    option = await pool.ask(Question("duel", ("", ""), (), 0, {}, "random", 1))
    print(option[1], flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main())
