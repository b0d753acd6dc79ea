"""Builds phrases that name models: "one of your evocations in your room", "each mage with Destiny"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields, replace
from typing import Any

from lark import Token
from lark.tree import Meta

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.reading.agreement import Possessive, Several, check_word, number, start
from blackrose.language.reading.rules import RULES, Reading, rule
from blackrose.language.tree import Quantifier, Whose
from blackrose.language.vocabulary import article

FARTHEST = 9
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
    wounds: int | None = None
    no_crown: bool = False
    extreme: tree.Extreme | None = None
    unhit: bool = False


Owned = tuple[Whose, Described]


@dataclass(frozen=True)
class Group:
    """Models in the plural: "your evocations have +1 Strength", "evocations cannot suffer damage"."""

    models: tree.Models


# Who


def _named(node: type[tree.Node]) -> Callable[..., tree.Node]:
    return lambda reading, meta, *words: reading.mark(meta, node())


def _owner_of(node: type[tree.It | tree.Target | tree.ThisEvocation]) -> Callable[..., tree.Owner]:
    def owner(reading: Reading, meta: Meta) -> tree.Owner:
        return reading.mark(meta, tree.Owner(reading.mark(meta, node())))

    return owner


RULES.update(
    its_owner=_owner_of(tree.It),
    targets_owner=_owner_of(tree.Target),
    this_owner=_owner_of(tree.ThisEvocation),
    it=_named(tree.It),
    target=_named(tree.Target),
    attacker=_named(tree.Attacker),
    this_evocation=_named(tree.ThisEvocation),
    caster=_named(tree.Caster),
    crown_holder=_named(tree.CrownHolder),
    black_rose=lambda reading, meta: tree.BlackRose(),
    yours=lambda reading, meta: Possessive(True, start(meta)),
    theirs=lambda reading, meta: Possessive(False, start(meta)),
)


@rule
def you(reading: Reading, meta: Meta) -> tree.You:
    """ "you": nobody on a command, where the Avatar is named"""
    _check_person(reading, meta, "you", reading.you, own=not reading.speaker)
    return reading.mark(meta, tree.You())


@rule
def yourself(reading: Reading, meta: Meta) -> tree.You:
    """ "yourself", of whoever carries the text out"""
    _check_person(reading, meta, "yourself", "itself", own=not reading.speaker)
    return tree.You()


@rule
def itself(reading: Reading, meta: Meta) -> tree.You:
    """ "itself", of an Avatar on its command"""
    _check_person(reading, meta, "itself", "yourself", own=bool(reading.speaker))
    return tree.You()


def _check_person(reading: Reading, meta: Meta, read: str, wanted: str, own: bool) -> None:
    if not own:
        raise CardError(Kind.AGREEMENT, offset=start(meta), read=read, expected=[f'"{wanted}"'])


@rule
def avatar(reading: Reading, meta: Meta, name: Token) -> tree.You | tree.TheAvatar:
    """ "the Possessed": on its commands it is whoever carries the text out"""
    return reading.mark(meta, tree.You() if name == reading.speaker else tree.TheAvatar(str(name)))


@rule
def that(reading: Reading, meta: Meta, word: Token) -> tree.That:
    """ "that mage" """
    return reading.mark(meta, tree.That(tree.Noun(str(word))))


# Nouns


@rule
def noun(reading: Reading, meta: Meta, token: Token, damaged: Token | None) -> Described:
    """A noun in the singular."""
    return Described(tree.Noun(str(token)), damaged is not None)


@rule
def nouns(reading: Reading, meta: Meta, token: Token, damaged: Token | None) -> Described:
    """A noun in the plural."""
    return Described(_singular(token), damaged is not None)


@rule
def kind(reading: Reading, meta: Meta, token: Token) -> tuple[tree.Noun, Several | None]:
    """A noun after a figure; None where one word serves for one and for several."""
    many = token.type in ("MODELS", "MAGES", "EVOCATIONS", "NAMES")
    noun = _singular(token)
    return noun, None if token.type == "EITHER" else Several(many, start(meta), noun.word)


def _singular(token: Token) -> tree.Noun:
    general = token.type in ("MODELS", "MAGES", "EVOCATIONS")
    return tree.Noun(token[:-1] if general else str(token))


def _owned(whose: Whose) -> Callable[..., Owned]:
    return lambda reading, meta, noun: (whose, noun)


@rule
def owned_yours(reading: Reading, meta: Meta, noun: Described) -> Owned:
    """ "your evocations" """
    _check_person(reading, meta, "your", f"the evocations of {reading.you}", own=not reading.speaker)
    return Whose.YOURS, noun


RULES.update(owned_targets=_owned(Whose.TARGETS), owned_others=_owned(Whose.OTHERS))


@rule
def owned_avatars(reading: Reading, meta: Meta, noun: Described, name: Token) -> Owned:
    """ "the evocations of the Possessed", on its commands"""
    if name != reading.speaker:
        told = "only a command speaks of what its Avatar owns"
        raise CardError(Kind.AGREEMENT, told, offset=start(meta), read=name, expected=['"evocations"'])
    return Whose.YOURS, noun


# Which of them


def _models(quantifier: Quantifier, described: Described, whose: Whose = Whose.ANY) -> tree.Models:
    return tree.Models(quantifier, described.noun, whose, damaged=described.damaged)


def _some(quantifier: Quantifier) -> Callable[..., tree.Models]:
    return lambda reading, meta, noun: _models(quantifier, noun)


def _some_of(quantifier: Quantifier) -> Callable[..., tree.Models]:
    return lambda reading, meta, owned: _models(quantifier, owned[1], owned[0])


RULES.update(
    another=_some(Quantifier.ANOTHER),
    each=_some(Quantifier.EACH),
    each_other=_some(Quantifier.EACH_OTHER),
    one_of=_some_of(Quantifier.ONE),
    another_of=_some_of(Quantifier.ANOTHER),
    each_of=_some_of(Quantifier.EACH),
    each_other_of=_some_of(Quantifier.EACH_OTHER),
)


@rule
def a_noun(reading: Reading, meta: Meta, word: Token, noun: Described) -> tree.Models:
    """ "an evocation" """
    check_word(word, article(noun.noun.word))
    return _models(Quantifier.ONE, noun)


@rule
def filtered(reading: Reading, meta: Meta, kernel: tree.Models, filter_: Filter | None) -> tree.Models:
    """ "a mage with Destiny" """
    return reading.mark(meta, _narrowed(kernel, filter_))


@rule
def models(reading: Reading, meta: Meta, core: tree.Models, place: tree.Place | None) -> tree.Models:
    """ "a mage in your room or an adjacent one" """
    return reading.bounded(meta, replace(core, place=place))


RULES["core_placed"] = models


def _narrowed(models: tree.Models, by: Filter | None) -> tree.Models:
    if by is None:
        return models
    said = {field.name: getattr(by, field.name) for field in fields(by)}
    return replace(models, **said)


@rule
def holding(reading: Reading, meta: Meta, owned: Owned) -> tree.Models:
    """ "with one of your evocations", of rooms"""
    return reading.mark(meta, _models(Quantifier.ONE, owned[1], owned[0]))


# Several at once


def _several(quantifier: Quantifier) -> Callable[..., tree.Models]:
    def read(
        reading: Reading,
        meta: Meta,
        owned: Owned | Described,
        filter_: Filter | None,
        place: tree.Place | None,
    ) -> tree.Models:
        whose, noun = owned if isinstance(owned, tuple) else (Whose.ANY, owned)
        models = _narrowed(_models(quantifier, noun, whose), filter_)
        return reading.bounded(meta, replace(models, place=place))

    return read


def _group(quantifier: Quantifier) -> Callable[..., Group]:
    read = _several(quantifier)
    return lambda reading, meta, *parts: Group(read(reading, meta, *parts))


RULES.update(
    counted=_several(Quantifier.EACH),
    counted_other=_several(Quantifier.EACH_OTHER),
    group=_group(Quantifier.EACH),
    group_other=_group(Quantifier.EACH_OTHER),
)


# What narrows a noun down


@rule
def with_health(reading: Reading, meta: Meta, figure: Token, stat: Token) -> Filter:
    """ "with at most 3 Health" """
    check_word(stat, "Health")
    return Filter(health=number(figure))


@rule
def with_evocation(reading: Reading, meta: Meta, word: Token, name: Token) -> Filter:
    """ "with an Umbra" """
    check_word(word, f"with {article(name)}")
    return Filter(carrying=str(name))


@rule
def with_damage(reading: Reading, meta: Meta, figure: Token) -> Filter:
    """ "with at least 5 damage" """
    return Filter(wounds=number(figure, least=1))


@rule
def with_extreme(reading: Reading, meta: Meta, words: Token) -> Filter:
    """ "with the most power" """
    return Filter(extreme=tree.Extreme(words.removeprefix("with the ")))


def _filter(made: Any) -> Callable[..., Any]:
    return lambda reading, meta: made


RULES.update(
    with_destiny=_filter(Filter(carrying="Destiny")),
    with_jinx=_filter(Filter(carrying="jinx")),
    with_upgrade=_filter(Filter(carrying="upgrade")),
    without_black=_filter(Filter(no_black=True)),
    without_crown=_filter(Filter(no_crown=True)),
    not_yet_hit=_filter(Filter(unhit=True)),
    in_lodge=_filter(tree.InLodge()),
)


@rule
def distance(reading: Reading, meta: Meta, token: Token) -> int:
    """How many rooms away."""
    return number(token, FARTHEST)


# How far away, or in whose room


@dataclass(frozen=True)
class Near:
    """A distance said without a figure: "your room", "the target room or an adjacent one"."""

    distance: int
    anchor: Anchor


ROOM_OF: dict[type[tree.Node], str] = {
    tree.You: "your room",
    tree.It: "its room",
    tree.Target: "the target's room",
    tree.TargetRoom: "the target room",
}


def _room_of(reading: Reading, anchor: Anchor) -> str:
    """Return how the room of somebody is said, if that is settled."""
    if reading.speaker and isinstance(anchor, tree.You):
        return f"the room of {reading.you}"
    return ROOM_OF.get(type(anchor), "")


def check_figure(reading: Reading, meta: Meta, distance: int, anchor: Anchor) -> None:
    """Refuse "your room or an adjacent one": there is one way to say it."""
    if tree.said_as_room(distance, anchor):
        said = (_room_of(reading, anchor) or "the room of …") + " or an adjacent one" * distance
        raise CardError(Kind.AGREEMENT, offset=start(meta), read=str(distance), expected=[f'"{said}"'])


@rule
def within(reading: Reading, meta: Meta, distance: int, anchor: Anchor) -> tree.Within:
    """ "2 from you" """
    check_figure(reading, meta, distance, anchor)
    return tree.Within(distance, anchor)


@rule
def in_room_by(reading: Reading, meta: Meta, room: Near) -> tree.Within:
    """ "in your room" """
    return tree.Within(room.distance, room.anchor)


@rule
def room_of_other(reading: Reading, meta: Meta, anchor: Anchor) -> Anchor:
    """ "the room of the attacker" """
    said = _room_of(reading, anchor)
    if said and not said.startswith("the room of"):
        raise CardError(Kind.AGREEMENT, offset=start(meta), read="the room of", expected=[f'"{said}"'])
    return anchor


RULES.update(
    near=within,
    room_of_it=_named(tree.It),
    room_of_target=_named(tree.Target),
    same_room=lambda reading, meta, anchor: Near(0, anchor),
    adjacent_room=lambda reading, meta, anchor: Near(1, anchor),
    by_target_room=lambda reading, meta: Near(1, reading.mark(meta, tree.TargetRoom())),
)


@rule
def room_of_you(reading: Reading, meta: Meta) -> tree.You:
    """ "your room" """
    _check_person(reading, meta, "your room", f"the room of {reading.you}", own=not reading.speaker)
    return reading.mark(meta, tree.You())


@rule
def in_colour(reading: Reading, meta: Meta, word: Token, colours: tuple[str, ...]) -> tree.InColour:
    """ "in a red or purple room" """
    check_word(word, "a")
    return tree.InColour(colours)


@rule
def in_cell(reading: Reading, meta: Meta, word: Token) -> tree.InCell:
    """ "in a Cell" """
    check_word(word, "a")
    return tree.InCell()


@rule
def in_target_room(reading: Reading, meta: Meta) -> tree.InTargetRoom:
    """ "in the target room" """
    return reading.mark(meta, tree.InTargetRoom())


@rule
def in_same_colour(reading: Reading, meta: Meta) -> tree.InSameColour:
    """ "in rooms of the same colour" """
    return reading.mark(meta, tree.InSameColour())
