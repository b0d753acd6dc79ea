"""Verbs about what is going on: rooms used by an effect, spells that are ignored, cancelled or redirected,
activations that end.
"""

from __future__ import annotations

from blackrose.engine import events as ev
from blackrose.engine.atoms import emit
from blackrose.engine.frames import pick, seat_for
from blackrose.engine.modifiers import forbidden
from blackrose.engine.phrases import models, rooms
from blackrose.engine.table import (
    ACTIVATION,
    AVAILABLE,
    EFFECT,
    EVOCATION,
    MANOEUVRE,
    NOBODY,
    PART,
    RUINED,
    USED,
    WHOLE,
    Frame,
    Table,
)
from blackrose.engine.using_rooms import begin_room, can_use
from blackrose.language import tree as tr

# --------------------------------------------------------------------------------------------------
# Rooms
# --------------------------------------------------------------------------------------------------


def use_room(t: Table, f: Frame, clause: tr.UseRoom) -> bool:
    """Rooms are used from afar (ROO.1): the face that lies there, its token turned, even a turned one
    where the text says so; or the rebuilt effect whatever lies there, and no token is turned.
    """
    if f.actor >= t.rules.seats or forbidden(t, f.actor, "use rooms"):
        return False
    free = clause.rebuilt or clause.spent
    usable = tuple(room for room in range(len(t.tiles)) if free or can_use(t, room))
    used = [room for room in rooms(t, f, clause.where, f.actor, usable) if room in usable]
    for room in reversed(used):
        if clause.rebuilt:
            begin_room(t, f.actor, room, 1)
            continue
        face = t.face[room]
        if face == AVAILABLE:
            t.face[room] = USED
        elif face == USED and not clause.spent:
            continue  # a spent room does nothing
        begin_room(t, f.actor, room, int(face != RUINED))
    return bool(used)


# --------------------------------------------------------------------------------------------------
# Spells that reach somebody
# --------------------------------------------------------------------------------------------------


def _reaching_spell(t: Table, f: Frame) -> Frame | None:
    """The running text a protection answers: that of the spell whose aim set it off."""
    if not f.trigger or f.trigger[0] != ev.TARGETED:
        return None
    caster, code = f.trigger[1], f.trigger[2]
    for frame in reversed(t.stack):
        if frame is not f and frame.kind == EFFECT and frame.code == code and frame.actor == caster:
            return frame
    return None


def ignore_spell(t: Table, f: Frame, clause: tr.IgnoreSpell) -> bool:
    """The spell does not touch who resolves this; others it does (EFF.25)."""
    spell = _reaching_spell(t, f)
    if spell is None or f.actor >= t.rules.seats:
        return False
    spell.spared |= 1 << f.actor
    emit(t, (ev.SPARED, spell.code, f.actor))
    return True


def cancel_spell(t: Table, f: Frame, clause: tr.CancelSpell) -> bool:
    """The spell affects nobody (EFF.4): its text is at its end, and was not resolved; it is spent all the
    same (EFF.26).
    """
    spell = _reaching_spell(t, f)
    if spell is None or spell.once != WHOLE:
        return False
    spell.pc = len(t.rules.programs[spell.code].text)
    spell.once = PART  # only a whole text that ran to its end tells that it was resolved
    emit(t, (ev.CANCELLED, spell.code))
    return True


def redirect_spell(t: Table, f: Frame, clause: tr.RedirectSpell) -> bool:
    """Who resolves this chooses another target that would have been legal (EFF.5); it is aimed anew."""
    from blackrose.engine.effects import aim_options, set_target  # verbs lie below the texts that use them

    spell = _reaching_spell(t, f)
    if spell is None:
        return False
    program = t.rules.programs[spell.code]
    before = (("model", spell.target), ("room", spell.room))
    options = tuple(option for option in aim_options(t, spell, program) if option not in before)
    if not options:
        return False
    answer = pick(t, f, seat_for(t, f.actor), "target", options)
    spell.target = spell.room = NOBODY
    set_target(spell, answer)
    spell.it = spell.target if spell.target >= 0 else NOBODY
    emit(t, (ev.REDIRECTED, spell.code, spell.target, spell.room))
    emit(t, (ev.TARGETED, spell.actor, spell.code, spell.target, spell.room))
    return True


# --------------------------------------------------------------------------------------------------
# Activations
# --------------------------------------------------------------------------------------------------


def end_activation(t: Table, f: Frame, clause: tr.EndActivation) -> bool:
    """The running activation of a mage or an evocation ends with what is being resolved: no part of a
    physical action and no further action follows.
    """
    ended = False
    for model in models(t, f, clause.who, own_side=True):
        for frame in t.stack:
            acting = frame.actor if frame.kind == ACTIVATION else frame.source
            if acting == model and frame.kind in (MANOEUVRE, EVOCATION, ACTIVATION):
                frame.done, ended = 0, True
    return ended


def nothing_now(t: Table, f: Frame, clause: tr.Clause) -> bool:
    """A rule that holds while its card lies there, or that was minded when the card was aimed: nothing
    happens now.
    """
    return True
