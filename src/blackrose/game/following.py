"""What an Avatar is doing: the command it carries out, how it chose last, for whom a question is answered.

Its choices are read off the journal, where each figure that it compared is told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from blackrose.engine import events as ev
from blackrose.engine.decisions import Decision
from blackrose.engine.events import Entry
from blackrose.engine.table import NOBODY, CommandFrame, ManoeuvreFrame, TextFrame
from blackrose.engine.views import View

__all__ = ["Chosen", "Running", "asked_for", "latest_choice", "running_command"]

OWN_KINDS = ("action", "react", "plan", "discard", "keep", "put away", "take back", "give up", "spell")
"""Questions that only a person can be asked."""


class Running(NamedTuple):
    """A command card that is carried out: its number, the part that runs (NOBODY before the first), whether
    it was set off instead of turned, and whether its other parts still come.
    """

    card: int
    part: int
    armed: bool
    going: bool


def running_command(view: View) -> Running | None:
    """The command that is carried out, the innermost where one is set off within another."""
    for frame in reversed(view.stack):
        if isinstance(frame, TextFrame):
            program = view.rules.programs[frame.code]
            if program.kind == "armed":
                return Running(program.component, NOBODY, True, True)
        elif isinstance(frame, CommandFrame) and frame.card != NOBODY:
            return Running(frame.card, frame.part - 1, False, bool(frame.going))
    return None


class Chosen(NamedTuple):
    """A choice of an Avatar: where it stands in the journal, the text it was made for (NOBODY: none), what
    was compared, and what came of it (NOBODY: all ``tied`` are equal, and the crown decides).
    """

    at: int
    effect: int
    weighed: tuple[ev.Weighed, ...]
    chosen: int
    tied: tuple[int, ...]


def latest_choice(journal: Sequence[Entry]) -> Chosen | None:
    """What an Avatar has chosen last. It stays until the next choice: whole activations lie between two
    answers of whoever wants to know why.
    """
    for at in reversed(range(len(journal))):
        cause, event = journal[at]
        if isinstance(event, ev.Decided) and (weighed := _weighed_before(journal, at)):
            tied = _first(weighed) if event.which == NOBODY else ()
            chosen = event.which if event.which != NOBODY else _aimed_after(journal, at, tied)
            return Chosen(at, cause.effect, weighed, chosen, tied)
    return None


def _weighed_before(journal: Sequence[Entry], at: int) -> tuple[ev.Weighed, ...]:
    found: list[ev.Weighed] = []
    for _, event in reversed(journal[:at]):
        if not isinstance(event, ev.Weighed):
            break
        found.append(event)
    return tuple(reversed(found))


def _first(weighed: tuple[ev.Weighed, ...]) -> tuple[int, ...]:
    """Those that are first by the last criterion."""
    if not weighed:
        return ()
    by_last = [event for event in weighed if event.criterion == weighed[-1].criterion]
    least = ev.CRITERIA[weighed[-1].criterion] == "nearest"
    wanted = (min if least else max)(event.amount for event in by_last)
    return tuple([event.which for event in by_last if event.amount == wanted])


def _aimed_after(journal: Sequence[Entry], at: int, tied: tuple[int, ...]) -> int:
    """Which of the equal ones the crown has chosen, if that is known by what the text then aimed at."""
    for _, event in journal[at + 1 : at + 3]:
        if isinstance(event, ev.Targeted):
            meant = event.model if event.model in tied else event.room
            return meant if meant in tied else NOBODY
    return NOBODY


def asked_for(view: View, decision: Decision) -> int:
    """The faction without a player that a seat answers for: the Black Rose or her Avatar; NOBODY where the
    seat is asked for itself.
    """
    rules = view.rules
    top = view.stack[-1] if view.stack else None
    if decision.kind in OWN_KINDS:
        return NOBODY
    if isinstance(top, TextFrame):
        who = top.actor
    elif isinstance(top, ManoeuvreFrame):
        who = top.controller
    elif isinstance(top, CommandFrame):
        who = rules.avatar
    else:
        return NOBODY
    return who if who >= 0 and rules.is_rose(who) else NOBODY
