"""Verbs about spells of other mages: swapped, shown, resolved in their place; and the Library's discards."""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine.asking.elements import ask_for_element
from blackrose.engine.asking.questions import pick
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.phrases import actors
from blackrose.engine.stack import push_effect
from blackrose.engine.table import NOBODY, QUICK, Table, TextFrame
from blackrose.engine.verbs.cubes import place_mark
from blackrose.engine.verbs.mages import mages
from blackrose.engine.verbs.possibility import NO_SPELL, NOBODY_THERE, NOT_ROSE, Possible, no, over, when
from blackrose.engine.verbs.registry import possible, verb
from blackrose.engine.verbs.spells import STANDARD_FIRST
from blackrose.language import tree as tr

# --------------------------------------------------------------------------------------------------
# Hands and discards
# --------------------------------------------------------------------------------------------------


@verb(tr.SwapSpells)
def swap_spells(t: Table, f: TextFrame, clause: tr.SwapSpells) -> bool:
    """A spell of the target's hand and one of the resolver's change places; the resolver picks both, none of
    them forgotten.
    """
    other = _target(t, f)
    if other == NOBODY or not _swappable(t, f.actor) or not _swappable(t, other):
        return False
    own = _picked(t, f, _swappable(t, f.actor))  # first: what a seat has named of its own it still knows
    theirs = _picked(t, f, _swappable(t, other))
    _hand_over(t, other, f.actor, theirs)
    _hand_over(t, f.actor, other, own)
    return True


def _hand_over(t: Table, seat: int, to: int, card: int) -> None:
    """A spell goes to another mage. A personal one goes to its owner's Memories instead, and nothing replaces
    it (SPL.4).
    """
    if t.rules.cards[card].owner:
        changes.discard_from_hand(t, seat, card)
    else:
        changes.give(t, seat, to, card)


def _target(t: Table, f: TextFrame) -> int:
    """The mage that a card aims at; NOBODY if that is none, or the resolver."""
    found = [mage for mage in mages(t, f, tr.Target()) if mage != f.actor]
    return found[0] if found and t.rules.is_mage(f.actor) else NOBODY


def _swappable(t: Table, seat: int) -> list[int]:
    return [card for card in dict.fromkeys(t.hand[seat]) if card not in t.rules.forgotten]


def _picked(t: Table, f: TextFrame, cards: list[int]) -> int:
    options: tuple[Option, ...] = tuple(("card", card) for card in cards)
    return int(pick(t, f, f.actor, "spell", options)[1])


@possible(tr.SwapSpells)
def can_swap_spells(t: Table, f: TextFrame, clause: tr.SwapSpells) -> Possible:
    """Spells can be swapped if both hands hold one that is not forgotten."""
    other = _target(t, f)
    if other == NOBODY:
        return no(NOBODY_THERE)
    return when(_swappable(t, f.actor) and _swappable(t, other), NO_SPELL)


@verb(tr.TakeDiscarded)
def take_discarded(t: Table, f: TextFrame, clause: tr.TakeDiscarded) -> bool:
    """A spell of any school's discards comes to hand."""
    found = _discarded(t)
    if not found or t.rules.is_rose(f.actor):
        return False
    changes.take_from_discards(t, f.actor, _picked(t, f, found))
    return True


def _discarded(t: Table) -> list[int]:
    return sorted({card for pile in t.discards for card in pile})


@possible(tr.TakeDiscarded)
def can_take_discarded(t: Table, f: TextFrame, clause: tr.TakeDiscarded) -> Possible:
    """A spell can be taken if any school has discards."""
    return no(NOT_ROSE) if t.rules.is_rose(f.actor) else when(_discarded(t), NO_SPELL)


# --------------------------------------------------------------------------------------------------
# Ready spells of others
# --------------------------------------------------------------------------------------------------


@verb(tr.ResolveNext)
def resolve_next(t: Table, f: TextFrame, clause: tr.ResolveNext) -> bool:
    """The target's lowest Ready standard spell is revealed, and its text is carried out by whoever resolves
    this, with their cubes and from where they are; the mark's cube is theirs, too. Whoever it lies before
    names the element of a spell of any. A trap or protection has nothing to answer, so nothing comes of it.
    """
    other = _target(t, f)
    slot = NOBODY if other == NOBODY else _next_ready(t, other, standard=True)
    if slot == NOBODY:
        return False
    spell = changes.reveal(t, other, slot)
    if t.rules.cards[spell.card].instability:
        place_mark(t, f.actor)
    code = t.rules.card_codes[spell.card][spell.side]
    if t.rules.programs[code].trigger is None:
        push_effect(t, code, f.actor, f.actor)
    ask_for_element(t, other, slot)
    return True


def _next_ready(t: Table, seat: int, standard: bool = False) -> int:
    """The slot of the spell that comes next; the quick one comes last, or not at all."""
    ready = changes.ready_slots(t, seat)
    slots = [slot for slot in STANDARD_FIRST if slot in ready and not (standard and slot == QUICK)]
    return slots[0] if slots else NOBODY


@possible(tr.ResolveNext)
def can_resolve_next(t: Table, f: TextFrame, clause: tr.ResolveNext) -> Possible:
    """A spell can be resolved if the target has a Ready standard one."""
    other = _target(t, f)
    if other == NOBODY:
        return no(NOBODY_THERE)
    return when(_next_ready(t, other, standard=True) != NOBODY, NO_SPELL)


@verb(tr.ShowNext)
def show_next(t: Table, f: TextFrame, clause: tr.ShowNext) -> bool:
    """Everybody sees the next Ready spell of whoever does it, which is remembered for "if … was shown"."""
    f.tally = 0
    for seat in actors(t, f, clause.actor):
        slot = _next_ready(t, seat) if t.rules.is_mage(seat) else NOBODY
        if slot != NOBODY:
            spell = changes.show_ready(t, seat, slot)
            f.tally = 1 + t.rules.card_codes[spell.card][spell.side]
    return f.tally > 0


@possible(tr.ShowNext)
def can_show_next(t: Table, f: TextFrame, clause: tr.ShowNext) -> Possible:
    """A spell can be shown by whoever has one Ready."""
    seats = [seat for seat in actors(t, f, clause.actor, ask=False) if t.rules.is_mage(seat)]
    return over(clause.actor, [when(_next_ready(t, seat) != NOBODY, NO_SPELL) for seat in seats])
