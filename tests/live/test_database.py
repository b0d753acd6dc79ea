"""Opening the database file: clear words where it cannot be used, and then nothing is touched."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from blackrose.server.database import VERSION
from blackrose.server.store import SqliteStore
from blackrose.table.live import StoreError
from tests.live.tables import scenario
from tests.live.test_store import entry, table

ROOT = Path(__file__).parents[2]


async def made(path: Path) -> None:
    """A database with a table in it."""
    store = SqliteStore(path)
    await store.create(table(), [entry(0)])
    await store.close()


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def refused(path: Path) -> str:
    """Why the file is not opened; nothing near it has changed."""
    before = files(path.parent)
    with pytest.raises(StoreError) as error:
        SqliteStore(path)
    assert files(path.parent) == before
    message = str(error.value)
    assert str(path.name) in message
    assert "\n" not in message
    return message


@scenario
async def test_a_new_file_is_made_with_its_folder(tmp_path: Path) -> None:
    path = tmp_path / "one" / "two" / "tables.sqlite3"
    await made(path)
    store = SqliteStore(path)
    assert await store.entries("t1") == [entry(0)]
    await store.close()
    assert [file.name for file in path.parent.iterdir() if "wal" in file.name] == []


@pytest.mark.skipif(os.name != "posix", reason="there are no such rights on this system")
@scenario
async def test_nobody_else_on_the_machine_reads_seeds_and_addresses(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    store = SqliteStore(tmp_path / "b.sqlite3")
    try:
        for path in tmp_path.iterdir():
            if not path.name.startswith("b.sqlite3.lock"):
                assert path.stat().st_mode & 0o077 == 0, path.name
    finally:
        await store.close()


@scenario
async def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    await made(path)
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    newer.close()
    (tmp_path / "tables.sqlite3.lock").unlink()
    message = refused(path)
    assert f"version {VERSION + 1}" in message
    assert "newer blackrose" in message


@scenario
async def test_a_newer_version_that_is_still_in_the_log_beside_the_file_is_seen(tmp_path: Path) -> None:
    """A newer program was killed: the file itself still has the old number."""
    path = tmp_path / "tables.sqlite3"
    await made(path)
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {VERSION + 1}")
    assert int.from_bytes(path.read_bytes()[60:64]) == VERSION
    copy = tmp_path / "killed"
    copy.mkdir()
    for name in ("tables.sqlite3", "tables.sqlite3-wal"):
        (copy / name).write_bytes((tmp_path / name).read_bytes())
    newer.close()
    with pytest.raises(StoreError, match="newer blackrose"):
        SqliteStore(copy / "tables.sqlite3")


@pytest.mark.parametrize(
    "content",
    [b"just some text that is no database at all" * 9, b"SQLite format 3\0 cut off", b"\0" * 4096],
)
def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "tables.sqlite3"
    path.write_bytes(content)
    assert "not a database of blackrose, or damaged" in refused(path)


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    foreign = sqlite3.connect(path)
    foreign.executescript("PRAGMA application_id = 7; CREATE TABLE mine (x)")
    foreign.close()
    assert "not a database of blackrose" in refused(path)


def test_a_database_without_any_mark_is_not_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    foreign = sqlite3.connect(path)
    foreign.execute("CREATE TABLE mine (x)")
    foreign.close()
    assert "not a database of blackrose" in refused(path)


@scenario
async def test_a_database_that_was_only_half_made_is_made_anew(tmp_path: Path) -> None:
    """The program was killed between making the file and writing what stands in it."""
    path = tmp_path / "tables.sqlite3"
    half = sqlite3.connect(path)
    half.execute("PRAGMA journal_mode = WAL")
    half.close()
    assert path.stat().st_size > 0
    await made(path)


@scenario
async def test_a_damaged_database_is_told_as_such(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    await made(path)
    content = bytearray(path.read_bytes())
    for at in range(4096, len(content)):
        content[at] ^= 0x5A
    path.write_bytes(content)
    with pytest.raises(StoreError, match="damaged"):
        SqliteStore(path)


@scenario
async def test_a_folder_that_cannot_be_written_is_told_as_such(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match="cannot be used"):
        SqliteStore(tmp_path / "file" / "tables.sqlite3")
    folder = tmp_path / "folder.sqlite3"
    folder.mkdir()
    with pytest.raises(StoreError, match=r"folder\.sqlite3: cannot be used"):
        SqliteStore(folder)


@scenario
async def test_a_second_program_on_the_same_file_is_refused(tmp_path: Path) -> None:
    """Also from another process; when the first one has ended the file is free."""
    path = tmp_path / "tables.sqlite3"
    first = SqliteStore(path)
    with pytest.raises(StoreError, match="in use by another blackrose"):
        SqliteStore(path)
    program = (
        "import sys; from pathlib import Path; from blackrose.server.store import SqliteStore;"
        "SqliteStore(Path(sys.argv[1]))"
    )
    told = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", program, str(path)], capture_output=True, text=True, cwd=ROOT
    )
    assert told.returncode != 0
    assert "in use by another blackrose; end that one first" in told.stderr
    await first.create(table())
    await first.close()
    second = SqliteStore(path)
    assert await second.table("t1") == table()
    await second.close()
