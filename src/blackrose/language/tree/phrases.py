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
    """Counts the damage on a model: ``damage on you``; ``black`` only the Black Rose's: ``black damage on
    you``.
    """

    who: ModelRef
    black: bool = False


@dataclass(frozen=True, slots=True)
class Suffered:
    """Counts the damage that set this off and still lies there: ``damage suffered``."""


@dataclass(frozen=True, slots=True)
class SpellsRevealed:
    """Counts your revealed spells of an element or a type: ``of your revealed air spells``."""

    elements: tuple[str, ...] = ()
    types: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Carried:
    """Counts what lies on a model: ``Destiny on the target``, ``jinx on the target``, ``upgrade on it``,
    ``Umbra assigned to you``. ``thing`` is "Destiny", "jinx", "upgrade" or "Umbra".
    """

    thing: str
    on: ModelRef


@dataclass(frozen=True, slots=True)
class TheirDestiny:
    """Counts, for each model a clause hits, the Destiny on that very model: ``of their Destiny``."""


@dataclass(frozen=True, slots=True)
class Assigned:
    """Counts what the sentence before assigned: ``Destiny assigned``."""


@dataclass(frozen=True, slots=True)
class StrengthOf:
    """Adds up the Strength of models: ``Strength of your evocations``."""

    models: Models


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


Countable = (
    DamageOn
    | ModelsCounted
    | Ignored
    | InstabilityIn
    | Suffered
    | SpellsRevealed
    | Carried
    | TheirDestiny
    | Assigned
    | StrengthOf
)


@dataclass(frozen=True, slots=True)
class ForEach:
    """A figure for every so many of something: ``1 … for every 2 damage on you, up to 3``.

    ``every`` is 1 for "for each"; ``cap`` is None where there is no "up to"; ``base`` is what there is
    anyway: ``2 damage plus 1 for each damage on it``.
    """

    value: int
    count: Countable
    every: int = 1
    cap: int | None = None
    base: int = 0


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
class That:
    """Who met the condition of a trap, an event or a lasting effect: ``that mage``, ``that model``, ``that
    evocation``.
    """

    noun: Noun


@dataclass(frozen=True, slots=True)
class Caster:
    """The mage whose spell a protection answers: ``its caster`` (after "that spell")."""


@dataclass(frozen=True, slots=True)
class CrownHolder:
    """The mage who holds the crown now: ``the crown holder``."""


@dataclass(frozen=True, slots=True)
class Noun:
    """What kind of model: ``model``, ``mage``, ``evocation``, an archetype (``undead``) or a name
    (``Templar``).
    """

    word: str


@dataclass(frozen=True, slots=True)
class Within:
    """At most ``range`` rooms away from somebody and in sight: ``1 from you``, ``1 from the target room``;
    :data:`ANYWHERE` never occurs.
    """

    range: int
    anchor: ModelRef | TargetRoom


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

    Adjectives and what follows the noun narrow it down: ``damaged`` (by this effect), ``… with at most 3
    Health`` (printed), ``… with Destiny`` / ``… with a jinx`` / ``… with an Umbra`` / ``… with an upgrade``
    (``carrying``), ``… without black damage``.
    """

    quantifier: Quantifier
    noun: Noun
    whose: Whose = Whose.ANY
    place: Place | None = None
    damaged: bool = False
    health: int | None = None
    carrying: str | None = None
    no_black: bool = False


ModelRef = Models | You | Target | It | Attacker | ThisEvocation | That | Caster | CrownHolder
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
    anchor: ModelRef | TargetRoom
    other_than: tuple[str, ...] = ()  # names of rooms: "a room 0 from you other than the Throne Room"


@dataclass(frozen=True, slots=True)
class EveryRoom:
    """All rooms, or all of some colours: ``each room``, ``each green or grey room``, ``each room with a
    mage``.
    """

    colours: tuple[str, ...] = ()
    with_mage: bool = False


@dataclass(frozen=True, slots=True)
class NamedRoom:
    """A room by its name: ``the Arena``."""

    name: str


@dataclass(frozen=True, slots=True)
class NextToCell:
    """A room that the own Cell touches: ``a room next to your Cell``."""


@dataclass(frozen=True, slots=True)
class TargetRoom:
    """The room the card aims at: ``the target room``."""


@dataclass(frozen=True, slots=True)
class There:
    """The room of the event that set this off: ``there``."""


RoomRef = RoomAt | EveryRoom | TargetRoom | There | NamedRoom | NextToCell


@dataclass(frozen=True, slots=True)
class RoomFilter:
    """Which rooms a trigger means: ``a room``, ``a yellow or red room``, ``a room without your
    instability``, ``the Crypt``, ``its room`` (of this evocation).
    """

    colours: tuple[str, ...] = ()
    without_your_instability: bool = False
    name: str = ""
    its: bool = False
