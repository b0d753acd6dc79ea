"""What a text aims at: choosing its target, and all legal targets."""

from __future__ import annotations

from blackrose.engine import changes
from blackrose.engine import events as ev
from blackrose.engine.asking.questions import pick
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.colours import colour_of, tile_of
from blackrose.engine.meaning.phrases import Nums, aim_of, hostile
from blackrose.engine.programs import Program
from blackrose.engine.table import DUMMY, NOBODY, Knowing, Table, TextFrame, as_bits
from blackrose.language import tree as tr


def take_aim(t: Table, f: TextFrame, program: Program) -> None:
    """Chooses the card's target; what set off a trap is its target already."""
    aim = aim_of(t, f)
    if aim.kind == "self":
        f.target = f.actor
    elif aim.kind == "special":
        pass
    elif f.target != NOBODY or (f.room != NOBODY and aim.kind == "room"):
        if program.is_spell:  # it reaches whoever set it off all the same (TGT.27)
            tell_aim(t, f)
    else:
        f.cursor = 0
        options = f.picks or aim_options(t, f, program)
        if options:
            set_target(f, pick(t, f, f.actor, "target", options))
        elif program.is_spell and t.rules.edition.ways.needs_target:
            f.sentence = len(program.text)  # nothing of its text is carried out (TGT.24)
        tell_aim(t, f)
    if f.it == NOBODY and f.target >= 0:
        f.it = f.target


def tell_aim(t: Table, f: TextFrame) -> None:
    """A text has taken aim: at a model, or at a room and so at everybody who stands there now."""
    room = f.room if aim_of(t, f).kind == "room" else NOBODY
    there = as_bits([model for model, at in enumerate(t.place) if at == room]) if room >= 0 else 0
    changes.emit(t, ev.TARGETED, f.actor, f.code, f.target, room, there)


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
        return tuple([("room", room) for room in seen if _is_such_room(t, aim, room)])
    rooms = t.rules.edition.ways.dummies(t, program, seen)
    return (*[("model", m) for m in aimable(t, f, aim, seen)], *[("dummy", room) for room in rooms])


def aimed_rooms(t: Table, f: TextFrame, aim: tr.Aim) -> Nums:
    """The rooms within a text's range and sight; none from a Cell, unless it reaches everywhere."""
    if aim.range == tr.ANYWHERE:
        return tuple(range(len(t.tiles)))
    start = f.origin if f.origin >= 0 else t.place[f.source] if f.source >= 0 else NOBODY
    return t.rules.lodge.sight[aim.range][start] if start >= 0 else ()


def _is_such_room(t: Table, aim: tr.Aim, room: int) -> bool:
    """Whether a room has the colour, the name and the evocation by which a card narrows its aim down."""
    tile = t.rules.rooms[tile_of(t, room)]
    if aim.colours and colour_of(t, room) not in aim.colours:
        return False
    if aim.other_than and tile.name.en in aim.other_than:
        return False
    return not aim.holding or any(
        at == room and t.rules.is_evocation(model) and _is_of(t, aim.holding, model)
        for model, at in enumerate(t.place)
    )


def dummies_in_rooms(t: Table, program: Program, seen: Nums) -> Nums:
    """A dummy stands in a room that is seen: in any, where it matters in which."""
    return seen if program.places_target else seen[:1]


def no_dummies(t: Table, program: Program, seen: Nums) -> Nums:
    """There is no dummy (TGT.24)."""
    return ()


def dummies_nowhere(t: Table, program: Program, seen: Nums) -> Nums:
    """A dummy stands nowhere in the Lodge (TGT.16): that is the number after the last room's."""
    return (len(t.tiles),)


def aimable(t: Table, f: TextFrame, aim: tr.Aim, seen: Nums) -> list[int]:
    """The models in some rooms at which a text can be aimed."""
    seats, place = t.rules.seats, t.place
    last = seats if aim.kind == "mage" else len(place)
    found = [m for m in range(last) if place[m] in seen and m != f.source]
    if aim.kind == "evocation":  # a mage may be one, too (GLO.6)
        found = [m for m in found if t.rules.is_evocation(m) or t.kind[m] != NOBODY]
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
    if aim.noun and not _is_of(t, aim.noun, model):
        return False
    if aim.health is None:
        return True
    return not t.rules.is_mage(model) and t.rules.evocations[t.kind[model]].health <= aim.health


def _is_of(t: Table, noun: str, model: int) -> bool:
    """Whether an evocation is called by an archetype or a name."""
    card = t.rules.evocations[t.kind[model]]
    return noun in (card.archetype, card.name.en)
