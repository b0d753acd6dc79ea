"""What comes between two sentences, as frames: the full stop, a hit before its cubes, and a mage's defeat."""

from __future__ import annotations

from blackrose.engine.decisions import Option
from blackrose.engine.events import Event
from blackrose.engine.table.frames.frame import DEFEAT, FULL_STOP, HIT, Frame
from blackrose.engine.table.numbers import NOBODY

Doom = tuple[int, int]
"""A mage who is defeated outright, and the faction that does it."""

Mark = tuple[int, ...]
"""A text in force, so that no other has the same, maybe with the event it answers."""


class Answered(Frame):
    """What owners of traps and protections answer, one after the other."""

    __slots__ = ("at", "celled", "fallen", "happened")

    happened: tuple[Event, ...]
    celled: int  # the mages who were in the Cell then, as bits: some reactions do not reach them
    fallen: int  # the mages who were defeated since, as bits: no trap is sprung on them any more (TRP.10)
    at: int  # whose turn it is


class FullStopFrame(Answered):
    """What comes between two sentences: what happened in the first, and how far it is dealt with."""

    name = "full stop"
    fields = (
        "happened",
        "dying",
        "doomed",
        "celled",
        "fallen",
        "later",
        "step",
        "at",
        "in_force",
        "answered",
        "best",
        "picks",
    )
    __slots__ = ("answered", "best", "doomed", "dying", "in_force", "later", "step")

    def __init__(
        self,
        happened: tuple[Event, ...] = (),
        dying: int = 0,
        doomed: tuple[Doom, ...] = (),
        celled: int = 0,
        fallen: int = 0,
        later: tuple[Event, ...] = (),
        step: int = 0,
        at: int = 0,
        in_force: tuple[Mark, ...] = (),
        answered: tuple[Mark, ...] = (),
        best: int = 0,
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = FULL_STOP
        self.happened = happened
        self.dying = dying  # models whose bar is full, as bits
        self.doomed = doomed  # mages an effect defeats outright
        self.celled = celled
        self.fallen = fallen
        self.later = later  # what happened while a claim was carried out: it can be claimed after that
        self.step = step  # of the edition's list
        self.at = at  # whose turn it is in this step
        self.in_force = in_force  # the texts that were in force when the sentence ended
        self.answered = answered  # what of the present owner's has applied, by text and event
        self.best = best  # the most power anybody has had since
        self.picks = picks
        self.cursor = 0

    def copy(self) -> FullStopFrame:
        """An equal frame that changes on its own."""
        return FullStopFrame(
            self.happened,
            self.dying,
            self.doomed,
            self.celled,
            self.fallen,
            self.later,
            self.step,
            self.at,
            self.in_force,
            self.answered,
            self.best,
            self.picks,
        )


class HitFrame(Answered):
    """Hits that are known and whose cubes are not placed yet: protections answer them first (TRP.34).

    ``happened`` tells the hits as damage that is PENDING. What the running sentence has done before lies by
    until they are placed, so that a protection does not answer it.
    """

    name = "hit"
    fields = ("happened", "earlier", "dying", "doomed", "celled", "fallen", "asked", "until", "at", "picks")
    __slots__ = ("asked", "doomed", "dying", "earlier", "until")

    def __init__(
        self,
        happened: tuple[Event, ...] = (),
        earlier: tuple[Event, ...] = (),
        dying: int = 0,
        doomed: tuple[Doom, ...] = (),
        celled: int = 0,
        fallen: int = 0,
        asked: int = 0,
        until: int = 0,
        at: int = 0,
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = HIT
        self.happened = happened
        self.earlier = earlier  # what the sentence has told so far
        self.dying = dying  # and whose bars it has filled
        self.doomed = doomed
        self.celled = celled
        self.fallen = fallen
        self.asked = asked  # so many of the hits everybody could answer
        self.until = until  # and up to so many are answered now: one that is moved on is answered anew
        self.at = at
        self.picks = picks
        self.cursor = 0

    def copy(self) -> HitFrame:
        """An equal frame that changes on its own."""
        return HitFrame(
            self.happened,
            self.earlier,
            self.dying,
            self.doomed,
            self.celled,
            self.fallen,
            self.asked,
            self.until,
            self.at,
            self.picks,
        )


class DefeatFrame(Frame):
    """A mage is defeated: who placed the last damage, by which model, and how far it has come."""

    name = "defeat"
    fields = ("mage", "by", "striker", "outright", "begun", "room", "colours", "step", "at", "picks")
    __slots__ = ("at", "begun", "by", "colours", "mage", "outright", "room", "step", "striker")

    def __init__(
        self,
        mage: int = NOBODY,
        by: int = NOBODY,
        striker: int = NOBODY,
        outright: int = 0,
        begun: int = 0,
        room: int = NOBODY,
        colours: int = 0,
        step: int = 0,
        at: int = 0,
        picks: tuple[Option, ...] = (),
    ) -> None:
        """A frame at its beginning, or just so."""
        self.kind = DEFEAT
        self.mage = mage
        self.by = by
        self.striker = striker
        self.outright = outright  # 1 if no full bar is asked for
        self.begun = begun
        self.room = room  # where the mage stood
        self.colours = colours  # the factions with damage on the bar, as bits
        self.step = step
        self.at = at  # whose turn it is in this step
        self.picks = picks
        self.cursor = 0

    def copy(self) -> DefeatFrame:
        """An equal frame that changes on its own."""
        return DefeatFrame(
            self.mage,
            self.by,
            self.striker,
            self.outright,
            self.begun,
            self.room,
            self.colours,
            self.step,
            self.at,
            self.picks,
        )
