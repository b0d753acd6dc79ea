"""Verbs about mages: black damage, damage passed on, outright defeat, Destiny, jinxes, assigned evocations,
power stolen, trophies, the crown, Cells and physical tokens.
"""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import pick
from blackrose.engine.asking.several import pick_cubes, taken_off
from blackrose.engine.decisions import STOP, Option
from blackrose.engine.full_stop import defeats
from blackrose.engine.meaning.counts import still_suffered
from blackrose.engine.meaning.modifiers import damage_after_ignoring
from blackrose.engine.meaning.phrases import MANY, Nums, amount, in_reach, leaves_choice, models
from blackrose.engine.table import ABSENT, DID_GAIN, NOBODY, Table, TextFrame, without
from blackrose.engine.verbs.cubes import share
from blackrose.engine.verbs.damage import could_suffer, strike
from blackrose.engine.verbs.possibility import (
    ALREADY_THERE,
    BAR_FULL,
    DESTINY_FULL,
    HAS_JINX,
    IMMUNE,
    NO_CUBES,
    NO_DAMAGE,
    NO_JINX,
    NO_PLACE,
    NO_POWER,
    NO_TROPHY,
    NOBODY_THERE,
    NONE_LEFT,
    NOT_ROSE,
    NOTHING_COUNTED,
    TOKENS_READY,
    YES,
    Possible,
    limited,
    measured,
    no,
    of_amount,
    over,
    when,
)
from blackrose.engine.verbs.registry import possible, verb
from blackrose.language import tree as tr


def mages(t: Table, f: TextFrame, ref: tr.ModelRef, ask: bool = True, among: Nums | None = None) -> Nums:
    """The mages among the models a phrase means, of either side; a choice is ``among`` some, where told."""
    return tuple(m for m in models(t, f, ref, own_side=True, ask=ask, among=among) if t.rules.is_mage(m))


def _other_mages(t: Table, f: TextFrame, ref: tr.ModelRef, ask: bool = True) -> Nums:
    """The mages a phrase means, but not who resolves the effect."""
    return tuple(mage for mage in mages(t, f, ref, ask) if mage != f.actor)


# --------------------------------------------------------------------------------------------------
# Damage and defeat
# --------------------------------------------------------------------------------------------------


@verb(tr.SufferBlack)
def suffer_black(t: Table, f: TextFrame, clause: tr.SufferBlack) -> bool:
    """The Black Rose inflicts damage on whoever resolves the effect (GLO.1)."""
    if t.rules.is_rose(f.actor) or not in_reach(t, f, f.actor):
        return False
    return strike(t, f, t.rules.rose, NOBODY, (f.actor,), amount(t, f, clause.amount))


@possible(tr.SufferBlack)
def can_suffer_black(t: Table, f: TextFrame, clause: tr.SufferBlack) -> Possible:
    """As much damage can be suffered as the bar takes and the Black Rose has cubes for."""
    if t.rules.is_rose(f.actor) or not in_reach(t, f, f.actor):
        return no(NOT_ROSE if t.rules.is_rose(f.actor) else NOBODY_THERE)
    return could_suffer(t, f.actor, amount(t, f, clause.amount, ask=False), t.rules.rose)


@verb(tr.TransferDamage)
def transfer_damage(t: Table, f: TextFrame, clause: tr.TransferDamage) -> bool:
    """Cubes of the damage just suffered go on to another model, in their colour; to several, to each as much
    as fits there, and what the last has no place for is lost (TRP.36).
    """
    damage = f.trigger
    if not isinstance(damage, ev.Suffered):
        return False
    wanted = amount(t, f, clause.amount)
    bearers = [m for m in models(t, f, clause.to, own_side=True) if _free_for(t, damage, m)]
    moved = 0
    for at, model in enumerate(bearers, 1):
        left = wanted - moved
        most = left if at == len(bearers) else min(left, _free_for(t, damage, model))
        if damage.cause & ev.PENDING:
            number = changes.move_hit(t, damage, model, most)
        else:
            number, damage = changes.transfer_damage(t, damage, model, most)
        moved += number
    f.trigger = damage
    return moved > 0


