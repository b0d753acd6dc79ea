"""Which box a command line means: its edition, its cards, and how many play it."""

from __future__ import annotations

import argparse
from pathlib import Path

from blackrose.cli.errors import CommandError
from blackrose.engine.components import Pack
from blackrose.language.errors import PackError
from blackrose.packs import builtin_pack, open_pack

USUAL_EDITION = "duel"
USUAL_SEATS = {"duel": 2, "rebirth": 4}


def edition_of(given: argparse.Namespace) -> str:
    """The edition that is named; otherwise the one whose cards are, otherwise Duel."""
    if given.edition is not None:
        return str(given.edition)
    path = getattr(given, "pack", None)
    return (box(path).box if path is not None else "") or USUAL_EDITION


def seats_of(given: argparse.Namespace, first: str, others: str) -> tuple[str, ...]:
    """Who plays, as it is said; otherwise the edition's usual number, one of them another than the rest."""
    return given.seats or (first, *[others] * (USUAL_SEATS[edition_of(given)] - 1))


def box(path: Path | None, edition: str = USUAL_EDITION) -> Pack:
    """The cards of a folder or file, or those of the edition."""
    if path is None:
        return builtin_pack(edition)
    require(path)
    try:
        return open_pack(path)
    except PackError as error:
        more = len(error.errors) - 1
        rest = f" (and {more} more; blackrose cards check {path} lists them)" if more else ""
        raise CommandError(f"{error.errors[0]}{rest}") from None


def require(path: Path) -> None:
    """Refuses a path where nothing is, or can be."""
    try:
        there = path.exists()
    except OSError as error:
        raise CommandError(f"{path}: {error.strerror or error}") from None
    if not there:
        raise CommandError(f"{path}: there is no such file or folder")
