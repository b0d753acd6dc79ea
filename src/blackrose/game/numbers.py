"""What the numbers in a view mean that stand for nobody, for places and for states of things.

Factions are the seats and then the Black Rose; models are the mages in seat order and then each faction's
evocation places; rooms are positions of the Lodge. A card, a quest, a tile … is its place in the pack.
"""

from __future__ import annotations

from blackrose.engine.components import COLOURS, ELEMENTS, TYPES
from blackrose.engine.decisions import EFFECT, MARK
from blackrose.engine.events import CRITERIA, WEIGHED_MODEL, WEIGHED_ROOM
from blackrose.engine.meaning.ways import FAR
from blackrose.engine.table import (
    ABSENT,
    ACTIVE,
    CELL,
    DUMMY,
    EMPTY,
    HIDDEN,
    NOBODY,
    OFFERED,
    READY,
    SLOTS,
    TASK_ACTIVE,
    TASK_COMPLETED,
    Laid,
    includes,
)
from blackrose.engine.views.visibility import BACKS, TOKENS, is_hidden, token_of

__all__ = [
    "ABSENT",
    "ACTIVE",
    "BACKS",
    "CELL",
    "COLOURS",
    "CRITERIA",
    "DUMMY",
    "EFFECT",
    "ELEMENTS",
    "EMPTY",
    "FAR",
    "HIDDEN",
    "MARK",
    "NOBODY",
    "OFFERED",
    "READY",
    "SLOTS",
    "TASK_ACTIVE",
    "TASK_COMPLETED",
    "TOKENS",
    "TYPES",
    "WEIGHED_MODEL",
    "WEIGHED_ROOM",
    "Laid",
    "includes",
    "is_hidden",
    "token_of",
]
