"""Traps and protections: the windows in which they may be revealed, and what revealing one would bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from blackrose.engine import events as ev
from blackrose.engine.conditions.triggers import met
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.full_stop.reactions import PASS, WINDOWS, open_events
from blackrose.engine.rules import Rules
from blackrose.engine.state import State
from blackrose.engine.table import NOBODY, Answered
from blackrose.engine.views import View

__all__ = [
    "PASS",
    "REACT",
    "has_windows",
    "lies_in_wait",
    "passed",
    "saves_mage",
    "who_met_condition",
    "window_seat",
]

REACT: Final = "react"
"""The kind of decision in which a trap or protection may be revealed."""

WAITING: Final = ("trap", "protection")
"""Types of spells that wait face-down instead of being resolved."""

TRIED: Final = 60
"""So many answers are tried at most to find out whether a spell saves its owner."""

ANY_CHANCE: Final = bytes([7]) * 32
"""The key of the possible state on which answers are tried: the same for everybody, so it tells nothing."""


def has_windows(rules: Rules) -> bool:
    """Whether a game is played so that whoever might be hiding an answer is asked."""
    return rules.options.get("reactions") == WINDOWS


def window_seat(rules: Rules, decisions: Sequence[Decision]) -> int:
    """The seat that is asked in a window now; NOBODY if none is open."""
    if not has_windows(rules):
        return NOBODY
    return next((decision.seat for decision in decisions if decision.kind == REACT), NOBODY)


def lies_in_wait(rules: Rules, card: int, side: int) -> bool:
    """Whether a side of a card is a trap or a protection."""
    spell = rules.cards[card]
    return (spell.dark if side else spell.light).type in WAITING


def passed(decision: Decision) -> Option:
    """What is answered for somebody who says nothing: to pass, or what is in force and cannot be passed."""
    return PASS if PASS in decision.options else decision.options[0]


# --------------------------------------------------------------------------------------------------
# Against whom
# --------------------------------------------------------------------------------------------------


def who_met_condition(view: View, card: int, side: int) -> set[int]:
    """The factions that met the condition of a waiting spell of the view's seat, at the open full stop."""
    state = view.redeal(ANY_CHANCE)
    top, rules = state.stack[-1] if state.stack else None, view.rules
    if not isinstance(top, Answered):
        return set()
    found: set[int] = set()
    happened = open_events(state, top, view.seat)
    for code in rules.waiting_codes(card, side):
        when = rules.programs[code].trigger
        for _, event in happened:
            condition = None if when is None else met(state, view.seat, when, event)
            if condition is not None:
                found.update(_doers(state, view.seat, condition[0], event))
    return found


def _doers(state: State, seat: int, model: int, event: ev.Event) -> Iterator[int]:
    """Who is behind an event: the faction of the model that met the condition, or that did it to the seat."""
    if model >= 0 and state.rules.owner(model) != seat:
        yield state.rules.owner(model)
    if isinstance(event, ev.Suffered | ev.Felled):
        yield event.by


# --------------------------------------------------------------------------------------------------
# Whether it saves the mage
# --------------------------------------------------------------------------------------------------


def saves_mage(view: View, option: Option) -> bool:
    """Whether the mage of the view's seat falls at this full stop if the seat passes, and does not if it
    reveals, as far as the seat can know: the others are taken to reveal nothing.
    """
    state, seat = view.redeal(ANY_CHANCE), view.seat
    depth = len(state.stack)
    if not _can_stand(state, seat, PASS, depth, [TRIED]):
        return _can_stand(state, seat, option, depth, [TRIED])
    return False


def _can_stand(state: State, seat: int, option: Option, depth: int, left: list[int]) -> bool:
    """Whether, after this answer, the seat can go on so that its mage is still there after the full stop."""
    left[0] -= 1
    after = state.copy()
    after.journal = []
    after.choose(seat, option)
    while True:
        if any(isinstance(event, ev.Defeated) and event.who == seat for _, event in after.journal or ()):
            return False
        if after.over or len(after.stack) < depth:
            return True
        decision = after.decisions[0]
        free = decision.seat == seat and decision.kind != REACT  # it is this spell that must save the mage
        if free and len(decision.options) > 1 and left[0] > 0:
            return any(_can_stand(after, seat, each, depth, left) for each in decision.options if left[0] > 0)
        after.choose(decision.seat, passed(decision))
