"""Verbs about the spells of a mage and of others: search, shuffle, return, swap, cast, give, discard."""

from __future__ import annotations

from typing import Final

from blackrose.engine import changes
from blackrose.engine.asking.questions import pick
from blackrose.engine.conditions.facts import side_in_slot
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.phrases import actors
from blackrose.engine.table import QUICK, REVEALED, SLOTS, CastFrame, Table, TextFrame
from blackrose.engine.verbs.mages import mages
from blackrose.engine.verbs.possibility import NO_SPELL, NOBODY_THERE, Possible, no, over, when
from blackrose.engine.verbs.registry import possible, verb
from blackrose.language import tree as tr

STANDARD_FIRST: Final = (*range(1, SLOTS), QUICK)
"""The slots in the order of their numbers; the quick one has none and comes last."""


@verb(tr.Search)
def search(t: Table, f: TextFrame, clause: tr.Search) -> bool:
    """A spell of one's choice from the grimoire, which is then shuffled, or from the Memories.

    A grimoire that is empty when a card is due from it is first made anew (SPL.9).
    """
    seat = f.actor
    if not t.grimoire[seat] and not clause.memories:
        changes.renew_grimoire(t, seat)
    options: list[Option] = [("card", card) for card in sorted(set(t.grimoire[seat]))]
    if clause.memories:
        options += [("memory", card) for card in sorted(set(t.memories[seat]))]
    if not options:
        return False
    pile, card = pick(t, f, seat, "spell", tuple(options))
    if pile == "memory":
        changes.take_from_memories(t, seat, int(card))
    else:
        changes.take_from_grimoire(t, seat, int(card))
    return True


@possible(tr.Search)
def can_search(t: Table, f: TextFrame, clause: tr.Search) -> Possible:
    """A spell can be found if there is any: also among the Memories, of which an empty grimoire is made."""
    return when(t.grimoire[f.actor] or t.memories[f.actor], NO_SPELL)


@verb(tr.ShuffleMemories)
def shuffle_memories(t: Table, f: TextFrame, clause: tr.ShuffleMemories) -> bool:
    """The Memories become part of the grimoire."""
    return changes.shuffle_memories(t, f.actor)


@possible(tr.ShuffleMemories)
def can_shuffle_memories(t: Table, f: TextFrame, clause: tr.ShuffleMemories) -> Possible:
    """The Memories can be shuffled if there are any."""
    return when(t.memories[f.actor], NO_SPELL)


@verb(tr.ReturnRevealed)
def return_revealed(t: Table, f: TextFrame, clause: tr.ReturnRevealed) -> bool:
    """A revealed spell of an element or a type comes back to hand."""
    slots = _returnable(t, f, clause)
    if not slots:
        return False
    options: tuple[Option, ...] = tuple(("slot", slot) for slot in slots)
    changes.return_revealed(t, f.actor, int(pick(t, f, f.actor, "spell", options)[1]))
    return True


def _returnable(t: Table, f: TextFrame, clause: tr.ReturnRevealed) -> list[int]:
    return [slot for slot in _revealed(t, f.actor) if _is_of(t, f.actor, slot, clause)]


@possible(tr.ReturnRevealed)
def can_return_revealed(t: Table, f: TextFrame, clause: tr.ReturnRevealed) -> Possible:
    """A revealed spell can come back if there is one of the sort named."""
    return when(_returnable(t, f, clause), NO_SPELL)


@verb(tr.SwapRevealed)
def swap_revealed(t: Table, f: TextFrame, clause: tr.SwapRevealed) -> bool:
    """A revealed spell comes to hand, one from hand lies in its place."""
    seat = f.actor
    slots = _revealed(t, seat)
    if not slots or not t.hand[seat]:
        return False
    places: tuple[Option, ...] = tuple(("slot", slot) for slot in slots)
    slot = int(pick(t, f, seat, "spell", places)[1])
    hand: tuple[Option, ...] = tuple(("card", card) for card in dict.fromkeys(t.hand[seat]))
    changes.swap_revealed(t, seat, slot, int(pick(t, f, seat, "spell", hand)[1]))
    return True


@possible(tr.SwapRevealed)
def can_swap_revealed(t: Table, f: TextFrame, clause: tr.SwapRevealed) -> Possible:
    """Spells can be swapped if one is revealed and one is in hand."""
    return when(_revealed(t, f.actor) and t.hand[f.actor], NO_SPELL)


def _revealed(t: Table, seat: int) -> list[int]:
    return [slot for slot, spell in enumerate(t.sheet[seat]) if spell.status == REVEALED]


