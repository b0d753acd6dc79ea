"""Builds the tree of sentences and whole texts from what the grammar read."""

from __future__ import annotations

from typing import Any

from lark import Token, Tree
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.phrases import FARTHEST, check_verb, check_word, number, start
from blackrose.language.speech import Speech
from blackrose.language.tree import Whose


class Sentences(Speech):
    """Sentences, texts and targets."""

    def may(self, meta: Meta) -> bool:
        return True

    def persistent(self, meta: Meta) -> bool:
        return True

    def whenever(self, meta: Meta, trigger: tree.Trigger) -> tree.Trigger:
        return trigger

    def if_you_do(self, meta: Meta) -> tree.IfDone:
        return self._mark(meta, tree.IfDone())

    def if_they_do(self, meta: Meta) -> tree.IfDone:
        return self._mark(meta, tree.IfDone(they=True))

    def if_defeated(self, meta: Meta, verb: Token) -> tree.IfTargetDefeated:
        check_word(verb, "defeats")
        return self._mark(meta, tree.IfTargetDefeated())

    def if_you_defeated(self, meta: Meta, verb: Token) -> tree.IfYouDefeated:
        check_word(verb, "defeats")
        return self._mark(meta, tree.IfYouDefeated())

    def otherwise(self, meta: Meta) -> tree.Otherwise:
        return self._mark(meta, tree.Otherwise())

    def if_enhanced(self, meta: Meta, *elements: Token) -> tree.IfEnhanced:
        return self._mark(meta, tree.IfEnhanced(tuple(map(str, elements))))

    def if_case(self, meta: Meta, condition: tree.Condition) -> tree.IfCase:
        return self._mark(meta, tree.IfCase(condition))

    def plain(
        self, meta: Meta, whenever: Any, condition: Any, may: bool | None, read: tuple[bool, Any]
    ) -> tree.Sentence:
        order, clauses = read
        if may and not order:
            raise CardError(
                Kind.AGREEMENT, offset=start(meta), read="you may", expected=["an order after it"]
            )
        return self._mark(meta, tree.Sentence(clauses, may=bool(may), condition=condition, whenever=whenever))

    def ignore_each(self, meta: Meta, suffer: Token, figure: Token) -> tree.Sentence:
        check_verb(suffer, third=False)
        return self._standing(meta, tree.IgnoreEach(number(figure)))

    def place_less(self, meta: Meta, *words: Token) -> tree.Sentence:
        word, _, own, _, place, again, figure = words
        check_word(word, "a")
        for verb in (own, place, again):
            check_verb(verb, third=False)
        return self._standing(meta, tree.PlaceLess(number(figure)))

    def _standing(self, meta: Meta, clause: tree.Clause) -> tree.Sentence:
        return self._mark(meta, tree.Sentence((self._mark(meta, clause),)))

    def sentence(self, meta: Meta, persistent: bool | None, body: tree.Sentence) -> tree.Sentence:
        if not persistent:
            return body
        return self._mark(meta, tree.Sentence(body.clauses, body.may, body.condition, True, body.whenever))

    def option(self, meta: Meta, body: tree.Sentence) -> tree.Sentence:
        if body.whenever is not None:
            raise CardError(Kind.AGREEMENT, offset=start(meta), read="whenever", expected=["a verb"])
        return body

    def in_play_order(self, meta: Meta, mage: Token, *body: tree.Sentence) -> tree.InPlayOrder:
        return self._mark(meta, tree.InPlayOrder(body))

    def choose_one(self, meta: Meta, *options: tree.Sentence) -> tree.ChooseOne:
        return self._mark(meta, tree.ChooseOne(tuple((option,) for option in options)))

    def text(self, meta: Meta, *items: Any) -> tree.Text:
        return items

    def when(self, meta: Meta, occasion: tree.When) -> tree.When:
        return occasion

    # the target line of a card

    def aim_self(self, meta: Meta) -> tree.Aim:
        return tree.Aim("self")

    def aim_special(self, meta: Meta) -> tree.Aim:
        return tree.Aim("special")

    def aim_any(self, meta: Meta) -> Whose:
        return Whose.ANY

    def aim_yours(self, meta: Meta) -> Whose:
        return Whose.YOURS

    def aim_kind(self, meta: Meta, word: Token) -> tuple[str, str]:
        """What is aimed at, and the archetype or name that narrows an evocation down."""
        return ("evocation", str(word)) if word.type in ("NAME", "EITHER") else (str(word), "")

    def aim_health(self, meta: Meta, figure: Token, stat: Token) -> tuple[int, int]:
        check_word(stat, "Health")
        return start(meta), number(figure)

    def aim_range(self, meta: Meta, word: Token) -> int:
        return tree.ANYWHERE if word == "*" else number(word, FARTHEST)

    def aim(
        self,
        meta: Meta,
        whose: Whose | None,
        kind: tuple[str, str],
        distance: int,
        health: tuple[int, int] | None,
    ) -> tree.Aim:
        if kind[0] == "room" and whose is not None:
            raise CardError(Kind.AGREEMENT, "a room is nobody's", offset=start(meta), expected=['"room"'])
        if kind[0] != "evocation" and health is not None:
            offset, read = health[0], "with at most"
            raise CardError(Kind.AGREEMENT, offset=offset, read=read, expected=["an evocation before it"])
        return tree.Aim(kind[0], distance, whose, kind[1], health[1] if health is not None else None)


class Builder(Sentences):
    """Folds what lark read into our tree; one builder for each text."""

    def build(self, read: Tree[Any]) -> Any:
        """What a rule means: the method named like the rule, given where it stands and its parts."""
        parts = [self.build(part) if isinstance(part, Tree) else part for part in read.children]
        return getattr(self, str(read.data))(read.meta, *parts)
