"""What answers a sentence at its full stop: texts in force apply, Active traps and protections may do so.

The edition says in which order the owners answer; the Black Rose's events do so from left to right. Several
of one owner come in the order the owner likes (TRP.5), and each resolves whole before anybody is asked again
(TRP.22).

With the option "reactions" at "windows" whoever might be hiding an answer is asked, even one who has none, so
that neither question nor pause tells what lies there (HID.3). Otherwise only whoever has one is asked.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.elements import ask_for_element
from blackrose.engine.asking.questions import answered, ask, pick
from blackrose.engine.conditions.standing import LASTING, Standing, last_words, standing
from blackrose.engine.conditions.triggers import Met, is_quiet, is_unguarded, met
from blackrose.engine.conditions.watching import rewatch
from blackrose.engine.decisions import Option
from blackrose.engine.full_stop.defeats import defeat_to_come
from blackrose.engine.play.commanding import set_off, spring_command
from blackrose.engine.reaching import still_touched
from blackrose.engine.rules import ARMED_BITS
from blackrose.engine.stack import clockwise, play_order, push_effect, spared_by
from blackrose.engine.table import (
    ABSENT,
    ACTIVE,
    CELL,
    NOBODY,
    SENTENCE,
    SLOTS,
    UNLIMITED,
    ActivationFrame,
    Answered,
    EvocationFrame,
    FullStopFrame,
    Laid,
    Lasting,
    Mark,
    Table,
    includes,
)
from blackrose.engine.verbs.cubes import place_mark
from blackrose.language import tree as tr

PASS: Final[Option] = ("pass",)

WINDOWS: Final = "windows"
"""The value of the option "reactions" with which everybody is asked who might react."""

LEAVING: Final = ev.BITS[ev.REMOVED] | ev.BITS[ev.FELLED]
"""An evocation leaves play; its card may have a last word."""

_OF_QUESTS = (ev.QuestSolved, ev.QuestCompleted, ev.QuestShown)
_BRINGING_THERE = (ev.Defeated, ev.Celled)

SET_OFF: Final[Mark] = (NOBODY,)
"""Stands among what was answered for an armed card: of several on the deck one hit sets off one."""

Numbered = tuple[int, ev.Event]
"""An event that can be answered, with its place among those of the full stop."""


def hears(t: Table, kinds: int) -> bool:
    """Whether anything that lies there may answer events of these kinds: a text in force, or a face-down
    spell, as far as everybody can see.
    """
    for entry in t.lasting:
        if t.rules.waits_lasting[entry.code] & kinds:
            return True
    if kinds & LEAVING & t.rules.whenever_bits or _lying_in_wait(t, kinds):
        return True
    if t.rules.avatar != NOBODY and kinds & ARMED_BITS and set_off(t, tuple(t.fresh)) is not None:
        return True
    return bool(standing(t, kinds))


def offer_reactions(t: Table, f: FullStopFrame) -> bool:
    """Owner by owner: texts in force apply, Active traps and protections may be revealed.

    ``f.at`` is whose turn it is (0: the Black Rose, then the seats in play order); what of the owner's has
    applied is remembered in ``f.answered``, what was in force when the sentence ended in ``f.in_force``: a
    text that comes into force meanwhile does not answer what was before it.
    """
    armed = t.rules.avatar != NOBODY and set_off(t, f.happened) is not None
    if not f.answered and not armed and not hears(t, ev.bits(f.happened)):
        return True
    happened = audible(t, f)
    bits = 0
    for _, event in happened:
        bits |= ev.BITS[event.kind]
    texts = _texts(t, f, happened, bits)
    speakers = _lying_in_wait(t, bits)
    if armed:
        speakers.add(t.rules.avatar)
    if texts or t.lasting:
        speakers |= {text.faction for text in texts} | {entry.seat for entry in t.lasting}
    elif not speakers:
        return True
    order = t.rules.edition.reaction_order(t)
    while f.at < len(order):
        owner = order[f.at]
        if f.at and owner == t.rules.avatar:  # her own texts came first of all
            if _springs_command(t, f):
                return False
            f.at += 1
            f.answered = ()
            continue
        answer = _answer_of(t, f, owner, happened, texts) if owner in speakers else PASS
        if answer != PASS:
            _react(t, f, owner, answer, texts)
            return False
        f.at += 1
        f.answered = ()
    return True


def _springs_command(t: Table, f: FullStopFrame) -> bool:
    """The armed card on top of an Avatar's deck is set off, if by anything: one card by one hit (AVA.61)."""
    if f.answered:
        return False
    event = set_off(t, tuple([event for _, event in audible(t, f)]))
    if event is None:
        return False
    f.answered = (SET_OFF,)
    spring_command(t, event)
    return True


