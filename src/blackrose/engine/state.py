"""The state of a game: the table with the questions a player, a bot or a host may put to it."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from blackrose.engine import loop
from blackrose.engine.decisions import Decision, Option
from blackrose.engine.rules import Rules
from blackrose.engine.table import FRAME_FIELDS, GAME, VALUE_FIELDS, Frame, Table
from blackrose.engine.views import View

FORMAT = 1
"""The version of the plain form of a state."""


class State(Table):
    """All that lies on the table, as a value: it can be copied, compared, hashed and saved at any moment."""

    __slots__ = ()

    @classmethod
    def begin(cls, rules: Rules, key: bytes, journal: bool = False) -> State:
        """A new game, run up to its first decision."""
        state = cls(rules, key)
        if journal:
            state.journal = []
        state.stack.append(Frame(GAME))
        loop.run(state)
        return state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.result)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open decisions: usually one, in secret simultaneous phases one for each seat not done."""
        return self.asked

    def choose(self, seat: int, option: Option) -> None:
        """Answers a seat's decision; IllegalChoice, and nothing changed, if it is not in the list."""
        loop.choose(self, seat, option)

    def retract(self, seat: int) -> None:
        """Takes back a seat's last answer of a secret choice that is still open."""
        loop.retract(self, seat)

    def view(self, seat: int) -> View:
        """What a seat may know; SPECTATOR for somebody who only watches."""
        return View(self, seat)

    def copy(self) -> State:
        """An equal state that goes its own way; it has no journal."""
        new = State.__new__(State)
        self._copy_into(new)
        return new

    def __eq__(self, other: object) -> bool:
        """Two states are equal when everything on the table is."""
        return isinstance(other, State) and self.rules is other.rules and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]  # states change; use digest()

    def to_json(self) -> dict[str, Any]:
        """The state as plain data; any moment will do, the middle of a trap chain too."""
        return {"format": FORMAT, **json.loads(json.dumps(self.values()))}

    @classmethod
    def from_json(cls, rules: Rules, plain: dict[str, Any]) -> State:
        """The state that :meth:`to_json` told, under the same rules; ValueError if it is none.

        Its form is checked, not whether the game could have come to it: a save file proves that.
        """
        if not isinstance(plain, dict) or "format" not in plain:
            raise ValueError("not a state: it names no format")
        if plain["format"] != FORMAT:
            raise ValueError(f"a state of format {plain['format']!r}; this version reads {FORMAT}")
        state = cls(rules, b"")
        name = "key"
        try:
            state.key = bytes.fromhex(plain["key"])
            for name in VALUE_FIELDS:
                setattr(state, name, _like(getattr(state, name), plain[name], name))
            name = "stack"
            state.stack = [_frame(values) for values in _listed(plain["stack"])]
            name = "asked"
            state.asked = tuple(_decision(*values) for values in _listed(plain["asked"]))
        except KeyError:
            raise ValueError(f"a state without {name!r}") from None
        except (TypeError, ValueError, RecursionError):
            raise ValueError(f"a state whose {name!r} is not as a state has it") from None
        return state

    def digest(self) -> str:
        """A short hash of the whole state."""
        text = json.dumps(self.values(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()


def _like(empty: Any, plain: Any, name: str) -> Any:
    """A field put back: a list stays one and as long as on an empty table, all else that is listed is a
    tuple.
    """
    value = _tuples(plain)
    if isinstance(empty, int):
        return _number(value)
    if not isinstance(value, tuple):
        raise TypeError
    if isinstance(empty, tuple):
        return value
    if name != "fresh" and [type(item) for item in value] != [type(item) for item in empty]:
        raise TypeError
    return list(value)


def _tuples(plain: Any) -> Any:
    if isinstance(plain, list):
        return tuple(_tuples(item) for item in plain)
    if isinstance(plain, int | str):
        return plain
    raise TypeError


def _listed(plain: Any) -> list[Any]:
    if not isinstance(plain, list):
        raise TypeError
    return plain


def _number(plain: Any) -> int:
    if type(plain) is not int:
        raise TypeError
    return plain


def _frame(values: list[Any]) -> Frame:
    frame = Frame(0)
    for name, value in zip(FRAME_FIELDS, values, strict=True):
        setattr(frame, name, _like(getattr(frame, name), value, name))
    if not 0 <= frame.kind < len(loop.HANDLERS):
        raise ValueError
    return frame


def _decision(seat: Any, kind: Any, options: Any, effect: Any, sentence: Any) -> Decision:
    listed = _tuples(options)
    if not isinstance(kind, str) or not all(isinstance(option, tuple) for option in listed):
        raise TypeError
    return Decision(_number(seat), kind, listed, _number(effect), _number(sentence))