def _free_for(t: Table, damage: ev.Suffered, model: int) -> int:
    """How many cubes of damage that another has suffered find a place on a model; none on one that cannot
    suffer any.
    """
    if model == damage.model or not damage_after_ignoring(t, model, MANY):
        return 0
    return changes.places_on_bar(t, model)


@possible(tr.TransferDamage)
def can_transfer_damage(t: Table, f: TextFrame, clause: tr.TransferDamage) -> Possible:
    """As much can go on as still lies there, and as the new bearer takes."""
    damage = f.trigger
    left = still_suffered(t, damage)
    if not isinstance(damage, ev.Suffered) or not left:
        return no(NO_DAMAGE)
    wanted = left if isinstance(clause.amount, tr.All) else amount(t, f, clause.amount, ask=False)
    bearers = models(t, f, clause.to, own_side=True, ask=False)
    return over(clause.to, [_could_bear(t, damage, left, wanted, model) for model in bearers])


def _could_bear(t: Table, damage: ev.Suffered, left: int, wanted: int, model: int) -> Possible:
    if wanted <= 0:
        return no(NOTHING_COUNTED)
    if model == damage.model or not damage_after_ignoring(t, model, MANY):
        return no(ALREADY_THERE if model == damage.model else IMMUNE)
    return measured(left, wanted, NO_DAMAGE) if _free_for(t, damage, model) else no(BAR_FULL)


@verb(tr.ShiftDamage)
def shift_damage(t: Table, f: TextFrame, clause: tr.ShiftDamage) -> bool:
    """Cubes of one bar go to another in their colours, up to so many and as far as there is room; whoever
    resolves the effect picks which.
    """
    givers = [model for model in models(t, f, clause.source, own_side=True) if t.bar[model]]
    takers = models(t, f, clause.to, own_side=True)
    f.tally = 0
    if len(givers) != 1 or len(takers) != 1:
        return False
    giver, taker = givers[0], takers[0]
    room = changes.places_on_bar(t, taker)
    if giver == taker or room <= 0 or not damage_after_ignoring(t, taker, MANY):
        return False
    bar = t.bar[giver]
    places = tuple(range(len(bar)))
    most = min(clause.most, len(bar), room)
    taken = pick_cubes(t, f, f.actor, places, taken_off(bar, places), 0, most, ("bar", giver))
    f.tally = changes.shift_damage(t, giver, taken, taker, f.actor)
    return f.tally > 0


@possible(tr.ShiftDamage)
def can_shift_damage(t: Table, f: TextFrame, clause: tr.ShiftDamage) -> Possible:
    """Damage can be moved from a model that has any to one that can bear it."""
    givers = [model for model in models(t, f, clause.source, own_side=True, ask=False) if t.bar[model]]
    takers = models(t, f, clause.to, own_side=True, ask=False)
    if not givers:
        return no(NO_DAMAGE)
    free = [changes.places_on_bar(t, model) > 0 for model in takers if model not in givers]
    return over(clause.to, [when(room, BAR_FULL) for room in free])


@verb(tr.Defeat)
def defeat(t: Table, f: TextFrame, clause: tr.Defeat) -> bool:
    """Models fall outright: mages at the full stop (DEF.11, DEF.15), evocations leave at once."""
    fallen = models(t, f, clause.who)
    for model in fallen:
        if t.rules.is_mage(model):
            defeats.doom(t, model, f.actor)
        else:
            changes.take_off(t, model, felled_by=f.actor, by_model=f.source)
    return bool(fallen)


@possible(tr.Defeat)
def can_defeat(t: Table, f: TextFrame, clause: tr.Defeat) -> Possible:
    """Whoever is named can be defeated."""
    return when(models(t, f, clause.who, ask=False), NOBODY_THERE)


# --------------------------------------------------------------------------------------------------
# What mages carry
# --------------------------------------------------------------------------------------------------


@verb(tr.AssignDestiny)
def assign_destiny(t: Table, f: TextFrame, clause: tr.AssignDestiny) -> bool:
    """Destiny on each mage named; with too few cubes whoever assigns shares them out."""
    wanted = amount(t, f, clause.amount)
    chosen = mages(t, f, clause.to)
    caps = tuple(min(wanted, changes.destiny_room(t, mage)) for mage in chosen)
    shares = share(t, f, f.actor, caps, tuple(("mage", mage) for mage in chosen))
    given = [
        changes.give_destiny(t, mage, number, f.actor) for mage, number in zip(chosen, shares, strict=True)
    ]
    f.tally = sum(given)
    return f.tally > 0


