"""Prints card texts from their trees, in English, German or Russian. English is the parser's mirror.

One walker (``Sentences``) goes over the tree and asks the word files (``words/en/cards.ftl`` and its sisters)
for one message a form. What was printed once is kept.

To add a form: a case in ``printer_clauses``, ``printer_deeds``, ``printer_occasions``, ``printer_amounts`` or
``printer_phrases``, a message in each language's ``cards.ftl`` or ``deeds.ftl``, an English line in
``EVERY_FORM`` of the tests.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol

from blackrose.language.errors import CardError
from blackrose.language.printer_phrases import Named, Names
from blackrose.language.printer_sentences import Sentences
from blackrose.language.references import Antecedent, Context, Role, antecedents
from blackrose.language.tree import Aim, ChooseOne, InPlayOrder, Sentence, Text, When
from blackrose.language.words import words

KEPT = 4096
"""How many printed texts are kept; a box has a few hundred."""

SPECIAL = Context(Aim("special"))
"""A text about which nothing more is known."""


class Effect(Protocol):
    """A text with what it aims at and what sets it off, as the components have it."""

    @property
    def aim(self) -> Aim: ...
    @property
    def text(self) -> Text: ...
    @property
    def when(self) -> When | None: ...


@dataclass(frozen=True, eq=False)
class NameBook:
    """The names of components in each language, by their English; one book for each set of packs."""

    names: Names = field(default_factory=dict)


NO_NAMES = NameBook()


def print_text(text: Text, language: str, context: Context = SPECIAL, names: NameBook = NO_NAMES) -> str:
    """A card's text. The context tells what "it" stands for where the text itself does not."""
    return " ".join(print_sentences(text, language, context, names))


@lru_cache(maxsize=KEPT)
def print_sentences(
    text: Text, language: str, context: Context = SPECIAL, names: NameBook = NO_NAMES
) -> tuple[str, ...]:
    """A text's sentences, one string each, in the order of :func:`sentence_paths`."""
    meant: tuple[Antecedent, ...] = ()
    with suppress(CardError):  # a text out of its context: every "it" is a model
        meant = antecedents(text, context)
    aim = context.aim.noun or (context.aim.kind if context.aim.kind in ("mage", "evocation") else "model")
    return tuple(Sentences(words(language), names.names, meant, aim).text(text))


def sentence_paths(text: Text) -> tuple[tuple[int, ...], ...]:
    """Where each printed sentence stands in the text, and in the body of "Each mage in play order"."""
    paths: list[tuple[int, ...]] = []
    for index, item in enumerate(text):
        match item:
            case InPlayOrder(body=body):
                paths.extend((index, place) for place in range(len(body)))
            case Sentence() | ChooseOne():
                paths.append((index,))
    return tuple(paths)


@lru_cache(maxsize=KEPT)
def print_when(when: When, language: str, names: NameBook = NO_NAMES) -> str:
    """What sets an effect off: "You defeat another mage."."""
    return Sentences(words(language), names.names).when_line(when)


@lru_cache(maxsize=KEPT)
def print_aim(aim: Aim, language: str, names: NameBook = NO_NAMES) -> str:
    """The target printed on a card: "your evocation *"."""
    return Sentences(words(language), names.names).aim(aim)


def print_effect(effect: Effect, language: str, names: NameBook = NO_NAMES, role: Role = Role.CARD) -> str:
    """What sets an effect off, where something does, and its text."""
    text = print_text(effect.text, language, Context(effect.aim, effect.when, role), names)
    return text if effect.when is None else f"{print_when(effect.when, language, names)} {text}"


__all__ = [
    "NO_NAMES",
    "Effect",
    "NameBook",
    "Named",
    "Names",
    "print_aim",
    "print_effect",
    "print_sentences",
    "print_text",
    "print_when",
    "sentence_paths",
]
