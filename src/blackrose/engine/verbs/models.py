"""Verbs about models: remove, activate, assign, move, place, attack, and figures that change for
a while.
"""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import pick
from blackrose.engine.meaning.modifiers import is_immune, strength
from blackrose.engine.meaning.phrases import Nums, actors, amount, hostile, leaves_choice, models, rooms
from blackrose.engine.table import (
    ABSENT,
    CELL,
    NOBODY,
    EvocationFrame,
    Frame,
    ManoeuvreFrame,
    Table,
    TextFrame,
)
from blackrose.engine.verbs.damage import is_named, strike
from blackrose.engine.verbs.mages import assign_jinx, can_assign_jinx
from blackrose.engine.verbs.possibility import (
    ALREADY_THERE,
    IMMUNE,
    NO_CUBES,
    NOBODY_THERE,
    NONE_LEFT,
    NOT,
    NOT_RUNNING,
    NOTHING_COUNTED,
    NOWHERE,
    OWN_SIDE,
    YES,
    Possible,
    limited,
    no,
    over,
    when,
)
from blackrose.engine.verbs.registry import in_full, possible, verb
from blackrose.language import tree as tr


def _evocations(
    t: Table, f: TextFrame, ref: tr.ModelRef, faction: int = NOBODY, ask: bool = True, named: bool = False
) -> Nums:
    """The evocations among the models a phrase means, of either side."""
    found = models(t, f, ref, True, faction, ask, named=named)
    return tuple(model for model in found if t.rules.is_evocation(model))


@verb(tr.Remove)
def remove(t: Table, f: TextFrame, clause: tr.Remove) -> bool:
    """Evocations leave play, mages never do; carried out if each actor had one to remove (EFF.34)."""
    named = is_named(clause.actor)
    chosen = [
        _evocations(t, f, clause.models, faction, named=named) for faction in actors(t, f, clause.actor)
    ]
    for model in dict.fromkeys(model for found in chosen for model in found):
        if model == f.chosen:  # "it" has left play: distances start where it stood (TGT.25)
            f.it, f.chosen = model, NOBODY
        changes.take_off(t, model)
    return in_full([bool(found) for found in chosen])


@possible(tr.Remove)
def can_remove(t: Table, f: TextFrame, clause: tr.Remove) -> Possible:
    """Every evocation named can be removed."""
    named = is_named(clause.actor)
    found = [
        when(_evocations(t, f, clause.models, faction, False, named), NOBODY_THERE)
        for faction in actors(t, f, clause.actor, ask=False)
    ]
    return over(clause.actor, found)


@verb(tr.Activate)
def activate(t: Table, f: TextFrame, clause: tr.Activate) -> bool:
    """Evocations activate, under their owner's control or yours."""
    chosen = _evocations(t, f, clause.who)
    raises = (
        raise_of(t, f, tr.Stat.STRENGTH, clause.bonus, clause.second),
        raise_of(t, f, tr.Stat.SPEED, clause.bonus, clause.second),
    )
    f.inflicted = ()
    for model in reversed(chosen):
        controller = f.actor if clause.controlled else t.control[model]
        push_activation(t, model, controller, raises)
    return bool(chosen)


@possible(tr.Activate)
def can_activate(t: Table, f: TextFrame, clause: tr.Activate) -> Possible:
    """Every evocation named can activate."""
    return when(_evocations(t, f, clause.who, ask=False), NOBODY_THERE)


def raise_of(t: Table, f: TextFrame, stat: tr.Stat, *bonuses: tr.Bonus | None) -> int:
    """By how much bonuses raise a figure: so much, or so much for each of something."""
    total = 0
    for bonus in bonuses:
        if bonus is not None and bonus.stat is stat:
            total += amount(t, f, tr.ForEach(bonus.value, bonus.count)) if bonus.count else bonus.value
    return total


