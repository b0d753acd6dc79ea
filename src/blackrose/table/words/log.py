"""The log of a game: what happened, line by line, each set under what brought it about.

A journal tells with every event how many frames stood on each other when it happened. Whatever happens deeper
than the line before belongs under it, as in a text whose indentation is its structure.
"""

from __future__ import annotations

from dataclasses import dataclass

from blackrose.game.box import Rules
from blackrose.game.journal import Cause, Entry, Event, seen_event
from blackrose.game.journal import events as ev
from blackrose.game.numbers import ABSENT, NOBODY
from blackrose.table.words.names import Scene
from blackrose.table.words.telling import FACTION, MODEL, Telling, told_facts

Key = tuple[str, int, int]
"""A text by its component: kind, number, side."""

OPENING = (ev.Revealed, ev.Celled, ev.Rebuilt, ev.Sprang)
"""What happens next at the same depth happens because of these."""

ACTION = 3
"""The depth at which actions begin: game, phase, activation."""

EVENT_PHASE = "black rose"

EVOCATION = "evocation"
"""Texts of which only parts are told: what an evocation does, it does in its activation."""

SILENT = (ev.Resolved, ev.Dealt, ev.TookForgotten, ev.Reaches, ev.Acted, ev.Cast)
"""Told to triggers and to the eye, not in the log: other lines say the same. Of a text that is through it is
said when it has come to nothing.
"""

OF_CARDS = (ev.Drew, ev.Discarded)
"""Events of single cards: several that are alike but for the card make one line."""

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
    before: Entry | None
    cards: tuple[int, ...]
    worked: frozenset[Key]
    weighed: tuple[ev.Weighed, ...]
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
        self._before: Entry | None = None
        self._cards: list[int] = []
        self._worked: set[Key] = set()
        self._weighed: list[ev.Weighed] = []
        self._whole = True
        self._counting = False
        self._round = 0
        self._event = NOBODY
        self._begun = False

    @classmethod
    def going_on(cls, telling: Telling, seat: int, scene: Scene) -> Log:
        """A log of a few things that happen in the middle of a game: what else happens is not known."""
        log = cls(telling, seat)
        log._whole = False
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
            frozenset(self._worked),
            tuple(self._weighed),
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
        self._worked = set(mark.worked)
        self._weighed = list(mark.weighed)
        self._counting, self._round, self._event = mark.rest

    def add(self, entry: Entry) -> None:
        """One more entry of the journal."""
        cause, event = entry[0], seen_event(entry[1], self.seat)
        before, self._before = self._before, (cause, event)
        self.scene.follow(event)
        if isinstance(event, ev.Resolved) and self._whole:
            self._resolved(event)
        if self._said_already(event, before):
            return
        if before is not None and _same_but_for_the_card(self._before, before):
            self._one_more_card(event)
            return
        if before is not None and self._one_choice(event, before[1]):
            return
        self._announce(cause, event)
        effect = self._effect_of(cause, event)
        depth, key = _depth(cause, event), None if self._has_parts(event) else self._key(effect)
        self._close(depth, key)
        self._cards = [_card(event)]
        text = self.telling.tell(self.scene, event, cause.effect)
        hurts, seats = hurt(self.rules, event), concerned(self.rules, event)
        self.lines.append(Line(self._level(), text, event.kind, effect, hurts, seats))
        self._open.append(_Open(depth, key if effect != cause.effect else None))
        self._works(cause, event)
        self._follow(event)

    def _works(self, cause: Cause, event: Event) -> None:
        """Notes that a text has done something that was told; to choose and to aim is nothing yet."""
        key = self._key(cause.effect)
        if key is not None and not isinstance(event, ev.Targeted | ev.Weighed | ev.Decided):
            self._worked.add(key)

    def _resolved(self, event: ev.Resolved) -> None:
        """A text is through: if nothing came of it, that is said under the line that announced it."""
        key = self._key(event.effect)
        if key is None or key in self._worked or key[0] == EVOCATION:
            self._worked -= {key}
            return
        under = [at + 1 for at, opened in enumerate(self._open) if opened.key == key]
        text = self.telling.names.say("came-to-nothing", effect=self.telling.names.effect(event.effect))
        level = min(under[-1] if under else self._level(), LIMIT)
        seats = concerned(self.rules, event)
        self.lines.append(Line(level, text, event.kind, event.effect, seats=seats))

    def _said_already(self, event: Event, before: Entry | None) -> bool:
        if isinstance(event, SILENT) or (isinstance(event, ev.Entered) and event.before == ABSENT):
            return True
        return isinstance(event, ev.Gained) and before is not None and isinstance(before[1], ev.Scored)

    def _one_more_card(self, event: Event) -> None:
        """Spells drawn or discarded one after the other, in the same way, make one line."""
        self._cards.append(_card(event))
        line = self.lines.pop()
        text = self.telling.tell_cards(self.scene, event, self._cards)
        self.lines.append(Line(line.level, text, line.event, line.effect, seats=line.seats))

    def _one_choice(self, event: Event, before: Event) -> bool:
        """What an Avatar compares by one criterion makes one line, which says what came of it, too."""
        if not isinstance(before, ev.Weighed):
            self._weighed = [event] if isinstance(event, ev.Weighed) else []
            return False
        if isinstance(event, ev.Decided):
            if event.which == NOBODY:
                return False  # a line of its own: the crown decides
            self._weighed_line(event.which)
            return True
        if not isinstance(event, ev.Weighed):
            return False
        self._weighed.append(event)
        self._weighed_line(more=event.criterion != before.criterion)
        return True

    def _weighed_line(self, chosen: int = NOBODY, *, more: bool = False) -> None:
        """Tells the last criterion: in the line that has begun with it, or in one ``more``."""
        last = self._weighed[-1].criterion
        by_last = [event for event in self._weighed if event.criterion == last]
        tied = len(by_last) < len(self._weighed)
        line = self.lines[-1] if more else self.lines.pop()
        text = self.telling.tell_weighed(self.scene, by_last, chosen, tied=tied)
        self.lines.append(Line(line.level, text, line.event, line.effect, seats=line.seats))

    def _follow(self, event: Event) -> None:
        """Remembers the event card: its line is announced even if it does nothing."""
        if isinstance(event, ev.Chosen):
            if event.what == ev.CHOSEN_EVENT:
                self._event = event.which
        elif isinstance(event, ev.Round):
            self._round = event.round
        elif isinstance(event, ev.Phase) and self._event != NOBODY and self._in_event_phase(event.phase):
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

    def _announce(self, cause: Cause, event: Event) -> None:
        """A heading for what no line before has announced: the setup, the final count, a text."""
        if not self.lines and not self._begun:
            self._head("phase-setup", 0)
        elif self.counts(cause, event) and not self._counting:
            self._counting = True
            self._head("heading-count", 0)
        key = self._key(cause.effect)
        if key is None:
            return
        depth = _depth(cause, event)
        self._close(depth, key)
        if not any(opened.key == key for opened in self._open):
            self._head_effect(cause.effect, depth - 0.5)

    @staticmethod
    def counts(cause: Cause, event: Event) -> bool:
        """Whether an event belongs to the final count."""
        return isinstance(event, ev.Scored | ev.RoomWon) and cause.depth == 1

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

    def _has_parts(self, event: Event) -> bool:
        """Whether a command was turned that has several parts: each of them is announced."""
        return isinstance(event, ev.Commanded) and len(self.rules.commands[event.command].parts) > 1

    def _effect_of(self, cause: Cause, event: Event) -> int:
        """The effect a line is about: the one it opens, or the one that brought it about."""
        rules = self.rules
        if isinstance(event, ev.Revealed):
            return rules.card_codes[event.card][event.side]
        if isinstance(event, ev.UsedRoom):
            return event.effect
        if isinstance(event, ev.Claimed):
            return rules.quest_codes[event.quest]
        if isinstance(event, ev.Activated):
            return rules.evocation_codes[self.scene.kind[event.model]]
        if isinstance(event, ev.Commanded):
            return rules.command_codes[event.command][0]
        if isinstance(event, ev.Sprang):
            return rules.armed_codes[event.command]
        return cause.effect


