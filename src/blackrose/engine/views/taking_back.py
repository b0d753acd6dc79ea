"""How far a seat may take back: told from facts, never past new information, chance, or another's choice."""

from __future__ import annotations

from blackrose.engine.state import State


def may_take_back(before: State, after: State, seat: int) -> bool:
    """Whether a seat's choice that led from one state to the next may be taken back.

    Not if chance was used or something hidden became known to anybody, and not if others have been asked
    since (what they are asked tells them what was chosen).
    """
    if after.chance != before.chance or after.reveals != before.reveals:
        return False
    return not after.over and all(decision.seat == seat for decision in after.decisions)
