"""Reads card texts: controlled English in, syntax tree out, or an error that helps."""

from __future__ import annotations

from typing import Any

from lark import Token, Tree
from lark.exceptions import UnexpectedInput, UnexpectedToken

from blackrose.language import references, tree
from blackrose.language.errors import CardError, Kind
from blackrose.language.reading.builder import build
from blackrose.language.reading.expected import explained
from blackrose.language.reading.grammar import language
from blackrose.language.reading.lexer import tokens
from blackrose.language.reading.rules import Reading
from blackrose.language.references import Context
from blackrose.language.vocabulary import Vocabulary

LONGEST = 2000
"""The largest number of characters in one text."""

MOST_SENTENCES = 12

NO_NAMES = Vocabulary()


def parse_text(source: str, vocabulary: Vocabulary = NO_NAMES, context: Context | None = None) -> tree.Text:
    """Read the text of a card. With a context, check what "it", "the target" and so on refer to."""
    text: tree.Text
    text, marks = _read(source, vocabulary, "text", "" if context is None else context.speaker)
    _check_sentences(text, marks)
    if context is not None:
        references.check_text(text, context, marks)
    return text


def parse_when(source: str, vocabulary: Vocabulary = NO_NAMES, context: Context | None = None) -> tree.When:
    """Read the condition of a trap, a quest or an ability."""
    when: tree.When
    when, marks = _read(source, vocabulary, "when")
    if context is not None:
        references.check_when(when, context, marks)
    return when


def parse_target(source: str, vocabulary: Vocabulary = NO_NAMES) -> tree.Aim:
    """Read the target of a card; archetypes and names of the vocabulary may narrow an evocation down."""
    aim: tree.Aim = _read(source, vocabulary, "target_line")[0]
    return aim


def _read(source: str, vocabulary: Vocabulary, start: str, speaker: str = "") -> tuple[Any, references.Marks]:
    if len(source) > LONGEST:
        raise CardError(
            Kind.TOO_LONG,
            f"{len(source)} characters",
            read=source,
            expected=[f"at most {LONGEST} characters"],
        )
    reading = Reading(speaker=speaker)
    try:
        read = tokens(source, language().words, vocabulary, sentences=start != "target_line")
        parsed = _parsed(source, read, vocabulary, start)
        return build(reading, language().grammar, parsed), reading.marks
    except RecursionError:
        raise CardError(Kind.TOO_DEEP, read=source) from None


def _parsed(source: str, read: list[Token], vocabulary: Vocabulary, start: str) -> Tree[Any]:
    lark = language().lark
    try:
        return lark.parse(read, start=start)  # the lexer passes tokens on
    except UnexpectedToken as error:
        raise explained(source, error, language(), vocabulary) from None
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
