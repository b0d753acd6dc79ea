"""Where a token lies on a track of the board: the engine counts points, the board has places."""

from __future__ import annotations


def track_place(points: int, top: int, from_top: bool = False) -> tuple[bool, int]:
    """Whether a token lies on its "+top" side, and on which place of a track that ends at ``top``.

    It is turned once it is past the top, or already there (``from_top``), and then counts on from the start.
    Points have no ceiling: past
    twice the top the place lies beyond the end of the track.
    """
    turned = points > top or (from_top and points == top)
    return (True, points - top) if turned else (False, points)
