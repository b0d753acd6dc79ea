"""Driving the terminal game by keys, and reading what it shows."""

from __future__ import annotations

import asyncio
import html
import random
import re
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from blackrose.terminal.app import BlackRoseApp
from blackrose.terminal.dialogs import Curtain, Question
from blackrose.terminal.ending import Ending
from blackrose.terminal.game_screen import GameScreen
from blackrose.terminal.host import Host
from blackrose.terminal.seen_table import several

LARGE, SMALL = (120, 40), (80, 24)
SIZES = pytest.mark.parametrize("size", [LARGE, SMALL], ids=["120x40", "80x24"])
PATIENCE = 300.0
"""Seconds that anything may take: only a test that fails waits so long."""
Act = Callable[["Table"], Awaitable[None]]


class Table:
    """A running game and the hands on its keyboard."""

    def __init__(self, app: BlackRoseApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot
        self.host = app.host
        self.messages: list[str] = []
        self._listen()

    def _listen(self) -> None:
        """Keeps what the corner says: a busy machine may be too slow to read it before it goes away."""
        say = self.app.notify

        def notify(message: str, **ways: Any) -> None:
            self.messages.append(message)
            say(message, **ways)

        self.app.notify = notify  # type: ignore[method-assign]

    async def press(self, *keys: str) -> None:
        """Presses keys, one after the other, and lets the screen settle after each."""
        for key in keys:
            await self.pilot.press(key)
            await self.pilot.pause()

    @property
    def game(self) -> GameScreen:
        """The screen of the game."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, GameScreen))

    def text(self) -> str:
        """Everything the screen shows, line by line."""
        rows: dict[float, list[tuple[float, str]]] = {}
        found = re.findall(
            r'<text[^>]* x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>', self.app.export_screenshot()
        )
        for x, y, part in found:
            rows.setdefault(float(y), []).append((float(x), html.unescape(part).replace("\xa0", " ")))
        return "\n".join("".join(part for _, part in sorted(row)) for _, row in sorted(rows.items()))

    async def toast(self) -> str:
        """What the newest message in the corner says."""
        async with asyncio.timeout(PATIENCE):
            while not self.messages:
                await self.pilot.pause(0.02)
        return self.messages[-1]

    async def play(self, seed: int, look: Callable[[], None] | None = None) -> None:
        """Plays by random keys until the final count, and looks at the screen now and then."""
        dice = random.Random(seed)
        while not isinstance(self.app.screen, Ending):
            if look is not None and dice.random() < 0.25:
                look()
            if isinstance(self.app.screen, Question | Curtain):
                await self.press("space" if isinstance(self.app.screen, Curtain) else "enter")
                continue
            decision = self.game.decision
            assert decision is not None
            cubes = several(decision)
            count = len(decision["options"]) if cubes is None else len(cubes["cubes"]) + 1
            number = dice.randrange(min(9, count)) + 1
            if number < 4 and dice.random() < 0.2:
                await self.press(*["down"] * (number - 1), "enter")
                continue
            await self.press(str(number))
            if self.game.decision is decision and isinstance(self.app.screen, GameScreen):
                await self.press("enter")  # it could have been the first digit of two


def at_table(
    host: Host, act: Act, size: tuple[int, int] = LARGE, pace: float = 0, begin: bool = True
) -> None:
    """Opens the game at a size, begins it, and does something with it."""

    async def run() -> None:
        app = BlackRoseApp(host, pace)
        async with app.run_test(size=size) as pilot:
            table = Table(app, pilot)
            await pilot.pause()
            if begin:
                await table.press("enter")
            await act(table)

    asyncio.run(run())
