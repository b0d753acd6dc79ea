"""The place whose cubes a question is about: a model's bar or a room's slots."""

from __future__ import annotations

from typing import NamedTuple

from blackrose.game import Decision, View

Row = tuple[int, ...]


class CubePlace(NamedTuple):
    """The bar of a model, or the slots of a room."""

    is_room: bool
    number: int

    def row(self, view: View) -> Row:
        """The factions of the cubes there, from the left."""
        return tuple((view.slots if self.is_room else view.bar)[self.number])


def cube_place(decision: Decision) -> CubePlace | None:
    """The bar or the room whose cubes a decision is about; None where it is about something else."""
    if decision.about and decision.about[0] in ("bar", "room"):
        return CubePlace(decision.about[0] == "room", int(decision.about[1]))
    return None
