"""What a text aims at: choosing its target, and all legal targets."""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import pick
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.phrases import Nums, aim_of, hostile
from blackrose.engine.programs import Program
from blackrose.engine.table import DUMMY, NOBODY, Knowing, Table, TextFrame
from blackrose.language import tree as tr


def take_aim(t: Table, f: TextFrame, program: Program) -> None:
    """Chooses the card's target; what set off a trap is its target already."""
    aim = aim_of(t, f)
    if aim.kind == "self":
        f.target = f.actor
    elif aim.kind == "special":
        pass
    elif f.target != NOBODY or (f.room != NOBODY and aim.kind == "room"):
        if program.kind == "spell":  # it reaches whoever set it off all the same (TGT.27)
            changes.emit(t, ev.TARGETED, f.actor, f.code, f.target, f.room if aim.kind == "room" else NOBODY)
    else:
        f.cursor = 0
        options = f.picks or aim_options(t, f, program)
        if options:
            set_target(f, pick(t, f, f.actor, "target", options))
        changes.emit(t, ev.TARGETED, f.actor, f.code, f.target, f.room if aim.kind == "room" else NOBODY)
    if f.it == NOBODY and f.target >= 0:
        f.it = f.target


def set_target(f: Knowing, answer: Option) -> None:
    """Takes an answer to what a card aims at."""
    number = int(answer[1])
    if answer[0] == "room":
        f.room = number
    elif answer[0] == "dummy":
        f.target = DUMMY - number
    else:
        f.target = number


def aim_options(t: Table, f: TextFrame, program: Program) -> tuple[Option, ...]:
    """All legal targets: rooms, or models in range and sight and then the dummies."""
    aim = aim_of(t, f)
    seen = aimed_rooms(t, f, aim)
    if not seen:
        return ()
    if aim.kind == "room":
        return tuple([("room", room) for room in seen])
    rooms = t.rules.edition.ways.dummies(t, program, seen)
    return (*[("model", m) for m in _aimable(t, f, aim, seen)], *[("dummy", room) for room in rooms])


def aimed_rooms(t: Table, f: TextFrame, aim: tr.Aim) -> Nums:
    """The rooms within a text's range and sight; none from a Cell, unless it reaches everywhere."""
    if aim.range == tr.ANYWHERE:
        return tuple(range(len(t.tiles)))
    start = f.origin if f.origin >= 0 else t.place[f.source] if f.source >= 0 else NOBODY
    return t.rules.lodge.sight[aim.range][start] if start >= 0 else ()


def dummies_in_rooms(t: Table, program: Program, seen: Nums) -> Nums:
    """A dummy stands in a room that is seen: in any, where it matters in which."""
    return seen if program.places_target else seen[:1]


def dummies_nowhere(t: Table, program: Program, seen: Nums) -> Nums:
    """A dummy stands nowhere in the Lodge (TGT.16): that is the number after the last room's."""
    return (len(t.tiles),)


def _aimable(t: Table, f: TextFrame, aim: tr.Aim, seen: Nums) -> list[int]:
    seats, place = t.rules.seats, t.place
    first = seats if aim.kind == "evocation" else 0
    last = seats if aim.kind == "mage" else len(place)
    found = [m for m in range(first, last) if place[m] in seen and m != f.source]
    if aim.kind == "mage":  # another mage, also where an evocation acts
        found = [m for m in found if m != f.actor]
    if aim.noun or aim.health is not None:
        found = [m for m in found if _is_aimed_at(t, aim, m)]
    if aim.whose is tr.Whose.YOURS:
        return [m for m in found if t.rules.owner(m) == f.actor]
    if aim.whose is None:
        may_aim_at = t.rules.edition.ways.may_aim_at
        return [m for m in found if may_aim_at(t, f, m)]
    return found


def anybody(t: Table, f: TextFrame, model: int) -> bool:
    """A text may aim at any model."""
    return True


def opponents(t: Table, f: TextFrame, model: int) -> bool:
    """A text may aim only at models of other sides (DMG.9)."""
    return hostile(t, f.actor, model)


def _is_aimed_at(t: Table, aim: tr.Aim, model: int) -> bool:
    """Whether an evocation is of the kind a card aims at, and its printed Health is not too high."""
    card = t.rules.evocations[t.kind[model]]
    if aim.noun and aim.noun not in (card.archetype, card.name.en):
        return False
    return aim.health is None or card.health <= aim.health
