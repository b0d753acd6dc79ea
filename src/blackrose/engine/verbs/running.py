"""Verbs about what is going on: rooms used by an effect, spells that are ignored, cancelled or redirected,
activations that end.
"""

from __future__ import annotations

from blackrose.engine import events as ev
from blackrose.engine.aiming import aim_options, set_target, tell_aim
from blackrose.engine.asking.questions import pick
from blackrose.engine.changes import emit
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.colours import tile_of
from blackrose.engine.meaning.modifiers import closed_by_rule, forbidden
from blackrose.engine.meaning.phrases import Nums, aim_of, hostile, in_reach, models, rooms
from blackrose.engine.play.rooms import can_fall, fall, has_fallen
from blackrose.engine.play.using_rooms import begin_room, can_use, was_used
from blackrose.engine.stack import frames_of, push_effect
from blackrose.engine.table import (
    NOBODY,
    PART,
    WHOLE,
    ActivationFrame,
    CastFrame,
    EachMageFrame,
    EvocationFrame,
    FullStopFrame,
    Knowing,
    ManoeuvreFrame,
    Table,
    TextFrame,
    includes,
    including,
)
from blackrose.engine.verbs.cubes import place_mark
from blackrose.engine.verbs.damage import damage_to_come, strike
from blackrose.engine.verbs.possibility import (
    FORBIDDEN,
    NOBODY_THERE,
    NOT_ROSE,
    NOT_RUNNING,
    NOTHING_COUNTED,
    NOWHERE,
    ROOM_NOT_USED,
    ROOM_USED,
    Possible,
    no,
    over,
    when,
)
from blackrose.engine.verbs.registry import possible, verb
from blackrose.language import tree as tr

# --------------------------------------------------------------------------------------------------
# Rooms
# --------------------------------------------------------------------------------------------------


@verb(tr.UseRoom)
def use_room(t: Table, f: TextFrame, clause: tr.UseRoom) -> bool:
    """Rooms are used from afar (ROO.1): the face that lies there, its token turned, even a turned one
    where the text says so; or the rebuilt effect whatever lies there, and no token is turned.
    """
    if t.rules.is_rose(f.actor) or forbidden(t, f.actor, "use rooms"):
        return False
    usable = _usable(t, f.actor, clause)
    used = [room for room in rooms(t, f, clause.where, f.actor, usable) if room in usable]
    for room in reversed(used):
        if clause.rebuilt:
            begin_room(t, f.actor, room, t.rules.faces[t.rules.edition.faces.rebuilt].effect)
            continue
        face = t.rules.faces[t.face[room]]
        if face.spent and not clause.spent and not clause.again:
            continue  # a spent room does nothing
        t.face[room] = face.after_use
        begin_room(t, f.actor, room, face.effect)
    return bool(used)


def _usable(t: Table, seat: int, clause: tr.UseRoom) -> Nums:
    """The rooms that the effect can use at all."""
    rooms_open = [r for r in range(len(t.tiles)) if not includes(t.closed, r) and not closed_by_rule(t, r)]
    if clause.rebuilt:
        return tuple([room for room in rooms_open if not has_fallen(t, room)])
    if clause.again:
        return tuple([room for room in rooms_open if was_used(t, room)])
    spent = [room for room in rooms_open if clause.spent and was_used(t, room)]
    return tuple([room for room in rooms_open if room in spent or can_use(t, seat, room)])


@possible(tr.UseRoom)
def can_use_room(t: Table, f: TextFrame, clause: tr.UseRoom) -> Possible:
    """A mage to whom nothing forbids it can use every room whose token is not turned."""
    if t.rules.is_rose(f.actor):
        return no(NOT_ROSE)
    if forbidden(t, f.actor, "use rooms"):
        return no(FORBIDDEN)
    usable = _usable(t, f.actor, clause)
    where = rooms(t, f, clause.where, f.actor, ask=False)
    reason = ROOM_NOT_USED if clause.again else ROOM_USED
    return over(clause.where, [when(room in usable, reason) for room in where], NOWHERE)


@verb(tr.CopyRoom)
def copy_room(t: Table, f: TextFrame, clause: tr.CopyRoom) -> bool:
    """The effect of a room that was used this round is carried out as part of this one: from where this one
    is, and neither its token nor what waits for that room takes notice.
    """
    copied = _copied(t, f)
    chosen = [room for room in rooms(t, f, clause.where, f.actor, copied) if room in copied]
    for room in reversed(chosen):
        code = t.rules.room_codes[tile_of(t, room)][t.rules.faces[t.face[room]].effect]
        inner = push_effect(t, code, f.actor, f.source, slot=f.slot)
        inner.origin, inner.did, inner.hit, inner.tally = f.origin, f.did, f.hit, f.tally
        inner.extent = PART
    return bool(chosen)


