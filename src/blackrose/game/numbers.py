"""What the numbers in a view mean that stand for nobody, for places and for states of things.

Factions are the seats and then the Black Rose; models are the mages in seat order and then each faction's
evocation places; rooms are positions of the Lodge. A card, a quest, a tile … is its place in the pack.
"""

from __future__ import annotations

from blackrose.engine.table import (
    ABSENT,
    ACTIVE,
    AVAILABLE,
    CELL,
    DUMMY,
    EMPTY,
    HIDDEN,
    NOBODY,
    READY,
    RUINED,
    SLOTS,
    Laid,
)
from blackrose.engine.views.visibility import TOKENS, is_hidden, token_of

__all__ = [
    "ABSENT",
    "ACTIVE",
    "AVAILABLE",
    "CELL",
    "DUMMY",
    "EMPTY",
    "HIDDEN",
    "NOBODY",
    "READY",
    "RUINED",
    "SLOTS",
    "TOKENS",
    "Laid",
    "is_hidden",
    "token_of",
]
