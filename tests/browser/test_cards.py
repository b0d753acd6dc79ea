"""Nothing on a card is ever cut off: all cards of three boxes, in every language, wherever they are read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from blackrose.table.shown import box
from blackrose.table.wire import Box
from tests.browser.classic_tables import choose_classic
from tests.browser.every_card import (
    ALONE,
    BELOW,
    CUT,
    LAID,
    ZOOMED,
    Altered,
    Change,
    Seen,
    in_hand,
    laid,
    named,
    offered,
)
from tests.browser.looking import DESK, DRAWN
from tests.browser.pages import Person
from tests.browser.people import People
from tests.browser.rebirth_tables import choose_rebirth, invite

SMALL: ViewportSize = {"width": 390, "height": 844}
LANGUAGES = ("en", "de", "ru")
PLACES: dict[str, Change] = {
    "hand": in_hand,
    "keep": offered("keep", "spell"),
    "mage": offered("mage", "mage", "school", "room"),
    "event": offered("event", "event card", "event", "quest", "jinx", "evocation", "upgrade"),
}


def seated(people: People, edition: str) -> Person:
    """Somebody at a table of an edition."""
    ada = people.person("Ada", {"confirm": False})
    if edition == "duel":
        return ada.start_against_bot()
    (choose_rebirth if edition == "rebirth" else choose_classic)(ada, 4)
    invite(ada, (), (2, 3, 4))
    return ada.sit_down()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["duel", "rebirth", "classic"])
def test_every_card_is_whole_wherever_it_is_read(people: People, edition: str, language: str) -> None:
    ada = seated(people, edition)
    ada.speak(language)
    table = Altered(ada, edition)
    for size in (DESK, SMALL):
        ada.resize(size)
        for place, change in PLACES.items():
            table.show(change)
            expect(ada.page.locator("html")).to_have_attribute("lang", language)
            for looked in (CUT, ALONE):
                found: Seen = ada.page.evaluate(looked)
                assert found["count"] > 2, (size, place)
                assert not found["wrong"], (size, place, found["wrong"])
        table.show(named)
        found = ada.page.evaluate(ZOOMED)
        assert found["count"] > 40
        assert not found["wrong"], (size, found["wrong"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["duel", "rebirth", "classic"])
def test_a_spell_in_a_slot_of_the_plan_is_named_whole(people: People, edition: str, language: str) -> None:
    """On a phone the four slots stand side by side."""
    ada = seated(people, edition)
    ada.speak(language)
    table = Altered(ada, edition)
    ada.resize(SMALL)
    for side, locked in ((0, False), (1, True)):
        table.show(laid(side, locked))
        expect(ada.page.locator("[data-plan-slot] .laid").last).to_be_visible()
        ada.page.evaluate(DRAWN)
        found: Seen = ada.page.evaluate(LAID)
        assert found["count"] == len(box(edition, language)["cards"]["spell"])
        assert not found["wrong"], found["wrong"]


def four(start: int) -> Change:
    """Four spells to choose from."""

    def change(shown: dict[str, object], held: Box) -> None:
        offered("keep", "spell", some=range(start, start + 4))(shown, held)

    return change


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_spells_to_keep_are_seen_together_and_to_their_ends(people: People, language: str) -> None:
    ada = seated(people, "rebirth")
    ada.speak(language)
    table = Altered(ada, "rebirth")
    for start in range(0, 96, 4):
        table.show(four(start))
        expect(ada.page.locator("[data-faces] article")).to_have_count(4)
        ada.page.evaluate(DRAWN)
        found: Seen = ada.page.evaluate(CUT)
        assert not found["wrong"], found["wrong"]
        assert not ada.page.evaluate(BELOW)


def test_a_long_half_stands_on_its_own_paper(people: People) -> None:
    """The words of this spell once ran out of its light half on a phone, onto the dark of the card."""
    ada = seated(people, "rebirth")
    ada.speak("ru")
    table = Altered(ada, "rebirth")

    def stitching(shown: dict[str, object], held: Box) -> None:
        long = [at for at, card in enumerate(held["cards"]["spell"]) if card["name"] == "Сшивание"]
        offered("keep", "spell", some=[*long, 0, 1, 2])(shown, held)

    table.show(stitching)
    expect(ada.page.get_by_role("article", name=re.compile("Сшивание"))).to_be_visible()
    ada.check_everywhere()
