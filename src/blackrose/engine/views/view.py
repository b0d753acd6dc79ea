"""A seat's view, and a possible full state made from it (see :mod:`blackrose.engine.views.redealing`)."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from blackrose.engine.decisions import Decision
from blackrose.engine.rules import Rules
from blackrose.engine.table import Frame, Table
from blackrose.engine.views.masked import masked_table
from blackrose.engine.views.redealing import Redeal
from blackrose.engine.views.visibility import seen_table

if TYPE_CHECKING:
    from blackrose.engine.state import State

TRIES: Final = 48
"""How often is dealt anew where on the cards dealt others would not be asked what they are asked: so often
that it is found though only one hand in five has what a text asks for.
"""


class Seen(NamedTuple):
    """What a view holds, without the state it was made from: how a player in another process gets it."""

    rules: Rules
    seen: dict[str, Any]


class View:
    """What a seat may know: ``view.hand``, ``view.power`` … as named in
    :mod:`blackrose.engine.views.visibility`.
    """

    __slots__ = ("_table", "rules", "seat", "seen")

    def __init__(self, state: State | Seen, seat: int) -> None:
        """The view of a seat (or of a spectator) on a state."""
        self.rules: Rules = state.rules
        self.seat = seat
        self.seen: dict[str, Any] = state.seen if isinstance(state, Seen) else seen_table(state, seat)
        self._table: Table | None = None

    @classmethod
    def of_seen(cls, rules: Rules, seat: int, seen: dict[str, Any]) -> View:
        """The view whose ``seen`` this was."""
        return cls(Seen(rules, seen), seat)

    def __reduce__(self) -> tuple[Any, ...]:
        """A view is pickled by what it holds."""
        return (View.of_seen, (self.rules, self.seat, self.seen))

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

    @property
    def table(self) -> Table:
        """A table of what the view shows, with hidden cards masked; to read, not to change."""
        if self._table is None:
            self._table = masked_table(self.rules, self.seat, self.seen)
        return self._table

    def to_json(self) -> dict[str, Any]:
        """The view as plain data."""
        plain: dict[str, Any] = json.loads(json.dumps(self.seen, default=Frame.values))
        return plain

    def redeal(self, key: bytes) -> State:
        """A possible full state, with chance of its own."""
        from blackrose.engine.state import State

        for number in range(TRIES):
            attempt = Redeal(self, State(self.rules, key if number == 0 else other_key(key, number)))
            state = attempt.deal()
            if attempt.is_alike():
                break
        return state


def other_key(key: bytes, number: int) -> bytes:
    """Another key, made from this one."""
    return blake2b(number.to_bytes(2, "little"), key=key[:64], digest_size=32).digest()
