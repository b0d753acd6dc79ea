"""Carrying out a text: choose what it aims at, then sentence by sentence, with a full stop after each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from blackrose.engine import atoms, facts, verbs_cards, verbs_cubes, verbs_models
from blackrose.engine import events as ev
from blackrose.engine.decisions import Option
from blackrose.engine.frames import answered, full_stop, pick, play_order, seat_for
from blackrose.engine.phrases import OTHERS, Nums, hostile, rooms
from blackrose.engine.programs import Program, inner_code
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

AIMING = -1
"""The sentence before the first: choosing the card's target is one too, with its own full stop."""

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
    tr.Summon: verbs_models.summon,
    tr.Remove: verbs_models.remove,
    tr.Activate: verbs_models.activate,
    tr.Assign: verbs_models.assign,
    tr.Move: verbs_models.move,
    tr.Put: verbs_models.put,
    tr.Attack: verbs_models.attack,
    tr.Has: verbs_models.has,
    tr.IgnoreEach: verbs_models.lasting_rule,
    tr.PlaceLess: verbs_models.lasting_rule,
}


def push_effect(
    t: Table,
    code: int,
    actor: int,
    source: int,
    *,
    trigger: ev.Event = (),
    target: int = NOBODY,
    room: int = NOBODY,
    it: int = NOBODY,
    slot: int = NOBODY,
) -> Frame:
    """Begins a text: who resolves it, from which model's place, and what set it off."""
    frame = Frame(EFFECT, code, actor, source, target, room, it, trigger, pc=AIMING, slot=slot)
    t.stack.append(frame)
    return frame


def run_effect(t: Table, f: Frame) -> None:
    """One step of a text: its aim, or its next sentence, or its end."""
    program = t.rules.programs[f.code]
    if f.pc == AIMING:
        take_aim(t, f, program)
        answered(f)
        f.pc = 0
        if t.fresh or t.dying:
            full_stop(t)
            return
    if f.pc >= len(program.text):
        finish(t, f, program)
        return
    part = program.text[f.pc]
    if isinstance(part, tr.Sentence):
        _sentence(t, f, part)
    elif isinstance(part, tr.InPlayOrder):
        code = inner_code(f.code, program.text, f.pc)
        f.pc += 1
        t.stack.append(Frame(EACH, code, target=f.target, room=f.room, it=f.it, data=play_order(t)))
    else:
        _choose_one(t, f, program, part)


def finish(t: Table, f: Frame, program: Program) -> None:
    """The text is through: all its sentences were tried."""
    t.stack.pop()
    if f.once == WHOLE and f.actor != t.rules.rose:
        atoms.emit(t, (ev.RESOLVED, f.actor, f.code, f.did))
    full_stop(t)


def _sentence(t: Table, f: Frame, sentence: tr.Sentence) -> None:
    if sentence.persistent and f.once != SENTENCE:
        # "If you do" is asked now and never again, "if you have" each time it matters.
        if isinstance(sentence.condition, tr.IfCase) or _met(t, f, sentence.condition):
            _begin_lasting(t, f)
        _next_sentence(t, f)
        return
    if f.clause == 0:
        if not _applies(t, f, sentence):
            f.done = 0
            _next_sentence(t, f)
            return
        f.done = 1
    clauses = sentence.clauses
    while f.clause < len(clauses):
        clause = clauses[f.clause]
        f.cursor = 1 if f.clause == 0 and f.picks and sentence.may else 0
        f.named = NOBODY
        if not VERBS[type(clause)](t, f, clause):
            f.done = 0
        if f.named != NOBODY:
            f.it = f.named
        f.picks = ()
        f.clause += 1
        if t.stack[-1] is not f:
            return  # something was begun that must end before the next clause
    _next_sentence(t, f)


def _applies(t: Table, f: Frame, sentence: tr.Sentence) -> bool:
    """Whether a sentence's "if" is met and its "may" is taken up."""
    begun = f.once == SENTENCE and not isinstance(sentence.condition, tr.IfCase)
    if not begun and not _met(t, f, sentence.condition):
        return False
    if sentence.may:
        if not _possible(t, f, sentence.clauses[0]):
            return False
        f.cursor = 0
        return pick(t, f, seat_for(t, f.actor), "may", (("yes",), ("no",))) == ("yes",)
    return True


