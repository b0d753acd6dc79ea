"""Errors in cards, told so that the author can correct them."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from enum import Enum


class Kind(Enum):
    """The kinds of error; the value is what the author reads."""

    UNKNOWN_SENTENCE = "unknown sentence"
    UNFINISHED_SENTENCE = "unfinished sentence"
    UNKNOWN_NAME = "unknown name"
    UNREAD_TAIL = "unread tail"
    AMBIGUOUS = "ambiguous meaning"
    UNKNOWN_IT = 'unknown "it"'
    AMBIGUOUS_IT = 'ambiguous "it"'
    UNKNOWN_REFERENCE = "nothing here to refer to"
    NOT_CARRIED_OUT = "not carried out yet"
    AGREEMENT = "wrong form"
    SPACING = "wrong spacing"
    CHARACTER = "forbidden character"
    LOOKALIKE = "look-alike name"
    OUT_OF_RANGE = "number out of range"
    TOO_LONG = "too long"
    TOO_DEEP = "nested too deeply"
    BAD_FIELD = "unknown field"
    MISSING_FIELD = "missing field"
    WRONG_TYPE = "wrong type"
    BAD_VALUE = "unknown value"
    BAD_NAME = "bad name"
    DUPLICATE = "duplicate name"
    UNKNOWN_COMPONENT = "unknown component"
    NOT_UTF8 = "not UTF-8"
    NOT_TOML = "not TOML"
    UNREADABLE = "unreadable file"


class CardError(Exception):
    """One error: its place, what was read, what was expected and the nearest known phrase.

    ``offset`` counts characters from the start of the text read; the loader turns it into the line and
    column of the file. Without a file, the text itself is the only line.
    """

    def __init__(
        self,
        kind: Kind,
        message: str = "",
        *,
        offset: int = 0,
        read: str = "",
        expected: Sequence[str] = (),
        nearest: str = "",
    ) -> None:
        super().__init__(kind.value)
        self.kind = kind
        self.message = message
        self.offset = offset
        self.read = shortened(str(read))
        self.expected = tuple(expected)
        self.nearest = nearest
        self.file = ""
        self.line = 1
        self.column = offset + 1
        self.component = ""
        self.field = ""

    def located(self, file: str, line: int, column: int, component: str = "", field: str = "") -> CardError:
        """Return this error with its place in a file."""
        self.file, self.line, self.column = printable(file), line, column
        self.component, self.field = printable(component), printable(field)
        return self

    def __str__(self) -> str:
        place = f"{self.file or '<text>'}:{self.line}:{self.column}: "
        whose = ", ".join(part for part in (self.component, self.field) if part)
        parts = [self.kind.value]
        if self.message:
            parts.append(self.message)
        if self.read:
            parts.append(f"read {quoted(self.read)}")
        if self.expected:
            parts.append(f"expected {' or '.join(self.expected)}")
        if self.nearest:
            parts.append(f"nearest is {quoted(self.nearest)}")
        return place + (f"{whose}: " if whose else "") + "; ".join(parts)


class PackError(Exception):
    """All errors of a pack."""

    def __init__(self, errors: Iterable[CardError]) -> None:
        self.errors = tuple(errors)
        super().__init__(f"{len(self.errors)} errors in the pack")

    def __str__(self) -> str:
        return "\n".join(str(error) for error in self.errors)


def shortened(text: str, most: int = 60) -> str:
    """Return at most that many characters of a text, for a message."""
    return text if len(text) <= most else text[: most - 1] + "…"


def printable(text: str) -> str:
    """Return a text without characters that could control a terminal."""
    return "".join(char if char.isprintable() else "�" for char in shortened(text))


def quoted(text: str) -> str:
    """Return a text in quotes, just as the author wrote it: no character is told as an escape."""
    mark = '"' if "'" in text else "'"
    return f"{mark}{printable(text)}{mark}"


def nearest(word: str, known: Iterable[str], cutoff: float = 0.6) -> str:
    """Return the known word or phrase that is most like the given one, or an empty string."""
    found = difflib.get_close_matches(shortened(word, 200), list(known), n=1, cutoff=cutoff)
    return found[0] if found else ""
