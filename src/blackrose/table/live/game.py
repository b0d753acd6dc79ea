"""The game of a table, played from the table's log, and how often each audience has seen something new.

Nothing here waits for anything. The game is played from the entries of the log in the same way whether they
come one by one or a table is loaded again, so revisions, clocks and answers are the same after a restart.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from blackrose.game import IllegalChoice, State, View
from blackrose.game.journal import Entry as Told
from blackrose.game.numbers import NOBODY
from blackrose.game.secret_choices import is_choosing_in_secret
from blackrose.game.several import answers_of
from blackrose.table.live.errors import UnplayableTable
from blackrose.table.live.store import BACK, Entry, Summary
from blackrose.table.recorded.record import RecordError, Setup
from blackrose.table.recorded.session import CannotTakeBack, Reason, Session
from blackrose.table.shown.options import option_of
from blackrose.table.wire import WATCHING

MOST_BACKS: Final = 1000
"""So often a seat may take something back in a game: the log, which is read whenever the table is loaded, has
an end.
"""


class LastSeen:
    """What an audience has seen last, and how often that was something new (``rev``).

    Two views are compared as they are, so nothing an audience cannot see is ever counted. ``firm`` is the
    first revision from which on nothing has changed but who else is done with a secret choice: an answer
    given to that one is as good as one given to the last. ``view`` is what is seen now.
    """

    __slots__ = ("_asked", "_rest", "firm", "rev", "seat", "view")

    def __init__(self, session: Session, seat: int) -> None:
        """At the first look."""
        self.seat = seat
        self.rev = self.firm = 0
        self._rest, self._asked = self._look(session)

    def renew(self, session: Session) -> bool:
        """Looks again; whether anything is new."""
        rest, asked = self._look(session)
        if rest != self._rest:
            self.rev += 1
            self.firm = self.rev
        elif asked != self._asked:
            self.rev += 1
        else:
            return False
        self._rest, self._asked = rest, asked
        return True

    def touch(self) -> None:
        """Something beside the game is new to this audience alone; what it chooses is as good as before."""
        self.rev += 1

    def accepts(self, rev: int) -> bool:
        """Whether a choice made at this revision was made in full knowledge of what counts now."""
        return self.firm <= rev <= self.rev

    def _look(self, session: Session) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
        """What is seen now: first everything else, then which other seats are asked."""
        self.view = View(session.state, self.seat)
        seen, asked = {**self.view.seen, "asked": ()}, self.view.decisions
        own = tuple(decision for decision in asked if decision.seat == self.seat)
        others = tuple(decision for decision in asked if decision.seat != self.seat)
        told = len(session.state.journal or ())
        return (seen, own, told, session.why_not(self.seat)), others


class TableGame:
    """A game and its log up to now."""

    def __init__(self, setup: Setup, created: float) -> None:
        """Before the first entry; RecordError if the set-up cannot be played here."""
        self.session = Session(setup)
        self.length = 0
        self.answers: dict[tuple[int, str], int] = {}
        seats = range(len(setup.mages))
        self.last_seen = {seat: LastSeen(self.session, seat) for seat in (WATCHING, *seats)}
        self._opened = (-1, created)
        self.since = [0.0 for _ in seats]
        self.backs = [0 for _ in seats]
        self._chosen: list[list[float]] = [[] for _ in seats]  # since when, of choices that do not stand yet
        self._held = [0.0 for _ in seats]
        self._start_clocks(created)

    @classmethod
    def played(cls, setup: Setup, created: float, entries: Iterable[Entry]) -> TableGame:
        """The game after these entries; UnplayableTable if they cannot have happened here."""
        try:
            game = cls(setup, created)
            for entry in entries:
                game.apply(entry)
        except (RecordError, IllegalChoice, CannotTakeBack, ValueError) as error:
            raise UnplayableTable(str(error)) from error
        return game

    @property
    def state(self) -> State:
        """The game as it is, secrets and all."""
        return self.session.state

    @property
    def journal(self) -> list[Told]:
        """Everything that happened."""
        return self.session.state.journal or []

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that are waited for."""
        return _asked(self.state)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    @property
    def winner(self) -> int:
        """The faction that has won, NOBODY before the end."""
        return _winner(self.state)

    def why_not(self, seat: int) -> Reason | None:
        """Why an audience cannot take anything back."""
        return self.session.why_not(seat)

    def foresee(self, entry: Entry) -> Summary | None:
        """Whether an entry can come next, and what everybody would see of it in a list of tables (None:
        nothing).

        Nothing is changed. IllegalChoice, CannotTakeBack, or ValueError for an option that is none.
        """
        asked, winner, secret = self._after_back(entry) if entry.kind == BACK else self._after_choice(entry)
        if secret and asked == self.asked:
            return None
        return Summary(entry.at, asked, winner != NOBODY, winner)

    def _after_choice(self, entry: Entry) -> tuple[tuple[int, ...], int, bool]:
        trial = self.state.copy()
        for answer in answers_of(trial, entry.seat, option_of(entry.option)):
            trial.choose(entry.seat, answer)
        same = is_choosing_in_secret(trial) and trial.reveals == self.state.reveals
        return _asked(trial), _winner(trial), is_choosing_in_secret(self.state) and same

    def _after_back(self, entry: Entry) -> tuple[tuple[int, ...], int, bool]:
        reason = self.session.why_not(entry.seat)
        if reason is None and self.backs[entry.seat] >= MOST_BACKS:
            reason = Reason.NOTHING
        if reason is not None:
            raise CannotTakeBack(reason)
        if is_choosing_in_secret(self.state):
            return tuple(sorted({*self.asked, entry.seat})), NOBODY, True
        return (entry.seat,), NOBODY, False

    def apply(self, entry: Entry) -> list[int]:
        """Lets an entry happen; returns the audiences that see something new."""
        if entry.number != self.length:
            raise ValueError(f"entry {entry.number} cannot follow {self.length} entries")
        if entry.kind == BACK:
            self.session.take_back(entry.seat)
            self.backs[entry.seat] += 1
            self._hold(entry.seat)
        else:
            self.session.choose(entry.seat, option_of(entry.option))
            self._chosen[entry.seat].append(self.since[entry.seat])
            self._settle()
        self.length += 1
        self._start_clocks(entry.at)
        seen = [seat for seat, last in self.last_seen.items() if last.renew(self.session)]
        if entry.key is not None:
            self.answers[entry.seat, entry.key] = self.last_seen[entry.seat].rev
        return seen

    def _hold(self, seat: int) -> None:
        """Taking back gains no time: until the seat makes a choice that is final, its clock runs from the
        question it went back to.
        """
        self._held[seat] = self._chosen[seat].pop() if self._chosen[seat] else self.since[seat]

    def _settle(self) -> None:
        """After a choice: forgets the clocks of seats that cannot go back any more."""
        for seat, chosen in enumerate(self._chosen):
            if self.session.why_not(seat) is not None:
                chosen.clear()
                self._held[seat] = 0.0

    def _start_clocks(self, at: float) -> None:
        """When each seat was asked: for a decision of its own the moment of the last entry, unless it has
        taken something back; for a secret choice the moment it was opened, so that the clock tells nothing
        of its steps.
        """
        asked, secret = self.asked, is_choosing_in_secret(self.state)
        if secret and self._opened[0] != self.state.reveals:
            self._opened = (self.state.reveals, at)
        elif not secret:
            self._opened = (-1, at)
        for seat, held in enumerate(self._held):
            if seat not in asked:
                self.since[seat] = 0.0
            elif secret:
                self.since[seat] = self._opened[1]
            else:
                self.since[seat] = held or at


def _winner(state: State) -> int:
    return state.result[0] if state.result else NOBODY


def _asked(state: State) -> tuple[int, ...]:
    return tuple(sorted({decision.seat for decision in state.decisions}))
