"""The syntax tree of the card language: what a card's text means, as plain frozen data.

The parser makes these nodes from controlled English, the printers turn them back into English, German
or Russian, and the engine carries them out. Nothing here knows the game, a parser or a printer.

The nodes come in six families, in this order: amounts, who and which models, rooms, clauses (verbs),
triggers and conditions, sentences.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

# --------------------------------------------------------------------------------------------------
# Words with a closed list of values
# --------------------------------------------------------------------------------------------------


class Thing(Enum):
    """What a cube stands for."""

    DAMAGE = "damage"
    INSTABILITY = "instability"


class Stat(Enum):
    """A figure of a mage or an evocation that effects can raise."""

    STRENGTH = "Strength"
    SPEED = "Speed"


class Pile(Enum):
    """Where a spell is drawn or taken from."""

    GRIMOIRE = "grimoire"
    LIBRARY = "Library"
    FORGOTTEN = "forgotten"
    MEMORIES = "Memories"  # one at random


class Kept(Enum):
    """Where a spell is discarded from."""

    READY = "Ready"
    HAND = "hand"


class Whose(Enum):
    """Whose piece a phrase speaks of."""

    ANY = "any"
    YOURS = "yours"
    TARGETS = "the target's"


class Quantifier(Enum):
    """How many of the pieces a phrase names are meant."""

    ONE = "one"  # "a", "an", "one of": somebody chooses
    ANOTHER = "another"  # one, but not the one before (a model) or not you (a mage)
    EACH = "each"
    EACH_OTHER = "each other"


ANYWHERE = -1
"""The range written ``*``: anywhere in the Lodge, no line of sight needed."""


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


# --------------------------------------------------------------------------------------------------
# Clauses: one verb each
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bonus:
    """A raise of a figure: ``+2 Strength``."""

    value: int
    stat: Stat


@dataclass(frozen=True, slots=True)
class Gain:
    """``Gain 1 power.`` / ``The Black Rose gains 2 power.``"""

    actor: Actor
    amount: Amount


@dataclass(frozen=True, slots=True)
class Lose:
    """``Lose 1 power.`` / ``The target loses 1 power.``"""

    actor: Actor
    amount: Amount


@dataclass(frozen=True, slots=True)
class Inflict:
    """``Inflict 3 damage.`` (on the target) / ``The Black Rose inflicts 2 damage on each mage.``"""

    actor: Actor
    amount: Amount
    on: ModelRef | None = None


@dataclass(frozen=True, slots=True)
class Convert:
    """``Convert 2 damage.`` / ``Convert 1 instability in a room 1 from you.``

    ``on`` is a model phrase for damage, a room phrase for instability, None for the target.
    """

    actor: Actor
    amount: Amount
    thing: Thing
    on: ModelRef | RoomRef | None = None


@dataclass(frozen=True, slots=True)
class ConvertInflicted:
    """``The Black Rose converts all damage inflicted by it.``: the cubes its last activation placed."""

    actor: Actor
    by: ModelRef


@dataclass(frozen=True, slots=True)
class PlaceInstability:
    """``Place 1 instability.`` / ``The target places 1 instability in a room 0 from the target.``

    ``black`` says the cubes are the Black Rose's: ``place 1 instability of the Black Rose in …``.
    """

    actor: Actor
    amount: Amount
    where: RoomRef | None = None
    black: bool = False


@dataclass(frozen=True, slots=True)
class RemoveInstability:
    """``Remove 1 of your instability in a room 0 from it.``"""

    actor: Actor
    amount: Amount
    where: RoomRef


@dataclass(frozen=True, slots=True)
class Remove:
    """``Remove one of your evocations.`` / ``Remove each Templar in the Lodge.``"""

    actor: Actor
    models: ModelRef


@dataclass(frozen=True, slots=True)
class Heal:
    """``Heal 6 damage.`` (on you) / ``Heal 1 damage on it.``"""

    actor: Actor
    amount: Amount
    on: ModelRef | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """``Draw 2 spells from your grimoire.`` / ``Take 1 forgotten spell.`` / ``Take 1 random spell from
    your Memories.``
    """

    actor: Actor
    amount: Amount
    pile: Pile


@dataclass(frozen=True, slots=True)
class Discard:
    """``Discard 1 Ready spell.`` / ``Discard 1 spell from hand.``"""

    actor: Actor
    amount: Amount
    kept: Kept


@dataclass(frozen=True, slots=True)
class Summon:
    """``Summon 1 Templar in a room 0 from you.``"""

    actor: Actor
    amount: Amount
    noun: Noun
    where: RoomRef | None = None


@dataclass(frozen=True, slots=True)
class Activate:
    """``It activates.`` / ``One of your evocations activates under your control with +1 Strength.``"""

    who: ModelRef
    controlled: bool = False
    bonus: Bonus | None = None


@dataclass(frozen=True, slots=True)
class Assign:
    """``Assign Bone Shield to one of your evocations.``"""

    actor: Actor
    name: str
    to: ModelRef


@dataclass(frozen=True, slots=True)
class Move:
    """``Move up to 4 rooms.`` / ``Move the target up to 1 room.``: single moves in one unbroken run, any
    may be left out.
    """

    who: ModelRef
    rooms: int


@dataclass(frozen=True, slots=True)
class Put:
    """``Place yourself in the target room.`` / ``Place the target in a room 1 from the target.``"""

    who: ModelRef
    where: RoomRef


@dataclass(frozen=True, slots=True)
class Attack:
    """``Make a physical attack on a model 0 from you with +2 Strength.``"""

    on: ModelRef
    bonus: Bonus | None = None


@dataclass(frozen=True, slots=True)
class Ignore:
    """``Ignore up to 3 of that damage.``: takes back damage just suffered (protections)."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Has:
    """``Your evocations have +1 Strength.`` / ``It has +1 Strength until the end of the activation.``"""

    who: ModelRef
    bonus: Bonus
    until_activation_ends: bool = False


