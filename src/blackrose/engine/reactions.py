"""What answers a sentence at its full stop: texts in force apply, Active traps and protections may do so.

First the Black Rose's texts, her events from left to right; then owner by owner in play order from the First
Mage of the phase (TRP.6). Several of one owner come in the order the owner likes (TRP.5), and each resolves
whole before anybody is asked again (TRP.22).

With the option "reactions" at "windows" whoever might be hiding an answer is asked, even one who has none, so
that neither question nor pause tells what lies there (HID.3). Otherwise only whoever has one is asked.
"""

from __future__ import annotations

from collections.abc import Iterator

from blackrose.engine import cards
from blackrose.engine import events as ev
from blackrose.engine.decisions import Option
from blackrose.engine.frames import answered, ask, pick, play_order, push_effect
from blackrose.engine.standing import Standing, last_words, standing
from blackrose.engine.table import (
    ABSENT,
    ACTIVE,
    CELL,
    NOBODY,
    SENTENCE,
    SLOTS,
    Frame,
    Table,
)
from blackrose.engine.triggers import Met, is_quiet, met
from blackrose.engine.verbs_cubes import place_mark
from blackrose.language import tree as tr

PASS: Option = ("pass",)

WINDOWS = "windows"
"""The value of the option "reactions" with which everybody is asked who might react."""

LEAVING = ev.BITS[ev.REMOVED] | ev.BITS[ev.FELLED]
"""An evocation leaves play; its card may have a last word."""

Numbered = tuple[int, ev.Event]
"""An event that can be answered, with its place among those of the full stop."""


def offer_reactions(t: Table, f: Frame) -> bool:
    """Owner by owner: texts in force apply, Active traps and protections may be revealed.

    ``f.clause`` is whose turn it is (0: the Black Rose, then the seats in play order); what of the owner's
    has applied is remembered in ``f.trigger``, what was in force when the sentence ended in ``f.hit``: a text
    that comes into force meanwhile does not answer what was before it.
    """
    happened = audible(f)
    bits = 0
    for _, event in happened:
        bits |= ev.BITS[event[0]]
    texts = _texts(t, f, happened, bits)
    speakers = _lying_in_wait(t)
    if texts or t.lasting:
        speakers |= {text.faction for text in texts} | {entry[0] for entry in t.lasting}
    elif not speakers:
        return True
    order = (t.rules.rose, *play_order(t))
    while f.clause < len(order):
        owner = order[f.clause]
        answer = _answer_of(t, f, owner, happened, texts) if owner in speakers else PASS
        if answer != PASS:
            _react(t, f, owner, answer, texts)
            return False
        f.clause += 1
        f.trigger = ()
    return True


def audible(f: Frame) -> tuple[Numbered, ...]:
    """The events of a full stop that can be answered: not damage that is quiet."""
    happened: tuple[ev.Event, ...] = f.data[0]
    if len(happened) == 1:  # nearly always
        return () if is_quiet(happened[0]) else ((0, happened[0]),)
    return tuple([numbered for numbered in enumerate(happened) if not is_quiet(numbered[1])])


def _texts(t: Table, f: Frame, happened: tuple[Numbered, ...], bits: int) -> tuple[Standing, ...]:
    """The texts of cards that lie there and wait for what happened, those that lay there at its end."""
    texts = standing(t, bits) if bits & t.rules.whenever_bits else []
    if f.clause == 0 and not f.trigger:
        f.hit = (*map(_mark, t.lasting), *map(_mark, texts)) if texts or t.lasting else ()
    elif texts:
        texts = [text for text in texts if _mark(text) in f.hit]
    if bits & LEAVING & t.rules.whenever_bits:
        for _, event in happened:
            texts.extend(last_words(t, event))
    return tuple(texts)


def _lying_in_wait(t: Table) -> set[int]:
    """The seats with an Active trap or protection."""
    return {
        seat
        for seat, (quick, first, second, third) in enumerate(t.sheet)
        if ACTIVE in (quick & 3, first & 3, second & 3, third & 3)
    }


def _answer_of(
    t: Table, f: Frame, owner: int, happened: tuple[Numbered, ...], texts: tuple[Standing, ...]
) -> Option:
    """What an owner answers next: nothing in force is left out, the rest is free."""
    forced = (*_lasting_options(t, owner, f, happened), *_standing_options(t, owner, f, happened, texts))
    if owner == t.rules.rose:
        return forced[0] if forced else PASS
    free: tuple[Option, ...] = ()
    live = False
    if ACTIVE in [spell & 3 for spell in t.sheet[owner]]:
        free = _active_options(t, owner, f, happened)
        live = t.rules.options.get("reactions") == WINDOWS and _might_react(t, owner, f, happened)
    if not live and not forced and not free:
        return PASS
    options: tuple[Option, ...] = (*forced, *free) if forced else (*free, PASS)
    answer = (ask if live else pick)(t, f, owner, "react", options)
    answered(f)
    return answer