@possible(tr.AssignDestiny)
def can_assign_destiny(t: Table, f: TextFrame, clause: tr.AssignDestiny) -> Possible:
    """As much Destiny can be assigned as the mages can carry and who assigns it has cubes for."""
    wanted = amount(t, f, clause.amount, ask=False)
    chosen = mages(t, f, clause.to, ask=False)
    cubes = t.pool[f.actor]
    if chosen and not cubes:
        return no(NO_CUBES)
    taken = [min(wanted, changes.destiny_room(t, mage)) for mage in chosen]
    found = over(clause.to, [of_amount(number, wanted, clause.amount, DESTINY_FULL) for number in taken])
    needed = max(taken, default=0) if leaves_choice(clause.to) else sum(taken)
    return limited(found, needed <= cubes, NO_CUBES)


@verb(tr.AssignEvocation)
def assign_evocation(t: Table, f: TextFrame, clause: tr.AssignEvocation) -> bool:
    """Evocations are put on each mage named who is in the Lodge, as long as there are models."""
    kind = t.rules.evocation_names[clause.noun.word]
    wanted = amount(t, f, clause.amount)
    came = [changes.haunt(t, mage, kind) for mage in mages(t, f, clause.to) for _ in range(wanted)]
    f.tally = sum(model != NOBODY for model in came)
    return f.tally > 0


@possible(tr.AssignEvocation)
def can_assign_evocation(t: Table, f: TextFrame, clause: tr.AssignEvocation) -> Possible:
    """As many evocations can be put on mages in the Lodge as there are models and places left."""
    chosen = [mage for mage in mages(t, f, clause.to, ask=False) if t.place[mage] >= 0]
    if not chosen:
        return no(NOBODY_THERE)
    wanted = amount(t, f, clause.amount, ask=False) * (1 if leaves_choice(clause.to) else len(chosen))
    supply = t.supply[t.rules.evocation_names[clause.noun.word]]
    places = sum(t.place[m] == ABSENT for m in t.rules.rose_places)
    reason = NONE_LEFT if supply <= places else NO_PLACE
    return of_amount(min(supply, places), wanted, clause.amount, reason)


@verb(tr.RemoveJinx)
def remove_jinx(t: Table, f: TextFrame, clause: tr.RemoveJinx) -> bool:
    """Jinxes leave each mage named, who resolves the effect picks which; carried out if there were enough."""
    wanted = amount(t, f, clause.amount)
    every = isinstance(clause.amount, tr.All)
    least = wanted if f.sentence in t.rules.programs[f.code].costs and not every else 1
    among = tuple([mage for mage, carried in enumerate(t.jinxes) if len(carried) >= least])
    plan = [(mage, _picked_jinxes(t, f, mage, wanted)) for mage in mages(t, f, clause.on, among=among)]
    f.tally = sum([len(kinds) for _, kinds in plan])
    for mage, kinds in plan:
        for kind in kinds:
            changes.unjinx(t, mage, kind)
    return bool(plan) and all(kinds and (every or len(kinds) == wanted) for _, kinds in plan)


@possible(tr.RemoveJinx)
def can_remove_jinx(t: Table, f: TextFrame, clause: tr.RemoveJinx) -> Possible:
    """As many jinxes can leave as each mage named carries."""
    wanted = amount(t, f, clause.amount, ask=False)
    carried = [len(t.jinxes[mage]) for mage in mages(t, f, clause.on, ask=False)]
    return over(clause.on, [of_amount(number, wanted, clause.amount, NO_JINX) for number in carried])


def _picked_jinxes(t: Table, f: TextFrame, mage: int, wanted: int) -> Nums:
    left = [item.jinx for item in t.jinxes[mage]]
    taken: list[int] = []
    while left and len(taken) < wanted:
        if len(left) <= wanted - len(taken):
            return (*taken, *left)
        options: tuple[Option, ...] = tuple(("jinx", kind) for kind in left)
        kind = int(pick(t, f, f.actor, "jinx", options)[1])
        left.remove(kind)
        taken.append(kind)
    return tuple(taken)


