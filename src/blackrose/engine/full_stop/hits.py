"""Hits before their cubes are placed: whoever has a protection against them may reveal it (TRP.34).

They are asked in the order in which an edition lets owners answer, each as long as anything of the hit is
left; a hit that was moved on to another model can be answered there before all of it is placed.
"""

from __future__ import annotations

from blackrose.engine.full_stop.reactions import (
    PASS,
    Numbered,
    audible,
    free_answer,
    met_event,
    spring,
)
from blackrose.engine.stack import full_stop
from blackrose.engine.table import HitFrame, Table, TextFrame
from blackrose.engine.verbs.hits import settle


def run_hit(t: Table, f: HitFrame) -> None:
    """The next owner answers; once all have, the cubes are placed."""
    f.cursor = 0
    order = t.rules.edition.reaction_order(t)
    while f.asked < f.until:
        while f.at < len(order):
            owner = order[f.at]
            happened = _open_hits(t, f)
            answer = PASS if t.rules.is_rose(owner) else free_answer(t, f, owner, happened)
            if answer != PASS:
                slot = int(answer[1])
                found = met_event(t, f, owner, t.sheet[owner][slot], happened)
                assert found is not None
                spring(t, owner, slot, *found)
                return
            f.at += 1
        f.asked, f.until, f.at = f.until, len(f.happened), 0
    settle(t, f)
    if not isinstance(t.stack[-1], TextFrame):  # a text comes to its full stop by itself
        full_stop(t)


def _open_hits(t: Table, f: HitFrame) -> tuple[Numbered, ...]:
    """The hits that are answered now, those of which anything is left (TRP.29)."""
    return tuple([(number, hit) for number, hit in audible(t, f) if f.asked <= number < f.until])
