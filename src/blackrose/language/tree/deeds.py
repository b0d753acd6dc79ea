"""More clauses: what is done to mages, quests, events, trophies and the crown, and to running effects."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.tree.phrases import Actor, Amount, ModelRef, Noun, RoomRef
from blackrose.language.tree.words import QuestState

# --------------------------------------------------------------------------------------------------
# Damage, defeat, what mages carry
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SufferBlack:
    """``Pain 2.`` (``keyword``) / ``You may suffer 1 black damage.``: the Black Rose inflicts it on you."""

    amount: Amount
    keyword: bool = False


@dataclass(frozen=True, slots=True)
class TransferDamage:
    """``Move 1 of that damage to this evocation.`` / ``Move all of that damage to one of your evocations.``

    The cubes just suffered go, in their colour, to a model that has room for them.
    """

    amount: Amount
    to: ModelRef


@dataclass(frozen=True, slots=True)
class Defeat:
    """``Defeat the target.``: outright, whatever its damage."""

    who: ModelRef


@dataclass(frozen=True, slots=True)
class AssignDestiny:
    """``Assign 1 Destiny to the target.``"""

    amount: Amount
    to: ModelRef


@dataclass(frozen=True, slots=True)
class AssignEvocation:
    """``Assign 1 Umbra to the target.``: an evocation that is put on a mage; the Black Rose has it."""

    amount: Amount
    noun: Noun
    to: ModelRef


@dataclass(frozen=True, slots=True)
class RemoveJinx:
    """``Remove 1 jinx from you.`` / ``Remove 1 jinx from the target.``"""

    amount: Amount
    on: ModelRef


# --------------------------------------------------------------------------------------------------
# Power, trophies, crown
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Steal:
    """``Steal 1 power from the target.``: not more than they have."""

    amount: Amount
    of: ModelRef


@dataclass(frozen=True, slots=True)
class TakeTrophy:
    """``Take 1 trophy of the target.``"""

    of: ModelRef


@dataclass(frozen=True, slots=True)
class DiscardTrophy:
    """``Discard 1 trophy.`` / ``Give 1 trophy to the Black Rose.`` (``to_rose``)"""

    to_rose: bool = False


@dataclass(frozen=True, slots=True)
class TakeCrown:
    """``Take the crown.``"""


# --------------------------------------------------------------------------------------------------
# Spells
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Search:
    """``Take 1 spell of your choice from your grimoire.`` / ``… from your grimoire or Memories.``

    A grimoire that was searched is shuffled.
    """

    memories: bool = False


@dataclass(frozen=True, slots=True)
class ShuffleMemories:
    """``Shuffle your Memories into your grimoire.``"""


@dataclass(frozen=True, slots=True)
class ReturnRevealed:
    """``Return 1 of your revealed fire or water spells to hand.``"""

    elements: tuple[str, ...] = ()
    types: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SwapRevealed:
    """``Swap 1 of your revealed spells with 1 spell from hand.``: the new one lies revealed, on the same
    side, and is not resolved.
    """


@dataclass(frozen=True, slots=True)
class CastNext:
    """``Cast your next Ready spell.``: the one in the lowest slot."""


@dataclass(frozen=True, slots=True)
class GiveForgotten:
    """``Give 1 forgotten spell from hand to another mage.``"""

    to: ModelRef


@dataclass(frozen=True, slots=True)
class DiscardReady:
    """``The target discards 1 Ready spell of your choice.``: face-down, so it is picked by its slot."""

    who: ModelRef


# --------------------------------------------------------------------------------------------------
# Quests and events
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawQuest:
    """``Draw 1 quest.`` / ``Draw 1 quest of moon 3.``"""

    actor: Actor
    amount: Amount
    moon: int | None = None


@dataclass(frozen=True, slots=True)
class DiscardQuest:
    """``Discard 2 Active quests.`` / ``Discard 1 Solved quest.``"""

    actor: Actor
    amount: Amount
    state: QuestState


@dataclass(frozen=True, slots=True)
class AdvanceQuest:
    """``Complete one of your Active quests.`` / ``Solve one of your Completed quests.`` (``to`` is what it
    becomes). Solved so, it pays and its own effect is not carried out.
    """

    frm: QuestState
    to: QuestState


@dataclass(frozen=True, slots=True)
class KeepQuest:
    """``This quest is not solved.``: in a quest's own text."""