# --------------------------------------------------------------------------------------------------
# Power, trophies, crown
# --------------------------------------------------------------------------------------------------


@verb(tr.Steal)
def steal(t: Table, f: TextFrame, clause: tr.Steal) -> bool:
    """Power from each mage named, not more than they have (EFF.6)."""
    wanted = amount(t, f, clause.amount)
    victims = _other_mages(t, f, clause.of)
    if clause.most:
        victims = _up_to(t, f, clause.most, tuple(mage for mage in victims if t.power[mage]))
    stolen = sum([changes.steal_power(t, f.actor, mage, wanted) for mage in victims])
    f.did += stolen * DID_GAIN
    return stolen > 0


def _up_to(t: Table, f: TextFrame, most: int, found: Nums) -> Nums:
    """The mages that the effect's resolver picks among these, one after the other, as many as they like."""
    chosen: Nums = ()
    while found and len(chosen) < most:
        options: tuple[Option, ...] = (*(("model", mage) for mage in found), STOP)
        answer = pick(t, f, f.actor, "model", options)
        if answer == STOP:
            break
        chosen, found = (*chosen, int(answer[1])), without(found, int(answer[1]))
    return chosen


@possible(tr.Steal)
def can_steal(t: Table, f: TextFrame, clause: tr.Steal) -> Possible:
    """As much power can be stolen as each mage named has."""
    wanted = amount(t, f, clause.amount, ask=False)
    victims = _other_mages(t, f, clause.of, ask=False)
    return over(clause.of, [of_amount(t.power[mage], wanted, clause.amount, NO_POWER) for mage in victims])


@verb(tr.TakeTrophy)
def take_trophy(t: Table, f: TextFrame, clause: tr.TakeTrophy) -> bool:
    """A trophy of each mage named, while they have one left; nobody takes a trophy of themselves."""
    chosen = _other_mages(t, f, clause.of)
    return sum([changes.gain_trophy(t, f.actor, mage) for mage in chosen]) > 0


@possible(tr.TakeTrophy)
def can_take_trophy(t: Table, f: TextFrame, clause: tr.TakeTrophy) -> Possible:
    """A trophy can be taken of each mage who has one left."""
    chosen = _other_mages(t, f, clause.of, ask=False)
    return over(clause.of, [when(t.trophies_left[mage], NO_TROPHY) for mage in chosen])


@verb(tr.DiscardTrophy)
def discard_trophy(t: Table, f: TextFrame, clause: tr.DiscardTrophy) -> bool:
    """A trophy goes back to its mage, or to the Black Rose; whoever has it picks which."""
    captured = dict.fromkeys(t.captured[f.actor])
    if not captured:
        return False
    options: tuple[Option, ...] = tuple(("mage", mage) for mage in captured)
    mage = int(pick(t, f, f.actor, "trophy", options)[1])
    if clause.to_rose:
        return changes.pass_trophy(t, f.actor, t.rules.rose, mage)
    return changes.lose_trophy(t, f.actor, mage)


@possible(tr.DiscardTrophy)
def can_discard_trophy(t: Table, f: TextFrame, clause: tr.DiscardTrophy) -> Possible:
    """A trophy can be discarded by whoever has one."""
    return when(t.captured[f.actor], NO_TROPHY)


@verb(tr.TakeCrown)
def take_crown(t: Table, f: TextFrame, clause: tr.TakeCrown) -> bool:
    """The crown goes to whoever resolves the effect, or stays there (ROO.9)."""
    if t.rules.is_rose(f.actor):
        return False
    if t.crown != f.actor:
        changes.give_crown(t, f.actor)
    return True


@possible(tr.TakeCrown)
def can_take_crown(t: Table, f: TextFrame, clause: tr.TakeCrown) -> Possible:
    """Every mage can take the crown, or keep it."""
    return when(not t.rules.is_rose(f.actor), NOT_ROSE)


@verb(tr.AvertDefeat)
def avert_defeat(t: Table, f: TextFrame, clause: tr.AvertDefeat) -> bool:
    """The resolver's outright defeat does not come (DEF.15); a full bar is for healing to see to (DEF.2)."""
    return defeats.spare(t, f.actor)


