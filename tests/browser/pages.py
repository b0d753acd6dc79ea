"""What a person does at the page, in the words of the table.

A scene reads ``ada.start_against_bot(); ada.choose("Explore"); ada.undo()``. Everything is found as somebody
would find it, by its role and name; the few marks of the page's own (``data-prompt``, ``data-option``) tell
what is asked without waiting for a picture of it.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.looking import PATIENCE, Looking

MOST = 200
"""Choices of one person; a game of Duel has fewer than a hundred."""

STATE = """() => {
  const all = (what) => [...document.querySelectorAll(what)];
  const one = (what) => document.querySelector(what);
  const prompt = one('[data-prompt]');
  const options = all('[data-option]').map((button) => ({
    id: button.dataset.option,
    number: Number(button.dataset.number ?? 0),
    text: (button.querySelector('.text') ?? button).textContent.trim(),
    final: button.textContent.includes('cannot be taken back')
      || !!button.querySelector('[aria-label="cannot be taken back"]'),
  })).sort((one, other) => one.number - other.number);
  return {
    kind: prompt?.dataset.prompt ?? (one('[data-text-mode]') ? (options.length ? 'text' : 'waiting') : ''),
    options,
    planning: !!one('[data-plan-slot]'),
    locked: one('[data-locked]')?.dataset.locked === 'true',
    busy: !!one('[data-option][aria-disabled], [aria-busy=true]'),
    over: !!one('#end-count'),
    curtain: one('[data-curtain]')?.dataset.curtain ?? '',
    offline: !!one('[data-veil]'),
  };
}"""
HAND = """() => [...document.querySelectorAll('[data-hand-card]')].map(
  (card) => (card.querySelector('h4, .name') ?? card).textContent.trim() || card.ariaLabel.split(':')[0])"""
QUIET = f"""() => {{
  const s = ({STATE})();
  return !s.busy && !s.offline && (s.kind || s.over || s.curtain) ? s : null;
}}"""
TURN = f"""() => {{
  const s = ({STATE})();
  if (s.over || s.curtain) return s;
  return !s.busy && !s.offline && s.kind !== '' && s.kind !== 'waiting' ? s : null;
}}"""


@dataclass
class State:
    """What the page asks of its reader at this moment."""

    kind: str
    options: list[dict[str, Any]]
    planning: bool
    locked: bool
    busy: bool
    over: bool
    curtain: str
    offline: bool

    @property
    def asked(self) -> bool:
        """Whether this reader is waited for."""
        return self.kind not in ("", "waiting")


@dataclass
class Given:
    """What somebody who set a table was given to hand on."""

    invitation: str
    watch: str
    recovery: list[str]


def folded(answer: Locator) -> Locator:
    """What opens the part of the page in which an answer lies folded away; nothing if it is in sight."""
    return answer.locator("xpath=ancestor::details[not(@open)]/summary")


class Person(Looking):
    """Somebody with a browser."""

    def __init__(self, context: BrowserContext, name: str, expected: list[str], asks_again: bool) -> None:
        self.context = context
        self.name = name
        self.expected = expected
        self.asks_again = asks_again
        self.chance = random.Random(name)
        self.page: Page = context.new_page()

    @classmethod
    def of(cls, other: Person, page: Page) -> Person:
        """The same person at another tab."""
        same = cls.__new__(cls)
        same.__dict__.update(other.__dict__, page=page)
        return same

    # ---------------------------------------------------------------------------------- coming and going

    def goes(self, address: str = "/") -> Person:
        """Opens an address: a whole link, or a part such as ``/#/rules``."""
        self.page.goto(address)
        return self

    def start_against_bot(self) -> Person:
        """One press, and the table is there."""
        self.goes()
        self.button("Play against a bot").click()
        return self.settle()

    def new_table(self, rival: str = "A friend", name: str = "") -> Given:
        """Sets a table for oneself and a rival: "A friend", "A bot", or "Here as well"."""
        self.goes("/#/new")
        self.page.get_by_label("Your name").fill(self.name)
        second = self.page.get_by_role("group", name="Seat 2")
        second.get_by_text(rival, exact=True).click()
        if name:
            second.get_by_label("Name").fill(name)
        self.button("Set the table").click()
        expect(self.page.get_by_role("heading", name="The table is set")).to_be_visible()
        link = self.page.get_by_label("Link for seat 2", exact=True)
        codes = self.page.get_by_role("region", name=re.compile("Keep your code")).get_by_role("textbox")
        return Given(
            invitation=link.input_value() if rival == "A friend" else "",
            watch=self.page.get_by_label("Link for spectators", exact=True).input_value(),
            recovery=[code.input_value() for code in codes.all()],
        )

    def sit_down(self) -> Person:
        """From whatever told that the seat is there to the table itself."""
        self.button("To the table").click()
        return self.settle()

    def join(self, invitation: str) -> str:
        """Takes the seat of an invitation; the recovery code."""
        self.goes(invitation)
        self.page.get_by_label("Your name").fill(self.name)
        self.button("Take the seat").click()
        return self.page.get_by_label("Your recovery code", exact=True).input_value()

    def recover(self, code: str) -> str:
        """Gets a seat back by its code; the new code."""
        self.goes()
        self.page.get_by_label("Link or recovery code").fill(code)
        self.button("Enter").click()
        return self.page.get_by_label("Your recovery code", exact=True).input_value()

    # ---------------------------------------------------------------------------------- knowing one's turn

    def state(self) -> State:
        """What is asked now."""
        return State(**self.page.evaluate(STATE))

    def settle(self) -> Person:
        """Waits until the table is there and nothing is under way."""
        self.quiet()
        return self

    def wait_turn(self) -> State:
        """Waits until one is asked, or the game is over, or the screen is to be passed on."""
        return self._once(TURN)

    def quiet(self) -> State:
        """What is asked once nothing is under way."""
        return self._once(QUIET)

    def _once(self, so: str) -> State:
        return State(**self.page.wait_for_function(so).json_value())

    # ---------------------------------------------------------------------------------- choosing

    def option(self, which: str | int) -> Locator:
        """An answer by its number from 1 (from the end if negative), its id, or words of it."""
        answers = self.page.locator("[data-option]")
        if isinstance(which, int):
            numbered = self.page.locator(f'[data-option][data-number="{which}"]')
            listed = self.page.locator("body:not(:has([data-number])) [data-option]")
            return answers.nth(which) if which < 0 else numbered.or_(listed.nth(which - 1))
        by_id = self.page.locator(f'[data-option="{which}"]')
        return by_id.or_(answers.filter(has_text=which)).first

    def choose(self, which: str | int = 1) -> Person:
        """Presses an answer."""
        self.option(which).click()
        return self.settle()

    def do_it(self) -> Person:
        """Says yes where it was asked again."""
        self.button("Do it").click()
        return self.settle()

    def typed(self, number: int, count: int, final: bool) -> None:
        """Chooses by the keys of a number; Enter ends a number that could be longer, and confirms."""
        self.page.keyboard.type(str(number))
        if number * 10 <= count:
            self.page.keyboard.press("Enter")
        if final and self.asks_again:
            if number * 10 > count and number < 10:
                expect(self.sure).to_be_visible()
            # A longer number ends by itself if its next key comes late; then Enter has confirmed it already.
            if self.sure.is_visible():
                self.page.keyboard.press("Enter")

    def act(self, state: State) -> None:
        """Answers whatever is asked, by keys, a little differently each time."""
        if state.planning:
            self.plan_by_keys()
            return
        if self.pressed(self.rest.first, lambda rest, timeout: rest.press("Enter", timeout=timeout)):
            return
        kept = [n for n, option in enumerate(state.options, 1) if not option["id"].startswith("away:")]
        # Who puts a spell away while drawn ones are kept is not asked for one later.
        number = self.chance.choice(kept if state.kind == "keep" else range(1, len(state.options) + 1))
        self.typed(number, len(state.options), state.options[number - 1]["final"])

    def press(self, state: State) -> None:
        """Answers whatever is asked with the pointer, a little differently each time."""
        if state.planning:
            self.plan(2)
        elif count := self.rest.count():
            self.pressed(self.rest.nth(self.chance.randrange(count)))
        else:
            answer = self.answer(state, self.chance.randrange(len(state.options)))
            self.pressed(folded(answer))
            self.pressed(answer)
        self.settle()

    def touch(self, state: State, number: int = 0) -> None:
        """Answers whatever is asked with a finger, which is asked again where something hangs on it."""
        if state.planning:
            halves = self.page.get_by_role("button", name="Choose the side")
            while self.page.locator("[data-lock]").is_disabled():
                self.tap(halves.first)
            self.tap(self.page.locator("[data-lock]"))
        else:
            self.pressed(folded(self.answer(state, number)), self.tap)
            self.pressed(self.answer(state, number), self.tap)
            self.pressed(self.sure, self.tap)
        self.settle()

    def answer(self, state: State, number: int) -> Locator:
        """One of the answers of a state, as long as it is offered."""
        return self.page.locator(f'[data-option="{state.options[number]["id"]}"]')

    @property
    def sure(self) -> Locator:
        """What is pressed where the page asks again. Where nothing hangs on it, it goes by itself."""
        return self.page.locator("[data-do-it]")

    @property
    def rest(self) -> Locator:
        """Where several cards are drawn: all that are left from one school."""
        return self.page.get_by_role("button", name=re.compile("^All further draws from"))

    def undo(self) -> Person:
        """Takes the last choice back."""
        self.button("Undo").click()
        return self.settle()

    # ---------------------------------------------------------------------------------- planning

    @property
    def hand(self) -> Locator:
        """The cards in hand, by their names."""
        return self.page.get_by_role("list", name="Your hand")

    def hand_names(self) -> list[str]:
        """The names of the cards in hand, whether they lie large or small."""
        return list(dict.fromkeys(self.page.evaluate(HAND)))

    def wait_for_other_cards(self, names: list[str]) -> None:
        """Waits until the cards in hand have other names, as in another language."""
        self.page.wait_for_function(f"names => [...new Set(({HAND})())].join() !== names.join()", arg=names)

    def lay(self, card: int = 0, side: int = 0) -> Person:
        """Lays a side of a card of the hand into the next slot, by pressing it."""
        halves = self.page.get_by_role("button", name="Choose the side")
        self.hand.get_by_role("listitem").filter(has=halves).nth(card).locator(halves).nth(side).click()
        return self

    def lock(self) -> Person:
        """Locks the plan."""
        self.page.locator("[data-lock]").click()
        return self.settle()

    def plan(self, count: int = 2) -> Person:
        """Lays out some cards with the pointer, light and dark by turns, and locks."""
        for number in range(4):
            if number < count or self.page.locator("[data-lock]").is_disabled():
                self.lay(0, number % 2)
        return self.lock()

    def plan_by_keys(self) -> None:
        """The same by keys alone: numbers lay, d turns to the dark side, Enter locks."""
        lock = self.page.locator("[data-lock]")
        for number in range(1, 5):
            self.page.keyboard.press(str(number))
            if self.chance.random() < 0.5:
                self.page.keyboard.press("d")
            if lock.is_enabled() and self.chance.random() < 0.4:
                break
        expect(lock).to_be_enabled()
        self.page.keyboard.press("Enter")

    # ---------------------------------------------------------------------------------- whole games

    def play_on(self, until: Callable[[State], bool] = lambda _: False) -> State:
        """Plays against bots until it is as it is wished, or the game is over."""
        for _ in range(MOST):
            state = self.wait_turn()
            if state.over or until(state):
                return state
            self.act(state)
        raise AssertionError(f"no end after {MOST} choices: {state}")


