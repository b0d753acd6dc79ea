"""The game, its phases, secret choices, quests and instant events as frames."""

from __future__ import annotations

from blackrose.engine.decisions import Option
from blackrose.engine.table.frames.frame import GAME, INSTANT, PHASE, SECRET, TASK, Frame
from blackrose.engine.table.numbers import NOBODY


class GameFrame(Frame):
    """The whole game: which step of the setup or of the end is next, and how many phases have begun."""

    name = "game"
    fields = ("step", "phases", "picks")
    __slots__ = ("phases", "step")

    def __init__(
        self,
        step: int = 0,
        phases: int = 0,
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = GAME
        self.step = step
        self.phases = phases
        self.picks = picks
        self.cursor = 0

    def copy(self) -> GameFrame:
        """An equal frame that changes on its own."""
        return GameFrame(self.step, self.phases, self.picks)


class PhaseFrame(Frame):
    """A phase of the round: which of its steps is next, and how far that step has come."""

    name = "phase"
    fields = ("phase", "step", "begun", "at", "left", "named", "picks")
    __slots__ = ("at", "begun", "left", "named", "phase", "step")

    def __init__(
        self,
        phase: int = 0,
        step: int = 0,
        begun: int = 0,
        at: int = 0,
        left: tuple[int, ...] = (),
        named: tuple[tuple[int, ...], ...] = (),
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = PHASE
        self.phase = phase  # its number in the edition's round
        self.step = step
        self.begun = begun  # 1 once the step has begun what must end before it is done
        self.at = at  # whose turn it is in this step: a place in play order
        self.left = left  # what the step has still to deal with, or has dealt with
        self.named = named  # what each mage has named in this step, in play order
        self.picks = picks
        self.cursor = 0

    def copy(self) -> PhaseFrame:
        """An equal frame that changes on its own."""
        return PhaseFrame(self.phase, self.step, self.begun, self.at, self.left, self.named, self.picks)


class SecretFrame(Frame):
    """A secret choice of all seats at the same time: which one, and the answers of each seat."""

    name = "secret"
    fields = ("choice", "answers", "picks")
    __slots__ = ("answers", "choice")

    def __init__(
        self,
        choice: int = 0,
        answers: tuple[tuple[Option, ...], ...] = (),
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = SECRET
        self.choice = choice
        self.answers = answers
        self.picks = picks
        self.cursor = 0

    def copy(self) -> SecretFrame:
        """An equal frame that changes on its own."""
        return SecretFrame(self.choice, self.answers, self.picks)


class TaskFrame(Frame):
    """The effect of a quest of a mage's own that is Completed, or was just shown."""

    name = "task"
    fields = ("quest", "seat", "step", "solves", "picks")
    __slots__ = ("quest", "seat", "solves", "step")

    def __init__(
        self,
        quest: int = NOBODY,
        seat: int = NOBODY,
        step: int = 0,
        solves: int = 1,
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = TASK
        self.quest = quest
        self.seat = seat
        self.step = step
        self.solves = solves  # 0 once its text has kept the quest; 2 or 3 if it was shown: power follows
        self.picks = picks
        self.cursor = 0

    def copy(self) -> TaskFrame:
        """An equal frame that changes on its own."""
        return TaskFrame(self.quest, self.seat, self.step, self.solves, self.picks)


class InstantFrame(Frame):
    """An instant event: its effect, then it is discarded."""

    name = "instant"
    fields = ("event", "step", "picks")
    __slots__ = ("event", "step")

    def __init__(
        self,
        event: int = NOBODY,
        step: int = 0,
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = INSTANT
        self.event = event
        self.step = step
        self.picks = picks
        self.cursor = 0

    def copy(self) -> InstantFrame:
        """An equal frame that changes on its own."""
        return InstantFrame(self.event, self.step, self.picks)