def _met(t: Table, f: Frame, condition: tr.IfDone | tr.IfTargetDefeated | tr.IfCase | None) -> bool:
    if condition is None:
        return True
    if isinstance(condition, tr.IfDone):
        return bool(f.done)
    if isinstance(condition, tr.IfTargetDefeated):
        if f.target >= 0:
            return t.place[f.target] == CELL
        return f.target > DUMMY  # an evocation that left play is nobody's target any more
    return facts.holds(t, f.actor, condition.condition)


def _possible(t: Table, f: Frame, clause: tr.Clause) -> bool:
    """Whether an optional clause could do anything: if not, nobody is asked."""
    if isinstance(clause, tr.RemoveInstability):
        return any(f.actor in t.slots[room] for room in _seen_rooms(t, f, clause.where))
    if isinstance(clause, tr.PlaceInstability) and not clause.black:
        open_ = any(atoms.free_slots(t, room) for room in _seen_rooms(t, f, clause.where))
        return open_ and t.pool[f.actor] > 0
    if isinstance(clause, tr.Attack):
        return bool(verbs_models.sees_models(t, f, clause.on))
    return True


def _seen_rooms(t: Table, f: Frame, where: tr.RoomRef | None) -> Nums:
    """The rooms a phrase could mean, without asking for one."""
    if isinstance(where, tr.RoomAt):
        others = where.quantifier in OTHERS
        each = tr.Quantifier.EACH_OTHER if others else tr.Quantifier.EACH
        where = tr.RoomAt(each, where.range, where.anchor)
    return rooms(t, f, where, f.actor)


def _next_sentence(t: Table, f: Frame) -> None:
    f.picks = ()
    f.clause = 0
    f.pc += 1
    if f.once == SENTENCE:
        t.stack.pop()
    if t.fresh or t.dying:
        full_stop(t)


def _begin_lasting(t: Table, f: Frame) -> None:
    """A persistent sentence comes into force: the token of its slot goes on its target, or on the caster."""
    slot = f.slot
    target = f.target if f.target >= 0 else f.actor
    if f.target <= DUMMY:
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
    inner = push_effect(t, code, f.actor, f.source, trigger=f.trigger, target=f.target, room=f.room, it=f.it)
    inner.pc, inner.once = 0, PART


def run_each(t: Table, f: Frame) -> None:
    """The text of "each mage in play order", for the next of them."""
    if not f.data:
        t.stack.pop()
        return
    seat = f.data[0]
    f.data = f.data[1:]
    inner = push_effect(t, f.code, seat, seat, target=f.target, room=f.room, it=f.it)
    inner.once = PART
    if t.rules.programs[f.code].aim.kind != "self":
        inner.pc = 0  # the card's target was chosen when it began (TGT.4)


# --------------------------------------------------------------------------------------------------
# Aiming
# --------------------------------------------------------------------------------------------------


def take_aim(t: Table, f: Frame, program: Program) -> None:
    """Chooses the card's target; what set off a trap is its target already."""
    aim = program.aim
    if aim.kind == "self":
        f.target = f.actor
    elif aim.kind == "special" or f.target != NOBODY or (f.room != NOBODY and aim.kind == "room"):
        pass
    else:
        f.cursor = 0
        options = f.picks or aim_options(t, f, program)
        if options:
            _set_target(f, pick(t, f, seat_for(t, f.actor), "target", options))
        atoms.emit(t, (ev.TARGETED, f.actor, f.code, f.target, f.room))
    if f.it == NOBODY and f.target >= 0:
        f.it = f.target


def _set_target(f: Frame, answer: Option) -> None:
    number = int(answer[1])
    if answer[0] == "room":
        f.room = number
    elif answer[0] == "dummy":
        f.target = DUMMY - number
    else:
        f.target = number


def aim_options(t: Table, f: Frame, program: Program) -> tuple[Option, ...]:
    """All legal targets: rooms, or models in range and sight and then the dummies."""
    aim = program.aim
    start = t.place[f.source] if f.source >= 0 else NOBODY
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
    dummies = seen if program.places_target else seen[:1]
    return (*(("model", m) for m in found), *(("dummy", room) for room in dummies))


def _aimable(t: Table, f: Frame, aim: tr.Aim) -> list[int]:
    seats = t.rules.seats
    first = seats if aim.kind == "evocation" else 0
    last = seats if aim.kind == "mage" else len(t.place)
    found = [m for m in range(first, last) if t.place[m] >= 0 and m != f.source]
    if aim.whose is tr.Whose.YOURS:
        return [m for m in found if t.rules.owner(m) == f.actor]
    if aim.whose is None and t.rules.edition.own_side_untouched:
        return [m for m in found if hostile(t, f.actor, m)]
    return found
