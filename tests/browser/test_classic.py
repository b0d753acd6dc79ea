"""Classic at the page: tables played by clicks, the layout editor, and what only Classic asks and shows."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from blackrose.engine.table import ACTIVE
from blackrose.game import Decision, State
from blackrose.table.live import windows
from tests.browser import pages
from tests.browser.classic_tables import QUICK, Wanted, choose_classic, find
from tests.browser.looking import DESK, PHONE
from tests.browser.pages import Person, around, asked
from tests.browser.people import People
from tests.browser.rebirth_tables import invite, sit
from tests.browser.test_afterwards import finished_of
from tests.browser.test_rebirth import until_round
from tests.server.serving import Served

STUDY = {"school", "keep", "put away"}
NO_END = 10_000


@pytest.fixture
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows close almost at once: what hides in them is told elsewhere."""

    async def rest(seconds: float) -> None:
        await asyncio.sleep(min(seconds, 0.05))

    monkeypatch.setattr(windows, "rest", rest)


# --------------------------------------------------------------------------------------------------
# Tables that are played
# --------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("brisk")
def test_two_people_and_two_bots_play_three_rounds(people: People) -> None:
    ada, bob = (people.person(name, QUICK) for name in ("Ada", "Bob"))
    choose_classic(ada, 4)
    ada.check_everywhere()
    (link,) = invite(ada, (2,), (3, 4))
    sit(bob, link)
    ada.sit_down()
    seen: dict[str, int] = {}

    def looked_at(state: pages.State) -> bool:
        """Every kind of question is looked at once, wherever it comes up."""
        seen[state.kind] = seen.get(state.kind, 0) + 1
        return seen[state.kind] == 1

    fourth = until_round(ada, 4)
    while True:
        person, state = around((ada, bob), lambda state: looked_at(state) or fourth(state), Person.act)
        if state.over or fourth(state):
            break
        person.check()
    assert {*STUDY, "plan", "action", "part", "give up"} <= set(seen)
    ada.tab("Events")
    for region in ("Event board", "Quests"):
        expect(ada.page.get_by_role("region", name=region)).to_be_visible()
    ada.check_everywhere()


