"""Carrying out a text: choose what it aims at, then sentence by sentence, with a full stop after each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from blackrose.engine import atoms, facts, verbs_cards, verbs_cubes, verbs_models
from blackrose.engine import events as ev
from blackrose.engine.counts import still_suffered
from blackrose.engine.decisions import Option
from blackrose.engine.deeds import DEEDS
from blackrose.engine.frames import AIMING, answered, full_stop, pick, play_order, push_effect, seat_for
from blackrose.engine.phrases import Nums, actors, aim_of, hostile, is_dummy, seen_rooms
from blackrose.engine.programs import Program, inner_code
from blackrose.engine.summoning import summon
from blackrose.engine.table import (
    CELL,
    DUMMY,
    EACH,
    EFFECT,
    NOBODY,
    PART,
    SENTENCE,
    WHOLE,
    Frame,
    Table,
)
from blackrose.engine.watching import rewatch
from blackrose.language import tree as tr

VERBS: dict[type, Callable[[Table, Frame, Any], bool]] = {
    tr.Gain: verbs_cards.gain,
    tr.Lose: verbs_cards.lose,
    tr.Draw: verbs_cards.draw,
    tr.Discard: verbs_cards.discard,
    tr.Inflict: verbs_cubes.inflict,
    tr.Convert: verbs_cubes.convert,
    tr.ConvertInflicted: verbs_cubes.convert_inflicted,
    tr.PlaceInstability: verbs_cubes.place_instability,
    tr.RemoveInstability: verbs_cubes.remove_instability,
    tr.Heal: verbs_cubes.heal,
    tr.Ignore: verbs_cubes.ignore,
    tr.Summon: summon,
    tr.Remove: verbs_models.remove,
    tr.Activate: verbs_models.activate,
    tr.Assign: verbs_models.assign,
    tr.Move: verbs_models.move,
    tr.Put: verbs_models.put,
    tr.Attack: verbs_models.attack,
    tr.Has: verbs_models.has,
    tr.IgnoreEach: verbs_models.lasting_rule,
    tr.PlaceLess: verbs_models.lasting_rule,
    **DEEDS,
}


def run_effect(t: Table, f: Frame) -> None:
    """One step of a text: its aim, or its next sentence, or its end."""
    program = t.rules.programs[f.code]
    if f.pc == AIMING:
        if program.enhancements:
            f.enhanced = enhanced(t, f, program)
        take_aim(t, f, program)
        answered(f)
        f.pc = 0
        if t.fresh or t.dying:
            full_stop(t)
            return
    if f.pc >= len(program.text):
        finish(t, f)
        return
    part = program.text[f.pc]
    if isinstance(part, tr.Sentence):
        _sentence(t, f, part)
    elif isinstance(part, tr.InPlayOrder):
        code = inner_code(f.code, program.text, f.pc)
        f.pc += 1
        each = Frame(EACH, code, data=tuple(s for s in play_order(t) if not f.spared >> s & 1))
        _hand_down(f, each)
        t.stack.append(each)
    else:
        _choose_one(t, f, program, part)


def enhanced(t: Table, f: Frame, program: Program) -> int:
    """The sentences whose Enhancement is met as the text begins, as bits; the card itself never counts."""
    bits = 0
    for sentence, elements in program.enhancements:
        bits |= facts.shows(t, f.actor, elements, but=f.slot) << sentence
    return bits


def finish(t: Table, f: Frame) -> None:
    """The text is through: all its sentences were tried."""
    t.stack.pop()
    if f.once == PART and t.stack:
        _hand_up(f, t.stack[-1])
    if f.once == WHOLE and f.actor != t.rules.rose:
        atoms.emit(t, (ev.RESOLVED, f.actor, f.code, f.did))
    full_stop(t)


def _hand_down(f: Frame, inner: Frame) -> None:
    """What a text inside another knows of what happened so far."""
    inner.target, inner.room, inner.it, inner.trigger = f.target, f.room, f.it, f.trigger
    inner.met, inner.left, inner.origin = f.met, f.left, f.origin
    inner.hit, inner.spared, inner.tally, inner.did = f.hit, f.spared, f.tally, f.did


def _hand_up(inner: Frame, f: Frame) -> None:
    """What a text knows of what one inside it has done."""
    if f.kind in (EFFECT, EACH):
        f.hit, f.tally, f.did = inner.hit, inner.tally, inner.did


def _sentence(t: Table, f: Frame, sentence: tr.Sentence) -> None:
    if f.once != SENTENCE and (sentence.persistent or f.pc in t.rules.idle[f.code]):
        # "If you do" is asked now and never again, "if you have" each time it matters.
        if sentence.persistent and (
            isinstance(sentence.condition, tr.IfCase) or _met(t, f, sentence.condition)
        ):
            _begin_lasting(t, f)
        _next_sentence(t, f)
        return
    if f.clause == 0 and not _applies(t, f, sentence):
        f.done = 0
        _next_sentence(t, f)
        return
    clauses = sentence.clauses
    while f.clause < len(clauses):
        clause = clauses[f.clause]
        f.cursor = 1 if f.clause == 0 and f.picks and sentence.may else 0
        f.named = NOBODY
        done = VERBS[type(clause)](t, f, clause)
        # Only now: until its first question is answered, a sentence's "otherwise" is about the one before.
        f.done = int(done and (f.clause == 0 or f.done == 1))
        if f.named != NOBODY:
            f.it = f.named
        f.picks = ()
        f.clause += 1
        if t.stack[-1] is not f:
            return  # something was begun that must end before the next clause
    _next_sentence(t, f)


def _applies(t: Table, f: Frame, sentence: tr.Sentence) -> bool:
    """Whether a sentence's "if" is met and its "may" is taken up."""
    begun = f.once == SENTENCE and sentence.persistent and not isinstance(sentence.condition, tr.IfCase)
    if not begun and not _met(t, f, sentence.condition):
        return False
    if sentence.may:
        clause = sentence.clauses[0]
        if not _possible(t, f, clause):
            return False
        f.cursor = 0
        return pick(t, f, _who_may(t, f, clause), "may", (("yes",), ("no",))) == ("yes",)
    return True


