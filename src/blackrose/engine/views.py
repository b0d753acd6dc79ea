"""A seat's view, and how a possible full state is made from it.

Redealing puts every card the seat cannot place somewhere it may lie: what is known of a seat's hidden cards
(see :mod:`blackrose.engine.cards`) is respected, the rest is dealt from what has not been seen. The new state
carries a key of its own, so nobody can foresee a draw by it.
"""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from blackrose.engine.decisions import Decision
from blackrose.engine.rng import shuffled
from blackrose.engine.rules import Rules
from blackrose.engine.state import State
from blackrose.engine.table import BARRIER, FRAME_FIELDS, READY, Frame, spell_in
from blackrose.engine.visibility import PUBLIC_FIELDS, is_hidden, seen_table


class View:
    """What a seat may know: ``view.hand``, ``view.power`` … as named in
    :mod:`blackrose.engine.visibility`.
    """

    __slots__ = ("rules", "seat", "seen")

    def __init__(self, state: State, seat: int) -> None:
        """The view of a seat (or of a spectator) on a state."""
        self.rules: Rules = state.rules
        self.seat = seat
        self.seen: dict[str, Any] = seen_table(state, seat)

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
        return _Redeal(self, key).deal()


class _Redeal:
    """One redealing: where unseen cards can lie, and a shuffle of them."""

    def __init__(self, view: View, key: bytes) -> None:
        self.view = view
        self.state = State(view.rules, key)
        self.seen = view.seen

    def deal(self) -> State:
        state, seen = self.state, self.seen
        for name in PUBLIC_FIELDS:
            value = seen[name]
            setattr(state, name, list(value) if isinstance(getattr(state, name), list) else value)
        self._deal_cards()
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
        state.library = tuple(library_deck)
        state.forgotten = tuple(lost_deck)

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
                left.subtract(seen["deck"][seat])
        return +left

    def _deal_seat(self, seat: int, library: list[int], lost: list[int]) -> None:
        """Another seat's hidden cards: known ones, some of the grimoire's old make-up, the rest from the
        unseen.
        """
        state, seen = self.state, self.seen
        deck = shuffled(state, seen["deck"][seat])
        in_grimoire = seen["grimoires"][seat]
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
        from blackrose.engine import loop

        frame = self.state.stack[-1] if self.state.stack else None
        if (frame is not None and frame.kind == BARRIER) or any(
            d.seat != self.view.seat for d in self.state.asked
        ):
            self.state.asked = ()
            loop.run(self.state)


def _frame(values: tuple[Any, ...]) -> Frame:
    frame = Frame(0)
    for name, value in zip(FRAME_FIELDS, values, strict=True):
        setattr(frame, name, value)
    return frame
