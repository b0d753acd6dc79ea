"""A host that is killed at any moment: whatever it has acknowledged is there, and no future card
has changed.
"""

from __future__ import annotations

import json
import multiprocessing
import random
import threading
from contextlib import suppress
from pathlib import Path

from blackrose.server.store import SqliteStore
from blackrose.table.live import Entry, TableKept
from blackrose.table.live.course import Course
from tests.live.killed import run
from tests.live.tables import scenario

KILLS = 20

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(["tests.live.killed"])


class Witness:
    """Who has heard what was acknowledged, and remembers it: digests by table and length, and keys."""

    def __init__(self) -> None:
        self.heard: dict[str, dict[int, str]] = {}
        self.keys: set[tuple[str, str]] = set()
        self.loaded = 0

    def hear(self, told: bytes) -> None:
        """One whole message; half a one was not told."""
        what, table, length, digest, key = json.loads(told)
        known = self.heard.setdefault(table, {})
        if what == "loaded":
            self.loaded += 1
            assert length >= max(known, default=0), "something acknowledged is lost"
            assert known.get(length, digest) == digest, "the table is not as it was acknowledged"
        else:
            assert known.get(length, digest) == digest
            known[length] = digest
            self.keys.add((table, key))


def run_and_kill(path: Path, witness: Witness, dice: random.Random) -> int:
    """Starts the process, lets it play for a moment, kills it; how much it acknowledged."""
    reading, writing = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=run, args=(path, writing))
    process.start()
    writing.close()
    moment = threading.Timer(dice.uniform(0.0, 0.4), process.kill)
    acknowledged = 0
    with reading, suppress(EOFError):
        while True:
            told = reading.recv_bytes()
            witness.hear(told)
            if not acknowledged and b'"done"' in told:
                moment.start()
            acknowledged += b'"done"' in told
    moment.cancel()
    process.join()
    assert process.exitcode == -9, "it ended by itself"
    process.close()
    return acknowledged


@scenario
async def test_killed_again_and_again_under_load_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    path, witness, dice = tmp_path / "tables.sqlite3", Witness(), random.Random(1)
    acknowledged = sum(run_and_kill(path, witness, dice) for _ in range(KILLS))
    assert acknowledged > 10 * KILLS
    assert witness.loaded > KILLS
    await everything_is_there(path, witness)


async def everything_is_there(path: Path, witness: Witness) -> None:
    """Every log is played again from its set-up: secret plans, hands and future cards are in the digest."""
    store = SqliteStore(path)
    keys: set[tuple[str, str]] = set()
    checked = 0
    for name, heard in witness.heard.items():
        kept = await store.table(name)
        assert kept is not None
        log = await store.entries(name)
        assert len(log) >= max(heard, default=0)
        keys |= {(name, f"{entry.seat} {entry.key}") for entry in log}
        checked += check(kept, log, heard)
    assert witness.keys <= keys
    assert checked == len(witness.keys)
    await store.close()


def check(kept: TableKept, log: list[Entry], heard: dict[int, str]) -> int:
    """Plays a log entry by entry and compares where something was acknowledged."""
    course, checked = Course(kept.setup, kept.created), 0
    for entry in log:
        course.apply(entry)
        if course.length in heard:
            digests = course.session.record().digests
            assert ("", *digests)[-1] == heard[course.length]
            checked += 1
    return checked