def answer_room_first(t: Table, f: FullStopFrame) -> bool:
    """Traps on the activation of a room are asked before anything else answers it: one that cancels it leaves
    nothing to answer, neither for quests nor for events nor for another trap (TRP.38).
    """
    order = t.rules.edition.reaction_order(t) if any(map(_is_of_room, f.happened)) else ()
    while f.at < len(order):
        owner = order[f.at]
        happened = tuple([(n, event) for n, event in audible(t, f) if _is_of_room(event)])
        answer = PASS if t.rules.is_rose(owner) else free_answer(t, f, owner, happened)
        if answer != PASS:
            _react(t, f, owner, answer, ())
            return False
        f.at += 1
    return True


def _is_of_room(event: ev.Event) -> bool:
    return isinstance(event, ev.UsedRoom)


def _is_rooms_turn(t: Table, f: Answered) -> bool:
    """Whether it is now that the activation of a room is answered, and nothing else."""
    return isinstance(f, FullStopFrame) and t.rules.edition.full_stop[f.step] is answer_room_first


def rose_then_from_active(t: Table) -> tuple[int, ...]:
    """First the Black Rose's texts, then owner by owner clockwise from whoever is active (TRP.21)."""
    return (t.rules.rose, *from_active(t))


def from_active(t: Table) -> tuple[int, ...]:
    """The seats clockwise from whoever's turn it is, or whose evocation acts; else from the First Mage."""
    for frame in t.stack:
        if isinstance(frame, ActivationFrame):
            return clockwise(t, frame.seat)
        if isinstance(frame, EvocationFrame) and t.rules.is_mage(frame.controller):
            return clockwise(t, frame.controller)
    return play_order(t)


def rose_then_play_order(t: Table) -> tuple[int, ...]:
    """First the Black Rose's texts, then owner by owner from the First Mage of the phase (TRP.6)."""
    return (t.rules.rose, *play_order(t))


def audible(t: Table, f: Answered) -> tuple[Numbered, ...]:
    """The events of a full stop that can be answered: not damage that is quiet or does not lie there any
    more (TRP.18, TRP.29, PER.6), and of a spell that is about to touch somebody only whom it still would;
    anything else stays met (TRP.19).
    """
    happened = f.happened
    if len(happened) == 1:  # nearly always
        event = happened[0]
        return () if _is_damage_past_answering(t, event) else ((0, _as_it_stands(t, event)),)
    return tuple(
        [
            (n, _as_it_stands(t, event))
            for n, event in enumerate(happened)
            if not _is_damage_past_answering(t, event)
        ]
    )


def _is_damage_past_answering(t: Table, event: ev.Event) -> bool:
    if not isinstance(event, ev.Suffered):
        return False
    if event.cause & ev.PENDING:
        return is_quiet(event) or not event.amount
    return is_quiet(event) or not event.amount or event.by not in t.bar[event.model]


def _as_it_stands(t: Table, event: ev.Event) -> ev.Event:
    if not isinstance(event, ev.Reaches):
        return event
    return event._replace(models=still_touched(t, event))


def _texts(t: Table, f: FullStopFrame, happened: tuple[Numbered, ...], bits: int) -> tuple[Standing, ...]:
    """The texts of cards that lie there and wait for what happened, those that lay there at its end."""
    texts = standing(t, bits) if bits & t.rules.whenever_bits else []
    if f.at == 0 and not f.answered:
        if texts or t.lasting:
            f.in_force = (*map(_lasting_mark, t.lasting), *map(_standing_mark, texts))
        else:
            f.in_force = ()
    elif texts:
        texts = [text for text in texts if _standing_mark(text) in f.in_force]
    if bits & LEAVING & t.rules.whenever_bits:
        for _, event in happened:
            texts.extend(last_words(t, event))
    return tuple(texts)


