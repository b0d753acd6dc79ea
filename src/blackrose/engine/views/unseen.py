"""What a view leaves open about spells: which cards are unseen, and from where each hidden one can have come.

A hidden card of another seat is known to be held, was in the grimoire when it was last made, came from a
school of the Library, or is a forgotten one; how many of each there are is public.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Final

from blackrose.engine.table import EMPTY, NOBODY, SecretFrame
from blackrose.engine.views.visibility import is_hidden

if TYPE_CHECKING:
    from blackrose.engine.rules import Rules
    from blackrose.engine.views.view import View

LOOKS: Final = 5_000
"""How many ways are looked at to find cards for all face-down tokens; far more than it ever takes."""

TRIES: Final = 24
"""How often it is guessed where seen cards came from: a guess for one seat can leave another too few."""

Place = tuple[int, int, str]
"""A seat, a slot and what its token says lies there."""

Guesses = dict[tuple[int, int], tuple[int, int]]
"""The card and its side for a seat's slot."""

Fits = Callable[[int, int, int, int], bool]
"""Whether a seat's slot may hold a card's side."""


class Hidden:
    """Where another seat's hidden cards come from, as far as they are not dealt yet."""

    __slots__ = ("borrowed", "deck", "drawn", "held", "in_hand", "lost")

    def __init__(self, held: list[int], deck: list[int], drawn: int, borrowed: list[int], lost: int) -> None:
        """``drawn`` cards of ``deck`` are hidden, the others lie in the grimoire; ``borrowed`` by school.
        Those ``in_hand`` lie in the hand for certain, for it is being looked at.
        """
        self.in_hand: list[int] = []
        self.held = held
        self.deck = deck
        self.drawn = drawn
        self.borrowed = borrowed
        self.lost = lost


class Unseen:
    """The unseen cards, in random order: a pile a school, the forgotten ones, and each seat's hidden ones."""

    def __init__(
        self, rules: Rules, schools: list[list[int]], forgotten: list[int], of: dict[int, Hidden]
    ) -> None:
        """Piles that shrink as cards are dealt."""
        self.rules = rules
        self.schools = schools
        self.forgotten = forgotten
        self.of = of

    def taken(self, hidden: Hidden, wanted: int) -> Iterator[int]:
        """Deals a seat its borrowed and forgotten cards, until it has as many hidden ones as it must."""
        left = wanted - len(hidden.held) - hidden.drawn - len(hidden.in_hand)
        for pile, number in (*zip(self.schools, hidden.borrowed, strict=True), (self.forgotten, hidden.lost)):
            for _ in range(min(number, left, len(pile))):
                left -= 1
                yield pile.pop()
        while left > 0 and (rest := max(self.schools, key=len)):
            left -= 1
            yield rest.pop()

    # ----------------------------------------------------------------------------------------------
    # Face-down spells with a token
    # ----------------------------------------------------------------------------------------------

    def fitting(self, places: list[Place], dice: random.Random, fits: Fits) -> Guesses:
        """Takes a card that fits for every such place; there is always a way: the real game is one."""
        laid: Guesses = {}
        self._looks = LOOKS
        self._fit(places, dice, fits, laid)
        return laid

    def _fit(self, places: list[Place], dice: random.Random, fits: Fits, laid: Guesses) -> bool:
        if not places:
            return True
        (seat, slot, type_), *others = places
        hidden = self.of[seat]
        for source in self._sources(hidden, dice):
            for card in dict.fromkeys(reversed(source)):
                side = self._side(card, type_, seat, slot, fits)
                if side is None:
                    continue
                self._looks -= 1
                if self._looks < 0:
                    return False
                self._count(hidden, source, -1)
                source.remove(card)
                laid[seat, slot] = (card, side)
                if self._fit(others, dice, fits, laid):
                    return True
                del laid[seat, slot]
                source.append(card)
                self._count(hidden, source, 1)
        return False

    def _sources(self, hidden: Hidden, dice: random.Random) -> list[list[int]]:
        """The piles a hidden card can come from, in random order, the fuller ones more likely first."""
        found = [(hidden.held, len(hidden.held)), (hidden.deck, hidden.drawn), (self.forgotten, hidden.lost)]
        found += zip(self.schools, hidden.borrowed, strict=True)
        open_ = [(dice.random() ** (1 / number), at) for at, (_, number) in enumerate(found) if number]
        return [found[at][0] for _, at in sorted(open_, reverse=True)]

    def _side(self, card: int, type_: str, seat: int, slot: int, fits: Fits) -> int | None:
        spell = self.rules.cards[card]
        for number, side in enumerate((spell.light, spell.dark)):
            if side.type == type_ and fits(seat, slot, card, number):
                return number
        return None

    def _count(self, hidden: Hidden, source: list[int], change: int) -> None:
        """One card more or less is still to come from a source."""
        if source is hidden.deck:
            hidden.drawn += change
        elif source is self.forgotten:
            hidden.lost += change
        elif source is not hidden.held:
            hidden.borrowed[next(at for at, pile in enumerate(self.schools) if pile is source)] += change


