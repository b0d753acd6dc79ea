"""What an Avatar does in the phases: it acts by command cards, its evocations by rules (AVA.4, AVA.36–37)."""

from __future__ import annotations

from blackrose.editions.moons.phases import PASS, command_in_turn, next_evocation
from blackrose.editions.steps import from_next, waiting_evocations, was_turn_of
from blackrose.engine import changes
from blackrose.engine.asking.questions import answered, pick
from blackrose.engine.decisions import Option
from blackrose.engine.play.actions import can_act
from blackrose.engine.play.command_deck import put_back
from blackrose.engine.play.commanding import begin_command
from blackrose.engine.stack import full_stop
from blackrose.engine.table import ActivationFrame, PhaseFrame, Table

# --------------------------------------------------------------------------------------------------
# The action phase
# --------------------------------------------------------------------------------------------------


def count_commands(t: Table, f: PhaseFrame) -> bool:
    """It may turn so many command cards in this action phase (AVA.30)."""
    t.commands_left = t.rules.difficulty.commands
    return True


def take_turns(t: Table, f: PhaseFrame) -> bool:
    """In play order, again and again, an activation for whoever can act. The Avatar goes on by itself while
    it has cards left, whatever the mages can do (AVA.4, AVA.31).
    """
    for seat in from_next(t, f):
        commands = seat == t.rules.avatar
        if t.commands_left if commands else can_act(t, seat):
            was_turn_of(t, f, seat)
            t.turn += 1
            if commands:
                begin_command(t)
            else:
                t.stack.append(ActivationFrame(seat))
            return False
    return True


# --------------------------------------------------------------------------------------------------
# The evocation phase
# --------------------------------------------------------------------------------------------------


def command_evocations(t: Table, f: PhaseFrame) -> bool:
    """Its evocations act at its place in play order, by turns as the mages' do under "summoner" (AVA.37)."""
    return command_in_turn(t, f, _next_evocation)


def _next_evocation(t: Table, f: PhaseFrame, seat: int) -> Option:
    """All of its evocations activate, in the order of their places (AVA.36)."""
    if seat != t.rules.avatar:
        return next_evocation(t, f, seat)
    waiting = waiting_evocations(t, seat)
    return ("model", waiting[0]) if waiting else PASS


# --------------------------------------------------------------------------------------------------
# Clean-up
# --------------------------------------------------------------------------------------------------


def shed_assigned(t: Table, f: PhaseFrame) -> bool:
    """One evocation that was put on it leaves, the crown holder says which (AVA.15)."""
    haunting = changes.haunted_by(t, t.rules.avatar)
    if haunting:
        options: tuple[Option, ...] = tuple(("model", model) for model in haunting)
        gone = int(pick(t, f, t.rules.avatar, "remove", options)[1])
        answered(f)
        changes.take_off(t, gone)
        full_stop(t)
    return True


def put_back_commands(t: Table, f: PhaseFrame) -> bool:
    """The command cards it used go back under their decks (AVA.51)."""
    put_back(t)
    return True
