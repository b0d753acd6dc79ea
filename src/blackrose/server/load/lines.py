"""A connection of a seat that reads no more than it needs: what it is asked, and what was answered."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from blackrose.table.wire.differences import applied

PATIENCE: Final = 30.0
FOLLOWED: Final = ("decision", "over")


class Trouble(Exception):
    """The server did not do what it should."""


class _Shown(msgspec.Struct):
    decision: Any
    over: Any


class _Op(msgspec.Struct):
    path: list[str | int]
    value: msgspec.Raw


class _Message(msgspec.Struct):
    type: str
    rev: int = -1
    key: str = ""
    code: str = ""
    shown: _Shown | None = None
    ops: list[_Op] = []


_read = msgspec.json.Decoder(_Message).decode
_plain = msgspec.json.Decoder().decode
_encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Heard:
    """What came over all connections since it was last asked: messages and bytes by type, and the size of
    each difference.
    """

    messages: Counter[str] = field(default_factory=Counter)
    bytes: Counter[str] = field(default_factory=Counter)
    diffs: list[int] = field(default_factory=list)

    def add(self, kind: str, size: int) -> None:
        """Counts one more message."""
        self.messages[kind] += 1
        self.bytes[kind] += size
        if kind == "diff":
            self.diffs.append(size)

    def forget(self) -> None:
        """Starts counting again from zero."""
        self.messages.clear()
        self.bytes.clear()
        self.diffs.clear()


@dataclass(frozen=True, slots=True)
class Door:
    """Where connections are made, and as whom."""

    host: str
    cookie: str
    heard: Heard


class Line:
    """One seat's connection."""

    def __init__(self, socket: ClientConnection, heard: Heard) -> None:
        """Use :meth:`open`."""
        self._socket = socket
        self._heard = heard
        self._waiting: dict[str, asyncio.Future[str]] = {}
        self._keys = 0
        self.rev = -1
        self.seen: dict[str, Any] = {}
        self.changed = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, door: Door, table: str, seat: int, language: str) -> Self:
        """Connects, and reads the whole view; from then on the connection is listened to."""
        socket = await connect(
            f"ws://{door.host}/ws/{table}?as={seat}&lang={language}",
            origin=f"http://{door.host}",  # type: ignore[arg-type]
            additional_headers={"cookie": f"blackrose={door.cookie}"},
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            proxy=None,
        )
        line = cls(socket, door.heard)
        try:
            async with asyncio.timeout(PATIENCE):
                while line.rev < 0:
                    line._take(await socket.recv(decode=False))
        except BaseException:
            await line.close()
            raise
        line._reading = asyncio.create_task(line._listen())
        return line

    @property
    def options(self) -> list[str]:
        """What can be answered now."""
        decision = self.seen["decision"]
        return [option["id"] for option in decision["options"]] if decision else []

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.seen["over"] is not None

    async def choose(self, option: str) -> str:
        """Makes a choice and waits for the answer: "" if it is done, or the code of the refusal."""
        self._keys += 1
        key = f"{id(self)}-{self._keys}"
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting[key] = answer
        frame = {"type": "choose", "rev": self.rev, "option": option, "key": key}
        await self._socket.send(_encode(frame), text=True)
        async with asyncio.timeout(PATIENCE):
            return await answer

    async def close(self) -> None:
        """Ends the connection."""
        if self._reading is not None and not self._reading.done():
            self._reading.cancel()
        await self._socket.close()
        if self._reading is not None:
            await asyncio.gather(self._reading, return_exceptions=True)

    async def _listen(self) -> None:
        try:
            while True:
                self._take(await self._socket.recv(decode=False))
        except (ConnectionClosed, Trouble, msgspec.MsgspecError) as error:
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(Trouble(f"a connection failed: {error}"))

    def _take(self, raw: bytes) -> None:
        message = _read(raw)
        self._heard.add(message.type, len(raw))
        match message.type:
            case "full" if message.shown is not None:
                self.rev = message.rev
                self.seen = {"decision": message.shown.decision, "over": message.shown.over}
            case "diff":
                self._follow(message)
            case "done" | "refused":
                answer = self._waiting.pop(message.key, None)
                if answer is not None and not answer.done():
                    answer.set_result(message.code)
            case "closed":
                raise Trouble(f"the server ended a connection: {message.code}")
        self.changed.set()

    def _follow(self, message: _Message) -> None:
        if message.rev != self.rev + 1:
            raise Trouble(f"revision {message.rev} came after {self.rev}")
        self.rev = message.rev
        for op in message.ops:
            if op.path[0] in FOLLOWED:
                self.seen = applied(self.seen, [{"path": op.path, "value": _plain(op.value)}])
