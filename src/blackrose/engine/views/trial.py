"""Trying a spell out: what it would do if it were cast now, for bots that plan on redealt states."""

from __future__ import annotations

from blackrose.engine import loop
from blackrose.engine.stack import push_effect
from blackrose.engine.state import State
from blackrose.engine.verbs.cubes import place_mark


def try_spell(state: State, seat: int, card: int, side: int) -> State:
    """A copy in which the spell's text has begun, alone on the stack; its choices are still to be made.

    A mage in the Cell is taken to have stepped out, since nobody casts from there.
    """
    trial = state.copy()
    trial.stack = []
    trial.asked = ()
    if trial.place[seat] < 0:
        trial.place[seat] = trial.rules.lodge.exits[trial.cells[seat]][0]
    if trial.rules.cards[card].instability:
        place_mark(trial, seat)
    push_effect(trial, trial.rules.card_codes[card][side], seat, seat, slot=0)
    loop.run(trial)
    return trial
