"""What a mage does in an activation: explore, fight, command, cast, momentum; and how evocations activate."""

from __future__ import annotations

from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import offer
from blackrose.engine.decisions import STOP, Option
from blackrose.engine.edition import Action, Actions
from blackrose.engine.full_stop.claims import offer_again
from blackrose.engine.meaning.modifiers import forbidden, speed
from blackrose.engine.play import own_quests
from blackrose.engine.play.rose_moves import rose_parts
from blackrose.engine.play.using_rooms import can_use, use_room
from blackrose.engine.programs import NO_PROGRAM
from blackrose.engine.stack import full_stop, push_effect
from blackrose.engine.table import (
    CELL,
    NOBODY,
    OWN_ACTION,
    QUICK,
    READY,
    SLOTS,
    ActivationFrame,
    CastFrame,
    EvocationFrame,
    ManoeuvreFrame,
    Table,
    TextFrame,
)
from blackrose.engine.verbs.cubes import place_mark
from blackrose.engine.verbs.models import blow, may_attack, push_activation, strike_physically
from blackrose.engine.verbs.possibility import NOT

EXPLORE: Final[Option] = ("explore",)
FIGHT: Final[Option] = ("fight",)
COMMAND: Final[Option] = ("command",)
PHYSICAL: Final = ("explore", "fight", "command")
CASTS: Final[tuple[Option, ...]] = tuple(("cast", slot) for slot in range(SLOTS))
MOMENTA: Final[tuple[Option, ...]] = tuple(("momentum", slot) for slot in range(SLOTS))
END: Final[Option] = ("end",)
WAITING: Final = ("trap", "protection")
"""Spells that get a token and wait instead of being resolved."""
USE: Final[Option] = ("use",)

# --------------------------------------------------------------------------------------------------
# Kinds of actions: when they are offered, and how they begin (ACT.4–12, ACT.20)
# --------------------------------------------------------------------------------------------------


def can_act(t: Table, seat: int) -> bool:
    """Whether a mage has an action left: a physical token, or a Ready spell."""
    if t.tokens[seat]:
        return True
    quick, first, second, third = t.sheet[seat]
    return READY in (quick.status, first.status, second.status, third.status)


def why_not_physical(t: Table, seat: int, word: str) -> str:
    """Why a mage cannot take a physical action now, in a word; "" if nothing is in the way."""
    if word == "explore":
        return "" if t.tokens[seat] else "tokens"
    if t.place[seat] == CELL:
        return "in-cell"
    if not t.tokens[seat]:
        return "tokens"
    if forbidden(t, seat, word):
        return "forbidden"
    return "no-evocation" if word == "command" and not own_evocations(t, seat) else ""


def may_explore(t: Table, f: ActivationFrame) -> list[Option]:
    """To explore takes a physical token; it is the way out of the Cell, too."""
    return [] if why_not_physical(t, f.seat, "explore") else [EXPLORE]


def explore(t: Table, f: ActivationFrame, answer: Option) -> None:
    """A run of single moves, and the use of a room."""
    _spend_token(t, f.seat)
    push_manoeuvre(t, f.seat, f.seat, moves=speed(t, f.seat), use=1)


def may_fight(t: Table, f: ActivationFrame) -> list[Option]:
    """To fight takes a physical token, in the Lodge."""
    return [] if why_not_physical(t, f.seat, "fight") else [FIGHT]


def fight(t: Table, f: ActivationFrame, answer: Option) -> None:
    """An attack, and the use of the room."""
    _spend_token(t, f.seat)
    push_manoeuvre(t, f.seat, f.seat, attack=1, use=1)


def may_command(t: Table, f: ActivationFrame) -> list[Option]:
    """To command takes a physical token and an evocation of one's own, in the Lodge."""
    return [] if why_not_physical(t, f.seat, "command") else [COMMAND]


def command(t: Table, f: ActivationFrame, answer: Option) -> None:
    """An evocation of the mage's own activates."""
    _spend_token(t, f.seat)
    push_manoeuvre(t, f.seat, f.seat, command=1)


def _spend_token(t: Table, seat: int) -> None:
    t.tokens[seat] -= 1
    changes.emit(t, ev.EXHAUSTED, seat, t.tokens[seat])


def may_cast_from_slots(t: Table, f: ActivationFrame) -> list[Option]:
    """In the Lodge the Ready quick spell, and the first Ready standard one once an activation (ACT.20)."""
    return [CASTS[slot] for slot in castable_slots(t, f)]


