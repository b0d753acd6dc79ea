"""What a card waits for is told by bits, so that nobody looks at it when something else happened."""

from __future__ import annotations

import random

import pytest

from blackrose.engine import events as ev
from blackrose.engine.conditions.triggers import met
from blackrose.engine.programs import trigger_bits
from blackrose.game import Game, State
from blackrose.language import tree as tr

DECISIONS = 250


def triggers_of(state: State) -> set[tr.Trigger]:
    """Everything that any card of the box waits for."""
    programs = state.rules.programs
    found = {program.when for program in programs}
    found |= {part.whenever for program in programs for part in program.text if isinstance(part, tr.Sentence)}
    return {when for when in found if isinstance(when, tr.PlainTrigger | tr.While)}


@pytest.mark.parametrize("edition", ["rebirth", "classic"])
def test_nothing_meets_a_condition_that_its_bits_leave_out(edition: str) -> None:
    state = Game.new(edition, ("",) * 3, seed=1).start(journal=True)
    dice = random.Random(1)
    triggers = triggers_of(state)
    left_out = 0
    for _ in range(DECISIONS):
        assert state.journal is not None
        before = len(state.journal)
        decision = dice.choice(state.decisions)
        state.choose(decision.seat, dice.choice(decision.options))
        for _, event in state.journal[before:]:
            for when in triggers:
                if not trigger_bits(when) & ev.BITS[event.kind]:
                    left_out += 1
                    assert all(met(state, who, when, event, 0) is None for who in (0, state.rules.rose))
    assert len(triggers) > 50
    assert left_out > 10_000
