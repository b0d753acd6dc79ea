"""What a quest remembers of a round: which parts of "In one round: …; and …" have come about since it was
drawn.

The marks of a quest are the number of the round followed by one figure a part: how often it happened, or, for
"different ones", to whom or where, as bits. Marks of an earlier round count as none (QST.31).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from blackrose.engine import events as ev
from blackrose.engine.conditions.facts import holds
from blackrose.engine.conditions.triggers import met
from blackrose.engine.events import Event
from blackrose.engine.table import Table, including
from blackrose.language import tree as tr

Marks = tuple[int, ...]


def marked(t: Table, seat: int, when: tr.InOneRound, marks: Marks, happened: Iterable[Event]) -> Marks:
    """The marks of a quest after what has happened."""
    new = list(_marks_now(t, when, marks))
    for event in happened:
        for at, part in enumerate(when.parts, 1):
            if isinstance(part, tr.Deed) and met(t, seat, part.trigger, event) is not None:
                new[at] = _with_one_more(part, new[at], event)
    return tuple(new)


def fulfilled(t: Table, seat: int, when: tr.InOneRound, marks: Marks) -> bool:
    """Whether all parts have come about this round and all that must be the case is so now."""
    figures = _marks_now(t, when, marks)[1:]
    return all(
        reached(part, figure) if isinstance(part, tr.Deed) else holds(t, seat, part)
        for part, figure in zip(when.parts, figures, strict=True)
    )


def progress(t: Table, seat: int, when: tr.InOneRound, marks: Marks) -> list[list[int]]:
    """How far each part has come and how far it must; one that must be the case counts 1 of 1 while it is."""
    figures = _marks_now(t, when, marks)[1:]
    return [
        [min(_number(part, figure), part.times), part.times]
        if isinstance(part, tr.Deed)
        else [int(holds(t, seat, part)), 1]
        for part, figure in zip(when.parts, figures, strict=True)
    ]


def _number(part: tr.Deed, figure: int) -> int:
    return figure.bit_count() if part.different else figure


def reached(part: tr.Deed, figure: int) -> bool:
    """Whether a part has happened often enough, or to enough different ones."""
    return _number(part, figure) >= part.times


def _marks_now(t: Table, when: tr.InOneRound, marks: Marks) -> Marks:
    return marks if marks and marks[0] == t.round else (t.round, *[0] * len(when.parts))


def _with_one_more(part: tr.Deed, figure: int, event: Event) -> int:
    if not part.different:
        return min(figure + 1, part.times)
    one = _OBJECTS[_plain(part.trigger)](event)
    return including(figure, one) if one >= 0 else figure


def _plain(trigger: tr.Trigger) -> type:
    return type(trigger.trigger if isinstance(trigger, tr.While) else trigger)


def has_different(trigger: tr.Trigger) -> bool:
    """Whether "different ones" can be said of something that happens: it is done to somebody or somewhere."""
    return _plain(trigger) in _OBJECTS


def _of_place(event: Any) -> int:
    return int(event.room)


def _of_model(event: Any) -> int:
    return int(event.model)


def _of_mage(event: ev.Defeated | ev.Felled) -> int:
    return event.who if isinstance(event, ev.Defeated) else event.model


_OBJECTS: Final[dict[type, Callable[[Any], int]]] = {
    tr.Enters: _of_place,
    tr.UsesRoom: _of_place,
    tr.Places: _of_place,
    tr.ResolvesSpell: _of_place,
    tr.Inflicts: _of_model,
    tr.Heals: _of_model,
    tr.Converts: _of_model,
    tr.Defeats: _of_mage,
    tr.Attacks: lambda event: int(event.whom),
    tr.Suffers: lambda event: int(event.by),
    tr.Aims: lambda event: int(event.who),
}
"""What "different ones" counts: rooms where it happens, those it is done to, those who do it to you."""