def around(
    people: Sequence[Person],
    until: Callable[[State], bool] = lambda _: False,
    how: Callable[[Person, State], None] = Person.press,
) -> tuple[Person, State]:
    """Several people play, with the pointer unless it is said otherwise, until it is as wished for one of
    them, or the game is over; who that is, and what they are asked.
    """
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for person in people:
            state = person.state()
            if state.over or (state.asked and not state.busy and until(state)):
                return person, state
            if state.asked and not state.locked and not state.busy and not state.offline:
                how(person, state)
                end = time.monotonic() + PATIENCE
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody was asked any more: " + "; ".join(str(person.state()) for person in people))


def asked(kind: str) -> Callable[[State], bool]:
    """Until this kind of question is asked."""
    return lambda state: state.kind == kind


def together(one: Person, other: Person, until: Callable[[State], bool] = lambda _: False) -> State:
    """Two people play by keys until it is as wished for one of them, or the game is over."""
    return around((one, other), until, Person.act)[1]


def read_alike(people: Sequence[Person], part: str) -> None:
    """Everybody reads the same in a part of the page."""
    regions = [person.page.get_by_role("region", name=part) for person in people]
    people[0].waits_until(
        lambda: len({region.inner_text() for region in regions}) == 1, f"the same under {part} for everybody"
    )
