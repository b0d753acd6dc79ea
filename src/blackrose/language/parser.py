"""Reads card texts: controlled English in, syntax tree out, or an error that helps."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from lark import Lark, Token, Tree
from lark.exceptions import UnexpectedInput, UnexpectedToken

from blackrose.language import references, tree
from blackrose.language.builder import Builder
from blackrose.language.errors import CardError, Kind
from blackrose.language.expected import explained
from blackrose.language.lexer import Passing, Words, tokens
from blackrose.language.references import Context
from blackrose.language.vocabulary import Vocabulary

LONGEST = 2000
"""Characters in one text."""

MOST_SENTENCES = 12

NO_NAMES = Vocabulary()


@dataclass(frozen=True)
class Language:
    """The grammar, made ready once."""

    lark: Lark
    words: Words


@cache
def language() -> Language:
    """The one grammar of the project."""
    grammar = resources.files("blackrose.language").joinpath("grammar.lark").read_text("utf-8")
    lark = Lark(
        grammar,
        parser="lalr",
        lexer=Passing,
        start=["text", "when", "target_line"],
        propagate_positions=True,
        maybe_placeholders=True,
    )
    return Language(lark, Words(lark.terminals))


def parse_text(source: str, vocabulary: Vocabulary = NO_NAMES, context: Context | None = None) -> tree.Text:
    """A card's text. With a context, every "it", "the target" and the like is checked against it."""
    text: tree.Text
    text, marks = _read(source, vocabulary, "text")
    _check_sentences(text, marks)
    if context is not None:
        references.check_text(text, context, marks)
    return text


def parse_when(source: str, vocabulary: Vocabulary = NO_NAMES, context: Context | None = None) -> tree.When:
    """What sets a trap, a quest or an ability off."""
    when: tree.When
    when, marks = _read(source, vocabulary, "when")
    if context is not None:
        references.check_when(when, context, marks)
    return when


def parse_target(source: str, vocabulary: Vocabulary = NO_NAMES) -> tree.Aim:
    """The target printed on a card; the vocabulary's archetypes and names may narrow an evocation down."""
    aim: tree.Aim = _read(source, vocabulary, "target_line")[0]
    return aim


def _read(source: str, vocabulary: Vocabulary, start: str) -> tuple[Any, references.Marks]:
    if len(source) > LONGEST:
        raise CardError(
            Kind.TOO_LONG,
            f"{len(source)} characters",
            read=source,
            expected=[f"at most {LONGEST} characters"],
        )
    builder = Builder()
    try:
        read = tokens(source, language().words, vocabulary, sentences=start != "target_line")
        parsed = _parsed(source, read, vocabulary, start)
        return builder.build(parsed), builder.marks
    except RecursionError:
        raise CardError(Kind.TOO_DEEP, read=source) from None


def _parsed(source: str, read: list[Token], vocabulary: Vocabulary, start: str) -> Tree[Any]:
    lark = language().lark
    try:
        return lark.parse(read, start=start)  # the lexer passes tokens on
    except UnexpectedToken as error:
        raise explained(source, error, language().words, lark.terminals, vocabulary) from None
    except UnexpectedInput:
        raise CardError(Kind.UNKNOWN_SENTENCE, read=source) from None


def _check_sentences(text: tree.Text, marks: references.Marks) -> None:
    count = 0
    for item in text:
        count += len(item.body) if isinstance(item, tree.InPlayOrder) else 1
        if count > MOST_SENTENCES:
            raise CardError(
                Kind.TOO_LONG, offset=marks[id(item)][1], expected=[f"at most {MOST_SENTENCES} sentences"]
            )
