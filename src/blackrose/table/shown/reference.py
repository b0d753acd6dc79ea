"""The built-in rules reference: the numbered rules in the reader's language, and what leads to them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from blackrose.game import LISTINGS
from blackrose.language.words import words
from blackrose.rulebook import TAGS, find_rules, glance_table, parse_rules
from blackrose.table.shown.topics import topics
from blackrose.table.wire import EditionLetter, RuleSection, RulesShown


def rules_shown(language: str) -> RulesShown:
    """The rules, and what leads to them in each edition; RulebookError if there are none in that language."""
    path: Path = find_rules(language)
    glance = glance_table(path)
    return {
        "language": language,
        "editions": _editions(language),
        "sections": _sections(path),
        "glance": glance,
        "columns": ["", *TAGS][: len(glance[0])] if glance else [],
        "topics": topics(),
    }


def _editions(language: str) -> list[EditionLetter]:
    return [
        {
            "letter": listed.letter,
            "edition": listed.name,
            "name": words(language, own=listed.words).phrase(f"edition-{listed.name}").text,
        }
        for listed in LISTINGS.values()
    ]


@cache
def _sections(path: Path) -> list[RuleSection]:
    """Kept, so they must not be changed."""
    sections: dict[str, RuleSection] = {}
    for rule in parse_rules(path):
        code, _, title = rule.section.partition(" — ")
        section = sections.setdefault(code, {"code": code, "title": title, "rules": []})
        section["rules"].append({"id": rule.id, "tags": list(rule.tags), "text": rule.text})
    return list(sections.values())
