"""Events for the eye: each number under its name, as a seat may see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from blackrose.engine import events as ev
from blackrose.engine.rules import Rules
from blackrose.engine.visibility import seen_event
from blackrose.table.log import Entry
from blackrose.table.telling import CHOICES, ORIGINS, PILES, REASONS
from blackrose.table.wire import Fact

NAMES: Final[dict[int, tuple[str, ...]]] = {
    ev.ENTERED: ("model", "room", "before"),
    ev.SUFFERED: ("model", "count", "by", "striker", "cause"),
    ev.HEALED: ("model", "count", "by"),
    ev.CONVERTED_DAMAGE: ("model", "count", "by"),
    ev.CONVERTED_INSTABILITY: ("room", "count", "by"),
    ev.PLACED: ("room", "count", "owner", "by", "last"),
    ev.UNPLACED: ("room", "count", "owner"),
    ev.GAINED: ("who", "count"),
    ev.LOST: ("who", "count"),
    ev.DREW: ("who", "pile", "card"),
    ev.TOOK_FORGOTTEN: ("who",),
    ev.DISCARDED: ("who", "card", "origin"),
    ev.REVEALED: ("who", "slot", "card", "side"),
    ev.ACTIVATED_SPELL: ("who", "slot"),
    ev.PREPARED: ("who", "count"),
    ev.SUMMONED: ("model", "evocation", "owner", "room"),
    ev.REMOVED: ("model", "evocation", "owner", "room"),
    ev.FELLED: ("model", "evocation", "owner", "room", "by", "striker"),
    ev.DEFEATED: ("who", "by", "striker", "room", "colours"),
    ev.CELLED: ("who",),
    ev.TROPHY: ("who", "of"),
    ev.ROOM_WON: ("who", "room"),
    ev.CUBES_BACK: ("who",),
    ev.ACTIVATED: ("model", "by"),
    ev.RESOLVED: ("who", "effect", "did"),
    ev.CLAIMED: ("who", "quest"),
    ev.REBUILT: ("room",),
    ev.USED_ROOM: ("who", "room", "effect"),
    ev.CROWN: ("who",),
    ev.ROUND: ("round",),
    ev.PHASE: ("phase",),
    ev.EXHAUSTED: ("who", "count"),
    ev.LASTING: ("who", "slot", "model"),
    ev.ASSIGNED: ("model", "upgrade"),
    ev.UPGRADE_BACK: ("model", "upgrade"),
    ev.RESHUFFLED: ("who",),
    ev.IGNORED: ("model", "count"),
    ev.TARGETED: ("who", "effect", "model", "room"),
    ev.ATTACKED: ("model", "whom"),
    ev.VOIDED: ("effect",),
    ev.SCORED: ("who", "count", "reason"),
    ev.OVER: ("who",),
    ev.CHOSEN: ("who", "what", "which"),
    ev.DEALT: ("room", "tile"),
    ev.MOON: ("moon",),
    ev.LAST_ROUND: ("who",),
    ev.EVENT_DRAWN: ("who", "event_card"),
    ev.EVENT_PLACED: ("event_card", "slot"),
    ev.EVENT_DISCARDED: ("event_card", "pushed"),
    ev.QUEST_DRAWN: ("who", "quest"),
    ev.QUEST_SHOWN: ("who", "quest"),
    ev.QUEST_PROGRESS: ("who", "quest", "count"),
    ev.QUEST_COMPLETED: ("who", "quest"),
    ev.QUEST_SOLVED: ("who", "quest"),
    ev.QUEST_DISCARDED: ("who", "quest", "state", "moon"),
    ev.PUT_AWAY: ("who", "card"),
    ev.PERSONAL: ("who", "card"),
    ev.RETURNED: ("who", "card", "slot", "open"),
    ev.SWAPPED: ("who", "slot", "card", "other"),
    ev.GAVE: ("who", "to", "card"),
    ev.SEARCHED: ("who", "pile", "card"),
    ev.JINXED: ("who", "jinx"),
    ev.JINX_CUBE: ("who", "jinx", "count"),
    ev.JINX_GONE: ("who", "jinx"),
    ev.DESTINED: ("who", "count", "by"),
    ev.DESTINY_MET: ("who", "count", "by"),
    ev.HAUNTED: ("model", "who", "evocation"),
    ev.TROPHY_LOST: ("who", "of"),
    ev.TRANSFERRED: ("model", "whom", "count"),
    ev.CANCELLED: ("effect",),
    ev.SPARED: ("effect", "who"),
    ev.REDIRECTED: ("effect", "model", "room"),
    ev.TOKEN_BACK: ("who", "count"),
    ev.PEEKED: ("who", "card"),
}
"""What the numbers of an event are, in their order. ``who``, ``by``, ``owner`` are factions; ``model``,
``whom``, ``striker`` models; ``effect`` becomes ``kind``, ``number`` and ``side`` of its card.
"""

WORDS: Final = {"pile": PILES, "origin": ORIGINS, "reason": REASONS, "what": CHOICES}
"""Numbers that are better told by a word."""


def facts(rules: Rules, entries: Iterable[Entry], seat: int) -> list[Fact]:
    """What happened, for a seat."""
    return [_fact(rules, seen_event(event, seat)) for _, event in entries]


def _fact(rules: Rules, event: ev.Event) -> Fact:
    fact: Fact = {"event": ev.NAMES[event[0]]}
    for name, number in zip(NAMES[event[0]], event[1:], strict=True):
        if name == "effect":
            if number >= 0:
                program = rules.programs[number]
                fact |= {"kind": program.kind, "number": program.component, "side": program.side}
        elif name == "phase":
            fact[name] = rules.edition.phases[number].name
        else:
            fact[name] = WORDS[name][number] if name in WORDS else number
    return fact
