"""The database file: who may open it, which version it has, and what it looks like.

A program that opens the file holds a lock beside it until it ends, however it ends: there is one writer. A
file of a newer version, or one that is no such database, is refused before anything is written anywhere near
it.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from blackrose.table.live.errors import StoreError

APPLICATION: Final = 0x42524F53  # "BROS", in the header of the file
VERSION: Final = 4

MAGIC: Final = b"SQLite format 3\0"
HEADER: Final = 100
"""Bytes; the version stands at 60, the application at 68."""

CHECKED_SIZE: Final = 64 * 1024 * 1024
"""Up to this size the whole file is checked at the start; a larger one is checked as it is read."""

SCHEMA: Final = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created REAL NOT NULL,
    updated REAL NOT NULL,
    setup TEXT NOT NULL,
    pace INTEGER NOT NULL,
    host TEXT NOT NULL,
    watch TEXT NOT NULL,
    share TEXT NOT NULL,
    asked TEXT NOT NULL,
    over INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_of_host ON tables (host) WHERE host != '';
CREATE UNIQUE INDEX tables_shared ON tables (share) WHERE share != '';

CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('choose', 'back')),
    option TEXT NOT NULL,
    key TEXT,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, seat, key)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER entries_stay BEFORE UPDATE ON entries
    BEGIN SELECT RAISE (ABORT, 'the log is append-only'); END;
CREATE TRIGGER entries_remain BEFORE DELETE ON entries
    BEGIN SELECT RAISE (ABORT, 'the log is append-only'); END;
CREATE TRIGGER entries_follow BEFORE INSERT ON entries
    WHEN NEW.number != (SELECT coalesce(max(number) + 1, 0) FROM entries WHERE table_id = NEW.table_id)
    BEGIN SELECT RAISE (ABORT, 'entries follow each other without a gap'); END;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    player TEXT NOT NULL,
    name TEXT NOT NULL,
    bot TEXT NOT NULL,
    stands_in INTEGER NOT NULL,
    holder TEXT NOT NULL,
    claim TEXT NOT NULL,
    recovery TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_held ON seats (holder) WHERE holder != '';
CREATE INDEX seats_recovered ON seats (recovery) WHERE recovery != '';

CREATE TABLE watchers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    holder TEXT NOT NULL,
    PRIMARY KEY (table_id, holder)
) STRICT, WITHOUT ROWID;
"""

NOTICES: Final = """
CREATE TABLE notices (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    address TEXT NOT NULL,
    language TEXT NOT NULL,
    holder TEXT NOT NULL,
    named REAL NOT NULL,
    confirm TEXT NOT NULL,
    stop TEXT NOT NULL,
    told INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX notices_confirmed ON notices (confirm) WHERE confirm != '';
CREATE INDEX notices_stopped ON notices (stop);
CREATE INDEX notices_of_address ON notices (address);

CREATE TABLE keys (
    name TEXT PRIMARY KEY,
    key TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""

ORDERS: Final = """
ALTER TABLE tables ADD COLUMN window INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN orders TEXT NOT NULL DEFAULT '[]';
"""

WINNERS: Final = """
ALTER TABLE tables ADD COLUMN winner INTEGER NOT NULL DEFAULT -1;
"""

CHANGES: Final = {2: NOTICES, 3: ORDERS, 4: WINNERS}
"""What each version after the first one added; an older file gets it when it is opened."""


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Turns errors of SQLite and of the system about a file into one clear line."""
    try:
        yield
    except OSError as error:
        raise StoreError(f"{path}: cannot be used: {error.strerror or error}") from None
    except sqlite3.OperationalError as error:
        raise StoreError(f"{path}: cannot be used: {error}") from None
    except sqlite3.DatabaseError as error:
        raise StoreError(f"{path}: the database is damaged: {error}") from None


