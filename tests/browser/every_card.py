"""Every card of a box in the places where the page shows cards, and what of it could not be read there.

The table is a real one; only the first message to its page is changed, so that the hand, the answers and the
chain of texts hold every card instead of the few that a game happens to bring.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection
from typing import Any, TypedDict

from playwright.sync_api import WebSocketRoute

from blackrose.table.shown import box
from blackrose.table.wire import Box
from tests.browser.pages import Person

Change = Callable[[dict[str, Any], Box], None]
"""Changes what is shown, given the box."""


class Seen(TypedDict):
    """How many cards were looked at, and what was wrong with them."""

    count: int
    wrong: list[str]


CUT = """() => {
  const wrong = [];
  const inside = (box, rect) => rect.left >= box.left - 1 && rect.right <= box.right + 1
    && rect.top >= box.top - 1 && rect.bottom <= box.bottom + 1;
  const clips = (element) => {
    const style = getComputedStyle(element);
    return ['hidden', 'clip'].some((how) => how === style.overflowX || how === style.overflowY);
  };
  const cards = document.querySelectorAll('article.card');
  for (const card of cards) {
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const around = [];
      const holder = node.parentElement;
      if (!node.data.trim() || !holder.checkVisibility() || holder.closest('.visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (let one = holder; one && one !== card.parentElement; one = one.parentElement) {
        if (one === card || one.matches('.half') || clips(one)) around.push(one.getBoundingClientRect());
      }
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
      if (rects.some((rect) => around.some((box) => !inside(box, rect)))) {
        wrong.push(`${card.ariaLabel}: ${node.data.trim()}`);
      }
    }
    // What holds the card shows all of it, unless it can be scrolled.
    for (let one = card.parentElement; one && !one.matches('.prompt, dialog'); one = one.parentElement) {
      const whole = inside(one.getBoundingClientRect(), card.getBoundingClientRect());
      if (clips(one) && !whole) wrong.push(`${card.ariaLabel}: cut by ${one.className}`);
    }
  }
  return { count: cards.length, wrong };
}"""
"""How many cards are drawn, and every text that is not whole in its half, its card and what holds it."""

ALONE = f"""() => {{
  for (const one of document.querySelectorAll('[data-hand-card], .cards > li')) one.style.alignSelf = 'start';
  return ({CUT})();
}}"""
"""The same with each card as tall as it is by itself, not as the tallest one beside it."""

BELOW = """() => {
  const end = document.querySelector('.prompt').getBoundingClientRect().bottom;
  return [...document.querySelectorAll('[data-faces] article.card')]
    .filter((card) => card.getBoundingClientRect().bottom > end + 1).map((card) => card.ariaLabel);
}"""
"""The cards that do not end where the question does: one would have to scroll to read them."""

LAID = """() => {
  const wrong = [];
  const slots = document.querySelectorAll('[data-plan-slot]');
  for (const slot of slots) {
    const box = slot.getBoundingClientRect();
    const walker = document.createTreeWalker(slot, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const holder = node.parentElement;
      const heard = holder.closest('.visually-hidden') || getComputedStyle(holder).clipPath !== 'none';
      if (!node.data.trim() || !holder.checkVisibility() || heard) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const out = rect.left < box.left - 1 || rect.right > box.right + 1
          || rect.top < box.top - 1 || rect.bottom > box.bottom + 1;
        if (out) wrong.push(`${slot.textContent.trim()}: ${node.data.trim()}`);
      }
    }
  }
  return { count: slots.length, wrong };
}"""
"""How many slots a plan has, and every word of what lies there that is not whole inside its slot."""

ZOOMED = f"""async () => {{
  const wrong = [];
  let count = 0;
  for (const name of document.querySelectorAll('.asking .name')) {{
    name.click();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found = ({CUT})();
    count += document.querySelectorAll('dialog article.card').length;
    wrong.push(...found.wrong);
  }}
  return {{ count, wrong }};
}}"""
"""The same for each name in the chain of texts, opened in full one after the other."""


def option(number: int, kind: str, text: str) -> dict[str, Any]:
    """An answer that is a card."""
    card = {"kind": kind, "number": number, "side": -1, "sentence": -1}
    found = {"id": f"{kind}:{number}", "text": text, "hint": "", "group": kind, "card": card}
    return {**found, "room": -1, "model": -1, "slot": -1, "final": False}


def question(kind: str, options: list[dict[str, Any]]) -> dict[str, Any]:
    """A question of this kind."""
    empty: dict[str, Any] = {
        "question": "?",
        "asked": "?",
        "sentence": "",
        "card": None,
        "absent": [],
        "rule": "",
    }
    return {"kind": kind, "options": options, **empty}


def in_hand(shown: dict[str, Any], held: Box) -> None:
    """A plan is laid out with every spell in hand."""
    shown["hand"] = list(range(len(held["cards"]["spell"])))
    shown["planning"] = {"order": [1, 2, 3, 0], "least": 2, "always": []}
    shown["plan"] = []
    slot = {**option(0, "spell", "?"), "group": "plan", "slot": 1}
    shown["decision"] = question("plan", [slot])


def laid(side: int, locked: bool) -> Change:
    """Every spell lies in a slot of the plan, four side by side, as it is laid out or once it is locked."""

    def change(shown: dict[str, Any], held: Box) -> None:
        in_hand(shown, held)
        shown["planning"]["order"] = shown["hand"]
        shown["plan"] = [
            {"what": "plan", "slot": spell, "card": spell, "side": min(side, len(sides(held, spell)) - 1)}
            for spell in shown["hand"]
        ]
        if locked:
            shown["decision"] = None

    return change


def sides(held: Box, spell: int) -> list[Any]:
    """The sides of a spell."""
    found: list[Any] = held["cards"]["spell"][spell]["sides"]
    return found


def offered(asked: str, *kinds: str, some: Collection[int] | None = None) -> Change:
    """A question is asked whose answers are all cards of some kinds, or some of them."""

    def change(shown: dict[str, Any], held: Box) -> None:
        cards = [
            (kind, at, card)
            for kind in kinds
            for at, card in enumerate(held["cards"].get(kind, []))
            if some is None or at in some
        ]
        shown["planning"], shown["plan"] = None, []
        shown["decision"] = question(asked, [option(at, kind, card["name"]) for kind, at, card in cards])
        shown["waiting_line"] = "?"

    return change


def named(shown: dict[str, Any], held: Box) -> None:
    """Every card of the box is named in the chain of texts."""
    shown["planning"], shown["plan"], shown["decision"] = None, [], None
    shown["resolving"] = [
        {"card": {"kind": kind, "number": at, "side": -1, "sentence": -1}, "by": -1, "model": -1, "room": -1}
        for kind, cards in held["cards"].items()
        for at in range(len(cards))
    ]


class Altered:
    """A table whose page is shown something else than the server says."""

    def __init__(self, person: Person, edition: str) -> None:
        """From the next time the page is opened."""
        self.person = person
        self.edition = edition
        self.change: Change | None = None
        person.page.route_web_socket(re.compile("/ws/"), self._line)

    def _line(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda message: self._tell(line, str(message)))

    def _tell(self, line: WebSocketRoute, message: str) -> None:
        said = json.loads(message)
        if self.change is not None and said["type"] == "full":
            self.change(said["shown"], box(self.edition, said["shown"]["language"]))
            line.send(json.dumps(said))
        elif self.change is None or said["type"] != "diff":  # others may play on; it is not told
            line.send(message)

    def show(self, change: Change) -> None:
        """Opens the table anew, changed."""
        self.change = change
        self.person.page.reload()
        self.person.page.locator("[data-prompt]").wait_for()
