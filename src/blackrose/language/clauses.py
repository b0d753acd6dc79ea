"""Builds the tree of clauses: one verb each, said of somebody or as an order to "you"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Any

from lark import Token
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.occasions import Occasions
from blackrose.language.phrases import (
    BASE,
    Counting,
    Several,
    check_several,
    check_word,
    number,
    start,
)
from blackrose.language.tree import Kept, Pile, Quantifier, Stat, Thing, Whose


class Said(Enum):
    """How a verb can be said."""

    DEED = "of anybody, or as an order"
    ORDER = "as an order only"
    STATE = "of somebody only"


@dataclass(frozen=True)
class Group:
    """A subject in the plural, which only "have" takes: "your evocations have +1 Strength"."""

    models: tree.Models


@dataclass(frozen=True)
class Predicate:
    """A clause that does not know yet of whom it is said."""

    said: Said
    verb: Token | None
    make: Callable[[Any], tree.Clause]
    offset: int

    @property
    def third(self) -> bool:
        """Whether the verb is in its third person; a verb without token ("activates") always is."""
        return self.said is not Said.ORDER if self.verb is None else self.verb in BASE


@dataclass(frozen=True)
class Possessive:
    """ "your" or "their", which must fit the one who acts."""

    yours: bool
    offset: int

    def check(self, actor: tree.Actor) -> None:
        """Refuses "the target draws 1 spell from your grimoire"."""
        forms = ("their", "your")
        fits = isinstance(actor, tree.You)
        if fits != self.yours:
            raise CardError(
                Kind.AGREEMENT, offset=self.offset, read=forms[self.yours], expected=[f'"{forms[fits]}"']
            )


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
    return tree.ForEach(figure.value, counting.count, counting.every, counting.cap)


def check_count(figure: tree.Number | tree.All, several: Several, word: str) -> None:
    """Refuses "2 spell" and "1 spells"."""
    check_several(figure, Several(several.many, several.offset, word))


class Clauses(Occasions):
    """The verbs."""

    def _predicate(
        self, meta: Meta, said: Said, verb: Token | None, make: Callable[[Any], tree.Clause]
    ) -> Predicate:
        return Predicate(said, verb, lambda actor: self._mark(meta, make(actor)), start(meta))

    def _deed(self, meta: Meta, verb: Token, make: Callable[[Any], tree.Clause]) -> Predicate:
        return self._predicate(meta, Said.DEED, verb, make)

    def _order(self, meta: Meta, verb: Token | None, make: Callable[[Any], tree.Clause]) -> Predicate:
        return self._predicate(meta, Said.ORDER, verb, make)

    # who

    def black_rose(self, meta: Meta) -> tree.BlackRose:
        return tree.BlackRose()

    def group(self, meta: Meta, owned: tuple[Whose, tree.Noun], place: tree.Place | None) -> Group:
        return Group(self._bounded(meta, tree.Models(Quantifier.EACH, owned[1], owned[0], place)))

    def group_other(self, meta: Meta, owned: tuple[Whose, tree.Noun], place: tree.Place | None) -> Group:
        return Group(self._bounded(meta, tree.Models(Quantifier.EACH_OTHER, owned[1], owned[0], place)))

    def yours(self, meta: Meta) -> Possessive:
        return Possessive(True, start(meta))

    def theirs(self, meta: Meta) -> Possessive:
        return Possessive(False, start(meta))

    # power and damage

    def gain(self, meta: Meta, verb: Token, qty: Any, each: Any) -> Predicate:
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.Gain(actor, total))

    def lose(self, meta: Meta, verb: Token, qty: Any, each: Any) -> Predicate:
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.Lose(actor, total))

    def inflict(self, meta: Meta, verb: Token, qty: Any, on: Any, each: Any) -> Predicate:
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.Inflict(actor, total, on))

    def heal(self, meta: Meta, verb: Token, qty: Any, on: Any, each: Any) -> Predicate:
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.Heal(actor, total, on))

    def convert_damage(self, meta: Meta, verb: Token, qty: Any, on: Any, each: Any) -> Predicate:
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.Convert(actor, total, Thing.DAMAGE, on))

    def convert_inflicted(self, meta: Meta, verb: Token, qty: Any, by: Any) -> Predicate:
        if not isinstance(qty, tree.All):
            raise CardError(
                Kind.AGREEMENT, offset=start(meta), read=str(qty.value), expected=['"all damage"']
            )
        return self._deed(meta, verb, lambda actor: tree.ConvertInflicted(actor, by))

    def ignore(self, meta: Meta, qty: Any, each: Any) -> Predicate:
        if isinstance(qty, tree.All):
            raise CardError(
                Kind.AGREEMENT, offset=start(meta), read="up to all", expected=['"ignore all of"']
            )
        total = amount(qty, each)
        return self._order(meta, None, lambda _: tree.Ignore(total))

    def ignore_all(self, meta: Meta, qty: Any) -> Predicate:
        if not isinstance(qty, tree.All):
            raise CardError(
                Kind.AGREEMENT, offset=start(meta), read=f"ignore {qty.value}", expected=['"ignore up to"']
            )
        return self._order(meta, None, lambda _: tree.Ignore(qty))

    # instability

    def black(self, meta: Meta) -> bool:
        return True

    def convert_instability(self, meta: Meta, verb: Token, qty: Any, where: Any, each: Any) -> Predicate:
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.Convert(actor, total, Thing.INSTABILITY, where))

    def place_instability(
        self, meta: Meta, verb: Token, qty: Any, black: bool | None, where: Any, each: Any
    ) -> Predicate:
        total = amount(qty, each)

        def make(actor: tree.Actor) -> tree.Clause:
            if black and isinstance(actor, tree.BlackRose):
                raise CardError(
                    Kind.AGREEMENT, "the Black Rose places her own", offset=start(meta), expected=["no owner"]
                )
            return tree.PlaceInstability(actor, total, where, bool(black))

        return self._deed(meta, verb, make)

    def remove_instability(
        self, meta: Meta, verb: Token, qty: Any, whose: Possessive, where: Any, each: Any
    ) -> Predicate:
        total = amount(qty, each)

        def make(actor: tree.Actor) -> tree.Clause:
            whose.check(actor)
            return tree.RemoveInstability(actor, total, where)

        return self._deed(meta, verb, make)

    # spells

    def draw_grimoire(
        self, meta: Meta, verb: Token, qty: Any, spells: Several, whose: Possessive, each: Any
    ) -> Predicate:
        return self._drawn(meta, verb, qty, spells, each, Pile.GRIMOIRE, whose)

    def draw_library(self, meta: Meta, verb: Token, qty: Any, spells: Several, each: Any) -> Predicate:
        return self._drawn(meta, verb, qty, spells, each, Pile.LIBRARY)

    def take_forgotten(self, meta: Meta, verb: Token, qty: Any, spells: Several, each: Any) -> Predicate:
        return self._drawn(meta, verb, qty, spells, each, Pile.FORGOTTEN)

    def take_memories(
        self, meta: Meta, verb: Token, qty: Any, spells: Several, whose: Possessive, each: Any
    ) -> Predicate:
        return self._drawn(meta, verb, qty, spells, each, Pile.MEMORIES, whose)

    def _drawn(
        self,
        meta: Meta,
        verb: Token,
        qty: Any,
        spells: Several,
        each: Any,
        pile: Pile,
        whose: Possessive | None = None,
    ) -> Predicate:
        check_count(qty, spells, "spell")
        total = amount(qty, each)

        def make(actor: tree.Actor) -> tree.Clause:
            if whose is not None:
                whose.check(actor)
            return tree.Draw(actor, total, pile)

        return self._deed(meta, verb, make)

    def discard_ready(self, meta: Meta, verb: Token, qty: Any, spells: Several, each: Any) -> Predicate:
        check_count(qty, spells, "spell")
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.Discard(actor, total, Kept.READY))

    def discard_hand(self, meta: Meta, verb: Token, qty: Any, spells: Several, each: Any) -> Predicate:
        check_count(qty, spells, "spell")
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.Discard(actor, total, Kept.HAND))

    # models

    def summon(
        self, meta: Meta, verb: Token, qty: Any, kind: tuple[tree.Noun, Several | None], where: Any, each: Any
    ) -> Predicate:
        noun, several = kind
        if several is not None:
            check_several(qty, several)
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.Summon(actor, total, noun, where))

    def remove(self, meta: Meta, verb: Token, models: Any) -> Predicate:
        return self._deed(meta, verb, lambda actor: tree.Remove(actor, models))

    def assign(self, meta: Meta, verb: Token, upgrade: Token, to: Any) -> Predicate:
        return self._deed(meta, verb, lambda actor: tree.Assign(actor, str(upgrade), to))

    def controlled(self, meta: Meta) -> bool:
        return True

    def with_bonus(self, meta: Meta, bonus: tree.Bonus) -> tree.Bonus:
        return bonus

    def bonus(self, meta: Meta, figure: Token, stat: Token) -> tree.Bonus:
        return tree.Bonus(number(figure), Stat(str(stat)))

    def until(self, meta: Meta) -> bool:
        return True

    def activate(self, meta: Meta, controlled: bool | None, bonus: tree.Bonus | None) -> Predicate:
        return self._predicate(
            meta, Said.STATE, None, lambda who: tree.Activate(who, bool(controlled), bonus)
        )

    def has(self, meta: Meta, verb: Token, bonus: tree.Bonus, until: bool | None) -> Predicate:
        return self._predicate(meta, Said.STATE, verb, lambda who: tree.Has(who, bonus, bool(until)))

    def move(self, meta: Meta, verb: Token, who: Any, count: Token, rooms: Several) -> Predicate:
        steps = number(count)
        check_count(tree.Number(steps), rooms, "room")
        return self._order(meta, verb, lambda you: tree.Move(you if who is None else who, steps))

    def put_yourself(self, meta: Meta, verb: Token, where: Any) -> Predicate:
        return self._order(meta, verb, lambda you: tree.Put(you, where))

    def put(self, meta: Meta, verb: Token, who: Any, where: Any) -> Predicate:
        return self._order(meta, verb, lambda _: tree.Put(who, where))

    def put_core(
        self, meta: Meta, verb: Token, core: tree.Models, place: tree.Place, where: Any
    ) -> Predicate:
        return self.put(meta, verb, self.models(meta, core, place), where)

    def attack(self, meta: Meta, verb: Token, word: Token, on: Any, bonus: tree.Bonus | None) -> Predicate:
        check_word(word, "a")
        return self._order(meta, verb, lambda _: tree.Attack(on, bonus))