def _who_may(t: Table, f: Frame, clause: tr.Clause) -> int:
    """Who is asked whether: the one mage the sentence is about ("that mage may …"), else the resolver."""
    actor = getattr(clause, "actor", None)
    if isinstance(actor, tr.Target | tr.That | tr.CrownHolder | tr.Caster):
        found = actors(t, f, actor)
        if found:
            return seat_for(t, found[0])
    return seat_for(t, f.actor)


def _met(t: Table, f: Frame, condition: tr.If | None) -> bool:
    if condition is None:
        return True
    if isinstance(condition, tr.IfDone):
        return bool(f.done)
    if isinstance(condition, tr.Otherwise):
        return not f.done
    if isinstance(condition, tr.IfEnhanced):
        return bool(f.enhanced >> f.pc & 1)
    if isinstance(condition, tr.IfYouDefeated):  # in the Cell from before, nothing could have been done
        return bool(f.done) and f.actor < t.rules.seats and t.place[f.actor] == CELL
    if isinstance(condition, tr.IfTargetDefeated):
        if f.target >= 0:
            return t.place[f.target] == CELL
        return f.left >= 0 and not is_dummy(f.target)  # an evocation that left is nobody's target any more
    return facts.holds(t, f.actor, condition.condition, f.target, f.trigger)


def _possible(t: Table, f: Frame, clause: tr.Clause) -> bool:
    """Whether an optional clause could do anything: if not, nobody is asked."""
    if isinstance(clause, tr.RemoveInstability):
        return any(f.actor in t.slots[room] for room in seen_rooms(t, f, clause.where))
    if isinstance(clause, tr.PlaceInstability) and not clause.black:
        open_ = any(atoms.free_slots(t, room) for room in seen_rooms(t, f, clause.where))
        return open_ and t.pool[f.actor] > 0
    if isinstance(clause, tr.Attack):
        return bool(verbs_models.sees_models(t, f, clause.on))
    if isinstance(clause, tr.Convert) and clause.thing is tr.Thing.INSTABILITY:
        assert not isinstance(clause.on, tr.ModelRef)
        foreign = any(cube != f.actor for room in seen_rooms(t, f, clause.on) for cube in t.slots[room])
        return foreign and t.pool[f.actor] > 0
    if isinstance(clause, tr.DiscardTrophy):
        return bool(t.captured[f.actor])
    if isinstance(clause, tr.TransferDamage):
        return still_suffered(t, f.trigger) > 0
    return True


def _next_sentence(t: Table, f: Frame) -> None:
    f.picks = ()
    f.clause = 0
    f.pc += 1
    if f.once == SENTENCE and f.pc not in t.rules.programs[f.code].tied:
        t.stack.pop()
    if t.fresh or t.dying:
        full_stop(t)


def _begin_lasting(t: Table, f: Frame) -> None:
    """A persistent sentence comes into force: the token of its slot goes on its target, or on the caster."""
    slot = f.slot
    target = f.target if f.target >= 0 else f.actor
    if is_dummy(f.target):
        target = NOBODY
    t.lasting = (*t.lasting, (f.actor, slot, f.code, f.pc, target))
    rewatch(t)
    atoms.emit(t, (ev.LASTING, f.actor, slot, target))


