"""The full stop: what comes between one sentence and the next.

A full stop holds the events of its sentence and the models whose bars it filled. The edition's list says what
is dealt with and in which order; each step may push frames, and only when all is done the next sentence
comes. What the full stop itself brings about opens a full stop of its own.
"""

from __future__ import annotations

from blackrose.engine.events import bits
from blackrose.engine.rules import ALWAYS
from blackrose.engine.stack import full_stop
from blackrose.engine.table import FullStopFrame, Table


def run_full_stop(t: Table, f: FullStopFrame) -> None:
    """The next step of the edition's list; at its end whatever it brought about gets a full stop too."""
    steps = t.rules.full_stop
    kinds = bits(f.happened)
    for number in range(f.step, len(steps)):
        step, after = steps[number]
        if after == ALWAYS or after & kinds:
            f.step = number
            f.cursor = 0
            if not step(t, f):
                return
            f.at = 0
            f.answered = ()
    t.stack.pop()
    full_stop(t)
