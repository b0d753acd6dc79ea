"""Alone against an Avatar at the page: a game at one press, a whole one, the game of the day, challenges."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from blackrose.game import Choice
from blackrose.table import Session, Setup
from blackrose.table.shown import Presenter
from blackrose.table.wire import ChoiceShown
from tests.browser.pages import Person, State, asked
from tests.browser.people import People
from tests.browser.rebirth_tables import SHORT, choose_as_told, choose_rebirth, set_table, sit
from tests.server.serving import Served

AVATAR = "The Possessed"
QUICK = {"confirm": False}
FIRST = "/#/solo"


def panel(person: Person) -> Locator:
    """The Avatar's own place at the table."""
    return person.page.locator("[data-avatar]")


def short_game(person: Person, difficulty: str = "Novice") -> Person:
    """A solo game of the shortest length, with mage and school by chance."""
    person.goes(FIRST)
    page = person.page
    page.get_by_role("radiogroup", name="Difficulty").get_by_text(difficulty, exact=True).click()
    page.get_by_text("More options").click()
    page.get_by_label("Length").select_option(SHORT)
    page.locator("form").get_by_role("button", name="Play", exact=True).click()
    return person.settle()


def games(person: Person) -> list[dict[str, object]]:
    """What this browser has kept."""
    kept = person.page.evaluate("() => localStorage.getItem('blackrose.solo')")
    return list(json.loads(kept)["games"]) if kept else []


# --------------------------------------------------------------------------------------------------
# To the table
# --------------------------------------------------------------------------------------------------


@pytest.mark.rule("AVA.28", "AVA.30")
def test_a_solo_game_is_there_at_one_press(people: People) -> None:
    ada = people.person("Ada", QUICK).goes()
    ada.button(f"Solo against {AVATAR}").click()
    ada.play_on(asked("plan"))
    expect(panel(ada)).to_contain_text("Apprentice")
    expect(panel(ada).get_by_text("3 commands in each round")).to_be_attached()
    expect(ada.page.locator("[data-seat]")).to_have_count(2)
    expect(ada.page.get_by_role("img", name="holds the Crown")).to_be_visible()
    expect(ada.page.locator("[data-ahead]").first).to_be_attached()
    ada.play_on(asked("action"))
    expect(panel(ada).get_by_text(re.compile("[0-3] of 3 commands left this round"))).to_be_attached()
    ada.page.get_by_text("By what it decides").click()
    expect(panel(ada)).to_contain_text("nearest, most power, most damage")
    ada.check_everywhere()


def test_what_is_offered_alone_is_told_everywhere(people: People) -> None:
    ada = people.person("Ada", QUICK).goes(FIRST)
    difficulties = ada.page.get_by_role("radiogroup", name="Difficulty").get_by_role("radio")
    expect(difficulties).to_have_count(4)
    ours = (
        ada.page.get_by_role("radiogroup", name="Difficulty")
        .locator("label")
        .filter(has_text="our own, not from the book")
    )
    expect(ours.locator("strong")).to_have_text(["Novice", "Legend"])
    expect(ada.page.locator("[data-challenge]")).to_have_count(10)
    for challenge in ada.page.locator("[data-challenge]").all():
        expect(challenge.locator("ul li").first).not_to_be_empty()
    ada.check_everywhere()
    ada.goes("/#/solo/short")
    expect(ada.heading("Against the Avatar in short")).to_be_visible()
    ada.check_everywhere()
    ada.page.get_by_role("link", name="Rule AVA.25").click()
    expect(ada.dialog()).to_contain_text("AVA.25")


@pytest.mark.parametrize("language", ["de", "ru"])
def test_solo_in_another_language(people: People, language: str) -> None:
    ada = short_game(people.person("Ada", QUICK))
    ada.speak(language)
    ada.play_on(asked("action"))
    ada.check_everywhere()
    for part in ("", "/short", "/record"):
        ada.goes(FIRST + part)
        ada.check()


def test_a_round_on_a_phone_by_touch(people: People) -> None:
    ada = people.phone("Ada", QUICK)
    ada.goes(FIRST)
    ada.check()
    ada.check_targets()
    short_game(ada)
    kinds: set[str] = set()
    for _ in range(60):
        state = ada.wait_turn()
        if "action" in kinds:
            break
        if state.kind not in kinds:
            kinds.add(state.kind)
            ada.check()
            ada.check_targets()
        ada.touch(state)
    ada.page.locator("[data-avatar-strip]").tap()
    expect(panel(ada)).to_be_visible()
    ada.check()
    ada.check_targets()


# --------------------------------------------------------------------------------------------------
# A whole game, and its record
# --------------------------------------------------------------------------------------------------


