"""Who a browser is: a random secret in a cookie, of which only the hash is kept. There are no accounts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection, Request
from litestar.datastructures import Cookie

from blackrose.server.tokens import hashed, looks_right, new_secret

COOKIE: Final = "blackrose"
LIFETIME: Final = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""

Connection = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser: ``holder`` is the hash by which its seats are known."""

    secret: str
    secure: bool

    @property
    def holder(self) -> str:
        """What is kept of it."""
        return hashed("browser", self.secret)

    def cookie(self) -> Cookie:
        """The cookie that identifies the browser; scripts cannot read it and other sites cannot make it be
        sent.
        """
        return Cookie(
            key=COOKIE,
            value=self.secret,
            path="/",
            max_age=LIFETIME,
            httponly=True,
            samesite="strict",
            secure=self.secure,
        )


def known_browser(connection: Connection) -> Browser | None:
    """The browser of a request, if it has been here."""
    secret = connection.cookies.get(COOKIE, "")
    return Browser(secret, _secure(connection)) if looks_right(secret) else None


def browser(connection: Connection) -> Browser:
    """The browser of a request; a new one if it has not been here."""
    return known_browser(connection) or Browser(new_secret(), _secure(connection))


def holder_of(connection: Connection) -> str:
    """The hash of a request's browser; "" holds nothing."""
    known = known_browser(connection)
    return known.holder if known else ""


def _secure(connection: Connection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")
