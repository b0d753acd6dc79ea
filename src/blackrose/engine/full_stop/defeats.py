"""Defeats: bars that are full once everybody could react, and mages an effect defeats outright."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.stack import full_stop, play_order
from blackrose.engine.table import (
    DID_DEFEAT,
    DID_FALL,
    NOBODY,
    ActivationFrame,
    Answered,
    DefeatFrame,
    Doom,
    EvocationFrame,
    Frame,
    FullStopFrame,
    InstantFrame,
    Table,
    TaskFrame,
    TextFrame,
    as_bits,
    includes,
    including,
)
from blackrose.language import tree as tr

GOES_ON: Final = (Answered, InstantFrame)
"""What is no part of a mage's action, though it came about in it."""


def doom(t: Table, mage: int, by: int) -> None:
    """An effect of a faction defeats a mage outright: at the full stop, whatever is on the bar (DEF.15)."""
    if (mage, by) not in t.doomed:
        t.doomed = tuple(sorted((*t.doomed, (mage, by))))


def spare(t: Table, mage: int) -> bool:
    """Takes back an outright defeat that is still to come (DEF.15)."""
    before = len(t.doomed)
    t.doomed = _without(t.doomed, mage)
    spared = len(t.doomed) < before
    for frame in t.stack:
        if isinstance(frame, FullStopFrame):
            before = len(frame.doomed)
            frame.doomed = _without(frame.doomed, mage)
            spared |= len(frame.doomed) < before
    return spared


def _without(doomed: tuple[Doom, ...], mage: int) -> tuple[Doom, ...]:
    return tuple(doom for doom in doomed if doom[0] != mage)


def settle_defeats(t: Table, f: FullStopFrame) -> bool:
    """Whoever is still to fall once all reactions are through (DEF.2): evocations leave, then mages are
    defeated one after the other in play order (DEF.3, DEF.16).
    """
    dying = f.dying | _weakened(t)
    doomed = f.doomed
    if not dying and not doomed:
        return True
    f.dying, f.doomed = 0, ()
    rules = t.rules
    for model in rules.evocation_models:
        if includes(dying, model) and changes.is_full(t, model):
            _note_fall(t, model)
            changes.take_off(t, model, felled_by=t.bar[model][-1], by_model=_last_striker(f, model))
    frames = [frame for seat in play_order(t) for frame in _defeat_of(t, f, seat, dying, doomed)]
    t.stack.extend(reversed(frames))
    return not frames


def _note_fall(t: Table, model: int) -> None:
    """The text whose sentence has come to this full stop has defeated its target, or whoever resolves it:
    "if that defeats …" goes by it (EFF.39).
    """
    text = _text_at_full_stop(t)
    if text is not None:
        if model == text.target:
            text.did |= DID_DEFEAT
        if model == text.actor and t.rules.is_mage(model):
            text.did |= DID_FALL


def _text_at_full_stop(t: Table) -> TextFrame | None:
    """The running text below the innermost full stop, if it is not a full stop further down that it has come
    to.
    """
    stops = 0
    for frame in reversed(t.stack):
        if isinstance(frame, FullStopFrame):
            stops += 1
            if stops > 1:
                return None
        elif isinstance(frame, TextFrame):
            return frame
    return None


def _weakened(t: Table) -> int:
    """Evocations whose Health has sunk to their damage, as bits; not those an outer full stop deals with."""
    seats = t.rules.seats
    if tr.Stat.HEALTH not in t.rules.raised or not any(t.bar[seats:]):
        return 0
    bits = 0
    for model, bar in enumerate(t.bar[seats:], seats):
        if bar and len(bar) >= t.rules.evocations[t.kind[model]].health and changes.is_full(t, model):
            bits = including(bits, model)
    if not bits:
        return 0
    for frame in t.stack[:-1]:
        if isinstance(frame, FullStopFrame):
            bits &= ~frame.dying
    return bits


def _defeat_of(
    t: Table, f: FullStopFrame, seat: int, dying: int, doomed: tuple[Doom, ...]
) -> Iterator[DefeatFrame]:
    """The defeat of a mage, if one is due: a full bar goes before an outright one."""
    if includes(dying, seat) and changes.is_full(t, seat):
        yield DefeatFrame(seat, t.bar[seat][-1], _last_striker(f, seat))
        return
    for mage, by in doomed:
        if mage == seat:
            yield DefeatFrame(seat, by, outright=1)
            return


