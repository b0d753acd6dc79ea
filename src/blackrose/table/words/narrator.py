"""The narrator: everything a seat reads about the game, in its language, made from what that seat may know.

Lines of the log come from events as :func:`~blackrose.game.journal.seen_event` shows them,
questions and answers from views; so nothing is said that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Iterable

from blackrose.game.box import Rules
from blackrose.game.journal import Entry, Event, seen_event
from blackrose.game.numbers import NOBODY
from blackrose.table.words.log import Line, Log
from blackrose.table.words.names import Names, Scene
from blackrose.table.words.questions import Questions
from blackrose.table.words.telling import Telling
from blackrose.table.words.texts import Texts


class Narrator:
    """Tells one game in one language."""

    def __init__(self, rules: Rules, language: str, *more: str) -> None:
        """``more`` are word files besides those of the game, for whoever shows it."""
        self.rules = rules
        self.language = language
        self.names = Names(rules, language, *more)
        self.texts = Texts(rules, language)
        self.questions = Questions(self.names, self.texts)
        self.telling = Telling(self.names)

    def event(self, scene: Scene, event: Event, seat: int, effect: int = NOBODY) -> str:
        """One event in one line, as a seat sees it; ``effect`` is the text that brought it about."""
        return self.telling.tell(scene, seen_event(event, seat), effect)

    def log(self, journal: Iterable[Entry], seat: int) -> list[Line]:
        """The whole log of a seat, causes above their effects."""
        log = Log(self.telling, seat)
        for entry in journal:
            log.add(entry)
        return log.lines
