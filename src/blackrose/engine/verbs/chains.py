"""Verbs that let a text go on from model to model."""

from __future__ import annotations

from blackrose.engine.table import ABSENT, Table, TextFrame
from blackrose.engine.verbs.possibility import NOBODY_THERE, Possible, when
from blackrose.engine.verbs.registry import possible, verb
from blackrose.language.forms.chains import Repeat


@verb(Repeat)
def repeat(t: Table, f: TextFrame, clause: Repeat) -> bool:
    """The sentence before comes again, as long as it found a model: it finds each only once."""
    if f.it == ABSENT:
        return False
    f.sentence -= 2  # the next one is then the one before
    return True


@possible(Repeat)
def can_repeat(t: Table, f: TextFrame, clause: Repeat) -> Possible:
    """It can be repeated while the sentence before found a model."""
    return when(f.it != ABSENT, NOBODY_THERE)
