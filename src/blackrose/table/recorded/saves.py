"""The save file: a game's inputs and choices as lines of JSON, each bound to all lines before it.

The first line is the set-up, then comes one line a choice, and the last line is the end mark. Every line
ends in a hash over itself and the line before, so a cut or altered file is noticed at the first wrong line,
and everything above that line is still good. A choice is added by writing it and a new end mark over the
old one: what was saved before is never touched. Whole files are written aside and then renamed.
"""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from dataclasses import dataclass, fields
from itertools import takewhile
from pathlib import Path
from typing import Any

from blackrose.game import Choice
from blackrose.table.recorded.lines import (
    BEGINNING,
    FORMAT,
    OPEN,
    VERSION,
    checked,
    choice_line,
    end_line,
    header_line,
    plain_line,
)
from blackrose.table.recorded.record import Record, RecordError, Setup

LARGEST = 16 * 1024 * 1024
"""Bytes; a game has some twenty thousand."""


class SaveError(RecordError):
    """A save file cannot be used; the message names the file and the reason in one line."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        self.reason = reason
        super().__init__(f"{path}: {reason}")


class BrokenSave(SaveError):
    """The file was cut or altered. ``good`` is the game up to the last good line, if there is one."""

    def __init__(self, path: Path, line: int, reason: str, good: Record | None) -> None:
        self.line = line
        self.good = good
        kept = "" if good is None else f"; the game is good up to choice {len(good.choices)}"
        super().__init__(path, f"line {line}: {reason}{kept}")


# --------------------------------------------------------------------------------------------------
# Writing
# --------------------------------------------------------------------------------------------------


class SaveFile:
    """A save file that a game is being written to."""

    def __init__(self, path: Path, record: Record) -> None:
        """Writes the record so far; what lay there before is replaced in one step."""
        self.path = path
        self._rewrite(record)

    def update(self, record: Record) -> None:
        """Makes the file tell this record; it is on the disk when this returns.

        One choice more is added at the end. Anything else (something was taken back, or the file is not as
        this game left it) writes the file anew.
        """
        if len(record.choices) == self._choices + 1 and self._untouched():
            self._append(record.choices[-1], record.digests[-1])
        else:
            self._rewrite(record)

    def _untouched(self) -> bool:
        with suppress(OSError):
            return self.path.stat().st_size == self._end + len(end_line(self._choices, self._last))
        return False

    def _rewrite(self, record: Record) -> None:
        lines = [header_line(record.setup)]
        for choice, digest in zip(record.choices, record.digests, strict=True):
            lines.append(choice_line(choice, digest, lines[-1]))
        self._last = lines[-1]
        self._choices = len(record.choices)
        self._end = sum(map(len, lines))  # where the end mark begins
        try:
            if self.path.exists() and not (self.path.is_file() or self.path.is_dir()):
                raise SaveError(self.path, "cannot be written: a device or pipe, not a file")
            replace_file(self.path, b"".join((*lines, end_line(self._choices, self._last))))
        except OSError as error:
            raise _unwritable(self.path, error) from None

    def _append(self, choice: Choice, digest: str) -> None:
        line = choice_line(choice, digest, self._last)
        try:
            _overwrite(self.path, self._end, line + end_line(self._choices + 1, line))
        except OSError as error:
            raise _unwritable(self.path, error) from None
        self._last = line
        self._choices += 1
        self._end += len(line)


def _unwritable(path: Path, error: OSError) -> SaveError:
    return SaveError(path, f"cannot be written: {error.strerror or error}")


def _overwrite(path: Path, at: int, content: bytes) -> None:
    handle = os.open(path, os.O_WRONLY | getattr(os, "O_BINARY", 0))
    try:
        os.lseek(handle, at, os.SEEK_SET)
        while content:
            content = content[os.write(handle, content) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def write(path: Path, record: Record) -> None:
    """Saves a whole record; what lay there before stays whole until the new file is."""
    SaveFile(path, record)


def replace_file(path: Path, content: bytes) -> None:
    """Writes aside, makes sure it is on the disk, and renames: nobody ever sees half a file."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
            stream.flush()
            os.fsync(stream.fileno())
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    with suppress(OSError):  # not every system lets a folder be opened
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


# --------------------------------------------------------------------------------------------------
# Reading
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Wrong:
    """The first wrong line, and why."""

    line: int
    reason: str


