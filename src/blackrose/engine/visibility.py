"""What a seat may know: the one place where it is decided, for views, events, options, log, replay and bots.

A view is made from nothing by naming what is public (HID.1) and what is the seat's own; hidden cards appear
only as counts (HID.2). A spectator is seat :data:`SPECTATOR`, who owns nothing.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final

from blackrose.engine import events as ev
from blackrose.engine.barrier import DRAWN
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.events import Event
from blackrose.engine.rules import Rules
from blackrose.engine.table import (
    ACTIVE,
    BARRIER,
    FRAME_FIELDS,
    FULL_STOP,
    READY,
    REVEALED,
    TASK_ACTIVE,
    Table,
    Task,
)

SPECTATOR: Final = -1
HIDDEN: Final = -1
"""Stands for a card nobody but its owner may know."""

TOKENS: Final = ("", "trap", "protection")
"""What the token on a spell tells, by the numbers of a view's ``active_types``."""
NO_TOKEN: Final = 0

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
    "discards",
    "aside",
    "moon",
    "ending",
    "turn",
    "drawer",
    "cells",
    "school",
    "event_discards",
    "board",
    "captured",
    "trophies_left",
    "destiny",
    "jinxes",
    "jinx_supply",
    "assigned",
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
    seen["active_types"] = tuple(tuple(token_of(t.rules, spell) for spell in sheet) for sheet in t.sheet)
    seen["tasks"] = tuple(
        tuple(_seen_task(t.rules, task, owner == seat) for task in tasks)
        for owner, tasks in enumerate(t.tasks)
    )
    for name in ("quest_decks", "quest_discards", "event_decks"):
        seen[name] = tuple(len(pile) for pile in getattr(t, name))
    seen["fresh"] = tuple(seen_event(event, seat) for event in t.fresh)
    seen["stack"] = tuple(_seen_frame(t.rules, frame.values(), frame.kind, seat) for frame in t.stack)
    seen["asked"] = tuple(seen_decision(decision, seat) for decision in t.asked)
    seen["unread"] = _hide_answers(t, seat, seen)
    return seen


def _hide_answers(t: Table, seat: int, seen: dict[str, Any]) -> int:
    """In a step that is half answered, cards and quests that others have named are not told yet.

    Gives how many answers are kept back: on a redealt state the step is asked anew.
    """
    if not t.stack or t.stack[-1].kind == BARRIER:
        return 0
    named = [pick for pick in t.stack[-1].picks if pick[0] in ("card", "quest")]
    if not named:
        return 0
    if seat >= 0 and any(decision.seat == seat for decision in t.asked):
        own = {"card": (*t.hand[seat], *t.grimoire[seat], *t.memories[seat])}
        own["quest"] = tuple(task[0] for task in t.tasks[seat])
        if all(pick[1] in own[pick[0]] for pick in named):
            return 0
    values = list(seen["stack"][-1])
    values[FRAME_FIELDS.index("picks")] = ()
    seen["stack"] = (*seen["stack"][:-1], tuple(values))
    return len(t.stack[-1].picks)


def seen_sheet(sheet: tuple[int, ...], own: bool) -> tuple[int, ...]:
    """A seat's slots: revealed spells are public, of a face-down one only how it lies."""
    return tuple(spell if own or spell & 3 in (0, REVEALED) else _face_down(spell) for spell in sheet)


def _face_down(spell: int) -> int:
    """A face-down spell as others see it: its status under an impossible card."""
    return HIDDEN << 3 | spell & 3


def is_hidden(spell: int) -> bool:
    """Whether a slot of a view holds a face-down spell of somebody else."""
    return spell < 0


def token_of(rules: Rules, spell: int) -> int:
    """The token on an Active spell, which tells a trap from a protection (HID.7); else NO_TOKEN."""
    if spell & 3 != ACTIVE:
        return NO_TOKEN
    card = rules.cards[spell >> 3]
    type_ = (card.dark if spell >> 2 & 1 else card.light).type
    return TOKENS.index(type_) if type_ in TOKENS else NO_TOKEN


def _seen_task(rules: Rules, task: Task, own: bool) -> tuple[int, int, int, int, int]:
    """A quest of a mage's own with its moon: others do not know it until it was shown (HID.5, HID.8)."""
    quest, state, cubes, shown = task
    known = own or shown or state != TASK_ACTIVE
    return (quest if known else HIDDEN, state, cubes, shown, rules.quests[quest].moon)


def _seen_frame(rules: Rules, values: tuple[Any, ...], kind: int, seat: int) -> tuple[Any, ...]:
    """A frame as a seat sees it: of a secret choice the own answers, of a full stop what it saw happen."""
    if kind == BARRIER:
        own = tuple(
            answers if owner == seat else _drawn_unseen(rules, answers)
            for owner, answers in enumerate(values[-1])
        )
        return (*values[:-1], own)
    if kind == FULL_STOP:
        happened, dying = values[-1]
        return (*values[:-1], (tuple(seen_event(event, seat) for event in happened), dying))
    return values


def _drawn_unseen(rules: Rules, answers: tuple[Option, ...]) -> tuple[Option, ...]:
    """Of what another has before them in study only the schools are known: :func:`of_school` for each."""
    if not answers or answers[0][0] != DRAWN:
        return ()
    return ((DRAWN, *(of_school(rules.school_of[int(card)]) for card in answers[0][1:])),)


def of_school(school: int) -> int:
    """Stands for an unseen card of a school; told apart from a card by being below nothing."""
    return -1 - school


STUDYING: Final = {"put away": "keep"}
"""How far another has come in study is not told: all of it looks like its beginning."""


def seen_decision(decision: Decision, seat: int) -> Decision:
    """A decision as a seat sees it: the own one whole, of another's only who is asked and what kind of
    thing.
    """
    if decision.seat == seat:
        return decision
    kind = STUDYING.get(decision.kind, decision.kind)
    return Decision(decision.seat, kind, (), decision.effect, decision.sentence)


def seen_event(event: Event, seat: int) -> Event:
    """An event as a seat sees it: what was done unseen is known to who did it alone."""
    at = _SECRET.get(event[0])
    if at is None or event[1] == seat or _was_open(event):
        return event
    return (*event[:at], HIDDEN, *event[at + 1 :])


_SECRET: Final = {
    ev.DREW: 3,
    ev.SEARCHED: 3,
    ev.RETURNED: 2,
    ev.QUEST_DRAWN: 2,
    ev.QUEST_DISCARDED: 2,
}
"""The events that name a card which others may not know, and at which place."""


def _was_open(event: Event) -> bool:
    """Whether everybody saw the card: it came from the face-up Memories, lay revealed, or was shown."""
    if event[0] in (ev.DREW, ev.SEARCHED):
        return event[2] == ev.FROM_MEMORIES
    if event[0] == ev.RETURNED:
        return bool(event[4:] and event[4])
    return event[0] == ev.QUEST_DISCARDED and event[3] != TASK_ACTIVE


def ready_count(sheet: tuple[int, ...]) -> int:
    """How many spells of a view's slots are Ready."""
    return sum(spell & 3 == READY for spell in sheet)
