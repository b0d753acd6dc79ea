"""A connection to a table: one seat or a spectator, settled when it is opened and never again.

What the browser sends is read one message at a time, so a connection can have only one thing under way.
What the table sends lies in a bounded outbox. Whoever sends too much or what cannot be read is refused,
then cut off.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from blackrose.server.browsers import holder_of
from blackrose.server.errors import RequestRefused, language_of, refusal_of, server_words
from blackrose.server.gate import may_connect
from blackrose.server.limits import Bucket, TooFast
from blackrose.server.logs import log
from blackrose.server.requests import (
    AnyFrame,
    Back,
    Choose,
    InPath,
    Malformed,
    Order,
    Preview,
    Speak,
    Sync,
    read_frame,
)
from blackrose.server.service import Given, Service, holds
from blackrose.table import wire
from blackrose.table.live import Link, LiveTable, Outbox, TableError

Socket = WebSocket[Any, Any, Any]

STRIKES: Final = 40
"""Refusals for speed or form in a row after which a connection is cut."""

SEND_PATIENCE: Final = 30.0
"""Seconds a reader may take for one message."""

CLOSE_CODES: Final = {"restart": 1012, "too-many": 1013, "slow": 1013, "internal": 1011, "malformed": 1007}
REFUSED: Final = 1008

GONE: Final = (WebSocketDisconnect, OSError)
"""How it shows that nobody is at the other end any more: uvicorn raises an OSError, and a reader who does not
read makes a send take too long, which is one as well.
"""

_encode = msgspec.json.Encoder().encode


class Cut(Exception):
    """The connection ends from our side; ``code`` says why."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.language = ""  # if it was changed since the connection was opened
        super().__init__(code)


@websocket("/ws/{table:str}")
async def connect(socket: Socket, service: Given, table: InPath) -> None:
    """Checks where the connection comes from and whose it is, and then serves it."""
    if not may_connect(socket.headers, service.settings.origins):
        log.warning("a connection from another site was refused", extra={"code": "origin"})
        await socket.close(REFUSED)
        return
    address = service.address(socket)
    try:
        service.limits.connects.take(address)
    except TooFast:
        await socket.close(REFUSED)
        return
    language = language_of(socket.query_params.get("lang"), socket.headers.get("accept-language"))
    await socket.accept()
    try:
        with service.limits.connected(address):
            await _served(socket, service, table, language)
    except TooFast:
        await _close(socket, "too-many", language)


async def _served(socket: Socket, service: Service, table: str, language: str) -> None:
    """Serves until one side ends it; whatever goes wrong, the client gets a last message."""
    try:
        live, seat = await _audience(socket, service, table)
        await _Connection(socket, service, live, seat).serve(language)
    except Cut as cut:
        await _close(socket, cut.code, cut.language or language)
    except GONE:
        pass
    except Exception as error:
        log.error("a connection failed", exc_info=error)
        await _close(socket, "internal", language)


async def _audience(socket: Socket, service: Service, table: str) -> tuple[LiveTable, int]:
    """The table, and as whom this browser may be there."""
    try:
        live = await service.table(table)
    except RequestRefused as error:
        raise Cut(error.code) from None
    except TableError as error:
        raise Cut(refusal_of(error).code) from None
    holder, wanted = holder_of(socket), socket.query_params.get("as", "watch")
    mine = holds(live.stored, holder)
    if wanted == "watch":
        if await service.may_look(live.stored, holder):
            return live, wire.WATCHING
    elif wanted in map(str, mine):
        return live, int(wanted)
    raise Cut("no-seat")


def closed(code: str, language: str) -> wire.Closed:
    """The last message of a connection, in its reader's language."""
    words = server_words(language)
    key = f"closed-{code}" if words.knows(f"closed-{code}") else f"refused-{code}"
    return {"type": "closed", "code": code, "text": words.say(key)}


