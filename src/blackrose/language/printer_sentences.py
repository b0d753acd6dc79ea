"""Sentences: clauses set behind one another, behind conditions and behind "may", up to the full stop."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import pairwise, takewhile
from typing import assert_never

from blackrose.language.printer_clauses import Clauses, Said
from blackrose.language.tree import (
    Aim,
    ChooseOne,
    IfCase,
    IfDone,
    IfEnhanced,
    IfTargetDefeated,
    IfYouDefeated,
    InPlayOrder,
    Otherwise,
    Sentence,
    Text,
    When,
    Whose,
)
from blackrose.language.words import Phrase


def capital(text: str) -> str:
    """The text with its first letter great; brackets and quotation marks before it stay."""
    for index, letter in enumerate(text):
        if letter.isalnum():
            return text[:index] + letter.upper() + text[index + 1 :]
    return text


class Sentences(Clauses):
    """The walker: from a text to its sentences, in the words of one language."""

    def text(self, text: Text) -> Iterator[str]:
        """One string a sentence, in the order in which they are carried out."""
        for item in text:
            match item:
                case Sentence():
                    yield self._finished(self._sentence(item))
                case InPlayOrder(body=body):
                    first, *rest = body
                    yield self._finished(self._wrapped("in-play-order", self._sentence(first)))
                    for sentence in rest:
                        yield self._finished(self._sentence(sentence))
                case ChooseOne(options=options):
                    yield self._finished(self._choice(options))

    def _finished(self, body: str) -> str:
        return capital(self.say("full-stop", body=body))

    def _wrapped(self, key: str, body: str) -> str:
        return self.say(key, body=Phrase(body, {"capital": capital(body)}))

    def _choice(self, options: tuple[tuple[Sentence, ...], ...]) -> str:
        said = [". ".join(self._sentence(sentence) for sentence in option) for option in options]
        joined = reduce(lambda rest, last: self.say("or-option", rest=rest, last=last), said)
        return self.say("choose-one", options=Phrase(joined, {"capital": capital(joined)}))

    def _sentence(self, sentence: Sentence) -> str:
        """A sentence begun small and without its full stop."""
        happens = ""
        if sentence.whenever is not None:
            happens = self.say("whenever", trigger=self.trigger(sentence.whenever, "sub"))
        main = self._guarded(sentence, turned=bool(happens))
        if happens:
            main = self.say("after", condition=happens, main=main)
        return self._wrapped("persistent", main) if sentence.persistent else main

    def _guarded(self, sentence: Sentence, turned: bool) -> str:
        """The clauses behind their "if"; an enhancement stands apart, and does not turn them round."""
        if isinstance(sentence.condition, IfEnhanced):
            elements = [self.say(f"element-{element}") for element in sentence.condition.elements]
            main = self._main(sentence, turned=False)
            body = Phrase(main, {"capital": capital(main)})
            return self.say("enhanced", elements=", ".join(elements), body=body)
        if sentence.condition is None:
            return self._main(sentence, turned)
        condition = self._if(sentence.condition)
        main = self._main(sentence, turned=True)
        key = "after-otherwise" if isinstance(sentence.condition, Otherwise) else "after"
        return self.say(key, condition=condition, main=main)

    def _if(self, condition: IfDone | IfTargetDefeated | IfYouDefeated | Otherwise | IfCase) -> str:
        match condition:
            case IfDone(they=they):
                return self.say("if-they-do" if they else "if-you-do")
            case IfTargetDefeated():
                return self.say("if-target-defeated")
            case IfYouDefeated():
                return self.say("if-you-defeated")
            case Otherwise():
                return self.say("otherwise")
            case IfCase(condition=case):
                return self.say("if-case", condition=self.condition(case, "sub"))
            case _:
                assert_never(condition)

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
        """What sets an effect off, as a sentence of its own."""
        return self._finished(self.when(when, "main"))

    def aim(self, aim: Aim) -> str:
        """The target printed on a card."""
        if aim.kind in ("self", "special"):
            return self.say(f"aim-{aim.kind}")
        kind = self.aim_kind(aim.noun or aim.kind)
        whose = "none" if aim.whose is None else {Whose.ANY: "any", Whose.YOURS: "yours"}[aim.whose]
        health = "" if aim.health is None else self.say("with-health", count=aim.health)
        return self.say("aim", whose=whose, kind=kind, range=self.aim_range(aim.range), health=health)


def _hangs(sentence: Sentence) -> bool:
    """Whether the clauses stand behind a subordinate clause that they share: "if …," or "whenever …,"."""
    if sentence.whenever is not None:
        return True
    return sentence.condition is not None and not isinstance(sentence.condition, Otherwise | IfEnhanced)


def _first_manner(said: Said, turned: bool) -> str:
    if said.orders:
        return "order"
    return "turn" if turned else "tell"


def _manner(before: Said, said: Said) -> str:
    if said.orders:
        return "order"
    same = said.actor == before.actor and said.subject.text == before.subject.text and not before.orders
    return "join" if same else "tell"