class Database:
    """An open database of the right version, and the lock on it."""

    def __init__(self, path: Path) -> None:
        """Opens the file, or makes it; StoreError, and nothing touched, if it cannot be used here and now."""
        self.path = path
        refuse_foreign(path)
        with told(path.parent):
            path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _locked(path)
        try:
            with told(path):
                if (
                    not path.exists()
                ):  # seeds and addresses are nobody else's; SQLite's other files follow suit
                    path.touch(0o600)
                self.writer = connected(path)
                self._prepare()
        except BaseException:
            self._lock.close()
            raise

    def _prepare(self) -> None:
        try:
            (version,) = self.writer.execute("PRAGMA user_version").fetchone()
            _refuse_newer(self.path, version)
            if version == 0:
                _create(self.writer)
                return
            if self.path.stat().st_size <= CHECKED_SIZE:
                (said,) = self.writer.execute("PRAGMA quick_check(1)").fetchone()
                if said != "ok":
                    raise StoreError(f"{self.path}: the database is damaged: {said}")
            if version < VERSION:
                _renew(self.writer, version)
        except BaseException:
            self.writer.close()
            raise

    def close(self) -> None:
        """The log beside the file is written into it, and others may open it."""
        with suppress(sqlite3.Error):
            self.writer.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self.writer.close()
        self._lock.close()


def connected(path: Path, reads_only: bool = False) -> sqlite3.Connection:
    """A connection whose transactions are begun and ended by hand, usable from any one thread at a time."""
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    try:
        if reads_only:
            connection.execute("PRAGMA query_only = ON")
        else:
            _refuse_newer(path, connection.execute("PRAGMA user_version").fetchone()[0])
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            connection.execute("PRAGMA secure_delete = ON")  # an address that is deleted is gone
    except BaseException:
        connection.close()
        raise
    return connection


def refuse_foreign(path: Path) -> None:
    """Looks at the file's first bytes and at nothing else; StoreError if it is none of ours, or a
    newer one.
    """
    with told(path):
        if not path.exists():
            return
        with path.open("rb") as stream:
            header = stream.read(HEADER)
    if not header:
        return  # made and not yet written to
    application = int.from_bytes(header[68:72])
    if len(header) < HEADER or not header.startswith(MAGIC) or application not in (0, APPLICATION):
        raise StoreError(f"{path}: not a database of blackrose, or damaged")
    _refuse_newer(path, int.from_bytes(header[60:64]))
    if not application:
        _refuse_unmarked(path)


def _refuse_unmarked(path: Path) -> None:
    """A database without our mark is one that was just being made, and empty, or somebody else's."""
    with told(path), closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as looking:
        (marked,) = looking.execute("PRAGMA application_id").fetchone()
        (others,) = looking.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if others and marked != APPLICATION:
        raise StoreError(f"{path}: not a database of blackrose")


def _refuse_newer(path: Path, version: int) -> None:
    if version > VERSION:
        raise StoreError(
            f"{path}: a database of version {version}, made by a newer blackrose; this one reads {VERSION}"
        )


def _create(connection: sqlite3.Connection) -> None:
    marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION};"
    _changed(connection, f"{marks} {SCHEMA} {_since(1)}")


def _renew(connection: sqlite3.Connection, version: int) -> None:
    """An older file becomes one of this version, wholly or not at all; nothing in it is lost."""
    _changed(connection, f"PRAGMA user_version = {VERSION}; {_since(version)}")


def _since(version: int) -> str:
    return " ".join(change for number, change in sorted(CHANGES.items()) if number > version)


def _changed(connection: sqlite3.Connection, script: str) -> None:
    connection.executescript(f"BEGIN IMMEDIATE; {script} COMMIT;")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the version stands in the file itself


def _locked(path: Path) -> sqlite3.Connection:
    """Holds a lock on a file beside the database; the system lets it go when the program ends."""
    beside = path.with_name(path.name + ".lock")
    with told(beside):
        lock = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            lock.execute("PRAGMA locking_mode = EXCLUSIVE")
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise StoreError(f"{path}: in use by another blackrose; end that one first") from None
            raise
    return lock
