"""Commands about many games: simulate, count, measure, fuzz."""

from __future__ import annotations

import argparse
import json
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any

from blackrose.cli.boxes import box, edition_of, seats_of, usual_seats
from blackrose.cli.errors import CommandError, unknown
from blackrose.game import LISTINGS, USUAL_EDITION, BadSetup, listing
from blackrose.game.listings import Listing, in_words
from blackrose.lab.progress import bar, silent

if TYPE_CHECKING:
    from blackrose.lab.against import Against
    from blackrose.lab.balance import Balance, Share

AVATAR = "avatar"
"""The option that brings an Avatar into a game."""


def sim(given: argparse.Namespace) -> int:
    """Plays many games between bots."""
    from blackrose.lab.sim import Series, simulate

    if given.pack is not None:
        box(given.pack)  # what is wrong with it is told in one line here
    players = seats_of(given, "greedy", "random")
    series = Series(
        players=players,
        games=given.games,
        seed=given.seed,
        edition=edition_of(given),
        mages=given.mages or (),
        options=tuple(sorted((given.options or {}).items())),
        pack=given.pack,
    )
    try:
        result = simulate(series, given.jobs, silent if given.json else bar(given.games))
    except BadSetup as error:
        raise CommandError(f"blackrose sim: {error}") from None
    if given.json:
        print(json.dumps(result.as_dict()))
        return 0
    print(f"{result.finished} of {result.games} games finished in {result.seconds:.1f} s")
    print(f"{result.decisions} decisions, {result.decisions / max(result.seconds, 1e-9):.0f} a second")
    for winner, count in result.winners.items():
        rose = (given.options or {}).get(AVATAR) or "the Black Rose"
        who = rose if winner == "black_rose" else f"seat {winner} ({players[int(winner)]})"
        print(f"{who} won {count} ({100 * count / result.games:.1f} %)")
    print(f"digest {result.digest}")
    return 0


def balance(given: argparse.Namespace) -> int:
    """Tells how often each seat, mage, school and grimoire wins when a bot plays itself."""
    from blackrose.lab.balance import measure

    if given.pack is not None:
        box(given.pack)
    if (given.options or {}).get(AVATAR):
        return _against(given)
    edition = edition_of(given)
    seats = given.seats or usual_seats(given)
    progress = silent if given.json else bar(given.games)
    try:
        report = measure(
            given.bot,
            given.games,
            given.seed,
            given.jobs,
            given.pack,
            progress,
            edition,
            seats,
            given.options,
        )
    except BadSetup as error:
        raise CommandError(f"blackrose balance: {error}") from None
    if given.json:
        print(json.dumps(report.as_dict()))
    else:
        _print_balance(report, given.bot)
    return 0


def _against(given: argparse.Namespace) -> int:
    """Tells how often a bot beats an Avatar."""
    from blackrose.lab.against import measure

    try:
        report = measure(
            given.bot,
            given.games,
            given.seed,
            given.jobs,
            given.pack,
            silent if given.json else bar(given.games),
            edition_of(given),
            given.seats or 1,
            given.options,
        )
    except BadSetup as error:
        raise CommandError(f"blackrose balance: {error}") from None
    if given.json:
        print(json.dumps(report.as_dict()))
    else:
        _print_against(report, given.bot)
    return 0


def _print_against(report: Against, bot: str) -> None:
    print(
        f"{report.games} games of {report.seats} × {bot} against {report.avatar} ({report.difficulty}); "
        "shares of the games that a mage won, with 95 % intervals"
    )
    _print_shares(report.shares)
    for title, value in (
        ("margin of the best mage", report.margin),
        ("score", report.score),
        ("defeats of the Avatar a game", report.felled),
        ("defeats of mages a game", report.fallen),
    ):
        print(f"{title}: {value.average:.1f} ({value.low:.1f} to {value.high:.1f})")
    print("mean power: " + ", ".join(f"{mean:.1f}" for mean in report.power[:-1]), end="")
    print(f", {report.avatar} {report.power[-1]:.1f}")
    _print_rounds(report)
    print("parts of commands: how often begun, how often they did something")
    for part in report.parts:
        where = f"moon {part.moon}: {part.command}, {part.number} ({part.part})"
        print(f"  {where:52}{part.begun:>7}{part.did:>7}")
    print(f"never did anything: {len(report.never)} of {len(report.parts)}")
    for part in report.never:
        print(f"  {part.command}, {part.number} ({part.part})")


