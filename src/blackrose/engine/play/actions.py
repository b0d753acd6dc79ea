"""What a mage does in an activation: explore, fight, command, cast, momentum; and how evocations activate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import offer
from blackrose.engine.decisions import STOP, Option
from blackrose.engine.edition import Action, Actions
from blackrose.engine.full_stop.claims import offer_again
from blackrose.engine.meaning.modifiers import forbidden, of_mage, speed
from blackrose.engine.meaning.references import evocations_of
from blackrose.engine.play import own_quests
from blackrose.engine.play.rose_moves import rose_parts, toward_parts
from blackrose.engine.play.using_rooms import can_use, use_room, why_not_room
from blackrose.engine.programs import NO_PROGRAM
from blackrose.engine.stack import full_stop, push_effect
from blackrose.engine.table import (
    CELL,
    NO_GOAL,
    NOBODY,
    OWN_ACTION,
    QUICK,
    READY,
    SLOTS,
    ActivationFrame,
    CastFrame,
    EvocationFrame,
    ManoeuvreFrame,
    PhaseFrame,
    Table,
    TextFrame,
)
from blackrose.engine.verbs.attacks import carry_out, decide
from blackrose.engine.verbs.cubes import place_mark
from blackrose.engine.verbs.models import blow, may_attack, push_activation
from blackrose.engine.verbs.possibility import NOT
from blackrose.language import tree as tr

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
ABILITY: Final[Option] = ("ability",)

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
        if not t.tokens[seat]:
            return "tokens"
        return "forbidden" if t.blocks[seat] and _nothing_to_explore(t, seat) else ""
    if t.place[seat] == CELL:
        return "in-cell"
    if not t.tokens[seat]:
        return "tokens"
    if forbidden(t, seat, word):
        return "forbidden"
    return "no-evocation" if word == "command" and not own_evocations(t, seat) else ""


def _nothing_to_explore(t: Table, seat: int) -> bool:
    """Whether blocks keep a mage from exploring, or from walking where there is no room to use either."""
    if forbidden(t, seat, "explore"):
        return True
    here = t.place[seat]
    usable = here != CELL and can_use(t, seat, here) and not forbidden(t, seat, "use rooms")
    return forbidden(t, seat, "walk") and not usable


def may_explore(t: Table, f: ActivationFrame) -> list[Option]:
    """Exploring takes a physical token; it is the way out of the Cell, too."""
    return [] if why_not_physical(t, f.seat, "explore") else [EXPLORE]


def explore(t: Table, f: ActivationFrame, answer: Option) -> None:
    """A run of single moves, and the use of a room."""
    _spend_token(t, f.seat)
    both = len(of_mage(t, f.seat, tr.CombineActions)) > 0
    push_manoeuvre(t, f.seat, f.seat, moves=speed(t, f.seat), attack=int(both), use=1, physical=1)


def may_fight(t: Table, f: ActivationFrame) -> list[Option]:
    """Fighting takes a physical token, and a mage in the Lodge."""
    return [] if why_not_physical(t, f.seat, "fight") else [FIGHT]


def fight(t: Table, f: ActivationFrame, answer: Option) -> None:
    """An attack, and the use of the room."""
    _spend_token(t, f.seat)
    both = len(of_mage(t, f.seat, tr.CombineActions)) > 0
    push_manoeuvre(t, f.seat, f.seat, moves=speed(t, f.seat) if both else 0, attack=1, use=1, physical=1)


def may_command(t: Table, f: ActivationFrame) -> list[Option]:
    """Commanding takes a physical token and an evocation of one's own, both in the Lodge."""
    return [] if why_not_physical(t, f.seat, "command") else [COMMAND]


def command(t: Table, f: ActivationFrame, answer: Option) -> None:
    """An evocation of the mage's own activates."""
    _spend_token(t, f.seat)
    push_manoeuvre(t, f.seat, f.seat, command=1, physical=1)


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
    """Any Ready spell can be given up for a move, by a mage who can move."""
    if forbidden(t, f.seat, "move"):
        return []
    return [MOMENTA[slot] for slot in changes.ready_slots(t, f.seat)]


def use_momentum(t: Table, f: ActivationFrame, answer: Option) -> None:
    """A Ready spell is discarded for a single move."""
    changes.discard_from_sheet(t, f.seat, int(answer[1]))
    push_manoeuvre(t, f.seat, f.seat, moves=1)
    full_stop(t)


