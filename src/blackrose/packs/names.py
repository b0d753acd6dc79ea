"""What a component may be called: no look-alikes, and no words of the language itself."""

from __future__ import annotations

import re
import unicodedata

from blackrose.language.errors import CardError, Kind
from blackrose.language.reading.grammar import language
from blackrose.language.reading.lexer import check_characters
from blackrose.language.vocabulary import bare_room

LONGEST_NAME = 60
LONGEST_NOTE = 1000
MARKS = " '’-,!?"
WORD = r"[^\W\d_]+(?:['-][^\W\d_]+)*'?"
WORDS = re.compile(rf"{WORD}(?: {WORD})*")
"""Words of letters, with an apostrophe inside or at the end: "Jaf'ar", "Mirrors' Room"."""
ARCHETYPE = re.compile(r"[a-z]+(?:[ -][a-z]+)*")
TWINS = (("rn", "m"), ("vv", "w"), ("i", "l"), ("1", "l"), ("0", "o"))
"""Latin letters that look alike in print; all are compared in lower case."""


def script(char: str) -> str:
    """The script a letter belongs to: LATIN, CYRILLIC, GREEK …"""
    return unicodedata.name(char, "UNKNOWN").split()[0]


def skeleton(name: str) -> str:
    """What is left of a name when everything a hurried eye overlooks is taken away."""
    plain = "".join(char for char in unicodedata.normalize("NFKD", name) if not unicodedata.combining(char))
    plain = plain.casefold()
    for seen, meant in TWINS:
        plain = plain.replace(seen, meant)
    return plain


def check_name(name: str, language_code: str) -> None:
    """Refuses a name that is empty, too long, oddly spaced, or written to be mistaken for another."""
    check_characters(name)
    if not name or name != " ".join(name.split()):
        raise CardError(Kind.BAD_NAME, read=name, expected=["words with one space between them"])
    if len(name) > LONGEST_NAME:
        raise CardError(Kind.TOO_LONG, read=name, expected=[f"at most {LONGEST_NAME} characters"])
    if unicodedata.normalize("NFKC", name) != name:
        raise CardError(Kind.LOOKALIKE, read=name, expected=[repr(unicodedata.normalize("NFKC", name))])
    for offset, char in enumerate(name):
        if not char.isalpha() and char not in MARKS:
            raise CardError(Kind.BAD_NAME, offset=offset, read=char, expected=["letters, spaces, ' and -"])
    _check_script(name, language_code)


def _check_script(name: str, language_code: str) -> None:
    letters = [(offset, char, script(char)) for offset, char in enumerate(name) if char.isalpha()]
    if not letters:
        raise CardError(Kind.BAD_NAME, read=name, expected=["letters"])
    allowed = {"LATIN", "CYRILLIC"} if language_code == "ru" else {"LATIN"}
    first = letters[0][2]
    for offset, char, written in letters:
        if written not in allowed or written != first:
            wanted = " or ".join(sorted(allowed)).title()
            raise CardError(
                Kind.LOOKALIKE,
                f"{char!r} is a {written.title()} letter",
                offset=offset,
                read=name,
                expected=[f"{wanted} letters only"],
            )


def check_noun(name: str) -> None:
    """Refuses a name that a card's text could not use: the language itself needs those words."""
    words = language().words.known
    if not fits_text(name):
        raise CardError(Kind.BAD_NAME, read=name, expected=["words of letters, the first with a capital"])
    if all(word in words or word.lower() in words for word in name.split()):
        raise CardError(
            Kind.AMBIGUOUS,
            "the card language uses this word itself",
            read=name,
            expected=["a name of its own"],
        )


def fits_text(name: str) -> bool:
    """Whether a name is made of words only, so that a text could use it."""
    return bool(WORDS.fullmatch(name)) and name[0].isupper()


def check_room_noun(name: str) -> None:
    """Refuses a room's name that texts would read as something else: "the Library" is no room's."""
    bare = bare_room(name)
    if bare in language().words.known:
        raise CardError(
            Kind.AMBIGUOUS,
            "the card language uses this word itself",
            read=name,
            expected=["a name of its own"],
        )


def check_archetype(word: str) -> None:
    """Refuses an archetype that is not a plain lower-case noun of its own."""
    check_characters(word)
    if not ARCHETYPE.fullmatch(word) or len(word) > LONGEST_NAME:
        raise CardError(Kind.BAD_NAME, read=word, expected=["a lower-case word"])
    if all(part in language().words.known for part in word.split()):
        raise CardError(
            Kind.AMBIGUOUS,
            "the card language uses this word itself",
            read=word,
            expected=["a word of its own"],
        )
