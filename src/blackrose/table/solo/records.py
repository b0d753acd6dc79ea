"""The record of one's games alone against an Avatar, in a file of one's own.

One line of JSON a game. The file is only ever replaced as a whole, by one that has all that was there and a
line more: what cannot be read is kept as it is and told. Whoever writes waits for whoever else writes.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Final

from blackrose.table.recorded.saves import SaveError, replace_file

try:
    import fcntl
except ImportError:  # Windows has no such locks
    fcntl = None  # type: ignore[assignment]

NAME: Final = "solo.jsonl"
LARGEST: Final = 16 * 1024 * 1024
"""Bytes; a line has some three hundred."""


@dataclass(frozen=True, slots=True)
class SoloRecord:
    """One finished game: when it ended (UTC, to the second), how hard it was, who played with which school
    (English names), how it ended, and its kind of seed: ordinary, today or challenge with the name of it.
    ``goal`` is met or failed, "" without a challenge; ``game`` tells one game from all others.
    """

    date: str
    edition: str
    avatar: str
    difficulty: str
    mage: str
    school: str
    result: str
    margin: int
    score: int
    rounds: int
    seed: str
    name: str = ""
    goal: str = ""
    game: str = ""


@dataclass(frozen=True, slots=True)
class Records:
    """What a file holds: the games, and the numbers of the lines that cannot be read."""

    games: tuple[SoloRecord, ...] = ()
    broken: tuple[int, ...] = ()


class RecordsError(Exception):
    """The file cannot be read or written; the message is one line."""


def records_path(environment: Mapping[str, str]) -> Path:
    """Where the record is kept."""
    told = environment.get("XDG_DATA_HOME", "")
    return (Path(told) if told.startswith("/") else Path.home() / ".local/share") / "blackrose" / NAME


def read_records(path: Path) -> Records:
    """The games in a file, the oldest first; none where there is no file. RecordsError."""
    return _records(_content(path))


def add_record(path: Path, record: SoloRecord) -> Records:
    """Adds a game unless it is there already; everything else in the file stays. RecordsError."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _alone(path):
            content = _content(path)
            before = _records(content)
            if record.game and any(one.game == record.game for one in before.games):
                return before
            if content and not content.endswith(b"\n"):
                content += b"\n"  # the last line was cut: what is left of it stays a line of its own
            content += json.dumps(asdict(record), ensure_ascii=False).encode() + b"\n"
            replace_file(path, content)
    except (OSError, SaveError) as error:
        raise RecordsError(f"{path}: cannot be written: {getattr(error, 'strerror', '') or error}") from None
    return _records(content)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Nobody else adds a game meanwhile, where the system knows such locks."""
    if fcntl is None:
        yield
        return
    handle = os.open(path.with_name(f".{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield
    finally:
        os.close(handle)


def _content(path: Path) -> bytes:
    try:
        if not path.exists():
            return b""
        if path.stat().st_size > LARGEST:
            raise RecordsError(f"{path}: too large for a record of games")
        return path.read_bytes()
    except OSError as error:
        raise RecordsError(f"{path}: cannot be read: {error.strerror or error}") from None


def _records(content: bytes) -> Records:
    games, broken = [], []
    for number, line in enumerate(content.split(b"\n"), start=1):
        if not line.strip():
            continue
        record = _record(line)
        if record is None:
            broken.append(number)
        else:
            games.append(record)
    return Records(tuple(games), tuple(broken))


def _record(line: bytes) -> SoloRecord | None:
    """A game; None if the line is none."""
    plain: Any = None
    with suppress(ValueError, RecursionError):
        plain = json.loads(line)
    if not isinstance(plain, dict):
        return None
    values: dict[str, Any] = {}
    for field in fields(SoloRecord):
        value = plain.get(field.name, "" if field.default == "" else None)
        wanted = int if field.type == "int" else str
        if not isinstance(value, wanted) or isinstance(value, bool):
            return None
        values[field.name] = value
    return SoloRecord(**values)
