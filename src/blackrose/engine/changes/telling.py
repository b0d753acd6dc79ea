"""Telling what happened: an event is remembered for the next full stop and written into the journal."""

from __future__ import annotations

from typing import Final

from blackrose.engine.events import BITS, FORMS, Cause, Event
from blackrose.engine.table import NOBODY, Table, TextFrame

_new: Final = tuple.__new__  # named tuples are made by name elsewhere; here it is done many times a decision


def emit(t: Table, kind: int, *facts: int) -> None:
    """Something happened: it is remembered until the next full stop if anything waits for it, and told.

    ``facts`` are the fields of the event's form in their order. If nobody hears the event, none is made.
    """
    heard = t.watch & BITS[kind]
    if heard or t.journal is not None:
        event: Event = _new(FORMS[kind], (kind, *facts))
        if heard:
            t.fresh.append(event)
        if t.journal is not None:
            t.journal.append((_cause(t), event))


def _cause(t: Table) -> Cause:
    """The text that is being carried out."""
    for frame in reversed(t.stack):
        if isinstance(frame, TextFrame):
            return Cause(frame.code, frame.sentence, frame.actor, len(t.stack), t.chance)
    return Cause(NOBODY, NOBODY, NOBODY, len(t.stack), t.chance)
