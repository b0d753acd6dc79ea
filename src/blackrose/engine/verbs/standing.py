"""Clauses that only stand as rules.

Modifiers look for them among the texts in force; a target that an Enhancement changes is minded by aiming.
"""

from __future__ import annotations

from blackrose.engine.verbs.registry import standing
from blackrose.language import tree as tr

standing(
    tr.Cannot,
    tr.CombineActions,
    tr.CannotSuffer,
    tr.IgnoreEach,
    tr.AttacksHitAll,
    tr.AttacksInstead,
    tr.AttacksPlace,
    tr.AttacksSpend,
    tr.PlaceLess,
    tr.RoomsClosed,
    tr.SpellsInflictMore,
    tr.StrengthIs,
    tr.SufferMore,
    tr.TargetBecomes,
    tr.TrophiesToRose,
)
