"""Everything that happens: the one table of events, each with its fields by name.

An event is a named tuple of numbers whose first field is its kind, so that events of different kinds are
never equal and plain data tells them apart. Triggers match on events, quests count them, the log narrates
them.
:data:`TABLE` gives for each kind its form, the field that others may not know, and the conditions that can be
met by it; who may know a secret field is decided in :mod:`blackrose.engine.views.visibility`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

from blackrose.language import tree as tr

# What the numbers in an event stand for.
Amount: TypeAlias = int
Bits: TypeAlias = int
Colour: TypeAlias = int
Element: TypeAlias = int
Card: TypeAlias = int
CommandCard: TypeAlias = int
Criterion: TypeAlias = int
DamageCause: TypeAlias = int
Effect: TypeAlias = int
EventCard: TypeAlias = int
Evocation: TypeAlias = int
Faction: TypeAlias = int
Flag: TypeAlias = int
Jinx: TypeAlias = int
Model: TypeAlias = int
Origin: TypeAlias = int
PhaseNumber: TypeAlias = int
Pile: TypeAlias = int
Quest: TypeAlias = int
Reason: TypeAlias = int
Room: TypeAlias = int
Side: TypeAlias = int
Slot: TypeAlias = int
Tile: TypeAlias = int
Upgrade: TypeAlias = int
What: TypeAlias = int
Which: TypeAlias = int
Block: TypeAlias = int
Why: TypeAlias = int


# The forms. Every event begins with its kind.
Entered = NamedTuple("Entered", [("kind", int), ("model", Model), ("room", Room), ("before", Room)])
"""A model came to be in a room; ``before`` is the room it left, CELL or ABSENT."""
Suffered = NamedTuple(
    "Suffered",
    [
        ("kind", int),
        ("model", Model),
        ("amount", Amount),
        ("by", Faction),
        ("striker", Model),
        ("cause", DamageCause),
    ],
)
"""A model suffered damage of a faction; ``striker`` inflicted it (or NOBODY); ``cause`` is BY_…, with QUIET,
UNSPRUNG, MOVED or PENDING."""
Healed = NamedTuple("Healed", [("kind", int), ("model", Model), ("amount", Amount), ("by", Faction)])
"""Damage was healed."""
ConvertedDamage = NamedTuple(
    "ConvertedDamage", [("kind", int), ("model", Model), ("amount", Amount), ("by", Faction)]
)
"""Damage on a model took a faction's colour."""
ConvertedInstability = NamedTuple(
    "ConvertedInstability", [("kind", int), ("room", Room), ("amount", Amount), ("by", Faction)]
)
"""Instability in a room took a faction's colour."""
Placed = NamedTuple(
    "Placed",
    [("kind", int), ("room", Room), ("amount", Amount), ("owner", Faction), ("by", Faction), ("last", Flag)],
)
"""Instability was placed, of the owner's colour; ``last`` is 1 if it filled the last slot."""
Unplaced = NamedTuple("Unplaced", [("kind", int), ("room", Room), ("amount", Amount), ("owner", Faction)])
"""Instability was taken out of a room."""
Gained = NamedTuple("Gained", [("kind", int), ("who", Faction), ("amount", Amount)])
"""A faction gained power."""
Lost = NamedTuple("Lost", [("kind", int), ("who", Faction), ("amount", Amount)])
"""A faction lost power."""
Drew = NamedTuple("Drew", [("kind", int), ("who", Faction), ("pile", Pile), ("card", Card)])
"""A card came to a seat's hand, from a pile (FROM_…); one event a card."""
TookForgotten = NamedTuple("TookForgotten", [("kind", int), ("who", Faction)])
"""A seat took a forgotten spell."""
Discarded = NamedTuple("Discarded", [("kind", int), ("who", Faction), ("card", Card), ("origin", Origin)])
"""A spell went to the Memories, from ``origin`` (FROM_HAND, FROM_SHEET)."""
Revealed = NamedTuple(
    "Revealed", [("kind", int), ("who", Faction), ("slot", Slot), ("card", Card), ("side", Side)]
)
"""A spell was turned up in its slot."""
ActivatedSpell = NamedTuple("ActivatedSpell", [("kind", int), ("who", Faction), ("slot", Slot)])
"""A trap or protection got its token."""
Prepared = NamedTuple("Prepared", [("kind", int), ("who", Faction), ("amount", Amount)])
"""A seat laid out so many spells."""
Summoned = NamedTuple(
    "Summoned",
    [("kind", int), ("model", Model), ("evocation", Evocation), ("owner", Faction), ("room", Room)],
)
"""An evocation came into play."""
Removed = NamedTuple(
    "Removed", [("kind", int), ("model", Model), ("evocation", Evocation), ("owner", Faction), ("room", Room)]
)
"""An evocation was removed from play."""
Felled = NamedTuple(
    "Felled",
    [
        ("kind", int),
        ("model", Model),
        ("evocation", Evocation),
        ("owner", Faction),
        ("room", Room),
        ("by", Faction),
        ("striker", Model),
    ],
)
"""An evocation left play by damage."""
Defeated = NamedTuple(
    "Defeated",
    [("kind", int), ("who", Faction), ("by", Faction), ("striker", Model), ("room", Room), ("colours", Bits)],
)
"""A mage was defeated; ``colours`` are the factions with damage on the bar (see :func:`has_colour`)."""
Celled = NamedTuple("Celled", [("kind", int), ("who", Faction)])
"""A mage came into the Cell."""
Trophy = NamedTuple("Trophy", [("kind", int), ("who", Faction), ("of", Faction)])
"""A faction took a trophy ``of`` a mage (or NOBODY)."""
RoomWon = NamedTuple("RoomWon", [("kind", int), ("who", Faction), ("room", Room)])
"""A faction advanced on the room track."""
CubesBack = NamedTuple("CubesBack", [("kind", int), ("who", Faction)])
"""All damage on a mage went back to its owners."""
Activated = NamedTuple("Activated", [("kind", int), ("model", Model), ("by", Faction)])
"""A model was activated by its controller."""
Resolved = NamedTuple(
    "Resolved", [("kind", int), ("who", Faction), ("effect", Effect), ("did", Bits), ("room", Room)]
)
"""A faction resolved a text; ``did`` is what the text has done (DID_…), ``room`` where it was begun."""
Claimed = NamedTuple("Claimed", [("kind", int), ("who", Faction), ("quest", Quest)])
"""A seat claimed a quest that lay open for all."""
Rebuilt = NamedTuple("Rebuilt", [("kind", int), ("room", Room)])
"""A room was rebuilt."""
Collapsed = NamedTuple("Collapsed", [("kind", int), ("room", Room), ("who", Faction)])
"""A room collapsed, and a faction took its activation token."""
Opened = NamedTuple("Opened", [("kind", int), ("room", Room)])
"""A room that was closed got its activation token."""
UsedRoom = NamedTuple("UsedRoom", [("kind", int), ("who", Faction), ("room", Room), ("effect", Effect)])
"""A room was used; ``effect`` is NOBODY when its token was spent before."""
Crown = NamedTuple("Crown", [("kind", int), ("who", Faction)])
"""The crown went to a seat."""
Round = NamedTuple("Round", [("kind", int), ("round", Amount)])
"""A round began."""
Phase = NamedTuple("Phase", [("kind", int), ("phase", PhaseNumber)])
"""A phase began."""
Exhausted = NamedTuple("Exhausted", [("kind", int), ("who", Faction), ("amount", Amount)])
"""A physical token was spent; ``amount`` are left."""
Lasting = NamedTuple("Lasting", [("kind", int), ("who", Faction), ("slot", Slot), ("model", Model)])
"""A persistent effect came into force, on a model (or NOBODY)."""
Assigned = NamedTuple("Assigned", [("kind", int), ("model", Model), ("upgrade", Upgrade)])
"""An upgrade was assigned to a model."""
UpgradeBack = NamedTuple("UpgradeBack", [("kind", int), ("model", Model), ("upgrade", Upgrade)])
"""An upgrade went back to the supply."""
Reshuffled = NamedTuple("Reshuffled", [("kind", int), ("who", Faction)])
"""The Memories became the grimoire."""
Ignored = NamedTuple("Ignored", [("kind", int), ("model", Model), ("amount", Amount)])
"""Damage just suffered was ignored."""
Targeted = NamedTuple(
    "Targeted",
    [("kind", int), ("who", Faction), ("effect", Effect), ("model", Model), ("room", Room), ("there", Bits)],
)
"""A text took aim at a model or a room; ``there`` are the models that stood in the room just then."""
Attacked = NamedTuple("Attacked", [("kind", int), ("model", Model), ("whom", Model), ("by", Faction)])
"""A model attacked another, ``by`` whoever had control of it."""
Voided = NamedTuple("Voided", [("kind", int), ("effect", Effect)])
"""A chain of effects that did not end was stopped."""
Scored = NamedTuple("Scored", [("kind", int), ("who", Faction), ("amount", Amount), ("reason", Reason)])
"""Points of the final count, for a reason (SCORED_…)."""
Over = NamedTuple("Over", [("kind", int), ("who", Faction)])
"""The game is over."""
Chosen = NamedTuple("Chosen", [("kind", int), ("who", Faction), ("what", What), ("which", Which)])
"""A seat chose something (CHOSEN_…) in the setup."""
Dealt = NamedTuple("Dealt", [("kind", int), ("room", Room), ("tile", Tile)])
"""A room tile was laid out."""
Moon = NamedTuple("Moon", [("kind", int), ("moon", Amount)])
"""A moon began."""
LastRound = NamedTuple("LastRound", [("kind", int), ("who", Faction)])
"""Somebody reached the end figure."""
EventDrawn = NamedTuple("EventDrawn", [("kind", int), ("who", Faction), ("event_card", EventCard)])
"""A seat drew an event card."""
EventPlaced = NamedTuple("EventPlaced", [("kind", int), ("event_card", EventCard), ("slot", Slot)])
"""An event card came to lie in a slot of the board."""
EventDiscarded = NamedTuple("EventDiscarded", [("kind", int), ("event_card", EventCard), ("pushed", Flag)])
"""An event card left; ``pushed`` is 1 if it was pushed or shifted off the board."""
QuestDrawn = NamedTuple("QuestDrawn", [("kind", int), ("who", Faction), ("quest", Quest)])
"""A seat drew a quest."""
QuestShown = NamedTuple("QuestShown", [("kind", int), ("who", Faction), ("quest", Quest)])
"""A quest was shown."""
QuestProgress = NamedTuple(
    "QuestProgress", [("kind", int), ("who", Faction), ("quest", Quest), ("amount", Amount)]
)
"""A quest took a cube."""
QuestCompleted = NamedTuple("QuestCompleted", [("kind", int), ("who", Faction), ("quest", Quest)])
"""A quest was Completed."""
QuestSolved = NamedTuple("QuestSolved", [("kind", int), ("who", Faction), ("quest", Quest)])
"""A quest was Solved."""
QuestDiscarded = NamedTuple(
    "QuestDiscarded",
    [
        ("kind", int),
        ("who", Faction),
        ("quest", Quest),
        ("state", Amount),
        ("moon", Amount),
        ("shown", Flag),
    ],
)
"""A quest was discarded; ``state`` is how far it had come, ``shown`` is 1 where discards lie face-up."""
PutAway = NamedTuple("PutAway", [("kind", int), ("who", Faction), ("card", Card)])
"""A spell was thinned out in study, or one of the Library was not kept."""
Personal = NamedTuple("Personal", [("kind", int), ("who", Faction), ("card", Card)])
"""A personal spell set aside came to hand."""
Returned = NamedTuple(
    "Returned", [("kind", int), ("who", Faction), ("card", Card), ("slot", Slot), ("shown", Flag)]
)
"""A spell came back from its slot to hand; ``shown`` is 1 if it lay revealed."""
Swapped = NamedTuple(
    "Swapped", [("kind", int), ("who", Faction), ("slot", Slot), ("card", Card), ("other", Card)]
)
"""A revealed spell went to hand, and ``other`` was laid in its place."""
Gave = NamedTuple("Gave", [("kind", int), ("who", Faction), ("to", Faction), ("card", Card)])
"""A spell went from one hand to another."""
Searched = NamedTuple("Searched", [("kind", int), ("who", Faction), ("pile", Pile), ("card", Card)])
"""A spell was searched for in a pile (FROM_…)."""
Jinxed = NamedTuple("Jinxed", [("kind", int), ("who", Faction), ("jinx", Jinx)])
"""A mage was given a jinx."""
JinxCube = NamedTuple("JinxCube", [("kind", int), ("who", Faction), ("jinx", Jinx), ("amount", Amount)])
"""A jinx took a cube."""
JinxGone = NamedTuple("JinxGone", [("kind", int), ("who", Faction), ("jinx", Jinx)])
"""A jinx was worked off or removed."""
Destined = NamedTuple("Destined", [("kind", int), ("who", Faction), ("amount", Amount), ("by", Faction)])
"""A mage was given Destiny."""
DestinyMet = NamedTuple("DestinyMet", [("kind", int), ("who", Faction), ("amount", Amount), ("by", Faction)])
"""Destiny on a mage was met at a defeat."""
Haunted = NamedTuple("Haunted", [("kind", int), ("model", Model), ("who", Faction), ("evocation", Evocation)])
"""An evocation was assigned to a mage."""
TrophyLost = NamedTuple("TrophyLost", [("kind", int), ("who", Faction), ("of", Faction)])
"""A faction gave a trophy back."""
Transferred = NamedTuple(
    "Transferred", [("kind", int), ("model", Model), ("whom", Model), ("amount", Amount)]
)
"""Damage went on to another model."""
Cancelled = NamedTuple("Cancelled", [("kind", int), ("effect", Effect)])
"""A spell was cancelled."""
Spared = NamedTuple("Spared", [("kind", int), ("effect", Effect), ("who", Faction)])
"""A mage ignores a spell."""
Redirected = NamedTuple("Redirected", [("kind", int), ("effect", Effect), ("model", Model), ("room", Room)])
"""A spell took another target."""
TokenBack = NamedTuple("TokenBack", [("kind", int), ("who", Faction), ("amount", Amount)])
"""A physical token came back; ``amount`` can be used."""
Peeked = NamedTuple("Peeked", [("kind", int), ("who", Faction), ("card", Card)])
"""A forgotten spell was seen and not taken."""
Reaches = NamedTuple("Reaches", [("kind", int), ("who", Faction), ("effect", Effect), ("models", Bits)])
"""A mage's spell is about to do something to models (bits) of which that was not known before."""
Withheld = NamedTuple("Withheld", [("kind", int), ("who", Faction), ("why", Why)])
"""A faction was not asked whether it would, or did not pay, because it could not; ``why`` is a place in
:data:`blackrose.engine.verbs.possibility.REASONS`.
"""

