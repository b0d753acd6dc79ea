"""A seat's view, and a possible full state made from it (see :mod:`blackrose.engine.redealing`)."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from blackrose.engine.decisions import Decision
from blackrose.engine.redealing import Redeal
from blackrose.engine.rules import Rules
from blackrose.engine.visibility import seen_table

if TYPE_CHECKING:
    from blackrose.engine.state import State

TRIES = 8
"""How often is dealt anew where on the cards dealt others would not be asked what they are asked."""


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
        for number in range(TRIES):
            attempt = Redeal(self, self._kind(self.rules, key if number == 0 else other_key(key, number)))
            state = attempt.deal()
            if attempt.is_alike():
                break
        return state


def other_key(key: bytes, number: int) -> bytes:
    """Another key, made from this one."""
    return blake2b(number.to_bytes(2, "little"), key=key[:64], digest_size=32).digest()
