"""The messages still to be sent over a connection. Their number is bounded, so a client that does not read
costs nothing.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator

from blackrose.table import wire

Message = wire.Full | wire.Diff | wire.InfoMessage | wire.Done | wire.Refused | wire.Preview | wire.Closed

LIMIT = 64
ANSWERS = ("done", "refused")
"""What an overflow does not drop: answers to what the client has sent."""


class Outbox:
    """The messages for one connection, in order. The connection takes them out with ``async for``; the loop
    ends when the outbox is closed and empty.
    """

    def __init__(self, limit: int = LIMIT) -> None:
        """``limit`` messages at most can wait."""
        self.limit = limit
        self.closed = False
        self._waiting: deque[Message] = deque()
        self._wake = asyncio.Event()
        self._caught_up = True

    def __len__(self) -> int:
        """How many messages wait."""
        return len(self._waiting)

    @property
    def full(self) -> bool:
        """Whether one more would be too many."""
        return len(self._waiting) >= self.limit

    def put(self, message: Message) -> None:
        """Adds a message; the caller makes sure that there is room. A newer ``info`` replaces the one
        before it.
        """
        if self.closed:
            return
        if message["type"] == "info":
            self._waiting = deque(each for each in self._waiting if each["type"] != "info")
        self._waiting.append(message)
        self._wake.set()

    def start_over(self, full: wire.Full) -> bool:
        """Drops all that the whole view says anyway and adds that view; returns False if the last such
        view is still unread.
        """
        if not self._caught_up:
            return False
        answers = self._answers()
        if len(answers) >= self.limit:
            return False
        self._waiting = deque((*answers, full))
        self._caught_up = False
        self._wake.set()
        return True

    def _answers(self) -> list[Message]:
        return [message for message in self._waiting if message["type"] in ANSWERS]

    def close(self, message: wire.Closed | None = None) -> None:
        """Closes the outbox. With a last message, everything unread except answers is dropped."""
        if self.closed:
            return
        if message is not None:
            self._waiting = deque((*self._answers(), message))
        self.closed = True
        self._wake.set()

    async def get(self) -> Message | None:
        """The next message, waited for if need be; None at the end."""
        while not self._waiting:
            if self.closed:
                return None
            self._wake.clear()
            await self._wake.wait()
        message = self._waiting.popleft()
        if message["type"] == "full":
            self._caught_up = True
        return message

    def __aiter__(self) -> AsyncIterator[Message]:
        """All messages to the end."""
        return self._all()

    async def _all(self) -> AsyncIterator[Message]:
        while (message := await self.get()) is not None:
            yield message
