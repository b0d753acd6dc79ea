"""Prints card texts from their trees, in English, German or Russian."""

from blackrose.language.printing.phrases import Named, Names, Phrases, key_of
from blackrose.language.printing.printer import (
    NO_NAMES,
    Effect,
    NameBook,
    print_aim,
    print_effect,
    print_sentences,
    print_text,
    print_when,
    sentence_paths,
)
from blackrose.language.printing.sentences import capital

__all__ = [
    "NO_NAMES",
    "Effect",
    "NameBook",
    "Named",
    "Names",
    "Phrases",
    "capital",
    "key_of",
    "print_aim",
    "print_effect",
    "print_sentences",
    "print_text",
    "print_when",
    "sentence_paths",
]
