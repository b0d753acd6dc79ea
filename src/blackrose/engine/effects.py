"""Carrying out a text: choose what it aims at, then sentence by sentence, with a full stop after each."""

from __future__ import annotations

from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.aiming import aim_options, take_aim
from blackrose.engine.asking.questions import answered, pick
from blackrose.engine.conditions import facts
from blackrose.engine.conditions.watching import rewatch
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.phrases import actors, aim_of, by_rose, is_dummy
from blackrose.engine.programs import Program, inner_code, is_price
from blackrose.engine.stack import full_stop, play_order, push_effect
from blackrose.engine.table import (
    ABSENT,
    AIMING,
    CARRIED_OUT,
    NOBODY,
    OFFERED,
    PART,
    SENTENCE,
    SETTLED,
    UNLIMITED,
    WHOLE,
    EachMageFrame,
    Knowing,
    Lasting,
    Table,
    TextFrame,
    as_bits,
    has_felled_resolver,
    has_felled_target,
    includes,
    including,
)
from blackrose.engine.verbs.possibility import NOT, REASONS, WHOLLY, Possible, together
from blackrose.engine.verbs.registry import VERBS, verify, verify_sentence
from blackrose.engine.verbs.short_of_cubes import take_in_order
from blackrose.language import tree as tr

NO: Final[Option] = ("no",)
YES_OR_NO: Final[tuple[Option, ...]] = (("yes",), NO)

LYING: Final = ("evocation", "upgrade", "jinx")
"""The kinds of cards that lie there and speak again and again."""


def run_effect(t: Table, f: TextFrame) -> None:
    """One step of a text: its aim, or its next sentence, or its end."""
    program = t.rules.programs[f.code]
    if f.sentence == OFFERED:
        _take_up(t, f, program)
        return
    if f.sentence == AIMING:
        if program.enhancements:
            f.enhanced = enhanced(t, f, program)
        take_aim(t, f, program)
        answered(f)
        f.sentence = max(f.sentence, 0)
        if t.rules.reaction_bits:  # where anything can come between target and effect (TGT.27, MIX.5)
            full_stop(t)
        return
    if f.sentence >= len(program.text):
        finish(t, f)
        return
    if t.rules.edition.ways.swaps_sentences and f.clause == 0:
        take_in_order(t, f)
    part = program.text[f.sentence]
    if isinstance(part, tr.Sentence):
        _sentence(t, f, part)
    elif isinstance(part, tr.InPlayOrder):
        code = inner_code(f.code, program.text, f.sentence)
        f.sentence += 1
        each = EachMageFrame(code, tuple(s for s in play_order(t) if not includes(f.spared, s)))
        _hand_down(f, each)
        t.stack.append(each)
    else:
        _choose_one(t, f, program, part)


def _take_up(t: Table, f: TextFrame, program: Program) -> None:
    """Who has activated a room says whether its effect is carried out, if anything of it can be (ROO.11)."""
    f.cursor = 0
    if (f.picks or _can_begin(t, f, program)) and pick(t, f, f.actor, "may", YES_OR_NO) == NO:
        t.stack.pop()
        full_stop(t)
        return
    answered(f)
    f.sentence = AIMING


def _can_begin(t: Table, f: TextFrame, program: Program) -> bool:
    """Whether a text that has not taken aim yet finds something to aim at, or something to do."""
    probe = f.copy()
    probe.sentence = 0
    if aim_of(t, probe).kind not in ("self", "special"):
        return bool(aim_options(t, probe, program))
    probe.target = f.actor
    parts = program.text
    return any(not isinstance(p, tr.Sentence) or verify_sentence(t, probe, p).extent != NOT for p in parts)


def enhanced(t: Table, f: TextFrame, program: Program) -> int:
    """The sentences whose Enhancement is met as the text begins, as bits; the card itself never counts."""
    bits = 0
    for sentence, elements in program.enhancements:
        if facts.shows(t, f.actor, elements, but=f.slot):
            bits = including(bits, sentence)
    return bits


