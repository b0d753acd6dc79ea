"""What an answer is about: which card explains it, which room on the board it means."""

from __future__ import annotations

from typing import NamedTuple

from blackrose.game import Decision, Option, View
from blackrose.game.numbers import EMPTY, NOBODY
from blackrose.game.reading import acting_model, room_tile

ORIGINAL = "original"

IN_SLOT = ("cast", "momentum", "slot", "reveal", "lasting")
ROOMS = ("move", "room", "dummy")
MODELS = ("model", "attack", "spend", "instead")
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
        return Subject("spell", spell.card, spell.side) if spell.status != EMPTY else None
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
        return Subject("room", room_tile(view, room), view.rules.faces[view.face[room]].effect)
    return _text(view, decision)


def _model(view: View, model: int) -> Subject:
    if model == view.rules.avatar and view.rules.avatar_card is not None:
        return Subject("avatar", view.rules.pack.avatars.index(view.rules.avatar_card))
    if view.rules.is_mage(model):
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
        return int(view.place[acting_model(view)])
    return NOBODY