def _lying_in_wait(t: Table, bits: int) -> set[int]:
    """The seats with an Active trap or protection: one that waits for events of these kinds, or any at all
    where nobody is to know which (HID.3).
    """
    rules = t.rules
    if not rules.reaction_bits & bits:
        return set()
    seats = [
        seat
        for seat, (quick, first, second, third) in enumerate(t.sheet)
        if ACTIVE in (quick.status, first.status, second.status, third.status)
    ]
    if seats and rules.options.get("reactions") != WINDOWS:
        seats = [seat for seat in seats if _waits_for_some(t, seat, bits)]
    return set(seats)


def _waits_for_some(t: Table, seat: int, bits: int) -> bool:
    waits = t.rules.waits_active
    return any(spell.status == ACTIVE and waits[spell.card][spell.side] & bits for spell in t.sheet[seat])


def _answer_of(
    t: Table, f: FullStopFrame, owner: int, happened: tuple[Numbered, ...], texts: tuple[Standing, ...]
) -> Option:
    """What an owner answers next: nothing in force is left out, the rest is free."""
    forced = (*_lasting_options(t, owner, f, happened), *_standing_options(t, owner, f, happened, texts))
    if owner == t.rules.rose:
        return forced[0] if forced else PASS
    free: tuple[Option, ...] = ()
    live = False
    if ACTIVE in [spell.status for spell in t.sheet[owner]]:
        free = active_options(t, owner, f, happened)
        live = t.rules.options.get("reactions") == WINDOWS and might_react(t, owner, f, happened)
    if not live and not forced and not free:
        return PASS
    if len(forced) > 1:
        forced = _told_apart(t, owner, forced)
    options: tuple[Option, ...] = (*forced, *free) if forced else (*free, PASS)
    answer = (ask if live else pick)(t, f, owner, "react", options)
    answered(f)
    return answer


def _told_apart(t: Table, owner: int, forced: tuple[Option, ...]) -> tuple[Option, ...]:
    """Only the first of several texts in force is an answer, where they do the same in any order."""
    kept, told = [], set()
    for option in forced:
        code, sentence = _sentence_of(t, owner, option)
        program = t.rules.programs[code]
        if sentence in program.plain:
            part = program.text[sentence]
            assert isinstance(part, tr.Sentence)
            if part.clauses in told:
                continue
            told.add(part.clauses)
        kept.append(option)
    return tuple(kept)


def _sentence_of(t: Table, owner: int, option: Option) -> tuple[int, int]:
    """The text and the sentence that an answer with a text in force means."""
    if option[0] == "standing":
        return int(option[1]), int(option[2])
    slot, sentence = int(option[1]), int(option[2])
    codes = [e.code for e in t.lasting if (e.seat, e.slot, e.sentence) == (owner, slot, sentence)]
    return codes[0], sentence


def _react(t: Table, f: FullStopFrame, owner: int, answer: Option, texts: tuple[Standing, ...]) -> None:
    word, *numbers = answer
    if word == "lasting":
        slot, sentence, number = map(int, numbers)
        entry = next(e for e in t.lasting if (e.seat, e.slot, e.sentence) == (owner, slot, sentence))
        f.answered = (*f.answered, (*_lasting_mark(entry), number))
        _apply_lasting(t, entry, f.happened[number])
    elif word == "standing":
        code, sentence, where, which, number = map(int, numbers)
        mark = (where, which, code, sentence)
        text = next(text for text in texts if _standing_mark(text) == mark)
        f.answered = (*f.answered, (*mark, number))
        _apply_standing(t, text, f.happened[number])
    else:
        slot = int(numbers[0])
        found = met_event(t, f, owner, t.sheet[owner][slot], audible(t, f))
        assert found is not None
        spring(t, owner, slot, *found)


