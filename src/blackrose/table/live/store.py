"""What a host keeps of its tables, and where: the protocol of a store, and one in memory.

A table is its set-up and an append-only log of entries; whatever else there is of the game is played again
from them. Who sits where is kept besides. Secrets of people (holders, claims, recovery codes, watch links)
are known here by their hashes only, made by whoever serves the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from blackrose.game.numbers import NOBODY
from blackrose.table.live.errors import Conflict, UnknownTable
from blackrose.table.recorded.record import Setup

CHOOSE: Final = "choose"
BACK: Final = "back"

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"

AT_ONCE: Final = -1
"""The length of a window at a table where one person plays with bots: whoever hides nothing is not waited
for.
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log, counted from 0: a seat chose ``option`` (as its id), or took its last choice
    back.

    ``key`` is how the page recognises its choice; None for bots and for the past of a forked game.
    """

    number: int
    seat: int
    kind: str
    option: str
    key: str | None
    at: float


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order: in this round, for this spell (its card and side) in this slot. ``mode`` and
    ``against`` as in :class:`~blackrose.table.wire.StandingOrder`.
    """

    round: int
    slot: int
    spell: tuple[int, int]
    mode: str
    against: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class StoredSeat:
    """Who sits on a seat. ``player`` is person, bot or open; ``bot`` plays now, if not empty; it
    ``stands_in`` for a person who can come (back). ``holder``, ``claim`` and ``recovery`` are hashes, ""
    where there is none. ``orders`` are known to whoever sits there alone.
    """

    seat: int
    player: str = PERSON
    name: str = ""
    bot: str = ""
    stands_in: bool = False
    holder: str = ""
    claim: str = ""
    recovery: str = ""
    orders: tuple[Order, ...] = ()

    def taken(self, name: str, holder: str, recovery: str) -> StoredSeat:
        """A person sits down: the claim is used up, and whoever stood in steps aside."""
        return replace(
            self,
            player=PERSON,
            name=name,
            holder=holder,
            recovery=recovery,
            claim="",
            bot="",
            stands_in=False,
            orders=(),
        )

    def with_bot(self, bot: str) -> StoredSeat:
        """A bot plays from now on: for good on a bot's seat, otherwise until the person comes (back)."""
        return replace(self, bot=bot, stands_in=self.player != BOT)

    def without_bot(self) -> StoredSeat:
        """The person plays again."""
        return replace(self, bot="", stands_in=False)


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table without its log. ``host`` and ``watch`` are hashes; ``share`` is the public id of a finished
    game.

    ``asked`` (seats), ``over`` and ``updated`` are as of the last entry that everybody saw: a secret step
    leaves no trace in them. ``winner`` is the faction that won, NOBODY before the end and of games that ended
    before it was kept. ``window`` is how many seconds a window is open (0: until it is answered;
    AT_ONCE: nobody waits for anybody).
    """

    id: str
    created: float
    setup: Setup
    seats: tuple[StoredSeat, ...]
    pace: int = 0
    host: str = ""
    watch: str = ""
    share: str = ""
    updated: float = 0.0
    asked: tuple[int, ...] = ()
    over: bool = False
    window: int = 0
    winner: int = NOBODY


@dataclass(frozen=True, slots=True)
class Summary:
    """What an entry that everybody sees changes in the list of tables."""

    updated: float
    asked: tuple[int, ...]
    over: bool
    winner: int = NOBODY


class Store(Protocol):
    """Where tables are kept. Whatever is written is durable when the call returns, or StoreError is raised
    and it is not there. A store is used from one event loop; it has one writer.
    """

    async def create(self, table: StoredTable, entries: Sequence[Entry] = ()) -> None:
        """A new table and the beginning of its log, in one step; Conflict if the id is taken."""
        ...

    async def append(self, table: str, entry: Entry, summary: Summary | None = None) -> None:
        """One entry more; Conflict if that number or that key of the seat is there already."""
        ...

    async def put_seat(self, table: str, seat: StoredSeat) -> None:
        """Who sits on a seat from now on."""
        ...

    async def set_watch(self, table: str, watch: str) -> None:
        """The hash of the link that lets people watch."""
        ...

    async def add_watcher(self, table: str, holder: str) -> None:
        """A browser that may watch."""
        ...

    async def set_share(self, table: str, share: str) -> str:
        """Gives a table a public id, unless it has one; the id it has now."""
        ...

    async def table(self, table: str) -> StoredTable | None:
        """A table by its id."""
        ...

    async def entries(self, table: str, start: int = 0) -> list[Entry]:
        """The log of a table from a number on."""
        ...

    async def watches(self, table: str, holder: str) -> bool:
        """Whether a browser may watch."""
        ...

    async def shared(self, share: str) -> StoredTable | None:
        """A table by its public id."""
        ...

    async def held_by(self, holder: str, limit: int = 100) -> list[StoredTable]:
        """The tables a browser has a seat at or is the host of, the latest first."""
        ...

    async def with_recovery(self, recovery: str) -> tuple[StoredTable, int] | None:
        """The seat of a recovery code."""
        ...

    async def count(self) -> int:
        """How many tables are kept."""
        ...

    async def close(self) -> None:
        """Everything written is on disk and nothing can be written any more."""
        ...


class MemoryStore:
    """A store that is gone with the program."""

    def __init__(self) -> None:
        """An empty one."""
        self._tables: dict[str, StoredTable] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._watchers: set[tuple[str, str]] = set()

    async def create(self, table: StoredTable, entries: Sequence[Entry] = ()) -> None:
        """See :class:`Store`."""
        if table.id in self._tables:
            raise Conflict(f"there is a table {table.id} already")
        self._tables[table.id] = table
        self._entries[table.id] = list(entries)

    async def append(self, table: str, entry: Entry, summary: Summary | None = None) -> None:
        """See :class:`Store`."""
        log = self._entries[self._known(table).id]
        if entry.number != len(log):
            raise Conflict(f"entry {entry.number} cannot follow {len(log)} entries")
        if entry.key is not None and any((e.seat, e.key) == (entry.seat, entry.key) for e in log):
            raise Conflict(f"seat {entry.seat} has used this key already")
        log.append(entry)
        if summary is not None:
            self._change(
                table, updated=summary.updated, asked=summary.asked, over=summary.over, winner=summary.winner
            )

    async def put_seat(self, table: str, seat: StoredSeat) -> None:
        """See :class:`Store`."""
        seats = self._known(table).seats
        self._change(table, seats=(*seats[: seat.seat], seat, *seats[seat.seat + 1 :]))

    async def set_watch(self, table: str, watch: str) -> None:
        """See :class:`Store`."""
        self._change(table, watch=watch)

    async def add_watcher(self, table: str, holder: str) -> None:
        """See :class:`Store`."""
        self._watchers.add((self._known(table).id, holder))

    async def set_share(self, table: str, share: str) -> str:
        """See :class:`Store`."""
        if not self._known(table).share:
            self._change(table, share=share)
        return self._tables[table].share

    async def table(self, table: str) -> StoredTable | None:
        """See :class:`Store`."""
        return self._tables.get(table)

    async def entries(self, table: str, start: int = 0) -> list[Entry]:
        """See :class:`Store`."""
        return self._entries.get(table, [])[start:]

    async def watches(self, table: str, holder: str) -> bool:
        """See :class:`Store`."""
        return (table, holder) in self._watchers

    async def shared(self, share: str) -> StoredTable | None:
        """See :class:`Store`."""
        return next((stored for stored in self._tables.values() if share and stored.share == share), None)

    async def held_by(self, holder: str, limit: int = 100) -> list[StoredTable]:
        """See :class:`Store`."""
        found = [
            stored
            for stored in self._tables.values()
            if holder and (stored.host == holder or any(seat.holder == holder for seat in stored.seats))
        ]
        return sorted(found, key=lambda stored: -stored.updated)[:limit]

    async def with_recovery(self, recovery: str) -> tuple[StoredTable, int] | None:
        """See :class:`Store`."""
        for stored in self._tables.values():
            for seat in stored.seats:
                if recovery and seat.recovery == recovery:
                    return stored, seat.seat
        return None

    async def count(self) -> int:
        """See :class:`Store`."""
        return len(self._tables)

    async def close(self) -> None:
        """See :class:`Store`."""

    def _known(self, table: str) -> StoredTable:
        if table not in self._tables:
            raise UnknownTable(f"there is no table {table}")
        return self._tables[table]

    def _change(self, table: str, **values: object) -> None:
        self._tables[table] = replace(self._known(table), **values)  # type: ignore[arg-type]
