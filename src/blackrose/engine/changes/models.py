"""Changes of models: where they stand, which are in play, and the upgrades they carry."""

from __future__ import annotations

from blackrose.engine import events as ev
from blackrose.engine.changes.cubes import clear_bar, is_full
from blackrose.engine.changes.for_a_while import shed_blocks, turn_back
from blackrose.engine.changes.pending import forget_hits
from blackrose.engine.changes.telling import emit
from blackrose.engine.table import (
    ABSENT,
    CELL,
    NOBODY,
    CommandFrame,
    DefeatFrame,
    EvocationFrame,
    HitFrame,
    Knowing,
    ManoeuvreFrame,
    Table,
    TextFrame,
    excluding,
    including,
)


def enter(t: Table, model: int, room: int) -> bool:
    """A model comes to be in a room where it was not, however it got there."""
    before = t.place[model]
    if before == room:
        return False
    t.place[model] = room
    emit(t, ev.ENTERED, model, room, before)
    return True


def swap_places(t: Table, one: int, other: int) -> bool:
    """Two models in different rooms come to be where the other was, at the same time."""
    here, there = t.place[one], t.place[other]
    if here == there or here < 0 or there < 0:
        return False
    t.place[one], t.place[other] = there, here
    emit(t, ev.ENTERED, one, there, here)
    emit(t, ev.ENTERED, other, here, there)
    return True


def to_cell(t: Table, mage: int) -> None:
    """A mage's model goes to its Cell; what is left of its running physical actions is lost, and blocks are
    shed (CEL.5).
    """
    room = t.place[mage]
    t.place[mage] = CELL
    shed_blocks(t, mage)
    turn_back(t, mage)
    for frame in t.stack:
        if isinstance(frame, (ManoeuvreFrame, EvocationFrame)):
            if frame.model == mage:
                frame.going = 0
        elif isinstance(frame, CommandFrame):
            frame.going &= mage != t.rules.avatar
        elif isinstance(frame, Knowing):
            if mage in (frame.target, frame.it):
                frame.left = room
            if isinstance(frame, TextFrame) and frame.actor == mage == t.rules.avatar:
                _end_action(t, frame)
    emit(t, ev.CELLED, mage)


def _end_action(t: Table, f: TextFrame) -> None:
    """The rest of a physical action of a command is lost; a spell goes on (AVA.21, AVA.40)."""
    program = t.rules.programs[f.code]
    if program.kind == "command action":
        f.sentence, f.clause = len(program.text), 0


def summon(t: Table, owner: int, evocation: int, room: int) -> int:
    """An evocation of a kind comes into play for its owner; NOBODY if no model or no place is left."""
    model = next((m for m in t.rules.places_of(owner) if t.place[m] == ABSENT), NOBODY)
    if model == NOBODY or t.supply[evocation] == 0:
        return NOBODY
    t.supply[evocation] -= 1
    t.kind[model] = evocation
    t.place[model] = room
    emit(t, ev.SUMMONED, model, evocation, owner, room)
    emit(t, ev.ENTERED, model, room, ABSENT)
    return model


def tire(t: Table, model: int) -> None:
    """An evocation has been activated and is not activated again in this phase."""
    t.exhausted = including(t.exhausted, model)


def take_off(t: Table, model: int, felled_by: int = NOBODY, by_model: int = NOBODY) -> None:
    """An evocation leaves play: removed by an effect, or felled by damage when ``felled_by`` is told."""
    kind, room, owner = t.kind[model], t.place[model], t.rules.owner(model)
    clear_bar(t, model)
    unassign(t, model)
    t.place[model] = ABSENT
    t.kind[model] = NOBODY
    t.control[model] = owner
    t.exhausted = excluding(t.exhausted, model)
    t.supply[kind] += 1
    if t.assigned:
        t.assigned = tuple(pair for pair in t.assigned if pair[0] != model)
    _forget(t, model, room)
    if felled_by == NOBODY:
        emit(t, ev.REMOVED, model, kind, owner, room)
    else:
        emit(t, ev.FELLED, model, kind, owner, room, felled_by, by_model)


def _forget(t: Table, model: int, room: int) -> None:
    """No running effect means this model any more: another may soon stand in its place."""
    for frame in t.stack:
        if isinstance(frame, Knowing):
            _forget_in(frame, model, room)
        elif isinstance(frame, (ManoeuvreFrame, EvocationFrame)):
            if frame.model == model:
                frame.model = NOBODY
            if isinstance(frame, ManoeuvreFrame) and frame.along == model:
                frame.along = NOBODY
        elif isinstance(frame, HitFrame):
            forget_hits(frame, model)
        elif isinstance(frame, DefeatFrame) and frame.striker == model:
            frame.striker = NOBODY
    if t.lasting:
        t.lasting = tuple(
            entry if entry.target != model else entry._replace(target=ABSENT) for entry in t.lasting
        )


def _forget_in(frame: Knowing, model: int, room: int) -> None:
    if model in (frame.target, frame.it):
        frame.left = room
    if frame.it == model:
        frame.it = NOBODY
    if frame.target == model:
        frame.target = NOBODY
    if frame.met == model:
        frame.met = NOBODY
    if isinstance(frame, TextFrame) and frame.source == model:
        frame.source = NOBODY
    frame.struck = excluding(frame.struck, model)
    if frame.unconverted:
        frame.unconverted = tuple([pair for pair in frame.unconverted if pair[0] != model])
    if model in frame.hit:
        frame.hit = (*[m for m in frame.hit if m != model], ABSENT)


def assign_upgrade(t: Table, model: int, upgrade: int) -> bool:
    """An upgrade from the supply goes on an evocation; none left, none assigned."""
    if t.upgrades[upgrade] == 0:
        return False
    unassign(t, model)
    t.upgrades[upgrade] -= 1
    t.upgrade[model] = upgrade
    emit(t, ev.ASSIGNED, model, upgrade)
    return True


def unassign(t: Table, model: int) -> None:
    """An evocation's upgrade, if it has one, goes back to the supply."""
    upgrade = t.upgrade[model]
    if upgrade != NOBODY:
        t.upgrade[model] = NOBODY
        t.upgrades[upgrade] += 1
        emit(t, ev.UPGRADE_BACK, model, upgrade)
        if is_full(t, model):  # it may have been what kept the bar from being full
            t.dying = including(t.dying, model)
