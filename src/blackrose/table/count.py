"""The final count, step by step: what was scored for what, and how everybody's power stood after it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from blackrose.engine import events as ev
from blackrose.table.log import Entry, Log
from blackrose.table.narrator import Narrator


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the count, and the power of each faction after it."""

    text: str
    power: tuple[int, ...]


def final_count(narrator: Narrator, journal: Iterable[Entry], seat: int) -> list[Step]:
    """The steps of a game that is over, after one without words that tells how it stood before."""
    log = Log(narrator.telling, seat)
    power = [0] * (narrator.rules.seats + 1)
    steps: list[Step] = []
    counting = False
    for entry in journal:
        event = entry[1]
        if event[0] == ev.SCORED and not counting:
            counting = True
            steps.append(Step("", tuple(power)))
        told = len(log.lines)
        if event[0] in (ev.GAINED, ev.LOST):
            power[event[1]] += event[2] if event[0] == ev.GAINED else -event[2]
        log.add(entry)
        if counting and event[0] == ev.GAINED:
            steps[-1] = Step(steps[-1].text, tuple(power))  # what was scored has been gained now
        elif counting and event[0] != ev.OVER and len(log.lines) > told:
            steps.append(Step(log.lines[-1].text, tuple(power)))
    return steps
