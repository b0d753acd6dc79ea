"""The errors of a host of tables, each with a code for programs. None of them changes anything."""

from __future__ import annotations


class TableError(Exception):
    """Something could not be done at a table. ``code`` is the same in every language; the text is
    for logs.
    """

    code = "internal"


class UnknownTable(TableError):
    """There is no table of that id."""

    code = "no-table"


class UnplayableTable(TableError):
    """The log of a table cannot be played here: another version made it, or it does not fit its set-up."""

    code = "unplayable"


class TooManyTables(TableError):
    """No more tables can be opened now."""

    code = "full"


class NoSuchSeat(TableError):
    """The table has no seat of that number."""

    code = "no-seat"


class TooBusy(TableError):
    """More is asked of a table than it can queue."""

    code = "too-fast"


class NotOver(TableError):
    """The game must be over for this."""

    code = "not-over"


class TableClosed(TableError):
    """The table was let go; ask the host for it again."""

    code = "going-down"


class NotSaved(TableError):
    """The store could not save it, so it did not happen."""

    code = "not-saved"


class StoreError(Exception):
    """A store cannot be used or could not do something; the message is one clear line."""


class Conflict(StoreError):
    """Something of that name or number is stored already; nothing was changed."""