def test_a_whole_solo_game_by_clicks(people: People, tmp_path: Path) -> None:
    ada = short_game(people.person("Ada", QUICK))
    seen: set[str] = set()

    def fresh(state: State) -> bool:
        return state.kind not in seen

    while not (state := ada.play_on(fresh)).over:
        seen.add(state.kind)
        ada.check()
    log = " ".join(ada.read_log())
    assert f"{AVATAR} turns the command" in log

    result = ada.page.locator("[data-solo]")
    expect(result).to_be_visible()
    totals = {
        row.locator("th").inner_text().splitlines()[0]: int(row.locator(".total").inner_text())
        for row in ada.page.get_by_role("table", name="Final standing").locator("tbody tr").all()
    }
    margin = sum(power if name != AVATAR else -power for name, power in totals.items())
    expect(result.locator("[data-margin]")).to_have_attribute("data-margin", str(margin))
    expect(result).to_have_attribute("data-solo", re.compile("won" if margin > 0 else "lost|won"))
    score = int(result.locator("[data-score]").inner_text())
    expect(ada.button("Next: Apprentice")).to_be_visible()
    ada.check_everywhere()
    [kept] = games(ada)
    assert (kept["margin"], kept["score"], kept["difficulty"]) == (margin, score, "novice")

    ada.page.reload()
    expect(result).to_be_visible()
    assert games(ada) == [kept]  # looking at it again makes no second game
    look_at_the_record(ada, kept, tmp_path)


def look_at_the_record(ada: Person, kept: dict[str, object], folder: Path) -> None:
    """The game stands there; it can be taken along, forgotten, and brought back."""
    ada.button("My solo games").click()
    line = ada.page.locator(f'[data-game="{kept["table"]}"]')
    expect(line).to_contain_text("Novice")
    expect(line).to_contain_text(str(kept["score"]))
    ada.check_everywhere()
    with ada.page.expect_download() as saving:
        ada.button("Save as a file").click()
    file = folder / saving.value.suggested_filename
    saving.value.save_as(file)
    ada.button("Clear the record").click()
    ada.dialog().locator("[data-clear]").click()
    ada.sees("No solo game has been played to its end yet.")
    assert games(ada) == []
    ada.page.locator("input[type=file]").set_input_files(file)
    expect(line).to_be_visible()
    assert games(ada) == [kept]


def test_a_browser_that_keeps_nothing_still_plays_and_says_so(people: People) -> None:
    ada = people.person("Ada", QUICK)
    ada.page.add_init_script(
        "for (const name of ['getItem', 'setItem'])"
        " Storage.prototype[name] = () => { throw new Error('no') };"
    )
    ada.goes("/#/solo/record")
    ada.sees("No solo game has been played to its end yet.")
    ada.page.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b'{"games": [1, {"table": "t"}]}'}
    )
    ada.sees("Nothing in this file is new.")
    ada.sees("This browser keeps nothing")
    ada.check()


# --------------------------------------------------------------------------------------------------
# Games that are set up already
# --------------------------------------------------------------------------------------------------


def test_the_game_of_the_day_is_the_same_for_everybody(people: People) -> None:
    everybody = people.person("Ada", QUICK), people.person("Bob", QUICK)
    for person in everybody:
        person.goes(FIRST)
        expect(person.page.locator("[data-day]")).to_contain_text("public")
        person.button("Play today’s game").click()
        person.play_on(lambda state: state.kind in ("keep", "plan", "school", "grimoire"))
    ada, bob = everybody
    assert ada.page.url != bob.page.url
    rooms = [person.page.locator("[data-board] [data-room]").all() for person in everybody]
    told = [[room.get_attribute("aria-label") for room in found] for found in rooms]
    assert told[0] == told[1]
    lines = [person.read_log() for person in everybody]
    assert lines[0] == lines[1]
    assert ada.state().options == bob.state().options


def test_a_challenge_tells_its_goal_at_the_table(people: People) -> None:
    ada = people.person("Ada", QUICK).goes(FIRST)
    challenge = ada.page.locator("[data-challenge]").nth(2)
    name = challenge.locator("h3").inner_text().split("\n")[-1].removeprefix("3").strip()
    goals = challenge.locator("ul li").all_inner_texts()
    challenge.get_by_role("button").click()
    ada.wait_turn()
    goal = ada.page.locator("[data-goal]")
    expect(goal).to_have_attribute("data-goal", "open")
    expect(goal.get_by_role("heading")).to_have_text(re.compile(re.escape(name), re.IGNORECASE))
    for line in goals:
        expect(goal).to_contain_text(line)
    ada.check_everywhere()