def castable_slots(t: Table, f: ActivationFrame) -> tuple[int, ...]:
    """The slots a mage may cast from now; none from the Cell."""
    ready = changes.ready_slots(t, f.seat)
    if not ready or t.place[f.seat] == CELL:
        return ()
    if ready[0] != QUICK:  # the quick one comes first
        return () if f.cast_standard else ready[:1]
    return ready[:1] if f.cast_standard else ready[:2]


def cast_from_slot(t: Table, f: ActivationFrame, answer: Option) -> None:
    """A spell of a slot is cast."""
    slot = int(answer[1])
    f.cast_standard |= slot != QUICK
    t.stack.append(CastFrame(f.seat, slot))


def may_use_momentum(t: Table, f: ActivationFrame) -> list[Option]:
    """Any Ready spell can be given up for a move."""
    return [MOMENTA[slot] for slot in changes.ready_slots(t, f.seat)]


def use_momentum(t: Table, f: ActivationFrame, answer: Option) -> None:
    """A Ready spell is discarded for a single move."""
    changes.discard_from_sheet(t, f.seat, int(answer[1]))
    push_manoeuvre(t, f.seat, f.seat, moves=1)
    full_stop(t)


ACTIONS = Actions(
    (
        Action("explore", may_explore, explore),
        Action("fight", may_fight, fight),
        Action("command", may_command, command),
        Action("cast", may_cast_from_slots, cast_from_slot),
        Action("momentum", may_use_momentum, use_momentum),
    ),
    most=2,
)
"""The usual actions, two in an activation."""


def own_evocations(t: Table, seat: int) -> list[int]:
    """The evocations a mage owns that stand in the Lodge."""
    start = t.rules.seats + seat * t.rules.places
    return [model for model in range(start, start + t.rules.places) if t.place[model] >= 0]


def run_activation(t: Table, f: ActivationFrame) -> None:
    """Asks for the next action.

    Between actions, and before the first and after the last, effects of Completed quests may be used; they
    stand for no action (QST.7, QST.25, QST.26). The frame remembers those used: one whose text kept it is
    not offered again in this activation, or it could go on for ever.
    """
    answer = f.picks[0] if f.picks else None
    if answer is None:
        options = _next_options(t, f) if f.going else []
        if not options:
            t.stack.pop()
            return
        if t.holding:
            offer_again(t, OWN_ACTION, f.seat)
        answer = offer(t, f, f.seat, "action", tuple(options))
        if answer is None:
            return
    f.picks = ()
    if answer == END:
        t.stack.pop()
    elif answer[0] == "quest":
        f.used = (*f.used, int(answer[1]))
        own_quests.use(t, f.seat, int(answer[1]))
    else:
        f.taken += 1
        _begin(t, f, answer)


def _next_options(t: Table, f: ActivationFrame) -> list[Option]:
    """The actions that are left, the quests whose effects may be used, and, once an action was taken, to
    end; nothing when neither is left.
    """
    options: list[Option] = []
    actions = t.rules.edition.actions
    if f.taken < actions.most:
        for action in actions.kinds:
            options += action.offered(t, f)
    if not options and not f.taken:
        return []
    if t.tasks[f.seat]:
        usable = own_quests.usable(t, f.seat)
        options.extend(("quest", quest) for quest in usable if quest not in f.used)
    if options and f.taken:
        options.append(END)
    return options


def _begin(t: Table, f: ActivationFrame, answer: Option) -> None:
    for action in t.rules.edition.actions.kinds:
        if action.name == answer[0]:
            action.begin(t, f, answer)
            return


# --------------------------------------------------------------------------------------------------
# Manoeuvres: the parts of a physical action or of an evocation's activation, in any order, each optional
# --------------------------------------------------------------------------------------------------


def push_manoeuvre(
    t: Table, model: int, controller: int, moves: int = 0, attack: int = 0, use: int = 0, command: int = 0
) -> None:
    """Begins the parts of a physical action or of an evocation's activation."""
    t.stack.append(ManoeuvreFrame(controller, model, moves, attacks=attack, uses=use, commands=command))


def run_manoeuvre(t: Table, f: ManoeuvreFrame) -> None:
    """Asks for the next part; a run of moves is over once another part begins; a defeat ends it all."""
    answer = f.picks[0] if f.picks else None
    if answer is None:
        rose = f.controller == t.rules.rose  # her evocations do what their rules leave open
        parts = rose_parts if rose else part_options
        options = parts(t, f) if f.going and f.model != NOBODY else []
        if not options:
            t.stack.pop()
            return
        answer = offer(t, f, f.controller, "step" if rose else "part", tuple(options))
        if answer is None:
            return
    f.picks = ()
    if answer == STOP:
        t.stack.pop()
        return
    _part(t, f, answer)