Blocked = NamedTuple("Blocked", [("kind", int), ("who", Faction), ("block", Block)])
"""A block token lies on a mage; ``block`` is a place in ``blackrose.engine.changes.BLOCKS``."""
Unblocked = NamedTuple("Unblocked", [("kind", int), ("who", Faction)])
"""A mage is rid of all block tokens."""
Closed = NamedTuple("Closed", [("kind", int), ("room", Room)])
"""A room cannot be activated for the rest of the round."""
QuestTaken = NamedTuple(
    "QuestTaken",
    [("kind", int), ("who", Faction), ("of", Faction), ("quest", Quest), ("state", Amount)],
)
"""A quest ``of`` a mage came to another; ``state`` is how far it had come."""

Faded = NamedTuple("Faded", [("kind", int), ("model", Model), ("amount", Amount)])
"""Damage for a while was taken back."""
Acted = NamedTuple("Acted", [("kind", int), ("who", Faction), ("room", Room)])
"""A mage has completed a physical action, in a room; told only where a card waits for it."""
Cast = NamedTuple("Cast", [("kind", int), ("who", Faction), ("slot", Slot)])
"""A mage casts the spell in a slot: it is revealed, or has its token; told only where a card waits for it."""
Painted = NamedTuple("Painted", [("kind", int), ("room", Room), ("colour", Colour)])
"""A room counts as of another colour, by its place in ``blackrose.engine.components.COLOURS``."""
Named = NamedTuple("Named", [("kind", int), ("who", Faction), ("slot", Slot), ("element", Element)])
"""A seat named the element that its revealed spell of any element counts as."""

