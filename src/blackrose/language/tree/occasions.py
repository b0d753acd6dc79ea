"""Triggers, when something happens, and conditions, when something is the case."""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.language.tree.base import Fact, Node
from blackrose.language.tree.phrases import ModelRef


@dataclass(frozen=True, slots=True)
class PlainTrigger(Node):
    """Something that happens to somebody, or that somebody does."""

    who: ModelRef


@dataclass(frozen=True, slots=True)
class AllOf(Node):
    """Conditions joined by "and"; the second and further leave out "you"."""

    parts: tuple[Fact, ...]


Condition = Fact | AllOf


@dataclass(frozen=True, slots=True)
class While(Node):
    """``you resolve a spell while you have at least 3 revealed air spells``: it happens, and that is the
    case.
    """

    trigger: PlainTrigger
    condition: Condition


Trigger = PlainTrigger | While


@dataclass(frozen=True, slots=True)
class Deed(Node):
    """Something that happens so often in a round (``you defeat an evocation, 2 times``), or to so many
    (``you enter a room, 4 different ones``).
    """

    trigger: Trigger
    times: int = 1
    different: bool = False


@dataclass(frozen=True, slots=True)
class InOneRound(Node):
    """``in one round: you activate a red room; and you have no damage``: what must happen and be the case
    before the round ends, in any order.
    """

    parts: tuple[Deed | Condition, ...]


When = Trigger | Condition | InOneRound
