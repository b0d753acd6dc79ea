"""The rules reference: the same rules in three languages, and everything on the table leads to one."""

from __future__ import annotations

import pytest

from blackrose.engine.components import ELEMENTS, TYPES
from blackrose.engine.decisions import KINDS
from blackrose.game import LISTINGS, avatars
from blackrose.language.words import LANGUAGES
from blackrose.rulebook import RulebookError, find_rules, parse_rules
from blackrose.table.shown import rules_shown
from blackrose.table.shown.topics import rule_of, topics


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


def test_the_editions_are_listed_with_their_letters_and_names() -> None:
    for language in LANGUAGES:
        told = rules_shown(language)
        assert [(one["edition"], one["letter"]) for one in told["editions"]] == [
            (listed.name, listed.letter) for listed in LISTINGS.values()
        ]
        assert all(one["name"] for one in told["editions"])
        assert len(told["columns"]) == len(told["glance"][0])
        assert set(told["columns"]) >= {one["letter"] for one in told["editions"]}


def test_everything_leads_to_a_rule_that_exists_and_holds_in_that_edition() -> None:
    rules = {rule.id: rule for rule in parse_rules(find_rules())}
    assert set(topics()) == set(LISTINGS)
    for edition, found in topics().items():
        for topic, rule in found.items():
            assert rule in rules, topic
            listed = LISTINGS[edition]
            letters = {listed.letter, *(["A"] if avatars(edition) else [])}
            elsewhere = topic in listed.rules_elsewhere
            assert letters & set(rules[rule].tags) or elsewhere, (edition, topic, rule)


def test_every_question_phase_type_and_element_has_a_rule() -> None:
    assert {kind for listed in LISTINGS.values() for kind in listed.topics["decision"]} == set(KINDS)
    for listed in LISTINGS.values():
        groups = listed.topics
        assert {phase.name for phase in listed.edition.phases} | {"setup", "end"} <= set(groups["phase"])
        named = {f"type.{type_}" for type_ in TYPES} | {f"element.{each}" for each in ELEMENTS}
        assert named <= set(groups["card"])
        assert {"power", "pool", "trophies", "hand", "grimoire", "memories", "tokens"} <= set(
            groups["figure"]
        )
        assert {"crown", "slots", "instability", "health", "strength", "speed"} <= set(groups["figure"])
        assert {"explore", "fight", "command", "cast", "momentum", "end"} <= set(groups["action"])


def test_a_language_without_rules_is_told_so() -> None:
    with pytest.raises(RulebookError, match=r"rules\.fr\.md is missing"):
        rules_shown("fr")


def test_what_parts_of_another_box_ask_is_explained_as_in_theirs() -> None:
    assert "destiny" not in LISTINGS["duel"].topics["decision"]
    assert rule_of("duel", "decision", "destiny") == LISTINGS["rebirth"].topics["decision"]["destiny"]
    assert rule_of("duel", "decision", "evocation") == LISTINGS["duel"].topics["decision"]["evocation"]
