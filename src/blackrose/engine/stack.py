"""The stack: beginning a text, and the full stop after a sentence."""

from __future__ import annotations

from blackrose.engine.events import Event, Reaches, bits
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
    frame = TextFrame(
        code,
        actor,
        source,
        AIMING,
        slot=slot,
        stood=t.place[actor] if t.rules.is_mage(actor) else NOBODY,
        target=target,
        room=room,
        it=it,
        trigger=trigger,
    )
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
    """The seats from the First Mage on, clockwise."""
    return t.rules.orders[t.first]


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
