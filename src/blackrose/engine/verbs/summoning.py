"""Summoning: which kind, for whom, where, and which evocation makes way for one too many."""

from __future__ import annotations

from typing import Final, NamedTuple

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import pick
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.phrases import Nums, actors, amount, leaves_choice, rooms
from blackrose.engine.table import ABSENT, DID_SUMMON, NOBODY, Table, TextFrame
from blackrose.engine.verbs.possibility import (
    NO_PLACE,
    NONE_LEFT,
    NOTHING_COUNTED,
    NOWHERE,
    Possible,
    best,
    limited,
    measured,
    no,
    over,
)
from blackrose.engine.verbs.registry import possible, verb
from blackrose.language import tree as tr

PASS: Final[Option] = ("pass",)


class Order(NamedTuple):
    """Who summons, the kind (NOBODY: none comes), the room, and the model that makes way (or NOBODY)."""

    faction: int
    kind: int
    room: int
    leaving: int


@verb(tr.Summon)
def summon(t: Table, f: TextFrame, clause: tr.Summon) -> bool:
    """Evocations into rooms for each actor; with none left the rest of the effect goes on (EVO.3)."""
    wanted = amount(t, f, clause.amount)
    plan: list[Order] = []
    for faction in actors(t, f, clause.actor):
        kind = _kind(t, f, clause, faction)
        if kind == NOBODY or not t.supply[kind]:
            continue
        for room in rooms(t, f, clause.where, faction):
            for _ in range(wanted):
                plan.append(_order(t, f, plan, faction, kind, room))
    f.it = ABSENT  # not NOBODY: "it" is known to be the one that did not come
    f.chosen = NOBODY  # whoever was chosen only says where
    for faction, kind, room, leaving in plan:
        if leaving != NOBODY:
            changes.take_off(t, leaving)
        model = changes.summon(t, faction, kind, room) if kind != NOBODY else NOBODY
        if model != NOBODY:
            f.it = model
            f.did |= DID_SUMMON
    return f.it != ABSENT


def _kind(t: Table, f: TextFrame, clause: tr.Summon, seat: int) -> int:
    """The kind that is summoned: the summoner picks, if there are several."""
    options: tuple[Option, ...] = tuple(("kind", kind) for kind in _kinds(t, f, clause))
    return int(pick(t, f, seat, "kind", options)[1]) if options else NOBODY


def _kinds(t: Table, f: TextFrame, clause: tr.Summon) -> Nums:
    """The kinds that could be summoned: the one named, the one that left, or those of free choice."""
    if clause.same_kind:
        left = f.trigger
        return (left.evocation,) if isinstance(left, (ev.Removed, ev.Felled)) else ()
    named = t.rules.evocation_names.get(clause.noun.word)
    return _of_choice(t, clause) if named is None else (named,)


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


def _order(t: Table, f: TextFrame, plan: list[Order], faction: int, kind: int, room: int) -> Order:
    """The next summoning of a plan, if there is a model and a place for it or one is made (EVO.2, EVO.12).

    The plan is counted with: what makes way in it is gone, what it summons is there.
    """
    cards = t.rules.evocations
    gone = [order.leaving for order in plan if order.leaving != NOBODY]
    taken = sum(order.kind == kind for order in plan) - sum(t.kind[m] == kind for m in gone)
    own = [m for m in t.rules.places_of(faction) if t.place[m] != ABSENT and m not in gone]
    coming = [order.kind for order in plan if order.faction == faction and order.kind != NOBODY]
    nothing = Order(faction, NOBODY, room, NOBODY)
    if taken >= t.supply[kind]:
        return nothing
    rivals = own
    if cards[kind].large:
        if any(cards[other].large for other in coming):
            return nothing
        rivals = [m for m in own if cards[t.kind[m]].large] or own
    if rivals is own and len(own) + len(coming) < len(t.rules.places_of(faction)):
        return Order(faction, kind, room, NOBODY)
    leaving = t.rules.edition.ways.makes_way(t, f, faction, rivals)
    return nothing if leaving == NOBODY else Order(faction, kind, room, leaving)


def mages_give_one_up(t: Table, f: TextFrame, faction: int, rivals: list[int]) -> int:
    """A mage may give up an evocation for the new one, before it is placed (EVO.15); a second large one takes
    the place of the large one only (EVO.16).
    """
    if not t.rules.is_mage(faction):
        return NOBODY
    options: tuple[Option, ...] = (*(("model", m) for m in rivals), PASS)
    answer = pick(t, f, faction, "replace", options)
    return NOBODY if answer == PASS else int(answer[1])


# --------------------------------------------------------------------------------------------------
# How many could come
# --------------------------------------------------------------------------------------------------


@possible(tr.Summon)
def can_summon(t: Table, f: TextFrame, clause: tr.Summon) -> Possible:
    """As many evocations can come as there are models and places for them: a mage's others may make way, for
    that is the mage's to decide (EVO.2, EVO.15).
    """
    wanted = amount(t, f, clause.amount, ask=False)
    kinds = _kinds(t, f, clause)
    found, summoned = [], 0
    for faction in actors(t, f, clause.actor, ask=False):
        where = rooms(t, f, clause.where, faction, ask=False)
        number = wanted if leaves_choice(clause.where) else wanted * len(where)
        coming = [_could_come(t, faction, kind, number) for kind in kinds]
        found.append(best(coming, NONE_LEFT) if where else no(NOWHERE))
        summoned += number
    enough = leaves_choice(clause.actor) or summoned <= sum(t.supply[kind] for kind in kinds)
    return limited(over(clause.actor, found), enough, NONE_LEFT)


def _could_come(t: Table, faction: int, kind: int, wanted: int) -> Possible:
    supply, places = t.supply[kind], _places_for(t, faction, kind)
    if wanted <= 0:
        return no(NOTHING_COUNTED)
    return measured(min(supply, places), wanted, NONE_LEFT if supply <= places else NO_PLACE)


def _places_for(t: Table, faction: int, kind: int) -> int:
    """How many of a kind could come to a faction, at most one large one; a mage's others may make way."""
    cards, places = t.rules.evocations, t.rules.places_of(faction)
    kept = [] if t.rules.is_mage(faction) else [m for m in places if t.place[m] != ABSENT]
    if not cards[kind].large:
        return len(places) - len(kept)
    if any(cards[t.kind[model]].large for model in kept):
        return 0
    return min(1, len(places) - len(kept))
