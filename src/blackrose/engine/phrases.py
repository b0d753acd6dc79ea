"""What the words of a text mean on this table, as the verbs ask for it: who, which models, where, how much.

Who and where is worked out in :mod:`blackrose.engine.meant`, figures in
:mod:`blackrose.engine.counts`.
"""

from __future__ import annotations

from blackrose.engine.counts import count
from blackrose.engine.meant import (
    OTHERS,
    Nums,
    actors,
    aim_of,
    anchor_rooms,
    candidates,
    dummy_rooms,
    hostile,
    in_reach,
    is_dummy,
    models,
    rooms,
    seen_rooms,
    target_room,
)
from blackrose.engine.modifiers import strength
from blackrose.engine.table import NOBODY, Frame, Table
from blackrose.language import tree as tr

__all__ = [
    "MANY",
    "OTHERS",
    "Nums",
    "actors",
    "aim_of",
    "amount",
    "anchor_rooms",
    "candidates",
    "dummy_rooms",
    "hostile",
    "in_reach",
    "is_dummy",
    "models",
    "rooms",
    "seen_rooms",
    "target_room",
]

MANY = 99


def amount(t: Table, f: Frame, ref: tr.Amount, model: int = NOBODY) -> int:
    """How many an amount is now; for ``model`` where each model hit is counted by itself."""
    if isinstance(ref, tr.Number):
        return ref.value
    if isinstance(ref, tr.All):
        return MANY
    number = ref.base + ref.value * (_count(t, f, ref.count, model) // ref.every)
    return number if ref.cap is None else min(number, ref.cap)


def _count(t: Table, f: Frame, ref: tr.Countable, model: int) -> int:
    """Strength is counted as it is now; a raise that goes by Strength goes by the printed one (counts)."""
    if isinstance(ref, tr.StrengthOf):
        return sum(strength(t, m) for m in candidates(t, f, ref.models, own_side=True))
    return count(t, f, ref, model)
