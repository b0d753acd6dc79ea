"""What a seat may know: the one place where it is decided, for views, events, options, log, replay and bots.

A view is made from nothing by naming what is public (HID.1) and what is the seat's own; hidden cards appear
only as counts (HID.2). A spectator is seat :data:`SPECTATOR`, who owns nothing.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from blackrose.engine import events as ev
from blackrose.engine.decisions import Decision
from blackrose.engine.events import Event
from blackrose.engine.table import BARRIER, FULL_STOP, READY, REVEALED, Table

SPECTATOR: Final = -1
HIDDEN: Final = -1
"""Stands for a card nobody but its owner may know."""

PUBLIC_FIELDS: Final = (
    "round",
    "phase",
    "crown",
    "first",
    "power",
    "pool",
    "trophies",
    "wins",
    "tiles",
    "face",
    "slots",
    "place",
    "bar",
    "control",
    "kind",
    "upgrade",
    "exhausted",
    "mage",
    "grimoire_list",
    "memories",
    "removed",
    "held",
    "deck",
    "lost",
    "borrowed",
    "shown",
    "tokens",
    "supply",
    "upgrades",
    "quests",
    "claims",
    "holding",
    "event",
    "lasting",
    "dying",
    "result",
)
"""Fields of the table that are public as they are. ``held``, ``deck`` and ``lost`` are worked out from
public facts.
"""
_public_values: Final = attrgetter(*PUBLIC_FIELDS)


def seen_table(t: Table, seat: int) -> dict[str, Any]:
    """Everything a seat may know of the table, as plain data."""
    values = zip(PUBLIC_FIELDS, _public_values(t), strict=True)
    seen: dict[str, Any] = {
        name: tuple(value) if value.__class__ is list else value for name, value in values
    }
    seats = range(t.rules.seats)
    seen["seat"] = seat
    seen["hand"] = t.hand[seat] if seat in seats else ()
    seen["hands"] = tuple(len(hand) for hand in t.hand)
    # The owner knows what is left in the own grimoire, not in which order.
    seen["grimoire"] = tuple(sorted(t.grimoire[seat])) if seat in seats else ()
    seen["grimoires"] = tuple(len(cards) for cards in t.grimoire)
    seen["library"] = tuple(len(deck) for deck in t.library)
    seen["forgotten"] = len(t.forgotten)
    seen["sheet"] = tuple(seen_sheet(t.sheet[owner], owner == seat) for owner in seats)
    seen["fresh"] = tuple(seen_event(event, seat) for event in t.fresh)
    seen["stack"] = tuple(_seen_frame(frame.values(), frame.kind, seat) for frame in t.stack)
    seen["asked"] = tuple(seen_decision(decision, seat) for decision in t.asked)
    return seen


def seen_sheet(sheet: tuple[int, ...], own: bool) -> tuple[int, ...]:
    """A seat's slots: revealed spells are public, of a face-down one only how it lies."""
    return tuple(spell if own or spell & 3 in (0, REVEALED) else _face_down(spell) for spell in sheet)


def _face_down(spell: int) -> int:
    """A face-down spell as others see it: its status under an impossible card."""
    return HIDDEN << 3 | spell & 3


def is_hidden(spell: int) -> bool:
    """Whether a slot of a view holds a face-down spell of somebody else."""
    return spell < 0


def _seen_frame(values: tuple[Any, ...], kind: int, seat: int) -> tuple[Any, ...]:
    """A frame as a seat sees it: of a secret choice the own answers, of a full stop what it saw happen."""
    if kind == BARRIER:
        own = tuple(answers if owner == seat else () for owner, answers in enumerate(values[-1]))
        return (*values[:-1], own)
    if kind == FULL_STOP:
        happened, dying = values[-1]
        return (*values[:-1], (tuple(seen_event(event, seat) for event in happened), dying))
    return values


def seen_decision(decision: Decision, seat: int) -> Decision:
    """A decision as a seat sees it: the own one whole, of another's only who is asked and what kind of
    thing.
    """
    if decision.seat == seat:
        return decision
    return Decision(decision.seat, decision.kind, (), decision.effect, decision.sentence)


def seen_event(event: Event, seat: int) -> Event:
    """An event as a seat sees it: a card drawn unseen is known to its drawer alone."""
    if event[0] == ev.DREW and event[1] != seat and event[2] != ev.FROM_MEMORIES:
        return (*event[:3], HIDDEN)
    return event


def ready_count(sheet: tuple[int, ...]) -> int:
    """How many spells of a view's slots are Ready."""
    return sum(spell & 3 == READY for spell in sheet)
