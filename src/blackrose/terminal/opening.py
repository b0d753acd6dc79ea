"""How a game at the terminal begins: from the command line, or from a save file, a broken one too."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Callable
from pathlib import Path

from blackrose.game import BadSetup, edition_for, listing
from blackrose.game.box import Pack
from blackrose.language.errors import PackError
from blackrose.packs import open_pack
from blackrose.table.recorded.record import Record, Setup
from blackrose.table.recorded.saves import BrokenSave, load
from blackrose.table.recorded.session import Session
from blackrose.table.solo.challenge import ChallengeError, find_challenge
from blackrose.table.solo.occasion import challenge_setup, todays_setup, utc_day
from blackrose.terminal.host import PERSON, Host

AVATAR = "avatar"
"""The option that brings an Avatar into a game; one person plays against it alone."""

BROKEN = ".broken"
"""What the name of a broken save file ends in after the game goes on from its last good point."""

Ask = Callable[[BrokenSave], bool]
"""Asks whether a broken game shall go on from its last good point."""


def opened(args: argparse.Namespace, ask: Ask) -> Host:
    """The game that the command line asks for; BadSetup or RecordError, in one line, if it cannot be."""
    pack = _pack(getattr(args, "pack", None))
    path = getattr(args, "save", None)
    if getattr(args, "load", None) is not None:
        record = _record(args.load, ask)
        path = path or args.load
        session = Session.resume(record, pack, path)
    else:
        session = Session(_setup(args, pack), pack, path)
    host = Host(session, args.lang)
    host.saved_to = path
    return host


def _setup(args: argparse.Namespace, pack: Pack | None) -> Setup:
    if (prepared := _prepared(args)) is not None:
        return prepared
    edition = getattr(args, "edition", None) or edition_for(pack.box if pack is not None else "")
    options = getattr(args, "options", None) or {}
    others = 0 if options.get(AVATAR) else listing(edition).usual_seats - 1
    players = tuple(args.seats or (PERSON, *["greedy"] * others))
    mages = tuple(getattr(args, "mages", None) or ("",) * len(players))
    return Setup.new(edition, mages, players, options, args.seed, pack)


def _prepared(args: argparse.Namespace) -> Setup | None:
    """The game of the day, or a challenge, if one is asked for: then everything else is settled."""
    today: bool = getattr(args, "today", False)
    challenge: str | None = getattr(args, "challenge", None)
    if not today and challenge is None:
        return None
    asked = "--today" if today else "--challenge"
    others = {
        "--challenge": challenge if today else None,
        "--seed": args.seed if today else None,
        "--seats": args.seats,
        "--edition": getattr(args, "edition", None),
        "--mages": getattr(args, "mages", None),
        "--pack": getattr(args, "pack", None),
        "the options of the set-up": getattr(args, "options", None),
    }
    for name, given in others.items():
        if given:
            raise BadSetup(f"{asked} settles the whole game; leave out {name}")
    if challenge is None or today:
        return todays_setup(utc_day())
    try:
        return challenge_setup(find_challenge(challenge), seed=args.seed)
    except ChallengeError as error:
        raise BadSetup(str(error)) from None


def _pack(path: Path | None) -> Pack | None:
    if path is None:
        return None
    if not path.exists():
        raise BadSetup(f"{path}: there is no such file or folder")
    try:
        return open_pack(path)
    except PackError as error:
        raise BadSetup(str(error.errors[0])) from None


def _record(path: Path, ask: Ask) -> Record:
    """A saved game; of a broken one the good part, if that is wanted. The broken file is kept aside."""
    try:
        return load(path)
    except BrokenSave as error:
        if error.good is None or not ask(error):
            raise
        shutil.copyfile(path, path.with_name(path.name + BROKEN))
        return error.good