def _print_balance(report: Balance, bot: str) -> None:
    print(
        f"{report.games} games of {bot} against itself, {report.seats} mages; shares of the games that "
        f"a mage won (even: {report.even:.1f} %), with 95 % intervals"
    )
    _print_shares(report.shares)
    print("mean power: " + ", ".join(f"{mean:.1f}" for mean in report.power[:-1]), end="")
    print(f", Black Rose {report.power[-1]:.1f}")
    _print_rounds(report)
    for kind, some in groupby(report.happened, key=itemgetter(0)):
        seen = sorted((what for what in some if what[3]), key=lambda what: -what[3])
        print(f"{kind}: " + ", ".join(f"{_titled(name, side)} {times}" for _, name, side, times in seen))
    print(f"never came up: {len(report.never)} of {len(report.happened)}")
    for kind, name, side in report.never:
        print(f"  {kind}: {_titled(name, side)}")
    if report.scoring:
        _print_scoring(report)


def _print_shares(groups: dict[str, tuple[Share, ...]]) -> None:
    for group, shares in groups.items():
        for share in shares:
            low, high = share.interval
            name = f"{group}: {share.name}"
            print(
                f"{name:36}{share.wins:>6} of {share.of:<6} {share.percent:5.1f} % ({low:.1f} to {high:.1f})"
            )


def _print_rounds(report: Balance | Against) -> None:
    lasted = ", ".join(f"{rounds} in {games}" for rounds, games in report.rounds)
    print(f"rounds: {report.mean_rounds:.1f} on average; {lasted} games")
    if report.given_up:
        print(f"given up as endless and not counted: {report.given_up} games")


def _print_scoring(report: Balance) -> None:
    """The table of docs/balance.md, as it stands there."""
    from blackrose.lab.scoring import WAYS

    print("what the mages of each school gain in a game, and the share of each way in per cent:")
    print(f"| | power | {' | '.join(WAYS)} |")
    print(f"|{'---|' * (len(WAYS) + 2)}")
    for scoring in report.scoring:
        shares = " | ".join(f"{percent:.1f}" for percent in scoring.percents)
        print(f"| {scoring.school} | {scoring.power:.1f} | {shares} |")


def _titled(name: str, side: str) -> str:
    return f"{name} ({side})" if side else name


def perft(given: argparse.Namespace) -> int:
    """Counts the tree from named positions."""
    from blackrose.lab.perft import divide, state_at
    from blackrose.lab.perft import perft as count

    edition = edition_of(given)
    known = listing(edition).positions
    if given.position and given.position not in known:
        raise CommandError(f"blackrose perft: {unknown('position', given.position, known)}")
    for name in [given.position] if given.position else known:
        position = known[name]
        depth = given.depth or position.depth
        try:
            state = state_at(edition, position, given.options or {})
        except BadSetup as error:
            raise CommandError(f"blackrose perft: {error}") from None
        if given.divide:
            print(f"{name}: {position.about}, depth {depth}")
            parts = divide(state, depth)
            for option, leaves in parts:
                print(f"  {' '.join(map(str, option)):24} {leaves}")
            print(f"  {'all':24} {sum(leaves for _, leaves in parts)}")
        else:
            print(f"{name:10}", *(count(state, at) for at in range(1, depth + 1)), flush=True)
    return 0


