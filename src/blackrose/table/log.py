"""The log of a game: what happened, line by line, each set under what brought it about.

A journal tells with every event how many frames stood on each other when it happened. Whatever happens deeper
than the line before belongs under it, as in a text whose indentation is its structure.
"""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.engine import events as ev
from blackrose.engine.events import Event
from blackrose.engine.rules import Rules
from blackrose.engine.table import ABSENT, NOBODY
from blackrose.engine.visibility import seen_event
from blackrose.table.telling import FACTION, FACTS, MODEL, Telling
from blackrose.table.words import Scene

Entry = tuple[tuple[int, ...], Event]
"""A journal's entry: the cause (effect, sentence, who resolves it, how deep) and the event."""

Key = tuple[str, int, int]
"""A text by its component: kind, number, side."""

OPENING = (ev.REVEALED, ev.CELLED, ev.REBUILT)
"""What happens next at the same depth happens because of these."""

ACTION = 3
"""The depth at which actions begin: game, phase, activation."""

EVENT_PHASE = "black rose"

SILENT = (ev.RESOLVED, ev.DEALT, ev.TOOK_FORGOTTEN)
"""Told to triggers and to the eye, not in the log: other lines say the same."""

CARD_AT = {ev.DREW: 3, ev.DISCARDED: 2}
"""Where in an event its card stands."""

DOER_AT = {ev.SUFFERED: 3, ev.FELLED: 5}
"""Where in an event the faction stands that did it, if the line says so only now and then."""

LIMIT = 10
"""Nothing is set deeper than this."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: how deep it is set, what it says, of which type of event (NOBODY: a heading), the
    text it is about, the seats it hurts, and all the seats it concerns.
    """

    level: int
    text: str
    event: int = NOBODY
    effect: int = NOBODY
    hurts: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()


@dataclass(slots=True)
class _Open:
    """A line that others can be set under: from which depth on, and the text it announces."""

    depth: float
    key: Key | None = None


@dataclass(frozen=True, slots=True)
class Mark:
    """How a log stood at some time, so that it can go back there."""

    lines: int
    last: Line | None
    scene: Scene
    open: tuple[tuple[float, Key | None], ...]
    before: Entry
    cards: tuple[int, ...]
    rest: tuple[bool, int, int]


