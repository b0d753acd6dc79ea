"""The verb of spells that are cast straight from hand (ACT.14, ACT.29)."""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine.asking.questions import pick
from blackrose.engine.conditions.facts import is_sort
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.phrases import rooms
from blackrose.engine.table import EMPTY, NOBODY, QUICK, READY, SLOTS, CastFrame, Laid, Table, TextFrame
from blackrose.engine.verbs.possibility import NO_SPELL, NOT_ROSE, NOWHERE, Possible, no, when
from blackrose.engine.verbs.registry import possible, verb
from blackrose.language import tree as tr


@verb(tr.CastFromHand)
def cast_from_hand(t: Table, f: TextFrame, clause: tr.CastFromHand) -> bool:
    """A spell from hand goes into a free place of the sheet or in place of any spell, this one too, and is
    cast: its side is chosen now, a trap or protection is activated.

    The card is asked for last, so that it lies hidden in no half-answered step.
    """
    seat = f.actor
    if t.rules.is_rose(seat) or not _castable(t, seat, QUICK, clause):
        return False
    origin = NOBODY
    if clause.where is not None:
        found = rooms(t, f, clause.where, seat)
        if not found:
            return False
        origin = found[0]
    slot = int(pick(t, f, seat, "cast", tuple(("slot", slot) for slot in _places(t, seat)))[1])
    _, _, card, side = pick(t, f, seat, "cast", _castable(t, seat, slot, clause))
    changes.make_way(t, seat, slot)
    changes.prepare(t, seat, slot, int(card), int(side))
    t.stack.append(CastFrame(seat, slot, origin=origin))
    return True


def _places(t: Table, seat: int) -> list[int]:
    """Where a spell may go: every taken slot, the quick one, and the first standard one that is free."""
    free = [slot for slot in range(SLOTS) if slot != QUICK and t.sheet[seat][slot].status == EMPTY]
    return [slot for slot in range(SLOTS) if slot not in free[1:]]


def _castable(t: Table, seat: int, slot: int, clause: tr.CastFromHand) -> tuple[Option, ...]:
    """The sides of the cards in hand that are of the sort named."""
    return tuple(
        plan
        for card in dict.fromkeys(t.hand[seat])
        for plan in t.rules.plans[slot][card]
        if is_sort(t.rules.side_of(Laid(card, int(plan[3]), READY)), clause.elements, clause.types)
    )


@possible(tr.CastFromHand)
def can_cast_from_hand(t: Table, f: TextFrame, clause: tr.CastFromHand) -> Possible:
    """A spell of the sort named can be cast if one is in hand."""
    if t.rules.is_rose(f.actor):
        return no(NOT_ROSE)
    if clause.where is not None and not rooms(t, f, clause.where, f.actor, ask=False):
        return no(NOWHERE)
    return when(_castable(t, f.actor, QUICK, clause), NO_SPELL)
