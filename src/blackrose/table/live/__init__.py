"""Many live tables in one program, without any framework: a host, one actor a table, bots in processes of
their own.

``Host`` finds, makes and lets go of tables. ``LiveTable`` takes what people do, one thing after the other,
and has it on disk before anybody sees it. Whoever serves people gives each connection an ``Outbox``, checks
who may sit where, and calls ``join``.
"""

from blackrose.table.live.audience import Link
from blackrose.table.live.bots import BotPool
from blackrose.table.live.errors import (
    Conflict,
    NoSuchSeat,
    NotOver,
    NotSaved,
    StoreError,
    TableClosed,
    TableError,
    TooBusy,
    TooManyTables,
    UnknownTable,
    UnplayableTable,
)
from blackrose.table.live.host import Host, HostLimits
from blackrose.table.live.outbox import Message, Outbox
from blackrose.table.live.row import info_asleep
from blackrose.table.live.store import (
    AT_ONCE,
    BOT,
    OPEN,
    PERSON,
    Entry,
    MemoryStore,
    Order,
    Store,
    StoredSeat,
    StoredTable,
    Summary,
)
from blackrose.table.live.table import LiveTable

__all__ = [
    "AT_ONCE",
    "BOT",
    "OPEN",
    "PERSON",
    "BotPool",
    "Conflict",
    "Entry",
    "Host",
    "HostLimits",
    "Link",
    "LiveTable",
    "MemoryStore",
    "Message",
    "NoSuchSeat",
    "NotOver",
    "NotSaved",
    "Order",
    "Outbox",
    "Store",
    "StoreError",
    "StoredSeat",
    "StoredTable",
    "Summary",
    "TableClosed",
    "TableError",
    "TooBusy",
    "TooManyTables",
    "UnknownTable",
    "UnplayableTable",
    "info_asleep",
]
