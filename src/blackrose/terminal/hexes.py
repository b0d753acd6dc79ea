"""Draws a layout of hexes with slanted walls on a canvas of characters.

A hex is ``flat`` wide at its top and bottom and ``2 * slope`` high; neighbours share their walls. It holds
``2 * slope - 1`` lines of text, the widest in the middle.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from blackrose.game.box import Hex, Lodge

Grid = list[list[tuple[str, str]]]


@dataclass(frozen=True, slots=True)
class Shape:
    """The size of a hex."""

    flat: int
    slope: int

    @property
    def lines(self) -> int:
        """How many lines of text a hex holds."""
        return 2 * self.slope - 1

    def width(self, line: int) -> int:
        """How wide a line of text is; 0 is the first."""
        return self.flat + 2 * (line if line < self.slope else 2 * self.slope - 1 - line)


class Canvas:
    """The rooms of a lodge as hexes; columns from left to right, the Cells where there is room for them."""

    def __init__(self, lodge: Lodge, shape: Shape, wall: str) -> None:
        """Draws the empty walls."""
        self.lodge = lodge
        self.shape = shape
        corners = [self._corner(hex_) for hex_ in lodge.rooms]
        self._left = min(x for x, _ in corners)
        self._top = min(y for _, y in corners)
        self.columns = max(x for x, _ in corners) - self._left + shape.flat + 2 * shape.slope
        self.rows = max(y for _, y in corners) - self._top + 2 * shape.slope + 1
        self._grid: Grid = [[(" ", "")] * self.columns for _ in range(self.rows)]
        for hex_ in lodge.rooms:
            self._walls(*self.corner(hex_), wall)

    def _corner(self, hex_: Hex) -> tuple[int, int]:
        q, r = hex_
        slope = self.shape.slope
        return q * (self.shape.flat + slope), 2 * slope * r + slope * q

    def corner(self, hex_: Hex) -> tuple[int, int]:
        """The upper left corner of the box around a hex; it may lie off the canvas."""
        x, y = self._corner(hex_)
        return x - self._left, y - self._top

    def beside(self, hex_: Hex) -> tuple[int, bool]:
        """Where a Cell's hex lies: -1 left, 0 in between, 1 right; and whether in the upper half."""
        x, y = self.corner(hex_)
        last = self.columns - self.shape.flat - 2 * self.shape.slope
        column = -1 if x <= 0 else 1 if x >= last else 0
        return column, y + self.shape.slope < self.rows / 2

    def gap(self, top: bool) -> int:
        """Where a text can begin above the column right of the middle, or below the one left of it."""
        reach = self.shape.flat + self.shape.slope
        middle = (self.columns - self.shape.flat - 2 * self.shape.slope) // 2
        return middle + (reach if top else -reach) + 2 * self.shape.slope

    def _walls(self, x: int, y: int, style: str) -> None:
        flat, slope = self.shape.flat, self.shape.slope
        for at in range(flat):
            self._put(x + slope + at, y, "_", style)
            self._put(x + slope + at, y + 2 * slope, "_", style)
        for step in range(slope):
            self._put(x + slope - 1 - step, y + 1 + step, "╱", style)
            self._put(x + slope + flat + step, y + 1 + step, "╲", style)
            self._put(x + step, y + slope + 1 + step, "╲", style)
            self._put(x + flat + 2 * slope - 1 - step, y + slope + 1 + step, "╱", style)

    def _put(self, x: int, y: int, char: str, style: str) -> None:
        if 0 <= x < self.columns and 0 <= y < self.rows:
            self._grid[y][x] = (char, style)

    def write(self, room: int, line: int, text: Text) -> None:
        """Writes a line of text into a room, in the middle of it, cut to fit."""
        x, y = self.corner(self.lodge.rooms[room])
        slope = self.shape.slope
        width = self.shape.width(line)
        indent = slope - line if line < slope else line + 1 - slope
        cut = fitted(text, width)
        self.place(x + indent + (width - cut.cell_len) // 2, y + 1 + line, cut)

    def place(self, x: int, y: int, text: Text) -> None:
        """Writes text anywhere."""
        styles = [""] * len(text.plain)
        for span in text.spans:
            for at in range(span.start, min(span.end, len(styles))):
                styles[at] = str(span.style)
        for at, char in enumerate(text.plain):
            self._put(x + at, y, char, styles[at] or str(text.style))

    def text(self) -> Text:
        """The whole canvas."""
        drawn = Text(no_wrap=True)
        for number, row in enumerate(self._grid):
            if number:
                drawn.append("\n")
            for style, run in groupby(row, key=itemgetter(1)):
                drawn.append("".join(char for char, _ in run), style or None)
        return drawn


def fitted(text: Text, width: int) -> Text:
    """The text cut to a width, with an ellipsis where something is missing."""
    cut = text.copy()
    cut.truncate(max(0, width), overflow="ellipsis")
    return cut


def wrapped(name: str, widths: list[int]) -> list[str]:
    """A name broken at its spaces and hyphens into at most as many lines as there are widths."""
    pieces = re.findall(r"[^\s-]+(?:-|\s|$)", name)
    lines = [""]
    for piece in pieces:
        full = len((lines[-1] + piece).rstrip()) > widths[len(lines) - 1]
        if full and lines[-1] and len(lines) < len(widths):
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]
