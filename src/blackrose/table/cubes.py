"""Which row of cubes a question about a cube is about: a model's bar or a room's slots."""

from __future__ import annotations

from types import SimpleNamespace

from blackrose.engine.table import DUMMY, EFFECT, NOBODY
from blackrose.engine.views import View
from blackrose.language import tree as tr
from blackrose.table.frames import seen_frames

Row = tuple[int, ...]


def cube_row(view: View) -> Row | None:
    """The factions of the cubes in that row, from the left; None where the clause is about several rows."""
    frame = seen_frames(view)[-1]
    if frame.kind != EFFECT or frame.pc < 0:
        return None
    part = view.rules.programs[frame.code].text[frame.pc]
    if not isinstance(part, tr.Sentence):
        return None
    clause = part.clauses[frame.clause]
    if isinstance(clause, tr.Heal):
        return _bar(view, frame.actor if clause.on is None else _model(frame, clause.on))
    if isinstance(clause, tr.Convert):
        if clause.thing is tr.Thing.DAMAGE:
            on = clause.on
            assert not isinstance(on, tr.RoomRef)
            return _bar(view, frame.target if on is None else _model(frame, on))
        return _slots(view, frame)
    return None


def _model(frame: SimpleNamespace, on: tr.ModelRef) -> int:
    if isinstance(on, tr.You):
        return int(frame.actor)
    if isinstance(on, tr.It):
        return int(frame.it)
    return int(frame.target) if isinstance(on, tr.Target) else NOBODY


def _bar(view: View, model: int) -> Row | None:
    return tuple(view.bar[model]) if model >= 0 else None


def _slots(view: View, frame: SimpleNamespace) -> Row | None:
    room = frame.room
    if room < 0 and frame.target <= DUMMY:
        room = DUMMY - frame.target
    elif room < 0 and frame.target >= 0:
        room = view.place[frame.target]
    return tuple(view.slots[room]) if room >= 0 else None