def _react(t: Table, f: Frame, owner: int, answer: Option, texts: tuple[Standing, ...]) -> None:
    word, *numbers = answer
    if word == "lasting":
        slot, sentence, number = map(int, numbers)
        f.trigger = (*f.trigger, _lasting_key(slot, sentence, number))
        entry = next(e for e in t.lasting if e[0] == owner and e[1] == slot and e[3] == sentence)
        _apply_lasting(t, entry, f.data[0][number])
    elif word == "standing":
        code, sentence, key, number = map(int, numbers)
        f.trigger = (*f.trigger, _standing_key(key, sentence, number))
        text = next(s for s in texts if (s.code, s.sentence, s.key) == (code, sentence, key))
        _apply_standing(t, text, f.data[0][number])
    else:
        slot = int(numbers[0])
        event = _met_event(t, f, owner, t.sheet[owner][slot] >> 2, audible(f))
        assert event is not None
        spring(t, owner, slot, event)


# --------------------------------------------------------------------------------------------------
# Texts in force
# --------------------------------------------------------------------------------------------------


def _lasting_options(t: Table, owner: int, f: Frame, happened: tuple[Numbered, ...]) -> Iterator[Option]:
    """Persistents of an owner that an event sets off, each once an event (PER.2)."""
    for seat, slot, code, sentence, target in t.lasting:
        if seat != owner or _mark((seat, slot, code, sentence, target)) not in f.hit:
            continue
        part = t.rules.programs[code].text[sentence]
        if not isinstance(part, tr.Sentence) or part.whenever is None:
            continue
        for number, event in happened:
            if _lasting_key(slot, sentence, number) in f.trigger or _out_of_reach(t, seat, target, event):
                continue
            if met(t, seat, part.whenever, event, target):
                yield ("lasting", slot, sentence, number)


def _out_of_reach(t: Table, seat: int, target: int, event: ev.Event) -> bool:
    """Whether a persistent lies on another mage who is in the Cell: it does not work there, but for what
    brought them there (PER.5).
    """
    if target == seat or not 0 <= target < t.rules.seats or t.place[target] != CELL:
        return False
    return event[0] not in (ev.DEFEATED, ev.CELLED)


def _mark(text: tuple[int, int, int, int, int]) -> int:
    """A number for one text in force, of a spell (seat, slot, effect, sentence, target) or of a card that
    lies there (see :class:`Standing`), that no other text has; on whom it lies does not matter.
    """
    first, second, code, sentence, last = text
    place = last if text.__class__ is Standing else -1 - (first * SLOTS + second)
    return (place * 4096 + code) * 64 + sentence


def _lasting_key(slot: int, sentence: int, number: int) -> int:
    return (slot + 1) * 10_000 + sentence * 100 + number


def _standing_options(
    t: Table, owner: int, f: Frame, happened: tuple[Numbered, ...], texts: tuple[Standing, ...]
) -> Iterator[Option]:
    """Texts of an owner's events, evocations, upgrades and jinxes that an event sets off."""
    for text in texts:
        if text.faction != owner:
            continue
        for number, event in happened:
            if _standing_key(text.key, text.sentence, number) in f.trigger:
                continue
            if _waits_for(t, text, event) and _meets(t, text, event):
                yield ("standing", text.code, text.sentence, text.key, number)


def _standing_key(key: int, sentence: int, number: int) -> int:
    return (key * 64 + sentence) * 1024 + number


def _waits_for(t: Table, text: Standing, event: ev.Event) -> bool:
    """Whether an event is of a sort that a text answers at all."""
    return bool(t.rules.waits[text.code] & ev.BITS[event[0]])


def _meets(t: Table, text: Standing, event: ev.Event) -> Met | None:
    part = t.rules.programs[text.code].text[text.sentence]
    assert isinstance(part, tr.Sentence)
    assert part.whenever is not None
    return met(t, text.faction, part.whenever, event, text.model)


def _apply_lasting(t: Table, entry: tuple[int, int, int, int, int], event: ev.Event) -> None:
    seat, slot, code, sentence, target = entry
    part = t.rules.programs[code].text[sentence]
    assert isinstance(part, tr.Sentence)
    assert part.whenever is not None
    who, room = met(t, seat, part.whenever, event, target) or (NOBODY, NOBODY)
    frame = push_effect(t, code, seat, seat, trigger=event, target=target, room=room, it=target, slot=slot)
    frame.pc, frame.once, frame.met = sentence, SENTENCE, _present(t, who)


