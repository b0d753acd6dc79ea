"""What an answer is about: which card explains it, which room on the board it means."""

from __future__ import annotations

from typing import NamedTuple

from blackrose.engine.table import NOBODY, RUINED
from blackrose.engine.views import View
from blackrose.game import Decision, Option
from blackrose.table.frames import seen_frames
from blackrose.table.texts import Texts

ORIGINAL = "original"

IN_SLOT = ("cast", "momentum", "slot", "reveal", "lasting")
ROOMS = ("move", "room", "dummy")
MODELS = ("model", "attack")
NAMED = {
    "mage": "mage",
    "upgrade": "upgrade",
    "quest": "quest",
    "event": "event card",
    "jinx": "jinx",
    "kind": "evocation",
    "school": "school",
}
SPELLS = (*IN_SLOT, "plan", "card", "away")


class Subject(NamedTuple):
    """A component, and the side of it that counts."""

    kind: str
    number: int
    side: int | None = None


def subject(view: View, decision: Decision, option: Option) -> Subject | None:
    """The component whose card explains an answer, if one does."""
    word = option[0]
    if word in IN_SLOT:
        spell = view.sheet[decision.seat][int(option[1])]
        return Subject("spell", spell >> 3, spell >> 2 & 1)
    if word == "plan":
        return Subject("spell", int(option[2]), int(option[3]))
    if word in ("card", "away"):
        return Subject("spell", int(option[1]))
    if word == "mage" and decision.kind != "mage":  # a seat, by its mage
        return Subject("mage", view.mage[int(option[1])])
    if word in NAMED:
        return Subject(NAMED[str(word)], int(option[1]))
    if word in ("standing", "effect"):
        program = view.rules.programs[int(option[1])]
        return Subject(program.kind, program.component, program.side)
    if word == "claim":
        return Subject("quest", int(option[1]))
    if word == "side" and decision.kind == "event side":
        return Subject("event", int(option[1]))
    if word in MODELS:
        return _model(view, int(option[1]))
    room = meant_room(view, option)
    if room != NOBODY:
        return Subject("room", view.tiles[room], int(view.face[room] != RUINED))
    return _text(view, decision)


def is_own_design(texts: Texts, view: View, decision: Decision, option: Option) -> bool:
    """Whether an answer names a spell that is our own design."""
    about = subject(view, decision, option) if option[0] in SPELLS else None
    return about is not None and texts.component(about.kind, about.number).provenance == ORIGINAL


def _model(view: View, model: int) -> Subject:
    if model < view.rules.seats:
        return Subject("mage", view.mage[model])
    return Subject("evocation", view.kind[model])


def _text(view: View, decision: Decision) -> Subject | None:
    """The card whose text asks."""
    if decision.effect < 0:
        return None
    program = view.rules.programs[decision.effect]
    return Subject(program.kind, program.component, program.side)


def meant_room(view: View, option: Option) -> int:
    """The room on the board that an answer means, or where the model stands that it means."""
    word = option[0]
    if word in ROOMS:
        room = int(option[1])
        return room if room < len(view.tiles) else NOBODY  # a dummy may be nowhere
    if word in MODELS:
        return max(NOBODY, int(view.place[int(option[1])]))
    if word == "use":
        return int(view.place[seen_frames(view)[-1].source])
    return NOBODY


def numbered_rooms(decision: Decision) -> dict[int, int]:
    """The rooms that answers name, with the answers' numbers."""
    return {
        int(option[1]): number
        for number, option in enumerate(decision.options, start=1)
        if option[0] in ROOMS
    }
