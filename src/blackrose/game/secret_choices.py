"""Choices that all seats make in secret at the same time: what a seat has answered, and when it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from blackrose.engine.asking.secret import CHOICES, DRAWN, PLANS, STUDIES
from blackrose.engine.decisions import Option
from blackrose.engine.state import State
from blackrose.engine.table import NOBODY, SecretFrame
from blackrose.engine.views import View

__all__ = [
    "PlanningRule",
    "SecretAnswer",
    "answers_given",
    "answers_so_far",
    "completes_choice",
    "is_choosing_in_secret",
    "planning_rule",
]


class SecretAnswer(NamedTuple):
    """One answer of a secret choice that is still open. ``what``: plan (a spell for a slot), discard, keep
    (of those drawn in study), away (put away in study), back (an Active spell goes to hand). ``slot`` and
    ``side`` are NOBODY where none is meant.
    """

    what: str
    card: int
    slot: int = NOBODY
    side: int = NOBODY


class PlanningRule(NamedTuple):
    """How spells are planned: the order in which slots are asked for, the fewest spells there must be, and
    the slots that must be filled.
    """

    order: tuple[int, ...]
    least: int
    always: tuple[int, ...]


def is_choosing_in_secret(at: State | View) -> bool:
    """Whether a secret choice of all seats is open."""
    return _open_choice(at) is not None


def _open_choice(at: State | View) -> SecretFrame | None:
    top = at.stack[-1] if at.stack else None
    return top if isinstance(top, SecretFrame) else None


def completes_choice(state: State, seat: int, option: Option) -> bool:
    """Whether an answer is the last of a seat's part of the secret choice that is open."""
    frame = _open_choice(state)
    if frame is None:
        return False
    draft, _ = CHOICES[frame.choice]
    return draft(state, seat, (*frame.answers[seat], option))[1] is None


def answers_given(at: State | View) -> list[int]:
    """How many answers each seat has given to the secret choice that is open; nothing if none is.

    Of other seats a view knows no answers, so it tells 0.
    """
    frame = _open_choice(at)
    if frame is None:
        return []
    return [sum(answer[0] != DRAWN for answer in answers) for answers in frame.answers]


def answers_so_far(view: View) -> list[SecretAnswer]:
    """What the view's seat has answered so far, in the order in which it did."""
    frame = _open_choice(view)
    if frame is None or view.seat == NOBODY:
        return []
    answers = frame.answers[view.seat]
    if frame.choice == PLANS:  # with what is laid without asking, too
        answers = CHOICES[PLANS][0](view.table, view.seat, answers)[0]
    return list(_in_study(view, answers) if frame.choice == STUDIES else _in_others(view, answers))


def planning_rule(view: View) -> PlanningRule | None:
    """How the view's seat must plan its spells, while it does."""
    frame = _open_choice(view)
    if frame is None or frame.choice != PLANS or view.seat == NOBODY:
        return None
    planning = view.rules.edition.planning
    return PlanningRule(planning.order, min(planning.least, len(view.hand)), planning.always)


def _in_others(view: View, answers: tuple[Option, ...]) -> Iterator[SecretAnswer]:
    for option in answers:
        if option[0] == "plan":
            yield SecretAnswer("plan", int(option[2]), int(option[1]), int(option[3]))
        elif option[0] == "card":
            yield SecretAnswer("discard", int(option[1]))
        elif option[0] == "slot":
            spell = view.sheet[view.seat][int(option[1])]
            yield SecretAnswer("back", spell.card, int(option[1]), spell.side)


def _in_study(view: View, answers: tuple[Option, ...]) -> Iterator[SecretAnswer]:
    """Some of the spells drawn are kept, if there is a choice; one is put away, others are discarded."""
    if not answers or answers[0][0] != DRAWN:
        return
    left = list(answers[0][1:])
    open_keeps = min(view.rules.edition.planning.kept, len(left))
    for word, *cards in answers[1:]:
        if not cards:
            continue
        if word == "away":
            yield SecretAnswer("away", int(cards[0]))
        elif open_keeps and len(left) > open_keeps and len(set(left)) > 1:
            open_keeps -= 1
            left.remove(cards[0])
            yield SecretAnswer("keep", int(cards[0]))
        else:
            yield SecretAnswer("discard", int(cards[0]))
