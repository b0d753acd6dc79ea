"""Choosing several cubes at once: people pick them in any order, the engine asks for one after the other."""

from __future__ import annotations

from typing import Final

from blackrose.engine.asking.several import in_order
from blackrose.engine.decisions import NO_CUBES, STOP, Decision, IllegalChoice, Option, Several
from blackrose.engine.state import State

__all__ = ["CUBES", "NO_CUBES", "Several", "answers_of", "can_be_chosen", "goes_on"]

CUBES: Final = "cubes"
"""The word of an answer that is several at once: ("cubes", place, place …), or ("cubes",) for none."""


def can_be_chosen(decision: Decision, option: Option) -> bool:
    """Whether an answer is among those of a decision, or names cubes that can be picked for it."""
    return option in decision.options or _places(decision, option) is not None


def answers_of(state: State, seat: int, option: Option) -> list[Option]:
    """The engine's own answers that an answer of a seat stands for, in order: all cubes of a choice at once,
    or the answer itself, whatever it is: the engine refuses what is none. IllegalChoice if these cubes cannot
    be picked.
    """
    if not isinstance(option, tuple) or option[:1] != (CUBES,):
        return [option]
    decision = _asked(state, seat)
    places = None if decision is None else _places(decision, option)
    if decision is None or places is None:
        raise IllegalChoice(f"{option!r} are not cubes that seat {seat} may pick now")
    trial, answers = state.copy(), []
    while decision is not None:
        left = [place for place in places if place not in decision.several.taken]
        answer: Option = ("cube", left[0]) if left else STOP
        trial.choose(seat, answer)
        answers.append(answer)
        following = _asked(trial, seat)
        decision = following if following is not None and goes_on(decision, following) else None
    return answers


def _places(decision: Decision, option: Option) -> tuple[int, ...] | None:
    """The places that an answer means, in the order in which they are asked for; None if they cannot be."""
    word, *named = option
    places = {place for place in named if isinstance(place, int)}
    if word != CUBES or len(places) < len(named) or not decision.several.places:
        return None
    return in_order(decision.several, places)


def _asked(state: State, seat: int) -> Decision | None:
    """The choice of cubes that is open for a seat."""
    return next((each for each in state.decisions if each.seat == seat and each.several.places), None)


def goes_on(before: Decision, after: Decision) -> bool:
    """Whether a question is about further cubes of the same choice as one before."""
    now, then = after.several, before.several
    same = now.places == then.places and after._replace(options=(), several=then) == before._replace(
        options=()
    )
    return same and bool(now.places) and len(now.taken) > len(then.taken)
