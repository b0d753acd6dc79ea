"""What happened at a table, in its order."""

from __future__ import annotations

from blackrose.engine.events import NAMES
from tests.scenario import Duel


def in_order(duel: Duel, *types: str) -> list[tuple[str, int]]:
    """The events of these types as they came: the type and its first fact."""
    journal = duel.state.journal or []
    return [(NAMES[event[0]], event[1]) for _, event in journal if NAMES[event[0]] in types]