def push_activation(t: Table, model: int, controller: int, raises: tuple[int, int] = (0, 0)) -> None:
    """Begins the activation of an evocation, with raises of its Strength and its Speed."""
    strength_raise, speed_raise = raises
    t.stack.append(EvocationFrame(controller, model, strength=strength_raise, speed=speed_raise))


@verb(tr.Assign)
def assign(t: Table, f: TextFrame, clause: tr.Assign) -> bool:
    """An upgrade on an evocation, or a jinx on a mage.

    An evocation carries one upgrade at most: the owner keeps the old one or the new one.
    """
    if clause.name in t.rules.jinx_names:
        return assign_jinx(t, f, t.rules.jinx_names[clause.name], clause.to)
    upgrade = t.rules.upgrade_names[clause.name]
    chosen = _evocations(t, f, clause.to)
    takers = [model for model in chosen if _keeps(t, f, model, upgrade) == upgrade]
    done = [changes.assign_upgrade(t, model, upgrade) for model in takers]
    return any(done)


@possible(tr.Assign)
def can_assign(t: Table, f: TextFrame, clause: tr.Assign) -> Possible:
    """An upgrade or a jinx can be assigned as long as there are cards of it."""
    if clause.name in t.rules.jinx_names:
        return can_assign_jinx(t, f, t.rules.jinx_names[clause.name], clause.to)
    chosen = _evocations(t, f, clause.to, ask=False)
    left = t.upgrades[t.rules.upgrade_names[clause.name]]
    found = over(clause.to, [when(left, NONE_LEFT) for _ in chosen])
    return limited(found, leaves_choice(clause.to) or len(chosen) <= left, NONE_LEFT)


def _keeps(t: Table, f: TextFrame, model: int, new: int) -> int:
    """Which upgrade an evocation is to carry: its owner decides between an old one and the new one."""
    old = t.upgrade[model]
    if old in (NOBODY, new) or not t.upgrades[new]:
        return new
    return int(pick(t, f, t.rules.owner(model), "upgrade", (("upgrade", old), ("upgrade", new)))[1])


@verb(tr.Move)
def move(t: Table, f: TextFrame, clause: tr.Move) -> bool:
    """A run of single moves of each model in the Lodge, one after the other, steered by who resolves the
    effect.
    """
    moving = _in_lodge(t, f, clause)
    for model in reversed(moving):
        t.stack.append(ManoeuvreFrame(f.actor, model, clause.rooms))
    return bool(moving)


def _in_lodge(t: Table, f: TextFrame, clause: tr.Move, ask: bool = True) -> list[int]:
    """The models that can be moved: nobody leaves a Cell so."""
    return [model for model in models(t, f, clause.who, own_side=True, ask=ask) if t.place[model] >= 0]


@possible(tr.Move)
def can_move(t: Table, f: TextFrame, clause: tr.Move) -> Possible:
    """Every model named can be moved; whoever steers may leave any move out."""
    return when(_in_lodge(t, f, clause, ask=False), NOBODY_THERE)


@verb(tr.Put)
def put(t: Table, f: TextFrame, clause: tr.Put) -> bool:
    """Models straight into a room; no room between is entered. A Cell is left so only by a text that reaches
    there (CEL.1), such as an event's, and never entered.
    """
    plan = [(model, rooms(t, f, clause.where, f.actor)) for model in _put(t, f, clause)]
    moved = [changes.enter(t, model, room) for model, where in plan for room in where]
    return any(moved)


def _put(t: Table, f: TextFrame, clause: tr.Put, ask: bool = True) -> list[int]:
    """The models that can be put somewhere: those in the Lodge, and in Cells that the text reaches."""
    from_cells = t.rules.programs[f.code].reaches_cells
    return [
        model
        for model in models(t, f, clause.who, own_side=True, ask=ask)
        if t.place[model] >= 0 or (from_cells and t.place[model] == CELL)
    ]


