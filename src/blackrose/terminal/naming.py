"""The default name of a save file."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path


def save_name(edition: str, now: datetime | None = None) -> Path:
    """A file in this folder, named for the minute; one that is free."""
    stamp = (now or datetime.now()).strftime("%Y-%m-%d-%H%M")
    path = Path(f"{edition}-{stamp}.blackrose")
    number = 1
    while path.exists():
        number += 1
        path = Path(f"{edition}-{stamp}-{number}.blackrose")
    return path
