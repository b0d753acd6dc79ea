"""Builds the tree of occasions: what sets a text off, and what must be the case."""

from __future__ import annotations

from typing import Any

from lark import Token
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.counts import Counts, check_count
from blackrose.language.errors import CardError, Kind
from blackrose.language.phrases import (
    Described,
    Names,
    Possessive,
    Several,
    check_several,
    check_verb,
    check_word,
    number,
    start,
)
from blackrose.language.tree import QuestState
from blackrose.language.vocabulary import article

Said = tuple[Meta, bool, Token | None, str, tree.Fact]
"""A fact as it was read: where, whether "you" stood before it, its verb, the verb it wants, the fact."""


class Occasions(Counts):
    """What sets a text off (triggers) and what must be the case (facts)."""

    def while_so(self, meta: Meta, trigger: tree.PlainTrigger, condition: tree.Condition) -> tree.While:
        return tree.While(trigger, condition)

    def enters(self, meta: Meta, who: Any, verb: Token, room: tree.RoomFilter) -> tree.Enters:
        self._subject(who, verb)
        return tree.Enters(who, room)

    def moves(self, meta: Meta, who: Any, verb: Token) -> tree.Moves:
        self._subject(who, verb)
        return tree.Moves(who)

    # damage and defeat

    def or_heal(self, meta: Meta, verb: Token) -> Token:
        return verb

    def last(self, meta: Meta) -> bool:
        return True

    def in_person(self, meta: Meta) -> bool:
        return True

    def inflicts(
        self,
        meta: Meta,
        who: Any,
        verb: Token,
        heal: Token | None,
        last: bool | None,
        in_person: bool | None,
        on: Any,
    ) -> tree.Inflicts:
        self._subject(who, verb)
        if heal is not None:
            self._subject(who, heal)
        return tree.Inflicts(who, on, bool(last), bool(in_person), heal is not None)

    def suffers(self, meta: Meta, who: Any, verb: Token) -> tree.Suffers:
        self._subject(who, verb)
        return tree.Suffers(who)

    def suffers_black(self, meta: Meta, who: Any, verb: Token) -> tree.Suffers:
        self._subject(who, verb)
        return tree.Suffers(who, black=True)

    def is_defeated(self, meta: Meta, who: Any, verb: Token) -> tree.IsDefeated:
        self._subject(who, verb)
        return tree.IsDefeated(who)

    def is_defeated_with_yours(self, meta: Meta, who: Any, verb: Token) -> tree.IsDefeated:
        self._not_you(meta, who)
        check_word(verb, "is")
        return tree.IsDefeated(who, with_yours=True)

    def is_celled(self, meta: Meta, who: Any, verb: Token, whose: Possessive) -> tree.IsCelled:
        self._subject(who, verb)
        whose.check(who)
        return tree.IsCelled(who)

    # power, quests, rooms, spells

    def gains_or_loses(self, meta: Meta, who: Any, gain: Token, lose: Token) -> tree.GainsOrLoses:
        self._subject(who, gain)
        self._subject(who, lose)
        return tree.GainsOrLoses(who)

    def gains(self, meta: Meta, who: Any, verb: Token) -> tree.GainsOrLoses:
        self._subject(who, verb)
        return tree.GainsOrLoses(who, loses=False)

    def loses(self, meta: Meta, who: Any, verb: Token) -> tree.GainsOrLoses:
        self._subject(who, verb)
        return tree.GainsOrLoses(who, gains=False)

    def solves(self, meta: Meta, who: Any, verb: Token, word: Token) -> tree.Solves:
        self._subject(who, verb)
        check_word(word, "a")
        return tree.Solves(who)

    def completes_or_solves(
        self, meta: Meta, who: Any, complete: Token, solve: Token, word: Token
    ) -> tree.Solves:
        self._subject(who, complete)
        self._subject(who, solve)
        check_word(word, "a")
        return tree.Solves(who, completes=True)

    def uses_room(self, meta: Meta, who: Any, verb: Token, room: tree.RoomFilter) -> tree.UsesRoom:
        self._subject(who, verb)
        return tree.UsesRoom(who, room)

    def resolves_spell(
        self,
        meta: Meta,
        who: Any,
        verb: Token,
        word: Token,
        sorts: tuple[Names, Names],
        room: tree.RoomFilter | None,
    ) -> tree.ResolvesSpell:
        self._subject(who, verb)
        elements, types = sorts
        check_word(word, article([*elements, *types, "spell"][0]))
        return tree.ResolvesSpell(who, types, elements, room)

    def resolves_room(self, meta: Meta, who: Any, verb: Token, room: tree.RoomFilter) -> tree.ResolvesRoom:
        self._subject(who, verb)
        return tree.ResolvesRoom(who, room)

    def resolves_placing(
        self,
        meta: Meta,
        who: Any,
        verb: Token,
        word: Token,
        place: Token,
        convert: Token | None,
        room: tree.RoomFilter | None,
    ) -> tree.ResolvesPlacing:
        self._subject(who, verb)
        check_word(word, "an")
        check_word(place, "places")
        if convert is not None:
            check_word(convert, "converts")
        return tree.ResolvesPlacing(who, convert is not None, room)

    def spell_reaches(self, meta: Meta, word: Token, verb: Token, who: Any) -> tree.SpellReaches:
        check_word(word, "a")
        check_word(verb, "reaches")
        return tree.SpellReaches(who)

    def places(self, meta: Meta, who: Any, verb: Token) -> tree.Places:
        self._subject(who, verb)
        return tree.Places(who)

    def places_last(self, meta: Meta, who: Any, verb: Token, word: Token) -> tree.Places:
        check_word(word, "a")
        self._subject(who, verb)
        return tree.Places(who, last=True)

    def leaves(self, meta: Meta, who: Any, verb: Token) -> tree.Leaves:
        self._not_you(meta, who)
        self._subject(who, verb)
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

    # facts: "you have … and …"; "you" and the verb are said again only where they change

    def of_you(self, meta: Meta, said: tuple[Token | None, str, tree.Fact]) -> Said:
        return meta, True, *said

    def more_of_you(self, meta: Meta, said: tuple[Token | None, str, tree.Fact]) -> Said:
        return meta, False, *said

    def has_revealed(
        self,
        meta: Meta,
        verb: Token | None,
        count: Token,
        among: Names | None,
        kind: Token | None,
        spells: Several,
        elements: int | None,
    ) -> tuple[Token | None, str, tree.Fact]:
        figure = number(count, least=1)
        check_count(tree.Number(figure), spells, "spell")
        fact = tree.HasRevealed(figure, None if kind is None else str(kind), elements or 0, among or ())
        return verb, "have", fact

    def elements(self, meta: Meta, count: Token) -> int:
        return number(count, least=2)

    def has_quests(
        self, meta: Meta, verb: Token | None, count: Token, state: Token, quests: Several
    ) -> tuple[Token | None, str, tree.Fact]:
        figure = number(count, least=1)
        check_count(tree.Number(figure), quests, "quest")
        return verb, "have", tree.HasQuests(figure, QuestState(str(state)))

    def has_no_quest(
        self, meta: Meta, verb: Token | None, state: Token
    ) -> tuple[Token | None, str, tree.Fact]:
        return verb, "have", tree.HasQuests(0, QuestState(str(state)))

    def has_instability(
        self, meta: Meta, verb: Token | None, count: Token, rooms: Several
    ) -> tuple[Token | None, str, tree.Fact]:
        figure = number(count, least=1)
        check_count(tree.Number(figure), rooms, "room")
        return verb, "have", tree.HasInstability(figure)

    def has_no_damage(self, meta: Meta, verb: Token | None) -> tuple[Token | None, str, tree.Fact]:
        return verb, "have", tree.HasNoDamage()

    def owns_evocations(
        self, meta: Meta, verb: Token | None, count: Token, kind: tuple[tree.Noun, Several | None]
    ) -> tuple[Token | None, str, tree.Fact]:
        figure = number(count, least=1)
        noun, several = kind
        if several is not None:
            check_several(tree.Number(figure), several)
        return verb, "own", self._owned_kind(meta, figure, noun)

    def owns_none(
        self, meta: Meta, verb: Token | None, noun: Described
    ) -> tuple[Token | None, str, tree.Fact]:
        if noun.damaged:
            raise CardError(
                Kind.AGREEMENT, offset=start(meta), read="damaged", expected=["a kind of evocation"]
            )
        return verb, "own", self._owned_kind(meta, 0, noun.noun)

    def _owned_kind(self, meta: Meta, figure: int, noun: tree.Noun) -> tree.OwnsEvocations:
        if noun.word in ("mage", "model"):
            raise CardError(
                Kind.AGREEMENT, offset=start(meta), read=noun.word, expected=["a kind of evocation"]
            )
        return tree.OwnsEvocations(figure, noun.word)

    def target_carries(self, meta: Meta, verb: Token, count: Token, carried: Any) -> Said:
        check_word(verb, "has")
        figure = number(count, least=1)
        thing, several = carried
        if several is not None:
            check_several(tree.Number(figure), several)
        return meta, False, None, "", self._mark(meta, tree.TargetCarries(thing, figure))

    def destiny_carried(self, meta: Meta) -> tuple[str, Several | None]:
        return "Destiny", None

    def jinxes_carried(self, meta: Meta, jinxes: Several) -> tuple[str, Several | None]:
        return "jinx", Several(jinxes.many, jinxes.offset, "jinx")

    def kind_carried(self, meta: Meta, kind: tuple[tree.Noun, Several | None]) -> tuple[str, Several | None]:
        return kind[0].word, kind[1]

    def defeated_by_rose(self, meta: Meta) -> Said:
        return meta, False, None, "", self._mark(meta, tree.DefeatedByRose())

    def facts(self, meta: Meta, *read: Said) -> tree.Condition:
        before = ""
        for place, you, verb, wanted, _ in read:
            if wanted:
                self._check_left_out(place, you, verb, wanted, before)
            before = wanted
        parts = tuple(fact for *_, fact in read)
        return parts[0] if len(parts) == 1 else tree.AllOf(parts)

    def _check_left_out(self, meta: Meta, you: bool, verb: Token | None, wanted: str, before: str) -> None:
        """ "You" is said once, and a verb again only where it changes."""
        if verb is not None:
            check_word(verb, wanted)
        offset = start(meta)
        if you != (before == ""):
            hint = 'no "you" here' if you else '"you"'
            raise CardError(Kind.AGREEMENT, offset=offset, read="you" if you else "", expected=[hint])
        if (verb is None) != (before == wanted):
            hint = f'no "{wanted}" here' if verb is not None else f'"{wanted}"'
            raise CardError(Kind.AGREEMENT, offset=offset, read=verb or "", expected=[hint])