def load(path: Path) -> Record:
    """The game in a save file; SaveError if it is none, BrokenSave if it was cut or altered."""
    record, wrong = _read(path)
    if wrong is not None:
        raise BrokenSave(path, wrong.line, wrong.reason, record)
    assert record is not None
    return record


def recover(path: Path) -> Record:
    """The game up to the last good point of a broken save file; SaveError if there is none."""
    record, wrong = _read(path)
    if record is None:
        assert wrong is not None
        raise BrokenSave(path, wrong.line, f"{wrong.reason}; nothing of the game is left", None)
    return record


def _read(path: Path) -> tuple[Record | None, _Wrong | None]:
    lines = _content(path).split(b"\n")
    cut = lines.pop()  # nothing, if the file ends as it should
    setup = _read_setup(path, lines[0]) if lines else _cut_setup(path, cut)
    if isinstance(setup, _Wrong):
        return None, setup
    choices: list[Choice] = []
    digests: list[str] = []
    wrong: _Wrong | None = None
    before = lines[0] + b"\n"
    for number, line in enumerate(lines[1:], start=2):
        plain = checked(line, before)
        if isinstance(plain, str):
            wrong = _Wrong(number, plain)
        elif "end" in plain:
            return _ended(Record(setup, tuple(choices), tuple(digests)), plain, number, lines, cut)
        else:
            wrong = _add(plain, number, choices, digests)
        if wrong is not None:
            break
        before = line + b"\n"
    wrong = wrong or _Wrong(len(lines) + 1, "the file is cut off here")
    return Record(setup, tuple(choices), tuple(digests)), wrong


def _ended(
    record: Record, plain: dict[str, Any], number: int, lines: list[bytes], cut: bytes
) -> tuple[Record, _Wrong | None]:
    if plain["end"] != len(record.choices):
        return record, _Wrong(number, f"the end mark counts {plain['end']!r} choices")
    if len(lines) > number or cut:
        return record, _Wrong(number + 1, "there is something behind the end")
    return record, None


def _content(path: Path) -> bytes:
    try:
        with path.open("rb") as stream:
            content = b"".join(takewhile(bool, (stream.read(1 << 16) for _ in range(LARGEST >> 16))))
            longer = bool(stream.read(1))
    except OSError as error:
        raise SaveError(path, f"cannot be read: {error.strerror or error}") from None
    if not content:
        raise SaveError(path, "the file is empty")
    if longer:
        raise SaveError(path, f"too large for a save file: more than {LARGEST // 1024 // 1024} MB")
    return content


def _cut_setup(path: Path, cut: bytes) -> _Wrong:
    if cut.startswith(BEGINNING) or BEGINNING.startswith(cut):
        return _Wrong(1, "the file is cut off here")
    raise SaveError(path, "not a save file of blackrose")


def _read_setup(path: Path, line: bytes) -> Setup | _Wrong:
    plain = plain_line(line)
    if plain is None or plain.get("format") != FORMAT:
        raise SaveError(path, "not a save file of blackrose")
    if plain.get("version") != VERSION:
        raise SaveError(
            path,
            f"a save file of version {plain.get('version')!r}; this version of blackrose reads {VERSION}",
        )
    found = checked(line, b"")
    if isinstance(found, str):
        return _Wrong(1, found)
    setup = _setup(found)
    return _Wrong(1, "the set-up is not complete") if setup is None else setup


def _setup(plain: dict[str, Any]) -> Setup | None:
    values: dict[str, Any] = {field.name: plain.get(field.name) for field in fields(Setup)}
    values |= {name: plain.get(name, "") for name in OPEN}
    mages, players, options = values.pop("mages"), values.pop("players"), values.pop("options")
    if not (_words(mages) and _words(players) and isinstance(options, dict)):
        return None
    if not _words([*options.values(), *values.values()]) or len(mages) != len(players):
        return None
    pairs = tuple(sorted(options.items()))
    return Setup(mages=tuple(mages), players=tuple(players), options=pairs, **values)


def _words(values: object) -> bool:
    return isinstance(values, list) and all(isinstance(value, str) for value in values)


def _add(plain: dict[str, Any], number: int, choices: list[Choice], digests: list[str]) -> _Wrong | None:
    seat, option, digest = plain.get("seat"), plain.get("choice"), plain.get("state")
    if not isinstance(seat, int) or not isinstance(option, list) or not isinstance(digest, str):
        return _Wrong(number, "not a choice")
    if not option or not all(isinstance(part, str | int) for part in option):
        return _Wrong(number, "not a choice")
    choices.append((seat, tuple(option)))
    digests.append(digest)
    return None
