"""Who chooses: the one place that says which seat answers for a faction.

A mage's player answers for the mage (``rules.players``). For a faction without a player the edition lists
its choosers in the order in which they are asked; the first that names a seat decides.
"""

from __future__ import annotations

from blackrose.engine.table import NOBODY, Frame, Table, TextFrame


def chooser(t: Table, f: Frame, faction: int) -> int:
    """The seat that answers for a faction in a step."""
    player = t.rules.players[faction]
    if player != NOBODY:
        return player
    for named in t.rules.edition.choosers:
        seat = named(t, f, faction)
        if seat != NOBODY:
            return seat
    raise ValueError(f"no chooser of the edition {t.rules.edition.name!r} answers for faction {faction}")


def crown_holder(t: Table, f: Frame, faction: int) -> int:
    """Whoever holds the crown."""
    return t.crown


def event_drawer(t: Table, f: Frame, faction: int) -> int:
    """Whoever drew the last event; nobody before the first."""
    return t.drawer


def resolver(t: Table, f: Frame, faction: int) -> int:
    """The mage who resolves the text that asks; nobody where the Black Rose does."""
    return f.actor if isinstance(f, TextFrame) and t.rules.is_mage(f.actor) else NOBODY
