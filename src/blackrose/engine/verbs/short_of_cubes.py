"""Too few cubes for a spell's damage and its instability: who resolves it says which comes first (CUB.3)."""

from __future__ import annotations

from blackrose.engine.asking.questions import answered, pick
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.modifiers import spell_damage
from blackrose.engine.meaning.phrases import amount, leaves_choice, rooms
from blackrose.engine.programs import BOUND, Program
from blackrose.engine.table import SENTENCE, Table, TextFrame
from blackrose.engine.verbs.cubes import room_for
from blackrose.engine.verbs.damage import targets
from blackrose.engine.verbs.hits import cap
from blackrose.language import tree as tr


def take_in_order(t: Table, f: TextFrame) -> None:
    """Before a sentence: where it and the next share too few cubes, the one that is named comes first.

    ``f.turned`` is then the later sentence, if it comes first, or says that this pair keeps its order.
    """
    number = f.sentence
    kept = -2 - number
    if f.turned in (kept, number, number + 1) or not _is_short(t, f):
        return
    options: tuple[Option, ...] = (("first", number), ("first", number + 1))
    f.cursor = 0
    f.sentence = int(pick(t, f, f.actor, "first", options)[1])
    f.turned = kept if f.sentence == number else f.sentence
    answered(f)


def _is_short(t: Table, f: TextFrame) -> bool:
    """Whether this sentence and the next are damage and instability of a spell, and the resolver has too few
    cubes for both.
    """
    program = t.rules.programs[f.code]
    if program.kind != "spell" or f.extent == SENTENCE or t.rules.is_rose(f.actor):
        return False
    first, second = _clause_at(program, f.sentence), _clause_at(program, f.sentence + 1)
    if first is None or second is None or type(first) is type(second):
        return False
    after = program.text[f.sentence + 2 : f.sentence + 3]
    if any(isinstance(part, tr.Sentence) and isinstance(part.condition, BOUND) for part in after):
        return False  # it goes by the sentence it stands behind
    return t.pool[f.actor] < _cubes_for(t, f, first) + _cubes_for(t, f, second)


def _clause_at(program: Program, number: int) -> tr.Inflict | tr.PlaceInstability | None:
    """The damage or instability that a whole sentence is about, without an "if" and by its resolver."""
    part = program.text[number] if number < len(program.text) else None
    if not isinstance(part, tr.Sentence) or len(part.clauses) != 1 or part.may or part.persistent:
        return None
    clause = part.clauses[0]
    if part.condition is not None or any(at == number for at, _ in program.names):
        return None
    if isinstance(clause, tr.PlaceInstability) and clause.black:
        return None
    if isinstance(clause, (tr.Inflict, tr.PlaceInstability)) and isinstance(clause.actor, tr.You):
        return clause
    return None


def _cubes_for(t: Table, f: TextFrame, clause: tr.Inflict | tr.PlaceInstability) -> int:
    """How many cubes a clause would place if there were enough."""
    if isinstance(clause, tr.Inflict):
        where: tr.ModelRef | tr.RoomRef | None = clause.on
        wanted = spell_damage(t, f, f.actor, amount(t, f, clause.amount, ask=False))
        places = [cap(t, model, wanted, f.actor) for model in targets(t, f, clause.on, f.actor, ask=False)]
    else:
        where, wanted = clause.where, amount(t, f, clause.amount, ask=False)
        found = rooms(t, f, clause.where, f.actor, ask=False)
        places = [room_for(t, room, wanted, f.actor) for room in found]
    return max(places, default=0) if leaves_choice(where) else sum(places)