@possible(tr.Put)
def can_put(t: Table, f: TextFrame, clause: tr.Put) -> Possible:
    """A model can be put in every room but the one where it is."""
    where = rooms(t, f, clause.where, f.actor, ask=False)
    if not where:
        return no(NOWHERE)
    found = []
    for model in _put(t, f, clause, ask=False):
        found.append(when([room for room in where if room != t.place[model]], ALREADY_THERE))
    return over(clause.who, found)


@verb(tr.Attack)
def attack(t: Table, f: TextFrame, clause: tr.Attack) -> bool:
    """A physical attack by whoever carries out the effect; a dummy cannot be attacked."""
    attacker = f.source if f.source >= 0 else f.actor
    extra = raise_of(t, f, tr.Stat.STRENGTH, clause.bonus)
    if blow(t, attacker, f.actor, extra).extent == NOT:
        return False
    among = tuple([m for m, at in enumerate(t.place) if at != ABSENT and may_attack(t, f.actor, m)])
    chosen = [model for model in models(t, f, clause.on, among=among) if model in among]
    for model in chosen:
        strike_physically(t, f, attacker, f.actor, model, extra)
    return bool(chosen)


@possible(tr.Attack)
def can_attack(t: Table, f: TextFrame, clause: tr.Attack) -> Possible:
    """Every opposing model named can be attacked that anything can hurt, by who can hurt anything."""
    attacker = f.source if f.source >= 0 else f.actor
    answer = blow(t, attacker, f.actor, raise_of(t, f, tr.Stat.STRENGTH, clause.bonus))
    if answer.extent == NOT:
        return answer
    chosen = models(t, f, clause.on, ask=False)
    return over(clause.on, [why_not_attack(t, f.actor, model) for model in chosen])


def blow(t: Table, attacker: int, controller: int, extra: int = 0) -> Possible:
    """Whether an attack by a model would hurt anybody: it has Strength, and its controller cubes."""
    if not t.pool[controller]:
        return no(NO_CUBES)
    return when(strength(t, attacker, extra) > 0, NOTHING_COUNTED)


def why_not_attack(t: Table, faction: int, model: int) -> Possible:
    """Whether a faction's models can attack another: neither their own side nor one that cannot be hurt."""
    if not hostile(t, faction, model):
        return no(OWN_SIDE)
    return no(IMMUNE) if is_immune(t, model) else YES


def may_attack(t: Table, faction: int, model: int) -> bool:
    """As :func:`why_not_attack`, in a word."""
    return hostile(t, faction, model) and not is_immune(t, model)


def strike_physically(t: Table, f: Frame, attacker: int, controller: int, model: int, extra: int = 0) -> int:
    """An attack for Strength damage, in the controller's cubes; gives the damage placed."""
    changes.emit(t, ev.ATTACKED, attacker, model)
    return strike(t, f, controller, attacker, (model,), strength(t, attacker, extra))


@verb(tr.Has)
def has(t: Table, f: TextFrame, clause: tr.Has) -> bool:
    """A raise until the running activation ends: it lies on the activation's frame."""
    if not clause.until_activation_ends or clause.bonus.stat is tr.Stat.HEALTH:
        return True  # a lasting raise: modifiers find it among the effects in force
    more = raise_of(t, f, clause.bonus.stat, clause.bonus)
    done = False
    for model in models(t, f, clause.who, own_side=True):
        for frame in t.stack:
            if isinstance(frame, EvocationFrame) and frame.model == model:
                if clause.bonus.stat is tr.Stat.STRENGTH:
                    frame.strength += more
                else:
                    frame.speed += more
                done = True
    return done


@possible(tr.Has)
def can_have(t: Table, f: TextFrame, clause: tr.Has) -> Possible:
    """A raise for an activation needs one that is running; a lasting raise needs nothing."""
    if not clause.until_activation_ends or clause.bonus.stat is tr.Stat.HEALTH:
        return YES
    running = [frame.model for frame in t.stack if isinstance(frame, EvocationFrame)]
    chosen = models(t, f, clause.who, own_side=True, ask=False)
    return over(clause.who, [when(model in running, NOT_RUNNING) for model in chosen])
