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

import pytest

from blackrose.server.store import SqliteStore
from blackrose.table.live import Entry, StoredTable
from blackrose.table.live.game import TableGame
from tests.live.killed import run
from tests.live.tables import scenario

pytestmark = pytest.mark.long

KILLS = 20
MOST_HEARD = 100
"""How much is acknowledged at most before the kill is due."""
SHORTLY = 0.05
"""Seconds in which it comes then, so that it hits any moment of a choice."""

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
    """Starts the process, kills it shortly after some choices; how much it acknowledged."""
    reading, writing = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=run, args=(path, writing))
    process.start()
    writing.close()
    due = dice.randint(1, MOST_HEARD)
    moment = threading.Timer(dice.uniform(0.0, SHORTLY), process.kill)
    acknowledged = 0
    with reading, suppress(EOFError):
        while True:
            told = reading.recv_bytes()
            witness.hear(told)
            if b'"done"' in told:
                acknowledged += 1
                if acknowledged == due:
                    moment.start()
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
        stored = await store.table(name)
        assert stored is not None
        log = await store.entries(name)
        assert len(log) >= max(heard, default=0)
        keys |= {(name, f"{entry.seat} {entry.key}") for entry in log}
        checked += check(stored, log, heard)
    assert witness.keys <= keys
    assert checked == len(witness.keys)
    await store.close()


def check(stored: StoredTable, log: list[Entry], heard: dict[int, str]) -> int:
    """Plays a log entry by entry and compares where something was acknowledged."""
    game, checked = TableGame(stored.setup, stored.created), 0
    for entry in log:
        game.apply(entry)
        if game.length in heard:
            digests = game.session.record().digests
            assert ("", *digests)[-1] == heard[game.length]
            checked += 1
    return checked
