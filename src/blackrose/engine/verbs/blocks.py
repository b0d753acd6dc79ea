"""Verbs that keep mages from doing something, and rooms from being used, until the end of the round."""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine.components import COLOURS
from blackrose.engine.meaning.colours import colour_of, tile_of
from blackrose.engine.meaning.phrases import Nums, rooms
from blackrose.engine.table import Table, TextFrame, includes
from blackrose.engine.verbs.mages import mages
from blackrose.engine.verbs.possibility import (
    ALREADY_THERE,
    FORBIDDEN,
    HAS_COLOUR,
    NOWHERE,
    ROOM_USED,
    Possible,
    over,
    when,
)
from blackrose.engine.verbs.registry import possible, verb
from blackrose.language.forms.blocks import BecomeCopy, Block, CloseRoom, CountsAs


@verb(Block)
def block(t: Table, f: TextFrame, clause: Block) -> bool:
    """A token on each mage named; one like it that lies there already stays (GLO.5)."""
    return sum([changes.block(t, mage, clause.what) for mage in mages(t, f, clause.who)]) > 0


@possible(Block)
def can_block(t: Table, f: TextFrame, clause: Block) -> Possible:
    """Every mage can be blocked who is not blocked so already."""
    kind = changes.BLOCKS.index(clause.what)
    chosen = mages(t, f, clause.who, ask=False)
    return over(clause.who, [when(not includes(t.blocks[mage], kind), FORBIDDEN) for mage in chosen])


@verb(CloseRoom)
def close_room(t: Table, f: TextFrame, clause: CloseRoom) -> bool:
    """Nobody can activate the rooms, whatever lies on them."""
    return sum([changes.close_room(t, room) for room in rooms(t, f, clause.where, f.actor, _open(t))]) > 0


def _open(t: Table) -> Nums:
    return tuple([room for room in range(len(t.tiles)) if not includes(t.closed, room)])


@possible(CloseRoom)
def can_close_room(t: Table, f: TextFrame, clause: CloseRoom) -> Possible:
    """Every room can be closed that is not closed already."""
    where = rooms(t, f, clause.where, f.actor, ask=False)
    return over(clause.where, [when(not includes(t.closed, room), ROOM_USED) for room in where], NOWHERE)


@verb(CountsAs)
def counts_as(t: Table, f: TextFrame, clause: CountsAs) -> bool:
    """The room is of that colour for whatever asks, until the end of the round."""
    colour = COLOURS.index(clause.colour)
    return sum([changes.paint_room(t, room, colour) for room in rooms(t, f, clause.where, f.actor)]) > 0


@possible(CountsAs)
def can_count_as(t: Table, f: TextFrame, clause: CountsAs) -> Possible:
    """A room can count as of every colour but the one that it has."""
    where = rooms(t, f, clause.where, f.actor, ask=False)
    return over(clause.where, [when(colour_of(t, room) != clause.colour, HAS_COLOUR) for room in where])


@verb(BecomeCopy)
def become_copy(t: Table, f: TextFrame, clause: BecomeCopy) -> bool:
    """The room has the effect, the colour and the name of another, until the end of the round."""
    done = False
    for room in rooms(t, f, clause.where, f.actor):
        others = _to_copy(t, room)
        for model in rooms(t, f, clause.of, f.actor, others):
            done |= changes.copy_room(t, room, tile_of(t, model))
    return done


def _to_copy(t: Table, room: int) -> Nums:
    """The rooms that would make another of a room."""
    return tuple([other for other in range(len(t.tiles)) if tile_of(t, other) != tile_of(t, room)])


@possible(BecomeCopy)
def can_become_copy(t: Table, f: TextFrame, clause: BecomeCopy) -> Possible:
    """A room can copy every room but itself."""
    found = []
    for room in rooms(t, f, clause.where, f.actor, ask=False):
        meant = rooms(t, f, clause.of, f.actor, ask=False)
        found.append(when([other for other in meant if other in _to_copy(t, room)], ALREADY_THERE))
    return over(clause.where, found, NOWHERE)
