"""The state of a game: the table with the questions a player, a bot or a host may put to it."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

from blackrose.engine import loop
from blackrose.engine.decisions import Decision, Several
from blackrose.engine.events import FORMS, Event
from blackrose.engine.rules import Rules
from blackrose.engine.table import VALUE_FIELDS, Frame, GameFrame, Jinxed, Laid, Lasting, Table, Task
from blackrose.engine.table.frames import KINDS
from blackrose.engine.views.view import View

FORMAT = 3
"""The version of the plain form of a state."""

DEEPEST: Final = 12
"""So many lists may lie in each other; compiled code would go on until the stack is full."""


class State(Table):
    """All that lies on the table, as a value: it can be copied, compared, hashed and saved at any moment."""

    __slots__ = ()

    @classmethod
    def begin(cls, rules: Rules, key: bytes, journal: bool = False) -> State:
        """A new game, run up to its first decision."""
        state = cls(rules, key)
        if journal:
            state.journal = []
        state.stack.append(GameFrame())
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

    # What comes from outside is taken as it comes: the compiled engine meets any other type with TypeError.

    def choose(self, seat: object, option: object) -> None:
        """Answers a seat's decision; IllegalChoice, and nothing changed, if it is not in the list."""
        loop.choose(self, seat, option)

    def retract(self, seat: object) -> None:
        """Takes back a seat's last answer of a secret choice that is still open."""
        loop.retract(self, seat)

    def view(self, seat: object) -> View:
        """What a seat may know; SPECTATOR for somebody who only watches."""
        if not isinstance(seat, int):
            raise ValueError(f"a seat is a number, not {seat!r}")
        return View(self, seat)

    def copy(self) -> State:
        """An equal state that goes its own way; it has no journal."""
        return State(self.rules, self.key, self)

    def __eq__(self, other: object) -> bool:
        """Two states are equal when everything on the table is."""
        return isinstance(other, State) and self.rules is other.rules and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]  # states change; use digest()

    def to_json(self) -> dict[str, Any]:
        """The state as plain data; any moment will do, the middle of a trap chain too."""
        return {"format": FORMAT, **json.loads(json.dumps(self.values()))}

    @classmethod
    def from_json(cls, rules: Rules, plain: object) -> State:
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
        except (TypeError, ValueError, IndexError):
            raise ValueError(f"a state whose {name!r} is not as a state has it") from None
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        """A state is pickled as plain data under its rules; the journal stays behind, as with a copy."""
        return (State.from_json, (self.rules, self.to_json()))

    def digest(self) -> str:
        """A short hash of the whole state."""
        text = json.dumps(self.values(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()


_RECORDS: Final[dict[str, Callable[[Any], Any]]] = {
    "sheet": lambda sheets: [tuple(Laid(*spell) for spell in sheet) for sheet in sheets],
    "tasks": lambda seats: tuple(tuple(Task(*task) for task in tasks) for tasks in seats),
    "jinxes": lambda seats: tuple(tuple(Jinxed(*jinx) for jinx in jinxes) for jinxes in seats),
    "lasting": lambda entries: tuple(Lasting(*entry) for entry in entries),
    "fresh": lambda events: [_event(event) for event in events],
    "happened": lambda events: tuple(_event(event) for event in events),
    "earlier": lambda events: tuple(_event(event) for event in events),
    "trigger": lambda event: _event(event),
}
"""Fields whose plain lists stand for records."""


def _like(empty: Any, plain: Any, name: str) -> Any:
    """Restores a field: a list keeps the length it has on an empty table, all others become tuples."""
    if name == "trigger" and plain is None:
        return None
    value = _tuples(plain)
    if name in _RECORDS:
        value = _RECORDS[name](value)
    if name == "trigger":
        return value
    if isinstance(empty, int):
        return _number(value)
    if not isinstance(value, (tuple, list)):
        raise TypeError
    if isinstance(empty, tuple):
        return tuple(value)
    if name != "fresh" and [type(item) for item in value] != [type(item) for item in empty]:
        raise TypeError
    return list(value)


def _event(facts: Any) -> Event:
    """An event told as its kind and its facts."""
    if not isinstance(facts, tuple) or not facts or not 0 <= _number(facts[0]) < len(FORMS):
        raise TypeError
    event: Event = FORMS[facts[0]]._make(map(_number, facts))
    return event


def _tuples(plain: Any, deep: int = 0) -> Any:
    if isinstance(plain, list) and deep < DEEPEST:
        return tuple([_tuples(item, deep + 1) for item in plain])
    if isinstance(plain, (int, str)):
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


def _frame(plain: Any) -> Frame:
    if not isinstance(plain, dict) or plain.get("frame") not in KINDS:
        raise TypeError
    frame = KINDS[plain["frame"]]()
    if plain.keys() != {"frame", *frame.fields}:
        raise ValueError
    for name in frame.fields:
        setattr(frame, name, _like(getattr(frame, name), plain[name], name))
    return frame


def _decision(
    seat: Any, kind: Any, options: Any, effect: Any, sentence: Any, about: Any, several: Any
) -> Decision:
    listed = _tuples(options)
    subject = _tuples(about)
    if not isinstance(kind, str) or not all(isinstance(option, tuple) for option in (*listed, subject)):
        raise TypeError
    least, most, *places = _tuples(several)
    if not all(type(each) is int for numbers in places for each in numbers):
        raise TypeError
    cubes = Several(_number(least), _number(most), *places)
    return Decision(_number(seat), kind, listed, _number(effect), _number(sentence), subject, cubes)
