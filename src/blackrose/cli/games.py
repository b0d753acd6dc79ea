"""Commands about one game: play it, play it again, prove it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from blackrose.cli.boxes import box
from blackrose.cli.errors import CommandError
from blackrose.game import SPECTATOR, BadSetup, State
from blackrose.game.box import Pack
from blackrose.table import BrokenRecord, BrokenSave, Record, RecordError, load
from blackrose.table import verify as verify_record
from blackrose.table.solo.occasion import check_occasion, occasion_of


def terminal(given: argparse.Namespace) -> int:
    """Plays in the terminal."""
    from blackrose.terminal import run

    try:
        return run(given)
    except (BadSetup, RecordError) as error:
        raise CommandError(str(error)) from None


def replay(given: argparse.Namespace) -> int:
    """Plays a saved game again and prints its log, or compares every step."""
    record, pack = _loaded(given)
    if given.check:
        return _checked(given, lambda: _told(record, record.checked(pack)))
    state = _playable(given, lambda: record.replay(pack, journal=True))
    from blackrose.table.words.narrator import Narrator

    seat = SPECTATOR if given.seat is None else given.seat
    if seat >= state.rules.seats:
        raise CommandError(f"blackrose replay: there is no seat {seat}; the last is {state.rules.seats - 1}")
    for line in Narrator(state.rules, given.lang).log(state.journal or (), seat):
        print("  " * line.level + line.text)
    return 0


def verify(given: argparse.Namespace) -> int:
    """Deals a saved game again from its key."""
    record, pack = _loaded(given)

    def run() -> str:
        found = verify_record(record, pack, given.commitment)
        ending = "to its end" if found.over else "so far; it is not over yet"
        check_occasion(record.setup)
        occasion = occasion_of(record.setup)
        choices = f"{found.choices} choices and {found.chance} draws of chance come out as recorded, {ending}"
        if occasion.public:
            return (
                f"public seed ({occasion.kind} {occasion.name}): everybody could know it beforehand, and no "
                f"commitment bound it\ngood: {choices}"
            )
        return f"commitment {found.commitment}\ngood: the key fits the commitment, {choices}"

    return _checked(given, run)


def _loaded(given: argparse.Namespace) -> tuple[Record, Pack | None]:
    try:
        record = load(given.file)
    except BrokenSave as error:
        hint = f" (blackrose terminal --load {given.file} goes on from there)" if error.good else ""
        raise CommandError(f"{error}{hint}") from None
    except RecordError as error:
        raise CommandError(str(error)) from None
    return record, None if given.pack is None else box(given.pack)


def _playable(given: argparse.Namespace, run: Callable[[], State]) -> State:
    try:
        return run()
    except RecordError as error:
        raise CommandError(f"{given.file}: {error}") from None


def _checked(given: argparse.Namespace, run: Callable[[], str]) -> int:
    """0 and what was found, or 1 and what is wrong with the game; CommandError if it cannot be played."""
    try:
        print(run())
    except BrokenRecord as error:
        print(f"{given.file}: {error}", file=sys.stderr)
        return 1
    except RecordError as error:
        hint = "" if given.pack else " (name it with --pack)" if "pack" in str(error) else ""
        raise CommandError(f"{given.file}: {error}{hint}") from None
    return 0


def _told(record: Record, state: State) -> str:
    ending = "the game is over" if state.over else f"round {state.round} goes on"
    return f"good: {len(record.choices)} choices come out as recorded; {ending}; state {state.digest()}"
