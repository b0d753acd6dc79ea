"""Builds the tree of phrases: amounts, models, rooms, and what sets a text off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from lark import Token
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.tree import Quantifier, Whose
from blackrose.language.vocabulary import article, plural

MOST = 99
FARTHEST = 9
DEEPEST = 3
"""How many phrases may stand inside each other: "a room 1 from a mage 2 from an evocation in the Lodge"."""

THIRD = {
    "gain": "gains",
    "lose": "loses",
    "inflict": "inflicts",
    "convert": "converts",
    "place": "places",
    "remove": "removes",
    "heal": "heals",
    "draw": "draws",
    "take": "takes",
    "discard": "discards",
    "summon": "summons",
    "assign": "assigns",
    "move": "moves",
    "make": "makes",
    "have": "has",
    "enter": "enters",
    "suffer": "suffers",
    "defeat": "defeats",
    "resolve": "resolves",
    "own": "owns",
}
BASE = {third: base for base, third in THIRD.items()}

Node = TypeVar("Node")


@dataclass(frozen=True)
class Counting:
    """The tail of a clause: "for every 2 damage on you, up to 3"."""

    count: tree.Countable
    every: int
    cap: int | None
    offset: int


@dataclass(frozen=True)
class Several:
    """Whether a noun after a figure was written in the plural, and where."""

    many: bool
    offset: int
    word: str


def start(meta: Meta) -> int:
    """Where in the text a phrase starts."""
    return int(meta.start_pos)


def number(token: Token, most: int = MOST, least: int = 0) -> int:
    """The figure a token writes, if it is in range and written the plain way."""
    text = token.lstrip("+")
    if len(text) > 4 or not least <= int(text) <= most:
        raise CardError(
            Kind.OUT_OF_RANGE, offset=token.start_pos or 0, read=token, expected=[f"{least} to {most}"]
        )
    if str(int(text)) != text:
        raise CardError(
            Kind.AGREEMENT,
            "written plainly",
            offset=token.start_pos or 0,
            read=token,
            expected=[str(int(text))],
        )
    return int(text)


def check_word(token: Token, wanted: str) -> None:
    """Refuses a word in the wrong form, naming the right one."""
    if token != wanted:
        raise CardError(Kind.AGREEMENT, offset=token.start_pos or 0, read=token, expected=[f'"{wanted}"'])


def check_verb(verb: Token, third: bool) -> None:
    """Refuses "you gains" and "the target gain"."""
    base = BASE.get(verb, str(verb))
    check_word(verb, THIRD[base] if third else base)


def check_several(amount: tree.Number | tree.All, several: Several) -> None:
    """Refuses "1 spells" and "2 spell"."""
    many = amount != tree.Number(1)
    if several.many != many:
        forms = several.word, plural(several.word)
        raise CardError(
            Kind.AGREEMENT, offset=several.offset, read=forms[several.many], expected=[f'"{forms[many]}"']
        )


def depth(node: object) -> int:
    """How many phrases are inside each other."""
    if isinstance(node, tree.Models):
        return 1 + depth(node.place)
    if isinstance(node, tree.RoomAt | tree.Within):
        return (1 if isinstance(node, tree.RoomAt) else 0) + depth(node.anchor)
    return 0


class Phrases:
    """The phrases. ``marks`` remembers where each node was read, by identity, for the checks that follow."""

    def __init__(self) -> None:
        self.marks: dict[int, tuple[object, int]] = {}

    def _mark(self, meta: Meta, node: Node) -> Node:
        self.marks[id(node)] = (node, start(meta))
        return node

    def _bounded(self, meta: Meta, node: Node) -> Node:
        if depth(node) > DEEPEST:
            raise CardError(Kind.TOO_DEEP, f"at most {DEEPEST} phrases inside each other", offset=start(meta))
        return self._mark(meta, node)

    # amounts

    def qty(self, meta: Meta, token: Token) -> tree.Number | tree.All:
        return tree.All() if token.type == "ALL" else tree.Number(number(token))

    def one_thing(self, meta: Meta) -> Several:
        return Several(False, start(meta), "")

    def many_things(self, meta: Meta) -> Several:
        return Several(True, start(meta), "")

    def cap(self, meta: Meta, token: Token) -> int:
        return number(token)

    def for_each(self, meta: Meta, count: tree.Countable, cap: int | None) -> Counting:
        return Counting(count, 1, cap, start(meta))

    def for_every(self, meta: Meta, every: Token, count: tree.Countable, cap: int | None) -> Counting:
        return Counting(count, number(every, least=2), cap, start(meta))

    def damage_on(self, meta: Meta, who: tree.ModelRef) -> tree.DamageOn:
        return tree.DamageOn(who)

    def ignored(self, meta: Meta) -> tree.Ignored:
        return self._mark(meta, tree.Ignored())

    def instability_in(self, meta: Meta, where: tree.RoomRef) -> tree.InstabilityIn:
        return tree.InstabilityIn(where)

    def your_instability_in(self, meta: Meta, where: tree.RoomRef) -> tree.InstabilityIn:
        return tree.InstabilityIn(where, yours=True)

    def counted(self, meta: Meta, noun: tree.Noun, place: tree.Place | None) -> tree.ModelsCounted:
        return self._count(meta, Quantifier.EACH, noun, Whose.ANY, place)

    def counted_other(self, meta: Meta, noun: tree.Noun, place: tree.Place | None) -> tree.ModelsCounted:
        return self._count(meta, Quantifier.EACH_OTHER, noun, Whose.ANY, place)

    def counted_owned(
        self, meta: Meta, owned: tuple[Whose, tree.Noun], place: tree.Place | None
    ) -> tree.ModelsCounted:
        return self._count(meta, Quantifier.EACH, owned[1], owned[0], place)

    def counted_owned_other(
        self, meta: Meta, owned: tuple[Whose, tree.Noun], place: tree.Place | None
    ) -> tree.ModelsCounted:
        return self._count(meta, Quantifier.EACH_OTHER, owned[1], owned[0], place)

    def _count(
        self, meta: Meta, quantifier: Quantifier, noun: tree.Noun, whose: Whose, place: tree.Place | None
    ) -> tree.ModelsCounted:
        return tree.ModelsCounted(self._bounded(meta, tree.Models(quantifier, noun, whose, place)))

    # models

    def you(self, meta: Meta) -> tree.You:
        return self._mark(meta, tree.You())

    def it(self, meta: Meta) -> tree.It:
        return self._mark(meta, tree.It())

    def target(self, meta: Meta) -> tree.Target:
        return self._mark(meta, tree.Target())

    def attacker(self, meta: Meta) -> tree.Attacker:
        return self._mark(meta, tree.Attacker())

    def this_evocation(self, meta: Meta, word: Token) -> tree.ThisEvocation:
        return self._mark(meta, tree.ThisEvocation())

    def noun(self, meta: Meta, token: Token) -> tree.Noun:
        return tree.Noun(str(token))

    def nouns(self, meta: Meta, token: Token) -> tree.Noun:
        general = token.type in ("MODELS", "MAGES", "EVOCATIONS")
        return tree.Noun(token[:-1] if general else str(token))

    def kind(self, meta: Meta, token: Token) -> tuple[tree.Noun, Several | None]:
        """A noun after a figure; None where one word serves for one and for several."""
        many = token.type in ("MODELS", "MAGES", "EVOCATIONS", "NAMES")
        noun = self.nouns(meta, token) if many else self.noun(meta, token)
        return noun, None if token.type == "EITHER" else Several(many, start(meta), noun.word)

    def owned_yours(self, meta: Meta, noun: tree.Noun) -> tuple[Whose, tree.Noun]:
        return Whose.YOURS, noun

    def owned_targets(self, meta: Meta, noun: tree.Noun) -> tuple[Whose, tree.Noun]:
        return Whose.TARGETS, noun

    def a_noun(self, meta: Meta, word: Token, noun: tree.Noun) -> tree.Models:
        check_word(word, article(noun.word))
        return tree.Models(Quantifier.ONE, noun)

    def another(self, meta: Meta, noun: tree.Noun) -> tree.Models:
        return tree.Models(Quantifier.ANOTHER, noun)

    def each(self, meta: Meta, noun: tree.Noun) -> tree.Models:
        return tree.Models(Quantifier.EACH, noun)

    def each_other(self, meta: Meta, noun: tree.Noun) -> tree.Models:
        return tree.Models(Quantifier.EACH_OTHER, noun)

    def one_of(self, meta: Meta, owned: tuple[Whose, tree.Noun]) -> tree.Models:
        return self._mark(meta, tree.Models(Quantifier.ONE, owned[1], owned[0]))

    def another_of(self, meta: Meta, owned: tuple[Whose, tree.Noun]) -> tree.Models:
        return self._mark(meta, tree.Models(Quantifier.ANOTHER, owned[1], owned[0]))

    def each_of(self, meta: Meta, owned: tuple[Whose, tree.Noun]) -> tree.Models:
        return self._mark(meta, tree.Models(Quantifier.EACH, owned[1], owned[0]))

    def each_other_of(self, meta: Meta, owned: tuple[Whose, tree.Noun]) -> tree.Models:
        return self._mark(meta, tree.Models(Quantifier.EACH_OTHER, owned[1], owned[0]))

    def models(self, meta: Meta, core: tree.Models, place: tree.Place | None) -> tree.Models:
        return self._bounded(meta, tree.Models(core.quantifier, core.noun, core.whose, place))

    def range(self, meta: Meta, token: Token) -> int:
        return number(token, FARTHEST)

    def within(self, meta: Meta, distance: int, anchor: tree.ModelRef) -> tree.Within:
        return tree.Within(distance, anchor)

    near = within

    def in_lodge(self, meta: Meta) -> tree.InLodge:
        return tree.InLodge()

    def in_target_room(self, meta: Meta) -> tree.InTargetRoom:
        return self._mark(meta, tree.InTargetRoom())

    # rooms

    def there(self, meta: Meta) -> tree.There:
        return self._mark(meta, tree.There())

    def a_room(self, meta: Meta, word: Token, distance: int, anchor: tree.ModelRef) -> tree.RoomAt:
        check_word(word, "a")
        return self._room_at(meta, Quantifier.ONE, distance, anchor)

    def another_room(self, meta: Meta, distance: int, anchor: tree.ModelRef) -> tree.RoomAt:
        return self._room_at(meta, Quantifier.ANOTHER, distance, anchor)

    def each_room_at(self, meta: Meta, distance: int, anchor: tree.ModelRef) -> tree.RoomAt:
        return self._room_at(meta, Quantifier.EACH, distance, anchor)

    def each_other_room(self, meta: Meta, distance: int, anchor: tree.ModelRef) -> tree.RoomAt:
        return self._room_at(meta, Quantifier.EACH_OTHER, distance, anchor)

    def _room_at(
        self, meta: Meta, quantifier: Quantifier, distance: int, anchor: tree.ModelRef
    ) -> tree.RoomAt:
        return self._bounded(meta, tree.RoomAt(quantifier, distance, anchor))

    def any_room(self, meta: Meta) -> tree.RoomAt:
        return tree.RoomAt(Quantifier.ONE, tree.ANYWHERE, tree.You())

    def each_room(self, meta: Meta, colours: tuple[str, ...] | None) -> tree.EveryRoom:
        return tree.EveryRoom(colours or ())

    def target_room(self, meta: Meta) -> tree.TargetRoom:
        return self._mark(meta, tree.TargetRoom())

    def colours(self, meta: Meta, *words: Token | None) -> tuple[str, ...]:
        named = [word for word in words if word is not None]
        for place, word in enumerate(named):
            if word in named[:place]:
                raise CardError(Kind.AGREEMENT, "a colour twice", offset=word.start_pos or 0, read=word)
        return tuple(map(str, named))