def _is_of(t: Table, seat: int, slot: int, clause: tr.ReturnRevealed) -> bool:
    """Whether a revealed spell is of one of the elements or types named; "any" is of each element."""
    if not clause.elements and not clause.types:
        return True
    side = side_in_slot(t, seat, slot)
    if clause.elements and (side.element == "any" or side.element in clause.elements):
        return True
    return side.type in clause.types


@verb(tr.CastNext)
def cast_next(t: Table, f: TextFrame, clause: tr.CastNext) -> bool:
    """The Ready spell in the lowest slot is cast, or the quick one where the text leaves that choice; that is
    no action (ACT.18). Several mages cast one after the other; carried out if each had a spell (EFF.34).
    """
    casters = actors(t, f, clause.actor)
    plan = []
    for seat in casters:
        options: tuple[Option, ...] = tuple(("slot", slot) for slot in _next_slots(t, seat, clause.quick))
        if options:
            plan.append((seat, int(pick(t, f, seat, "spell", options)[1])))
    for seat, slot in reversed(plan):
        t.stack.append(CastFrame(seat, slot))
    return bool(plan) and len(plan) == len(casters)


def _next_slots(t: Table, seat: int, quick: bool) -> list[int]:
    """The slots whose spell may be cast next: of the standard ones the lowest; the quick one if there is no
    other, or if it may be chosen.
    """
    if t.rules.is_rose(seat):
        return []
    ready = changes.ready_slots(t, seat)
    found = [slot for slot in STANDARD_FIRST if slot in ready]
    return [slot for slot in found if slot == found[0] or (quick and slot == QUICK)]


@possible(tr.CastNext)
def can_cast_next(t: Table, f: TextFrame, clause: tr.CastNext) -> Possible:
    """A spell can be cast by each who has one that is Ready."""
    casters = actors(t, f, clause.actor, ask=False)
    return over(clause.actor, [when(_next_slots(t, seat, clause.quick), NO_SPELL) for seat in casters])


@verb(tr.GiveForgotten)
def give_forgotten(t: Table, f: TextFrame, clause: tr.GiveForgotten) -> bool:
    """A forgotten spell from hand goes to another mage, for all to see; a personal one never does (SPL.4).

    The mage is chosen first, so that the spell chosen lies hidden in no half-answered step.
    """
    seat = f.actor
    held = _to_give(t, seat)
    if not held:
        return False
    chosen = [mage for mage in mages(t, f, clause.to) if mage != seat]
    if not chosen:
        return False
    options: tuple[Option, ...] = tuple(("card", card) for card in held)
    changes.give(t, seat, chosen[0], int(pick(t, f, seat, "spell", options)[1]))
    if chosen[0] == t.rules.avatar:
        changes.keeps_no_spell(t, chosen[0])
    return True


def _to_give(t: Table, seat: int) -> list[int]:
    """The forgotten spells in hand that are not personal."""
    rules = t.rules
    return [c for c in dict.fromkeys(t.hand[seat]) if c in rules.forgotten and not rules.cards[c].owner]


@possible(tr.GiveForgotten)
def can_give_forgotten(t: Table, f: TextFrame, clause: tr.GiveForgotten) -> Possible:
    """A forgotten spell can be given if one is in hand and there is another mage to give it to."""
    if not _to_give(t, f.actor):
        return no(NO_SPELL)
    return when([mage for mage in mages(t, f, clause.to, ask=False) if mage != f.actor], NOBODY_THERE)


@verb(tr.DiscardReady)
def discard_ready(t: Table, f: TextFrame, clause: tr.DiscardReady) -> bool:
    """Each mage named discards a Ready spell, which the effect's resolver picks by its slot; carried out only
    if each had one (EFF.34).
    """
    plan = []
    chosen = mages(t, f, clause.who)
    for mage in chosen:
        options: tuple[Option, ...] = tuple(("slot", slot) for slot in changes.ready_slots(t, mage))
        if options:
            plan.append((mage, int(pick(t, f, f.actor, "spell", options)[1])))
    for mage, slot in plan:
        changes.discard_from_sheet(t, mage, slot)
    return bool(plan) and len(plan) == len(chosen)


@possible(tr.DiscardReady)
def can_discard_ready(t: Table, f: TextFrame, clause: tr.DiscardReady) -> Possible:
    """A spell can be discarded of each mage who has one that is Ready."""
    chosen = mages(t, f, clause.who, ask=False)
    return over(clause.who, [when(changes.ready_slots(t, mage), NO_SPELL) for mage in chosen])
