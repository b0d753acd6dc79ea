"""Triggers, when something happens, and conditions, when something is the case."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.tree.phrases import ModelRef, RoomFilter
from blackrose.language.tree.words import QuestState


@dataclass(frozen=True, slots=True)
class Enters:
    """``another mage enters a yellow or red room`` / ``you enter a room without your instability``"""

    who: ModelRef
    room: RoomFilter


@dataclass(frozen=True, slots=True)
class Inflicts:
    """``the target inflicts damage on you`` / ``another model inflicts damage`` / ``another mage inflicts
    the last damage on a mage`` (``last``: the bar is full) / ``the target inflicts damage in person``
    (``in_person``: by a spell or a physical action, not by an evocation) / ``you inflict or heal damage on
    an evocation`` (``or_heals``)
    """

    who: ModelRef
    on: ModelRef | None = None
    last: bool = False
    in_person: bool = False
    or_heals: bool = False


@dataclass(frozen=True, slots=True)
class Suffers:
    """``you suffer damage`` / ``you suffer black damage``"""

    who: ModelRef
    black: bool = False


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
class Moves:
    """``the target moves``: it enters a room from another, by itself or moved"""

    who: ModelRef


@dataclass(frozen=True, slots=True)
class IsDefeated:
    """``you are defeated`` / ``a mage with your damage is defeated`` (``with_yours``)"""

    who: ModelRef
    with_yours: bool = False


@dataclass(frozen=True, slots=True)
class IsCelled:
    """``a mage is placed in their Cell``: by a defeat or by an effect"""

    who: ModelRef


@dataclass(frozen=True, slots=True)
class GainsOrLoses:
    """``the target gains or loses power`` / ``another mage gains power`` / ``another mage loses power``"""

    who: ModelRef
    gains: bool = True
    loses: bool = True


@dataclass(frozen=True, slots=True)
class Solves:
    """``another mage solves a quest`` / ``another mage completes or solves a quest`` (``completes``)"""

    who: ModelRef
    completes: bool = False


@dataclass(frozen=True, slots=True)
class UsesRoom:
    """``a mage uses a grey room``: a room's effect begins"""

    who: ModelRef
    room: RoomFilter


@dataclass(frozen=True, slots=True)
class ResolvesSpell:
    """``you resolve a spell`` / ``a mage resolves a contingency or protection spell`` / ``you resolve a fire
    or profane spell in the Crypt``
    """

    who: ModelRef
    types: tuple[str, ...] = ()
    elements: tuple[str, ...] = ()
    room: RoomFilter | None = None


@dataclass(frozen=True, slots=True)
class ResolvesRoom:
    """``you resolve the effect of a blue room`` / ``you resolve the effect of the Garden``"""

    who: ModelRef
    room: RoomFilter


@dataclass(frozen=True, slots=True)
class ResolvesPlacing:
    """``you resolve an effect that places instability`` / ``you resolve an effect that places or converts
    instability in a purple room`` (``converts``)
    """

    who: ModelRef
    converts: bool = False
    room: RoomFilter | None = None


@dataclass(frozen=True, slots=True)
class SpellReaches:
    """``a spell reaches you``: another mage's spell, not a forgotten one, aims at you or at your room"""

    who: ModelRef


@dataclass(frozen=True, slots=True)
class HasRevealed:
    """``you have at least 3 revealed combat spells``; with ``elements`` also ``… of 3 different
    elements``; ``among``: ``… at least 3 revealed sacred or profane spells``.
    """

    count: int
    kind: str | None = None
    elements: int = 0
    among: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class OwnsEvocations:
    """``you own at least 3 evocations`` / ``you own no evocations`` (count 0) / ``you own at least 2
    constructs`` (``noun``)
    """

    count: int
    noun: str = "evocation"


@dataclass(frozen=True, slots=True)
class HasQuests:
    """``you have at least 1 Completed quest`` / ``you have no Completed quest`` (count 0)"""

    count: int
    state: QuestState


@dataclass(frozen=True, slots=True)
class TargetCarries:
    """``the target has at least 3 Destiny`` / ``the target has at least 1 jinx`` / ``… at least 1 Umbra``"""

    thing: str
    count: int


@dataclass(frozen=True, slots=True)
class DefeatedByRose:
    """``the Black Rose defeated you``: she placed the last damage"""


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


@dataclass(frozen=True, slots=True)
class While:
    """``you resolve a spell while you have at least 3 revealed air spells``: it happens, and that is the
    case.
    """

    trigger: PlainTrigger
    condition: Condition


PlainTrigger = (
    Enters
    | Inflicts
    | Suffers
    | Places
    | Leaves
    | Defeats
    | ResolvesSummon
    | TakesForgotten
    | Activates
    | Moves
    | IsDefeated
    | IsCelled
    | GainsOrLoses
    | Solves
    | UsesRoom
    | ResolvesSpell
    | ResolvesRoom
    | ResolvesPlacing
    | SpellReaches
)
Trigger = PlainTrigger | While
Fact = (
    HasRevealed | OwnsEvocations | HasInstability | HasNoDamage | HasQuests | TargetCarries | DefeatedByRose
)
Condition = Fact | AllOf
When = Trigger | Condition
