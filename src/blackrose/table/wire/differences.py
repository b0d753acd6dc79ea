"""What has changed between two plain values, as few operations as make sense, and how they are applied.

Dicts with the same keys and lists of the same length that hold such things are compared inside; everything
else that differs is told anew. Neither value is changed, and what is new is shared, not copied.
"""

from __future__ import annotations

from typing import Any

from blackrose.table.wire import Op, Path


def differences(old: Any, new: Any) -> list[Op]:
    """The operations that make the new value of the old one."""
    found: list[Op] = []
    if old != new:
        _compare([], old, new, found)
    return found


def _compare(path: Path, old: Any, new: Any, found: list[Op]) -> None:
    """Finds what differs between two values that are known to differ."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            before = old[key]
            if before is not value and before != value:
                _compare([*path, key], before, value, found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and _nested(new):
        for at, value in enumerate(new):
            before = old[at]
            if before is not value and before != value:
                _compare([*path, at], before, value, found)
    else:
        found.append({"path": path, "value": new})


def _nested(items: list[Any]) -> bool:
    """Whether a list holds more than numbers and words, which are shorter told anew than one by one."""
    return any(isinstance(item, dict | list) for item in items)


def applied(old: Any, ops: list[Op]) -> Any:
    """The value after these operations; the old one stays as it was."""
    value = old
    for op in ops:
        value = _applied(value, op["path"], op["value"])
    return value


def _applied(value: Any, path: Path, new: Any) -> Any:
    if not path:
        return new
    changed = value.copy()
    changed[path[0]] = _applied(value[path[0]], path[1:], new)
    return changed
