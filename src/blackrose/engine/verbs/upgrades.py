"""Upgrades of somebody's choice, and upgrades that come off an evocation that stays."""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine.asking.questions import pick
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.phrases import Nums, amount, leaves_choice, models
from blackrose.engine.table import NOBODY, Table, TextFrame
from blackrose.engine.verbs.possibility import NO_UPGRADE, NONE_LEFT, Possible, limited, of_amount, over, when
from blackrose.engine.verbs.registry import possible, verb
from blackrose.language import tree as tr


def _evocations(
    t: Table, f: TextFrame, ref: tr.ModelRef, ask: bool = True, among: Nums | None = None
) -> Nums:
    """The evocations among the models a phrase means, of either side."""
    found = models(t, f, ref, own_side=True, ask=ask, among=among)
    return tuple([model for model in found if t.kind[model] != NOBODY])


# --------------------------------------------------------------------------------------------------
# Of your choice
# --------------------------------------------------------------------------------------------------


@verb(tr.AssignAny)
def assign_any(t: Table, f: TextFrame, clause: tr.AssignAny) -> bool:
    """Who resolves the effect picks an upgrade for each evocation named.

    An evocation carries one upgrade: its owner keeps the old one or the new one. An owner who resolves the
    effect is asked once, for both choices.
    """
    left = t.upgrades[:]
    plan: list[tuple[int, int]] = []
    for model in _evocations(t, f, clause.to):
        upgrade = _chosen(t, f, model, left)
        if upgrade != NOBODY:
            left[upgrade] -= 1
            plan.append((model, upgrade))
    for model, upgrade in plan:
        changes.assign_upgrade(t, model, upgrade)
    return bool(plan)


def _chosen(t: Table, f: TextFrame, model: int, left: list[int]) -> int:
    """The upgrade that comes to an evocation; NOBODY if none is left or the old one stays."""
    old, owner = t.upgrade[model], t.rules.owner(model)
    new: tuple[Option, ...] = tuple(
        ("upgrade", kind) for kind, number in enumerate(left) if number and kind != old
    )
    if not new:
        return NOBODY
    kept: tuple[Option, ...] = (("upgrade", old),) if old != NOBODY else ()
    if owner == f.actor:
        picked = pick(t, f, owner, "upgrade", (*kept, *new))
    else:
        picked = pick(t, f, f.actor, "upgrade", new)
        if kept:
            picked = pick(t, f, owner, "upgrade", (*kept, picked))
    return NOBODY if picked in kept else int(picked[1])


@possible(tr.AssignAny)
def can_assign_any(t: Table, f: TextFrame, clause: tr.AssignAny) -> Possible:
    """An upgrade can be assigned as long as there are cards of any kind."""
    chosen, left = _evocations(t, f, clause.to, ask=False), sum(t.upgrades)
    found = over(clause.to, [when(left, NONE_LEFT) for _ in chosen])
    return limited(found, leaves_choice(clause.to) or len(chosen) <= left, NONE_LEFT)


# --------------------------------------------------------------------------------------------------
# Coming off
# --------------------------------------------------------------------------------------------------


@verb(tr.RemoveUpgrade)
def remove_upgrade(t: Table, f: TextFrame, clause: tr.RemoveUpgrade) -> bool:
    """Upgrades go from the evocations named back to the supply; carried out if each had so many."""
    wanted = amount(t, f, clause.amount)
    every = isinstance(clause.amount, tr.All)
    among = tuple([model for model, upgrade in enumerate(t.upgrade) if upgrade != NOBODY])
    chosen = _evocations(t, f, clause.on, among=among)
    taken = [wanted > 0 and t.upgrade[model] != NOBODY for model in chosen]
    if not every and wanted > 1 and f.sentence in t.rules.programs[f.code].costs:
        return False  # an evocation carries one at most, and a price is paid in full or not at all (EFF.41)
    for model, done in zip(chosen, taken, strict=True):
        if done:
            changes.unassign(t, model)
    return bool(taken) and all(taken) and (every or wanted <= 1)


@possible(tr.RemoveUpgrade)
def can_remove_upgrade(t: Table, f: TextFrame, clause: tr.RemoveUpgrade) -> Possible:
    """As many upgrades can come off as each evocation named carries: one or none."""
    wanted = amount(t, f, clause.amount, ask=False)
    carried = [int(t.upgrade[model] != NOBODY) for model in _evocations(t, f, clause.on, ask=False)]
    return over(clause.on, [of_amount(number, wanted, clause.amount, NO_UPGRADE) for number in carried])
