"""The load command on a small scale: that it measures at all, completely, and leaves nothing behind.

How fast the server is, no test says: that depends on the machine.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from blackrose.cli import main
from blackrose.server.load import measure, playing
from blackrose.server.load.lines import Trouble
from blackrose.server.load.program import CannotMeasure, make_room_for, serving, usage
from blackrose.server.store import SqliteStore
from blackrose.table.live import Entry, StoredTable
from blackrose.table.live.windows import DEFAULT_LENGTH

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells memory and processor time"),
]


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody thinks for long, and memory is not waited for."""
    monkeypatch.setattr(playing, "PACE", 0.05)
    monkeypatch.setattr(measure, "SETTLE", 0.0)
    monkeypatch.setattr(measure, "REST", 0.1)


def servers() -> set[int]:
    """Programs that this one has started and that still run."""
    children = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children")
    return {int(number) for number in children.read_text().split()}


def test_a_small_load_is_measured_completely(capsys: pytest.CaptureFixture[str]) -> None:
    before = servers()
    assert main(["load", "--tables", "4", "--seconds", "2", "--idle", "10", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert [stage["tables"] for stage in figures["stages"]] == [1, 2, 4]
    for stage in figures["stages"]:
        assert stage["choices"] > 0
        assert stage["refused"] == {}
        assert 0 < stage["answer_ms"]["p50"] <= stage["answer_ms"]["p99"] <= stage["answer_ms"]["max"]
        assert 0 < stage["commits_a_choice"] <= 1
        assert stage["messages_a_choice"] >= 2  # somebody sees it, and it is done
        assert 0 < stage["diff_bytes"]["mean"] < stage["bytes_a_choice"]
    assert len(figures["cost_ratios"]) == 3
    assert figures["memory"]["empty_mb"] > 1
    assert figures["idle"]["connections"] == 10
    assert figures["idle"]["tables"] == 4
    assert figures["idle"]["mb"] > 0
    assert set(figures["reached"]) == {"p99", "idle"}
    assert servers() == before


@pytest.mark.parametrize(
    ("edition", "seats", "expansion"),
    [("rebirth", None, "no"), ("rebirth", 6, "yes"), ("classic", None, "no")],
)
def test_tables_with_moons_are_played_as_several_people_play_them(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    edition: str,
    seats: int | None,
    expansion: str,
) -> None:
    made: list[StoredTable] = []

    async def noted(store: SqliteStore, stored: StoredTable, entries: Sequence[Entry]) -> None:
        made.append(stored)
        await create(store, stored, entries)

    create = SqliteStore.create
    monkeypatch.setattr(SqliteStore, "create", noted)
    named = [] if seats is None else ["--seats", str(seats)]
    told = ["load", "--edition", edition, *named, "--tables", "2", "--seconds", "2", "--json"]
    assert main([*told, "--idle", "8" if seats is None else "0"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert (figures["edition"], figures["seats"]) == (edition, seats or 4)
    assert [stage["tables"] for stage in figures["stages"]] == [1, 1, 2]
    for stage in figures["stages"]:
        assert stage["choices"] > 0
        assert stage["refused"] == {}
        assert stage["messages_a_choice"] >= 2
    assert figures["idle"] is None if seats else figures["idle"]["connections"] == 8
    assert made
    for stored in made:
        options = dict(stored.setup.options)
        assert (options["reactions"], stored.window) == ("windows", DEFAULT_LENGTH)
        assert options.get("expansion", "no") == expansion


def test_the_report_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["load", "--tables", "2", "--seconds", "1", "--idle", "0"]) == 0
    told = capsys.readouterr()
    for title in ("choices a second", "answer, p99, ms", "commits a choice", "memory:", "p99 under 100 ms:"):
        assert title in told.out
    assert "idle connections" not in told.out
    assert "2 tables" in told.err


def test_the_server_is_ended_whatever_happens(tmp_path: Path) -> None:
    before = servers()

    def go_wrong() -> None:
        with serving(tmp_path) as program:
            assert servers() != before
            assert program.usage().memory > 0
            raise Trouble("something went wrong")

    with pytest.raises(Trouble):
        go_wrong()
    assert servers() == before


def test_a_server_that_cannot_start_is_told_with_its_reason(tmp_path: Path) -> None:
    (tmp_path / "blackrose.sqlite3").write_bytes(b"no database at all, but something of somebody's")
    with pytest.raises(CannotMeasure, match=r"did not start: .*blackrose\.sqlite3"), serving(tmp_path):
        pass


def test_more_connections_than_the_system_allows_are_refused_before_anything_starts() -> None:
    with pytest.raises(CannotMeasure, match="open files"):
        make_room_for(10**15)


def test_a_process_that_is_not_there_has_used_nothing() -> None:
    with pytest.raises(CannotMeasure):
        usage(2**22 + 1)
