"""A table that holds what a view shows: hidden cards are there by number only, under a mask.

The engine's own questions (figures, what is forbidden, what can be aimed at) can be put to it as to any
table. Nothing can be played on it: see :mod:`blackrose.engine.views.redealing` for that.
"""

from __future__ import annotations

from typing import Any

from blackrose.engine.rules import Rules
from blackrose.engine.table import HIDDEN, Table, Task
from blackrose.engine.views.visibility import PUBLIC_FIELDS

NO_KEY = b""
"""A masked table has no chance of its own."""

Masked = tuple[tuple[int, ...], ...]


def masked_table(rules: Rules, seat: int, seen: dict[str, Any]) -> Table:
    """The table as a view's fields tell it."""
    table = Table(rules, NO_KEY)
    for name in PUBLIC_FIELDS:
        value = seen[name]
        setattr(table, name, list(value) if getattr(table, name).__class__ is list else value)
    table.hand = list(_masks(seen["hands"]))
    table.grimoire = list(_masks(seen["grimoires"]))
    if seat >= 0:
        table.hand[seat] = seen["hand"]
        table.grimoire[seat] = seen["grimoire"]
    table.sheet = list(seen["sheet"])
    table.library = _masks(seen["library"])
    table.forgotten = (HIDDEN,) * seen["forgotten"]
    table.tasks = tuple(
        tuple(Task(task.quest, task.state, task.cubes, task.shown, task.marks, task.met) for task in tasks)
        for tasks in seen["tasks"]
    )
    table.quest_decks = _masks(seen["quest_decks"])
    table.quest_discards = tuple(
        face_up or (HIDDEN,) * count
        for face_up, count in zip(seen["discarded_quests"], seen["quest_discards"], strict=True)
    )
    table.event_decks = _masks(seen["event_decks"])
    table.commands = _masks(seen["commands"])
    table.fresh = list(seen["fresh"])
    table.stack = list(seen["stack"])
    table.asked = seen["asked"]
    return table


def _masks(counts: tuple[int, ...]) -> Masked:
    """So many hidden cards for each pile."""
    return tuple((HIDDEN,) * count for count in counts)
