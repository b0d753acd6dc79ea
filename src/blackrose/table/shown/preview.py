"""What is certain to happen if an answer is chosen, as far as the seat can know.

It is tried out on several states that are possible for the seat. What happens in all of them in the same way,
before chance or anything hidden has a say, is certain.
"""

from __future__ import annotations

from itertools import takewhile
from typing import TypedDict

from blackrose.engine import events as ev
from blackrose.engine.decisions import Option
from blackrose.engine.table import ACTIVE, BARRIER
from blackrose.engine.views import View
from blackrose.engine.visibility import SPECTATOR, is_hidden, seen_event
from blackrose.game import State
from blackrose.table.log import Entry, Log
from blackrose.table.shown.decision import finality, own_decision
from blackrose.table.shown.shower import Shower
from blackrose.table.wire import Fact
from blackrose.table.words import Scene

KEYS = tuple(bytes([number]) * 32 for number in range(1, 5))
"""The chance of each possible state; the same for everybody, so they tell nothing."""


class Foreseen(TypedDict):
    """The fields of a preview that are found here."""

    lines: list[str]
    facts: list[Fact]
    more: bool
    final: bool


class _Watched(list[Entry]):
    """A journal that ends where chance comes in or a new phase begins.

    ``alert``: somebody has a face-down spell that waits; whatever it could wait for is the last sure thing.
    """

    def __init__(self, state: State, alert: bool) -> None:
        super().__init__()
        self.state = state
        self.alert = alert
        self.waits = state.rules.reaction_bits
        self.chance = state.chance
        self.ended = False
        self.unsure = False

    def append(self, entry: Entry) -> None:
        """Takes an entry, unless the end has come."""
        event = entry[1]
        if self.ended:
            return
        if event[0] in (ev.PHASE, ev.ROUND):
            self.ended = True
        elif self.state.chance != self.chance:
            self.ended = self.unsure = True
        else:
            super().append((entry[0], seen_event(event, SPECTATOR)))
            self.ended = self.unsure = self.alert and bool(self.waits & ev.BITS[event[0]])


def preview(view: View, option: Option, shower: Shower) -> Foreseen:
    """What an answer of the view's own decision would do; ValueError if it is not among the answers."""
    decision = own_decision(view)
    if decision is None or option not in decision.options:
        raise ValueError("not an answer of this seat's open decision")
    final = finality(view, decision)(option)
    if view.stack[-1][0] == BARRIER:  # what happens depends on what the others have chosen
        return {"lines": [], "facts": [], "more": final, "final": final}
    alert = any(is_hidden(spell) and spell & 3 == ACTIVE for sheet in view.sheet for spell in sheet)
    tried = [_tried(view, key, option, alert) for key in KEYS]
    certain = list(tried[0])
    for other in tried[1:]:
        same = takewhile(lambda pair: pair[0] == pair[1], zip(certain, other, strict=False))
        certain = [entry for entry, _ in same]
    more = any(journal.unsure or len(journal) > len(certain) for journal in tried)
    return {
        "lines": _told(view, certain, shower),
        "facts": shower.facts(certain, SPECTATOR),
        "more": more,
        "final": final,
    }


def _tried(view: View, key: bytes, option: Option, alert: bool) -> _Watched:
    state = view.redeal(key)
    journal = _Watched(state, alert)
    state.journal = journal
    state.choose(view.seat, option)
    return journal


def _told(view: View, entries: list[Entry], shower: Shower) -> list[str]:
    log = Log.going_on(shower.narrator.telling, SPECTATOR, Scene.of(view))
    for entry in entries:
        log.add(entry)
    return [line.text for line in log.lines]
