"""Verbs about what is going on: rooms used by an effect, spells that are ignored, cancelled or redirected,
activations that end.
"""

from __future__ import annotations

from blackrose.engine import events as ev
from blackrose.engine.aiming import aim_options, set_target
from blackrose.engine.asking.questions import pick
from blackrose.engine.changes import emit
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.modifiers import forbidden
from blackrose.engine.meaning.phrases import Nums, aim_of, models, rooms
from blackrose.engine.play.using_rooms import begin_room, can_use
from blackrose.engine.stack import frames_of
from blackrose.engine.table import (
    NOBODY,
    PART,
    WHOLE,
    ActivationFrame,
    EachMageFrame,
    EvocationFrame,
    Knowing,
    ManoeuvreFrame,
    Table,
    TextFrame,
)
from blackrose.engine.verbs.possibility import (
    FORBIDDEN,
    NOBODY_THERE,
    NOT_ROSE,
    NOT_RUNNING,
    NOWHERE,
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
    usable = _usable(t, clause)
    used = [room for room in rooms(t, f, clause.where, f.actor, usable) if room in usable]
    for room in reversed(used):
        if clause.rebuilt:
            begin_room(t, f.actor, room, t.rules.faces[t.rules.edition.faces.rebuilt].effect)
            continue
        face = t.rules.faces[t.face[room]]
        if face.spent and not clause.spent:
            continue  # a spent room does nothing
        t.face[room] = face.after_use
        begin_room(t, f.actor, room, face.effect)
    return bool(used)


def _usable(t: Table, clause: tr.UseRoom) -> Nums:
    """The rooms that the effect can use at all."""
    free = clause.rebuilt or clause.spent
    return tuple(room for room in range(len(t.tiles)) if free or can_use(t, room))


@possible(tr.UseRoom)
def can_use_room(t: Table, f: TextFrame, clause: tr.UseRoom) -> Possible:
    """A mage to whom nothing forbids it can use every room whose token is not turned."""
    if t.rules.is_rose(f.actor):
        return no(NOT_ROSE)
    if forbidden(t, f.actor, "use rooms"):
        return no(FORBIDDEN)
    usable = _usable(t, clause)
    where = rooms(t, f, clause.where, f.actor, ask=False)
    return over(clause.where, [when(room in usable, ROOM_USED) for room in where], NOWHERE)


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
        frame.spared |= 1 << f.actor
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
    return when(_is_running(_reaching_spell(t, f)), NOT_RUNNING)


@verb(tr.RedirectSpell)
def redirect_spell(t: Table, f: TextFrame, clause: tr.RedirectSpell) -> bool:
    """Who resolves this chooses another target that would have been legal (EFF.5); it is aimed anew, so
    everybody it touches then may answer.
    """
    spell = _reaching_spell(t, f)
    options = _other_targets(t, spell)
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
    emit(t, ev.TARGETED, whole.actor, whole.code, whole.target, whole.room)
    return True


def _other_targets(t: Table, spell: list[Knowing]) -> tuple[Option, ...]:
    """What a spell could have been aimed at besides its target; one without a chosen target at nothing."""
    whole = spell[0] if spell else None
    if not isinstance(whole, TextFrame) or aim_of(t, whole).kind in ("self", "special"):
        return ()
    before = (("model", whole.target), ("room", whole.room))
    options = aim_options(t, whole, t.rules.programs[whole.code])
    return tuple(option for option in options if option not in before)


@possible(tr.RedirectSpell)
def can_redirect_spell(t: Table, f: TextFrame, clause: tr.RedirectSpell) -> Possible:
    """A spell can be redirected if another target would have been legal."""
    spell = _reaching_spell(t, f)
    return when(_other_targets(t, spell), NOBODY_THERE if spell else NOT_RUNNING)


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
