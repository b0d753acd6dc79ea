"""Rebirth at the page: whole games, one screen for two, a phone, other languages."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from blackrose.table.live import windows
from tests.browser.pages import Person, State, around, asked, read_alike
from tests.browser.people import People
from tests.browser.rebirth_tables import choose_rebirth, invite, sit

QUICK = {"confirm": False}
STUDY = {"school", "keep", "put away"}


@pytest.fixture(autouse=True)
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows close almost at once: what hides in them is told elsewhere."""

    async def rest(seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.05))

    monkeypatch.setattr(windows, "rest", rest)


def planning(state: State) -> bool:
    """A plan is to be laid out."""
    return state.planning and not state.locked


def until_round(person: Person, number: int) -> Callable[[State], bool]:
    """Until the page tells of this round."""
    told = person.page.get_by_role("banner").get_by_text(f"Round {number}", exact=True)
    return lambda state: state.kind in ("give up", "school") and told.count() > 0


def test_three_people_and_a_bot_play_to_the_end(people: People) -> None:
    ada, bob, cleo = (people.person(name, QUICK) for name in ("Ada", "Bob", "Cleo"))
    choose_rebirth(ada, 4)
    ada.check_everywhere()
    for person, invitation in zip((bob, cleo), invite(ada, (2, 3), (4,)), strict=True):
        sit(person, invitation)
    ada.sit_down()

    seen: dict[str, int] = {}

    def looked_at(state: State) -> bool:
        """Every kind of question is looked at once, wherever it comes up."""
        seen[state.kind] = seen.get(state.kind, 0) + 1
        return seen[state.kind] == 1

    everybody = (ada, bob, cleo)
    _, pointing = around(everybody, until_round(ada, 2))
    assert not pointing.over
    while not (found := around(everybody, looked_at, Person.act))[1].over:
        found[0].check()

    assert {*STUDY, "plan", "action", "part"} <= set(seen)
    for person in everybody:
        expect(person.heading("The final count")).to_be_visible()
    read_alike(everybody, "Final standing")
    ada.check_everywhere()


def test_two_before_one_screen(people: People) -> None:
    ada = people.person("Ada", QUICK)
    choose_rebirth(ada, 2)
    ada.page.get_by_role("radiogroup", name="The other seats").get_by_text("At this screen").click()
    ada.page.get_by_role("group", name="Seat 2").get_by_label("Name").fill("Bea")
    ada.button("Set the table").click()
    ada.button("To the table").click()
    box = ada.page.request.get("/api/editions/rebirth/box?lang=en").json()
    secrets = [card["name"] for kind in ("spell", "quest") for card in box["cards"][kind]]
    plans = {"Ada": 0, "Bea": 0}
    whose = ""
    for _ in range(200):
        if min(plans.values()) == 2:
            break
        state = ada.wait_turn()
        if state.curtain:
            whose = "Bea" if state.curtain == "1" else "Ada"
            shown = ada.everything()
            assert not [name for name in secrets if re.search(rf"\b{re.escape(name)}\b", shown)]
            ada.button(f"I am {whose}").click()
            continue
        plans[whose] += planning(state)
        ada.press(state)
    assert min(plans.values()) == 2


def test_a_table_against_three_bots_is_there_at_one_press(people: People) -> None:
    ada = people.person("Ada", QUICK).goes()
    ada.button("Rebirth against three bots").click()
    assert ada.wait_turn().kind in ("mage", "school")
    first = ada.page.get_by_role("group", name="Answers").get_by_role("listitem").first
    expect(first.get_by_role("article")).to_be_visible()  # the card itself, to be read
    ada.check_everywhere()
    expect(ada.page.locator("[data-seat]").nth(3)).to_be_attached()


def solo(person: Person) -> Person:
    """Alone with three quick bots."""
    choose_rebirth(person, 4)
    invite(person, (), (2, 3, 4))
    return person.sit_down()


def test_a_round_on_a_phone_by_touch(people: People) -> None:
    ada = people.phone("Ada", QUICK)
    choose_rebirth(ada, 4)
    ada.check()
    ada.check_targets()
    invite(ada, (), (2, 3, 4))
    ada.sit_down()
    kinds: set[str] = set()
    for _ in range(60):
        state = ada.wait_turn()
        if {*STUDY, "plan", "action", "part"} <= kinds:
            break
        if state.kind not in kinds:
            kinds.add(state.kind)
            ada.check()
            ada.check_targets()
        ada.touch(state)
    assert {*STUDY, "plan", "action"} <= kinds


@pytest.mark.parametrize("language", ["de", "ru"])
def test_a_round_in_another_language(people: People, language: str) -> None:
    ada = solo(people.person("Ada", QUICK))
    ada.speak(language)
    kinds: set[str] = set()

    def fresh(state: State) -> bool:
        return state.kind not in kinds

    while not {*STUDY, "plan", "action"} <= kinds:
        state = ada.play_on(fresh)
        assert not state.over, kinds
        kinds.add(state.kind)
        ada.check()
        if state.kind == "keep":
            ada.check_everywhere()


def test_the_rest_of_the_draws_comes_from_one_school(people: People) -> None:
    ada = solo(people.person("Ada", QUICK))
    ada.play_on(asked("school"))
    name = ada.page.locator('[data-option^="school:"] .text').first.inner_text()
    ada.choose(1)
    ada.button(f"All further draws from {name}").click()
    ada.play_on(lambda state: state.kind in ("keep", "put away"))
    cards = ada.page.locator("[data-faces] article")
    expect(cards.first).to_be_visible()
    assert ada.state().kind in ("keep", "put away")
