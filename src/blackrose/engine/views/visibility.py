"""What a seat may know: the one place where it is decided, for views, events, options, log, replay and bots.

A view is made from nothing by naming what is public (HID.1) and what is the seat's own; hidden cards appear
only as counts (HID.2). A spectator is seat :data:`SPECTATOR`, who owns nothing.
"""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final, NamedTuple

from blackrose.engine import events as ev
from blackrose.engine.asking.secret import DRAWN
from blackrose.engine.components import Command
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.events import Event
from blackrose.engine.rules import Rules
from blackrose.engine.table import (
    ACTIVE,
    EMPTY,
    HIDDEN,
    REVEALED,
    TASK_ACTIVE,
    Frame,
    FullStopFrame,
    Laid,
    SecretFrame,
    Sheet,
    Table,
    Task,
    TextFrame,
)

SPECTATOR: Final = -1
TOKENS: Final = ("", "trap", "protection")
"""What the token on a spell tells, by the numbers of a view's ``active_types``."""
NO_TOKEN: Final = 0
BACKS: Final = (
    ("", ""),
    ("trap", "damaged"),
    ("trap", "targeted"),
    ("protection", "damaged"),
    ("protection", "targeted"),
)
"""What the back of a command card tells: the token on it, and what sets it off."""
PLAIN_BACK: Final = 0

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
    "doomed",
    "result",
    "discards",
    "aside",
    "moon",
    "ending",
    "turn",
    "drawer",
    "drawers",
    "elements",
    "cells",
    "seating",
    "commanded",
    "commands_left",
    "school",
    "event_discards",
    "board",
    "captured",
    "won",
    "trophies_left",
    "destiny",
    "jinxes",
    "jinx_supply",
    "assigned",
    "blocks",
    "closed",
    "painted",
    "copies",
    "fading",
)
"""Fields of the table that are public as they are. ``held``, ``deck`` and ``lost`` are worked out from
public facts.
"""
_public_values: Final = attrgetter(*PUBLIC_FIELDS)


NAMED: Final = ("card", "quest", "event")
"""Answers that name a card which others may not know."""


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
    # Owners know what is left in their grimoires, but not in which order.
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
    seen["armed"] = armed_back(t)
    for name in ("quest_decks", "quest_discards", "event_decks", "commands"):
        seen[name] = tuple(len(pile) for pile in getattr(t, name))
    # Where discarded quests lie face-up, everybody sees which (HID.9).
    face_up = t.rules.edition.ways.open_discards
    seen["discarded_quests"] = t.quest_discards if face_up else ((),) * len(t.quest_discards)
    seen["fresh"] = tuple(seen_event(event, seat) for event in t.fresh)
    seen["stack"] = tuple(_seen_frame(t.rules, frame, seat) for frame in t.stack)
    seen["asked"] = tuple(seen_decision(decision, seat) for decision in t.asked)
    seen["unread"] = _hide_answers(t, seat, seen)
    return seen


def _hide_answers(t: Table, seat: int, seen: dict[str, Any]) -> int:
    """In a step that is half answered, cards and quests that others have named are not told yet.

    Gives how many answers are kept back: on a redealt state the step is asked anew.
    """
    if not t.stack or isinstance(t.stack[-1], SecretFrame):
        return 0
    named = [pick for pick in t.stack[-1].picks if pick[0] in NAMED]
    if not named:
        return 0
    if seat >= 0 and any(decision.seat == seat for decision in t.asked):
        # Whoever is asked in a step that looks at forgotten spells is the one who looks.
        own = {"card": (*t.hand[seat], *t.grimoire[seat], *t.memories[seat], *t.forgotten)}
        own["quest"] = tuple(task.quest for task in t.tasks[seat])
        own["event"] = ()
        frame = t.stack[-1]
        if isinstance(frame, TextFrame) and frame.actor == seat:  # whoever looks at the tops of decks
            own["card"] += tuple(card for deck in t.library for card in deck)
            own["quest"] += tuple(quest for deck in t.quest_decks for quest in deck)
            own["event"] = tuple(event for deck in t.event_decks for event in deck)
        if all(pick[1] in own[str(pick[0])] for pick in named):
            return 0
    seen["stack"][-1].picks = ()
    return len(t.stack[-1].picks)


def seen_sheet(sheet: Sheet, own: bool) -> Sheet:
    """A seat's slots: revealed spells are public, of a face-down one only how it lies."""
    return tuple(spell if own or spell.status in (EMPTY, REVEALED) else _face_down(spell) for spell in sheet)


def _face_down(spell: Laid) -> Laid:
    """A face-down spell as others see it: how it lies, under a hidden card."""
    return Laid(HIDDEN, HIDDEN, spell.status)


