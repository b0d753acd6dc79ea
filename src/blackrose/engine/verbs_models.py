"""Verbs about models: summon, remove, activate, assign, move, place, attack, and figures that change for
a while.
"""

from __future__ import annotations

from blackrose.engine import atoms
from blackrose.engine import events as ev
from blackrose.engine.frames import pick, seat_for
from blackrose.engine.modifiers import strength
from blackrose.engine.phrases import Nums, actors, amount, candidates, hostile, models, rooms
from blackrose.engine.table import ABSENT, EVOCATION, MANOEUVRE, NOBODY, Frame, Table, replaced
from blackrose.engine.verbs_cubes import strike
from blackrose.language import tree as tr


def summon(t: Table, f: Frame, clause: tr.Summon) -> bool:
    """An evocation into a room for each actor; with none left the rest of the effect goes on."""
    kind = t.rules.evocation_names[clause.noun.word]
    wanted = amount(t, f, clause.amount)
    plan = [
        (faction, rooms(t, f, clause.where, seat_for(t, faction)))
        for faction in (actors(t, f, clause.actor) if t.supply[kind] else ())
    ]
    f.it = ABSENT  # not NOBODY: "it" is known to be the one that did not come
    for faction, where in plan:
        for room in where:
            for _ in range(wanted):
                model = atoms.summon(t, faction, kind, room)
                f.it = ABSENT if model == NOBODY else model
    return f.it != ABSENT


def remove(t: Table, f: Frame, clause: tr.Remove) -> bool:
    """Evocations leave play; mages never do."""
    gone = tuple(m for m in models(t, f, clause.models, own_side=True) if m >= t.rules.seats)
    for model in gone:
        atoms.take_off(t, model)
    return bool(gone)


def activate(t: Table, f: Frame, clause: tr.Activate) -> bool:
    """Evocations activate, under their owner's control or yours."""
    chosen = tuple(m for m in models(t, f, clause.who, own_side=True) if m >= t.rules.seats)
    f.data = ()
    for model in reversed(chosen):
        controller = f.actor if clause.controlled else t.control[model]
        push_activation(t, model, controller, clause.bonus)
    return bool(chosen)


def push_activation(t: Table, model: int, controller: int, bonus: tr.Bonus | None = None) -> None:
    """Begins the activation of an evocation; its data are the raises it has, then what it inflicted."""
    more = bonus.value if bonus else 0
    raises = (more, 0) if bonus is None or bonus.stat is tr.Stat.STRENGTH else (0, more)
    t.stack.append(Frame(EVOCATION, actor=controller, source=model, data=raises))


def assign(t: Table, f: Frame, clause: tr.Assign) -> bool:
    """An upgrade on an evocation. It carries one at most: the owner keeps the old one or the new one."""
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
    return int(pick(t, f, t.rules.owner(model), "upgrade", (("upgrade", old), ("upgrade", new)))[1])


def move(t: Table, f: Frame, clause: tr.Move) -> bool:
    """A run of single moves of each model, steered by who resolves the effect."""
    moving = models(t, f, clause.who, own_side=True)
    for model in moving:
        if t.place[model] >= 0:
            t.stack.append(Frame(MANOEUVRE, actor=f.actor, source=model, data=(clause.rooms, 0, 0, 0, 0)))
    return bool(moving)


def put(t: Table, f: Frame, clause: tr.Put) -> bool:
    """Models straight into a room; no room between is entered, and no Cell is left or entered so."""
    plan = [
        (model, rooms(t, f, clause.where, seat_for(t, f.actor)))
        for model in models(t, f, clause.who, own_side=True)
        if t.place[model] >= 0
    ]
    return any(atoms.enter(t, model, room) for model, where in plan for room in where)


def attack(t: Table, f: Frame, clause: tr.Attack) -> bool:
    """A physical attack by whoever carries out the effect; a dummy cannot be attacked."""
    attacker = f.source if f.source >= 0 else f.actor
    chosen = tuple(m for m in models(t, f, clause.on) if hostile(t, f.actor, m))
    extra = clause.bonus.value if clause.bonus else 0
    for model in chosen:
        strike_physically(t, f, attacker, f.actor, model, extra)
    return bool(chosen)


def strike_physically(t: Table, f: Frame, attacker: int, controller: int, model: int, extra: int = 0) -> int:
    """An attack for Strength damage, in the controller's cubes; gives the damage placed."""
    atoms.emit(t, (ev.ATTACKED, attacker, model))
    return strike(t, f, controller, attacker, (model,), strength(t, attacker, extra))


def has(t: Table, f: Frame, clause: tr.Has) -> bool:
    """A raise until the running activation ends: it lies on the activation's frame."""
    if not clause.until_activation_ends:
        return True  # a lasting raise: modifiers find it among the effects in force
    at = 0 if clause.bonus.stat is tr.Stat.STRENGTH else 1
    done = False
    for model in models(t, f, clause.who, own_side=True):
        for frame in t.stack:
            if frame.kind == EVOCATION and frame.source == model:
                frame.data = replaced(frame.data, at, frame.data[at] + clause.bonus.value)
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
