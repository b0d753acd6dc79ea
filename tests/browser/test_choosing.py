"""Choosing at the table: taking back, being asked again, asking why, laying out spells by drag."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.pages import State, asked
from tests.browser.people import People


def test_a_choice_is_taken_back_and_where_that_ends_the_page_says_why(people: People) -> None:
    ada = people.person("Ada", {"confirm": False}).start_against_bot()
    ada.play_on(asked("action"))
    before, log = ada.state(), ada.read_log()
    ada.choose(1)
    assert ada.state() != before
    ada.check()
    ada.undo()
    assert ada.state() == before
    assert ada.read_log() == log

    cannot = ada.page.locator("[data-undo][aria-disabled]")
    ada.play_on(lambda _: cannot.count() > 0)
    cannot.click(force=True)
    why = ada.page.get_by_role("tooltip")
    expect(why).to_contain_text(re.compile(r"\w+ \w+"))
    ada.check()


def has_final(state: State) -> bool:
    """Some answer cannot be taken back."""
    return not state.planning and any(option["final"] for option in state.options)


def test_where_undo_ends_the_page_asks_again(people: People) -> None:
    ada = people.person("Ada").start_against_bot()
    state = ada.play_on(has_final)
    final = next(option for option in state.options if option["final"])
    ada.option(final["id"]).click()
    expect(ada.button("Do it")).to_be_visible()
    ada.check()
    ada.button("Not yet").click()
    expect(ada.button("Do it")).to_have_count(0)
    assert ada.state() == state
    ada.option(final["id"]).click()
    ada.do_it()
    assert ada.state() != state


def test_what_cannot_be_done_says_why_and_by_which_rule(people: People) -> None:
    ada = people.person("Ada", {"confirm": False}).start_against_bot()
    absent = ada.page.get_by_role("group", name="Not now:").get_by_role("button")
    ada.play_on(lambda _: absent.count() > 0)
    absent.first.click(force=True)
    rule = ada.page.get_by_role("tooltip").get_by_role("link")
    number = rule.inner_text().removeprefix("Rule ")
    ada.check()
    rule.click()
    expect(ada.dialog().locator("[aria-current]")).to_contain_text(number)
    ada.check()
    ada.dialog().get_by_role("link", name="Whole page").click()
    expect(ada.page).to_have_url(re.compile(f"#/rules/{re.escape(number)}$"))
    expect(ada.page.locator("[aria-current=true]")).to_contain_text(number)
    ada.button("← Back to the table").click()
    assert ada.wait_turn().asked


def test_spells_are_dragged_into_slots_turned_and_taken_back(people: People) -> None:
    ada = people.person("Ada").start_against_bot()
    ada.play_on(asked("plan"))
    slots = ada.page.locator("[data-plan-slot]")
    cards = ada.page.locator("[data-hand-card]")
    cards.nth(0).drag_to(slots.nth(0))
    cards.nth(1).drag_to(slots.nth(1))
    names = [slots.nth(at).get_by_role("group").get_attribute("aria-label") or "" for at in (0, 1)]
    assert all(names)
    ada.check()

    slots.nth(0).locator(".laid").drag_to(slots.nth(1))
    for at, name in enumerate(reversed(names)):
        expect(slots.nth(at).get_by_role("group")).to_have_attribute("aria-label", name)
    dark = slots.nth(0).get_by_role("button", pressed=False).filter(has_text="Dark")
    dark.click()
    expect(slots.nth(0).get_by_role("button", name=re.compile("Slot I: .*, Dark"))).to_be_visible()
    slots.nth(1).get_by_role("button", name=f"Take {names[0]} back").click()
    expect(slots.nth(1).get_by_role("group")).to_have_count(0)

    ada.button("Hide my cards").click()
    ada.sees("Your cards are hidden.")
    shown = ada.everything()
    assert not [name for name in names if name in shown]
    ada.button("Show my cards").first.click()
    ada.lay(0, 0)
    ada.lock()
    after = ada.state()
    assert not after.planning or after.locked