SawSpell = NamedTuple(
    "SawSpell",
    [("kind", int), ("who", Faction), ("of", Faction), ("slot", Slot), ("card", Card), ("side", Side)],
)
"""A seat looked at a hidden spell of another: in a slot, or in hand (NOBODY, and no side)."""
QuestPutBack = NamedTuple(
    "QuestPutBack", [("kind", int), ("who", Faction), ("quest", Quest), ("moon", Amount)]
)
"""A mage put a quest back on the deck of its moon."""
SawQuest = NamedTuple("SawQuest", [("kind", int), ("who", Faction), ("of", Faction), ("quest", Quest)])
"""A seat looked at a hidden quest: of another mage, or of a deck (NOBODY)."""
SawEvent = NamedTuple("SawEvent", [("kind", int), ("who", Faction), ("event_card", EventCard)])
"""A seat looked at an event in its deck."""
Showed = NamedTuple(
    "Showed", [("kind", int), ("who", Faction), ("slot", Slot), ("card", Card), ("side", Side)]
)
"""A face-down spell was shown to all, and stays as it lies."""
Became = NamedTuple("Became", [("kind", int), ("who", Faction), ("evocation", Evocation)])
"""A mage became an evocation, too."""
TurnedBack = NamedTuple("TurnedBack", [("kind", int), ("who", Faction), ("evocation", Evocation)])
"""A mage is only a mage again."""
Copied = NamedTuple("Copied", [("kind", int), ("room", Room), ("tile", Tile)])
"""A room is a copy of another tile for the rest of the round."""
Declared = NamedTuple("Declared", [("kind", int), ("who", Faction), ("what", What), ("which", Which)])
"""A seat named a colour or a type of spells, for all to hear."""

