"""The moons: what changes when somebody's power reaches their figures, and when the last round has come.

The decks of a moon are in play while ``table.moon`` says so; nothing else need be done to replace them.
"""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.stack import play_order
from blackrose.engine.table import GOING_ON, LAST_ROUND, MOONS, FullStopFrame, Table


def note_power(t: Table, f: FullStopFrame) -> bool:
    """Keeps in mind how far the sentence brought anybody: a loss that follows takes no moon back."""
    f.best = max(f.best, *t.power)
    return True


def check_moons(t: Table, f: FullStopFrame) -> bool:
    """New moons begin, one after the other; whoever reached the end figure makes this round the last."""
    best = max(f.best, *t.power)
    *starts, end = t.rules.moons
    while t.moon < MOONS and best >= starts[t.moon - 1]:
        _new_moon(t)
    if best >= end and t.ending == GOING_ON:
        t.ending = LAST_ROUND
        changes.emit(t, ev.LAST_ROUND, _who_reached(t, f, end))
    return True


def _who_reached(t: Table, f: FullStopFrame, figure: int) -> int:
    """The faction that has reached a figure; if it has lost power since, the one that gained last."""
    there = [faction for faction, power in enumerate(t.power) if power >= figure]
    gained = [event.who for event in f.happened if isinstance(event, ev.Gained)]
    return (there or gained[::-1] or [t.power.index(max(t.power))])[0]


def _new_moon(t: Table) -> None:
    """Every mage takes a personal spell that was set aside, if any; events and quests already out stay."""
    t.moon += 1
    changes.emit(t, ev.MOON, t.moon)
    for seat in play_order(t):
        changes.recall_personal(t, seat)


def last_round(t: Table) -> bool:
    """Whether the end figure was reached."""
    return bool(t.ending)
