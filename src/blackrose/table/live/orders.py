"""Standing orders: what a seat wants done with a waiting trap or protection when a window opens for it.

An order belongs to one spell in one slot in one round; it is known to its seat alone. What it decides is
worked out from the seat's view, and from nothing that others hide.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from blackrose.engine import events as ev
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.reactions import PASS, audible
from blackrose.engine.table import ACTIVE, FULL_STOP, READY, Frame
from blackrose.engine.triggers import met
from blackrose.engine.views import View
from blackrose.game import State
from blackrose.language import tree as tr
from blackrose.table.live.kept import Order, SeatKept
from blackrose.table.log import DOER_AT
from blackrose.table.reacting import REACT
from blackrose.table.shown.secret import plan

ASK: Final = "ask"
FIRST: Final = "first"
SAVES: Final = "saves"
AGAINST: Final = "against"
MODES: Final = (ASK, FIRST, SAVES, AGAINST)

WAITING: Final = ("trap", "protection")

TRIED: Final = 60
"""So many answers are tried at most to find out whether a spell saves its owner."""

ANY_CHANCE: Final = bytes([7]) * 32


class BadOrder(ValueError):
    """An order that cannot be given: no such spell waits there, or it means nobody."""


def new_order(view: View, slot: int, mode: str, against: Iterable[int]) -> Order:
    """An order for the spell that the seat has in a slot, or plans for it; BadOrder."""
    meant = tuple(sorted(set(against)))
    spell = spell_in(view, slot)
    if mode not in MODES or spell is None:
        raise BadOrder
    card = view.rules.cards[spell >> 1]
    if (card.dark if spell & 1 else card.light).type not in WAITING:
        raise BadOrder
    others = [faction for faction in range(view.rules.seats + 1) if faction != view.seat]
    if bool(meant) != (mode == AGAINST) or not set(meant) <= set(others):
        raise BadOrder
    return Order(view.round, slot, spell, mode, meant)


def with_order(kept: SeatKept, order: Order) -> SeatKept:
    """A seat with this order in place of the one for its slot; those of rounds gone by are dropped."""
    others = [each for each in kept.orders if each.round == order.round and each.slot != order.slot]
    return replace(kept, orders=(*others, *([] if order.mode == ASK else [order])))


def spell_in(view: View, slot: int) -> int | None:
    """The own face-down spell of a slot, or the one that is planned for it, as ``card << 1 | side``."""
    sheet = view.sheet[view.seat]
    if not 0 <= slot < len(sheet):
        return None
    if sheet[slot] & 3 in (READY, ACTIVE):
        return int(sheet[slot] >> 2)
    for planned in plan(view):
        if planned["what"] == "plan" and planned["slot"] == slot:
            return planned["card"] << 1 | planned["side"]
    return None


def in_force(view: View, orders: Iterable[Order]) -> dict[int, Order]:
    """The orders that still mean the spell in their slot, by slot."""
    return {
        order.slot: order
        for order in orders
        if order.round == view.round and spell_in(view, order.slot) == order.spell
    }


def all_ordered(view: View, orders: Iterable[Order]) -> bool:
    """Whether the seat has said for each of its Active spells what shall be done."""
    found = in_force(view, orders)
    return all(slot in found for slot, spell in enumerate(view.sheet[view.seat]) if spell & 3 == ACTIVE)


def without_order(decision: Decision) -> Option:
    """What is answered for somebody who says nothing: to pass, or what is in force and cannot be passed."""
    return PASS if PASS in decision.options else decision.options[0]


def ordered(view: View, decision: Decision, orders: Iterable[Order]) -> Option:
    """What the standing orders of the view's seat answer in a window."""
    found = in_force(view, orders)
    if PASS in decision.options:
        for option in decision.options:
            order = found.get(int(option[1])) if option[0] == "reveal" else None
            if order is not None and _wants(view, order, option):
                return option
    return without_order(decision)


def _wants(view: View, order: Order, option: Option) -> bool:
    if order.mode == FIRST:
        return True
    possible = view.redeal(ANY_CHANCE)
    if order.mode == AGAINST:
        return not set(_met_by(possible, view.seat, order.spell)).isdisjoint(order.against)
    return order.mode == SAVES and _saves(possible, view.seat, option)


# --------------------------------------------------------------------------------------------------
# Against whom
# --------------------------------------------------------------------------------------------------


def _met_by(state: State, seat: int, spell: int) -> Iterator[int]:
    """The factions that met what a spell waits for at the full stop that is open."""
    frame, rules = _full_stop(state), state.rules
    when = rules.programs[rules.card_codes[spell >> 1][spell & 1]].when
    if frame is None or when is None or isinstance(when, tr.Fact | tr.AllOf):
        return
    for _, event in audible(frame):
        found = met(state, seat, when, event)
        if found is not None:
            yield from _doers(state, seat, found[0], event)


def _doers(state: State, seat: int, model: int, event: ev.Event) -> Iterator[int]:
    """Who is behind an event: the faction of the model that met the condition, or that did it to the seat."""
    if model >= 0 and state.rules.owner(model) != seat:
        yield state.rules.owner(model)
    if event[0] in DOER_AT:
        yield event[DOER_AT[event[0]]]


def _full_stop(state: State) -> Frame | None:
    top = state.stack[-1] if state.stack else None
    return top if top is not None and top.kind == FULL_STOP else None


# --------------------------------------------------------------------------------------------------
# Whether it saves the mage
# --------------------------------------------------------------------------------------------------


def _saves(state: State, seat: int, option: Option) -> bool:
    """Whether the mage falls at this full stop if the seat passes, and does not if it reveals, as far as the
    seat can know: the others are taken to reveal nothing.
    """
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
        if any(event[0] == ev.DEFEATED and event[1] == seat for _, event in after.journal or ()):
            return False
        if after.over or len(after.stack) < depth:
            return True
        decision = after.decisions[0]
        free = decision.seat == seat and decision.kind != REACT  # it is this spell that must save the mage
        if free and len(decision.options) > 1 and left[0] > 0:
            return any(_can_stand(after, seat, each, depth, left) for each in decision.options if left[0] > 0)
        after.choose(decision.seat, without_order(decision))
