"""Every setting of the server: its environment variable, its default, and what may stand there.

docs/server.md lists the same settings; a test compares the two.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from email.utils import parseaddr
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from blackrose.server.notices.addresses import BadAddress, read_address
from blackrose.server.notices.postbox import MailServer

PREFIX: Final = "BLACKROSE_"
LEVELS: Final = ("debug", "info", "warning", "error")


class BadSetting(ValueError):
    """A setting has a value it cannot have; the message says what would be right."""


class Rate(NamedTuple):
    """At most ``most`` at once, and as many again every ``seconds``."""

    most: int
    seconds: float

    def __str__(self) -> str:
        """As it is written in a setting."""
        return f"{self.most}/{self.seconds:g}"


# --------------------------------------------------------------------------------------------------
# What may stand in a variable
# --------------------------------------------------------------------------------------------------

Reader = Callable[[str], Any]


def _number(least: int, most: int) -> Reader:
    def read(text: str) -> int:
        if not re.fullmatch(r"\d{1,12}", text) or not least <= int(text) <= most:
            raise BadSetting(f"a whole number from {least} to {most}")
        return int(text)

    return read


def _seconds(text: str) -> float:
    if not re.fullmatch(r"\d{1,9}(\.\d{1,6})?", text):
        raise BadSetting("a number of seconds, such as 0.6")
    return float(text)


def _rate(text: str) -> Rate:
    found = re.fullmatch(r"(\d{1,9})/(\d{1,9}(?:\.\d{1,6})?)", text)
    if found is None or int(found[1]) == 0 or float(found[2]) == 0:
        raise BadSetting("how many in how many seconds, such as 60/10")
    return Rate(int(found[1]), float(found[2]))


def _words(text: str) -> tuple[str, ...]:
    return tuple(word for part in text.split(",") if (word := part.strip()))


def _origins(text: str) -> tuple[str, ...]:
    origins = tuple(origin.rstrip("/").lower() for origin in _words(text))
    for origin in origins:
        if origin != "none" and not re.fullmatch(r"https?://[^/\s]+", origin):
            raise BadSetting("addresses such as https://games.example, with commas between them")
    return origins


def _level(text: str) -> str:
    if text.lower() not in LEVELS:
        raise BadSetting(f"one of {', '.join(LEVELS)}")
    return text.lower()


def _host(text: str) -> str:
    if not text or not re.fullmatch(r"[\w.:%-]+", text):
        raise BadSetting("an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them")
    return text


def _folder(text: str) -> Path:
    if not text or "\0" in text:
        raise BadSetting("a folder")
    return Path(text).expanduser()


def _mail(text: str) -> MailServer | None:
    if not text:
        return None
    try:
        return MailServer.read(text)
    except ValueError:
        raise BadSetting(
            "smtp://host, smtp+starttls://user:password@host:587 or smtps://user:password@host:465,"
            " with %40 for an @ in the user or password"
        ) from None


def _sender(text: str) -> str:
    address = parseaddr(text)[1]
    try:
        if text and (not text.isprintable() or read_address(address) != address):
            raise BadAddress
    except BadAddress:
        raise BadSetting("an address such as Black Rose <table@games.example>") from None
    return text


def _url(text: str) -> str:
    if text and not re.fullmatch(r"https?://[A-Za-z0-9.:_\[\]-]+(/[A-Za-z0-9._~/-]*)?", text):
        raise BadSetting("the address of the page, such as https://games.example")
    return text.rstrip("/")


def data_folder(environment: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where a program of this system keeps a user's data."""
    if platform == "win32":
        return Path(environment.get("APPDATA") or Path.home() / "AppData/Roaming") / "blackrose"
    if platform == "darwin":
        return Path.home() / "Library/Application Support/blackrose"
    told = environment.get("XDG_DATA_HOME", "")
    return (Path(told) if told.startswith("/") else Path.home() / ".local/share") / "blackrose"


