"""Coming back to a seat in which a bot has played: the page shows what is there now."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.pages import together
from tests.browser.people import People
from tests.browser.test_seats import planning, two_at_a_table


def test_a_plan_that_a_bot_has_locked_is_the_one_that_is_shown(people: People) -> None:
    ada, bob, _ = two_at_a_table(people)
    together(ada, bob, planning)
    bob.wait_turn()
    slots = bob.page.locator("[data-plan-slot] .laid")
    bob.lay(0, 0)
    expect(slots).to_have_count(1)  # two at least must be planned: this is no plan

    bob.button("Seats and guests").click()
    bob.button("Leave; a bot plays on").click()
    bob.button("Yes, let a bot play on").click()
    expect(bob.page.locator("[data-locked=true]")).to_be_attached()
    bob.button("Take my seat back").click()
    expect(bob.button("Leave; a bot plays on")).to_be_visible()
    bob.close()

    bob.sees("Your plan is locked.")
    assert slots.count() >= 2
    locked = slots.all_inner_texts()
    bob.page.reload()
    bob.settle()
    expect(slots).to_have_text(locked, use_inner_text=True)
    bob.page.locator("[data-unlock]").click()
    expect(bob.page.locator("[data-lock]")).to_be_enabled()
    names = [name.split("\n")[0] for name in locked]
    expect(slots.first).to_contain_text(names[0])
    bob.lock()
    bob.sees("Your plan is locked.")