def finish(t: Table, f: TextFrame) -> None:
    """The text is through: all its sentences were tried."""
    t.stack.pop()
    if f.extent == PART and t.stack and isinstance(t.stack[-1], Knowing):
        _hand_up(f, t.stack[-1])
    if f.extent == WHOLE and not by_rose(t, f, f.actor):
        changes.emit(t, ev.RESOLVED, f.actor, f.code, f.did, f.stood)
    full_stop(t)


def _hand_down(f: Knowing, inner: Knowing) -> None:
    """What a text inside another knows of what happened so far."""
    inner.target, inner.room, inner.it, inner.trigger = f.target, f.room, f.it, f.trigger
    inner.met, inner.left, inner.origin = f.met, f.left, f.origin
    inner.hit, inner.spared, inner.reached = f.hit, f.spared, f.reached
    inner.tally, inner.named, inner.did = f.tally, f.named, f.did
    inner.struck, inner.unconverted, inner.unhurt = f.struck, f.unconverted, f.unhurt


def _hand_up(inner: Knowing, f: Knowing) -> None:
    """What a text knows of what one inside it has done."""
    f.hit, f.reached, f.tally, f.named, f.did = inner.hit, inner.reached, inner.tally, inner.named, inner.did
    f.struck, f.unconverted = inner.struck, inner.unconverted


def _sentence(t: Table, f: TextFrame, sentence: tr.Sentence) -> None:
    if f.extent != SENTENCE and (sentence.persistent or f.sentence in t.rules.idle[f.code]):
        # "If you do" is asked now and never again, "if you have" each time it matters.
        if sentence.persistent and (
            isinstance(sentence.condition, tr.IfCase) or is_met(t, f, sentence.condition)
        ):
            _begin_lasting(t, f, sentence)
        _next_sentence(t, f)
        return
    names = t.rules.programs[f.code].names
    if f.clause == 0 and not _applies(t, f, sentence):
        f.done = _left_out(t, f, sentence)
        if names and any(number == f.sentence for number, _ in names):
            f.it = ABSENT  # "it" is the one that this sentence would have been about
        _next_sentence(t, f)
        return
    clauses = sentence.clauses
    settled = SETTLED if _decides(sentence) else 0
    while f.clause < len(clauses):
        clause = clauses[f.clause]
        f.cursor = 1 if f.clause == 0 and f.picks and sentence.may else 0
        f.chosen = NOBODY
        done = VERBS[type(clause)](t, f, clause)
        # Only now: until its first question is answered, a sentence's "otherwise" is about the one before.
        f.done = settled | int(done and (f.clause == 0 or bool(f.done & CARRIED_OUT)))
        if f.chosen != NOBODY and (f.sentence, f.clause) in names:
            f.it = f.chosen
        f.picks = ()
        f.clause += 1
        if t.stack[-1] is not f:
            return  # something was begun that must end before the next clause
    _next_sentence(t, f)


def _decides(sentence: tr.Sentence) -> bool:
    """Whether a sentence has an "if" of its own. An "otherwise" after it goes by that "if", whatever came of
    the sentence.
    """
    return sentence.condition is not None and not isinstance(sentence.condition, tr.Otherwise)


def _left_out(t: Table, f: TextFrame, sentence: tr.Sentence) -> int:
    """What is known after a sentence that was left out. "Otherwise" does not come after one whose "if" was
    met, nor after one that begins with "otherwise" itself and was not needed.
    """
    met = is_met(t, f, sentence.condition)
    return SETTLED if met == _decides(sentence) else 0


