"""Joins clauses into sentences: of whom each one is said, and whether its verb fits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.clauses import Clauses
from blackrose.language.counts import Group
from blackrose.language.errors import CardError, Kind
from blackrose.language.phrases import check_verb, start
from blackrose.language.predicates import Predicate, Said
from blackrose.language.tree import Quantifier, Whose


class Speech(Clauses):
    """Joins clauses: finds out of whom each one is said, and whether the verb fits."""

    def clause(self, meta: Meta, subject: Any, predicate: Predicate) -> tuple[int, Any, Predicate]:
        return start(meta), subject, predicate

    def whole_clause(self, meta: Meta, predicate: Predicate) -> tuple[int, Any, Predicate]:
        return start(meta), None, predicate

    def clauses(
        self, meta: Meta, *read: tuple[int, Any, Predicate] | tree.Bonus
    ) -> tuple[bool, tuple[tree.Clause, ...]]:
        """The clauses, and whether the first one is an order."""
        current: Any = None
        made: list[tree.Clause] = []
        for part in read:
            if isinstance(part, tree.Bonus):
                made[-1] = self._second_bonus(made[-1], part)
                continue
            offset, subject, predicate = part
            current = self._subject_of(offset, subject, predicate, current)
            actor = current.models if isinstance(current, Group) else current
            made.append(predicate.make(tree.You() if actor is None else actor))
        first = read[0]
        order = not isinstance(first, tree.Bonus) and first[1] is None and not first[2].third
        return order, tuple(made)

    def _second_bonus(self, clause: tree.Clause, bonus: tree.Bonus) -> tree.Clause:
        """ "… activates with +1 Strength and +1 Speed": only an activation has two raises in one clause."""
        if not isinstance(clause, tree.Activate) or clause.bonus is None or clause.second is not None:
            offset = self.marks[id(bonus)][1]
            raise CardError(Kind.AGREEMENT, offset=offset, read=f"{bonus.value:+}", expected=["a verb"])
        made = replace(clause, second=bonus)
        self.marks[id(made)] = (made, self.marks[id(clause)][1])
        return made

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
        if predicate.said is Said.WHOLE:
            return None
        orders = before is None or isinstance(before, tree.You | Group)
        if predicate.said in (Said.DEED, Said.ORDER) and (orders or not predicate.third):
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
        having = predicate.having
        if isinstance(subject, tree.You | Group) and not having:
            wanted = '"each of …"' if isinstance(subject, Group) else "the verb alone, as an order"
            raise CardError(Kind.AGREEMENT, offset=offset, expected=[wanted])
        if isinstance(subject, tree.BlackRose) and predicate.said in (Said.STATE, Said.RULE):
            raise CardError(Kind.AGREEMENT, offset=offset, read="the Black Rose", expected=["a model"])
        if (
            isinstance(subject, Group)
            and subject.models.whose is Whose.ANY
            and predicate.said is not Said.RULE
        ):
            raise CardError(Kind.AGREEMENT, offset=offset, expected=['"each …"'])
        if having and self._is_group(subject, predicate):
            having_said = ("each of", "have") if predicate.said is not Said.RULE else ("each", "cannot")
            raise CardError(
                Kind.AGREEMENT,
                offset=offset,
                read=having_said[0],
                expected=[f'the plural ("your evocations {having_said[1]}")'],
            )
        self._fit(predicate, third=not isinstance(subject, tree.You | Group))

    def _is_group(self, subject: Any, predicate: Predicate) -> bool:
        """Whether somebody's models are named one by one; "have" takes them in the plural only, and "cannot"
        takes all models so.
        """
        if not isinstance(subject, tree.Models):
            return False
        if subject.whose is Whose.ANY and predicate.said is not Said.RULE:
            return False
        return subject.quantifier in (Quantifier.EACH, Quantifier.EACH_OTHER)

    def _fit(self, predicate: Predicate, third: bool) -> None:
        if predicate.verb is not None:
            check_verb(predicate.verb, third)
