"""An Avatar's activation: it turns a command card and carries out its parts from top to bottom (AVA.5–8).

What lies on top of its deck may be armed: then the card is set off by damage on the Avatar, or by a combat
spell aimed at it, and only its trap or protection is carried out (AVA.7, AVA.32).
"""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.components import Part
from blackrose.engine.conditions.facts import side_of_text
from blackrose.engine.meaning.modifiers import forbidden
from blackrose.engine.play.command_deck import take_top
from blackrose.engine.programs import walk
from blackrose.engine.stack import full_stop, push_effect
from blackrose.engine.table import CELL, DUMMY, NOBODY, CommandFrame, PhaseFrame, Table
from blackrose.engine.verbs.cubes import place_mark
from blackrose.language import tree as tr

# --------------------------------------------------------------------------------------------------
# Activations
# --------------------------------------------------------------------------------------------------


def begin_command(t: Table) -> None:
    """It activates. In its Cell a skill may say that it is placed in a room instead; no card is used then
    (AVA.3, AVA.19).
    """
    card = t.rules.avatar_card
    skill = None if card is None else card.skill
    if t.place[t.rules.avatar] == CELL and skill is not None:
        changes.enter(t, t.rules.avatar, room_called(t, skill.room))
        full_stop(t)
    else:
        t.stack.append(CommandFrame())


def room_called(t: Table, name: str) -> int:
    """Where a room of some name lies; the centre where it is not in the Lodge."""
    return next((at for at, tile in enumerate(t.tiles) if t.rules.rooms[tile].name.en == name), 0)


def run_command(t: Table, f: CommandFrame) -> None:
    """The next part of the card, or the next card, or the end."""
    f.cursor = 0
    f.picks = ()
    if f.card == NOBODY:
        _turn(t, f)
        return
    parts = t.rules.commands[f.card].parts
    if not f.going or f.part >= len(parts):
        if f.going and f.extra and t.place[t.rules.avatar] != CELL:  # one more card (AVA.8, AVA.61)
            f.card, f.part = NOBODY, 0
        else:
            t.stack.pop()
        return
    part, code = parts[f.part], t.rules.command_codes[f.card][f.part]
    if _is_kept_from(t, part, code):
        f.part += 1
        return
    if part.instability and not f.marked:
        f.marked = 1
        place_mark(t, t.rules.avatar)
        full_stop(t)
        return
    f.part += 1
    f.marked = 0
    f.extra |= part.extra
    push_effect(t, code, t.rules.avatar, t.rules.avatar)


def _is_kept_from(t: Table, part: Part, code: int) -> bool:
    """Whether it cannot carry out a part: no spell is cast from a Cell (AVA.19), and whatever keeps a mage
    from fighting or exploring keeps it from a physical action of that sort (AVA.21, AVA.63).
    """
    if part.kind == "spell":
        return t.place[t.rules.avatar] == CELL
    fights = any(isinstance(node, tr.Attack) for node in walk(t.rules.programs[code].text))
    return forbidden(t, t.rules.avatar, "fight" if fights else "explore")


def _turn(t: Table, f: CommandFrame) -> None:
    """The next card. For an extra one the deck is not made anew, so that they come to an end (AVA.61)."""
    if f.extra and not t.commands[t.moon - 1]:
        t.stack.pop()
        return
    card = take_top(t)
    if card == NOBODY:
        t.commands_left = 0
        t.stack.pop()
        return
    if not f.extra:
        t.commands_left -= 1  # it counts when it is turned (AVA.61)
    f.card, f.extra = card, 0
    changes.emit(t, ev.COMMANDED, t.rules.avatar, card, t.commands_left)


# --------------------------------------------------------------------------------------------------
# The armed card on top
# --------------------------------------------------------------------------------------------------


def set_off(t: Table, happened: tuple[ev.Event, ...]) -> ev.Event | None:
    """The event that sets off the card on top, if it is armed (AVA.33): damage on the Avatar, or a combat
    spell that is aimed at it. While mages act it must have a card left for it (AVA.39).
    """
    cards = t.commands[t.moon - 1]
    armed = t.rules.commands[cards[-1]].armed if cards else None
    if armed is None or (not t.commands_left and is_action_phase(t)):
        return None
    sets_off = _is_damage if armed.mark == "damaged" else _is_aimed
    return next((event for event in happened if sets_off(t, event)), None)


def is_action_phase(t: Table) -> bool:
    """Whether the phase runs in which mages act."""
    return any(isinstance(frame, PhaseFrame) for frame in t.stack) and (
        t.rules.edition.phases[t.phase].name == "action"
    )


def _is_damage(t: Table, event: ev.Event) -> bool:
    return isinstance(event, ev.Suffered) and event.model == t.rules.avatar and event.amount > 0


def _is_aimed(t: Table, event: ev.Event) -> bool:
    """A combat spell of another mage has taken aim at the Avatar; a room spell aims at nobody (AVA.34)."""
    if not isinstance(event, ev.Targeted) or event.model != t.rules.avatar:
        return False
    program = t.rules.programs[event.effect]
    return program.is_spell and side_of_text(t, event.who, event.effect).type == "combat"


def spring_command(t: Table, event: ev.Event) -> None:
    """The armed card is turned, and its trap or protection carried out on whoever set it off; it counts while
    mages act (AVA.32, AVA.39).
    """
    card = take_top(t)
    if is_action_phase(t):
        t.commands_left -= 1
    changes.emit(t, ev.SPRANG, t.rules.avatar, card, t.commands_left)
    doer = (
        event.by
        if isinstance(event, ev.Suffered)
        else event.who
        if isinstance(event, ev.Targeted)
        else NOBODY
    )
    target = doer if t.rules.is_mage(doer) and t.place[doer] >= 0 else DUMMY - len(t.tiles)
    frame = push_effect(
        t, t.rules.armed_codes[card], t.rules.avatar, t.rules.avatar, trigger=event, target=target
    )
    frame.met = target
