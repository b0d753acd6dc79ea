"""What is wrong with a command line, in one line; and the nearest name to one that does not exist."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class CommandError(Exception):
    """A command cannot be carried out; the message is what the player reads."""


def unknown(what: str, name: str, known: Iterable[str]) -> str:
    """Says that there is no such thing, and what was probably meant or what there is."""
    names = list(known)
    folded = {candidate.casefold(): candidate for candidate in names}
    near = difflib.get_close_matches(name.casefold()[:100], folded, n=1, cutoff=0.6)
    if near:
        return f"there is no {what} {_short(name)!r}; did you mean {folded[near[0]]!r}?"
    listed = f"; there are: {', '.join(names)}" if len(names) <= 20 else ""
    return f"there is no {what} {_short(name)!r}{listed}"


def _short(name: str) -> str:
    return name if len(name) <= 60 else name[:59] + "…"
