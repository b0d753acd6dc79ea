"""What mages and evocations do, as frames: activations, casts, the parts of an action."""

from __future__ import annotations

from typing import Final

from blackrose.engine.decisions import Option
from blackrose.engine.table.frames.frame import (
    ACTIVATION,
    CAST,
    COMMAND,
    EVOCATION,
    MANOEUVRE,
    NAMING,
    Frame,
    Inflicted,
)
from blackrose.engine.table.numbers import NOBODY


class ActivationFrame(Frame):
    """A mage's activation: actions taken, whether a standard slot was cast, quests used."""

    name = "activation"
    fields = ("seat", "taken", "cast_standard", "going", "used", "picks")
    __slots__ = ("cast_standard", "going", "seat", "taken", "used")

    def __init__(
        self,
        seat: int = NOBODY,
        taken: int = 0,
        cast_standard: int = 0,
        going: int = 1,
        used: tuple[int, ...] = (),
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = ACTIVATION
        self.seat = seat
        self.taken = taken
        self.cast_standard = cast_standard
        self.going = going  # 0 once something has ended it
        self.used = used  # quests whose effects were used in it
        self.picks = picks
        self.cursor = 0

    def copy(self) -> ActivationFrame:
        """An equal frame that changes on its own."""
        return ActivationFrame(self.seat, self.taken, self.cast_standard, self.going, self.used, self.picks)


class CastFrame(Frame):
    """A spell is cast: first it is revealed, then its text resolves."""

    name = "cast"
    fields = ("seat", "slot", "step", "origin", "mark", "picks")
    __slots__ = ("mark", "origin", "seat", "slot", "step")

    def __init__(
        self,
        seat: int = NOBODY,
        slot: int = NOBODY,
        step: int = 0,
        origin: int = NOBODY,
        mark: int = NOBODY,
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = CAST
        self.seat = seat
        self.slot = slot
        self.step = step
        self.origin = origin  # the room distances start from, if not the mage's
        self.mark = mark  # the room for the mark's cube, while it is still to be placed
        self.picks = picks
        self.cursor = 0

    def copy(self) -> CastFrame:
        """An equal frame that changes on its own."""
        return CastFrame(self.seat, self.slot, self.step, self.origin, self.mark, self.picks)


class NamingFrame(Frame):
    """A mage names the element of a revealed spell of any element, before anything comes of it."""

    name = "naming"
    fields = ("seat", "slot", "picks")
    __slots__ = ("seat", "slot")

    def __init__(self, seat: int = NOBODY, slot: int = NOBODY, picks: tuple[Option, ...] = ()) -> None:
        """A frame at its beginning, or just so."""
        self.kind = NAMING
        self.seat = seat
        self.slot = slot
        self.picks = picks
        self.cursor = 0

    def copy(self) -> NamingFrame:
        """An equal frame that changes on its own."""
        return NamingFrame(self.seat, self.slot, self.picks)


NO_GOAL: Final = (NOBODY, NOBODY)


class ManoeuvreFrame(Frame):
    """The parts of a physical action or of an evocation's activation that are left."""

    name = "manoeuvre"
    fields = (
        "controller",
        "model",
        "moves",
        "moving",
        "attacks",
        "uses",
        "commands",
        "going",
        "physical",
        "must",
        "along",
        "goal",
        "picks",
    )
    __slots__ = (
        "along",
        "attacks",
        "commands",
        "controller",
        "goal",
        "going",
        "model",
        "moves",
        "moving",
        "must",
        "physical",
        "uses",
    )

    def __init__(
        self,
        controller: int = NOBODY,
        model: int = NOBODY,
        moves: int = 0,
        moving: int = 0,
        attacks: int = 0,
        uses: int = 0,
        commands: int = 0,
        going: int = 1,
        physical: int = 0,
        must: int = 0,
        along: int = NOBODY,
        goal: tuple[int, int] = NO_GOAL,
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = MANOEUVRE
        self.controller = controller
        self.model = model  # NOBODY once it has left play
        self.moves = moves  # single moves left
        self.moving = moving  # 1 while the run of moves goes on
        self.attacks = attacks
        self.uses = uses
        self.commands = commands
        self.going = going  # 0 once a defeat or an effect has ended it
        self.physical = physical  # 1 for a mage's physical action
        self.must = must  # 1 if what is left cannot be left out
        self.along = along  # the model that moves with it; NOBODY for none, and once it has left play
        self.goal = goal  # the model or the room it moves toward
        self.picks = picks
        self.cursor = 0

    def copy(self) -> ManoeuvreFrame:
        """An equal frame that changes on its own."""
        return ManoeuvreFrame(
            self.controller,
            self.model,
            self.moves,
            self.moving,
            self.attacks,
            self.uses,
            self.commands,
            self.going,
            self.physical,
            self.must,
            self.along,
            self.goal,
            self.picks,
        )


class EvocationFrame(Frame):
    """An evocation's activation: its ability, then its parts; what it has inflicted is reported."""

    name = "evocation"
    fields = ("controller", "model", "step", "going", "strength", "speed", "inflicted", "picks")
    __slots__ = ("controller", "going", "inflicted", "model", "speed", "step", "strength")

    def __init__(
        self,
        controller: int = NOBODY,
        model: int = NOBODY,
        step: int = 0,
        going: int = 1,
        strength: int = 0,
        speed: int = 0,
        inflicted: tuple[Inflicted, ...] = (),
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = EVOCATION
        self.controller = controller
        self.model = model  # NOBODY once it has left play
        self.step = step
        self.going = going
        self.strength = strength  # by how much its Strength is raised
        self.speed = speed
        self.inflicted = inflicted
        self.picks = picks
        self.cursor = 0

    def copy(self) -> EvocationFrame:
        """An equal frame that changes on its own."""
        return EvocationFrame(
            self.controller,
            self.model,
            self.step,
            self.going,
            self.strength,
            self.speed,
            self.inflicted,
            self.picks,
        )


class CommandFrame(Frame):
    """An Avatar's activation: the command card it has turned, which of its parts is next, and whether one
    more card follows.
    """

    name = "command"
    fields = ("card", "part", "marked", "extra", "going", "picks")
    __slots__ = ("card", "extra", "going", "marked", "part")

    def __init__(
        self,
        card: int = NOBODY,
        part: int = 0,
        marked: int = 0,
        extra: int = 0,
        going: int = 1,
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = COMMAND
        self.card = card  # NOBODY until one is turned
        self.part = part
        self.marked = marked  # 1 once the cube of the next part's instability mark is dealt with
        self.extra = extra  # 1 if a part carried out had the mark for one more card
        self.going = going  # 0 once the Avatar was defeated: parts not begun are left out (AVA.40)
        self.picks = picks
        self.cursor = 0

    def copy(self) -> CommandFrame:
        """An equal frame that changes on its own."""
        return CommandFrame(self.card, self.part, self.marked, self.extra, self.going, self.picks)
