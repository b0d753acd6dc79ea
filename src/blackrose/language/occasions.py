"""Builds the tree of occasions: what sets a text off, and what must be the case."""

from __future__ import annotations

from typing import Any

from lark import Token
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.phrases import Phrases, Several, check_several, check_verb, check_word, number, start


class Occasions(Phrases):
    """What sets a text off (triggers) and what must be the case (facts)."""

    def enters(
        self,
        meta: Meta,
        who: Any,
        verb: Token,
        word: Token,
        colours: tuple[str, ...] | None,
        without: bool | None,
    ) -> tree.Enters:
        check_word(word, "a")
        self._subject(who, verb)
        return tree.Enters(who, tree.RoomFilter(colours or (), bool(without)))

    def without(self, meta: Meta) -> bool:
        return True

    def inflicts(self, meta: Meta, who: Any, verb: Token, on: Any) -> tree.Inflicts:
        self._subject(who, verb)
        return tree.Inflicts(who, on)

    def suffers(self, meta: Meta, who: Any, verb: Token) -> tree.Suffers:
        self._subject(who, verb)
        return tree.Suffers(who)

    def places(self, meta: Meta, who: Any, verb: Token) -> tree.Places:
        self._subject(who, verb)
        return tree.Places(who)

    def places_last(self, meta: Meta, who: Any, verb: Token, word: Token) -> tree.Places:
        check_word(word, "a")
        self._subject(who, verb)
        return tree.Places(who, last=True)

    def leaves(self, meta: Meta, who: Any) -> tree.Leaves:
        self._not_you(meta, who)
        return tree.Leaves(who)

    def defeats(self, meta: Meta, who: Any, verb: Token, whom: Any) -> tree.Defeats:
        self._subject(who, verb)
        return tree.Defeats(who, whom)

    def resolves_summon(
        self, meta: Meta, who: Any, verb: Token, word: Token, summons: Token
    ) -> tree.ResolvesSummon:
        check_word(word, "an")
        check_word(summons, "summons")
        self._subject(who, verb)
        return tree.ResolvesSummon(who)

    def takes_forgotten(self, meta: Meta, who: Any, verb: Token, word: Token) -> tree.TakesForgotten:
        check_word(word, "a")
        self._subject(who, verb)
        return tree.TakesForgotten(who)

    def activates(self, meta: Meta, who: Any) -> tree.Activates:
        self._not_you(meta, who)
        return tree.Activates(who)

    def _subject(self, who: tree.ModelRef, verb: Token) -> None:
        check_verb(verb, third=not isinstance(who, tree.You))

    def _not_you(self, meta: Meta, who: tree.ModelRef) -> None:
        if isinstance(who, tree.You):
            raise CardError(Kind.AGREEMENT, offset=start(meta), read="you", expected=["an evocation"])

    # facts: "you have … and …"; the verb is said again only where it changes

    def has_revealed(
        self,
        meta: Meta,
        verb: Token | None,
        count: Token,
        kind: Token | None,
        spells: Several,
        elements: int | None,
    ) -> tuple[Meta, Token | None, str, tree.Fact]:
        figure = number(count, least=1)
        check_several(tree.Number(figure), Several(spells.many, spells.offset, "spell"))
        fact = tree.HasRevealed(figure, None if kind is None else str(kind), elements or 0)
        return meta, verb, "have", fact

    def elements(self, meta: Meta, count: Token) -> int:
        return number(count, least=2)

    def has_instability(
        self, meta: Meta, verb: Token | None, count: Token, rooms: Several
    ) -> tuple[Meta, Token | None, str, tree.Fact]:
        figure = number(count, least=1)
        check_several(tree.Number(figure), Several(rooms.many, rooms.offset, "room"))
        return meta, verb, "have", tree.HasInstability(figure)

    def has_no_damage(self, meta: Meta, verb: Token | None) -> tuple[Meta, Token | None, str, tree.Fact]:
        return meta, verb, "have", tree.HasNoDamage()

    def owns_evocations(
        self, meta: Meta, verb: Token | None, count: Token, noun: Token
    ) -> tuple[Meta, Token | None, str, tree.Fact]:
        figure = number(count, least=1)
        check_word(noun, "evocation" if figure == 1 else "evocations")
        return meta, verb, "own", tree.OwnsEvocations(figure)

    def facts(self, meta: Meta, *read: tuple[Meta, Token | None, str, tree.Fact]) -> tree.Condition:
        said = ""
        for place, verb, wanted, _ in read:
            if verb is not None:
                check_word(verb, wanted)
            if (verb is None) != (said == wanted):
                hint = f'no "{wanted}" here' if verb is not None else f'"{wanted}"'
                raise CardError(Kind.AGREEMENT, offset=start(place), read=verb or "", expected=[hint])
            said = wanted
        parts = tuple(fact for *_, fact in read)
        return parts[0] if len(parts) == 1 else tree.AllOf(parts)