QuestHeld = NamedTuple("QuestHeld", [("kind", int), ("who", Faction), ("quest", Quest)])
"""A quest that was shown cannot be fulfilled in this round; its owner has it again."""

Commanded = NamedTuple(
    "Commanded", [("kind", int), ("who", Faction), ("command", CommandCard), ("left", Amount)]
)
"""An Avatar turned a command card in its activation; so many are ``left`` to it this round."""
Sprang = NamedTuple("Sprang", [("kind", int), ("who", Faction), ("command", CommandCard), ("left", Amount)])
"""The armed card on top of an Avatar's deck was set off."""
CommandLost = NamedTuple("CommandLost", [("kind", int), ("who", Faction), ("command", CommandCard)])
"""A command card was discarded from the top of its deck."""
CommandsBack = NamedTuple("CommandsBack", [("kind", int), ("who", Faction), ("amount", Amount)])
"""The command cards that an Avatar has used went back under or into its decks."""
SawCommand = NamedTuple("SawCommand", [("kind", int), ("who", Faction), ("command", CommandCard)])
"""A seat looked at a command card in its deck."""
Weighed = NamedTuple(
    "Weighed",
    [
        ("kind", int),
        ("who", Faction),
        ("criterion", Criterion),
        ("what", What),
        ("which", Which),
        ("amount", Amount),
    ],
)
"""Something that an Avatar may choose (MODEL or ROOM) has such a figure by a criterion of its priorities."""
Decided = NamedTuple(
    "Decided",
    [("kind", int), ("who", Faction), ("criterion", Criterion), ("what", What), ("which", Which)],
)
"""By a criterion an Avatar has chosen; ``which`` is NOBODY where all were equal and the crown decides."""


