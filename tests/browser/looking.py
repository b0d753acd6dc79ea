"""What a person sees on the page, and what nobody may ever see there: what axe complains about, keys instead
of words, a page that is wider than the screen.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect
from playwright.sync_api import TimeoutError as PatienceOver

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
WORDS = ROOT / "src/blackrose/language/words/en"
PATIENCE = 120.0
"""Seconds that anything may take. No test depends on being fast: only one that fails waits so long."""
GLANCE = 1.0
"""Seconds that somebody tries to press something before they look whether it is still there."""
HELD = 5.0
"""Seconds after which a touch that has pressed nothing will not do so any more."""
OPEN_DIALOG = "dialog[open], [role=dialog]"
DESK: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 360, "height": 740}
RUN = """async () => {
  const found = await axe.run(document, { resultTypes: ['violations'] });
  return found.violations.map((one) =>
    `${one.id}: ${one.help}: ` + one.nodes.slice(0, 4).map((node) =>
      `${node.target} ${node.html.slice(0, 160)} [${node.any.map((check) => check.message)}]`).join(' | '));
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
STILL = """async () => {
  await Promise.allSettled(document.getAnimations().map((motion) => motion.finished));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
HEARS_CLICK = """() => {
  window.clickHeard = false;
  addEventListener('click', () => { window.clickHeard = true; }, { once: true });
}"""
SMALL = """() => [...document.querySelectorAll('button, [role=tab], input, select, summary, a.button')]
  .filter((thing) => thing.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .map((thing) => ({ thing, box: (thing.closest('label') ?? thing).getBoundingClientRect() }))
  .filter(({ thing, box }) => box.width > 1 && getComputedStyle(thing).display !== 'inline')
  .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
  .map(({ thing, box }) => `${box.width.toFixed()}x${box.height.toFixed()} ${thing.outerHTML.slice(0, 120)}`)
"""


@cache
def keys() -> frozenset[str]:
    """The names of all words: none of them may stand on the page itself."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in WORDS.glob("*.ftl"))
    return frozenset(key for key in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if "-" in key)


@cache
def axe() -> str:
    """The checker that is run in the page."""
    return AXE.read_text(encoding="utf-8")


class Looking:
    """Somebody who looks at a page."""

    context: BrowserContext
    page: Page

    def button(self, name: str) -> Locator:
        """A button, or a link that looks like one; while a dialog is open, one of the dialog's."""
        exact = re.compile(f"^{re.escape(name)}$")
        place = self.page.locator(f":is({OPEN_DIALOG}), body:not(:has({OPEN_DIALOG}))")
        return place.get_by_role("button", name=exact).or_(place.get_by_role("link", name=exact)).first

    def heading(self, name: str) -> Locator:
        """A heading."""
        return self.page.get_by_role("heading", name=name)

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Some text can be read."""
        expect(self.page.get_by_text(text).first).to_be_visible()

    def text(self) -> str:
        """Everything that is written on the page."""
        return str(self.page.locator("body").inner_text())

    def everything(self) -> str:
        """The whole document, what is hidden from the eye included."""
        return str(self.page.content())

    def waits_until(self, so: Callable[[], bool], what: str) -> None:
        """Waits for something that no locator tells."""
        end = time.monotonic() + PATIENCE
        while not so():
            assert time.monotonic() < end, f"waited in vain: {what}"
            self.page.wait_for_timeout(20)

    def pressed(self, what: Locator, how: Callable[..., None] = Locator.click) -> bool:
        """Presses something if it is there; whether it was. It may go at any moment, since others play on."""
        end = time.monotonic() + PATIENCE
        while what.count():
            try:
                how(what, timeout=1000 * GLANCE)
            except PatienceOver:
                assert time.monotonic() < end, f"cannot be pressed: {what}"
            else:
                return True
        return False

    def tap(self, what: Locator, timeout: float = 1000 * PATIENCE) -> None:
        """Touches something until it is pressed: a finger that stays long on a slow machine only reads."""
        end = time.monotonic() + PATIENCE
        while True:
            self.page.evaluate(HEARS_CLICK)
            what.tap(timeout=timeout)
            try:
                self.page.wait_for_function("() => window.clickHeard", timeout=1000 * HELD)
            except PatienceOver:
                assert time.monotonic() < end, f"nothing comes of touching it: {what}"
            else:
                return

    def read_log(self) -> list[str]:
        """The lines of the log."""
        return [
            str(line) for line in self.page.locator("[data-log] [data-line] > .entry .text").all_inner_texts()
        ]

    def tab(self, name: str) -> None:
        """Opens a part of the table."""
        self.page.get_by_role("tab", name=name).click()

    def speak(self, language: str) -> None:
        """Has the page in another language."""
        self.page.locator("header select").first.select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)

    def dialog(self) -> Locator:
        """The dialog that is open."""
        return self.page.get_by_role("dialog")

    def close(self) -> None:
        """Closes a dialog."""
        self.dialog().get_by_role("button", name="Close").click()
        expect(self.dialog()).to_have_count(0)

    # ---------------------------------------------------------------------------------- what is never right

    def check(self) -> None:
        """Looks for what is wrong on every page: for readers by ear and by key, in words, and in width."""
        self.page.locator("h1").first.wait_for(state="attached")  # before that there is nothing to look at
        found = self.axe()
        if found:  # what is only on its way, on a slow machine, is gone once nothing moves
            self.page.mouse.move(0, 0)
            self.page.evaluate(STILL)
            found = self.axe()
        assert not found, f"{self.page.url}\n" + "\n".join(found)
        text = self.text()
        leaked = keys().intersection(re.findall(r"[a-z]+(?:-[a-z0-9]+)+", text))
        assert not leaked, leaked
        assert not re.search(r"\{\s*\$|\{[a-z-]+\}|undefined|\[object|NaN", text), text
        self.check_width()

    def check_everywhere(self) -> None:
        """The same on a desk, a tablet and a phone."""
        before = self.page.viewport_size
        for size in (DESK, TABLET, PHONE):
            self.resize(size)
            self.check()
        self.resize(before or DESK)

    def resize(self, size: ViewportSize) -> None:
        """Has another window, and waits until the page is drawn in it."""
        self.page.set_viewport_size(size)
        self.page.wait_for_function("width => innerWidth === width", arg=size["width"])
        self.page.evaluate(DRAWN)

    def axe(self) -> list[str]:
        """What axe finds."""
        if not self.page.evaluate("() => typeof axe === 'object'"):
            self.page.evaluate(f"() => {{ {axe()} }}")
        found: Any = self.page.evaluate(RUN)
        return [str(one) for one in found]

    def check_width(self) -> None:
        """Nobody has to scroll sideways."""
        wide = self.page.evaluate(
            "() => [document.scrollingElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide[0] <= wide[1], wide

    def check_targets(self) -> None:
        """Whatever can be pressed is large enough for a finger."""
        small = self.page.evaluate(SMALL)
        assert not small, "\n".join(small)
