"""The command cards of an Avatar: its deck is its hand and its grimoire at once (AVA.9), and what was used of
it lies face-up in its Memories (AVA.20).
"""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.rng import shuffled
from blackrose.engine.table import NOBODY, Table


def deck(t: Table) -> tuple[int, ...]:
    """The command deck of the running moon, top last; an empty one is made anew from what was used of it
    (AVA.45, AVA.62).
    """
    moon = t.moon - 1
    if not t.commands[moon]:
        back = [card for card in t.commanded if card in t.rules.command_decks[moon]]
        if back:
            t.commanded = tuple([card for card in t.commanded if card not in back])
            _lay(t, moon, shuffled(t, back))
            changes.emit(t, ev.COMMANDS_BACK, t.rules.avatar, len(back))
    return t.commands[moon]


def _lay(t: Table, moon: int, cards: tuple[int, ...]) -> None:
    t.commands = (*t.commands[:moon], cards, *t.commands[moon + 1 :])


def take_top(t: Table) -> int:
    """Turns the top card: it comes to lie face-up in the Avatar's Memories; NOBODY if there is none."""
    cards = deck(t)
    if not cards:
        return NOBODY
    _lay(t, t.moon - 1, cards[:-1])
    t.commanded = (*t.commanded, cards[-1])
    t.reveals += 1
    return cards[-1]


def discard_top(t: Table, number: int) -> int:
    """The top cards go to its Memories, unresolved and not counted (AVA.45); gives how many."""
    gone = 0
    while gone < number and (card := take_top(t)) != NOBODY:
        changes.emit(t, ev.COMMAND_LOST, t.rules.avatar, card)
        gone += 1
    return gone


def put_back(t: Table) -> None:
    """The cards used in the round are shuffled, and lie under the decks they belong to (AVA.51)."""
    if not t.commanded:
        return
    for moon, cards in enumerate(t.rules.command_decks):
        back = [card for card in t.commanded if card in cards]
        if back:
            _lay(t, moon, (*shuffled(t, back), *t.commands[moon]))
    changes.emit(t, ev.COMMANDS_BACK, t.rules.avatar, len(t.commanded))
    t.commanded = ()


def left_to_discard(t: Table) -> int:
    """How many cards could be discarded from the deck, an empty one made anew."""
    moon = t.moon - 1
    return len(t.commands[moon]) or sum(card in t.rules.command_decks[moon] for card in t.commanded)


def in_hand(t: Table) -> tuple[int, ...]:
    """What counts as its hand where somebody looks at that: the cards on top that it has left in this round,
    at least one; the first to come is the last (AVA.62).
    """
    return t.commands[t.moon - 1][-max(1, t.commands_left) :]


def show_top(t: Table, seat: int, cards: tuple[int, ...]) -> None:
    """A seat sees cards on top of the deck, the first to come first; nothing is taken (AVA.62)."""
    for card in reversed(cards):
        changes.emit(t, ev.SAW_COMMAND, seat, card)
