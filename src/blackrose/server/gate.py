"""The gate before all routes: how much an address may ask, from where, and the headers of every answer.

A page of another site can make a browser send requests and open connections here, cookie included (SameSite
keeps it back, but one wall is not enough). So whatever changes something must come from a page of this
host, or from one of ``BLACKROSE_ORIGINS``. Browsers always say where such a request comes from; a program
that is none says nothing and holds no cookie it was not given, so requests without any such header pass. A
connection must name its origin.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from blackrose.server.errors import RequestRefused, language_of, refusal_of
from blackrose.server.limits import RateLimits, TooFast, address_of
from blackrose.server.logs import log
from blackrose.server.settings import Settings

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'none'",
    )
)
HEADERS: Final = tuple(
    (name.encode(), value.encode())
    for name, value in (
        ("content-security-policy", POLICY),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
    )
)
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
FORMS: Final = "/api/notices/stop/"
"""Where mail programs send a form that nobody reads: the address says it all (RFC 8058)."""


def may_change(headers: Mapping[str, str], origins: tuple[str, ...]) -> bool:
    """Whether a request that changes something may have come from where it came from."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return _ours(origin, headers, origins)


def may_connect(headers: Mapping[str, str], origins: tuple[str, ...]) -> bool:
    """Whether a connection may have come from where it came from."""
    origin = headers.get("origin")
    if origin is None:
        return "none" in origins
    return _ours(origin, headers, origins)


def _ours(origin: str, headers: Mapping[str, str], origins: tuple[str, ...]) -> bool:
    scheme, found, host = origin.lower().partition("://")
    if scheme not in ("http", "https") or not found or not host:
        return False
    return host == headers.get("host", "").lower() or origin.lower() in origins


class Gate:
    """Checks every request before the application gets it."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RateLimits) -> None:
        """``limits`` are those of the whole server."""
        self._app = app
        self._origins = settings.origins
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or answers it here."""
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        try:
            self._check(scope)
        except (RequestRefused, TooFast) as error:
            await _refuse(scope, with_headers, refusal_of(error))
            return
        await self._app(scope, receive, with_headers)

    def _check(self, scope: Any) -> None:
        client = scope.get("client")
        self._limits.requests.take(address_of(client[0] if client else None))
        if scope["method"] in SAFE:
            return
        headers = Headers.from_scope(scope)
        if not may_change(headers, self._origins):
            log.warning("a request from another site was refused", extra={"code": "origin"})
            raise RequestRefused("origin")
        has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if has_body and kind != "application/json" and not scope["path"].startswith(FORMS):
            raise RequestRefused("media-type")


async def _refuse(scope: Any, send: Send, refusal: RequestRefused) -> None:
    asked = parse_qs(scope.get("query_string", b"")[:500].decode("latin-1")).get("lang", [None])[0]
    accepted = Headers.from_scope(scope).get("accept-language")
    body = msgspec.json.encode(refusal.problem(language_of(asked, accepted)))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    if refusal.wait:
        headers.append((b"retry-after", str(refusal.wait).encode()))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
