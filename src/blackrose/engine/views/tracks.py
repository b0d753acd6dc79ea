"""Where a token lies on a track of the board: the engine counts points, the board has places."""

from __future__ import annotations


def track_place(points: int, top: int) -> tuple[bool, int]:
    """Whether a token lies on its "+top" side, and on which place of a track that ends at ``top``.

    It is turned once it is past the top and then counts on from the start. Points have no ceiling: past
    twice the top the place lies beyond the end of the track.
    """
    return (True, points - top) if points > top else (False, points)
