"""The stack: beginning a text, and the full stop after a sentence."""

from __future__ import annotations

from typing import Final

from blackrose.engine.events import Event, Reaches, bits
from blackrose.engine.programs import Program
from blackrose.engine.table import (
    AIMING,
    CELL,
    NOBODY,
    PART,
    WHOLE,
    EachMageFrame,
    Frame,
    FullStopFrame,
    Knowing,
    Table,
    TextFrame,
    including,
)

OF_EVENTS: Final = ("event", "event card")
"""Texts that an Avatar ignores as far as they are about mages (AVA.13, AVA.58)."""


def spared_by(t: Table, program: Program) -> int:
    """The mages that a text leaves out from the beginning, as bits: an Avatar, if it is an event's."""
    avatar = t.rules.avatar
    return including(0, avatar) if avatar != NOBODY and program.kind in OF_EVENTS else 0


def push_effect(
    t: Table,
    code: int,
    actor: int,
    source: int,
    *,
    trigger: Event | None = None,
    target: int = NOBODY,
    room: int = NOBODY,
    it: int = NOBODY,
    slot: int = NOBODY,
) -> TextFrame:
    """Begins a text: who resolves it, from which model's place, and what set it off."""
    mage = t.rules.is_mage(actor) and not t.rules.is_hers(actor, source)
    frame = TextFrame(
        code,
        actor,
        source,
        AIMING,
        slot=slot,
        stood=t.place[actor] if mage else NOBODY,
        target=target,
        room=room,
        it=it,
        trigger=trigger,
    )
    if t.rules.avatar != NOBODY:
        frame.spared = spared_by(t, t.rules.programs[code])
    t.stack.append(frame)
    return frame


def full_stop(t: Table) -> None:
    """A sentence ended: if anything waits for what it did, or a bar is full, that is dealt with first. For
    most of what happens nobody waits; then there is nothing to stop for.
    """
    if t.dying or t.doomed or (t.fresh and t.rules.edition.hears(t, bits(t.fresh))):
        celled = mages_in_cells(t) if t.rules.traps_wait_for_quests else 0
        t.stack.append(FullStopFrame(tuple(t.fresh), t.dying, t.doomed, celled))
        t.dying = 0
        t.doomed = ()
    if t.fresh:
        t.fresh = []


def mages_in_cells(t: Table) -> int:
    """The mages in their Cells, as bits: what waits for their quests does not reach them there (CEL.7)."""
    celled = 0
    if CELL not in t.place:
        return celled
    for seat in range(t.rules.seats):
        if t.place[seat] == CELL:
            celled = including(celled, seat)
    return celled


def play_order(t: Table) -> tuple[int, ...]:
    """The seats from the First Mage on, clockwise; an Avatar has its place among them (AVA.4)."""
    return t.rules.orders[t.seating][t.first]


def clockwise(t: Table, seat: int) -> tuple[int, ...]:
    """The seats from one on, clockwise."""
    return t.rules.orders[t.seating][seat]


def players_order(t: Table) -> tuple[int, ...]:
    """The seats that somebody plays, from the First Mage on, clockwise."""
    order = t.rules.orders[t.seating][t.first]
    return order if t.rules.avatar == NOBODY else tuple([seat for seat in order if seat in t.rules.people])


def frames_of(t: Table, reaches: Reaches) -> list[Knowing]:
    """The frames of a spell that was seen to touch somebody, its whole text first; none once it is over."""
    found: list[Knowing] = []
    running = False
    for frame in t.stack:
        if isinstance(frame, TextFrame) and frame.extent == WHOLE:
            running = frame.code == reaches.effect and frame.actor == reaches.who
            found = [frame] if running else found
        elif running and _is_part(frame) and isinstance(frame, Knowing):
            found.append(frame)
        else:
            running = False
    return found


def _is_part(frame: Frame) -> bool:
    return isinstance(frame, EachMageFrame) or (isinstance(frame, TextFrame) and frame.extent == PART)
