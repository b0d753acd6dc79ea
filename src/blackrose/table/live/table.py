"""One live table: an actor that takes what people and bots do, one thing after the other."""

from __future__ import annotations

from collections.abc import Callable

from blackrose.table import wire
from blackrose.table.live.kept import SeatKept, TableKept
from blackrose.table.live.outbox import Outbox
from blackrose.table.record import Record


class Link:
    """A connection to a table: which seat it is bound to (or WATCHING), in which language, and its outbox."""

    seat: int
    language: str
    sink: Outbox


class LiveTable:
    """A table in memory. Everything awaited here is carried out in order; see each method for what is sent."""

    id: str

    @property
    def kept(self) -> TableKept:
        """What is kept of the table, as it is now: setup, seats with their hashes, pace, host, watch, share …"""
        raise NotImplementedError

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        raise NotImplementedError

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are waited for."""
        raise NotImplementedError

    def info(self) -> wire.TableInfo:
        """What everybody at the table may know besides the game."""
        raise NotImplementedError

    def record(self) -> Record:
        """The game so far, with its secrets: for whoever may have them."""
        raise NotImplementedError

    def online(self, seat: int) -> bool:
        """Whether somebody is connected as this seat."""
        raise NotImplementedError

    async def join(self, seat: int, language: str, sink: Outbox) -> Link:
        """A connection comes, as a seat it has the right to or WATCHING; its outbox gets a Full at once.

        NoSuchSeat, UnknownLanguage (of ``language.words``), TooBusy, TableClosed.
        """
        raise NotImplementedError

    def leave(self, link: Link) -> None:
        """A connection is gone; its outbox is closed. May be called twice."""
        raise NotImplementedError

    async def choose(self, link: Link, rev: int, option: str, key: str) -> wire.Done | wire.Refused:
        """A seat's choice. The answer is put into the outbox (after the Diff), and given."""
        raise NotImplementedError

    async def back(self, link: Link, rev: int, key: str) -> wire.Done | wire.Refused:
        """A seat takes its last choice back; answered as a choice is."""
        raise NotImplementedError

    async def preview(self, link: Link, rev: int, option: str) -> None:
        """What an option would do, put into the outbox (or Refused with an empty key)."""
        raise NotImplementedError

    async def speak(self, link: Link, language: str) -> None:
        """Goes on in another language: a Full."""
        raise NotImplementedError

    async def sync(self, link: Link) -> None:
        """The reader has lost the thread: a Full."""
        raise NotImplementedError

    async def change_seat(self, seat: int, change: Callable[[SeatKept], SeatKept]) -> SeatKept:
        """Changes who sits on a seat: ``change`` is given what is kept now and gives what is kept from now
        on, or raises to leave it. On disk when this returns; everybody gets an Info. NotSaved if the store
        fails.

        Claiming is ``lambda kept: kept.taken(name, holder, recovery)`` after a look at ``kept.claim``; a bot
        that stands in ``lambda kept: kept.with_bot("greedy")``; coming back ``lambda kept:
        kept.without_bot()``.
        """
        raise NotImplementedError

    async def share(self) -> str:
        """The public id of the finished game, made when first asked for; NotOver."""
        raise NotImplementedError

    def dismiss(self, seat: int, code: str, text: str) -> None:
        """Closes every connection of a seat with a Closed message: it was taken over on another device …"""
        raise NotImplementedError
