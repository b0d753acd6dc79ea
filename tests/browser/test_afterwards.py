"""A game that is over: its count, the replay through any eyes, a link for others, going on from a moment."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.pages import Person
from tests.browser.people import People
from tests.server.people import Browser
from tests.server.serving import Served


def finished(served: Served, person: Person) -> str:
    """A table of two bots that is over; the person is who made it."""
    return finished_of(served, person, "duel", "random", "random")


def finished_of(served: Served, person: Person, edition: str, *bots: str) -> str:
    """The same of any edition, with these bots."""
    with Browser(served) as maker:
        table: str = maker.new_table(*bots, edition=edition)["table"]
        with maker.sit(table, "watch") as eyes:
            while eyes.shown["over"] is None:
                eyes.hear()
        person.context.add_cookies([{"name": "blackrose", "value": maker.cookie, "url": served.url}])
    return table


def test_a_finished_game_is_looked_at_shared_and_gone_on_with(people: People, served: Served) -> None:
    ada = people.person("Ada")
    ada.goes(f"/#/table/{finished(served, ada)}")
    expect(ada.heading("The final count")).to_be_visible()
    expect(ada.heading("The course of the game")).to_be_visible()
    ada.page.get_by_text("Check the shuffles").click()
    ada.check_everywhere()
    ada.button("See the board").click()
    expect(ada.page.get_by_role("group", name="The Lodge")).to_be_visible()
    ada.button("Back to the result").click()

    ada.button("Watch the replay").click()
    moment = ada.page.get_by_role("slider", name="Moment of the game")
    expect(moment).to_have_value("0")
    end = int(moment.get_attribute("max") or 0)
    assert end > 40
    ada.sees("Before the first choice")
    ada.button("One step on").click()
    expect(moment).to_have_value("1")
    moment.focus()
    ada.page.keyboard.press("End")
    expect(moment).to_have_value(str(end))
    ada.button("To round 2").click()
    expect(moment).to_have_attribute("aria-valuetext", re.compile("round 2"))
    ada.check_everywhere()

    eyes = ada.page.get_by_label("Through whose eyes")
    hands = ada.page.get_by_role("heading", name="Hand")
    for _ in range(12):
        if hands.count() == 2:
            break
        at = int(moment.input_value())
        ada.button("One step on").click()
        expect(moment).to_have_value(str(at + 1))
    expect(hands).to_have_count(2)
    eyes.select_option("As a spectator")
    expect(hands).to_have_count(0)
    eyes.select_option(index=2)
    expect(hands).to_have_count(1)
    expect(moment).to_have_attribute("aria-valuetext", re.compile("round 2"))
    for tab in ("Quests", "Charts", "Log"):
        ada.tab(tab)
        ada.check()

    ada.button("Share").click()
    link = ada.dialog().get_by_label("Link to the replay", exact=True).input_value()
    ada.check()
    ada.close()

    guest = people.person("Guest")
    guest.goes(link)
    expect(guest.page.get_by_role("slider", name="Moment of the game")).to_have_attribute("max", str(end))
    guest.button("To round 2").click()
    guest.button("Go on from here").click()
    guest.check()
    guest.button("Play").click()
    expect(guest.page).to_have_url(re.compile("#/table/"))
    assert guest.wait_turn().asked
    guest.sees("Round 2 of 4")
    guest.check()


def test_a_replay_plays_by_itself(people: People, served: Served) -> None:
    ada = people.person("Ada")
    ada.goes(f"/#/table/{finished(served, ada)}")
    ada.button("Watch the replay").click()
    moment = ada.page.get_by_role("slider", name="Moment of the game")
    expect(moment).to_have_value("0")
    ada.page.keyboard.press("Space")
    expect(ada.button("Pause")).to_be_visible()
    expect(moment).not_to_have_value("0")
    ada.button("Pause").click()
    expect(ada.page.get_by_role("button", name="Play", exact=True)).to_be_visible()
