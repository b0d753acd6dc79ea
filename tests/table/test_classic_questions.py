"""What a question of Classic is shown with: the rule that explains it is one of Classic."""

from __future__ import annotations

import pytest

from blackrose.rulebook import find_rules, parse_rules
from blackrose.table.shown import Presenter
from blackrose.table.wire import DecisionShown
from tests.classic.scenario import Classic, box_with

TAGS = {rule.id: rule.tags for rule in parse_rules(find_rules())}
BOX = box_with("Claim | combat fire | model 2 | Convert 1 damage.")


def asked(table: Classic, seat: int = 0) -> DecisionShown:
    """The question as a seat is shown it."""
    found = Presenter(table.rules, "en").shown(table.state, seat)["decision"]
    assert found is not None
    return found


def table() -> Classic:
    """Nero in the Garden with an evocation, Tessa beside him with damage of two colours."""
    at = Classic("Nero", "Tessa", pack=BOX)
    at.stand("Nero", "Garden")
    at.stand("Tessa", "Garden", damage="xt")
    return at


@pytest.mark.rule("ROO.11")
def test_whether_a_rooms_effect_is_wanted_is_asked_with_its_whole_text() -> None:
    at = table()
    at.action_phase()
    at.choose("explore")
    at.state.choose(0, ("use",))
    question = asked(at)
    assert (question["kind"], question["rule"]) == ("may", "ROO.11")
    assert question["sentence"] == "Target: room 1: Place 1 instability."
    assert [option["id"] for option in question["options"]] == ["yes", "no"]


@pytest.mark.rule("EFF.27")
def test_which_cubes_are_converted_goes_by_the_rule_of_classic() -> None:
    at = table()
    at.resolve("Claim", "light")
    question = asked(at)
    assert (question["kind"], question["rule"]) == ("cube", "EFF.27")
    assert "C" in TAGS[question["rule"]]


@pytest.mark.rule("EVO.17")
def test_so_do_the_parts_of_an_evocations_activation() -> None:
    at = table()
    evocation = at.evocation("Nero", "Crypt")
    at.begin("evocation", first="Nero")
    at.choose(evocation)
    question = asked(at)
    assert (question["kind"], question["rule"]) == ("part", "EVO.17")
    assert "C" in TAGS[question["rule"]]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Choose the quest you give away."),
        ("de", "Wähle die Aufgabe, die du abgibst."),
        ("ru", "Выберите задание, которое отдаёте."),
    ],
)
def test_which_of_two_quests_is_meant_is_said(language: str, words: str) -> None:
    """Obscure Intuition draws two: it is not asked which is kept."""
    at = table()
    at.quest_deck(1, "Cold Steel", "Old Debts")
    at.resolve("Obscure Intuition", "light")
    shown = Presenter(at.rules, language).shown(at.state, 0)["decision"]
    assert shown is not None
    assert (shown["kind"], shown["question"]) == ("quest", words)


def test_of_another_quest_it_is_said_that_one_is_chosen() -> None:
    at = table()
    at.quest_deck(1, "Cold Steel", "Old Debts")
    at.task("Tessa", "Thick Skin")
    at.task("Tessa", "Four Doors")
    at.resolve("Hourglass", "light")
    at.choose("Garden", "yes")
    assert asked(at)["question"] == "Choose a quest."