def _applies(t: Table, f: TextFrame, sentence: tr.Sentence) -> bool:
    """Whether a sentence's "if" is met, its cost can be paid and its "may" is taken up."""
    begun = f.extent == SENTENCE and sentence.persistent and not isinstance(sentence.condition, tr.IfCase)
    if not begun and not is_met(t, f, sentence.condition):
        return False
    price = f.sentence in t.rules.programs[f.code].costs
    if not price and not sentence.may:
        return True
    if not f.picks:  # with answers it was possible, or nobody would have been asked
        answer = _payable(t, f, sentence) if price else verify_sentence(t, f, sentence)
        if answer.extent == NOT:
            _tell_why_not(t, f, sentence, answer)
            return False
    if not sentence.may:
        return True
    f.cursor = 0
    return pick(t, f, _who_may(t, f, sentence.clauses[0]), "may", YES_OR_NO) != NO


def _payable(t: Table, f: TextFrame, sentence: tr.Sentence) -> Possible:
    """Whether what a sentence costs can be paid in full; if not, nothing of it is paid (EFF.41)."""
    found = []
    for clause in sentence.clauses:
        answer = verify(t, f, clause)
        if answer.extent != WHOLLY and is_price(clause):
            return Possible(NOT, answer.reason)
        found.append(answer)
    return together(found)


def _tell_why_not(t: Table, f: TextFrame, sentence: tr.Sentence, answer: Possible) -> None:
    """Tells why nothing was asked or paid. A text in force says nothing, because it would say so again and
    again.
    """
    if f.extent != SENTENCE and t.rules.programs[f.code].kind not in LYING:
        who = _who_may(t, f, sentence.clauses[0])
        changes.emit(t, ev.WITHHELD, who, REASONS.index(answer.reason))


def _who_may(t: Table, f: TextFrame, clause: tr.Clause) -> int:
    """Who answers a "may": the one mage the sentence is about ("that mage may …"), otherwise the resolver."""
    actor = getattr(clause, "actor", None)
    if isinstance(actor, (tr.Target, tr.That, tr.CrownHolder, tr.Caster, tr.Owner, tr.TheAvatar)):
        found = actors(t, f, actor)
        if found:
            return found[0]
    return f.actor


def is_met(t: Table, f: TextFrame, condition: tr.If | None) -> bool:
    """Whether the "if" of the sentence that is next is met."""
    if condition is None:
        return True
    if isinstance(condition, tr.IfDone):
        return bool(f.done & CARRIED_OUT)
    if isinstance(condition, tr.Otherwise):
        return not f.done
    if isinstance(condition, tr.IfPlayed):
        return f.tally > 0 and t.rules.event_cards[f.tally - 1].crown == condition.crown
    if isinstance(condition, tr.IfShown):
        return f.tally > 0 and _was_such(t, f.tally - 1, condition)
    if isinstance(condition, tr.IfEnhanced):
        return includes(f.enhanced, f.sentence)
    if isinstance(condition, tr.IfYouDefeated):  # in the Cell from before, nothing could have been done
        return bool(f.done & CARRIED_OUT) and has_felled_resolver(f.did)
    if isinstance(condition, tr.IfTargetDefeated):
        return has_felled_target(f.did) is not condition.not_so
    assert isinstance(condition, tr.IfCase)
    return facts.holds(t, f.actor, condition.condition, f.target, f.trigger, f.room)


def _was_such(t: Table, code: int, shown: tr.IfShown) -> bool:
    """Whether the spell with this text is of the elements and types that are asked for."""
    program = t.rules.programs[code]
    card = t.rules.cards[program.component]
    return facts.is_sort(card.dark if program.side else card.light, shown.elements, shown.types)


def _next_sentence(t: Table, f: TextFrame) -> None:
    f.picks = ()
    f.clause = 0
    _go_on(f)
    if f.extent == SENTENCE and f.sentence not in t.rules.programs[f.code].tied:
        t.stack.pop()
    if t.fresh or t.dying or t.doomed:
        full_stop(t)


def _go_on(f: TextFrame) -> None:
    """The next sentence, in the order in which they are taken (CUB.3)."""
    if f.turned == f.sentence:
        f.sentence -= 1
    elif f.turned == f.sentence + 1:
        f.sentence += 2
        f.turned = NOBODY
    else:
        f.sentence += 1


