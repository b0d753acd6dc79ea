"""Random games with an oracle: no crash, no dead end, no endless game, nothing lost, and values stay values.

A game that fails is told with its seed and its choices, so that it can be saved and looked at again.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial

from blackrose.game import EDITIONS, USUAL_EDITION, Choice, Decision, Game, Option, State, avatars, box_of
from blackrose.game.box import Pack, in_play, too_few
from blackrose.game.checks import violations
from blackrose.lab.progress import Progress, silent
from blackrose.lab.shards import in_shards
from blackrose.lab.sim import MOST_DECISIONS
from blackrose.packs.mixing import mixed
from blackrose.table import Record, Setup

EVERY = 16
"""Decisions between two of the slower checks; the table is checked sixteen times as often."""


MIXES, LODGES, AVATARS = 12, 4, 4
"""One game in so many is played with parts of another box, one in so many in a Lodge that a host laid out,
one in so many against an Avatar.
"""

Wishes = Mapping[str, str]
NOTHING_WISHED: Wishes = {}

UNTELLING = ("react",)
"""Kinds that may be asked with one answer only, so that nobody learns from who is asked what lies there."""

IDLE = ("end", "stop", "pass", "skip", "momentum", "dummy", "done", "no")
"""Answers by which little happens."""

EAGER = 0.85
"""How often somebody who is eager leaves those out."""


class Wrong(Exception):
    """Something that must not be, in one line."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that went wrong: its number, what happened, and its record up to there."""

    game: int
    reason: str
    record: Record


