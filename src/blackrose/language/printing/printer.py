"""Prints card texts from their trees, in English, German or Russian. English is the parser's mirror.

One walker (``Sentences``) goes over the tree and asks for one message a form; the messages stand with the
entries of the forms, what all of them use stands in ``words``. What was printed once is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Protocol

from blackrose.language.errors import CardError
from blackrose.language.printing.phrases import Named, Names
from blackrose.language.printing.sentences import Sentences
from blackrose.language.references import Antecedent, Context, Role, antecedents
from blackrose.language.tree import Aim, ChooseOne, InPlayOrder, Sentence, Text, When
from blackrose.language.words import words

KEPT = 4096
"""How many printed texts are cached; a box has a few hundred."""

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
    kinds: Mapping[str, str] = field(default_factory=dict)
    """Of a card that can be assigned, its kind: "jinx" or "upgrade"."""
    steps: bool = True
    """Whether quests are completed before they are solved; where not, a language may say it otherwise."""


NO_NAMES = NameBook()


def print_text(text: Text, language: str, context: Context = SPECIAL, names: NameBook = NO_NAMES) -> str:
    """Print the text of a card. The context tells what an "it" means if the text does not."""
    return " ".join(print_sentences(text, language, context, names))


@lru_cache(maxsize=KEPT)
def print_sentences(
    text: Text, language: str, context: Context = SPECIAL, names: NameBook = NO_NAMES
) -> tuple[str, ...]:
    """Print the sentences of a text, one string each, in the order of :func:`sentence_paths`."""
    meant: tuple[Antecedent, ...] = ()
    with suppress(CardError):  # a text out of its context: every "it" is a model
        meant = antecedents(text, context)
    aim = context.aim.noun or (context.aim.kind if context.aim.kind in ("mage", "evocation") else "model")
    told = words(language)
    walker = Sentences(told, names.names, meant, aim, names.kinds, names.steps, context.speaker)
    return tuple(walker.text(text))


def sentence_paths(text: Text) -> tuple[tuple[int, ...], ...]:
    """Return the place of each printed sentence in the text, and in the body of "Each mage in play order"."""
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
    """Print what sets an effect off: "You defeat another mage."."""
    return Sentences(words(language), names.names, steps=names.steps).when_line(when)


@lru_cache(maxsize=KEPT)
def print_aim(aim: Aim, language: str, names: NameBook = NO_NAMES) -> str:
    """Print the target of a card: "your evocation *"."""
    return Sentences(words(language), names.names).aim(aim)


def print_effect(effect: Effect, language: str, names: NameBook = NO_NAMES, role: Role = Role.CARD) -> str:
    """Print what sets an effect off, if something does, and its text."""
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
