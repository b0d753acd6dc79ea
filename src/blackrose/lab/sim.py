"""Many games between bots, in as many processes as wanted, always with the same outcome for the same seed.

Everything by chance in game number i, the dice of its bots included, comes from (seed, i) alone.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, partial
from hashlib import blake2b
from pathlib import Path
from typing import Any

from blackrose.bots import Bot, make_bot
from blackrose.game import USUAL_EDITION, Game, State
from blackrose.game.box import Pack
from blackrose.lab.progress import Progress, silent
from blackrose.lab.shards import in_shards
from blackrose.packs import open_pack

MOST_DECISIONS = 5_000
"""A game that goes on longer is given up; the longest ones have a few hundred."""

BLACK_ROSE = "black_rose"


@dataclass(frozen=True, slots=True)
class Series:
    """Which games are played: who sits where, how many, from which seed, with which box."""

    players: tuple[str, ...]
    games: int
    seed: str = "0"
    edition: str = USUAL_EDITION
    mages: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    pack: Path | None = None

    def game(self, number: int, pack: Pack | None = None) -> Game:
        """One of its games."""
        mages = self.mages or ("",) * len(self.players)
        return Game.new(self.edition, mages, f"{self.seed}/{number}", dict(self.options), pack)

    def bots(self, number: int) -> list[Bot]:
        """Who plays in one of its games."""
        return [make_bot(name, bot_seed(self.seed, number, seat)) for seat, name in enumerate(self.players)]

    def box(self) -> Pack | None:
        """The custom pack, if there is one."""
        return None if self.pack is None else _read_once(self.pack)


@cache
def _read_once(path: Path) -> Pack:
    return open_pack(path)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went; the winner is a faction, or -1 if the game was given up."""

    winner: int
    decisions: int
    digest: str


@dataclass(slots=True)
class Result:
    """How a series went."""

    edition: str
    games: int
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    winners: dict[str, int] = field(default_factory=dict)
    digest: str = ""

    def as_dict(self) -> dict[str, Any]:
        """The figures as plain data, for JSON."""
        return {
            "edition": self.edition,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "winners": self.winners,
            "digest": self.digest,
        }


def bot_seed(seed: str, game: int, seat: int) -> int:
    """The seed of a bot's own dice."""
    raw = blake2b(f"{seed}/{game}/{seat}".encode(), digest_size=8, person=b"blackrose-bots").digest()
    return int.from_bytes(raw, "little")


def simulate(series: Series, jobs: int = 1, progress: Progress = silent) -> Result:
    """Plays a series; the digest is the same whatever the number of jobs."""
    began = time.perf_counter()
    seats = len(series.players)
    series.game(0, series.box())  # a series that cannot be set up is refused here, not in a process
    series.bots(0)
    result = Result(series.edition, series.games)
    result.winners = {**{str(seat): 0 for seat in range(seats)}, BLACK_ROSE: 0}
    digest = blake2b(digest_size=16)
    for outcomes in in_shards(partial(play_range, series), series.games, jobs, progress):
        for outcome in outcomes:
            _count(result, outcome, seats)
            digest.update(outcome.digest.encode())
    result.digest = digest.hexdigest()
    result.seconds = time.perf_counter() - began
    return result


def _count(result: Result, outcome: Outcome, seats: int) -> None:
    result.decisions += outcome.decisions
    if outcome.winner < 0:
        return
    result.finished += 1
    result.winners[str(outcome.winner) if outcome.winner < seats else BLACK_ROSE] += 1


def play_range(series: Series, numbers: Iterable[int]) -> list[Outcome]:
    """Plays some games of a series."""
    pack = series.box()
    return [play(series.game(number, pack), series.bots(number)) for number in numbers]


def play(game: Game, bots: list[Bot]) -> Outcome:
    """One game from its start to its end."""
    state = game.start()
    decisions = 0
    while not state.over and decisions < MOST_DECISIONS:
        step(state, bots)
        decisions += 1
    return Outcome(state.result[0] if state.over else -1, decisions, state.digest())


def step(state: State, bots: list[Bot]) -> None:
    """Answers the first open decision."""
    seat = state.decisions[0].seat
    state.choose(seat, bots[seat].choose(state.view(seat)))
