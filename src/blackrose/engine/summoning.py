"""Summoning: which kind, for whom, where, and which evocation makes way for one too many."""

from __future__ import annotations

from blackrose.engine import atoms
from blackrose.engine import events as ev
from blackrose.engine.decisions import Option
from blackrose.engine.frames import pick, seat_for
from blackrose.engine.phrases import Nums, actors, amount, rooms
from blackrose.engine.table import ABSENT, NOBODY, Frame, Table
from blackrose.language import tree as tr

PASS: Option = ("pass",)

Order = tuple[int, int, int, int]
"""Who summons, the kind (NOBODY: none comes), the room, and the model that makes way (or NOBODY)."""


def summon(t: Table, f: Frame, clause: tr.Summon) -> bool:
    """Evocations into rooms for each actor; with none left the rest of the effect goes on (EVO.3)."""
    wanted = amount(t, f, clause.amount)
    plan: list[Order] = []
    for faction in actors(t, f, clause.actor):
        kind = _kind(t, f, clause, seat_for(t, faction))
        if kind == NOBODY or not t.supply[kind]:
            continue
        for room in rooms(t, f, clause.where, seat_for(t, faction)):
            for _ in range(wanted):
                plan.append(_order(t, f, plan, faction, kind, room))
    f.it = ABSENT  # not NOBODY: "it" is known to be the one that did not come
    for faction, kind, room, leaving in plan:
        if leaving != NOBODY:
            atoms.take_off(t, leaving)
        model = atoms.summon(t, faction, kind, room) if kind != NOBODY else NOBODY
        f.it = ABSENT if model == NOBODY else model
    return f.it != ABSENT


def _kind(t: Table, f: Frame, clause: tr.Summon, seat: int) -> int:
    """The kind that is summoned: the one named, the one that left, or one of the summoner's choice."""
    if clause.same_kind:
        left = f.trigger and f.trigger[0] in (ev.REMOVED, ev.FELLED)
        return f.trigger[2] if left else NOBODY
    named = t.rules.evocation_names.get(clause.noun.word)
    if named is not None:
        return named
    options: tuple[Option, ...] = tuple(("kind", kind) for kind in _of_choice(t, clause))
    return int(pick(t, f, seat, "kind", options)[1]) if options else NOBODY


def _of_choice(t: Table, clause: tr.Summon) -> Nums:
    """The kinds a summoner may name: of the archetype, with a model left, neither forgotten nor assigned."""
    word, most = clause.noun.word, clause.health
    return tuple(
        kind
        for kind, card in enumerate(t.rules.evocations)
        if t.supply[kind]
        and not (card.forgotten or card.assigned)
        and word in ("evocation", card.archetype)
        and (most is None or card.health <= most)
    )


def _order(t: Table, f: Frame, plan: list[Order], faction: int, kind: int, room: int) -> Order:
    """The next summoning of a plan, if there is a model and a place for it or one is made (EVO.2, EVO.12).

    The plan is counted with: what makes way in it is gone, what it summons is there.
    """
    cards = t.rules.evocations
    gone = [order[3] for order in plan if order[3] != NOBODY]
    taken = sum(order[1] == kind for order in plan) - sum(t.kind[m] == kind for m in gone)
    own = [m for m in t.rules.places_of(faction) if t.place[m] != ABSENT and m not in gone]
    coming = [order[1] for order in plan if order[0] == faction and order[1] != NOBODY]
    nothing = (faction, NOBODY, room, NOBODY)
    if taken >= t.supply[kind]:
        return nothing
    rivals = own
    if cards[kind].large:
        if any(cards[other].large for other in coming):
            return nothing
        rivals = [m for m in own if cards[t.kind[m]].large] or own
    if rivals is own and len(own) + len(coming) < len(t.rules.places_of(faction)):
        return (faction, kind, room, NOBODY)
    leaving = _makes_way(t, f, faction, rivals)
    return nothing if leaving == NOBODY else (faction, kind, room, leaving)


def _makes_way(t: Table, f: Frame, faction: int, rivals: list[int]) -> int:
    """Which own evocation a mage gives up for the new one, before it is placed (EVO.15); a second large one
    takes the place of the large one only (EVO.16).
    """
    if not t.rules.edition.replaces_evocations or faction == t.rules.rose:
        return NOBODY
    options: tuple[Option, ...] = (*(("model", m) for m in rivals), PASS)
    answer = pick(t, f, faction, "replace", options)
    return NOBODY if answer == PASS else int(answer[1])
