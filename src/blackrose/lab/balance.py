"""How fair a box is: who wins when two equal bots play it, by seat, mage, grimoire and first crown.

Seats, mages, grimoires and sides of the cards are dealt by chance or by turns, so that each share speaks of
one thing. Shares are of decided games, those the Black Rose did not win, with 95 % intervals (Wilson).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Any

from blackrose.engine import events as ev
from blackrose.game import Game
from blackrose.lab.progress import Progress, silent
from blackrose.lab.shards import in_shards
from blackrose.lab.sim import Series, step

Z = 1.96


@dataclass(frozen=True, slots=True)
class Played:
    """What one game says about balance."""

    winner: int
    crown: int
    mages: tuple[int, ...]
    grimoires: tuple[int, ...]
    power: tuple[int, ...]
    cast: tuple[tuple[int, int, int], ...]  # seat, card, side


@dataclass(frozen=True, slots=True)
class Share:
    """How often something won: wins, out of how many, and the interval the true share lies in."""

    name: str
    wins: int
    of: int

    @property
    def percent(self) -> float:
        """The share as seen."""
        return 100 * self.wins / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share, in per cent."""
        if not self.of:
            return 0.0, 100.0
        p, n = self.wins / self.of, self.of
        middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
        spread = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
        return 100 * (middle - spread), 100 * (middle + spread)


@dataclass(frozen=True, slots=True)
class Balance:
    """The report: shares by group, mean power of each faction, how often each side of a spell was cast."""

    games: int
    shares: dict[str, tuple[Share, ...]]
    power: tuple[float, ...]
    cast: tuple[tuple[str, str, int], ...]

    def as_dict(self) -> dict[str, Any]:
        """The figures as plain data, for JSON."""
        return {
            "games": self.games,
            "shares": {
                group: [
                    {"name": s.name, "wins": s.wins, "of": s.of, "percent": round(s.percent, 1)}
                    for s in shares
                ]
                for group, shares in self.shares.items()
            },
            "power": [round(mean, 2) for mean in self.power],
            "cast": [{"spell": name, "side": side, "times": times} for name, side, times in self.cast],
        }


def measure(
    bot: str,
    games: int,
    seed: str = "1",
    jobs: int = 1,
    pack: Path | None = None,
    progress: Progress = silent,
) -> Balance:
    """Plays games of a bot against itself and reports who won."""
    series = Series((bot, bot), games, seed, options=(("grimoire", "random"),), pack=pack)
    series.game(0, series.box())  # a box that cannot be set up is refused here, not in a process
    played: list[Played] = []
    for some in in_shards(partial(_play_range, series), games, jobs, progress):
        played += some
    return _report(series.game(0, series.box()), played)


def _play_range(series: Series, numbers: Iterable[int]) -> list[Played]:
    return [_play(series, number) for number in numbers]


def _play(series: Series, number: int) -> Played:
    """One game; the mages change seats from game to game."""
    mages = [mage.name.en for mage in series.game(0, series.box()).rules.mages[:2]]
    seats = tuple(mages if number % 2 == 0 else reversed(mages))
    one = Series(series.players, 1, series.seed, series.edition, seats, series.options, series.pack)
    state = one.game(number, one.box()).start(journal=True)
    crown = state.crown
    bots = one.bots(number)
    while not state.over:
        step(state, bots)
    told = [event for _, event in state.journal or ()]
    cast = tuple((event[1], event[3], event[4]) for event in told if event[0] == ev.REVEALED)
    return Played(
        state.result[0], crown, tuple(state.mage), tuple(state.grimoire_list), tuple(state.power), cast
    )


def _report(game: Game, played: list[Played]) -> Balance:
    rules = game.rules
    decided = [one for one in played if one.winner != rules.rose]
    lists = [names.en for names in rules.schools[0].grimoire_names.values()]
    count = len(decided)

    def share(name: str, wins: int) -> Share:
        return Share(name, wins, count)

    shares = {
        "seat": tuple(share(f"seat {s}", sum(o.winner == s for o in decided)) for s in range(rules.seats)),
        "mage": tuple(
            share(mage.name.en, sum(o.mages[o.winner] == m for o in decided))
            for m, mage in enumerate(rules.mages[:2])
        ),
        "grimoire": tuple(
            share(name, sum(o.grimoires[o.winner] == n for o in decided)) for n, name in enumerate(lists)
        ),
        "first crown": (share("held it", sum(o.winner == o.crown for o in decided)),),
        "Black Rose": (Share("won", len(played) - count, len(played)),),
    }
    power = tuple(
        sum(one.power[faction] for one in played) / max(1, len(played)) for faction in range(rules.seats + 1)
    )
    times = Counter((card, side) for one in played for _, card, side in one.cast)
    cast = tuple(
        (card.name.en, ("light", "dark")[side], times[number, side])
        for number, card in enumerate(rules.cards)
        for side in (0, 1)
    )
    return Balance(len(played), shares, power, cast)