class Event(Protocol):
    """What every event has: its kind, the names of its fields, and its facts in their order."""

    @property
    def kind(self) -> int:
        """Its number in the table."""

    @property
    def _fields(self) -> tuple[str, ...]: ...

    def __iter__(self) -> Iterator[int]: ...


class Row(NamedTuple):
    """A row of the table of events."""

    form: type[Any]
    secret: str | tuple[str, ...] = ""  # the field that names a card which others may not know
    conditions: tuple[type, ...] = ()  # what cards wait for that can be met by it, or begin to be so by it


TABLE: Final = (
    Row(
        Entered,
        conditions=(
            tr.Enters,
            tr.Moves,
            tr.LeavesRoom,
            tr.StandsIn,
            tr.StandsInTarget,
            tr.ThereAre,
        ),
    ),
    Row(
        Suffered,
        conditions=(
            tr.Inflicts,
            tr.Suffers,
            tr.HasDamage,
            tr.HasDamageOn,
            tr.TargetHurt,
            tr.TargetIsMage,
        ),
    ),
    Row(
        Healed,
        conditions=(
            tr.HasNoDamage,
            tr.Heals,
        ),
    ),
    Row(
        ConvertedDamage,
        conditions=(
            tr.Converts,
            tr.HasDamageOn,
        ),
    ),
    Row(
        ConvertedInstability,
        conditions=(
            tr.HasInstability,
            tr.Converts,
        ),
    ),
    Row(
        Placed,
        conditions=(
            tr.Places,
            tr.HasInstability,
        ),
    ),
    Row(Unplaced),
    Row(Gained, conditions=(tr.GainsOrLoses,)),
    Row(Lost, conditions=(tr.GainsOrLoses,)),
    Row(Drew, secret="card"),
    Row(TookForgotten, conditions=(tr.TakesForgotten,)),
    Row(
        Discarded,
        conditions=(tr.HasReady,),
    ),
    Row(
        Revealed,
        conditions=(
            tr.HasRevealed,
            tr.RevealedOf,
            tr.HasReady,
        ),
    ),
    Row(
        ActivatedSpell,
        conditions=(tr.HasReady,),
    ),
    Row(
        Prepared,
        conditions=(tr.HasReady,),
    ),
    Row(
        Summoned,
        conditions=(
            tr.OwnsEvocations,
            tr.Summons,
            tr.ThereAre,
        ),
    ),
    Row(
        Removed,
        conditions=(
            tr.Leaves,
            tr.ThereAre,
        ),
    ),
    Row(
        Felled,
        conditions=(
            tr.Leaves,
            tr.Defeats,
            tr.IsDefeated,
            tr.ThereAre,
        ),
    ),
    Row(
        Defeated,
        conditions=(
            tr.Defeats,
            tr.IsDefeated,
            tr.DefeatedByRose,
        ),
    ),
    Row(
        Celled,
        conditions=(
            tr.IsCelled,
            tr.ThereAre,
        ),
    ),
    Row(Trophy),
    Row(RoomWon),
    Row(CubesBack, conditions=(tr.HasNoDamage,)),
    Row(Activated, conditions=(tr.Activates,)),
    Row(
        Resolved,
        conditions=(
            tr.ResolvesSummon,
            tr.ResolvesSummonWord,
            tr.ResolvesSpell,
            tr.ResolvesRoom,
            tr.ResolvesPlacing,
        ),
    ),
    Row(Claimed, conditions=(tr.Solves,)),
    Row(Rebuilt),
    Row(UsedRoom, conditions=(tr.UsesRoom,)),
    Row(
        Crown,
        conditions=(
            tr.GetsCrown,
            tr.HasCrown,
        ),
    ),
    Row(Round),
    Row(
        Phase,
        conditions=(tr.PhaseRuns,),
    ),
    Row(
        Exhausted,
        conditions=(tr.HasTokens,),
    ),
    Row(Lasting),
    Row(Assigned),
    Row(UpgradeBack),
    Row(Reshuffled),
    Row(Ignored, conditions=(tr.HasNoDamage,)),
    Row(
        Targeted,
        conditions=(tr.Aims,),
    ),
    Row(
        Attacked,
        conditions=(tr.Attacks,),
    ),
    Row(Voided),
    Row(Scored),
    Row(Over),
    Row(Chosen),
    Row(Dealt),
    Row(Moon),
    Row(LastRound),
    Row(EventDrawn),
    Row(EventPlaced),
    Row(EventDiscarded),
    Row(QuestDrawn, secret="quest", conditions=(tr.HasQuests,)),
    Row(QuestShown, conditions=(tr.ShowsQuest,)),
    Row(QuestProgress),
    Row(QuestCompleted, conditions=(tr.HasQuests,)),
    Row(
        QuestSolved,
        conditions=(
            tr.Solves,
            tr.HasQuests,
        ),
    ),
    Row(QuestDiscarded, secret="quest"),
    Row(PutAway),
    Row(Personal),
    Row(Returned, secret="card"),
    Row(Swapped),
    Row(Gave),
    Row(Searched, secret="card"),
    Row(Jinxed, conditions=(tr.TargetCarries,)),
    Row(JinxCube),
    Row(JinxGone),
    Row(Destined, conditions=(tr.TargetCarries,)),
    Row(DestinyMet),
    Row(Haunted, conditions=(tr.TargetCarries,)),
    Row(TrophyLost),
    Row(Transferred),
    Row(Cancelled),
    Row(Spared),
    Row(Redirected),
    Row(
        TokenBack,
        conditions=(tr.HasTokens,),
    ),
    Row(Peeked),
    Row(Reaches, conditions=(tr.SpellReaches,)),
    Row(Withheld),
    Row(Blocked),
    Row(Unblocked),
    Row(Closed),
    Row(Faded, conditions=(tr.HasNoDamage,)),
    Row(QuestTaken, secret="quest", conditions=(tr.HasQuests,)),
    Row(Acted, conditions=(tr.CompletesPhysical,)),
    Row(Cast, conditions=(tr.Casts,)),
    Row(Painted),
    Row(Collapsed),
    Row(Opened),
    Row(SawSpell, secret=("card", "side")),
    Row(SawQuest, secret="quest"),
    Row(SawEvent, secret="event_card"),
    Row(Showed),
    Row(Declared),
    Row(Copied),
    Row(Became),
    Row(TurnedBack),
    Row(Named),
    Row(QuestHeld),
    Row(QuestPutBack, secret="quest"),
    Row(Commanded),
    Row(Sprang),
    Row(CommandLost),
    Row(CommandsBack),
    Row(SawCommand, secret="command"),
    Row(Weighed),
    Row(Decided),
)

