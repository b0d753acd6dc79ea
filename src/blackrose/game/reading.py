"""Questions about what a view shows: figures of models, ranks in a room, texts that are carried out.

They are answered by the engine's own functions, on a table that holds nothing but what the view shows.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from blackrose.engine.conditions import one_round
from blackrose.engine.edition import Rank
from blackrose.engine.meaning import modifiers
from blackrose.engine.meaning.colours import colour_of, tile_of
from blackrose.engine.state import State
from blackrose.engine.table import (
    DUMMY,
    NOBODY,
    PART,
    TASK_ACTIVE,
    EachMageFrame,
    Frame,
    FullStopFrame,
    ManoeuvreFrame,
    Task,
    TextFrame,
)
from blackrose.engine.views import View
from blackrose.engine.views.visibility import SeenTask
from blackrose.language import tree as tr

__all__ = [
    "Figures",
    "Rank",
    "RunningText",
    "acting_model",
    "answers_in_step",
    "done_of_quest",
    "figures",
    "gives_a_quest",
    "quest_parts",
    "room_colour",
    "room_ranks",
    "room_tile",
    "running_texts",
]


class Figures(NamedTuple):
    """What a model has now, with what its card, its upgrade and other cards add."""

    health: int
    strength: int
    speed: int


NO_FIGURES: Final = Figures(0, 0, 0)


def figures(view: View, model: int) -> Figures:
    """The figures of a model; all 0 where no mage is chosen yet or nothing stands in the place."""
    cards = view.mage if view.rules.is_mage(model) else view.kind
    if cards[model] == NOBODY:
        return NO_FIGURES
    table = view.table
    return Figures(
        modifiers.health(table, model), modifiers.strength(table, model), modifiers.speed(table, model)
    )


def room_colour(view: View, room: int) -> str:
    """The colour a room counts as."""
    return colour_of(view.table, room)


def room_tile(view: View, room: int) -> int:
    """The tile whose effect a room has now: its own, or the one it copies."""
    return tile_of(view.table, room)


def room_ranks(view: View, room: int) -> list[Rank]:
    """The factions with instability in a room, those with most first, and the power each would gain if the
    room were full now.
    """
    rules = view.rules
    return rules.edition.room_pays(rules.rooms[view.tiles[room]], tuple(view.slots[room]))


def quest_parts(view: View, task: SeenTask) -> list[list[int]]:
    """How many of each part of a quest that is done in one round have come about, and how many are needed."""
    if task.quest < 0 or task.state != TASK_ACTIVE:
        return []
    when = view.rules.programs[view.rules.quest_codes[task.quest]].one_round
    return [] if when is None else one_round.progress(view.table, view.seat, when, task.marks)


def done_of_quest(state: State, seat: int, task: Task) -> float:
    """The part of a quest that is done in one round which has come about so far, from 0 to 1."""
    when = state.rules.programs[state.rules.quest_codes[task.quest]].one_round
    if when is None:
        return 0.0
    parts = one_round.progress(state, seat, when, task.marks)
    return sum(done / needed for done, needed in parts) / len(parts)


def acting_model(view: View) -> int:
    """The model whose parts of an action are asked for."""
    top = view.stack[-1]
    assert isinstance(top, ManoeuvreFrame)
    return top.model


def answers_in_step(view: View) -> int:
    """How many answers were given to the step that asks now."""
    return len(view.stack[-1].picks)


def gives_a_quest(view: View) -> bool:
    """Whether the quest that is asked for now is to be given to somebody else."""
    top = view.stack[-1] if view.stack else None
    if not isinstance(top, TextFrame):
        return False
    text = view.rules.programs[top.code].text
    part = text[top.sentence] if 0 <= top.sentence < len(text) else None
    return isinstance(part, tr.Sentence) and isinstance(part.clauses[top.clause], tr.GiveQuest)


class RunningText(NamedTuple):
    """A text that is carried out: its number, the sentence, who resolves it, and the model or room it aims
    at (NOBODY: none).
    """

    code: int
    sentence: int
    by: int
    model: int
    room: int


def running_texts(view: View) -> Iterator[RunningText]:
    """Every text that is carried out, the innermost last. A text inside another stands for both.

    A frame names the sentence that comes next; while its full stop is dealt with, the one before is meant.
    """
    frames: list[Frame] = list(view.stack)
    for at, frame in enumerate(frames):
        above = frames[at + 1] if at + 1 < len(frames) else None
        if not isinstance(frame, TextFrame) or (above is not None and _is_inner(above)):
            continue
        sentence = frame.sentence - 1 if isinstance(above, FullStopFrame) else frame.sentence
        room = DUMMY - frame.target if frame.target <= DUMMY else frame.room
        yield RunningText(frame.code, sentence, frame.actor, max(NOBODY, frame.target), room)


def _is_inner(frame: Frame) -> bool:
    return isinstance(frame, EachMageFrame) or (isinstance(frame, TextFrame) and frame.extent == PART)
