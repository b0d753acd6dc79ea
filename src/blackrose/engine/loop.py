"""The loop: take the top frame, run its next step, until somebody must decide or the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from blackrose.engine import changes, effects, reaching
from blackrose.engine import events as ev
from blackrose.engine.asking import elements, secret
from blackrose.engine.asking.questions import Asked
from blackrose.engine.decisions import Decision, IllegalChoice
from blackrose.engine.edition import Step
from blackrose.engine.full_stop import claims, defeats, hits, window
from blackrose.engine.play import actions, commanding, event_board, own_quests
from blackrose.engine.table import (
    NEXT_ROUND,
    NOBODY,
    DefeatFrame,
    EvocationFrame,
    FullStopFrame,
    GameFrame,
    HitFrame,
    InstantFrame,
    PhaseFrame,
    SecretFrame,
    Table,
    TextFrame,
    as_bits,
)

DEPTH_LIMIT: Final = 400
"""How many frames may stand on each other before a chain of effects is stopped."""

STEP_LIMIT: Final = 20_000
"""How many steps may pass without anybody deciding anything."""

CHAINED: Final = (TextFrame, FullStopFrame, HitFrame)
"""Where a chain of effects begins: with a text, with a hit, or at a full stop."""


def run_phase(t: Table, f: PhaseFrame) -> None:
    """The next step of a phase of the edition's round."""
    steps = t.rules.edition.phases[f.phase].steps
    while f.step < len(steps):
        f.cursor = 0
        if not steps[f.step](t, f):
            return
        f.step += 1
        f.begun, f.at, f.left, f.named = 0, 0, (), ()
        f.picks = ()
        if t.stack[-1] is not f:
            return  # a full stop comes before the next step
    t.stack.pop()


def run_game(t: Table, f: GameFrame) -> None:
    """Setup, then the rounds, then the final count; the phases of a round are frames of their own."""
    edition = t.rules.edition
    before = len(edition.setup)
    if f.step < before:
        _one_step(t, f, edition.setup[f.step])
    elif f.step == before and (f.phases == 0 or f.phases % len(edition.phases) or not edition.is_last(t)):
        _begin_phase(t, f)
    elif f.step < before + len(edition.finish):
        _one_step(t, f, edition.finish[f.step - before])
    else:
        t.stack.pop()


def _one_step(t: Table, f: GameFrame, step: Step) -> None:
    f.cursor = 0
    if step(t, f):
        f.step += 1
        f.picks = ()


def _begin_phase(t: Table, f: GameFrame) -> None:
    edition = t.rules.edition
    t.phase = f.phases % len(edition.phases)
    if t.phase == 0:
        t.round += 1
        claims.offer_again(t, NEXT_ROUND)
        changes.emit(t, ev.ROUND, t.round)
    t.first = edition.first_mage(t)
    f.phases += 1
    changes.emit(t, ev.PHASE, t.phase)
    t.stack.append(PhaseFrame(t.phase))


HANDLERS: Final[tuple[Callable[[Table, Any], None], ...]] = (
    reaching.run_text,
    effects.run_each,
    window.run_full_stop,
    defeats.run_defeat,
    actions.run_cast,
    actions.run_manoeuvre,
    actions.run_evocation,
    actions.run_activation,
    run_phase,
    secret.run_secret,
    run_game,
    own_quests.run_task,
    event_board.run_instant,
    hits.run_hit,
    elements.run_naming,
    commanding.run_command,
)
"""How each kind of frame goes on, in the order of the kinds (see blackrose.engine.table.frames.frame)."""


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
    lowest = next(at for at, frame in enumerate(t.stack) if isinstance(frame, CHAINED))
    code = next((frame.code for frame in t.stack[lowest:] if isinstance(frame, TextFrame)), NOBODY)
    dropped = t.stack[lowest:]
    del t.stack[lowest:]
    for frame in dropped:
        if isinstance(frame, DefeatFrame) and frame.begun:
            changes.clear_bar(t, frame.mage)
        elif isinstance(frame, InstantFrame):
            event_board.cut_short(t, frame.event)
    t.control = [t.rules.owner(model) for model in range(t.rules.models)]
    for frame in t.stack:
        if isinstance(frame, EvocationFrame) and frame.model != NOBODY:  # still under its controller
            t.control[frame.model] = frame.controller
    t.doomed = ()
    t.dying = as_bits([model for model in range(t.rules.models) if changes.is_full(t, model)])
    t.fresh = []
    changes.emit(t, ev.VOIDED, code)
    t.fresh = []


def choose(t: Table, seat: object, option: object) -> None:
    """Answers a seat's open decision; an answer that is not on the list changes nothing."""
    for decision in t.asked:
        if decision.seat == seat:
            break
    else:
        waiting = ", ".join(str(d.seat) for d in t.asked) or "nobody"
        raise IllegalChoice(f"seat {seat} has nothing to decide now; waited for: {waiting}")
    try:
        at = decision.options.index(option)
    except ValueError:
        raise IllegalChoice(_not_offered(option, decision)) from None
    # What was offered is kept, not its equal: 1.0 or True would be told otherwise than 1.
    chosen = decision.options[at]
    frame = t.stack[-1]
    if isinstance(frame, SecretFrame):
        secret.answer(t, frame, decision.seat, chosen, t.asked)
    else:
        t.asked = ()
        frame.picks = (*frame.picks, chosen)
    if not t.asked:
        run(t)


def _not_offered(option: object, decision: Decision) -> str:
    shown = ", ".join(map(str, decision.options[:6])) + (" …" if len(decision.options) > 6 else "")
    return f"{option!r} is not a legal answer to '{decision.kind}'; legal: {shown}"


def retract(t: Table, seat: object) -> None:
    """Takes back a seat's last answer of a secret choice that is still open."""
    frame = t.stack[-1] if t.stack else None
    has_answered = (
        isinstance(frame, SecretFrame)
        and isinstance(seat, int)
        and t.rules.is_mage(seat)
        and secret.retract(frame, seat)
    )
    if not has_answered:
        raise IllegalChoice(f"seat {seat} has no secret answer to take back")
    t.asked = ()
    run(t)