async def _close(socket: Socket, code: str, language: str) -> None:
    with suppress(*GONE, RuntimeError):
        async with asyncio.timeout(SEND_PATIENCE):
            await socket.send_data(_encode(closed(code, language)), mode="text")
            await socket.close(CLOSE_CODES.get(code, REFUSED))


class _Connection:
    """An open connection: two tasks, of which the first to end ends the other."""

    def __init__(self, socket: Socket, service: Service, live: LiveTable, seat: int) -> None:
        self._socket = socket
        self._service = service
        self._live = live
        self._seat = seat
        self._outbox = Outbox(service.settings.outbox)
        self._bucket: Bucket = service.limits.frames()
        self._address = service.address(socket)
        self._strikes = 0

    async def serve(self, language: str) -> None:
        """Serves until one side ends it; the table and the limits are told in any case."""
        try:
            self._link: Link = await self._live.join(self._seat, language, self._outbox)
        except TableError as error:
            raise Cut(refusal_of(error).code) from None
        if self._seat != wire.WATCHING and self._seat not in holds(
            self._live.stored, holder_of(self._socket)
        ):
            self._live.leave(self._link)
            raise Cut("moved")  # while the door was being opened
        reading = asyncio.create_task(self._read())
        writing = asyncio.create_task(self._write())
        try:
            await self._service.notices.came(self._live.id, self._seat)
            await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._live.leave(self._link)
            if self._seat != wire.WATCHING and not self._live.online(self._seat):
                self._service.presence.seen(self._live.id, self._seat)
            for task in (reading, writing):
                task.cancel()
            ended = await asyncio.gather(reading, writing, return_exceptions=True)
        for outcome in ended:
            if isinstance(outcome, Cut):
                outcome.language = self._link.language
            if isinstance(outcome, Exception):
                raise outcome

    # ----------------------------------------------------------------------------------------------
    # To the browser
    # ----------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        async for message in self._outbox:
            if message["type"] == "closed":
                raise Cut("restart" if message["code"] == "going-down" else message["code"])
            async with asyncio.timeout(SEND_PATIENCE):
                await self._socket.send_data(_encode(message), mode="text")

    # ----------------------------------------------------------------------------------------------
    # From the browser
    # ----------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            if not isinstance(text, str):
                raise Cut("malformed")
            await self._take(text)

    async def _take(self, text: str) -> None:
        try:
            self._service.limits.take_frame(self._bucket)
            if self._seat != wire.WATCHING:
                self._service.limits.seats.take((self._live.id, self._seat))
            self._service.limits.addresses.take(self._address)
            frame = read_frame(text)
        except TooFast as error:
            self._strike("too-fast", seconds=error.wait)
            return
        except Malformed:
            self._strike("malformed")
            return
        self._strikes = 0
        try:
            await self._carry_out(frame)
        except TableError as error:
            self._refuse(refusal_of(error))

    async def _carry_out(self, frame: AnyFrame) -> None:
        live, link = self._live, self._link
        match frame:
            case Choose():
                await live.choose(link, frame.rev, frame.option, frame.key)
            case Back():
                await live.back(link, frame.rev, frame.key)
            case Preview():
                await live.preview(link, frame.rev, frame.option)
            case Order():
                await live.order(link, frame.slot, frame.mode, frame.against, frame.key)
            case Sync():
                await live.sync(link)
            case Speak():
                await live.speak(link, frame.lang)

    def _strike(self, code: str, **about: int) -> None:
        self._strikes += 1
        if self._strikes >= STRIKES:
            raise Cut(code)
        self._refuse(RequestRefused(code, **about))

    def _refuse(self, refusal: RequestRefused) -> None:
        """Refuses before the table is asked; a client that does not read gets no answer."""
        if not self._outbox.full:
            problem = refusal.problem(self._link.language)
            self._outbox.put({"type": "refused", "key": "", "code": problem.code, "text": problem.text})
