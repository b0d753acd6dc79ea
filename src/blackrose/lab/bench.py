"""The benchmark: random playouts on one core, for our games and for catanatron's, by turns in one run.

Times are processor time, so that other work on the machine disturbs them less. A rate is over the whole run;
a ratio is the median over the rounds, in each of which all games were measured one after the other.
"""

from __future__ import annotations

import platform
import random
import statistics
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import process_time
from typing import Any

from blackrose import engine_in_use
from blackrose.game import LISTINGS, avatars
from blackrose.game.listings import Listing, in_words
from blackrose.lab.memory import deep_size, reachable
from blackrose.lab.progress import Progress, silent
from blackrose.lab.subjects import Blackrose, Subject, catanatron

COPIES = 200
"""How often each sample is copied in a round."""


@dataclass(slots=True)
class Measured:
    """What was measured of one game; lists have one value a round."""

    subject: Subject
    games: int = 0
    decisions: int = 0
    real_decisions: int = 0
    seconds: float = 0.0
    speed: list[float] = field(default_factory=list)
    copy_us: list[float] = field(default_factory=list)
    json_bytes: list[int] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)
    memory_of_copy: list[int] = field(default_factory=list)

    def as_dict(self) -> dict[str, Any]:
        """The figures as plain data, for JSON."""
        return {
            "name": self.subject.name,
            "version": self.subject.version,
            "games": self.games,
            "decisions": self.decisions,
            "decisions_per_game": round(self.decisions / self.games, 1),
            "decisions_per_second": round(self.decisions / self.seconds),
            "real_decisions_per_second": round(self.real_decisions / self.seconds),
            "games_per_second": round(self.games / self.seconds, 2),
            "copy_us": round(statistics.median(self.copy_us), 2),
            "json_bytes": round(statistics.mean(self.json_bytes)),
            "memory_kib": _kib(self.memory),
            "memory_of_copy_kib": _kib(self.memory_of_copy),
        }


def _kib(sizes: list[int]) -> float:
    return round(max(sizes) / 1024, 1)


def bench(
    games: int = 40,
    rounds: int = 5,
    compare: bool = True,
    progress: Progress = silent,
    avatar: Mapping[str, str] | None = None,
) -> dict[str, Any]:
    """Measures every edition, each beside catanatron if it is there and wanted. Options that name an
    ``avatar`` hold for those that have one: it takes the place of one of the usual number of players.

    ``games`` of each are played in a round, one kind after the other. The figures of the usual edition come
    first, those of each other one stand under its name.
    """
    usual, *others = (Group.of(listed, compare, avatar) for listed in LISTINGS.values())
    everybody = [measured for group in (usual, *others) for measured in group.everybody]
    for measured in everybody:  # warming up: what is read and compiled once is not measured
        _round(Measured(measured.subject), 2, -1)
    for number in range(rounds):
        for measured in everybody:
            _round(measured, games, number)
        progress(number + 1)
    return {
        "python": platform.python_version(),
        "engine": engine_in_use(),
        "machine": platform.machine(),
        "rounds": rounds,
        **usual.as_dict(),
        **{group.listed.name: {**group.as_dict(), **_beside(group, usual)} for group in others},
    }


@dataclass(frozen=True, slots=True)
class Group:
    """An edition for its usual number of players, the other game for as many, and the edition for the fewest
    if those are not the same.
    """

    listed: Listing
    ours: Measured
    theirs: Measured | None
    fewest: Measured | None

    @classmethod
    def of(cls, listed: Listing, compare: bool, avatar: Mapping[str, str] | None = None) -> Group:
        """An edition that has not been measured yet."""
        seats, fewest = listed.usual_seats, listed.fewest_seats
        other = catanatron(seats) if compare else None
        options = avatar if avatars(listed.name) else None
        place = options is not None  # an Avatar has one of the places
        return cls(
            listed,
            Measured(Blackrose(listed.name, seats - place, options)),
            Measured(other) if other else None,
            Measured(Blackrose(listed.name, fewest - place, options)) if fewest < seats else None,
        )

    @property
    def everybody(self) -> list[Measured]:
        """All that is measured."""
        return [one for one in (self.ours, self.theirs, self.fewest) if one]

    def as_dict(self) -> dict[str, Any]:
        """The figures of our game and of the one it is compared with; then what more players cost."""
        figures: dict[str, Any] = {
            "blackrose": self.ours.as_dict(),
            "catanatron": self.theirs.as_dict() if self.theirs else None,
            "ratios": _ratios(self.ours, self.theirs) if self.theirs else None,
        }
        if self.fewest:
            figures[f"for_{in_words(self.listed.fewest_seats)}"] = self.fewest.as_dict()
            figures["cost_by_seats"] = _median(self.fewest.speed, self.ours.speed)
        return figures


def _beside(group: Group, usual: Group) -> dict[str, float]:
    """How many times longer a copy takes than one of the usual edition."""
    return {f"copy_beside_{usual.listed.name}": _median(group.ours.copy_us, usual.ours.copy_us)}


def _median(these: list[float], those: list[float]) -> float:
    """How many times larger these are, round by round."""
    return round(statistics.median(a / b for a, b in zip(these, those, strict=True)), 2)


def _round(measured: Measured, games: int, number: int) -> None:
    _playouts(measured, games, number)
    samples = _samples(measured.subject, number)
    _copies(measured, samples)
    for sample in samples:
        measured.json_bytes.append(len(measured.subject.plain(sample).encode()))
        _memory(measured, sample)


def _playouts(measured: Measured, games: int, number: int) -> None:
    subject = measured.subject
    decisions = real = 0
    began = process_time()
    for game in range(games):
        seed = number * 1_000_003 + game
        played, chosen = subject.playout(subject.start(abs(seed)), random.Random(seed))
        decisions += played
        real += chosen
    seconds = process_time() - began
    measured.games += games
    measured.decisions += decisions
    measured.real_decisions += real
    measured.seconds += seconds
    measured.speed.append(decisions / seconds)


def _samples(subject: Subject, number: int) -> list[Any]:
    """States from all over a game, from its start to shortly before its end."""
    dice = random.Random(number)
    whole = subject.start(abs(number) + 1)
    length, _ = subject.playout(whole, dice)
    game = subject.start(abs(number) + 1)
    dice = random.Random(number)
    samples = []
    for _ in range(8):
        samples.append(subject.copy(game))
        subject.playout(game, dice, max(1, length // 8))
    return samples


def _copies(measured: Measured, samples: list[Any]) -> None:
    copy: Callable[[Any], Any] = measured.subject.copy
    began = process_time()
    for sample in samples:
        for _ in range(COPIES):
            copy(sample)
    measured.copy_us.append((process_time() - began) / (COPIES * len(samples)) * 1e6)


def _memory(measured: Measured, sample: Any) -> None:
    shared = measured.subject.shared
    measured.memory.append(deep_size(sample, shared))
    held = reachable(sample, shared)
    measured.memory_of_copy.append(deep_size(measured.subject.copy(sample), shared, without=held))


def _ratios(ours: Measured, theirs: Measured) -> dict[str, float]:
    """How many times better ours is; above 1 is better for every figure."""
    return {
        "decisions_per_second": _median(ours.speed, theirs.speed),
        "games_per_second": round(ours.games / ours.seconds * theirs.seconds / theirs.games, 2),
        "copy": _median(theirs.copy_us, ours.copy_us),
        "json_bytes": round(statistics.mean(theirs.json_bytes) / statistics.mean(ours.json_bytes), 2),
        "memory": round(max(theirs.memory) / max(ours.memory), 2),
    }
