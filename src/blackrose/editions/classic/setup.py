"""Setting up Classic, where it is not set up as Rebirth is (SET)."""

from __future__ import annotations

from typing import Final

EXPANSION: Final[frozenset[str]] = frozenset({"Marco", "Geneve"})
"""The mages that come in only with the option "expansion"."""