@dataclass(frozen=True, slots=True)
class IgnoreEach:
    """``If you would suffer damage, ignore 2 of it.``: lowers every hit before cubes are placed."""

    amount: int


@dataclass(frozen=True, slots=True)
class PlaceLess:
    """``If a mage who does not own this evocation would place instability in its room, they place 1
    less.``
    """

    amount: int


Clause = (
    Gain
    | Lose
    | Inflict
    | Convert
    | ConvertInflicted
    | PlaceInstability
    | RemoveInstability
    | Remove
    | Heal
    | Draw
    | Discard
    | Summon
    | Activate
    | Assign
    | Move
    | Put
    | Attack
    | Ignore
    | Has
    | IgnoreEach
    | PlaceLess
)


# --------------------------------------------------------------------------------------------------
# Triggers: something happens. Conditions: something is the case.
# --------------------------------------------------------------------------------------------------


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


# --------------------------------------------------------------------------------------------------
# Sentences and texts
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class IfDone:
    """``If you do, …`` / ``If they do, …`` (``they``): only when the sentence before was carried out."""

    they: bool = False


@dataclass(frozen=True, slots=True)
class IfTargetDefeated:
    """``If that defeats the target, …``: only when the sentence before defeated the target."""


@dataclass(frozen=True, slots=True)
class IfCase:
    """``If you have no damage, …``: only while something is the case."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class Sentence:
    """The part of a text up to a full stop: the unit in which effects resolve and can be interrupted.

    ``persistent`` sentences (``Persistent: …``) stay in force until clean-up; with ``whenever`` they are
    carried out each time that happens, without it they change figures or rules while they last.
    """

    clauses: tuple[Clause, ...]
    may: bool = False
    condition: IfDone | IfTargetDefeated | IfCase | None = None
    persistent: bool = False
    whenever: Trigger | None = None


@dataclass(frozen=True, slots=True)
class InPlayOrder:
    """``Each mage in play order: …``: the rest of the text, resolved by one mage after the other as "you"."""

    body: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """``Choose one: … or …``: the resolver picks one of two or more texts."""

    options: tuple[tuple[Sentence, ...], ...]


Text = tuple[Sentence | InPlayOrder | ChooseOne, ...]


@dataclass(frozen=True, slots=True)
class Aim:
    """The target printed on a card: ``self``, ``special``, ``model 2``, ``mage *``, ``room 1`` …

    Also ``any evocation 1`` and ``your evocation *``.
    ``whose`` ANY (the word "any") lets the own side be aimed at too, YOURS means the own side only,
    None the rule of the edition.
    """

    kind: str
    range: int = 0
    whose: Whose | None = None
