"""Resolves what a text refers to – "it", "the target", "there" – while it is read, never while it is played.

A reference without antecedent, or with two, is an error: the author says it more plainly, nobody guesses.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from enum import Enum

from blackrose.language import tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.tree import Quantifier, Whose

Marks = dict[int, tuple[object, int]]
"""Where each node was read, by identity."""

MODEL_AIMS = ("model", "mage", "evocation")
SINGULAR = (Quantifier.ONE, Quantifier.ANOTHER)
DAMAGE_TRIGGERS = tree.Suffers | tree.Inflicts
ROOM_TRIGGERS = tree.Enters | tree.Places | tree.Leaves | tree.Activates
"""What happens in a room that everybody would call "there"."""


class Role(Enum):
    """Whose text it is, as far as references are concerned."""

    CARD = "card"
    EVOCATION = (
        "evocation"  # abilities and upgrades: there is a "this evocation", and they are always in force
    )
    EVENT = "event"  # cards on the event board: what they say without "Persistent:" holds while they lie there
    JINX = "jinx"  # in force while the card lies beside its mage
    QUEST = "quest"  # there is a "this quest"


@dataclass(frozen=True)
class Context:
    """What a text can refer to besides its own sentences."""

    aim: tree.Aim
    when: tree.When | None = None
    role: Role = Role.CARD


Antecedent = tree.Models | tree.Summon | tree.Target | tree.ThisEvocation
"""What an "it" can stand for: a phrase, the model a clause summons, the target, this evocation."""


def check_text(text: tree.Text, context: Context, marks: Marks) -> tuple[Antecedent, ...]:
    """Checks every reference of a text and returns what each "it" stands for, in reading order."""
    reading = _Reading(context, marks)
    for item in text:
        reading.item(item)
    return tuple(reading.found)


def antecedents(text: tree.Text, context: Context) -> tuple[Antecedent, ...]:
    """What each "it" of a text stands for, in reading order; for printers whose language needs its gender."""
    return check_text(text, context, {})


def check_when(when: tree.When, context: Context, marks: Marks) -> None:
    """Checks what a trap's, quest's or ability's condition refers to."""
    _Reading(context, marks).phrase(when, None)


@dataclass
class _Reading:
    """The reading of one text, sentence after sentence."""

    context: Context
    marks: Marks
    found: list[Antecedent] = field(default_factory=list)
    introduced: list[Antecedent] = field(default_factory=list)  # by the nearest sentence that did
    here: list[Antecedent] = field(default_factory=list)  # by the earlier clauses of this sentence
    before: tree.Sentence | tree.ChooseOne | None = None
    ignored: bool = False

    def item(self, item: tree.Sentence | tree.InPlayOrder | tree.ChooseOne) -> None:
        if isinstance(item, tree.Sentence):
            self.sentence(item)
        elif isinstance(item, tree.InPlayOrder):
            self.before = None
            for sentence in item.body:
                self.sentence(sentence)
        else:
            self.options(item)

    def options(self, choice: tree.ChooseOne) -> None:
        """Each option is read as if the others were not there; what they introduce is lost."""
        earlier, ignored = list(self.introduced), self.ignored
        for option in choice.options:
            self.introduced, self.ignored = list(earlier), ignored
            for sentence in option:
                self.sentence(sentence)
        self.introduced, self.ignored = earlier, ignored
        self.before = choice

    def sentence(self, sentence: tree.Sentence) -> None:
        self.here = []
        self._check_condition(sentence)
        self._check_duration(sentence)
        if sentence.whenever is not None:
            self.phrase(sentence.whenever, sentence)
        for clause in sentence.clauses:
            self.clause(clause, sentence)
        if self.here:
            self.introduced = self.here
        self.before = sentence

    def clause(self, clause: tree.Clause, sentence: tree.Sentence) -> None:
        self._check_needs(clause)
        self.phrase(clause, sentence)
        self.ignored = self.ignored or isinstance(clause, tree.Ignore)
        self.here.extend(_introduces(clause))

    def phrase(self, node: object, sentence: tree.Sentence | None) -> None:
        """Checks all references in a phrase, in the order of the tree."""
        for part in _walk(node):
            self.reference(part, sentence)

    def reference(self, part: object, sentence: tree.Sentence | None) -> None:
        occasions = (self.context.when, sentence.whenever if sentence is not None else None)
        match part:
            case tree.It():
                self.found.append(self._antecedent(part, sentence))
            case tree.Target() | tree.Models(whose=Whose.TARGETS):
                self._need_target(part)
            case tree.TargetRoom() | tree.InTargetRoom():
                self._need_room(part, "the target room")
            case tree.ThisEvocation() if self.context.role is not Role.EVOCATION:
                raise self._nothing(part, "this evocation", "an ability or an upgrade")
            case tree.Attacker() | tree.Ignore():
                if not any(isinstance(occasion, DAMAGE_TRIGGERS) for occasion in occasions):
                    word = "the attacker" if isinstance(part, tree.Attacker) else "that damage"
                    raise self._nothing(part, word, "damage suffered or inflicted that sets the text off")
            case tree.There() if not any(isinstance(occasion, ROOM_TRIGGERS) for occasion in occasions):
                raise self._nothing(part, "there", "somebody entering a room or placing instability")
            case tree.Ignored() if not self.ignored:
                raise self._nothing(part, "damage ignored", 'an "ignore" before it')
            case tree.PlaceLess() if self.context.role is not Role.EVOCATION:
                raise self._nothing(part, "this evocation", "an ability or an upgrade")

    def _antecedent(self, it: object, sentence: tree.Sentence | None) -> Antecedent:
        candidates = self.here or self.introduced
        if sentence is not None and sentence.whenever is not None and not self.here:
            # The model that sets it off could be meant, or one spoken of before: neither is guessed.
            happening = list(_singular(sentence.whenever))
            if happening:
                raise self._ambiguous(it, [*happening, *(candidates or [self._fallback(it)])])
        if sentence is not None and sentence.persistent and candidates and not self.here:
            told = "whoever it was may be gone by then"
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
        told = " or ".join(dict.fromkeys(_told(candidate) for candidate in candidates))
        told += "" if " or " in told else ", and there is more than one"
        expected = ["one model spoken of before"]
        return CardError(Kind.AMBIGUOUS_IT, told, offset=self._offset(it), read="it", expected=expected)

    def _check_condition(self, sentence: tree.Sentence) -> None:
        condition = sentence.condition
        if isinstance(condition, tree.IfDone | tree.IfTargetDefeated) and self.before is None:
            raise self._nothing(condition, "if", "a sentence before it")
        if isinstance(condition, tree.IfDone) and condition.they and not _others_act(self.before):
            raise self._nothing(condition, "they", "somebody other than you acting in the sentence before")
        if isinstance(condition, tree.IfTargetDefeated):
            self._need_target(condition)

    def _check_duration(self, sentence: tree.Sentence) -> None:
        """Standing rules of a card need "Persistent:"; those of an evocation hold as long as it stands."""
        standing = [_stands(clause) for clause in sentence.clauses]
        lasting = sentence.whenever is not None or any(standing)
        if lasting and not sentence.persistent and self.context.role is Role.CARD:
            raise self._unclear(sentence, "the sentence does not say how long it holds", '"Persistent:"')
        if sentence.whenever is not None and any(standing):
            raise self._unclear(sentence, "for how long, each time?", "a raise that always holds")
        if sentence.persistent and sentence.whenever is None and not all(standing):
            raise self._unclear(sentence, "when is it done, and how often?", '"Persistent: Whenever …"')
        for clause in sentence.clauses:
            if _stands(clause) and any(_singular(clause)):
                raise self._unclear(sentence, "which one, as time goes on?", '"the target" or "each …"')

    def _unclear(self, sentence: tree.Sentence, message: str, expected: str) -> CardError:
        return CardError(Kind.AMBIGUOUS, message, offset=self._offset(sentence), expected=[expected])

    def _check_needs(self, clause: tree.Clause) -> None:
        """A clause that leaves its object out means the target, so there must be one."""
        aimed = (*MODEL_AIMS, "room")
        match clause:
            case tree.Inflict(on=None) | tree.Convert(on=None, thing=tree.Thing.DAMAGE):
                if self.context.aim.kind not in aimed:
                    raise self._nothing(clause, "damage", '"on …" or a target of the card')
            case tree.Convert(on=None) | tree.PlaceInstability(where=None) | tree.Summon(where=None):
                self._need_room(clause, "no room")

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


