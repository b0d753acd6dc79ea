"""Reads the documents: their headings, tables and code blocks, so that tests can hold them to the program."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
QUOTED = re.compile(r"`([^`]+)`")
FENCE = re.compile(r"^```([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

Row = dict[str, str]


def page(name: str) -> str:
    """The text of a document."""
    return (DOCS / name).read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    """What stands under a heading, up to the next one of its rank or above."""
    found = re.search(rf"^(#+) {re.escape(heading)}\n", text, re.MULTILINE)
    assert found, f"no heading {heading!r}"
    rest = text[found.end() :]
    end = re.search(rf"^#{{1,{len(found[1])}}} ", rest, re.MULTILINE)
    return rest[: end.start()] if end else rest


def tables(text: str) -> Iterator[list[Row]]:
    """The tables of a text, each as its rows by column."""
    lines: list[str] = []
    for line in (*FENCE.sub("", text).splitlines(), ""):
        if line.startswith("|"):
            lines.append(line)
        elif lines:
            head, _, *rows = ([cell.strip() for cell in line.strip("|").split("|")] for line in lines)
            yield [dict(zip(head, row, strict=True)) for row in rows]
            lines = []


def rows(text: str, *columns: str) -> Iterator[Row]:
    """The rows of all tables that have these columns."""
    for table in tables(text):
        yield from (row for row in table if all(column in row for column in columns))


def quoted(cell: str) -> list[str]:
    """What stands between backticks."""
    return QUOTED.findall(cell)


def blocks(text: str, info: str) -> list[str]:
    """The code blocks of a kind."""
    return [found[2] for found in FENCE.finditer(text) if found[1] == info]