# The kinds, in the order of the table.
ENTERED: Final = 0
SUFFERED: Final = 1
HEALED: Final = 2
CONVERTED_DAMAGE: Final = 3
CONVERTED_INSTABILITY: Final = 4
PLACED: Final = 5
UNPLACED: Final = 6
GAINED: Final = 7
LOST: Final = 8
DREW: Final = 9
TOOK_FORGOTTEN: Final = 10
DISCARDED: Final = 11
REVEALED: Final = 12
ACTIVATED_SPELL: Final = 13
PREPARED: Final = 14
SUMMONED: Final = 15
REMOVED: Final = 16
FELLED: Final = 17
DEFEATED: Final = 18
CELLED: Final = 19
TROPHY: Final = 20
ROOM_WON: Final = 21
CUBES_BACK: Final = 22
ACTIVATED: Final = 23
RESOLVED: Final = 24
CLAIMED: Final = 25
REBUILT: Final = 26
USED_ROOM: Final = 27
CROWN: Final = 28
ROUND: Final = 29
PHASE: Final = 30
EXHAUSTED: Final = 31
LASTING: Final = 32
ASSIGNED: Final = 33
UPGRADE_BACK: Final = 34
RESHUFFLED: Final = 35
IGNORED: Final = 36
TARGETED: Final = 37
ATTACKED: Final = 38
VOIDED: Final = 39
SCORED: Final = 40
OVER: Final = 41
CHOSEN: Final = 42
DEALT: Final = 43
MOON: Final = 44
LAST_ROUND: Final = 45
EVENT_DRAWN: Final = 46
EVENT_PLACED: Final = 47
EVENT_DISCARDED: Final = 48
QUEST_DRAWN: Final = 49
QUEST_SHOWN: Final = 50
QUEST_PROGRESS: Final = 51
QUEST_COMPLETED: Final = 52
QUEST_SOLVED: Final = 53
QUEST_DISCARDED: Final = 54
PUT_AWAY: Final = 55
PERSONAL: Final = 56
RETURNED: Final = 57
SWAPPED: Final = 58
GAVE: Final = 59
SEARCHED: Final = 60
JINXED: Final = 61
JINX_CUBE: Final = 62
JINX_GONE: Final = 63
DESTINED: Final = 64
DESTINY_MET: Final = 65
HAUNTED: Final = 66
TROPHY_LOST: Final = 67
TRANSFERRED: Final = 68
CANCELLED: Final = 69
SPARED: Final = 70
REDIRECTED: Final = 71
TOKEN_BACK: Final = 72
PEEKED: Final = 73
REACHES: Final = 74
WITHHELD: Final = 75
BLOCKED: Final = 76
UNBLOCKED: Final = 77
CLOSED: Final = 78
FADED: Final = 79
QUEST_TAKEN: Final = 80
ACTED: Final = 81
CAST: Final = 82
PAINTED: Final = 83
COLLAPSED: Final = 84
OPENED: Final = 85
SAW_SPELL: Final = 86
SAW_QUEST: Final = 87
SAW_EVENT: Final = 88
SHOWED: Final = 89
DECLARED: Final = 90
COPIED: Final = 91
BECAME: Final = 92
TURNED_BACK: Final = 93
NAMED: Final = 94
QUEST_HELD: Final = 95
QUEST_PUT_BACK: Final = 96
COMMANDED: Final = 97
SPRANG: Final = 98
COMMAND_LOST: Final = 99
COMMANDS_BACK: Final = 100
SAW_COMMAND: Final = 101
WEIGHED: Final = 102
DECIDED: Final = 103

