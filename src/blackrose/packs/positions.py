"""Finds where in a TOML file each key and value stands, which ``tomllib`` does not tell.

The scanner only reads sources that ``tomllib`` has already accepted, so it can be simple: it checks nothing.
"""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass, field

Path = tuple[str | int, ...]

BLANK = re.compile(r"(?:[ \t\n\r]|#[^\n]*)*")
SPACE = re.compile(r"[ \t]*")
BARE = re.compile(r"[A-Za-z0-9_-]+")
OTHER = re.compile(r"[^,\]}#\n]*")
LITERALS = (
    re.compile(r'"""(?:[^\\]|\\.)*?"{3,5}', re.DOTALL),
    re.compile(r"'''.*?'{3,5}", re.DOTALL),
    re.compile(r'"(?:[^"\\\n]|\\.)*"'),
    re.compile(r"'[^'\n]*'"),
)
ESCAPE = re.compile(r"\\(?:u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|[ \t]*\n[ \t\n]*|.)", re.DOTALL)


@dataclass(frozen=True)
class Place:
    """Where a key and its value start, as offsets into the source."""

    key: int
    value: int


@dataclass
class _Scanner:
    source: str
    at: int = 0
    found: dict[Path, Place] = field(default_factory=dict)
    counts: dict[Path, int] = field(default_factory=dict)

    def document(self) -> None:
        base: Path = ()
        while self.skip(BLANK) < len(self.source):
            base = self.header() if self.source[self.at] == "[" else self.pair(base, base)

    def skip(self, pattern: re.Pattern[str]) -> int:
        match = pattern.match(self.source, self.at)
        self.at = match.end() if match else self.at
        return self.at

    def header(self) -> Path:
        start = self.at
        several = self.source.startswith("[[", self.at)
        self.at += 2 if several else 1
        *parents, last = self.key()
        self.at = self.source.index("]", self.at) + (2 if several else 1)
        path = self.next(start, [*parents, last]) if several else (*self.within((), parents), last)
        self.found.setdefault(path, Place(start, start))
        return path

    def within(self, base: Path, keys: list[str]) -> Path:
        """The path of a chain of keys, entering the last element of every array of tables on the way."""
        for key in keys:
            base = self.inside((*base, key))
        return base

    def inside(self, path: Path) -> Path:
        return (*path, self.counts[path] - 1) if path in self.counts else path

    def next(self, start: int, keys: list[str]) -> Path:
        path = (*self.within((), keys[:-1]), keys[-1])
        self.counts[path] = self.counts.get(path, 0) + 1
        self.found.setdefault(path, Place(start, start))
        return self.inside(path)

    def key(self) -> list[str]:
        keys = []
        while True:
            self.skip(SPACE)
            quoted = self.source[self.at] in "\"'"
            start = self.at
            self.at = self.literal_end() if quoted else self.skip(BARE)
            keys.append(unquoted(self.source[start : self.at]) if quoted else self.source[start : self.at])
            self.skip(SPACE)
            if not self.source.startswith(".", self.at):
                return keys
            self.at += 1

    def pair(self, base: Path, result: Path) -> Path:
        start = self.at
        path = (*base, *self.key())
        for size in range(len(base) + 1, len(path)):
            self.found.setdefault(path[:size], Place(start, start))
        self.at += 1  # the equals sign
        self.skip(SPACE)
        self.found[path] = Place(start, self.at)
        self.value(path)
        return result

    def value(self, path: Path) -> None:
        opening = self.source[self.at]
        if opening in "\"'":
            self.at = self.literal_end()
        elif opening == "[":
            self.array(path)
        elif opening == "{":
            self.table(path)
        else:
            self.skip(OTHER)

    def array(self, path: Path) -> None:
        self.at += 1
        index = 0
        while self.source[self.skip(BLANK)] != "]":
            self.found[(*path, index)] = Place(self.at, self.at)
            self.value((*path, index))
            index += 1
            if self.source[self.skip(BLANK)] == ",":
                self.at += 1
        self.at += 1

    def table(self, path: Path) -> None:
        self.at += 1
        while self.source[self.skip(BLANK)] != "}":
            self.pair(path, path)
            if self.source[self.skip(BLANK)] == ",":
                self.at += 1
        self.at += 1

    def literal_end(self) -> int:
        for pattern in LITERALS:
            match = pattern.match(self.source, self.at)
            if match:
                return match.end()
        return len(self.source)


def places(source: str) -> dict[Path, Place]:
    """Where each key and value of a valid TOML source stands; nothing if it cannot be told."""
    scanner = _Scanner(source)
    with suppress(
        IndexError, ValueError, RecursionError
    ):  # a position is a courtesy: never an error of its own
        scanner.document()
    return scanner.found


def unquoted(literal: str) -> str:
    """A quoted key without its quotes; escapes in keys are so rare that they stay as they are."""
    return literal[1:-1]


def inside_literal(source: str, start: int, index: int) -> int:
    """Where the character ``index`` of a string's value stands in the source, for a literal at ``start``."""
    quote = source[start : start + 1]
    if quote not in ('"', "'") or not quote:
        return start
    at = start + (3 if source.startswith(quote * 3, start) else 1)
    if at - start == 3 and source.startswith("\n", at):
        at += 1
    while index > 0 and at < len(source):
        match = ESCAPE.match(source, at) if quote == '"' else None
        if match is None:
            at, index = at + 1, index - 1
        else:  # a backslash at a line's end stands for nothing at all
            at, index = match.end(), index - (0 if "\n" in match.group() else 1)
    return at


def line_and_column(source: str, offset: int) -> tuple[int, int]:
    """The place of an offset, both counted from 1."""
    offset = min(offset, len(source))
    return source.count("\n", 0, offset) + 1, offset - (source.rfind("\n", 0, offset) + 1) + 1
