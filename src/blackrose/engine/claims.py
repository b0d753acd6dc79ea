"""Claims on open quests: who meets the condition of one that lies on the board may take it, in play order."""

from __future__ import annotations

from blackrose.engine import atoms, facts
from blackrose.engine import events as ev
from blackrose.engine.decisions import Option
from blackrose.engine.frames import answered, pick, play_order, push_effect
from blackrose.engine.table import NOBODY, Frame, Table, replaced
from blackrose.engine.triggers import met
from blackrose.engine.watching import rewatch
from blackrose.language import tree as tr

PASS: Option = ("pass",)


def offer_claims(t: Table, f: Frame) -> bool:
    """In play order each mage may claim open quests, as long as one can be claimed (QST.11, QST.34–38)."""
    happened = f.data[0]
    touched = _touched_quests(t, happened)
    if not touched and not t.holding:
        return True
    order = play_order(t)
    while f.clause < len(order):
        seat = order[f.clause]
        found = claimable(t, seat, happened, touched)
        if found and t.pool[seat]:  # the cube is part of the claim
            options: tuple[Option, ...] = (*(("claim", t.quests[at]) for at in found), PASS)
            answer = pick(t, f, seat, "claim", options)
            answered(f)
            if answer != PASS:
                _claim(t, seat, int(answer[1]))
                return False
        _remember_passed(t, seat, found)
        f.clause += 1
    return True


def _touched_quests(t: Table, happened: tuple[ev.Event, ...]) -> list[int]:
    """The places of open quests that wait for something that happened."""
    bits = 0
    for event in happened:
        bits |= ev.BITS[event[0]]
    watches = t.rules.quest_watches
    quests = t.quests
    return [at for at, claim in enumerate(t.claims) if claim == NOBODY and watches[quests[at]] & bits]


def claimable(t: Table, seat: int, happened: tuple[ev.Event, ...], touched: list[int]) -> list[int]:
    """The places of open quests whose condition a seat meets, by what happened or by what is the case.

    What is the case begins to be so by an event its quest waits for; passed on, it can be claimed at any
    full stop while it holds.
    """
    rules = t.rules
    places = touched
    if t.holding:
        places = [at for at in range(len(t.quests)) if at in touched or t.holding & _bit(seat, at)]
    found = []
    for at in places:
        when = rules.programs[rules.quest_codes[t.quests[at]]].when
        if isinstance(when, tr.Fact | tr.AllOf):
            if facts.holds(t, seat, when):
                found.append(at)
        elif when is not None:
            for event in happened:
                if met(t, seat, when, event):
                    found.append(at)
                    break
    return found


def _claim(t: Table, seat: int, quest: int) -> None:
    at = t.quests.index(quest)
    t.claims = replaced(t.claims, at, seat)
    t.pool[seat] -= 1
    t.holding &= ~(_bit(0, at) | _bit(1, at))
    rewatch(t)
    atoms.emit(t, (ev.CLAIMED, seat, quest))
    push_effect(t, t.rules.quest_codes[quest], seat, seat)


def _remember_passed(t: Table, seat: int, found: list[int]) -> None:
    """Keeps in mind which facts hold and were passed on: they can be claimed at any later full stop."""
    before = t.holding
    holding = before & ~(0xFFFFFFFF << seat * 32)
    for at in found:
        if facts.is_fact(t.rules.programs[t.rules.quest_codes[t.quests[at]]].when):
            holding |= _bit(seat, at)
    if holding != before:
        t.holding = holding
        rewatch(t)


def _bit(seat: int, at: int) -> int:
    return 1 << (seat * 32 + at)
