"""What happened in a game: the entries of a journal, and what of them a seat may see.

An entry is a cause and an event. ``events`` is the module of all events; each is a named tuple
(``isinstance(event, events.Suffered)``, ``event.amount``).
"""

from __future__ import annotations

from typing import Final

from blackrose.engine import events
from blackrose.engine.events import Cause, Entry, Event
from blackrose.engine.views import visibility

__all__ = ["ALL_OPEN", "Cause", "Entry", "Event", "events", "seen_event"]

ALL_OPEN: Final = -2
"""Eyes that see all cards: only of a game that is over."""


def seen_event(event: Event, eyes: int) -> Event:
    """An event as a seat or a spectator sees it, or with all cards open."""
    return event if eyes == ALL_OPEN else visibility.seen_event(event, eyes)
