"""Splits the rules of the entries into pieces; ``form.py`` explains the notation."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from blackrose.language.form import Way

MOST = 99
"""The largest figure a text may name."""

PIECE = re.compile(
    r'"(?P<literal>[^"]*)"'
    r"|(?P<bracket>[\[\]])"
    r"|<=(?P<fixed>\w+)>"
    r"|(?P<your><your(?:~(?P<whose>\w+))?>)"
    r"|<(?P<verb>\w+)(?:=(?P<only>\w+))?>"
    r"|#(?P<noun>\w+)"
    r"|(?P<one>\{=1\})"
    r"|(?P<each>\{each\})"
    r'|\{(?P<flag>\w+)\? (?P<said>(?:"[^"]*" ?)+)\}'
    r"|\{(?P<figure>\w+):(?P<least>\d+)\.\.(?P<most>\d*)\}"
    r"|\{(?P<field>\w+)(?::(?P<kind>[\w+]+))?\}"
    r"| "
)


@dataclass(frozen=True)
class Piece:
    """A piece of a rule: what it is, which field it fills or agrees with, and the word that stands there.

    ``kind`` is ``literal``, ``bracket``, ``fixed``, ``your``, ``verb``, ``counted noun``, ``one``, ``each``,
    ``flag``, ``figure``, or one of the kinds of phrases. ``only`` is the one form of a verb that fits.
    """

    kind: str
    field: str = ""
    word: str = ""
    only: str = ""
    least: int = 0
    most: int = MOST

    @property
    def handed_over(self) -> bool:
        """Whether the parser gives the builder something for it."""
        return self.kind not in ("literal", "bracket")


@cache
def pieces(notation: str) -> tuple[Piece, ...]:
    """Return the pieces of a rule, in the order in which they are written."""
    found: list[Piece] = []
    end = 0
    while end < len(notation):
        match = PIECE.match(notation, end)
        if match is None:
            raise ValueError(f"the rule {notation!r} cannot be read from {notation[end:]!r} on")
        found.extend(_piece(match))
        end = match.end()
    return tuple(found)


def _piece(match: re.Match[str]) -> list[Piece]:
    got = match.groupdict(default="")
    match next((name for name in _NAMES if match[name] is not None), ""):
        case "":
            return []
        case "verb":
            return [Piece("verb", word=got["verb"], only=got["only"])]
        case "noun":
            return [Piece("counted noun", word=got["noun"])]
        case "your":
            return [Piece("your", got["whose"] or "actor")]
        case "flag":
            return [Piece("flag", got["flag"], got["said"].strip())]
        case "figure":
            least, most = int(got["least"]), int(got["most"] or MOST)
            return [Piece("figure", got["figure"], least=least, most=most)]
        case "field":
            return [Piece(got["kind"] or got["field"], got["field"])]
        case name:
            return [Piece(name, word=got[name])]


_NAMES = ("literal", "bracket", "fixed", "your", "verb", "noun", "one", "each", "flag", "figure", "field")


def fits(way: Way, node: object) -> bool:
    """Return whether a node is said this way: it has the values and the figures that the way needs."""
    settled = all(getattr(node, name) == value for name, value in way.values.items())
    return settled and all(getattr(node, name, 0) is not None for name in _needed(way.rule))


@cache
def _needed(notation: str) -> tuple[str, ...]:
    """Return the figures of a rule that are not in brackets."""
    depth = 0
    found = []
    for piece in pieces(notation):
        if piece.kind == "bracket":
            depth += 1 if piece.word == "[" else -1
        elif not depth and piece.kind == "figure":
            found.append(piece.field)
    return tuple(found)