# --------------------------------------------------------------------------------------------------
# Texts in force
# --------------------------------------------------------------------------------------------------


def _lasting_options(
    t: Table, owner: int, f: FullStopFrame, happened: tuple[Numbered, ...]
) -> Iterator[Option]:
    """Persistents of an owner that an event sets off, each once an event (PER.2)."""
    for entry in t.lasting:
        mark = _lasting_mark(entry)
        if entry.seat != owner or mark not in f.in_force:
            continue
        part = t.rules.programs[entry.code].text[entry.sentence]
        if not isinstance(part, tr.Sentence) or part.whenever is None:
            continue
        for number, event in happened:
            if (*mark, number) in f.answered or _out_of_reach(t, entry, event):
                continue
            memory = (entry.room, entry.named, entry.hit)
            if met(t, owner, part.whenever, event, entry.target, NOBODY, *memory):
                yield ("lasting", entry.slot, entry.sentence, number)


def _out_of_reach(t: Table, entry: Lasting, event: ev.Event) -> bool:
    """Whether a persistent lies on a mage who is in the Cell, its own caster too: it does not work there, but
    for what brought them there (PER.5).
    """
    target = entry.target
    if not t.rules.is_mage(target) or t.place[target] != CELL:
        return False
    return not isinstance(event, _BRINGING_THERE)


def _lasting_mark(entry: Lasting) -> Mark:
    """What tells a persistent sentence from every other text in force; on whom it lies does not matter."""
    return (LASTING, entry.seat, entry.slot, entry.code, entry.sentence)


def _standing_mark(text: Standing) -> Mark:
    """What tells a sentence of a card that lies there from every other text in force."""
    return (text.where, text.number, text.code, text.sentence)


def _standing_options(
    t: Table, owner: int, f: FullStopFrame, happened: tuple[Numbered, ...], texts: tuple[Standing, ...]
) -> Iterator[Option]:
    """Texts of an owner's events, evocations, upgrades and jinxes that an event sets off."""
    for text in texts:
        if text.faction != owner:
            continue
        for number, event in happened:
            if (*_standing_mark(text), number) in f.answered:
                continue
            if _waits_for(t, text, event) and _meets(t, text, event):
                yield ("standing", text.code, text.sentence, text.where, text.number, number)


def _waits_for(t: Table, text: Standing, event: ev.Event) -> bool:
    """Whether an event is of a sort that a text answers at all."""
    return bool(t.rules.waits[text.code] & ev.BITS[event.kind])


def _meets(t: Table, text: Standing, event: ev.Event) -> Met | None:
    part = t.rules.programs[text.code].text[text.sentence]
    assert isinstance(part, tr.Sentence)
    assert part.whenever is not None
    found = met(t, text.faction, part.whenever, event, text.model)
    if found is None or t.rules.avatar == NOBODY or found[0] != t.rules.avatar:
        return found
    return None if spared_by(t, t.rules.programs[text.code]) else found


def _apply_lasting(t: Table, entry: Lasting, event: ev.Event) -> None:
    seat, slot, code, sentence, target, aimed_at, named, _, hit = entry
    part = t.rules.programs[code].text[sentence]
    assert isinstance(part, tr.Sentence)
    assert part.whenever is not None
    found = met(t, seat, part.whenever, event, target, NOBODY, aimed_at, named, hit)
    who, room = found or (NOBODY, NOBODY)
    _count_down(t, entry)
    room = aimed_at if room == NOBODY else room
    frame = push_effect(t, code, seat, seat, trigger=event, target=target, room=room, it=target, slot=slot)
    frame.sentence, frame.extent, frame.met, frame.named = sentence, SENTENCE, _present(t, who), named


def _count_down(t: Table, entry: Lasting) -> None:
    """What works "at most n times" has worked once more; after the last time it is in force no longer."""
    if entry.times == UNLIMITED:
        return
    left = entry._replace(times=entry.times - 1)
    found = [left if other == entry else other for other in t.lasting]
    t.lasting = tuple(other for other in found if other.times)
    rewatch(t)


