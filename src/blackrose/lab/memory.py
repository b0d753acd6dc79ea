"""How much memory a value takes, everything it holds included."""

from __future__ import annotations

import gc
import sys
from collections.abc import Container
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

CODE = (type, ModuleType, FunctionType, BuiltinFunctionType)
"""Program text is not part of any value."""

NOTHING: frozenset[int] = frozenset()


def reachable(value: object, beyond: tuple[type, ...] = ()) -> dict[int, Any]:
    """Every object a value holds, by its id; the search stops at objects of the types ``beyond``."""
    found: dict[int, Any] = {}
    waiting = [value]
    while waiting:
        item = waiting.pop()
        if id(item) in found or isinstance(item, (*CODE, *beyond)):
            continue
        found[id(item)] = item
        waiting.extend(gc.get_referents(item))
    return found


def deep_size(value: object, beyond: tuple[type, ...] = (), without: Container[int] = NOTHING) -> int:
    """Bytes a value takes, but for the objects whose ids are in ``without``."""
    held = reachable(value, beyond)
    return sum(sys.getsizeof(item) for at, item in held.items() if at not in without)
