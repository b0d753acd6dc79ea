"""Changes of what lies on mages and of what they have taken: named trophies, Destiny, jinxes, assigned
evocations, physical tokens.
"""

from __future__ import annotations

from typing import Final

from blackrose.engine import events as ev
from blackrose.engine.changes.telling import emit
from blackrose.engine.changes.tracks import gain_power, gain_trophy, lose_power
from blackrose.engine.table import ABSENT, NOBODY, Jinxed, Table, replaced, without

DESTINY_LIMIT: Final = 3
"""Destiny tokens a mage can carry, whoever they belong to."""

# --------------------------------------------------------------------------------------------------
# Power and trophies
# --------------------------------------------------------------------------------------------------


def steal_power(t: Table, thief: int, victim: int, amount: int) -> int:
    """Power goes from one faction to another, not more than there is (EFF.6); gives how much."""
    return gain_power(t, thief, lose_power(t, victim, amount))


def lose_trophy(t: Table, faction: int, of: int) -> bool:
    """A trophy goes back to the mage whose it is; False if the faction has none of that mage."""
    if of not in t.captured[faction]:
        return False
    captured = list(t.captured)
    captured[faction] = without(captured[faction], of)
    t.captured = tuple(captured)
    t.trophies[faction] -= 1
    t.trophies_left = replaced(t.trophies_left, of, t.trophies_left[of] + 1)
    emit(t, ev.TROPHY_LOST, faction, of)
    return True


def pass_trophy(t: Table, faction: int, to: int, of: int) -> bool:
    """A trophy goes from one faction to another."""
    return lose_trophy(t, faction, of) and gain_trophy(t, to, of)


# --------------------------------------------------------------------------------------------------
# Destiny
# --------------------------------------------------------------------------------------------------


def destiny_room(t: Table, mage: int) -> int:
    """How many Destiny tokens a mage can still be given."""
    return DESTINY_LIMIT - len(t.destiny[mage])


def give_destiny(t: Table, mage: int, amount: int, owner: int) -> int:
    """Destiny on a mage, a cube of its owner's for each; gives how many there was room and cubes for."""
    amount = min(amount, destiny_room(t, mage), t.pool[owner])
    if amount <= 0:
        return 0
    t.pool[owner] -= amount
    _set_destiny(t, mage, tuple(sorted((*t.destiny[mage], *(owner,) * amount))))
    emit(t, ev.DESTINED, mage, amount, owner)
    return amount


def return_destiny(t: Table, mage: int, amount: int, owner: int) -> int:
    """Destiny of an owner on a mage is met: tokens and cubes go home; gives how many."""
    amount = min(amount, t.destiny[mage].count(owner))
    if amount <= 0:
        return 0
    left = t.destiny[mage]
    for _ in range(amount):
        left = without(left, owner)
    _set_destiny(t, mage, left)
    t.pool[owner] += amount
    emit(t, ev.DESTINY_MET, mage, amount, owner)
    return amount


def _set_destiny(t: Table, mage: int, tokens: tuple[int, ...]) -> None:
    t.destiny = (*t.destiny[:mage], tokens, *t.destiny[mage + 1 :])


# --------------------------------------------------------------------------------------------------
# Jinxes
# --------------------------------------------------------------------------------------------------


def jinx(t: Table, mage: int, kind: int) -> bool:
    """A jinx from the supply goes on a mage, who carries at most one of a kind."""
    if not t.jinx_supply[kind] or _jinx_at(t, mage, kind) != NOBODY:
        return False
    t.jinx_supply = replaced(t.jinx_supply, kind, t.jinx_supply[kind] - 1)
    _set_jinxes(t, mage, (*t.jinxes[mage], Jinxed(kind, 0, t.turn)))
    emit(t, ev.JINXED, mage, kind)
    return True


def work_off_jinx(t: Table, mage: int, kind: int) -> bool:
    """A mage puts a cube on a jinx of their own; the last one sends it away. False without cube or jinx."""
    at = _jinx_at(t, mage, kind)
    if at == NOBODY or not t.pool[mage]:
        return False
    cubes = t.jinxes[mage][at].cubes + 1
    t.pool[mage] -= 1
    _set_jinxes(t, mage, replaced(t.jinxes[mage], at, t.jinxes[mage][at]._replace(cubes=cubes)))
    emit(t, ev.JINX_CUBE, mage, kind, cubes)
    if cubes >= t.rules.jinxes[kind].cubes:
        unjinx(t, mage, kind)
    return True


def unjinx(t: Table, mage: int, kind: int) -> bool:
    """A jinx leaves a mage: the card to the supply, the cubes on it to the pool."""
    at = _jinx_at(t, mage, kind)
    if at == NOBODY:
        return False
    t.pool[mage] += t.jinxes[mage][at].cubes
    t.jinx_supply = replaced(t.jinx_supply, kind, t.jinx_supply[kind] + 1)
    _set_jinxes(t, mage, (*t.jinxes[mage][:at], *t.jinxes[mage][at + 1 :]))
    emit(t, ev.JINX_GONE, mage, kind)
    return True


def _jinx_at(t: Table, mage: int, kind: int) -> int:
    return next((at for at, item in enumerate(t.jinxes[mage]) if item.jinx == kind), NOBODY)


def _set_jinxes(t: Table, mage: int, jinxes: tuple[Jinxed, ...]) -> None:
    t.jinxes = (*t.jinxes[:mage], jinxes, *t.jinxes[mage + 1 :])


# --------------------------------------------------------------------------------------------------
# Assigned evocations
# --------------------------------------------------------------------------------------------------


def haunt(t: Table, mage: int, kind: int) -> int:
    """An evocation is put on a mage in the Lodge and enters its room; the Black Rose owns it.

    NOBODY if there is no model or no place left, or the mage is in the Cell.
    """
    room = t.place[mage]
    model = next((m for m in t.rules.rose_places if t.place[m] == ABSENT), NOBODY)
    if model == NOBODY or room < 0 or not t.supply[kind]:
        return NOBODY
    t.supply[kind] -= 1
    t.kind[model] = kind
    t.place[model] = room
    t.assigned = (*t.assigned, (model, mage))
    emit(t, ev.HAUNTED, model, mage, kind)
    emit(t, ev.ENTERED, model, room, ABSENT)
    return model


def haunted_by(t: Table, mage: int) -> tuple[int, ...]:
    """The evocations put on a mage."""
    return tuple(model for model, victim in t.assigned if victim == mage)


# --------------------------------------------------------------------------------------------------
# Tokens
# --------------------------------------------------------------------------------------------------


def recover_token(t: Table, seat: int) -> bool:
    """A spent physical token can be used again; False if none is spent."""
    if t.tokens[seat] >= t.rules.edition.physical_tokens:
        return False
    t.tokens[seat] += 1
    emit(t, ev.TOKEN_BACK, seat, t.tokens[seat])
    return True


def exhaust(t: Table, seat: int, number: int) -> int:
    """Physical tokens of a mage are spent, as many as there are; gives how many."""
    spent = min(number, t.tokens[seat])
    for _ in range(spent):
        t.tokens[seat] -= 1
        emit(t, ev.EXHAUSTED, seat, t.tokens[seat])
    return spent