@possible(tr.AvertDefeat)
def can_avert_defeat(t: Table, f: TextFrame, clause: tr.AvertDefeat) -> Possible:
    """It can be said of every mage."""
    return when(t.rules.is_mage(f.actor), NOT_ROSE)


@verb(tr.ScoreDefeat)
def score_defeat(t: Table, f: TextFrame, clause: tr.ScoreDefeat) -> bool:
    """Nothing is done: the text as a whole says how a defeat by it is paid, and the defeat asks it."""
    return True


@possible(tr.ScoreDefeat)
def can_score_defeat(t: Table, f: TextFrame, clause: tr.ScoreDefeat) -> Possible:
    """It always holds."""
    return YES


# --------------------------------------------------------------------------------------------------
# Cells and tokens
# --------------------------------------------------------------------------------------------------


@verb(tr.ToCell)
def to_cell(t: Table, f: TextFrame, clause: tr.ToCell) -> bool:
    """Each mage named who is in the Lodge goes to their Cell (CEL.14)."""
    chosen = [mage for mage in mages(t, f, clause.who) if t.place[mage] >= 0]
    for mage in chosen:
        changes.to_cell(t, mage)
    return bool(chosen)


@possible(tr.ToCell)
def can_go_to_cell(t: Table, f: TextFrame, clause: tr.ToCell) -> Possible:
    """Whoever is in the Lodge can be placed in their Cell."""
    chosen = mages(t, f, clause.who, ask=False)
    return over(clause.who, [when(t.place[mage] >= 0, ALREADY_THERE) for mage in chosen])


@verb(tr.RecoverToken)
def recover_token(t: Table, f: TextFrame, clause: tr.RecoverToken) -> bool:
    """A spent physical token of whoever resolves the effect can be used again."""
    return not t.rules.is_rose(f.actor) and changes.recover_token(t, f.actor)


@possible(tr.RecoverToken)
def can_recover_token(t: Table, f: TextFrame, clause: tr.RecoverToken) -> Possible:
    """A physical token can be recovered if one is spent."""
    if t.rules.is_rose(f.actor):
        return no(NOT_ROSE)
    return when(t.tokens[f.actor] < t.rules.edition.physical_tokens, TOKENS_READY)


def assign_jinx(t: Table, f: TextFrame, kind: int, to: tr.ModelRef) -> bool:
    """A jinx on each mage named, at most one of a kind."""
    return sum([changes.jinx(t, mage, kind) for mage in mages(t, f, to)]) > 0


def can_assign_jinx(t: Table, f: TextFrame, kind: int, to: tr.ModelRef) -> Possible:
    """A jinx can be assigned to each mage who does not carry it, as long as there are cards of it."""
    supply = t.jinx_supply[kind]
    chosen = mages(t, f, to, ask=False)
    if chosen and not supply:
        return no(NONE_LEFT)
    found = [no(HAS_JINX) if any(item.jinx == kind for item in t.jinxes[mage]) else YES for mage in chosen]
    return limited(over(to, found), leaves_choice(to) or len(chosen) <= supply, NONE_LEFT)


# --------------------------------------------------------------------------------------------------
# Mages that are evocations, too
# --------------------------------------------------------------------------------------------------


@verb(tr.Become)
def become(t: Table, f: TextFrame, clause: tr.Become) -> bool:
    """The mage in the Lodge becomes an evocation of that kind, too, while there is a token (GLO.14)."""
    return _may_become(t, f) and changes.become(t, f.actor, t.rules.evocation_names[clause.noun.word])


def _may_become(t: Table, f: TextFrame) -> bool:
    return t.rules.is_mage(f.actor) and t.place[f.actor] >= 0 and t.kind[f.actor] == NOBODY


@possible(tr.Become)
def can_become(t: Table, f: TextFrame, clause: tr.Become) -> Possible:
    """A mage in the Lodge who is no evocation yet can become one of which there is a token."""
    if not _may_become(t, f):
        return no(ALREADY_THERE)
    return when(t.supply[t.rules.evocation_names[clause.noun.word]], NONE_LEFT)
