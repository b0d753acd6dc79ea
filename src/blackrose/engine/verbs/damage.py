"""Verbs about damage: inflict, heal, ignore; and what every hit goes through.

Every verb takes all its answers first and changes the table afterwards, and says whether it was carried out.
"""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import pick
from blackrose.engine.asking.several import pick_cubes, taken_off
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.counts import still_suffered
from blackrose.engine.meaning.modifiers import damage_after_ignoring, health, is_immune, spell_damage
from blackrose.engine.meaning.phrases import (
    Nums,
    actors,
    aim_of,
    amount,
    hostile,
    in_reach,
    leaves_choice,
    models,
    rooms,
)
from blackrose.engine.table import ABSENT, NOBODY, Frame, Table, TextFrame, includes
from blackrose.engine.verbs.cubes import bars, share
from blackrose.engine.verbs.possibility import (
    BAR_FULL,
    IMMUNE,
    NO_CUBES,
    NO_DAMAGE,
    NOTHING_COUNTED,
    Possible,
    best,
    limited,
    measured,
    no,
    of_amount,
    over,
    together,
)
from blackrose.engine.verbs.registry import possible, verb
from blackrose.language import tree as tr

# --------------------------------------------------------------------------------------------------
# Inflicting
# --------------------------------------------------------------------------------------------------


@verb(tr.Inflict)
def inflict(t: Table, f: TextFrame, clause: tr.Inflict) -> bool:
    """Damage of each actor on each model named, all at the same time (TGT.11)."""
    plan = []
    for faction in actors(t, f, clause.actor):
        hit = targets(t, f, clause.on, faction, among=_vulnerable(t, clause.on), named=is_named(clause.actor))
        caps = hit_caps(t, f, clause.amount, hit, faction)
        plan.append((faction, hit, share(t, f, faction, caps, bars(hit))))
    cause = cause_of(t, f) | (ev.QUIET if clause.quiet else 0) | (ev.UNSPRUNG if clause.unsprung else 0)
    placed = 0
    for faction, hit, shares in plan:
        placed += _strike(t, f, faction, _striker(t, f, faction), hit, shares, cause)
    return placed > 0


def _vulnerable(t: Table, on: tr.ModelRef | tr.RoomRef | None) -> Nums | None:
    """Among which models one is chosen that is to suffer damage: those that can suffer any."""
    if not isinstance(on, tr.Models) or not leaves_choice(on):
        return None
    return tuple([model for model, at in enumerate(t.place) if at != ABSENT and not is_immune(t, model)])


def hit_caps(t: Table, f: TextFrame, wanted: tr.Amount, hit: Nums, faction: int) -> Nums:
    """How much each model would take of what a text inflicts."""
    if isinstance(wanted, tr.ForEach) and isinstance(wanted.count, tr.TheirDestiny):
        each = [amount(t, f, wanted, model) for model in hit]
    else:
        each = [amount(t, f, wanted)] * len(hit)
    return tuple(_cap(t, m, spell_damage(t, f, faction, n)) for m, n in zip(hit, each, strict=True))


@possible(tr.Inflict)
def can_inflict(t: Table, f: TextFrame, clause: tr.Inflict) -> Possible:
    """As much damage can be inflicted as the models named would take and there are cubes for."""
    found = []
    for faction in actors(t, f, clause.actor, ask=False):
        groups = _hit_together(t, f, clause, faction)
        found.append(best([_could_hit(t, f, clause.amount, hit, faction) for hit in groups]))
    return over(clause.actor, found)


def _hit_together(t: Table, f: TextFrame, clause: tr.Inflict, faction: int) -> list[Nums]:
    """The models that a clause would hit at the same time, for each choice that its phrase leaves."""
    on = clause.on
    if isinstance(on, tr.RoomRef) and leaves_choice(on):
        return [_opposing(t, f, (room,), faction) for room in rooms(t, f, on, faction, ask=False)]
    hit = targets(t, f, on, faction, ask=False, named=is_named(clause.actor))
    return [(model,) for model in hit] if leaves_choice(on) else [hit]


