"""Tables of Rebirth for scenes: set at the page, or at the server in the middle of a game."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import expect

from blackrose.game import Choice
from blackrose.server.requests import SeatWish
from blackrose.server.routes.tables import given, new_seat
from blackrose.table import Setup
from blackrose.table.shown.options import option_id
from tests.browser.pages import Person
from tests.server.serving import Served

SHORT = "2-6-10"


def choose_rebirth(person: Person, seats: int) -> None:
    """On the page for a new table: Rebirth for so many, short, with mages and schools by chance."""
    page = person.page
    person.goes("/#/new")
    page.get_by_role("radiogroup", name="Edition").get_by_text("Rebirth", exact=True).click()
    page.get_by_label("Your name").fill(person.name)
    page.get_by_label("How many play").select_option(str(seats))
    page.get_by_label("Length").select_option(SHORT)
    page.get_by_label("Mages and schools").select_option("random")
    page.get_by_label("Time to react").select_option("3")


def invite(person: Person, friends: Sequence[int], bots: Sequence[int]) -> list[str]:
    """Sets the table that was chosen, with friends and quick bots on these seats; the invitations."""
    page = person.page
    for number in (*friends, *bots):
        seat = page.get_by_role("group", name=f"Seat {number}")
        seat.get_by_text("A friend" if number in friends else "A bot", exact=True).click()
    for number in bots:
        page.get_by_role("group", name=f"Seat {number}").get_by_label("Strength").select_option("random")
    person.button("Set the table").click()
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    return [page.get_by_label(f"Link for seat {number}", exact=True).input_value() for number in friends]


def set_table(served: Served, setup: Setup, choices: Sequence[Choice], window: int) -> list[str]:
    """A table at which these choices have been made, with every seat open; the invitations."""
    kept, told = given([new_seat(seat, SeatWish("open"), "") for seat in range(len(setup.mages))])
    host = served.service.host
    table = served.call(host.new_table(setup, kept, window=window, prefix=choices))
    return [f"/#/join/{table}/{seat.claim}" for seat in told]


def sit(person: Person, invitation: str) -> Person:
    """Takes a seat by its invitation, and goes to the table."""
    person.join(invitation)
    return person.sit_down()


def choose_as_told(person: Person, choice: Choice) -> None:
    """Presses the answer that a record names."""
    person.wait_turn()
    person.choose(option_id(choice[1]))


def reveals(person: Person) -> int:
    """How many spells the log tells of that were revealed."""
    return sum(bool(re.search(r"\breveals (?!the quest)", line)) for line in person.read_log())
