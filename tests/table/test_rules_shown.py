"""The rules reference: the same rules in three languages, and everything on the table leads to one."""

from __future__ import annotations

import pytest

from blackrose.engine.components import ELEMENTS, TYPES
from blackrose.engine.decisions import KINDS
from blackrose.game import EDITIONS
from blackrose.language.words import LANGUAGES
from blackrose.rulebook import RulebookError, find_rules, parse_rules
from blackrose.table.shown import rules_shown
from blackrose.table.shown.topics import ACTIONS, DECISIONS, FIGURES, KEYWORDS, PHASES, topics

OTHER_EDITIONS = {"card.type.trap", "card.type.protection"}
"""What Duel's box does not have leads to rules of the others."""


def test_the_rules_are_the_same_in_every_language() -> None:
    """Same ids in the same order, same tags, same sections, a table of the same size."""
    english = parse_rules(find_rules("en"))
    for language in LANGUAGES:
        rules = parse_rules(find_rules(language))
        assert [(rule.id, rule.tags) for rule in rules] == [(rule.id, rule.tags) for rule in english]
        shown = rules_shown(language)
        assert [section["code"] for section in shown["sections"]] == [
            section["code"] for section in rules_shown("en")["sections"]
        ]
        assert all(section["title"] for section in shown["sections"])
        assert [len(row) for row in shown["glance"]] == [len(row) for row in rules_shown("en")["glance"]]


def test_other_languages_are_translated() -> None:
    english = {
        rule["id"]: rule["text"] for section in rules_shown("en")["sections"] for rule in section["rules"]
    }
    for language in ("de", "ru"):
        for section in rules_shown(language)["sections"]:
            for rule in section["rules"]:
                assert rule["text"] != english[rule["id"]], rule["id"]


def test_the_table_of_differences_has_a_column_for_each_edition() -> None:
    glance = rules_shown("en")["glance"]
    assert glance[0] == ["", "Classic", "Rebirth", "Duel"]
    assert {len(row) for row in glance} == {4}
    assert ["phases a round", "6", "6", "5 (planning is part of study)"] in glance


def test_everything_leads_to_a_rule_that_exists_and_holds_here() -> None:
    rules = {rule.id: rule for rule in parse_rules(find_rules())}
    for topic, rule in topics().items():
        assert rule in rules, topic
        assert "D" in rules[rule].tags or topic in OTHER_EDITIONS, topic


def test_every_question_phase_type_and_element_has_a_rule() -> None:
    assert set(DECISIONS) == set(KINDS)
    for edition in EDITIONS.values():
        assert {phase.name for phase in edition.phases} <= set(PHASES)
    assert {f"type.{type_}" for type_ in TYPES} | {f"element.{each}" for each in ELEMENTS} <= set(KEYWORDS)
    assert {"power", "pool", "trophies", "rooms_won", "hand", "grimoire", "memories", "tokens"} <= set(
        FIGURES
    )
    assert {"crown", "slots", "instability", "health", "strength", "speed"} <= set(FIGURES)
    assert {"explore", "fight", "command", "cast", "momentum", "end"} <= set(ACTIONS)


def test_a_language_without_rules_is_told_so() -> None:
    with pytest.raises(RulebookError, match=r"rules\.fr\.md is missing"):
        rules_shown("fr")
