"""What a mage does in an activation: explore, fight, command, cast, momentum; and how evocations activate."""

from __future__ import annotations

from blackrose.engine import atoms, cards, own_quests
from blackrose.engine import events as ev
from blackrose.engine.decisions import Option
from blackrose.engine.frames import full_stop, pick, push_effect, seat_for
from blackrose.engine.modifiers import forbidden, speed
from blackrose.engine.phrases import hostile
from blackrose.engine.programs import NO_PROGRAM
from blackrose.engine.rose_moves import rose_parts
from blackrose.engine.table import (
    CAST,
    CELL,
    EFFECT,
    MANOEUVRE,
    NOBODY,
    QUICK,
    READY,
    SLOTS,
    Frame,
    Table,
)
from blackrose.engine.using_rooms import can_use, use_room
from blackrose.engine.verbs_cubes import place_mark
from blackrose.engine.verbs_models import push_activation, strike_physically

EXPLORE: Option = ("explore",)
FIGHT: Option = ("fight",)
COMMAND: Option = ("command",)
CASTS: tuple[Option, ...] = tuple(("cast", slot) for slot in range(SLOTS))
MOMENTA: tuple[Option, ...] = tuple(("momentum", slot) for slot in range(SLOTS))
END: Option = ("end",)
ACTIONS = 2
"""How many actions an activation has at most."""
USE: Option = ("use",)
STOP: Option = ("stop",)

# --------------------------------------------------------------------------------------------------
# A mage's activation: one or two actions
# --------------------------------------------------------------------------------------------------


def can_act(t: Table, seat: int) -> bool:
    """Whether a mage has an action left: a physical token, or a Ready spell."""
    if t.tokens[seat]:
        return True
    quick, first, second, third = t.sheet[seat]
    return READY in (quick & 3, first & 3, second & 3, third & 3)


def action_options(t: Table, seat: int, cast_standard: bool) -> list[Option]:
    """The actions open to a mage now (ACT.4–12, ACT.20)."""
    options: list[Option] = []
    in_cell = t.place[seat] == CELL
    quick, first, second, third = t.sheet[seat]
    if t.tokens[seat]:
        options.append(EXPLORE)
        if not in_cell:
            if not forbidden(t, seat, "fight"):
                options.append(FIGHT)
            if own_evocations(t, seat) and not forbidden(t, seat, "command"):
                options.append(COMMAND)
    ready = [slot for slot, spell in ((0, quick), (1, first), (2, second), (3, third)) if spell & 3 == READY]
    if not in_cell and ready:
        standard = ready
        if ready[0] == QUICK:
            options.append(CASTS[QUICK])
            standard = ready[1:]
        if standard and not cast_standard:
            options.append(CASTS[standard[0]])
    for slot in ready:
        options.append(MOMENTA[slot])
    return options


def own_evocations(t: Table, seat: int) -> list[int]:
    """The evocations a mage owns that stand in the Lodge."""
    start = t.rules.seats + seat * t.rules.places
    return [model for model in range(start, start + t.rules.places) if t.place[model] >= 0]


def run_activation(t: Table, f: Frame) -> None:
    """Asks for the next action; ``f.pc`` counts those taken, ``f.clause`` remembers a standard cast.

    Between actions, and before the first and after the last, effects of Completed quests may be used; they
    stand for no action (QST.7, QST.25, QST.26). ``f.data`` remembers those used: one whose text kept it is
    not offered again in this activation, or it could go on for ever.
    """
    if f.picks:
        answer: Option = f.picks[0]
    else:
        options = _next_options(t, f) if f.done else []
        if not options:
            t.stack.pop()
            return
        f.cursor = 0
        answer = pick(t, f, f.actor, "action", tuple(options))
    f.picks = ()
    if answer == END:
        t.stack.pop()
    elif answer[0] == "quest":
        f.data = (*f.data, int(answer[1]))
        own_quests.use(t, f.actor, int(answer[1]))
    else:
        f.pc += 1
        _begin(t, f, answer)


def _next_options(t: Table, f: Frame) -> list[Option]:
    """The actions that are left, the quests whose effects may be used, and, once an action was taken, to
    end; nothing when neither is left.
    """
    options = action_options(t, f.actor, bool(f.clause)) if f.pc < ACTIONS else []
    if not options and not f.pc:
        return []
    if t.tasks[f.actor]:
        usable = own_quests.usable(t, f.actor)
        options.extend(("quest", quest) for quest in usable if quest not in f.data)
    if options and f.pc:
        options.append(END)
    return options


def _begin(t: Table, f: Frame, answer: Option) -> None:
    seat, word = f.actor, answer[0]
    if word == "cast":
        slot = int(answer[1])
        f.clause |= slot != QUICK
        t.stack.append(Frame(CAST, actor=seat, source=seat, slot=slot))
        return
    if word == "momentum":
        cards.discard_from_sheet(t, seat, int(answer[1]))
        push_manoeuvre(t, seat, seat, moves=1)
        full_stop(t)
        return
    t.tokens[seat] -= 1
    atoms.emit(t, (ev.EXHAUSTED, seat, t.tokens[seat]))
    if word == "explore":
        push_manoeuvre(t, seat, seat, moves=speed(t, seat), use=1)
    elif word == "fight":
        push_manoeuvre(t, seat, seat, attack=1, use=1)
    else:
        push_manoeuvre(t, seat, seat, command=1)