def _could_hit(t: Table, f: TextFrame, ref: tr.Amount, hit: Nums, faction: int) -> Possible:
    found, needed = [], 0
    for model in hit:
        wanted = spell_damage(t, f, faction, amount(t, f, ref, model, ask=False))
        found.append(could_suffer(t, model, wanted, faction))
        needed += _cap(t, model, wanted)
    return limited(together(found), needed <= t.pool[faction], NO_CUBES)


def could_suffer(t: Table, model: int, wanted: int, by: int) -> Possible:
    """How much of a hit by a faction a model would take."""
    if wanted <= 0 or is_immune(t, model):
        return no(NOTHING_COUNTED if wanted <= 0 else IMMUNE)
    hit, space, cubes = (
        damage_after_ignoring(t, model, wanted),
        health(t, model) - len(t.bar[model]),
        t.pool[by],
    )
    reason = IMMUNE if hit <= min(space, cubes) else BAR_FULL if space <= cubes else NO_CUBES
    return measured(min(hit, space, cubes), wanted, reason)


def _cap(t: Table, model: int, wanted: int) -> int:
    return min(damage_after_ignoring(t, model, wanted), health(t, model) - len(t.bar[model]))


def cause_of(t: Table, f: Frame) -> int:
    """What damage of a text comes from."""
    return t.rules.programs[f.code].cause if isinstance(f, TextFrame) else ev.BY_OTHER


def _striker(t: Table, f: TextFrame, faction: int) -> int:
    """The model that inflicts what a text inflicts: the acting one, the mage, or nobody for the Black
    Rose.
    """
    if t.rules.is_rose(faction):
        return NOBODY
    return f.source if f.source >= 0 and f.actor == faction else faction


def is_named(actor: tr.Actor) -> bool:
    """Whether a clause says who does it: then "other" is counted from them (EFF.38)."""
    return not isinstance(actor, tr.You)


def targets(
    t: Table,
    f: TextFrame,
    on: tr.ModelRef | tr.RoomRef | None,
    faction: int,
    ask: bool = True,
    among: Nums | None = None,
    named: bool = False,
) -> Nums:
    """The models a harmful clause touches.

    Without a phrase it means the target, or all opposing models in the target room; with a room phrase, all
    opposing models there. It touches models of the faction's side only where the text or its target names
    them (DMG.3, DMG.8). ``among``, where told, are the models among which one is chosen.
    """
    if isinstance(on, tr.RoomRef):
        return _opposing(t, f, rooms(t, f, on, faction, ask=ask), faction)
    if on is not None:
        found = models(t, f, on, faction=faction, ask=ask, among=among, named=named)
        spared = not t.rules.is_rose(faction) and not _names_own_side(t, f, on)
        return tuple(m for m in found if not spared or hostile(t, faction, m))
    if f.room >= 0 and aim_of(t, f).kind == "room":
        return _opposing(t, f, (f.room,), faction)
    model = f.target
    if model < 0 or not in_reach(t, f, model):
        return ()
    return (model,) if hostile(t, faction, model) or _names_own_side(t, f, on) else ()


def _opposing(t: Table, f: TextFrame, where: Nums, faction: int) -> Nums:
    there = [m for m, at in enumerate(t.place) if at in where and hostile(t, faction, m)]
    return tuple([m for m in there if not includes(f.spared, m)] if f.spared else there)


def _names_own_side(t: Table, f: TextFrame, on: tr.ModelRef | None) -> bool:
    if isinstance(on, (tr.You, tr.ThisEvocation)):
        return True
    if isinstance(on, tr.Models):
        return on.whose is tr.Whose.YOURS
    if isinstance(on, (tr.That, tr.Attacker, tr.Caster, tr.CrownHolder, tr.Owner)):
        return False  # whoever that is: it may be of the same side by chance
    aim = aim_of(t, f)
    return aim.kind == "self" or aim.whose is not None


def strike(t: Table, f: Frame, faction: int, by_model: int, hit: Nums, wanted: int) -> int:
    """Hits each model for the wanted damage; short of cubes, whoever inflicts shares them out.

    Struck by a model it is a physical attack, by nobody what the running text does.
    """
    shares = share(t, f, faction, tuple(_cap(t, model, wanted) for model in hit), bars(hit))
    if by_model == NOBODY:
        cause = cause_of(t, f)
    else:
        cause = ev.BY_EVOCATION if t.rules.is_evocation(by_model) else ev.BY_ATTACK
    return _strike(t, f, faction, by_model, hit, shares, cause)


