"""Commands about many games: simulate, count, measure, fuzz."""

from __future__ import annotations

import argparse
import json
from typing import Any

from blackrose.cli.boxes import box
from blackrose.cli.errors import CommandError
from blackrose.game import BadSetup
from blackrose.lab.progress import bar, silent

SETUP_OPTIONS = ("event", "quests", "grimoire", "crown")


def sim(given: argparse.Namespace) -> int:
    """Plays many games between bots."""
    from blackrose.lab.sim import Series, simulate

    if given.pack is not None:
        box(given.pack)  # what is wrong with it is told in one line here
    options = {name: value for name in SETUP_OPTIONS if (value := getattr(given, name)) is not None}
    series = Series(
        players=given.seats,
        games=given.games,
        seed=given.seed,
        edition=given.edition,
        mages=given.mages or (),
        options=tuple(sorted(options.items())),
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
        who = "the Black Rose" if winner == "black_rose" else f"seat {winner} ({given.seats[int(winner)]})"
        print(f"{who} won {count} ({100 * count / result.games:.1f} %)")
    print(f"digest {result.digest}")
    return 0


def balance(given: argparse.Namespace) -> int:
    """Tells how often each seat, mage and grimoire wins when a bot plays itself."""
    from blackrose.lab.balance import measure

    if given.pack is not None:
        box(given.pack)
    progress = silent if given.json else bar(given.games)
    try:
        report = measure(given.bot, given.games, given.seed, given.jobs, given.pack, progress)
    except BadSetup as error:
        raise CommandError(f"blackrose balance: {error}") from None
    if given.json:
        print(json.dumps(report.as_dict()))
        return 0
    print(f"{report.games} games of {given.bot} against itself; shares of the games that a mage won")
    for group, shares in report.shares.items():
        for share in shares:
            low, high = share.interval
            name = f"{group}: {share.name}"
            print(
                f"{name:28}{share.wins:>6} of {share.of:<6} {share.percent:5.1f} % ({low:.1f} to {high:.1f})"
            )
    print("mean power: " + ", ".join(f"{mean:.1f}" for mean in report.power[:-1]), end="")
    print(f", Black Rose {report.power[-1]:.1f}")
    for name, side, times in report.cast:
        print(f"  {name} {side}: cast {times} times")
    return 0


def perft(given: argparse.Namespace) -> int:
    """Counts the tree from named positions."""
    from blackrose.lab.perft import POSITIONS, divide
    from blackrose.lab.perft import perft as count

    for name in [given.position] if given.position else POSITIONS:
        position = POSITIONS[name]
        depth = given.depth or position.depth
        state = position.state()
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
    from blackrose.lab.bench import compared

    progress = silent if given.json else bar(given.rounds, "rounds")
    figures = compared(given.games, given.rounds, progress)
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
    ours, theirs, ratios = figures["blackrose"], figures["catanatron"], figures["ratios"]
    print(f"random playouts for two on one core, Python {figures['python']}, {ours['games']} games each")
    heads = [f"{game['name']} {game['version']}" for game in (ours, theirs) if game]
    print(f"{'':28}" + "".join(f"{head:>20}" for head in heads) + (f"{'times better':>16}" if theirs else ""))
    for title, key, ratio in BENCH_LINES:
        row = "".join(f"{game[key]:>20}" for game in (ours, theirs) if game)
        better = f"{ratios[ratio]:>16}" if ratios and ratio else ""
        print(f"{title:28}{row}{better}")
    if not theirs:
        print(
            "catanatron is not installed, so there is nothing to compare with: pip install catanatron==3.2.1"
        )


def fuzz(given: argparse.Namespace) -> int:
    """Plays random games; 1 and a save file for each game that fails."""
    from blackrose.lab.fuzz import fuzz as run
    from blackrose.table import SaveError, write

    if not given.out.is_dir():
        raise CommandError(f"blackrose fuzz: {given.out}: there is no such folder")
    found = run(given.games, given.seed, given.jobs, bar(given.games))
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
