"""Verbs about damage: inflict, heal, ignore.

Every verb takes all its answers first and changes the table afterwards, and says whether it was carried out.
"""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import pick
from blackrose.engine.asking.several import pick_cubes, taken_off
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.counts import is_theirs, still_suffered
from blackrose.engine.meaning.modifiers import damage_after_ignoring, is_immune, spell_damage
from blackrose.engine.meaning.phrases import (
    Nums,
    actors,
    aim_of,
    amount,
    by_rose,
    hostile,
    in_reach,
    leaves_choice,
    models,
    rooms,
)
from blackrose.engine.table import ABSENT, NOBODY, Frame, Table, TextFrame, includes
from blackrose.engine.verbs.hits import Blow, cap, land
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
    blows = []
    for faction in actors(t, f, clause.actor):
        hit = targets(t, f, clause.on, faction, among=_vulnerable(t, clause.on), named=is_named(clause.actor))
        wanted = hit_amounts(t, f, clause.amount, hit, faction)
        blows.append(Blow(faction, _striker(t, f, faction), hit, wanted, _cause(t, f, clause)))
    return land(t, f, blows)


def _cause(t: Table, f: TextFrame, clause: tr.Inflict) -> int:
    """What the damage of a clause comes from, what it does not set off, and whether it stays."""
    quiet, unsprung, unguarded = clause.quiet, clause.unsprung, clause.unguarded
    how = quiet * ev.QUIET | unsprung * ev.UNSPRUNG | unguarded * ev.UNGUARDED
    return cause_of(t, f) | how | clause.for_round * ev.FADING


def _vulnerable(t: Table, on: tr.ModelRef | tr.RoomRef | None) -> Nums | None:
    """Among which models one is chosen that is to suffer damage: those that can suffer any."""
    if not isinstance(on, tr.Models) or not leaves_choice(on):
        return None
    return tuple([model for model, at in enumerate(t.place) if at != ABSENT and not is_immune(t, model)])


def hit_amounts(t: Table, f: TextFrame, wanted: tr.Amount, hit: Nums, faction: int) -> Nums:
    """How much a text inflicts on each model, before anything keeps some of it away."""
    if is_theirs(wanted):
        each = [amount(t, f, wanted, model) for model in hit]
    else:
        each = [amount(t, f, wanted)] * len(hit)
    inflicted = [spell_damage(t, f, faction, number) for number in each]
    return tuple([0 if includes(f.unhurt, m) else n for m, n in zip(hit, inflicted, strict=True)])


def damage_to_come(t: Table, f: TextFrame, model: int) -> int:
    """How much damage the sentences that are still to come of a text would inflict on a model, as far as can
    be told: not what goes by an "if", and of a choice nothing.
    """
    total = 0
    for part in t.rules.programs[f.code].text[f.sentence :]:
        if isinstance(part, tr.Sentence) and part.condition is None and part.whenever is None:
            for clause in part.clauses:
                if isinstance(clause, tr.Inflict):
                    total += _would_inflict(t, f, clause, model)
    return total


def _would_inflict(t: Table, f: TextFrame, clause: tr.Inflict, model: int) -> int:
    return sum(
        hit_amounts(t, f, clause.amount, (model,), faction)[0]
        for faction in actors(t, f, clause.actor, ask=False)
        if any(model in hit for hit in _hit_together(t, f, clause, faction))
    )


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
        needed += cap(t, model, wanted, faction)
    return limited(together(found), needed <= t.pool[faction], NO_CUBES)


def could_suffer(t: Table, model: int, wanted: int, by: int) -> Possible:
    """How much of a hit by a faction a model would take."""
    if wanted <= 0 or is_immune(t, model) or changes.spares_herself(t, model, by):
        return no(NOTHING_COUNTED if wanted <= 0 else IMMUNE)
    hit, space, cubes = (
        damage_after_ignoring(t, model, wanted),
        changes.places_on_bar(t, model),
        t.pool[by],
    )
    reason = IMMUNE if hit <= min(space, cubes) else BAR_FULL if space <= cubes else NO_CUBES
    return measured(min(hit, space, cubes), wanted, reason)


def cause_of(t: Table, f: Frame) -> int:
    """What damage of a text comes from."""
    return t.rules.programs[f.code].cause if isinstance(f, TextFrame) else ev.BY_OTHER


