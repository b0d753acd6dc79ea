"""Phrases: which models, which rooms, how much; each in all the forms a language has."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache, reduce
from typing import Protocol, assert_never

from blackrose.language.references import Antecedent
from blackrose.language.tree import (
    ANYWHERE,
    Actor,
    All,
    Amount,
    Attacker,
    BlackRose,
    Bonus,
    Countable,
    DamageOn,
    EveryRoom,
    ForEach,
    Ignored,
    InLodge,
    InstabilityIn,
    InTargetRoom,
    It,
    Models,
    ModelsCounted,
    Noun,
    Number,
    Place,
    Quantifier,
    RoomAt,
    RoomFilter,
    RoomRef,
    Summon,
    Target,
    TargetRoom,
    There,
    ThisEvocation,
    Whose,
    Within,
    You,
)
from blackrose.language.vocabulary import article, plural
from blackrose.language.words import Argument, Phrase, Words

Arguments = dict[str, Argument]
ALL_OF_THEM = (Quantifier.EACH, Quantifier.EACH_OTHER)


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
        self.nobody = words.phrase("you").changed(_nothing)
        self.nowhere = words.phrase("unsaid-room")
        self.meant = iter(meant)
        self.aimed_at = Noun(aim)
        self.acting: Actor | None = None
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
            return self.words.phrase(key)
        return self.words.phrase(
            "named-noun", name=self.name(noun.word), several=plural(noun.word), vowel=article(noun.word)
        )

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
            case Models():
                return self._models(self._parts(node))
            case _:
                assert_never(node)

    def _noun_of_it(self) -> Noun:
        match next(self.meant, None):
            case Models(noun=noun) | Summon(noun=noun):
                return noun
            case ThisEvocation():
                return Noun("evocation")
            case _:
                return self.aimed_at

    def _models(self, parts: Arguments) -> Phrase:
        return self.words.phrase("models", chosen="no" if self.in_trigger else "yes", **parts)

    def _parts(self, models: Models) -> Arguments:
        return {
            "noun": self.noun(models.noun),
            "quantifier": key_of(models.quantifier.value),
            "whose": _whose(models.whose),
            "own": self._own(),
            "place": self.place(models.place) if models.place else "",
        }

    def _own(self) -> str:
        """Whether what is yours belongs to the one who acts."""
        return "yes" if isinstance(self.acting, You) else "no"

    def group(self, node: Actor) -> Phrase:
        """The subject of a lasting figure: all somebody's models at once ("your evocations"), or as ever."""
        if not isinstance(node, Models) or node.quantifier not in ALL_OF_THEM or node.whose is Whose.ANY:
            return self.actor(node)
        return self.words.phrase("group", **self._parts(node))

    def place(self, place: Place) -> str:
        """Where the models stand that a phrase names."""
        match place:
            case InLodge():
                return self.say("in-lodge")
            case InTargetRoom():
                return self.say("in-target-room")
            case Within(range=distance, anchor=anchor):
                return self.say("within", range=distance, anchor=self.model(anchor))
            case _:
                assert_never(place)

    # Rooms

    def room(self, node: RoomRef) -> Phrase:
        """A room with its preposition: where something is, and in a form of its own where something goes."""
        match node:
            case RoomAt(range=distance) if distance == ANYWHERE:
                return self.words.phrase("any-room")
            case RoomAt(anchor=anchor):
                return self.room_near(node, self.model(anchor))
            case EveryRoom(colours=colours):
                return self.words.phrase("every-room", colours=self.colours(colours))
            case TargetRoom():
                return self.words.phrase("target-room")
            case There():
                return self.words.phrase("there")
            case _:
                assert_never(node)

    def room_near(self, node: RoomAt, anchor: Phrase) -> Phrase:
        """A room by its distance."""
        quantifier = key_of(node.quantifier.value)
        return self.words.phrase("room-at", quantifier=quantifier, range=node.range, anchor=anchor)

    def room_filter(self, node: RoomFilter) -> Phrase:
        """The rooms a trigger means."""
        without = "yes" if node.without_your_instability else "no"
        return self.words.phrase("some-room", colours=self.colours(node.colours), without=without)

    def colours(self, colours: Sequence[str]) -> Phrase:
        """Colours as they stand before a room: "green or grey"; an empty phrase for none."""
        if not colours:
            return self.words.phrase("colour-black").changed(_nothing)
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

    # Amounts

    def amount(self, amount: Amount) -> Arguments:
        """The arguments every counting message takes: how much, for each of what, and the most of it."""
        match amount:
            case Number(value=value):
                return {"quantity": "some", "count": value, "each": "", "cap": ""}
            case All():
                return {"quantity": "all", "count": 0, "each": "", "cap": ""}
            case ForEach(value=value, count=count, every=every, cap=cap):
                most = "" if cap is None else self.say("cap", count=cap)
                return {"quantity": "some", "count": value, "each": self.each(count, every), "cap": most}
            case _:
                assert_never(amount)

    def each(self, count: Countable, every: int) -> str:
        """What an amount is multiplied by: "for every 2 damage on you"."""
        match count:
            case DamageOn(who=who):
                return self.say("each-damage", every=every, who=self.model(who))
            case Ignored():
                return self.say("each-ignored", every=every)
            case InstabilityIn(where=where, yours=yours):
                own = {"whose": "yours" if yours else "any", "own": self._own()}
                return self.say("each-instability", every=every, where=self.room(where), **own)
            case ModelsCounted(models=models):
                parts = self._parts(models)
                return self.say("each-model", every=every, models=self._models(parts), **parts)
            case _:
                assert_never(count)

    def bonus(self, bonus: Bonus | None) -> Phrase:
        """A raise of a figure, or an empty phrase."""
        if bonus is None:
            return self.words.phrase("bonus", value=0, stat=self.words.phrase("stat-speed")).changed(_nothing)
        stat = self.words.phrase(f"stat-{key_of(bonus.stat.value)}")
        return self.words.phrase("bonus", value=bonus.value, stat=stat)


def _nothing(_: str) -> str:
    return ""


def _whose(whose: Whose) -> str:
    return {Whose.ANY: "any", Whose.YOURS: "yours", Whose.TARGETS: "targets"}[whose]
