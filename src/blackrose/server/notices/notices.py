"""When a notice is due: a seat is waited for, its holder has been away for long enough and was not told yet.

That is worked out again and again from what is on the disk, never from what was remembered, so a restart
loses nothing. That somebody was told is written down once the mail server has taken the letter. Tables do
not know of any of this and wait for none of it.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal

from blackrose.server.limits import Buckets, TooFast
from blackrose.server.logs import log
from blackrose.server.notices.addresses import masked, read_address
from blackrose.server.notices.delivery import Delivery
from blackrose.server.notices.describing import described
from blackrose.server.notices.letters import Letters, TableWaits
from blackrose.server.notices.postbox import Reply
from blackrose.server.notices.wishes import NOT_TOLD, Due, Wish, WishStore
from blackrose.server.settings import Settings
from blackrose.server.store import SqliteStore
from blackrose.server.tokens import hashed, new_secret
from blackrose.table.live import Host, LiveTable, Store, StoreError, TableError

PERIOD: Final = 10.0
"""Seconds between two looks."""

LINK_LIFE: Final = 24 * 3600.0
"""Seconds in which an address must be confirmed; after that it is forgotten."""

WAITING: Final = 500
"""Confirmations that may wait for the mail server."""

Standing = Literal["off", "none", "asked", "on"]
Clock = Callable[[], float]


class MailOff(Exception):
    """This server sends no mail."""


@dataclass(frozen=True, slots=True)
class _Confirmation:
    """A letter that asks for consent, until the mail server has taken it. The secret is nowhere else."""

    address: str
    language: str
    secret: str
    named: float


class Notices:
    """The notices of one server. Use :meth:`start` and :meth:`close`."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        host: Host,
        away: Callable[[str, int], float],
        clock: Clock = time.time,
    ) -> None:
        """``away`` says for how many seconds a seat that is not connected has been away."""
        self.clock = clock
        self._after = settings.mail_after
        self._host = host
        self._away = away
        self._wishes = WishStore(store) if isinstance(store, SqliteStore) else None
        self._mail = settings.mail if self._wishes else None
        self._letters = Letters(settings.mail_from, settings.url) if self._mail else None
        self._asks = Buckets("mail", settings.rate_mail, lambda: self.clock())
        self._rate = settings.rate_mail_address
        self._confirmations: dict[tuple[str, int], _Confirmation] = {}
        self._told: dict[tuple[str, int], int] = {}
        self._looking = asyncio.Lock()
        self._wake = asyncio.Event()
        self._delivery: Delivery | None = None
        self._task: asyncio.Task[None] | None = None
        self._key = ""
        self._closing = False

    @property
    def on(self) -> bool:
        """Whether this server sends mail."""
        return self._mail is not None

    async def start(self) -> None:
        """Begins to look. A server without mail only forgets what it no longer needs."""
        if self._wishes is None:
            return
        self._key = await self._wishes.key()
        self._told = await self._wishes.told()
        await self._wishes.tidy(self.clock() - LINK_LIFE)
        if self._mail is not None:
            self._delivery = Delivery(self._mail, self._rate, lambda: self.clock())
            self._task = asyncio.create_task(self._run())

    async def close(self, patience: float = 0.0) -> None:
        """Stops looking. A letter under way gets ``patience`` seconds, so that it can be noted as sent."""
        self._closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(patience), self._looking:
                pass
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._delivery is not None:
            await self._delivery.close(patience)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:
                log.error("notices could not be worked out", exc_info=error)
            with suppress(TimeoutError):
                async with asyncio.timeout(PERIOD):
                    await self._wake.wait()
            self._wake.clear()

    # ----------------------------------------------------------------------------------------------
    # Who wants them
    # ----------------------------------------------------------------------------------------------

    async def standing(self, table: str, seat: int) -> tuple[Standing, str]:
        """What a seat has asked for, and its address in masked form."""
        if not self.on:
            return "off", ""
        wish = await self._kept().of(table, seat)
        if wish is None:
            return "none", ""
        return "asked" if wish.confirm else "on", masked(wish.address)

    async def ask(
        self, table: str, seat: int, holder: str, text: str, language: str, sender: str
    ) -> tuple[Standing, str]:
        """A seat's holder names an address; ``sender`` is the network address of the browser.

        MailOff, BadAddress, TooFast. An address this browser has confirmed before needs no letter.
        """
        if not self.on:
            raise MailOff
        address, stored, now = read_address(text), self._kept(), self.clock()
        stop, secret = self._stop_secret(address), ""
        if not await stored.has_confirmed(holder, address):
            self._count_ask(table, seat, holder, address, sender)
            secret = new_secret()
        confirm = hashed("confirm", secret) if secret else ""
        await stored.put(
            Wish(table, seat, address, language, holder, now, confirm, hashed("stop", stop), NOT_TOLD)
        )
        self._told.pop((table, seat), None)
        self._confirmations.pop((table, seat), None)
        if secret:
            self._confirmations[table, seat] = _Confirmation(address, language, secret, now)
        self._wake.set()
        return await self.standing(table, seat)

    def _count_ask(self, table: str, seat: int, holder: str, address: str, sender: str) -> None:
        """Counts a request, so that nobody names many addresses and no address is named often."""
        if len(self._confirmations) >= WAITING:
            raise TooFast("mail", 60)
        those = (("seat", table, seat), ("browser", holder), ("sender", sender), ("address", address))
        for who in those:
            self._asks.check(who)
        self._post().check(address)
        for who in those:
            self._asks.take(who)

    async def confirm(self, secret: str) -> bool:
        """Confirms an address by the secret of its link; False if the link is wrong or has expired."""
        if self._wishes is None:
            return False
        done = await self._wishes.confirm(hashed("confirm", secret), self.clock() - LINK_LIFE)
        self._wake.set()
        return done

    async def drop(self, table: str, seat: int) -> tuple[Standing, str]:
        """Forgets the address of a seat whose holder wants no more letters."""
        if self._wishes is not None:
            self._confirmations.pop((table, seat), None)
            await self._wishes.drop(table, seat)
        return await self.standing(table, seat)

    async def stop(self, secret: str) -> None:
        """Forgets an address whose owner wants no more letters, whoever named it."""
        if self._wishes is None:
            return
        await self._wishes.stop(hashed("stop", secret))
        for place, waiting in list(self._confirmations.items()):
            if self._stop_secret(waiting.address) == secret:
                del self._confirmations[place]

    async def came(self, table: str, seat: int) -> None:
        """Notes that a seat has connected: its holder is told again if the next wait is long."""
        if self._wishes is None or (table, seat) not in self._told:
            return
        try:
            await self._wishes.set_told(table, seat, NOT_TOLD)
            self._told.pop((table, seat), None)
        except StoreError:
            log.warning("it could not be kept that somebody came", extra={"table": table, "seat": seat})

    def _kept(self) -> WishStore:
        assert self._wishes is not None
        return self._wishes

    def _post(self) -> Delivery:
        assert self._delivery is not None
        return self._delivery

    def _stop_secret(self, address: str) -> str:
        """The secret in an address's unsubscribe links; it never changes, so that old letters still work."""
        digest = hashlib.blake2b(address.encode(), digest_size=24, key=self._key.encode()).digest()
        return base64.urlsafe_b64encode(digest).decode()

    # ----------------------------------------------------------------------------------------------
    # Telling
    # ----------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Sends what is due, one letter after the other; what cannot be sent now is due again later."""
        if self._letters is None or self._delivery is None:
            return
        async with self._looking:
            await self._kept().tidy(self.clock() - LINK_LIFE)
            await self._send_confirmations(self._letters)
            await self._send_turns(self._letters)

    async def _send_confirmations(self, letters: Letters) -> None:
        for place, asked in list(self._confirmations.items()):
            now = self.clock()
            if self._closing or self._confirmations.get(place) is not asked:
                continue  # another address was named meanwhile
            if asked.named < now - LINK_LIFE:
                del self._confirmations[place]
                continue
            if not self._post().may_send(asked.address):
                continue
            stop = self._stop_secret(asked.address)
            letter = letters.confirm(asked.address, asked.language, asked.secret, stop, now)
            reply = await self._post().send(letter)
            if reply in (Reply.SENT, Reply.REFUSED) and self._confirmations.get(place) is asked:
                del self._confirmations[place]

    async def _send_turns(self, letters: Letters) -> None:
        by_address: dict[str, list[Due]] = {}
        for due in await self._kept().due():
            if await self._is_news(due):
                by_address.setdefault(due.address, []).append(due)
        for address, dues in by_address.items():
            if not self._closing and self._post().may_send(address):
                await self._send_turn(letters, address, dues)

    async def _is_news(self, due: Due) -> bool:
        """Whether to tell it now. A letter that was sent but could not be noted is noted here."""
        place = (due.table, due.seat)
        if self._told.get(place) == due.chosen:
            await self._kept().set_told(due.table, due.seat, due.chosen)
            return False
        return self._away(*place) >= self._after and self._post().patience.ready(due.table)

    async def _send_turn(self, letters: Letters, address: str, dues: list[Due]) -> None:
        language, now = dues[-1].language, self.clock()
        found = [(due, live) for due in dues if (live := await self._waiting(due)) is not None]
        tables: dict[str, TableWaits] = {}
        for due, live in found:
            seats = [each.seat for each, _ in found if each.table == due.table]
            if due.table not in tables and (waits := await described(live, seats, language)).asked:
                tables[due.table] = waits
        if not tables:
            return
        mark = " ".join(f"{due.table}:{due.seat}:{due.chosen}" for due, _ in found)
        stop, lately = self._stop_secret(address), int(now // 600)
        reply = await self._post().send(
            letters.turn(address, language, list(tables.values()), stop, f"{mark} {lately}", now)
        )
        if reply in (Reply.SENT, Reply.REFUSED):
            for due, live in found:
                await self._was_told(due, live)

    async def _waiting(self, due: Due) -> LiveTable | None:
        """The table, if it waits for the seat and nobody is there, and a letter is still wanted."""
        wish = await self._kept().of(due.table, due.seat)
        if wish is None or wish.confirm or wish.address != due.address:
            return None
        try:
            live = await self._host.table(due.table)
        except (TableError, StoreError):
            self._post().patience.failed(due.table)
            return None
        if (
            live.over
            or live.online(due.seat)
            or due.seat not in live.asked
            or live.stored.seats[due.seat].bot
        ):
            return None
        return live

    async def _was_told(self, due: Due, live: LiveTable) -> None:
        """Notes that the holder was told, unless somebody came while the letter was under way."""
        place = (due.table, due.seat)
        if live.online(due.seat) or self._away(*place) < self._after:
            return
        self._told[place] = due.chosen
        await self._kept().set_told(due.table, due.seat, due.chosen)
