"""Signs and colours: every faction and every room colour has a shape or pattern of its own besides its hue.

The hues of the factions are told apart by colour-blind eyes too (Okabe and Ito).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from blackrose.table.wire import FactionShown


class Sign(NamedTuple):
    """A faction's cube: its shape, and the colour it has besides."""

    shape: str
    style: str


MAGES: Final = (
    Sign("●", "#e69f00"),
    Sign("▲", "#56b4e9"),
    Sign("■", "#009e73"),
    Sign("◆", "#f0e442"),
    Sign("▼", "#d55e00"),
    Sign("◉", "#8ab4ff"),
)
ROSE: Final = Sign("✦", "#ff6fa8")

SIDES = ("☀", "☾")
"""The light and the dark side of a spell."""

FREE = "·"
CROWN = "♛"
OWN_DESIGN = "✎"
PICKED, UNPICKED = "☑", "☐"
HEART = "♥"
TOKEN, SPENT = "⬢", "⬡"
TROPHY, WON = "⚑", "⌂"
LIES = {"slot-empty": "·", "slot-ready": "▮", "slot-active": "▣", "slot-revealed": "▯", "slot-lasting": "∞"}
"""How a spell lies in its slot."""
TOKENS = {"": "", "trap": "†", "protection": "¤"}
"""The token on a face-down spell, by what it waits as."""
ROOM_TOKENS = {"": "", "up": "◆", "turned": "◇"}
"""The activation token of a room that still takes cubes."""
BLOCK = "⊘"
"""A block token on a mage; a room that nobody can activate for the rest of the round."""
COPY = "≡"
"""A room that copies another; a mage that is an evocation too."""
JINX, DESTINY, UMBRA = "☠", "✷", "☾"
QUESTS = {"active": "□", "met": "◪", "completed": "◪", "solved": "★"}
"""A quest of a mage's own, by its state; one that is met is done and waits to be shown."""
MOONS = ("I", "II", "III")


class Hue(NamedTuple):
    """A room's colour: the pattern that stands for it, and the colour it has besides."""

    pattern: str
    style: str


HUES: Final[dict[str, Hue]] = {
    "black": Hue("█", "#9a9a9a"),
    "grey": Hue("░", "#b8b8b8"),
    "purple": Hue("▚", "#c39bff"),
    "red": Hue("▲", "#ff7b72"),
    "green": Hue("▒", "#7ee081"),
    "yellow": Hue("▪", "#f2d45c"),
    "blue": Hue("≈", "#79b8ff"),
}

DIM = "#8b8b8b"
WALL = "#6f6a86"
LIT = "#ffffff"
HURT = "#ff9d9d"


def sign(faction: FactionShown) -> Sign:
    """A faction's sign."""
    return ROSE if faction["rose"] else MAGES[faction["number"] % len(MAGES)]


def initial(name: str) -> str:
    """The letter a mage has besides the sign."""
    return name[:1].upper()
