"""People with browsers: requests with a cookie, and connections as seats."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from blackrose.table.wire.differences import applied
from tests.server.serving import PATIENCE, Program, Served

Plain = dict[str, Any]


class Browser:
    """A browser: it keeps its cookie and says which page it is on. ``seen`` is every byte it ever got."""

    def __init__(self, served: Served | Program, language: str = "en", origin: str | None = None) -> None:
        """``origin`` is that of the server's own page, unless another one is named."""
        self.served = served
        self.language = language
        self.origin = served.url if origin is None else origin
        self.http = httpx.Client(
            base_url=served.url,
            headers={"origin": self.origin, "accept-language": language},
            timeout=PATIENCE,
        )
        self.seen: list[bytes] = []

    def __enter__(self) -> Browser:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        """The secret by which it is known."""
        return self.http.cookies.get("blackrose") or ""

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """A request, whatever comes of it."""
        if body is not None:
            more["json"] = body
        answer = self.http.request(method, path, **more)
        self.seen.append(str(answer.headers).encode() + answer.content)
        return answer

    def get(self, path: str) -> Any:
        """What is there."""
        answer = self.ask("GET", path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: object = None) -> Any:
        """Does something that is allowed."""
        answer = self.ask("POST", path, body)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, path: str, body: object = None, method: str = "POST") -> tuple[int, str]:
        """Does something that is not allowed: the status and the code."""
        answer = self.ask(method, path, body)
        assert not answer.is_success, answer.text
        problem = answer.json()
        assert set(problem) == {"code", "text"}
        assert problem["text"]
        return answer.status_code, problem["code"]

    def new_table(self, *players: str, **more: Any) -> Plain:
        """A table of Duel: "person", "open", or the name of a bot a seat."""
        seats = [
            {"player": player} if player in ("person", "open") else {"player": "bot", "bot": player}
            for player in players or ("person", "greedy")
        ]
        table: Plain = self.post("/api/tables", {"edition": "duel", "seats": seats, **more})
        return table

    def sit(self, table: str, seat: int | str) -> Seat:
        """A connection as a seat, or to "watch"."""
        return Seat(self, table, seat)

    def knock(self, table: str, seat: int | str, **more: Any) -> AbstractContextManager[ClientConnection]:
        """A bare connection."""
        socket: AbstractContextManager[ClientConnection] = connect(
            f"ws://{self.served.host}/ws/{table}?as={seat}&lang={self.language}",
            origin=more.pop("origin", self.origin),
            additional_headers={"cookie": f"blackrose={more.pop('cookie', self.cookie)}"},
            open_timeout=PATIENCE,
            close_timeout=more.pop("close_timeout", PATIENCE),
            compression=None,
            max_size=None,
            max_queue=more.pop("max_queue", None),  # one that is not read from can still be closed
            **more,
        )
        return socket


def heard_to_the_end(socket: ClientConnection) -> list[Plain]:
    """All messages until the other side ends the connection."""
    heard: list[Plain] = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(socket.recv(timeout=PATIENCE)))
    return heard


class Seat:
    """A connection of a seat, which follows what it is told."""

    def __init__(self, browser: Browser, table: str, seat: int | str) -> None:
        """To be used in a ``with``."""
        self.browser = browser
        self._door = browser.knock(table, seat)
        self.rev = -1
        self.shown: Plain = {}
        self.log: list[Plain] = []
        self.info: Plain = {}
        self.ended: Plain | None = None
        self._keys = 0

    def __enter__(self) -> Seat:
        """Connects, and waits for the first whole view."""
        self.socket = self._door.__enter__()
        try:
            self.until(lambda message: message["type"] == "full")
        except BaseException:
            self.socket.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._door.__exit__(kind, error, trace)

    def send(self, message: object) -> None:
        """Anything, as JSON."""
        self.socket.send(json.dumps(message))

    def hear(self) -> Plain:
        """The next message, taken into account."""
        raw = self.socket.recv(timeout=PATIENCE)
        assert isinstance(raw, str)
        self.browser.seen.append(raw.encode())
        message: Plain = json.loads(raw)
        match message["type"]:
            case "full":
                self.rev, self.shown = message["rev"], message["shown"]
                self.log, self.info = message["log"], message["info"]
            case "diff":
                assert message["rev"] == self.rev + 1
                self.rev = message["rev"]
                self.shown = applied(self.shown, message["ops"])
                self.log[message["log"]["start"] :] = message["log"]["lines"]
            case "info":
                self.info = message["info"]
            case "closed":
                self.ended = message
        return message

    def until(self, wanted: Callable[[Plain], bool]) -> Plain:
        """Hears until a message is the one that was waited for."""
        while not wanted(message := self.hear()):
            assert self.ended is None, self.ended
        return message

    def answer(self, key: str) -> Plain:
        """What becomes of a choice."""
        return self.until(lambda message: message.get("key") == key)

    def new_key(self) -> str:
        """A key nobody has used."""
        self._keys += 1
        return f"key-{id(self)}-{self._keys}"

    def choose(self, option: str, rev: int | None = None, key: str | None = None) -> Plain:
        """An answer, and what becomes of it."""
        key = key or self.new_key()
        self.send({"type": "choose", "rev": self.rev if rev is None else rev, "option": option, "key": key})
        answer = self.answer(key)
        if answer.get("code") == "stale":
            self.until(lambda message: message["type"] == "full")
        return answer

    def back(self) -> Plain:
        """Takes the last answer back."""
        key = self.new_key()
        self.send({"type": "back", "rev": self.rev, "key": key})
        return self.answer(key)

    @property
    def options(self) -> list[str]:
        """What can be answered now."""
        decision = self.shown["decision"]
        return [option["id"] for option in decision["options"]] if decision else []

    def my_turn(self) -> bool:
        """Waits until this seat is asked; False if the game is over."""
        while not self.options and self.shown["over"] is None:
            self.hear()
        return self.shown["over"] is None
