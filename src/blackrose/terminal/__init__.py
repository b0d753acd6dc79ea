"""The game in a terminal: drawn with keys (Textual), or in plain lines."""

from __future__ import annotations

import argparse
import sys

from blackrose.game import BadSetup
from blackrose.table.recorded.saves import BrokenSave
from blackrose.terminal.opening import opened


def run(args: argparse.Namespace) -> int:
    """Plays the game that a command line asks for, or lists what is asked for; returns the exit code."""
    if getattr(args, "challenges", False) or getattr(args, "records", False):
        return _list(args)
    if not args.plain and not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadSetup("there is no terminal here to draw on; for lines over a pipe add --plain")
    host = opened(args, _ask)
    if args.plain:
        from blackrose.terminal.plain import Plain

        return Plain(host, sys.stdin, sys.stdout).run()
    from blackrose.terminal.app import BlackRoseApp

    BlackRoseApp(host).run()
    return 0


def _list(args: argparse.Namespace) -> int:
    """Prints the prepared challenges, or the record of one's games."""
    from blackrose.table.solo.records import RecordsError
    from blackrose.terminal.solo import listed_challenges, listed_records

    try:
        lines = listed_challenges(args.lang) if args.challenges else listed_records(args.lang)
    except RecordsError as error:
        raise BadSetup(str(error)) from None
    print("\n".join(lines))
    return 0


def _ask(error: BrokenSave) -> bool:
    """Asks whether to go on with a broken game from its last good point; anything but a yes is a no."""
    print(error)
    print("Go on from there? The broken file is kept aside. [y/N] ", end="", flush=True)
    return sys.stdin.readline().strip().casefold() in ("y", "yes", "j", "ja", "д", "да")
