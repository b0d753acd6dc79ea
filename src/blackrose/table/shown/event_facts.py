"""Events as data for animation: each number under its name, as a seat may see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from blackrose.game.box import Rules
from blackrose.game.journal import Entry, seen_event
from blackrose.game.journal import events as ev
from blackrose.game.reasons import REASONS as CANNOT
from blackrose.table.shown.refs import printed
from blackrose.table.wire import Fact
from blackrose.table.words.telling import CHOICES, ORIGINS, PILES, REASONS

CALLED: Final = {"amount": "count", "shown": "open"}
"""Fields of events that the page knows by another name. ``who``, ``by``, ``owner`` are factions; ``model``,
``whom``, ``striker`` models; ``effect`` becomes ``kind``, ``number`` and ``side`` of its card.
"""

WORDS: Final = {"pile": PILES, "origin": ORIGINS, "reason": REASONS, "what": CHOICES, "why": CANNOT}
"""Numbers that are better told by a word."""


def facts(rules: Rules, entries: Iterable[Entry], seat: int) -> list[Fact]:
    """What happened, for a seat."""
    return [_fact(rules, seen_event(event, seat)) for _, event in entries]


def _weighed(name: str, number: int) -> str:
    """What an Avatar goes by ("" where the crown decides), or of what it chooses."""
    if name == "what":
        return "room" if number == ev.WEIGHED_ROOM else "model"
    return ev.CRITERIA[number] if number >= 0 else ""


def _fact(rules: Rules, event: ev.Event) -> Fact:
    fact: Fact = {"event": ev.NAMES[event.kind]}
    for field, number in zip(event._fields[1:], list(event)[1:], strict=True):
        name = CALLED.get(field, field)
        if name == "effect":
            if number >= 0:
                program = rules.programs[number]
                kind, side = printed(rules, program.kind, program.component, program.side)
                fact |= {"kind": kind, "number": program.component, "side": side}
        elif isinstance(event, ev.Weighed | ev.Decided) and name in ("criterion", "what"):
            fact[name] = _weighed(name, number)
        elif name == "phase":
            fact[name] = rules.edition.phases[number].name
        else:
            fact[name] = WORDS[name][number] if name in WORDS else number
    return fact
