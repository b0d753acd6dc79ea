"""Prepared challenges: their files, what is wrong with a file, and every goal met and failed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from blackrose.engine import events as ev
from blackrose.engine.events import Cause, Entry
from blackrose.game import BadSetup
from blackrose.game.box import Rules
from blackrose.language.words import LANGUAGES, words
from blackrose.table import Record
from blackrose.table.recorded.saves import load
from blackrose.table.recorded.session import Session
from blackrose.table.shown import Presenter
from blackrose.table.shown.solo import goal_shown, goal_texts
from blackrose.table.solo import challenge as module
from blackrose.table.solo.challenge import (
    Challenge,
    ChallengeError,
    Goal,
    challenges,
    find_challenge,
    load_challenge,
    read_challenge,
)
from blackrose.table.solo.goals import standings, together
from blackrose.table.solo.occasion import challenge_of, challenge_setup, occasion_of
from tests.table.avatar_told import rules as avatar_rules

FILE = """
id = "mine"
edition = "rebirth"
avatar = "The Possessed"
difficulty = "master"
mage = "Gramigna"
school = "Hex"
provenance = "original"

[name]
en = "Mine"
de = "Meine"
ru = "Моё"

[text]
en = "Try."
de = "Versuche es."
ru = "Попробуйте."

[[goal]]
what = "its defeats"
least = 2
before = "moon 3"
"""

CHALLENGES = list(challenges())


@pytest.fixture(scope="module")
def rules() -> Rules:
    return avatar_rules(1)


def told(kind: int, *facts: int) -> Entry:
    return Cause(-1, -1, -1, 1, 0), ev.made(kind, facts)


def spell_of(rules: Rules, *types: str) -> tuple[int, int]:
    """A spell and a side of it with one of these types."""
    return next(
        (number, at)
        for number, card in enumerate(rules.cards)
        for at, side in enumerate((card.light, card.dark))
        if side.type in types and not card.one_sided
    )


def doing(rules: Rules, what: str) -> list[Entry]:
    """What makes one more of a thing that goals count."""
    avatar = rules.avatar
    one = {
        "its defeats": lambda: [told(ev.CELLED, avatar)],
        "own defeats": lambda: [told(ev.CELLED, 0)],
        "trophies": lambda: [told(ev.TROPHY, 0, avatar)],
        "quests": lambda: [told(ev.QUEST_SOLVED, 0, 0)],
        "rooms": lambda: [told(ev.REBUILT, 2), told(ev.GAINED, avatar, 3), told(ev.GAINED, 0, 1)],
        "summonings": lambda: [told(ev.SUMMONED, rules.seats, 0, 0, 3)],
        "combat spells": lambda: [told(ev.REVEALED, 0, 1, *spell_of(rules, "combat"))],
        "traps": lambda: [told(ev.REVEALED, 0, 1, *spell_of(rules, "trap", "protection"))],
        "armed commands": lambda: [told(ev.SPRANG, avatar, 0, 1)],
        "damage suffered": lambda: [told(ev.SUFFERED, 0, 1, avatar, -1, ev.BY_OTHER)],
        "power": lambda: [told(ev.GAINED, 0, 1)],
        "margin": lambda: [told(ev.GAINED, 0, 1)],
        "its power": lambda: [told(ev.GAINED, avatar, 1)],
    }
    return one[what]()


def ending(rules: Rules, winner: int = 0) -> list[Entry]:
    return [told(ev.OVER, winner)]


def met_by(rules: Rules, goal: Goal) -> list[Entry]:
    """What makes a goal good, and nothing that spoils another."""
    if goal.what == "margin":
        return doing(rules, "margin") * max(0, goal.least or 0)
    if goal.least is not None:
        return doing(rules, goal.what) * goal.least
    return []


def failed_by(rules: Rules, goal: Goal) -> list[Entry]:
    """What makes a goal fail."""
    if goal.what == "win":
        return ending(rules, rules.avatar)
    if goal.what == "rounds":
        return [told(ev.ROUND, (goal.most or 0) + 1)]
    if goal.what == "margin":
        behind = max(0, -(goal.least or 0)) + 1
        return [*(doing(rules, "its power") * behind if (goal.least or 0) <= 0 else []), *ending(rules)]
    if goal.most is not None:
        return doing(rules, goal.what) * (goal.most + 1)
    if goal.moon:
        return [told(ev.MOON, goal.moon)]
    return [told(ev.ROUND, goal.round)] if goal.round else ending(rules)


# --------------------------------------------------------------------------------------------------
# The ten that come with the game
# --------------------------------------------------------------------------------------------------


def test_there_are_ten_and_no_two_ask_the_same() -> None:
    assert len(CHALLENGES) == 10
    asked = {(each.goals, each.difficulty) for each in challenges().values()}
    assert len(asked) == 10
    for language in LANGUAGES:
        said = words(language, "game.ftl", "shown.ftl")
        names = {getattr(each.name, language) for each in challenges().values()}
        texts = {getattr(each.text, language) for each in challenges().values()}
        assert len(names) == len(texts) == 10
        assert all(goal_texts(said, each) for each in challenges().values())


def test_all_are_our_own_and_say_why() -> None:
    assert all(each.provenance == "original" and each.note for each in challenges().values())


@pytest.mark.parametrize("name", CHALLENGES)
def test_each_loads_starts_and_is_played_to_an_end(name: str) -> None:
    challenge = challenges()[name]
    setup = challenge_setup(challenge, seed="5")
    assert challenge_of(setup) == challenge
    assert occasion_of(setup) == ("challenge", name, False)
    session = Session(setup)
    dice = random.Random(name)
    names = Presenter(session.game.rules, "en").names
    shown = goal_shown(names, setup, session.state.journal or [])
    assert shown is not None
    assert shown["state"] == "open"
    assert [line["text"] for line in shown["lines"]] == goal_texts(names, challenge)
    while not session.state.over:
        decision = session.state.decisions[0]
        session.choose(decision.seat, dice.choice(decision.options))
    shown = goal_shown(names, setup, session.state.journal or [])
    assert shown is not None
    assert shown["state"] in ("met", "failed")
    assert all(line["state"] in ("met", "failed") for line in shown["lines"])
    assert session.game.rules.options["difficulty"] == challenge.difficulty


@pytest.mark.parametrize("name", CHALLENGES)
def test_the_goal_of_each_can_be_met(name: str, rules: Rules) -> None:
    challenge = challenges()[name]
    journal = [told(ev.ROUND, 1)]
    for goal in challenge.goals:
        journal += met_by(rules, goal)
    before = standings(rules, challenge, journal)
    assert together(before) == ("met" if all(_is_early(goal) for goal in challenge.goals) else "open")
    found = standings(rules, challenge, [*journal, *ending(rules)])
    assert [each.state for each in found] == ["met"] * len(found)
    assert together(found) == "met"


def _is_early(goal: Goal) -> bool:
    return goal.least is not None and goal.what != "margin"


@pytest.mark.parametrize("name", CHALLENGES)
def test_each_goal_of_each_can_be_failed(name: str, rules: Rules) -> None:
    challenge = challenges()[name]
    for at, goal in enumerate(challenge.goals):
        journal = [told(ev.ROUND, 1)]
        for other in challenge.goals[:at] + challenge.goals[at + 1 :]:
            journal += met_by(rules, other) if other.what != "margin" else []
        found = standings(rules, challenge, [*journal, *failed_by(rules, goal)])
        assert found[at].state == "failed", goal
        assert together(found) == "failed"


# --------------------------------------------------------------------------------------------------
# Goals
# --------------------------------------------------------------------------------------------------


def one(rules: Rules, journal: list[Entry], goal: Goal) -> tuple[str, int]:
    challenge = Challenge(
        "x", challenges()["first-thorn"].name, challenges()["first-thorn"].text, "", "", "", "", "", "",
        {}, (goal,), "original", "", "",
    )  # fmt: skip
    (found,) = standings(rules, challenge, journal)
    return found.state, found.figure


def test_it_is_met_as_soon_as_there_is_enough_and_stays_so(rules: Rules) -> None:
    goal = Goal("its defeats", least=2, moon=3)
    twice = doing(rules, "its defeats") * 2
    assert one(rules, twice[:1], goal) == ("open", 1)
    assert one(rules, twice, goal) == ("met", 2)
    assert one(rules, [*twice, told(ev.MOON, 3), *ending(rules, rules.avatar)], goal) == ("met", 2)


def test_it_is_failed_at_the_moon_and_what_comes_with_it_is_too_late(rules: Rules) -> None:
    goal = Goal("its defeats", least=2, moon=2)
    once = doing(rules, "its defeats")
    assert one(rules, [*once, told(ev.MOON, 2), *once], goal) == ("failed", 1)
    assert one(rules, [told(ev.MOON, 3)], goal) == ("failed", 0)


def test_before_a_round(rules: Rules) -> None:
    goal = Goal("power", least=3, round=4)
    gained = doing(rules, "power") * 3
    assert one(rules, [told(ev.ROUND, 3), *gained], goal) == ("met", 3)
    assert one(rules, [told(ev.ROUND, 4), *gained], goal) == ("failed", 0)


def test_too_much_is_too_much_and_little_is_good_only_at_the_end(rules: Rules) -> None:
    goal = Goal("summonings", most=1)
    some = doing(rules, "summonings")
    assert one(rules, some, goal) == ("open", 1)
    assert one(rules, [*some, *ending(rules)], goal) == ("met", 1)
    assert one(rules, some * 2, goal) == ("failed", 2)
    assert one(rules, some * 2 + ending(rules), goal)[0] == "failed"
    assert one(rules, [told(ev.MOON, 3)], Goal("summonings", most=1, moon=3)) == ("met", 0)


def test_a_margin_counts_when_the_game_is_over(rules: Rules) -> None:
    goal = Goal("margin", least=2)
    ahead = doing(rules, "power") * 3
    assert one(rules, ahead, goal) == ("open", 3)
    assert one(rules, [*ahead, told(ev.LOST, 0, 2), *ending(rules)], goal) == ("failed", 1)
    assert one(rules, [*ahead, *doing(rules, "its power"), *ending(rules)], goal) == ("met", 2)
    assert one(rules, ending(rules), Goal("margin", least=-5)) == ("met", 0)


def test_only_what_the_mage_does_counts(rules: Rules) -> None:
    avatar = rules.avatar
    others = [
        told(ev.TROPHY, avatar, 0),
        told(ev.SUMMONED, rules.seats, 0, avatar, 3),
        told(ev.QUEST_SOLVED, avatar, 0),
        told(ev.REBUILT, 2),
        told(ev.GAINED, avatar, 3),
        told(ev.PHASE, 0),
        told(ev.GAINED, 0, 1),
        told(ev.SUFFERED, avatar, 3, 0, -1, ev.BY_OTHER),
    ]
    for what in ("trophies", "summonings", "quests", "rooms", "damage suffered"):
        assert one(rules, others, Goal(what, most=9)) == ("open", 0), what


# --------------------------------------------------------------------------------------------------
# Files
# --------------------------------------------------------------------------------------------------


def test_a_file_of_ones_own_is_a_challenge(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(FILE, encoding="utf-8")
    mine = find_challenge(str(path))
    assert mine.goals == (Goal("its defeats", least=2, moon=3),)
    setup = challenge_setup(mine, seed="x")
    assert (setup.mages, dict(setup.options)["schools"]) == (("Gramigna",), "Hex")
    path.unlink()
    assert challenge_of(setup) == mine  # the game has its own copy


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('difficulty = "master"', 'difficulty = "mister"', "difficulty: unknown value; read 'mister'"),
        ('avatar = "The Possessed"', 'avatar = "Nobody"', "avatar: unknown value"),
        ('edition = "rebirth"', 'edition = "chess"', "edition: unknown value"),
        ('id = "mine"', 'id = "Mine!"', "id: unknown value"),
        ('what = "its defeats"', 'what = "luck"', "unknown value; read 'luck'"),
        ("least = 2", "least = 2\nmost = 3", "unknown field"),
        ("least = 2", "", "one of these is needed"),
        ("least = 2", "least = 200", "number out of range"),
        ('before = "moon 3"', 'before = "moon 4"', "unknown value; read 'moon 4'"),
        ('en = "Mine"', "", "missing field"),
        ('ru = "Попробуйте."', 'ru = ""', "too long"),
        ('provenance = "original"', 'provenance = "rulebook"', "provenance: unknown value"),
        ('school = "Hex"', 'skool = "Hex"', "unknown field"),
        ('school = "Hex"', 'options = { avatar = "x" }', "it has a line of its own"),
        ("[[goal]]", "[goal]", "wrong type"),
        ('edition = "rebirth"', "edition = ", "not TOML"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_with_its_place(old: str, new: str, said: str) -> None:
    assert old in FILE
    with pytest.raises(ChallengeError) as error:
        read_challenge(FILE.replace(old, new), "mine.toml")
    assert said in str(error.value)
    assert all(line.startswith("mine.toml") for line in error.value.errors)


def test_everything_wrong_is_told_at_once() -> None:
    with pytest.raises(ChallengeError) as error:
        read_challenge(FILE.replace('"master"', '"mister"').replace("least = 2", "least = 200"), "f.toml")
    assert len(error.value.errors) == 2


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(ChallengeError, match="cannot be read"):
        load_challenge(tmp_path / "none.toml")
    (tmp_path / "large.toml").write_bytes(b"#" * (module.LARGEST + 1))
    with pytest.raises(ChallengeError, match="too large"):
        load_challenge(tmp_path / "large.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(ChallengeError, match="not UTF-8"):
        load_challenge(tmp_path / "bytes.toml")
    with pytest.raises(ChallengeError, match="nearest is 'never-fallen'"):
        find_challenge("never-falen")


def test_what_the_edition_does_not_have_is_refused_when_it_is_set_up() -> None:
    for old, new in (('"Gramigna"', '"Gandalf"'), ('"Hex"', '"Knitting"')):
        with pytest.raises(BadSetup):
            challenge_setup(read_challenge(FILE.replace(old, new), "f.toml"))


# --------------------------------------------------------------------------------------------------
# Saved games
# --------------------------------------------------------------------------------------------------


def test_a_saved_challenge_knows_its_goal(tmp_path: Path) -> None:
    path = tmp_path / "game.save"
    session = Session(challenge_setup(challenges()["never-fallen"], seed="3"), path=path)
    for _ in range(12):
        decision = session.state.decisions[0]
        session.choose(decision.seat, decision.options[0])
    record: Record = load(path)
    assert record.setup == session.setup
    again = Session.resume(record)
    names = Presenter(again.game.rules, "de").names
    assert goal_shown(names, again.setup, again.state.journal or []) == goal_shown(
        names, session.setup, session.state.journal or []
    )
