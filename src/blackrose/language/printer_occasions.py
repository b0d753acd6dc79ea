"""Triggers, when something happens, and conditions, when something is the case, in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import assert_never

from blackrose.language.printer_amounts import Amounts
from blackrose.language.printer_phrases import key_of, yes_or_no
from blackrose.language.tree import (
    Activates,
    AllOf,
    Condition,
    DefeatedByRose,
    Defeats,
    Enters,
    Fact,
    GainsOrLoses,
    HasInstability,
    HasNoDamage,
    HasQuests,
    HasRevealed,
    Inflicts,
    IsCelled,
    IsDefeated,
    Leaves,
    ModelRef,
    Moves,
    Noun,
    OwnsEvocations,
    Places,
    PlainTrigger,
    ResolvesPlacing,
    ResolvesRoom,
    ResolvesSpell,
    ResolvesSummon,
    RoomFilter,
    Solves,
    SpellReaches,
    Suffers,
    TakesForgotten,
    TargetCarries,
    Trigger,
    UsesRoom,
    When,
    While,
)
from blackrose.language.words import Phrase

CONDITIONS = (
    HasRevealed,
    OwnsEvocations,
    HasInstability,
    HasNoDamage,
    HasQuests,
    TargetCarries,
    DefeatedByRose,
    AllOf,
)


class Occasions(Amounts):
    """The part of the walker that makes triggers and conditions."""

    def when(self, node: When, place: str) -> str:
        """A trigger or a condition."""
        return self.condition(node, place) if isinstance(node, CONDITIONS) else self.trigger(node, place)

    # Triggers

    def trigger(self, node: Trigger, place: str) -> str:
        """Something that happens, as a main clause (``main``) or behind "whenever" (``sub``)."""
        if isinstance(node, While):
            happens = self.trigger(node.trigger, place)
            return self.say("while", trigger=happens, condition=self.condition(node.condition, "sub"))
        self.in_trigger, self.acting = True, None
        who = self._who(node)
        verb = verb_of(self._trigger(node, who, place))
        self.in_trigger = False
        return self.say(f"trigger-{place}", subject=who, verb=verb)

    def _who(self, node: PlainTrigger) -> Phrase:
        """Who a trigger speaks of first."""
        match node:
            case SpellReaches():
                return self.words.phrase("a-spell")
            case IsDefeated(who=who, with_yours=True):
                return self.words.phrase("with-your-damage", who=self.actor(who))
            case _:
                return self.actor(node.who)

    def _trigger(self, node: PlainTrigger, who: Phrase, place: str) -> Phrase:
        say = self.words.phrase
        match node:
            case Enters(room=room):
                return say("enters", room=self.room_filter(room))
            case Moves():
                return say("moves", subject=who)
            case Places(last=last):
                return say("places", last=yes_or_no(last))
            case TakesForgotten():
                return say("takes-forgotten")
            case Activates():
                return say("activates")
            case GainsOrLoses(gains=gains, loses=loses):
                return say("gains-or-loses", gains=yes_or_no(gains), loses=yes_or_no(loses))
            case Solves(completes=completes):
                return say("solves", completes=yes_or_no(completes), place=place)
            case UsesRoom(room=room):
                return say("uses-room", room=self.room_filter(room))
            case ResolvesSummon() | ResolvesSpell() | ResolvesRoom() | ResolvesPlacing():
                return self._resolving(node)
            case _:
                return self._fight(node, who)

    def _fight(
        self, node: Inflicts | Suffers | Leaves | Defeats | IsDefeated | IsCelled | SpellReaches, who: Phrase
    ) -> Phrase:
        say = self.words.phrase
        match node:
            case Inflicts(on=on, last=last, in_person=in_person, or_heals=or_heals):
                key = "inflicts-or-heals" if or_heals else "inflicts"
                how = {"last": yes_or_no(last), "person": yes_or_no(in_person)}
                return say(key, subject=who, on=self._someone(on), **how)
            case Suffers(black=black):
                return say("suffers", black=yes_or_no(black))
            case Leaves():
                return say("leaves", subject=who)
            case Defeats(whom=whom):
                return say("defeats", whom=self.model(whom))
            case IsDefeated():
                return say("is-defeated", subject=who)
            case IsCelled():
                return say("is-celled", subject=who)
            case SpellReaches(who=reached):
                return say("reaches", whom=self.model(reached))
            case _:
                assert_never(node)

    def _resolving(self, node: ResolvesSummon | ResolvesSpell | ResolvesRoom | ResolvesPlacing) -> Phrase:
        say = self.words.phrase
        match node:
            case ResolvesSummon():
                return say("resolves-summon")
            case ResolvesSpell(types=types, elements=elements, room=room):
                return say("resolves-spell", where=self._within(room), **self.spell_kinds(elements, types))
            case ResolvesRoom(room=room):
                return say("resolves-room", room=self.room_filter(room))
            case ResolvesPlacing(converts=converts, room=room):
                return say("resolves-placing", converts=yes_or_no(converts), where=self._within(room))
            case _:
                assert_never(node)

    def _within(self, room: RoomFilter | None) -> str:
        """In which rooms something happens, or nothing."""
        return "" if room is None else self.room_filter(room).form("in")

    def _someone(self, node: ModelRef | None) -> Phrase:
        return self.nobody if node is None else self.model(node)

    # Conditions

    def condition(self, node: Condition, place: str) -> str:
        """Something that is the case. What is said of you is joined: "you have A and B and own C"."""
        facts = node.parts if isinstance(node, AllOf) else (node,)
        told = [(_of_whom(fact), self._fact(fact)) for fact in facts]
        parts: list[str] = []
        before = ""
        for who, verb, rest in self._joined(told):
            named = "same" if who == before == "you" else who
            parts.append(self.say(f"fact-{place}", verb=verb, rest=rest, who=named))
            before = who
        return self.chained(parts)

    def _joined(self, facts: list[tuple[str, Phrase]]) -> Iterator[tuple[str, str, str]]:
        """Of whom, the verb, and what is joined behind it; only facts about you are joined."""
        for (who, verb), group in groupby(facts, key=lambda fact: (fact[0], fact[1].form("verb"))):
            rests = [fact.text for _, fact in group]
            for rest in [self.chained(rests)] if who == "you" else rests:
                yield who, verb, rest

    def _fact(self, fact: Fact) -> Phrase:
        say = self.words.phrase
        match fact:
            case HasRevealed(count=count, kind=kind, elements=different, among=among):
                kinds = self.spell_kinds(among, () if kind is None else (kind,))
                return say("has-revealed", count=count, different=different, **kinds)
            case OwnsEvocations(count=count, noun=noun):
                return say("owns-evocations", count=count, noun=self.noun(Noun(noun)))
            case HasInstability(rooms=rooms):
                return say("has-instability", rooms=rooms)
            case HasNoDamage():
                return say("has-no-damage")
            case HasQuests(count=count, state=state):
                quest = say(f"quest-state-{key_of(state.value)}")
                return say("has-quests", count=count, quest=quest)
            case TargetCarries(thing=thing, count=count):
                return say("carries", count=count, thing=self.thing(thing))
            case DefeatedByRose():
                return say("defeated-by-rose")
            case _:
                assert_never(fact)


def _of_whom(fact: Fact) -> str:
    """Of whom a fact is said."""
    match fact:
        case TargetCarries():
            return "target"
        case DefeatedByRose():
            return "rose"
        case _:
            return "you"


def verb_of(phrase: Phrase) -> Phrase:
    """The verb with the parts that most verbs lack, left empty."""
    return Phrase(phrase.text, {"particle": "", "tail": "", **phrase.forms})
