"""Defeats: bars that are full once everybody could react, and mages an effect defeats outright."""

from __future__ import annotations

from collections.abc import Iterator

from blackrose.engine import atoms
from blackrose.engine import events as ev
from blackrose.engine.frames import full_stop, play_order
from blackrose.engine.table import DEFEAT, FULL_STOP, NOBODY, Frame, Table
from blackrose.language import tree as tr

OUTRIGHT = 1
"""The ``once`` of a DEFEAT frame that does not ask for a full bar."""

BEGUN = 1
"""The ``tally`` of a DEFEAT frame whose first step has come."""


def doom(t: Table, mage: int, by: int) -> None:
    """An effect of a faction defeats a mage outright: at the full stop, whatever is on the bar (DEF.15)."""
    t.dying |= 1 << _doomed(t, mage, by)


def spare(t: Table, mage: int) -> bool:
    """An effect that says so takes an outright defeat back while it is still to come (DEF.15)."""
    bits = sum(1 << _doomed(t, mage, by) for by in range(t.rules.seats + 1))
    spared = bool(t.dying & bits)
    t.dying &= ~bits
    for frame in t.stack:
        if frame.kind == FULL_STOP and frame.data[1] & bits:
            frame.data = (frame.data[0], frame.data[1] & ~bits)
            spared = True
    return spared


def _doomed(t: Table, mage: int, by: int) -> int:
    return t.rules.models + by * t.rules.seats + mage


def settle_defeats(t: Table, f: Frame) -> bool:
    """Whoever is still to fall once all reactions are through (DEF.2): evocations leave, then mages are
    defeated one after the other in play order (DEF.3, DEF.16).
    """
    dying = f.data[1] | _weakened(t)
    if not dying:
        return True
    f.data = (f.data[0], 0)
    rules = t.rules
    for model in range(rules.seats, rules.models):
        if dying >> model & 1 and atoms.is_full(t, model):
            atoms.take_off(t, model, felled_by=t.bar[model][-1], by_model=_last_striker(f, model))
    frames = [frame for seat in play_order(t) for frame in _defeat_of(t, f, seat, dying)]
    t.stack.extend(reversed(frames))
    return not frames


def _weakened(t: Table) -> int:
    """Evocations whose Health has sunk to their damage, as bits; not those an outer full stop deals with."""
    seats = t.rules.seats
    if tr.Stat.HEALTH not in t.rules.raised or not any(t.bar[seats:]):
        return 0
    bits = 0
    for model, bar in enumerate(t.bar[seats:], seats):
        if bar and len(bar) >= t.rules.evocations[t.kind[model]].health and atoms.is_full(t, model):
            bits |= 1 << model
    if not bits:
        return 0
    for frame in t.stack[:-1]:
        if frame.kind == FULL_STOP:
            bits &= ~frame.data[1]
    return bits


def _defeat_of(t: Table, f: Frame, seat: int, dying: int) -> Iterator[Frame]:
    """The defeat of a mage, if one is due: a full bar goes before an outright one."""
    if dying >> seat & 1 and atoms.is_full(t, seat):
        yield Frame(DEFEAT, actor=t.bar[seat][-1], source=seat, it=_last_striker(f, seat))
        return
    for by in range(t.rules.seats + 1):
        if dying >> _doomed(t, seat, by) & 1:
            yield Frame(DEFEAT, actor=by, source=seat, once=OUTRIGHT)
            return


def _last_striker(f: Frame, model: int) -> int:
    """The model that inflicted the last damage of this sentence, if anybody waits to know."""
    for event in reversed(f.data[0]):
        if event[0] == ev.SUFFERED and event[1] == model and event[2]:
            return int(event[4])
    return NOBODY


def run_defeat(t: Table, f: Frame) -> None:
    """The edition's steps of a mage's defeat, then a full stop for what waits on it (DEF.27)."""
    steps = t.rules.edition.defeat
    if not f.tally:
        if not _still_due(t, f):
            t.stack.pop()
            return
        f.tally = BEGUN
        # What the bar showed and where the mage stood, for whatever waits on the defeat.
        f.room = t.place[f.source]
        f.did = sum(1 << faction for faction in set(t.bar[f.source]))
    while f.pc < len(steps):
        f.cursor = 0
        if not steps[f.pc](t, f):
            return
        f.pc += 1
    t.stack.pop()
    atoms.emit(t, (ev.DEFEATED, f.source, f.actor, f.it, f.room, f.did))
    full_stop(t)


def _still_due(t: Table, f: Frame) -> bool:
    """Whether a defeat is still to come: what waited on the defeat of another may have averted it."""
    if f.once == OUTRIGHT:
        return True
    if not atoms.is_full(t, f.source):
        return False
    f.actor = t.bar[f.source][-1]
    return True
