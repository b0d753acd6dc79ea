"""The full stop: what comes between one sentence and the next.

A window holds the events of its sentence and the models whose bars it filled. The edition's list says what
is dealt with and in which order; each step may push frames, and only when all is done the next sentence
comes. What the window itself brings about opens a window of its own.
"""

from __future__ import annotations

from blackrose.engine import atoms, cards, facts
from blackrose.engine import events as ev
from blackrose.engine.decisions import Option
from blackrose.engine.effects import push_effect
from blackrose.engine.frames import answered, full_stop, pick, play_order
from blackrose.engine.table import ACTIVE, DEFEAT, NOBODY, SENTENCE, SLOTS, Frame, Table, replaced
from blackrose.engine.triggers import met
from blackrose.engine.verbs_cubes import place_mark
from blackrose.engine.watching import rewatch
from blackrose.language import tree as tr

PASS: Option = ("pass",)


def run_full_stop(t: Table, f: Frame) -> None:
    """The next step of the edition's list; at its end whatever it brought about gets a full stop too."""
    steps = t.rules.edition.full_stop
    while f.pc < len(steps):
        f.cursor = 0
        if not steps[f.pc](t, f):
            return
        f.pc += 1
        f.clause = 0
        f.trigger = ()
    t.stack.pop()
    full_stop(t)


# --------------------------------------------------------------------------------------------------
# Claims on open quests
# --------------------------------------------------------------------------------------------------


def offer_claims(t: Table, f: Frame) -> bool:
    """In play order each mage may claim open quests, as long as one can be claimed (QST.11, QST.34–38)."""
    happened = f.data[0]
    touched = _touched_quests(t, happened)
    if not touched and not t.holding:
        return True
    order = play_order(t)
    while f.clause < len(order):
        seat = order[f.clause]
        found = claimable(t, seat, happened, touched)
        if found and t.pool[seat]:  # the cube is part of the claim
            options: tuple[Option, ...] = (*(("claim", t.quests[at]) for at in found), PASS)
            answer = pick(t, f, seat, "claim", options)
            answered(f)
            if answer != PASS:
                _claim(t, seat, int(answer[1]))
                return False
        _remember_passed(t, seat, found)
        f.clause += 1
    return True


def _touched_quests(t: Table, happened: tuple[ev.Event, ...]) -> list[int]:
    """The places of open quests that wait for something that happened."""
    bits = 0
    for event in happened:
        bits |= ev.BITS[event[0]]
    watches = t.rules.quest_watches
    quests = t.quests
    return [at for at, claim in enumerate(t.claims) if claim == NOBODY and watches[quests[at]] & bits]


def claimable(t: Table, seat: int, happened: tuple[ev.Event, ...], touched: list[int]) -> list[int]:
    """The places of open quests whose condition a seat meets, by what happened or by what is the case.

    What is the case begins to be so by an event its quest waits for; passed on, it can be claimed at any
    full stop while it holds.
    """
    rules = t.rules
    places = touched
    if t.holding:
        places = [at for at in range(len(t.quests)) if at in touched or t.holding & _bit(seat, at)]
    found = []
    for at in places:
        when = rules.programs[rules.quest_codes[t.quests[at]]].when
        if isinstance(when, tr.Fact | tr.AllOf):
            if facts.holds(t, seat, when):
                found.append(at)
        elif when is not None:
            for event in happened:
                if met(t, seat, when, event):
                    found.append(at)
                    break
    return found


def _claim(t: Table, seat: int, quest: int) -> None:
    at = t.quests.index(quest)
    t.claims = replaced(t.claims, at, seat)
    t.pool[seat] -= 1
    t.holding &= ~(_bit(0, at) | _bit(1, at))
    rewatch(t)
    atoms.emit(t, (ev.CLAIMED, seat, quest))
    push_effect(t, t.rules.quest_codes[quest], seat, seat)


def _remember_passed(t: Table, seat: int, found: list[int]) -> None:
    """Keeps in mind which facts hold and were passed on: they can be claimed at any later full stop."""
    before = t.holding
    holding = before & ~(0xFFFFFFFF << seat * 32)
    for at in found:
        if facts.is_fact(t.rules.programs[t.rules.quest_codes[t.quests[at]]].when):
            holding |= _bit(seat, at)
    if holding != before:
        t.holding = holding
        rewatch(t)


def _bit(seat: int, at: int) -> int:
    return 1 << (seat * 32 + at)


# --------------------------------------------------------------------------------------------------
# Traps, protections, persistents
# --------------------------------------------------------------------------------------------------


def offer_reactions(t: Table, f: Frame) -> bool:
    """Owner by owner in play order: effects in force apply, Active traps and protections may be revealed.

    Several of one owner come in the order the owner likes. What of the owner's has applied is remembered in
    ``f.trigger``; what is revealed resolves before the next owner is asked.
    """
    if not t.lasting and not _any_active(t):
        return True
    order = play_order(t)
    while f.clause < len(order):
        seat = order[f.clause]
        forced = _lasting_options(t, seat, f)
        free = _active_options(t, seat, f)
        options: tuple[Option, ...] = (*forced, *free) if forced else (*free, PASS) if free else ()
        if options:
            answer = pick(t, f, seat, "react", options)
            answered(f)
            if answer != PASS:
                _react(t, f, seat, answer)
                return False
        f.clause += 1
        f.trigger = ()
    return True


def _any_active(t: Table) -> bool:
    return any(spell & 3 == ACTIVE for sheet in t.sheet for spell in sheet)


