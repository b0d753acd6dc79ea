"""Limits below the level of messages: pings, pongs, and fragments of endless messages.

The library answers each ping and collects each fragment, whether or not the other side reads, and no message
results that could be counted elsewhere. Browsers send few of them; a client that sends a flood is cut off,
and only a little of what has arrived is processed before others get their turn. A client that opens a
connection and asks for nothing is cut off as well, because the number of connections is limited.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from blackrose.server.limits import Bucket
from blackrose.server.settings import Rate

SMALL_PRINT: Final = Rate(300, 10.0)
"""Pings, pongs and pieces of messages of one connection."""

LOOK: Final = 4096
"""Bytes that are read at one go; the smallest frame has six."""

REFUSED: Final = 1008

FIRST_REQUEST: Final = 20.0
"""Seconds from the opening of a connection until the first request has been made."""


class Protocol(WebSocketsSansIOProtocol):
    """One connection as uvicorn serves it, with limits where uvicorn has none."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Takes what uvicorn gives it."""
        super().__init__(*args, **kwargs)
        self._small_print = Bucket(SMALL_PRINT, time.monotonic())

    def data_received(self, data: bytes) -> None:
        """Reads piece by piece, and nothing after the end."""
        for start in range(0, len(data), LOOK):
            if self.close_sent and self.transport.is_closing():
                return
            super().data_received(data[start : start + LOOK])

    def handle_cont(self, event: Frame) -> None:
        """A further piece of a message."""
        if self._may():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        """A ping; a client that does not read gets no answer."""
        answer = self.conn.data_to_send()
        if self._may() and self.writable.is_set():
            self.transport.write(b"".join(answer))

    def handle_pong(self, event: Frame) -> None:
        """A pong, asked for or not."""
        if self._may():
            super().handle_pong(event)

    def _may(self) -> bool:
        if self.close_sent:
            return False
        if self._small_print.take(time.monotonic()):
            return True
        self.conn.fail(REFUSED)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        return False


class Requests(H11Protocol):
    """A connection for requests, with a limit on the wait for the first one; uvicorn would wait for ever."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Starts the wait for the first request."""
        super().connection_made(transport)
        self._impatience = self.loop.call_later(FIRST_REQUEST, self._look)

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends the wait when the connection is lost."""
        self._impatience.cancel()
        super().connection_lost(exc)

    def _look(self) -> None:
        if self.cycle is None and self.transport.get_protocol() is self:
            self.transport.close()
