"""Joins clauses into sentences: of whom each one is said, and whether its verb fits."""

from __future__ import annotations

from typing import Any

from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.clauses import Clauses, Group, Predicate, Said
from blackrose.language.errors import CardError, Kind
from blackrose.language.phrases import BASE, check_verb, start
from blackrose.language.tree import Quantifier, Whose


class Speech(Clauses):
    """Joins clauses: finds out of whom each one is said, and whether the verb fits."""

    def clause(self, meta: Meta, subject: Any, predicate: Predicate) -> tuple[int, Any, Predicate]:
        return start(meta), subject, predicate

    def clauses(self, meta: Meta, *read: tuple[int, Any, Predicate]) -> tuple[bool, tuple[tree.Clause, ...]]:
        """The clauses, and whether the first one is an order."""
        current: Any = None
        made = []
        for offset, subject, predicate in read:
            current = self._subject_of(offset, subject, predicate, current)
            actor = current.models if isinstance(current, Group) else current
            made.append(predicate.make(tree.You() if actor is None else actor))
        first = read[0]
        return first[1] is None and not first[2].third, tuple(made)

    def _subject_of(self, offset: int, subject: Any, predicate: Predicate, before: Any) -> Any:
        """Of whom a clause is said; None for an order."""
        if subject is None:
            return self._left_out(predicate, before)
        if subject == before:
            raise CardError(
                Kind.AGREEMENT, "the same subject again", offset=offset, expected=["the verb alone"]
            )
        self._check_subject(offset, subject, predicate)
        return subject

    def _left_out(self, predicate: Predicate, before: Any) -> Any:
        """A verb alone is an order, or goes on speaking of the subject before it ("… and loses 1 power")."""
        orders = before is None or isinstance(before, tree.You | Group)
        if predicate.said is not Said.STATE and (orders or not predicate.third):
            self._fit(predicate, third=False)
            return None
        if before is None:
            raise CardError(Kind.AGREEMENT, offset=predicate.offset, expected=["who, before the verb"])
        if isinstance(before, tree.Models) and before.quantifier in (Quantifier.ONE, Quantifier.ANOTHER):
            raise CardError(
                Kind.AMBIGUOUS, "the same one, or a new choice?", offset=predicate.offset, expected=['"it"']
            )
        self._check_subject(predicate.offset, before, predicate)
        return before

    def _check_subject(self, offset: int, subject: Any, predicate: Predicate) -> None:
        if predicate.said is Said.ORDER:
            raise CardError(
                Kind.AGREEMENT,
                "this can only be an order",
                offset=offset,
                expected=["the verb without subject"],
            )
        having = predicate.verb is not None and BASE.get(predicate.verb, predicate.verb) == "have"
        if isinstance(subject, tree.You | Group) and not having:
            wanted = '"each of …"' if isinstance(subject, Group) else "the verb alone, as an order"
            raise CardError(Kind.AGREEMENT, offset=offset, expected=[wanted])
        if isinstance(subject, tree.BlackRose) and predicate.said is Said.STATE:
            raise CardError(Kind.AGREEMENT, offset=offset, read="the Black Rose", expected=["a model"])
        if having and self._is_group(subject):
            raise CardError(
                Kind.AGREEMENT,
                offset=offset,
                read="each of",
                expected=['the plural ("your evocations have")'],
            )
        self._fit(predicate, third=not isinstance(subject, tree.You | Group))

    def _is_group(self, subject: Any) -> bool:
        """Whether somebody's models are named one by one; "have" takes them in the plural only."""
        if not isinstance(subject, tree.Models) or subject.whose is Whose.ANY:
            return False
        return subject.quantifier in (Quantifier.EACH, Quantifier.EACH_OTHER)

    def _fit(self, predicate: Predicate, third: bool) -> None:
        if predicate.verb is not None:
            check_verb(predicate.verb, third)
