"""The bots of a table: asked whenever their seat is, and heard only if the question still stands."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from blackrose.bots import make_bot
from blackrose.bots.worker import Question
from blackrose.game import Option, View, parcel
from blackrose.table.live.bots import BotFailed, BotPool
from blackrose.table.live.errors import NotSaved, TableClosed
from blackrose.table.live.game import TableGame
from blackrose.table.words.questions import SECRET

log = logging.getLogger(__name__)

TRIES: Final = 3
PLAIN: Final = "random"
RETRY: Final = 2.0
"""Seconds until a bot whose choice could not be saved tries again."""

rest = asyncio.sleep


@dataclass(frozen=True, slots=True)
class Seats:
    """What a driver needs of its table: who plays a seat, how a bot's choice is made, whether it is kept back
    until a window closes, how a bot is replaced.
    """

    bot: Callable[[int], str]
    choose: Callable[[int, int, Option], Awaitable[bool]]
    held: Callable[[int], bool]
    replace: Callable[[int, str], Awaitable[object]]


class Driver:
    """One task for each seat whose bot has something to decide."""

    def __init__(self, table: str, game: TableGame, seats: Seats, pool: BotPool, pause: float) -> None:
        """``pause`` is how many seconds a choice that others see takes at least."""
        self._table = table
        self._game = game
        self._seats = seats
        self._pool = pool
        self._pause = pause
        self._failures: Counter[int] = Counter()
        self._tasks: dict[int, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        """Whether a bot has something to decide."""
        return bool(self._tasks)

    def wake(self) -> None:
        """Asks every bot that has something to decide and is not thinking already."""
        for seat in self._game.asked:
            if seat not in self._tasks and self._seats.bot(seat) and not self._seats.held(seat):
                self._tasks[seat] = asyncio.create_task(self._play(seat))

    async def close(self) -> None:
        """No bot chooses any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, seat: int) -> None:
        """A bot answers for as long as its seat is asked."""
        try:
            while seat in self._game.asked and (bot := self._seats.bot(seat)):
                if self._seats.held(seat):
                    return
                try:
                    await self._one(seat, bot)
                except NotSaved:
                    await rest(RETRY)
        except TableClosed:
            pass
        except Exception:
            log.exception("table %s: the bot of seat %d is stuck", self._table, seat)
        finally:
            self._tasks.pop(seat, None)

    async def _one(self, seat: int, bot: str) -> None:
        rev = self._game.last_seen[seat].rev
        view = View(self._game.state, seat)
        soonest = asyncio.get_running_loop().time() + (self._pause if _is_seen(view) else 0.0)
        option = await self._thought(seat, bot, view)
        if option is None:
            return
        wait = soonest - asyncio.get_running_loop().time()
        if wait > 0:
            await rest(wait)
        # Not taken if the question has changed meanwhile, or a person has come back.
        await self._seats.choose(seat, rev, option)

    async def _thought(self, seat: int, bot: str, view: View) -> Option | None:
        """What a bot chooses; None if it failed. One that fails again and again is replaced by a bot that
        needs neither thought nor a process.
        """
        setup = self._game.session.setup
        dice = int.from_bytes(os.urandom(8))
        if self._failures[seat] >= TRIES:
            return make_bot(PLAIN, dice).choose(view)
        packed = parcel(setup.edition)
        question = Question(setup.edition, setup.mages, setup.options, seat, view.seen, bot, dice, packed)
        try:
            option = await self._pool.ask(question)
            if option not in _own_options(view):
                raise BotFailed("chose what is not offered")
        except BotFailed as failure:
            self._failures[seat] += 1
            log.warning("table %s: the %s bot of seat %d: %s", self._table, bot, seat, failure)
            if self._failures[seat] == TRIES:
                log.warning("table %s: seat %d goes on with the %s bot", self._table, seat, PLAIN)
                await self._seats.replace(seat, PLAIN)
            return None
        self._failures[seat] = 0
        return option


def _own_options(view: View) -> tuple[Option, ...]:
    return next((decision.options for decision in view.decisions if decision.seat == view.seat), ())


def _is_seen(view: View) -> bool:
    """Whether the next choice changes something on the table for all to see."""
    return view.round > 0 and not any(d.seat == view.seat and d.kind in SECRET for d in view.decisions)
