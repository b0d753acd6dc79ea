"""Where spells lie and how they move, and what everybody can work out from what was shown.

Public knowledge of a seat's hidden cards: ``held`` is what is known to be in hand or face-down; ``deck`` is
what the grimoire was last made of, and ``shown`` what has been seen since and was not ``held``; ``borrowed``
counts spells of the Library taken, ``lost`` forgotten ones taken and not seen. A card seen that was in the
deck and could also have come from the Library is settled only by whoever redeals.
"""

from __future__ import annotations

from typing import Final

from blackrose.engine import events as ev
from blackrose.engine.changes.telling import emit
from blackrose.engine.conditions.watching import rewatch
from blackrose.engine.rng import below, shuffled
from blackrose.engine.table import (
    ABSENT,
    ACTIVE,
    EMPTY,
    NO_SPELL,
    NOBODY,
    READY,
    REVEALED,
    SLOTS,
    Laid,
    Table,
    TextFrame,
    added,
    includes,
    replaced,
    without,
)


def draw_from_grimoire(t: Table, seat: int) -> bool:
    """The top card of a grimoire goes to hand; an empty one is first made anew from the Memories."""
    if not t.grimoire[seat] and not renew_grimoire(t, seat):
        return False
    card = t.grimoire[seat][-1]
    t.grimoire[seat] = t.grimoire[seat][:-1]
    _to_hand(t, seat, card)
    emit(t, ev.DREW, seat, ev.FROM_GRIMOIRE, card)
    return True


def draw_of_grimoire(t: Table, seat: int, card: int) -> None:
    """One of the top cards of a grimoire, which its owner has looked at, goes to hand; the others stay."""
    t.grimoire[seat] = _without_top(t.grimoire[seat], card)
    _to_hand(t, seat, card)
    emit(t, ev.DREW, seat, ev.FROM_GRIMOIRE, card)


def draw_of_memories(t: Table, seat: int, card: int) -> None:
    """One of the top cards of the Memories, for all to see, goes to hand; the others stay."""
    t.memories[seat] = _without_top(t.memories[seat], card)
    t.held[seat] = added(t.held[seat], card)
    _to_hand(t, seat, card)
    emit(t, ev.DREW, seat, ev.FROM_MEMORIES, card)