def bench(given: argparse.Namespace) -> int:
    """Measures the engine."""
    from blackrose.lab.bench import bench as measure

    progress = silent if given.json else bar(given.rounds, "rounds")
    try:
        figures = measure(given.games, given.rounds, progress=progress, avatar=given.options)
    except BadSetup as error:
        raise CommandError(f"blackrose bench: {error}") from None
    if given.json:
        print(json.dumps(figures))
    else:
        _print_bench(figures)
    return 0


BENCH_LINES = (
    ("decisions a second", "decisions_per_second", "decisions_per_second"),
    ("… with a real choice", "real_decisions_per_second", ""),
    ("games a second", "games_per_second", "games_per_second"),
    ("decisions a game", "decisions_per_game", ""),
    ("copy, µs", "copy_us", "copy"),
    ("JSON, bytes", "json_bytes", "json_bytes"),
    ("memory, KiB", "memory_kib", "memory"),
    ("… not shared by a copy, KiB", "memory_of_copy_kib", ""),
)


def _print_bench(figures: dict[str, Any]) -> None:
    print(f"random playouts on one core, {figures['blackrose']['games']} games each")
    print(f"Python {figures['python']}, engine: {figures['engine']}")
    for name, listed in LISTINGS.items():
        _print_edition(listed, figures.get(name, figures))
    if not figures["catanatron"]:
        print(
            "catanatron is not installed, so there is nothing to compare with: pip install catanatron==3.2.1"
        )


def _print_edition(listed: Listing, figures: dict[str, Any]) -> None:
    usual, seats = listing(USUAL_EDITION), in_words(listed.usual_seats)
    print(f"{listed.title}, for {seats}")
    _print_pair(figures["blackrose"], figures["catanatron"], figures["ratios"])
    if (cost := figures.get("cost_by_seats")) is not None:
        print(f"a decision with {seats} seats costs {cost} times one with {in_words(listed.fewest_seats)}")
    if (copy := figures.get(f"copy_beside_{usual.name}")) is not None:
        print(f"a copy of {listed.title} for {seats} takes {copy} times as long as one of {usual.title}")


def _print_pair(ours: dict[str, Any], theirs: dict[str, Any] | None, ratios: dict[str, float] | None) -> None:
    games = [game for game in (ours, theirs) if game]
    heads = [f"{game['name']} {game['version']}" for game in games]
    print(f"{'':28}" + "".join(f"{head:>20}" for head in heads) + (f"{'times better':>16}" if theirs else ""))
    for title, key, ratio in BENCH_LINES:
        row = "".join(f"{game[key]:>20}" for game in games)
        better = f"{ratios[ratio]:>16}" if ratios and ratio else ""
        print(f"{title:28}{row}{better}")


def fuzz(given: argparse.Namespace) -> int:
    """Plays random games; 1 and a save file for each game that fails."""
    from blackrose.lab.fuzz import fuzz as run
    from blackrose.table import SaveError, write

    if not given.out.is_dir():
        raise CommandError(f"blackrose fuzz: {given.out}: there is no such folder")
    edition = edition_of(given)
    try:
        wished = given.options or {}
        found = run(given.games, given.seed, given.jobs, bar(given.games), edition, given.seats, wished)
    except BadSetup as error:
        raise CommandError(f"blackrose fuzz: {error}") from None
    for failure in found.failures:
        path = (
            given.out / f"fuzz-{''.join(c if c.isalnum() else '-' for c in given.seed)}-{failure.game}.save"
        )
        try:
            write(path, failure.record)
            kept = f"saved as {path}"
        except SaveError as error:
            kept = f"not saved: {error}"
        print(f"game {failure.game} of seed {given.seed}: {failure.reason} ({kept})")
    print(
        f"{found.games} games, {found.decisions} decisions, {found.seconds:.0f} s: "
        f"{len(found.failures) or 'no'} {'failure' if len(found.failures) == 1 else 'failures'}"
    )
    return 1 if found.failures else 0