def defeat_to_come(t: Table, f: FullStopFrame, seat: int) -> ev.Defeated | None:
    """The defeat of a mage that is due at a full stop, as it will be told; None if there is none."""
    for frame in _defeat_of(t, f, seat, f.dying, f.doomed):
        room, colours = t.place[seat], _colours(t, seat)
        return ev.Defeated(ev.DEFEATED, seat, frame.by, frame.striker, room, colours)
    return None


def _colours(t: Table, mage: int) -> int:
    """The factions with damage on a mage's bar, as bits."""
    return as_bits(t.bar[mage])


def _last_striker(f: FullStopFrame, model: int) -> int:
    """The model that inflicted the last damage of this sentence, if anybody waits to know."""
    for event in reversed(f.happened):
        if isinstance(event, ev.Suffered) and event.model == model and event.amount:
            return event.striker
    return NOBODY


def pays_one(t: Table, f: DefeatFrame) -> bool:
    """Pays for a defeat by a text that pays its resolver alone; False if the text does not say so."""
    text = _text_at_full_stop(t)
    scoring = None if text is None else t.rules.programs[text.code].scoring
    if text is None or scoring is None or not scoring.alone:
        return False
    changes.earn_power(t, text.actor, scoring.alone)
    return True


def ranked_cubes(t: Table, f: DefeatFrame) -> tuple[int, ...]:
    """The cubes by which a defeat is ranked: those on the bar; whoever the text that defeats puts first has
    more of them than anybody.
    """
    bar = t.bar[f.mage]
    text = _text_at_full_stop(t)
    scoring = None if text is None else t.rules.programs[text.code].scoring
    if text is None or scoring is None or scoring.alone:
        return bar
    others = tuple(cube for cube in bar if cube != text.actor)
    most = max((others.count(cube) for cube in others), default=0)
    return (*others, *((text.actor,) * (most + 1)))


def run_defeat(t: Table, f: DefeatFrame) -> None:
    """The edition's steps of a mage's defeat, then a full stop for what waits on it (DEF.27)."""
    steps = t.rules.edition.defeat
    if not f.begun:
        if not _still_due(t, f):
            t.stack.pop()
            return
        f.begun = 1
        _note_fall(t, f.mage)
        # What the bar showed and where the mage stood, for whatever waits on the defeat.
        f.room = t.place[f.mage]
        f.colours = _colours(t, f.mage)
    while f.step < len(steps):
        f.cursor = 0
        if not steps[f.step](t, f):
            return
        f.step += 1
    t.stack.pop()
    changes.emit(t, ev.DEFEATED, f.mage, f.by, f.striker, f.room, f.colours)
    full_stop(t)


def _still_due(t: Table, f: DefeatFrame) -> bool:
    """Whether a defeat is still to come: what waited on the defeat of another may have averted it."""
    if f.outright:
        return True
    if not changes.is_full(t, f.mage):
        return False
    f.by = t.bar[f.mage][-1]
    return True


# --------------------------------------------------------------------------------------------------
# Steps of a defeat in some editions
# --------------------------------------------------------------------------------------------------


def spared_by_traps(t: Table, f: DefeatFrame) -> bool:
    """No more traps are sprung on a defeated mage for what happened before; they stay Active (TRP.10)."""
    for frame in t.stack:
        if isinstance(frame, Answered):
            frame.fallen = including(frame.fallen, f.mage)
    return True


def loses_turn(t: Table, f: DefeatFrame) -> bool:
    """A mage defeated in their own turn loses the rest of it, the running action too (CEL.6).

    What others do in between goes on: whatever answers a sentence of it, a hit that is known, an event.
    """
    for start, frame in enumerate(t.stack):
        if isinstance(frame, ActivationFrame) and frame.seat == f.mage:
            frame.going = 0
            _drop_action(t, start + 1)
            break
    return True


def _drop_action(t: Table, start: int) -> None:
    """Takes what belongs to an action off the stack; a quest that is shown in it is still dealt with."""
    kept: list[Frame] = []
    for number, frame in enumerate(t.stack[start:], start):
        if isinstance(frame, GOES_ON):
            kept += t.stack[number:]
            break
        if isinstance(frame, TaskFrame):
            kept.append(frame)
        elif isinstance(frame, EvocationFrame) and frame.model != NOBODY:
            t.control[frame.model] = t.rules.owner(frame.model)
    t.stack[start:] = kept
