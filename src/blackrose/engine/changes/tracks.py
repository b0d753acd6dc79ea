"""Changes of tracks: power, trophies, rooms won, the crown."""

from __future__ import annotations

from blackrose.engine import events as ev
from blackrose.engine.changes.telling import emit
from blackrose.engine.table import EXTRA_ROUND, NOBODY, Table, added, replaced


def gain_power(t: Table, faction: int, amount: int) -> int:
    """Moves a faction up the track; in an extra round only what is earned counts (OPT.10)."""
    return 0 if t.ending == EXTRA_ROUND else earn_power(t, faction, amount)


def earn_power(t: Table, faction: int, amount: int) -> int:
    """Power for what pays in every round: a defeated mage, a quest, a collapsed room."""
    if amount > 0:
        t.power[faction] += amount
        emit(t, ev.GAINED, faction, amount)
    return amount


def lose_power(t: Table, faction: int, amount: int) -> int:
    """Moves a faction down the track, never below 0; gives how far."""
    amount = min(amount, t.power[faction])
    if amount > 0:
        t.power[faction] -= amount
        emit(t, ev.LOST, faction, amount)
    return amount


def gain_trophy(t: Table, faction: int, of: int = NOBODY) -> bool:
    """One step on a faction's trophy track; where trophies have names, that of a mage, if one is left."""
    if of != NOBODY:
        if not t.trophies_left[of]:
            return False
        t.trophies_left = replaced(t.trophies_left, of, t.trophies_left[of] - 1)
        taken = added(t.captured[faction], of)
        t.captured = (*t.captured[:faction], taken, *t.captured[faction + 1 :])
    t.trophies[faction] += 1
    emit(t, ev.TROPHY, faction, of)
    return True


def win_room(t: Table, faction: int, room: int) -> None:
    """One step on a faction's room track."""
    t.wins[faction] += 1
    emit(t, ev.ROOM_WON, faction, room)


def win_token(t: Table, faction: int, room: int) -> None:
    """A room has collapsed: its activation token goes to a faction."""
    won = (*t.won[faction], t.tiles[room])
    t.won = (*t.won[:faction], won, *t.won[faction + 1 :])
    emit(t, ev.COLLAPSED, room, faction)


def give_crown(t: Table, seat: int) -> None:
    """The crown goes to a seat that somebody plays: an Avatar never gets it (AVA.13)."""
    if seat not in t.rules.people:
        return
    t.crown = seat
    emit(t, ev.CROWN, seat)
