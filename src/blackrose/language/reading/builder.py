"""Folds what the parser read into the tree."""

from __future__ import annotations

from typing import Any

from lark import Tree

from blackrose.language.reading import counts, models, rooms, sentences, speech
from blackrose.language.reading.entries import built
from blackrose.language.reading.grammar import Grammar
from blackrose.language.reading.rules import RULES, Reading, truth

CORE = (counts, models, rooms, sentences, speech)
"""The modules whose functions are the rules of the core grammar."""


def build(reading: Reading, grammar: Grammar, read: Tree[Any]) -> Any:
    """Build what a rule means: by the entry of its form, or by the function of its name."""
    name = str(read.data)
    parts = [build(reading, grammar, part) if isinstance(part, Tree) else part for part in read.children]
    entry = grammar.entries.get(name)
    if entry is not None:
        return built(reading, read.meta, entry.form, entry.way, entry.pieces, parts)
    return RULES.get(name, truth)(reading, read.meta, *parts)