def nobody_passes(t: Table, seat: int) -> bool:
    """Whoever can act must take an action (ACT.31)."""
    return False


ACTIONS = Actions(
    (
        Action("explore", may_explore, explore),
        Action("fight", may_fight, fight),
        Action("command", may_command, command),
        Action("cast", may_cast_from_slots, cast_from_slot),
        Action("momentum", may_use_momentum, use_momentum),
    ),
    most=2,
    may_pass=nobody_passes,
)
"""The usual actions, two in an activation."""


def own_evocations(t: Table, seat: int) -> list[int]:
    """The evocations a mage owns that stand in the Lodge; the mage, too, who has become one (GLO.16)."""
    return [model for model in evocations_of(t, seat) if t.place[model] >= 0]


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
        if not f.taken:
            _note_pass(t, f.seat)
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
    if options and (f.taken or actions.may_pass(t, f.seat)):
        options.append(END)
    return options


def _note_pass(t: Table, seat: int) -> None:
    """The phase keeps in mind who has passed since somebody last acted."""
    phase = t.stack[-1]
    if isinstance(phase, PhaseFrame):
        phase.left = (*phase.left, seat)


def _begin(t: Table, f: ActivationFrame, answer: Option) -> None:
    for action in t.rules.edition.actions.kinds:
        if action.name == answer[0]:
            action.begin(t, f, answer)
            return


# --------------------------------------------------------------------------------------------------
# Manoeuvres: the parts of a physical action or of an evocation's activation, in any order, each optional
# --------------------------------------------------------------------------------------------------


def push_manoeuvre(
    t: Table,
    model: int,
    controller: int,
    moves: int = 0,
    attack: int = 0,
    use: int = 0,
    command: int = 0,
    physical: int = 0,
    must: int = 0,
) -> None:
    """Begins the parts of a physical action (``physical``), of momentum or of an evocation's activation; what
    ``must`` be done cannot be left out.
    """
    frame = ManoeuvreFrame(controller, model, moves, attacks=attack, uses=use, commands=command)
    frame.physical, frame.must = physical, must
    t.stack.append(frame)


def run_manoeuvre(t: Table, f: ManoeuvreFrame) -> None:
    """Asks for the next part; a run of moves is over once another part begins; a defeat ends it all."""
    answer = f.picks[0] if f.picks else None
    if answer is None:
        parts = _parts_of(t, f)
        options = parts(t, f) if f.going and f.model != NOBODY else []
        if not options:
            _end_manoeuvre(t, f)
            return
        answer = offer(t, f, f.controller, "part" if parts is part_options else "step", tuple(options))
        if answer is None:
            return
    if answer == STOP:
        f.picks = ()
        _end_manoeuvre(t, f)
        return
    f.cursor = len(f.picks[:1])  # a part may ask for more before it changes anything
    _part(t, f, answer)
    f.picks = ()


def _parts_of(t: Table, f: ManoeuvreFrame) -> Callable[[Table, ManoeuvreFrame], list[Option]]:
    """What says which parts come next: rules, where a model goes toward something or is the Black Rose's."""
    if f.goal != NO_GOAL:
        return toward_parts
    return rose_parts if f.controller == t.rules.rose and _is_hers(t, f.model) else part_options


def _is_hers(t: Table, model: int) -> bool:
    """Whether an evocation is the Black Rose's: it does what its rules leave open, and so does any that her
    Avatar activates (AVA.26). Others whom a text of hers moves are steered by whoever chooses for it.
    """
    if t.rules.avatar != NOBODY and t.rules.is_evocation(model) and model not in t.rules.rose_places:
        return any(isinstance(frame, EvocationFrame) and frame.model == model for frame in t.stack)
    return model != NOBODY and t.rules.owner(model) == t.rules.rose


def _end_manoeuvre(t: Table, f: ManoeuvreFrame) -> None:
    """The parts are through. A physical action that nothing has cut short is told of where a card waits for
    that.
    """
    t.stack.pop()
    if f.physical and f.going and t.place[f.model] >= 0 and t.watch & ev.BITS[ev.ACTED]:
        changes.emit(t, ev.ACTED, f.model, t.place[f.model])
        full_stop(t)