def _depth(cause: Cause, event: Event) -> float:
    """How deep an event counts; what opens something stands half a step above what it brings about."""
    depth = cause.depth
    if isinstance(event, ev.Round):
        return 0
    if isinstance(event, ev.Phase):
        return 0.5
    if isinstance(event, ev.Crown):
        return 1
    if isinstance(event, ev.Revealed) and depth == ACTION + 1:
        return ACTION  # a cast is an action
    if isinstance(event, ev.Placed) and depth == ACTION:
        return ACTION + 1  # the mark of a command belongs to it
    return depth - 0.5 if isinstance(event, OPENING) else depth


def _card(event: Event) -> int:
    return event.card if isinstance(event, OF_CARDS) else NOBODY


def _same_but_for_the_card(entry: Entry, before: Entry) -> bool:
    """Whether two entries tell of two cards that fared the same; two actions are not one."""
    cause, event = entry
    if cause[:-1] != before[0][:-1] or cause.depth == ACTION or not isinstance(event, OF_CARDS):
        return False
    return isinstance(before[1], OF_CARDS) and event._replace(card=NOBODY) == before[1]._replace(card=NOBODY)


def hurt(rules: Rules, event: Event) -> tuple[int, ...]:
    """The seats whose mage an event hurts."""
    hurt_one = NOBODY
    if isinstance(event, ev.Suffered | ev.ConvertedDamage):
        hurt_one = event.model
    elif isinstance(event, ev.Celled | ev.Lost):
        hurt_one = event.who
    elif isinstance(event, ev.Attacked):
        hurt_one = event.whom
    return (hurt_one,) if rules.is_mage(hurt_one) else ()


def concerned(rules: Rules, event: Event) -> tuple[int, ...]:
    """The seats that did an event or that it happens to, themselves or by what they have summoned."""
    found: set[int] = set()
    for _, kind, number in told_facts(event):
        if kind == FACTION:
            found.add(number)
        elif kind == MODEL and number >= 0:
            found.add(rules.owner(number))
    if isinstance(event, ev.Suffered | ev.Felled):
        found.add(event.by)
    return tuple(sorted(seat for seat in found if rules.is_mage(seat)))
