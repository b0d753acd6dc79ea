"""How a game ended: the final count as it was told, step by step."""

from __future__ import annotations

from collections.abc import Iterable

from blackrose.game import View
from blackrose.game.journal import Entry
from blackrose.language.printing import capital
from blackrose.table.shown.solo import solo_shown
from blackrose.table.wire import CountLine, OverShown
from blackrose.table.words.count import Step, final_count
from blackrose.table.words.names import Scene
from blackrose.table.words.narrator import Narrator


def over(narrator: Narrator, view: View, journal: Iterable[Entry]) -> OverShown | None:
    """The end of the game, or None before it. Without a journal only the winner is known."""
    if not view.result:
        return None
    winner, names = view.result[0], narrator.names
    steps = final_count(narrator, journal, view.seat)
    told = [
        capital(names.say("event-over", who=names.faction(Scene.of(view), faction)))
        for faction in view.result
    ]
    return {
        "winner": winner,
        "winners": list(view.result),
        "text": " ".join(told) if len(told) == 1 else names.say("over-together"),
        "before": list(steps[0].power if steps else view.power),
        "count": [_line(step) for step in steps[1:]],
        "solo": solo_shown(names, view),
    }


def _line(step: Step) -> CountLine:
    return {
        "faction": step.faction,
        "reason": step.reason,
        "text": step.text,
        "count": step.count,
        "power": list(step.power),
    }
