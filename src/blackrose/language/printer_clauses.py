"""Clauses: one verb each, with its forms, ready to be set into a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from blackrose.language.printer_deeds import Deeds
from blackrose.language.printer_occasions import verb_of
from blackrose.language.printer_phrases import Arguments, key_of, yes_or_no
from blackrose.language.tree import (
    Activate,
    Actor,
    Assign,
    Attack,
    Attacker,
    Cannot,
    CannotSuffer,
    Caster,
    Clause,
    Convert,
    ConvertInflicted,
    CrownHolder,
    Discard,
    DiscardQuest,
    DiscardReady,
    Draw,
    DrawQuest,
    EndActivation,
    EveryRoom,
    Gain,
    Has,
    Heal,
    Ignore,
    IgnoreEach,
    Inflict,
    It,
    KeepQuest,
    Lose,
    ModelRef,
    Models,
    Move,
    NamedRoom,
    NextToCell,
    Noun,
    PlaceInstability,
    PlaceLess,
    Put,
    Remove,
    RemoveInstability,
    RoomAt,
    RoomRef,
    SpellsInflictMore,
    SufferBlack,
    SufferMore,
    Summon,
    Target,
    TargetBecomes,
    TargetRoom,
    That,
    There,
    Thing,
    ThisEvocation,
    TrophiesToRose,
    You,
)
from blackrose.language.words import Phrase

ROOMS = (RoomAt, EveryRoom, TargetRoom, There, NamedRoom, NextToCell)


@dataclass(frozen=True, slots=True)
class Said:
    """A clause in words: who does it, and the verb with all that follows it.

    ``orders`` says that it is told to you ("Gain 1 power"), ``whole`` that the words are complete; ``actor``
    is None where no model acts.
    """

    actor: Actor | None
    subject: Phrase
    verb: Phrase
    orders: bool
    whole: bool = False


class Clauses(Deeds):
    """The part of the walker that makes clauses."""

    def clause(self, node: Clause) -> Said:
        """A clause's words. The subject comes first, so that "it" further on can mean it."""
        actor = actor_of(node)
        self.acting = None
        subject = self._subject(node, actor)
        self.acting = actor
        verb = verb_of(self._clause(node, subject))
        return Said(actor, subject, verb, is_order(node), is_whole(node))

    def _subject(self, node: Clause, actor: Actor | None) -> Phrase:
        match node:
            case KeepQuest() | EndActivation() | SpellsInflictMore() | TrophiesToRose() | CannotSuffer():
                return self.rule_subject(node)
            case Has(who=who):
                return self.group(who)
            case _:
                return self.nobody if actor is None else self.actor(actor)

    def _clause(self, node: Clause, subject: Phrase) -> Phrase:
        say = self.words.phrase
        match node:
            case Gain(amount=amount):
                return say("gain", **self.amount(amount))
            case Lose(amount=amount):
                return say("lose", **self.amount(amount))
            case Inflict(amount=amount, on=on, quiet=quiet):
                return say("inflict", quiet=yes_or_no(quiet), **self._struck(on), **self.amount(amount))
            case Convert(amount=amount, thing=Thing.INSTABILITY, on=on):
                return say("convert-instability", on=self._some(on), **self.amount(amount))
            case Convert(amount=amount, on=on):
                return say("convert-damage", **self._struck(on), **self.amount(amount))
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
            case Heal(amount=amount, on=on, not_black=not_black):
                healed = self.hit = self._someone(on)
                return say("heal", on=healed, spared=yes_or_no(not_black), **self.amount(amount))
            case Draw(of=int() as top, amount=amount):
                return say("draw-top", top=top, **self.amount(amount))
            case Draw(amount=amount, pile=pile):
                return say("draw", subject=subject, pile=key_of(pile.value), **self.amount(amount))
            case Discard(amount=amount, kept=kept):
                return say("discard", subject=subject, kept=key_of(kept.value), **self.amount(amount))
            case (
                Summon()
                | Activate()
                | Assign()
                | Move()
                | Put()
                | Attack()
                | Ignore()
                | Has()
                | IgnoreEach()
                | PlaceLess()
            ):
                return self._clause_about_models(node)
            case _:
                return self.deed(node)

    def _clause_about_models(
        self, node: Summon | Activate | Assign | Move | Put | Attack | Ignore | Has | IgnoreEach | PlaceLess
    ) -> Phrase:
        say = self.words.phrase
        match node:
            case Summon(amount=amount, noun=noun, where=where):
                place = self._some(where)
                return say(
                    "summon",
                    noun=self.noun(noun),
                    which=self._which(node),
                    where=place,
                    **self.amount(amount),
                )
            case Activate(controlled=controlled, bonus=bonus, second=second):
                return say("activate", controlled=yes_or_no(controlled), bonus=self.bonus(bonus, second))
            case Assign(name=name, to=to):
                bearer = self.model(to)
                return say("assign", name=self.name(name), kind=self._kind_of_card(to), to=bearer)
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

    def _which(self, node: Summon) -> str:
        """Which evocation is summoned, where the text does not name it."""
        if node.same_kind:
            return self.say("same-kind")
        if node.noun != Noun("evocation"):
            return ""
        health = "" if node.health is None else self.say("with-health", count=node.health)
        return self.say("of-choice", health=health, own=self._own())

    def _kind_of_card(self, to: ModelRef) -> str:
        """What a card that is assigned by name must be: mages get jinxes, evocations upgrades."""
        match to:
            case You() | Caster() | CrownHolder():
                return "jinx"
            case ThisEvocation():
                return "upgrade"
            case Models(noun=noun) | That(noun=noun):
                return _card_on(noun)
            case Target():
                return _card_on(self.aimed_at)
            case It():
                return _card_on(self.last_meant)
            case Attacker():
                return "card"
            case _:
                assert_never(to)

    def _struck(self, on: ModelRef | RoomRef | None) -> Arguments:
        """Whom damage is done to: a model, or all that stand in a room."""
        if isinstance(on, ROOMS):
            self.hit = self.words.phrase("target")
            return {"on": self.nobody, "where": self.room(on)}
        self.hit = self.words.phrase("target") if on is None else self.model(on)
        return {"on": self.nobody if on is None else self.hit, "where": self.nowhere}

    def _some(self, node: ModelRef | RoomRef | None) -> Phrase:
        if node is None:
            return self.nowhere
        return self.room(node) if isinstance(node, ROOMS) else self.model(node)