def _lasting_options(t: Table, seat: int, f: Frame) -> tuple[Option, ...]:
    options: list[Option] = []
    for entry in t.lasting:
        owner, slot, code, pc, target = entry
        if owner != seat:
            continue
        part = t.rules.programs[code].text[pc]
        if isinstance(part, tr.Sentence) and part.whenever is not None:
            for number, event in enumerate(f.data[0]):
                key = (slot + 1) * 10_000 + pc * 100 + number
                if key not in f.trigger and met(t, seat, part.whenever, event, target):
                    options.append(("lasting", slot, pc, number))
    return tuple(options)


def _active_options(t: Table, seat: int, f: Frame) -> tuple[Option, ...]:
    options: list[Option] = []
    for slot in range(SLOTS):
        spell = t.sheet[seat][slot]
        if spell & 3 == ACTIVE and _met_event(t, seat, spell >> 2, f.data[0]) is not None:
            options.append(("reveal", slot))
    return tuple(options)


def _met_event(t: Table, seat: int, spell: int, happened: tuple[ev.Event, ...]) -> ev.Event | None:
    """The event that meets an Active spell's condition; damage must still lie there to be answered
    (TRP.18).
    """
    when = t.rules.programs[t.rules.card_codes[spell >> 1][spell & 1]].when
    if when is None or isinstance(when, tr.Fact | tr.AllOf):
        return None
    for event in happened:
        if event[0] == ev.SUFFERED and (event[2] == 0 or event[3] not in t.bar[event[1]]):
            continue
        if met(t, seat, when, event):
            return event
    return None


def _react(t: Table, f: Frame, seat: int, answer: Option) -> None:
    if answer[0] == "lasting":
        slot, pc, number = int(answer[1]), int(answer[2]), int(answer[3])
        f.trigger = (*f.trigger, (slot + 1) * 10_000 + pc * 100 + number)
        entry = next(e for e in t.lasting if e[0] == seat and e[1] == slot and e[3] == pc)
        _apply_lasting(t, entry, f.data[0][number])
    else:
        slot = int(answer[1])
        event = _met_event(t, seat, t.sheet[seat][slot] >> 2, f.data[0])
        assert event is not None
        spring(t, seat, slot, event)


def _apply_lasting(t: Table, entry: tuple[int, int, int, int, int], event: ev.Event) -> None:
    seat, slot, code, pc, target = entry
    part = t.rules.programs[code].text[pc]
    assert isinstance(part, tr.Sentence)
    assert part.whenever is not None
    found = met(t, seat, part.whenever, event, target)
    room = found[1] if found else NOBODY
    frame = push_effect(t, code, seat, seat, trigger=event, target=target, room=room, it=target, slot=slot)
    frame.pc, frame.once = pc, SENTENCE


def spring(t: Table, seat: int, slot: int, event: ev.Event) -> None:
    """A trap or protection is revealed: its mark's cube is placed, then its text resolves on who met its
    condition.
    """
    spell = cards.reveal(t, seat, slot)
    code = t.rules.card_codes[spell >> 1][spell & 1]
    if t.rules.cards[spell >> 1].instability:
        place_mark(t, seat)
    rewatch(t)
    program = t.rules.programs[code]
    assert program.when is not None
    assert not isinstance(program.when, tr.Fact | tr.AllOf)
    found = met(t, seat, program.when, event) or (NOBODY, NOBODY)
    who = found[0] if program.aim.kind in ("model", "mage", "evocation") else NOBODY
    push_effect(t, code, seat, seat, trigger=event, target=who, room=found[1], slot=slot)


# --------------------------------------------------------------------------------------------------
# Defeats
# --------------------------------------------------------------------------------------------------


def settle_defeats(t: Table, f: Frame) -> bool:
    """Models whose bars this sentence filled and that are still full: evocations leave, mages are
    defeated in play order.
    """
    standing = [
        model for model in range(t.rules.models) if f.data[1] >> model & 1 and atoms.is_full(t, model)
    ]
    for model in standing:
        if model >= t.rules.seats:
            last = t.bar[model][-1]
            atoms.take_off(t, model, felled_by=last, by_model=_last_striker(f, model))
    fallen = [seat for seat in play_order(t) if seat in standing]
    f.data = (f.data[0], 0)
    for seat in reversed(fallen):
        by_model = _last_striker(f, seat)
        t.stack.append(Frame(DEFEAT, actor=t.bar[seat][-1], source=seat, it=by_model))
    return not fallen


def _last_striker(f: Frame, model: int) -> int:
    """The model that inflicted the last damage of this sentence, if anybody waits to know."""
    for event in reversed(f.data[0]):
        if event[0] == ev.SUFFERED and event[1] == model and event[2]:
            return int(event[4])
    return NOBODY


def run_defeat(t: Table, f: Frame) -> None:
    """The edition's steps of a mage's defeat, then a full stop for what waits on it."""
    steps = t.rules.edition.defeat
    if f.pc == 0:  # what the bar showed and where the mage stood, for whatever waits on the defeat
        f.room = t.place[f.source]
        f.did = sum(1 << faction for faction in set(t.bar[f.source]))
    while f.pc < len(steps):
        f.cursor = 0
        if not steps[f.pc](t, f):
            return
        f.pc += 1
    t.stack.pop()
    atoms.emit(t, (ev.DEFEATED, f.source, f.actor, f.it, f.room, f.did))
    full_stop(t)
