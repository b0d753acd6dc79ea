"""Tuples with one value changed, taken out or added, and sets that are kept as bits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The tuple with one value changed."""
    return (*items[:at], value, *items[at + 1 :])


def without(items: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The tuple with the first such value taken out."""
    at = items.index(value)
    return items[:at] + items[at + 1 :]


def less(items: tuple[int, ...], values: Iterable[int]) -> tuple[int, ...]:
    """The tuple without these values, each taken out once."""
    left = list(items)
    for value in values:
        left.remove(value)
    return tuple(left)


def added(items: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The sorted tuple with one value more, still sorted."""
    return tuple(sorted((*items, value)))


def includes(bits: int, number: int) -> bool:
    """Whether a set of small numbers, kept as bits, has a number in it."""
    return bool(bits >> number & 1)


def including(bits: int, number: int) -> int:
    """The set with a number in it."""
    return bits | 1 << number


def excluding(bits: int, number: int) -> int:
    """The set without a number."""
    return bits & ~(1 << number)


def as_bits(numbers: Iterable[int]) -> int:
    """The set of these numbers."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
