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

GOING_ON: Final = 0
LAST_ROUND: Final = 1
EXTRA_DUE: Final = 2
EXTRA_ROUND: Final = 3
"""How near the end is: the end figure was reached and this round is the last; then, where an option says so,
mages tie and an extra round follows, or runs (OPT.7).
"""

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

UNLIMITED: Final = -1
"""A text in force that works as often as it is set off."""

CARRIED_OUT: Final = 1
SETTLED: Final = 2
"""What is known of the sentence before: it was carried out; no "otherwise" follows it."""

AIMING: Final = -1
"""The sentence before the first: choosing the card's target is one too, with its own full stop."""

OFFERED: Final = -2
"""Before that: whoever activated a room still says whether its effect is carried out (ROO.11)."""
