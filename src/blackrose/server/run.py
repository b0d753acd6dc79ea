"""The server as a program: it finds errors before it touches anything, and ends in order."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import uvicorn
from litestar import Litestar

from blackrose import __version__
from blackrose.bots.worker import get_ready
from blackrose.server import logs
from blackrose.server.app import DATABASE, create_app, end
from blackrose.server.garbage import collected_rarely
from blackrose.server.page import NoPage, Page
from blackrose.server.protocol import Protocol, Requests
from blackrose.server.requests import LARGEST
from blackrose.server.settings import Settings, variable
from blackrose.server.store import SqliteStore
from blackrose.table.live import StoreError

BACKLOG = 2048
SPARE = 500
"""Connections for requests, besides those to tables."""


class CannotServe(Exception):
    """The server cannot be started; the message is one line that says what would be right."""


class Server(uvicorn.Server):
    """Tells when it is ready, and tells its connections before it ends."""

    def __init__(self, app: Litestar, settings: Settings, ready: Callable[[], None]) -> None:
        """``ready`` is called once requests are answered."""
        super().__init__(_config(app, settings))
        self._app = app
        self._settings = settings
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Then the server is ready."""
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Sends each connection a last message before it is closed."""
        logs.log.info("going down")
        with suppress(TimeoutError):
            async with asyncio.timeout(self._settings.shutdown):
                await end(self._app)
                await self._app.state.service.limits.all_gone()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal ends the server and nothing else: it is not raised again afterwards, as uvicorn would."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {
            number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)
        }
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def _config(app: Litestar, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=Protocol,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        http=Requests,
        workers=1,
        backlog=BACKLOG,
        limit_concurrency=settings.max_connections + SPARE,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=list(settings.proxy),
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=max(1, round(settings.shutdown)),
    )


# --------------------------------------------------------------------------------------------------
# Before anything is touched
# --------------------------------------------------------------------------------------------------


def listening(settings: Settings) -> socket.socket:
    """The port, taken; CannotServe if it cannot be."""
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM)[0]
        # With its protocol named: asyncio sends small messages at once only on a socket that says it is TCP.
        taken = socket.socket(*found[:3])
    except OSError as error:
        raise CannotServe(f"{settings.host} is no address of this machine: {_reason(error)}") from None
    try:
        if sys.platform == "win32":
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind(found[4])
        taken.listen(BACKLOG)
    except OSError as error:
        taken.close()
        raise CannotServe(
            f"cannot listen on {settings.host}, port {settings.port}: {_reason(error)}"
            " (another port: --port N, or --port 0 for any that is free)"
        ) from None
    taken.setblocking(False)
    return taken


def opened(settings: Settings) -> SqliteStore:
    """The database in the data folder; CannotServe if it cannot be used."""
    folder = settings.data
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise CannotServe(_unusable(folder, _reason(error))) from None
    try:
        return SqliteStore(folder / DATABASE)
    except StoreError as error:
        raise CannotServe(f"{error} (another data folder: {variable('data')})") from None


def _unusable(folder: Path, reason: str) -> str:
    return f"{folder} cannot be used as the data folder: {reason} (another one: {variable('data')})"


def _reason(error: OSError) -> str:
    return error.strerror or str(error)


def address(settings: Settings, taken: socket.socket) -> str:
    """Where a browser on this machine finds the page."""
    host, port = settings.host, taken.getsockname()[1]
    if host in ("0.0.0.0", "::", ""):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def run(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serves until a signal comes; ``ready`` gets the page's address. CannotServe if it cannot be started."""
    try:
        page = Page(settings.page_folder)
    except NoPage as error:
        raise CannotServe(f"{error} (make page builds it)") from None
    get_ready()  # here nobody waits for it; the first table would
    taken = listening(settings)
    try:
        store = opened(settings)
    except CannotServe:
        taken.close()
        raise
    handler = logs.start(settings.log)
    try:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(_serve(settings, create_app(settings, store, page), store, taken, ready))
    finally:
        taken.close()
        logs.stop(handler)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's loop where there is one for this system."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


async def _serve(
    settings: Settings,
    app: Litestar,
    store: SqliteStore,
    taken: socket.socket,
    ready: Callable[[str], None],
) -> None:
    def started() -> None:
        extra = {"host": settings.host, "port": taken.getsockname()[1], "version": __version__}
        logs.log.info("serving", extra=extra)
        app.state.bots.wake()
        ready(address(settings, taken))

    try:
        async with collected_rarely():
            await Server(app, settings, started).serve(sockets=[taken])
    finally:
        await store.close()
        logs.log.info("ended")
