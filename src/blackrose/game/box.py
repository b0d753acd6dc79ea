"""What a box, an edition and the compiled rules of a game are made of.

A pack is a box: its components in the order of their numbers. Rules are a pack made ready to be played by an
edition with so many seats; ``rules.programs`` are all texts, by the numbers that views and events name
effects with.
"""

from __future__ import annotations

from blackrose.editions.needs import too_few
from blackrose.editions.steps import in_play
from blackrose.engine.components import (
    Armed,
    Avatar,
    Command,
    Component,
    EventCard,
    Evocation,
    Jinx,
    Mage,
    Name,
    Pack,
    Part,
    Quest,
    Room,
    School,
    Skill,
    Spell,
    Upgrade,
)
from blackrose.engine.edition import Difficulty, Edition
from blackrose.engine.geometry import Hex, Lodge
from blackrose.engine.programs import Program, inner_code, walk
from blackrose.engine.rules import Rules

__all__ = [
    "Armed",
    "Avatar",
    "Command",
    "Component",
    "Difficulty",
    "Edition",
    "EventCard",
    "Evocation",
    "Hex",
    "Jinx",
    "Lodge",
    "Mage",
    "Name",
    "Pack",
    "Part",
    "Program",
    "Quest",
    "Room",
    "Rules",
    "School",
    "Skill",
    "Spell",
    "Upgrade",
    "in_play",
    "inner_code",
    "too_few",
    "walk",
]
