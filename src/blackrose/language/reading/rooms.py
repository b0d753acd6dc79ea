"""Builds phrases that name rooms, and those that name spells by element and type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lark import Token
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.reading.agreement import check_word
from blackrose.language.reading.models import Anchor, Near, check_figure
from blackrose.language.reading.rules import RULES, Reading, rule, truth
from blackrose.language.tree import Quantifier

Names = tuple[str, ...]


def _room_at(quantifier: Quantifier) -> Callable[..., tree.RoomAt]:
    def read(reading: Reading, meta: Meta, distance: int, anchor: Anchor, but: Names | None) -> tree.RoomAt:
        return reading.bounded(meta, tree.RoomAt(quantifier, distance, anchor, but or ()))

    return read


RULES.update(
    another_room=_room_at(Quantifier.ANOTHER),
    each_room_at=_room_at(Quantifier.EACH),
    each_other_room=_room_at(Quantifier.EACH_OTHER),
)


@rule
def a_room(reading: Reading, meta: Meta, word: Token, *said: Any) -> tree.RoomAt:
    """ "a room 2 from you" """
    check_word(word, "a")
    check_figure(reading, meta, said[0], said[1])
    return _room_at(Quantifier.ONE)(reading, meta, *said)


@rule
def a_room_by(reading: Reading, meta: Meta, room: Near, but: Names | None) -> tree.RoomAt:
    """ "your room or an adjacent one" """
    return _room_at(Quantifier.ONE)(reading, meta, room.distance, room.anchor, but)


@rule
def any_room(reading: Reading, meta: Meta, colours: Names | None, but: Names | None) -> tree.RoomAt:
    """ "any room", "any blue room" """
    return tree.RoomAt(Quantifier.ONE, tree.ANYWHERE, tree.You(), but or (), colours or ())


@rule
def each_room(reading: Reading, meta: Meta, colours: Names | None, held: bool | None) -> tree.EveryRoom:
    """ "each green room with a mage" """
    return tree.EveryRoom(colours or (), held is True, held is False)


@rule
def with_mage(reading: Reading, meta: Meta, word: Token, mage: Token) -> bool:
    """ "with a mage" """
    check_word(word, "with a")
    return True


@rule
def without_mage(reading: Reading, meta: Meta, word: Token, mage: Token) -> bool:
    """ "without a mage" """
    check_word(word, "a")
    return False


@rule
def named_room(reading: Reading, meta: Meta, name: Token) -> tree.NamedRoom:
    """ "the Arena" """
    return tree.NamedRoom(str(name))


@rule
def next_to_cell(reading: Reading, meta: Meta, word: Token) -> tree.NextToCell:
    """ "a room next to your Cell" """
    check_word(word, "a")
    return tree.NextToCell()


@rule
def target_room(reading: Reading, meta: Meta) -> tree.TargetRoom:
    """ "the target room" """
    return reading.mark(meta, tree.TargetRoom())


@rule
def there(reading: Reading, meta: Meta) -> tree.There:
    """ "there" """
    return reading.mark(meta, tree.There())


# Which rooms a trigger means


@rule
def such_rooms(
    reading: Reading, meta: Meta, word: Token, colours: Names | None, more: bool | tree.Models | None
) -> tree.RoomFilter:
    """ "a red room without your instability", "a room with one of your evocations" """
    check_word(word, "a")
    holding = more if isinstance(more, tree.Models) else None
    return tree.RoomFilter(colours or (), more is True, holding=holding)


@rule
def one_room(reading: Reading, meta: Meta, name: Token) -> tree.RoomFilter:
    """ "the Crypt" """
    return tree.RoomFilter(name=str(name))


@rule
def its_room(reading: Reading, meta: Meta) -> tree.RoomFilter:
    """ "this evocation's room" """
    return reading.mark(meta, tree.RoomFilter(its=True))


@rule
def that_room(reading: Reading, meta: Meta) -> tree.RoomFilter:
    """ "that room" """
    return reading.mark(meta, tree.RoomFilter(that=True))


# Lists of words, none of which may be said twice


def _once(message: str) -> Callable[..., Names]:
    def read(reading: Reading, meta: Meta, *words: Token | None) -> Names:
        named = [word for word in words if word is not None]
        for place, word in enumerate(named):
            if word in named[:place]:
                raise CardError(Kind.AGREEMENT, message, offset=word.start_pos or 0, read=word)
        return tuple(map(str, named))

    return read


RULES.update(
    without=truth,
    other_than=_once("a room is named twice"),
    colours=_once("a colour is named twice"),
    element_list=_once("an element is named twice"),
    type_list=_once("a type is named twice"),
    element_run=lambda reading, meta, *words: tuple(map(str, words)),
)
