"""A game that is being played: who chose what, what may be taken back, and the file it is saved to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from blackrose.engine.components import Pack
from blackrose.engine.table import BARRIER
from blackrose.game import Choice, Option, State, may_take_back
from blackrose.table.record import Record, Setup
from blackrose.table.saves import SaveFile


class Reason(Enum):
    """Why a seat cannot take anything back."""

    NOTHING = "this seat has not chosen anything yet"
    OVER = "the game is over"
    OTHERS = "another seat has chosen since"
    REVEALED = "something hidden has become known since"
    CHANCE = "chance has been used since"
    ASKED = "another seat has been asked since"


class CannotTakeBack(Exception):
    """A seat's last choice stands; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(reason.value)


@dataclass(frozen=True, slots=True)
class _Past:
    """How the table was before a choice: the state, and how much of the journal there was."""

    state: State
    told: int


class Session:
    """A game at a table. The state has a journal; every choice is saved at once if there is a file."""

    def __init__(self, setup: Setup, pack: Pack | None = None, path: Path | None = None) -> None:
        """A new game of a set-up; see :meth:`resume` for one that goes on."""
        self._begin(setup, pack)
        if path is not None:
            self.save(path)

    @classmethod
    def resume(cls, record: Record, pack: Pack | None = None, path: Path | None = None) -> Session:
        """Goes on where a record ends, after comparing every digest; it is saved to ``path`` from now on."""
        record.checked(pack)
        session = cls(record.setup, pack)
        for seat, option in record.choices:
            session.choose(seat, option)
        if path is not None:
            session.save(path)
        return session

    def _begin(self, setup: Setup, pack: Pack | None) -> None:
        self.setup = setup
        self.game = setup.game(pack)
        self.state = self.game.start(journal=True)
        self.choices: list[Choice] = []
        self._digests: list[str] = []
        self._past: list[_Past] = []
        self._file: SaveFile | None = None

    # ----------------------------------------------------------------------------------------------
    # Choosing
    # ----------------------------------------------------------------------------------------------

    def choose(self, seat: int, option: Option) -> None:
        """Answers a seat's decision; IllegalChoice, and nothing changed, if it is not in the list."""
        past = _Past(self.state.copy(), len(self.state.journal or ()))
        self.state.choose(seat, option)
        self._past.append(past)
        self.choices.append((seat, option))
        self._digests.append(self.state.digest())
        if self._file is not None:
            self._file.update(self.record())

    # ----------------------------------------------------------------------------------------------
    # Taking back
    # ----------------------------------------------------------------------------------------------

    def why_not(self, seat: int) -> Reason | None:
        """Why a seat cannot take its last choice back; None if it can."""
        found = self._found(seat)
        return found if isinstance(found, Reason) else None

    def take_back(self, seat: int) -> Option:
        """A seat's last choice is undone, and given; CannotTakeBack, and nothing changed, if it stands."""
        found = self._found(seat)
        if isinstance(found, Reason):
            raise CannotTakeBack(found)
        option = self.choices[found][1]
        later = self.choices[found + 1 :]  # only secret answers of others, which stand
        self._restore(found)
        file, self._file = self._file, None
        for choice in later:
            self.choose(*choice)
        self._file = file
        if file is not None:
            file.update(self.record())
        return option

    def _found(self, seat: int) -> int | Reason:
        """Which choice a seat would take back, or why it cannot."""
        own = [at for at, choice in enumerate(self.choices) if choice[0] == seat]
        if not own:
            return Reason.NOTHING
        last = own[-1]
        if self._open_secret_answer(seat):
            return last
        before, after = self._past[last].state, self.state
        if last == len(self.choices) - 1 and may_take_back(before, after, seat):
            return last
        return _reason(before, after, last < len(self.choices) - 1)

    def _open_secret_answer(self, seat: int) -> bool:
        """Whether a secret choice is still open and this seat has answered some of it."""
        frame = self.state.stack[-1] if self.state.stack else None
        return frame is not None and frame.kind == BARRIER and bool(frame.data[seat])

    def _restore(self, at: int) -> None:
        past = self._past[at]
        journal = self.state.journal
        self.state = past.state.copy()
        self.state.journal = None if journal is None else journal[: past.told]
        del self._past[at:], self.choices[at:], self._digests[at:]

    # ----------------------------------------------------------------------------------------------
    # Keeping
    # ----------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The game so far."""
        return Record(self.setup, tuple(self.choices), tuple(self._digests))

    def save(self, path: Path) -> None:
        """Saves the game to a file, now and after every further choice."""
        self._file = SaveFile(path, self.record())


def _reason(before: State, after: State, others: bool) -> Reason:
    if after.over:
        return Reason.OVER
    if others:
        return Reason.OTHERS
    if after.reveals != before.reveals:
        return Reason.REVEALED
    if after.chance != before.chance:
        return Reason.CHANCE
    return Reason.ASKED
