"""Using a room: by a physical action where one stands, or by an effect from anywhere."""

from __future__ import annotations

from blackrose.engine import events as ev
from blackrose.engine.atoms import emit
from blackrose.engine.frames import push_effect
from blackrose.engine.table import AVAILABLE, NOBODY, RUINED, USED, Frame, Table


def can_use(t: Table, room: int) -> bool:
    """Whether a room's effect can be used: where the edition says so, not while its token is turned
    (ROO.10).
    """
    return t.face[room] != USED or t.rules.edition.spent_rooms_usable


def use_room(t: Table, seat: int, room: int) -> None:
    """The room's effect: of the ruined face any number of times, of the rebuilt one while its token is
    available.
    """
    face = t.face[room]
    if face == USED:
        emit(t, (ev.USED_ROOM, seat, room, NOBODY))
        return
    if face == AVAILABLE:
        t.face[room] = USED
    begin_room(t, seat, room, int(face != RUINED))


def begin_room(t: Table, seat: int, room: int, side: int) -> Frame:
    """The effect of a face begins: from where the mage stands, or, used from elsewhere, from that room
    (ROO.1).
    """
    code = t.rules.room_codes[t.tiles[room]][side]
    emit(t, (ev.USED_ROOM, seat, room, code))
    frame = push_effect(t, code, seat, seat)
    if t.place[seat] != room:
        frame.origin = room
    return frame
