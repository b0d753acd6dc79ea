"""Save files: whole ones go on, and broken ones are noticed, named and mended as far as they are good."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from blackrose import __version__
from blackrose.table import (
    BrokenSave,
    OtherPack,
    OtherVersion,
    Record,
    SaveError,
    Session,
    load,
    recover,
    write,
)
from tests.table.sessions import go_on, session

CHOICES = 12


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.save"


@pytest.fixture
def saved(path: Path) -> Record:
    """A game of twelve choices, saved choice by choice."""
    return session(path=path, choices=CHOICES).record()


def test_every_choice_is_in_the_file_as_soon_as_it_is_made(path: Path) -> None:
    table = session(path=path)
    for number in range(1, 30):
        go_on(table, 1, seed=number)
        assert load(path) == table.record()
        assert len(load(path).choices) == number


def test_a_loaded_game_goes_on_as_if_it_had_never_stopped(path: Path) -> None:
    table = session(path=path, choices=40)
    resumed = Session.resume(load(path), path=path)
    assert resumed.state == table.state
    assert resumed.state.journal == table.state.journal
    go_on(table, 1000, seed=1)
    go_on(resumed, 1000, seed=1)
    assert resumed.state.over
    assert load(path).checked() == table.state


def test_a_cut_at_any_byte_is_noticed_and_leaves_the_choices_above_it(path: Path, saved: Record) -> None:
    content = path.read_bytes()
    ends = [at + 1 for at, byte in enumerate(content) if byte == ord("\n")]
    for cut in (ends[0], ends[1] - 1, *range(ends[-5], len(content))):
        path.write_bytes(content[:cut])
        with pytest.raises(SaveError) as error:
            load(path)
        good = sum(end <= cut for end in ends) - 1  # whole lines but for the set-up
        assert f"line {good + 2}: the file is cut off here" in str(error.value)
        if good >= 0:
            assert recover(path) == saved.until(good)
            assert f"good up to choice {good}" in str(error.value)


def test_of_a_file_cut_in_its_first_line_nothing_is_left(path: Path, saved: Record) -> None:
    content = path.read_bytes()
    for cut in (1, 5, 30, 100, content.index(b"\n")):
        path.write_bytes(content[:cut])
        with pytest.raises(SaveError, match="line 1: the file is cut off here; nothing of the game is left"):
            recover(path)


def test_an_altered_byte_is_noticed_wherever_it_is(path: Path, saved: Record) -> None:
    content = path.read_bytes()
    last_lines = content.index(b"\n", len(content) - 300)
    for at in (*range(0, last_lines, 11), *range(last_lines, len(content))):
        path.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
        with pytest.raises(SaveError) as error:
            load(path)
        line = content[:at].count(b"\n") + 1
        assert line == 1 or f"line {line}: " in str(error.value)


@pytest.mark.parametrize(
    ("change", "line"),
    [
        pytest.param(lambda lines: lines[:4] + lines[5:], 5, id="a line is missing"),
        pytest.param(lambda lines: [*lines[:4], lines[4], *lines[4:]], 6, id="a line is doubled"),
        pytest.param(
            lambda lines: [*lines[:4], lines[5], lines[4], *lines[6:]], 5, id="two lines are swapped"
        ),
        pytest.param(lambda lines: [*lines[:4], b"\n", *lines[4:]], 5, id="an empty line"),
        pytest.param(lambda lines: [*lines[:4], b"[1]\n", *lines[4:]], 5, id="a line that is no choice"),
        pytest.param(lambda lines: [*lines[:4], b"\xff\xfe\n", *lines[4:]], 5, id="no text"),
        pytest.param(lambda lines: [*lines[:4], b"[" * 100_000 + b"\n", *lines[4:]], 5, id="deeply nested"),
        pytest.param(lambda lines: [*lines, lines[-1]], CHOICES + 3, id="something after the end"),
        pytest.param(lambda lines: [*lines, b"x"], CHOICES + 3, id="a word after the end"),
        pytest.param(lambda lines: [*lines[:4], lines[-1]], 5, id="the end too early"),
    ],
)
def test_lines_moved_about_are_noticed(path: Path, saved: Record, change, line: int) -> None:  # type: ignore[no-untyped-def]
    path.write_bytes(b"".join(change(path.read_bytes().splitlines(keepends=True))))
    with pytest.raises(BrokenSave, match=f"line {line}: ") as error:
        load(path)
    good = min(line - 2, CHOICES)
    assert error.value.good == recover(path) == saved.until(good)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "the file is empty"),
        (b"hello", "not a save file"),
        (b"hello\n", "not a save file"),
        (b"{}\n", "not a save file"),
        (b'[{"format":"blackrose save"}]\n', "not a save file"),
        (b"\x00\x01\x02\n", "not a save file"),
        (b'{"format":"blackrose save","version":7}\n', "version 7; this version of blackrose reads 1"),
        (b'{"format":"blackrose save","version":1}\n', "line 1: altered"),
        (b"x" * (16 * 1024 * 1024 + 1), "too large"),
    ],
)
def test_a_file_that_is_no_save_file_is_refused(path: Path, content: bytes, reason: str) -> None:
    path.write_bytes(content)
    for read in (load, recover):
        with pytest.raises(SaveError, match=reason):
            read(path)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "nothing.save", tmp_path):
        with pytest.raises(SaveError, match="cannot be read"):
            load(path)


def test_a_game_of_another_version_is_refused_and_both_are_named(path: Path, saved: Record) -> None:
    older = replace(saved, setup=replace(saved.setup, engine_version="0.0.9"))
    write(path, older)
    with pytest.raises(OtherVersion, match=f"blackrose 0.0.9; this is blackrose {__version__}"):
        Session.resume(load(path))
    newer = replace(saved, setup=replace(saved.setup, edition_version="99"))
    write(path, newer)
    with pytest.raises(OtherVersion, match="version 99 of duel; this is version"):
        Session.resume(load(path))


def test_a_game_with_other_cards_is_refused_and_both_packs_are_named(path: Path, saved: Record) -> None:
    other = replace(saved, setup=replace(saved.setup, pack_name="mine", pack_digest="0123456789abcdef"))
    write(path, other)
    with pytest.raises(OtherPack, match=r"pack 'mine' \(0123456789ab\); the pack here is 'duel'"):
        Session.resume(load(path))


def test_a_broken_game_goes_on_from_its_last_good_point(path: Path, saved: Record) -> None:
    path.write_bytes(path.read_bytes()[:-50])
    table = Session.resume(recover(path), path=path)
    assert table.record() == saved.until(CHOICES - 1)
    go_on(table, 1000)
    assert load(path).checked().over


def test_power_lost_while_a_choice_is_written_loses_no_older_choice(path: Path) -> None:
    """The new line is written over the end mark: whatever part of it got there, all before it is good."""
    table = session(path=path, choices=CHOICES)
    before, old = table.record(), path.read_bytes()
    go_on(table, 1)
    new = path.read_bytes()
    start = next(at for at, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1])
    for written in range(start, len(new)):
        path.write_bytes(new[:written] + old[written:])
        assert recover(path).until(CHOICES) == before


def test_a_file_that_went_away_is_written_anew(path: Path) -> None:
    table = session(path=path, choices=3)
    path.unlink()
    go_on(table, 1)
    assert load(path) == table.record()
    path.write_bytes(b"somebody else's")
    go_on(table, 1)
    assert load(path) == table.record()


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="cannot be written: No such file or directory"):
        session(path=tmp_path / "nowhere" / "game.save")


def test_a_pipe_is_not_replaced_by_a_file(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(SaveError, match="cannot be written: a device or pipe, not a file"):
        session(path=pipe)
    assert pipe.is_fifo()


def test_what_lay_there_before_stays_whole_if_writing_fails(
    path: Path, saved: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = path.read_bytes()

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    for step in ("fsync", "replace"):
        monkeypatch.setattr(os, step, fail)
        with pytest.raises(SaveError, match="cannot be written: No space left on device"):
            write(path, saved.until(2))
        monkeypatch.undo()
        assert path.read_bytes() == content
        assert [file.name for file in path.parent.iterdir()] == ["game.save"]


def test_a_choice_that_could_not_be_written_is_in_the_file_with_the_next_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = session(path=path, choices=3)
    monkeypatch.setattr(os, "write", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(SaveError):
        go_on(table, 1)
    monkeypatch.undo()
    assert len(table.choices) == 4
    go_on(table, 1)
    assert load(path) == table.record()
    assert len(load(path).choices) == 5


def test_the_file_tells_the_inputs_the_seed_the_versions_and_the_hash_of_the_cards(
    path: Path, saved: Record
) -> None:
    head = json.loads(path.read_bytes().splitlines()[0])
    assert (head["edition"], head["seed"], head["engine_version"]) == ("duel", "3", __version__)
    assert head["pack_digest"] == saved.setup.game().rules.pack.digest
    assert head["options"]["event"] == "choose"
