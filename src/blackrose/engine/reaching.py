"""The models that a spell would touch, found before it does (TGT.30).

A spell touches a model if a sentence of it that is still to come would do anything to that model as things
stand now. The verbs know what they could do: a sentence touches whoever makes the difference between that
and what it could do if everybody ignored the spell. What goes by "if you do" is known once that was done.
"""

from __future__ import annotations

from collections.abc import Iterator

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.effects import is_met, run_effect
from blackrose.engine.meaning.references import actors, candidates, in_reach
from blackrose.engine.programs import BOUND, inner_code
from blackrose.engine.stack import frames_of, full_stop, play_order
from blackrose.engine.table import (
    ABSENT,
    ACTIVE,
    PART,
    SENTENCE,
    WHOLE,
    Table,
    TextFrame,
    as_bits,
    excluding,
    includes,
    including,
)
from blackrose.engine.verbs.possibility import WHOLLY
from blackrose.engine.verbs.registry import can, verify
from blackrose.language import tree as tr


def run_text(t: Table, f: TextFrame) -> None:
    """One step of a text; before a sentence of a spell, whoever it is now seen to touch may answer."""
    if t.rules.reachable and f.sentence >= 0 and not f.clause and not f.picks and _is_announced(t, f):
        return
    run_effect(t, f)


def _is_announced(t: Table, f: TextFrame) -> bool:
    """Whether a spell is seen to touch somebody anew, and anybody could answer that: then there is a full
    stop first. Whoever could have answered once is not asked again for the same spell.
    """
    program = t.rules.programs[f.code]
    if not program.is_spell or f.extent == SENTENCE:
        return False
    if program.component in t.rules.forgotten and not t.rules.edition.ways.answers_forgotten:
        return False
    if f.sentence >= len(program.text):
        return False
    spell = _outermost(t)
    if spell.extent != WHOLE or not _is_listened_to(t, spell.actor):
        return False
    known = including(f.reached, spell.actor)
    others = [m for m in t.rules.reachable if t.place[m] != ABSENT and not includes(known, m)]
    new = touched(t, f, as_bits(others))
    if not new:
        return False
    f.reached |= new
    changes.emit(t, ev.REACHES, spell.actor, spell.code, new)
    full_stop(t)
    return True


def _is_listened_to(t: Table, caster: int) -> bool:
    """Whether anything that everybody can see might answer a spell of a mage."""
    if t.rules.reached_openly:
        return True
    for seat, (quick, first, second, third) in enumerate(t.sheet):
        if seat != caster and ACTIVE in (quick.status, first.status, second.status, third.status):
            return True
    return False


def _outermost(t: Table) -> TextFrame:
    """The spell of which the text on top of the stack is the whole or a part."""
    for frame in reversed(t.stack):
        if isinstance(frame, TextFrame) and frame.extent != PART:
            return frame
    raise AssertionError("a part of a text stands on the whole")


def still_touched(t: Table, reaches: ev.Reaches) -> int:
    """The models that a spell was seen to touch and still would, as bits: it may have been cancelled,
    ignored or redirected since.
    """
    frames = frames_of(t, reaches)
    last = frames[-1] if frames else None
    return touched(t, last, reaches.models) if isinstance(last, TextFrame) else 0


# --------------------------------------------------------------------------------------------------
# Touching
# --------------------------------------------------------------------------------------------------


def touched(t: Table, f: TextFrame, among: int) -> int:
    """Which of some models (bits) the rest of a text would touch as things stand."""
    found = 0
    for frame, sentence in _to_come(t, f, f.sentence):
        left = [m for m in t.rules.reachable if includes(among & ~f.spared & ~found, m)]
        if not left:
            break
        if sentence.persistent:
            hit = [model for model in left if _lies_on(t, frame, sentence, model)]
        else:
            hit = [model for clause in sentence.clauses for model in _of(t, frame, clause, left)]
            if frame.actor != f.actor and any(can(t, frame, clause) for clause in sentence.clauses):
                hit.append(frame.actor)  # who carries out a text for each mage in play order
        for model in hit:
            found = including(found, model)
    return found & among


def _to_come(t: Table, f: TextFrame, start: int) -> Iterator[tuple[TextFrame, tr.Sentence]]:
    """The sentences that will be carried out as far as can be told now, each with its text and target."""
    program = t.rules.programs[f.code]
    for number, part in enumerate(program.text):
        if number < start:
            continue
        if isinstance(part, tr.Sentence):
            if _is_due(t, f, number, part):
                yield f, part
            continue
        if isinstance(part, tr.ChooseOne) and part.who is not None:
            yield from _chosen_to_come(t, f, number, part, part.who)
            continue
        seats = play_order(t) if isinstance(part, tr.InPlayOrder) else (f.actor,)
        options = 1 if isinstance(part, tr.InPlayOrder) else len(part.options)
        for choice in range(options):
            for seat in seats:
                inner = f.copy()
                inner.code = inner_code(f.code, program.text, number, choice)
                inner.actor = inner.source = seat
                inner.sentence = 0
                yield from _to_come(t, inner, 0)


def _chosen_to_come(
    t: Table, f: TextFrame, number: int, part: tr.ChooseOne, who: tr.ModelRef
) -> Iterator[tuple[TextFrame, tr.Sentence]]:
    """What can come of a choice that is left to others."""
    for choice in range(len(part.options)):
        for seat in actors(t, f, who, ask=False):
            inner = f.copy()
            inner.code = inner_code(f.code, t.rules.programs[f.code].text, number, choice)
            inner.met, inner.sentence = seat, 0
            yield from _to_come(t, inner, 0)


def _is_due(t: Table, f: TextFrame, number: int, sentence: tr.Sentence) -> bool:
    """Whether a sentence will come as things stand; one bound to the sentence before is known after that."""
    if number in t.rules.idle[f.code] and not sentence.persistent:
        return False
    if isinstance(sentence.condition, BOUND):
        return number == f.sentence and is_met(t, f, sentence.condition)
    if isinstance(sentence.condition, tr.IfEnhanced):
        return includes(f.enhanced, number)
    return is_met(t, f, sentence.condition)


def _lies_on(t: Table, f: TextFrame, sentence: tr.Sentence, model: int) -> bool:
    """Whether a persistent would lie on a model, or hold for it."""
    if f.target == model and in_reach(t, f, model):
        return True
    for clause in sentence.clauses if sentence.whenever is None else ():
        who = getattr(clause, "who", None)
        if isinstance(who, tr.Models) and model in candidates(t, f, who, own_side=True, ask=False):
            return True
    return False


def _of(t: Table, f: TextFrame, clause: tr.Clause, left: list[int]) -> list[int]:
    """The models a clause does something to: it could do more if one of them alone did not ignore the spell
    than if everybody did, or everybody but the caster, whom a clause may need beside them.
    """
    everybody = as_bits(range(t.rules.models))
    found = _making_a_difference(t, f, clause, left, everybody)
    others = [model for model in left if model not in found]
    return (
        found + _making_a_difference(t, f, clause, others, excluding(everybody, f.actor)) if others else found
    )


def _making_a_difference(
    t: Table, f: TextFrame, clause: tr.Clause, models: list[int], ignoring: int
) -> list[int]:
    """Those models without which, among all who ignore a spell, a clause of it can do more."""
    probe = f.copy()
    probe.spared = ignoring
    without = verify(t, probe, clause).extent
    found: list[int] = []
    if without == WHOLLY:
        return found
    for model in models:
        probe.spared = excluding(ignoring, model)
        if verify(t, probe, clause).extent > without:
            found.append(model)
    return found
