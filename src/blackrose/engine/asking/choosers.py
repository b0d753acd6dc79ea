"""Who chooses: the one place that says which seat answers for a faction.

A mage's player answers for the mage (``rules.players``). For a faction without a player the edition lists
its choosers in the order in which they are asked; the first that names a seat decides.
"""

from __future__ import annotations

from typing import Final

from blackrose.engine.table import NOBODY, Frame, Table, TextFrame


def chooser(t: Table, f: Frame, faction: int, kind: str = "") -> int:
    """The seat that answers for a faction in a step, to a kind of question."""
    player = t.rules.players[faction]
    if player != NOBODY:
        return player
    for named in t.rules.edition.choosers:
        seat = named(t, f, faction, kind)
        if seat != NOBODY:
            return seat
    raise ValueError(f"no chooser of the edition {t.rules.edition.name!r} answers for faction {faction}")


def crown_holder(t: Table, f: Frame, faction: int, kind: str) -> int:
    """Whoever holds the crown."""
    return t.crown


def event_drawer(t: Table, f: Frame, faction: int, kind: str) -> int:
    """Whoever drew the event whose text is carried out, for as long as it lies there (EVT.7); nobody where no
    event is at work.
    """
    for frame in reversed(t.stack):
        if isinstance(frame, TextFrame):
            program = t.rules.programs[frame.code]
            if program.kind != "event card":
                return NOBODY
            on_board = program.component in t.board
            return t.drawers[t.board.index(program.component)] if on_board else t.drawer
    return NOBODY


AS_A_MAGE: Final = ("may", "upgrade", "replace", "evocation", "spell", "quest")
"""Questions that a mage answers for what is the mage's own, in whosever text they come."""


def crown_for_avatar(t: Table, f: Frame, faction: int, kind: str) -> int:
    """Whoever holds the crown, for what an Avatar would answer as a mage (AVA.25); nobody where it is asked
    as the Black Rose.
    """
    return t.crown if faction == t.rules.avatar and kind in AS_A_MAGE else NOBODY


def resolver(t: Table, f: Frame, faction: int, kind: str) -> int:
    """The mage who resolves the text that asks; nobody where the Black Rose or her Avatar does."""
    return t.rules.players[f.actor] if isinstance(f, TextFrame) and f.actor >= 0 else NOBODY


def sharer(t: Table, f: Frame, faction: int, kind: str) -> int:
    """Whoever holds the crown, where too few cubes are shared out (CUB.2); nobody for any other question."""
    return t.crown if kind == "share" else NOBODY