FORMS: Final[tuple[type[Any], ...]] = tuple(row.form for row in TABLE)
for _form in FORMS:
    _form.__module__ = (
        __name__  # where pickle finds it; by itself a named tuple finds that out in pure Python only
    )
NAMES: Final = tuple(re.sub(r"(?<!^)(?=[A-Z])", "_", form.__name__).lower() for form in FORMS)
BITS: Final = tuple(1 << number for number in range(len(TABLE)))
EVERYTHING: Final = (1 << len(TABLE)) - 1
ON_REQUEST: Final = BITS[ACTED] | BITS[CAST]
"""Events that are told only where a card waits for just them."""
SECRETS: Final = {
    kind: (row.secret,) if isinstance(row.secret, str) else row.secret
    for kind, row in enumerate(TABLE)
    if row.secret
}


class Cause(NamedTuple):
    """What an event of the journal comes from: the text and sentence that are carried out, who resolves it,
    how many frames stand on each other, and how much chance was used by then.
    """

    effect: int
    sentence: int
    actor: int
    depth: int
    chance: int = 0


Entry: TypeAlias = tuple[Cause, Event]
"""An entry of the journal."""


def made(kind: int, facts: Iterable[int]) -> Event:
    """The event of a kind with these facts, in the order of its fields."""
    event: Event = FORMS[kind]._make((kind, *facts))
    return event


