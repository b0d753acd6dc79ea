"""The built-in rules reference: the numbered rules in the reader's language, and what leads to them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from blackrose.rulebook import find_rules, glance_table, parse_rules
from blackrose.table.shown.topics import topics
from blackrose.table.wire import RuleSection, RulesShown


@cache
def rules_shown(language: str) -> RulesShown:
    """The rules; RulebookError if there are none in that language. Kept, so they must not be changed."""
    path: Path = find_rules(language)
    sections: dict[str, RuleSection] = {}
    for rule in parse_rules(path):
        code, _, title = rule.section.partition(" — ")
        section = sections.setdefault(code, {"code": code, "title": title, "rules": []})
        section["rules"].append({"id": rule.id, "tags": list(rule.tags), "text": rule.text})
    return {
        "language": language,
        "sections": list(sections.values()),
        "glance": glance_table(path),
        "topics": topics(),
    }