# --------------------------------------------------------------------------------------------------
# Manoeuvres: the parts of a physical action or of an evocation's activation, in any order, each optional
# --------------------------------------------------------------------------------------------------


def push_manoeuvre(
    t: Table, model: int, controller: int, moves: int = 0, attack: int = 0, use: int = 0, command: int = 0
) -> None:
    """Begins the parts: data are single moves left, whether the run has begun, attacks, uses and commands
    left.
    """
    t.stack.append(Frame(MANOEUVRE, actor=controller, source=model, data=(moves, 0, attack, use, command)))


def run_manoeuvre(t: Table, f: Frame) -> None:
    """Asks for the next part; a run of moves is over once another part begins; a defeat ends it all."""
    if f.picks:
        answer: Option = f.picks[0]
    else:
        rose = f.actor >= t.rules.seats  # her evocations do what their rules leave open
        parts = rose_parts if rose else part_options
        options = parts(t, f) if f.done and f.source != NOBODY else []
        if not options:
            t.stack.pop()
            return
        f.cursor = 0
        answer = pick(t, f, seat_for(t, f.actor), "step" if rose else "part", tuple(options))
    f.picks = ()
    if answer == STOP:
        t.stack.pop()
        return
    _part(t, f, answer)


def part_options(t: Table, f: Frame) -> list[Option]:
    """The parts that are left: moves of the run, the attack, the use of the room, the command; or to stop."""
    moves, _, attack, use, command = f.data
    here = t.place[f.source]
    if here == CELL:  # the way out is the only part, and it must be taken
        return [("move", room) for room in t.rules.lodge.exits[t.cells[f.source]]] if moves else []
    options: list[Option] = list(t.rules.lodge.moves[here]) if moves else []
    if attack:
        controller = f.actor
        for model, at in enumerate(t.place):
            if at == here and model != f.source and hostile(t, controller, model):
                options.append(("attack", model))
    if use and can_use(t, here) and not forbidden(t, f.source, "use rooms"):
        options.append(USE)
    if command:
        options.extend(("model", model) for model in own_evocations(t, f.source))
    if options:
        options.append(STOP)
    return options


def _part(t: Table, f: Frame, answer: Option) -> None:
    moves, moving, attack, use, command = f.data
    word = answer[0]
    if word == "move":
        f.data = (moves - 1, 1, attack, use, command)
        atoms.enter(t, f.source, int(answer[1]))
    else:
        moves = 0 if moving else moves  # other parts may not come between two moves
        if word == "attack":
            f.data = (moves, 0, attack - 1, use, command)
            _attack(t, f, int(answer[1]))
        elif word == "use":
            f.data = (moves, 0, attack, use - 1, command)
            use_room(t, f.actor, t.place[f.source])
        else:
            f.data = (moves, 0, attack, use, command - 1)
            push_activation(t, int(answer[1]), f.actor)
    full_stop(t)


def _attack(t: Table, f: Frame, model: int) -> None:
    """Strikes; an evocation's activation remembers what it inflicted."""
    placed = strike_physically(t, f, f.source, f.actor, model)
    below = t.stack[-2]
    if placed and below.source == f.source and len(below.data) >= 2:
        below.data = (*below.data, (model, placed, f.actor))


# --------------------------------------------------------------------------------------------------
# Casting
# --------------------------------------------------------------------------------------------------


def run_cast(t: Table, f: Frame) -> None:
    """A spell is revealed and its mark's cube placed; then its text resolves. Traps and protections only
    get their token.
    """
    seat, slot = f.actor, f.slot
    spell = t.sheet[seat][slot] >> 2
    card = t.rules.cards[spell >> 1]
    side = card.dark if spell & 1 else card.light
    if side.type in ("trap", "protection"):
        t.stack.pop()
        cards.activate_spell(t, seat, slot)
    elif f.pc == 0:
        f.pc = 1
        cards.reveal(t, seat, slot)
        if card.instability:
            place_mark(t, seat)
    else:
        t.stack.pop()
        push_effect(t, t.rules.card_codes[spell >> 1][spell & 1], seat, seat, slot=slot)
        return
    full_stop(t)


# --------------------------------------------------------------------------------------------------
# Evocations
# --------------------------------------------------------------------------------------------------


def run_evocation(t: Table, f: Frame) -> None:
    """An evocation activates: its controller takes over, its ability comes first, then its moves and its
    attack.
    """
    model = f.source
    if model == NOBODY:  # it left play: whoever activated it still learns what it inflicted
        _report(t, f)
    elif f.pc == 2 or not f.done:
        t.control[model] = t.rules.owner(model)
        _report(t, f)
    elif f.pc == 0:
        f.pc = 1
        t.control[model] = f.actor
        atoms.emit(t, (ev.ACTIVATED, model, f.actor))
        code = t.rules.evocation_codes[t.kind[model]]
        if code != NO_PROGRAM and t.rules.programs[code].when is not None:
            push_effect(t, code, f.actor, model, it=model)
        full_stop(t)
    else:
        f.pc = 2
        push_manoeuvre(t, model, f.actor, moves=speed(t, model), attack=1)


def _report(t: Table, f: Frame) -> None:
    t.stack.pop()
    below = t.stack[-1]
    if below.kind == EFFECT:
        below.data = (*below.data, *f.data[2:])
