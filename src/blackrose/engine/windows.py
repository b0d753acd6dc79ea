"""The full stop: what comes between one sentence and the next.

A window holds the events of its sentence and the models whose bars it filled. The edition's list says what
is dealt with and in which order; each step may push frames, and only when all is done the next sentence
comes. What the window itself brings about opens a window of its own.
"""

from __future__ import annotations

from blackrose.engine.claims import offer_claims
from blackrose.engine.defeats import run_defeat, settle_defeats
from blackrose.engine.frames import full_stop
from blackrose.engine.reactions import offer_reactions
from blackrose.engine.table import Frame, Table

__all__ = ["offer_claims", "offer_reactions", "run_defeat", "run_full_stop", "settle_defeats"]


def run_full_stop(t: Table, f: Frame) -> None:
    """The next step of the edition's list; at its end whatever it brought about gets a full stop too."""
    steps = t.rules.edition.full_stop
    while f.pc < len(steps):
        f.cursor = 0
        if not steps[f.pc](t, f):
            return
        f.pc += 1
        f.clause = 0
        f.trigger = ()
    t.stack.pop()
    full_stop(t)
