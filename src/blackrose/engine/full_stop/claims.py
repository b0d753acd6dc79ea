"""Claims on open quests: who meets the condition of one that lies on the board may take it, in play order.

What is the case can be claimed at any full stop (QST.36). So that nobody must say no at each of them, whoever
declines may put such quests off, a courtesy the rules do not know: ``holding`` keeps who passed on which, and
from when on it is offered again.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import answered, pick
from blackrose.engine.conditions import facts
from blackrose.engine.conditions.triggers import met
from blackrose.engine.conditions.watching import rewatch
from blackrose.engine.decisions import Option
from blackrose.engine.programs import Program
from blackrose.engine.stack import players_order, push_effect
from blackrose.engine.table import (
    NEXT_ROUND,
    NOBODY,
    OWN_ACTION,
    SOON,
    WHOLE,
    FullStopFrame,
    Table,
    TextFrame,
    replaced,
)

PASS: Final[Option] = ("pass",)
LATER: Final[Option] = ("later",)
NOT_THIS_ROUND: Final[Option] = ("nextround",)
PUT_OFF: Final[dict[Option, int]] = {PASS: SOON, LATER: OWN_ACTION, NOT_THIS_ROUND: NEXT_ROUND}
"""From when on a quest is offered again, by the answer that declined it."""


def offer_claims(t: Table, f: FullStopFrame) -> bool:
    """In play order each mage may claim open quests, as long as one can be claimed (QST.11, QST.34–38).

    A claim is finished before the next is offered: what happens meanwhile can be claimed after it.
    """
    happened = (*f.happened, *f.later)
    touched = _touched_quests(t, happened)
    if not touched and not t.holding:
        return True
    running = _running_claim(t)
    if running is not None:
        running.later = (*running.later, *happened)
        running.at = 0
        return True
    order = players_order(t)
    while f.at < len(order):
        seat = order[f.at]
        found = claimable(t, seat, happened, touched)
        until = SOON
        if found and t.pool[seat]:  # the cube is part of the claim
            answer = pick(t, f, seat, "claim", _answers(t, found))
            answered(f)
            if answer[0] == "claim":
                _claim(t, seat, int(answer[1]))
                return False
            until = PUT_OFF[answer]
        _remember_passed(t, seat, found, until)
        f.at += 1
    return True


def _answers(t: Table, found: list[int]) -> tuple[Option, ...]:
    """Each quest, or none; only what can still be claimed later can be put off."""
    options: list[Option] = [("claim", t.quests[at]) for at in found]
    options.append(PASS)
    if any(_program(t, at).fact is not None for at in found):
        options += (LATER, NOT_THIS_ROUND)
    return tuple(options)


def _running_claim(t: Table) -> FullStopFrame | None:
    """The full stop at which a claim was made that is still being carried out."""
    for below, frame in pairwise(t.stack):
        if not isinstance(below, FullStopFrame) or not isinstance(frame, TextFrame):
            continue
        if frame.extent == WHOLE and t.rules.programs[frame.code].kind == "quest":
            return below
    return None


def _touched_quests(t: Table, happened: tuple[ev.Event, ...]) -> list[int]:
    """The places of open quests that wait for something that happened."""
    bits = ev.bits(happened)
    watches = t.rules.quest_watches
    quests = t.quests
    return [at for at, claim in enumerate(t.claims) if claim == NOBODY and watches[quests[at]] & bits]


def claimable(t: Table, seat: int, happened: tuple[ev.Event, ...], touched: list[int]) -> list[int]:
    """The places of open quests whose condition a seat meets, by what happened or by what is the case.

    What is the case begins to be so by an event its quest waits for; passed on, it can be claimed at any
    full stop while it holds, unless it was put off.
    """
    places = touched
    if t.holding:
        since = {at: until for who, at, until in t.holding if who == seat}
        places = [
            at
            for at in range(len(t.quests))
            if since.get(at, SOON) == SOON and (at in touched or at in since)
        ]
    found = []
    for at in places:
        program = _program(t, at)
        if program.fact is not None:
            if facts.holds(t, seat, program.fact):
                found.append(at)
        elif program.trigger is not None:
            for event in happened:
                if program.watch & ev.BITS[event.kind] and met(t, seat, program.trigger, event):
                    found.append(at)
                    break
    return found


def _claim(t: Table, seat: int, quest: int) -> None:
    at = t.quests.index(quest)
    t.claims = replaced(t.claims, at, seat)
    t.pool[seat] -= 1
    t.holding = tuple((who, place, until) for who, place, until in t.holding if place != at)
    rewatch(t)
    changes.emit(t, ev.CLAIMED, seat, quest)
    push_effect(t, t.rules.quest_codes[quest], seat, seat)


def _remember_passed(t: Table, seat: int, found: list[int], until: int) -> None:
    """Keeps in mind which facts hold and were passed on, and from when on they are offered again."""
    facts_held = [at for at in found if _program(t, at).fact is not None]
    if not facts_held and not t.holding:
        return
    kept = [(who, at, then) for who, at, then in t.holding if who != seat or then != SOON]
    _hold(t, (*kept, *((seat, at, until) for at in facts_held)))


def offer_again(t: Table, until: int, seat: int = NOBODY) -> None:
    """What was put off until now (by a seat, or by anybody) is offered again at the next full stop."""
    _hold(
        t,
        tuple(
            (who, at, SOON if then == until and seat in (who, NOBODY) else then)
            for who, at, then in t.holding
        ),
    )


def _hold(t: Table, holding: tuple[tuple[int, int, int], ...]) -> None:
    holding = tuple(sorted(holding))
    if holding != t.holding:
        t.holding = holding
        rewatch(t)


def _program(t: Table, at: int) -> Program:
    return t.rules.programs[t.rules.quest_codes[t.quests[at]]]
