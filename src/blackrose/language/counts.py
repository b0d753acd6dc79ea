"""Builds the tree of amounts: figures, and what they are counted by."""

from __future__ import annotations

from dataclasses import dataclass

from lark import Token
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.phrases import (
    Described,
    Filter,
    Names,
    Owned,
    Phrases,
    Several,
    check_several,
    check_word,
    number,
    start,
)
from blackrose.language.tree import Quantifier, Whose


@dataclass(frozen=True)
class Counting:
    """The tail of a clause: "plus 1 for every 2 damage on you, up to 3"."""

    count: tree.Countable
    every: int
    cap: int | None
    plus: int | None
    offset: int


@dataclass(frozen=True)
class Group:
    """Models in the plural: "your evocations have +1 Strength", "evocations cannot suffer damage"."""

    models: tree.Models


def amount(figure: tree.Number | tree.All, counting: Counting | None) -> tree.Amount:
    """The amount of a clause, from its figure and its "for each …" tail."""
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


def check_count(figure: tree.Number | tree.All, several: Several, word: str) -> None:
    """Refuses "2 spell" and "1 spells"."""
    check_several(figure, Several(several.many, several.offset, word))


class Counts(Phrases):
    """Amounts, and what can be counted."""

    def qty(self, meta: Meta, token: Token) -> tree.Number | tree.All:
        return tree.All() if token.type == "ALL" else tree.Number(number(token))

    def one_thing(self, meta: Meta) -> Several:
        return Several(False, start(meta), "")

    def many_things(self, meta: Meta) -> Several:
        return Several(True, start(meta), "")

    def cap(self, meta: Meta, token: Token) -> int:
        return number(token)

    def plus(self, meta: Meta, token: Token) -> int:
        return number(token)

    def for_each(self, meta: Meta, plus: int | None, count: tree.Countable, cap: int | None) -> Counting:
        return Counting(count, 1, cap, plus, start(meta))

    def for_every(
        self, meta: Meta, plus: int | None, every: Token, count: tree.Countable, cap: int | None
    ) -> Counting:
        return Counting(count, number(every, least=2), cap, plus, start(meta))

    # damage

    def damage_on(self, meta: Meta, who: tree.ModelRef) -> tree.DamageOn:
        return tree.DamageOn(who)

    def black_damage_on(self, meta: Meta, who: tree.ModelRef) -> tree.DamageOn:
        return tree.DamageOn(who, black=True)

    def ignored(self, meta: Meta) -> tree.Ignored:
        return self._mark(meta, tree.Ignored())

    def suffered(self, meta: Meta) -> tree.Suffered:
        return self._mark(meta, tree.Suffered())

    # instability and spells

    def instability_in(self, meta: Meta, where: tree.RoomRef) -> tree.InstabilityIn:
        return tree.InstabilityIn(where)

    def your_instability_in(self, meta: Meta, where: tree.RoomRef) -> tree.InstabilityIn:
        return tree.InstabilityIn(where, yours=True)

    def spells_revealed(self, meta: Meta, sorts: tuple[Names, Names]) -> tree.SpellsRevealed:
        return tree.SpellsRevealed(*sorts)

    # models and what they carry

    def counted(
        self, meta: Meta, noun: Described, filter_: Filter | None, place: tree.Place | None
    ) -> tree.ModelsCounted:
        return tree.ModelsCounted(self.several(meta, Quantifier.EACH, (Whose.ANY, noun), filter_, place))

    def counted_other(
        self, meta: Meta, noun: Described, filter_: Filter | None, place: tree.Place | None
    ) -> tree.ModelsCounted:
        models = self.several(meta, Quantifier.EACH_OTHER, (Whose.ANY, noun), filter_, place)
        return tree.ModelsCounted(models)

    def counted_owned(
        self, meta: Meta, owned: Owned, filter_: Filter | None, place: tree.Place | None
    ) -> tree.ModelsCounted:
        return tree.ModelsCounted(self.several(meta, Quantifier.EACH, owned, filter_, place))

    def counted_owned_other(
        self, meta: Meta, owned: Owned, filter_: Filter | None, place: tree.Place | None
    ) -> tree.ModelsCounted:
        return tree.ModelsCounted(self.several(meta, Quantifier.EACH_OTHER, owned, filter_, place))

    def group(self, meta: Meta, owned: Owned, filter_: Filter | None, place: tree.Place | None) -> Group:
        return Group(self.several(meta, Quantifier.EACH, owned, filter_, place))

    def group_other(
        self, meta: Meta, owned: Owned, filter_: Filter | None, place: tree.Place | None
    ) -> Group:
        return Group(self.several(meta, Quantifier.EACH_OTHER, owned, filter_, place))

    def group_all(
        self, meta: Meta, noun: Described, filter_: Filter | None, place: tree.Place | None
    ) -> Group:
        return Group(self.several(meta, Quantifier.EACH, (Whose.ANY, noun), filter_, place))

    def strength_of(self, meta: Meta, stat: Token, group: Group) -> tree.StrengthOf:
        check_word(stat, "Strength")
        return tree.StrengthOf(group.models)

    def carried_jinx(self, meta: Meta, who: tree.ModelRef) -> tree.Carried:
        return tree.Carried("jinx", who)

    def carried_upgrade(self, meta: Meta, who: tree.ModelRef) -> tree.Carried:
        return tree.Carried("upgrade", who)

    def carried_destiny(self, meta: Meta, who: tree.ModelRef) -> tree.Carried:
        return tree.Carried("Destiny", who)

    def carried_evocation(self, meta: Meta, noun: Described, who: tree.ModelRef) -> tree.Carried:
        if noun.damaged:
            raise CardError(Kind.AGREEMENT, offset=start(meta), read="damaged", expected=["a name"])
        return tree.Carried(noun.noun.word, who)

    def their_destiny(self, meta: Meta) -> tree.TheirDestiny:
        return self._mark(meta, tree.TheirDestiny())

    def assigned(self, meta: Meta) -> tree.Assigned:
        return self._mark(meta, tree.Assigned())
