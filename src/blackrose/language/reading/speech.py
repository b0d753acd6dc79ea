"""Joins clauses into sentences: of whom each one is said, and whether its verb fits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.form import Manner
from blackrose.language.reading.agreement import start
from blackrose.language.reading.entries import Predicate
from blackrose.language.reading.models import Group
from blackrose.language.reading.rules import Reading, rule
from blackrose.language.tree import Quantifier, Whose

SaidOf = tuple[int, Any, Predicate]
"""A clause as it was read: where, its subject or None, and what is said."""


@rule
def clause(reading: Reading, meta: Meta, subject: Any, predicate: Predicate) -> SaidOf:
    """ "the target loses 1 power" """
    return start(meta), subject, predicate


@rule
def whole_clause(reading: Reading, meta: Meta, predicate: Predicate) -> SaidOf:
    """ "this quest is not solved" """
    return start(meta), None, predicate


@rule
def clauses(reading: Reading, meta: Meta, *read: SaidOf | tree.Bonus) -> tuple[bool, tuple[tree.Clause, ...]]:
    """Return whether the first clause is an order, and the clauses."""
    current: Any = None
    made: list[tree.Clause] = []
    for part in read:
        if isinstance(part, tree.Bonus):
            made[-1] = _second_bonus(reading, made[-1], part)
            continue
        offset, subject, predicate = part
        current = _subject_of(reading, offset, subject, predicate, current)
        actor = current.models if isinstance(current, Group) else current
        made.append(predicate.made(tree.You() if actor is None else actor))
    first = read[0]
    order = not isinstance(first, tree.Bonus) and first[1] is None and not first[2].third
    return order, tuple(made)


def _second_bonus(reading: Reading, clause: tree.Clause, bonus: tree.Bonus) -> tree.Clause:
    """ "… activates with +1 Strength and +1 Speed": only an activation has two raises in one clause."""
    if not isinstance(clause, tree.Activate) or clause.bonus is None or clause.second is not None:
        offset = reading.marks[id(bonus)][1]
        raise CardError(Kind.AGREEMENT, offset=offset, read=f"{bonus.value:+}", expected=["a verb"])
    made = replace(clause, second=bonus)
    reading.marks[id(made)] = (made, reading.marks[id(clause)][1])
    return made


def _subject_of(reading: Reading, offset: int, subject: Any, predicate: Predicate, before: Any) -> Any:
    """Return the subject of a clause, or None for an order."""
    if reading.speaker and (subject is None or isinstance(subject, tree.You)):
        return _told_of_avatar(reading, offset, subject, predicate, before)
    if subject is None:
        return _left_out(predicate, before)
    if subject == before:
        raise CardError(
            Kind.AGREEMENT, "the subject is named twice", offset=offset, expected=["the verb alone"]
        )
    _check_subject(offset, subject, predicate)
    return subject


def _told_of_avatar(reading: Reading, offset: int, subject: Any, predicate: Predicate, before: Any) -> Any:
    """Return the subject of a clause on a command: nothing is an order there, the Avatar is named."""
    if predicate.manner is Manner.WHOLE:
        return None
    if subject is None and before is None:
        wanted = f'"{reading.you}"'
        raise CardError(Kind.AGREEMENT, offset=predicate.offset, expected=[f"who, before the verb: {wanted}"])
    if subject is None and not isinstance(before, tree.You):
        return _left_out(predicate, before)
    if subject is not None and subject == before:
        raise CardError(
            Kind.AGREEMENT, "the subject is named twice", offset=offset, expected=["the verb alone"]
        )
    if predicate.manner is Manner.ORDER and not predicate.form.of_avatar:
        raise CardError(Kind.AGREEMENT, "this can only be an order", offset=offset, expected=["another verb"])
    if not predicate.having:
        predicate.fit(third=True)
    return tree.You()


def _left_out(predicate: Predicate, before: Any) -> Any:
    """Return the subject of a verb that stands alone: none for an order, or the one of the clause before."""
    if predicate.manner is Manner.WHOLE:
        return None
    orders = before is None or isinstance(before, tree.You | Group)
    if predicate.manner in (Manner.DEED, Manner.ORDER) and (orders or not predicate.third):
        predicate.fit(third=False)
        return None
    if before is None:
        raise CardError(Kind.AGREEMENT, offset=predicate.offset, expected=["who, before the verb"])
    if isinstance(before, tree.Models) and before.quantifier in (Quantifier.ONE, Quantifier.ANOTHER):
        raise CardError(
            Kind.AMBIGUOUS,
            "this could be the same model or a new choice",
            offset=predicate.offset,
            expected=['"it"'],
        )
    _check_subject(predicate.offset, before, predicate)
    return before


def _check_subject(offset: int, subject: Any, predicate: Predicate) -> None:
    if predicate.manner is Manner.ORDER:
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
    if isinstance(subject, tree.BlackRose) and predicate.manner in (Manner.STATE, Manner.RULE):
        raise CardError(Kind.AGREEMENT, offset=offset, read="the Black Rose", expected=["a model"])
    _check_plural(offset, subject, predicate)
    predicate.fit(third=not isinstance(subject, tree.You | Group))


def _check_plural(offset: int, subject: Any, predicate: Predicate) -> None:
    """ "Your evocations have", "evocations cannot", but "each mage gains"."""
    rule = predicate.manner is Manner.RULE
    if isinstance(subject, Group) and subject.models.whose is Whose.ANY and not rule:
        raise CardError(Kind.AGREEMENT, offset=offset, expected=['"each …"'])
    if predicate.having and _one_by_one(subject, rule):
        read, verb = ("each", "cannot") if rule else ("each of", "have")
        wanted = f'the plural ("your evocations {verb}")'
        raise CardError(Kind.AGREEMENT, offset=offset, read=read, expected=[wanted])


def _one_by_one(subject: Any, rule: bool) -> bool:
    """Return whether the subject names models one by one, although the verb takes only the plural."""
    if not isinstance(subject, tree.Models) or (subject.whose is Whose.ANY and not rule):
        return False
    return subject.quantifier in (Quantifier.EACH, Quantifier.EACH_OTHER)
