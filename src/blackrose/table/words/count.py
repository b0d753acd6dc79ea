"""The final count, step by step: what was scored for what, and how everybody's power stood after it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from blackrose.game.journal import Entry
from blackrose.game.journal import events as ev
from blackrose.table.words.log import Log
from blackrose.table.words.narrator import Narrator
from blackrose.table.words.telling import REASONS

TRACK = "track"
"""A step on the room track is no point, but part of the count."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the count, and the power of each faction after it. ``count`` is what ``faction`` scored for
    ``reason``; the first step, which tells the power before the count, has no words and belongs to nobody.
    """

    text: str
    power: tuple[int, ...]
    faction: int = -1
    reason: str = ""
    count: int = 0


def final_count(narrator: Narrator, journal: Iterable[Entry], seat: int) -> list[Step]:
    """The steps of the count of a finished game; the first, without words, tells the power before it."""
    log = Log(narrator.telling, seat)
    power = [0] * narrator.rules.factions
    steps: list[Step] = []
    for entry in journal:
        cause, event = entry
        if isinstance(event, ev.Gained):
            power[event.who] += event.amount
        elif isinstance(event, ev.Lost):
            power[event.who] -= event.amount
        log.add(entry)
        if isinstance(event, ev.Scored | ev.RoomWon) and Log.counts(cause, event):
            steps = steps or [Step("", tuple(power))]
            steps.append(_step(log.lines[-1].text, power, event))
        elif steps and isinstance(event, ev.Gained):  # what was scored has been gained now
            last = steps[-1]
            steps[-1] = Step(last.text, tuple(power), last.faction, last.reason, last.count)
    return steps


def _step(text: str, power: list[int], event: ev.Scored | ev.RoomWon) -> Step:
    if isinstance(event, ev.Scored):
        return Step(text, tuple(power), event.who, REASONS[event.reason], event.amount)
    return Step(text, tuple(power), event.who, TRACK, 1)
