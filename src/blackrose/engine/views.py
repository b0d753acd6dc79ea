"""A seat's view, and how a possible full state is made from it.

Redealing puts every card the seat cannot place somewhere it may lie: what is known of a seat's hidden cards
(see :mod:`blackrose.engine.cards`) is respected, the rest is dealt from what has not been seen. The new state
carries a key of its own, so nobody can foresee a draw by it.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from blackrose.engine import barrier, loop
from blackrose.engine.decisions import Decision
from blackrose.engine.rng import below, shuffled
from blackrose.engine.rules import Rules
from blackrose.engine.table import BARRIER, FRAME_FIELDS, READY, Frame, spell_in
from blackrose.engine.visibility import PUBLIC_FIELDS, is_hidden, seen_table
from blackrose.engine.watching import rewatch

if TYPE_CHECKING:
    from blackrose.engine.state import State


class View:
    """What a seat may know: ``view.hand``, ``view.power`` … as named in
    :mod:`blackrose.engine.visibility`.
    """

    __slots__ = ("_kind", "rules", "seat", "seen")

    def __init__(self, state: State, seat: int) -> None:
        """The view of a seat (or of a spectator) on a state."""
        self._kind = type(state)
        self.rules: Rules = state.rules
        self.seat = seat
        self.seen: dict[str, Any] = seen_table(state, seat)

    @classmethod
    def of_seen(cls, rules: Rules, seat: int, seen: dict[str, Any]) -> View:
        """The view whose ``seen`` this was: how a player in another process gets it, without any state."""
        from blackrose.engine.state import State

        view = cls.__new__(cls)
        view._kind = State
        view.rules = rules
        view.seat = seat
        view.seen = seen
        return view

    def __getattr__(self, name: str) -> Any:
        """A field of the view."""
        try:
            return self.seen[name]
        except KeyError:
            raise AttributeError(f"a view has no field {name!r}") from None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open decisions; the options of others' are not listed."""
        decisions: tuple[Decision, ...] = self.seen["asked"]
        return decisions

    def to_json(self) -> dict[str, Any]:
        """The view as plain data."""
        plain: dict[str, Any] = json.loads(json.dumps(self.seen))
        return plain

    def redeal(self, key: bytes) -> State:
        """A possible full state, with chance of its own."""
        return _Redeal(self, self._kind(self.rules, key)).deal()


