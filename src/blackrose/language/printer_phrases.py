"""Phrases: which models, which rooms; each in all the forms a language has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from typing import Protocol, assert_never

from blackrose.language.references import Antecedent
from blackrose.language.tree import (
    ANYWHERE,
    Actor,
    Attacker,
    BlackRose,
    Caster,
    CrownHolder,
    EveryRoom,
    InLodge,
    InTargetRoom,
    It,
    ModelRef,
    Models,
    NamedRoom,
    NextToCell,
    Noun,
    Place,
    Quantifier,
    RoomAt,
    RoomFilter,
    RoomRef,
    Summon,
    Target,
    TargetRoom,
    That,
    There,
    ThisEvocation,
    Whose,
    Within,
    You,
)
from blackrose.language.vocabulary import article, bare_room, plural
from blackrose.language.words import Argument, Phrase, Words

Arguments = dict[str, Argument]
ALL_OF_THEM = (Quantifier.EACH, Quantifier.EACH_OTHER)
THINGS = ("Destiny", "jinx", "upgrade")
"""What lies on models and is not itself an evocation."""


class Named(Protocol):
    """A component's name in each language, as the packs give it."""

    @property
    def en(self) -> str: ...
    @property
    def de(self) -> str: ...
    @property
    def ru(self) -> str: ...


Names = Mapping[str, Named]
"""The names that texts may use, by their English."""


@lru_cache(maxsize=4096)
def key_of(word: str) -> str:
    """The part of a message key that stands for a word of the tree: ``each other`` is ``each-other``."""
    return "-".join("".join(c if c.isalnum() else " " for c in word.lower()).split())


