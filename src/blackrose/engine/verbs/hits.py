"""What every hit goes through, whoever strikes: its cubes are placed at once, or protections come first.

Where an edition lets protections answer a hit before its cubes are placed (TRP.34), the hit lies on the stack
until they have: what it comes to, and on whom, can still change.
"""

from __future__ import annotations

from typing import NamedTuple

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.meaning.modifiers import damage_after_ignoring
from blackrose.engine.stack import mages_in_cells
from blackrose.engine.table import (
    ACTIVE,
    CARRIED_OUT,
    EvocationFrame,
    Frame,
    HitFrame,
    ManoeuvreFrame,
    Table,
    TextFrame,
    as_bits,
    includes,
)
from blackrose.engine.verbs.cubes import bars, share

PROTECTION = "protection"


class Blow(NamedTuple):
    """What a faction inflicts at the same time: by which model (or NOBODY), on whom, how much on each, and
    what it comes from. Of a physical attack it is told whom it was aimed at.
    """

    faction: int
    striker: int
    hit: tuple[int, ...]
    wanted: tuple[int, ...]
    cause: int
    attack: bool = False


def land(t: Table, f: Frame, blows: list[Blow]) -> bool:
    """Blows fall; gives whether anything came of them. Short of cubes, whoever inflicts shares them out.

    While a hit waits for protections it counts as carried out; if nothing of it is placed, the text that
    inflicted it is told so then.
    """
    if isinstance(f, TextFrame) and t.rules.programs[f.code].marks_struck:
        for blow in blows:
            f.struck |= as_bits(blow.hit)
    if _is_awaited(t):
        return _announce(t, blows)
    plan = [(blow, share(t, f, blow.faction, _caps(t, blow), bars(blow.hit))) for blow in blows]
    placed = 0
    for blow, shares in plan:
        _tell_attack(t, blow)
        for model, number in zip(blow.hit, shares, strict=True):
            placed += place(t, f, model, number, blow.faction, blow.striker, blow.cause)
    return placed > 0


def _caps(t: Table, blow: Blow) -> tuple[int, ...]:
    hits = zip(blow.hit, blow.wanted, strict=True)
    return tuple([cap(t, model, wanted, blow.faction) for model, wanted in hits])


def cap(t: Table, model: int, wanted: int, by: int) -> int:
    """How much of a hit a model takes: what nothing keeps away from it and what finds a place on its bar."""
    if changes.spares_herself(t, model, by):
        return 0
    return min(damage_after_ignoring(t, model, wanted), changes.places_on_bar(t, model))


def _tell_attack(t: Table, blow: Blow) -> None:
    if blow.attack:  # one attack, however many it hits
        changes.emit(t, ev.ATTACKED, blow.striker, blow.hit[0], blow.faction)


def place(t: Table, f: Frame, model: int, number: int, faction: int, striker: int, cause: int) -> int:
    """Places cubes of a hit on a model, and notes what whoever inflicted them needs to know."""
    placed = changes.suffer(t, model, number, faction, striker, cause & ~ev.FADING)
    if not placed:
        return 0
    if cause & ev.FADING:
        changes.make_fade(t, (model,), (placed,), faction)
    if isinstance(f, TextFrame) and t.rules.programs[f.code].marks_hit:
        f.hit = (*f.hit, model)
    elif isinstance(f, ManoeuvreFrame):
        below = t.stack[-2]  # what strikes is on top
        if isinstance(below, EvocationFrame) and below.model == f.model:
            below.inflicted = (*below.inflicted, (model, placed, faction))
    return placed


# --------------------------------------------------------------------------------------------------
# Hits that are known and not placed yet
# --------------------------------------------------------------------------------------------------


def _is_awaited(t: Table) -> bool:
    """Whether anybody might answer a hit before it is placed, by what everybody can see: protections lie
    there with their tokens.
    """
    if not t.rules.edition.ways.protects_first:
        return False
    return any(
        spell.status == ACTIVE and t.rules.side_of(spell).type == PROTECTION
        for sheet in t.sheet
        for spell in sheet
    )


def _announce(t: Table, blows: list[Blow]) -> bool:
    """The hits are known; what the sentence has done so far lies by until they are placed."""
    hits: list[ev.Event] = []
    for blow in blows:
        _tell_attack(t, blow)
        for model, wanted in zip(blow.hit, blow.wanted, strict=True):
            number = damage_after_ignoring(t, model, wanted)
            if (
                cap(t, model, wanted, blow.faction) > 0
                and t.pool[blow.faction]
                and changes.places_on_bar(t, model)
            ):
                cause = blow.cause | ev.PENDING
                hits.append(ev.Suffered(ev.SUFFERED, model, number, blow.faction, blow.striker, cause))
    if not hits:
        return False
    frame = HitFrame(tuple(hits), tuple(t.fresh), t.dying, t.doomed, mages_in_cells(t), until=len(hits))
    t.fresh, t.dying, t.doomed = [], 0, ()
    t.stack.append(frame)
    return True


def settle(t: Table, f: HitFrame) -> None:
    """The hits that are left are placed, after what the sentence had done before; what inflicted them goes
    on.
    """
    hits = [event for event in f.happened if isinstance(event, ev.Suffered) and _still_falls(t, f, event)]
    shares = _shared(t, f, hits)
    t.stack.pop()
    below = t.stack[-1]
    t.fresh = [*f.earlier, *t.fresh]
    t.dying |= f.dying
    t.doomed = tuple(sorted({*t.doomed, *f.doomed}))
    placed = 0
    for event, number in zip(hits, shares, strict=True):
        cause = event.cause & ~(ev.PENDING | ev.MOVED)
        placed += place(t, below, event.model, number, event.by, event.striker, cause)
    if not placed and isinstance(below, TextFrame):
        below.done &= ~CARRIED_OUT


def _still_falls(t: Table, f: HitFrame, hit: ev.Suffered) -> bool:
    """Whether anything is left of a hit and it finds whom it was meant for: not one who has come into the
    Cell since (DEF.14).
    """
    if hit.amount <= 0:
        return False
    return t.place[hit.model] >= 0 or includes(f.celled, hit.model)


def _shared(t: Table, f: HitFrame, hits: list[ev.Suffered]) -> list[int]:
    """How many cubes of each hit are placed: each faction shares out those it has left (CUB.1)."""
    shares = [0] * len(hits)
    for faction in dict.fromkeys(event.by for event in hits):
        own = [at for at, event in enumerate(hits) if event.by == faction]
        models = tuple([hits[at].model for at in own])
        caps = tuple([min(hits[at].amount, changes.places_on_bar(t, hits[at].model)) for at in own])
        for at, number in zip(own, share(t, f, faction, caps, bars(models)), strict=True):
            shares[at] = number
    return shares
