"""Traps at the page: windows, revealing by a press, standing orders, and what the others see of it."""

from __future__ import annotations

from playwright.sync_api import expect

from blackrose.game import Choice
from tests.browser.pages import Person
from tests.browser.people import People
from tests.browser.rebirth_tables import choose_as_told, reveals, set_table, sit
from tests.live.moon_tables import TRAPPER, Twins, twins
from tests.server.serving import Served

QUICK = {"confirm": False}
NAMES = ("Ada", "Tess", "Cleo")
NEVER, SHORT = 3600, 3
"""Seconds that a window is open: none ends while somebody looks at it; a short one is waited for."""


def before_the_window(
    people: People, served: Served, pair: Twins, choices: tuple[Choice, ...], window: int
) -> tuple[Person, Person]:
    """A table where the next choice opens the trapper's window: the mover, and the trapper."""
    seats = set_table(served, pair.setup, choices[:-1], window)
    mover = choices[-1][0]
    assert mover != TRAPPER
    sitting = {seat: sit(people.person(NAMES[seat], QUICK), seats[seat]) for seat in (mover, TRAPPER)}
    return sitting[mover], sitting[TRAPPER]


def test_a_trap_is_revealed_by_a_press(people: People, served: Served) -> None:
    pair = twins()
    mover, tess = before_the_window(people, served, pair, pair.matching, NEVER)
    choose_as_told(mover, pair.matching[-1])
    tess.wait_turn()
    reveal = tess.page.locator(f'[data-option="reveal:{pair.slot}"]')
    expect(reveal).to_be_visible()
    expect(tess.page.get_by_text("What has just happened")).to_be_visible()
    expect(tess.page.get_by_role("timer").first).to_be_visible()
    before = reveals(tess)
    assert reveals(mover) == before
    reveal.click()
    tess.settle()
    mover.waits_until(lambda: reveals(mover) > before, "the spell in the mover's log")
    tess.waits_until(lambda: reveals(tess) > before, "the spell in her own log")


def test_whoever_has_nothing_to_reveal_is_told_so_alone(people: People, served: Served) -> None:
    pair = twins()
    mover, tess = before_the_window(people, served, pair, pair.other, NEVER)
    choose_as_told(mover, pair.other[-1])
    tess.wait_turn()
    tess.sees("Nothing of yours answers this.")
    assert "Nothing of yours answers" not in mover.everything()
    tess.check()
    mover.check()
    tess.button("Pass, and do not ask again before my next action").click()
    tess.sees("Your traps and protections stay hidden until your next action.")


def test_a_standing_order_reveals_at_the_end_of_the_window(people: People, served: Served) -> None:
    pair = twins()
    mover, tess = before_the_window(people, served, pair, pair.matching, SHORT)
    tess.page.get_by_text("Standing order for").click()
    order = tess.page.locator(f'[data-order="{pair.slot}"]')
    order.select_option("first")
    tess.check()
    tess.page.reload()
    tess.settle()
    tess.page.get_by_text("Standing order for").click()
    expect(order).to_have_value("first")
    before = reveals(tess)
    choose_as_told(mover, pair.matching[-1])
    mover.waits_until(lambda: reveals(mover) > before, "the spell in the log")


def test_an_order_is_given_while_planning_and_kept(people: People, served: Served) -> None:
    pair = twins()
    start = next(
        number
        for number, (seat, option) in enumerate(pair.matching)
        if seat == TRAPPER and option[0] == "plan"
    )
    _, _, card, side = pair.matching[start][1]
    seats = set_table(served, pair.setup, pair.matching[:start], NEVER)
    tess = sit(people.person("Tess", QUICK), seats[TRAPPER])
    tess.wait_turn()
    held = tess.page.locator(f'[data-hand-card="{card}"]')
    held.get_by_role("button", name="Choose the side").nth(int(side)).click()
    order = tess.page.locator('[data-order="1"]')
    order.select_option("against")
    others = tess.page.get_by_role("group", name="Only against").get_by_role("button")
    expect(others).to_have_count(3)  # two mages and the Black Rose
    others.filter(has_not=tess.page.locator("[aria-pressed=true]")).last.click()
    tess.check_everywhere()
    order.select_option("saves")
    tess.lay(0, 0)
    tess.lock()
    tess.page.reload()
    tess.settle()
    expect(order).to_have_value("saves")
    tess.check()
