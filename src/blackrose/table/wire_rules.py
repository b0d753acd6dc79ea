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


class RulesShown(TypedDict):
    """The built-in rules reference. ``glance`` is the table of differences between editions, row by row;
    ``topics`` leads, for each edition, from figures, keywords, decision kinds and phases to rules.
    """

    language: str
    sections: list[RuleSection]
    glance: list[list[str]]
    topics: dict[str, dict[str, str]]