@dataclass(slots=True)
class Fuzzed:
    """What a run of the fuzzer found."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    failures: list[Failure] = field(default_factory=list)


def fuzz(
    games: int,
    seed: str = "0",
    jobs: int = 1,
    progress: Progress = silent,
    edition: str = USUAL_EDITION,
    seats: int | None = None,
    wished: Wishes = NOTHING_WISHED,
) -> Fuzzed:
    """Plays random games of an edition, for a given number of players or any, and checks each one. Options
    that are ``wished`` for are set in all of them.
    """
    began = time.perf_counter()
    found = Fuzzed(games)
    random_setup(random.Random(0), seed, edition, seats, wished)  # what cannot be played is refused here
    work = partial(fuzz_range, seed, edition=edition, seats=seats, wished=dict(wished))
    for results in in_shards(work, games, jobs, progress):
        for decisions, failure in results:
            found.decisions += decisions
            if failure is not None:
                found.failures.append(failure)
    found.seconds = time.perf_counter() - began
    return found


def fuzz_range(
    seed: str,
    numbers: Iterable[int],
    edition: str = USUAL_EDITION,
    seats: int | None = None,
    every: int = EVERY,
    wished: Wishes = NOTHING_WISHED,
) -> list[tuple[int, Failure | None]]:
    """Some games of a run: how many decisions each had, and what went wrong with it."""
    return [fuzz_game(seed, number, edition, seats, every, wished) for number in numbers]


def fuzz_game(
    seed: str,
    number: int,
    edition: str = USUAL_EDITION,
    seats: int | None = None,
    every: int = EVERY,
    wished: Wishes = NOTHING_WISHED,
) -> tuple[int, Failure | None]:
    """One game, with set-up and answers at random."""
    dice = random.Random(f"{seed}/{number}")
    setup = random_setup(dice, f"{seed}/{number}", edition, seats, wished)
    run = Run(setup, dice, every)
    try:
        run.play()
    except Exception as error:
        return len(run.choices), Failure(number, run.told(error), Record(setup, *run.recorded()))
    return len(run.choices), None


def random_setup(
    dice: random.Random,
    seed: str,
    edition: str = USUAL_EDITION,
    seats: int | None = None,
    wished: Wishes = NOTHING_WISHED,
) -> Setup:
    """Some way of setting an edition up: every option left open, fixed or to chance, every seating."""
    laws, box = EDITIONS[edition], box_of(edition)
    count = dice.choice(tuple(laws.layouts)) if seats is None else seats
    options = {name: dice.choice(values) for name, values in laws.options.items() if values}
    options |= dict(wished)
    avatar = options.get("avatar") or some_avatar(seed, edition)
    if avatar and (seats is None or count + 1 in laws.layouts):
        count -= seats is None  # it counts as one of them
        options["avatar"] = avatar
    if options.get("crown", "random") != "random":
        options["crown"] = str(int(options["crown"]) % count)
    if "mix" in laws.options and not dice.randrange(MIXES):
        options["mix"] = random_mix(dice, edition)
        box = mixed(box, _others(edition), options["mix"])
    if too_few(laws, box, count, options):  # more seats than the smaller box has mages for
        options["expansion"] = "yes"
    if "lodge" in laws.options and not dice.randrange(LODGES):
        options["lodge"] = _some_lodge(dice, edition, count, options)
    mages, schools = in_play(laws, box, options)
    if "schools" in laws.options:
        options["schools"] = ",".join(_some(dice, [box.schools[n].name.en for n in schools], count))
    named = _some(dice, [box.mages[n].name.en for n in mages], count)
    return Setup.new(edition, tuple(named), ("random",) * count, options, seed)


def some_avatar(seed: str, edition: str) -> str:
    """Whether an Avatar plays in a game, and which: dice of its own, so that other games stay as they are."""
    dice, there = random.Random(f"{seed}/avatar"), avatars(edition)
    return dice.choice(there).name.en if there and not dice.randrange(AVATARS) else ""


def random_mix(dice: random.Random, edition: str) -> str:
    """Some parts of another box: a school that takes the place of one or is one more, mages, rooms, forgotten
    spells.
    """
    own, other = box_of(edition), dice.choice([name for name in EDITIONS if name != edition])
    of = other.title()
    places = [f" for {school.name.en}" for school in own.schools]
    place = dice.choice([*places, *([""] if len(places) > 1 else [])])
    school = f"{dice.choice(box_of(other).schools).name.en} of {of}{place}"
    parts = [school, f"mages of {of}", f"rooms of {of}", f"forgotten of {of}"]
    return ", ".join(dice.sample(parts, dice.randint(1, len(parts))))


def _others(edition: str) -> list[Pack]:
    return [box_of(name) for name in EDITIONS if name != edition]


def _some_lodge(dice: random.Random, edition: str, count: int, options: Mapping[str, str]) -> str:
    """The Lodge of another game with these options, as a host would lay it out."""
    given = {name: value for name, value in options.items() if name != "crown"}
    rooms = Game.new(edition, ("",) * count, dice.getrandbits(32), given).start().tiles
    return ",".join(map(str, rooms))


def _some(dice: random.Random, names: list[str], count: int) -> list[str]:
    """A different name for each seat, or "" where the player chooses."""
    known = dice.sample(names, min(count, len(names)))
    return [*(dice.choice((name, "")) for name in known), *[""] * (count - len(known))]


def eager(decision: Decision, dice: random.Random) -> Option:
    """An answer by chance, mostly one by which something happens."""
    busy = [option for option in decision.options if option[0] not in IDLE]
    return dice.choice(busy if busy and dice.random() < EAGER else decision.options)


class Run:
    """One game being checked."""

    def __init__(self, setup: Setup, dice: random.Random, every: int = EVERY) -> None:
        """A game that has not begun; the slower checks run every ``every`` decisions. In half of all games
        everybody is eager.
        """
        self.every = every
        self.eager = dice.random() < 0.5
        self.setup = setup
        self.dice = dice
        self.choices: list[Choice] = []
        self.trying: Choice | None = None
        self.kept: list[tuple[State, str]] = []
        self.twin: State | None = None

    def play(self) -> None:
        """Plays to the end; raises whatever goes wrong."""
        game = self.setup.game()
        state = game.start()
        while not state.over:
            self.check(state)
            self.answer(state)
        self.check_table(state)
        self.check_values(game, state)

    def answer(self, state: State) -> None:
        """Answers some open decision at random, on the table and on its twin."""
        if len(self.choices) >= MOST_DECISIONS:
            raise Wrong(f"no end after {MOST_DECISIONS} decisions")
        decision = self.dice.choice(state.decisions)
        option = eager(decision, self.dice) if self.eager else self.dice.choice(decision.options)
        self.trying = (decision.seat, option)
        state.choose(*self.trying)
        if self.twin is not None:
            self.twin.choose(*self.trying)
        self.choices.append(self.trying)
        self.trying = None

    def check(self, state: State) -> None:
        """What must hold at every decision, and now and then what takes longer."""
        if not state.decisions:
            raise Wrong("nobody is asked and the game is not over")
        for decision in state.decisions:
            least = 1 if decision.kind in UNTELLING else 2
            if len(set(decision.options)) != len(decision.options) or len(decision.options) < least:
                raise Wrong(f"odd options: {decision}")
        made = len(self.choices)
        if made % (self.every // EVERY) == 0:
            self.check_table(state)
        if made % self.every == 0:
            self.check_round_trip(state)
        if made % self.every == self.every // 2:
            self.check_redeals(state)

    def check_table(self, state: State) -> None:
        """Nothing is lost, doubled or out of place."""
        if found := violations(state):
            raise Wrong("; ".join(found))

    def check_round_trip(self, state: State) -> None:
        """What is written as JSON reads back equal; it goes on beside the table from here."""
        self.kept.append((state.copy(), state.digest()))
        self.twin = State.from_json(state.rules, json.loads(json.dumps(state.to_json())))
        if self.twin != state:
            raise Wrong("the state reads back from JSON otherwise than it was written")

    def check_redeals(self, state: State) -> None:
        """A state dealt from a seat's view is a possible one, and looks the same from that seat."""
        for seat in state.rules.people:
            view = state.view(seat)
            dealt = view.redeal(self.dice.randbytes(32))
            if found := violations(dealt):
                raise Wrong(f"redealt for seat {seat}: {'; '.join(found)}")
            if dealt.view(seat).to_json() != view.to_json():
                raise Wrong(f"redealt for seat {seat}, the view is another")

    def check_values(self, game: Game, state: State) -> None:
        """Copies made on the way have not changed; the twin and a replay came to the same end."""
        for copy, digest in self.kept:
            if copy.digest() != digest:
                raise Wrong("a copy has changed while its original went on")
        if self.twin != state:
            raise Wrong("a state read from JSON went on otherwise than the one it was written from")
        if game.replay(self.choices) != state:
            raise Wrong("the replay ends otherwise than the game")

    def told(self, error: Exception) -> str:
        """What went wrong, in one line."""
        reason = str(error) if isinstance(error, Wrong) else f"{type(error).__name__}: {error}"
        doing = f"on choosing {self.trying[1]} for seat {self.trying[0]} " if self.trying else ""
        return f"after {len(self.choices)} choices, {doing}{reason}"

    def recorded(self) -> tuple[tuple[Choice, ...], tuple[str, ...]]:
        """The choices that went through, with the digests they lead to."""
        state = self.setup.game().start()
        digests = []
        for seat, option in self.choices:
            state.choose(seat, option)
            digests.append(state.digest())
        return tuple(self.choices), tuple(digests)
