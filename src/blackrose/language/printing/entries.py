"""Prints the forms: any node that has an entry, by the kinds of its fields and the messages of the entry."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache, reduce
from itertools import groupby
from typing import Any, cast

from blackrose.language.form import ClauseForm, FactForm, Form, Manner, Way
from blackrose.language.forms import all_forms
from blackrose.language.mentions import speaks_of_it, speaks_of_upgrades
from blackrose.language.notation import fits, pieces
from blackrose.language.printing.amounts import Amounts
from blackrose.language.printing.kinds import say
from blackrose.language.printing.phrases import Arguments
from blackrose.language.tree import (
    Actor,
    Aims,
    AllOf,
    Clause,
    Condition,
    Countable,
    Deed,
    Fact,
    If,
    InOneRound,
    Models,
    Node,
    PlainTrigger,
    Trigger,
    When,
    While,
    You,
)
from blackrose.language.words import Argument, Phrase

LAST = ("amount", "chosen")
"""Kinds that are said after the others: a count can speak of whom the clause is done to."""


@dataclass(frozen=True)
class Said:
    """A clause in words: who does it, and the verb with all that follows it.

    ``orders`` says that it is told to you ("Gain 1 power"), ``whole`` that the words are complete, ``asked``
    that this language asks you to do what another tells of a model ("Erwecke sie": "It activates"); ``actor``
    is None where no model acts.
    """

    actor: Actor | None
    subject: Phrase
    verb: Phrase
    orders: bool
    whole: bool = False
    asked: bool = False


@dataclass(frozen=True)
class Saying:
    """One way to say a form, with the kind of each field."""

    form: Form
    way: Way
    kinds: tuple[tuple[str, str], ...]

    @property
    def message(self) -> str:
        """The key of its message."""
        return self.way.key or self.form.message


@cache
def sayings() -> dict[type[Node], tuple[Saying, ...]]:
    """Return the ways to say each node."""
    return {form.node: tuple(_saying(form, way) for way in form.ways) for form in all_forms()}


def _saying(form: Form, way: Way) -> Saying:
    named = [one.name for one in fields(form.node)]
    kinds: dict[str, str] = {}
    for other in (way, *form.ways):  # a field that this way settles is said as in the others
        for piece in pieces(other.rule):
            if piece.field and piece.kind not in ("your", "flag"):
                kinds.setdefault(piece.field, piece.kind)
    if isinstance(form, ClauseForm) and form.manner in (Manner.DEED, Manner.STATE, Manner.RULE):
        named = named if form.only is not None else named[1:]
    listed = [(name, kinds.get(name, "")) for name in (*named, "chosen") if name in kinds or name in named]
    listed.sort(key=lambda one: one[1] in LAST)
    return Saying(form, way, tuple(listed))


class Forms(Amounts):
    """Prints clauses, triggers, conditions and what is counted."""

    def saying(self, node: Node) -> Saying:
        """Return the way in which a node is said."""
        return next(saying for saying in sayings()[type(node)] if fits(saying.way, node))

    def arguments(self, saying: Saying, node: Node) -> Arguments:
        """Return the arguments of the messages of a form: its fields, and what it needs besides."""
        found: dict[str, Argument] = {"own": self.own(), "steps": self.steps}
        for name, message in saying.form.args.items():
            found[name] = self.words.phrase(message)
        for field, kind in saying.kinds:
            found.update(say(self, node, field, kind, found))
        return found

    # Clauses

    def clause(self, node: Clause) -> Said:
        """Print a clause. The subject comes first, so that a later "it" can mean it."""
        saying = self.saying(node)
        form = saying.form
        assert isinstance(form, ClauseForm)
        actor = actor_of(form, node)
        self.acting = None
        if form.subject:
            arguments = self.arguments(saying, node)
            subject = self.words.phrase(form.subject, **arguments)
        else:
            subject = self._subject(form, actor)
            self.acting = actor
            arguments = self.arguments(saying, node)
        verb = verb_of(self.words.phrase(saying.message, **{"subject": subject, **arguments}))
        if arguments.get("kind") == "upgrade" or speaks_of_upgrades(node):
            self.upgrade_named = True
        elif speaks_of_it(node):
            self.upgrade_named = False
        if "asked" in verb.forms and self.speaker:  # on a command nobody is asked to do anything
            told = {name: form for name, form in verb.forms.items() if name not in ("asked", "told")}
            return Said(actor, subject, Phrase(verb.form("told"), told), orders=False)
        if "asked" in verb.forms:
            return Said(You(), self.words.phrase("you"), verb, orders=True, asked=True)
        orders = form.manner in (Manner.DEED, Manner.ORDER) and isinstance(actor, You) and not self.speaker
        return Said(actor, subject, verb, orders, saying.way.whole)

    def _subject(self, form: ClauseForm, actor: Actor | None) -> Phrase:
        if actor is None:
            return self.nobody
        if form.manner is Manner.RULE:
            return self.all_of(actor)
        return self.group(actor) if form.together else self.actor(actor)

    # Triggers

    def when(self, node: When, place: str) -> str:
        """Print a trigger or a condition."""
        if isinstance(node, InOneRound):
            return self._in_one_round(node)
        if isinstance(node, Fact | AllOf):
            return self.condition(node, place)
        return self.trigger(node, place)

    def _in_one_round(self, node: InOneRound) -> str:
        """Print what must happen and be the case in one round, part after part."""
        first, *others = [self._part_of_round(part) for part in node.parts]
        joined = reduce(lambda rest, last: self.say("list-deeds", rest=rest, last=last), others, first)
        return self.say("in-one-round", deeds=Phrase(joined, {"capital": joined[:1].upper() + joined[1:]}))

    def _part_of_round(self, part: Deed | Condition) -> str:
        if not isinstance(part, Deed):
            return self.condition(part, "main")
        told = self.trigger(part.trigger, "main")
        if part.times == 1:
            return told
        key = "deed-different" if part.different else "deed-times"
        return self.say(key, deed=told, times=part.times, of=_counted(part.trigger))

    def trigger(self, node: Trigger, place: str) -> str:
        """Print something that happens, as a main clause (``main``) or behind "whenever" (``sub``)."""
        if isinstance(node, While):
            happens = self.trigger(node.trigger, place)
            held = self.condition(node.condition, "sub")
            return self.say("while", trigger=happens, condition=held, place=place)
        self.in_trigger = True
        subject, verb = self._happening(node, place)
        self.in_trigger, self.acting = False, None
        return self.say(f"trigger-{place}", subject=subject, verb=verb)

    def _happening(self, node: PlainTrigger, place: str) -> tuple[Phrase, Phrase]:
        saying = self.saying(node)
        yours = not saying.way.subject and isinstance(getattr(node, fields(node)[0].name), You)
        self.acting = You() if yours else None
        arguments = self.arguments(saying, node)
        who = self.phrase_of(arguments["who"])
        subject = self.words.phrase(saying.way.subject, **arguments) if saying.way.subject else who
        more: Arguments = {"subject": subject, "place": place}
        return subject, verb_of(self.words.phrase(saying.message, **{**arguments, **more}))

    # Conditions

    def condition(self, node: Condition, place: str) -> str:
        """Print something that is the case. Facts about you are joined: "you have A and B and own C"."""
        facts = node.parts if isinstance(node, AllOf) else (node,)
        parts: list[str] = []
        before = ""
        for who, verb, rest in self._joined([self._fact(fact) for fact in facts]):
            named = "same" if who == before == "you" else who
            parts.append(self.say(f"fact-{place}", verb=verb, rest=rest, who=named))
            before = who
        return self.chained(parts)

    def _joined(self, facts: list[tuple[str, Phrase]]) -> Iterator[tuple[str, str, str]]:
        """Yield of whom facts are said, the verb, and what follows it; only facts about you are joined."""
        for (who, verb), group in groupby(facts, key=lambda fact: (fact[0], fact[1].form("verb"))):
            rests = [fact.text for _, fact in group]
            for rest in [self.chained(rests)] if who == "you" else rests:
                yield who, verb, rest

    def _fact(self, fact: Fact) -> tuple[str, Phrase]:
        """Return of whom a fact is said, and what; some languages say it of somebody in another way."""
        saying = self.saying(fact)
        assert isinstance(saying.form, FactForm)
        outside, self.in_trigger = self.in_trigger, True
        before = self.acting
        if saying.form.of == "you":
            self.acting = You()
        phrase = self.words.phrase(saying.message, **self.arguments(saying, fact))
        self.in_trigger, self.acting = outside, before
        return phrase.forms.get("of", saying.form.of), phrase

    def if_(self, node: If) -> str:
        """Print what stands before the clauses of a sentence."""
        saying = self.saying(node)
        return self.say(saying.message, **self.arguments(saying, node))

    def each(self, count: Countable, every: int) -> str:
        """Print what an amount is multiplied by: "for every 2 damage on you"."""
        saying = self.saying(count)
        arguments = self.arguments(saying, count)
        about = self.noun(self.acting.noun) if isinstance(self.acting, Models) else self.hit
        of: Arguments = {"every": every, "hit": self.hit, "about": about.form("gender")}
        return self.say(saying.message, **{**of, **arguments})


def actor_of(form: ClauseForm, node: Clause) -> Actor | None:
    """Return who does what a clause says, or None if no model does."""
    if form.manner in (Manner.WHOLE, Manner.SENTENCE):
        return None
    if form.manner is Manner.ORDER:
        return You()
    actor: Any = form.only if form.only is not None else getattr(node, fields(node)[0].name)
    return cast(Actor, actor)


def _counted(trigger: Trigger) -> str:
    """Return what "different ones" are, for languages that name them: rooms, or models of some kind."""
    plain = trigger.trigger if isinstance(trigger, While) else trigger
    if hasattr(plain, "room"):
        return "room"
    met = plain.who if isinstance(plain, Aims) else getattr(plain, "on", getattr(plain, "whom", None))
    return met.noun.word if isinstance(met, Models) else "model"


def verb_of(phrase: Phrase) -> Phrase:
    """Return the verb, with empty parts for those that only some languages have."""
    return Phrase(phrase.text, {"particle": "", "tail": "", **phrase.forms})