def is_hidden(spell: Laid) -> bool:
    """Whether a slot of a view holds a face-down spell of somebody else."""
    return spell.side == HIDDEN


def armed_back(t: Table) -> int:
    """What everybody sees on the back of the card on top of an Avatar's deck: a place in :data:`BACKS`."""
    deck = t.commands[t.moon - 1]
    return back_of(t.rules.commands[deck[-1]]) if deck else PLAIN_BACK


def back_of(command: Command) -> int:
    """What the back of a command card tells: a place in :data:`BACKS`."""
    armed = command.armed
    return PLAIN_BACK if armed is None else BACKS.index((armed.type, armed.mark))


def token_of(rules: Rules, spell: Laid) -> int:
    """The token on an Active spell, which tells a trap from a protection (HID.7); else NO_TOKEN."""
    if spell.status != ACTIVE:
        return NO_TOKEN
    type_ = rules.side_of(spell).type
    return TOKENS.index(type_) if type_ in TOKENS else NO_TOKEN


class SeenTask(NamedTuple):
    """A quest of a mage's own as a seat sees it; see :class:`~blackrose.engine.table.laid.Task`."""

    quest: int
    state: int
    cubes: int
    shown: int
    moon: int
    marks: tuple[int, ...] = ()
    met: int = 0


def _seen_task(rules: Rules, task: Task, own: bool) -> SeenTask:
    """A quest of a mage's own with its moon: others do not know it until it was shown (HID.5, HID.8, HID.9),
    and never what of it came about this round or whether it waits to be shown.
    """
    known = own or task.shown or task.state != TASK_ACTIVE
    quest = task.quest if known else HIDDEN
    marks, met = (task.marks, task.met) if own else ((), 0)
    return SeenTask(quest, task.state, task.cubes, task.shown, rules.quests[task.quest].moon, marks, met)


def _seen_frame(rules: Rules, frame: Frame, seat: int) -> Frame:
    """A frame as a seat sees it: of a secret choice its own answers, of a full stop what it saw happen."""
    seen = frame.copy()
    if isinstance(seen, SecretFrame):
        seen.answers = tuple(
            answers if owner == seat else _drawn_unseen(rules, answers)
            for owner, answers in enumerate(seen.answers)
        )
    elif isinstance(seen, FullStopFrame):
        seen.happened = tuple(seen_event(event, seat) for event in seen.happened)
    return seen


def _drawn_unseen(rules: Rules, answers: tuple[Option, ...]) -> tuple[Option, ...]:
    """The schools of the cards another has before them in study, and no more: :func:`of_school` for each."""
    if not answers or answers[0][0] != DRAWN:
        return ()
    return ((DRAWN, *(of_school(rules.school_of[int(card)]) for card in answers[0][1:])),)


def of_school(school: int) -> int:
    """Stands for an unseen card of a school; told apart from a card by being below nothing."""
    return -1 - school


STUDYING: Final = {"put away": "keep"}
"""How far another has come in study is not told: all of it looks like its beginning."""


def seen_decision(decision: Decision, seat: int) -> Decision:
    """A decision as a seat sees it: its own with all options, of another's only who is asked and the kind
    of question.
    """
    if decision.seat == seat:
        return decision
    kind = STUDYING.get(decision.kind, decision.kind)
    return Decision(decision.seat, kind, (), decision.effect, decision.sentence)


def seen_event(event: Event, seat: int) -> Event:
    """An event as a seat sees it: what was done unseen is known only to whoever did it."""
    if not isinstance(event, _SECRETIVE) or event.who == seat or _was_open(event):
        return event
    if isinstance(event, (ev.QuestTaken, ev.SawSpell, ev.SawQuest)) and event.of == seat:
        return event
    hidden: Event = event
    for field in ev.SECRETS[event.kind]:
        hidden = ev.replaced(hidden, field, HIDDEN)
    return hidden


_SECRETIVE: Final = (
    ev.Drew,
    ev.Searched,
    ev.Returned,
    ev.QuestDrawn,
    ev.QuestDiscarded,
    ev.QuestPutBack,
    ev.QuestTaken,
    ev.SawSpell,
    ev.SawQuest,
    ev.SawEvent,
    ev.SawCommand,
)


def _was_open(event: Event) -> bool:
    """Whether everybody saw the card: it came from the face-up Memories, lay revealed, or was shown."""
    if isinstance(event, (ev.Drew, ev.Searched)):
        return event.pile in (ev.FROM_MEMORIES, ev.FROM_DISCARDS)
    if isinstance(event, ev.Returned):
        return bool(event.shown)
    if isinstance(event, ev.QuestDiscarded) and event.shown:
        return True
    return isinstance(event, (ev.QuestDiscarded, ev.QuestTaken)) and event.state != TASK_ACTIVE