def part_options(t: Table, f: ManoeuvreFrame) -> list[Option]:
    """The parts that are left: moves of the run, the attack, the use of the room, the command; or to stop."""
    here = t.place[f.model]
    if here == CELL:  # the way out is the only part, and it must be taken
        return [("move", room) for room in t.rules.lodge.exits[t.cells[f.model]]] if f.moves else []
    options: list[Option] = list(t.rules.lodge.moves[here]) if f.moves else []
    if f.attacks:
        beside = [m for m, at in enumerate(t.place) if at == here and m != f.model]
        beside = [m for m in beside if may_attack(t, f.controller, m)] if beside else beside
        if beside and blow(t, f.model, f.controller).extent != NOT:
            options.extend([("attack", model) for model in beside])
    if f.uses and not why_not_use(t, f):
        options.append(USE)
    if f.commands:
        options.extend(("model", model) for model in own_evocations(t, f.model))
    if options:
        options.append(STOP)
    return options


def why_not_use(t: Table, f: ManoeuvreFrame) -> str:
    """Why a model cannot use the room it stands in, in a word; "" if nothing is in the way."""
    if not f.uses:
        return "evocation-use" if t.rules.is_evocation(f.model) else "no-use"
    if forbidden(t, f.model, "use rooms"):
        return "forbidden"
    return "" if can_use(t, t.place[f.model]) else "room-used"


def _part(t: Table, f: ManoeuvreFrame, answer: Option) -> None:
    word = answer[0]
    if word == "move":
        f.moves -= 1
        f.moving = 1
        changes.enter(t, f.model, int(answer[1]))
    else:
        if f.moving:
            f.moves = f.moving = 0  # other parts may not come between two moves
        if word == "attack":
            f.attacks -= 1
            _attack(t, f, int(answer[1]))
        elif word == "use":
            f.uses -= 1
            use_room(t, f.controller, t.place[f.model])
        else:
            f.commands -= 1
            push_activation(t, int(answer[1]), f.controller)
    full_stop(t)


def _attack(t: Table, f: ManoeuvreFrame, model: int) -> None:
    """Strikes; an evocation's activation remembers what it inflicted."""
    placed = strike_physically(t, f, f.model, f.controller, model)
    below = t.stack[-2]
    if placed and isinstance(below, EvocationFrame) and below.model == f.model:
        below.inflicted = (*below.inflicted, (model, placed, f.controller))


# --------------------------------------------------------------------------------------------------
# Casting
# --------------------------------------------------------------------------------------------------


def run_cast(t: Table, f: CastFrame) -> None:
    """The next step of the edition's casting; a step that ends the cast takes the frame off."""
    step = t.rules.edition.casting[f.step]
    f.step += 1
    step(t, f)


def reveal_with_mark(t: Table, f: CastFrame) -> None:
    """A spell is revealed and its mark's cube placed. Traps and protections only get their token."""
    spell = t.sheet[f.seat][f.slot]
    if t.rules.side_of(spell).type in WAITING:
        t.stack.pop()
        changes.activate_spell(t, f.seat, f.slot)
    else:
        changes.reveal(t, f.seat, f.slot)
        if t.rules.cards[spell.card].instability:
            place_mark(t, f.seat)
    full_stop(t)


def resolve_spell(t: Table, f: CastFrame) -> None:
    """The text of the revealed side is carried out."""
    t.stack.pop()
    spell = t.sheet[f.seat][f.slot]
    push_effect(t, t.rules.card_codes[spell.card][spell.side], f.seat, f.seat, slot=f.slot)


# --------------------------------------------------------------------------------------------------
# Evocations
# --------------------------------------------------------------------------------------------------


def run_evocation(t: Table, f: EvocationFrame) -> None:
    """An evocation activates: its controller takes over, its ability comes first, then its moves and its
    attack.
    """
    model = f.model
    if model == NOBODY:  # it left play: whoever activated it still learns what it inflicted
        _report(t, f)
    elif f.step == 2 or not f.going:
        t.control[model] = t.rules.owner(model)
        _report(t, f)
    elif f.step == 0:
        f.step = 1
        t.control[model] = f.controller
        changes.emit(t, ev.ACTIVATED, model, f.controller)
        code = t.rules.evocation_codes[t.kind[model]]
        if code != NO_PROGRAM and t.rules.programs[code].when is not None:
            push_effect(t, code, f.controller, model, it=model)
        full_stop(t)
    else:
        f.step = 2
        push_manoeuvre(t, model, f.controller, moves=speed(t, model), attack=1)


def _report(t: Table, f: EvocationFrame) -> None:
    t.stack.pop()
    below = t.stack[-1]
    if isinstance(below, TextFrame):
        below.inflicted = (*below.inflicted, *f.inflicted)
