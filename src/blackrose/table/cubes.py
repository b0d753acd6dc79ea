"""Where the cubes are or go that a question is about: a model's bar or a room's slots."""

from __future__ import annotations

from types import SimpleNamespace
from typing import NamedTuple

from blackrose.engine.atoms import free_slots
from blackrose.engine.decisions import Decision
from blackrose.engine.frames import seat_for
from blackrose.engine.modifiers import instability_after_less
from blackrose.engine.phrases import Nums, actors, amount, dummy_rooms, is_dummy, rooms
from blackrose.engine.table import EFFECT, NOBODY, Frame, Table
from blackrose.engine.verbs_cubes import convert_where, hit_caps, targets
from blackrose.engine.views import View
from blackrose.language import tree as tr
from blackrose.table.frames import seen_frames

ANY_CHANCE = bytes(32)
"""What is asked for here does not depend on chance."""

Row = tuple[int, ...]


class CubePlace(NamedTuple):
    """The bar of a model, or the slots of a room."""

    is_room: bool
    number: int

    def row(self, view: View) -> Row:
        """The factions of the cubes there, from the left."""
        return tuple((view.slots if self.is_room else view.bar)[self.number])


def cube_place(view: View) -> CubePlace | None:
    """Where the cube is that is asked for; None where the clause is about several places."""
    frame = seen_frames(view)[-1]
    clause = _clause(view, frame)
    if isinstance(clause, tr.Heal):
        return _bar(frame.actor if clause.on is None else _model(frame, clause.on))
    if isinstance(clause, tr.Convert):
        if clause.thing is tr.Thing.DAMAGE:
            on = clause.on
            if isinstance(on, tr.RoomRef):
                return None
            return _bar(frame.target if on is None else _model(frame, on))
        return _slots(view, frame)
    return None


def _clause(view: View, frame: SimpleNamespace | Frame) -> tr.Clause | None:
    if frame.kind != EFFECT or frame.pc < 0:
        return None
    part = view.rules.programs[frame.code].text[frame.pc]
    return part.clauses[frame.clause] if isinstance(part, tr.Sentence) else None


def _model(frame: SimpleNamespace, on: tr.ModelRef) -> int:
    if isinstance(on, tr.You):
        return int(frame.actor)
    if isinstance(on, tr.It):
        return int(frame.it)
    return int(frame.target) if isinstance(on, tr.Target) else NOBODY


def _bar(model: int) -> CubePlace | None:
    return CubePlace(False, model) if model >= 0 else None


def _slots(view: View, frame: SimpleNamespace) -> CubePlace | None:
    room = frame.room
    if room < 0 and is_dummy(frame.target):
        room = next(iter(dummy_rooms(view.tiles, frame.target)), NOBODY)
    elif room < 0 and frame.target >= 0:
        room = view.place[frame.target]
    return CubePlace(True, room) if room >= 0 else None


# --------------------------------------------------------------------------------------------------
# Too few cubes
# --------------------------------------------------------------------------------------------------


def share_place(view: View, decision: Decision) -> CubePlace | None:
    """The place that gets the cubes asked for, where too few are shared out; None where it is unsure.

    The places are gone through as the verb does, with the answers given so far.
    """
    table = view.redeal(ANY_CHANCE)
    frame = table.stack[-1]
    clause = _clause(view, frame)
    if not isinstance(clause, tr.Inflict | tr.PlaceInstability | tr.Convert):
        return None
    frame.cursor = 0
    is_room = isinstance(clause, tr.PlaceInstability) or (
        isinstance(clause, tr.Convert) and clause.thing is not tr.Thing.DAMAGE
    )
    for faction in actors(table, frame, clause.actor):
        if isinstance(clause, tr.Inflict):
            colour, where, caps = _hits(table, frame, clause, faction)
        elif isinstance(clause, tr.PlaceInstability):
            colour, where, caps = _placings(table, frame, clause, faction)
        else:
            colour, where, caps = _conversions(table, frame, clause, faction)
        left, total = table.pool[colour], sum(caps)
        for place, cap in zip(where, caps, strict=True):
            total -= cap
            low, high = max(0, left - total), min(cap, left)
            if low >= high:
                left -= high
            elif frame.cursor < len(frame.picks):
                left -= frame.picks[frame.cursor][1]
                frame.cursor += 1
            else:
                asked = tuple(("amount", number) for number in range(low, high + 1))
                return CubePlace(is_room, place) if asked == decision.options else None
    return None


def _hits(t: Table, f: Frame, clause: tr.Inflict, faction: int) -> tuple[int, Nums, Nums]:
    hit = targets(t, f, clause.on, faction)
    return faction, hit, hit_caps(t, f, clause.amount, hit, faction)


def _placings(t: Table, f: Frame, clause: tr.PlaceInstability, faction: int) -> tuple[int, Nums, Nums]:
    wanted = amount(t, f, clause.amount)
    where = rooms(t, f, clause.where, seat_for(t, faction))
    caps = tuple(min(instability_after_less(t, r, wanted, faction), free_slots(t, r)) for r in where)
    return t.rules.rose if clause.black else faction, where, caps


def _conversions(t: Table, f: Frame, clause: tr.Convert, faction: int) -> tuple[int, Nums, Nums]:
    wanted = amount(t, f, clause.amount)
    rows = t.bar if clause.thing is tr.Thing.DAMAGE else t.slots
    where = convert_where(t, f, clause, faction)
    return faction, where, tuple(min(wanted, sum(cube != faction for cube in rows[at])) for at in where)
