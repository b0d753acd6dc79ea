"""How hard an Avatar makes it: how often bots beat it, by how much, and what of its commands is carried out.

Mages and schools are dealt evenly, by turns; grimoires by chance. Shares have 95 % intervals (Wilson), means
the usual ones. With more than one mage the Avatar counts as beaten where any of them wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import permutations
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

from blackrose.game import USUAL_EDITION, listing
from blackrose.game.box import Rules, in_play
from blackrose.game.journal import Entry
from blackrose.game.journal import events as ev
from blackrose.lab.balance import Share, Z, plain_share
from blackrose.lab.progress import Progress, silent
from blackrose.lab.shards import in_shards
from blackrose.lab.sim import MOST_DECISIONS, Series, step
from blackrose.table.solo.result import SoloResult, solo_result

PREPARING: Final = (ev.Targeted, ev.Weighed, ev.Decided, ev.Resolved)
"""Events that tell of choosing and aiming: a part that comes no further has done nothing."""

COMMANDS: Final = ("command", "command action", "armed")
PartNumber = tuple[int, int]
"""A command, and a part of it from top to bottom; -1 for what its back sets off."""

ARMED: Final = -1


@dataclass(frozen=True, slots=True)
class Played:
    """One game: how it ended (None: given up), who won (-1: nobody), who played what, how often each part of
    a command was begun and how often it did something, and how often each card was turned.
    """

    result: SoloResult | None
    winner: int
    mages: tuple[str, ...]
    schools: tuple[str, ...]
    power: tuple[int, ...]
    begun: dict[PartNumber, int]
    did: dict[PartNumber, int]
    felled: int  # how often the Avatar was defeated
    fallen: int  # how often mages were


@dataclass(frozen=True, slots=True)
class PartUse:
    """A part of a command in all games: its card, what part it is, how often begun, how often it did
    something.
    """

    command: str
    moon: int
    number: int
    part: str
    begun: int
    did: int


@dataclass(frozen=True, slots=True)
class Mean:
    """An average with the 95 % interval of the true one."""

    average: float
    low: float
    high: float

    @classmethod
    def of(cls, values: list[float]) -> Mean:
        """Of these values."""
        if not values:
            return cls(0.0, 0.0, 0.0)
        middle = mean(values)
        spread = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
        return cls(middle, middle - spread, middle + spread)

    def as_dict(self) -> dict[str, float]:
        """The figures as plain data."""
        return {"mean": round(self.average, 2), "low": round(self.low, 2), "high": round(self.high, 2)}


@dataclass(frozen=True, slots=True)
class Against:
    """The report: shares by group, means, and the parts of commands."""

    avatar: str
    difficulty: str
    games: int
    given_up: int
    seats: int
    shares: dict[str, tuple[Share, ...]]
    margin: Mean
    score: Mean
    rounds: tuple[tuple[int, int], ...]
    power: tuple[float, ...]  # of the mages by seat, then the Avatar
    felled: Mean
    fallen: Mean
    parts: tuple[PartUse, ...]

    @property
    def beaten(self) -> Share:
        """How often the Avatar was beaten."""
        return self.shares["beaten"][0]

    @property
    def mean_rounds(self) -> float:
        """How long a game lasts on average."""
        return sum(rounds * games for rounds, games in self.rounds) / max(1, self.games)

    @property
    def never(self) -> tuple[PartUse, ...]:
        """The parts that have never done anything."""
        return tuple(part for part in self.parts if not part.did)

    def as_dict(self) -> dict[str, Any]:
        """The figures as plain data, for JSON."""
        return {
            "avatar": self.avatar,
            "difficulty": self.difficulty,
            "games": self.games,
            "given up": self.given_up,
            "seats": self.seats,
            "shares": {group: [plain_share(each) for each in some] for group, some in self.shares.items()},
            "margin": self.margin.as_dict(),
            "score": self.score.as_dict(),
            "rounds": {
                "mean": round(self.mean_rounds, 2),
                "games": {str(rounds): games for rounds, games in self.rounds},
            },
            "power": [round(figure, 2) for figure in self.power],
            "Avatar defeated": self.felled.as_dict(),
            "mages defeated": self.fallen.as_dict(),
            "parts": [
                {"command": part.command, "moon": part.moon, "number": part.number, "part": part.part}
                | {"begun": part.begun, "did something": part.did}
                for part in self.parts
            ],
        }


# --------------------------------------------------------------------------------------------------
# Playing
# --------------------------------------------------------------------------------------------------


def measure(
    bot: str,
    games: int,
    seed: str = "1",
    jobs: int = 1,
    pack: Path | None = None,
    progress: Progress = silent,
    edition: str = USUAL_EDITION,
    seats: int = 1,
    options: dict[str, str] | None = None,
) -> Against:
    """Plays games of a bot, or several of it, against an Avatar; the options name it."""
    chosen = {**listing(edition).left_to_chance, **(options or {})}
    series = Series((bot,) * seats, games, seed, edition, options=tuple(sorted(chosen.items())), pack=pack)
    rules = series.game(0, series.box()).rules  # what cannot be set up is refused here
    played: list[Played] = []
    for some in in_shards(partial(_play_range, series), games, jobs, progress):
        played += some
    return _report(rules, played)


def _play_range(series: Series, numbers: Iterable[int]) -> list[Played]:
    return [_play(series, number) for number in numbers]


def _play(series: Series, number: int) -> Played:
    one, schools = dealt(series, number)
    state = one.game(number, one.box()).start(journal=True)
    bots, decisions = one.bots(number), 0
    while not state.over and decisions < MOST_DECISIONS:
        step(state, bots)
        decisions += 1
    journal, rules = state.journal or [], state.rules
    begun, did = carried_out(rules, journal)
    celled = Counter(event.who for _, event in journal if isinstance(event, ev.Celled))
    return Played(
        result=solo_result(state),
        winner=state.result[0] if state.over else -1,
        mages=one.mages,
        schools=schools,
        power=tuple(state.power),
        begun=dict(begun),
        did=dict(did),
        felled=celled.pop(rules.avatar, 0),
        fallen=celled.total(),
    )


def dealt(series: Series, number: int) -> tuple[Series, tuple[str, ...]]:
    """A game of a series with its mages and schools: every way to seat them, by turns."""
    rules = series.game(0, series.box()).rules
    mages, schools = in_play(rules.edition, rules.pack, rules.options)
    people = len(rules.people)
    seatings, teachings = list(permutations(mages, people)), _in_turn(schools, people)
    block, place = divmod(number, len(seatings))
    # Each seating in turn, and each of them with every teaching once before one comes again.
    seated, taught = seatings[place], teachings[(block + place) % len(teachings)]
    named = tuple(rules.pack.mages[mage].name.en for mage in seated)
    learned = tuple(rules.pack.schools[school].name.en for school in taught)
    options = dict(series.options)
    if "schools" in rules.edition.options:
        options["schools"] = ",".join(learned)
    return replace(series, games=1, mages=named, options=tuple(sorted(options.items()))), learned


def _in_turn(schools: Sequence[int], people: int) -> list[tuple[int, ...]]:
    """Every way to teach people a school each; any few in a row have each school about as often."""
    number = len(schools)
    first = [way for way in permutations(range(number), people) if way[0] == 0]
    return [tuple(schools[(at + turn) % number] for at in way) for way in first for turn in range(number)]


def carried_out(rules: Rules, journal: Iterable[Entry]) -> tuple[Counter[PartNumber], Counter[PartNumber]]:
    """How often each part of a command was begun in a game, and how often it then did something."""
    begun, did = Counter[PartNumber](), Counter[PartNumber]()
    worked: set[int] = set()
    for cause, event in journal:
        if cause.effect >= 0 and not isinstance(event, PREPARING):
            worked.add(cause.effect)
        if isinstance(event, ev.Resolved) and rules.programs[event.effect].kind in COMMANDS:
            part = _part(rules, event.effect)
            begun[part] += 1
            if event.effect in worked:
                did[part] += 1
            worked.discard(event.effect)
    return begun, did


def _part(rules: Rules, code: int) -> PartNumber:
    program = rules.programs[code]
    return program.component, ARMED if program.kind == "armed" else program.side


# --------------------------------------------------------------------------------------------------
# The report
# --------------------------------------------------------------------------------------------------


def _report(rules: Rules, begun: list[Played]) -> Against:
    played = [one for one in begun if one.result is not None]
    results = [one.result for one in played if one.result is not None]
    factions = range(rules.factions)
    return Against(
        avatar="" if rules.avatar_card is None else rules.avatar_card.name.en,
        difficulty=rules.options.get("difficulty", ""),
        games=len(played),
        given_up=len(begun) - len(played),
        seats=len(rules.people),
        shares={
            "beaten": (Share("by a mage", sum(result.won for result in results), len(results)),),
            "mage": tuple(_by(played, "mages")),
            "school": tuple(_by(played, "schools")),
        },
        margin=Mean.of([float(result.margin) for result in results]),
        score=Mean.of([float(result.score) for result in results]),
        rounds=tuple(sorted(Counter(result.rounds for result in results).items())),
        power=tuple(mean([one.power[faction] for one in played] or [0]) for faction in factions),
        felled=Mean.of([float(one.felled) for one in played]),
        fallen=Mean.of([float(one.fallen) for one in played]),
        parts=tuple(_parts(rules, played)),
    )


def _by(played: list[Played], field: str) -> Iterator[Share]:
    """How often whoever had a thing won against the Avatar, of the games in which somebody had it."""
    names = sorted({name for one in played for name in getattr(one, field)})
    for name in names:
        there = [(one, getattr(one, field).index(name)) for one in played if name in getattr(one, field)]
        yield Share(name, sum(one.winner == seat for one, seat in there), len(there))


def _parts(rules: Rules, played: list[Played]) -> Iterator[PartUse]:
    """The parts of all commands that are in the decks, those of the moons after each other."""
    begun, did = Counter[PartNumber](), Counter[PartNumber]()
    for one in played:
        begun.update(one.begun)
        did.update(one.did)
    for moon, cards in enumerate(rules.command_decks, start=1):
        for card in cards:
            command = rules.commands[card]
            kinds = [part.kind for part in command.parts] + ["armed back"] * (command.armed is not None)
            for number, kind in enumerate(kinds):
                key = card, ARMED if kind == "armed back" else number
                yield PartUse(command.name.en, moon, number + 1, kind, begun[key], did[key])
