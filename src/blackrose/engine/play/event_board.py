"""Event cards: drawing them, the three slots they lie in, and what they do when their phase begins."""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.conditions.standing import ALWAYS
from blackrose.engine.rng import shuffled
from blackrose.engine.stack import full_stop, push_effect
from blackrose.engine.table import NOBODY, SLOTS_ON_BOARD, InstantFrame, PhaseFrame, Table, replaced

# --------------------------------------------------------------------------------------------------
# Drawing
# --------------------------------------------------------------------------------------------------


def draw_event(t: Table, seat: int, moon: int | None = None) -> bool:
    """A seat draws the top event of a moon (the running one): crown, left figure, then the instant effect or
    the placing. False if there is no card of that moon left.
    """
    event = _top(t, moon or t.moon)
    if event == NOBODY:
        return False
    card = t.rules.event_cards[event]
    t.drawer = seat
    t.reveals += 1
    changes.emit(t, ev.EVENT_DRAWN, seat, event)
    if card.crown and t.rules.options.get("steady crown") != "yes" and t.crown != seat:
        changes.give_crown(t, seat)
    changes.gain_power(t, t.rules.rose, card.drawn)
    if card.slot == 0:
        t.stack.append(InstantFrame(event))
    else:
        _place(t, event)
        if card.phase == ALWAYS:  # what its text does once, it does now
            carry_out(t, event)
    return True


def _top(t: Table, moon: int) -> int:
    """Takes the top event off a moon's deck; an empty one is first made anew from its discards."""
    deck = deck_of(t, moon)
    if not deck:
        return NOBODY
    t.event_decks = with_pile(t.event_decks, moon, deck[:-1])
    return deck[-1]


def deck_of(t: Table, moon: int) -> tuple[int, ...]:
    """The events of a moon from which one is due: an empty deck is made anew from its discards (EVT.8)."""
    if not t.event_decks[moon - 1]:
        t.event_decks = with_pile(t.event_decks, moon, shuffled(t, t.event_discards[moon - 1]))
        t.event_discards = with_pile(t.event_discards, moon, ())
    return t.event_decks[moon - 1]


def with_pile(
    piles: tuple[tuple[int, ...], ...], moon: int, pile: tuple[int, ...]
) -> tuple[tuple[int, ...], ...]:
    """The piles of the three moons with one of them changed."""
    return (*piles[: moon - 1], pile, *piles[moon:])


def carry_out(t: Table, event: int) -> None:
    """The Black Rose resolves an event's text."""
    push_effect(t, t.rules.event_card_codes[event], t.rules.rose, NOBODY)


def run_instant(t: Table, f: InstantFrame) -> None:
    """An instant event: its effect, then it is discarded and pays its right figure."""
    if f.step == 0:
        f.step = 1
        carry_out(t, f.event)
        return
    t.stack.pop()
    _discarded(t, f.event, pushed=True)
    full_stop(t)


def cut_short(t: Table, event: int) -> None:
    """An instant event whose effect was stopped in the middle is discarded and pays nothing."""
    _discarded(t, event, pushed=False)


# --------------------------------------------------------------------------------------------------
# The board
# --------------------------------------------------------------------------------------------------


def _place(t: Table, event: int) -> None:
    """Lays an event in its slot; one that lies there goes one on, and so on; off the third, it leaves."""
    board, drawers = list(t.board), list(t.drawers)
    at, drawer = t.rules.event_cards[event].slot - 1, t.drawer
    laid = []
    while event != NOBODY and at < SLOTS_ON_BOARD:
        event, board[at] = board[at], event
        drawer, drawers[at] = drawers[at], drawer
        laid.append((board[at], at + 1))
        at += 1
    t.board, t.drawers = tuple(board), tuple(drawers)
    for placed, slot in laid:
        changes.emit(t, ev.EVENT_PLACED, placed, slot)
    if event != NOBODY:
        _discarded(t, event, pushed=True)


def shift(t: Table) -> None:
    """Every event goes one slot on; the third leaves the board (BRP.2, BRP.9)."""
    last = t.board[-1]
    t.board, t.drawers = (NOBODY, *t.board[:-1]), (NOBODY, *t.drawers[:-1])
    for slot, event in enumerate(t.board, start=1):
        if event != NOBODY:
            changes.emit(t, ev.EVENT_PLACED, event, slot)
    if last != NOBODY:
        _discarded(t, last, pushed=True)


def discard_event(t: Table, slot: int, pushed: bool = False, pays: bool | None = None) -> None:
    """An event leaves its slot (0–2): by an effect, or ``pushed`` by another event.

    Whether it ``pays`` its right figure then is up to the effect, or else to the edition (EVT.5, EVT.12).
    """
    event = t.board[slot]
    t.board, t.drawers = replaced(t.board, slot, NOBODY), replaced(t.drawers, slot, NOBODY)
    if pays is None:
        pays = t.rules.edition.ways.events_always_pay
    _discarded(t, event, pushed, pays)


def _discarded(t: Table, event: int, pushed: bool, pays: bool = False) -> None:
    card = t.rules.event_cards[event]
    t.event_discards = with_pile(t.event_discards, card.moon, (*t.event_discards[card.moon - 1], event))
    changes.emit(t, ev.EVENT_DISCARDED, event, int(pushed))
    if pushed or pays:
        changes.gain_power(t, t.rules.rose, card.discarded)


# --------------------------------------------------------------------------------------------------
# A phase begins
# --------------------------------------------------------------------------------------------------


def phase_starts(t: Table, f: PhaseFrame) -> bool:
    """The events of the phase that has begun do what they do once, left to right (EVT.10).

    ``f.left`` are those still to come; one that has left the board meanwhile is passed over, one that was
    drawn meanwhile waits for the next start (EVT.17).
    """
    if not f.begun:
        f.begun = 1
        name = t.rules.edition.phases[t.phase].name
        cards = t.rules.event_cards
        f.left = tuple(e for e in t.board if e != NOBODY and cards[e].phase == name)
    for at, event in enumerate(f.left):
        if event in t.board:
            f.left = f.left[at + 1 :]
            carry_out(t, event)
            return False
    return True
