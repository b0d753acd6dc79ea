"""Physical attacks, by an effect or as an action: the models they hit, and what rules in force change."""

from __future__ import annotations

from typing import NamedTuple

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import pick
from blackrose.engine.asking.several import by_colour, pick_cubes
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.modifiers import of_mage
from blackrose.engine.meaning.phrases import Nums, hostile, models
from blackrose.engine.table import ABSENT, Frame, Table, TextFrame
from blackrose.engine.verbs.cubes import room_for
from blackrose.engine.verbs.hits import Blow, land
from blackrose.engine.verbs.models import attack_by, blow, may_attack, raise_of, why_not_attack
from blackrose.engine.verbs.possibility import NOT, Possible, best, over
from blackrose.engine.verbs.registry import possible, verb
from blackrose.language import tree as tr

# --------------------------------------------------------------------------------------------------
# Attacks by an effect
# --------------------------------------------------------------------------------------------------


@verb(tr.Attack)
def perform(t: Table, f: TextFrame, clause: tr.Attack) -> bool:
    """A physical attack by whoever carries out the effect, or by models of theirs that the text names; a
    dummy cannot be attacked.
    """
    extra = raise_of(t, f, tr.Stat.STRENGTH, clause.bonus)
    among = tuple([m for m, at in enumerate(t.place) if at != ABSENT and may_attack(t, f.actor, m)])
    strikes = []
    for attacker in _attackers(t, f, clause):
        if blow(t, attacker, f.actor, extra).extent != NOT:
            found = models(t, f, clause.on, among=among)
            struck = [model for model in found if model in among and model != attacker]
            strikes += [decide(t, f, attacker, f.actor, model, extra) for model in struck]
    if strikes:
        carry_out(t, f, strikes)
    return bool(strikes)


def _attackers(t: Table, f: TextFrame, clause: tr.Attack, ask: bool = True) -> Nums:
    if clause.by is None:
        return (f.source if f.source >= 0 else f.actor,)
    found = models(t, f, clause.by, own_side=True, ask=ask)
    return tuple([m for m in found if clause.controlled or not hostile(t, f.actor, m)])


@possible(tr.Attack)
def can_perform(t: Table, f: TextFrame, clause: tr.Attack) -> Possible:
    """Every opposing model named that can be hurt can be attacked, by a model that can hurt anything."""
    extra = raise_of(t, f, tr.Stat.STRENGTH, clause.bonus)
    answer = best([blow(t, attacker, f.actor, extra) for attacker in _attackers(t, f, clause, ask=False)])
    if answer.extent == NOT:
        return answer
    chosen = models(t, f, clause.on, ask=False)
    return over(clause.on, [why_not_attack(t, f.actor, model) for model in chosen])


# --------------------------------------------------------------------------------------------------
# What rules in force make of an attack
# --------------------------------------------------------------------------------------------------


class Strike(NamedTuple):
    """An attack that was decided on: its blow, whether it inflicts nothing, the cubes of the room that are
    given up for it, and how much instability it places there.
    """

    blow: Blow
    instead: bool = False
    spent: tuple[int, ...] = ()
    placed: int = 0


def decide(t: Table, f: Frame, attacker: int, controller: int, model: int, extra: int = 0) -> Strike:
    """How a model attacks another: its controller is asked where rules of a mage's own leave a choice."""
    if not t.lasting or not t.rules.is_mage(attacker):
        return Strike(attack_by(t, attacker, controller, model, extra))
    room = t.place[attacker]
    spend = of_mage(t, attacker, tr.AttacksSpend)
    instead = of_mage(t, attacker, tr.AttacksInstead)
    options: list[Option] = [("attack", model)]
    if spend and len(t.slots[room]) >= spend[0].amount:
        options.append(("spend", model))
    if instead and t.pool[controller] and room_for(t, room, 1, controller):
        options.append(("instead", model))
    answer = pick(t, f, controller, "strike", tuple(options))[0]
    placed = sum([rule.amount for rule in of_mage(t, attacker, tr.AttacksPlace)])
    if answer == "instead":
        here = attack_by(t, attacker, controller, model, extra)
        return Strike(here, True, (), placed + instead[0].amount)
    spent: tuple[int, ...] = ()
    if answer == "spend":
        extra += spend[0].more
        spent = _given_up(t, f, controller, room, spend[0].amount)
    struck = attack_by(t, attacker, controller, model, extra)
    struck = _at_all(t, struck) if of_mage(t, attacker, tr.AttacksHitAll) else struck
    return Strike(struck, False, spent, placed)


def _given_up(t: Table, f: Frame, faction: int, room: int, number: int) -> tuple[int, ...]:
    """Which cubes of the room leave for an attack."""
    row = t.slots[room]
    places = tuple(range(len(row)))
    if number >= len(places):
        return places
    return pick_cubes(t, f, faction, places, by_colour(row, places), number, number, ("room", room))


def _at_all(t: Table, struck: Blow) -> Blow:
    """The same blow on every model in the room that may be attacked, the one chosen first."""
    here = t.place[struck.striker]
    struck_already = (struck.striker, *struck.hit)
    others = [
        model
        for model, at in enumerate(t.place)
        if at == here and model not in struck_already and may_attack(t, struck.faction, model)
    ]
    hit = (*struck.hit, *others)
    return struck._replace(hit=hit, wanted=struck.wanted * len(hit))


def carry_out(t: Table, f: Frame, strikes: list[Strike]) -> None:
    """Attacks that were decided on: cubes are given up, blows fall, and instability is placed."""
    blows = [strike.blow for strike in strikes if not strike.instead]
    if blows:
        land(t, f, blows)
    for strike in strikes:
        attacker, faction = strike.blow.striker, strike.blow.faction
        room = t.place[attacker]
        if strike.instead:
            changes.emit(t, ev.ATTACKED, attacker, strike.blow.hit[0], faction)
        if strike.spent:
            changes.take_instability(t, room, strike.spent)
        if strike.placed and room >= 0:
            number = room_for(t, room, strike.placed, faction)
            changes.place_instability(t, room, number, faction, faction)
