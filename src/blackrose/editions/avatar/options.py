"""The options that bring an Avatar into a game."""

from __future__ import annotations

from typing import Final

from blackrose.engine.edition import Difficulty

DIFFICULTIES: Final = {
    "novice": Difficulty(commands=2),
    "apprentice": Difficulty(commands=3),
    "master": Difficulty(commands=4),
    "legend": Difficulty(commands=4, ahead=2),
}
"""Apprentice and Master are the book's (AVA.30), Novice and Legend are our own."""

USUAL_DIFFICULTY: Final = "apprentice"
"""Without a choice (AVA.54)."""

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "avatar": (),
    "difficulty": ("apprentice", "novice", "master", "legend"),
    "together": ("no", "yes"),
}
"""What can be wished for; the name of an Avatar is looked up in the box."""

OURS: Final = {"difficulty": ("novice", "legend"), "together": ("yes",)}
"""Which values of these options are in no book."""
