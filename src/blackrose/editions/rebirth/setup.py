"""Setting up Rebirth, where it is not set up as Classic is (SET)."""

from __future__ import annotations

from blackrose.editions.schooling import deal_grimoires
from blackrose.engine.table import GameFrame, Table

EXPANSION: frozenset[str] = frozenset({"Death", "Angela", "Mors"})
"""The school and the mages that come in only with the option "expansion"."""


def deal_spells(t: Table, f: GameFrame) -> bool:
    """Grimoires of seven, the top card of each to the Memories (SET.8)."""
    deal_grimoires(t, f)
    for seat in t.rules.people:
        *grimoire, top = t.grimoire[seat]
        t.grimoire[seat] = tuple(grimoire)
        t.deck[seat] = tuple(sorted(grimoire))
        t.memories[seat] = (top,)
    return True