@dataclass(frozen=True, slots=True)
class DrawEvent:
    """``Draw 1 event.`` / ``Draw 1 event of moon 1.``"""

    amount: Amount
    moon: int | None = None


@dataclass(frozen=True, slots=True)
class DiscardEvent:
    """``Discard 1 event.``: one that lies on the board; it pays the Black Rose nothing."""


# --------------------------------------------------------------------------------------------------
# Rooms, Cells, tokens
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UseRoom:
    """``Use a room 0 from a construct even if it was used.`` (``spent``) / ``Use the rebuilt effect of any
    room other than the Throne Room.`` (``rebuilt``)
    """

    where: RoomRef
    rebuilt: bool = False
    spent: bool = False


@dataclass(frozen=True, slots=True)
class ToCell:
    """``Place each mage in their Cell.`` / ``Place the target in their Cell.``"""

    who: ModelRef


@dataclass(frozen=True, slots=True)
class RecoverToken:
    """``Recover 1 physical token.``"""


# --------------------------------------------------------------------------------------------------
# Running effects
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TargetBecomes:
    """``The target becomes room 2.``: in an Enhancement; the card aims so from the start."""

    kind: str
    range: int


@dataclass(frozen=True, slots=True)
class IgnoreSpell:
    """``Ignore that spell.``: it does not touch you; others it does."""


@dataclass(frozen=True, slots=True)
class CancelSpell:
    """``Cancel that spell.``: nobody is affected by it."""


@dataclass(frozen=True, slots=True)
class RedirectSpell:
    """``Redirect that spell.``: you choose its new target among those that would have been legal."""


@dataclass(frozen=True, slots=True)
class EndActivation:
    """``The activation of the target ends.``"""

    who: ModelRef


# --------------------------------------------------------------------------------------------------
# Standing rules: of events that lie on the board, of jinxes, of evocations
# --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SpellsInflictMore:
    """``Combat spells of mages inflict +1 damage.`` / ``Your combat spells inflict +1 damage.``
    (``yours``)
    """

    type: str
    amount: int
    yours: bool = False


@dataclass(frozen=True, slots=True)
class SufferMore:
    """``You suffer 1 more damage from each hit.``: a jinx's, or a lasting effect's on its target."""

    amount: int


@dataclass(frozen=True, slots=True)
class CannotSuffer:
    """``Evocations cannot suffer damage.`` / ``This evocation cannot suffer damage.``"""

    who: ModelRef


@dataclass(frozen=True, slots=True)
class Cannot:
    """``You cannot use rooms.`` / ``You cannot fight.`` / ``You cannot command.``: a jinx's. ``what`` is
    "use rooms", "fight" or "command".
    """

    what: str


@dataclass(frozen=True, slots=True)
class TrophiesToRose:
    """``Trophies of defeated mages go to the Black Rose.``"""


Deed = (
    SufferBlack
    | TransferDamage
    | Defeat
    | AssignDestiny
    | AssignEvocation
    | RemoveJinx
    | Steal
    | TakeTrophy
    | DiscardTrophy
    | TakeCrown
    | Search
    | ShuffleMemories
    | ReturnRevealed
    | SwapRevealed
    | CastNext
    | GiveForgotten
    | DiscardReady
    | DrawQuest
    | DiscardQuest
    | AdvanceQuest
    | KeepQuest
    | DrawEvent
    | DiscardEvent
    | UseRoom
    | ToCell
    | RecoverToken
    | TargetBecomes
    | IgnoreSpell
    | CancelSpell
    | RedirectSpell
    | EndActivation
    | SpellsInflictMore
    | SufferMore
    | CannotSuffer
    | Cannot
    | TrophiesToRose
)
