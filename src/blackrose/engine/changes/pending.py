"""Hits that are known and whose cubes are not placed yet: what is left of them, lowered or moved on.

A protection is set off by such a hit (``PENDING`` damage) and knows it by whom it hits, whose it is and what
it comes from; how much is left of it stands in its frame alone.
"""

from __future__ import annotations

from blackrose.engine import events as ev
from blackrose.engine.changes.cubes import places_on_bar
from blackrose.engine.changes.telling import emit
from blackrose.engine.table import NOBODY, HitFrame, Table, replaced


def hit_left(t: Table, event: ev.Event | None) -> int:
    """How much is left of a hit, fit or not: so much of it can be ignored (TRP.28)."""
    found = _find(t, event)
    return 0 if found is None else found[2].amount


def hit_to_come(t: Table, event: ev.Event | None) -> int:
    """How much damage a hit would place as things stand: what counts as suffered."""
    found = _find(t, event)
    if found is None:
        return 0
    hit = found[2]
    return max(0, min(hit.amount, places_on_bar(t, hit.model), t.pool[hit.by]))


def lower_hit(t: Table, event: ev.Suffered, number: int) -> int:
    """So much of a hit is ignored; gives how much that was."""
    found = _find(t, event)
    if found is None:
        return 0
    frame, at, hit = found
    number = min(number, hit.amount)
    if number > 0:
        _put(frame, at, hit._replace(amount=hit.amount - number))
        emit(t, ev.IGNORED, hit.model, number)
    return number


def move_hit(t: Table, event: ev.Suffered, to: int, number: int) -> int:
    """So much of a hit goes on to another model, in the same cubes, and can be answered there anew; gives how
    much that was. Where nothing of it finds a place, nothing is moved (TRP.36).
    """
    found = _find(t, event)
    if found is None:
        return 0
    frame, at, hit = found
    number = min(number, hit.amount)
    if number <= 0 or to == hit.model or places_on_bar(t, to) <= 0:
        return 0
    _put(frame, at, hit._replace(amount=hit.amount - number))
    frame.happened = (*frame.happened, hit._replace(model=to, amount=number))
    emit(t, ev.TRANSFERRED, hit.model, to, number)
    return number


def forget_hits(frame: HitFrame, model: int) -> None:
    """A model has left play: no hit falls on it any more, and nobody knows it as the striker."""
    for at, hit in enumerate(frame.happened):
        if isinstance(hit, ev.Suffered):
            if hit.model == model:
                _put(frame, at, hit._replace(amount=0, model=NOBODY))
            elif hit.striker == model:
                _put(frame, at, hit._replace(striker=NOBODY))


def _put(frame: HitFrame, at: int, hit: ev.Suffered) -> None:
    frame.happened = replaced(frame.happened, at, hit)


def _find(t: Table, event: ev.Event | None) -> tuple[HitFrame, int, ev.Suffered] | None:
    """The frame of a hit, its place there, and the hit as it stands."""
    if not isinstance(event, ev.Suffered) or not event.cause & ev.PENDING:
        return None
    for frame in reversed(t.stack):
        if isinstance(frame, HitFrame):
            for at, hit in enumerate(frame.happened):
                if isinstance(hit, ev.Suffered) and _is_same(hit, event):
                    return frame, at, hit
    return None


def _is_same(hit: ev.Suffered, event: ev.Suffered) -> bool:
    strikers = (event.striker, NOBODY)  # who struck may have left play since
    return (hit.model, hit.by, hit.cause) == (event.model, event.by, event.cause) and hit.striker in strikers
