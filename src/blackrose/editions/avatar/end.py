"""How a game with an Avatar ends: it is a mage like the others (AVA.47), or all of them play against it."""

from __future__ import annotations

from blackrose.editions.rebirth import end
from blackrose.editions.steps import win
from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.table import GameFrame, Table


def name_winner(t: Table, f: GameFrame) -> bool:
    """The usual winner; "together", which is our own, all mages win if the best of them beats the Avatar. A
    tie that the First Mage would have to break is theirs.
    """
    if t.rules.options.get("together") != "yes":
        return end.name_winner(t, f)
    if end.leaders(t) == [t.rules.avatar]:
        return win(t, t.rules.avatar)
    t.result = tuple(t.rules.people)
    for seat in t.result:
        changes.emit(t, ev.OVER, seat)
    return True
