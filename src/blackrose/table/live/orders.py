"""Standing orders: what a seat wants done with a waiting trap or protection when a window opens for it.

An order belongs to one spell in one slot in one round; it is known to its seat alone. What it decides is
worked out from the seat's view, and from nothing that others hide.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from blackrose.game import Decision, Option, View
from blackrose.game.numbers import ACTIVE, READY
from blackrose.game.reactions import PASS, lies_in_wait, passed, saves_mage, who_met_condition
from blackrose.table.live.store import Order, StoredSeat
from blackrose.table.shown.secret import plan

ASK: Final = "ask"
FIRST: Final = "first"
SAVES: Final = "saves"
AGAINST: Final = "against"
MODES: Final = (ASK, FIRST, SAVES, AGAINST)


class BadOrder(ValueError):
    """An order that cannot be given: no such spell waits there, or it means nobody."""


def new_order(view: View, slot: int, mode: str, against: Iterable[int]) -> Order:
    """An order for the spell that the seat has in a slot, or plans for it; BadOrder."""
    meant = tuple(sorted(set(against)))
    spell = spell_in(view, slot)
    if mode not in MODES or spell is None:
        raise BadOrder
    if not lies_in_wait(view.rules, *spell):
        raise BadOrder
    others = [faction for faction in range(view.rules.factions) if faction != view.seat]
    if bool(meant) != (mode == AGAINST) or not set(meant) <= set(others):
        raise BadOrder
    return Order(view.round, slot, spell, mode, meant)


def with_order(stored: StoredSeat, order: Order) -> StoredSeat:
    """A seat with this order in place of the one for its slot; those of rounds gone by are dropped."""
    others = [each for each in stored.orders if each.round == order.round and each.slot != order.slot]
    return replace(stored, orders=(*others, *([] if order.mode == ASK else [order])))


def spell_in(view: View, slot: int) -> tuple[int, int] | None:
    """The seat's own face-down spell of a slot, or the one that is planned for it: card and side."""
    sheet = view.sheet[view.seat]
    if not 0 <= slot < len(sheet):
        return None
    if sheet[slot].status in (READY, ACTIVE):
        return sheet[slot].card, sheet[slot].side
    for planned in plan(view):
        if planned["what"] == "plan" and planned["slot"] == slot:
            return planned["card"], planned["side"]
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
    return all(slot in found for slot, spell in enumerate(view.sheet[view.seat]) if spell.status == ACTIVE)


def ordered(view: View, decision: Decision, orders: Iterable[Order]) -> Option:
    """What the standing orders of the view's seat answer in a window."""
    found = in_force(view, orders)
    if PASS in decision.options:
        for option in decision.options:
            order = found.get(int(option[1])) if option[0] == "reveal" else None
            if order is not None and _wants(view, order, option):
                return option
    return passed(decision)


def _wants(view: View, order: Order, option: Option) -> bool:
    if order.mode == FIRST:
        return True
    if order.mode == AGAINST:
        return not who_met_condition(view, *order.spell).isdisjoint(order.against)
    return order.mode == SAVES and saves_mage(view, option)
