"""What the words of a text mean on this table, as the verbs ask for it: who, which models, where, how much.

:mod:`blackrose.engine.meaning.references` finds who and where, :mod:`blackrose.engine.meaning.counts` counts.
"""

from __future__ import annotations

from typing import Final

from blackrose.engine.meaning.counts import count
from blackrose.engine.meaning.modifiers import strength
from blackrose.engine.meaning.references import (
    OTHERS,
    Nums,
    actors,
    aim_of,
    all_counted,
    anchor_rooms,
    by_rose,
    candidates,
    dummy_rooms,
    hostile,
    in_reach,
    is_dummy,
    leaves_choice,
    models,
    rooms,
    target_room,
)
from blackrose.engine.table import NOBODY, Table, TextFrame
from blackrose.language import tree as tr

__all__ = [
    "MANY",
    "OTHERS",
    "Nums",
    "actors",
    "aim_of",
    "amount",
    "anchor_rooms",
    "by_rose",
    "candidates",
    "dummy_rooms",
    "hostile",
    "in_reach",
    "is_dummy",
    "leaves_choice",
    "models",
    "rooms",
    "target_room",
]

MANY: Final = 99


def amount(t: Table, f: TextFrame, ref: tr.Amount, model: int = NOBODY, ask: bool = True) -> int:
    """How many an amount is now; for ``model`` where each model hit is counted by itself.

    With ``ask=False`` nobody is asked, and an amount that goes by a choice is the most it could be.
    """
    if isinstance(ref, tr.Number):
        return ref.value
    if isinstance(ref, tr.All):
        return MANY
    number = ref.base + ref.value * (_count(t, f, ref.count, model, ask) // ref.every)
    return number if ref.cap is None else min(number, ref.cap)


def _count(t: Table, f: TextFrame, ref: tr.Countable, model: int, ask: bool) -> int:
    """Strength is counted as it is now; a raise that goes by Strength goes by the printed one (counts)."""
    if isinstance(ref, tr.StrengthOf):
        return sum(strength(t, m) for m in all_counted(t, f, ref.models, ask))
    return count(t, f, ref, model, ask)
