"""How fair a box is: who wins when equal bots play it, by seat, mage, school, grimoire and first crown.

Seats, mages, schools, grimoires and sides of the cards are dealt by chance or by turns, so that each share
speaks of one thing. Shares are of decided games, those the Black Rose did not win, in which the thing was
there, with 95 % intervals (Wilson); even would be one in as many as play. Beside them stands how the mages
of each school score.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import permutations
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import Any

from blackrose.game import USUAL_EDITION, Game, listing
from blackrose.game.box import Component, in_play
from blackrose.lab.happenings import Happening, happened, possible, told_names
from blackrose.lab.progress import Progress, silent
from blackrose.lab.scoring import WAYS, Ledger
from blackrose.lab.shards import in_shards
from blackrose.lab.sim import MOST_DECISIONS, Series, step

Z = 1.96


@dataclass(frozen=True, slots=True)
class Played:
    """What one game says about balance; the winner is a faction, or -1 if the game was given up."""

    winner: int
    crown: int
    rounds: int
    mages: tuple[int, ...]
    schools: tuple[int, ...]
    grimoires: tuple[int, ...]
    power: tuple[int, ...]
    happened: tuple[tuple[Happening, int], ...]
    gained: tuple[tuple[float, ...], ...]  # by each faction, in each way


@dataclass(frozen=True, slots=True)
class Scoring:
    """How the mages of a school score: what one of them gains in a game, by the ways it is gained."""

    school: str
    mages: int
    gained: tuple[float, ...]  # on average, in the order of WAYS

    @property
    def power(self) -> float:
        """All that is gained; what was lost again is not taken off."""
        return sum(self.gained)

    @property
    def percents(self) -> tuple[float, ...]:
        """The share of each way, in per cent."""
        return tuple(100 * gained / self.power if self.power else 0.0 for gained in self.gained)


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
    """The report on the games that came to their end: shares by group, means, and how often everything in
    the box came up.
    """

    games: int
    given_up: int  # games stopped as endless, which count for nothing else
    seats: int
    shares: dict[str, tuple[Share, ...]]
    power: tuple[float, ...]
    rounds: tuple[tuple[int, int], ...]  # how many games lasted so long: rounds, games
    happened: tuple[tuple[str, str, str, int], ...]  # kind, name, side or "", how often
    scoring: tuple[Scoring, ...]  # of each school that was played; none where there is one for all

    @property
    def even(self) -> float:
        """The share, in per cent, that everybody would have in a perfectly even box."""
        return 100 / self.seats

    @property
    def mean_rounds(self) -> float:
        """How long a game lasts on average."""
        return sum(rounds * games for rounds, games in self.rounds) / max(1, self.games)

    @property
    def cast(self) -> tuple[tuple[str, str, int], ...]:
        """How often each side of a spell was cast."""
        return tuple((name, side, times) for kind, name, side, times in self.happened if kind == "spell")

    @property
    def never(self) -> tuple[tuple[str, str, str], ...]:
        """Whatever never came up."""
        return tuple(what[:3] for what in self.happened if not what[3])

    def as_dict(self) -> dict[str, Any]:
        """The figures as plain data, for JSON."""
        return {
            "games": self.games,
            "given up": self.given_up,
            "seats": self.seats,
            "shares": {
                group: [plain_share(share) for share in shares] for group, shares in self.shares.items()
            },
            "power": [round(figure, 2) for figure in self.power],
            "rounds": {
                "mean": round(self.mean_rounds, 2),
                "games": {str(rounds): games for rounds, games in self.rounds},
            },
            "happened": [
                {"kind": kind, "name": name, "side": side, "times": times}
                for kind, name, side, times in self.happened
            ],
            "ways of scoring": [_ways(scoring) for scoring in self.scoring],
        }


def plain_share(share: Share) -> dict[str, Any]:
    """A share as plain data."""
    low, high = share.interval
    figures = {"percent": round(share.percent, 1), "low": round(low, 1), "high": round(high, 1)}
    return {"name": share.name, "wins": share.wins, "of": share.of, **figures}


def _ways(scoring: Scoring) -> dict[str, Any]:
    percents = [round(percent, 1) for percent in scoring.percents]
    return {
        "school": scoring.school,
        "mages": scoring.mages,
        "power": round(scoring.power, 1),
        **dict(zip(WAYS, percents, strict=True)),
    }


def measure(
    bot: str,
    games: int,
    seed: str = "1",
    jobs: int = 1,
    pack: Path | None = None,
    progress: Progress = silent,
    edition: str = USUAL_EDITION,
    seats: int = 2,
    options: dict[str, str] | None = None,
) -> Balance:
    """Plays games of a bot against itself and reports who won."""
    series = Series((bot,) * seats, games, seed, edition, options=tuple((options or {}).items()), pack=pack)
    series.game(0, series.box())  # what cannot be set up is refused here
    chosen = {**listing(edition).left_to_chance, **(options or {})}
    series = replace(series, options=tuple(sorted(chosen.items())))
    played: list[Played] = []
    for some in in_shards(partial(_play_range, series), games, jobs, progress):
        played += some
    return _report(series.game(0, series.box()), played)


def _play_range(series: Series, numbers: Iterable[int]) -> list[Played]:
    return [_play(series, number) for number in numbers]


def _play(series: Series, number: int) -> Played:
    """One game; the mages change seats from game to game."""
    one = replace(series, games=1, mages=_seated(series, number))
    state = one.game(number, one.box()).start(journal=True)
    crown = state.crown
    bots = one.bots(number)
    decisions = 0
    while not state.over and decisions < MOST_DECISIONS:
        step(state, bots)
        decisions += 1
    told = Counter(what for _, event in state.journal or () for what in happened(state.rules, event))
    ledger = Ledger(state.rules)
    ledger.read(state.journal or ())
    people = len(state.rules.people)
    return Played(
        winner=state.result[0] if state.over else -1,
        crown=crown,
        rounds=state.round,
        mages=tuple(state.mage[:people]),
        schools=state.school[:people],
        grimoires=tuple(state.grimoire_list[:people]),
        power=tuple(state.power),
        happened=tuple(told.items()),
        gained=tuple(map(tuple, ledger.gained)),
    )


def _seated(series: Series, number: int) -> tuple[str, ...]:
    """The mages of a game, in every order by turns."""
    rules = series.game(0, series.box()).rules
    names = [rules.mages[mage].name.en for mage in in_play(rules.edition, rules.pack, rules.options)[0]]
    orders = list(permutations(names, len(rules.people)))
    return orders[number % len(orders)]


# --------------------------------------------------------------------------------------------------
# The report
# --------------------------------------------------------------------------------------------------


def _report(game: Game, begun: list[Played]) -> Balance:
    rules = game.rules
    played = [one for one in begun if one.winner >= 0]
    decided = [one for one in played if one.winner != rules.rose]
    by_wins = (Share("won", len(played) - len(decided), len(played)),)
    shares = {
        "seat": tuple(
            Share(f"seat {seat}", sum(one.winner == seat for one in decided), len(decided))
            for seat in rules.people
        ),
        "mage": tuple(_shares(played, rules.rose, _names(rules.mages), lambda one: one.mages)),
        "school": tuple(_shares(played, rules.rose, _names(rules.schools), lambda one: one.schools)),
        "grimoire": tuple(_shares(played, rules.rose, _grimoires(game), lambda one: one.grimoires)),
        "first crown": (Share("held it", sum(o.winner == o.crown for o in decided), len(decided)),),
        "Black Rose": by_wins,
    }
    if len(shares["school"]) < 2:
        del shares["school"]  # one school for all says nothing
    power = tuple(mean([one.power[faction] for one in played] or [0]) for faction in range(rules.factions))
    times = Counter[Happening]()
    for one in played:
        times.update(dict(one.happened))
    return Balance(
        games=len(played),
        given_up=len(begun) - len(played),
        seats=len(rules.people),
        shares=shares,
        power=power,
        rounds=tuple(sorted(Counter(one.rounds for one in played).items())),
        happened=tuple((*told_names(rules, what), times[what]) for what in possible(rules)),
        scoring=tuple(_scoring(played, _names(rules.schools))),
    )


def _scoring(played: list[Played], schools: list[str]) -> Iterator[Scoring]:
    """What the mages of each school gained in a game, by the ways."""
    for number, name in enumerate(schools):
        theirs = [
            gained
            for one in played
            for school, gained in zip(one.schools, one.gained, strict=False)  # the Black Rose has no school
            if school == number
        ]
        if theirs:
            yield Scoring(name, len(theirs), tuple(map(mean, zip(*theirs, strict=True))))


def _grimoires(game: Game) -> list[str]:
    """The starting grimoires of all schools, numbered one after the other."""
    schools = game.rules.schools
    names = [(school.name.en, name.en) for school in schools for name in school.grimoire_names.values()]
    return [name if len(schools) == 1 else f"{name} ({school})" for school, name in names]


def _names(components: Iterable[Component]) -> list[str]:
    return [component.name.en for component in components]


def _shares(
    played: list[Played], rose: int, names: list[str], had: Callable[[Played], tuple[int, ...]]
) -> Iterator[Share]:
    """How often whoever had a thing won, of the decided games in which somebody had it."""
    for number, name in enumerate(names):
        there = [one for one in played if number in had(one)]
        decided = [one for one in there if one.winner != rose]
        if there:
            yield Share(name, sum(had(one)[one.winner] == number for one in decided), len(decided))
