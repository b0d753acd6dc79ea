"""The final count, step by step: what was scored for what, and how everybody's power stood after it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from blackrose.engine import events as ev
from blackrose.table.log import Entry, Log
from blackrose.table.narrator import Narrator
from blackrose.table.telling import REASONS

TRACK = "track"
"""A step on the room track is no point, but part of the count."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the count, and the power of each faction after it. ``count`` is what ``faction`` scored for
    ``reason``; the step that tells how it stood before has no words, and is nobody's.
    """

    text: str
    power: tuple[int, ...]
    faction: int = -1
    reason: str = ""
    count: int = 0


def final_count(narrator: Narrator, journal: Iterable[Entry], seat: int) -> list[Step]:
    """The steps of a game that is over, after one without words that tells how it stood before."""
    log = Log(narrator.telling, seat)
    power = [0] * (narrator.rules.seats + 1)
    steps: list[Step] = []
    for entry in journal:
        cause, event = entry
        if event[0] in (ev.GAINED, ev.LOST):
            power[event[1]] += event[2] if event[0] == ev.GAINED else -event[2]
        log.add(entry)
        if Log.counts(cause, event):
            steps = steps or [Step("", tuple(power))]
            steps.append(_step(log.lines[-1].text, power, event))
        elif steps and event[0] == ev.GAINED:  # what was scored has been gained now
            last = steps[-1]
            steps[-1] = Step(last.text, tuple(power), last.faction, last.reason, last.count)
    return steps


def _step(text: str, power: list[int], event: ev.Event) -> Step:
    scored = event[0] == ev.SCORED
    reason = REASONS[event[3]] if scored else TRACK
    return Step(text, tuple(power), event[1], reason, event[2] if scored else 1)
