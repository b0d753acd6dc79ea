"""Builds the tree of clauses: one verb each, said of somebody or as an order to "you"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lark import Token
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.counts import amount, check_count
from blackrose.language.deeds import Deeds
from blackrose.language.errors import CardError, Kind
from blackrose.language.phrases import Possessive, Several, check_several, check_word, number, signed, start
from blackrose.language.predicates import Predicate, Said
from blackrose.language.tree import Kept, Pile, Stat, Thing


@dataclass(frozen=True)
class Chosen:
    """Which evocation is summoned where no name says it."""

    offset: int
    health: int | None = None
    same_kind: bool = False


class Clauses(Deeds):
    """The verbs."""

    def black_rose(self, meta: Meta) -> tree.BlackRose:
        return tree.BlackRose()

    # power and damage

    def gain(self, meta: Meta, verb: Token, qty: Any, each: Any) -> Predicate:
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.Gain(actor, total))

    def lose(self, meta: Meta, verb: Token, qty: Any, each: Any) -> Predicate:
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.Lose(actor, total))

    def quiet(self, meta: Meta) -> bool:
        return True

    def inflict(self, meta: Meta, verb: Token, qty: Any, quiet: bool | None, on: Any, each: Any) -> Predicate:
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.Inflict(actor, total, on, bool(quiet)))

    def not_black(self, meta: Meta) -> bool:
        return True

    def heal(
        self, meta: Meta, verb: Token, qty: Any, not_black: bool | None, on: Any, each: Any
    ) -> Predicate:
        total = amount(qty, each)
        return self._deed(meta, verb, lambda actor: tree.Heal(actor, total, on, bool(not_black)))

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

    def take_top(self, meta: Meta, verb: Token, qty: Any, top: Token, spells: Several) -> Predicate:
        of = number(top, least=2)
        check_count(tree.Number(of), spells, "spell")
        return self._deed(meta, verb, lambda actor: tree.Draw(actor, qty, Pile.FORGOTTEN, of))

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

    def of_your_choice(self, meta: Meta, figure: Token | None, stat: Token | None) -> Chosen:
        if figure is None or stat is None:
            return Chosen(start(meta))
        check_word(stat, "Health")
        return Chosen(start(meta), health=number(figure))

    def of_the_same_kind(self, meta: Meta) -> Chosen:
        return Chosen(start(meta), same_kind=True)

    def summon(
        self,
        meta: Meta,
        verb: Token,
        qty: Any,
        kind: tuple[tree.Noun, Several | None],
        chosen: Chosen | None,
        where: Any,
        each: Any,
    ) -> Predicate:
        noun, several = kind
        if several is not None:
            check_several(qty, several)
        how = self._chosen(meta, noun, chosen)
        total = amount(qty, each)
        return self._deed(
            meta, verb, lambda actor: tree.Summon(actor, total, noun, where, how.health, how.same_kind)
        )

    def _chosen(self, meta: Meta, noun: tree.Noun, chosen: Chosen | None) -> Chosen:
        """An evocation is "of your choice" or "of the same kind"; one of a kind or a name is neither."""
        if noun.word == "evocation" and chosen is None:
            raise CardError(
                Kind.AGREEMENT,
                "which evocation?",
                offset=start(meta),
                read="evocation",
                expected=['"of your choice"', '"of the same kind"', "a name"],
            )
        if noun.word != "evocation" and chosen is not None:
            raise CardError(
                Kind.AGREEMENT, offset=chosen.offset, read="of", expected=["nothing after a name"]
            )
        return chosen or Chosen(start(meta))

    def remove(self, meta: Meta, verb: Token, models: Any) -> Predicate:
        return self._deed(meta, verb, lambda actor: tree.Remove(actor, models))

    def assign(self, meta: Meta, verb: Token, upgrade: Token, to: Any) -> Predicate:
        return self._deed(meta, verb, lambda actor: tree.Assign(actor, str(upgrade), to))

    def controlled(self, meta: Meta) -> bool:
        return True

    def with_bonus(self, meta: Meta, bonus: tree.Bonus) -> tree.Bonus:
        return bonus

    def bonus(self, meta: Meta, figure: Token, stat: Token, count: tree.Countable | None) -> tree.Bonus:
        return self._mark(meta, tree.Bonus(signed(figure), Stat(str(stat)), count))

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
