"""The loop: take the top frame, run its next step, until somebody must decide or the game is over."""

from __future__ import annotations

from collections.abc import Callable

from blackrose.engine import actions, atoms, barrier, effects, event_board, own_quests, windows
from blackrose.engine import events as ev
from blackrose.engine.decisions import Decision, IllegalChoice, Option
from blackrose.engine.frames import Asked
from blackrose.engine.rules import Step
from blackrose.engine.table import (
    BARRIER,
    DEFEAT,
    EFFECT,
    EVOCATION,
    FULL_STOP,
    INSTANT,
    NOBODY,
    PHASE,
    Frame,
    Table,
)

DEPTH_LIMIT = 400
"""How many frames may stand on each other before a chain of effects is stopped."""

STEP_LIMIT = 20_000
"""How many steps may pass without anybody deciding anything."""

CHAINED = (EFFECT, FULL_STOP)
"""Where a chain of effects begins: with a text, or at a full stop."""


def run_phase(t: Table, f: Frame) -> None:
    """The next step of a phase of the edition's round."""
    steps = t.rules.edition.phases[f.code].steps
    while f.pc < len(steps):
        f.cursor = 0
        if not steps[f.pc](t, f):
            return
        f.pc += 1
        f.data = ()
        f.picks = ()
        if t.stack[-1] is not f:
            return  # a full stop comes before the next step
    t.stack.pop()


def run_game(t: Table, f: Frame) -> None:
    """Setup, then the rounds, then the final count; the phases of a round are frames of their own."""
    edition = t.rules.edition
    before = len(edition.setup)
    if f.clause < before:
        _one_step(t, f, edition.setup[f.clause])
    elif f.clause == before and (f.pc == 0 or f.pc % len(edition.phases) or not edition.is_last(t)):
        _begin_phase(t, f)
    elif f.clause < before + len(edition.finish):
        _one_step(t, f, edition.finish[f.clause - before])
    else:
        t.stack.pop()


def _one_step(t: Table, f: Frame, step: Step) -> None:
    f.cursor = 0
    if step(t, f):
        f.clause += 1
        f.data = ()
        f.picks = ()


def _begin_phase(t: Table, f: Frame) -> None:
    phases = len(t.rules.edition.phases)
    t.phase = f.pc % phases
    if t.phase == 0:
        t.round += 1
        atoms.emit(t, (ev.ROUND, t.round))
    t.first = t.crown  # whoever holds the crown now is First Mage for this whole phase
    f.pc += 1
    atoms.emit(t, (ev.PHASE, t.phase))
    t.stack.append(Frame(PHASE, t.phase))


HANDLERS: tuple[Callable[[Table, Frame], None], ...] = (
    effects.run_effect,
    effects.run_each,
    windows.run_full_stop,
    windows.run_defeat,
    actions.run_cast,
    actions.run_manoeuvre,
    actions.run_evocation,
    actions.run_activation,
    run_phase,
    barrier.run_barrier,
    run_game,
    own_quests.run_task,
    event_board.run_instant,
)


def run(t: Table) -> None:
    """Goes on until a decision is open or the game is over."""
    stack, handlers = t.stack, HANDLERS
    try:
        while True:
            for _ in range(STEP_LIMIT):
                if not stack or t.asked:
                    return
                frame = stack[-1]
                handlers[frame.kind](t, frame)
                if len(stack) > DEPTH_LIMIT:
                    break
            _void(t)
    except Asked:
        pass


def _void(t: Table) -> None:
    """Stops a chain that does not end: everything above the lowest text is dropped, and the log says so.

    Bars that are full now are dealt with at the next full stop; a defeat that was under way is over: its mage
    has no damage any more.
    """
    lowest = next(at for at, frame in enumerate(t.stack) if frame.kind in CHAINED)
    code = next((frame.code for frame in t.stack[lowest:] if frame.kind == EFFECT), -1)
    dropped = t.stack[lowest:]
    del t.stack[lowest:]
    for frame in dropped:
        if frame.kind == DEFEAT and frame.tally:
            atoms.clear_bar(t, frame.source)
        elif frame.kind == INSTANT:
            event_board.cut_short(t, frame.code)
    t.control = [t.rules.owner(model) for model in range(t.rules.models)]
    for frame in t.stack:
        if frame.kind == EVOCATION and frame.source != NOBODY:  # still under way, under its controller
            t.control[frame.source] = frame.actor
    t.dying = sum(1 << model for model in range(t.rules.models) if atoms.is_full(t, model))
    t.fresh = []
    atoms.emit(t, (ev.VOIDED, code))
    t.fresh = []


def choose(t: Table, seat: int, option: Option) -> None:
    """Answers a seat's open decision; an answer that is not on the list changes nothing."""
    for decision in t.asked:
        if decision[0] == seat:
            if option not in decision[2]:
                raise IllegalChoice(_not_offered(option, decision))
            # What was offered is kept, not its equal: 1.0 or True would be told otherwise than 1.
            seat, option = decision[0], decision[2][decision[2].index(option)]
            break
    else:
        waiting = ", ".join(str(d.seat) for d in t.asked) or "nobody"
        raise IllegalChoice(f"seat {seat} has nothing to decide now; waited for: {waiting}")
    frame = t.stack[-1]
    if frame.kind == BARRIER:
        barrier.answer(t, frame, seat, option, t.asked)
    else:
        t.asked = ()
        frame.picks = (*frame.picks, option)
    if not t.asked:
        run(t)


def _not_offered(option: Option, decision: Decision) -> str:
    shown = ", ".join(map(str, decision.options[:6])) + (" …" if len(decision.options) > 6 else "")
    return f"{option!r} is not a legal answer to '{decision.kind}'; legal: {shown}"


def retract(t: Table, seat: int) -> None:
    """Takes back a seat's last answer of a secret choice that is still open."""
    frame = t.stack[-1] if t.stack else None
    if frame is None or frame.kind != BARRIER or not barrier.retract(frame, seat):
        raise IllegalChoice(f"seat {seat} has no secret answer to take back")
    t.asked = ()
    run(t)
