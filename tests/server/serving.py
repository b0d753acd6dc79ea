"""A real server on a free port with a data folder of its own, in a thread of this program or as a program.

The thread is for tests that want to look behind the scenes (``served.call``, ``served.service``); the program
for those that end it with a signal. Limits are wide and bots do not pause, unless a test says otherwise.
"""

from __future__ import annotations

import asyncio
import io
import logging
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Coroutine, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from blackrose.server import logs
from blackrose.server.app import create_app
from blackrose.server.run import Server, address, listening, opened
from blackrose.server.service import Service
from blackrose.server.settings import Rate, Settings, variable

T = TypeVar("T")

PATIENCE = 300.0
WIDE = Rate(1_000_000, 1.0)
EASY: Mapping[str, Any] = {
    "host": "127.0.0.1",
    "port": 0,
    "bot_pause": 0.0,
    "max_connections_address": 10_000,
    "rate_frames": WIDE,
    "rate_seat": WIDE,
    "rate_address": WIDE,
    "rate_connects": WIDE,
    "rate_requests": WIDE,
    "rate_tables": WIDE,
    "rate_guesses": WIDE,
    "rate_replays": WIDE,
    "log": "debug",
}
"""Settings under which no test is slowed down or refused."""


def small_page(folder: Path) -> Path:
    """A page for tests that do not look at it."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text("<!doctype html><title>Black Rose</title>", encoding="utf-8")
    (folder / "assets" / "index-abc123.js").write_text("export {};\n" * 200, encoding="utf-8")
    (folder / ".sources").write_text("not for readers", encoding="utf-8")
    return folder


class Served:
    """A running server: its address, and what is behind it."""

    def __init__(self, settings: Settings) -> None:
        """Use :func:`serving`."""
        self.settings = settings
        self.log = io.StringIO()
        self._socket = listening(settings)
        self._store = opened(settings)
        self.url = address(settings, self._socket).rstrip("/")
        self.host = self.url.removeprefix("http://")
        self._app = create_app(settings, self._store)
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name="server")

    @property
    def service(self) -> Service:
        """What the routes share."""
        service: Service = self._app.state.service
        return service

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something in the server's loop and waits for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def start(self) -> None:
        """Returns when requests are answered."""
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        assert self._thread.is_alive()

    def stop(self) -> None:
        """Ends it in order, as a signal would."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def _run(self) -> None:
        handler = logging.StreamHandler(self.log)
        handler.setFormatter(logs.Lines())
        logger = logging.getLogger(logs.LOGGER)
        logger.addHandler(handler)
        logger.setLevel(logging.DEBUG)
        try:
            with asyncio.Runner() as runner:
                self._loop = runner.get_loop()
                runner.run(self._serve())
        finally:
            logger.removeHandler(handler)
            self._socket.close()
            self._ready.set()

    async def _serve(self) -> None:
        self._server = Server(self._app, self.settings, self._ready.set)
        try:
            await self._server.serve(sockets=[self._socket])
        finally:
            await self._store.close()


@contextmanager
def serving(data: Path, **changed: Any) -> Iterator[Served]:
    """A server in a thread; ``page_folder`` is a page that says nothing, unless it is named."""
    page = changed.pop("page_folder", None) or small_page(data / "page")
    served = Served(Settings(**{**EASY, "data": data / "data", "page_folder": page, **changed}))
    served.start()
    try:
        yield served
    finally:
        served.stop()


class Program:
    """A server as a program of its own."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        """Starts it, and reads where it listens."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "blackrose", "play", "--no-browser"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **environment},
        )
        assert self.process.stdout is not None
        self.said = ""
        for line in self.process.stdout:
            self.said += line
            if line.startswith("Ctrl+C"):  # the last line before it serves in silence
                break
        self.url = self.said.partition(": ")[2].partition("\n")[0].rstrip("/")
        self.host = self.url.removeprefix("http://")

    def end(self, how: int = signal.SIGTERM) -> tuple[int, str, str]:
        """Ends it by a signal: the exit code, and what it said."""
        self.process.send_signal(how)
        return self.wait()

    def wait(self) -> tuple[int, str, str]:
        """Waits for its end."""
        out, err = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, self.said + out, err


def environment(data: Path, **changed: Any) -> dict[str, str]:
    """The variables that say the same as :func:`serving`."""
    page = changed.pop("page_folder", None) or small_page(data / "page")
    settings = {**EASY, "data": data / "data", "page_folder": page, **changed}
    return {variable(name): str(value) for name, value in settings.items()}


@contextmanager
def program(data: Path, **changed: Any) -> Iterator[Program]:
    """A server as a program, killed at the end if it still runs."""
    started = Program(environment(data, **changed))
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.process.kill()
        started.process.communicate()
