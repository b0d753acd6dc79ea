"""The own part of a secret choice that is still open: what was answered so far, and how a plan is made."""

from __future__ import annotations

from collections.abc import Iterator

from blackrose.engine.barrier import DRAWN, KEPT, LEAST_PLANNED, PLANS, QUICK_LAST, STUDIES
from blackrose.engine.decisions import Option
from blackrose.engine.table import BARRIER, NOBODY
from blackrose.engine.views import View
from blackrose.table.frames import seen_frames
from blackrose.table.wire import Planned, Planning


def plan(view: View) -> list[Planned]:
    """What the own seat has answered so far, in the order in which it did."""
    code, answers = _answers(view)
    return list(_study(answers) if code == STUDIES else _others(view, answers))


def planning(view: View) -> Planning | None:
    """How a plan is made, while one is."""
    if _answers(view)[0] != PLANS:
        return None
    return {"order": list(QUICK_LAST), "least": min(LEAST_PLANNED, len(view.hand))}


def _answers(view: View) -> tuple[int, tuple[Option, ...]]:
    """Which secret choice is open, and what the own seat has answered so far; (-1, ()) if none is."""
    if not view.stack or view.stack[-1][0] != BARRIER or view.seat == NOBODY:
        return NOBODY, ()
    top = seen_frames(view)[-1]
    return top.code, top.data[view.seat]


def _others(view: View, answers: tuple[Option, ...]) -> Iterator[Planned]:
    for option in answers:
        if option[0] == "plan":
            yield _planned("plan", int(option[2]), int(option[1]), int(option[3]))
        elif option[0] == "card":
            yield _planned("discard", int(option[1]))
        elif option[0] == "slot":
            spell = view.sheet[view.seat][int(option[1])]
            yield _planned("back", spell >> 3, int(option[1]), spell >> 2 & 1)


def _study(answers: tuple[Option, ...]) -> Iterator[Planned]:
    """Of the spells drawn two are kept, if there is a choice; then spells are put away or discarded."""
    if not answers or answers[0][0] != DRAWN:
        return
    left, given = list(answers[0][1:]), iter(answers[1:])
    for _ in range(min(KEPT, len(left))):
        if len(set(left)) == 1 or len(left) <= KEPT:
            left.pop(0)  # nothing was asked
        elif (option := next(given, None)) is not None:
            left.remove(option[1])
            yield _planned("keep", int(option[1]))
    for option in given:
        if option[0] in ("away", "card"):
            yield _planned("away" if option[0] == "away" else "discard", int(option[1]))


def _planned(what: str, card: int, slot: int = NOBODY, side: int = NOBODY) -> Planned:
    return {"what": what, "slot": slot, "card": card, "side": side}
