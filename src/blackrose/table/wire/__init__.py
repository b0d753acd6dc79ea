"""What goes from a table to whoever looks at it: plain data, made from a seat's view and from nothing else.

Everything here is a dict, a list, a string or a number, so that it can be compared, cut down to differences
and sent as it is. ``server.schema`` writes the same shapes down for the page, which knows no others. Numbers
name things as in the engine: factions are the seats and then the Black Rose, rooms are positions of the
Lodge, models are mages and then evocation places. A component is named by its kind and number and looked up
in the box.

This is the face of all shapes; they stand in the modules beside it, by what they are about.
"""

from __future__ import annotations

from blackrose.game.journal import ALL_OPEN
from blackrose.table.wire.asked import (
    Absent,
    Back,
    CubeShown,
    CubesShown,
    DecisionShown,
    OptionShown,
    Planned,
    Planning,
    Resolving,
    Waiting,
)
from blackrose.table.wire.avatar import (
    ArmedShown,
    AvatarShown,
    ChoiceShown,
    CommandShown,
    GoalLine,
    GoalShown,
    Occasion,
    PriorityShown,
    SoloShown,
    WeighedFigure,
    WeighedShown,
)
from blackrose.table.wire.box import Box, Card, CardSide, EnhancementShown, Layout
from blackrose.table.wire.messages import (
    Closed,
    Diff,
    Done,
    Fact,
    Full,
    InfoMessage,
    LogChange,
    LogLine,
    Op,
    Path,
    Preview,
    Refused,
    Replay,
    ReplayStep,
    SeatInfo,
    Series,
    TableInfo,
)
from blackrose.table.wire.rules import EditionLetter, RuleSection, RuleShown, RulesShown
from blackrose.table.wire.shown import CountLine, OverShown, Shown
from blackrose.table.wire.things import (
    CardRef,
    EventShown,
    FactionShown,
    JinxShown,
    LastingShown,
    ModelShown,
    QuestShown,
    RankShown,
    RoomShown,
    SchoolShown,
    SlotShown,
    StandingOrder,
    TaskShown,
    TrackShown,
    WindowShown,
)

NONE = -1
"""Stands for a number where nothing is meant: no card, no room, no model, nobody."""

WATCHING = -1
"""The audience that sits on no seat."""

OPEN = ALL_OPEN
"""The audience that sees all cards: only of a game that is over."""

__all__ = [
    "NONE",
    "OPEN",
    "WATCHING",
    "Absent",
    "ArmedShown",
    "AvatarShown",
    "Back",
    "Box",
    "Card",
    "CardRef",
    "CardSide",
    "ChoiceShown",
    "Closed",
    "CommandShown",
    "CountLine",
    "CubeShown",
    "CubesShown",
    "DecisionShown",
    "Diff",
    "Done",
    "EditionLetter",
    "EnhancementShown",
    "EventShown",
    "Fact",
    "FactionShown",
    "Full",
    "GoalLine",
    "GoalShown",
    "InfoMessage",
    "JinxShown",
    "LastingShown",
    "Layout",
    "LogChange",
    "LogLine",
    "ModelShown",
    "Occasion",
    "Op",
    "OptionShown",
    "OverShown",
    "Path",
    "Planned",
    "Planning",
    "Preview",
    "PriorityShown",
    "QuestShown",
    "RankShown",
    "Refused",
    "Replay",
    "ReplayStep",
    "Resolving",
    "RoomShown",
    "RuleSection",
    "RuleShown",
    "RulesShown",
    "SchoolShown",
    "SeatInfo",
    "Series",
    "Shown",
    "SlotShown",
    "SoloShown",
    "StandingOrder",
    "TableInfo",
    "TaskShown",
    "TrackShown",
    "Waiting",
    "WeighedFigure",
    "WeighedShown",
    "WindowShown",
]