def _choose_one(t: Table, f: Frame, program: Program, part: tr.ChooseOne) -> None:
    options: tuple[Option, ...] = tuple(("choice", n) for n in range(len(part.options)))
    f.cursor = 0
    choice = int(pick(t, f, seat_for(t, f.actor), "choose", options)[1])
    answered(f)
    code = inner_code(f.code, program.text, f.pc, choice)
    f.pc += 1
    inner = push_effect(t, code, f.actor, f.source, slot=f.slot)
    _hand_down(f, inner)
    inner.enhanced = enhanced(t, inner, t.rules.programs[code])
    inner.pc, inner.once = 0, PART


def run_each(t: Table, f: Frame) -> None:
    """The text of "each mage in play order", for the next of them."""
    if not f.data:
        t.stack.pop()
        _hand_up(f, t.stack[-1])
        return
    seat = f.data[0]
    f.data = f.data[1:]
    inner = push_effect(t, f.code, seat, seat)
    _hand_down(f, inner)
    inner.once = PART
    if t.rules.programs[f.code].aim.kind != "self":
        inner.pc = 0  # the card's target was chosen when it began (TGT.4)


# --------------------------------------------------------------------------------------------------
# Aiming
# --------------------------------------------------------------------------------------------------


def take_aim(t: Table, f: Frame, program: Program) -> None:
    """Chooses the card's target; what set off a trap is its target already."""
    aim = aim_of(t, f)
    if aim.kind == "self":
        f.target = f.actor
    elif aim.kind == "special":
        pass
    elif f.target != NOBODY or (f.room != NOBODY and aim.kind == "room"):
        if program.kind == "spell":  # it reaches whoever set it off all the same (TGT.27)
            atoms.emit(t, (ev.TARGETED, f.actor, f.code, f.target, f.room if aim.kind == "room" else NOBODY))
    else:
        f.cursor = 0
        options = f.picks or aim_options(t, f, program)
        if options:
            set_target(f, pick(t, f, seat_for(t, f.actor), "target", options))
        atoms.emit(t, (ev.TARGETED, f.actor, f.code, f.target, f.room if aim.kind == "room" else NOBODY))
    if f.it == NOBODY and f.target >= 0:
        f.it = f.target


def set_target(f: Frame, answer: Option) -> None:
    """Takes an answer to what a card aims at."""
    number = int(answer[1])
    if answer[0] == "room":
        f.room = number
    elif answer[0] == "dummy":
        f.target = DUMMY - number
    else:
        f.target = number


def aim_options(t: Table, f: Frame, program: Program) -> tuple[Option, ...]:
    """All legal targets: rooms, or models in range and sight and then the dummies."""
    aim = aim_of(t, f)
    start = f.origin if f.origin >= 0 else t.place[f.source] if f.source >= 0 else NOBODY
    if aim.range == tr.ANYWHERE:
        seen: Nums = tuple(range(len(t.tiles)))
    elif start >= 0:
        seen = t.rules.lodge.sight[aim.range][start]
    else:
        return ()
    if aim.kind == "room":
        return tuple(("room", room) for room in seen)
    place = t.place
    found = [m for m in _aimable(t, f, aim) if place[m] in seen]
    return (*(("model", m) for m in found), *(("dummy", room) for room in _dummies(t, program, seen)))


def _dummies(t: Table, program: Program, seen: Nums) -> Nums:
    """Where a dummy may be: in any room seen where that matters, or nowhere, which is the number after the
    last room's.
    """
    if not t.rules.edition.dummy_has_room:
        return (len(t.tiles),)
    return seen if program.places_target else seen[:1]


def _aimable(t: Table, f: Frame, aim: tr.Aim) -> list[int]:
    seats = t.rules.seats
    first = seats if aim.kind == "evocation" else 0
    last = seats if aim.kind == "mage" else len(t.place)
    found = [m for m in range(first, last) if t.place[m] >= 0 and m != f.source]
    if aim.kind == "mage":  # another mage, also where an evocation acts
        found = [m for m in found if m != f.actor]
    if aim.noun or aim.health is not None:
        found = [m for m in found if _is_aimed_at(t, aim, m)]
    if aim.whose is tr.Whose.YOURS:
        return [m for m in found if t.rules.owner(m) == f.actor]
    if aim.whose is None and t.rules.edition.own_side_untouched:
        return [m for m in found if hostile(t, f.actor, m)]
    return found


def _is_aimed_at(t: Table, aim: tr.Aim, model: int) -> bool:
    """Whether an evocation is of the kind a card aims at, and its printed Health is not too high."""
    card = t.rules.evocations[t.kind[model]]
    if aim.noun and aim.noun not in (card.archetype, card.name.en):
        return False
    return aim.health is None or card.health <= aim.health