def unseen_cards(
    view: View, dice: random.Random, eager: float, looked_at: tuple[int, list[int]] = (NOBODY, [])
) -> Unseen:
    """What a view leaves open: every copy in the box that is neither visible nor in a known make-up.

    ``eager`` is how likely a card that was seen, and can have come from grimoire or Library, is taken to be
    from the grimoire. ``looked_at`` is whose hand the seat sees now, and what is in it.
    """
    rules = view.rules
    others = [seat for seat in range(rules.seats) if seat != view.seat]
    copies = [spell.copies for spell in rules.cards]
    for card in _located(view, others):
        copies[card] -= 1
    for _ in range(TRIES):
        left = list(copies)
        of = {seat: _hidden(view, seat, left, dice, eager) for seat in others}
        whose, cards = looked_at
        if whose in of:
            _lay_open(rules, of[whose], cards, left, dice, eager)
        if min(left) >= 0:
            break
    for hidden in of.values():
        hidden.deck = mixed(dice, hidden.deck)
    return Unseen(rules, *_piles(rules, left, dice), of)


def _located(view: View, others: list[int]) -> Iterator[int]:
    """Every card that is visible to the seat or in a known make-up."""
    seen = view.seen
    for pile in (seen["removed"], *seen["discards"], *seen["memories"]):
        yield from pile
    for sheet in seen["sheet"]:
        yield from [spell.card for spell in sheet if spell.status != EMPTY and not is_hidden(spell)]
    if view.seat >= 0:
        yield from seen["hand"]
        yield from seen["grimoire"]
    for seat in others:
        yield from seen["held"][seat]
        yield from seen["deck"][seat]


def _piles(rules: Rules, left: list[int], dice: random.Random) -> tuple[list[list[int]], list[int]]:
    """What is left of each school of the Library, and of the forgotten spells."""
    schools = [
        mixed(dice, [card for card in cards for _ in range(left[card])]) for cards in rules.library_cards
    ]
    return schools, mixed(dice, [card for card in sorted(rules.forgotten) for _ in range(left[card])])


def mixed(dice: random.Random, items: Iterable[int]) -> list[int]:
    """The items in random order: by a random figure for each, which is quicker than changing places."""
    throw = dice.random
    return [item for _, item in sorted([(throw(), item) for item in items])]


def _hidden(view: View, seat: int, left: list[int], dice: random.Random, eager: float) -> Hidden:
    """Another seat's hidden cards, once those that were seen are taken out of where they came from.

    A card came from the grimoire if it cannot be from the Library, if fewer cards of its school were
    borrowed, or if there would otherwise be too many copies of it. Where the others came from is guessed,
    until as many have been drawn as is known.
    """
    rules, seen = view.rules, view.seen
    deck = list(seen["deck"][seat])
    drawn = len(deck) - seen["grimoires"][seat]
    shown = list(seen["shown"][seat])
    borrowed = list(seen["borrowed"][seat])
    just_drawn = _just_drawn(view, seat)
    for school in just_drawn:  # those are in hand, none of them was seen
        borrowed[school] -= 1
    for card in shown:
        borrowed[rules.school_of[card]] -= rules.in_library(card)
    shown = mixed(dice, shown)
    while drawn and (found := [card for card in shown if card in deck]):
        card = min(found, key=lambda c: _surely(rules, borrowed, left, c))
        surely = _surely(rules, borrowed, left, card)
        shown.remove(card)
        if all(surely) and dice.random() >= eager:
            continue
        deck.remove(card)
        left[card] += 1
        borrowed[rules.school_of[card]] += rules.in_library(card)
        drawn -= 1
    for school in just_drawn:
        borrowed[school] += 1
    return Hidden(list(seen["held"][seat]), deck, drawn, borrowed, seen["lost"][seat])


def _lay_open(
    rules: Rules, hidden: Hidden, cards: list[int], left: list[int], dice: random.Random, eager: float
) -> None:
    """Cards of a hand that is looked at are taken out of where they can have come from."""
    for card in cards:
        school = rules.school_of[card]
        borrowed = rules.in_library(card) and hidden.borrowed[school] > 0 and left[card] > 0
        if card in hidden.held:
            hidden.held.remove(card)
        elif hidden.drawn and card in hidden.deck and (not borrowed or dice.random() < eager):
            hidden.deck.remove(card)
            hidden.drawn -= 1
        else:
            left[card] -= 1
            hidden.borrowed[school] -= rules.in_library(card)
            hidden.lost -= card in rules.forgotten
        hidden.in_hand.append(card)


def _just_drawn(view: View, seat: int) -> list[int]:
    """The schools of the spells another seat has before it in study."""
    stack = view.seen["stack"]
    if not stack or not isinstance(stack[-1], SecretFrame) or not stack[-1].answers[seat]:
        return []
    return [-1 - int(school) for school in stack[-1].answers[seat][0][1:]]


def _surely(rules: Rules, borrowed: list[int], left: list[int], card: int) -> tuple[bool, bool, bool]:
    """Why a card that was seen must have come from the grimoire: the less of this holds, the surer it is."""
    return (rules.in_library(card), borrowed[rules.school_of[card]] >= 0, left[card] >= 0)