def _copied(t: Table, f: TextFrame) -> Nums:
    """The rooms that can be copied: those used this round but the one whose effect this is."""
    program = t.rules.programs[f.code]
    own = program.component if program.kind == "room" else NOBODY
    return tuple(room for room, tile in enumerate(t.tiles) if tile != own and was_used(t, room))


@possible(tr.CopyRoom)
def can_copy_room(t: Table, f: TextFrame, clause: tr.CopyRoom) -> Possible:
    """A mage can copy every room that was used this round."""
    if t.rules.is_rose(f.actor):
        return no(NOT_ROSE)
    copied = _copied(t, f)
    where = rooms(t, f, clause.where, f.actor, ask=False)
    return over(clause.where, [when(room in copied, ROOM_NOT_USED) for room in where], NOWHERE)


@verb(tr.DestroyRoom)
def destroy_room(t: Table, f: TextFrame, clause: tr.DestroyRoom) -> bool:
    """Rooms collapse at once, and who resolves the effect takes their tokens, used or not (INS.17); where
    rooms are rebuilt they are, at once (MIX.12).
    """
    standing = tuple(room for room in range(len(t.tiles)) if can_fall(t, room))
    chosen = [room for room in rooms(t, f, clause.where, f.actor, standing) if room in standing]
    done = t.rules.edition.ways.rebuilds or fall
    for room in chosen:
        done(t, room, f.actor)
    return bool(chosen)


@possible(tr.DestroyRoom)
def can_destroy_room(t: Table, f: TextFrame, clause: tr.DestroyRoom) -> Possible:
    """Every room can collapse that has not done so, and is not rebuilt."""
    where = rooms(t, f, clause.where, f.actor, ask=False)
    return over(clause.where, [when(can_fall(t, room), NOWHERE) for room in where], NOWHERE)


# --------------------------------------------------------------------------------------------------
# Spells that reach somebody
# --------------------------------------------------------------------------------------------------


def _reaching_spell(t: Table, f: TextFrame) -> list[Knowing]:
    """The frames of the spell a protection answers, the outermost first; none if it is over."""
    return frames_of(t, f.trigger) if isinstance(f.trigger, ev.Reaches) else []


@verb(tr.IgnoreSpell)
def ignore_spell(t: Table, f: TextFrame, clause: tr.IgnoreSpell) -> bool:
    """The spell does not touch who resolves this; others it does (EFF.25)."""
    spell = _reaching_spell(t, f)
    if not spell or t.rules.is_rose(f.actor):
        return False
    for frame in spell:
        frame.spared = including(frame.spared, f.actor)
        if isinstance(frame, EachMageFrame):
            frame.seats = tuple(seat for seat in frame.seats if seat != f.actor)
    emit(t, ev.SPARED, _code(spell), f.actor)
    return True


@possible(tr.IgnoreSpell)
def can_ignore_spell(t: Table, f: TextFrame, clause: tr.IgnoreSpell) -> Possible:
    """A mage can ignore the spell that reaches them."""
    if t.rules.is_rose(f.actor):
        return no(NOT_ROSE)
    return when(_reaching_spell(t, f), NOT_RUNNING)


def _code(spell: list[Knowing]) -> int:
    """The text of a spell."""
    whole = spell[0]
    assert isinstance(whole, TextFrame)
    return whole.code


@verb(tr.CancelSpell)
def cancel_spell(t: Table, f: TextFrame, clause: tr.CancelSpell) -> bool:
    """The spell affects nobody (EFF.4): its text is at its end, and was not resolved; it is spent all the
    same (EFF.26).
    """
    return _cancel(t, f)


def _cancel(t: Table, f: TextFrame) -> bool:
    cast = _spell_being_cast(t, f)
    if cast is not None:
        spell = t.sheet[cast.seat][cast.slot]
        t.stack.remove(cast)
        if cast.mark != NOBODY:
            place_mark(t, cast.seat, cast.mark)
        emit(t, ev.CANCELLED, t.rules.card_codes[spell.card][spell.side])
        return True
    return _cancel_running(t, f)


def _spell_being_cast(t: Table, f: TextFrame) -> CastFrame | None:
    """The cast of the spell that set a text off, while nothing has come of it yet; a trap or protection has
    only got its token.
    """
    if isinstance(f.trigger, ev.Cast):
        for frame in t.stack:
            if isinstance(frame, CastFrame) and (frame.seat, frame.slot) == (f.trigger.who, f.trigger.slot):
                return frame
    return None


