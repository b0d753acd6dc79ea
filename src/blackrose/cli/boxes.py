"""Which box a command line means: its edition, its cards, and how many play it."""

from __future__ import annotations

import argparse
from pathlib import Path

from blackrose.cli.errors import CommandError
from blackrose.game import EDITIONS, USUAL_EDITION, avatars, box_of, edition_for, listing
from blackrose.game.box import Pack
from blackrose.language.errors import PackError
from blackrose.packs import open_pack


def edition_of(given: argparse.Namespace) -> str:
    """The edition named; otherwise the one whose cards or Avatar are named; otherwise the usual one."""
    if given.edition is not None:
        return str(given.edition)
    path = getattr(given, "pack", None)
    if path is not None:
        return edition_for(box(path).box)
    if _avatar_of(given):
        return next((edition for edition in EDITIONS if avatars(edition)), USUAL_EDITION)
    return USUAL_EDITION


def _avatar_of(given: argparse.Namespace) -> str:
    """The Avatar named; "" for none."""
    return str((getattr(given, "options", None) or {}).get("avatar", ""))


def seats_of(given: argparse.Namespace, first: str, others: str) -> tuple[str, ...]:
    """The players named; otherwise the edition's usual number, one of them different from the rest."""
    return given.seats or (first, *[others] * (usual_seats(given) - 1))


def usual_seats(given: argparse.Namespace) -> int:
    """How many play the edition if nobody says; against an Avatar one plays alone."""
    if _avatar_of(given):
        return 1
    return listing(edition_of(given)).usual_seats


def box(path: Path | None, edition: str = USUAL_EDITION) -> Pack:
    """The cards of a folder or file, or those of the edition."""
    if path is None:
        return box_of(edition)
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