def _striker(t: Table, f: TextFrame, faction: int) -> int:
    """The model that inflicts what a text inflicts: the acting one, the mage, or nobody for the Black
    Rose.
    """
    if by_rose(t, f, faction):
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
    spares: bool = True,
) -> Nums:
    """The models a harmful clause touches.

    Without a phrase it means the target, or all opposing models in the target room; with a room phrase, all
    opposing models there. It touches models of the faction's side only where the text or its target names
    them (DMG.3, DMG.8), or where it ``spares`` nobody and one model is chosen or aimed at (DMG.7).
    ``among``, where told, are the models among which one is chosen.
    """
    if isinstance(on, tr.RoomRef):
        return _opposing(t, f, rooms(t, f, on, faction, ask=ask), faction)
    if on is not None:
        any_side = not spares and (leaves_choice(on) or not isinstance(on, tr.Models))
        found = models(t, f, on, any_side, faction, ask, among, named)
        spared = not any_side and not by_rose(t, f, faction) and not _names_own_side(t, f, on)
        return tuple(m for m in found if not spared or hostile(t, faction, m))
    if f.room >= 0 and aim_of(t, f).kind == "room":
        return _opposing(t, f, (f.room,), faction)
    model = f.target
    if model < 0 or not in_reach(t, f, model):
        return ()
    return (model,) if not spares or hostile(t, faction, model) or _names_own_side(t, f, on) else ()


def _opposing(t: Table, f: TextFrame, where: Nums, faction: int) -> Nums:
    there = [m for m, at in enumerate(t.place) if at in where and hostile(t, faction, m)]
    return tuple([m for m in there if not includes(f.spared, m)] if f.spared else there)


def _names_own_side(t: Table, f: TextFrame, on: tr.ModelRef | None) -> bool:
    if isinstance(on, (tr.You, tr.ThisEvocation)):
        return True
    if isinstance(on, tr.Models):
        return on.whose is tr.Whose.YOURS
    if isinstance(on, (tr.That, tr.Attacker, tr.Caster, tr.CrownHolder, tr.Owner, tr.TheAvatar)):
        return False  # whoever that is: it may be of the same side by chance
    aim = aim_of(t, f)
    return aim.kind == "self" or aim.whose is not None


def strike(t: Table, f: Frame, faction: int, by_model: int, hit: Nums, wanted: int) -> bool:
    """Hits each model for the wanted damage, which is what the running text does; gives whether anything came
    of it.
    """
    return land(t, f, [Blow(faction, by_model, hit, (wanted,) * len(hit), cause_of(t, f))])


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
    healed = {model for model, places, faction in plan if changes.heal(t, model, places, faction)}
    f.tally = len(healed)
    return bool(healed)


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
    """Takes back cubes of the damage just suffered, the last ones placed, to their owner; or lowers a hit
    whose cubes are not placed yet (TRP.28).
    """
    damage = f.trigger
    if not isinstance(damage, ev.Suffered):
        return False
    most = min(amount(t, f, clause.amount), _left_of(t, damage))
    least = most if isinstance(clause.amount, tr.All) else 0
    options: tuple[Option, ...] = tuple(("amount", n) for n in range(most, least - 1, -1))
    number = int(pick(t, f, f.actor, "amount", options)[1])
    f.tally = number
    if damage.cause & ev.PENDING:
        return changes.lower_hit(t, damage, number) > 0
    places = [at for at, cube in enumerate(t.bar[damage.model]) if cube == damage.by]
    f.trigger = changes.suffered_less(t, damage, number)
    return changes.ignore(t, damage.model, tuple(places[len(places) - number :])) > 0


@possible(tr.Ignore)
def can_ignore(t: Table, f: TextFrame, clause: tr.Ignore) -> Possible:
    """As much can be ignored as still lies there of the damage just suffered."""
    wanted = amount(t, f, clause.amount, ask=False)
    return of_amount(_left_of(t, f.trigger), wanted, clause.amount, NO_DAMAGE)


def _left_of(t: Table, event: ev.Event | None) -> int:
    """How much damage can be ignored: what lies there, or all of a hit to come, fit or not (TRP.28)."""
    if isinstance(event, ev.Suffered) and event.cause & ev.PENDING:
        return changes.hit_left(t, event)
    return still_suffered(t, event)
