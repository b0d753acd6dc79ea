"""People before browsers: each has a profile of their own, and a browser that notes whatever is wrong."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.browser.looking import DESK, PATIENCE, PHONE
from tests.browser.pages import Person


class Watched:
    """A profile and everything its browser complained about."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.host = urlsplit(url).netloc
        self.trouble: list[str] = []
        self.expected: list[str] = []
        context.on("console", self._console)
        context.on("weberror", lambda error: self.trouble.append(f"thrown: {error.error}"))
        context.on("request", lambda request: self._asked(request.url))
        context.on("page", self._page)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.trouble.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def _page(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._asked(socket.url))

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self.host:
            self.trouble.append(f"another host was asked: {url}")

    def complaints(self) -> list[str]:
        """What was not expected."""
        return [said for said in self.trouble if not any(re.search(known, said) for known in self.expected)]


class People:
    """Whoever comes to a server's page."""

    def __init__(self, browser: Browser, url: str, stack: ExitStack) -> None:
        self._browser = browser
        self._url = url
        self._stack = stack
        self._watched: list[Watched] = []

    def person(self, name: str = "Ada", liked: dict[str, Any] | None = None, **more: Any) -> Person:
        """Somebody with a new profile: English, at a desk, without motion, unless it is said otherwise."""
        kept = {"name": "blackrose.settings", "value": json.dumps({"name": name, **(liked or {})})}
        settings = {
            "base_url": self._url,
            "locale": "en-GB",
            "viewport": DESK,
            "reduced_motion": "reduce",
            "storage_state": {"cookies": [], "origins": [{"origin": self._url, "localStorage": [kept]}]},
            **more,
        }
        context = self._browser.new_context(**settings)
        self._stack.callback(context.close)
        context.set_default_timeout(1000 * PATIENCE)
        watched = Watched(context, self._url)
        self._watched.append(watched)
        return Person(context, name, watched.expected, bool((liked or {}).get("confirm", True)))

    def phone(self, name: str = "Ada", liked: dict[str, Any] | None = None) -> Person:
        """Somebody with a small phone and a finger."""
        return self.person(name, liked, viewport=PHONE, has_touch=True, is_mobile=True)

    def content(self) -> None:
        """Nobody's browser said anything that was not expected."""
        complaints = [said for watched in self._watched for said in watched.complaints()]
        assert not complaints, "\n".join(complaints)