def _apply_standing(t: Table, text: Standing, event: ev.Event) -> None:
    """One sentence of a card that lies there: the Black Rose's from nowhere, others from their model."""
    who, room = _meets(t, text, event) or (NOBODY, NOBODY)
    source = text.model if text.model == NOBODY or t.place[text.model] != ABSENT else NOBODY
    frame = push_effect(t, text.code, text.faction, source, trigger=event, room=room, it=source)
    frame.sentence, frame.extent, frame.met = text.sentence, SENTENCE, _present(t, who)


# --------------------------------------------------------------------------------------------------
# Traps and protections
# --------------------------------------------------------------------------------------------------


def active_options(
    t: Table, seat: int, f: Answered, happened: tuple[Numbered, ...]
) -> tuple[tuple[str, int], ...]:
    """The Active spells of a seat that one of these events sets off."""
    return tuple(
        ("reveal", slot)
        for slot in range(SLOTS)
        if t.sheet[seat][slot].status == ACTIVE
        and met_event(t, f, seat, t.sheet[seat][slot], happened) is not None
    )


def met_event(
    t: Table, f: Answered, seat: int, spell: Laid, happened: tuple[Numbered, ...]
) -> tuple[ev.Event, int] | None:
    """The event that meets an Active spell's condition, if there is one, and the side that waits for it."""
    type_ = t.rules.side_of(spell).type
    for code in t.rules.waiting_codes(spell.card, spell.side):
        program = t.rules.programs[code]
        guards = _is_protection(t, spell.card, program.side)
        for _, event in happened:
            if guards and is_unguarded(t, event):
                continue
            if program.watch & ev.BITS[event.kind] and _sets_off(t, f, seat, type_, program.trigger, event):
                return event, program.side
    return None


def _is_protection(t: Table, card: int, side: int) -> bool:
    return t.rules.side_of(Laid(card, side, ACTIVE)).type == "protection"


def _sets_off(t: Table, f: Answered, seat: int, type_: str, when: tr.Trigger | None, event: ev.Event) -> bool:
    """Whether an event sets off what a seat's spell of a type waits for.

    A mage who was in the Cell is out of reach of what waits for their quests (CEL.7). One's own defeat is
    answered while it is to come, and not once it has been told (DEF.27). Where protections answer damage
    before it is placed, they do not answer it again (TRP.34); nor does a trap the activation of a room once
    the room's effect is to come (TRP.38).
    """
    if when is None or (isinstance(event, ev.Defeated) and event.who == seat and event in f.happened):
        return False
    if t.rules.edition.ways.rooms_wait and _is_of_room(event) != _is_rooms_turn(t, f):
        return False
    if isinstance(event, ev.Suffered):
        if event.cause & ev.UNSPRUNG:
            return False
        if t.rules.edition.ways.protects_first and (type_ == "protection") != bool(event.cause & ev.PENDING):
            return False
    if isinstance(event, _OF_QUESTS) and includes(f.celled, event.who):
        return False
    found = met(t, seat, when, event)
    if found is None or type_ != "trap":
        return found is not None
    who = found[0]
    if t.rules.is_mage(who) and includes(f.fallen, who):
        return False  # TRP.10
    return t.rules.edition.ways.springs_own or t.rules.owner(who) != seat  # TRP.7


def might_react(t: Table, seat: int, f: Answered, happened: tuple[Numbered, ...]) -> bool:
    """Whether, by what everybody can see, a face-down Active spell of a seat may wait for what happened:
    some card of the box with that token does.
    """
    types = {t.rules.side_of(spell).type for spell in t.sheet[seat] if spell.status == ACTIVE}
    return any(
        _sets_off(t, f, seat, type_, when, event)
        for type_ in types
        for when in t.rules.waiting.get(type_, ())
        for _, event in happened
    )


def could_react(t: Table, f: Answered, seat: int, spell: Laid) -> bool:
    """Whether a seat could reveal this spell at a full stop if it lay Active."""
    return met_event(t, f, seat, spell, open_events(t, f, seat)) is not None


