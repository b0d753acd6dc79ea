"""Verbs about mages: black damage, damage passed on, outright defeat, Destiny, jinxes, assigned evocations,
power stolen, trophies, the crown, Cells and physical tokens.
"""

from __future__ import annotations

from blackrose.engine import atoms, atoms_mages, defeats
from blackrose.engine import events as ev
from blackrose.engine.decisions import Option
from blackrose.engine.frames import pick, seat_for
from blackrose.engine.modifiers import damage_after_ignoring
from blackrose.engine.phrases import MANY, Nums, amount, in_reach, models
from blackrose.engine.table import NOBODY, Frame, Table
from blackrose.engine.verbs_cubes import share, strike
from blackrose.language import tree as tr


def mages(t: Table, f: Frame, ref: tr.ModelRef) -> Nums:
    """The mages among the models a phrase means, the own one too."""
    return tuple(m for m in models(t, f, ref, own_side=True) if m < t.rules.seats)


# --------------------------------------------------------------------------------------------------
# Damage and defeat
# --------------------------------------------------------------------------------------------------


def suffer_black(t: Table, f: Frame, clause: tr.SufferBlack) -> bool:
    """The Black Rose inflicts damage on who resolves the effect (GLO.1)."""
    if f.actor >= t.rules.seats or not in_reach(t, f, f.actor):
        return False
    return strike(t, f, t.rules.rose, NOBODY, (f.actor,), amount(t, f, clause.amount)) > 0


def transfer_damage(t: Table, f: Frame, clause: tr.TransferDamage) -> bool:
    """Cubes of the damage just suffered go on to another model, in their colour."""
    if not f.trigger or f.trigger[0] != ev.SUFFERED:
        return False
    wanted = amount(t, f, clause.amount)
    moved = 0
    for model in models(t, f, clause.to, own_side=True):
        if not damage_after_ignoring(t, model, MANY):
            continue  # it cannot suffer any
        number, f.trigger = atoms_mages.transfer_damage(t, f.trigger, model, wanted - moved)
        moved += number
    return moved > 0


def defeat(t: Table, f: Frame, clause: tr.Defeat) -> bool:
    """Models fall outright: mages at the full stop (DEF.11, DEF.15), evocations leave at once."""
    fallen = models(t, f, clause.who)
    for model in fallen:
        if model < t.rules.seats:
            defeats.doom(t, model, f.actor)
        else:
            atoms.take_off(t, model, felled_by=f.actor, by_model=f.source)
    return bool(fallen)


# --------------------------------------------------------------------------------------------------
# What mages carry
# --------------------------------------------------------------------------------------------------


def assign_destiny(t: Table, f: Frame, clause: tr.AssignDestiny) -> bool:
    """Destiny on each mage named; with too few cubes whoever assigns shares them out."""
    wanted = amount(t, f, clause.amount)
    chosen = mages(t, f, clause.to)
    caps = tuple(min(wanted, atoms_mages.destiny_room(t, mage)) for mage in chosen)
    shares = share(t, f, f.actor, caps)
    given = [
        atoms_mages.give_destiny(t, mage, number, f.actor)
        for mage, number in zip(chosen, shares, strict=True)
    ]
    f.tally = sum(given)
    return f.tally > 0


def assign_evocation(t: Table, f: Frame, clause: tr.AssignEvocation) -> bool:
    """Evocations are put on each mage named who is in the Lodge, as long as there are models."""
    kind = t.rules.evocation_names[clause.noun.word]
    wanted = amount(t, f, clause.amount)
    came = [atoms_mages.haunt(t, mage, kind) for mage in mages(t, f, clause.to) for _ in range(wanted)]
    f.tally = sum(model != NOBODY for model in came)
    return f.tally > 0


def remove_jinx(t: Table, f: Frame, clause: tr.RemoveJinx) -> bool:
    """Jinxes leave each mage named, who resolves the effect picks which; carried out if there were enough."""
    wanted = amount(t, f, clause.amount)
    every = isinstance(clause.amount, tr.All)
    plan = [
        (mage, _picked_jinxes(t, f, mage, wanted))
        for mage in models(t, f, clause.on, own_side=True)
        if mage < t.rules.seats
    ]
    for mage, kinds in plan:
        for kind in kinds:
            atoms_mages.unjinx(t, mage, kind)
    return bool(plan) and all(kinds and (every or len(kinds) == wanted) for _, kinds in plan)


def _picked_jinxes(t: Table, f: Frame, mage: int, wanted: int) -> Nums:
    left = [item[0] for item in t.jinxes[mage]]
    taken: list[int] = []
    while left and len(taken) < wanted:
        if len(left) <= wanted - len(taken):
            return (*taken, *left)
        options: tuple[Option, ...] = tuple(("jinx", kind) for kind in left)
        kind = int(pick(t, f, seat_for(t, f.actor), "jinx", options)[1])
        left.remove(kind)
        taken.append(kind)
    return tuple(taken)


# --------------------------------------------------------------------------------------------------
# Power, trophies, crown
# --------------------------------------------------------------------------------------------------


def steal(t: Table, f: Frame, clause: tr.Steal) -> bool:
    """Power from each mage named, not more than they have (EFF.6)."""
    wanted = amount(t, f, clause.amount)
    victims = [mage for mage in mages(t, f, clause.of) if mage != f.actor]
    return sum([atoms_mages.steal_power(t, f.actor, mage, wanted) for mage in victims]) > 0


def take_trophy(t: Table, f: Frame, clause: tr.TakeTrophy) -> bool:
    """A trophy of each mage named, while they have one left; nobody takes their own."""
    chosen = [mage for mage in mages(t, f, clause.of) if mage != f.actor]
    return sum([atoms.gain_trophy(t, f.actor, mage) for mage in chosen]) > 0


def discard_trophy(t: Table, f: Frame, clause: tr.DiscardTrophy) -> bool:
    """A trophy goes back to its mage, or to the Black Rose; whoever has it picks which."""
    captured = dict.fromkeys(t.captured[f.actor])
    if not captured:
        return False
    options: tuple[Option, ...] = tuple(("mage", mage) for mage in captured)
    mage = int(pick(t, f, seat_for(t, f.actor), "trophy", options)[1])
    if clause.to_rose:
        return atoms_mages.pass_trophy(t, f.actor, t.rules.rose, mage)
    return atoms_mages.lose_trophy(t, f.actor, mage)


def take_crown(t: Table, f: Frame, clause: tr.TakeCrown) -> bool:
    """The crown goes to who resolves the effect, or stays there (ROO.9)."""
    if f.actor >= t.rules.seats:
        return False
    if t.crown != f.actor:
        atoms.give_crown(t, f.actor)
    return True


# --------------------------------------------------------------------------------------------------
# Cells and tokens
# --------------------------------------------------------------------------------------------------


def to_cell(t: Table, f: Frame, clause: tr.ToCell) -> bool:
    """Mages in the Lodge go to their own Cells (CEL.14)."""
    chosen = [mage for mage in mages(t, f, clause.who) if t.place[mage] >= 0]
    for mage in chosen:
        atoms.to_cell(t, mage)
    return bool(chosen)


def recover_token(t: Table, f: Frame, clause: tr.RecoverToken) -> bool:
    """A spent physical token of who resolves the effect can be used again."""
    return f.actor < t.rules.seats and atoms_mages.recover_token(t, f.actor)


def assign_jinx(t: Table, f: Frame, kind: int, to: tr.ModelRef) -> bool:
    """A jinx on each mage named, at most one of a kind."""
    return sum([atoms_mages.jinx(t, mage, kind) for mage in mages(t, f, to)]) > 0
