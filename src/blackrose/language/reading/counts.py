"""Builds amounts: figures, and what they are counted by."""

from __future__ import annotations

from dataclasses import dataclass

from lark import Token
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.reading.agreement import Several, check_word, number, signed, start
from blackrose.language.reading.rules import RULES, Reading, rule
from blackrose.language.tree import Stat


@dataclass(frozen=True)
class Counting:
    """The tail of a clause: "plus 1 for every 2 damage on you, up to 3"."""

    count: tree.Countable
    every: int
    cap: int | None
    plus: int | None
    offset: int


@dataclass(frozen=True)
class Chosen:
    """Which evocation is summoned where no name says it."""

    offset: int
    health: int | None = None
    same_kind: bool = False


def amount(figure: tree.Number | tree.All, counting: Counting | None) -> tree.Amount:
    """Return the amount of a clause, from its figure and its "for each …"."""
    if counting is None:
        return figure
    if isinstance(figure, tree.All):
        raise CardError(
            Kind.AGREEMENT,
            '"all" cannot be counted',
            offset=counting.offset,
            read="for",
            expected=["a full stop"],
        )
    if counting.plus is None:
        return tree.ForEach(figure.value, counting.count, counting.every, counting.cap)
    return tree.ForEach(counting.plus, counting.count, counting.every, counting.cap, figure.value)


@rule
def qty(reading: Reading, meta: Meta, token: Token) -> tree.Number | tree.All:
    """ "2", "all" """
    return tree.All() if token.type == "ALL" else tree.Number(number(token))


RULES.update(
    one_thing=lambda reading, meta: Several(False, start(meta), ""),
    many_things=lambda reading, meta: Several(True, start(meta), ""),
    cap=lambda reading, meta, token: number(token),
    plus=lambda reading, meta, token: number(token),
)


@rule
def for_each(
    reading: Reading, meta: Meta, plus: int | None, count: tree.Countable, cap: int | None
) -> Counting:
    """ "for each damage on you" """
    return Counting(count, 1, cap, plus, start(meta))


@rule
def for_every(
    reading: Reading, meta: Meta, plus: int | None, every: Token, count: tree.Countable, cap: int | None
) -> Counting:
    """ "for every 2 damage on you, up to 3" """
    return Counting(count, number(every, least=2), cap, plus, start(meta))


@rule
def bonus(
    reading: Reading, meta: Meta, figure: Token, stat: Token, count: tree.Countable | None
) -> tree.Bonus:
    """ "+1 Strength for each damage on it" """
    return reading.mark(meta, tree.Bonus(signed(figure), Stat(str(stat)), count))


@rule
def of_your_choice(reading: Reading, meta: Meta, figure: Token | None, stat: Token | None) -> Chosen:
    """ "of your choice with at most 3 Health" """
    if figure is None or stat is None:
        return Chosen(start(meta))
    check_word(stat, "Health")
    return Chosen(start(meta), health=number(figure))


@rule
def of_the_same_kind(reading: Reading, meta: Meta) -> Chosen:
    """ "of the same kind" """
    return Chosen(start(meta), same_kind=True)


# What a target carries: the thing, and its noun where that must agree with a figure

Carried = tuple[str, Several | None]


@rule
def destiny_carried(reading: Reading, meta: Meta) -> Carried:
    """ "Destiny" """
    return "Destiny", None


@rule
def jinxes_carried(reading: Reading, meta: Meta, jinxes: Several) -> Carried:
    """ "jinxes" """
    return "jinx", Several(jinxes.many, jinxes.offset, "jinx")


@rule
def kind_carried(reading: Reading, meta: Meta, kind: tuple[tree.Noun, Several | None]) -> Carried:
    """ "Umbras" """
    return kind[0].word, kind[1]
