"""What a server says when it cannot do something: a code for programs, a short text for people, no echo."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import Struct

from blackrose.language.words import LANGUAGES, Words, words
from blackrose.server.limits import TooFast
from blackrose.server.logs import log
from blackrose.table.live import NoSuchSeat, StoreError, TableError

SERVER_WORDS: Final = "server.ftl"

STATUS: Final = {
    "malformed": 400,
    "bad-name": 400,
    "bad-setup": 400,
    "bad-address": 400,
    "origin": 403,
    "no-right": 403,
    "no-seat": 403,
    "not-found": 404,
    "no-table": 404,
    "no-replay": 404,
    "no-edition": 404,
    "wrong-link": 404,
    "wrong-code": 404,
    "no-method": 405,
    "taken": 409,
    "not-over": 409,
    "not-now": 409,
    "unplayable": 409,
    "mail-off": 409,
    "too-large": 413,
    "media-type": 415,
    "too-fast": 429,
    "internal": 500,
    "full": 503,
    "not-saved": 503,
    "going-down": 503,
}
"""Every code there is, with its status."""

_OF_STATUS: Final = {
    400: "malformed",
    404: "not-found",
    405: "no-method",
    413: "too-large",
    415: "media-type",
    429: "too-fast",
}


class Problem(Struct):
    """Why something was refused."""

    code: str
    text: str


class RequestRefused(Exception):
    """A request is refused; ``code`` is one of STATUS, ``about`` goes into the text."""

    def __init__(self, code: str, *, wait: int = 0, **about: int | str) -> None:
        self.code = code
        self.status = STATUS[code]
        self.wait = wait
        self.about = about
        super().__init__(code)

    def problem(self, language: str) -> Problem:
        """In the reader's language."""
        return Problem(self.code, server_words(language).say(f"refused-{self.code}", **self.about))


def server_words(language: str) -> Words:
    """The server's own words."""
    return words(language, SERVER_WORDS)


def language_of(asked: str | None, accepted: str | None) -> str:
    """The language of an answer: the one asked for, or the first that is accepted and known."""
    if asked in LANGUAGES:
        return str(asked)
    wishes = []
    for number, part in enumerate((accepted or "")[:500].split(",")):
        name, _, weight = part.partition(";")
        wishes.append((-_weight(weight), number, name.strip().lower().partition("-")[0]))
    return next((name for weight, _, name in sorted(wishes) if name in LANGUAGES and weight < 0), "en")


def _weight(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=") or 1)
    except ValueError:
        return 0.0


def refusal_of(error: Exception) -> RequestRefused:
    """What any error means to whoever asked."""
    match error:
        case RequestRefused():
            return error
        case TooFast():
            return RequestRefused("too-fast", wait=error.wait, seconds=error.wait)
        case NoSuchSeat():
            return RequestRefused("not-found")
        case TableError() if error.code in STATUS:
            return RequestRefused(error.code, **({"seconds": 1} if error.code == "too-fast" else {}))
        case StoreError():
            return RequestRefused("not-saved")
        case RecursionError():
            return RequestRefused("malformed")
        case HTTPException():
            return RequestRefused(_OF_STATUS.get(error.status_code, "internal"))
        case _:
            return RequestRefused("internal")


def answer_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The answer to a request that failed."""
    refusal = refusal_of(error)
    if refusal.code in ("internal", "not-saved"):
        log.error("a request failed", exc_info=error, extra={"route": route_of(request.scope)})
    headers = {"retry-after": str(refusal.wait)} if refusal.wait else {}
    allowed = getattr(error, "headers", None) or {}
    if refusal.status == 405 and "Allow" in allowed:
        headers["allow"] = allowed["Allow"]
    language = language_of(request.query_params.get("lang"), request.headers.get("accept-language"))
    return Response(
        refusal.problem(language),
        status_code=refusal.status,
        headers={**headers, "cache-control": "no-store"},
        media_type="application/json",
    )


def route_of(scope: Any) -> str:
    """Which route was asked, without what stood in it."""
    template = scope.get("path_template")
    return str(template) if template else "-"