class _Redeal:
    """One redealing: where unseen cards can lie, and a shuffle of them."""

    def __init__(self, view: View, state: State) -> None:
        self.view = view
        self.state = state
        self.seen = view.seen
        self.decks = [list(deck) for deck in view.seen["deck"]]

    def deal(self) -> State:
        state, seen = self.state, self.seen
        for name in PUBLIC_FIELDS:
            value = seen[name]
            setattr(state, name, list(value) if isinstance(getattr(state, name), list) else value)
        self._deal_cards()
        rewatch(state)
        state.fresh = list(seen["fresh"])
        state.stack = [_frame(values) for values in seen["stack"]]
        state.asked = seen["asked"]
        self._open_decisions()
        return state

    def _deal_cards(self) -> None:
        state, seen, rules = self.state, self.seen, self.view.rules
        unseen = self._unseen()
        forgotten = [card for card in unseen.elements() if card in rules.forgotten]
        library = [card for card in unseen.elements() if card not in rules.forgotten]
        lost_deck = list(shuffled(state, forgotten))
        library_deck = list(shuffled(state, library))
        for seat in range(rules.seats):
            if seat == self.view.seat:
                state.hand[seat] = seen["hand"]
                state.sheet[seat] = seen["sheet"][seat]
                state.grimoire[seat] = shuffled(state, seen["grimoire"])
            else:
                self._deal_seat(seat, library_deck, lost_deck)
        # Before the spells are dealt the decks are still empty; afterwards this takes all that is left.
        state.library = (tuple(library_deck[: sum(seen["library"])]),)
        state.forgotten = tuple(lost_deck[: seen["forgotten"]])

    def _unseen(self) -> Counter[int]:
        """Every copy in the box that is neither visible nor known to be among some seat's hidden cards."""
        seen, rules = self.seen, self.view.rules
        left = Counter({card: rules.cards[card].copies for card in range(len(rules.cards))})
        for mage, card in rules.personal.items():
            if mage not in seen["mage"]:
                left[card] = 0  # not in this game
        left.subtract(seen["removed"])
        for seat in range(rules.seats):
            left.subtract(seen["memories"][seat])
            left.subtract(spell >> 3 for spell in seen["sheet"][seat] if spell and not is_hidden(spell))
            if seat == self.view.seat:
                left.subtract(seen["hand"])
                left.subtract(seen["grimoire"])
            else:
                left.subtract(seen["held"][seat])
                left.subtract(self.decks[seat])
        self._settle_shown(left)
        return +left

    def _settle_shown(self, left: Counter[int]) -> None:
        """Takes cards that were seen out of the grimoires they came from.

        A card that was in a grimoire and could also have come from the Library is taken to be from the
        grimoire as long as so many have been drawn; first those that cannot be from the Library, then
        those of which too many copies would be about.
        """
        rules = self.view.rules
        for seat in range(rules.seats):
            if seat == self.view.seat:
                continue
            deck = self.decks[seat]
            drawn = len(deck) - self.seen["grimoires"][seat]
            shown = list(self.seen["shown"][seat])
            while drawn and (found := [card for card in shown if card in deck]):
                card = min(found, key=lambda c: (rules.in_library(c), left[c] >= 0))
                deck.remove(card)
                shown.remove(card)
                left[card] += 1
                drawn -= 1

    def _deal_seat(self, seat: int, library: list[int], lost: list[int]) -> None:
        """Another seat's hidden cards: known ones, some of the grimoire's old make-up, the rest from the
        unseen.
        """
        state, seen = self.state, self.seen
        in_grimoire = seen["grimoires"][seat]
        deck = shuffled(state, self.decks[seat])
        state.grimoire[seat] = deck[:in_grimoire]
        hidden = [*seen["held"][seat], *deck[in_grimoire:]]
        hidden += [lost.pop() for _ in range(seen["lost"][seat])]
        slots = [slot for slot, spell in enumerate(seen["sheet"][seat]) if is_hidden(spell)]
        wanted = seen["hands"][seat] + len(slots)
        hidden += [library.pop() for _ in range(wanted - len(hidden))]
        order = shuffled(state, hidden)
        state.hand[seat] = tuple(sorted(order[len(slots) :]))
        sheet = list(seen["sheet"][seat])
        for slot, card in zip(slots, order, strict=False):
            side = int(shuffled(state, (0, 1))[0])
            sheet[slot] = spell_in(card, side, seen["sheet"][seat][slot] & 3 or READY)
        state.sheet[seat] = tuple(sheet)

    def _open_decisions(self) -> None:
        """Others' open decisions get the options they would have on the redealt cards."""
        state, seat = self.state, self.view.seat
        frame = state.stack[-1] if state.stack else None
        if frame is not None and frame.kind == BARRIER:
            waiting = {decision.seat for decision in state.asked} | {seat}
            for other in range(self.view.rules.seats):
                if other not in waiting:
                    self._answer_somehow(frame, other)
        elif all(decision.seat == seat for decision in state.asked):
            return
        state.asked = ()
        loop.run(state)

    def _answer_somehow(self, frame: Frame, seat: int) -> None:
        """A seat that is done with a secret choice has chosen something; what it is cannot be known."""
        draft, _ = barrier.BARRIERS[frame.code]
        while decision := draft(self.state, seat, frame.data[seat])[1]:
            options = decision.options
            barrier.give(frame, seat, options[below(self.state, len(options))])


def _frame(values: tuple[Any, ...]) -> Frame:
    frame = Frame(0)
    for name, value in zip(FRAME_FIELDS, values, strict=True):
        setattr(frame, name, value)
    return frame
