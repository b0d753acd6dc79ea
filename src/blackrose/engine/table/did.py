"""What a text has really done, noted in one number and read from it by name."""

from __future__ import annotations

from typing import Final

DID_PLACE: Final = 1
DID_SUMMON: Final = 2
"""It has placed instability, summoned an evocation."""
DID_CHANGE: Final = tuple(1 << bit for bit in range(2, 16))
"""It placed or converted instability in a room of a colour, by the number of the colour."""
DID_DEFEAT: Final = 1 << 16
DID_FALL: Final = 1 << 17
"""A sentence of it has defeated its target; whoever resolves it."""

DID_GAIN: Final = 1 << 20
"""The power that its resolver has gained by it is counted above this bit."""


def has_placed(did: int) -> bool:
    """Whether the text has placed instability."""
    return bool(did & DID_PLACE)


def has_summoned(did: int) -> bool:
    """Whether an evocation came."""
    return bool(did & DID_SUMMON)


def has_changed(did: int, colour: int) -> bool:
    """Whether it placed or converted instability in a room of a colour."""
    return bool(did & DID_CHANGE[colour])


def has_felled_target(did: int) -> bool:
    """Whether it has defeated its target."""
    return bool(did & DID_DEFEAT)


def has_felled_resolver(did: int) -> bool:
    """Whether it has defeated whoever resolves it."""
    return bool(did & DID_FALL)


def power_gained(did: int) -> int:
    """The power that its resolver has gained by it."""
    return did // DID_GAIN
