"""Triggers, when something happens, and conditions, when something is the case."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.tree.phrases import ModelRef, RoomFilter


@dataclass(frozen=True, slots=True)
class Enters:
    """``another mage enters a yellow or red room`` / ``you enter a room without your instability``"""

    who: ModelRef
    room: RoomFilter


@dataclass(frozen=True, slots=True)
class Inflicts:
    """``the target inflicts damage on you`` / ``another model inflicts damage``"""

    who: ModelRef
    on: ModelRef | None = None


@dataclass(frozen=True, slots=True)
class Suffers:
    """``you suffer damage``"""

    who: ModelRef


@dataclass(frozen=True, slots=True)
class Places:
    """``another mage places instability`` / ``you place the last instability in a room``"""

    who: ModelRef
    last: bool = False


@dataclass(frozen=True, slots=True)
class Leaves:
    """``an evocation is removed or defeated`` / ``one of your evocations is removed or defeated``"""

    who: ModelRef


@dataclass(frozen=True, slots=True)
class Defeats:
    """``you defeat another mage`` / ``you defeat an evocation``"""

    who: ModelRef
    whom: ModelRef


@dataclass(frozen=True, slots=True)
class ResolvesSummon:
    """``a mage resolves an effect that summons``"""

    who: ModelRef


@dataclass(frozen=True, slots=True)
class TakesForgotten:
    """``you take a forgotten spell``"""

    who: ModelRef


@dataclass(frozen=True, slots=True)
class Activates:
    """``this evocation activates``"""

    who: ModelRef


@dataclass(frozen=True, slots=True)
class HasRevealed:
    """``you have at least 3 revealed combat spells``; with ``elements`` also ``… of 3 different
    elements``.
    """

    count: int
    kind: str | None = None
    elements: int = 0


@dataclass(frozen=True, slots=True)
class OwnsEvocations:
    """``you own at least 3 evocations``"""

    count: int


@dataclass(frozen=True, slots=True)
class HasInstability:
    """``you have instability in at least 5 rooms``"""

    rooms: int


@dataclass(frozen=True, slots=True)
class HasNoDamage:
    """``you have no damage``"""


@dataclass(frozen=True, slots=True)
class AllOf:
    """Conditions joined by "and"; the second and further leave out "you"."""

    parts: tuple[Fact, ...]


Trigger = (
    Enters | Inflicts | Suffers | Places | Leaves | Defeats | ResolvesSummon | TakesForgotten | Activates
)
Fact = HasRevealed | OwnsEvocations | HasInstability | HasNoDamage
Condition = Fact | AllOf
When = Trigger | Condition
