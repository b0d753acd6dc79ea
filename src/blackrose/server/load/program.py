"""The server that is measured: `blackrose play` as a program of its own, looked at from outside."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from blackrose.server.app import DATABASE
from blackrose.server.settings import PREFIX, Rate, variable

PATIENCE: Final = 20.0
WIDE: Final = Rate(1_000_000, 1.0)
ROOM: Final = 1_000_000
EASY: Final[Mapping[str, object]] = {
    "host": "127.0.0.1",
    "port": 0,
    "log": "warning",
    "bot_pause": 0,
    "max_tables": ROOM,
    "max_connections": ROOM,
    "max_connections_address": ROOM,
    "rate_frames": WIDE,
    "rate_seat": WIDE,
    "rate_address": WIDE,
    "rate_connects": WIDE,
    "rate_requests": WIDE,
}
"""Everything comes from one address, which would be refused otherwise."""

MB: Final = 1_000_000


class CannotMeasure(Exception):
    """The load cannot be measured here; the message is one line."""


class Usage(NamedTuple):
    """What a process has used: seconds of processor time, seconds in which its main thread had work
    to do and got no core, and the bytes of memory it has now.
    """

    cpu: float
    waited: float
    memory: int


def usage(process: int) -> Usage:
    """What a process has used so far, in all its threads."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
        waited = int(Path(f"/proc/{process}/schedstat").read_text().split()[1])
    except OSError:
        raise CannotMeasure(f"process {process} has ended, or this system has no /proc") from None
    ticks = int(stat[11]) + int(stat[12])
    return Usage(ticks / os.sysconf("SC_CLK_TCK"), waited / 1e9, pages * os.sysconf("SC_PAGE_SIZE"))


class Program:
    """A running server."""

    def __init__(self, process: subprocess.Popen[str], data: Path) -> None:
        """Use :func:`serving`."""
        self._process = process
        self._data = data
        assert process.stdout is not None
        self.url = process.stdout.readline().partition(": ")[2].strip().rstrip("/")
        if not self.url:
            raise CannotMeasure(f"the server did not start: {self.said() or 'it said nothing'}")
        self.host = self.url.removeprefix("http://")

    def usage(self) -> Usage:
        """What the server has used so far."""
        return usage(self._process.pid)

    def commits(self) -> int:
        """How often the server has put something on the disk: SQLite counts it beside the database (iChange
        of https://www.sqlite.org/walformat.html). Only differences mean something.
        """
        with (self._data / f"{DATABASE}-shm").open("rb") as file:
            return int.from_bytes(file.read(12)[8:], sys.byteorder)

    def said(self) -> str:
        """The last of what it complained about."""
        lines = (self._data / "said").read_text(encoding="utf-8", errors="replace").splitlines()
        return lines[-1][:500] if lines else ""


@contextmanager
def serving(data: Path) -> Iterator[Program]:
    """A server on a free port of this machine, ended in any case."""
    page = data / "page"
    page.mkdir(exist_ok=True)
    (page / "index.html").write_text("<!doctype html><title>Black Rose</title>", encoding="utf-8")
    with (data / "said").open("w") as said:
        process = subprocess.Popen(
            [sys.executable, "-m", "blackrose", "play", "--no-browser"],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
            env=_environment(data, page),
        )
    try:
        yield Program(process, data)
    finally:
        _end(process)


def _environment(data: Path, page: Path) -> dict[str, str]:
    """Ours and no others: a setting of the user's would spoil the comparison."""
    settings = {**EASY, "data": data, "page_folder": page}
    others = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    return others | {variable(name): str(value) for name, value in settings.items()}


def _end(process: subprocess.Popen[str]) -> None:
    try:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        pass
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


def make_room_for(connections: int) -> None:
    """Lets this process and the server it starts have so many files open; CannotMeasure if it may not."""
    import resource

    needed = connections + 200
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft >= needed or soft == resource.RLIM_INFINITY:
        return
    if hard != resource.RLIM_INFINITY and hard < needed:
        raise CannotMeasure(f"{connections} connections need {needed} open files; this system allows {hard}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