def _strike(t: Table, f: Frame, faction: int, by_model: int, hit: Nums, shares: Nums, cause: int) -> int:
    total = 0
    marking = f if isinstance(f, TextFrame) and t.rules.programs[f.code].marks_hit else None
    for model, number in zip(hit, shares, strict=True):
        placed = changes.suffer(t, model, number, faction, by_model, cause)
        total += placed
        if placed and marking is not None:
            marking.hit = (*marking.hit, model)
    return total


# --------------------------------------------------------------------------------------------------
# Healing and ignoring
# --------------------------------------------------------------------------------------------------


@verb(tr.Heal)
def heal(t: Table, f: TextFrame, clause: tr.Heal) -> bool:
    """The healer picks which cubes leave; among those that are alike there is nothing to pick. Of several
    healers each picks among what those before have left.
    """
    wanted = amount(t, f, clause.amount)
    leaving: dict[int, Nums] = {}
    plan = []
    for faction in actors(t, f, clause.actor):
        for model in _patients(t, f, clause, faction):
            gone = leaving.get(model, ())
            left = tuple([at for at in _healable(t, clause, model) if at not in gone])
            places = _healed_places(t, f, faction, model, left, wanted)
            leaving[model] = (*gone, *places)
            # The bar closes up behind the cubes that leave first.
            plan.append((model, tuple(at - sum(place < at for place in gone) for at in places), faction))
    return sum([changes.heal(t, model, places, faction) for model, places, faction in plan]) > 0


@possible(tr.Heal)
def can_heal(t: Table, f: TextFrame, clause: tr.Heal) -> Possible:
    """As much damage can be healed as lies there."""
    wanted = amount(t, f, clause.amount, ask=False)
    found = []
    for faction in actors(t, f, clause.actor, ask=False):
        lying = [len(_healable(t, clause, model)) for model in _patients(t, f, clause, faction, ask=False)]
        found.append(
            over(clause.on, [of_amount(number, wanted, clause.amount, NO_DAMAGE) for number in lying])
        )
    return over(clause.actor, found)


def _patients(t: Table, f: TextFrame, clause: tr.Heal, faction: int, ask: bool = True) -> Nums:
    """The models that are healed: the healer, if no others are named."""
    if clause.on is None:
        return (faction,)
    return models(t, f, clause.on, True, faction, ask, named=is_named(clause.actor))


def _healable(t: Table, clause: tr.Heal, model: int) -> Nums:
    """The places of a bar from which damage can be healed."""
    rose = t.rules.rose
    return tuple([at for at, cube in enumerate(t.bar[model]) if not clause.not_black or cube != rose])


def _healed_places(t: Table, f: TextFrame, healer: int, model: int, left: Nums, wanted: int) -> Nums:
    if wanted >= len(left):
        return left
    kinds = taken_off(t.bar[model], left)
    return pick_cubes(t, f, healer, left, kinds, wanted, wanted, ("bar", model))


@verb(tr.Ignore)
def ignore(t: Table, f: TextFrame, clause: tr.Ignore) -> bool:
    """Takes back cubes of the damage just suffered, the last ones placed, to their owner."""
    damage = f.trigger
    if not isinstance(damage, ev.Suffered):
        return False
    bar = t.bar[damage.model]
    most = min(amount(t, f, clause.amount), still_suffered(t, damage))
    least = most if isinstance(clause.amount, tr.All) else 0
    options: tuple[Option, ...] = tuple(("amount", n) for n in range(most, least - 1, -1))
    number = int(pick(t, f, f.actor, "amount", options)[1])
    places = [at for at, cube in enumerate(bar) if cube == damage.by]
    f.tally = number
    f.trigger = changes.suffered_less(t, damage, number)
    return changes.ignore(t, damage.model, tuple(places[len(places) - number :])) > 0


@possible(tr.Ignore)
def can_ignore(t: Table, f: TextFrame, clause: tr.Ignore) -> Possible:
    """As much can be ignored as still lies there of the damage just suffered."""
    wanted = amount(t, f, clause.amount, ask=False)
    return of_amount(still_suffered(t, f.trigger), wanted, clause.amount, NO_DAMAGE)
