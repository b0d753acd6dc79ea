"""Reading packs that a command line names."""

from __future__ import annotations

from pathlib import Path

from blackrose.cli.errors import CommandError
from blackrose.engine.components import Pack
from blackrose.language.errors import PackError
from blackrose.packs import builtin_pack, open_pack


def box(path: Path | None, edition: str = "duel") -> Pack:
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
