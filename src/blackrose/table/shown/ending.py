"""How a game ended: the final count as it was told, step by step."""

from __future__ import annotations

from collections.abc import Iterable

from blackrose.engine import events as ev
from blackrose.engine.views import View
from blackrose.language.printer_sentences import capital
from blackrose.table.log import Entry, Log
from blackrose.table.narrator import Narrator
from blackrose.table.telling import REASONS
from blackrose.table.wire import CountLine, OverShown
from blackrose.table.words import Scene

TRACK = "track"
"""A step on the room track is no point, but part of the count."""


def over(narrator: Narrator, view: View, journal: Iterable[Entry]) -> OverShown | None:
    """The end of the game, or None before it. Without a journal only the winner is known."""
    if not view.result:
        return None
    winner = view.result[0]
    who = narrator.names.faction(Scene.of(view), winner)
    before, lines = _count(narrator, view, list(journal))
    return {
        "winner": winner,
        "text": capital(narrator.names.say("event-over", who=who)),
        "before": before,
        "count": lines,
    }


def _count(narrator: Narrator, view: View, journal: list[Entry]) -> tuple[list[int], list[CountLine]]:
    """What was scored and everybody's power after each step, reckoned back from the end."""
    scene = Scene.of(view)
    steps = [event for cause, event in journal if Log.counts(cause, event)]
    power = list(view.power)
    for event in steps:
        power[event[1]] -= event[2] if event[0] == ev.SCORED else 0
    before, lines = list(power), []
    for event in steps:
        scored = event[0] == ev.SCORED
        count = event[2] if scored else 1
        if scored:
            power[event[1]] += count
        line: CountLine = {
            "faction": event[1],
            "reason": REASONS[event[3]] if scored else TRACK,
            "text": narrator.event(scene, event, view.seat),
            "count": count,
            "power": list(power),
        }
        lines.append(line)
    return before, lines
