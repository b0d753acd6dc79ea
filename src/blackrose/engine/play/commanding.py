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
from blackrose.engine.rng import shuffled
from blackrose.engine.stack import full_stop, push_effect
from blackrose.engine.table import CELL, DUMMY, NOBODY, CommandFrame, PhaseFrame, Table
from blackrose.engine.verbs.cubes import place_mark

# --------------------------------------------------------------------------------------------------
# The deck
# --------------------------------------------------------------------------------------------------


def deck(t: Table) -> tuple[int, ...]:
    """The command deck of the running moon, top last; an empty one is made anew from what was used of it
    (AVA.45, AVA.62).
    """
    moon = t.moon - 1
    if not t.commands[moon]:
        back = [card for card in t.commanded if card in t.rules.command_decks[moon]]
        if back:
            t.commanded = tuple([card for card in t.commanded if card not in back])
            _lay(t, moon, shuffled(t, back))
            changes.emit(t, ev.COMMANDS_BACK, t.rules.avatar, len(back))
    return t.commands[moon]


def _lay(t: Table, moon: int, cards: tuple[int, ...]) -> None:
    t.commands = (*t.commands[:moon], cards, *t.commands[moon + 1 :])


def take_top(t: Table) -> int:
    """Turns the top card: it comes to lie face-up in the Avatar's Memories; NOBODY if there is none."""
    cards = deck(t)
    if not cards:
        return NOBODY
    _lay(t, t.moon - 1, cards[:-1])
    t.commanded = (*t.commanded, cards[-1])
    t.reveals += 1
    return cards[-1]


def discard_top(t: Table, number: int) -> int:
    """The top cards go to its Memories, unresolved and not counted (AVA.45); gives how many."""
    gone = 0
    while gone < number and (card := take_top(t)) != NOBODY:
        changes.emit(t, ev.COMMAND_LOST, t.rules.avatar, card)
        gone += 1
    return gone


def put_back(t: Table) -> None:
    """The cards used in the round are shuffled, and lie under the decks they belong to (AVA.51)."""
    if not t.commanded:
        return
    for moon, cards in enumerate(t.rules.command_decks):
        back = [card for card in t.commanded if card in cards]
        if back:
            _lay(t, moon, (*shuffled(t, back), *t.commands[moon]))
    changes.emit(t, ev.COMMANDS_BACK, t.rules.avatar, len(t.commanded))
    t.commanded = ()


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
        if f.going and f.extra:  # one more card, which does not count (AVA.8); none in the Cell (AVA.61)
            f.card, f.part = NOBODY, 0
        else:
            t.stack.pop()
        return
    part = parts[f.part]
    if _is_kept_from(t, part):
        f.part += 1
        return
    if part.instability and not f.marked:
        f.marked = 1
        place_mark(t, t.rules.avatar)
        full_stop(t)
        return
    code = t.rules.command_codes[f.card][f.part]
    f.part += 1
    f.marked = 0
    f.extra |= part.extra
    push_effect(t, code, t.rules.avatar, t.rules.avatar)


def _is_kept_from(t: Table, part: Part) -> bool:
    """Whether it cannot carry out a part: no spell is cast from a Cell (AVA.19), and blocks keep it from
    physical actions as they keep a mage (AVA.21).
    """
    if part.kind == "spell":
        return t.place[t.rules.avatar] == CELL
    return forbidden(t, t.rules.avatar, "explore") and forbidden(t, t.rules.avatar, "fight")


def _turn(t: Table, f: CommandFrame) -> None:
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
