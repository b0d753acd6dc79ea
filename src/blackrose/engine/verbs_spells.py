"""Verbs about spells of one's own and of others: search, shuffle, return, swap, cast, give, discard."""

from __future__ import annotations

from blackrose.engine import cards
from blackrose.engine.decisions import Option
from blackrose.engine.frames import pick, seat_for
from blackrose.engine.phrases import models
from blackrose.engine.table import CAST, QUICK, REVEALED, SLOTS, Frame, Table
from blackrose.language import tree as tr

STANDARD_FIRST = (*range(1, SLOTS), QUICK)
"""The slots in the order of their numbers; the quick one has none and comes last."""


def search(t: Table, f: Frame, clause: tr.Search) -> bool:
    """A spell of one's choice from the grimoire, which is then shuffled, or from the Memories.

    A grimoire that is empty when a card is due from it is first made anew (SPL.9).
    """
    seat = f.actor
    if not t.grimoire[seat] and not clause.memories:
        cards.renew_grimoire(t, seat)
    options: list[Option] = [("card", card) for card in sorted(set(t.grimoire[seat]))]
    if clause.memories:
        options += [("memory", card) for card in sorted(set(t.memories[seat]))]
    if not options:
        return False
    pile, card = pick(t, f, seat, "spell", tuple(options))
    if pile == "memory":
        cards.take_from_memories(t, seat, int(card))
    else:
        cards.take_from_grimoire(t, seat, int(card))
    return True


def shuffle_memories(t: Table, f: Frame, clause: tr.ShuffleMemories) -> bool:
    """The Memories become part of the grimoire."""
    return cards.shuffle_memories(t, f.actor)


def return_revealed(t: Table, f: Frame, clause: tr.ReturnRevealed) -> bool:
    """A revealed spell of an element or a type comes back to hand."""
    slots = [slot for slot in _revealed(t, f.actor) if _is_of(t, f.actor, slot, clause)]
    if not slots:
        return False
    options: tuple[Option, ...] = tuple(("slot", slot) for slot in slots)
    cards.return_revealed(t, f.actor, int(pick(t, f, f.actor, "spell", options)[1]))
    return True


def swap_revealed(t: Table, f: Frame, clause: tr.SwapRevealed) -> bool:
    """A revealed spell comes to hand, one from hand lies in its place."""
    seat = f.actor
    slots = _revealed(t, seat)
    if not slots or not t.hand[seat]:
        return False
    places: tuple[Option, ...] = tuple(("slot", slot) for slot in slots)
    slot = int(pick(t, f, seat, "spell", places)[1])
    hand: tuple[Option, ...] = tuple(("card", card) for card in dict.fromkeys(t.hand[seat]))
    cards.swap_revealed(t, seat, slot, int(pick(t, f, seat, "spell", hand)[1]))
    return True


def _revealed(t: Table, seat: int) -> list[int]:
    return [slot for slot, spell in enumerate(t.sheet[seat]) if spell & 3 == REVEALED]


def _is_of(t: Table, seat: int, slot: int, clause: tr.ReturnRevealed) -> bool:
    """Whether a revealed spell is of one of the elements or types named; "any" is of each element."""
    if not clause.elements and not clause.types:
        return True
    spell = t.sheet[seat][slot] >> 2
    card = t.rules.cards[spell >> 1]
    side = card.dark if spell & 1 else card.light
    if clause.elements and side.element in (*clause.elements, "any"):
        return True
    return side.type in clause.types


def cast_next(t: Table, f: Frame, clause: tr.CastNext) -> bool:
    """The Ready spell in the lowest slot is cast; that is no action (ACT.18)."""
    ready = cards.ready_slots(t, f.actor)
    for slot in STANDARD_FIRST:
        if slot in ready:
            t.stack.append(Frame(CAST, actor=f.actor, source=f.actor, slot=slot))
            return True
    return False


def give_forgotten(t: Table, f: Frame, clause: tr.GiveForgotten) -> bool:
    """A forgotten spell from hand goes to another mage, for all to see; a personal one never does (SPL.4).

    The mage is chosen first, so that the spell chosen lies hidden in no half-answered step.
    """
    seat, rules = f.actor, t.rules
    held = [c for c in dict.fromkeys(t.hand[seat]) if c in rules.forgotten and not rules.cards[c].owner]
    if not held:
        return False
    chosen = [m for m in models(t, f, clause.to, own_side=True) if m < rules.seats and m != seat]
    if not chosen:
        return False
    options: tuple[Option, ...] = tuple(("card", card) for card in held)
    cards.give(t, seat, chosen[0], int(pick(t, f, seat, "spell", options)[1]))
    return True


def discard_ready(t: Table, f: Frame, clause: tr.DiscardReady) -> bool:
    """Of each mage named a Ready spell is discarded that who resolves the effect picks by its slot."""
    plan = []
    for mage in models(t, f, clause.who, own_side=True):
        options: tuple[Option, ...] = tuple(
            ("slot", slot) for slot in (cards.ready_slots(t, mage) if mage < t.rules.seats else ())
        )
        if options:
            plan.append((mage, int(pick(t, f, seat_for(t, f.actor), "spell", options)[1])))
    for mage, slot in plan:
        cards.discard_from_sheet(t, mage, slot)
    return bool(plan)
