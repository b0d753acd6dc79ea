"""How much, who, which models, which rooms: what every verb can be said of."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.tree.words import Quantifier, Whose

# --------------------------------------------------------------------------------------------------
# Amounts
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Number:
    """A plain figure: ``2``."""

    value: int


@dataclass(frozen=True, slots=True)
class All:
    """All there is: ``all``."""


@dataclass(frozen=True, slots=True)
class DamageOn:
    """Counts the damage on a model: ``damage on you``."""

    who: ModelRef


@dataclass(frozen=True, slots=True)
class ModelsCounted:
    """Counts models: ``for each of your evocations``, ``for each model in the target room``."""

    models: Models


@dataclass(frozen=True, slots=True)
class Ignored:
    """Counts the damage the sentence before ignored: ``damage ignored``."""


@dataclass(frozen=True, slots=True)
class InstabilityIn:
    """Counts instability in a room: ``instability in the target room``; ``yours`` counts your own only."""

    where: RoomRef
    yours: bool = False


Countable = DamageOn | ModelsCounted | Ignored | InstabilityIn


@dataclass(frozen=True, slots=True)
class ForEach:
    """A figure for every so many of something: ``1 … for every 2 damage on you, up to 3``.

    ``every`` is 1 for "for each"; ``cap`` is None where there is no "up to".
    """

    value: int
    count: Countable
    every: int = 1
    cap: int | None = None


Amount = Number | All | ForEach


# --------------------------------------------------------------------------------------------------
# Who, and which models
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class You:
    """The mage who resolves the effect."""


@dataclass(frozen=True, slots=True)
class BlackRose:
    """The Black Rose."""


@dataclass(frozen=True, slots=True)
class Target:
    """The target the card chose (a model), or the model that met a trap's condition: ``the target``."""


@dataclass(frozen=True, slots=True)
class It:
    """The one model spoken of last: ``it``. Resolved when the text is read, never guessed."""


@dataclass(frozen=True, slots=True)
class Attacker:
    """The model that inflicted the damage a protection answers: ``the attacker``."""


@dataclass(frozen=True, slots=True)
class ThisEvocation:
    """The evocation whose card or upgrade is speaking: ``this evocation``."""


@dataclass(frozen=True, slots=True)
class Noun:
    """What kind of model: ``model``, ``mage``, ``evocation``, an archetype (``undead``) or a name
    (``Templar``).
    """

    word: str


@dataclass(frozen=True, slots=True)
class Within:
    """At most ``range`` rooms away from somebody and in sight: ``1 from you``; :data:`ANYWHERE` never
    occurs.
    """

    range: int
    anchor: ModelRef


@dataclass(frozen=True, slots=True)
class InLodge:
    """Anywhere in the Lodge: ``in the Lodge``."""


@dataclass(frozen=True, slots=True)
class InTargetRoom:
    """In the room the card aims at: ``in the target room``."""


Place = Within | InLodge | InTargetRoom


@dataclass(frozen=True, slots=True)
class Models:
    """A phrase that names models by kind: ``one of your evocations``, ``each mage``, ``another undead in
    the Lodge``.
    """

    quantifier: Quantifier
    noun: Noun
    whose: Whose = Whose.ANY
    place: Place | None = None


ModelRef = Models | You | Target | It | Attacker | ThisEvocation
Actor = ModelRef | BlackRose


# --------------------------------------------------------------------------------------------------
# Rooms
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoomAt:
    """Rooms by distance: ``a room 1 from you``, ``each room 1 from it``, ``any room`` (range ANYWHERE).

    An anchor that names several (``a room 0 from each mage``) means one room for each of them.
    """

    quantifier: Quantifier
    range: int
    anchor: ModelRef


@dataclass(frozen=True, slots=True)
class EveryRoom:
    """All rooms, or all of some colours: ``each room``, ``each green or grey room``."""

    colours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TargetRoom:
    """The room the card aims at: ``the target room``."""


@dataclass(frozen=True, slots=True)
class There:
    """The room of the event that set this off: ``there``."""


RoomRef = RoomAt | EveryRoom | TargetRoom | There


@dataclass(frozen=True, slots=True)
class RoomFilter:
    """Which rooms a trigger means: ``a room``, ``a yellow or red room``, ``a room without your
    instability``.
    """

    colours: tuple[str, ...] = ()
    without_your_instability: bool = False
