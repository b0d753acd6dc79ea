"""Damage that does not stay where it was placed: ignored, or moved on to another model.

What answers it and what inflicted it both go by what is left of it (TRP.35, TRP.36).
"""

from __future__ import annotations

from blackrose.engine import events as ev
from blackrose.engine.changes.cubes import places_on_bar
from blackrose.engine.changes.telling import emit
from blackrose.engine.events import Suffered
from blackrose.engine.meaning.modifiers import health
from blackrose.engine.table import (
    CARRIED_OUT,
    NOBODY,
    EvocationFrame,
    FullStopFrame,
    Table,
    TextFrame,
    excluding,
    including,
    replaced,
    without,
)


def suffered_less(t: Table, event: Suffered, number: int, bearer: int = NOBODY, placed: int = 0) -> Suffered:
    """Notes that part of the damage of an event was ignored, or moved on to a bearer who took some of it;
    returns what is left of the event.
    """
    if not number:
        return event
    left = event._replace(amount=event.amount - number)
    if bearer != NOBODY:
        left = left._replace(cause=event.cause | ev.MOVED)
    for at in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[at]
        if isinstance(frame, FullStopFrame) and event in frame.happened:
            frame.happened = replaced(frame.happened, frame.happened.index(event), left)
            inflicter = _inflicter(t, at, event)
            if isinstance(inflicter, TextFrame):
                _text_inflicted_less(t, inflicter, frame, left, bearer)
            elif inflicter is not None:
                _evocation_inflicted_less(inflicter, event, number, bearer, placed)
            break
    return left


def _inflicter(t: Table, at: int, event: Suffered) -> TextFrame | EvocationFrame | None:
    """The text or the activation of an evocation that runs below a full stop and has inflicted the damage
    which is answered there. One that ended with its sentence is gone.
    """
    for frame in reversed(t.stack[:at]):
        if isinstance(frame, FullStopFrame):
            return None
        if isinstance(frame, TextFrame):
            if t.rules.programs[frame.code].cause == event.cause & ~ev.MARKS:
                return frame
        elif isinstance(frame, EvocationFrame) and frame.model == event.striker:
            return frame
    return None


def _text_inflicted_less(t: Table, text: TextFrame, stop: FullStopFrame, left: Suffered, bearer: int) -> None:
    """Notes in a text what became of its hit. A hit with nothing left has damaged nobody, or only the new
    bearer. If nothing is left of any hit of the sentence, the sentence was not carried out.
    """
    if not left.amount and left.model in text.hit:
        text.hit = without(text.hit, left.model)
    if bearer != NOBODY:
        if t.rules.programs[text.code].marks_hit:
            text.hit = (*text.hit, bearer)
    elif not any(_is_left(event, left.cause) for event in stop.happened):
        text.done &= ~CARRIED_OUT


def _is_left(event: ev.Event, cause: int) -> bool:
    if not isinstance(event, Suffered) or (event.cause ^ cause) & ~ev.MOVED:
        return False
    return event.amount > 0 or bool(event.cause & ev.MOVED)


def _evocation_inflicted_less(
    activation: EvocationFrame, event: Suffered, number: int, bearer: int, placed: int
) -> None:
    inflicted = list(activation.inflicted)
    for at, (model, amount, colour) in enumerate(inflicted):
        if (model, colour) == (event.model, event.by):
            inflicted[at] = (model, amount - number, colour)
            break
    if placed:
        inflicted.append((bearer, placed, event.by))
    activation.inflicted = tuple(inflicted)


def shift_damage(t: Table, model: int, places: tuple[int, ...], to: int, by: int) -> int:
    """Cubes at these places of a bar go to another model in their colours, as far as it has room for them; it
    suffers them by whoever moves them. Gives how many.
    """
    bar = t.bar[model]
    places = places[: health(t, to) - len(t.bar[to])]
    if not places or model == to:
        return 0
    moved = [bar[at] for at in places]
    t.bar[model] = tuple([cube for at, cube in enumerate(bar) if at not in places])
    t.dying = excluding(t.dying, model)
    emit(t, ev.TRANSFERRED, model, to, len(moved))
    for colour in dict.fromkeys(moved):
        number = moved.count(colour)
        t.bar[to] += (colour,) * number
        emit(t, ev.SUFFERED, to, number, colour, by, ev.BY_OTHER)
    if len(t.bar[to]) >= health(t, to):
        t.dying = including(t.dying, to)
    return len(moved)


def transfer_damage(t: Table, event: Suffered, to: int, amount: int) -> tuple[int, Suffered]:
    """Cubes of the damage an event tells of go on to another model in their colour: it is damage suffered by
    the new bearer. What finds no place there is lost (DMG.2); where nothing does, nothing is moved.

    Gives how many left the old bearer, and what is left of the event.
    """
    model, by = event.model, event.by
    bar = t.bar[model]
    amount = min(amount, event.amount, bar.count(by))
    placed = min(amount, places_on_bar(t, to))
    if placed <= 0 or model == to:
        return 0, event
    places = [at for at, cube in enumerate(bar) if cube == by][-amount:]
    t.bar[model] = tuple(cube for at, cube in enumerate(bar) if at not in places)
    t.dying = excluding(t.dying, model)
    t.bar[to] += (by,) * placed
    t.pool[by] += amount - placed
    if len(t.bar[to]) >= health(t, to):
        t.dying = including(t.dying, to)
    left = suffered_less(t, event, amount, to, placed)
    emit(t, ev.TRANSFERRED, model, to, amount)
    emit(t, ev.SUFFERED, to, placed, by, event.striker, event.cause)
    return amount, left
