"""The clauses: one verb each."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.tree.deeds import Deed
from blackrose.language.tree.phrases import Actor, Amount, Countable, ModelRef, Noun, RoomRef
from blackrose.language.tree.words import Kept, Pile, Stat, Thing


@dataclass(frozen=True, slots=True)
class Bonus:
    """A change of a figure: ``+2 Strength``, ``-1 Speed``, ``+1 Strength for each damage on it``."""

    value: int
    stat: Stat
    count: Countable | None = None


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
    """``Inflict 3 damage.`` (on the target) / ``The Black Rose inflicts 2 damage on each mage.``

    On a room phrase (``inflict 2 damage in a room 2 from you``) it hits every opposing model there.
    ``quiet`` damage (``inflict 1 damage that triggers nothing``) sets off no trap, protection or lasting
    effect.
    """

    actor: Actor
    amount: Amount
    on: ModelRef | RoomRef | None = None
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Convert:
    """``Convert 2 damage.`` / ``Convert 1 instability in a room 1 from you.``

    ``on`` is a model phrase for damage, a room phrase for instability, None for the target. Damage ``in`` a
    room phrase is converted on every opposing model there.
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
    """``Heal 6 damage.`` (on you) / ``Heal 1 damage on it.`` / ``Heal all damage that is not black on each
    mage.`` (``not_black``)
    """

    actor: Actor
    amount: Amount
    on: ModelRef | None = None
    not_black: bool = False


@dataclass(frozen=True, slots=True)
class Draw:
    """``Draw 2 spells from your grimoire.`` / ``Take 1 forgotten spell.`` / ``Take 1 random spell from
    your Memories.`` / ``Take 1 of the top 3 forgotten spells.`` (``of`` 3: the others leave the game)
    """

    actor: Actor
    amount: Amount
    pile: Pile
    of: int | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """``Discard 1 Ready spell.`` / ``Discard 1 spell from hand.``"""

    actor: Actor
    amount: Amount
    kept: Kept


@dataclass(frozen=True, slots=True)
class Summon:
    """``Summon 1 Templar in a room 0 from you.``

    ``summon 1 evocation of your choice`` (noun "evocation", with ``health``: ``… with at most 3 Health``)
    lets the summoner name the kind, never a forgotten or an assigned one; ``summon 1 evocation of the same
    kind`` (``same_kind``) is of the kind that left and set this off.
    """

    actor: Actor
    amount: Amount
    noun: Noun
    where: RoomRef | None = None
    health: int | None = None
    same_kind: bool = False


@dataclass(frozen=True, slots=True)
class Activate:
    """``It activates.`` / ``One of your evocations activates under your control with +1 Strength.``"""

    who: ModelRef
    controlled: bool = False
    bonus: Bonus | None = None
    second: Bonus | None = None  # "with +1 Strength and +1 Speed"


@dataclass(frozen=True, slots=True)
class Assign:
    """``Assign Bone Shield to one of your evocations.``: an upgrade, or a jinx (``assign Weakness to the
    target``).
    """

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
    | Deed
)
