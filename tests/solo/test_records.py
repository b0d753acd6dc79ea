"""The record of one's games: nothing is lost, whatever has happened to the file."""

from __future__ import annotations

import json
import threading
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from blackrose.table.solo.records import (
    RecordsError,
    SoloRecord,
    add_record,
    read_records,
    records_path,
)

ONE = SoloRecord(
    date="2026-01-31T12:00:00Z",
    edition="rebirth",
    avatar="The Possessed",
    difficulty="apprentice",
    mage="Rikkart",
    school="Hex",
    result="won",
    margin=5,
    score=160,
    rounds=9,
    seed="ordinary",
    game="a",
)
TWO = replace(ONE, result="lost", margin=-3, score=51, game="b", seed="today", name="2026-01-31")


def test_games_are_kept_in_their_order_and_each_once(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "solo.jsonl"
    assert read_records(path).games == ()
    add_record(path, ONE)
    add_record(path, TWO)
    assert add_record(path, ONE).games == (ONE, TWO)
    assert read_records(path) == add_record(path, TWO)


@pytest.mark.parametrize("cut", range(1, 60, 7))
def test_a_cut_line_is_told_and_stays_and_the_rest_is_there(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "solo.jsonl"
    add_record(path, ONE)
    add_record(path, TWO)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    found = read_records(path)
    if cut > 1:  # without its line break alone the line is whole
        assert (found.games, found.broken) == ((ONE,), (2,))
    three = replace(ONE, game="c")
    after = add_record(path, three)
    assert after.games[0] == ONE
    assert after.games[-1] == three
    assert path.read_bytes().startswith(whole[:-cut])


@pytest.mark.parametrize(
    "line",
    [
        b"not json",
        b"[1, 2]",
        b"null",
        b"\xff\xfe",
        json.dumps({**asdict(ONE), "margin": "five"}).encode(),
        json.dumps({**asdict(ONE), "score": True}).encode(),
        json.dumps({name: value for name, value in asdict(ONE).items() if name != "mage"}).encode(),
        b"[" * 100_000,
    ],
)
def test_lines_that_are_no_games_are_told_and_kept(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "solo.jsonl"
    path.write_bytes(line + b"\n")
    found = add_record(path, ONE)
    assert (found.games, found.broken) == ((ONE,), (1,))
    assert path.read_bytes().startswith(line + b"\n")


def test_fields_that_are_not_known_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "solo.jsonl"
    path.write_text(json.dumps({**asdict(ONE), "weather": "rain"}) + "\n")
    assert read_records(path).games == (ONE,)


def test_a_file_that_cannot_be_used_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "solo.jsonl").mkdir()
    with pytest.raises(RecordsError, match=r"solo\.jsonl: cannot be read"):
        read_records(tmp_path / "solo.jsonl")
    (tmp_path / "file").write_text("")
    with pytest.raises(RecordsError, match="cannot be written"):
        add_record(tmp_path / "file" / "solo.jsonl", ONE)


def test_nothing_half_written_is_ever_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the new file cannot be put in place, the old one is there as it was."""
    path = tmp_path / "solo.jsonl"
    add_record(path, ONE)
    before = path.read_bytes()

    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fails)
    with pytest.raises(RecordsError, match="No space left"):
        add_record(path, TWO)
    assert path.read_bytes() == before
    assert [entry.name for entry in tmp_path.iterdir() if not entry.name.startswith(".solo.jsonl.lock")] == [
        "solo.jsonl"
    ]


def test_several_that_end_at_once_all_come_in(tmp_path: Path) -> None:
    path = tmp_path / "solo.jsonl"
    games = [replace(ONE, game=str(number)) for number in range(8)]
    threads = [threading.Thread(target=add_record, args=(path, game)) for game in games]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(game.game for game in read_records(path).games) == [str(number) for number in range(8)]


def test_it_is_kept_where_the_system_keeps_such_things() -> None:
    assert records_path({"XDG_DATA_HOME": "/data"}) == Path("/data/blackrose/solo.jsonl")
    assert records_path({"XDG_DATA_HOME": "relative"}) == records_path({})
    assert records_path({}) == Path.home() / ".local/share/blackrose/solo.jsonl"