class Log:
    """A log that is told as it happens; entries are added one by one."""

    def __init__(self, telling: Telling, seat: int) -> None:
        """The log of a seat, empty."""
        self.telling = telling
        self.rules = telling.names.rules
        self.seat = seat
        self.lines: list[Line] = []
        self.scene = Scene.begin(self.rules)
        self._open: list[_Open] = []
        self._before: Entry = ((), ())
        self._cards: list[int] = []
        self._counting = False
        self._round = 0
        self._event = NOBODY
        self._begun = False

    @classmethod
    def going_on(cls, telling: Telling, seat: int, scene: Scene) -> Log:
        """A log of a few things that happen in the middle of a game."""
        log = cls(telling, seat)
        log.scene = scene
        log._begun = True
        return log

    def mark(self) -> Mark:
        """How the log stands now."""
        return Mark(
            len(self.lines),
            self.lines[-1] if self.lines else None,
            self.scene.copy(),
            tuple((opened.depth, opened.key) for opened in self._open),
            self._before,
            tuple(self._cards),
            (self._counting, self._round, self._event),
        )

    def go_back(self, mark: Mark) -> None:
        """Takes back what was told after a mark; of the lines before only the last can have changed."""
        del self.lines[mark.lines :]
        if mark.last is not None:
            self.lines[-1] = mark.last
        self.scene = mark.scene.copy()
        self._open = [_Open(depth, key) for depth, key in mark.open]
        self._before = mark.before
        self._cards = list(mark.cards)
        self._counting, self._round, self._event = mark.rest

    def add(self, entry: Entry) -> None:
        """One more entry of the journal."""
        cause, event = entry[0], seen_event(entry[1], self.seat)
        before, self._before = self._before, (cause, event)
        self.scene.follow(event)
        if self._said_already(event, before[1]):
            return
        if _same_but_for_the_card(self._before, before):
            self._one_more_card(event)
            return
        self._announce(cause, event)
        effect = self._effect_of(cause, event)
        depth, key = _depth(cause, event), self._key(effect)
        self._close(depth, key)
        self._cards = [_card(event)]
        text = self.telling.tell(self.scene, event, cause[0])
        hurts, seats = hurt(self.rules.seats, event), concerned(self.rules, event)
        self.lines.append(Line(self._level(), text, event[0], effect, hurts, seats))
        self._open.append(_Open(depth, key if effect != cause[0] else None))
        self._follow(event)

    def _said_already(self, event: Event, before: Event) -> bool:
        if event[0] in SILENT or (event[0] == ev.ENTERED and event[3] == ABSENT):
            return True
        return event[0] == ev.GAINED and before[:1] == (ev.SCORED,)

    def _one_more_card(self, event: Event) -> None:
        """Spells drawn or discarded one after the other, in the same way, make one line."""
        self._cards.append(_card(event))
        line = self.lines.pop()
        text = self.telling.tell_cards(self.scene, event, self._cards)
        self.lines.append(Line(line.level, text, line.event, line.effect, seats=line.seats))

    def _follow(self, event: Event) -> None:
        """Keeps the event card in mind: its line is announced even if it does nothing."""
        if event[0] == ev.CHOSEN and event[2] == ev.CHOSEN_EVENT:
            self._event = event[3]
        elif event[0] == ev.ROUND:
            self._round = event[1]
        elif event[0] == ev.PHASE and self._event != NOBODY and self._in_event_phase(event[1]):
            self._head_effect(self.rules.event_codes[self._event][self._round - 1], 1)

    def _in_event_phase(self, phase: int) -> bool:
        return self.rules.edition.phases[phase].name == EVENT_PHASE

    # ----------------------------------------------------------------------------------------------
    # What stands under what
    # ----------------------------------------------------------------------------------------------

    def _level(self) -> int:
        return min(len(self._open), LIMIT)

    def _close(self, depth: float, key: Key | None) -> None:
        """Closes every line that this depth does not belong under; a text stays open for what it does."""
        while self._open and self._open[-1].depth >= depth:
            if key is not None and self._open[-1].key == key:
                self._open[-1].depth = depth - 0.5
                return
            self._open.pop()

    def _announce(self, cause: tuple[int, ...], event: Event) -> None:
        """A heading for what no line before has announced: the setup, the final count, a text."""
        if not self.lines and not self._begun:
            self._head("phase-setup", 0)
        elif self.counts(cause, event) and not self._counting:
            self._counting = True
            self._head("heading-count", 0)
        key = self._key(cause[0])
        if key is None:
            return
        depth = _depth(cause, event)
        self._close(depth, key)
        if not any(opened.key == key for opened in self._open):
            self._head_effect(cause[0], depth - 0.5)

    @staticmethod
    def counts(cause: tuple[int, ...], event: Event) -> bool:
        """Whether an event belongs to the final count."""
        return event[0] in (ev.SCORED, ev.ROOM_WON) and cause[3] == 1

    def _head_effect(self, effect: int, depth: float) -> None:
        key = self._key(effect)
        head = "cause-event" if key is not None and key[0] == "event" else "cause-other"
        text = self.telling.names.say(head, effect=self.telling.names.effect(effect))
        self.lines.append(Line(self._level(), text, NOBODY, effect))
        self._open.append(_Open(depth, key))

    def _head(self, key: str, depth: float) -> None:
        self._close(depth, None)
        self.lines.append(Line(self._level(), self.telling.names.say(key)))
        self._open.append(_Open(depth))

    def _key(self, effect: int) -> Key | None:
        if effect < 0:
            return None
        program = self.rules.programs[effect]
        return program.kind, program.component, program.side

    def _effect_of(self, cause: tuple[int, ...], event: Event) -> int:
        """The effect a line is about: the one it opens, or the one that brought it about."""
        rules = self.rules
        if event[0] == ev.REVEALED:
            return rules.card_codes[event[3]][event[4]]
        if event[0] == ev.USED_ROOM:
            return event[3]
        if event[0] == ev.CLAIMED:
            return rules.quest_codes[event[2]]
        if event[0] == ev.ACTIVATED:
            return rules.evocation_codes[self.scene.kind[event[1]]]
        return cause[0]


def _depth(cause: tuple[int, ...], event: Event) -> float:
    """How deep an event counts; what opens something stands half a step above what it brings about."""
    depth = cause[3]
    if event[0] in (ev.ROUND, ev.PHASE):
        return 0 if event[0] == ev.ROUND else 0.5
    if event[0] == ev.CROWN:
        return 1
    if event[0] == ev.REVEALED and depth == ACTION + 1:
        return ACTION  # a cast is an action
    return depth - 0.5 if event[0] in OPENING else depth


def _card(event: Event) -> int:
    return event[CARD_AT[event[0]]] if event[0] in CARD_AT else NOBODY


def _same_but_for_the_card(entry: Entry, before: Entry) -> bool:
    """Whether two entries tell of two cards that fared the same; two actions are not one."""
    cause, event = entry
    if cause != before[0] or cause[3] == ACTION or event[0] not in CARD_AT:
        return False
    at = CARD_AT[event[0]]
    return event[:at] == before[1][:at] and event[at + 1 :] == before[1][at + 1 :]


def hurt(seats: int, event: Event) -> tuple[int, ...]:
    """The seats whose mage an event hurts."""
    if event[0] in (ev.SUFFERED, ev.CONVERTED_DAMAGE, ev.CELLED, ev.LOST) and event[1] < seats:
        return (event[1],)
    if event[0] == ev.ATTACKED and event[2] < seats:
        return (event[2],)
    return ()


def concerned(rules: Rules, event: Event) -> tuple[int, ...]:
    """The seats that did an event or that it happens to, themselves or by what they have summoned."""
    found: set[int] = set()
    for (_, kind), number in zip(FACTS[event[0]], event[1:], strict=False):
        if kind == FACTION:
            found.add(number)
        elif kind == MODEL and number >= 0:
            found.add(rules.owner(number))
    if event[0] in DOER_AT:
        found.add(event[DOER_AT[event[0]]])
    return tuple(sorted(seat for seat in found if 0 <= seat < rules.seats))
