"""Verbs about models: remove, activate, assign, move, place, attack, and figures that change for
a while.
"""

from __future__ import annotations

from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import pick
from blackrose.engine.meaning.modifiers import forbidden, is_immune, speed, strength
from blackrose.engine.meaning.phrases import Nums, actors, amount, hostile, leaves_choice, models, rooms
from blackrose.engine.table import (
    CELL,
    NOBODY,
    EvocationFrame,
    ManoeuvreFrame,
    Table,
    TextFrame,
)
from blackrose.engine.table.frames.acting import NO_GOAL
from blackrose.engine.verbs.damage import is_named
from blackrose.engine.verbs.hits import Blow
from blackrose.engine.verbs.mages import assign_jinx, can_assign_jinx
from blackrose.engine.verbs.possibility import (
    ALREADY_THERE,
    IMMUNE,
    NO_CUBES,
    NOBODY_THERE,
    NONE_LEFT,
    NOT_ROSE,
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

ROOMS: Final = (tr.RoomAt, tr.EveryRoom, tr.TargetRoom, tr.There, tr.NamedRoom, tr.NextToCell)
"""What names a room, where a model could be named as well."""


def _evocations(
    t: Table, f: TextFrame, ref: tr.ModelRef, faction: int = NOBODY, ask: bool = True, named: bool = False
) -> Nums:
    """The evocations among the models a phrase means, of either side."""
    found = models(t, f, ref, True, faction, ask, named=named)
    return tuple(model for model in found if t.kind[model] != NOBODY)


@verb(tr.Remove)
def remove(t: Table, f: TextFrame, clause: tr.Remove) -> bool:
    """Evocations leave play, mages never do; carried out if each actor had one to remove (EFF.34)."""
    named = is_named(clause.actor)
    chosen = [
        _evocations(t, f, clause.models, faction, named=named) for faction in actors(t, f, clause.actor)
    ]
    leaving = dict.fromkeys(model for found in chosen for model in found)
    f.tally = len(leaving)
    for model in leaving:
        if model == f.chosen:  # "it" has left play: distances start where it stood (TGT.25)
            f.it, f.chosen = model, NOBODY
        if t.rules.is_mage(model):  # who turns back and stays (GLO.15)
            changes.turn_back(t, model)
        else:
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
    """How much bonuses raise a figure: so much, or so much for each of something."""
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
    """A run of single moves of each model in the Lodge, one after the other, steered by whoever resolves the
    effect.
    """
    moving = _in_lodge(t, f, clause)
    along = NOBODY if clause.along is None or not moving else _companion(t, f, clause.along, moving)
    for model in reversed(moving):
        t.stack.append(ManoeuvreFrame(f.actor, model, clause.rooms, along=along))
    return bool(moving)


def _companion(t: Table, f: TextFrame, ref: tr.ModelRef, moving: list[int]) -> int:
    """The model that moves with others; NOBODY if there is none, and they move alone."""
    free = tuple(m for m in _free(t) if m not in moving)
    found = [m for m in models(t, f, ref, own_side=True, among=free) if m in free and t.place[m] >= 0]
    return found[0] if found else NOBODY


def _in_lodge(t: Table, f: TextFrame, clause: tr.Move, ask: bool = True) -> list[int]:
    """The models that can be moved: nobody leaves a Cell so, and nobody who is blocked moves (GLO.5)."""
    free = _free(t)
    found = models(t, f, clause.who, own_side=True, ask=ask, among=free)
    return [model for model in found if model in free and t.place[model] >= 0]


def _free(t: Table) -> Nums:
    """The models that nothing keeps from moving."""
    if not any(t.blocks):
        return tuple(range(t.rules.models))
    return tuple([model for model in range(t.rules.models) if not forbidden(t, model, "move")])


@possible(tr.Move)
def can_move(t: Table, f: TextFrame, clause: tr.Move) -> Possible:
    """Every model named can be moved; whoever steers may leave any move out."""
    return when(_in_lodge(t, f, clause, ask=False), NOBODY_THERE)


@verb(tr.MoveToward)
def move_toward(t: Table, f: TextFrame, clause: tr.MoveToward) -> bool:
    """Models go on a shortest way to a model or a room, up to their Speed, in one run (AVA.23)."""
    movers = _walkers(t, f, clause)
    goal = _goal(t, f, clause, movers)
    if goal == NO_GOAL:
        return False
    physical = int(t.rules.programs[f.code].kind == "command action")
    for model in reversed(movers):
        frame = ManoeuvreFrame(f.actor, model, speed(t, model), goal=goal)
        frame.physical = physical
        t.stack.append(frame)
    return True


def _walkers(t: Table, f: TextFrame, clause: tr.MoveToward, ask: bool = True) -> Nums:
    """The models that can go somewhere: an Avatar's physical action leads out of its Cell, too (AVA.19)."""
    free = _free(t)
    found = models(t, f, clause.who, own_side=True, ask=ask, among=free)
    leaves = t.rules.avatar if t.rules.programs[f.code].kind == "command action" else NOBODY
    return tuple([m for m in found if m in free and (t.place[m] >= 0 or m == leaves)])


def _goal(t: Table, f: TextFrame, clause: tr.MoveToward, movers: Nums, ask: bool = True) -> tuple[int, int]:
    """Where they go: a model that is not one of them, or a room."""
    if not movers:
        return NO_GOAL
    goal = clause.goal
    if isinstance(goal, ROOMS):
        found = rooms(t, f, goal, f.actor, ask=ask)
        return (NOBODY, found[0]) if found else NO_GOAL
    others = tuple([m for m, at in enumerate(t.place) if at >= 0 and m not in movers])
    chosen = [m for m in models(t, f, goal, own_side=True, ask=ask, among=others) if m in others]
    return (chosen[0], NOBODY) if chosen else NO_GOAL


@possible(tr.MoveToward)
def can_move_toward(t: Table, f: TextFrame, clause: tr.MoveToward) -> Possible:
    """Somebody can go, and there is somewhere to go to."""
    movers = _walkers(t, f, clause, ask=False)
    if not movers:
        return no(NOBODY_THERE)
    goal = _goal(t, f, clause, movers, ask=False)
    return when(goal != NO_GOAL, NOBODY_THERE)


@verb(tr.SwapPlaces)
def swap_places(t: Table, f: TextFrame, clause: tr.SwapPlaces) -> bool:
    """Whoever resolves the effect and a model of another room change places."""
    if not _swappable(t, f.actor):
        return False
    chosen = models(t, f, clause.with_, own_side=True, among=_free(t))
    return sum([changes.swap_places(t, f.actor, model) for model in chosen if _swappable(t, model)]) > 0


def _swappable(t: Table, model: int) -> bool:
    """Whether a model can be moved from where it stands in the Lodge."""
    return model < t.rules.models and t.place[model] >= 0 and not forbidden(t, model, "move")


@possible(tr.SwapPlaces)
def can_swap_places(t: Table, f: TextFrame, clause: tr.SwapPlaces) -> Possible:
    """Places can be swapped with every model in another room; none who is blocked."""
    if not t.rules.is_mage(f.actor):
        return no(NOT_ROSE)
    if not _swappable(t, f.actor):
        return no(NOWHERE)
    found = [m for m in models(t, f, clause.with_, own_side=True, ask=False) if _swappable(t, m)]
    return over(clause.with_, [when(t.place[m] != t.place[f.actor], ALREADY_THERE) for m in found])


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
    free = _free(t)
    from_cells = t.rules.programs[f.code].reaches_cells
    return [
        model
        for model in models(t, f, clause.who, own_side=True, ask=ask, among=free)
        if model in free and (t.place[model] >= 0 or (from_cells and t.place[model] == CELL))
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


def attack_by(t: Table, attacker: int, controller: int, model: int, extra: int = 0) -> Blow:
    """An attack by a model, for Strength damage in its controller's cubes."""
    cause = ev.BY_EVOCATION if t.rules.is_evocation(attacker) else ev.BY_ATTACK
    return Blow(controller, attacker, (model,), (strength(t, attacker, extra),), cause, attack=True)


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