class Phrases:
    """The part of the walker that makes phrases.

    ``meant`` says what each "it" of the text stands for, in reading order, so that it gets its gender; an
    "it" beyond them has the gender of what the card aims at.
    """

    def __init__(
        self, words: Words, names: Names, meant: Iterable[Antecedent] = (), aim: str = "model"
    ) -> None:
        """Walk with the words of one language and the names of some packs; ``aim`` is the target's kind."""
        self.words = words
        self.names = names
        self.say = words.say
        self.nobody = words.phrase("you").changed(nothing)
        self.nowhere = words.phrase("unsaid-room")
        self.meant = iter(meant)
        self.aimed_at = self.last_meant = Noun(aim)
        self.acting: Actor | None = None
        self.hit: Phrase = words.phrase("target")  # whom the clause that is being said is done to
        self.in_trigger = False

    # Names and nouns

    def name(self, english: str) -> str:
        """A component's name in the language of the walk, or as it stands where no pack knows it."""
        named = self.names.get(english)
        return getattr(named, self.words.language, named.en) if named else english

    def noun(self, noun: Noun) -> Phrase:
        """A kind of model, an archetype or an evocation's name with its declension."""
        key = f"noun-{key_of(noun.word)}"
        if self.words.knows(key):
            return self.words.phrase(key, name=noun.word, several=plural(noun.word))
        return self.words.phrase(
            "named-noun", name=self.name(noun.word), several=plural(noun.word), vowel=article(noun.word)
        )

    def room_name(self, english: str) -> str:
        """A room's name; where it says "the" itself, without that."""
        return bare_room(self.name(english))

    def thing(self, word: str) -> Phrase:
        """What lies on a model: Destiny, a jinx, an upgrade, or an evocation assigned to it."""
        if word in THINGS:
            return self.words.phrase(f"thing-{key_of(word)}")
        return self.words.phrase("thing-assigned", noun=self.noun(Noun(word)))

    # Models

    def model(self, node: Actor) -> Phrase:
        """Who something is done to, or where: not the same word again for the one who acts."""
        phrase = self.actor(node)
        if node != self.acting or isinstance(node, Models):
            return phrase
        return self.words.phrase("oneself", plain=phrase, gender=phrase.form("gender"))

    def actor(self, node: Actor) -> Phrase:
        """Who acts."""
        match node:
            case You():
                return self.words.phrase("you")
            case It():
                noun = self.noun(self._noun_of_it())
                return self.words.phrase("it", noun=noun, gender=noun.form("gender"))
            case BlackRose():
                return self.words.phrase("black-rose")
            case Target():
                return self.words.phrase("target")
            case Attacker():
                return self.words.phrase("attacker")
            case ThisEvocation():
                return self.words.phrase("this-evocation")
            case That(noun=noun):
                return self.words.phrase("that", noun=self.noun(noun))
            case Caster():
                return self.words.phrase("caster")
            case CrownHolder():
                return self.words.phrase("crown-holder")
            case Models():
                return self._models(self._parts(node))
            case _:
                assert_never(node)

    def _noun_of_it(self) -> Noun:
        meant = next(self.meant, None)
        match meant:
            case Models(noun=noun) | Summon(noun=noun):
                self.last_meant = noun
            case ThisEvocation():
                self.last_meant = Noun("evocation")
            case Target() | None:
                self.last_meant = self.aimed_at
            case _:
                assert_never(meant)
        return self.last_meant

    def _models(self, parts: Arguments) -> Phrase:
        return self.words.phrase("models", chosen="no" if self.in_trigger else "yes", **parts)

    def _parts(self, models: Models) -> Arguments:
        return {
            "noun": self.noun(models.noun),
            "quantifier": key_of(models.quantifier.value),
            "whose": self._whose(models.whose),
            "own": self._own(),
            "damaged": yes_or_no(models.damaged),
            "place": " ".join(self._narrowed(models)),
        }

    def _narrowed(self, models: Models) -> Iterator[str]:
        """What follows a noun: what its models have or lack, and where they stand."""
        if models.health is not None:
            yield self.say("with-health", count=models.health)
        if models.carrying is not None:
            yield self.thing(models.carrying).form("with")
        if models.no_black:
            yield self.say("without-black")
        if models.place is not None:
            yield self.place(models.place)

    def _whose(self, whose: Whose) -> str:
        """Whose models are meant; the target's are "theirs" where the target acts."""
        match whose:
            case Whose.ANY:
                return "any"
            case Whose.YOURS:
                return "yours"
            case Whose.TARGETS:
                return "theirs" if isinstance(self.acting, Target) else "targets"
            case Whose.OTHERS:
                return "others"

    def _own(self) -> str:
        """Whether what is yours belongs to the one who acts."""
        return "yes" if isinstance(self.acting, You) else "no"

    def group(self, node: Actor) -> Phrase:
        """The subject of a lasting figure: all somebody's models at once ("your evocations"), or as ever."""
        if not isinstance(node, Models) or node.quantifier not in ALL_OF_THEM or node.whose is Whose.ANY:
            return self.actor(node)
        return self.words.phrase("group", **self._parts(node))

    def all_of(self, node: ModelRef) -> Phrase:
        """The subject of a rule: all models of a kind in the plural ("evocations"), or as ever."""
        if not isinstance(node, Models) or node.quantifier not in ALL_OF_THEM:
            return self.actor(node)
        key = "kinds" if node.whose is Whose.ANY else "group"
        return self.words.phrase(key, **self._parts(node))

    def added_up(self, models: Models) -> str:
        """All models of a phrase together, behind "of": "your evocations"."""
        return self.say("added-up", **self._parts(models))

    def place(self, place: Place) -> str:
        """Where the models stand that a phrase names."""
        match place:
            case InLodge():
                return self.say("in-lodge")
            case InTargetRoom():
                return self.say("in-target-room")
            case Within(range=distance, anchor=anchor):
                return self.say("within", range=distance, anchor=self._anchor(anchor))
            case _:
                assert_never(place)

    def _anchor(self, node: ModelRef | TargetRoom) -> Phrase:
        """From where a distance is counted."""
        return self.words.phrase("from-target-room") if isinstance(node, TargetRoom) else self.model(node)

    # Rooms

    def room(self, node: RoomRef) -> Phrase:
        """A room with its preposition: where something is, and in a form of its own where something goes."""
        match node:
            case RoomAt(range=distance) if distance == ANYWHERE:
                return self.words.phrase("any-room", other=self._other_than(node.other_than))
            case RoomAt(anchor=anchor):
                return self.room_near(node, self._anchor(anchor))
            case EveryRoom(colours=colours, with_mage=mage):
                return self.words.phrase("every-room", colours=self.colours(colours), mage=yes_or_no(mage))
            case NamedRoom(name=name):
                return self.words.phrase("named-room", name=self.room_name(name))
            case NextToCell():
                return self.words.phrase("next-to-cell", own=self._own())
            case TargetRoom():
                return self.words.phrase("target-room")
            case There():
                return self.words.phrase("there")
            case _:
                assert_never(node)

    def room_near(self, node: RoomAt, anchor: Phrase) -> Phrase:
        """A room by its distance."""
        quantifier = key_of(node.quantifier.value)
        other = self._other_than(node.other_than)
        return self.words.phrase(
            "room-at", quantifier=quantifier, range=node.range, anchor=anchor, other=other
        )

    def _other_than(self, names: Sequence[str]) -> str:
        """The rooms that are not meant, by their names."""
        if not names:
            return ""
        told = [self.say("excepted", name=self.room_name(name)) for name in names]
        *front, last = told
        rooms = last
        if front:
            rest = reduce(lambda rest, last: self.say("list-excepted-more", rest=rest, last=last), front)
            rooms = self.say("list-excepted", rest=rest, last=last)
        return self.say("other-than", rooms=rooms, count=len(names))

    def room_filter(self, node: RoomFilter) -> Phrase:
        """The rooms a trigger means."""
        if node.name:
            return self.words.phrase("room-of-name", name=self.room_name(node.name))
        if node.its:
            return self.words.phrase("its-room")
        without = yes_or_no(node.without_your_instability)
        return self.words.phrase("some-room", colours=self.colours(node.colours), without=without)

    def colours(self, colours: Sequence[str]) -> Phrase:
        """Colours as they stand before a room: "green or grey"; an empty phrase for none."""
        if not colours:
            return self.words.phrase("colour-black").changed(nothing)
        return self.either([self.words.phrase(f"colour-{colour}") for colour in colours])

    def either(self, items: Sequence[Phrase]) -> Phrase:
        """Several phrases as one, in each form: "green, grey or blue"."""
        forms = {name: self._or([item.form(name) for item in items]) for name in items[0].forms}
        return Phrase(self._or([item.text for item in items]), forms)

    def _or(self, items: list[str]) -> str:
        *rest, last = items
        return self.say("list-or", rest=", ".join(rest), last=last) if rest else last

    def chained(self, items: Sequence[str]) -> str:
        """Several pieces one after the other: "A and B and C"."""
        return reduce(self.and_, items)

    def and_(self, rest: str, last: str) -> str:
        """Two pieces joined."""
        return self.say("list-and", rest=rest, last=last)


def yes_or_no(flag: bool) -> str:
    """A flag as messages compare it."""
    return "yes" if flag else "no"


def nothing(_: str) -> str:
    """What is left of a phrase that is not said."""
    return ""