def _apply_standing(t: Table, text: Standing, event: ev.Event) -> None:
    """One sentence of a card that lies there: the Black Rose's from nowhere, others from their model."""
    who, room = _meets(t, text, event) or (NOBODY, NOBODY)
    source = text.model if text.model == NOBODY or t.place[text.model] != ABSENT else NOBODY
    frame = push_effect(t, text.code, text.faction, source, trigger=event, room=room, it=source)
    frame.pc, frame.once, frame.met = text.sentence, SENTENCE, _present(t, who)


# --------------------------------------------------------------------------------------------------
# Traps and protections
# --------------------------------------------------------------------------------------------------


def _active_options(
    t: Table, seat: int, f: Frame, happened: tuple[Numbered, ...]
) -> tuple[tuple[str, int], ...]:
    return tuple(
        ("reveal", slot)
        for slot in range(SLOTS)
        if t.sheet[seat][slot] & 3 == ACTIVE
        and _met_event(t, f, seat, t.sheet[seat][slot] >> 2, happened) is not None
    )


def _met_event(t: Table, f: Frame, seat: int, spell: int, happened: tuple[Numbered, ...]) -> ev.Event | None:
    """The event that meets an Active spell's condition, if there is one."""
    program = t.rules.programs[t.rules.card_codes[spell >> 1][spell & 1]]
    for _, event in happened:
        if program.watch & ev.BITS[event[0]] and _sets_off(t, f, seat, program.when, event):
            return event
    return None


def _sets_off(t: Table, f: Frame, seat: int, when: tr.When | None, event: ev.Event) -> bool:
    """Whether an event sets off what a seat's spell waits for.

    Damage must still lie there to be answered (TRP.18, TRP.29), anything else stays met (TRP.19). A mage
    who was in the Cell is out of reach of what waits for their quests (CEL.7).
    """
    if when is None or isinstance(when, tr.Fact | tr.AllOf):
        return False
    if event[0] == ev.SUFFERED and (event[2] == 0 or event[3] not in t.bar[event[1]]):
        return False
    if event[0] in (ev.QUEST_SOLVED, ev.QUEST_COMPLETED) and f.spared >> event[1] & 1:
        return False
    return met(t, seat, when, event) is not None


def _might_react(t: Table, seat: int, f: Frame, happened: tuple[Numbered, ...]) -> bool:
    """Whether, by what everybody can see, a face-down Active spell of a seat may wait for what happened:
    some card of the box with that token does.
    """
    types = {_token(t, spell) for spell in t.sheet[seat] if spell & 3 == ACTIVE}
    return any(
        _sets_off(t, f, seat, when, event)
        for type_ in types
        for when in t.rules.waiting.get(type_, ())
        for _, event in happened
    )


def _token(t: Table, spell: int) -> str:
    card = t.rules.cards[spell >> 3]
    return (card.dark if spell >> 2 & 1 else card.light).type


def could_react(t: Table, f: Frame, seat: int, spell: int) -> bool:
    """Whether a seat could reveal this spell (``card << 1 | side``) at a full stop if it lay Active."""
    return _met_event(t, f, seat, spell, audible(f)) is not None


def spring(t: Table, seat: int, slot: int, event: ev.Event) -> None:
    """A trap or protection is revealed: its mark's cube is placed (SPL.17), then its text resolves on who
    met its condition.
    """
    spell = cards.reveal(t, seat, slot)
    code = t.rules.card_codes[spell >> 1][spell & 1]
    if t.rules.cards[spell >> 1].instability:
        place_mark(t, seat)
    program = t.rules.programs[code]
    assert program.when is not None
    assert not isinstance(program.when, tr.Fact | tr.AllOf)
    who, room = met(t, seat, program.when, event) or (NOBODY, NOBODY)
    target = NOBODY
    if _fits(t, program.aim, who) and not _is_own_doing(program.when):
        target = _present(t, who) if _is_in_range(t, program.aim, seat, who) else ABSENT
    frame = push_effect(t, code, seat, seat, trigger=event, target=target, room=room, slot=slot)
    frame.met = _present(t, who)


def _is_own_doing(when: tr.Trigger) -> bool:
    """Whether a condition is about its owner alone ("you are defeated"): then a target is chosen as usual."""
    trigger = when.trigger if isinstance(when, tr.While) else when
    return isinstance(trigger.who, tr.You)


def _fits(t: Table, aim: tr.Aim, model: int) -> bool:
    """Whether a spell with this aim takes the model that met its condition as its target."""
    if model == NOBODY:
        return False
    mage = 0 <= model < t.rules.seats
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
