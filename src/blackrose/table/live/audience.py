"""Who looks at a table: connections, and what is shown to those with the same seat and language."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from blackrose.game.box import Rules
from blackrose.table.live.game import TableGame
from blackrose.table.live.outbox import ANSWERS, Message, Outbox
from blackrose.table.shown import Presenter, ShownLog
from blackrose.table.wire import Diff, Full, Shown, TableInfo
from blackrose.table.wire.differences import differences

log = logging.getLogger(__name__)

SLICE: Final = 100
"""Entries of the journal that are told at one go before others get their turn."""

CROWD: Final = 12
"""With more connections than this, news of who comes and goes are gathered ..."""

GATHERED: Final = 0.5
"""... for so many seconds: otherwise each of many would be told of each of many."""

Beside = Callable[[int, Shown], None]
"""Adds what belongs to the table, not to the game, to what an audience is shown: the open window, its
orders.
"""


@dataclass(eq=False, slots=True)
class Link:
    """A connection: the seat it is bound to (or WATCHING), its reader's language, and its outbox."""

    seat: int
    language: str
    sink: Outbox


@dataclass(eq=False, slots=True)
class Showing:
    """What one audience is shown in one language, for as long as somebody looks."""

    presenter: Presenter
    seat: int
    beside: Beside
    links: set[Link] = field(default_factory=set)
    rev: int = -1
    shown: Shown | None = None
    told: int = 0
    log: ShownLog = field(init=False)

    def __post_init__(self) -> None:
        """The log of the audience begins empty."""
        self.log = ShownLog(self.presenter, self.seat)

    async def begin(self, game: TableGame) -> None:
        """Tells the story so far, in slices: a long log takes a while, and others play meanwhile."""
        journal = game.journal
        for end in range(SLICE, len(journal), SLICE):
            self.log.update(journal[:end])
            await asyncio.sleep(0)
        self.log.update(journal)
        self._look(game)

    def renew(self, game: TableGame) -> Diff:
        """What is new to this audience since it was last shown something."""
        before, told = self.shown, self.told
        change = self.log.update(game.journal)
        shown = self._look(game)
        return {
            "type": "diff",
            "rev": self.rev,
            "ops": differences(before, shown),
            "log": change,
            "facts": self.presenter.facts(game.journal[told:], self.seat),
        }

    def full(self, info: TableInfo) -> Full:
        """Everything."""
        assert self.shown is not None
        return {"type": "full", "rev": self.rev, "shown": self.shown, "log": self.log.lines, "info": info}

    def _look(self, game: TableGame) -> Shown:
        view = game.last_seen[self.seat].view
        setup = game.session.setup
        shown = self.presenter.view_shown(view, game.journal, game.why_not(self.seat), setup=setup)
        self.beside(self.seat, shown)
        self.shown, self.rev, self.told = shown, game.last_seen[self.seat].rev, len(game.journal)
        return shown


def _prepared(rules: Rules, language: str) -> Presenter:
    presenter = Presenter(rules, language)
    presenter.narrator.texts.prepare()
    return presenter


