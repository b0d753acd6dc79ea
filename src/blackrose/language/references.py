"""Finds what a text refers to ("it", "the target", "there") when it is read, not when it is played.

A reference that could mean nothing, or two things, is an error: the program never guesses.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.form import ClauseForm, Done, Need, Occasion, TriggerForm, Unsaid
from blackrose.language.forms import all_forms
from blackrose.language.mentions import Antecedent as Antecedent
from blackrose.language.mentions import (
    called,
    introduces,
    name_of,
    object_of,
    others_act,
    singular,
    spoken_of,
    walk,
)
from blackrose.language.notation import fits
from blackrose.language.tree import Whose

Marks = dict[int, tuple[object, int]]
"""Where each node was read, by identity."""

MODEL_AIMS = ("model", "mage", "evocation")


class Role(Enum):
    """The kind of card a text stands on, as far as references depend on it."""

    CARD = "card"
    EVOCATION = (
        "evocation"  # abilities and upgrades: there is a "this evocation", and they are always in force
    )
    EVENT = "event"  # cards on the event board: what they say holds while they lie there
    JINX = "jinx"  # in force while the card lies beside its mage
    QUEST = "quest"  # there is a "this quest"
    COMMAND = "command"  # of an Avatar: it is named as the one who acts, and nothing is an order


LYING = (Role.EVOCATION, Role.EVENT, Role.JINX)
"""Cards whose rules hold as long as they lie on the table; their texts need no "Persistent:"."""


NEEDS: dict[type, Need] = {
    tree.Attacker: Need("the attacker", Occasion.DAMAGE),
    tree.There: Need("there", Occasion.ROOM),
    tree.Caster: Need("its caster", Occasion.SPELL),
    **{form.node: form.needs for form in all_forms() if form.needs is not None},
}
"""Nodes that mean something only after an occasion or an earlier clause."""

GIVEN = {form.node: form.gives for form in all_forms() if isinstance(form, TriggerForm)}
"""What a text can refer to because a trigger set it off."""

CLAUSES = {form.node: form for form in all_forms() if isinstance(form, ClauseForm)}


@dataclass(frozen=True)
class Context:
    """What a text can refer to besides its own sentences."""

    aim: tree.Aim
    when: tree.When | None = None
    role: Role = Role.CARD
    speaker: str = ""  # the Avatar whose command it is, by its English name


def check_text(text: tree.Text, context: Context, marks: Marks) -> tuple[Antecedent, ...]:
    """Check every reference of a text. Return what each "it" stands for, in reading order."""
    reading = _Reading(context, marks)
    reading.text(text)
    for part in walk(text):
        if isinstance(part, tree.TargetBecomes):  # the enhanced card must make sense as well
            aim = tree.Aim(part.kind, part.range)
            _Reading(replace(context, aim=aim), marks).text(text)
    return tuple(reading.found)


def antecedents(text: tree.Text, context: Context) -> tuple[Antecedent, ...]:
    """Return what each "it" of a text stands for, in reading order; some languages need its gender.

    Only that is checked: a part of a text that is printed alone may lack what its references need.
    """
    reading = _Reading(context, {}, strict=False)
    reading.text(text)
    return tuple(reading.found)


def check_when(when: tree.When, context: Context, marks: Marks) -> None:
    """Check what the condition of a trap, a quest or an ability refers to."""
    _Reading(context, marks).phrase(when, None)


@dataclass
class _Reading:
    """The reading of one text, sentence after sentence."""

    context: Context
    marks: Marks
    strict: bool = True  # whether anything but an "it" is checked
    found: list[Antecedent] = field(default_factory=list)
    introduced: list[Antecedent] = field(default_factory=list)  # by the nearest sentence that did
    here: list[Antecedent] = field(default_factory=list)  # by the earlier clauses of this sentence
    before: tree.Sentence | tree.ChooseOne | None = None
    going_on: tree.Trigger | None = None  # the "whenever" to which this sentence still belongs
    done: frozenset[Done] = frozenset()  # by the earlier clauses
    in_order: bool = False  # behind "Each mage in play order:"
    chooser: str | None = None  # what those are called who choose among options: "that mage"

    def text(self, text: tree.Text) -> None:
        for item in text:
            self.item(item)

    def item(self, item: tree.Sentence | tree.InPlayOrder | tree.ChooseOne) -> None:
        if isinstance(item, tree.Sentence):
            self.sentence(item)
        elif isinstance(item, tree.InPlayOrder):
            self.before, self.going_on, self.in_order = None, None, True
            for sentence in item.body:
                self.sentence(sentence)
        else:
            self.options(item)

    def options(self, choice: tree.ChooseOne) -> None:
        """Read each option as if the others were not there, and forget what it introduces."""
        if self.strict and choice.condition is not None:
            self._check_before(choice.condition)
        self.phrase(choice.condition, None)
        earlier, known = list(self.introduced), self.done
        self.phrase(choice.who, None)
        self.chooser = called(choice.who)
        for option in choice.options:
            self.introduced, self.done = list(earlier), known
            for sentence in option:
                self.sentence(sentence)
        self.introduced, self.done = earlier, known
        self.before, self.chooser = choice, None

    def sentence(self, sentence: tree.Sentence) -> None:
        self.here = []
        self.going_on = self._whenever(sentence)
        if self.strict:
            self._check_condition(sentence)
            self._check_duration(sentence)
        if sentence.whenever is not None:
            self.phrase(sentence.whenever, sentence)
        self.phrase(sentence.condition, sentence)
        for clause in sentence.clauses:
            self.clause(clause, sentence)
        if self.here:
            self.introduced = self.here
        self.before = sentence

    def clause(self, clause: tree.Clause, sentence: tree.Sentence) -> None:
        if self.strict:
            self._check_needs(clause)
            self._check_place(clause, sentence)
        self.phrase(clause, sentence)
        does = CLAUSES[type(clause)].does
        self.done |= frozenset() if does is None else {does}
        self.here.extend(introduces(clause))

    def phrase(self, node: object, sentence: tree.Sentence | None) -> None:
        """Check all references in a phrase, in the order of the tree."""
        for part in walk(node):
            if isinstance(part, tree.It):
                self.found.append(self._antecedent(part, sentence))
            elif self.strict:
                self.reference(part, sentence)

    def reference(self, part: object, sentence: tree.Sentence | None) -> None:
        occasions = self._occasions(sentence)
        need = NEEDS.get(type(part))
        if need is not None and need.what not in self._known(occasions):
            raise self._nothing(part, need.words, need.what.value)
        match part:
            case tree.Target() | tree.Models(whose=Whose.TARGETS):
                self._need_target(part)
            case tree.TargetCarries() | tree.TargetHurt() | tree.TargetIsMage():
                self._need_target(part)
            case tree.TargetRoom() | tree.InTargetRoom() | tree.InSameColour() | tree.StandsInTarget():
                self._need_room(part, "the target room")
            case tree.That(noun=noun):
                self._need_that(part, noun.word, occasions)
            case tree.RoomsClosed(named=True) if Done.COLOUR not in self.done:
                raise self._nothing(part, "that colour", Done.COLOUR.value)
            case tree.Casts(named=True) if Done.TYPE not in self.done:
                raise self._nothing(part, "that type", Done.TYPE.value)
            case tree.Summon(same_kind=True) if Occasion.LEFT not in self._known(occasions):
                raise self._nothing(part, "the same kind", Occasion.LEFT.value)
            case tree.Models(damaged=True) if Done.HURT not in self.done:
                raise self._nothing(part, "damaged by this effect", Done.HURT.value)
            case tree.ThisEvocation() | tree.PlaceLess() if self.context.role is not Role.EVOCATION:
                raise self._nothing(part, "this evocation", "an ability or an upgrade")
            case tree.SpellsRevealed(casters=True) | tree.SpellsReady(casters=True) if (
                Occasion.SPELL not in self._known(occasions)
            ):
                raise self._nothing(part, "its caster's", Occasion.SPELL.value)
            case tree.UseRoom(where=tree.There()) if Occasion.ROOM not in self._known(occasions):
                raise self._nothing(part, "that room", Occasion.ROOM.value)
            case tree.RoomFilter(that=True) if not self._has_room():
                raise self._nothing(part, "that room", "a card that aims at a room or is set off in one")
            case tree.RoomFilter(its=True) if self.context.role is not Role.EVOCATION:
                raise self._nothing(part, "this evocation's room", "an ability or an upgrade")
            case tree.You() if self._is_nobody(part):
                raise self._nothing(part, "you", '"Each mage in play order:" before it')

    def _has_room(self) -> bool:
        """Return whether a card is aimed at a room, or something in a room sets it off."""
        return self.context.aim.kind == "room" or Occasion.ROOM in self._known(self._occasions(None))

    def _known(self, occasions: list[tree.When]) -> frozenset[Occasion | Done]:
        """Return what the occasions give to refer to, and what the earlier clauses did."""
        return self.done.union(*(GIVEN.get(type(one), frozenset()) for one in occasions))

    def _occasions(self, sentence: tree.Sentence | None) -> list[tree.When]:
        """Return what sets a sentence off: the condition of the card, and the "whenever" of the sentence."""
        told = (self.context.when, self.going_on if sentence is not None else None)
        return [one.trigger if isinstance(one, tree.While) else one for one in told if one is not None]

    def _whenever(self, sentence: tree.Sentence) -> tree.Trigger | None:
        """Return the "whenever" of a sentence, or the one that its "If you do" continues."""
        if sentence.whenever is not None:
            return sentence.whenever
        return self.going_on if isinstance(sentence.condition, tree.IfDone | tree.Otherwise) else None

    def _is_nobody(self, you: object) -> bool:
        """Return whether a "you" is written where the Black Rose resolves the text."""
        return self.context.role is Role.EVENT and not self.in_order and id(you) in self.marks

    def _need_that(self, that: object, word: str, occasions: list[tree.When]) -> None:
        """Check that somebody other than you and the target met the condition, and is called by that noun."""
        met = [spoken_of(one) for one in occasions]
        met += [self.chooser] if self.chooser else []
        if word in met:
            return
        others = [f'"that {one}"' for one in met if one]
        wanted = others or [f"a {word} other than you that sets the text off"]
        if any(isinstance(getattr(one, "who", None), tree.Target) for one in occasions):
            wanted = ['"the target"']
        raise CardError(
            Kind.UNKNOWN_REFERENCE, offset=self._offset(that), read=f"that {word}", expected=wanted
        )

    def _antecedent(self, it: object, sentence: tree.Sentence | None) -> Antecedent:
        candidates = self.here or self.introduced
        if sentence is not None and sentence.whenever is not None and not self.here:
            # The model that sets it off could be meant, or one spoken of before: neither is guessed.
            happening = list(singular(sentence.whenever))
            if happening:
                raise self._ambiguous(it, [*happening, *(candidates or [self._fallback(it)])])
        if sentence is not None and sentence.persistent and candidates and not self.here:
            told = "that model may have left by then"
            wanted = ["the target, or a model this sentence names"]
            raise CardError(Kind.UNKNOWN_IT, told, offset=self._offset(it), read="it", expected=wanted)
        if len(candidates) > 1:
            raise self._ambiguous(it, candidates)
        return candidates[0] if candidates else self._fallback(it)

    def _fallback(self, it: object) -> Antecedent:
        if self.context.aim.kind in MODEL_AIMS:
            return tree.Target()
        if self.context.role is Role.EVOCATION:
            return tree.ThisEvocation()
        raise CardError(
            Kind.UNKNOWN_IT, offset=self._offset(it), read="it", expected=["one model spoken of before"]
        )

    def _ambiguous(self, it: object, candidates: list[Antecedent]) -> CardError:
        told = " or ".join(dict.fromkeys(name_of(candidate) for candidate in candidates))
        told += "" if " or " in told else ", and there is more than one"
        expected = ["one model spoken of before"]
        return CardError(Kind.AMBIGUOUS_IT, told, offset=self._offset(it), read="it", expected=expected)

    def _check_condition(self, sentence: tree.Sentence) -> None:
        condition = sentence.condition
        if condition is not None:
            self._check_before(condition)
        if isinstance(condition, tree.IfEnhanced) and self.context.role is not Role.CARD:
            raise self._nothing(condition, "enhancement", "a spell")

    def _check_before(self, condition: tree.If) -> None:
        """Check that what an "if" goes by was said before it."""
        needs_before = tree.IfDone | tree.IfTargetDefeated | tree.IfYouDefeated | tree.Otherwise
        if isinstance(condition, needs_before) and self.before is None:
            word = "otherwise" if isinstance(condition, tree.Otherwise) else "if"
            raise self._nothing(condition, word, "a sentence before it")
        if isinstance(condition, tree.IfDone) and condition.they and not others_act(self.before):
            raise self._nothing(condition, "they", "somebody other than you acting in the sentence before")
        if isinstance(condition, tree.IfTargetDefeated):
            self._need_target(condition)

    def _check_duration(self, sentence: tree.Sentence) -> None:
        """Check that a sentence says how long it holds: a card that is not in play needs "Persistent:"."""
        standing = [_stands(clause) for clause in sentence.clauses]
        lasting = sentence.whenever is not None or any(standing)
        if lasting and not sentence.persistent and self.context.role not in LYING:
            wanted = "something done at once" if self.context.role is Role.QUEST else '"Persistent:"'
            raise self._unclear(sentence, "the sentence does not say how long it holds", wanted)
        if sentence.whenever is not None and any(standing):
            raise self._unclear(
                sentence, "the sentence does not say how long it holds each time", "a raise that always holds"
            )
        if sentence.persistent and sentence.whenever is None and not all(standing):
            raise self._unclear(
                sentence,
                "the sentence does not say when it is done and how often",
                '"Persistent: Whenever …"',
            )
        for clause in sentence.clauses:
            if _stands(clause) and any(singular(clause)):
                raise self._unclear(
                    sentence,
                    "the sentence does not say which model it means later on",
                    '"the target" or "each …"',
                )

    def _unclear(self, sentence: tree.Sentence, message: str, expected: str) -> CardError:
        return CardError(Kind.AMBIGUOUS, message, offset=self._offset(sentence), expected=[expected])

    def _check_needs(self, clause: tree.Clause) -> None:
        """Check that the card aims at something, if the clause leaves its object out."""
        way = next(way for way in CLAUSES[type(clause)].ways if fits(way, clause))
        for name, meant in way.unsaid.items():
            if getattr(clause, name) is not None:
                continue
            if meant is Unsaid.ROOM:
                self._need_room(clause, "no room")
            elif self.context.aim.kind not in (*MODEL_AIMS, "room"):
                raise self._nothing(clause, "damage", '"on …" or a target of the card')

    def _check_place(self, clause: tree.Clause, sentence: tree.Sentence) -> None:
        """Check what has a meaning only in some sentences or on some cards."""
        match clause:
            case tree.TargetBecomes() if not isinstance(sentence.condition, tree.IfEnhanced):
                raise self._nothing(clause, "the target becomes", '"Enhancement …:" before it')
            case tree.TargetBecomes() if self.context.aim.kind not in (*MODEL_AIMS, "room"):
                raise self._nothing(clause, "the target becomes", "a card that aims at something")
            case tree.Repeat() if not _names_unhit(self.before):
                raise self._nothing(clause, "repeat that", "a model not yet hit by this effect before it")
            case tree.KeepQuest() if self.context.role is not Role.QUEST:
                raise self._nothing(clause, "this quest", "the text of a quest")
        theirs = [part for part in walk(clause) if isinstance(part, tree.TheirDestiny)]
        if theirs and not isinstance(object_of(clause), tree.Models):
            raise self._nothing(theirs[0], "their Destiny", '"on each mage …" or the like')

    def _need_target(self, part: object) -> None:
        if self.context.aim.kind not in MODEL_AIMS:
            raise self._nothing(part, "the target", "a card that aims at a model, mage or evocation")

    def _need_room(self, part: object, word: str) -> None:
        if self.context.aim.kind != "room":
            raise self._nothing(part, word, "a card that aims at a room")

    def _nothing(self, part: object, read: str, expected: str) -> CardError:
        return CardError(Kind.UNKNOWN_REFERENCE, offset=self._offset(part), read=read, expected=[expected])

    def _offset(self, part: object) -> int:
        return self.marks[id(part)][1] if id(part) in self.marks else 0


def _names_unhit(before: object) -> bool:
    """Return whether a sentence names models that the text has not hit yet, each of them once."""
    return any(isinstance(part, tree.Models) and part.unhit for part in walk(before))


def _stands(clause: tree.Clause) -> bool:
    """Return whether a clause does nothing now but holds for a time."""
    if isinstance(clause, tree.Has):
        return not clause.until_activation_ends
    return CLAUSES[type(clause)].stands
