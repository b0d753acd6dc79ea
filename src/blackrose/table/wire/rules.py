"""The built-in rules reference (see :mod:`blackrose.table.wire`)."""

from __future__ import annotations

from typing import TypedDict


class RuleShown(TypedDict):
    """A numbered rule: the editions it holds for by their letters."""

    id: str
    tags: list[str]
    text: str


class RuleSection(TypedDict):
    """A section of the rules."""

    code: str
    title: str
    rules: list[RuleShown]


class EditionLetter(TypedDict):
    """An edition that can be played, its name, and the letter that marks its rules."""

    letter: str
    edition: str
    name: str


class RulesShown(TypedDict):
    """The built-in rules reference. ``editions`` can be played here; rules may have other letters as well.
    ``glance`` is the table of differences between editions, row by row, ``columns`` the letter of each of its
    columns ("" for the first); ``topics`` leads, for each edition, from figures, keywords, decision kinds and
    phases to rules.
    """

    language: str
    editions: list[EditionLetter]
    sections: list[RuleSection]
    glance: list[list[str]]
    columns: list[str]
    topics: dict[str, dict[str, str]]
