"""What an Avatar chooses: by the priorities on its card, one after the other, until one answer is left.

What they leave open is the crown's choice (AVA.25). Each figure that was compared and what came of it are
told, so that everybody can follow the choice. Priorities look at the models of others, never at the Avatar's
own (AVA.59).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from blackrose.engine import events as ev
from blackrose.engine.changes.telling import emit
from blackrose.engine.decisions import Option
from blackrose.engine.meaning.ways import distance
from blackrose.engine.table import ABSENT, NOBODY, Frame, Table, TextFrame

BY_ROOM: Final = "C"
"""The priority that looks at rooms (AVA.49)."""

EVOCATIONS: Final = ("nearest", "damage", "power")
"""What counts among evocations, and for evocations that are on the hunt (AVA.12, AVA.50)."""

SHARING: Final = ("black damage", "damage")
"""What counts where damage is shared out among mages (AVA.11)."""


def narrowed(t: Table, f: Frame, kind: str, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """What the rules of an Avatar leave of the answers to its question."""
    if not isinstance(f, TextFrame):
        return options
    letter = priority_of(t, f)
    if letter is None:
        return options
    if kind == "room" or (kind == "target" and options[0][0] == "room"):
        criteria = t.rules.avatar_card.priorities[BY_ROOM] if t.rules.avatar_card else ()
        return _options_of(options, "room", best(t, ev.WEIGHED_ROOM, _numbers(options, "room"), criteria))
    if kind in ("target", "model"):
        return _models(t, letter, options)
    if kind == "amount":  # of "up to" so many all it can (AVA.64)
        return (max(options, key=lambda option: int(option[1])),)
    return options


def priority_of(t: Table, f: TextFrame) -> str | None:
    """The priority of the part of a command that is carried out; None where no command is."""
    program = t.rules.programs[f.code]
    if program.kind == "armed":
        return ""
    if program.kind not in ("command", "command action"):
        return None
    return t.rules.commands[program.component].parts[program.side].priority


def hunting_criteria(t: Table) -> Sequence[str]:
    """What counts among mages for an evocation that an Avatar activates: the priority that its command
    prints, or else what counts in the evocation phase (AVA.26).
    """
    for frame in reversed(t.stack):
        if isinstance(frame, TextFrame):
            letter, card = priority_of(t, frame), t.rules.avatar_card
            return card.priorities[letter] if card is not None and letter in ("A", "B") else EVOCATIONS
    return EVOCATIONS


def _numbers(options: tuple[Option, ...], word: str) -> list[int]:
    return [int(option[1]) for option in options if option[0] == word]


def _options_of(options: tuple[Option, ...], word: str, numbers: Sequence[int]) -> tuple[Option, ...]:
    return tuple([option for option in options if option[0] == word and option[1] in numbers])


def _models(t: Table, letter: str, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Mages come before evocations, and others' before its own; a dummy is for where there is nobody."""
    found = _numbers(options, "model")
    if not found:
        return options
    others = [model for model in found if t.rules.owner(model) != t.rules.avatar]
    if not others:  # a dummy, or its own by their places (AVA.36, AVA.56)
        dummies = tuple([option for option in options if option[0] == "dummy"])
        return dummies or _options_of(options, "model", found[:1])
    mages = [model for model in others if t.rules.is_mage(model)]
    card = t.rules.avatar_card
    criteria: tuple[str, ...] = EVOCATIONS
    if mages:
        criteria = card.priorities[letter] if card is not None and letter in ("A", "B") else ()
    return _options_of(options, "model", best(t, ev.WEIGHED_MODEL, mages or others, criteria))


def best(
    t: Table, what: int, found: list[int], criteria: Sequence[str], start: int = NOBODY, tell: bool = True
) -> list[int]:
    """Those of some models or rooms that are first by the criteria, equal by all of them; what was compared
    is told. The nearest are counted from the Avatar, or from where its evocation ``start``s.
    """
    for criterion in criteria:
        if len(found) <= 1:
            break
        figures = _figures(t, criterion, found, start)
        wanted = min(figures.values()) if criterion == "nearest" else max(figures.values())
        left = [which for which in found if figures[which] == wanted]
        if tell:
            _tell(t, what, ev.CRITERIA.index(criterion), figures, left)
        found = left
    if tell and len(found) > 1 and criteria:
        emit(t, ev.DECIDED, t.rules.rose, NOBODY, what, NOBODY)
    return found


def _figures(t: Table, criterion: str, found: list[int], start: int) -> dict[int, int]:
    if criterion == "nearest" and start != NOBODY:
        return {model: distance(t, start, t.place[model]) for model in found}
    return {which: FIGURES[criterion](t, which) for which in found}


def _tell(t: Table, what: int, criterion: int, figures: dict[int, int], left: list[int]) -> None:
    """What was compared, and what it has decided, if one is left."""
    for which, figure in figures.items():
        emit(t, ev.WEIGHED, t.rules.rose, criterion, what, which, figure)
    if len(left) == 1:
        emit(t, ev.DECIDED, t.rules.rose, criterion, what, left[0])


# --------------------------------------------------------------------------------------------------
# Figures
# --------------------------------------------------------------------------------------------------


def _damage(t: Table, model: int) -> int:
    return len(t.bar[model])


def _nearness(t: Table, model: int) -> int:
    return distance(t, t.place[t.rules.avatar], t.place[model])


def _power(t: Table, model: int) -> int:
    return t.power[t.rules.owner(model)]


def _mages_in(t: Table, room: int) -> int:
    return sum(t.place[seat] == room for seat in t.rules.people)


def _models_in(t: Table, room: int) -> int:
    owner, avatar = t.rules.owner, t.rules.avatar
    return sum(at == room for model, at in enumerate(t.place) if at != ABSENT and owner(model) != avatar)


def _instability_in(t: Table, room: int) -> int:
    return len(t.slots[room])


def _black_damage(t: Table, model: int) -> int:
    return t.bar[model].count(t.rules.rose)


FIGURES: Final[dict[str, Callable[[Table, int], int]]] = {
    "damage": _damage,
    "nearest": _nearness,
    "power": _power,
    "mages": _mages_in,
    "models": _models_in,
    "instability": _instability_in,
    "black damage": _black_damage,
}
"""The figure of a model or a room for each criterion: of the nearest the least counts, of others the most."""


# --------------------------------------------------------------------------------------------------
# Sharing out damage
# --------------------------------------------------------------------------------------------------


def sharing_order(t: Table, models: Sequence[int], tell: bool = True) -> list[list[int]]:
    """The models among which damage is shared out, those first that are served first, equal ones together:
    the mage with most black damage, then the one with most damage, other mages, evocations (AVA.11). What was
    compared is told.
    """
    mages = [model for model in models if t.rules.is_mage(model)]
    order: list[list[int]] = []
    for criterion in SHARING:
        if mages:
            figures = {model: FIGURES[criterion](t, model) for model in mages}
            first = [model for model in mages if figures[model] == max(figures.values())]
            if tell and len(mages) > 1:
                _tell(t, ev.WEIGHED_MODEL, ev.CRITERIA.index(criterion), figures, first)
            if figures[first[0]]:
                order.append(first)
                mages = [model for model in mages if model not in first]
    rest = [model for model in models if not t.rules.is_mage(model)]
    return [*order, *([mages] if mages else []), *([rest] if rest else [])]
