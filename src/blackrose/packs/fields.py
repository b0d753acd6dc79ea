"""Reads the fields of a TOML table one by one, collecting what is wrong instead of stopping at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from blackrose.language.errors import CardError, Kind, nearest
from blackrose.packs.positions import Path, Place, inside_literal, line_and_column, places

Value = TypeVar("Value")

TYPE_NAMES = {str: "a string", int: "a whole number", bool: "true or false", dict: "a table", list: "a list"}


@dataclass
class Source:
    """One file of a pack: its name, its text, what TOML makes of it, and what was found wrong in it."""

    file: str
    text: str
    content: dict[str, Any]
    errors: list[CardError]
    known: dict[Path, Place] | None = None

    def report(self, error: CardError, path: Path, component: str = "", key: bool = False) -> None:
        """Adds an error, with the place of a key, or of a character of its value."""
        line, column = line_and_column(self.text, self._offset(error, path, key))
        self.errors.append(error.located(self.file, line, column, component, _field(path)))

    def _offset(self, error: CardError, path: Path, key: bool) -> int:
        if self.known is None:  # only files with errors are searched
            self.known = places(self.text)
        if path in self.known and not key:
            return inside_literal(self.text, self.known[path].value, error.offset)
        while path and path not in self.known:
            path = path[:-1]
        return self.known[path].key if path in self.known else 0


def _field(path: Path) -> str:
    """A path as a reader would name it: "light text", "line 2 text"."""
    if len(path) < 3:
        return str(path[0]) if path else ""
    return " ".join(str(part + 1) if isinstance(part, int) else part for part in path[2:])


@dataclass
class Fields:
    """A table being read. Every key must be asked for before :meth:`finish`, or it is unknown."""

    source: Source
    path: Path
    table: dict[str, Any]
    component: str = ""
    asked: list[str] = field(default_factory=list)

    def report(self, error: CardError, *keys: str | int, key: bool = False) -> None:
        """Adds an error about this table or a part of it."""
        self.source.report(error, (*self.path, *keys), self.component, key)

    def has(self, key: str) -> bool:
        """Whether the key is there; it counts as asked for."""
        self.asked.append(key)
        return key in self.table

    def value(self, key: str, kind: type[Value], default: Value | None = None) -> Value | None:
        """The value of a key; None, and an error, if it is missing or of another type."""
        if not self.has(key):
            if default is None:
                self.report(CardError(Kind.MISSING_FIELD, expected=[key], nearest=self._nearest_given(key)))
            return default
        value = self.table[key]
        fits = isinstance(value, kind) and (kind is bool or not isinstance(value, bool))
        if not fits:
            self.report(CardError(Kind.WRONG_TYPE, read=_shown(value), expected=[TYPE_NAMES[kind]]), key)
            return None
        return value  # type: ignore[no-any-return]

    def _nearest_given(self, key: str) -> str:
        return nearest(key, (given for given in self.table if given not in self.asked))

    def text(self, key: str, default: str | None = None) -> str:
        """A string, or nothing."""
        return self.value(key, str, default) or ""

    def checked(self, key: str, check: Callable[[str], None], default: str | None = None) -> str:
        """A string that a check accepts, or nothing and its error."""
        value = self.value(key, str, default)
        if value is not None and key in self.table:
            self.tried(key, lambda: check(value))
        return value or ""

    def number(self, key: str, least: int = 0, most: int = 99, default: int | None = None) -> int:
        """A whole number in a range."""
        value = self.value(key, int, default)
        if value is None:
            return least
        return self.ranged(value, least, most, key)

    def ranged(self, value: int, least: int, most: int, *keys: str | int) -> int:
        """The value, or the least possible one and an error."""
        if least <= value <= most:
            return value
        self.report(CardError(Kind.OUT_OF_RANGE, read=_shown(value), expected=[f"{least} to {most}"]), *keys)
        return least

    def choice(self, key: str, options: Sequence[str]) -> str:
        """One of a few words."""
        value = self.value(key, str)
        if value is not None and value not in options:
            listed = [", ".join(options)]
            self.report(
                CardError(Kind.BAD_VALUE, read=value, expected=listed, nearest=nearest(value, options)), key
            )
        return value or ""

    def part(self, key: str) -> Fields | None:
        """A table inside this one."""
        table = self.value(key, dict)
        return None if table is None else self.inner(table, key)

    def inner(self, table: dict[str, Any], *keys: str | int) -> Fields:
        """The reader of a table inside this one."""
        return Fields(self.source, (*self.path, *keys), table, self.component)

    def tried(self, key: str, read: Callable[[], Value]) -> Value | None:
        """What a reader makes of a key's text; None, and an error there, if it refuses."""
        try:
            return read()
        except CardError as error:
            self.report(error, key)
            return None

    def finish(self) -> None:
        """Reports every key that nobody asked for."""
        for key in self.table:
            if key not in self.asked:
                error = CardError(
                    Kind.BAD_FIELD,
                    read=key,
                    expected=sorted(set(self.asked)),
                    nearest=nearest(key, self.asked),
                )
                self.report(error, key, key=True)


def _shown(value: object) -> str:
    if isinstance(value, int) and abs(value) >= 10**20:
        return "a number of more than 20 digits"  # turning it into words could take for ever
    return str(value) if isinstance(value, str | int | float | bool) else type(value).__name__