@verb(tr.MayCancel)
def may_cancel(t: Table, f: TextFrame, clause: tr.MayCancel) -> bool:
    """The mage named is asked whether the spell is to be cancelled."""
    if not _can_cancel(t, f):
        return False
    for mage in models(t, f, clause.actor, own_side=True):
        if t.rules.is_mage(mage) and pick(t, f, mage, "may", (("yes",), ("no",))) == ("yes",):
            return _cancel(t, f)
    return False


@possible(tr.MayCancel)
def can_may_cancel(t: Table, f: TextFrame, clause: tr.MayCancel) -> Possible:
    """A mage may cancel a spell that is cast or carried out."""
    return when(_can_cancel(t, f), NOT_RUNNING)


def _can_cancel(t: Table, f: TextFrame) -> bool:
    return _spell_being_cast(t, f) is not None or _is_running(_reaching_spell(t, f))


def _cancel_running(t: Table, f: TextFrame) -> bool:
    spell = _reaching_spell(t, f)
    if not _is_running(spell):
        return False
    for frame in spell:
        if isinstance(frame, TextFrame):
            frame.sentence = len(t.rules.programs[frame.code].text)
            frame.extent = PART  # only a whole text that ran to its end tells that it was resolved
        elif isinstance(frame, EachMageFrame):
            frame.seats = ()
    emit(t, ev.CANCELLED, _code(spell))
    return True


def _is_running(spell: list[Knowing]) -> bool:
    """Whether a spell's whole text is carried out."""
    return bool(spell) and isinstance(spell[0], TextFrame) and spell[0].extent == WHOLE


@possible(tr.CancelSpell)
def can_cancel_spell(t: Table, f: TextFrame, clause: tr.CancelSpell) -> Possible:
    """A spell can be cancelled while its whole text is carried out."""
    return when(_can_cancel(t, f), NOT_RUNNING)


@verb(tr.RedirectSpell)
def redirect_spell(t: Table, f: TextFrame, clause: tr.RedirectSpell) -> bool:
    """Whoever resolves this chooses another target that would have been legal (EFF.5); it is aimed anew, so
    everybody it touches then may answer.
    """
    spell = _reaching_spell(t, f)
    options = _other_targets(t, spell) if clause.to is None else _named_targets(t, f, clause.to, spell)
    if not options:
        return False
    answer = pick(t, f, f.actor, "target", options)
    whole = spell[0]
    assert isinstance(whole, TextFrame)
    for frame in spell:
        frame.target = frame.room = NOBODY
        set_target(frame, answer)
        frame.it = frame.target if frame.target >= 0 else NOBODY
        frame.reached = 0
    emit(t, ev.REDIRECTED, whole.code, whole.target, whole.room)
    tell_aim(t, whole)
    return True


def _other_targets(t: Table, spell: list[Knowing]) -> tuple[Option, ...]:
    """What a spell could have been aimed at besides its target; one without a chosen target at nothing."""
    whole = spell[0] if spell else None
    if not isinstance(whole, TextFrame) or aim_of(t, whole).kind in ("self", "special"):
        return ()
    before = (("model", whole.target), ("room", whole.room))
    options = aim_options(t, whole, t.rules.programs[whole.code])
    return tuple(option for option in options if option not in before)


def _named_targets(t: Table, f: TextFrame, ref: tr.ModelRef, spell: list[Knowing]) -> tuple[Option, ...]:
    """The models that a phrase means at which the spell could have been aimed as well: not at its caster, and
    not at whom it is aimed at now.
    """
    whole = spell[0] if spell else None
    legal = _other_targets(t, spell)
    if not isinstance(whole, TextFrame) or not legal:
        return ()
    meant = models(t, f, ref, own_side=True, ask=False)
    return tuple(("model", m) for m in meant if m != whole.actor and ("model", m) in legal)


@possible(tr.RedirectSpell)
def can_redirect_spell(t: Table, f: TextFrame, clause: tr.RedirectSpell) -> Possible:
    """A spell can be redirected if another target would have been legal, or is named."""
    spell = _reaching_spell(t, f)
    found = _other_targets(t, spell) if clause.to is None else _named_targets(t, f, clause.to, spell)
    return when(found, NOBODY_THERE if spell else NOT_RUNNING)


@verb(tr.IgnoreSpellDamage)
def ignore_spell_damage(t: Table, f: TextFrame, clause: tr.IgnoreSpellDamage) -> bool:
    """The spell does not hurt who resolves this; whatever else it does it does."""
    spell = _reaching_spell(t, f)
    if not spell or t.rules.is_rose(f.actor):
        return False
    for frame in spell:
        frame.unhurt = including(frame.unhurt, f.actor)
    emit(t, ev.SPARED, _code(spell), f.actor)
    return True


