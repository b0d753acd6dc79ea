"""Splits a card's text into words: one word, or one fixed phrase, is one terminal wherever it stands."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from lark import Token
from lark.lexer import Lexer, PatternStr, TerminalDef

from blackrose.language.errors import CardError, Kind
from blackrose.language.vocabulary import Entry, Vocabulary

PIECE = re.compile(r"[^\s.,:;]+|[.,:;]")
STOPS = ".,:;"
LASTING = ("persistent", "until the end of the round")
"""The words before whose colon a sentence has not begun yet."""
UNKNOWN = "UNKNOWN"
"""The terminal of a word the language does not know; no rule has it."""


class Passing(Lexer):
    """Passes the parser the tokens that were made before."""

    def __init__(self, conf: Any) -> None:
        pass

    def lex(self, tokens: Any, parser_state: Any = None) -> Iterator[Token]:
        """Return the tokens unchanged."""
        return iter(tokens)


class Words:
    """The words of the grammar and their terminals."""

    def __init__(self, terminals: Iterable[TerminalDef]) -> None:
        self.single: dict[str, str] = {}
        self.phrases: dict[str, tuple[Entry, ...]] = {}
        self.patterns: list[tuple[str, re.Pattern[str]]] = []
        self.known: set[str] = set()
        for terminal in terminals:
            self._learn(terminal.name, terminal.pattern)

    def _learn(self, name: str, pattern: Any) -> None:
        if not isinstance(pattern, PatternStr):
            alternatives = re.fullmatch(r"\(\?:([A-Za-z |]+)\)", pattern.value.replace("\\ ", " "))
            if alternatives is None:
                self.patterns.append((name, re.compile(pattern.value)))
                return
            written = alternatives[1].split("|")
        else:
            written = [pattern.value]
        for word in written:
            self.known.update(word.split())
            if " " in word:
                entry = Entry(tuple(word.split()), name, word)
                alike = (*self.phrases.get(entry.words[0], ()), entry)
                self.phrases[entry.words[0]] = tuple(sorted(alike, key=lambda one: -len(one.words)))
            else:
                self.single[word] = name

    def terminal(self, word: str) -> str:
        """Return the terminal of a single word."""
        if word in self.single:
            return self.single[word]
        for name, pattern in self.patterns:
            if pattern.fullmatch(word):
                return name
        return UNKNOWN


def check_characters(text: str) -> None:
    """Refuse control, format, private and surrogate characters, and white space other than the space."""
    for offset, char in enumerate(text):
        if char != " " and unicodedata.category(char)[0] in "CZ":
            raise CardError(Kind.CHARACTER, f"U+{ord(char):04X} may not stand in a text", offset=offset)


def tokens(text: str, words: Words, vocabulary: Vocabulary, sentences: bool) -> list[Token]:
    """Return the words of a text. With ``sentences``, each sentence must start with a capital letter."""
    check_characters(text)
    pieces = list(PIECE.finditer(text))
    _check_spacing(text, pieces)
    found: list[Token] = []
    index = 0
    while index < len(pieces):
        first = sentences and _begins_sentence(found)
        token, used = _token(pieces[index:], words, vocabulary, first)
        found.append(token)
        index += used
    return found


def _begins_sentence(before: Sequence[Token]) -> bool:
    if not before or before[-1] == ".":
        return True
    return before[-1] == ":" and len(before) > 1 and before[-2] in LASTING


def _token(
    pieces: Sequence[re.Match[str]], words: Words, vocabulary: Vocabulary, first: bool
) -> tuple[Token, int]:
    word, start = pieces[0].group(), pieces[0].start()
    if first and word[0].isalpha():
        if word[0].islower():
            capital = word[0].upper() + word[1:]
            raise CardError(
                Kind.AGREEMENT,
                "a sentence starts with a capital letter",
                offset=start,
                read=word,
                expected=[capital],
            )
        lower = word[0].lower() + word[1:]
        if lower in words.known or (lower in vocabulary.entries and word not in vocabulary.entries):
            word = lower
    entries = (*vocabulary.entries.get(word, ()), *words.phrases.get(word, ()))
    for entry in entries:
        if (word, *(piece.group() for piece in pieces[1 : len(entry.words)])) == entry.words:
            end = pieces[len(entry.words) - 1].end()
            return Token(entry.terminal, entry.name, start, end_pos=end), len(entry.words)
    return Token(words.terminal(word), word, start, end_pos=pieces[0].end()), 1


def _check_spacing(text: str, pieces: Sequence[re.Match[str]]) -> None:
    """Refuse all but one space between words and none before a stop: the text must print back the same."""
    end = 0
    for piece in pieces:
        wanted = "" if end == 0 or piece.group() in STOPS else " "
        if text[end : piece.start()] != wanted:
            what = "one space" if wanted else "no space"
            raise CardError(
                Kind.SPACING, offset=piece.start(), read=piece.group(), expected=[f"{what} before it"]
            )
        end = piece.end()
    if end != len(text):
        raise CardError(Kind.SPACING, offset=end, read=text[end:], expected=["the end of the text"])