def open_events(t: Table, f: Answered, seat: int) -> tuple[Numbered, ...]:
    """What a seat can answer now: what happened, hits that are known, or their own defeat that is to come."""
    if not isinstance(f, FullStopFrame) or t.rules.edition.full_stop[f.step] is not answer_own_defeat:
        return audible(t, f)
    defeat = defeat_to_come(t, f, seat)
    return () if defeat is None else ((0, defeat),)


# --------------------------------------------------------------------------------------------------
# One's own defeat
# --------------------------------------------------------------------------------------------------


def answer_own_defeat(t: Table, f: FullStopFrame) -> bool:
    """Whoever is about to be defeated may answer that with traps and protections of their own, all of them in
    play order, before anybody goes to the Cell (DEF.2, DEF.16, DEF.27).
    """
    if not f.dying and not f.doomed:
        return True
    order = play_order(t)
    while f.at < len(order):
        seat = order[f.at]
        defeat = defeat_to_come(t, f, seat)
        answer = PASS if defeat is None else free_answer(t, f, seat, ((0, defeat),))
        if defeat is not None and answer != PASS:
            slot = int(answer[1])
            spring(t, seat, slot, defeat, t.sheet[seat][slot].side)
            return False
        f.at += 1
    return True


def free_answer(t: Table, f: Answered, seat: int, happened: tuple[Numbered, ...]) -> Option:
    """The trap or protection that a seat reveals now, if some of this sets one off, or to pass."""
    free = active_options(t, seat, f, happened)
    live = t.rules.options.get("reactions") == WINDOWS and might_react(t, seat, f, happened)
    if not free and not live:
        return PASS
    answer = (ask if live else pick)(t, f, seat, "react", (*free, PASS))
    answered(f)
    return answer


def spring(t: Table, seat: int, slot: int, event: ev.Event, side: int) -> None:
    """A trap or protection is revealed, on the side that waited for the event: its mark's cube is placed
    (SPL.17), then its text resolves on whoever met its condition. A room trap is then spent for its other
    colour as well (TRP.27).
    """
    spell = changes.reveal(t, seat, slot, side)
    code = t.rules.card_codes[spell.card][spell.side]
    if t.rules.cards[spell.card].instability:
        place_mark(t, seat)
    program = t.rules.programs[code]
    assert program.trigger is not None
    who, room = met(t, seat, program.trigger, event) or (NOBODY, NOBODY)
    target = NOBODY
    if _is_own_doing(program.trigger):
        room = NOBODY if program.aim.kind == "room" else room
    elif _fits(t, program.aim, who):
        target = _present(t, who) if _is_in_range(t, program.aim, seat, who) else ABSENT
    frame = push_effect(t, code, seat, seat, trigger=event, target=target, room=room, slot=slot)
    frame.met = _present(t, who)
    ask_for_element(t, seat, slot)


def _is_own_doing(when: tr.Trigger) -> bool:
    """Whether a condition is about its owner alone ("you are defeated"): then a target is chosen as usual.

    A spell that reaches the owner is its caster's doing (TRP.37).
    """
    trigger = when.trigger if isinstance(when, tr.While) else when
    return isinstance(trigger.who, tr.You) and not isinstance(trigger, tr.SpellReaches)


def _fits(t: Table, aim: tr.Aim, model: int) -> bool:
    """Whether a spell with this aim takes the model that met its condition as its target."""
    if model == NOBODY:
        return False
    mage = t.rules.is_mage(model)
    return aim.kind == "model" or (aim.kind == "mage" and mage) or (aim.kind == "evocation" and not mage)


def _is_in_range(t: Table, aim: tr.Aim, seat: int, model: int) -> bool:
    """Whether who met a condition is as near as the spell says; from the Cell nobody is (TGT.23)."""
    if aim.range == tr.ANYWHERE:
        return True
    own = t.place[seat]
    return own >= 0 and t.place[model] in t.rules.lodge.sight[aim.range][own]


def _present(t: Table, model: int) -> int:
    """A model as it can be meant now: one that has left play is nobody, and no other is chosen for it."""
    return ABSENT if model >= 0 and t.place[model] == ABSENT else model
