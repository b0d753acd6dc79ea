"""Frames: where an effect, an action, a phase or the game stands, as plain data.

Frames form the stack of the table. Each kind is a record of its own, with fields by name. How each goes on
is told in :mod:`blackrose.engine.loop`.
"""

from typing import Final

from blackrose.engine.table.frames.acting import (
    NO_GOAL,
    ActivationFrame,
    CastFrame,
    CommandFrame,
    EvocationFrame,
    ManoeuvreFrame,
    NamingFrame,
)
from blackrose.engine.table.frames.frame import Frame, Inflicted
from blackrose.engine.table.frames.full_stop import Answered, DefeatFrame, Doom, FullStopFrame, HitFrame, Mark
from blackrose.engine.table.frames.game import GameFrame, InstantFrame, PhaseFrame, SecretFrame, TaskFrame
from blackrose.engine.table.frames.text import EachMageFrame, Knowing, TextFrame

__all__ = [
    "KINDS",
    "NO_GOAL",
    "ActivationFrame",
    "Answered",
    "CastFrame",
    "CommandFrame",
    "DefeatFrame",
    "Doom",
    "EachMageFrame",
    "EvocationFrame",
    "Frame",
    "FullStopFrame",
    "GameFrame",
    "HitFrame",
    "Inflicted",
    "InstantFrame",
    "Knowing",
    "ManoeuvreFrame",
    "Mark",
    "NamingFrame",
    "PhaseFrame",
    "SecretFrame",
    "TaskFrame",
    "TextFrame",
]

KINDS: Final[dict[str, type[Frame]]] = {
    kind.name: kind
    for kind in (
        GameFrame,
        PhaseFrame,
        SecretFrame,
        TaskFrame,
        InstantFrame,
        ActivationFrame,
        CastFrame,
        CommandFrame,
        ManoeuvreFrame,
        EvocationFrame,
        FullStopFrame,
        HitFrame,
        NamingFrame,
        DefeatFrame,
        TextFrame,
        EachMageFrame,
    )
}
"""The kinds of frames by their names in plain data."""
