"""Using a room: by a physical action where one stands, or by an effect from anywhere."""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.meaning.colours import tile_of
from blackrose.engine.meaning.modifiers import closed_by_rule
from blackrose.engine.stack import full_stop, push_effect
from blackrose.engine.table import NOBODY, OFFERED, Table, TextFrame, includes


def can_use(t: Table, seat: int, room: int) -> bool:
    """Whether a mage can use a room with the face it shows (ROO.10), and it is not closed."""
    return not why_not_room(t, seat, room)


def why_not_room(t: Table, seat: int, room: int) -> str:
    """Why a mage cannot use a room, in a word; "" if nothing is in the way."""
    face = t.rules.faces[t.face[room]]
    if not face.usable:
        return "room-used" if was_used(t, room) else f"room-{face.name}"
    if includes(t.closed, room) or closed_by_rule(t, room):
        return "room-shut"
    may_use = t.rules.edition.ways.may_use
    return "" if may_use is None or may_use(t, seat, room) else "room-price"


def was_used(t: Table, room: int) -> bool:
    """Whether a room was used this round: it shows what a room turns to that is used."""
    face = t.face[room]
    return t.rules.faces[face].spent and any(kind.usable and kind.after_use == face for kind in t.rules.faces)


def use_room(t: Table, seat: int, room: int) -> None:
    """The effect of the face a room shows; its token is turned if it has one to be used up."""
    face = t.rules.faces[t.face[room]]
    if face.spent:
        changes.emit(t, ev.USED_ROOM, seat, room, NOBODY)
        return
    t.face[room] = face.after_use
    begin_room(t, seat, room, face.effect)


def begin_room(t: Table, seat: int, room: int, effect: int) -> TextFrame:
    """An effect of a room begins: from where the mage stands, or, used from elsewhere, from that room
    (ROO.1).
    """
    code = t.rules.room_codes[tile_of(t, room)][effect]
    changes.emit(t, ev.USED_ROOM, seat, room, code)
    frame = push_effect(t, code, seat, seat)
    if t.place[seat] != room:
        frame.origin = room
    may_leave_out = t.rules.edition.ways.may_leave_out
    if may_leave_out is not None and may_leave_out(t, room):
        frame.sentence = OFFERED
    if t.rules.edition.ways.rooms_wait:
        full_stop(t)
    return frame