@pytest.mark.usefixtures("brisk")
def test_a_game_against_three_bots_to_the_count(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MOST", NO_END)
    ada = solo(people.person("Ada", QUICK))
    ada.play_on()
    expect(ada.heading("The final count")).to_be_visible()
    assert not re.search(r"gains 0 power", ada.text())
    ada.check_everywhere()


@pytest.mark.usefixtures("brisk")
def test_two_before_one_screen(people: People) -> None:
    ada = people.person("Ada", QUICK)
    choose_classic(ada, 2)
    ada.page.get_by_role("radiogroup", name="The other seats").get_by_text("At this screen").click()
    ada.page.get_by_role("group", name="Seat 2").get_by_label("Name").fill("Bea")
    ada.button("Set the table").click()
    ada.button("To the table").click()
    box = ada.page.request.get("/api/editions/classic/box?lang=en").json()
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
        plans[whose] += state.planning and not state.locked
        ada.press(state)
    assert min(plans.values()) == 2


def solo(person: Person) -> Person:
    """Alone with three quick bots."""
    choose_classic(person, 4)
    invite(person, (), (2, 3, 4))
    return person.sit_down()


@pytest.mark.usefixtures("brisk")
def test_a_round_on_a_phone_by_touch(people: People) -> None:
    ada = people.phone("Ada", QUICK)
    solo(ada)
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
    for tab in ("Me", "Rivals", "Log", "Events", "Board"):
        ada.tap(ada.page.get_by_role("tab", name=tab))
        ada.check()
        ada.check_targets()


@pytest.mark.usefixtures("brisk")
@pytest.mark.parametrize("language", ["de", "ru"])
def test_a_round_in_another_language(people: People, language: str) -> None:
    ada = solo(people.person("Ada", QUICK))
    ada.speak(language)
    kinds: set[str] = set()

    def fresh(state: pages.State) -> bool:
        return state.kind not in kinds

    while not {*STUDY, "plan", "action"} <= kinds:
        state = ada.play_on(fresh)
        assert not state.over, kinds
        kinds.add(state.kind)
        ada.check()
        if state.kind == "plan":
            ada.check_everywhere()


# --------------------------------------------------------------------------------------------------
# The layout editor
# --------------------------------------------------------------------------------------------------


def room_names(person: Person) -> list[str]:
    """The rooms of the Lodge on the board, by their places."""
    places = person.page.locator("[data-board] [data-room]")
    expect(places).to_have_count(19)
    return [
        str(label).split(". ")[0] for label in places.evaluate_all("all => all.map((one) => one.ariaLabel)")
    ]


@pytest.mark.rule("OPT.8")
def test_a_lodge_is_laid_out_by_hand_and_lies_so_on_the_table(people: People) -> None:
    ada = people.person("Ada", QUICK)
    choose_classic(ada, 4)
    invited = ada.page.get_by_label("Lay out the Lodge yourself")
    expect(invited).to_be_enabled()
    invited.check()
    places = ada.page.locator("[data-lodge] button")
    expect(places).to_have_count(19)
    expect(places.first).to_have_text("Black Rose Room")
    expect(places.first).to_be_disabled()
    ada.check_everywhere()

    laid = places.all_inner_texts()
    throne = laid.index("Throne Room")
    swap(places, throne, 18)
    ada.sees(re.compile("Throne Room"))
    assert places.all_inner_texts() == laid, "the Throne Room stays beside the centre"
    expect(ada.page.get_by_role("status").filter(has_text="Throne Room")).to_be_visible()
    swap(places, throne, 4)
    swap(places, 5, 18)
    laid[throne], laid[4] = laid[4], laid[throne]
    laid[5], laid[18] = laid[18], laid[5]
    assert places.all_inner_texts() == laid
    ada.speak("de")  # what was laid out stays, under its other names
    expect(places.first).to_have_text(re.compile("^Rosen.?saal$"))  # broken where it is too long
    assert len({*places.all_inner_texts()}) == 19
    ada.speak("en")
    expect(places.first).to_have_text("Black Rose Room")
    assert places.all_inner_texts() == laid
    invite(ada, (), (2, 3, 4))
    ada.sit_down()
    assert room_names(ada) == laid


def swap(places: Locator, one: int, other: int) -> None:
    """Presses one place, then another."""
    places.nth(one).click()
    expect(places.nth(one)).to_have_attribute("aria-pressed", "true")
    places.nth(other).click()


@pytest.mark.rule("OPT.8")
def test_a_lodge_is_laid_out_by_chance_again_and_again(people: People) -> None:
    ada = people.person("Ada", QUICK)
    choose_classic(ada, 2)
    ada.page.get_by_label("Lay out the Lodge yourself").check()
    places = ada.page.get_by_role("group", name="Lay out the Lodge yourself").get_by_role("button")
    expect(places).to_have_count(19)
    orders = []
    for _ in range(6):
        ada.button("Mix them").click()
        orders.append(places.all_inner_texts())
        assert orders[-1][0] == "Black Rose Room"
        assert "Throne Room" in orders[-1][1:7]
        assert sorted(orders[-1]) == sorted(orders[0])
    assert len({tuple(order) for order in orders}) > 1


# --------------------------------------------------------------------------------------------------
# What only Classic asks and shows
# --------------------------------------------------------------------------------------------------


def kind(name: str, word: str = "") -> Wanted:
    """This kind of question, perhaps with such an answer."""

    def so(state: State, decision: Decision) -> bool:
        answers = {str(option[0]) for option in decision.options}
        return decision.kind == name and (not word or word in answers)

    return so


def mask(state: State, decision: Decision) -> bool:
    """A mask spell is carried out: whoever resolves it picks one of its two effects (GLO.7)."""
    return decision.kind == "choose" and len(decision.options) == 2


QUESTIONS: dict[str, Wanted] = {
    "a quest is given up": kind("give up", "quest"),
    "a quest is discarded": kind("quest", "quest"),
    "an event is discarded": kind("event", "event"),
    "events are put in order": kind("order", "event"),
    "the hand is over its limit": kind("discard"),
    "an element is named for a spell of any": kind("element"),
    "the mark or the effect comes first": kind("first"),
    "one of two effects is chosen": mask,
    "a type is named": kind("name", "type"),
    "an evocation makes way": kind("replace"),
    "a spell is cast from the hand": kind("cast"),
    "a trap could be revealed": kind("react", "reveal"),
    "an attack is made in another way": kind("strike"),
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_is_put_answered_and_read_by_everybody(
    people: People, served: Served, question: str
) -> None:
    scene = find(QUESTIONS[question])
    (ada,) = scene.seated(people, served)
    state = ada.wait_turn()
    assert state.kind == scene.decision.kind
    assert len(state.options) >= len(scene.decision.options)
    assert all(option["text"] for option in state.options)
    ada.check()
    ada.speak("ru")
    ada.resize(PHONE)
    ada.check()
    ada.resize(DESK)
    ada.speak("en")
    before = ada.wait_turn()
    ada.press(before)
    ada.waits_until(lambda: ada.state() != before, "the answer is taken")
    ada.check()


def seen(wanted: Callable[[State], bool]) -> Wanted:
    """Something lies on the table while whoever is asked may choose an action."""
    return lambda state, decision: decision.kind in ("action", "part") and wanted(state)


SHOWN: dict[str, tuple[Callable[[State], bool], str]] = {
    "a room copies another": (lambda state: bool(state.copies), "until the end of the round a copy:"),
    "a room is closed": (lambda state: bool(state.closed), "cannot be activated for the rest of the round"),
    "a mage is an Abomination": (
        lambda state: max(state.kind[:2]) >= 0,
        "counts as Abomination too",
    ),
}


@pytest.mark.parametrize("what", SHOWN)
def test_what_lies_on_the_lodge_is_told_there(people: People, served: Served, what: str) -> None:
    wanted, words = SHOWN[what]
    (ada,) = find(seen(wanted)).seated(people, served)
    ada.wait_turn()
    told = ada.page.locator(f'[data-board] [aria-label*="{words}"]')
    expect(told.first).to_be_attached()
    ada.check()


def test_a_block_token_is_told_at_the_seat(people: People, served: Served) -> None:
    scene = find(seen(lambda state: any(state.blocks)))
    (ada,) = scene.seated(people, served)
    ada.wait_turn()
    seat = next(seat for seat, blocks in enumerate(scene.state.blocks) if blocks)
    shown = ada.page.locator(f'[data-seat="{seat}"]')
    expect(shown).to_contain_text(re.compile("cannot .* until the end of the round"))


@pytest.mark.rule("HID.9", "QST.40")
def test_a_fulfilled_quest_waits_for_its_owner_alone_to_see(people: People, served: Served) -> None:
    def waits(state: State, decision: Decision) -> bool:
        return any(task.met > 0 and not task.shown for task in state.tasks[decision.seat])

    scene = find(waits)
    ada, ben = scene.seated(people, served, 1 - scene.decision.seat)
    (name,) = (
        scene.state.rules.quests[task.quest].name.en
        for task in scene.state.tasks[scene.decision.seat]
        if task.met > 0
    )
    ada.wait_turn()
    ada.tab("Events")
    ada.sees("fulfilled: is shown as soon as it may be")
    assert name in ada.everything()
    ada.check()
    ben.tab("Events")
    ben.sees(re.compile("Hidden quest"))
    everything = ben.everything()
    assert "is shown as soon as it may be" not in everything
    assert name not in everything


def test_discarded_quests_lie_in_the_open(people: People, served: Served) -> None:
    scene = find(seen(lambda state: any(state.quest_discards)))
    (ada,) = scene.seated(people, served)
    ada.wait_turn()
    ada.tab("Events")
    ada.page.get_by_text("Discarded quests", exact=True).last.click()
    for pile in scene.state.quest_discards:
        for quest in pile:
            ada.sees(scene.state.rules.quests[quest].name.en)
    ada.check()


def test_a_standing_order_is_given_and_kept(people: People, served: Served) -> None:
    def waits(state: State, decision: Decision) -> bool:
        return decision.kind == "action" and any(
            spell.status == ACTIVE for spell in state.sheet[decision.seat]
        )

    scene = find(waits)
    (ada,) = scene.seated(people, served)
    ada.wait_turn()
    laid = scene.state.sheet[scene.decision.seat]
    slot = next(slot for slot, spell in enumerate(laid) if spell.status == ACTIVE)
    orders = ada.page.get_by_text(re.compile("Standing orders? for"))
    order = ada.page.locator(f'[data-order="{slot}"]')
    orders.click()
    order.select_option("first")
    ada.check()
    ada.page.reload()
    ada.settle()
    orders.click()
    expect(order).to_have_value("first")


# --------------------------------------------------------------------------------------------------
# Text mode, the guide, the rules, a game that is over
# --------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("brisk")
def test_a_round_in_text_mode(people: People) -> None:
    tess = people.person("Tess", {"text": True, "confirm": False})
    solo(tess)
    line = tess.page.get_by_label(re.compile("^A number, words of an answer"))
    said = tess.page.get_by_role("log")
    kinds: set[str] = set()
    for _ in range(60):
        tess.wait_turn()
        if tess.page.get_by_role("banner").get_by_text("Round 2", exact=True).count():
            break
        kinds.add("asked")
        expect(line).to_be_focused()
        tess.page.keyboard.type("1")
        tess.page.keyboard.press("Enter")
        tess.settle()
    for command, answer in (
        ("b", "token "),
        ("q", r"Event \d: |No event lies"),
        ("q", "quest "),
        ("s", "school of "),
    ):
        line.fill(command)
        line.press("Enter")
        expect(said).to_contain_text(re.compile(answer, re.IGNORECASE))
    tess.check()


@pytest.mark.usefixtures("brisk")
def test_the_guide_and_the_rules_speak_of_classic(people: People) -> None:
    ada = solo(people.person("Ada", QUICK))
    ada.wait_turn()
    ada.page.keyboard.press("?")
    ada.button("Explain things as they come up").click()
    guide = ada.page.get_by_role("complementary", name="Guide")
    expect(guide.get_by_role("heading", level=2)).to_be_visible()
    ada.check_everywhere()
    guide.get_by_role("button", name="No more hints").click()
    ada.goes("/#/rules")
    ada.page.get_by_role("button", name="Classic").click()
    count = ada.page.get_by_role("status").filter(has_text=re.compile(r"^\d+ rules?$"))
    expect(count).to_be_visible()
    ada.page.get_by_label("Search the rules").fill("activation token")
    expect(ada.page.locator("[data-rule]").first).to_be_visible()
    ada.check_everywhere()


def test_a_finished_game_is_watched_again_and_gone_on_with(people: People, served: Served) -> None:
    ada = people.person("Ada")
    ada.goes(f"/#/table/{finished_of(served, ada, 'classic', 'random', 'random', 'random')}")
    expect(ada.heading("The final count")).to_be_visible()
    ada.check_everywhere()
    ada.button("Watch the replay").click()
    moment = ada.page.get_by_role("slider", name="Moment of the game")
    expect(moment).to_have_value("0")
    ada.button("To round 2").click()
    expect(moment).to_have_attribute("aria-valuetext", re.compile("round 2"))
    ada.tab("Events")
    expect(ada.page.get_by_role("region", name="Event board")).to_be_visible()
    expect(ada.page.get_by_role("region", name="Quests")).to_contain_text("active")
    ada.check_everywhere()
    ada.button("Go on from here").click()
    ada.button("Play").click()
    expect(ada.page).to_have_url(re.compile("#/table/"))
    ada.play_on(asked("action"))
    ada.sees("Round 2")
    ada.check()
