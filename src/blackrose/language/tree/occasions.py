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
When = Trigger | Condition
