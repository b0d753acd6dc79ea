"""Verbs about models: remove, activate, assign, move, place, attack, and figures that change for
a while.
"""

from __future__ import annotations

from blackrose.engine import atoms
from blackrose.engine import events as ev
from blackrose.engine.frames import pick, seat_for
from blackrose.engine.modifiers import strength
from blackrose.engine.phrases import Nums, actors, amount, candidates, hostile, models, rooms
from blackrose.engine.table import CELL, EVOCATION, MANOEUVRE, NOBODY, Frame, Table, replaced
from blackrose.engine.verbs_cubes import strike
from blackrose.engine.verbs_mages import assign_jinx
from blackrose.language import tree as tr


def remove(t: Table, f: Frame, clause: tr.Remove) -> bool:
    """Evocations leave play; mages never do."""
    chosen: list[int] = []
    for faction in actors(t, f, clause.actor):
        chosen.extend(models(t, f, clause.models, own_side=True, faction=faction))
    gone = [model for model in dict.fromkeys(chosen) if model >= t.rules.seats]
    for model in gone:
        atoms.take_off(t, model)
    return bool(gone)


def activate(t: Table, f: Frame, clause: tr.Activate) -> bool:
    """Evocations activate, under their owner's control or yours."""
    chosen = tuple(m for m in models(t, f, clause.who, own_side=True) if m >= t.rules.seats)
    raises = (
        raise_of(t, f, tr.Stat.STRENGTH, clause.bonus, clause.second),
        raise_of(t, f, tr.Stat.SPEED, clause.bonus, clause.second),
    )
    f.data = ()
    for model in reversed(chosen):
        controller = f.actor if clause.controlled else t.control[model]
        push_activation(t, model, controller, raises)
    return bool(chosen)


def raise_of(t: Table, f: Frame, stat: tr.Stat, *bonuses: tr.Bonus | None) -> int:
    """By how much bonuses raise a figure: so much, or so much for each of something."""
    total = 0
    for bonus in bonuses:
        if bonus is not None and bonus.stat is stat:
            total += amount(t, f, tr.ForEach(bonus.value, bonus.count)) if bonus.count else bonus.value
    return total


def push_activation(t: Table, model: int, controller: int, raises: tuple[int, int] = (0, 0)) -> None:
    """Begins the activation of an evocation; its data are the raises of Strength and Speed it has, then
    what it inflicted.
    """
    t.stack.append(Frame(EVOCATION, actor=controller, source=model, data=raises))


def assign(t: Table, f: Frame, clause: tr.Assign) -> bool:
    """An upgrade on an evocation, or a jinx on a mage.

    An evocation carries one upgrade at most: the owner keeps the old one or the new one.
    """
    if clause.name in t.rules.jinx_names:
        return assign_jinx(t, f, t.rules.jinx_names[clause.name], clause.to)
    upgrade = t.rules.upgrade_names[clause.name]
    chosen = tuple(m for m in models(t, f, clause.to, own_side=True) if m >= t.rules.seats)
    takers = [model for model in chosen if _keeps(t, f, model, upgrade) == upgrade]
    done = [atoms.assign_upgrade(t, model, upgrade) for model in takers]
    return any(done)


def _keeps(t: Table, f: Frame, model: int, new: int) -> int:
    """Which upgrade an evocation is to carry: its owner decides between an old one and the new one."""
    old = t.upgrade[model]
    if old in (NOBODY, new) or not t.upgrades[new]:
        return new
    return int(
        pick(t, f, seat_for(t, t.rules.owner(model)), "upgrade", (("upgrade", old), ("upgrade", new)))[1]
    )


def move(t: Table, f: Frame, clause: tr.Move) -> bool:
    """A run of single moves of each model, steered by who resolves the effect."""
    moving = models(t, f, clause.who, own_side=True)
    for model in moving:
        if t.place[model] >= 0:
            t.stack.append(Frame(MANOEUVRE, actor=f.actor, source=model, data=(clause.rooms, 0, 0, 0, 0)))
    return bool(moving)


def put(t: Table, f: Frame, clause: tr.Put) -> bool:
    """Models straight into a room; no room between is entered. A Cell is left so only by a text that reaches
    there (CEL.1), such as an event's, and never entered.
    """
    from_cells = t.rules.programs[f.code].reaches_cells
    plan = [
        (model, rooms(t, f, clause.where, seat_for(t, f.actor)))
        for model in models(t, f, clause.who, own_side=True)
        if t.place[model] >= 0 or (from_cells and t.place[model] == CELL)
    ]
    return any(atoms.enter(t, model, room) for model, where in plan for room in where)


def attack(t: Table, f: Frame, clause: tr.Attack) -> bool:
    """A physical attack by whoever carries out the effect; a dummy cannot be attacked."""
    attacker = f.source if f.source >= 0 else f.actor
    chosen = tuple(m for m in models(t, f, clause.on) if hostile(t, f.actor, m))
    extra = raise_of(t, f, tr.Stat.STRENGTH, clause.bonus)
    for model in chosen:
        strike_physically(t, f, attacker, f.actor, model, extra)
    return bool(chosen)


def strike_physically(t: Table, f: Frame, attacker: int, controller: int, model: int, extra: int = 0) -> int:
    """An attack for Strength damage, in the controller's cubes; gives the damage placed."""
    atoms.emit(t, (ev.ATTACKED, attacker, model))
    return strike(t, f, controller, attacker, (model,), strength(t, attacker, extra))


def has(t: Table, f: Frame, clause: tr.Has) -> bool:
    """A raise until the running activation ends: it lies on the activation's frame."""
    if not clause.until_activation_ends or clause.bonus.stat is tr.Stat.HEALTH:
        return True  # a lasting raise: modifiers find it among the effects in force
    at = 0 if clause.bonus.stat is tr.Stat.STRENGTH else 1
    more = raise_of(t, f, clause.bonus.stat, clause.bonus)
    done = False
    for model in models(t, f, clause.who, own_side=True):
        for frame in t.stack:
            if frame.kind == EVOCATION and frame.source == model:
                frame.data = replaced(frame.data, at, frame.data[at] + more)
                done = True
    return done


def lasting_rule(t: Table, f: Frame, clause: tr.Clause) -> bool:
    """A rule that holds while its card is in force: modifiers ask for it, nothing happens now."""
    return True


def sees_models(t: Table, f: Frame, on: tr.ModelRef) -> Nums:
    """The models an optional attack could be made on, without asking."""
    if isinstance(on, tr.Models):
        return tuple(m for m in candidates(t, f, on) if hostile(t, f.actor, m))
    return models(t, f, on)
