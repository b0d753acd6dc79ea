"""What an edition tells of itself to whoever offers it: its title, seats, flags, positions.

``blackrose.game.LISTINGS`` has the listing of every edition by name.
"""

from __future__ import annotations

from blackrose.editions.listing import Flag, Listing, Position, in_words
from blackrose.editions.lodge import bound_rooms

__all__ = ["Flag", "Listing", "Position", "bound_rooms", "in_words"]