def test_mages_who_play_together_against_it(people: People) -> None:
    ada = people.person("Ada", QUICK)
    choose_rebirth(ada, 3)
    page = ada.page
    page.get_by_label("Avatar", exact=True).select_option(AVATAR)
    expect(page.get_by_label("How many play").locator("option")).to_have_text(["1", "2", "3"])
    page.get_by_label("Difficulty").select_option("legend")
    page.get_by_label("Together").select_option("yes")
    page.get_by_label("How many play").select_option("2")
    page.get_by_role("group", name="Seat 2").get_by_text("A bot", exact=True).click()
    ada.check_everywhere()
    ada.button("Set the table").click()
    ada.sit_down()
    ada.wait_turn()
    expect(panel(ada)).to_contain_text("together")
    expect(panel(ada)).to_contain_text("Legend")
    expect(panel(ada).get_by_role("img", name="our own, not from the book")).to_be_visible()
    expect(page.locator("[data-ahead]")).to_have_count(2)


# --------------------------------------------------------------------------------------------------
# Why it chose so
# --------------------------------------------------------------------------------------------------


@cache
def to_a_choice() -> tuple[Setup, tuple[Choice, ...], ChoiceShown]:
    """A game with two mages up to the answer after which the Avatar has chosen among several models; what it
    then tells of that.
    """
    for number in range(40):
        found = _played(f"why {number}")
        if found is not None:
            return found
    raise AssertionError("in no game does it choose among several")


def _played(seed: str) -> tuple[Setup, tuple[Choice, ...], ChoiceShown] | None:
    options = {"avatar": AVATAR, "difficulty": "master", "setup": "random", "moons": SHORT}
    setup = Setup.new("rebirth", ("", ""), ("person", "person"), options, seed=seed)
    session, chance, last = Session(setup), random.Random(seed), -1
    presenter = Presenter(session.state.rules, "en")
    for _ in range(150):
        if session.state.over:
            return None
        decision = session.state.decisions[0]
        option = chance.choice(decision.options)
        session.choose(decision.seat, option)
        if session.state.over:
            return None
        for seat in {one.seat for one in session.state.decisions}:
            avatar = presenter.shown(session, seat)["avatar"]
            choice = avatar["choice"] if avatar else None
            if choice and choice["number"] > last:
                last = choice["number"]
                pressed = decision.kind in PRESSED and seat == decision.seat
                if pressed and len(list(_weighed(choice))) > 1 and choice["what"] == "model":
                    return setup, tuple(session.choices), choice
    return None


PRESSED = ("action", "part", "target", "model", "room", "may", "react", "step")
"""Questions whose answers are single buttons."""


def _weighed(choice: ChoiceShown) -> Iterator[int]:
    yield from {figure["which"] for step in choice["steps"] for figure in step["figures"]}


@pytest.mark.rule("AVA.10")
def test_how_it_chose_is_told_and_lit_on_the_board(people: People, served: Served) -> None:
    setup, choices, choice = to_a_choice()
    *before, last = choices
    ada, bea = people.person("Ada", QUICK), people.person("Bea", QUICK)
    for person, invitation in zip((ada, bea), set_table(served, setup, before, -1), strict=True):
        sit(person, invitation)
    acting = (ada, bea)[last[0]]
    choose_as_told(acting, last)
    marks = acting.page.locator("[data-weighed-at]")
    expect(marks).to_have_count(len(list(_weighed(choice))))
    told = acting.page.get_by_role("region", name="Why it chose so")
    for step in choice["steps"]:
        expect(told).to_contain_text(step["name"])
        for figure in step["figures"]:
            expect(told).to_contain_text(re.compile(rf"{re.escape(figure['name'])}\s*{figure['figure']}"))
            mark = acting.page.locator(f'[data-weighed-at="model:{figure["which"]}"]')
            expect(mark).to_contain_text(str(figure["figure"]))
    acting.check()
    told.get_by_role("link", name=re.compile("Rule AVA")).click()
    expect(acting.dialog()).to_contain_text(choice["rule"])
    acting.close()


def test_the_avatar_in_text_mode(people: People) -> None:
    tess = people.person("Tess", {"text": True, "confirm": False})
    short_game(tess)
    said = tess.page.get_by_role("log")
    tess.page.get_by_label(re.compile("^A number, words of an answer")).fill("a")
    tess.page.keyboard.press("Enter")
    for words in ("commands in each round", "Priority A: most damage, nearest, most power", "Cards in its"):
        expect(said).to_contain_text(words)
    expect(tess.button("Avatar")).to_be_visible()
    tess.check()