def part_options(t: Table, f: ManoeuvreFrame) -> list[Option]:
    """The parts that are left: moves of the run, the attack, the use of the room, the command; or to stop."""
    here = t.place[f.model]
    moves = f.moves and not forbidden(t, f.model, "walk" if f.physical else "move")
    if here == CELL:  # the way out is the only part, and it must be taken
        return [("move", room) for room in t.rules.lodge.exits[t.cells[f.model]]] if moves else []
    options: list[Option] = list(t.rules.lodge.moves[here]) if moves else []
    if f.attacks:
        beside = []
        if t.place.count(here) > 1:
            beside = [m for m, at in enumerate(t.place) if at == here and m != f.model]
            beside = [m for m in beside if may_attack(t, f.controller, m)]
        if beside and blow(t, f.model, f.controller).extent != NOT:
            options.extend([("attack", model) for model in beside])
        if acts_instead(t, f.model):
            options.append(ABILITY)
    if f.uses and not why_not_use(t, f):
        options.append(USE)
    if f.commands:
        options.extend(("model", model) for model in own_evocations(t, f.model))
    if options and not f.must:
        options.append(STOP)
    return options


def why_not_use(t: Table, f: ManoeuvreFrame) -> str:
    """Why a model cannot use the room it stands in, in a word; "" if nothing is in the way."""
    if not f.uses:
        return "evocation-use" if t.rules.is_evocation(f.model) else "no-use"
    if forbidden(t, f.model, "use rooms"):
        return "forbidden"
    return why_not_room(t, f.controller, t.place[f.model])


def _part(t: Table, f: ManoeuvreFrame, answer: Option) -> None:
    word = answer[0]
    if word == "move":
        f.moves -= 1
        f.moving = 1
        changes.enter(t, f.model, int(answer[1]))
        if f.along != NOBODY and t.place[f.along] >= 0:
            changes.enter(t, f.along, int(answer[1]))
    else:
        if word == "attack":  # it may ask how, and nothing has changed then
            carry_out(t, f, [decide(t, f, f.model, f.controller, int(answer[1]))])
        if f.moving:
            f.moves = f.moving = 0  # other parts may not come between two moves
        if word in ("attack", "ability"):
            f.attacks -= 1
            if t.rules.edition.ways.moves_first and not f.physical:  # a mage can be an evocation, too
                f.moves = 0
        if word == "use":
            f.uses -= 1
            use_room(t, f.controller, t.place[f.model])
        elif word == "ability":
            push_effect(t, _ability(t, f.model), f.controller, f.model, it=f.model)
        elif word == "model":
            f.commands -= 1
            push_activation(t, int(answer[1]), f.controller)
    full_stop(t)


# --------------------------------------------------------------------------------------------------
# Casting
# --------------------------------------------------------------------------------------------------


def run_cast(t: Table, f: CastFrame) -> None:
    """The next step of the edition's casting; a step that ends the cast takes the frame off."""
    f.cursor = 0
    t.rules.edition.casting[f.step](t, f)
    f.step += 1
    f.picks = ()


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
    if t.watch & ev.BITS[ev.CAST]:
        changes.emit(t, ev.CAST, f.seat, f.slot)
    full_stop(t)


def resolve_spell(t: Table, f: CastFrame) -> None:
    """The text of the revealed side is carried out."""
    t.stack.pop()
    spell = t.sheet[f.seat][f.slot]
    text = push_effect(t, t.rules.card_codes[spell.card][spell.side], f.seat, f.seat, slot=f.slot)
    text.origin = f.origin


# --------------------------------------------------------------------------------------------------
# Evocations
# --------------------------------------------------------------------------------------------------


def acts_instead(t: Table, model: int) -> bool:
    """Whether what an evocation's card says comes instead of its attack."""
    return t.rules.is_evocation(model) and t.rules.evocations[t.kind[model]].instead


def _ability(t: Table, model: int) -> int:
    """The text of an evocation's card."""
    return t.rules.evocation_codes[t.kind[model]]


def run_evocation(t: Table, f: EvocationFrame) -> None:
    """An evocation activates: its controller takes over, its ability comes first, then its moves and its
    attack.
    """
    model = f.model
    if model == NOBODY:  # it left play: whoever activated it still learns what it inflicted
        _report(t, f)
    elif f.step == 2 or not f.going or t.kind[model] == NOBODY:  # a mage may be no evocation any more
        t.control[model] = t.rules.owner(model)
        _report(t, f)
    elif f.step == 0:
        f.step = 1
        t.control[model] = f.controller
        changes.emit(t, ev.ACTIVATED, model, f.controller)
        code = _ability(t, model)
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
