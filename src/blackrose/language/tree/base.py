"""What all records and all nodes of the syntax tree have in common, and the families of forms."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any


@dataclass(frozen=True, slots=True)
class Record:
    """Plain data that never changes: a node of the tree, a component, a part of an edition."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by making it anew: pickle would set the fields one by one, which a frozen record refuses."""
        return type(self), tuple([getattr(self, field.name) for field in fields(self)])


@dataclass(frozen=True, slots=True)
class Node(Record):
    """A piece of a card's text."""


@dataclass(frozen=True, slots=True)
class Clause(Node):
    """One verb: what is done, or what holds for a time."""


@dataclass(frozen=True, slots=True)
class Fact(Node):
    """Something that can be the case: ``you have no damage``."""


@dataclass(frozen=True, slots=True)
class Countable(Node):
    """Something that can be counted: ``for each damage on you``."""


@dataclass(frozen=True, slots=True)
class If(Node):
    """What stands before the clauses of a sentence and decides whether they are carried out."""
