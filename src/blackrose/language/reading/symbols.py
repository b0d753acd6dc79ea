"""Translates the rules of entries into rules of the grammar, with the other rules and terminals they need."""

from __future__ import annotations

import re
from dataclasses import dataclass

from blackrose.language.notation import Piece, pieces
from blackrose.language.reading.agreement import third_person
from blackrose.language.reading.kinds import KINDS
from blackrose.language.vocabulary import plural

FIXED = {"a": "A", "an": "A", "Active": "QUESTSTATE", "Solved": "QUESTSTATE", "Strength": "STAT"}
"""The terminals of words that have several forms and are no verbs."""

PLAIN = {"your": "whose", "one": "qty", "each": "[foreach]", "figure": "NUMBER"}


@dataclass(frozen=True)
class Rule:
    """A rule of the grammar: its text, the pieces it hands over, and what it needs besides."""

    text: str
    pieces: tuple[Piece, ...]
    needed: dict[str, str]
    starts_with: str  # the terminal of its first word


def written(notation: str) -> Rule:
    """Translate a notation into a rule of the grammar."""
    needed: dict[str, str] = {}
    read = pieces(notation)
    text = " ".join(_symbol(piece, needed) for piece in read)
    return Rule(text, tuple(piece for piece in read if piece.handed_over), needed, read[0].word.upper())


def _symbol(piece: Piece, needed: dict[str, str]) -> str:
    match piece.kind:
        case "literal":
            return f'"{piece.word}"'
        case "bracket":
            return piece.word
        case "verb":
            terminal = piece.word.upper()
            needed[terminal] = f'"{piece.word}" | "{third_person(piece.word)}"'
            return terminal
        case "fixed" if piece.word in FIXED:
            return FIXED[piece.word]
        case "fixed" | "counted noun":
            noun = piece.word if piece.kind == "counted noun" else piece.word.removesuffix("s")
            needed[f"some_{noun}"] = f'"{noun}" -> one_thing | "{plural(noun)}" -> many_things'
            return f"some_{noun}"
        case "flag":
            name = "said_" + re.sub(r"\W+", "_", piece.word).strip("_").lower()
            needed[name] = piece.word
            return f"[{name}]"
        case kind:
            return PLAIN.get(kind) or KINDS[kind].symbol
