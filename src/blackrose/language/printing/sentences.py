"""Prints sentences: joins clauses, and puts conditions and "may" before them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, takewhile

from blackrose.language.printing.entries import Forms, Said
from blackrose.language.printing.phrases import yes_or_no
from blackrose.language.tree import (
    Aim,
    ChooseOne,
    If,
    IfEnhanced,
    InPlayOrder,
    ModelRef,
    Otherwise,
    Sentence,
    Text,
    When,
    Whose,
)
from blackrose.language.words import Phrase


def capital(text: str) -> str:
    """Return the text with its first letter in upper case, also behind brackets and quotation marks."""
    for index, letter in enumerate(text):
        if letter.isalnum():
            return text[:index] + letter.upper() + text[index + 1 :]
    return text


class Sentences(Forms):
    """Prints texts in the words of one language."""

    def text(self, text: Text) -> Iterator[str]:
        """Yield one string for each sentence, in the order in which they are carried out."""
        for item in text:
            match item:
                case Sentence():
                    yield self._finished(self._sentence(item))
                case InPlayOrder(body=body):
                    first, *rest = body
                    yield self._finished(self._wrapped("in-play-order", self._sentence(first)))
                    for sentence in rest:
                        yield self._finished(self._sentence(sentence))
                case ChooseOne():
                    yield self._finished(self._choose_one(item))

    def _finished(self, body: str) -> str:
        return capital(self.say("full-stop", body=body))

    def _wrapped(self, key: str, body: str) -> str:
        return self.say(key, body=Phrase(body, {"capital": capital(body)}))

    def _choose_one(self, item: ChooseOne) -> str:
        if item.condition is None:
            return self._choice(item.options, item.who)
        return self._behind(item.condition, self.if_(item.condition), self._choice(item.options, item.who))

    def _behind(self, condition: If, said: str, main: str) -> str:
        key = "after-otherwise" if isinstance(condition, Otherwise) else "after"
        return self.say(key, condition=said, main=main)

    def _option(self, option: tuple[Sentence, ...]) -> str:
        """Print an option; what comes after its first sentence hangs on a "then"."""
        joined = self._sentence(option[0])
        for sentence in option[1:]:
            asks = yes_or_no(sentence.condition is not None)
            last = self._guarded(sentence, turned=True)
            joined = self.say("then", rest=joined, last=last, asks=asks)
        return joined

    def _choice(self, options: tuple[tuple[Sentence, ...], ...], who: ModelRef | None) -> str:
        chooser = None if who is None else self.model(who)
        said = [self._option(option) for option in options]
        joined = said[0]
        for option, last in zip(options[1:], said[1:], strict=True):
            asks = yes_or_no(option[0].condition is not None)
            joined = self.say("or-option", rest=joined, last=last, asks=asks)
        told = Phrase(joined, {"capital": capital(joined)})
        if chooser is None:
            return self.say("choose-one", options=told)
        return self.say("chosen-by", who=chooser, options=told)

    def _sentence(self, sentence: Sentence) -> str:
        """Print a sentence without its capital letter and its full stop."""
        if self._holds_only_if(sentence):
            return self._held_if(sentence)
        happens = ""
        if sentence.whenever is not None:
            happens = self.say("whenever", trigger=self.trigger(sentence.whenever, "sub"))
        main = self._guarded(sentence, turned=bool(happens))
        if happens:
            main = self.say("after", condition=happens, main=main)
        if sentence.times:
            main = self.say("at-most-times", main=main, count=sentence.times)
        if not sentence.persistent:
            return main
        return self._wrapped("for-round" if sentence.for_round else "persistent", main)

    def _holds_only_if(self, sentence: Sentence) -> bool:
        """Return whether "if you do" stands before what then holds: else it would read as asked all round."""
        guarded = sentence.condition is not None and not isinstance(sentence.condition, IfEnhanced)
        return sentence.for_round and guarded and sentence.whenever is None and self.words.knows("held-if")

    def _held_if(self, sentence: Sentence) -> str:
        assert sentence.condition is not None
        body = self._main(sentence, turned=False)
        if sentence.times:
            body = self.say("at-most-times", main=body, count=sentence.times)
        return self._behind(sentence.condition, self.if_(sentence.condition), self._wrapped("held-if", body))

    def _guarded(self, sentence: Sentence, turned: bool) -> str:
        """Print the clauses behind their "if"; an enhancement does not change the order of their words."""
        if isinstance(sentence.condition, IfEnhanced):
            saying = self.saying(sentence.condition)
            elements = self.arguments(saying, sentence.condition)
            main = self._main(sentence, turned=False)
            return self.say(saying.message, **elements, body=Phrase(main, {"capital": capital(main)}))
        if sentence.condition is None:
            return self._main(sentence, turned)
        condition = self.if_(sentence.condition)
        main = self._main(sentence, turned=True)
        return self._behind(sentence.condition, condition, main)

    def _main(self, sentence: Sentence, turned: bool) -> str:
        said = [self.clause(clause) for clause in sentence.clauses]
        manners = [_first_manner(said[0], turned), *(_manner(one, two) for one, two in pairwise(said))]
        if sentence.may:
            free = len(list(takewhile(lambda manner: manner == "order", manners)))
            manners[:free] = ["may"] * free
        repeated = "no" if sentence.whenever is None else "yes"
        parts = [self._set(manner, one, repeated) for manner, one in zip(manners, said, strict=True)]
        main = parts[0]
        for manner, part in zip(manners[1:], parts[1:], strict=True):
            new = manner == "tell" and not _hangs(sentence)
            main = self.say("list-and-new", rest=main, last=part) if new else self.and_(main, part)
        return self.say("may-turn" if turned else "may-first", clauses=main) if sentence.may else main

    def _set(self, manner: str, said: Said, repeated: str) -> str:
        if said.whole:
            return said.verb.text
        return self.say(f"clause-{manner}", subject=said.subject, verb=said.verb, repeated=repeated)

    # Beside the text

    def when_line(self, when: When) -> str:
        """Print what sets an effect off, as a sentence."""
        return self._finished(self.when(when, "main"))

    def aim(self, aim: Aim) -> str:
        """Print the target of a card."""
        if aim.kind in ("self", "special"):
            return self.say(f"aim-{aim.kind}")
        kind = self.aim_kind(aim.noun or aim.kind)
        whose = "none" if aim.whose is None else {Whose.ANY: "any", Whose.YOURS: "yours"}[aim.whose]
        which = "" if aim.health is None else self.say("with-health", count=aim.health)
        if aim.holding:
            which = self.thing(aim.holding).form("with")
        elif aim.other_than:
            which = self.other_than(aim.other_than)
        distance = self.aim_range(aim.range)
        key = "coloured-aim" if aim.colours else "aim"
        colours = self.colours(aim.colours)
        return self.say(key, whose=whose, kind=kind, range=distance, which=which, colours=colours)


def _hangs(sentence: Sentence) -> bool:
    """Return whether all clauses depend on one "if …," or "whenever …,"."""
    if sentence.whenever is not None:
        return True
    return sentence.condition is not None and not isinstance(sentence.condition, Otherwise | IfEnhanced)


def _first_manner(said: Said, turned: bool) -> str:
    if said.orders:
        return "order"
    return "turn" if turned else "tell"


def _manner(before: Said, said: Said) -> str:
    if said.asked and not before.orders:
        return "tell"
    if said.orders:
        return "order"
    same = said.actor == before.actor and said.subject.text == before.subject.text and not before.orders
    return "join" if same else "tell"