def _card_on(noun: Noun) -> str:
    return {"mage": "jinx", "model": "card"}.get(noun.word, "upgrade")


def is_order(node: Clause) -> bool:
    """Whether a clause is told to you ("Gain 1 power"), not said of you ("You have +1 Speed")."""
    told = isinstance(node, Has | Activate | SufferMore | Cannot | CannotSuffer)
    return isinstance(actor_of(node), You) and not told


def is_whole(node: Clause) -> bool:
    """Whether a clause's words are complete in themselves."""
    return isinstance(node, IgnoreEach | PlaceLess) or (isinstance(node, SufferBlack) and node.keyword)


def actor_of(node: Clause) -> Actor | None:
    """Who does what a clause says; None for clauses that are a whole rule, or said of no model."""
    match node:
        case (
            IgnoreEach()
            | PlaceLess()
            | KeepQuest()
            | EndActivation()
            | SpellsInflictMore()
            | TrophiesToRose()
        ):
            return None
        case Activate(who=who) | Has(who=who) | CannotSuffer(who=who) | DiscardReady(who=who):
            return who
        case TargetBecomes():
            return Target()
        case DrawQuest(actor=actor) | DiscardQuest(actor=actor):
            return actor
        case (
            Gain()
            | Lose()
            | Inflict()
            | Convert()
            | ConvertInflicted()
            | PlaceInstability()
            | RemoveInstability()
            | Remove()
            | Heal()
            | Draw()
            | Discard()
            | Summon()
            | Assign()
        ):
            return node.actor
        case _:
            return You()
