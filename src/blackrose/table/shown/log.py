"""The log of one audience; it tells what has changed in it, also when the game goes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from blackrose.game.journal import Entry
from blackrose.game.journal import events as ev
from blackrose.game.numbers import NOBODY
from blackrose.table.wire import LogChange, LogLine
from blackrose.table.words.log import Line, Log, Mark

if TYPE_CHECKING:
    from blackrose.table.shown.presenter import Presenter

MARKS = 64
"""So many places to go back to are kept; what goes back further is told from the start."""


class ShownLog:
    """The log of a game for one audience."""

    def __init__(self, presenter: Presenter, seat: int) -> None:
        """Empty; :meth:`update` brings it up to date."""
        self.presenter = presenter
        self.seat = seat
        self.lines: list[LogLine] = []
        self._log = Log(presenter.narrator.telling, seat)
        self._told: list[Entry] = []
        self._marks: list[tuple[int, Mark]] = []

    def update(self, journal: Sequence[Entry] | None) -> LogChange:
        """Brings the log up to date with a journal, which may have become shorter or different, and
        returns the change.
        """
        entries = journal or ()
        kept = self._common(entries)
        stands = len(self._log.lines)
        if kept < len(self._told):
            stands = self._go_back(kept)
        for entry in entries[len(self._told) :]:
            stands = min(stands, max(0, len(self._log.lines) - 1))
            self._log.add(entry)
            self._told.append(entry)
        if not self._marks or self._marks[-1][0] != len(self._told):
            self._marks.append((len(self._told), self._log.mark()))
            del self._marks[:-MARKS]
        return self._changed(stands)

    def _common(self, entries: Sequence[Entry]) -> int:
        """How many entries are the same as those told."""
        told = self._told
        last = len(told)
        if last <= len(entries) and (not last or entries[last - 1] is told[-1]):
            return last
        for at, (before, now) in enumerate(zip(told, entries, strict=False)):
            if before != now:
                return at
        return min(last, len(entries))

    def _go_back(self, kept: int) -> int:
        """Forgets what came after so many entries; returns how many lines remain."""
        while self._marks and self._marks[-1][0] > kept:
            self._marks.pop()
        told, mark = self._marks[-1] if self._marks else (0, None)
        del self._told[told:]
        if mark is None:
            self._log = Log(self.presenter.narrator.telling, self.seat)
        else:
            self._log.go_back(mark)
        return len(self._log.lines)

    def _changed(self, stands: int) -> LogChange:
        """The lines from the first one that has changed."""
        lines, before = self._log.lines, self.lines
        start = max(0, min(stands, len(before), len(lines)) - 1)
        fresh = [self.presenter.line(line) for line in lines[start:]]
        self.lines = before[:start] + fresh
        same = 0
        while same < len(fresh) and start + same < len(before) and fresh[same] == before[start + same]:
            same += 1
        return {"start": start + same, "lines": fresh[same:]}


def event_name(line: Line) -> str:
    """The type of event a line tells of, or "" for a heading."""
    return "" if line.event == NOBODY else ev.NAMES[line.event]