class Audiences:
    """All who look at one table."""

    def __init__(self, game: TableGame, info: Callable[[], TableInfo], beside: Beside) -> None:
        """Nobody looks yet. ``info`` tells what is known besides the game; ``beside`` adds what belongs to
        the table to what an audience is shown.
        """
        self._game = game
        self._beside = beside
        self._info = info
        self._told_info: TableInfo | None = None
        self._showings: dict[tuple[int, str], Showing] = {}
        self._gathering: asyncio.TimerHandle | None = None

    def links(self, seat: int | None = None) -> list[Link]:
        """All connections, or those of a seat (or of WATCHING)."""
        shown = self._showings.values()
        return [link for showing in shown for link in showing.links if seat in (None, showing.seat)]

    def __bool__(self) -> bool:
        """Whether anybody looks."""
        return bool(self._showings)

    # ----------------------------------------------------------------------------------------------
    # Coming and going
    # ----------------------------------------------------------------------------------------------

    async def welcome(self, link: Link) -> None:
        """A connection comes and is shown everything; the others are told that somebody is there."""
        showing = await self._showing(link.seat, link.language)
        if link.sink.closed:
            self._tidy(showing)
            return
        showing.links.add(link)
        self.tell_info(but=link)
        self.send_full(link)

    async def speak(self, link: Link, language: str) -> None:
        """A connection goes on in another language."""
        showing = await self._showing(link.seat, language)
        if not self.is_here(link):
            self._tidy(showing)
            return
        showing.links.add(link)
        if language != link.language:
            self._part(link)
            link.language = language
        self.send_full(link)

    def leave(self, link: Link) -> None:
        """A connection is gone."""
        link.sink.close()
        if self._part(link):
            self.tell_info()

    def close(self, link: Link, code: str, text: str = "") -> None:
        """Ends a connection from our side, with a last word."""
        link.sink.close({"type": "closed", "code": code, "text": text})
        if self._part(link):
            self.tell_info()

    async def _showing(self, seat: int, language: str) -> Showing:
        """What this audience is shown in this language; begun when the first one comes."""
        found = self._showings.get((seat, language))
        if found is None:
            # The first reader of a language waits for its words and texts; nobody else does.
            presenter = await asyncio.to_thread(_prepared, self._game.session.game.rules, language)
            found = Showing(presenter, seat, self._beside)
            await found.begin(self._game)
            self._showings[seat, language] = found
        return found

    def _part(self, link: Link) -> bool:
        """Takes a connection off the list; whether it was there."""
        showing = self._showings.get((link.seat, link.language))
        if showing is None or link not in showing.links:
            return False
        showing.links.remove(link)
        self._tidy(showing)
        return True

    def _tidy(self, showing: Showing) -> None:
        if not showing.links:
            self._showings.pop((showing.seat, showing.presenter.language), None)

    # ----------------------------------------------------------------------------------------------
    # Telling
    # ----------------------------------------------------------------------------------------------

    def presenter(self, link: Link) -> Presenter:
        """Who shows things to a connection."""
        return self._showings[link.seat, link.language].presenter

    def why_not(self, link: Link) -> str:
        """Why nothing can be taken back, as the connection is shown it."""
        shown = self._showings[link.seat, link.language].shown
        return "" if shown is None else shown["back"]["why"]

    def is_here(self, link: Link) -> bool:
        """Whether a connection is still open."""
        showing = self._showings.get((link.seat, link.language))
        return showing is not None and link in showing.links

    def publish(self, seats: Iterable[int]) -> None:
        """Sends what is new to the audiences that see something new, and to nobody else."""
        for seat in seats:
            for showing in [each for each in self._showings.values() if each.seat == seat]:
                self._renew(showing)
        self.tell_info()

    def _renew(self, showing: Showing) -> None:
        """Sends one audience what is new. If showing it fails, only these connections are closed; they can
        come again.
        """
        try:
            diff = showing.renew(self._game)
        except Exception:
            log.exception(
                "seat %d could not be shown the table in %s", showing.seat, showing.presenter.language
            )
            for link in list(showing.links):
                self.close(link, "internal")
            return
        for link in list(showing.links):
            self.send(link, diff)

    def tell_info(self, but: Link | None = None) -> None:
        """Tells everybody who sits where and who is there, if that has changed; a crowd a little later."""
        if len(self.links()) <= CROWD:
            self._tell_info(but)
        elif self._gathering is None:
            self._gathering = asyncio.get_running_loop().call_later(GATHERED, self._tell_gathered)

    def _tell_gathered(self) -> None:
        self._gathering = None
        self._tell_info(None)

    def _tell_info(self, but: Link | None) -> None:
        info = self._info()
        if info == self._told_info:
            return
        self._told_info = info
        for link in self.links():
            if link is not but:
                self.send(link, {"type": "info", "info": info})

    def send(self, link: Link, message: Message) -> None:
        """Puts a message into an outbox. A full outbox is emptied and gets the whole view instead; if its
        last whole view is still unread, nobody reads there, and the connection is closed.
        """
        if not link.sink.full:
            link.sink.put(message)
        elif not self._start_over(link):
            self.close(link, "slow")
        elif message["type"] in ANSWERS:
            link.sink.put(message)

    def send_full(self, link: Link) -> None:
        """Sends everything."""
        showing = self._showings[link.seat, link.language]
        self.send(link, showing.full(self._info()))

    def _start_over(self, link: Link) -> bool:
        showing = self._showings.get((link.seat, link.language))
        return showing is not None and link.sink.start_over(showing.full(self._info()))
