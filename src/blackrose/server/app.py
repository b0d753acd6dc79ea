"""The application: routes, the gate before them, and what lives as long as the server does."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from blackrose import __version__
from blackrose.server.errors import RequestRefused, answer_error
from blackrose.server.gate import Gate
from blackrose.server.limits import RateLimits
from blackrose.server.notices.notices import Notices
from blackrose.server.page import Page
from blackrose.server.replays import Replays
from blackrose.server.requests import LARGEST
from blackrose.server.routes import about, notices, replays, seats, tables
from blackrose.server.service import Service
from blackrose.server.settings import Settings
from blackrose.server.socket import connect
from blackrose.server.store import SqliteStore
from blackrose.table.live import BotPool, Host, HostLimits, Store

DATABASE = "blackrose.sqlite3"


def create_app(settings: Settings, store: Store | None = None, page: Page | None = None) -> Litestar:
    """A server of these settings; with a store of its own in the data folder if none is given.

    NoPage if the page has not been built. The store is opened when the server starts and closed when it ends,
    unless it was given.
    """
    files, limits = page or Page(settings.page_folder), RateLimits(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        stored = store if store is not None else SqliteStore(settings.data / DATABASE)
        bots = app.state.bots = BotPool(settings.bot_workers)
        host = Host(stored, bots, host_limits(settings))
        notices = Notices(settings, stored, host, lambda table, seat: service.presence.away(table, seat))
        service = app.state.service = Service(settings, limits, files, stored, host, Replays(), notices)
        try:
            await notices.start()
            yield
        finally:
            await notices.close(settings.shutdown)
            await end(app)
            await bots.close()
            if store is None:
                await stored.close()

    app = Litestar(
        route_handlers=[
            *about.ROUTES,
            *tables.ROUTES,
            *seats.ROUTES,
            *notices.ROUTES,
            *replays.ROUTES,
            connect,
        ],
        dependencies={"service": Provide(_service(lambda: app), sync_to_thread=False)},
        exception_handlers={Exception: answer_error},
        lifespan=[lifespan],
        logging_config=None,
        openapi_config=_described(),
        request_max_body_size=LARGEST,
        debug=False,
    )
    app.asgi_handler = Gate(app.asgi_handler, settings, limits)
    return app


async def end(app: Litestar) -> None:
    """Every connection is told and ended, and nothing is taken any more; may be called twice."""
    service: Service = app.state.service
    await service.host.close()


def host_limits(settings: Settings) -> HostLimits:
    """What the settings say to the host of the tables."""
    return HostLimits(stored=settings.max_tables, idle=settings.idle, bot_pause=settings.bot_pause)


def _service(app: Callable[[], Any]) -> Callable[[], Service]:
    def service() -> Service:
        found: Service | None = app().state.get("service")
        if found is None:
            raise RequestRefused("going-down")
        return found

    return service


def _described() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="blackrose",
        version=__version__,
        description="Tables of Black Rose Wars. blackrose.table.wire has what goes over a connection.",
        path="/schema",
        render_plugins=[JsonRenderPlugin(path="/")],
    )
