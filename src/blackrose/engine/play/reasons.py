"""Why something that a player may look for is not among the answers, by the conditions that list them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from blackrose.engine import changes
from blackrose.engine.aiming import aimed_rooms
from blackrose.engine.asking.secret import SKIP
from blackrose.engine.decisions import Decision
from blackrose.engine.meaning.phrases import aim_of, leaves_choice, models, rooms
from blackrose.engine.play.actions import (
    END,
    PHYSICAL,
    castable_slots,
    why_not_physical,
    why_not_use,
)
from blackrose.engine.table import (
    ACTIVE,
    CELL,
    EMPTY,
    NOBODY,
    QUICK,
    REVEALED,
    TASK_COMPLETED,
    ActivationFrame,
    ManoeuvreFrame,
    Table,
    TextFrame,
)
from blackrose.engine.verbs.models import blow, why_not_attack
from blackrose.engine.verbs.possibility import IMMUNE, NOT
from blackrose.engine.verbs.registry import verify
from blackrose.language import tree as tr


class Missing(NamedTuple):
    """Something that is not offered, and why. ``what`` is the answer's word, or any (a cast from any slot),
    action (any action at all) or target. ``slot``, ``model`` and ``room`` say which one; ``instead`` is the
    slot that comes before (NOBODY where none is meant). ``why`` is a verb's reason behind "cannot-".
    """

    what: str
    why: str
    slot: int = NOBODY
    model: int = NOBODY
    instead: int = NOBODY
    room: int = NOBODY


def missing(t: Table, decision: Decision) -> Iterator[Missing]:
    """What a decision does not offer that its player may look for."""
    find = _BY_KIND.get(decision.kind)
    return iter(()) if find is None else find(t, decision)


# --------------------------------------------------------------------------------------------------
# Actions
# --------------------------------------------------------------------------------------------------


def _actions(t: Table, decision: Decision) -> Iterator[Missing]:
    seat, frame = decision.seat, t.stack[-1]
    assert isinstance(frame, ActivationFrame)
    if frame.taken >= t.rules.edition.actions.most:  # only quests are left to use
        yield Missing("action", "two-actions")
        return
    kinds = [action.name for action in t.rules.edition.actions.kinds]
    for word in PHYSICAL:
        if word in kinds and (why := why_not_physical(t, seat, word)):
            yield Missing(word, why)
    yield from _casts(t, frame)
    if t.place[seat] == CELL and any(task.state == TASK_COMPLETED for task in t.tasks[seat]):
        yield Missing("quest", "quest-cell")
    if not changes.ready_slots(t, seat) and not any(option[0] == "momentum" for option in decision.options):
        yield Missing("momentum", "none-ready")
    if END not in decision.options:
        yield Missing("end", "one-action")


_LIES: Final = {EMPTY: "slot-empty", ACTIVE: "slot-active", REVEALED: "slot-revealed"}
"""Why no spell can be cast that lies so."""


def _casts(t: Table, f: ActivationFrame) -> Iterator[Missing]:
    ready, offered = changes.ready_slots(t, f.seat), castable_slots(t, f)
    if ready and t.place[f.seat] == CELL:
        yield Missing("any", "in-cell")
        return
    first = next((slot for slot in ready if slot != QUICK), NOBODY)
    for slot, spell in enumerate(t.sheet[f.seat]):
        if spell.status in _LIES:
            yield Missing("cast", _LIES[spell.status], slot)
        elif slot not in offered:
            yield Missing("cast", "one-standard" if f.cast_standard else "slot-order", slot, instead=first)


# --------------------------------------------------------------------------------------------------
# Parts of an action, plans
# --------------------------------------------------------------------------------------------------


def _parts(t: Table, decision: Decision) -> Iterator[Missing]:
    frame = t.stack[-1]
    assert isinstance(frame, ManoeuvreFrame)
    model = frame.model
    if t.place[model] == CELL:
        yield Missing("stop", "must-leave", model=model)
        return
    if frame.commands:
        return
    if not frame.moves:
        yield Missing("move", "no-moves", model=model)
    if frame.attacks:
        for other in _unhurt(t, frame):
            yield Missing("target", f"cannot-{IMMUNE}", model=other)
    if not frame.attacks:
        yield Missing("attack", "no-attack", model=model)
    elif (answer := blow(t, model, frame.controller)).extent == NOT:
        yield Missing("attack", f"cannot-{answer.reason}", model=model)
    elif all(option[0] != "attack" for option in decision.options):
        yield Missing("attack", "nobody-here" if t.rules.is_mage(model) else "nobody-near", model=model)
    if why := why_not_use(t, frame):
        yield Missing("use", why, model=model)


def _unhurt(t: Table, f: ManoeuvreFrame) -> list[int]:
    """The models beside an attacker that nothing can hurt."""
    beside = [m for m, at in enumerate(t.place) if at == t.place[f.model] and m != f.model]
    return [m for m in beside if why_not_attack(t, f.controller, m).reason == IMMUNE]


def _plans(t: Table, decision: Decision) -> Iterator[Missing]:
    if SKIP not in decision.options:
        yield Missing("skip", "slot-needed")


# --------------------------------------------------------------------------------------------------
# Targets
# --------------------------------------------------------------------------------------------------


def _targets(t: Table, decision: Decision) -> Iterator[Missing]:
    """Every model in the Lodge or in a Cell that a text cannot aim at; nothing where it aims at rooms."""
    frame = t.stack[-1]
    assert isinstance(frame, TextFrame)
    aim = aim_of(t, frame)
    if aim.kind == "room":
        return
    offered = {option[1] for option in decision.options if option[0] == "model"}
    for model, at in enumerate(t.place):
        if at >= CELL and model not in offered:
            yield Missing("target", _why_not_target(t, frame, aim, model), model=model)


def _why_not_target(t: Table, f: TextFrame, aim: tr.Aim, model: int) -> str:
    """Why a text cannot aim at a model."""
    if t.place[model] == CELL:
        return "target-cell"
    if model == f.source or (aim.kind == "mage" and model == f.actor):
        return "target-self"
    if aim.kind == ("evocation" if t.rules.is_mage(model) else "mage"):
        return "target-kind"
    if t.place[model] not in aimed_rooms(t, f, aim):
        return "target-range"
    if not t.rules.edition.ways.may_aim_at(t, f, model):
        return "target-own"
    return "target-kind"


# --------------------------------------------------------------------------------------------------
# Rooms and models chosen inside a sentence
# --------------------------------------------------------------------------------------------------

HARMING: Final = (tr.Attack, tr.Inflict)
"""Clauses that never mean the side of whoever carries them out without saying so."""


def _inside(t: Table, decision: Decision) -> Iterator[Missing]:
    """The rooms or models that a phrase of the running clause means and with which it could do nothing: the
    verb is asked for each of them, as if the phrase named that one alone.
    """
    frame = t.stack[-1]
    if not isinstance(frame, TextFrame):
        return
    part = t.rules.programs[frame.code].text[frame.sentence]
    if not isinstance(part, tr.Sentence) or frame.clause >= len(part.clauses):
        return
    clause = part.clauses[frame.clause]
    offered = {option[1] for option in decision.options}
    for field in ("where", "on", "who", "models", "to"):
        phrase = getattr(clause, field, None)
        if decision.kind == "room" and isinstance(phrase, (tr.RoomAt, tr.NextToCell)):
            yield from _rooms(t, frame, clause, field, offered)
        elif decision.kind == "model" and isinstance(phrase, (tr.Models, tr.RoomAt)):
            yield from _models(t, frame, clause, field, offered)


def _rooms(
    t: Table, f: TextFrame, clause: tr.Clause, field: str, offered: set[int | str]
) -> Iterator[Missing]:
    for room in rooms(t, f, getattr(clause, field), f.actor, ask=False):
        named = tr.NamedRoom(t.rules.rooms[t.tiles[room]].name.en)
        if room not in offered and (why := _why_not(t, f, clause, {field: named})):
            yield Missing("room", why, room=room)


def _models(
    t: Table, f: TextFrame, clause: tr.Clause, field: str, offered: set[int | str]
) -> Iterator[Missing]:
    phrase = getattr(clause, field)
    far = isinstance(phrase, tr.RoomAt)  # the room is counted from the model that is chosen
    chosen = phrase.anchor if far else phrase
    if not isinstance(chosen, tr.Models) or not leaves_choice(chosen):
        return
    it = replace(phrase, anchor=tr.It()) if far else tr.It()
    for model in models(t, f, chosen, own_side=not isinstance(clause, HARMING), ask=False):
        frame = f.copy()
        frame.it = model
        if model not in offered and (why := _why_not(t, frame, clause, {field: it})):
            yield Missing("model", why, model=model)


def _why_not(t: Table, f: TextFrame, clause: Any, instead: dict[str, object]) -> str:
    """The verb's reason why a clause could do nothing with other words in it; "" if it could."""
    answer = verify(t, f, replace(clause, **instead))
    return f"cannot-{answer.reason}" if answer.extent == NOT else ""


_BY_KIND: Final[dict[str, Callable[[Table, Decision], Iterator[Missing]]]] = {
    "action": _actions,
    "part": _parts,
    "plan": _plans,
    "target": _targets,
    "room": _inside,
    "model": _inside,
}
