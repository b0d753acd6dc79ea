"""Windows at a table: equally long for every seat that might be hiding something, whatever it hides.

A person may answer at any time. Every other answer (a standing order, a bot's, or the pass of somebody who
has nothing to reveal or is away) is given when the window closes and not before, so that no pause tells
anything.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from blackrose.game import Decision, Option, View
from blackrose.game.numbers import NOBODY
from blackrose.game.reactions import passed, window_seat
from blackrose.table.live.errors import NotSaved, TableClosed
from blackrose.table.live.game import TableGame
from blackrose.table.live.orders import all_ordered, ordered
from blackrose.table.live.store import AT_ONCE, Order
from blackrose.table.wire import WindowShown

log = logging.getLogger(__name__)

UNHURRIED: Final = 3.0
"""Seconds after which a bot or an order answers where windows have no end."""

RETRY: Final = 2.0
"""Seconds until an answer that could not be saved is tried again."""

LENGTHS: Final = (0, 3, 5, 8)
"""The lengths a window can have, in seconds; 0: until it is answered."""

DEFAULT_LENGTH: Final = 5

rest = asyncio.sleep


@dataclass(frozen=True, slots=True)
class Sitting:
    """What windows need of their table: how long they are, who plays a seat and with which orders, and how an
    answer is given (the seat, how long the log must still be, the answer).
    """

    length: Callable[[], int]
    bot: Callable[[int], str]
    orders: Callable[[int], tuple[Order, ...]]
    answer: Callable[[int, int, Option], Awaitable[None]]


@dataclass(slots=True)
class _Window:
    seat: int
    number: int  # how long the log was when it opened
    opened: float
    answer: Option | None = None
    by_bot: bool = False


class Windows:
    """The window that is open at a table, if one is."""

    def __init__(self, game: TableGame, sitting: Sitting, clock: Callable[[], float]) -> None:
        """None is open; :meth:`look` finds out."""
        self._game = game
        self._sitting = sitting
        self._clock = clock
        self._window: _Window | None = None
        self._task: asyncio.Task[None] | None = None

    # ----------------------------------------------------------------------------------------------
    # What is known of it
    # ----------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether an answer will come by itself."""
        return self._task is not None

    def shown(self) -> WindowShown | None:
        """What everybody sees of it."""
        window, length = self._window, self._sitting.length()
        if window is None or length == AT_ONCE:
            return None
        return {"seat": window.seat, "until": window.opened + length if length else 0.0}

    def holds(self, seat: int) -> bool:
        """Whether a bot has answered for this seat, and its answer is kept until the window closes."""
        window = self._window
        return window is not None and window.seat == seat and window.by_bot

    def give(self, seat: int, option: Option) -> bool:
        """A bot's answer, to be kept until the window closes; False if it need not wait."""
        window = self._window
        if window is None or window.seat != seat or self._sitting.length() == AT_ONCE:
            return False
        window.answer, window.by_bot = option, True
        return True

    # ----------------------------------------------------------------------------------------------
    # Opening and closing
    # ----------------------------------------------------------------------------------------------

    def look(self) -> None:
        """After anything has happened: opens or forgets a window. One opened again, as after a restart, has
        its full length.
        """
        seat = window_seat(self._game.session.game.rules, self._game.state.decisions)
        number = self._game.length
        if self._window is not None and (self._window.seat, self._window.number) == (seat, number):
            self._settle(self._window)
            return
        self._stop()
        self._window = None if seat == NOBODY else _Window(seat, number, self._clock())
        if self._window is not None:
            self._settle(self._window)

    async def close(self) -> None:
        """Nothing is answered any more."""
        task = self._task
        self._stop()
        if task is not None:
            await asyncio.gather(task, return_exceptions=True)

    def _stop(self) -> None:
        if self._task is not None and self._task is not asyncio.current_task():
            self._task.cancel()
        self._task = None

    def _settle(self, window: _Window) -> None:
        """Whether the window closes by itself, as things are now: who plays, what is ordered."""
        if window.by_bot and not self._sitting.bot(window.seat):
            window.answer, window.by_bot = None, False
        closes = self._closes(window)
        if closes is None:
            self._stop()
        elif self._task is None:
            self._task = asyncio.create_task(self._run(window))

    def _closes(self, window: _Window) -> float | None:
        """When the window closes by itself; None if it waits for a person, or a bot that may answer at
        once.
        """
        length, bot = self._sitting.length(), self._sitting.bot(window.seat)
        if length > 0:
            return window.opened + length
        orders = self._sitting.orders(window.seat)
        view, decision = self._asked(window)
        settled = bool(bot) or all_ordered(view, orders)
        if length == AT_ONCE:
            nothing = len(decision.options) == 1
            return window.opened if not bot and (settled or nothing) else None
        return window.opened + UNHURRIED if settled else None

    async def _run(self, window: _Window) -> None:
        """Waits for the end and answers; what the orders say is worked out long before, and takes no time
        then.
        """
        try:
            await asyncio.sleep(0)
            self._prepare(window)
            while (closes := self._closes(window)) is not None and (left := closes - self._clock()) > 0:
                await rest(left)
            if closes is not None:
                await self._answer(window)
        except TableClosed:
            pass
        except Exception:
            log.exception("a window could not be closed")
        finally:
            if self._task is asyncio.current_task():
                self._task = None

    async def _answer(self, window: _Window) -> None:
        option = window.answer
        if option is None:
            option = passed(self._asked(window)[1])
        while self._window is window:
            try:
                await self._sitting.answer(window.seat, window.number, option)
            except NotSaved:
                await rest(RETRY)
            else:
                return

    def _prepare(self, window: _Window) -> None:
        if self._sitting.bot(window.seat):
            return
        view, decision = self._asked(window)
        try:
            window.answer = ordered(view, decision, self._sitting.orders(window.seat))
        except Exception:
            log.exception("a standing order could not be worked out")
            window.answer = passed(decision)

    def reconsider(self, seat: int) -> None:
        """The orders of a seat, or who plays it, have changed."""
        window = self._window
        if window is None or window.seat != seat:
            return
        if not window.by_bot:
            window.answer = None
            self._prepare(window)
        self._settle(window)

    def _asked(self, window: _Window) -> tuple[View, Decision]:
        view = View(self._game.state, window.seat)
        return view, next(each for each in view.decisions if each.seat == window.seat)
