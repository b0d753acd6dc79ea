"""Words of the language with a closed list of values."""

from __future__ import annotations

from enum import Enum


class Thing(Enum):
    """What a cube stands for."""

    DAMAGE = "damage"
    INSTABILITY = "instability"


class Stat(Enum):
    """A figure of a mage or an evocation that effects can raise."""

    STRENGTH = "Strength"
    SPEED = "Speed"
    HEALTH = "Health"


class Pile(Enum):
    """Where a spell is drawn or taken from."""

    GRIMOIRE = "grimoire"
    LIBRARY = "Library"
    FORGOTTEN = "forgotten"
    MEMORIES = "Memories"  # one at random


class Kept(Enum):
    """Where a spell is discarded from."""

    READY = "Ready"
    STANDARD = "standard"
    HAND = "hand"


class Whose(Enum):
    """Whose piece a phrase speaks of."""

    ANY = "any"
    YOURS = "yours"
    TARGETS = "the target's"
    OTHERS = "others'"  # neither yours nor the Black Rose's: "one of the other mages' evocations"


class Extreme(Enum):
    """What a mage has the most or the least of, ties included; the most is never none of it."""

    MOST_POWER = "most power"
    LEAST_POWER = "least power"
    MOST_DAMAGE = "most damage"
    MOST_ON_YOU = "most damage on you"
    MOST_TROPHIES = "most trophies"
    MOST_EVOCATIONS = "most evocations"


class QuestState(Enum):
    """How far a quest has come."""

    ACTIVE = "Active"
    COMPLETED = "Completed"
    SOLVED = "Solved"


class Quantifier(Enum):
    """How many of the pieces a phrase names are meant."""

    ONE = "one"  # "a", "an", "one of": somebody chooses
    ANOTHER = "another"  # one, but not the one before (a model) or not you (a mage)
    EACH = "each"
    EACH_OTHER = "each other"


ANYWHERE = -1
"""The range written ``*``: anywhere in the Lodge, no line of sight needed."""
