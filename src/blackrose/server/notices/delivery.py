"""Handing letters in with restraint: not too many to one address, and after a failure not at once again."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from typing import Final

from blackrose.server.limits import Buckets, TooFast
from blackrose.server.logs import log
from blackrose.server.notices.postbox import Letter, MailServer, Postbox, Reply
from blackrose.server.settings import Rate

SERVER: Final = "the mail server"

DELAYS: Final = (60.0, 300.0, 900.0, 3600.0)
"""Seconds after the first, second … failure in a row; then always the last."""


class Patience:
    """Remembers what failed, how often in a row, and when it may be tried again."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Nothing has failed."""
        self._clock = clock
        self._failures: dict[Hashable, tuple[int, float]] = {}

    def ready(self, what: Hashable) -> bool:
        """Whether it can be tried now."""
        now = self._clock()
        return self._failures.get(what, (0, now))[1] <= now

    def failed(self, what: Hashable) -> None:
        """Notes one more failure."""
        times = self._failures.get(what, (0, 0.0))[0]
        self._failures[what] = (times + 1, self._clock() + DELAYS[min(times, len(DELAYS) - 1)])

    def went_well(self, what: Hashable) -> None:
        """Forgets its failures."""
        self._failures.pop(what, None)


class Delivery:
    """Hands all letters to the mail server."""

    def __init__(self, server: MailServer, rate: Rate, clock: Callable[[], float]) -> None:
        """``rate`` says how many letters an address may get."""
        self.patience = Patience(clock)
        self._letters = Buckets("mail", rate, clock)
        self._postbox = Postbox(server)

    async def close(self, patience: float) -> None:
        """Gives a letter under way this many seconds to finish."""
        await self._postbox.close(patience)

    def check(self, address: str) -> None:
        """Raises TooFast if an address has had as many letters as it may get."""
        self._letters.check(address)

    def may_send(self, address: str) -> bool:
        """Whether an address may get a letter now."""
        try:
            self.check(address)
        except TooFast:
            return False
        return self.patience.ready(SERVER) and self.patience.ready(address)

    async def send(self, letter: Letter) -> Reply:
        """Tries to send a letter once."""
        reply = await self._postbox.send(letter)
        if reply is Reply.UNREACHABLE:
            self.patience.failed(SERVER)
        else:
            self.patience.went_well(SERVER)
            self._note(letter.to, reply)
        if reply is not Reply.SENT:
            log.warning("a letter was not sent", extra={"code": reply.value})
        return reply

    def _note(self, address: str, reply: Reply) -> None:
        if reply is Reply.LATER:
            self.patience.failed(address)
            return
        self.patience.went_well(address)
        with suppress(TooFast):
            self._letters.take(address)
