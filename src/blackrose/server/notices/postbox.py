"""The operator's mail server, and the thread that hands letters to it, one after the other.

A slow or silent mail server holds up that thread and nothing else. An error is reported as a single word;
what the mail server said, and whatever could contain the password, stays here.
"""

from __future__ import annotations

import asyncio
import queue
import re
import smtplib
import ssl
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from email.message import EmailMessage
from enum import Enum
from typing import Final
from urllib.parse import unquote, urlsplit

QUEUE: Final = 64
"""Letters that may wait for the thread."""

PATIENCE: Final = 20.0
"""Seconds the mail server may take for each answer."""

PORTS: Final = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}


@dataclass(frozen=True, slots=True)
class MailServer:
    """Where letters are handed in. Neither of the secrets is ever printed."""

    scheme: str
    host: str
    port: int
    user: str = field(default="", repr=False)
    password: str = field(default="", repr=False)

    @classmethod
    def read(cls, text: str) -> MailServer:
        """From an address such as ``smtp+starttls://user:password@host:587``; ValueError if it is none."""
        parts = urlsplit(text)
        if parts.scheme not in PORTS or parts.path not in ("", "/") or parts.query or parts.fragment:
            raise ValueError
        host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        if not re.fullmatch(r"[A-Za-z0-9.:_-]+", host) or not (user + password).isprintable():
            raise ValueError
        if bool(user) != bool(password):
            raise ValueError
        return cls(parts.scheme, host, port, user, password)


class Reply(Enum):
    """What became of a letter: taken, to be tried again, refused for good, or nobody was there."""

    SENT = "sent"
    LATER = "later"
    REFUSED = "refused"
    UNREACHABLE = "unreachable"


@dataclass(frozen=True, slots=True)
class Letter:
    """A letter to one address."""

    sender: str
    to: str
    message: EmailMessage


Told = Callable[[Reply], None]
_Job = tuple[Letter, Told]


class Postbox:
    """Hands in letters in a thread of its own, which ends with the program whatever it is waiting for."""

    def __init__(self, server: MailServer) -> None:
        """Connects only when there is a letter."""
        self._server = server
        self._jobs: queue.Queue[_Job | None] = queue.Queue(QUEUE)
        self._thread = threading.Thread(target=self._run, name="blackrose postbox", daemon=True)
        self._thread.start()

    async def send(self, letter: Letter) -> Reply:
        """Tries to send a letter once; LATER if too many letters are waiting already."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Reply] = loop.create_future()

        def told(reply: Reply) -> None:
            with suppress(RuntimeError):  # the loop has ended: nobody waits any more
                loop.call_soon_threadsafe(_answer, answer, reply)

        try:
            self._jobs.put_nowait((letter, told))
        except queue.Full:
            return Reply.LATER
        return await answer

    async def close(self, patience: float) -> None:
        """Drops waiting letters; the one under way gets ``patience`` seconds to finish."""
        with suppress(queue.Empty):
            while True:
                self._jobs.get_nowait()
        self._jobs.put_nowait(None)
        await asyncio.to_thread(self._thread.join, patience)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            letter, told = job
            told(self._handed_in(letter))

    def _handed_in(self, letter: Letter) -> Reply:
        try:
            smtp = self._connected()
        except (smtplib.SMTPException, OSError, ValueError):
            return Reply.UNREACHABLE
        try:
            smtp.sendmail(letter.sender, [letter.to], letter.message.as_bytes())
        except smtplib.SMTPRecipientsRefused as refused:
            return _kind(max(code for code, _ in refused.recipients.values()))
        except smtplib.SMTPDataError as error:
            return _kind(error.smtp_code)
        except (smtplib.SMTPException, OSError, ValueError):
            return Reply.UNREACHABLE
        finally:
            with suppress(smtplib.SMTPException, OSError):  # the letter is taken, or not, without a farewell
                smtp.quit()
            smtp.close()
        return Reply.SENT

    def _connected(self) -> smtplib.SMTP:
        server = self._server
        if server.scheme == "smtps":
            context = ssl.create_default_context()
            smtp: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=PATIENCE, context=context)
        else:
            smtp = smtplib.SMTP(server.host, server.port, timeout=PATIENCE)
        try:
            if server.scheme == "smtp+starttls":
                smtp.starttls(context=ssl.create_default_context())
            if server.user:
                smtp.login(server.user, server.password)
        except BaseException:
            smtp.close()
            raise
        return smtp


def _answer(waiting: asyncio.Future[Reply], reply: Reply) -> None:
    if not waiting.done():
        waiting.set_result(reply)


def _kind(code: int) -> Reply:
    return Reply.REFUSED if code >= 500 else Reply.LATER
