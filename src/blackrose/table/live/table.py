"""One live table: an actor that takes what people and bots do, one thing after the other.

A choice is checked, tried out on a copy, put on the disk, and only then it happens and is shown. So whatever
fails before leaves the table as it was, and whoever has seen something can rely on it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from blackrose.game import IllegalChoice, Option, View
from blackrose.language.words import LANGUAGES, UnknownLanguage
from blackrose.table.live.actor import Actor
from blackrose.table.live.audience import Audiences, Link
from blackrose.table.live.bots import BotPool
from blackrose.table.live.driver import Driver, Seats
from blackrose.table.live.errors import NotOver, NotSaved, StoreError, TableClosed
from blackrose.table.live.game import TableGame
from blackrose.table.live.ledger import Ledger
from blackrose.table.live.orders import BadOrder, in_force, new_order, with_order
from blackrose.table.live.outbox import Outbox
from blackrose.table.live.row import TableRow
from blackrose.table.live.store import BACK, CHOOSE, Entry, Order, Store, StoredSeat, StoredTable, Summary
from blackrose.table.live.windows import Sitting, Windows
from blackrose.table.recorded.record import Record
from blackrose.table.recorded.session import CannotTakeBack
from blackrose.table.shown import option_id, option_of, preview
from blackrose.table.wire import WATCHING, Done, Preview, Refused, Shown, TableInfo

log = logging.getLogger(__name__)

LONGEST_KEY = 64

Result = TypeVar("Result")
Answer = Done | Refused


class ChoiceRefused(Exception):
    """A choice is refused. ``code`` says why; ``text`` says more, if there is more to say."""

    def __init__(self, code: str, text: str = "") -> None:
        self.code = code
        self.text = text
        super().__init__(code)


class LiveTable:
    """A table in memory. Everything awaited here is carried out in order; see each method for what
    is sent.
    """

    def __init__(
        self,
        stored: StoredTable,
        game: TableGame,
        store: Store,
        bots: BotPool,
        clock: Callable[[], float],
        *,
        queue: int = 64,
        bot_pause: float = 0.0,
    ) -> None:
        """A table as it was loaded; :class:`~blackrose.table.live.Host` does that."""
        self.id = stored.id
        self._row = TableRow(stored, store)
        self._game = game
        self._clock = clock
        self._ledger = Ledger(stored.id, game, store, self._happened, self._broken)
        self._audiences = Audiences(game, self.info, self._put_beside)
        sitting = Sitting(lambda: self.stored.window, self._bot, self._orders, self._window_closes)
        self._windows = Windows(game, sitting, clock)
        seats = Seats(self._bot, self._bot_chooses, self._windows.holds, self._bot_replaced)
        self._driver = Driver(stored.id, game, seats, bots, bot_pause)
        self._actor = Actor(stored.id, queue)
        self.used = clock()
        self._windows.look()
        self._driver.wake()

    # ----------------------------------------------------------------------------------------------
    # What is known of it
    # ----------------------------------------------------------------------------------------------

    @property
    def stored(self) -> StoredTable:
        """The table as it is stored now: setup, seats with their hashes, pace, host, watch …"""
        return self._row.now

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._game.over

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are waited for."""
        return self._game.asked

    @property
    def idle(self) -> bool:
        """Whether nobody looks, nothing is under way and no bot has anything to decide."""
        return not (self._audiences or self._driver.busy or self._windows.busy or self._actor.busy)

    @property
    def closed(self) -> bool:
        """Whether the table was let go."""
        return self._actor.closed

    def rev(self, seat: int) -> int:
        """The revision of an audience."""
        return self._game.last_seen[seat].rev

    def info(self) -> TableInfo:
        """What everybody at the table may know besides the game."""
        return self._row.info(self._game, self.online, len(self._audiences.links(WATCHING)))

    def online(self, seat: int) -> bool:
        """Whether somebody is connected as this seat."""
        return bool(self._audiences.links(seat))

    def record(self) -> Record:
        """The game so far, with its secrets: for whoever may have them."""
        return self._game.session.record()

    def view(self, seat: int) -> View:
        """What a seat may know, or WATCHING."""
        return View(self._game.state, seat)

    # ----------------------------------------------------------------------------------------------
    # Looking
    # ----------------------------------------------------------------------------------------------

    async def join(self, seat: int, language: str, sink: Outbox) -> Link:
        """A connection comes, as a seat it has the right to or WATCHING; its outbox gets a Full at once.

        NoSuchSeat, UnknownLanguage (of ``language.words``), TooBusy, TableClosed.
        """
        _check_language(language)
        if seat != WATCHING:
            self._row.seat(seat)
        link = Link(seat, language, sink)
        try:
            await self._do(lambda: self._audiences.welcome(link))
        except asyncio.CancelledError:
            self.leave(link)  # whoever wanted to come has gone meanwhile
            raise
        return link

    def leave(self, link: Link) -> None:
        """A connection is gone; its outbox is closed. May be called twice."""
        self._audiences.leave(link)
        self.used = self._clock()

    async def speak(self, link: Link, language: str) -> None:
        """Switches a connection to another language; it gets a Full."""
        _check_language(language)
        await self._do(lambda: self._audiences.speak(link, language))

    async def sync(self, link: Link) -> None:
        """The client has missed something; it gets a Full."""

        async def work() -> None:
            if self._audiences.is_here(link):
                self._audiences.send_full(link)

        await self._do(work)

    def dismiss(self, seat: int, code: str, text: str = "") -> None:
        """Closes every connection of a seat with a Closed message: it was taken over on another device …"""
        for link in self._audiences.links(seat):
            self._audiences.close(link, code, text)

    async def preview(self, link: Link, rev: int, option: str) -> None:
        """What an option would do, put into the outbox (or Refused with an empty key)."""

        async def work() -> Preview:
            self._check(link, rev)
            answer, view = _option(option), self.view(link.seat)
            try:
                foreseen = preview(view, answer, self._audiences.presenter(link))
            except ValueError:
                raise self._not_offered(link.seat) from None
            return {"type": "preview", "rev": rev, "option": option, **foreseen}

        await self._answered(link, "", work)

    # ----------------------------------------------------------------------------------------------
    # Choosing
    # ----------------------------------------------------------------------------------------------

    async def choose(self, link: Link, rev: int, option: str, key: str) -> Answer:
        """A seat's choice. The answer is put into the outbox (after the Diff), and given; TooBusy,
        TableClosed.
        """
        return await self._answered(link, key, lambda: self._chosen(link, rev, CHOOSE, option, key))

    async def back(self, link: Link, rev: int, key: str) -> Answer:
        """A seat takes its last choice back; answered as a choice is."""
        return await self._answered(link, key, lambda: self._chosen(link, rev, BACK, "", key))

    async def _answered(
        self, link: Link, key: str, work: Callable[[], Awaitable[Result]]
    ) -> Result | Refused:
        """Does something for a connection and puts the answer into its outbox, whatever comes of it."""

        async def answered() -> Result | Refused:
            try:
                answer: Result | Refused = await work()
            except ChoiceRefused as refusal:
                answer = self._refused(link, key, refusal.code, refusal.text)
            except StoreError as error:
                log.error("table %s: not saved: %s", self.id, error)
                answer = self._refused(link, key, "not-saved")
            except TableClosed:
                raise
            except Exception:
                log.exception("table %s: a command failed", self.id)
                answer = self._refused(link, key, "internal")
            if self._audiences.is_here(link):
                self._audiences.send(link, answer)  # type: ignore[arg-type]
                if isinstance(answer, dict) and answer.get("code") == "stale":
                    self._audiences.send_full(link)
            return answer

        return await self._do(answered)

    def _refused(self, link: Link, key: str, code: str, text: str = "") -> Refused:
        here = self._audiences.is_here(link)
        said = text or (self._audiences.presenter(link).refused(code) if here else "")
        return {"type": "refused", "key": key, "code": code, "text": said}

    async def _chosen(self, link: Link, rev: int, kind: str, option: str, key: str) -> Done:
        if not 0 < len(key) <= LONGEST_KEY:
            raise ChoiceRefused("malformed")
        if link.seat == WATCHING:
            raise ChoiceRefused("no-right")
        await self._ledger.make_sure()
        before = self._game.answers.get((link.seat, key))
        if before is not None:
            return {"type": "done", "key": key, "rev": before}
        self._check(link, rev)
        if kind == CHOOSE:
            option = option_id(_option(option))
        entry = Entry(self._game.length, link.seat, kind, option, key, self._clock())
        try:
            await self._ledger.enter(entry)
        except CannotTakeBack:
            raise ChoiceRefused("cannot-back", self._audiences.why_not(link)) from None
        except IllegalChoice:
            raise self._not_offered(link.seat) from None
        return {"type": "done", "key": key, "rev": self.rev(link.seat)}

    def _check(self, link: Link, rev: int) -> None:
        """Whether a connection may choose, at the revision it has."""
        if not self._audiences.is_here(link) or link.seat == WATCHING:
            raise ChoiceRefused("no-right")
        if not self._game.last_seen[link.seat].accepts(rev):
            raise ChoiceRefused("stale")
        if self.over:
            raise ChoiceRefused("over")
        if self._bot(link.seat):
            raise ChoiceRefused("no-right")

    def _not_offered(self, seat: int) -> ChoiceRefused:
        return ChoiceRefused("illegal" if seat in self.asked else "not-asked")

    def _happened(self, seen: list[int], summary: Summary | None) -> None:
        self.used = self._clock()
        if summary is not None:
            self._row.sum_up(summary)
        self._windows.look()
        self._audiences.publish(seen)
        self._driver.wake()

    def _broken(self) -> None:
        """What is on disk has not happened here: nobody may go on with this copy, and the host loads
        another.
        """
        self._actor.stop()
        for link in self._audiences.links():
            self._audiences.close(link, "internal")

    # ----------------------------------------------------------------------------------------------
    # Bots
    # ----------------------------------------------------------------------------------------------

    def _bot(self, seat: int) -> str:
        return self._row.now.seats[seat].bot

    async def _bot_chooses(self, seat: int, rev: int, option: Option) -> bool:
        """A bot's choice; False if the question it answers does not stand any more."""

        async def work() -> bool:
            await self._ledger.make_sure()
            if not (self._bot(seat) and seat in self.asked and self._game.last_seen[seat].accepts(rev)):
                return False
            if not self._windows.give(seat, option):
                await self._enter(seat, option)
            return True

        try:
            return await self._actor.do(work, patient=True)
        except StoreError as error:
            log.error("table %s: not saved: %s", self.id, error)
            raise NotSaved(str(error)) from None

    async def _enter(self, seat: int, option: Option) -> None:
        """A choice that no connection has sent."""
        entry = Entry(self._game.length, seat, CHOOSE, option_id(option), None, self._clock())
        await self._ledger.enter(entry)

    async def _bot_replaced(self, seat: int, bot: str) -> None:
        await self.change_seat(seat, lambda stored: replace(stored, bot=bot) if stored.bot else stored)

    # ----------------------------------------------------------------------------------------------
    # Windows and standing orders
    # ----------------------------------------------------------------------------------------------

    async def order(self, link: Link, slot: int, mode: str, against: Sequence[int], key: str) -> Answer:
        """A standing order for a trap or protection of the connection's seat; answered as a choice is, and
        shown to that seat alone.
        """

        async def work() -> Done:
            self._check(link, self.rev(max(WATCHING, link.seat)))
            try:
                order = new_order(self.view(link.seat), slot, mode, against)
            except BadOrder:
                raise ChoiceRefused("bad-order") from None
            await self._row.change_seat(link.seat, lambda stored: with_order(stored, order))
            self._windows.reconsider(link.seat)
            self._game.last_seen[link.seat].touch()
            self._audiences.publish([link.seat])
            return {"type": "done", "key": key, "rev": self.rev(link.seat)}

        return await self._answered(link, key, work)

    def _orders(self, seat: int) -> tuple[Order, ...]:
        return self._row.now.seats[seat].orders

    def _put_beside(self, seat: int, shown: Shown) -> None:
        """What the table adds to what an audience is shown: the open window, and the seat's own orders."""
        shown["window"] = self._windows.shown()
        if seat == WATCHING or not self._orders(seat):
            return
        slots = shown["factions"][seat]["slots"]
        for slot, order in in_force(self.view(seat), self._orders(seat)).items():
            slots[slot]["order"] = {"mode": order.mode, "against": list(order.against)}

    async def _window_closes(self, seat: int, number: int, option: Option) -> None:
        """What is answered for a seat when its window closes, unless something has happened meanwhile."""

        async def work() -> None:
            await self._ledger.make_sure()
            if self._game.length == number and seat in self.asked:
                await self._enter(seat, option)

        try:
            await self._actor.do(work, patient=True)
        except StoreError as error:
            log.error("table %s: not saved: %s", self.id, error)
            raise NotSaved(str(error)) from None

    # ----------------------------------------------------------------------------------------------
    # Seats
    # ----------------------------------------------------------------------------------------------

    async def change_seat(self, seat: int, change: Callable[[StoredSeat], StoredSeat]) -> StoredSeat:
        """Changes who sits on a seat: ``change`` is given what is kept now and gives what is kept from now
        on, or raises to leave it. On disk when this returns; everybody gets an Info. NotSaved if the store
        fails.

        Claiming is ``lambda seat: seat.taken(name, holder, recovery)`` after a look at ``seat.claim``; a bot
        that stands in ``lambda seat: seat.with_bot("greedy")``; coming back ``lambda seat:
        seat.without_bot()``.
        """
        self._row.seat(seat)

        async def work() -> StoredSeat:
            after = await self._row.change_seat(seat, change)
            self._audiences.tell_info()
            self._windows.reconsider(seat)
            self._driver.wake()
            return after

        return await self._do(work)

    async def set_watch(self, watch: str) -> None:
        """Another link to watch by; its hash."""
        await self._do(lambda: self._row.set_watch(watch))

    async def share(self) -> str:
        """The public id of the finished game, made when first asked for; NotOver."""

        async def work() -> str:
            if not self.over:
                raise NotOver("the game is not over")
            return await self._row.share()

        return await self._do(work)

    # ----------------------------------------------------------------------------------------------
    # Inside
    # ----------------------------------------------------------------------------------------------

    async def close(self, code: str = "going-down") -> None:
        """Ends every connection and every bot; what is under way is finished first."""
        await self._actor.close()
        await self._driver.close()
        await self._windows.close()
        for link in self._audiences.links():
            self._audiences.close(link, code)

    async def _do(self, work: Callable[[], Awaitable[Result]]) -> Result:
        """Has something done in its turn; TooBusy, TableClosed, NotSaved."""
        try:
            return await self._actor.do(work)
        except StoreError as error:
            log.error("table %s: not saved: %s", self.id, error)
            raise NotSaved(str(error)) from None


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no words for {language!r}; there are {', '.join(LANGUAGES)}")


def _option(text: str) -> Option:
    try:
        return option_of(text)
    except ValueError:
        raise ChoiceRefused("malformed") from None