def bits(events: Iterable[Event]) -> int:
    """The kinds of these events, as bits."""
    found = 0
    for event in events:
        found |= BITS[event.kind]
    return found


def replaced(event: Event, field: str, value: int) -> Event:
    """The event with one field changed."""
    facts = [value if name == field else fact for name, fact in zip(event._fields, event, strict=True)]
    changed: Event = FORMS[event.kind]._make(facts)
    return changed


def has_colour(event: Defeated, faction: int) -> bool:
    """Whether a faction had damage on the bar of the mage that was defeated."""
    return bool(event.colours >> faction & 1)


# Piles and places that facts name.
FROM_GRIMOIRE: Final = 0
FROM_LIBRARY: Final = 1
FROM_FORGOTTEN: Final = 2
FROM_MEMORIES: Final = 3
FROM_DISCARDS: Final = 4
FROM_HAND: Final = 0
FROM_SHEET: Final = 1
CHOSEN_MAGE: Final = 0
CHOSEN_GRIMOIRE: Final = 1
CHOSEN_EVENT: Final = 2
CHOSEN_QUESTS: Final = 3
CHOSEN_SCHOOL: Final = 4
WEIGHED_MODEL: Final = 0
WEIGHED_ROOM: Final = 1
CRITERIA: Final = ("damage", "nearest", "power", "mages", "models", "instability", "black damage")
"""What an Avatar goes by, by the numbers in events; the first six are those of its priorities."""
DECLARED_COLOUR: Final = 0
DECLARED_TYPE: Final = 1

# What damage comes from, and what it does not set off: QUIET damage no trap, protection or text in force,
# UNSPRUNG damage no trap and no protection, UNGUARDED damage no protection. Of MOVED damage some went on to
# another model, as damage there. PENDING damage is a hit that is known and whose cubes are not placed yet,
# FADING damage is taken back at the end of the round.
BY_OTHER: Final = 0
BY_SPELL: Final = 1
BY_ATTACK: Final = 2
BY_EVOCATION: Final = 3
BY_ROOM: Final = 4
BY_QUEST: Final = 5
BY_EVENT: Final = 6
QUIET: Final = 16
UNSPRUNG: Final = 32
MOVED: Final = 64
UNGUARDED: Final = 128
PENDING: Final = 256
FADING: Final = 512
MARKS: Final = QUIET | UNSPRUNG | MOVED | UNGUARDED | PENDING | FADING
