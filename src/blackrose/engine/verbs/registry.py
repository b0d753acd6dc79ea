"""Which function carries out which clause, and which says how far it could be carried out.

Every module of verbs registers its functions here as it is imported; the package imports them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from blackrose.engine.table import Table, TextFrame
from blackrose.engine.verbs.possibility import NOT, YES, Possible, together
from blackrose.language import tree as tr

C = TypeVar("C")

VERBS: Final[dict[type, Callable[[Table, TextFrame, Any], bool]]] = {}
"""For each kind of clause the function that carries it out and says whether it was carried out."""

VERIFIERS: Final[dict[type, Callable[[Table, TextFrame, Any], Possible]]] = {}
"""For each kind of clause the function that says how far it could be carried out now."""

STANDING: Final[set[type]] = set()
"""The kinds of clauses that only stand as rules: they hold, and nothing happens when they are read."""


def verb(
    node: type[C],
) -> Callable[[Callable[[Table, TextFrame, C], bool]], Callable[[Table, TextFrame, C], bool]]:
    """Registers the function that carries a kind of clause out."""

    def register(function: Callable[[Table, TextFrame, C], bool]) -> Callable[[Table, TextFrame, C], bool]:
        _enter(VERBS, node, function)
        return function

    return register


def possible(
    node: type[C],
) -> Callable[[Callable[[Table, TextFrame, C], Possible]], Callable[[Table, TextFrame, C], Possible]]:
    """Registers the function that says how far a kind of clause could be carried out."""

    def register(
        function: Callable[[Table, TextFrame, C], Possible],
    ) -> Callable[[Table, TextFrame, C], Possible]:
        _enter(VERIFIERS, node, function)
        return function

    return register


def standing(*nodes: type) -> None:
    """Registers kinds of clauses that only stand as rules."""
    for node in nodes:
        _enter(VERBS, node, _nothing_now)
        _enter(VERIFIERS, node, _always)
        STANDING.add(node)


def _enter(table: dict[type, Any], node: type, function: object) -> None:
    if node in table:
        raise ValueError(f"{node.__name__} is registered twice")
    table[node] = function


def _nothing_now(t: Table, f: TextFrame, clause: object) -> bool:
    """A rule that holds while its card lies there, or that was minded when the card was aimed."""
    return True


def _always(t: Table, f: TextFrame, clause: object) -> Possible:
    return YES


def is_paid(number: int, wanted: int, ref: tr.Amount) -> bool:
    """Whether somebody has paid all of a cost; "all" is whatever there is, but not nothing."""
    return number > 0 if isinstance(ref, tr.All) else number == wanted


def in_full(paid: list[bool]) -> bool:
    """Whether a cost was paid in full: each of those who had to has paid, and there was anybody (EFF.34).

    It takes a list, so that whoever comes after one who cannot pay pays all the same.
    """
    return bool(paid) and all(paid)


def verify(t: Table, f: TextFrame, clause: tr.Clause) -> Possible:
    """How far a clause could be carried out now, and why not further. Changes nothing and asks nobody."""
    return VERIFIERS[type(clause)](t, f, clause)


def can(t: Table, f: TextFrame, clause: tr.Clause) -> bool:
    """Whether a clause could do anything now."""
    return verify(t, f, clause).extent != NOT


def verify_sentence(t: Table, f: TextFrame, sentence: tr.Sentence) -> Possible:
    """How far the clauses of a sentence could be carried out, each as if it came first.

    What was really done decides about "if you do", not this.
    """
    return together([verify(t, f, clause) for clause in sentence.clauses])
