"""A game that is being played: who chose what, what may be taken back, and the file it is saved to."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from blackrose.game import Choice, Decision, Option, State, may_take_back
from blackrose.game.box import Pack
from blackrose.game.numbers import NOBODY
from blackrose.game.reactions import window_seat
from blackrose.game.secret_choices import answers_given
from blackrose.game.several import answers_of, goes_on
from blackrose.table.recorded.record import Record, Setup
from blackrose.table.recorded.saves import SaveFile


class Reason(Enum):
    """Why a seat cannot take anything back."""

    NOTHING = "this seat has not chosen anything yet"
    OVER = "the game is over"
    OTHERS = "another seat has chosen since"
    REVEALED = "something hidden has become known since"
    CHANCE = "chance has been used since"
    ASKED = "another seat has been asked since"
    WINDOW = "the time to react is over"


class CannotTakeBack(Exception):
    """A seat's last choice stands; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        self.reason = reason
        super().__init__(reason.value)


@dataclass(slots=True)
class _Past:
    """The table before a choice: its state, what was asked, the length of its journal, and what decides
    whether the choice is final (an answer given in a window is: others have seen the window close). The
    state is dropped once nobody can go back to it.
    """

    state: State | None
    asked: tuple[Decision, ...]
    told: int
    chance: int
    reveals: int
    in_window: bool

    @classmethod
    def of(cls, state: State) -> _Past:
        """The table as it is now."""
        asked = window_seat(state.rules, state.decisions) != NOBODY
        told = len(state.journal or ())
        return cls(state.copy(), state.decisions, told, state.chance, state.reveals, asked)

    def is_final(self, now: State) -> bool:
        """Whether chance was used or something hidden became known since; then nobody can go back."""
        return self.chance != now.chance or self.reveals != now.reveals


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
        self._gone = 0  # how many of them have no state any more
        self._file: SaveFile | None = None

    # ----------------------------------------------------------------------------------------------
    # Choosing
    # ----------------------------------------------------------------------------------------------

    def choose(self, seat: int, option: Option) -> None:
        """Answers a seat's decision, or picks several cubes at once (see :mod:`blackrose.game.several`);
        IllegalChoice, and nothing changed, if that is not possible.
        """
        for answer in answers_of(self.state, seat, option):
            self._choose(seat, answer)

    def _choose(self, seat: int, option: Option) -> None:
        past = _Past.of(self.state)
        self.state.choose(seat, option)
        self._past.append(past)
        self._let_go()
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
        """Undoes a seat's last choice and returns it, or the first of several cubes that were one choice;
        raises CannotTakeBack, and changes nothing, if the choice is final.
        """
        found = self._found(seat)
        if isinstance(found, Reason):
            raise CannotTakeBack(found)
        option = self.choices[found][1]
        # Only secret answers of others stand.
        later = [choice for choice in self.choices[found + 1 :] if choice[0] != seat]
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
        last = next((at for at in reversed(range(len(self.choices))) if self.choices[at][0] == seat), None)
        if last is None:
            return Reason.NOTHING
        answers = answers_given(self.state)
        if answers and answers[seat]:
            return last
        first = self._first_of(last)
        before, after = self._past[first], self.state
        # What others have answered secretly so far must not be told from the reason.
        others = last < len(self.choices) - 1 - sum(answers)
        if not others and before.in_window:
            return Reason.OVER if after.over else Reason.WINDOW
        if not (others or answers) and before.state is not None and may_take_back(before.state, after, seat):
            return first
        return _reason(before, after, others)

    def _first_of(self, last: int) -> int:
        """Where the choice began that a seat's answer is the last of: several cubes are one choice."""
        while last > 0 and goes_on(self._past[last - 1].asked[0], self._past[last].asked[0]):
            last -= 1
        return last

    def _let_go(self) -> None:
        """Drops the states nobody can go back to, so that a long game needs no more memory than a short
        one.
        """
        while self._gone < len(self._past) and self._past[self._gone].is_final(self.state):
            self._past[self._gone].state = None
            self._gone += 1

    def _restore(self, at: int) -> None:
        past = self._past[at]
        assert past.state is not None
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


def _reason(before: _Past, after: State, others: bool) -> Reason:
    if after.over:
        return Reason.OVER
    if others:
        return Reason.OTHERS
    if after.reveals != before.reveals:
        return Reason.REVEALED
    if after.chance != before.chance:
        return Reason.CHANCE
    return Reason.ASKED
