"""What every frame has."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from blackrose.engine.decisions import Option

# What a frame carries out: places in the list of what goes on with it (see blackrose.engine.loop).
TEXT: Final = 0
EACH_MAGE: Final = 1
FULL_STOP: Final = 2
DEFEAT: Final = 3
CAST: Final = 4
MANOEUVRE: Final = 5
EVOCATION: Final = 6
ACTIVATION: Final = 7
PHASE: Final = 8
SECRET: Final = 9
GAME: Final = 10
TASK: Final = 11
INSTANT: Final = 12
HIT: Final = 13
NAMING: Final = 14
COMMAND: Final = 15

Inflicted = tuple[int, int, int]
"""Damage that was placed: the model, how much, whose cubes."""


class Frame:
    """A record of where something stands; it knows the answers given to its running step."""

    __slots__ = ("cursor", "kind", "picks")

    name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()
    """Everything that makes two frames equal, in the order of the constructor."""

    kind: int
    picks: tuple[Option, ...]
    cursor: int  # how many picks the running step has read; of no meaning between steps

    def copy(self) -> Frame:
        """An equal frame that changes on its own."""
        raise TypeError(f"{type(self).__name__} cannot be copied")

    def __eq__(self, other: object) -> bool:
        """Two frames are equal when they are of one kind and all their fields are."""
        return isinstance(other, Frame) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]  # frames change

    def values(self) -> dict[str, Any]:
        """Its kind and its fields by name, as plain data."""
        return {"frame": self.name, **{name: getattr(self, name) for name in self.fields}}

    def __reduce__(self) -> tuple[Any, ...]:
        """Frames are pickled by the values of their fields."""
        return (type(self), tuple(getattr(self, name) for name in self.fields))
