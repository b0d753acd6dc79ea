"""Comparing with the golden files, and renewing them:

BLACKROSE_GOLDEN=write pytest tests/…
"""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent


def approved(name: str, text: str) -> str:
    """What the golden file says; it is written anew first if that is wished."""
    file = FOLDER / name
    if os.environ.get("BLACKROSE_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    return file.read_text(encoding="utf-8")