KINDS: Final[Mapping[str, Reader]] = {
    "host": _host,
    "port": _number(0, 65535),
    "data": _folder,
    "page_folder": _folder,
    "origins": _origins,
    "proxy": _words,
    "log": _level,
    "url": _url,
    "mail": _mail,
    "mail_from": _sender,
    "mail_after": _seconds,
    "max_tables": _number(1, 10_000_000),
    "max_connections": _number(1, 1_000_000),
    "max_connections_address": _number(1, 1_000_000),
    "outbox": _number(4, 100_000),
    "idle": _seconds,
    "away": _seconds,
    "rate_frames": _rate,
    "rate_seat": _rate,
    "rate_address": _rate,
    "rate_connects": _rate,
    "rate_requests": _rate,
    "rate_tables": _rate,
    "rate_guesses": _rate,
    "rate_replays": _rate,
    "rate_mail": _rate,
    "rate_mail_address": _rate,
    "bot_workers": _number(1, 64),
    "bot_pause": _seconds,
    "shutdown": _seconds,
}
"""What may stand in the variable of each setting."""

SECRET: Final = ("mail",)
"""Settings with a password in them, which are never repeated."""


# --------------------------------------------------------------------------------------------------
# The settings
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """All settings; the variable of ``port`` is ``BLACKROSE_PORT``, and so on."""

    host: str = "127.0.0.1"
    port: int = 8033
    data: Path = field(default_factory=lambda: data_folder(os.environ))
    page_folder: Path = field(default_factory=lambda: Path(str(files("blackrose.server"))) / "page")
    origins: tuple[str, ...] = ()
    proxy: tuple[str, ...] = ()
    log: str = "info"

    url: str = ""
    mail: MailServer | None = None
    mail_from: str = ""
    mail_after: float = 120.0

    max_tables: int = 10_000
    max_connections: int = 5_000
    max_connections_address: int = 100
    outbox: int = 64
    idle: float = 600.0
    away: float = 60.0

    rate_frames: Rate = field(default=Rate(120, 10.0))
    rate_seat: Rate = field(default=Rate(200, 10.0))
    rate_address: Rate = field(default=Rate(600, 10.0))
    rate_connects: Rate = field(default=Rate(120, 60.0))
    rate_requests: Rate = field(default=Rate(300, 10.0))
    rate_tables: Rate = field(default=Rate(30, 600.0))
    rate_guesses: Rate = field(default=Rate(10, 600.0))
    rate_replays: Rate = field(default=Rate(30, 60.0))
    rate_mail: Rate = field(default=Rate(5, 86400.0))
    rate_mail_address: Rate = field(default=Rate(6, 3600.0))

    bot_workers: int = 1
    bot_pause: float = 0.6
    shutdown: float = 5.0

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Settings:
        """What the variables say, and the defaults for the rest; BadSetting names the variable."""
        given: dict[str, Any] = {"data": data_folder(environment)}
        for one in fields(cls):
            text = environment.get(variable(one.name))
            if text is not None:
                given[one.name] = _read(one.name, text.strip())
        settings = cls(**given)
        if settings.mail and not (settings.mail_from and settings.url):
            needed = f"{variable('mail_from')} and {variable('url')}"
            raise BadSetting(f"{variable('mail')} cannot be used alone; {needed} are needed as well")
        return settings


def _read(name: str, text: str) -> Any:
    try:
        return KINDS[name](text)
    except BadSetting as right:
        said = "what it is" if name in SECRET else repr(text[:80])
        raise BadSetting(f"{variable(name)} cannot be {said}; it should be {right}") from None


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def known_variables() -> list[str]:
    """The variables of all settings."""
    return [variable(one.name) for one in fields(Settings)]


def misspelt(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like a setting and are none."""
    known = {*known_variables(), *ELSEWHERE}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


ELSEWHERE: Final = ("BLACKROSE_CHROMIUM", "BLACKROSE_GOLDEN", "BLACKROSE_PAGE")
"""Variables that others of our programs read: the package build and the tests."""