def _begin_lasting(t: Table, f: TextFrame, sentence: tr.Sentence) -> None:
    """A persistent sentence comes into force: the token of its slot goes on its target, or on the caster; one
    that holds for the round has no token (SPL.25).
    """
    slot = f.slot
    if slot == ABSENT:  # its card was replaced while it was carried out: nothing keeps it in force
        return
    target = f.target if f.target >= 0 else f.actor
    if is_dummy(f.target):
        target = NOBODY
    times = sentence.times or UNLIMITED
    hit = as_bits([model for model in f.hit if model >= 0])
    entry = Lasting(f.actor, slot, f.code, f.sentence, target, f.room, f.named, times, hit)
    t.lasting = (*t.lasting, entry)
    rewatch(t)
    changes.emit(t, ev.LASTING, f.actor, slot, target)


def _choose_one(t: Table, f: TextFrame, program: Program, part: tr.ChooseOne) -> None:
    if not is_met(t, f, part.condition):
        _next_sentence(t, f)
        return
    if part.who is not None:
        _let_choose(t, f, program, part, part.who)
        return
    options: tuple[Option, ...] = tuple(("choice", n) for n in range(len(part.options)))
    f.cursor = 0
    choice = int(pick(t, f, f.actor, "choose", options)[1])
    answered(f)
    code = inner_code(f.code, program.text, f.sentence, choice)
    f.sentence += 1
    _begin_option(t, f, code)


def _begin_option(t: Table, f: TextFrame, code: int) -> TextFrame:
    inner = push_effect(t, code, f.actor, f.source, slot=f.slot)
    _hand_down(f, inner)
    inner.enhanced = enhanced(t, inner, t.rules.programs[code])
    inner.sentence, inner.extent = 0, PART
    return inner


def _let_choose(t: Table, f: TextFrame, program: Program, part: tr.ChooseOne, who: tr.ModelRef) -> None:
    """Mages choose for themselves, one after the other; the option of one is carried out before the next one
    chooses. Whoever can carry out nothing of it is left out (EFF.1).
    """
    f.cursor = 0
    if f.clause == 0:
        choosers = dict.fromkeys(actors(t, f, who))
        f.choosers = tuple([seat for seat in choosers if t.rules.is_mage(seat)])
        answered(f)
        f.clause = 1
    while f.choosers:
        seat = f.choosers[0]
        codes = [inner_code(f.code, program.text, f.sentence, n) for n in range(len(part.options))]
        free = choices_of(t, f, codes, part, seat)
        if free:
            options: tuple[Option, ...] = tuple(("choice", n) for n in free)
            choice = int(pick(t, f, seat, "choose", options)[1])
            answered(f)
            f.choosers = f.choosers[1:]
            _begin_option(t, f, codes[choice]).met = seat
            return
        f.choosers = f.choosers[1:]
    f.clause = 0
    f.sentence += 1


def choices_of(t: Table, f: TextFrame, codes: list[int], part: tr.ChooseOne, seat: int) -> list[int]:
    """What a mage can choose of options that another's text offers: what can be done in full, or, where
    nothing can, what can be done at all.
    """
    probe = f.copy()
    probe.met, probe.sentence, probe.clause = seat, 0, 0
    found = []
    for code, option in zip(codes, part.options, strict=True):
        probe.code = code
        found.append(verify_sentence(t, probe, option[0]).extent)
    most = max(found)
    return [n for n, extent in enumerate(found) if extent == most and most != NOT]


def run_each(t: Table, f: EachMageFrame) -> None:
    """The text of "each mage in play order", for the next of them."""
    if not f.seats:
        t.stack.pop()
        below = t.stack[-1]
        assert isinstance(below, Knowing)
        _hand_up(f, below)
        return
    seat = f.seats[0]
    f.seats = f.seats[1:]
    inner = push_effect(t, f.code, seat, seat)
    _hand_down(f, inner)
    inner.extent = PART
    if t.rules.programs[f.code].aim.kind != "self":
        inner.sentence = 0  # the card's target was chosen when it began (TGT.4)
