"""Using a room: by a physical action where one stands, or by an effect from anywhere."""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.stack import push_effect
from blackrose.engine.table import NOBODY, Table, TextFrame


def can_use(t: Table, room: int) -> bool:
    """Whether a room can be used with the face it shows (ROO.10)."""
    return t.rules.faces[t.face[room]].usable


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
    code = t.rules.room_codes[t.tiles[room]][effect]
    changes.emit(t, ev.USED_ROOM, seat, room, code)
    frame = push_effect(t, code, seat, seat)
    if t.place[seat] != room:
        frame.origin = room
    return frame
