"""Verbs that name something, for all to hear: later sentences refer to it."""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import pick
from blackrose.engine.components import COLOURS, TYPES
from blackrose.engine.decisions import Option
from blackrose.engine.table import Table, TextFrame
from blackrose.engine.verbs.possibility import YES, Possible
from blackrose.engine.verbs.registry import possible, verb
from blackrose.language import tree as tr


@verb(tr.NameColour)
def name_colour(t: Table, f: TextFrame, clause: tr.NameColour) -> bool:
    """A colour of a room that lies there."""
    there = {t.rules.rooms[tile].colour for tile in t.tiles}
    options: tuple[Option, ...] = tuple(("colour", n) for n, colour in enumerate(COLOURS) if colour in there)
    f.named = int(pick(t, f, f.actor, "name", options)[1])
    changes.emit(t, ev.DECLARED, f.actor, ev.DECLARED_COLOUR, f.named)
    return True


@verb(tr.NameType)
def name_type(t: Table, f: TextFrame, clause: tr.NameType) -> bool:
    """A type of spells."""
    options: tuple[Option, ...] = tuple(("type", n) for n in range(len(TYPES)))
    f.named = int(pick(t, f, f.actor, "name", options)[1])
    changes.emit(t, ev.DECLARED, f.actor, ev.DECLARED_TYPE, f.named)
    return True


@possible(tr.NameColour)
def can_name_colour(t: Table, f: TextFrame, clause: tr.NameColour) -> Possible:
    """Anybody can name something."""
    return YES


@possible(tr.NameType)
def can_name_type(t: Table, f: TextFrame, clause: tr.NameType) -> Possible:
    """Anybody can name something."""
    return YES
