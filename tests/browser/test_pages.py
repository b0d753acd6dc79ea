"""The pages around the table, the rules, languages, settings, motion and sound."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.looking import PHONE
from tests.browser.pages import asked
from tests.browser.people import People

PAGES = ("/", "/#/new", "/#/join", "/#/rules", "/#/about", "/#/nowhere")
LANGUAGES = {
    "en": ("Play against a bot", "Round 1 of 4", "Your hand"),
    "de": ("Gegen einen Bot spielen", "Runde 1 von 4", "Deine Hand"),
    "ru": ("Играть с ботом", "Раунд 1 из 4", "Ваша рука"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_read_by_everybody(people: People, language: str) -> None:
    ada = people.person("Ada", locale=language)
    for address in PAGES:
        ada.goes(address)
        ada.page.get_by_role("heading", level=1).first.wait_for()
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        ada.check_everywhere()
    ada.page.locator("header").get_by_role("button").last.click()
    ada.dialog().wait_for()
    ada.check_everywhere()


def test_rules_are_searched_linked_and_filtered_by_edition(people: People) -> None:
    ada = people.person("Ada")
    ada.goes("/#/rules")
    count = ada.page.get_by_role("status").filter(has_text=re.compile(r"^\d+ rules?$"))
    expect(count).to_be_visible()
    everything = count.inner_text()
    ada.page.get_by_label("Search the rules").fill("instability clean-up")
    expect(count).not_to_have_text(everything)
    rules = ada.page.locator("[data-rule]")
    expect(rules.first).to_contain_text(re.compile("instability", re.IGNORECASE))
    ada.check_everywhere()
    ada.page.get_by_label("Search the rules").fill("trap")
    ada.sees("No rule has all of these words.")  # there are none in Duel
    ada.check()
    ada.button("Search all editions").click()
    expect(rules.first).to_contain_text(re.compile("trap", re.IGNORECASE))
    ada.page.get_by_label("Search the rules").fill("xyzzy")
    ada.button("Clear the search").click()
    ada.page.get_by_role("button", name="Duel").click()
    expect(count).to_have_text(everything)

    ada.goes("/#/rules/END.4")
    sought = ada.page.locator('[data-rule="END.4"]')
    expect(sought).to_be_focused()
    expect(sought).to_be_in_viewport()
    ada.speak("de")
    expect(sought).to_be_visible()
    ada.goes("/#/rules/NO.99")
    expect(ada.page.get_by_role("alert").filter(has_text="NO.99")).to_be_visible()


def test_three_languages_switched_in_the_middle_of_a_game(people: People) -> None:
    ada = people.person("Ada", {"confirm": False}).start_against_bot()
    ada.play_on(asked("plan"))
    names = ada.hand_names()
    for language in ("de", "ru", "en"):
        _, where, hand = LANGUAGES[language]
        ada.speak(language)
        ada.sees(where)
        expect(ada.page.get_by_role("list", name=hand)).to_be_visible()
        ada.wait_for_other_cards(names)
        names = ada.hand_names()
        ada.check()
    ada.speak("ru")
    ada.wait_for_other_cards(names)
    ada.plan_by_keys()
    ada.wait_turn()
    assert re.search("[а-я]", " ".join(ada.read_log()))
    ada.check_everywhere()
    ada.page.reload()
    ada.settle()
    expect(ada.page.locator("html")).to_have_attribute("lang", "ru")
    ada.goes("/")
    ada.sees(LANGUAGES["ru"][0])


def test_some_rounds_on_a_phone_by_touch(people: People) -> None:
    ada = people.phone("Ada")
    ada.goes()
    ada.check()
    ada.check_targets()
    ada.tap(ada.button("Play against a bot"))
    kinds: set[str] = set()
    for _ in range(60):
        state = ada.wait_turn()
        if state.over or len(kinds) >= 6:
            break
        if state.kind not in kinds:
            kinds.add(state.kind)
            ada.check()
            ada.check_targets()
        ada.touch(state, 0 if state.planning else ada.chance.randrange(len(state.options)))
    assert {"plan", "action"} <= kinds
    for tab in ("Me", "Rival", "Log", "Quests", "Board"):
        ada.tap(ada.page.get_by_role("tab", name=tab))
        ada.check()
        ada.check_targets()
    ada.tap(ada.button("Menu"))
    ada.check()
    ada.check_targets()


def test_learning_by_playing(people: People) -> None:
    ada = people.person("Ada")
    ada.goes()
    ada.button("Learn by playing").click()
    guide = ada.page.get_by_role("complementary", name="Guide")
    expect(guide.get_by_role("heading", level=2)).to_be_visible()
    ada.check_everywhere()
    onward, last = (guide.get_by_role("button", name=name) for name in ("Next", "Got it"))
    expect(onward.or_(last)).to_be_visible()
    while onward.is_visible():
        onward.click()
        expect(onward.or_(last)).to_be_visible()
    last.click()
    ada.act(ada.wait_turn())
    ada.play_on(asked("action"))
    expect(guide).to_be_visible()
    ada.resize(PHONE)
    ada.check()
    guide.get_by_role("button", name="No more hints").click()
    expect(guide).to_have_count(0)


NOISE = """
  window.tones = 0;
  const make = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.tones += 1; return make.call(this); };
"""


def test_the_title_and_a_bell_call_and_both_can_be_switched_off(people: People) -> None:
    ada = people.person("Ada", {"confirm": False})
    ada.context.add_init_script(NOISE)
    ada.start_against_bot()
    ada.wait_turn()
    expect(ada.page).to_have_title(re.compile("^● your turn · "))
    ada.play_on(asked("action"))
    ada.choose(1)
    ada.play_on(asked("plan"))
    ada.page.wait_for_function("() => window.tones > 0")

    ada.button("Settings").click()
    ada.page.get_by_label("Sounds").uncheck()
    ada.page.get_by_label("Mark in the page’s title").uncheck()
    ada.check()
    ada.close()
    expect(ada.page).to_have_title(re.compile("^The table"))
    before = ada.page.evaluate("() => window.tones")
    ada.act(ada.wait_turn())
    ada.play_on(asked("plan"))
    assert ada.page.evaluate("() => window.tones") == before
    ada.page.reload()
    ada.wait_turn()
    expect(ada.page).to_have_title(re.compile("^The table"))


MOVES = """
  window.beats = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    if (how[1]?.duration > 1) window.beats += 1;
    return animate.apply(this, how);
  };
"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_nothing_moves_for_those_who_want_no_motion(people: People, motion: str) -> None:
    ada = people.person("Ada", {"confirm": False}, reduced_motion=motion)
    ada.context.add_init_script(MOVES)
    ada.start_against_bot()
    ada.play_on(asked("action"))
    ada.act(ada.wait_turn())
    ada.play_on(asked("plan"))
    if motion == "no-preference":
        ada.page.wait_for_function("() => window.beats > 0")
    else:
        assert ada.page.evaluate("() => window.beats") == 0
        slow = ada.page.evaluate(
            "() => document.getAnimations().filter((a) => a.effect.getComputedTiming().duration > 10).length"
        )
        assert slow == 0
