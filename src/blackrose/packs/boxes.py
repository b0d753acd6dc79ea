"""What is said of the boxes by name; everything else about a box stands in its folder."""

from __future__ import annotations

from typing import Final

USUAL_BOX: Final = "duel"
"""The box that cards are added to if they name none."""

FREE_ROOMS: Final = ("duel",)
"""Boxes where any room may take the place of any other, but for the black one (MIX.3)."""
