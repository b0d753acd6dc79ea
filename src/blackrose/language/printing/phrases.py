"""Prints phrases that name models and rooms, in all the forms a language has."""

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
    InCell,
    InColour,
    InLodge,
    InSameColour,
    InTargetRoom,
    It,
    ModelRef,
    Models,
    NamedRoom,
    NextToCell,
    Noun,
    Owner,
    Place,
    Quantifier,
    RoomAt,
    RoomFilter,
    RoomRef,
    Summon,
    Target,
    TargetRoom,
    That,
    TheAvatar,
    There,
    ThisEvocation,
    Whose,
    Within,
    You,
    said_as_room,
)
from blackrose.language.vocabulary import article, bare_room, plural, said_of_avatar
from blackrose.language.words import Argument, Phrase, Words

Arguments = dict[str, Argument]
ROOMS = (RoomAt, EveryRoom, TargetRoom, There, NamedRoom, NextToCell)
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

NO_KINDS: Mapping[str, str] = {}


@lru_cache(maxsize=4096)
def key_of(word: str) -> str:
    """The part of a message key that stands for a word of the tree: ``each other`` is ``each-other``."""
    return "-".join("".join(c if c.isalnum() else " " for c in word.lower()).split())


class Phrases:
    """Prints phrases in the words of one language.

    ``meant`` says what each "it" of the text stands for, in reading order, so that it gets its gender; an
    "it" beyond them has the gender of what the card aims at.
    """

    def __init__(
        self,
        words: Words,
        names: Names,
        meant: Iterable[Antecedent] = (),
        aim: str = "model",
        kinds: Mapping[str, str] = NO_KINDS,
        steps: bool = True,
        speaker: str = "",
    ) -> None:
        """Take the words of one language and the names of some packs; ``aim`` is the kind of the target,
        ``kinds`` says of cards that can be assigned what they are, ``steps`` whether quests are completed
        before they are solved, ``speaker`` which Avatar acts where it is its command.
        """
        self.words = words
        self.names = names
        self.kinds = kinds
        self.steps = yes_or_no(steps)
        self.speaker = speaker
        self.say = words.say
        self.nobody = words.phrase("you").changed(nothing)
        self.nowhere = words.phrase("unsaid-room")
        self.meant = iter(meant)
        self.aimed_at = self.last_meant = Noun(aim)
        self.acting: Actor | None = None
        self.hit: Phrase = words.phrase("target")  # whom the clause that is being said is done to
        self.in_trigger = False
        self.target_named = False
        self.upgrade_named = False  # since an "it": another "it" could be taken for the upgrade

    # Names and nouns

    def name(self, english: str) -> str:
        """Return the name of a component in this language, or the English name if no pack knows it."""
        named = self.names.get(english)
        return getattr(named, self.words.language, named.en) if named else english

    def noun(self, noun: Noun) -> Phrase:
        """Return a kind of model, an archetype or the name of an evocation, with its declension."""
        key = f"noun-{key_of(noun.word)}"
        if self.words.knows(key):
            return self.words.phrase(key, name=noun.word, several=plural(noun.word))
        return self.words.phrase(
            "named-noun", name=self.name(noun.word), several=plural(noun.word), vowel=article(noun.word)
        )

    def avatar(self, english: str) -> Phrase:
        """Return the name of an Avatar, with its declension where the language has it."""
        key = f"avatar-{key_of(english)}"
        name = self.name(english)
        if self.words.knows(key):
            return self.words.phrase(key, name=name)
        return self.words.phrase("named-avatar", name=name, said=said_of_avatar(name))

    def room_called(self, english: str) -> Arguments:
        """Return the name of a room, without its "The", and its declension where the language has it."""
        key = f"tile-{key_of(english)}"
        known = self.words.knows(key)
        forms: Arguments = {"room": self.words.phrase(key)} if known else {}
        return {"name": bare_room(self.name(english)), "known": yes_or_no(known), **forms}

    def thing(self, word: str) -> Phrase:
        """Return what lies on a model: Destiny, a jinx, an upgrade, or an evocation assigned to it."""
        if word in THINGS:
            return self.words.phrase(f"thing-{key_of(word)}")
        return self.words.phrase("thing-assigned", noun=self.noun(Noun(word)))

    def summoned(self, noun: Noun) -> Phrase:
        """Return what is summoned; a language may have another word for one of no named kind."""
        if noun == Noun("evocation") and self.words.knows("summoned"):
            return self.words.phrase("summoned")
        return self.noun(noun)

    # Models

    def model(self, node: Actor) -> Phrase:
        """Print whom something is done to; the one who acts is not named again."""
        phrase = self.actor(node)
        if node != self.acting or isinstance(node, Models):
            return phrase
        again = self.words.phrase("oneself", plain=phrase, gender=phrase.form("gender"))
        if not self.speaker or not isinstance(node, You):
            return again
        # An Avatar that moves itself is said like "you" who move: "moves", not "moves the Possessed".
        return Phrase(again.text, {**again.forms, "agrees": "you", "self": phrase.form("self")})

    def actor(self, node: Actor) -> Phrase:
        """Print who acts."""
        match node:
            case You():
                return self.avatar(self.speaker) if self.speaker else self.words.phrase("you")
            case TheAvatar(name=name):
                return self.avatar(name)
            case It():
                noun = self._noun_of_it()
                gender = noun.form("gender")
                key = "it-by-name" if self._doubtful(gender) else "it"
                return self.words.phrase(key, noun=noun, gender=gender)
            case BlackRose():
                return self.words.phrase("black-rose")
            case Target():
                self.target_named = True
                return self.words.phrase("target")
            case Attacker():
                return self.words.phrase("attacker")
            case ThisEvocation():
                return self.words.phrase("this-evocation")
            case That(noun=noun):
                return self.words.phrase("that", noun=self.noun(noun))
            case Caster():
                return self.words.phrase("caster")
            case Owner(of=of):
                its = yes_or_no(isinstance(of, It))
                owned = self.actor(of)
                return self.words.phrase("owner", its=its, of=owned, gender=owned.form("gender"))
            case CrownHolder():
                return self.words.phrase("crown-holder")
            case Models():
                return self.models(self.parts(node))
            case _:
                assert_never(node)

    def _noun_of_it(self) -> Phrase:
        meant = next(self.meant, None)
        match meant:
            case Models(noun=noun):
                self.last_meant = noun
            case Summon(noun=noun):
                self.last_meant = noun
                return self.summoned(noun)
            case ThisEvocation():
                self.last_meant = Noun("evocation")
            case Target() | None:
                self.last_meant = self.aimed_at
                if self.target_named and self.words.knows("target-again"):
                    return self.words.phrase("target-again")
            case _:
                assert_never(meant)
        return self.noun(self.last_meant)

    def _doubtful(self, gender: str) -> bool:
        """Return whether an "it" of a gender could be taken for an upgrade that was named meanwhile."""
        if not self.upgrade_named or not self.words.knows("it-by-name"):
            return False
        return gender == self.words.phrase("thing-upgrade").form("gender")

    def models(self, parts: Arguments) -> Phrase:
        """Print a phrase that names models, from its parts. An Avatar does not choose as it likes."""
        chosen = not self.in_trigger and not (self.speaker and parts["whose"] == "any")
        return self.words.phrase("models", chosen=yes_or_no(chosen), **parts)

    def parts(self, models: Models) -> Arguments:
        """Return the parts of a phrase that names models, as messages need them."""
        marks = tuple(self._marks(models))
        spot = () if models.place is None else (self.place(models.place, chained=models.unhit),)
        return {
            "noun": self.noun(models.noun),
            "quantifier": key_of(models.quantifier.value),
            "whose": self._whose(models.whose),
            "avatar": self.avatar(self.speaker) if self.speaker else self.nobody,
            "own": self.own(),
            "damaged": yes_or_no(models.damaged),
            "hurt": "yes" if models.damaged else "unhit" if models.unhit else "no",
            "place": " ".join((*marks, *spot)),
            "marks": " ".join(marks),
            "spot": " ".join(spot),
        }

    def _marks(self, models: Models) -> Iterator[str]:
        """Yield what follows a noun, before where its models stand: what they have or lack."""
        if models.health is not None:
            yield self.say("with-health", count=models.health)
        if models.carrying is not None:
            yield self.thing(models.carrying).form("with")
        if models.no_black:
            yield self.say("without-black")
        if models.wounds is not None:
            yield self.say("with-damage", count=models.wounds)
        if models.no_crown:
            yield self.say("without-crown")
        if models.extreme is not None:
            yield self.say("with-extreme", extreme=key_of(models.extreme.value))
        if models.unhit:
            yield self.say("not-yet-hit")

    def _whose(self, whose: Whose) -> str:
        """Return whose models a phrase names; those of the target are "theirs" if the target acts."""
        match whose:
            case Whose.ANY:
                return "any"
            case Whose.YOURS:
                if self.speaker:
                    return "avatars-own" if isinstance(self.acting, You) else "avatars"
                return "yours"
            case Whose.TARGETS:
                return "theirs" if isinstance(self.acting, Target) else "targets"
            case Whose.OTHERS:
                return "others"

    def own(self) -> str:
        """Return whether you are the one who acts, for languages that then say "own"."""
        return "yes" if isinstance(self.acting, You) else "no"

    def group(self, node: Actor) -> Phrase:
        """Print the subject of "have": the models of somebody in the plural ("your evocations"), or one."""
        if not isinstance(node, Models) or node.quantifier not in ALL_OF_THEM or node.whose is Whose.ANY:
            return self.actor(node)
        return self.words.phrase("group", **self.parts(node))

    def all_of(self, node: Actor) -> Phrase:
        """Print the subject of a rule: all models of a kind in the plural ("evocations"), or one by one."""
        if not isinstance(node, Models) or node.quantifier not in ALL_OF_THEM:
            return self.actor(node)
        key = "kinds" if node.whose is Whose.ANY else "group"
        return self.words.phrase(key, **self.parts(node))

    def added_up(self, models: Models) -> str:
        """Print all models of a phrase together, behind "of": "your evocations"."""
        return self.say("added-up", **self.parts(models))

    def place(self, place: Place, chained: bool = False) -> str:
        """Print where the models of a phrase stand; ``chained``: an effect goes on to them from another."""
        match place:
            case InLodge():
                return self.say("in-lodge")
            case InTargetRoom():
                return self.say("in-target-room")
            case InColour(colours=colours):
                return self.say("in-colour", colours=self.colours(colours))
            case InCell():
                return self.say("in-cell")
            case InSameColour():
                return self.say("in-same-colour")
            case Within(range=distance, anchor=anchor):
                by = yes_or_no(said_as_room(distance, anchor))
                near = self._anchor(anchor)
                if chained and isinstance(anchor, It) and self.words.knows("hit-before"):
                    near = self.words.phrase("hit-before")  # an "it" would mean the models of this phrase
                return self.say("within", range=distance, anchor=near, by=by)
            case _:
                assert_never(place)

    def _anchor(self, node: ModelRef | TargetRoom) -> Phrase:
        """Print the point from which a distance is counted."""
        return self.words.phrase("from-target-room") if isinstance(node, TargetRoom) else self.model(node)

    # Rooms

    def room(self, node: RoomRef) -> Phrase:
        """Print a room with its preposition: where something is, and in another form where something goes."""
        match node:
            case RoomAt(range=distance) if distance == ANYWHERE:
                other, colours = self.other_than(node.other_than), self.colours(node.colours)
                return self.words.phrase("any-room", other=other, colours=colours)
            case RoomAt(anchor=anchor):
                return self.room_near(node, self._anchor(anchor))
            case EveryRoom(colours=colours):
                mage = "yes" if node.with_mage else "none" if node.without_mage else "any"
                return self.words.phrase("every-room", colours=self.colours(colours), mage=mage)
            case NamedRoom(name=name):
                return self.words.phrase("named-room", **self.room_called(name))
            case NextToCell():
                return self.words.phrase("next-to-cell", own=self.own())
            case TargetRoom():
                return self.words.phrase("target-room")
            case There():
                return self.words.phrase("there")
            case _:
                assert_never(node)

    def is_room(self, node: object) -> bool:
        """Return whether a phrase names rooms."""
        return isinstance(node, ROOMS)

    def phrase_of(self, argument: Argument) -> Phrase:
        """Return an argument that must be a phrase."""
        assert isinstance(argument, Phrase)
        return argument

    def room_near(self, node: RoomAt, anchor: Phrase) -> Phrase:
        """Print a room by its distance."""
        quantifier = key_of(node.quantifier.value)
        other = self.other_than(node.other_than)
        by = yes_or_no(node.quantifier is Quantifier.ONE and said_as_room(node.range, node.anchor))
        return self.words.phrase(
            "room-at", quantifier=quantifier, range=node.range, anchor=anchor, other=other, by=by
        )

    def other_than(self, names: Sequence[str]) -> str:
        """Print the names of the rooms that a phrase leaves out."""
        if not names:
            return ""
        told = [self.say("excepted", **self.room_called(name)) for name in names]
        *front, last = told
        rooms = last
        if front:
            rest = reduce(lambda rest, last: self.say("list-excepted-more", rest=rest, last=last), front)
            rooms = self.say("list-excepted", rest=rest, last=last)
        return self.say("other-than", rooms=rooms, count=len(names))

    def room_filter(self, node: RoomFilter) -> Phrase:
        """Print the rooms that a trigger names."""
        if node.name:
            return self.words.phrase("room-of-name", **self.room_called(node.name))
        if node.its or node.that:
            return self.words.phrase("its-room" if node.its else "that-room")
        without = yes_or_no(node.without_your_instability)
        holding = self.nobody if node.holding is None else self.actor(node.holding)
        return self.words.phrase(
            "some-room",
            colours=self.colours(node.colours),
            without=without,
            holds="no" if node.holding is None else self._whose(node.holding.whose),
            own=self.own(),
            holding=holding,
        )

    # What a card aims at

    def aim_kind(self, kind: str) -> Phrase:
        """Print the kind of a target: a room or a kind of model."""
        return self.words.phrase("aim-room") if kind == "room" else self.noun(Noun(kind))

    def aim_range(self, distance: int) -> Argument:
        """Return how far away a target may be."""
        return self.say("anywhere") if distance == ANYWHERE else distance

    # Lists

    def colours(self, colours: Sequence[str], joined: str = "list-or") -> Phrase:
        """Print colours as they stand before a room: "green or grey"; an empty phrase for none."""
        if not colours:
            return self.words.phrase("colour-black").changed(nothing)
        return self.either([self.words.phrase(f"colour-{colour}") for colour in colours], joined)

    def either(self, items: Sequence[Phrase], joined: str = "list-or") -> Phrase:
        """Join phrases by "or", in each form: "green, grey or blue"."""
        forms = {name: self.or_([item.form(name) for item in items], joined) for name in items[0].forms}
        return Phrase(self.or_([item.text for item in items], joined), forms)

    def or_(self, items: list[str], joined: str = "list-or") -> str:
        """Join pieces by "or", or as another message says: "A, B or C"."""
        *rest, last = items
        return self.say(joined, rest=", ".join(rest), last=last) if rest else last

    def chained(self, items: Sequence[str]) -> str:
        """Join pieces by "and": "A and B and C"."""
        return reduce(self.and_, items)

    def and_(self, rest: str, last: str) -> str:
        """Join two pieces by "and"."""
        return self.say("list-and", rest=rest, last=last)


def yes_or_no(flag: bool) -> str:
    """Return a flag as messages compare it."""
    return "yes" if flag else "no"


def nothing(_: str) -> str:
    """Return nothing: the text of a phrase that is left out."""
    return ""
