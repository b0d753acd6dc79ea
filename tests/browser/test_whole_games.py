"""Whole games of Duel at the page: two people, one by keys alone, one by ear, two before one screen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.pages import MOST, Person, State, read_alike, together
from tests.browser.people import People


def planning(state: State) -> bool:
    """A plan is to be laid out."""
    return state.planning and not state.locked


def test_two_people_play_from_the_invitation_to_the_count(people: People) -> None:
    ada, bob = people.person("Ada", {"confirm": False}), people.person("Bob", {"confirm": False})
    given = ada.new_table()
    ada.check_everywhere()
    bob.join(given.invitation)
    bob.check()
    ada.sit_down()
    bob.sit_down()

    for _ in range(2):
        together(ada, bob, planning)
        ada.wait_turn()
        bob.wait_turn()
        ada.plan(3)
        ada.sees("Your plan is locked.")
        ada.check()
        bob.sees("The others are done: your lock begins the round.")
        bob.plan(2)
    together(ada, bob)

    for person in (ada, bob):
        expect(person.heading("The final count")).to_be_visible()
    for part in ("The final count", "Final standing"):
        read_alike((ada, bob), part)
    ada.check_everywhere()


def tabbed_to(person: Person, name: str, key: str = "Tab") -> None:
    """Goes to something by the tabulator alone."""
    expect(person.button(name)).to_be_visible()
    for _ in range(60):
        person.page.keyboard.press(key)
        if person.page.evaluate("() => document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"the tabulator does not lead to {name}")


def test_a_game_against_a_bot_by_keys_alone(people: People) -> None:
    kay = people.person("Kay")
    kay.goes()
    kay.page.get_by_role("heading", name="Black Rose").wait_for()
    tabbed_to(kay, "Play against a bot")
    kay.page.keyboard.press("Enter")
    kay.wait_turn()

    kay.page.keyboard.press("?")
    expect(kay.dialog()).to_contain_text("choose the answer of this number")
    kay.check()
    kay.page.keyboard.press("Escape")
    expect(kay.dialog()).to_have_count(0)
    kay.page.keyboard.press("g")
    expect(kay.page.get_by_role("region", name="Log")).to_be_focused()

    kay.play_on()
    expect(kay.heading("The final count")).to_be_visible()
    tabbed_to(kay, "Watch the replay", "Shift+Tab")
    kay.page.keyboard.press("Enter")
    expect(kay.page.get_by_role("slider", name="Moment of the game")).to_be_visible()


def test_a_game_in_text_mode_by_typed_numbers(people: People) -> None:
    tess = people.person("Tess", {"text": True})
    tess.goes("/#/new")
    tess.new_table("A bot")
    tess.button("To the table").click()
    line = tess.page.get_by_label(re.compile("^A number, words of an answer"))
    expect(line).to_be_focused()
    said = tess.page.get_by_role("log")
    tess.wait_turn()
    tess.check()

    def say(words: str) -> None:
        expect(line).to_be_focused()
        tess.page.keyboard.type(words)
        tess.page.keyboard.press("Enter")

    for command, answer in (
        ("?", "s: the seats: power, health, slots, counts."),
        ("b", "Next to:"),
        ("s", "power"),
        ("q", "."),
        ("h", "."),
        ("o", "1. "),
        ("99", "The answers have the numbers 1 to"),
        ("xyzzy", "That is no answer and no command."),
        ("r", "."),
        ("l 99", "Setup"),
        ("n", "Not done."),
    ):
        say(command)
        expect(said).to_contain_text(answer)

    for _ in range(MOST):
        if (state := tess.wait_turn()).over:
            break
        number = tess.chance.randint(1, len(state.options))
        say(str(number))
        if state.options[number - 1]["final"]:
            expect(said).to_contain_text("This cannot be taken back.")
            say("y")
        tess.settle()
    expect(tess.heading("The final count")).to_be_visible()
    tess.check()


def spells(person: Person) -> list[str]:
    """The names of all spells there are."""
    box = person.page.request.get("/api/editions/duel/box?lang=en").json()
    return [card["name"] for card in box["cards"]["spell"]]


def test_two_people_before_one_screen_with_a_curtain_between_them(people: People) -> None:
    ada = people.person("Ada", {"confirm": False})
    ada.new_table("Here as well", name="Bea")
    ada.button("To the table").click()
    everything = spells(ada)
    hands: dict[str, list[str]] = {}
    turns: list[str] = []
    whose = ""
    for _ in range(80):
        if len(turns) >= 8 and len(hands) == 2:
            break
        state = ada.wait_turn()
        if state.curtain:
            whose = "Bea" if state.curtain == "1" else "Ada"
            turns.append(whose)
            expect(ada.page.get_by_role("heading", name=f"Pass the screen to {whose}")).to_be_visible()
            shown = ada.everything()
            assert not [name for name in everything if name in shown]
            ada.check()
            ada.button(f"I am {whose}").click()
            continue
        if state.planning and whose not in hands:
            hands[whose] = ada.hand_names()
            assert hands[whose]
            secret = set(hands.get("Ada", [])) - set(hands[whose])
            shown = ada.everything()
            assert whose == "Ada" or not [name for name in secret if name in shown]
        ada.act(state)
    assert {"Ada", "Bea"} == set(turns)
    assert hands["Ada"] != hands["Bea"]
