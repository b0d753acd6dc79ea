"""Games against an Avatar: how they are scored, the game of the day, prepared challenges, and the record of
one's games.
"""

from __future__ import annotations
