"""A progress bar on stderr for whoever waits at a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

WIDTH = 30
PATIENCE = 1.0
"""Seconds before a run counts as long."""

Progress = Callable[[int], None]
"""A function that is told how many games are done."""


def silent(done: int) -> None:
    """Shows no progress."""


def bar(total: int, what: str = "games") -> Progress:
    """Draws on stderr, if that is a terminal and the run takes longer than a moment."""
    if not sys.stderr.isatty():
        return silent
    began = time.monotonic()

    def draw(done: int) -> None:
        spent = time.monotonic() - began
        if spent < PATIENCE:
            return
        full = WIDTH * done // max(total, 1)
        left = spent / done * (total - done) if done else 0.0
        line = f"\r[{'#' * full}{'.' * (WIDTH - full)}] {done}/{total} {what}, {left:.0f} s left "
        sys.stderr.write(line if done < total else "\r" + " " * (len(line) + 4) + "\r")
        sys.stderr.flush()

    return draw
