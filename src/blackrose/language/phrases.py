"""Builds the tree of phrases: models and rooms, and checks that words fit each other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

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
    "use": "uses",
    "complete": "completes",
    "solve": "solves",
    "reach": "reaches",
    "are": "is",
}
BASE = {third: base for base, third in THIRD.items()}

Node = TypeVar("Node")
Names = tuple[str, ...]
Anchor = tree.ModelRef | tree.TargetRoom


@dataclass(frozen=True)
class Described:
    """A noun with the adjective before it."""

    noun: tree.Noun
    damaged: bool


@dataclass(frozen=True)
class Filter:
    """What narrows a noun down from behind: "with at most 3 Health", "with Destiny"."""

    health: int | None = None
    carrying: str | None = None
    no_black: bool = False


Owned = tuple[Whose, Described]


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
    text = token.lstrip("+-")
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


def signed(token: Token) -> int:
    """The figure of a bonus: ``+2``, ``-1``."""
    return -number(token, least=1) if token.startswith("-") else number(token)


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

    def that(self, meta: Meta, word: Token) -> tree.That:
        return self._mark(meta, tree.That(tree.Noun(str(word))))

    def caster(self, meta: Meta) -> tree.Caster:
        return self._mark(meta, tree.Caster())

    def crown_holder(self, meta: Meta) -> tree.CrownHolder:
        return tree.CrownHolder()

    def yours(self, meta: Meta) -> Possessive:
        return Possessive(True, start(meta))

    def theirs(self, meta: Meta) -> Possessive:
        return Possessive(False, start(meta))

    def noun(self, meta: Meta, damaged: Token | None, token: Token) -> Described:
        return Described(tree.Noun(str(token)), damaged is not None)

    def nouns(self, meta: Meta, damaged: Token | None, token: Token) -> Described:
        return Described(_singular(token), damaged is not None)

    def kind(self, meta: Meta, token: Token) -> tuple[tree.Noun, Several | None]:
        """A noun after a figure; None where one word serves for one and for several."""
        many = token.type in ("MODELS", "MAGES", "EVOCATIONS", "NAMES")
        noun = _singular(token)
        return noun, None if token.type == "EITHER" else Several(many, start(meta), noun.word)

    def owned_yours(self, meta: Meta, noun: Described) -> Owned:
        return Whose.YOURS, noun

    def owned_targets(self, meta: Meta, noun: Described) -> Owned:
        return Whose.TARGETS, noun

    def owned_others(self, meta: Meta, noun: Described) -> Owned:
        return Whose.OTHERS, noun

    def a_noun(self, meta: Meta, word: Token, noun: Described) -> tree.Models:
        check_word(word, article("damaged" if noun.damaged else noun.noun.word))
        return _models(Quantifier.ONE, noun)

    def another(self, meta: Meta, noun: Described) -> tree.Models:
        return _models(Quantifier.ANOTHER, noun)

    def each(self, meta: Meta, noun: Described) -> tree.Models:
        return _models(Quantifier.EACH, noun)

    def each_other(self, meta: Meta, noun: Described) -> tree.Models:
        return _models(Quantifier.EACH_OTHER, noun)

    def one_of(self, meta: Meta, owned: Owned) -> tree.Models:
        return _models(Quantifier.ONE, owned[1], owned[0])

    def another_of(self, meta: Meta, owned: Owned) -> tree.Models:
        return _models(Quantifier.ANOTHER, owned[1], owned[0])

    def each_of(self, meta: Meta, owned: Owned) -> tree.Models:
        return _models(Quantifier.EACH, owned[1], owned[0])

    def each_other_of(self, meta: Meta, owned: Owned) -> tree.Models:
        return _models(Quantifier.EACH_OTHER, owned[1], owned[0])

    def filtered(self, meta: Meta, kernel: tree.Models, filter_: Filter | None) -> tree.Models:
        return self._mark(meta, _narrowed(kernel, filter_))

    def models(self, meta: Meta, core: tree.Models, place: tree.Place | None) -> tree.Models:
        return self._bounded(meta, replace(core, place=place))

    def several(
        self,
        meta: Meta,
        quantifier: Quantifier,
        owned: Owned,
        filter_: Filter | None,
        place: tree.Place | None,
    ) -> tree.Models:
        """Models named in the plural, or counted."""
        models = _narrowed(_models(quantifier, owned[1], owned[0]), filter_)
        return self._bounded(meta, replace(models, place=place))

    # what narrows a noun down

    def with_health(self, meta: Meta, figure: Token, stat: Token) -> Filter:
        check_word(stat, "Health")
        return Filter(health=number(figure))

    def with_destiny(self, meta: Meta) -> Filter:
        return Filter(carrying="Destiny")

    def with_jinx(self, meta: Meta) -> Filter:
        return Filter(carrying="jinx")

    def with_upgrade(self, meta: Meta) -> Filter:
        return Filter(carrying="upgrade")

    def with_evocation(self, meta: Meta, word: Token, name: Token) -> Filter:
        check_word(word, f"with {article(name)}")
        return Filter(carrying=str(name))

    def without_black(self, meta: Meta) -> Filter:
        return Filter(no_black=True)

    def range(self, meta: Meta, token: Token) -> int:
        return number(token, FARTHEST)

    def within(self, meta: Meta, distance: int, anchor: Anchor) -> tree.Within:
        return tree.Within(distance, anchor)

    near = within

    def in_lodge(self, meta: Meta) -> tree.InLodge:
        return tree.InLodge()

    def in_target_room(self, meta: Meta) -> tree.InTargetRoom:
        return self._mark(meta, tree.InTargetRoom())

    # rooms

    def there(self, meta: Meta) -> tree.There:
        return self._mark(meta, tree.There())

    def a_room(self, meta: Meta, word: Token, *said: Any) -> tree.RoomAt:
        check_word(word, "a")
        return self._room_at(meta, Quantifier.ONE, *said)

    def another_room(self, meta: Meta, *said: Any) -> tree.RoomAt:
        return self._room_at(meta, Quantifier.ANOTHER, *said)

    def each_room_at(self, meta: Meta, *said: Any) -> tree.RoomAt:
        return self._room_at(meta, Quantifier.EACH, *said)

    def each_other_room(self, meta: Meta, *said: Any) -> tree.RoomAt:
        return self._room_at(meta, Quantifier.EACH_OTHER, *said)

    def _room_at(
        self, meta: Meta, quantifier: Quantifier, distance: int, anchor: Anchor, but: Names | None
    ) -> tree.RoomAt:
        return self._bounded(meta, tree.RoomAt(quantifier, distance, anchor, but or ()))

    def any_room(self, meta: Meta, but: Names | None) -> tree.RoomAt:
        return tree.RoomAt(Quantifier.ONE, tree.ANYWHERE, tree.You(), but or ())

    def other_than(self, meta: Meta, *names: Token) -> Names:
        return _once(names, "a room twice")

    def each_room(self, meta: Meta, colours: Names | None, with_mage: bool | None) -> tree.EveryRoom:
        return tree.EveryRoom(colours or (), bool(with_mage))

    def with_mage(self, meta: Meta, word: Token, mage: Token) -> bool:
        check_word(word, "with a")
        return True

    def named_room(self, meta: Meta, name: Token) -> tree.NamedRoom:
        return tree.NamedRoom(str(name))

    def next_to_cell(self, meta: Meta, word: Token) -> tree.NextToCell:
        check_word(word, "a")
        return tree.NextToCell()

    def target_room(self, meta: Meta) -> tree.TargetRoom:
        return self._mark(meta, tree.TargetRoom())

    def colours(self, meta: Meta, *words: Token | None) -> Names:
        return _once(words, "a colour twice")

    # which rooms a trigger means

    def such_rooms(
        self, meta: Meta, word: Token, colours: Names | None, without: bool | None
    ) -> tree.RoomFilter:
        check_word(word, "a")
        return tree.RoomFilter(colours or (), bool(without))

    def without(self, meta: Meta) -> bool:
        return True

    def one_room(self, meta: Meta, name: Token) -> tree.RoomFilter:
        return tree.RoomFilter(name=str(name))

    def its_room(self, meta: Meta) -> tree.RoomFilter:
        return self._mark(meta, tree.RoomFilter(its=True))

    # which spells are meant

    def element_list(self, meta: Meta, *words: Token | None) -> Names:
        return _once(words, "an element twice")

    def type_list(self, meta: Meta, *words: Token | None) -> Names:
        return _once(words, "a type twice")

    def sorts(self, meta: Meta, elements: Names | None, types: Names | None) -> tuple[Names, Names]:
        """Elements and types."""
        return elements or (), types or ()


def _singular(token: Token) -> tree.Noun:
    general = token.type in ("MODELS", "MAGES", "EVOCATIONS")
    return tree.Noun(token[:-1] if general else str(token))


def _models(quantifier: Quantifier, described: Described, whose: Whose = Whose.ANY) -> tree.Models:
    return tree.Models(quantifier, described.noun, whose, damaged=described.damaged)


def _narrowed(models: tree.Models, by: Filter | None) -> tree.Models:
    if by is None:
        return models
    return replace(models, health=by.health, carrying=by.carrying, no_black=by.no_black)


def _once(words: Sequence[Token | None], message: str) -> Names:
    """The words of a list; none may be said twice."""
    named = [word for word in words if word is not None]
    for place, word in enumerate(named):
        if word in named[:place]:
            raise CardError(Kind.AGREEMENT, message, offset=word.start_pos or 0, read=word)
    return tuple(map(str, named))
