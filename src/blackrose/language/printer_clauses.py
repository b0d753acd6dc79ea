"""Clauses, triggers and conditions: one verb each, with its forms, ready to be set into a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby
from typing import assert_never

from blackrose.language.printer_phrases import Phrases, key_of
from blackrose.language.tree import (
    Activate,
    Activates,
    Actor,
    AllOf,
    Assign,
    Attack,
    Clause,
    Condition,
    Convert,
    ConvertInflicted,
    Defeats,
    Discard,
    Draw,
    Enters,
    EveryRoom,
    Fact,
    Gain,
    Has,
    HasInstability,
    HasNoDamage,
    HasRevealed,
    Heal,
    Ignore,
    IgnoreEach,
    Inflict,
    Inflicts,
    Leaves,
    Lose,
    ModelRef,
    Models,
    Move,
    OwnsEvocations,
    PlaceInstability,
    PlaceLess,
    Places,
    Put,
    Remove,
    RemoveInstability,
    ResolvesSummon,
    RoomAt,
    RoomRef,
    Suffers,
    Summon,
    TakesForgotten,
    TargetRoom,
    There,
    Thing,
    Trigger,
    When,
    You,
)
from blackrose.language.words import Phrase

ROOMS = (RoomAt, EveryRoom, TargetRoom, There)
TRIGGERS = (Enters, Inflicts, Suffers, Places, Leaves, Defeats, ResolvesSummon, TakesForgotten, Activates)


@dataclass(frozen=True, slots=True)
class Said:
    """A clause in words: who does it, and the verb with all that follows it.

    ``orders`` says that it is told to you ("Gain 1 power"); ``actor`` is None where the words are complete.
    """

    actor: Actor | None
    subject: Phrase
    verb: Phrase
    orders: bool


class Clauses(Phrases):
    """The part of the walker that makes clauses, triggers and conditions."""

    # Clauses

    def clause(self, node: Clause) -> Said:
        """A clause's words. The subject comes first, so that "it" further on can mean it."""
        actor = actor_of(node)
        self.acting = None
        subject = self._subject(node, actor)
        self.acting = actor
        orders = isinstance(actor, You) and not isinstance(node, Has | Activate)
        return Said(actor, subject, _verb(self._clause(node, subject)), orders)

    def _subject(self, node: Clause, actor: Actor | None) -> Phrase:
        if actor is None:
            return self.nobody
        return self.group(actor) if isinstance(node, Has) else self.actor(actor)

    def _clause(self, node: Clause, subject: Phrase) -> Phrase:
        say = self.words.phrase
        match node:
            case Gain(amount=amount):
                return say("gain", **self.amount(amount))
            case Lose(amount=amount):
                return say("lose", **self.amount(amount))
            case Inflict(amount=amount, on=on):
                return say("inflict", on=self._someone(on), **self.amount(amount))
            case Convert(amount=amount, thing=thing, on=on):
                what = self.nobody if on is None and thing is Thing.DAMAGE else self._some(on)
                return say(f"convert-{thing.value}", on=what, **self.amount(amount))
            case ConvertInflicted(by=by):
                return say("convert-inflicted", by=self.model(by))
            case PlaceInstability(amount=amount, where=where, black=black):
                owner = "black" if black else "own"
                return say("place-instability", where=self._some(where), owner=owner, **self.amount(amount))
            case RemoveInstability(amount=amount, where=where):
                return say(
                    "remove-instability", subject=subject, where=self.room(where), **self.amount(amount)
                )
            case Remove(models=models):
                return say("remove", models=self.model(models))
            case Heal(amount=amount, on=on):
                return say("heal", on=self._someone(on), **self.amount(amount))
            case Draw(amount=amount, pile=pile):
                return say("draw", subject=subject, pile=key_of(pile.value), **self.amount(amount))
            case Discard(amount=amount, kept=kept):
                return say("discard", subject=subject, kept=key_of(kept.value), **self.amount(amount))
            case _:
                return self._clause_about_models(node)

    def _clause_about_models(
        self, node: Summon | Activate | Assign | Move | Put | Attack | Ignore | Has | IgnoreEach | PlaceLess
    ) -> Phrase:
        say = self.words.phrase
        match node:
            case Summon(amount=amount, noun=noun, where=where):
                return say("summon", noun=self.noun(noun), where=self._some(where), **self.amount(amount))
            case Activate(controlled=controlled, bonus=bonus):
                control = "yes" if controlled else "no"
                return say("activate", controlled=control, bonus=self.bonus(bonus))
            case Assign(name=name, to=to):
                return say("assign", name=self.name(name), to=self.model(to))
            case Move(who=who, rooms=rooms):
                return say("move", who=self.model(who), rooms=rooms)
            case Put(who=who, where=where):
                moved = self.model(who)
                return say("put", who=moved, where=self._room_beside(who, moved, where))
            case Attack(on=on, bonus=bonus):
                return say("attack", on=self.model(on), bonus=self.bonus(bonus))
            case Ignore(amount=amount):
                return say("ignore", **self.amount(amount))
            case Has(bonus=bonus, until_activation_ends=ends):
                return say("has", bonus=self.bonus(bonus), until="activation" if ends else "always")
            case IgnoreEach(amount=figure):
                return say("ignore-each", count=figure)
            case PlaceLess(amount=figure):
                return say("place-less", count=figure)
            case _:
                assert_never(node)

    def _room_beside(self, who: ModelRef, moved: Phrase, where: RoomRef) -> Phrase:
        """A room; where it lies near the one who is moved, they are not named twice."""
        if not isinstance(where, RoomAt) or where.anchor != who or isinstance(who, You | Models):
            return self.room(where)
        again = self.words.phrase("again", plain=self.model(who), gender=moved.form("gender"))
        return self.room_near(where, again)

    def _someone(self, node: ModelRef | None) -> Phrase:
        return self.nobody if node is None else self.model(node)

    def _some(self, node: ModelRef | RoomRef | None) -> Phrase:
        if node is None:
            return self.nowhere
        return self.room(node) if isinstance(node, ROOMS) else self.model(node)

    # Triggers and conditions

    def trigger(self, node: Trigger, place: str) -> str:
        """Something that happens, as a main clause (``main``) or behind "whenever" (``sub``)."""
        self.in_trigger, self.acting = True, None
        who = self.actor(node.who)
        verb = _verb(self._trigger(node, who))
        self.in_trigger = False
        return self.say(f"trigger-{place}", subject=who, verb=verb)

    def _trigger(self, node: Trigger, who: Phrase) -> Phrase:
        say = self.words.phrase
        match node:
            case Enters(room=room):
                return say("enters", room=self.room_filter(room))
            case Inflicts(on=on):
                return say("inflicts", on=self._someone(on))
            case Places(last=last):
                return say("places", last="yes" if last else "no")
            case Defeats(whom=whom):
                return say("defeats", whom=self.model(whom))
            case Leaves():
                return say("leaves", subject=who)
            case Suffers():
                return say("suffers")
            case ResolvesSummon():
                return say("resolves-summon")
            case TakesForgotten():
                return say("takes-forgotten")
            case Activates():
                return say("activates")
            case _:
                assert_never(node)

    def condition(self, node: Condition, place: str) -> str:
        """Something that is the case. Facts with the same verb share it: "you have A and B and own C"."""
        facts = [self._fact(fact) for fact in (node.parts if isinstance(node, AllOf) else (node,))]
        parts: list[str] = []
        for verb, group in groupby(facts, key=lambda fact: fact.form("verb")):
            rest = self.chained([fact.text for fact in group])
            position = "more" if parts else "first"
            parts.append(self.say(f"fact-{place}", verb=verb, rest=rest, position=position))
        return self.chained(parts)

    def _fact(self, fact: Fact) -> Phrase:
        say = self.words.phrase
        match fact:
            case HasRevealed(count=count, kind=kind, elements=elements):
                return say("has-revealed", count=count, kind=kind or "any", elements=elements)
            case OwnsEvocations(count=count):
                return say("owns-evocations", count=count)
            case HasInstability(rooms=rooms):
                return say("has-instability", rooms=rooms)
            case HasNoDamage():
                return say("has-no-damage")
            case _:
                assert_never(fact)

    def when(self, node: When, place: str) -> str:
        """A trigger or a condition."""
        return self.trigger(node, place) if isinstance(node, TRIGGERS) else self.condition(node, place)


def _verb(phrase: Phrase) -> Phrase:
    """The verb with the parts that most verbs lack, left empty."""
    return Phrase(phrase.text, {"particle": "", "tail": "", **phrase.forms})


def actor_of(node: Clause) -> Actor | None:
    """Who does what a clause says; None for clauses that are a whole rule."""
    match node:
        case IgnoreEach() | PlaceLess():
            return None
        case Activate(who=who) | Has(who=who):
            return who
        case Move() | Put() | Attack() | Ignore():
            return You()
        case _:
            return node.actor