@possible(tr.IgnoreSpellDamage)
def can_ignore_spell_damage(t: Table, f: TextFrame, clause: tr.IgnoreSpellDamage) -> Possible:
    """A mage can ignore the damage of the spell that reaches them."""
    if t.rules.is_rose(f.actor):
        return no(NOT_ROSE)
    return when(_reaching_spell(t, f), NOT_RUNNING)


@verb(tr.ReturnSpellDamage)
def return_spell_damage(t: Table, f: TextFrame, clause: tr.ReturnSpellDamage) -> bool:
    """The caster suffers as much as the spell would inflict on whoever resolves this."""
    spell = _reaching_spell(t, f)
    last = spell[-1] if spell else None
    if not isinstance(last, TextFrame) or not isinstance(f.trigger, ev.Reaches):
        return False
    caster, wanted = f.trigger.who, damage_to_come(t, last, f.actor)
    if not wanted or not hostile(t, f.actor, caster) or not in_reach(t, f, caster):
        return False
    return strike(t, f, f.actor, NOBODY, (caster,), wanted)


@possible(tr.ReturnSpellDamage)
def can_return_spell_damage(t: Table, f: TextFrame, clause: tr.ReturnSpellDamage) -> Possible:
    """Damage can be given back if the spell would inflict any."""
    spell = _reaching_spell(t, f)
    last = spell[-1] if spell else None
    if not isinstance(last, TextFrame):
        return no(NOT_RUNNING)
    return when(damage_to_come(t, last, f.actor), NOTHING_COUNTED)


@verb(tr.CancelRoom)
def cancel_room(t: Table, f: TextFrame, clause: tr.CancelRoom) -> bool:
    """Nothing comes of the room, and its token is not turned; what it cost to activate it is spent."""
    frame = _room_begun(t, f)
    if frame is None or not isinstance(f.trigger, ev.UsedRoom):
        return False
    t.stack.remove(frame)
    room = f.trigger.room
    faces = t.rules.faces
    before = [n for n, kind in enumerate(faces) if kind.usable and kind.after_use == t.face[room]]
    if before:
        t.face[room] = before[0]
    _was_not(t, f.trigger)
    emit(t, ev.CANCELLED, frame.code)
    return True


def _was_not(t: Table, event: ev.Event) -> None:
    """What was cancelled did not happen: nothing else answers it at its full stop (TRP.38)."""
    for frame in reversed(t.stack):
        if isinstance(frame, FullStopFrame) and event in frame.happened:
            frame.happened = tuple([other for other in frame.happened if other != event])
            return


def _room_begun(t: Table, f: TextFrame) -> TextFrame | None:
    """The effect of the room that set a text off, while it has not begun to be carried out."""
    if not isinstance(f.trigger, ev.UsedRoom):
        return None
    begun = [frame for frame in t.stack if isinstance(frame, TextFrame) and frame.sentence <= 0]
    for frame in begun:
        if (frame.actor, frame.code, frame.clause) == (f.trigger.who, f.trigger.effect, 0):
            return frame
    return None


@possible(tr.CancelRoom)
def can_cancel_room(t: Table, f: TextFrame, clause: tr.CancelRoom) -> Possible:
    """A room can be cancelled before its effect has begun."""
    return when(_room_begun(t, f) is not None, NOT_RUNNING)


# --------------------------------------------------------------------------------------------------
# Activations
# --------------------------------------------------------------------------------------------------


@verb(tr.EndActivation)
def end_activation(t: Table, f: TextFrame, clause: tr.EndActivation) -> bool:
    """The running activation of a mage or an evocation ends with what is being resolved: no part of a
    physical action and no further action follows.
    """
    ended = False
    for model in models(t, f, clause.who, own_side=True):
        for frame in _activations(t, model):
            frame.going, ended = 0, True
    return ended


def _activations(t: Table, model: int) -> list[ActivationFrame | ManoeuvreFrame | EvocationFrame]:
    """What is running of the activation of a mage or an evocation."""
    found: list[ActivationFrame | ManoeuvreFrame | EvocationFrame] = []
    for frame in t.stack:
        if isinstance(frame, ActivationFrame):
            if frame.seat == model:
                found.append(frame)
        elif isinstance(frame, (ManoeuvreFrame, EvocationFrame)) and frame.model == model:
            found.append(frame)
    return found


@possible(tr.EndActivation)
def can_end_activation(t: Table, f: TextFrame, clause: tr.EndActivation) -> Possible:
    """An activation can end while it is running."""
    chosen = models(t, f, clause.who, own_side=True, ask=False)
    return over(clause.who, [when(_activations(t, model), NOT_RUNNING) for model in chosen])
