"""How much, who, which models, which rooms: what every verb can be said of."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.tree.base import Countable, Node
from blackrose.language.tree.words import Extreme, Quantifier, Stat, Whose

# --------------------------------------------------------------------------------------------------
# Amounts
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Number(Node):
    """A plain figure: ``2``."""

    value: int


@dataclass(frozen=True, slots=True)
class All(Node):
    """All there is: ``all``."""


@dataclass(frozen=True, slots=True)
class ForEach(Node):
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


@dataclass(frozen=True, slots=True)
class Bonus(Node):
    """A change of a figure: ``+2 Strength``, ``-1 Speed``, ``+1 Strength for each damage on it``."""

    value: int
    stat: Stat
    count: Countable | None = None


# --------------------------------------------------------------------------------------------------
# Who, and which models
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class You(Node):
    """The mage who resolves the effect."""


@dataclass(frozen=True, slots=True)
class BlackRose(Node):
    """The Black Rose."""


@dataclass(frozen=True, slots=True)
class Target(Node):
    """The target the card chose (a model), or the model that met a trap's condition: ``the target``."""


@dataclass(frozen=True, slots=True)
class It(Node):
    """The one model spoken of last: ``it``. Resolved when the text is read, never guessed."""


@dataclass(frozen=True, slots=True)
class Attacker(Node):
    """The model that inflicted the damage a protection answers: ``the attacker``."""


@dataclass(frozen=True, slots=True)
class ThisEvocation(Node):
    """The evocation whose card or upgrade is speaking: ``this evocation``."""


@dataclass(frozen=True, slots=True)
class That(Node):
    """Who met the condition of a trap, an event or a lasting effect: ``that mage``, ``that model``, ``that
    evocation``.
    """

    noun: Noun


@dataclass(frozen=True, slots=True)
class Caster(Node):
    """The mage whose spell a protection answers: ``its caster`` (after "that spell")."""


@dataclass(frozen=True, slots=True)
class Owner(Node):
    """The mage who owns an evocation: ``its owner``, ``the target's owner``, ``this evocation's owner``."""

    of: It | Target | ThisEvocation


@dataclass(frozen=True, slots=True)
class CrownHolder(Node):
    """The mage who holds the crown now: ``the crown holder``."""


@dataclass(frozen=True, slots=True)
class TheAvatar(Node):
    """An Avatar by its name, in the texts of others: ``the Possessed``. On its own commands it is "you"."""

    name: str


@dataclass(frozen=True, slots=True)
class Noun(Node):
    """What kind of model: ``model``, ``mage``, ``evocation``, an archetype (``undead``) or a name
    (``Templar``).
    """

    word: str


@dataclass(frozen=True, slots=True)
class Within(Node):
    """At most ``range`` rooms away from somebody and in sight: ``2 from you``, ``in your room``, ``in the
    target room or an adjacent one``; :data:`ANYWHERE` never occurs.
    """

    range: int
    anchor: ModelRef | TargetRoom


@dataclass(frozen=True, slots=True)
class InLodge(Node):
    """Anywhere in the Lodge: ``in the Lodge``."""


@dataclass(frozen=True, slots=True)
class InTargetRoom(Node):
    """In the room the card aims at: ``in the target room``."""


@dataclass(frozen=True, slots=True)
class InColour(Node):
    """In a room of some colours: ``in a red or purple room``."""

    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InCell(Node):
    """In a Cell, one's own as it must be: ``in a Cell``."""


@dataclass(frozen=True, slots=True)
class InSameColour(Node):
    """In any room of the target room's colour: ``in rooms of the same colour``."""


Place = Within | InLodge | InTargetRoom | InColour | InCell | InSameColour


@dataclass(frozen=True, slots=True)
class Models(Node):
    """A phrase that names models by kind: ``one of your evocations``, ``each mage``, ``another undead in
    the Lodge``.

    Adjectives and what follows the noun narrow it down: ``damaged`` (by this effect), ``… with at most 3
    Health`` (printed), ``… with Destiny`` / ``… with a jinx`` / ``… with an Umbra`` / ``… with an upgrade``
    (``carrying``), ``… without black damage``, ``… with at least 5 damage`` (``wounds``), ``… without the
    crown``, ``… with the most power`` (``extreme``, see :class:`Extreme`): of all mages, ties included,
    ``… not yet hit by this effect`` (``unhit``).
    """

    quantifier: Quantifier
    noun: Noun
    whose: Whose = Whose.ANY
    place: Place | None = None
    damaged: bool = False
    health: int | None = None
    carrying: str | None = None
    no_black: bool = False
    wounds: int | None = None
    no_crown: bool = False
    extreme: Extreme | None = None
    unhit: bool = False


ModelRef = (
    Models | You | Target | It | Attacker | ThisEvocation | That | Caster | Owner | CrownHolder | TheAvatar
)
Actor = ModelRef | BlackRose


# --------------------------------------------------------------------------------------------------
# Rooms
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class RoomAt(Node):
    """Rooms by distance: ``a room 2 from you``, ``your room or an adjacent one``, ``each room 1 from it``,
    ``any room`` (range ANYWHERE), ``any blue room``.

    An anchor that names several (``the room of each mage``) means one room for each of them.
    """

    quantifier: Quantifier
    range: int
    anchor: ModelRef | TargetRoom
    other_than: tuple[str, ...] = ()  # names of rooms: "your room other than the Throne Room"
    colours: tuple[str, ...] = ()  # only of "any room"


def said_as_room(distance: int, anchor: ModelRef | TargetRoom) -> bool:
    """Return whether this distance is said as somebody's room ("your room or an adjacent one"), and not by a
    figure.

    A phrase with a place of its own keeps the figure: "the room of a mage in your room or an adjacent one"
    could mean either distance.
    """
    if isinstance(anchor, TargetRoom):
        return distance == 1
    return 0 <= distance <= 1 and not (isinstance(anchor, Models) and anchor.place is not None)


@dataclass(frozen=True, slots=True)
class EveryRoom(Node):
    """All rooms, or all of some colours: ``each room``, ``each green or grey room``, ``each room with a
    mage``, ``each red room without a mage``.
    """

    colours: tuple[str, ...] = ()
    with_mage: bool = False
    without_mage: bool = False


@dataclass(frozen=True, slots=True)
class NamedRoom(Node):
    """A room by its name: ``the Arena``."""

    name: str


@dataclass(frozen=True, slots=True)
class NextToCell(Node):
    """A room that touches your Cell: ``a room next to your Cell``."""


@dataclass(frozen=True, slots=True)
class TargetRoom(Node):
    """The room the card aims at: ``the target room``."""


@dataclass(frozen=True, slots=True)
class There(Node):
    """The room of the event that set this off: ``there``."""


RoomRef = RoomAt | EveryRoom | TargetRoom | There | NamedRoom | NextToCell


@dataclass(frozen=True, slots=True)
class RoomFilter(Node):
    """Which rooms a trigger means: ``a room``, ``a yellow or red room``, ``a room without your
    instability``, ``a room with one of your evocations`` (``holding``), ``the Crypt``, ``this evocation's
    room``, ``that room`` (the one in which the card was set off, or at which it was aimed).
    """

    colours: tuple[str, ...] = ()
    without_your_instability: bool = False
    name: str = ""
    its: bool = False
    that: bool = False
    holding: Models | None = None