def _without_top(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A pile without the topmost of such cards."""
    at = len(pile) - 1 - pile[::-1].index(card)
    return pile[:at] + pile[at + 1 :]


def renew_grimoire(t: Table, seat: int) -> bool:
    """The Memories, shuffled, become the grimoire."""
    memories = t.memories[seat]
    if not memories:
        return False
    t.grimoire[seat] = shuffled(t, memories)
    t.memories[seat] = ()
    _settle(t, seat)
    t.deck[seat] = tuple(sorted(memories))
    emit(t, ev.RESHUFFLED, seat)
    return True


def draw_from_library(t: Table, seat: int, school: int = 0) -> bool:
    """The top card of a school's deck goes to hand; an empty one is made anew from its discards, if any."""
    deck = t.library[school] or renew_school(t, school)
    if not deck:
        return False
    card = deck[-1]
    t.library = (*t.library[:school], deck[:-1], *t.library[school + 1 :])
    t.borrowed[seat] = replaced(t.borrowed[seat], school, t.borrowed[seat][school] + 1)
    _to_hand(t, seat, card)
    emit(t, ev.DREW, seat, ev.FROM_LIBRARY, card)
    return True


def take_of_school(t: Table, seat: int, school: int, cards: tuple[int, ...]) -> None:
    """Cards of the top of a school's deck, which a seat has looked at, go to hand; the deck is shuffled."""
    deck = t.library[school]
    for card in cards:
        deck = _without_top(deck, card)
        t.borrowed[seat] = replaced(t.borrowed[seat], school, t.borrowed[seat][school] + 1)
        _to_hand(t, seat, card)
        emit(t, ev.DREW, seat, ev.FROM_LIBRARY, card)
    t.library = replaced(t.library, school, shuffled(t, deck))


def renew_school(t: Table, school: int) -> tuple[int, ...]:
    """The discards of a school, shuffled, become its deck; gives it."""
    deck = shuffled(t, t.discards[school])
    t.library = (*t.library[:school], deck, *t.library[school + 1 :])
    t.discards = (*t.discards[:school], (), *t.discards[school + 1 :])
    return deck


def take_forgotten(t: Table, seat: int) -> bool:
    """The top forgotten spell goes to hand."""
    if not t.forgotten:
        return False
    card = t.forgotten[-1]
    t.forgotten = t.forgotten[:-1]
    t.lost[seat] += 1
    _to_hand(t, seat, card)
    emit(t, ev.DREW, seat, ev.FROM_FORGOTTEN, card)
    emit(t, ev.TOOK_FORGOTTEN, seat)
    return True


def take_of_forgotten(
    t: Table, seat: int, cards: tuple[int, ...], of: int, under: tuple[int, ...] = ()
) -> None:
    """Cards of the top ``of`` forgotten spells go to hand, the others leave the game, for all to see; or they
    go ``under`` the deck, unseen, the first of them undermost.
    """
    seen = t.forgotten[-of:]
    others = seen
    t.forgotten = (*under, *t.forgotten[: len(t.forgotten) - len(seen)])
    for card in cards:
        others = without(others, card)
        t.lost[seat] += 1
        _to_hand(t, seat, card)
        emit(t, ev.DREW, seat, ev.FROM_FORGOTTEN, card)
        emit(t, ev.TOOK_FORGOTTEN, seat)
    if under:
        return
    t.removed = (*t.removed, *others)
    for other in others:
        emit(t, ev.PEEKED, seat, other)


def take_from_grimoire(t: Table, seat: int, card: int) -> None:
    """A card searched for goes from the grimoire to hand, unseen by others; the grimoire is shuffled.

    To others it is a card of the grimoire they have not seen, as if it had been drawn.
    """
    t.grimoire[seat] = shuffled(t, without(t.grimoire[seat], card))
    _to_hand(t, seat, card)
    emit(t, ev.SEARCHED, seat, ev.FROM_GRIMOIRE, card)


def take_from_memories(t: Table, seat: int, card: int) -> None:
    """A card of the Memories, for all to see, goes to hand."""
    t.memories[seat] = without(t.memories[seat], card)
    t.held[seat] = added(t.held[seat], card)
    _to_hand(t, seat, card)
    emit(t, ev.SEARCHED, seat, ev.FROM_MEMORIES, card)


def take_from_discards(t: Table, seat: int, card: int) -> None:
    """A card of a school's discards, for all to see, goes to hand."""
    school = t.rules.school_of[card]
    t.discards = replaced(t.discards, school, without(t.discards[school], card))
    t.held[seat] = added(t.held[seat], card)
    _to_hand(t, seat, card)
    emit(t, ev.SEARCHED, seat, ev.FROM_DISCARDS, card)


def show_ready(t: Table, seat: int, slot: int) -> Laid:
    """Everybody sees a face-down spell, which stays as it lies; gives it."""
    spell = t.sheet[seat][slot]
    show(t, seat, spell.card)
    t.held[seat] = added(t.held[seat], spell.card)
    emit(t, ev.SHOWED, seat, slot, spell.card, spell.side)
    return spell


def shuffle_memories(t: Table, seat: int) -> bool:
    """The Memories are shuffled into what is left of the grimoire; False if there are none.

    What the grimoire was made of and what has been seen of it stay as they are; the Memories come on top.
    """
    if not t.grimoire[seat]:
        return renew_grimoire(t, seat)
    memories = t.memories[seat]
    if not memories:
        return False
    t.grimoire[seat] = shuffled(t, (*t.grimoire[seat], *memories))
    t.memories[seat] = ()
    t.deck[seat] = tuple(sorted((*t.deck[seat], *memories)))
    emit(t, ev.RESHUFFLED, seat)
    return True


def take_random_memory(t: Table, seat: int) -> bool:
    """One card of the Memories, at random and for all to see, goes to hand."""
    memories = t.memories[seat]
    if not memories:
        return False
    card = memories[below(t, len(memories))]
    t.memories[seat] = without(memories, card)
    t.held[seat] = added(t.held[seat], card)
    _to_hand(t, seat, card)
    emit(t, ev.DREW, seat, ev.FROM_MEMORIES, card)
    return True


def _to_hand(t: Table, seat: int, card: int) -> None:
    t.reveals += 1
    t.hand[seat] = added(t.hand[seat], card)


def discard_from_hand(t: Table, seat: int, card: int) -> None:
    """A spell goes from hand face-up to the Memories."""
    t.hand[seat] = without(t.hand[seat], card)
    show(t, seat, card)
    t.memories[seat] = (*t.memories[seat], card)
    emit(t, ev.DISCARDED, seat, card, ev.FROM_HAND)


def discard_from_sheet(t: Table, seat: int, slot: int) -> None:
    """A spell goes from its slot face-up to the Memories; what it kept in force ends."""
    card = clear_slot(t, seat, slot)
    t.memories[seat] = (*t.memories[seat], card)
    emit(t, ev.DISCARDED, seat, card, ev.FROM_SHEET)


def make_way(t: Table, seat: int, slot: int) -> None:
    """A spell leaves its slot for another: to the Memories, a forgotten one that was resolved out of the game
    (ACT.30, ACT.34). What it kept in force ends (SPL.27), and what is still to come of it comes from no slot.
    """
    spell = t.sheet[seat][slot]
    if spell.status == REVEALED and spell.card in t.rules.forgotten:
        t.removed = (*t.removed, clear_slot(t, seat, slot))
        emit(t, ev.PUT_AWAY, seat, spell.card)
    elif spell.status != EMPTY:
        discard_from_sheet(t, seat, slot)
    for frame in t.stack:
        if isinstance(frame, TextFrame) and (frame.actor, frame.slot) == (seat, slot):
            frame.slot = ABSENT


def return_revealed(t: Table, seat: int, slot: int) -> None:
    """A revealed spell goes back to hand: everybody knows it is there."""
    card = clear_slot(t, seat, slot)
    t.held[seat] = added(t.held[seat], card)
    t.hand[seat] = added(t.hand[seat], card)
    emit(t, ev.RETURNED, seat, card, slot, 1)


def take_back(t: Table, seat: int, slot: int) -> None:
    """A face-down spell goes back to hand and stays secret."""
    card = t.sheet[seat][slot].card
    t.sheet[seat] = replaced(t.sheet[seat], slot, NO_SPELL)
    t.hand[seat] = added(t.hand[seat], card)
    rewatch(t)
    emit(t, ev.RETURNED, seat, card, slot, 0)


def swap_revealed(t: Table, seat: int, slot: int, card: int) -> None:
    """A revealed spell changes places with one from hand, which lies revealed on the same side and is not
    resolved.
    """
    side = t.sheet[seat][slot].side
    taken = clear_slot(t, seat, slot)
    t.hand[seat] = added(without(t.hand[seat], card), taken)
    show(t, seat, card)
    t.held[seat] = added(t.held[seat], taken)
    t.sheet[seat] = replaced(t.sheet[seat], slot, Laid(card, side, REVEALED))
    _count_as(t, seat, slot, NOBODY)
    emit(t, ev.SWAPPED, seat, slot, taken, card)
    emit(t, ev.REVEALED, seat, slot, card, side)


def give(t: Table, seat: int, to: int, card: int) -> None:
    """A spell goes from one hand to another, for all to see."""
    t.hand[seat] = without(t.hand[seat], card)
    show(t, seat, card)
    t.held[to] = added(t.held[to], card)
    t.hand[to] = added(t.hand[to], card)
    emit(t, ev.GAVE, seat, to, card)


def put_away(t: Table, seat: int, card: int) -> None:
    """A spell from hand is thinned out, face-up: to its school's discards, a forgotten one out of the game,
    a personal one aside (STU.3, STU.7, STU.11).
    """
    t.hand[seat] = without(t.hand[seat], card)
    show(t, seat, card)
    _away(t, seat, card)


def put_back(t: Table, seat: int, card: int) -> None:
    """A spell just drawn from the Library is not kept: face-up to its school's discards (STU.2)."""
    t.hand[seat] = without(t.hand[seat], card)
    t.reveals += 1
    _not_borrowed(t, seat, card)
    _away(t, seat, card)


def keeps_no_spell(t: Table, avatar: int) -> None:
    """What an Avatar has got goes to its pile: it has no spells (AVA.62)."""
    for card in t.hand[avatar]:
        if card in t.rules.forgotten or t.rules.cards[card].owner:
            put_away(t, avatar, card)
        else:
            put_back(t, avatar, card)


def _away(t: Table, seat: int, card: int) -> None:
    school = t.rules.school_of[card]
    if card in t.rules.forgotten:
        t.removed = (*t.removed, card)
    elif t.rules.cards[card].owner:
        whose = next(one for one, mage in enumerate(t.mage) if t.rules.personal[mage] == card)
        t.aside = replaced(t.aside, whose, t.aside[whose] + 1)  # whoever has got hold of it
    else:
        pile = (*t.discards[school], card)
        t.discards = (*t.discards[:school], pile, *t.discards[school + 1 :])
    emit(t, ev.PUT_AWAY, seat, card)


def recall_personal(t: Table, seat: int) -> bool:
    """The personal spell set aside comes to hand, for all to see; False if none is."""
    card = t.rules.personal[t.mage[seat]]
    if not t.aside[seat] or card < 0:
        return False
    t.aside = replaced(t.aside, seat, t.aside[seat] - 1)
    t.held[seat] = added(t.held[seat], card)
    t.hand[seat] = added(t.hand[seat], card)
    emit(t, ev.PERSONAL, seat, card)
    return True


def clear_slot(t: Table, seat: int, slot: int) -> int:
    """Takes a spell off its slot and shows it; gives the card, which the caller must put somewhere."""
    spell = t.sheet[seat][slot]
    if spell.status != REVEALED:
        show(t, seat, spell.card)
    t.sheet[seat] = replaced(t.sheet[seat], slot, NO_SPELL)
    if t.lasting:
        t.lasting = tuple(entry for entry in t.lasting if (entry.seat, entry.slot) != (seat, slot))
        rewatch(t)
    return spell.card


def prepare(t: Table, seat: int, slot: int, card: int, side: int) -> None:
    """A spell goes from hand face-down into a slot; one that was cast there before spells are prepared makes
    way for it (ACT.34).
    """
    if t.sheet[seat][slot].status != EMPTY:
        discard_from_sheet(t, seat, slot)
    t.hand[seat] = without(t.hand[seat], card)
    t.sheet[seat] = replaced(t.sheet[seat], slot, Laid(card, side, READY))


def reveal(t: Table, seat: int, slot: int, side: int = NOBODY) -> Laid:
    """A Ready or Active spell is turned up; gives it. ``side`` is the one that counts of a room trap."""
    card, laid, _ = t.sheet[seat][slot]
    spell = Laid(card, laid if side == NOBODY else side, REVEALED)
    t.sheet[seat] = replaced(t.sheet[seat], slot, spell)
    _count_as(t, seat, slot, NOBODY)
    show(t, seat, spell.card)
    emit(t, ev.REVEALED, seat, slot, spell.card, spell.side)
    return spell


def name_element(t: Table, seat: int, slot: int, element: int) -> None:
    """A revealed spell of any element counts as of this one from now on."""
    _count_as(t, seat, slot, element)
    emit(t, ev.NAMED, seat, slot, element)


def _count_as(t: Table, seat: int, slot: int, element: int) -> None:
    if t.elements[seat][slot] != element:
        t.elements = replaced(t.elements, seat, replaced(t.elements[seat], slot, element))


def activate_spell(t: Table, seat: int, slot: int) -> None:
    """A trap or protection gets its token and waits, face-down."""
    card, side, _ = t.sheet[seat][slot]
    t.sheet[seat] = replaced(t.sheet[seat], slot, Laid(card, side, ACTIVE))
    t.reveals += 1  # the token tells which of the two it is
    emit(t, ev.ACTIVATED_SPELL, seat, slot)


def show(t: Table, seat: int, card: int) -> None:
    """A hidden card of a seat has become public: take it out of what is known to be hidden."""
    t.reveals += 1
    if card in t.held[seat]:
        t.held[seat] = without(t.held[seat], card)
    elif card in t.rules.forgotten and card not in t.deck[seat]:
        t.lost[seat] -= 1
    else:
        t.shown[seat] = (*t.shown[seat], card)


def _settle(t: Table, seat: int) -> None:
    """The grimoire is used up: what it was made of and nobody has seen must be held."""
    unseen = list(t.deck[seat])
    for card in t.shown[seat]:
        if card in unseen:
            unseen.remove(card)
        else:
            _not_borrowed(t, seat, card)
    t.held[seat] = tuple(sorted((*t.held[seat], *unseen)))
    t.shown[seat] = ()


def _not_borrowed(t: Table, seat: int, card: int) -> None:
    """A card that was shown came from the Library: it is no longer among the hidden ones."""
    school = t.rules.school_of[card]
    t.borrowed[seat] = replaced(t.borrowed[seat], school, t.borrowed[seat][school] - 1)


_READY_AT: Final = tuple(
    tuple(slot for slot in range(SLOTS) if includes(bits, slot)) for bits in range(2**SLOTS)
)
"""The slots that are meant by bits, one for each slot."""


def ready_slots(t: Table, seat: int) -> tuple[int, ...]:
    """The slots that hold a Ready spell, Quick first."""
    quick, first, second, third = t.sheet[seat]
    bits = (quick.status == READY) + 2 * (first.status == READY)
    return _READY_AT[bits + 4 * (second.status == READY) + 8 * (third.status == READY)]
