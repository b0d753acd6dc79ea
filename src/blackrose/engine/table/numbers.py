"""What the numbers on the table mean that stand for nobody, for places and for states of things."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
CELL: Final = -1
ABSENT: Final = -2
DUMMY: Final = -10
"""A dummy target in room r is the number ``DUMMY - r``."""

EMPTY: Final = 0
READY: Final = 1
ACTIVE: Final = 2
REVEALED: Final = 3
"""How a spell lies in its slot; see :class:`~blackrose.engine.table.laid.Laid`."""

RUINED: Final = 0
AVAILABLE: Final = 1
USED: Final = 2
"""A room's face: ruined, rebuilt with its token to be used, rebuilt with it used up."""

QUICK: Final = 0
SLOTS: Final = 4

TASK_ACTIVE: Final = 0
TASK_COMPLETED: Final = 1
TASK_SOLVED: Final = 2
"""How far a quest of a mage's own has come."""

SOON: Final = 0
OWN_ACTION: Final = 1
NEXT_ROUND: Final = 2
"""From when on a quest that was passed on is offered again: any full stop, the seat's next action, the next
round.
"""

SLOTS_ON_BOARD: Final = 3
MOONS: Final = 3

WHOLE: Final = 0
SENTENCE: Final = 1
PART: Final = 2
"""How much of its text a frame carries out: all of it, one sentence in force, or a text inside another."""

DID_PLACE: Final = 1
DID_SUMMON: Final = 2
"""What a text has really done: placed instability, summoned an evocation. Bit ``DID_CHANGE << colour`` says
that it placed or converted instability in a room of that colour.
"""
DID_CHANGE: Final = 4
DID_DEFEAT: Final = 1 << 16
DID_FALL: Final = 1 << 17
"""A sentence of the text has defeated its target; whoever resolves it."""

AIMING: Final = -1
"""The sentence before the first: choosing the card's target is one too, with its own full stop."""
