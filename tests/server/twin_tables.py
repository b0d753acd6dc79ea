"""Two tables with moons at which the same happens and only a rival hides something else, over the network.

The clock stands still unless a test moves it, so nothing has to be left out of the comparison but the name of
the table, the names that people give their own messages, and the date in the headers.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from blackrose.engine.state import State
from blackrose.game import Choice
from blackrose.server.browsers import Browser as Known
from blackrose.server.tokens import new_secret
from blackrose.table.live import PERSON, LiveTable, StoredSeat, windows
from blackrose.table.recorded.record import Setup
from blackrose.table.wire import WATCHING
from tests.live.tables import Clock
from tests.server.people import Browser, Plain, Seat
from tests.server.serving import Served, serving

RIVAL = 1
LANGUAGES = {0: "en", 1: "en", 2: "de", 3: "ru", WATCHING: "ru"}
Change = Callable[[State], None]


class Hall:
    """A server with a clock that is moved by hand."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.clock = Clock()
        served.service.host._clock = self.clock

    @contextmanager
    def table(
        self,
        setup: Setup,
        past: Sequence[Choice] = (),
        change: Change | None = None,
        window: int = 0,
        away: Sequence[int] = (),
    ) -> Iterator[Table]:
        """A table that goes on from a past, with everybody connected who is not away; ``change`` is made to
        what lies there before anybody looks.
        """
        with ExitStack() as stack:
            seats, served = range(len(setup.mages)), self.served
            everybody = {who: Browser(served, LANGUAGES[who]) for who in (*seats, WATCHING)}
            for browser in everybody.values():
                stack.enter_context(browser).http.cookies.set("blackrose", new_secret())
            holders = {who: Known(browser.cookie, False).holder for who, browser in everybody.items()}
            stored = [StoredSeat(seat, PERSON, f"p{seat}", holder=holders[seat]) for seat in seats]
            name = served.call(served.service.host.new_table(setup, stored, window=window, prefix=past))
            served.call(served.service.store.add_watcher(name, holders[WATCHING]))
            live = served.call(served.service.host.table(name))
            if change is not None:
                served.call(_changed(live, change))
            table = Table(live, everybody)
            for who, browser in everybody.items():
                if who not in away:
                    table.seats[who] = stack.enter_context(
                        browser.sit(name, "watch" if who == WATCHING else who)
                    )
            yield table


async def _changed(live: LiveTable, change: Change) -> None:
    """Other cards lie there; whom that concerns sees it."""
    change(live._game.state)
    for last in live._game.last_seen.values():
        last.renew(live._game.session)


async def _rest(_: float) -> None:
    await asyncio.sleep(0.005)


@contextmanager
def hall(folder: Path) -> Iterator[Hall]:
    """A server whose windows look at the clock of its hall."""
    with pytest.MonkeyPatch.context() as patch, serving(folder) as served:
        patch.setattr(windows, "rest", _rest)
        yield Hall(served)


class Table:
    """A table, everybody at it, and the truth behind it."""

    def __init__(self, live: LiveTable, people: dict[int, Browser]) -> None:
        self.live = live
        self.people = people
        self.seats: dict[int, Seat] = {}

    @property
    def truth(self) -> State:
        """The whole state, which nobody may see."""
        return self.live._game.state

    @property
    def asked(self) -> int:
        """Whoever is asked alone."""
        (decision,) = self.truth.decisions
        return decision.seat

    def choose(self, who: int, option: str) -> None:
        """One choice, then everybody is up to date."""
        assert self.seats[who].choose(option)["type"] == "done"
        self.keep_up()

    def order(self, who: int, slot: int, mode: str) -> Plain:
        """A standing order, and what becomes of it; the others do nothing meanwhile."""
        seat = self.seats[who]
        key = seat.new_key()
        seat.send({"type": "order", "slot": slot, "mode": mode, "key": key})
        return seat.answer(key)

    def keep_up(self) -> None:
        """Everybody has heard everything: what is refused at last came after all else."""
        for seat in self.seats.values():
            seat.send({"type": "preview", "rev": seat.rev, "option": "no such thing"})
        for seat in self.seats.values():
            seat.until(lambda message: message["type"] == "refused")

    def catch_up(self) -> None:
        """Everybody has heard everything, and looks at the whole table."""
        for seat in self.seats.values():
            seat.send({"type": "sync"})
        for seat in self.seats.values():
            seat.until(lambda message: message["type"] == "full")

    def ask_around(self) -> None:
        """Everybody asks for all that can be asked for, wrong things too."""
        for who, seat in self.seats.items():
            browser = self.people[who]
            for what in ("", "/report", f"/report?seat={RIVAL}"):
                browser.ask("GET", f"/api/tables/{self.live.id}{what}")
            browser.ask("GET", "/api/tables")
            browser.ask("POST", f"/api/tables/{self.live.id}/share")
            for option in (*seat.options[:1], "reveal:1", "no such thing"):
                seat.send({"type": "preview", "rev": seat.rev, "option": option})
            for option in ("reveal:1", "plan:1:0:0", "no such thing"):
                if option not in seat.options:
                    assert seat.choose(option)["type"] == "refused"
            assert seat.choose("pass", rev=seat.rev + 5)["type"] == "refused"
        self.catch_up()

    def heard(self) -> dict[int, list[str]]:
        """Every byte that everybody was sent, without what differs between any two tables."""
        return {who: self._heard(who) for who in self.people}

    def _heard(self, who: int) -> list[str]:
        told = b"\n".join(self.people[who].seen).decode().replace(self.live.id, "T")
        told = told.replace(self.live.id[:8], "T")  # in the name of a file
        told = re.sub(r"'date': '[^']*'", "", told)
        return re.sub(r"key-\d+-", "key-", told).split("\n")


Heard = dict[int, list[str]]


def differences(one: Heard, two: Heard) -> dict[int, tuple[str, str]]:
    """Who was sent other bytes at one table than at the other, and the first message that differs."""
    found: dict[int, tuple[str, str]] = {}
    for who in one:
        assert one[who]
        if one[who] != two[who]:
            pairs = zip([*one[who], "nothing"], [*two[who], "nothing"], strict=False)
            found[who] = next((first, second) for first, second in pairs if first != second)
    return found
