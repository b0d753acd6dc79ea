"""The rules of the core grammar, by name, with the functions that build their nodes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.reading.agreement import start
from blackrose.language.references import Marks
from blackrose.language.vocabulary import said_of_avatar

DEEPEST = 3
"""How many phrases may stand inside each other: "a room 1 from a mage 2 from an evocation in the Lodge"."""

Node = TypeVar("Node")
Function = TypeVar("Function", bound=Callable[..., Any])
RULES: dict[str, Callable[..., Any]] = {}


def rule(function: Function) -> Function:
    """Let a function build the rule of its name; it gets the reading, the place and the parts."""
    RULES[function.__name__] = function
    return function


@dataclass
class Reading:
    """The reading of one text. ``marks`` remember where each node was read, for the checks that follow.

    ``speaker`` is the Avatar whose command it is: there its name stands for whoever carries the text out.
    """

    marks: Marks = field(default_factory=dict)
    speaker: str = ""

    @property
    def you(self) -> str:
        """What whoever carries the text out is called in it."""
        return said_of_avatar(self.speaker) if self.speaker else "you"

    def mark(self, meta: Meta, node: Node) -> Node:
        """Remember the place of a node, and return it."""
        self.marks[id(node)] = (node, start(meta))
        return node

    def bounded(self, meta: Meta, node: Node) -> Node:
        """Remember the place of a node, and refuse it if too many phrases stand inside each other."""
        if depth(node) > DEEPEST:
            raise CardError(Kind.TOO_DEEP, f"at most {DEEPEST} phrases inside each other", offset=start(meta))
        return self.mark(meta, node)


def depth(node: object) -> int:
    """Return how many phrases stand inside each other."""
    if isinstance(node, tree.Models):
        return 1 + depth(node.place)
    if isinstance(node, tree.RoomAt | tree.Within):
        return (1 if isinstance(node, tree.RoomAt) else 0) + depth(node.anchor)
    return 0


def truth(reading: Reading, meta: Meta) -> bool:
    """Read words that are either there or not."""
    return True