def _walk(node: object) -> Iterator[object]:
    """A node and all nodes inside it, in the order of their fields."""
    if isinstance(node, tuple):
        for part in node:
            yield from _walk(part)
    elif is_dataclass(node):
        yield node
        for one in fields(node):
            yield from _walk(getattr(node, one.name))


def _singular(node: tree.Clause | tree.Trigger) -> Iterator[tree.Models]:
    """The phrases of a clause that name exactly one model; those that only say where do not count."""
    for one in fields(node):
        part = getattr(node, one.name)
        if isinstance(part, tree.Models) and part.quantifier in SINGULAR:
            yield part


def _introduces(clause: tree.Clause) -> Iterator[Antecedent]:
    """What a clause puts forward for a later "it". Several at once are given twice: no "it" can mean them."""
    several = _is_several(getattr(clause, "actor", None))
    match clause:
        case tree.Summon(amount=amount, where=where):
            yield clause
            if several or amount != tree.Number(1) or _is_several(where):
                yield clause
        case tree.Activate(who=tree.Models() as who) | tree.Assign(to=tree.Models() as who):
            yield who
            if several or _is_several(who):
                yield who
        case _ if not several:
            yield from _singular(clause)


def _stands(clause: tree.Clause) -> bool:
    """Whether a clause does nothing now but holds for a time."""
    if isinstance(clause, tree.Has):
        return not clause.until_activation_ends
    return isinstance(clause, tree.IgnoreEach | tree.PlaceLess)


def _is_several(part: object) -> bool:
    """Whether a phrase means several models or rooms, or one for each of several."""
    match part:
        case tree.Models(quantifier=quantifier):
            return quantifier not in SINGULAR
        case tree.RoomAt(quantifier=quantifier, anchor=anchor):
            return quantifier not in SINGULAR or _is_several(anchor)
        case tree.EveryRoom():
            return True
    return False


def _others_act(before: tree.Sentence | tree.ChooseOne | None) -> bool:
    """Whether somebody other than you did something in the sentence before."""
    if not isinstance(before, tree.Sentence):
        return False
    actors = (getattr(clause, "actor", getattr(clause, "who", tree.You())) for clause in before.clauses)
    return any(not isinstance(actor, tree.You | tree.BlackRose) for actor in actors)


def _told(antecedent: Antecedent) -> str:
    match antecedent:
        case tree.Summon(noun=noun):
            return f"the {noun.word} summoned"
        case tree.Models(quantifier=quantifier, noun=noun):
            return f"{quantifier.value} {noun.word}"
        case tree.Target():
            return "the target"
    return "this evocation"
