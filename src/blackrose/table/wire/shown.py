"""The whole table as one audience sees it (see :mod:`blackrose.table.wire`)."""

from __future__ import annotations

from typing import TypedDict

from blackrose.table.wire.asked import Back, DecisionShown, Planned, Planning, Resolving, Waiting
from blackrose.table.wire.avatar import AvatarShown, GoalShown, SoloShown
from blackrose.table.wire.things import (
    EventShown,
    FactionShown,
    LastingShown,
    ModelShown,
    QuestShown,
    RoomShown,
    SchoolShown,
    TrackShown,
    WindowShown,
)


class CountLine(TypedDict):
    """One step of the final count: what moved (``reason``: trophies, rooms, quests are points; track is a
    step on the room track), by how much, and everybody's power after it.
    """

    faction: int
    reason: str
    text: str
    count: int
    power: list[int]


class OverShown(TypedDict):
    """How the game ended; ``before`` is everybody's power before the count. ``winners`` has more than one
    seat where mages won together; ``solo`` is there where an Avatar played.
    """

    winner: int
    winners: list[int]
    text: str
    before: list[int]
    count: list[CountLine]
    solo: SoloShown | None


class Shown(TypedDict):
    """The whole table as one audience sees it, in one language. ``quests`` and ``event`` are for all;
    ``board`` has an event card for each slot (-1: none; empty where there is no board). ``models`` has a
    place for every model number. ``quest_discards`` lie face-up, moon by moon, the newest last. ``hand``
    keeps the cards of an open ``plan`` until it happens. ``avatar`` is there where one plays, ``goal`` where
    the game is a prepared challenge.
    """

    seat: int
    language: str
    edition: str
    round: int
    rounds: int
    phase: str
    phase_name: str
    factions: list[FactionShown]
    rooms: list[RoomShown]
    models: list[ModelShown | None]
    quests: list[QuestShown]
    event: EventShown | None
    track: TrackShown
    board: list[int]
    event_deck: int
    event_discards: list[int]
    quest_deck: int
    quest_discards: list[int]
    schools: list[SchoolShown]
    window: WindowShown | None
    lasting: list[LastingShown]
    library: int
    forgotten: int
    removed: list[int]
    hand: list[int]
    grimoire: list[int]
    plan: list[Planned]
    planning: Planning | None
    resolving: list[Resolving]
    waiting: list[Waiting]
    waiting_line: str
    decision: DecisionShown | None
    back: Back
    avatar: AvatarShown | None
    goal: GoalShown | None
    over: OverShown | None
