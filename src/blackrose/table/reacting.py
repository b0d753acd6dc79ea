"""Windows: times in which traps and protections may be revealed, and everybody is asked who might react."""

from __future__ import annotations

from collections.abc import Sequence

from blackrose.engine.decisions import Decision
from blackrose.engine.reactions import WINDOWS
from blackrose.engine.rules import Rules
from blackrose.engine.table import NOBODY

REACT = "react"


def has_windows(rules: Rules) -> bool:
    """Whether a game is played so that whoever might be hiding an answer is asked."""
    return rules.options.get("reactions") == WINDOWS


def window_seat(rules: Rules, decisions: Sequence[Decision]) -> int:
    """The seat that is asked in a window now; NOBODY if none is open."""
    if not has_windows(rules):
        return NOBODY
    return next((decision.seat for decision in decisions if decision.kind == REACT), NOBODY)
